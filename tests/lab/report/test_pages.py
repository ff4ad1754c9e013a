"""Tables of the adoption pages: made of the measured data, and a page that says something else is
seen."""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path

import pytest

from generator.files import TOP
from generator.lab.report import pages
from generator.product import provenance
from generator.request.parse import Rejected
from generator.x86.uarch import measured


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """Return a copy of this checkout's pages."""
    shutil.copytree(TOP / "docs" / "adopt", tmp_path / "docs" / "adopt")
    shutil.copy(TOP / "docs" / "SECURITY.md", tmp_path / "docs")
    return tmp_path


def test_the_pages_are_what_the_measured_data_say() -> None:
    assert pages.stale_page_lines() == []
    names = {result[2] for path in pages.page_paths(TOP)
             for result in pages.REGION.finditer(path.read_text())}
    assert names == {*pages.region_texts()}, "a table that no page has"


def test_a_changed_figure_and_new_data_make_pages_stale(checkout: Path, tmp_path: Path,
                                                        monkeypatch: pytest.MonkeyPatch) -> None:
    page = checkout / "docs" / "adopt" / "boringssl.md"
    right = page.read_text()
    before, begin, region = right.partition("<!-- begin boringssl -->")
    figure = re.search(r"\d\.\d\d \|", region)
    assert figure
    page.write_text(before + begin + region.replace(figure[0], "99.99 |", 1))
    (line,) = pages.stale_page_lines(checkout)
    assert line.startswith("docs/adopt/boringssl.md: ")
    assert pages.update_pages(checkout) == ["docs/adopt/boringssl.md"] and page.read_text() == right
    shutil.copytree(measured.FOLDER, tmp_path / "measured")
    path = tmp_path / "measured" / "goldencove.json"
    data = json.loads(path.read_text())
    del data["kernels"]["sha512"]["avx512_n8_lanes"]
    path.write_text(json.dumps(data))
    monkeypatch.setattr(measured, "FOLDER", tmp_path / "measured")
    measured.load.cache_clear()
    try:
        assert (len(pages.stale_page_lines(checkout)) == 2
                and "docs/adopt/boringssl.md" in pages.update_pages(checkout))
    finally:
        measured.load.cache_clear()
    assert "| `sha512_avx512_n8_lanes` | not measured | not measured |" in page.read_text()


def test_an_address_is_named_only_if_the_project_has_one(checkout: Path,
                                                         monkeypatch: pytest.MonkeyPatch) -> None:
    page = checkout / "docs" / "SECURITY.md"
    assert "Write to" not in page.read_text() and "The project is at" not in page.read_text()
    addresses = {"repository": "https://example.org/nsms", "contact": "security@example.org"}
    monkeypatch.setattr(provenance, "project_address", addresses.__getitem__)
    assert pages.update_pages(checkout) == ["docs/SECURITY.md"]
    assert ("Write to security@example.org.\nThe project is at <https://example.org/nsms>.\n"
            in page.read_text())


@pytest.mark.parametrize("old, new", [("<!-- begin library -->", "<!-- begin nothing -->"),
                                      ("<!-- end -->", "<!-- -->")])
def test_a_region_that_nobody_fills_in_is_refused(old: str, new: str, checkout: Path) -> None:
    page = checkout / "docs" / "adopt" / "c.md"
    page.write_text(page.read_text().replace(old, new))
    with pytest.raises(Rejected, match="c.md: a region"):
        pages.stale_page_lines(checkout)
