"""The release archive: the same bytes each time, built where neither Python nor git is, and its
figures entered by `measured`."""

from __future__ import annotations

import io
import json
import os
import re
import shutil
import subprocess
import tarfile
from pathlib import Path

import clibrary
import pytest
from command import Nsms
from tools import require_tools

from generator import __main__ as cli
from generator.files import TOP
from generator.lab import measured, preference
from generator.product import vendor


def written(dest: Path) -> dict[str, bytes]:
    assert cli.main(["dist", "--dest", str(dest)]) == 0
    return {p.name: p.read_bytes() for p in dest.iterdir()}


@pytest.fixture(scope="module")
def unpacked(tmp_path_factory: pytest.TempPathFactory) -> Path:
    dest = tmp_path_factory.mktemp("dist")
    files = written(dest)
    with tarfile.open(fileobj=io.BytesIO(files[f"{vendor.ARCHIVE_FOLDER}.tar.gz"])) as tar:
        tar.extractall(dest, **({"filter": "data"} if hasattr(tarfile, "data_filter") else {}))
    return dest / vendor.ARCHIVE_FOLDER


@pytest.fixture(scope="module")
def program(unpacked: Path) -> Path:
    """Build test.c of the archive by the line in its head, with only the compiler's tools in PATH.
    """
    require_tools("cc", "as", "ld")
    tools = unpacked.parent / "tools"
    tools.mkdir()
    for tool in ("cc", "as", "ld"):
        (tools / tool).symlink_to(str(shutil.which(tool)))
    line = next(line for line in (unpacked / "test.c").read_text().splitlines()
                if " cc -O2" in line)
    command = line.removeprefix(" *").partition("&&")[0]
    done = subprocess.run(["/bin/sh", "-c", command], cwd=unpacked, capture_output=True, text=True,
                          env={"PATH": str(tools)})
    assert done.returncode == 0, done.stderr
    return unpacked / "hashes-test"


def test_the_same_files_give_the_same_bytes(unpacked: Path, tmp_path: Path,
                                            monkeypatch: pytest.MonkeyPatch) -> None:
    """What the files depend on, other tests show: here they are those of the archive."""
    first = (unpacked.parent / f"{vendor.ARCHIVE_FOLDER}.tar.gz").read_bytes()
    with tarfile.open(fileobj=io.BytesIO(first)) as tar:
        contents = {name.partition("/")[2]: tar.extractfile(name).read() for name in tar.getnames()}
    monkeypatch.setattr(vendor, "archive_files", lambda _: contents)
    old = os.umask(0o077)
    try:
        assert first in written(tmp_path / "b").values()
    finally:
        os.umask(old)
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1700000000")
    assert first not in written(tmp_path / "c").values(), "the date is not in the archive"


def test_checksums_hold_and_a_changed_file_is_seen(unpacked: Path, tmp_path: Path) -> None:
    require_tools("sha256sum")
    copy = shutil.copytree(unpacked, tmp_path / "copy",
                           ignore=shutil.ignore_patterns("hashes-test"))
    check = ["sha256sum", "-c", "--quiet", "SHA256SUMS"]
    assert subprocess.run(check, cwd=copy).returncode == 0
    listed = {line.split("  ")[1] for line in (copy / "SHA256SUMS").read_text().splitlines()}
    assert listed | {"SHA256SUMS"} == {str(p.relative_to(copy)) for p in copy.rglob("*")
                                       if p.is_file()}
    (copy / "nsms" / "nsms.c").write_text((copy / "nsms" / "nsms.c").read_text() + "\n")
    assert subprocess.run(check, cwd=copy, capture_output=True).returncode == 1


def test_it_contains_the_committed_library_and_its_claims(unpacked: Path) -> None:
    for path in (unpacked / "nsms").glob("sha*"):
        committed = TOP / "generated" / ("gas" if path.suffix == ".S" else "nasm") / path.name
        if path.suffix == ".S" or committed.is_file():  # not NASM's of tuned kernels
            assert path.read_bytes() == committed.read_bytes()
    for name in ("nsms.c", "nsms.h", "nsms.map"):
        assert ((unpacked / "nsms" / name).read_bytes()
                == (TOP / "generated" / "lib" / name).read_bytes())
    entries = json.loads((unpacked / "manifest.json").read_text())["kernels"]
    assert ({Path(e["gas"]).name for e in entries}
            == {p.name for p in (unpacked / "nsms").glob("*.S")})
    assert all(e["proved"] for e in entries)


def test_it_contains_every_kernel_that_the_library_names(unpacked: Path) -> None:
    text = (unpacked / "nsms" / "nsms.c").read_text()
    named = {e["symbol"] for e in clibrary.MANIFEST if re.search(rf"\b{e['symbol']}\b", text)}
    assert any("_midstate_" in symbol for symbol in named)

    def missing(end: str, sign: str) -> set[str]:
        files = [path.read_text() for path in (unpacked / "nsms").glob(f"sha*{end}")]
        return {symbol for symbol in named
                if not any(re.search(rf"^\s*{sign}\b.*\b{symbol}\b", text, re.M) for text in files)}

    assert missing(".S", "NSMS_FUNCTION") == missing(".asm", "global") == set()
    (unpacked / "nsms" / "sha256_avx512_m16_midstate_len38.S").rename(unpacked / "moved")
    try:
        assert missing(".S", "NSMS_FUNCTION") == {"nsms_sha256_midstate_len38_avx512_m16"}
    finally:
        (unpacked / "moved").rename(unpacked / "nsms" / "sha256_avx512_m16_midstate_len38.S")


@pytest.mark.full
def test_its_program_tests_every_kernel_without_python_and_git(program: Path) -> None:
    done = subprocess.run([program], capture_output=True, text=True)
    assert done.returncode == 0 and done.stdout.endswith(": all right\n"), done.stdout[-2000:]
    for words in (["--fast"], ["--measure", "0"], ["--measure", "1", "2"]):
        wrong = subprocess.run([program, *words], capture_output=True, text=True)
        assert wrong.returncode == 2 and wrong.stderr.startswith("usage: ") and not wrong.stdout


def test_what_it_measures_is_entered_for_the_processor_that_it_names(
        program: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, nsms: Nsms) -> None:
    done = subprocess.run([program, "--measure", "0.02"], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    bench = json.loads(done.stdout)
    names = {row["name"] for row in bench["results"]}
    assert {"sha256_x64_n1", "sha1_x64_n1"} <= names and all(row["hash"] in row["name"]
                                                             for row in bench["results"])
    # few samples in so short a time: enter figures for these
    for row in bench["results"]:
        row["cycles_per_byte"] = 7.5
    # a Zen 3, whatever runs this
    bench["cpu"] = {"vendor_id": "AuthenticAMD", "cpu family": "25", "model": "33"}
    (tmp_path / "measured").mkdir()
    monkeypatch.setattr(measured, "FOLDER", tmp_path / "measured")
    monkeypatch.setattr(preference, "PREFERENCE", tmp_path / "preference.toml")
    (tmp_path / "bench.json").write_text(json.dumps(bench))
    assert cli.main(["measured", str(tmp_path / "bench.json")]) == 0
    figures = json.loads((tmp_path / "measured" / "zen3.json").read_text())
    assert (figures["kernels"]["sha256"]["x64_n1"] == [7.5, 7.5, 7.5, 7.5]
            and figures["date"] == bench["date"])
    assert "portable" not in figures["kernels"]["sha256"]
    for cpu in ({"vendor_id": "Nobody", "cpu family": "1", "model": "1"}, ["zen3"]):
        (tmp_path / "bench.json").write_text(json.dumps(bench | {"cpu": cpu}))
        nsms.refusal("measured", tmp_path / "bench.json")


def test_a_folder_that_cannot_be_written_and_a_wrong_date_are_refused(
        tmp_path: Path, monkeypatch: pytest.MonkeyPatch, nsms: Nsms) -> None:
    (tmp_path / "file").write_text("")
    assert f"{tmp_path / 'file'}: File exists" in nsms.refusal("dist", "--dest", tmp_path / "file")
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "yesterday")
    assert "SOURCE_DATE_EPOCH=yesterday" in nsms.refusal("dist", "--dest", tmp_path / "dist")
    assert not (tmp_path / "dist").exists()
