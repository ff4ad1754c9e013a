"""Words become typed requests; every rule rejects something; the data file of the committed set is
read."""

from __future__ import annotations

import ast
import inspect
from collections import Counter
from collections.abc import Callable
from dataclasses import fields

import pytest

from generator.plan.engines.two_lane import Forms
from generator.request import requests
from generator.request.configs import KernelConfig
from generator.request.option_table import ALL_OPTIONS, parse_value, spelling, values_by_isa
from generator.request.parse import Rejected
from generator.request.request import Request, parse_request
from generator.request.rules import check_request, rejection_reason


def test_words_become_values_with_types() -> None:
    words = {"hash": "sha512", "isa": "avx512", "n": "8", "rounds": "lanes",
             "forms": "align-xor-move", "wipe": "1",
             "lens": "128,64", "stack": "2048"}
    request = parse_request(words)
    assert (request.n, request.lens, request.get("stack")) == (8, (128, 64), 2048)
    assert request.get("wipe") is True and request.get("forms") == Forms(xor=True, move=True)
    assert (request.spellings == words
            and list(request.spellings) != sorted(words)), "in the order of the variables"
    assert request.without("forms", "n") == parse_request({k: v for k, v in words.items()
                                                           if k not in ("forms", "n")})


@pytest.mark.parametrize("words", [
    {"colour": "red"}, {"hash": "md5"}, {"isa": "neon"}, {"n": "two"}, {"kind": "other"},
    {"wipe": "True"}, {"mix": "3"},
    {"forms": "xor"}, {"stack": "-1"}, {"lens": "64,"}])
def test_a_word_that_makes_no_sense_is_rejected(words: dict[str, str]) -> None:
    with pytest.raises(Rejected, match="there is|whole number"):
        parse_request(words)


def test_a_spelling_and_its_value_belong_together() -> None:
    for entry in ALL_OPTIONS:
        for value in {value for values in values_by_isa(entry).values() for value in values}:
            read = parse_value(entry, spelling(value))
            assert read == value and type(read) is type(value), (entry.name, value)


def cases(function: Callable[..., object]) -> Counter[object]:
    """Return value -> number of cases with this value in the match statement of a function."""
    tree = ast.parse(inspect.getsource(function))
    return Counter(ast.literal_eval(node.value) for node in ast.walk(tree)
                   if isinstance(node, ast.MatchValue))


def test_every_option_is_a_field_and_every_rule_is_of_an_option() -> None:
    names = {entry.name for entry in ALL_OPTIONS}
    assert {f.name for f in fields(KernelConfig)} - {
        "hash", "isa", "kinds", "n", "m", "message"} == names
    assert cases(rejection_reason).keys() <= names


@pytest.mark.parametrize("form, words", [
    ("flavour", {"flavour": "linux", "kind": "multi"}), ("flavour", {"flavour": "linux", "m": "4"}),
    ("fixed", {"kind": "blocks", "len": "64"}), ("fixed", {"len": "64", "m": "4"}),
    ("fixed", {"kind": "fixed"}),
    ("fixed", {"shape": ""}), ("padding", {"lens": "64", "kind": "blocks"}),
    ("padding", {"kind": "padding"}),
    ("padding", {"lens": "64", "n": "2"}), ("multi", {"kind": "blocks", "m": "4"}),
    ("array", {"len": "64", "schedule": "lanes"}), ("array", {"len": "64", "m": "16", "n": "2"}),
    ("array", {"shape": "", "m": "16"})])
def test_each_rule_of_requests_rejects(form: str, words: dict[str, str]) -> None:
    with pytest.raises(Rejected):
        check_request(parse_request(words), form)


def test_no_rule_of_requests_lacks_an_example() -> None:
    assert cases(check_request) == {"flavour": 2, "fixed": 4, "array": 3, "padding": 3, "multi": 1}


def test_the_committed_set_is_the_data_files(monkeypatch: pytest.MonkeyPatch) -> None:
    stems = {config.stem for config in requests.committed_configs()}
    assert len(stems) == len(requests.committed_configs()), "a kernel with orders of two kinds"
    assert {"sha512_avx512_n8_lanes", "sha256_shani_len64", "sha512_avx2_m5_mix1",
            "sha256_shani_m4_lanes"} <= stems
    monkeypatch.setattr(requests, "committed_requests",
                        lambda: (Request("sha256", "avx2", len=64),))
    fewer = {config.stem for config in requests.committed_configs()}
    assert fewer < stems and "sha256_avx2_len64" in fewer and "sha256_shani_len64" not in fewer
