"""The house has floors: a folder imports only from folders above its own, nothing runs in circles
inside one, and check/ imports nothing of the compiler."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

import pytest

from generator.files import PACKAGE as GENERATOR
from generator.files import TOP

TESTS = TOP / "tests"
FLOORS = ("__init__", "files", "stopping", "spec", "x86", "plan", "request", "compile", "check",
          "mutation", "bounds", "output",
          "product", "measure", "report", "tune", "cli", "__main__", "target")
FLOOR = {name: floor for floor, name in enumerate(FLOORS)}

# What these may import of the house, and nothing else: a proof cannot inherit the compiler's
# mistakes.
ONLY = {
    "spec": {"spec"}, "spec/words": set(), "spec/modules": set(),
    "spec/hashes": {"spec/hashes", "spec/modules", "spec/words"},
    "plan/padding": {"spec/hashes"}, "plan/formula": {"plan/lazy_words", "spec/words"},
    "x86/isa": {"x86/isa", "spec/modules", "spec/words"}, "x86/program": {"x86/convention"},
    "x86/flavour": set(),
    "x86/convention": set(), "x86/assembly": {"spec/words", "x86/isa", "x86/program"},
    "x86/encode": {"spec/words", "x86/assembly", "x86/program"},
    "x86/row_facts": {"x86/isa", "spec/words"},
    "plan": {"plan", "spec", "x86/program"},
    "compile/order": {"x86/program", "x86/uarch"},
    "compile/stored_orders": {"x86/program", "compile/order"},
    "compile/frame": {"x86/program", "x86/assembly", "x86/convention", "compile/locations"},
    "compile/locations": {"x86/program", "x86/convention"},
    "compile/block_registers": {"x86/program", "x86/row_facts", "compile/locations",
                                "compile/moves"},
    "compile/local_allocator": {"x86/program", "x86/row_facts", "compile/block_registers",
                                "compile/locations"},
    "compile/allocate": {"x86/program", "x86/convention", "compile/locations", "compile/moves",
                         "compile/local_allocator"},
    "compile/verify": {"x86/program", "x86/convention", "x86/row_facts",
                       *(f"compile/{name}" for name in ("contents", "dump", "locations",
                                                        "moves"))},
    "compile/verify_frame": {"x86/program", "compile/frame", "compile/verify"},
    "compile/contents": {"x86/program"},
    "check": {"check", "spec", "x86/isa", "x86/convention"},
    "x86/features": set(), "x86/target": {"x86/isa"},
    "mutation": {"mutation", "check", "spec", "x86/isa", "x86/convention", "x86/features",
                 "x86/program"},
    "output/instruction_text": {"compile/frame", "x86/assembly", "x86/program"},
    "product/gobuild": {"check/contents", "check/structures", "product/go_stack",
                        "x86/convention"},
    "check/contents": set(), "check/structures": {"check/contents"},
    "check/harmless": {"check/structures"}, "product/go_stack": set(),
    **dict.fromkeys(("product/input_file", "product/memory_image", "product/proved_function"),
                    {"check/contents"}),
    **dict.fromkeys(("product/elf_image", "product/pe_image", "product/macho_image"),
                    {"check/contents", "check/harmless", "check/structures",
                     "product/memory_image"}),
    "product/binary": {"check/contents", "check/structures", "product/input_file",
                       "product/memory_image", "product/elf_image", "product/pe_image",
                       "product/macho_image"},
    "product/nsms_verify": {"check/contents", "product/binary", "product/go_stack",
                            "product/memory_image", "product/proved_function"},
}


def modules() -> list[Path]:
    return sorted(p for p in GENERATOR.rglob("*.py") if "__pycache__" not in p.parts)


def module_position(path: Path) -> tuple[str, ...]:
    """Return a module's position in the list of folders; a package counts by its folder's name."""
    parts = path.relative_to(GENERATOR).with_suffix("").parts
    return parts[:-1] if parts[-1] == "__init__" and len(parts) > 1 else parts


def imported_modules(path: Path, text: str) -> Iterator[tuple[str, int]]:
    """Yield (module as a/b/c, line) for each module of the generator that a text imports."""
    here = path.relative_to(GENERATOR).parts
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Import):
            bases = [name.name.split(".")[1:] for name in node.names
                     if name.name.split(".")[0] in ("generator", "nsms")]
            names = [""]
        elif isinstance(node, ast.ImportFrom) and node.level:
            bases = [[*here[:len(here) - node.level], *(node.module or "").split(".")]]
            names = [alias.name for alias in node.names]
        elif (isinstance(node, ast.ImportFrom)
              and (node.module or "").split(".")[0] in ("generator", "nsms")):
            bases, names = [(node.module or "").split(".")[1:]], [alias.name
                                                                  for alias in node.names]
        else:
            continue
        for base in bases:
            for name in names:
                complete = [part for part in (*base, name) if part]
                while complete and not (GENERATOR.joinpath(*complete).is_dir()
                                        or GENERATOR.joinpath(*complete).with_suffix(
                                            ".py").exists()):
                    if len(complete) == 1:
                        complete = ["__init__"]
                        break
                    complete.pop()                                # the last is a name in the module
                yield "/".join(complete) or "__init__", node.lineno


def under(name: str, position: str) -> bool:
    return name == position or name.startswith(f"{position}/")


def forbidden_imports(path: Path, text: str) -> list[str]:
    """Return the imports of a module that the order of folders forbids."""
    name = "/".join(module_position(path))
    floor = FLOOR[name.split("/")[0]]
    rules = [only for position, only in ONLY.items() if under(name, position)]
    matches = []
    for other, line in imported_modules(path, text):
        head = other.split("/")[0]
        is_same_folder = head == name.split("/")[0]
        allowed = is_same_folder or FLOOR.get(head, 99) < floor
        if not allowed or any(not any(under(other, position) for position in (name, *only))
                              for only in rules):
            matches.append(f"{path.relative_to(GENERATOR)}:{line} imports {other}")
    return matches


def test_a_module_imports_only_from_floors_above() -> None:
    without = {module_position(path)[0] for path in modules()} - {*FLOOR}
    assert not without, f"{without} stand on no floor: give each one here and in the README's table"
    assert [line for path in modules() for line in forbidden_imports(path, path.read_text())] == []


@pytest.mark.parametrize("name, text", [
    ("check/proof.py", "from ..compile.cover import select"),
    ("check/proof.py", "from ..compile import order"),
    ("check/proof.py", "def late():\n    from generator.compile.allocate import allocate"),
    ("check/proof.py", "import generator.output.emit"),
    ("check/proof.py", "from nsms import plan"),
    ("check/proof.py", "from ..plan.graph import Trace"),
    ("check/proof.py", "from ..x86.uarch import model"),
    ("spec/hashes/sha256.py", "from ...x86.isa import avx2"),
    ("spec/hashes/sha256.py", "from .. import kinds"),
    ("x86/isa/avx2.py", "from ...spec import hashes"),
    ("spec/kinds.py", "from ..plan import shapes"),
    ("spec/words.py", "from ..x86.program import Region"),
    ("compile/allocate.py", "from ..x86.isa import Row"),
    ("compile/order.py", "from ..plan.graph import Node"),
    ("plan/blocks.py", "from ..compile.cover import select"),
    ("plan/two_lane.py", "from ..x86 import target as isa"),
    ("files.py", "from .spec import words"),
    ("product/write.py", "from ..report import bench"),
    ("compile/build.py", "from ..__main__ import run"),
])
def test_a_forbidden_import_is_found(name: str, text: str) -> None:
    assert forbidden_imports(GENERATOR / name, text)


@pytest.mark.parametrize("name, text", [
    ("check/proof.py", "from .normal import Form\nfrom ..spec.words import Word\nfrom ..x86 import "
                       "isa\nimport iced_x86"),
    ("compile/select.py", "from ..plan.graph import Node\nfrom ..x86 import program"),
    ("output/emit.py", "from ..compile.frame import Frame\nimport jinja2"),
    ("cli/generate.py", "from ..product.fresh import stale\nfrom ..report.bench import run\nfrom "
                        ".. import __version__"),
    ("__main__.py", "from .cli.dispatch import main"),
])
def test_an_allowed_import_is_not(name: str, text: str) -> None:
    assert forbidden_imports(GENERATOR / name, text) == []


def broken_lines(text: str) -> list[str]:
    """Return the folders that the table of architecture names, in its order."""
    table = text.partition("| where | what it is |")[2].partition("\n\n")[0]
    return [name.removesuffix(".py").rstrip("/")
            for names in re.findall(r"^\| (`[^|]*) \|", table, re.M)
            for name in re.findall("`([^`]+)`", names)]


def table_errors(text: str) -> list[str]:
    """Return errors of that table: unknown, missing, repeated or misplaced folders."""
    names = broken_lines(text)
    there = {module_position(p)[0] for p in modules()} - {"__init__"}
    return [*(f"{name} is not there" for name in sorted({*names} - there)),
            *(f"{name} is missing" for name in sorted(there - {*names})),
            *(f"{name} stands there twice" for name in sorted({*names}) if names.count(name) > 1),
            *(f"{low} stands above {high}" for low, high in zip(names, names[1:])
              if FLOOR.get(low, 0) > FLOOR.get(high, 99))]


def test_the_architecture_page_lists_the_same_folders() -> None:
    text = (GENERATOR.parent / "docs" / "architecture.md").read_text()
    assert table_errors(text) == []
    assert len(
        text.partition("| where | what it is |")[2].partition("\n\n")[0].strip().split(
            "\n")) <= 1 + 18


@pytest.mark.parametrize("old, new, wrong", [
    ("| `plan/` |", "| `gone.py` |", "gone is not there"),
    ("| `plan/` |", "| `spec/` |", "plan is missing"),
    ("| `plan/` |", "| `plan/`, `x86/` |", "x86 stands there twice"),
    ("| `plan/` |", "| `cli/`, `plan/` |", "cli stands above plan"),
])
def test_a_wrong_row_of_the_readmes_table_is_found(old: str, new: str, wrong: str) -> None:
    text = (GENERATOR.parent / "docs" / "architecture.md").read_text()
    assert text.count(old) == 1
    assert wrong in table_errors(text.replace(old, new))


def test_the_first_level_has_at_most_eighteen_modules() -> None:
    assert len({module_position(p)[0] for p in modules()} - {"__init__"}) <= 18


def import_cycle(within: dict[str, set[str]]) -> list[str]:
    """Return modules that import each other in a cycle, or []."""
    done: set[str] = set()

    def follow(name: str, way: list[str]) -> list[str]:
        if name in way:
            return way[way.index(name):]
        if name in done:
            return []
        for other in sorted(within.get(name, ())):
            if result := follow(other, [*way, name]):
                return result
        done.add(name)
        return []

    return next((result for name in sorted(within) if (result := follow(name, []))), [])


def imports_inside(folder: str) -> dict[str, set[str]]:
    """Return for each module of a folder its imports from the same folder, inside functions too."""
    result: dict[str, set[str]] = {}
    for path in modules():
        name = "/".join(module_position(path))
        if under(name, folder) and name != folder:
            result[name] = {other for other, _ in imported_modules(path, path.read_text())
                            if under(other, folder) and other not in (name, folder)}
    return result


@pytest.mark.parametrize("folder", [name for name in FLOORS if (GENERATOR / name).is_dir()])
def test_nothing_runs_in_circles_inside_a_folder(folder: str) -> None:
    assert import_cycle(imports_inside(folder)) == []


def test_a_circle_is_found() -> None:
    result = imports_inside("check")
    assert result["check/proof"] >= {"check/state", "check/invariants"}
    assert import_cycle({**result, "check/memory": {*result["check/memory"], "check/proof"}})


# Tests stand where what they test stands: tests/plan/ reads generator/plan/. What spans the house
# stands on top, helpers in tests/support/.

@cache
def imported_folders(path: Path) -> set[str]:
    """Return the folders from which a test file imports, itself or through its helpers."""
    text = path.read_text()
    helpers = {node.module or "" if isinstance(node, ast.ImportFrom) else node.names[0].name
               for node in ast.walk(ast.parse(text))
               if isinstance(node, (ast.Import, ast.ImportFrom))}
    result = {other.split("/")[0].replace("__main__", "cli")
              for other, _ in imported_modules(GENERATOR / "tests.py", text)}
    return result.union(*(imported_folders(helper) for name in helpers
                          if (helper := TESTS / "support" / f"{name}.py").exists()))


def misplaced_tests(paths: list[Path]) -> list[str]:
    """Return test files in a folder from which they import nothing, and folders of the generator
    without tests."""
    folder_of = {path: path.parent.name for path in paths if path.parent != TESTS}
    return [*(str(path) for path, folder in folder_of.items()
              if folder not in imported_folders(path)),
            *sorted({name for name in FLOORS if (GENERATOR / name).is_dir()}
                    - {"target", *folder_of.values()})]


def test_tests_stand_in_the_folder_of_what_they_test() -> None:
    assert misplaced_tests(sorted(TESTS.rglob("test_*.py"))) == []


def test_a_test_in_the_wrong_folder_is_found(tmp_path: Path) -> None:
    """And one in none of the house's folders, as support/ is none."""
    paths = sorted(TESTS.rglob("test_*.py"))
    for folder in ("tune", "support"):
        wrong = tmp_path / folder / "test_words.py"
        wrong.parent.mkdir()
        wrong.write_text((TESTS / "spec" / "test_words.py").read_text())
        assert misplaced_tests([*paths, wrong]) == [str(wrong)]
    assert misplaced_tests([path for path in paths if path.parent.name != "tune"]) == ["tune"]


def repeated_definitions(texts: Mapping[str, str]) -> dict[str, list[str]]:
    """Return the names of classes and types with several definitions, and the modules that define
    them."""
    result: dict[str, list[str]] = {}
    for name, text in texts.items():
        for node in ast.parse(text).body:
            target = node.targets[0] if isinstance(node, ast.Assign) else None
            named = (node.name if isinstance(node, ast.ClassDef) else target.id
                     if isinstance(target, ast.Name) else "")
            if named[:1].isupper() and not named.isupper():
                result.setdefault(named, []).append(name)
    return {named: positions for named, positions in result.items() if len(positions) > 1}


def test_no_class_and_no_type_has_two_meanings() -> None:
    texts = {str(path): path.read_text() for path in modules()}
    assert repeated_definitions(texts) == {}
    assert (repeated_definitions({**texts, "more.py": "Program = int"})
            == {"Program": [str(GENERATOR / "x86" / "program.py"),
                            "more.py"]})
