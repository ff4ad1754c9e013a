"""Where vendored and generated files come from: version, digest of sources, the project's
addresses, and updates of a folder."""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path
from typing import Any

import pytest
from command import Nsms
from tools import require_tools

from generator import __main__ as cli
from generator import __version__
from generator.files import TOP
from generator.product import library, manifest, packages, vendor, write
from generator.product.manifest import committed_entries
from generator.request import requests


@pytest.fixture
def vendored(tmp_path: Path) -> Path:
    require_tools("cc")
    dest = tmp_path / "third_party" / "sha"
    assert cli.main(["vendor", "--dest", str(dest), "--hash", "sha1", "--isa", "x64", "--n", "1",
                     "--prefix", "my_"]) == 0
    return dest


def clibrary_scope() -> dict[str, Any]:
    return library.library_scope(committed_entries(), "nsms_")


def test_a_digest_is_of_every_source_and_of_nothing_else(tmp_path: Path,
                                                         monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("generator", "templates"):
        shutil.copytree(TOP / name, tmp_path / name)
    monkeypatch.setattr(manifest, "PACKAGE", tmp_path / "generator")
    monkeypatch.setattr(manifest, "data_folder", lambda name: tmp_path / name)
    digest = manifest.source_digest.__wrapped__
    right = manifest.source_digest()
    assert digest() == right and re.fullmatch("[0-9a-f]{64}", right)
    (tmp_path / "generator" / "__pycache__").mkdir(exist_ok=True)
    (tmp_path / "generator" / "__pycache__" / "x.pyc").write_bytes(b"x")
    assert digest() == right
    changed = {right}
    for path in ("generator/spec/hashes/sha1.py", "generator/x86/uarch/zen4.json",
                 "templates/kernel.S.j2", "generator/project.toml"):
        (tmp_path / path).write_text((tmp_path / path).read_text() + "\n")
        changed.add(digest())
    assert len(changed) == 5


def test_the_manifest_names_the_sources_of_each_file_and_keeps_them_while_the_file_stays(
        tmp_path: Path) -> None:
    require_tools("cc")
    kernels = json.loads((TOP / "generated" / "manifest.json").read_text())["kernels"]
    assert all(re.fullmatch("[0-9a-f]{64}", e["source_sha256"]) for e in kernels)
    (config,) = requests.resolve_configs({"hash": "sha1", "isa": "x64", "kind": "rounds"})

    def source(*old: dict[str, Any], **changes: Any) -> str:
        earlier = {e["symbol"]: [e | {"source_sha256": "1" * 64} | changes] for e in old}
        return str(write.generate_config(config, "nsms_", ["gas", "nasm"], earlier,
                                         False).entries[0]["source_sha256"])

    (entry,) = write.generate_config(config, "nsms_", ["gas", "nasm"], {}, False).entries
    assert source(entry) == "1" * 64
    assert source(entry, gas_sha256="0" * 64) == manifest.source_digest()


def test_vendored_files_say_what_made_them_and_no_address_that_nobody_gave(
        vendored: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text = (vendored / "VENDORED.md").read_text()
    assert f"nsms {__version__}" in text and manifest.source_digest() in text
    assert "The project is at" not in text and "Report faults" not in text
    addresses = {"repository": "https://example.org/nsms", "contact": "security@example.org",
                 "homepage": "", "documentation": ""}
    monkeypatch.setattr(manifest, "project_addresses", addresses.copy)
    note = vendor.note_text(["make vendor HASH=sha256"], {}, {}, "").decode()
    assert ("The project is at <https://example.org/nsms>." in note and "Report faults to "
                                                                        "security@example.org."
            in note)
    for name in ("rust", "python"):
        texts = b"".join(packages.package_files(name, clibrary_scope(), [], "").values())
        assert b"https://example.org/nsms" in texts


def test_an_update_repeats_the_command_and_shows_what_changes(
        vendored: Path, tmp_path: Path, nsms: Nsms) -> None:
    moved = tmp_path / "elsewhere"
    shutil.move(vendored, moved)
    before = {p.name: p.read_bytes() for p in moved.iterdir() if p.is_file()}
    count = len(vendor.read_note(moved))
    out = nsms.output("vendor", "--update", moved).splitlines()
    assert out[-1].startswith(f"{count} of {count} files are unchanged; before: nsms {__version__}")
    assert len(out) == 2
    assert {p.name: p.read_bytes() for p in moved.iterdir() if p.is_file()} == before
    # What an earlier version might have written: another header, and a file that is not needed any
    # more.
    note, header = (moved / "VENDORED.md").read_text(), (moved / "nsms.h").read_bytes()
    old = header.replace(b"\n", b"\n/* old */\n", 1)
    note = note.replace(vendor.sha256(header),
                        vendor.sha256(old)).replace(manifest.source_digest(), "2" * 64)
    note += f"| `old.S` | `{vendor.sha256(b'old')}` | gone |\n"
    (moved / "nsms.h").write_bytes(old)
    (moved / "old.S").write_bytes(b"old")
    (moved / "VENDORED.md").write_text(note.replace(f"nsms {__version__}, a", "nsms 0.0.9, a"))
    out = nsms.output("vendor", "--update", moved).splitlines()
    assert ("changed nsms.h (+0 -1 lines)" in out and "removed old.S" in out
            and not (moved / "old.S").exists())
    assert f"before: nsms 0.0.9, sources {'2' * 16}; now: nsms {__version__}" in out[-1]
    assert (moved / "nsms.h").read_bytes() == header


@pytest.mark.parametrize("text, part", [
    (None, "no command that could be repeated"),
    ("# Vendored from nsms\n\n    make vendor DEST=x 'HASH=\n\n| `a` | `" + "0" * 64 + "` | x |\n",
     "cannot be repeated"),
    ("# Vendored from nsms\n\n    make vendor DEST=x; rm -rf /\n\n| `a` | `" + "0" * 64
     + "` | x |\n", "cannot be repeated"),
    ("# Vendored from nsms\n\n    make vendor DEST=x COLOUR=red\n\n| `a` | `" + "0" * 64
     + "` | x |\n", "no variable 'colour'")])
def test_a_folder_without_a_command_that_can_be_repeated_is_refused(
        text: str | None, part: str, tmp_path: Path, nsms: Nsms) -> None:
    if text is not None:
        (tmp_path / "VENDORED.md").write_text(text)
    before = sorted(tmp_path.iterdir())
    assert part in nsms.refusal("vendor", "--update", tmp_path)
    assert sorted(tmp_path.iterdir()) == before


def test_an_update_takes_no_other_options(tmp_path: Path, nsms: Nsms) -> None:
    for words in (["--hash", "sha256"], ["--lib", "1"], ["--dest", "x"]):
        assert "Leave them out" in nsms.refusal("vendor", "--update", tmp_path, *words)
