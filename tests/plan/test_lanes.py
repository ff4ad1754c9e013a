# SPDX-License-Identifier: Apache-2.0 OR ISC OR MIT
"""Rounds in two lanes: proved from the text, and every mistake that a seam or a mask invites is
refused."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

import pytest
from refusals import check_refused

from generator.check import Claim, prove_object
from generator.check.claim import Verdict
from generator.plan.engines import two_lane
from generator.plan.engines.two_lane import HASH, TwoLaneRounds
from generator.plan.graph import DataflowGraph, Node
from generator.product import toolchain, write
from generator.product.details import EXPLAINING
from generator.request.configs import KernelConfig
from generator.request.requests import resolve_configs


def config_of(hash: str, n: int, **more: str) -> KernelConfig:
    options = {"hash": hash, "isa": "avx512", "n": str(n), "kind": "blocks", "rounds": "lanes",
               **more}
    return next(replace(c, kinds=("blocks",)) for c in resolve_configs(options))


def verdict(wanted: KernelConfig, abi: str = "sysv") -> Verdict:
    object = toolchain.assemble(write.config_texts(wanted, "nsms_", ["gas"])[0]["gas"], "gas")
    if object is None:
        pytest.skip("no assembler here")
    claim = Claim.of(wanted.hash, "blocks", wanted.n, abi)
    return prove_object(object, wanted.symbol("blocks", "nsms_"), claim,
                        replace(EXPLAINING, hasty=True))   # others are not looked for


@pytest.mark.full
@pytest.mark.parametrize("hash, n, more",
                         [("sha512", 1, {}), ("sha512", 2, {}), ("sha512", 8, {"forms": "shuffle"}),
                          ("sha256", 1, {"wipe": "1"}), ("sha256", 3, {"forms": "align-xor-move"}),
                          ("sha512", 1, {"carry": "integer", "forms": "align-xor-move"}),
                          ("sha512", 8, {"carry": "alone"}),
                          ("sha256", 2, {"forms": "shuffle-xor-double"}),
                          ("sha256", 1, {"forms": "shuffle-xor-double", "carry": "integer"}),
                          ("sha256", 2, {"forms": "align-nested"})])
def test_rounds_in_two_lanes_are_proved(hash: str, n: int, more: dict[str, str]) -> None:
    outcome = verdict(config_of(hash, n, **more))
    assert outcome.proved, outcome.message


# Mistakes, each in the place of a method of the engine: what it does wrong is refused, and with an
# example.

def exchanged_masks(seam: Callable[..., Any]) -> Callable[..., Any]:
    """Add the hash value to the wrong lanes."""
    def wrong(self: TwoLaneRounds, graph: DataflowGraph, p: Sequence[Node], h: Mapping[str, Node],
              wk: Any) -> Any:
        class Other(TwoLaneRounds):
            def add_under_mask(self, graph: DataflowGraph, mask: str, base: Node,
                               addend: Node) -> Node:
                return TwoLaneRounds.add_under_mask(self, graph,
                                                    {"is_e": "is_a", "is_a": "is_e"}[mask], base,
                                                    addend)
        return seam(Other(self.hash, self.forms), graph, p, h, wk)
    return wrong


def late_lane(seam: Callable[..., Any]) -> Callable[..., Any]:
    """Let the lane of a lag one round more than it should."""
    def wrong(self: TwoLaneRounds, graph: DataflowGraph, p: Sequence[Node], h: Mapping[str, Node],
              wk: Any) -> Any:
        (p2, p1, *rest), value = seam(self, graph, p, h, wk)
        return [self.add_under_mask(graph, "is_a", p2, p1), p1, *rest], value
    return wrong


def old_value(seam: Callable[..., Any]) -> Callable[..., Any]:
    """Store the previous block's hash value in one register."""
    def wrong(self: TwoLaneRounds, graph: DataflowGraph, p: Sequence[Node], h: Mapping[str, Node],
              wk: Any) -> Any:
        state, value = seam(self, graph, p, h, wk)
        return state, {**value, "Hg": h["Hg"]}
    return wrong


def wrong_order(seam: Callable[..., Any]) -> Callable[..., Any]:
    """Exchange H_a and H_b."""
    def wrong(self: TwoLaneRounds, graph: DataflowGraph, p: Sequence[Node], h: Mapping[str, Node],
              wk: Any) -> Any:
        return seam(self, graph, p, {**h, "Ha": h["Hb"], "Hb": h["Ha"]}, wk)
    return wrong


@pytest.mark.full
@pytest.mark.parametrize("mistake", [exchanged_masks, late_lane, old_value, wrong_order],
                         ids=lambda m: m.__name__)
def test_a_wrong_seam_is_not_proved(mistake: Callable[..., Any],
                                    monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(TwoLaneRounds, "seam", mistake(TwoLaneRounds.seam))
    outcome = verdict(config_of("sha512", 2, carry="alone"))
    assert (not outcome.proved and "state word" in outcome.message
            and "FIPS 180-4 gives" in outcome.message), outcome.message


@pytest.mark.full
def test_a_hash_value_that_a_batch_does_not_hand_over_is_not_proved(
        monkeypatch: pytest.MonkeyPatch) -> None:
    """Behind the first block's integer rounds the lanes go on with the value before it: memory has
    the new one."""
    def wrong(self: TwoLaneRounds, graph: DataflowGraph) -> dict[str, Node]:
        return self.get_state(graph)

    monkeypatch.setattr(TwoLaneRounds, "load_state", lambda self, graph: (
        wrong if graph.name.startswith("start") else loaded)(self, graph))
    assert not verdict(config_of("sha512", 2)).proved


loaded = TwoLaneRounds.load_state


def test_a_closing_that_misses_a_round_is_not_proved(monkeypatch: pytest.MonkeyPatch) -> None:
    def wrong(self: TwoLaneRounds, graph: DataflowGraph, p: Sequence[Node],
              h: Mapping[str, Node]) -> dict[str, Node]:
        return {name: x + h[name] for name, x in zip(HASH, (*p, p[0], p[0]))}

    monkeypatch.setattr(TwoLaneRounds, "close", wrong)
    assert not verdict(config_of("sha512", 2, carry="alone")).proved


def test_a_lane_that_is_not_negated_is_not_proved(monkeypatch: pytest.MonkeyPatch) -> None:
    apply = DataflowGraph.apply

    def wrong(self: DataflowGraph, mnemonic: str, *rest: Any, **more: Any) -> Node:
        return apply(self, "vpaddq" if mnemonic == "vpsubq" else mnemonic, *rest, **more)

    monkeypatch.setattr(DataflowGraph, "apply", wrong)
    assert not verdict(config_of("sha512", 2)).proved


@pytest.mark.parametrize("options, value", [
    ({"rounds": "vector"}, "ROUNDS 'vector'"), ({"hash": "sha1"}, "ROUNDS=lanes"),
    ({"isa": "avx2", "n": "4"}, "ROUNDS 'lanes'"), ({"carry": "integer"}, "CARRY=integer"),
    ({"forms": "nonsense"}, "nonsense"),
    ({"n": "1", "layout": "wide"}, "LAYOUT=wide"), ({"carry": "woven"}, "CARRY=woven"),
    ({"rounds": "scalar", "forms": "shuffle"}, "FORMS=shuffle")])
def test_what_makes_no_sense_is_refused_with_what_would_work(options: dict[str, str],
                                                             value: str) -> None:
    check_refused({"hash": "sha512", "isa": "avx512", "n": "8", "rounds": "lanes", **options},
                  value)


def test_a_row_of_the_schedule_that_misses_a_word_is_not_proved(
        monkeypatch: pytest.MonkeyPatch) -> None:
    load = two_lane.WovenWords.load
    monkeypatch.setattr(two_lane.WovenWords, "load", lambda self, t,
                        kind: load(self, t - (kind.register_class == "vec" and t % 4 == 1), kind))
    outcome = verdict(config_of("sha512", 2))
    assert not outcome.proved and "FIPS 180-4 gives" in outcome.message, outcome.message
