"""A folder imports only from folders above it, without cycles, and the prover nothing of the
compiler."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from generator.files import PACKAGE as GENERATOR
from generator.files import TOP

# From top to bottom; the folders of lab/ have an order of their own.
FLOORS = ("__init__", "files", "spec", "x86", "plan", "request", "compile", "check", "output",
          "product", "lab", "lab/mutation", "lab/bounds", "lab/measure", "lab/report", "lab/tune",
          "cli", "__main__")
# What these may import, and nothing else: a proof cannot inherit the compiler's mistakes.
ONLY = {"spec": {"spec"}, "spec/words": set(),
        "spec/hashes": {"spec/hashes", "spec/modules", "spec/words"},
        "x86/isa": {"x86/isa", "spec/modules", "spec/words"}, "x86/convention": set(),
        "plan": {"plan", "spec", "x86/program"},
        "check": {"check", "spec", "x86/isa", "x86/convention"}}


def module_name(path: Path) -> str:
    parts = path.relative_to(GENERATOR).with_suffix("").parts
    return "/".join(parts[:-1] if parts[-1] == "__init__" and len(parts) > 1 else parts)


def floor(name: str) -> int:
    return max((FLOORS.index(f) for f in FLOORS if under(name, f)), default=-1)


def under(name: str, folder: str) -> bool:
    return name == folder or name.startswith(f"{folder}/")


def imported_modules(path: Path, text: str) -> Iterator[str]:
    here = path.relative_to(GENERATOR).parts
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Import):
            bases, names = [a.name.split(".") for a in node.names], [""]
        elif isinstance(node, ast.ImportFrom):
            start = ["generator", *here[: len(here) - node.level]] if node.level else []
            bases = [[*start, *(node.module or "").split(".")]]
            names = [alias.name for alias in node.names]
        else:
            continue
        for base in bases:
            if base[0] in ("generator", "nsms"):
                for name in names:
                    parts = [part for part in (*base[1:], name) if part]
                    while parts and not (GENERATOR.joinpath(*parts).is_dir()
                                         or GENERATOR.joinpath(*parts).with_suffix(".py").exists()):
                        parts.pop() if len(parts) > 1 else parts.clear()
                    yield "/".join(parts) or "__init__"


def forbidden_imports(name: str, text: str) -> list[str]:
    path = GENERATOR / name
    here = module_name(path)
    allowed = [only for folder, only in ONLY.items() if under(here, folder)]
    return [other for other in imported_modules(path, text) if floor(other) > floor(here)
            or any(not any(under(other, folder) for folder in {here, *only}) for only in allowed)]


MODULES = sorted(GENERATOR.rglob("*.py"))


def test_a_module_imports_only_from_floors_above() -> None:
    assert [module_name(p) for p in MODULES if floor(module_name(p)) < 0] == []
    assert {module_name(p): wrong for p in MODULES
            if (wrong := forbidden_imports(str(p.relative_to(GENERATOR)), p.read_text()))} == {}


@pytest.mark.parametrize("name, text, allowed", [
    ("check/proof.py", "from ..compile import order", False),
    ("check/proof.py", "def late():\n    from generator.compile.allocate import allocate", False),
    ("check/proof.py", "import generator.output.emit", False),
    ("check/proof.py", "from nsms import plan", False),
    ("check/proof.py", "from ..x86.uarch import model", False),
    ("spec/hashes/sha256.py", "from .. import kinds", False),
    ("spec/kinds.py", "from ..plan import shapes", False),
    ("files.py", "from .spec import words", False),
    ("product/write.py", "from ..lab.measure import bench", False),
    ("lab/measure/bench.py", "from ..report import page", False),
    ("check/proof.py", "from ..spec.words import Word\nfrom ..x86 import isa", True),
    ("cli/generate.py", "from ..product.fresh import stale\nfrom ..lab.report import page", True)])
def test_a_forbidden_import_is_found_and_an_allowed_one_is_not(name: str, text: str,
                                                               allowed: bool) -> None:
    assert bool(forbidden_imports(name, text)) != allowed


def import_cycle(imports: dict[str, set[str]]) -> list[str]:
    """Return modules that import each other in a cycle, or []."""
    done: set[str] = set()

    def follow(name: str, way: list[str]) -> list[str]:
        if name in way:
            return way[way.index(name) :]
        if name not in done:
            done.add(name)
            for other in sorted(imports.get(name, ())):
                if cycle := follow(other, [*way, name]):
                    return cycle
        return []

    return next((cycle for name in sorted(imports) if (cycle := follow(name, []))), [])


def test_no_modules_import_each_other_in_a_cycle() -> None:
    imports: dict[str, set[str]] = {}
    for path in MODULES:
        name = module_name(path)
        packages = {*map(str, Path(name).parents), name, "__init__"}    # which are loaded first
        imports[name] = {
            other for other in imported_modules(path, path.read_text()) if other not in packages}
    assert import_cycle(imports) == []
    assert import_cycle({**imports, "check/memory": {*imports["check/memory"], "check/proof"}})


def test_the_architecture_page_lists_the_folders_in_their_order() -> None:
    table = ((TOP / "docs" / "architecture.md").read_text().partition("| where | what it is |")[2]
             .partition("\n\n")[0])
    names = [name.removesuffix(".py").rstrip("/")
             for names in re.findall(r"^\| (`[^|]*) \|", table, re.M)
             for name in re.findall("`([^`]+)`", names)]
    assert sorted(names) == sorted({module_name(p).split("/")[0] for p in MODULES} - {"__init__"})
    assert names == sorted(names, key=floor)


def test_the_installed_package_has_every_folder_with_modules() -> None:
    settings = tomllib.loads((TOP / "pyproject.toml").read_text())["tool"]["setuptools"]
    folders = {".".join(["nsms", *p.relative_to(GENERATOR).parts[:-1]]) for p in MODULES}
    assert folders == {*settings["packages"]} - {
        "nsms.templates", "nsms.ctests", "nsms.licenses", "nsms.generated"}


def test_gen_of_one_kernel_loads_no_more_modules_than_it_needs(tmp_path: Path) -> None:
    """The committed kernel's proof is looked up, so the prover is not loaded."""
    code = (
        "import sys\nfrom generator.__main__ import main\n"
        f"status = main('gen --hash sha256 --isa avx2 --n 8 --no-prove --out {tmp_path}'.split())\n"
        "print(status, *(name for name in sys.modules if name.startswith('generator')))")
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=TOP, capture_output=True, text=True, check=True)
    status, *names = done.stdout.splitlines()[-1].split()
    assert status == "0" and len(names) <= 90
    assert not {"generator.check.prover", "generator.lab", "generator.cli.measure"} & {*names}
