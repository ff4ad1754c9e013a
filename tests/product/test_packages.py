"""The packages that vendor writes for languages: each built and tried by its language's own tools,
and a wrong one refused."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any

import clibrary
import pytest
from tools import require_tools

from generator import __main__ as cli
from generator.cli import progress
from generator.files import TOP
from generator.product import library, packages, vendor
from generator.spec import hashes
from generator.x86.uarch.processors import missing_features

pytestmark = pytest.mark.full

# What a tool says, and what it lacks then.
LACKS = [("crates.io", "cargo cannot reach crates.io"),
         ("Python.h: No such file", "Python's headers are not installed"),
         ("No matching distribution found for setuptools", "pip cannot reach PyPI"),
         ("ensurepip is not", "Python's ensurepip is not installed"),
         ("golang.org/x/sys@", "go cannot reach golang.org/x/sys")]
CALM = {"CARGO_NET_RETRY": "0", "CARGO_HTTP_TIMEOUT": "20", "CARGO_TERM_COLOR": "never",
        "CARGO_INCREMENTAL": "0", "CARGO_PROFILE_TEST_DEBUG": "0",
        "CARGO_PROFILE_TEST_OPT_LEVEL": "1",
        "PIP_RETRIES": "0", "PIP_NO_INPUT": "1",
        "PIP_DISABLE_PIP_VERSION_CHECK": "1"}


def write_package(language: str, dest: Path, hash: str | None = None, isa: str | None = None,
                  nasm: bool = False) -> Path:
    """Write the package that vendor writes for the committed kernels, without proofs; with `nasm`
    as by SYNTAX=both."""
    names = {hashes.find(hash).NAME} if hash else {*clibrary.FAMILIES}
    entries = [e for e in clibrary.MANIFEST if e["kind"] in ("blocks", "multi", "pairs")
               and e["gas"] and (e["nasm"] or not nasm) and e["hash"] in names
               and isa in (None, e["isa"])]
    scope = library.library_scope(entries, "nsms_")
    contents = {path for family in scope["families"]
                for kernel in (*family["kernels"], *family["many"])
                for path in (*kernel["files"], *(kernel["nasm"] if nasm else ()))}
    lines = [e | {"nasm": e["nasm"] if nasm else None} for e in clibrary.MANIFEST
             if e["gas"] in contents]
    texts = library.library_texts(lines, "nsms_", "chosen")
    c = {name: texts[name] for name in ("nsms.c", "nsms.h")}
    c |= {Path(path).name: (TOP / "generated" / path).read_text() for path in contents}
    if packages.LANGUAGES[language].folder == "c":
        c |= {name: vendor.flatten_paths(texts[name].encode()).decode() for name in vendor.BUILDS}
    native = packages.LANGUAGES[language].native
    options = "".join(f" {name}={value}" for name, value in (("HASH", hash), ("ISA", isa),
                                                             ("SYNTAX", nasm and "both")) if value)
    package_files = packages.package_files(language, scope, list(c),
                                           f"make vendor{options} FOR={language}")
    package_files["LICENSE"] = vendor.licence()
    for name, data in {**package_files,
                       **{f"{native}/{name}": text.encode() for name, text in c.items()}}.items():
        (dest / name).parent.mkdir(parents=True, exist_ok=True)
        (dest / name).write_bytes(data)
    return dest


def run_tool(*command: str | Path, **env: str) -> subprocess.CompletedProcess[str]:
    """Run a tool; skip the test by name if it lacks something of the machine's."""
    done = subprocess.run([str(c) for c in command], capture_output=True, text=True,
                          stdin=subprocess.DEVNULL,
                          env={**os.environ, **CALM, **env})
    for sign, reason in LACKS:
        if done.returncode and sign in done.stderr:
            pytest.skip(reason)
    return done


def good(*command: str | Path, **env: str) -> str:
    done = run_tool(*command, **env)
    assert done.returncode == 0, f"{done.stdout[-3000:]}{done.stderr[-3000:]}"
    return done.stdout + done.stderr


def test_the_laid_package_is_what_vendor_writes(tmp_path: Path) -> None:
    require_tools("cc")
    dest, language = tmp_path / "package", "rust"
    assert cli.main(["vendor", "--dest", str(dest), "--hash", "sha1", "--isa", "bmi2", "--for",
                     language, "--syntax", "both"]) == 0
    written = {str(p.relative_to(dest)): p.read_bytes() for p in dest.rglob("*") if p.is_file()}
    copied = tmp_path / "copied"
    write_package(language, copied, "sha1", "bmi2", True)
    for path in [p for p in copied.rglob("*") if p.is_file()]:
        assert (path.suffix in (".S", ".asm")
                or written[str(path.relative_to(copied))] == path.read_bytes()), path
    assert {name for name in written if not name.startswith("LICENSES/")} - {
        str(p.relative_to(copied)) for p in copied.rglob("*")} == {
        "VENDORED.md", "nsms_verify.py", "nsms_verify.json", "nsms_verify.json.license"}
    assert ({*packages.LANGUAGES[language].about}
            <= {*written}), "VENDORED.md tells of a file that is not there"


def test_a_package_for_go_shows_that_its_work_goes_on(
        tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
        ) -> None:
    require_tools("cc", "go")
    words = ["vendor", "--dest", str(tmp_path), "--hash", "sha512", "--isa", "avx2", "--for", "go"]
    reader, terminal = os.openpty()  # it states no size
    text = b""
    with subprocess.Popen([sys.executable, "-m", "generator", *words], cwd=TOP, stderr=terminal,
                          stdout=subprocess.DEVNULL), open(reader, "rb", buffering=0) as lines:
        os.close(terminal)
        with suppress(OSError):  # at the end
            while data := lines.read(4096):
                text += data
    assert re.search(rb"\| \d+/[1-9]\d* \[", text), text
    monkeypatch.setattr(progress, "QUIET_SECONDS", 0.01)
    assert cli.main(words) == 0
    first, last = capsys.readouterr().err.splitlines()
    assert first.startswith("nsms vendor: running for more than") and "done after" in last


def test_a_package_for_c_holds_every_kernel_and_others_those_that_they_call(
        tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    jobs: list[vendor.VendorJob] = []

    def record(dest: Path, job: vendor.VendorJob, *_: Any) -> vendor.VendoredFolder:
        jobs.append(job.selected)
        return vendor.VendoredFolder("", "", [])

    monkeypatch.setattr(vendor, "vendor", record)
    for words in (["--lib", "1"],
                  *(["--for", language]
                    for language in ("c", "rust", "python", "go"))):
        assert cli.main(["vendor", "--dest", str(tmp_path / "x"), *words]) == 0
    library, c, rust, python, go = ([config.stem for config in job.configs] for job in jobs)
    assert "sha256_shani_len64" in library and c == library
    text = (TOP / "generated" / "lib" / "nsms.c").read_text()
    named = {e["symbol"] for e in clibrary.MANIFEST if re.search(rf"\b{e['symbol']}\b", text)}
    written = {symbol for config in jobs[0].configs for symbol in config.symbols("nsms_")}
    assert any("_midstate_" in symbol for symbol in named) and named <= written
    called = [stem for stem in library if not stem.endswith(("_len64", "_len128"))]
    assert rust == python == called
    for_go = {config.stem for config in jobs[0].configs
              if config.family.NAME != "sha1" and config.isa in packages.GO_ISAS
              and {"blocks", "multi"} & {*config.kinds}}
    assert {*go} == for_go and 0 < len(for_go) < len(called)


@pytest.mark.parametrize("language", ["c", "cmake", "meson"])
def test_a_package_for_c_is_right_by_every_kernel_and_a_wrong_one_is_found(
        language: str, tmp_path: Path) -> None:
    require_tools("cc", *{"c": [], "cmake": ["cmake"], "meson": ["meson", "ninja"]}[language])
    package = write_package(language, tmp_path / "package", "sha512")
    tries = ["sh", "-c", packages.LANGUAGES[language].tries.format(here=package)]
    output = good(*tries)
    assert language != "c" or output.endswith(" skipped: all right\n")
    for path in (package / "nsms").glob("sha512_x64_*.S"):            # which every processor runs
        text = path.read_text()
        assert "0x7137449123ef65cd" in text
        path.write_text(text.replace("0x7137449123ef65cd", "0x7137449123ef65cc"))
    done = run_tool(*tries)
    assert done.returncode != 0, done.stdout
    assert language != "c" or "WRONG: SHA-512 by x64_" in done.stdout


def test_a_crate_stands_where_sha2_does_and_a_wrong_one_is_found(
        tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    require_tools("cargo", "cc")
    crate = write_package("rust", tmp_path / "crate")
    target = ["--manifest-path", crate / "Cargo.toml", "--target-dir", tmp_path / "target",
              "--all-features"]
    said = good("cargo", "test", *target)
    assert ("test result: ok. 63 passed" in said
            and "test result: ok. 9 passed" in said), said[-2000:]
    # What Miri compiles: it takes no C, so the tests pass with another crate's functions.
    monkeypatch.setenv("RUSTFLAGS", "--cfg miri")
    in_rust = [*target[:3], tmp_path / "miri", "--test", "hashes"]
    assert "test result: ok. " in good("cargo", "test", *in_rust)
    assert not [*(tmp_path / "miri").rglob("libnsms_hashes.a")]
    monkeypatch.delenv("RUSTFLAGS")
    core = crate / "src" / "block_api.rs"
    text = core.read_text()
    assert text.count("0x22312194fc2bf72c") == 1
    # SHA-512/256's first word
    core.write_text(text.replace("0x22312194fc2bf72c", "0x22312194fc2bf72d"))
    done = run_tool("cargo", "test", *target, "--test", "hashes", "sha512")
    failed = {line.split()[1] for line in done.stdout.splitlines() if line.endswith("FAILED")
              and line.startswith("test ")}
    assert {name.split("::")[1] for name in failed if "::" in name} == {"sha512_256"}


def test_a_crate_says_nothing_to_clippy_and_rustfmt(tmp_path: Path) -> None:
    require_tools("cargo", "cc", "cargo-clippy", "cargo-fmt")
    for crate in (write_package("rust", tmp_path / "gas", "sha256"),
                  write_package("rust", tmp_path / "crate", "sha256", nasm=True)):
        good("cargo", "fmt", "--check", "--manifest-path", crate / "Cargo.toml")
    good("cargo", "clippy", "--manifest-path", crate / "Cargo.toml", "--target-dir",
         tmp_path / "target", "--no-default-features",
         "--", "-D", "warnings")


TYPED = """import hmac
import nsms_hashes
one: nsms_hashes.Hash = nsms_hashes.sha512(bytearray(b"a"))
some: list[bytes] = nsms_hashes.many("sha512", [b"a", one.digest(), memoryview(b"b")])
hmac.new(b"key", b"message", nsms_hashes.sha512).hexdigest()
nsms_hashes.sha512("text")
"""


@pytest.fixture(scope="module")
def python(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("venv")
    good(sys.executable, "-m", "venv", folder)
    return folder / "bin" / "python"


def install_for_python(python: Path, package: Path, path: Path) -> Path:
    """Copy the package where PYTHONPATH finds it, with its tests but without its sources."""
    good(python, "-m", "pip", "install", "-q", "--no-deps", "--target", path, package)
    shutil.copytree(package / "tests", path / "tests")
    return path


def tried(path: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-m", "unittest", "discover", "tests"], cwd=path,
                          capture_output=True, text=True,
                          timeout=120)


def test_a_wheel_does_what_hashlib_does_and_is_typed(python: Path, tmp_path: Path) -> None:
    require_tools("cc")
    package = write_package("python", tmp_path / "package")
    path = install_for_python(python, package, tmp_path / "place")
    done = tried(path)
    assert done.returncode == 0 and "Ran 10 tests" in done.stderr, done.stderr[-3000:]
    (metadata,) = path.glob("nsms_hashes-*.dist-info")
    assert re.findall("^License.*", (metadata / "METADATA").read_text(), re.M) == [
        "License-Expression: Apache-2.0 OR ISC OR MIT", "License-File: LICENSE"]
    assert (metadata / "licenses" / "LICENSE").read_bytes() == vendor.licence()
    assert ([p.name for p in (path / "nsms_hashes").glob("*.so")]
            == ["_native.abi3.so"]), "the wheel is for one Python only"
    (tmp_path / "typed.py").write_text(TYPED)
    output = run_tool(sys.executable, "-m", "mypy", "--strict", "--cache-dir", tmp_path / "cache",
                      tmp_path / "typed.py",
                      MYPYPATH=str(path))
    assert ([line.split("error: ")[1] for line in output.stdout.splitlines()
             if "error: " in line] == [
         'Argument 1 to "sha512" has incompatible type "str"; '
         'expected "Buffer"  [arg-type]']), output.stdout


def test_a_wrong_wheel_is_found_by_its_own_tests(python: Path, tmp_path: Path) -> None:
    require_tools("cc")
    package = write_package("python", tmp_path / "package", "sha512")
    native, library = package / "nsms_hashes" / "native.c", package / "nsms" / "nsms.c"
    for path, old, new in ((library, "0x22312194fc2bf72c", "0x22312194fc2bf72d"),
                           (native, "Py_BEGIN_ALLOW_THREADS\n        self->algorithm->add",
                            "{ self->algorithm->add")):
        text = path.read_text()
        assert text.count(old) == 1, old
        text = text.replace(old, new)
        path.write_text(text.replace("(size_t)view.len);\n        Py_END_ALLOW_THREADS",
                                     "(size_t)view.len); }"))
    done = tried(install_for_python(python, package, tmp_path / "place"))
    failed = {line.split()[1] for line in done.stderr.splitlines()
              if line.startswith(("FAIL:", "ERROR:"))}
    assert {"test_every_kernel_computes_what_hashlib_does",
            "test_threads_share_an_object_and_others_run_meanwhile"} <= failed
    assert ("test_any_buffer_and_nothing_else" in failed and "test_what_makes_no_sense_is_refused"
            not in failed)


def test_a_go_package_does_what_the_standard_library_does_and_a_wrong_one_is_found(
        tmp_path: Path, capsys: pytest.CaptureFixture[str],
        monkeypatch: pytest.MonkeyPatch) -> None:
    require_tools("cc", "go", "gofmt")
    # Go compiles its standard library five times here, and faster without optimization.
    monkeypatch.setenv("GOFLAGS", "'-gcflags=std=-N -l'")
    package = tmp_path / "package"
    words = ["--hash", "sha512", "--for", "go", "--module", "example.org/me/sha2"]
    assert cli.main(["vendor", "--dest", str(package), *words]) == 0
    assert capsys.readouterr().out == f"cd {package} && go vet ./... && go test ./...\n"
    assert "\nmodule example.org/me/sha2\n" in (package / "go.mod").read_text()
    assert "MODULE=example.org/me/sha2" in (package / "VENDORED.md").read_text()
    assert any("avx512_n8" in path.name
               for path in package.iterdir()), "the fastest kernel on Zen 4 is missing"
    assert {*packages.LANGUAGES["go"].about} <= {p.name for p in package.iterdir()}
    # which is told, where there is something to download
    good("go", "-C", package, "mod", "download")
    assert good("gofmt", "-l", package) == "" and good("go", "-C", package, "vet", "./...") == ""
    assert good("go", "-C", package, "test", "./...").startswith("ok ")
    good("go", "-C", package, "test", "-race", "-run", "Goroutines|Many", "./...", CGO_ENABLED="1")
    for system, processor in (("linux", "arm64"), ("linux", "386"), ("windows", "amd64")):
        good("go", "-C", package, "vet", "./...", GOOS=system, GOARCH=processor)
    assert good("go", "-C", package, "test", "-tags", "purego", "./...").startswith("ok ")
    check = [sys.executable, package / "nsms_verify.py", "-v"]
    kernels = [*package.glob("sha512_*_amd64.s")]
    good("go", "-C", package, "test", "-c", "-o", tmp_path / "right", ".")
    result = good(*check, tmp_path / "right")
    assert len(re.findall(r"\(found by its symbol\): the proved bytes",
                          result)) == len(kernels)
    option = package / "hashes_amd64.go"
    text = option.read_text()
    row = re.search(r"var orders512 = .*\n\t\{\{(\d+), ", text)
    assert row
    # an order that names the standard library twice
    option.write_text(text[:row.start(1)] + "0" + text[row.end(1):])
    assert "--- FAIL: TestEveryOrderNamesEveryKernel" in run_tool("go", "-C", package, "test",
                                                                  "-run", "Order", "./...").stdout
    option.write_text(text)
    for path in kernels:
        text = path.read_text()
        assert "$0x7137449123ef65cd" in text
        path.write_text(text.replace("$0x7137449123ef65cd", "$0x7137449123ef65cc"))
    wrong = run_tool("go", "-C", package, "test", "./...")
    assert (wrong.returncode == 1
            and "--- FAIL: TestWhatTheStandardLibraryComputes/SHA-512_by_" in wrong.stdout)
    assert ("--- FAIL: TestManyBy512/what_is_chosen" in wrong.stdout
            or missing_features(["avx2"]))
    good("go", "-C", package, "test", "-c", "-o", tmp_path / "wrong", ".")
    assert (run_tool(*check, tmp_path / "wrong").stdout.count("NOT the proved bytes")
            == len(kernels))
