"""The house has floors: a module imports only from floors above its own, and check/ nothing of the compiler."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

HOUSE = Path(__file__).resolve().parent.parent / "generator"

FLOORS = [
    {"words", "place", "files", "stopping", "nsms_verify", "gobuild", "__init__"},
    {"hashes", "text", "isa", "program", "uarch", "emit_att", "emit_go"},
    {"plan", "padding", "oracle", "formula", "portable"},
    {"compile", "emit", "held"},
    {"check", "request"},
    {"bounds", "build", "needs", "prove", "claims", "tables", "write", "library", "encoder", "gofile"},
    {"tune", "matrix", "report", "recipes", "packages"},
    {"fresh", "vendor", "verified"},
    {"cli"},
    {"__main__"},
]
FLOOR = {name: floor for floor, names in enumerate(FLOORS) for name in names}

# Who may import whom on the same floor.
NEIGHBOURS = {("text", "hashes"), ("emit", "compile"), ("emit", "held"),
              ("plan", "formula"), ("plan", "padding"), ("portable", "plan"),
              ("write", "build"), ("write", "prove"), ("write", "library"),
              ("write", "tables"), ("write", "needs"), ("write", "claims"), ("tables", "claims"),
              ("claims", "prove"), ("write", "bounds"), ("tune", "report"), ("encoder", "prove"),
              ("emit_go", "emit_att"), ("write", "gofile")}

# What these may import of the house, and nothing else: a proof cannot inherit the compiler's mistakes.
ONLY = {
    "emit_att": set(), "emit_go": {"emit_att"}, "gobuild": set(),
    "hashes": {"words"}, "text": {"hashes", "words"}, "isa": {"words"},
    "plan": {"words", "hashes", "text", "program", "padding", "formula"},
    "program": set(), "words": set(),
    "nsms_verify": set(),
    "padding": {"hashes", "words"}, "oracle": {"hashes", "words"},
    "compile/order": {"program", "uarch"}, "compile/found": {"program"}, "compile/frame": {"program"},
    "compile/homes": {"program"}, "compile/assign": {"program"}, "compile/allocate": {"program"}, "compile/verify": {"program"},
    "check": {"words", "hashes", "text", "isa", "program"},
}


def modules() -> list[Path]:
    return sorted(p for p in HOUSE.rglob("*.py") if "__pycache__" not in p.parts)


def imported(path: Path, text: str) -> Iterator[tuple[str, int]]:
    """The modules or folders of the house that a module's text imports, with the line."""
    here = path.relative_to(HOUSE).parts
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Import):
            for name in node.names:
                if name.name.split(".")[0] in ("generator", "nsms"):
                    yield ".".join(name.name.split(".")[1:2]) or "__init__", node.lineno
        elif isinstance(node, ast.ImportFrom):
            if node.level:
                base = [*here[:len(here) - node.level], *(node.module or "").split(".")]
            elif (node.module or "").split(".")[0] in ("generator", "nsms"):
                base = (node.module or "").split(".")[1:]
            else:
                continue
            base = [part for part in base if part]
            for name in [base[0]] if base else [alias.name for alias in node.names]:
                yield name if (HOUSE / name).is_dir() or (HOUSE / f"{name}.py").exists() else "__init__", node.lineno


def broken(path: Path, text: str) -> list[str]:
    """What a module imports and must not."""
    name = path.relative_to(HOUSE).parts[0].removesuffix(".py")
    rules = [ONLY[key] for key in (name, str(path.relative_to(HOUSE).with_suffix(""))) if key in ONLY]
    found = []
    for other, line in imported(path, text):
        allowed = (other == name or (name, other) in NEIGHBOURS or FLOOR.get(other, 99) < FLOOR[name])
        if not allowed or any(other not in {name, *only} for only in rules):
            found.append(f"{path.relative_to(HOUSE)}:{line} imports {other}")
    return found


@pytest.mark.parametrize("path", modules(), ids=lambda p: str(p.relative_to(HOUSE)))
def test_a_module_imports_only_from_floors_above(path: Path) -> None:
    name = path.relative_to(HOUSE).parts[0].removesuffix(".py")
    assert name in FLOOR, f"{name} stands on no floor: give it one here and in the README's table"
    assert broken(path, path.read_text()) == []


@pytest.mark.parametrize("name, text", [
    ("check/proof.py", "from ..compile.cover import select"),
    ("check/proof.py", "from ..compile import order"),
    ("check/proof.py", "def late():\n    from generator.compile.allocate import allocate"),
    ("check/proof.py", "import generator.emit"),
    ("check/proof.py", "from nsms import kernel"),
    ("check/proof.py", "from ..plan.graph import Trace"),
    ("hashes/sha256.py", "from ..isa import avx2"),
    ("isa/avx2.py", "from .. import hashes"),
    ("text/kinds.py", "from ..plan import shapes"),
    ("words.py", "from .program import Region"),
    ("compile/allocate.py", "from ..isa import Row"),
    ("plan/blocks.py", "from ..compile.cover import select"),
    ("plan/lanes.py", "from .. import isa"),
    ("build.py", "from .__main__ import run"),
    ("compile/order.py", "from ..plan.graph import Node"),
])
def test_a_forbidden_import_is_found(name: str, text: str) -> None:
    assert broken(HOUSE / name, text)


@pytest.mark.parametrize("name, text", [
    ("check/proof.py", "from .normal import Form\nfrom ..words import Word\nfrom .. import isa\nimport iced_x86"),
    ("compile/cover.py", "from ..plan.graph import Node\nfrom .. import program"),
    ("emit.py", "from .compile.frame import Frame\nimport jinja2"),
    ("cli/generate.py", "from ..fresh import stale\nfrom ..report.bench import run\nfrom .. import __version__"),
    ("__main__.py", "from .cli.dispatch import main"),
])
def test_an_allowed_import_is_not(name: str, text: str) -> None:
    assert broken(HOUSE / name, text) == []


def told(text: str) -> list[tuple[str, int]]:
    """The modules that the README's table of architecture names, with their floors, as often as it names them."""
    table = text.partition("| file | floor |")[2].partition("\n\n")[0]
    return [(name.removesuffix(".py").rstrip("/"), int(floor))
            for names, floor in re.findall(r"^\| (`[^|]*) \| (\d) \|", table, re.M) for name in re.findall("`([^`]+)`", names)]


def untrue(text: str) -> list[str]:
    """What that table says wrongly: a floor, a module that is not there, that is missing, or that stands in it twice."""
    rows = told(text)
    names = [name for name, _ in rows]
    there = {p.relative_to(HOUSE).parts[0].removesuffix(".py") for p in modules()} - {"__init__"}
    return [*(f"{name} stands on floor {FLOOR.get(name)}" for name, floor in rows if FLOOR.get(name) != floor),
            *(f"{name} is not there" for name in sorted({*names} - there)),
            *(f"{name} is missing" for name in sorted(there - {*names})),
            *(f"{name} stands there twice" for name in sorted({*names}) if names.count(name) > 1)]


def test_the_readme_tells_the_same_floors() -> None:
    assert untrue((HOUSE.parent / "README.md").read_text()) == []


@pytest.mark.parametrize("old, new, wrong", [
    ("| `plan/` | 2 |", "| `plan/` | 1 |", "plan stands on floor 2"),
    ("| `plan/` | 2 |", "| `plan/`, `gone.py` | 2 |", "gone is not there"),
    ("`padding.py`, `oracle.py`", "`padding.py`", "oracle is missing"),
    ("| `plan/` | 2 |", "| `plan/`, `isa/` | 2 |", "isa stands there twice"),
])
def test_a_wrong_row_of_the_readmes_table_is_found(old: str, new: str, wrong: str) -> None:
    text = (HOUSE.parent / "README.md").read_text()
    assert text.count(old) == 1
    assert wrong in untrue(text.replace(old, new))


def stale(neighbours: set[tuple[str, str]]) -> set[tuple[str, str]]:
    """Exceptions that no module needs."""
    return neighbours - {(path.relative_to(HOUSE).parts[0].removesuffix(".py"), other)
                         for path in modules() for other, _ in imported(path, path.read_text())}


def test_no_exception_is_kept_that_nobody_needs() -> None:
    assert stale(NEIGHBOURS) == set()
    assert stale({*NEIGHBOURS, ("words", "check")}) == {("words", "check")}


def circle(within: dict[str, set[str]]) -> list[str]:
    """Modules of which each imports the next, and the last the first."""
    ways = [[name] for name in within]
    for way in ways:
        for other in within.get(way[-1], ()):
            if other == way[0]:
                return way
            if other > way[0] and other not in way:
                ways.append([*way, other])
    return []


def neighbours(folder: Path) -> dict[str, set[str]]:
    """What the modules of a folder import of the same folder."""
    return {path.stem: {found for node in ast.walk(ast.parse(path.read_text())) if isinstance(node, ast.ImportFrom)
                        and node.level == 1 for found in ([node.module.split(".")[0]] if node.module else
                                                          [alias.name for alias in node.names])}
            for path in folder.glob("*.py") if path.stem != "__init__"}


def test_nothing_runs_in_circles_inside_the_checker() -> None:
    found = neighbours(HOUSE / "check")
    assert found["proof"] >= {"state", "templates"} and circle(found) == []
    assert circle({**found, "memory": {*found["memory"], "proof"}})
