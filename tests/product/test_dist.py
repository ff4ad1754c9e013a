"""The release archive: the same bytes each time, built where neither Python nor git is, and its
figures entered by `measured`."""

from __future__ import annotations

import json
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

pytestmark = pytest.mark.full  # the archive takes half a minute of CPU


@pytest.fixture(scope="module")
def unpacked(tmp_path_factory: pytest.TempPathFactory) -> Path:
    dest = tmp_path_factory.mktemp("dist")
    assert cli.main(["dist", "--dest", str(dest)]) == 0
    with tarfile.open(dest / f"{vendor.ARCHIVE_FOLDER}.tar.gz") as tar:
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


def test_the_same_input_gives_the_same_bytes(unpacked: Path) -> None:
    archive = (unpacked.parent / f"{vendor.ARCHIVE_FOLDER}.tar.gz").read_bytes()
    files = vendor.vendored_files(unpacked)
    assert vendor.tar_archive(dict(reversed(files.items())), 0) == archive
    assert vendor.tar_archive(files, 1) != archive, "the date is not in the archive"


def test_its_note_lists_every_file_and_its_checksum_the_archive(unpacked: Path) -> None:
    require_tools("sha256sum")
    check = ["sha256sum", "-c", "--quiet", "SHA256SUMS"]
    assert subprocess.run(check, cwd=unpacked.parent).returncode == 0
    present = {str(p.relative_to(unpacked)) for p in unpacked.rglob("*") if p.is_file()}
    assert present - {"hashes-test"} == {vendor.NOTE, *vendor.read_note(unpacked)}


def test_it_contains_the_committed_library(unpacked: Path) -> None:
    for path in (unpacked / "nsms").glob("sha*"):
        committed = TOP / "generated" / ("gas" if path.suffix == ".S" else "nasm") / path.name
        if path.suffix == ".S" or committed.is_file():  # not NASM's of tuned kernels
            assert path.read_bytes() == committed.read_bytes()
    for name in ("nsms.c", "nsms.map"):
        assert ((unpacked / "nsms" / name).read_bytes()
                == (TOP / "generated" / "lib" / name).read_bytes())


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
