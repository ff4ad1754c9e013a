"""The recipes of CONTRIBUTING.md are complete: each one is applied to a copy of the tree, and its
commands run there."""

import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from generator.files import TOP

GUIDE = (TOP / "CONTRIBUTING.md").read_text(encoding="utf-8")
RECIPES = dict(re.findall(r"^## ([^\n]*)\n(.*?)(?=^## |\Z)", GUIDE.partition("\n# Recipes\n")[2],
                          re.M | re.S))
BLOCK = re.compile(r"^```(\w+)(?: (\S+))?\n(.*?)^```$", re.M | re.S)


def apply_edit(tree: Path, diff: str) -> None:
    """Apply an edit: `--- path`, then the lines of one place, unchanged (" "), removed ("-") and
    added ("+")."""
    head, *lines = diff.splitlines()
    before, after = ("".join(f"{line[1:]}\n" for line in lines if line[:1] in stored)
                     for stored in (" -", " +"))
    path = tree / head.removeprefix("--- ")
    text = path.read_text(encoding="utf-8")
    if (not head.startswith("--- ") or text.count(before) != 1
        or any(line[:1] not in tuple(" -+") for line in lines)):
        raise ValueError(f"{head}: the lines of the edit occur {text.count(before)} times in the "
                         f"file")
    path.write_text(text.replace(before, after), encoding="utf-8")


def follow(tree: Path, recipe: str) -> str:
    """Write the files, apply the edits and run the commands of a recipe, in its order; return what
    the commands print."""
    programs = tree.parent / "programs"
    programs.mkdir(exist_ok=True)
    (programs / "python").write_text(f'#!/bin/sh\nexec {shlex.quote(sys.executable)} "$@"\n')
    (programs / "python").chmod(0o755)
    environment = {**os.environ, "PATH": f"{programs}{os.pathsep}{os.environ['PATH']}",
                   "PYTHONPATH": str(tree), "XDG_CACHE_HOME": str(tree.parent / "cache")}
    printed = ""
    for language, argument, text in BLOCK.findall(recipe):
        if argument.startswith("file="):
            path = tree / argument.removeprefix("file=")
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        elif language == "diff":
            apply_edit(tree, text)
        elif language == "sh" or argument == "run":
            command = ["bash", "-e"] if language == "sh" else [sys.executable, "-"]
            done = subprocess.run(command, input=text, cwd=tree, env=environment,
                                  capture_output=True, text=True)
            assert done.returncode == 0, f"{text}\n{done.stdout}\n{done.stderr}"
            printed += done.stdout
        elif language != "text":
            raise ValueError(f"no test runs a block of {language}")
    return printed


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """Return a copy of the program's sources, without generated files."""
    copy = tmp_path / "tree"
    for name in ("generator", "templates", "LICENSES"):
        shutil.copytree(TOP / name, copy / name, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(TOP / "LICENSE", copy)
    (copy / "generated").mkdir()
    return copy


@pytest.mark.few(2)
@pytest.mark.parametrize("title", RECIPES)
def test_a_recipe_works_as_it_is_written(title: str, tree: Path) -> None:
    printed = follow(tree, RECIPES[title])
    proofs = {"A function kind": " True", "A processor": ""}
    assert proofs.get(title, "proved: ELF") in printed, printed
