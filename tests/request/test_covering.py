"""A sample in which every pair of option values occurs is built, assembled, and run or interpreted.
Those in which every option value occurs with every function kind, and every hash on every ISA, are
also proved."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from functools import cache
from itertools import combinations
from typing import Any, cast

import pytest
from native_calls import LISTED_N, check_config

from generator.request.configs import KernelConfig, validate_config
from generator.request.option_table import (
    KERNEL_OPTIONS,
    OptionValue,
    Rejected,
    defaults,
    spelling,
    valid_n,
)
from generator.request.requests import Request, allowed_options, rounds_configs
from generator.spec import hashes
from generator.x86 import target as isa

pytestmark = pytest.mark.full
# of the sample, which takes seconds to draw: no run of other tests waits for it
SAMPLE_SIZE = 76


@pytest.mark.parametrize("at", range(SAMPLE_SIZE))
def test_a_configuration_of_the_sample_passes(at: int) -> None:
    config = covering_sample()[at]
    if reason := check_config(config, config in small_sample()):
        pytest.skip(f"{config.stem} is right by the rows' meanings and was not run: {reason}")


def test_the_sample_has_every_legal_pair_of_option_values() -> None:
    assert missing_pairs(covering_sample()) == []
    assert len(covering_sample()) == SAMPLE_SIZE


def test_every_option_is_proved_with_every_kind_and_every_hash_on_every_isa() -> None:
    uncovered = missing_pairs(small_sample())
    assert uncovered and all({"kind"}.isdisjoint({a[0], b[0]}) and {a[0], b[0]} != {"hash", "isa"}
                             for a, b in uncovered)
    assert set(small_sample()) < set(covering_sample())


Fact = tuple[str, str]
Pair = tuple[Fact, Fact]
# pair -> number of its bit in bit sets, assigned when the pair first occurs
BITS: dict[Pair, int] = {}
# The option uarch is not varied, because few configurations have stored orders.
VARIED = [c for c in KERNEL_OPTIONS if c.name != "uarch"]


@cache
def option_facts(config: KernelConfig) -> tuple[Fact, ...]:
    """Return the facts of a configuration, sorted; options without effect on it are left out."""
    shown = [(c.name, spelling(getattr(config, c.name))) for c in VARIED
             if (c.applies_to_rounds or config.n) and c.applies(config.family, config.target)]
    number = [("n", str(config.n))] if config.n else []
    return tuple(sorted([("hash", config.hash), ("isa", config.isa), *number, *shown,
                         *(("kind", kind) for kind in config.kinds)]))


@cache
def pair_bits(config: KernelConfig) -> int:
    return sum(1 << BITS.setdefault(pair, len(BITS)) for pair in pairs_of(config))


def pairs_of(config: KernelConfig) -> Iterator[Pair]:
    return (pair for pair in combinations(option_facts(config), 2) if pair[0][0] != pair[1][0])


def kernel_kinds() -> Iterator[tuple[str, str, int]]:
    """Yield every valid (hash, ISA, n), the smallest n first."""
    kinds = [(n, name, family) for family in hashes.names() for name in isa.names()
             for n in set(valid_n(hashes.load(family), isa.load(name))) & set(LISTED_N)]
    yield from ((family, name, n) for n, name, family in sorted(kinds))


@cache
def values_of_options(family: str, name: str, n: int) -> Mapping[str, list[OptionValue]]:
    allowed = allowed_options(Request(family, name, kind="blocks", n=n))
    return {c.name: allowed.get(c.name, []) for c in VARIED}


@cache
def make_config(family: str, name: str, n: int, **selected: OptionValue) -> KernelConfig | None:
    """Return the configuration with the option values `selected`, and defaults for the other
    options; None if it is illegal. `name`: its ISA."""
    if not all(value in values_of_options(family, name, n)[variable]
               for variable, value in selected.items()):
        return None
    try:
        base = defaults(family, name, rounds=str(selected.get("rounds", "")))
        config = validate_config(KernelConfig(family, name, n,
                                              **cast(Any, {**base, "carry": None, **selected})))
    except Rejected:
        return None
    return replace(config, kinds=config.block_kinds)


@cache
def simple_configs() -> tuple[KernelConfig, ...]:
    """Return every legal configuration with at most two non-default options, and its counterparts
    of function kind rounds."""
    result: dict[KernelConfig, None] = {}
    for family, name, n in kernel_kinds():
        others = [(v, x) for v, have in values_of_options(family, name, n).items()
                  for x in have[1:]]
        for selected in [(), *((item,) for item in others),
                         *((a, b) for a, b in combinations(others, 2) if a[0] != b[0])]:
            config = make_config(family, name, n, **dict(selected))
            if config:
                result[config] = None
                result |= dict.fromkeys(rounds_configs(config))
    return tuple(result)


@cache
def legal_pairs() -> int:
    return merge_pairs(simple_configs())


def merge_pairs(configs: Iterable[KernelConfig]) -> int:
    result = 0
    for config in configs:
        result |= pair_bits(config)
    return result


def missing_pairs(sample: Iterable[KernelConfig]) -> list[Pair]:
    return pair_names(legal_pairs() & ~merge_pairs(sample))


def pair_names(bits: int) -> list[Pair]:
    return [pair for pair, n in BITS.items() if bits >> n & 1]


def proof_cost(config: KernelConfig) -> int:
    return (4 + (config.n or 0)) * (5 if config.hash == "sm3" else 1)


def improve_config(config: KernelConfig, pair: int, wanted: int) -> KernelConfig:
    """Change `config` in one option at a time, as long as it gains pairs of the bit set `wanted`
    and keeps the pair of the bit set `pair`; return the resulting configuration."""
    best, count = config, (pair_bits(config) & wanted).bit_count()
    changed = True
    while changed:
        changed = False
        for c in VARIED:
            for value in values_of_options(best.hash, best.isa,
                                           best.n).get(c.name, []) if best.n else []:
                other = make_config(best.hash, best.isa, best.n,
                                    **{**best.non_default, c.name: value})
                if (other and pair & pair_bits(other) and (pair_bits(other) & wanted).bit_count()
                    > count):
                    best, count, changed = other, (pair_bits(other) & wanted).bit_count(), True
    return best


@cache
def covering_sample() -> tuple[KernelConfig, ...]:
    wanted, selected = legal_pairs(), []
    holders: dict[Pair, list[KernelConfig]] = {}
    for config in simple_configs():
        for pair in pairs_of(config):
            holders.setdefault(pair, []).append(config)
    # the rarest pair first
    for pair in sorted(holders, key=lambda pair: (len(holders[pair]), pair)):
        bit = 1 << BITS[pair]
        if bit & wanted:
            starts = {(c.hash, c.isa, c.n): c for c in reversed(holders[pair])}.values()
            tried = [improve_config(c, bit, wanted)
                     for c in sorted(starts, key=lambda c: (proof_cost(c), c.stem))[:16]]
            selected.append(max(tried,
                                key=lambda c: (pair_bits(c) & wanted).bit_count() / proof_cost(c)))
            wanted &= ~pair_bits(selected[-1])
    # the longest proof first
    return tuple(sorted(drop_redundant(selected, legal_pairs()),
                        key=lambda config: (-proof_cost(config), config.stem)))


def drop_redundant(configs: Iterable[KernelConfig], wanted: int) -> list[KernelConfig]:
    """Drop configurations, the costliest first, as long as the others have every pair of the bit
    set `wanted`; return the others."""
    selected = list(configs)
    for config in sorted(selected, key=proof_cost, reverse=True):
        others = [c for c in selected if c is not config]
        selected = selected if wanted & ~merge_pairs(others) else others
    return selected


@cache
def small_sample() -> tuple[KernelConfig, ...]:
    """Return configurations of covering_sample in which every option value occurs with every kind,
    and every hash on every ISA, as far as these pairs are legal."""
    wanted = sum(1 << BITS[pair] for pair in pair_names(legal_pairs())
                 if "kind" in (pair[0][0], pair[1][0])
                 or {pair[0][0], pair[1][0]} == {"hash", "isa"})
    return tuple(drop_redundant(covering_sample(), wanted))
