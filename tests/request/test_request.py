"""Words become typed requests; every rule rejects something; the data file of the committed set is
read."""

from __future__ import annotations

import re
from dataclasses import fields

import pytest

from generator.plan.engines.two_lane import Forms
from generator.request import configs, requests
from generator.request.configs import KernelConfig
from generator.request.option_table import (
    ALL_OPTIONS,
    Rejected,
    parse_value,
    spelling,
    values_by_isa,
)
from generator.request.requests import OPTION_NAMES, VARIABLES, Request, parse_request


def test_words_become_values_with_types() -> None:
    words = {"hash": "sha512", "isa": "avx512", "n": "8", "rounds": "lanes",
             "forms": "align-xor-move", "wipe": "1", "lens": "128,64", "stack": "2048"}
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
    {"forms": "xor"}, {"stack": "-1"}, {"lens": "64,"}, {"carry": "spread"}])
def test_a_word_that_makes_no_sense_is_rejected(words: dict[str, str]) -> None:
    with pytest.raises(Rejected, match="there is|whole number|too small"):
        parse_request(words)


def test_a_spelling_and_its_value_belong_together() -> None:
    for entry in ALL_OPTIONS:
        for value in {value for values in values_by_isa(entry).values() for value in values}:
            read = parse_value(entry, spelling(value))
            assert read == value and type(read) is type(value), (entry.name, value)


def test_every_option_is_a_field_and_every_rule_is_of_a_variable() -> None:
    names = {entry.name for entry in ALL_OPTIONS}
    assert {f.name for f in fields(KernelConfig)} - {
        "hash", "isa", "kinds", "n", "m", "message", "lengths"} == names
    assert {name for name, _, _ in configs.RULES} <= {*VARIABLES}


# One request that breaks a rule or lacks a variable, and the variable that the error is about.
REJECTED = {"flavour=linux kind=pairs": "kind", "flavour=linux kind=multi hash=sha1": "isa",
            "flavour=linux kind=multi mix=1": "mix", "flavour=linux m=4": "m",
            "kind=blocks len=64": "kind", "kind=fixed m=4": "len", "kind=fixed": "len",
            "shape=": "shape", "lens=64 kind=blocks": "kind", "kind=padding": "lens",
            "lens=64 n=2": "n", "lens=64 rot=ror": "rot", "lens=65": "lens",
            "kind=blocks m=4": "kind", "len=64 schedule=lanes": "m", "len=64 m=16 n=2": "n",
            "shape= m=16": "shape", "hash=sha512 isa=avx2 n=6": "n",
            "hash=sha512 isa=shani n=1": "isa", "hash=sha256 isa=avx2 len=64 n=4": "n",
            "hash=sha256 isa=avx2 m=5": "m", "hash=sha256 isa=avx2 kind=iterations mix=1": "mix",
            "hash=sha256 isa=x64 kind=multi": "isa", "hash=sha256 isa=shani mix=1": "mix",
            "hash=sha1 isa=avx2 kind=pairs": "hash",
            "hash=sha256 isa=avx2 schedule=own": "schedule",
            "hash=sha256 isa=shani kind=iterations m=7": "m",
            "hash=sha512 isa=avx2 kind=pairs m=8": "m",
            "hash=sha512 isa=avx2 m=4 const=8:8=8000000000000000": "len",
            "hash=sha256 isa=avx2 m=8 len=8": "len", "hash=sha256 isa=avx2 m=8 len=400": "len",
            "hash=sha1 isa=avx2 m=8 len=64": "hash",
            "hash=sha256 isa=avx2 m=8 len=64 gather=insert": "gather",
            "hash=sha256 isa=avx2 m=8 layout=idle": "layout",
            "hash=sha256 isa=avx2 m=8 gather=gather": "gather",
            "hash=sha256 isa=shani rot=shld": "rot",
            "hash=sha256 isa=avx2 n=8 lane_rot=bytes": "lane_rot",
            "hash=sha256 isa=shani chmaj=fips": "chmaj",
            "hash=sha1 isa=avx2 n=8 chmaj=apart": "chmaj",
            "hash=sha1 isa=avx512 rounds=lanes": "rounds",
            "hash=sha512 isa=avx2 n=4 rounds=split": "rounds",
            "hash=sha256 isa=avx512 n=8 forms=shuffle": "forms",
            "hash=sha512 isa=avx512 n=8 rounds=lanes forms=shuffle-xor-double": "forms",
            "hash=sha1 isa=bmi2 sigma=nested": "sigma",
            "hash=sha512 isa=avx512 n=8 carry=alone": "carry",
            "hash=sha256 isa=avx2 n=8 layout=idle": "layout",
            "hash=sha256 isa=avx2 n=2 gather=insert": "gather",
            "hash=sha256 isa=sse41 n=4 table=broadcast": "table",
            "hash=sha256 isa=avx2 n=2 table=broadcast": "table", "len=32 shape=merkle64": "len",
            "shape=midstate": "len", "shape=merkle64 const=8:8=80000000": "const",
            "const=1": "const", "hash=sha256 const=9:8=00": "const",
            "hash=sha256 const=8:8=00": "const", "hash=sha256 len=16 const=8:8=80000000": "const",
            "prefix_block=xx len=64": "prefix_block", "prefix_block=00 len=64": "prefix_block",
            "hash=sha256 prefix_block=" + "00" * 64: "len",
            "hash=sha256 shape=double64 prefix_block=" + "00" * 64: "prefix_block",
            "hash=sha256 shape=hmac prefix_block=" + "00" * 128: "prefix_block",
            "hash=sha256 isa=avx2 uarch=zen3 n=7": "uarch", "flavour=linux isa=x64": "isa"}


def parse(words: str) -> Request:
    return parse_request({name: text for name, _, text in
                          (word.partition("=") for word in words.split())})


@pytest.mark.parametrize("words", REJECTED)
def test_each_rule_rejects_a_request_and_its_remedy_works(words: str) -> None:
    request = parse(words)
    with pytest.raises(Rejected) as error:
        requests.resolve(request)
    assert error.value.variable == REJECTED[words]
    with pytest.raises(Rejected) as error:
        requests.configs_of(request)
    change = re.search(r"(Try|Leave) ([A-Z_]+)(?:=([^ ,.]+)| out)", str(error.value))
    assert change or "`nsms list`" in str(error.value)
    if change:
        values = {name: text for name, text in request.spellings.items()
                  if name != change[2].lower()}
        changed = {change[2].lower(): change[3]} if change[3] else {}
        assert requests.resolve_configs(values | changed)


def test_the_committed_set_is_the_data_files(monkeypatch: pytest.MonkeyPatch) -> None:
    stems = {config.stem for config in requests.committed_configs()}
    assert len(stems) == len(requests.committed_configs()), "a kernel with orders of two kinds"
    assert {"sha512_avx512_n8_lanes", "sha256_shani_len64", "sha512_avx2_m5_mix1",
            "sha256_shani_m4_lanes"} <= stems
    monkeypatch.setattr(requests, "committed_requests",
                        lambda: (Request("sha256", "avx2", len=64),))
    fewer = {config.stem for config in requests.committed_configs()}
    assert fewer < stems and "sha256_avx2_len64" in fewer and "sha256_shani_len64" not in fewer


def test_each_rule_of_options_rejects_an_example(monkeypatch: pytest.MonkeyPatch) -> None:
    broken = []
    for name, purpose, _ in configs.RULES:
        def rejects(words: str, purpose: str = purpose) -> bool:
            try:
                requests.resolve(parse(words))
            except Rejected as error:
                return f"for {purpose}." in str(error)
            return False
        if name not in OPTION_NAMES and not any(map(rejects, REJECTED)):
            broken.append((name, purpose))
    assert not broken
