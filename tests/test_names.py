"""No binding of the generator, and none of the tests, bears a word that the glossary retires."""

import ast
import re
from pathlib import Path

import pytest

from generator.files import PACKAGE, TOP

RETIRED = frozenset("""
    told tell teller telling tells place places placed placing made kept keep keeps known found
    hold holds held asked given left whole own some one several house houses area areas cell
    cells trace traces bring settle settled settles home homes alive touched touches grounds
    judge judges judged recall recalled picture pictures walk walker walked turn turns climb
    climbs climbed heat begun ended special sixteen inlanes spelled respell parted resummed
    arrange harmful theirs lost met adapt template taste crowded spare beside ahead fed usual
    picked heeded chosen choice choices bank banks matter everything another believed forgone
    listen together
    """.split())
# Qualified name -> what relies on its spelling.
ALLOWED = {"output.lines.render.template": "Jinja's word",
           "product.library.library_texts.template": "Jinja's word",
           "lab.tune.search.Progress.settled": "a key of stored progress",
           "lab.tune.search.Progress.chosen": "a key of stored progress"}


def qualified_module(path: Path) -> str:
    name = ".".join(path.relative_to(TOP).with_suffix("").parts[1:])
    return name.removesuffix(".__init__")


def retired_bindings(module: str, text: str) -> list[str]:
    return sorted(name for name in {module, *bindings_of(module, text)}
                  if (last := name.rpartition(".")[2]) and not last.startswith("test_")
                  and RETIRED & set(words(last)) and name not in ALLOWED)


def test_no_binding_bears_a_retired_word() -> None:
    paths = [*PACKAGE.rglob("*.py"), *(TOP / "tests").rglob("*.py")]
    assert [name for path in sorted(paths)
            for name in retired_bindings(qualified_module(path), path.read_text())] == []


@pytest.mark.parametrize("text, name", [
    ("def told(): pass", "m.told"), ("def f(*, asked=1): pass", "m.f.asked"),
    ("def f(**given): pass", "m.f.given"), ("class InLanesMade: pass", "m.InLanesMade"),
    ("class A:\n    def f(self):\n        self.left = 1", "m.A.left"),
    ("for i, (a, known) in (): pass", "m.known"), ("with open('x') as held: pass", "m.held"),
    ("if (made := 1): pass", "m.made"), ("f = lambda one: one", "m.<lambda>.one"),
    ("import json as several", "m.several"),
    ("match {}:\n    case {1: 2, **given}: pass", "m.given")])
def test_a_planted_name_is_found(text: str, name: str) -> None:
    assert name in retired_bindings("m", text)


def test_other_words_are_not() -> None:
    assert retired_bindings("m", "ownership = 1\nx.told = 1\nf(told=1)\nplaceholder = 1") == []


class Bindings(ast.NodeVisitor):
    def __init__(self, module: str, text: str) -> None:
        self.scopes = [(module, False)]              # (qualified name, whether it is a class)
        self.names: set[str] = set()
        self.visit(ast.parse(text))

    def add(self, name: str | None, scope: str = "") -> None:
        if name:
            self.names.add(f"{scope or self.scopes[-1][0]}.{name}")

    def visit(self, node: ast.AST) -> None:
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef, ast.Lambda)):
            name = "<lambda>" if isinstance(node, ast.Lambda) else node.name
            if not isinstance(node, ast.Lambda):
                self.add(name)
            self.scopes.append((f"{self.scopes[-1][0]}.{name}", isinstance(node, ast.ClassDef)))
            self.generic_visit(node)
            self.scopes.pop()
            return
        if isinstance(node, ast.arg):
            self.add(node.arg)
        elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            self.add(node.id)
        elif isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store):
            owners = [name for name, is_class in self.scopes if is_class]
            if isinstance(node.value, ast.Name) and node.value.id == "self":
                self.add(node.attr, owners[-1] if owners else "")
        elif isinstance(node, (ast.ExceptHandler, ast.MatchAs, ast.MatchStar)):
            self.add(node.name)
        elif isinstance(node, ast.MatchMapping):
            self.add(node.rest)
        elif isinstance(node, ast.alias):
            self.add(node.asname)
        self.generic_visit(node)


def words(name: str) -> list[str]:
    boundary = r"_|(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])"
    return [word.lower() for word in re.split(boundary, name) if word]


def bindings_of(module: str, text: str) -> list[str]:
    return sorted(Bindings(module, text).names)
