"""Names and docstrings of the generator keep to docs/glossary.md: no binding has a retired word,
every docstring has a subject.

Spellings on which users, other programs and stored files rely stay: tests/kept_spellings.json lists
option values, file stems, symbols, keys of the manifest and of --json, command-line options and
environment variables.
"""

import ast
import json
import re
import tomllib
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

import pytest
from naming import bindings_of, words
from spellings import spellings

from generator.files import PACKAGE

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
    "output.render.render.template": "Jinja's word",
    "product.library.library_texts.template": "Jinja's word",
    "lab.tune.store.Progress.settled": "a key of stored progress",
    "lab.tune.store.Progress.chosen": "a key of stored progress",
    "lab.measure.explore.merge.picture": "the option --picture",
    "lab.report.exploration.merge.picture": "the option --picture",
    "cli.measure.explore.picture": "the option --picture",
}
PARTICIPLE = re.compile(r"[a-z]+(?:ed|own|ound|ept)")       # of a function's complete name
# or the word algebra's
NO_PARTICIPLES = frozenset("rotated shifted joined measured bound round unknown".split())
BAD_BEGINNING = re.compile(
    r"(?:and |or )?(?:what|the same|they|those|them|how|where|so many|so much|by which|of which|in "
    r"which|to which|which|whose|whether it)\b", re.IGNORECASE)
# The verbs with which a function's docstring may begin. A function that returns a truth value may
# begin with "Whether".
VERBS = frozenset("""
    add advance allocate append apply arrange assemble assign bind block break build call change
    check choose clear collect combine compare compile compute convert copy count cover create
    cut decode decompose define delete describe discard divide draw drop emit emulate encode end
    enter evaluate exchange execute explore extend find finish flip format free generate hold
    initialize insert invert join let limit link list load look make map mark match measure
    merge move multiply order overwrite parse place plan pop prepare print prove push raise read
    reassociate record remove repeat replace report request resolve return reverse rewrite run
    sample say search set shift show skip split start store submit take tell test time trace
    translate transpose validate vary verify weaken whether write yield
    """.split())
# Ch as in FIPS 180-4; ROTR^n(x)
FORMULA = re.compile(r"[^a-z]*[A-Z][A-Za-z0-9]*\^|Ch |Maj |SHA\d+\w+|[A-Z]\w*\(")


def modules() -> list[Path]:
    return sorted(p for p in PACKAGE.rglob("*.py") if "__pycache__" not in p.parts)


def qualified_module(path: Path) -> str:
    return ".".join(path.relative_to(PACKAGE).with_suffix("").parts).removesuffix(".__init__")


def retired_bindings(module: str, text: str) -> list[str]:
    """Return a line for each binding of a module's text with a retired word, the module's name
    included."""
    names = [module, *bindings_of(module, text)]
    return sorted({f"{name}: {', '.join(sorted(bad))}" for name in names
                   if (bad := RETIRED & set(words(name.rpartition(".")[2])))
                   and name not in ALLOWED})


def participles(module: str, text: str) -> list[str]:
    """Return the functions, other than properties, whose complete name is a past participle."""
    return [f"{module}.{node.name}" for node in ast.walk(ast.parse(text))
            if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)) and not is_property(node)
            and PARTICIPLE.fullmatch(node.name) and node.name not in NO_PARTICIPLES]


def is_property(node: ast.AST) -> bool:
    decorators = getattr(node, "decorator_list", ())
    return any("property" in ast.unparse(decorator) for decorator in decorators)


def lines_of(find: Callable[[str, str], list[str]]) -> list[str]:
    """Return the lines of `find` for every module of the generator."""
    assert len(modules()) > 100
    return [line for path in modules() for line in find(qualified_module(path), path.read_text())]


def test_no_binding_bears_a_retired_word() -> None:
    assert lines_of(retired_bindings) == []


def test_no_function_is_named_by_a_past_participle_alone() -> None:
    assert lines_of(participles) == []


@pytest.mark.parametrize("text, name", [
    ("def told(): pass", "m.told"),
    ("def f(register_told): pass", "m.f.register_told"),
    ("def f(*, asked=1): pass", "m.f.asked"),
    ("def f(*places): pass", "m.f.places"),
    ("def f(**given): pass", "m.f.given"),
    ("class Kept: pass", "m.Kept"),
    ("class A:\n    whole: int = 0", "m.A.whole"),
    ("class A:\n    def f(self):\n        self.left = 1", "m.A.left"),
    ("class A:\n    def found(self): pass", "m.A.found"),
    ("x = [own for own in ()]", "m.own"),
    ("for i, (a, known) in (): pass", "m.known"),
    ("with open('x') as held: pass", "m.held"),
    ("try:\n    pass\nexcept ValueError as told: pass", "m.told"),
    ("if (made := 1): pass", "m.made"),
    ("f = lambda one: one", "m.<lambda>.one"),
    ("import json as several", "m.several"),
    ("from json import loads as told", "m.told"),
    ("match 1:\n    case kept: pass", "m.kept"),
    ("match []:\n    case [1, *rest_left]: pass", "m.rest_left"),
    ("match {}:\n    case {1: 2, **given}: pass", "m.given"),
    ("TOLD_VERSION = 1", "m.TOLD_VERSION"),
    ("class InLanesMade: pass", "m.InLanesMade"),
    ("async def asked(): pass", "m.asked"),
    ("def f():\n    global told\n    told = 1", "m.f.told"),
])
def test_a_planted_name_is_found(text: str, name: str) -> None:
    lines = retired_bindings("m", text)
    assert any(line.startswith(f"{name}: ") for line in lines), lines


def test_a_module_with_a_retired_name_is_found() -> None:
    assert retired_bindings("measure.told", "x = 1") == ["measure.told: told"]


@pytest.mark.parametrize("text", [
    "def leftover(): pass", "ownership = 1", "class Tone: pass", "x.told = 1", "f(told=1)",
    "unknown_features = placeholder = 1"])
def test_another_word_is_not(text: str) -> None:
    assert retired_bindings("m", text) == []


def test_a_planted_participle_is_found() -> None:
    text = ("def expanded(): pass\nclass A:\n    def allowed(self): pass\n    @property\n    def "
            "masked(self): pass\ndef rotated(): pass\ndef read_needed(): pass\n")
    assert participles("m", text) == ["m.expanded", "m.allowed"]


# The tests themselves. A test's name is a sentence, in which a participle is a verb; all other
# bindings and file names count.

TESTS = Path(__file__).resolve().parent
# file -> how many of its bindings still have a retired word
REMAINING = TESTS / "names_to_mend.toml"


def bindings_in_test(module: str, text: str) -> list[str]:
    """Return a line for each binding of a test module with a retired word, except the names of
    tests."""
    return [line for line in retired_bindings(module, text)
            if not line.partition(":")[0].rpartition(".")[2].startswith("test_")]


def bindings_to_mend() -> dict[str, list[str]]:
    """Return, by file, the lines of `bindings_in_test` of every test module that has any."""
    lines = {path.relative_to(TESTS).as_posix(): bindings_in_test(path.stem, path.read_text())
             for path in sorted(TESTS.rglob("*.py"))}
    return {name: bad for name, bad in lines.items() if bad}


def excess(remaining: Mapping[str, int], now: Mapping[str, list[str]]) -> list[str]:
    """Return the bindings of files that have more retired words than the list allows, and the
    entries that allow too many."""
    more = [f"{name}: {len(lines)} retired words, {remaining.get(name, 0)} allowed: "
            f"{'; '.join(lines)}"
            for name, lines in now.items() if len(lines) > remaining.get(name, 0)]
    less = [f"{name}: lower the entry from {count} to {len(now.get(name, ()))}"
            for name, count in remaining.items() if count > len(now.get(name, ()))]
    return more + less


def test_tests_gain_no_binding_with_a_retired_word() -> None:
    assert excess(tomllib.loads(REMAINING.read_text(encoding="ascii")), bindings_to_mend()) == []


def test_a_planted_name_in_a_test_is_found() -> None:
    assert (bindings_in_test("test_x", "def test_what_is_reported(cell): pass")
            == ["test_x.test_what_is_reported.cell: cell"])
    assert bindings_in_test("test_told", "") == []   # a sentence, too
    assert bindings_in_test("told", "") == ["told: told"]
    lines = {"a.py": ["a.x: told"]}
    assert excess({}, lines) == ["a.py: 1 retired words, 0 allowed: a.x: told"]
    assert excess({"a.py": 1}, lines) == []
    assert excess({"a.py": 2}, lines) == ["a.py: lower the entry from 2 to 1"]


# Docstrings.

def docstrings(module: str, text: str) -> Iterator[tuple[str, str, str]]:
    """Yield (qualified name, "function" or "data", first sentence) of every docstring."""
    def visit(node: ast.AST, name: str) -> Iterator[tuple[str, str, str]]:
        documented = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
        if isinstance(node, documented) and (doc := ast.get_docstring(node)):
            is_data = isinstance(node, (ast.Module, ast.ClassDef)) or is_property(node)
            yield name, "data" if is_data else "function", re.split(r"(?<=[.:;])\s",
                                                                    " ".join(doc.split()),
                                                                    maxsplit=1)[0]
        for child in ast.iter_child_nodes(node):
            yield from visit(child, f"{name}.{child.name}" if hasattr(child, "name") else name)
    yield from visit(ast.parse(text), module)


def is_verb(word: str) -> bool:
    """Return whether a word is a listed verb, as an imperative or in the third person."""
    return bool({word, word.removesuffix("s"), word.removesuffix("es"), re.sub("ies$", "y", word)}
                & VERBS)


def faults(module: str, text: str) -> list[str]:
    """Return a line for each docstring whose first sentence is none that the glossary allows."""
    out = []
    for name, kind, sentence in docstrings(module, text):
        first = sentence.partition(" ")[0].strip("`.,:;").lower()
        if BAD_BEGINNING.match(sentence):
            out.append(f"{name}: begins with {first!r}")
        elif kind == "function" and not is_verb(first) and not FORMULA.match(sentence):
            out.append(f"{name}: a function's docstring begins with a verb, not {first!r}")
        elif not sentence.endswith((".", ":", ";", "?")):
            out.append(f"{name}: its first sentence has no end")
    return out


def test_a_docstring_says_what_something_is_or_does() -> None:
    assert lines_of(faults) == []


def test_a_docstring_of_a_helper_of_tests_says_what_it_returns_or_does() -> None:
    lines = [line for path in sorted(TESTS.rglob("*.py"))
             for line in faults(path.stem, path.read_text())
             if not line.startswith(f"{path.stem}: ") and not re.search(r"\.test_\w+: ", line)]
    assert lines == []


@pytest.mark.parametrize("text", [
    'def f():\n    """What it does."""', 'def f():\n    """They, to memory."""',
    'def f():\n    """The same of blocks."""',
    'def f():\n    """Those of the values."""', 'def f():\n    """How far it goes."""',
    'def f():\n    """Where it lies."""',
    'def f():\n    """So many bytes."""', 'def f():\n    """By which part it is slower."""',
    '"""How texts are made."""',
    'def f():\n    """Of which nothing is known."""', 'def f():\n    """The row of a table."""',
    'def f():\n    """Lines of a table."""', 'class A:\n    """What is told."""',
    'def f():\n    """Return it"""',
    '@cached_property\ndef f():\n    """What it holds."""',
])
def test_a_planted_docstring_is_found(text: str) -> None:
    assert len(faults("m", text)) == 1


@pytest.mark.parametrize("text", [
    'def f():\n    """Return the row of a table."""', 'def f():\n    """Stores the words."""',
    'class A:\n    """One row."""',
    '@property\ndef f():\n    """The row of a table."""', '"""Instruction selection: covers the '
                                                          'graph with tiles."""',
    'def f():\n    """ROTR^n(x), FIPS 180-4 section 3.2."""', 'def f():\n    """Ch as in FIPS '
                                                              '180-4 (4.2)."""',
])
def test_a_good_docstring_is_not(text: str) -> None:
    assert faults("m", text) == []


# Spellings that do not change.

def stored_spellings() -> dict[str, list[str]]:
    stored: dict[str, list[str]] = json.loads(
        (Path(__file__).parent / "kept_spellings.json").read_text())
    return stored


def missing(before: dict[str, list[str]], now: dict[str, list[str]]) -> list[str]:
    return [f"{kind}: {name}" for kind, names in before.items() for name in names
            if name not in now.get(kind, ())]


def test_no_spelling_that_others_rely_on_is_gone() -> None:
    assert missing(stored_spellings(), spellings()) == []


def test_a_spelling_that_is_gone_is_found() -> None:
    before = stored_spellings()
    for kind, names in before.items():
        assert missing(before, {**before, kind: names[1:]}) == [f"{kind}: {names[0]}"]
