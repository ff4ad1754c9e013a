"""No binding of the generator, and none of the tests, bears a word that the glossary retires."""

import ast
import re
from pathlib import Path

import pytest
from naming import bindings_of, words

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
ALLOWED = {
    "output.lines.render.template": "Jinja's word",
    "product.library.library_texts.template": "Jinja's word",
    "lab.tune.search.Progress.settled": "a key of stored progress",
    "lab.tune.search.Progress.chosen": "a key of stored progress",
}
PARTICIPLE = re.compile(r"[a-z]+(?:ed|own|ound|ept)")       # of a function's complete name
NO_PARTICIPLES = frozenset("rotated shifted joined measured bound round unknown".split())


def qualified_module(path: Path) -> str:
    name = ".".join(path.relative_to(TOP).with_suffix("").parts[1:])
    return name.removesuffix(".__init__")


def retired_bindings(module: str, text: str) -> list[str]:
    return sorted(name for name in {module, *bindings_of(module, text)}
                  if (last := name.rpartition(".")[2]) and not last.startswith("test_")
                  and RETIRED & set(words(last)) and name not in ALLOWED)


def participles(module: str, text: str) -> list[str]:
    """Return the functions, properties excepted, whose complete name is a past participle."""
    return [f"{module}.{node.name}" for node in ast.walk(ast.parse(text))
            if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef))
            and not any("property" in ast.unparse(d) for d in node.decorator_list)
            and PARTICIPLE.fullmatch(node.name) and node.name not in NO_PARTICIPLES]


def test_no_binding_bears_a_retired_word() -> None:
    paths = [*PACKAGE.rglob("*.py"), *(TOP / "tests").rglob("*.py")]
    assert [name for path in sorted(paths)
            for name in retired_bindings(qualified_module(path), path.read_text())] == []


def test_no_function_is_named_by_a_past_participle_alone() -> None:
    assert [name for path in sorted(PACKAGE.rglob("*.py"))
            for name in participles(qualified_module(path), path.read_text())] == []


@pytest.mark.parametrize("text, name", [
    ("def told(): pass", "m.told"), ("def f(*, asked=1): pass", "m.f.asked"),
    ("def f(**given): pass", "m.f.given"), ("class InLanesMade: pass", "m.InLanesMade"),
    ("class A:\n    def f(self):\n        self.left = 1", "m.A.left"),
    ("for i, (a, known) in (): pass", "m.known"), ("with open('x') as held: pass", "m.held"),
    ("if (made := 1): pass", "m.made"), ("f = lambda one: one", "m.<lambda>.one"),
    ("import json as several", "m.several"),
    ("match {}:\n    case {1: 2, **given}: pass", "m.given"),
])
def test_a_planted_name_is_found(text: str, name: str) -> None:
    assert name in retired_bindings("m", text)


def test_other_words_are_not() -> None:
    assert retired_bindings("m", "ownership = 1\nx.told = 1\nf(told=1)\nplaceholder = 1") == []
    text = "def expanded(): pass\nclass A:\n    @property\n    def masked(self): pass\n"
    assert participles("m", text) == ["m.expanded"]
