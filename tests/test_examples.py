"""The examples, built by the very lines that the documents show, beside the programs that everybody
has."""

from __future__ import annotations

import hashlib
import os
import random
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import clibrary
import harness
import pytest
from tools import require_tools

from generator.files import TOP
from generator.product import vendor
from generator.product.preference import select_kernels
from generator.spec import hashes

SOURCE = TOP / "examples" / "sum" / "sum.c"
FILE_COMMAND, ALL = re.findall(r"^ \*   (cc .*)$", SOURCE.read_text(), re.M)


def build_by_line(line: str, folder: Path) -> str:
    command = re.sub(r"-o \S+$", f"-Wall -Wextra -Werror -o '{folder}/sum'", line)
    done = subprocess.run(command, shell=True, cwd=TOP, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr[-2000:]
    return str(folder / "sum")


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> str:
    return build_by_line(ALL, tmp_path_factory.mktemp("sum"))


@pytest.fixture(scope="module")
def large(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Write a file of 64 MiB (1 GiB with NSMS_EXAMPLES), many times the program's buffer; return
    its path."""
    path = tmp_path_factory.mktemp("large") / "file"
    with open(path, "wb") as file:
        for _ in range(16 if os.environ.get("NSMS_EXAMPLES") else 1):
            file.write(harness.piece())
    return path


def said(*command: str, **how: object) -> str:
    return subprocess.run(command, check=True, capture_output=True, text=True, **how).stdout  # type: ignore


@pytest.mark.parametrize("bits", ["1", "256", "512"])
def test_a_large_file_by_its_name_and_on_standard_input(bits: str, program: str,
                                                        large: Path) -> None:
    if not shutil.which(f"sha{bits}sum"):
        pytest.skip(f"sha{bits}sum is not installed")
    right = said(f"sha{bits}sum", str(large))
    assert said(program, "-a", bits, str(large)) == right
    with open(large) as file:
        assert said(program, "-a", bits, stdin=file) == right.replace(str(large), "-")


@pytest.mark.parametrize("bits", ["1", "256", "512"])
def test_short_messages_and_several_files(bits: str, program: str, tmp_path: Path) -> None:
    names = []
    for length in [0, 1, 55, 56, 63, 64, 65, 111, 112, 119, 127, 128, 129, 1000, (1 << 18) - 1,
                   1 << 18, (1 << 18) + 1]:
        names.append(str(tmp_path / f"of {length}"))
        Path(names[-1]).write_bytes(harness.piece()[:length])
    right = [f"{hashlib.new(f'sha{bits}', Path(name).read_bytes()).hexdigest()}  {name}\n"
             for name in names]
    assert said(program, "-a", bits, *names) == "".join(right)


def test_the_line_with_one_kernel_is_a_sha256sum(tmp_path: Path) -> None:
    program = build_by_line(FILE_COMMAND, tmp_path)
    cpu = Path("/proc/cpuinfo").read_text()
    if "avx2" not in cpu or "bmi2" not in cpu:
        pytest.skip("avx2: this processor has none")
    assert said(program, str(SOURCE)) == said("sha256sum", str(SOURCE))
    done = subprocess.run([program, "-a", "512", str(SOURCE)], capture_output=True, text=True)
    assert (done.returncode == 2 and done.stderr.startswith("sum: no kernel of SHA-512 was linked "
                                                            "in"))


def test_unreadable_files_are_reported_and_the_others_are_hashed(program: str,
                                                                 tmp_path: Path) -> None:
    done = subprocess.run([program, str(tmp_path / "none"), str(tmp_path), str(SOURCE)],
                          capture_output=True, text=True)
    assert done.returncode == 1
    assert done.stdout == said("sha256sum", str(SOURCE))
    assert done.stderr.splitlines() == [f"sum: {tmp_path}/none: No such file or directory",
                                        f"sum: {tmp_path}: Is a directory"]


def test_the_readme_shows_the_line_that_works(tmp_path: Path) -> None:
    lines = re.findall(r"^ +(cc .*examples/sum.*)$", (TOP / "README.md").read_text(), re.M)
    assert lines, "the README no longer shows how to vendor in one line"
    for line in lines:
        build_by_line(line, tmp_path)


# examples/sum/sums.c and examples/merkle: beside coreutils, and the same written with hashlib.


def build_documented(source: Path, pattern: str, target: Path) -> str:
    (line,) = re.findall(pattern, source.read_text(), re.M)
    command = re.sub(rf"-o {source.stem}\b", f"-Wall -Wextra -Werror -o '{target}'", line)
    done = subprocess.run(command, shell=True, cwd=TOP, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr[-2000:]
    return str(target)


@pytest.fixture(scope="module")
def sums_program(tmp_path_factory: pytest.TempPathFactory) -> str:
    return build_documented(TOP / "examples" / "sum" / "sums.c", r"^ \*   (cc .*)$",
                            tmp_path_factory.mktemp("sums") / "sums")


@pytest.fixture(scope="module")
def merkle_program(tmp_path_factory: pytest.TempPathFactory) -> str:
    return build_documented(TOP / "examples" / "merkle" / "merkle.c", r"^ \* +\$ (cc .*)$",
                            tmp_path_factory.mktemp("merkle") / "merkle")


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Write small, large and empty files, and files whose names are escaped; return the folder."""
    folder, draw = tmp_path_factory.mktemp("files"), random.Random(1)
    for i in range(1300):
        (folder / f"{i:04}").write_bytes(
            draw.randbytes(draw.choice((0, 1, 55, 64, 119, 128, draw.randrange(9000)))))
    for i, size in enumerate(((1 << 18) - 1, 1 << 18, (1 << 18) + 1, 3_000_000, 5_000_001)):
        (folder / f"large {i}").write_bytes(draw.randbytes(1000) * (size // 1000)
                                            + bytes(size % 1000))
    (folder / "a\\b\nc\rd").write_bytes(b"x")
    return folder


def compare_with_coreutils(program: str, bits: str, folder: Path, *words: str,
                           stdin: str = "") -> str:
    if not shutil.which(f"sha{bits}sum"):
        pytest.skip(f"sha{bits}sum is not installed")
    matches = []
    for command in ([f"sha{bits}sum"], [program, "-a", bits]):
        done = subprocess.run([*command, *words], cwd=folder, capture_output=True, text=True,
                              input=stdin)
        matches.append((done.returncode, done.stdout,
                        re.sub(r"^\S*sums?: ", "", done.stderr, flags=re.M)))
    assert matches[0] == matches[1]
    return matches[0][1]


@pytest.mark.few(2)
@pytest.mark.parametrize("bits", ["1", "224", "256", "384", "512"])
def test_many_files_have_the_output_of_coreutils_in_its_order(bits: str, sums_program: str,
                                                              files: Path) -> None:
    names = sorted(path.name for path in files.iterdir())
    output = compare_with_coreutils(sums_program, bits, files, *names[::-1], "none", ".", names[0])
    assert len(output.splitlines()) == len(names) + 1
    assert compare_with_coreutils(sums_program, bits, files, "-", names[3],
                                  stdin="abc\n").endswith(f"  {names[3]}\n")


@pytest.mark.few(2)
@pytest.mark.parametrize("bits", ["1", "224", "256", "384", "512"])
def test_a_list_is_checked_as_coreutils_checks_it(bits: str, sums_program: str, files: Path,
                                                  tmp_path: Path) -> None:
    names = sorted(path.name for path in files.iterdir())
    lines = compare_with_coreutils(sums_program, bits, files, *names).splitlines(keepends=True)
    wrong = re.sub(r"^(\\?)(..)", lambda m: m[1] + ("00" if m[2] != "00" else "11"), lines[5])
    starred = lines[6].replace("  ", " *", 1)
    absent = lines[7].replace("0007\n", "none\n")
    (tmp_path / "list").write_text("".join([*lines, wrong, wrong, starred, "# no line\n",
                                            "zz  file\n", absent]))
    said = compare_with_coreutils(sums_program, bits, files, "-c", str(tmp_path / "list"))
    assert said.count(": OK\n") == len(names) + 1 and said.count(": FAILED\n") == 2
    assert "none: FAILED open or read" in said
    compare_with_coreutils(sums_program, bits, files, "-c", stdin=lines[0])
    compare_with_coreutils(sums_program, bits, files, "-c", "none", "0001")


def test_what_makes_no_sense_is_refused(sums_program: str) -> None:
    done = subprocess.run([sums_program, "-a", "3"], capture_output=True, text=True)
    assert (done.returncode == 2 and done.stderr == "usage: sums [-a 1|224|256|384|512] [-c] "
                                                    "[FILE...]\n")


SIZES = (0, 1, 31, 32, 33, 64, 96, 4095, 4096, 4097, 20_000, 128 * 4096, 128 * 4096 + 1, 700_001)


def sha256(data: bytes) -> bytes:
    return hashlib.sha256(data).digest()


def fsverity_digest(data: bytes) -> bytes:
    """Return the digest of fs-verity (Linux, Documentation/filesystems/fsverity.rst): SHA-256,
    blocks of 4 KiB, no salt."""
    def above(level: bytes) -> bytes:
        return b"".join(sha256(level[at:at + 4096].ljust(4096, b"\0"))
                        for at in range(0, len(level), 4096))

    level = above(data)
    while len(level) > 32:
        level = above(level)
    return sha256(bytes([1, 1, 12, 0, 0, 0, 0, 0]) + len(data).to_bytes(8, "little")
                  + level.ljust(64, b"\0") + bytes(176))


def tree(data: bytes) -> bytes:
    level = [data[at:at + 32].ljust(32, b"\0") for at in range(0, len(data) or 1, 32)]
    level += [bytes(32)] * ((1 << (len(level) - 1).bit_length()) - len(level))
    while len(level) > 1:
        level = [sha256(a + b) for a, b in zip(level[::2], level[1::2])]
    return level[0]


def test_files_have_the_digests_of_fs_verity_and_of_binary_trees(merkle_program: str,
                                                                 tmp_path: Path) -> None:
    draw = random.Random(1)
    for size in SIZES:
        data = draw.randbytes(size)
        path = tmp_path / f"{size}"
        path.write_bytes(data)
        assert said(merkle_program, str(path)) == f"sha256:{fsverity_digest(data).hex()} {path}\n"
        assert said(merkle_program, "-b", str(path)) == f"{tree(data).hex()} {path}\n"
    assert (fsverity_digest(b"").hex()
            == "3d248ca542a24fc62d1c43b916eae5016878e2533c88238480b26128a1f1af95"), (
        "the digest that fsverity-utils prints")


def test_a_file_that_was_changed_fails_its_check(merkle_program: str, tmp_path: Path) -> None:
    data = bytes(10_000)
    path = tmp_path / "file"
    for words, digest in (([], fsverity_digest(data)), (["-b"], tree(data))):
        path.write_bytes(data)
        command = [merkle_program, *words, "-c", digest.hex(), str(path)]
        assert subprocess.run(command, capture_output=True, text=True).stdout == f"{path}: OK\n"
        path.write_bytes(data[:-1] + b"\1")
        done = subprocess.run(command, capture_output=True, text=True)
        assert (done.returncode, done.stdout) == (1, f"{path}: FAILED\n")
    assert subprocess.run([merkle_program, str(tmp_path)], capture_output=True).returncode == 2


# The library's: each is built and run by the lines after `$` in its first file, from the top of a
# checkout.

EXAMPLES = {
    "library": ("library/digest.c", ["cc"]), "cmake": ("cmake/CMakeLists.txt", ["cmake"]),
    "meson": ("meson/meson.build", ["meson", "ninja"]), "rust": ("rust/Cargo.toml", ["cargo"]),
    "go": ("go/main.go", ["go"]),
    "python": ("python/digest.py", ["python3"]), "provider": ("provider/provider.c", ["openssl"])}


# What a tool says, and what it lacks then.
LACKS = [("No module named 'cffi'", "cffi is not installed"),
         ("openssl/core.h", "OpenSSL 3's headers are not installed"),
         ("crates.io", "cargo cannot reach crates.io"),
         ("Unknown option: provider", "openssl is older than 3.0")]


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a copy of the files of a checkout that the examples use, with the library of the
    committed manifest."""
    top = tmp_path_factory.mktemp("a checkout")
    names = subprocess.run(["git", "ls-files", "-co", "--exclude-standard", "examples"], cwd=TOP,
                           capture_output=True, text=True)
    for name in names.stdout.splitlines() if names.returncode == 0 else [
            str(p.relative_to(TOP)) for p in (TOP / "examples").rglob("*") if p.is_file()]:
        (top / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(TOP / name, top / name)
    shutil.copytree(TOP / "generated" / "gas", top / "generated" / "gas")
    clibrary.write_library(top / "generated" / "lib", lib="1")
    return top


def write_vendored(top: Path, words: list[str]) -> None:
    options: dict[str, str | None] = dict(word.split("=") for word in words)  # type: ignore[arg-type]
    assert options.pop("LIB") == "1" and options.keys() <= {"DEST", "HASH", "ISA"}
    options = {"HASH": None, "ISA": None} | options
    entries = [e for e in clibrary.MANIFEST if e["gas"]
               and hashes.find(e["hash"]).NAME == (options["HASH"] or hashes.find(e["hash"]).NAME)
               and e["isa"] == (options["ISA"] or e["isa"])]
    taken: list[dict[str, Any]] = []
    for family in clibrary.FAMILIES:
        contents = [*select_kernels(family, entries, "1", "nsms_").single.values()]
        taken += contents + [e for e in entries if e["kind"] == "fixed"
                             and hashes.find(e["hash"]).NAME == family
                             and e["isa"] in {k["isa"] for k in contents}]
    files = {e["gas"] for e in taken}
    entries = [e for e in entries if e["gas"] in files]
    folder = clibrary.write_library(top / str(options["DEST"]),
                                    entries=[e | {"nasm": None} for e in entries])
    for name in vendor.BUILDS:
        (folder / name).write_bytes(vendor.flatten_paths((folder / name).read_bytes()))
    for path in clibrary.kernel_sources(entries):
        shutil.copy(path, folder)


def lines_of(name: str) -> list[str]:
    return re.findall(r"\$ (.*)$", (TOP / "examples" / EXAMPLES[name][0]).read_text(), re.M)


def follow_page(name: str, top: Path, file: Path) -> dict[str, str]:
    """Execute the commands of an example's page; return the output of its lines, printed with the
    tools' versions."""
    program, tools = EXAMPLES[name]
    for tool in tools:
        require_tools(tool)
        output = subprocess.run([tool, "version" if tool in ("go", "openssl") else "--version"],
                                capture_output=True, text=True)
        print(f"examples/{name}: {tool}, {output.stdout.partition(chr(10))[0]}")
    said = {}
    path = os.pathsep.join(part for part in os.environ["PATH"].split(os.pathsep)
                           if Path(part) != Path(sys.prefix) / "bin")
    for line in lines_of(name):
        words = shlex.split(line)
        if words[:2] == ["make", "vendor"]:
            write_vendored(top, words[2:])
            continue
        if "speed" in words:
            line = line.replace("speed", "speed -seconds 1 -bytes 8192")
        done = subprocess.run(re.sub(r"\bFILE\b", shlex.quote(str(file)), line), shell=True,
                              cwd=top, capture_output=True, text=True, stdin=subprocess.DEVNULL,
                              env={**os.environ, "PATH": path, "CARGO_NET_RETRY": "0",
                                   "CARGO_HTTP_TIMEOUT": "20"})
        for sign, reason in LACKS:
            if done.returncode and sign in done.stderr:
                pytest.skip(reason)
        assert done.returncode == 0, f"{line}\n{done.stdout[-2000:]}{done.stderr[-3000:]}"
        said[line] = done.stdout
        if "FILE" in line or "speed" in line:
            print(f"$ {line}\n{done.stdout}{done.stderr}".rstrip())
    return said


@pytest.mark.full
@pytest.mark.parametrize("name", [name for name in EXAMPLES if name != "provider"])
def test_an_example_does_what_it_says(name: str, checkout: Path, tmp_path: Path) -> None:
    file = tmp_path / "a file"
    file.write_bytes(harness.piece()[:100001])
    said = follow_page(name, checkout, file)
    right = f"{hashlib.sha256(file.read_bytes()).hexdigest()}  {file}\n"
    programs = [line for line in lines_of(name) if line.endswith("FILE")]
    assert programs and [said[line] for line in programs] == [right] * len(programs)


def measure_openssl(name: str, *options: str | Path) -> float:
    said = clibrary.run("openssl", "speed", "-seconds", "1", "-bytes", "8192", *options, "-evp",
                        name)
    output = re.search(r"^\S+\s+([0-9.]+)k$", said, re.M)
    assert output, f"openssl speed does not say how fast {name} is: {said[-300:]}"
    return float(output[1]) / 1000


@pytest.mark.full
def test_openssl_hashes_by_our_provider(checkout: Path, tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_bytes(harness.piece()[:100001])
    said = follow_page("provider", checkout, file)
    (line,) = [line for line in said if " dgst " in line]
    assert said[line].split()[-1] == hashlib.sha512(file.read_bytes()).hexdigest()
    ours = ["-provider-path", checkout / "examples" / "provider", "-provider", "nsms"]
    for name in ("sha1", "sha224", "sha256", "sha384", "sha512-224", "sha512-256"):
        right = hashlib.new(name.replace("sha512-", "sha512_"), file.read_bytes()).hexdigest()
        assert clibrary.run("openssl", "dgst", *ours, f"-{name}", file).split()[-1] == right
    for name in ("sha1", "sha256", "sha512") if os.environ.get("NSMS_EXAMPLES") else ("sha512",):
        speeds = [(measure_openssl(name), measure_openssl(name, *ours))
                  for _ in range(3 if os.environ.get("NSMS_EXAMPLES") else 1)]
        openssl_speed, mine = (sorted(column)[len(speeds) // 2] for column in zip(*speeds))
        print(f"openssl speed -evp {name}, 8192 bytes: OpenSSL's own {openssl_speed:,.0f} MB/s, "
              f"by the provider nsms {mine:,.0f} MB/s: " f"{mine / openssl_speed:.2f} times")
    listed = clibrary.run("openssl", "list", "-digest-algorithms", *ours)
    assert len(re.findall("@ nsms", listed)) == 7, "the digests above were not ours"
