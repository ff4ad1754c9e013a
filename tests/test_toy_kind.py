"""A kind is added by one record and one plan: the sum of the words of a block's schedule is
generated, proved and run."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterator
from functools import reduce
from operator import add
from pathlib import Path
from typing import Any

import harness
import native_calls
import pytest

from generator.compile import build
from generator.plan.gather import contiguous_addresses, load_words
from generator.plan.graph import DataflowGraph
from generator.plan.layout import layout_of_words
from generator.plan.loops import Plan
from generator.product import toolchain, write
from generator.request.configs import KernelConfig
from generator.request.requests import resolve_block_kernels
from generator.spec import descriptions, hashes, kinds
from generator.spec.kinds import Evaluation, ExpectedWord, Function, Kind, Pointer, message_pointer


def leaves(f: Function, reading: Evaluation, _: int) -> Iterator[ExpectedWord]:
    total = reduce(add, reading.schedule_plus_k(0)) - sum(f.hash.K)
    yield ExpectedWord("sum", 0, total, f.word_bytes)


SUM = Kind("sum",
           lambda f: (Pointer("sum", f"{f.c_type} *sum", "sum", f.word_bytes, align=f.word_bytes,
                              written=True, is_input=False), message_pointer(f.block_bytes)),
           leaves, has_rounds=False)


def plan(config: KernelConfig, words: Callable[[list[Any]], list[Any]] = lambda W: W) -> Plan:
    hash, graph = config.family, DataflowGraph("sum",
                                               comment="the sum of the words of the schedule")
    lay = layout_of_words(hash)
    (block,) = load_words(graph, lay, contiguous_addresses(lay, graph.pointer("data")))
    W = hashes.expand(hash, block)
    graph.store(graph.address("sum", hash.WIDTH), reduce(add, words(W)))
    return Plan(("sum", "data"), (graph,))


@pytest.fixture(autouse=True)
def toy(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Add the record and the plan of the toy kind; verdicts about another such record are not
    reused."""
    monkeypatch.setattr(write, "cached_proofs", dict)
    monkeypatch.setattr(write, "cache_proofs", lambda proofs: None)
    monkeypatch.setitem(kinds.KINDS, "sum", SUM)
    monkeypatch.setitem(descriptions.ABOUT, "sum", lambda f: "the sum of the W_t of a block")
    monkeypatch.setitem(build.PLANS, "sum", plan)


def config_of(hash: str, isa_name: str) -> KernelConfig:
    return dataclasses.replace(resolve_block_kernels({"hash": hash, "isa": isa_name, "n": "1"})[0],
                               kinds=("sum",))


@pytest.mark.parametrize("hash, isa_name", [("sha1", "x64"), ("sha256", "bmi2"), ("sha512", "x64")])
def test_a_toy_kind_is_written_proved_and_run(hash: str, isa_name: str, tmp_path: Path) -> None:
    wanted = config_of(hash, isa_name)
    (entry,) = write.generate([wanted], tmp_path)
    assert entry["kind"] == "sum" and (entry["proved"] or not toolchain.assembler_command("gas"))
    header = (tmp_path / "include/nsms.h").read_text()
    assert ("the sum of the W_t of a block; needs" in header
            and entry["signature"].endswith("sum, const void *data)"))
    native_calls.check_config(wanted)


@pytest.mark.parametrize("words", [lambda W: W[:-1], lambda W: [*W[:40], W[41], *W[41:]],
                                   lambda W: [*W, W[0]]],
                         ids=["without the last", "one twice", "one more"])
def test_a_wrong_sum_is_refused_with_an_input_that_shows_it(
        words: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(build.PLANS, "sum", lambda config: plan(config, words))
    wanted = config_of("sha256", "x64")
    with pytest.raises(toolchain.NotProved, match="stores the wrong sum: the first wrong word is "
                                                  "sum"):
        write.generate_config(wanted, "nsms_", ["gas"], {}, True)
    complaint = native_calls.run_emulated(build.compile(wanted, "sum"),
                                    list(native_calls.sample_calls_of(wanted, "sum", False)))
    assert "answers wrong on" in complaint


def test_the_harness_calls_a_toy_kind_by_its_record_and_sees_a_wrong_one(tmp_path: Path) -> None:
    wanted = config_of("sha256", "x64")
    (entry,) = write.generate([wanted], tmp_path, "gas")
    wrong = {"reads_too_much": "*sum ^= ((volatile const uint8_t *)data)[64] & 0;",
             "sums_nothing": "*sum = 0;", "writes_two_words": "sum[1] = 1;"}
    (tmp_path / "wrong.c").write_text("#include <stdint.h>\n" + "".join(
        f"void {entry['symbol']}(uint32_t *, const void *);\nvoid {name}(uint32_t *sum, const void "
        f"*data)\n{{ {entry['symbol']}(sum, data); {does} }}\n" for name, does in wrong.items()))
    kernels = [entry, *({**entry, "symbol": name} for name in wrong)]
    harness.run(["gcc", "-O1", "-c", "-o", str(tmp_path / "wrong.o"), str(tmp_path / "wrong.c")])
    program = harness.build_harness(tmp_path / "harness", kernels,
                                    [tmp_path / entry["gas"], tmp_path / "wrong.o"], "gcc")
    results = harness.check_kernels(program, kernels)
    assert results[entry["symbol"]].status == "pass" and results[entry["symbol"]].calls > 200
    said = {name: results[name].words[0] for name in wrong}
    assert "touches the byte 0 after the end of data" in " ".join(results["reads_too_much"].words)
    assert "calls sha256, call 0: sum[0] is wrong" in said["sums_nothing"]
    assert "writes the byte 0 after the end of sum" in said["writes_two_words"]


def test_without_its_record_a_kind_is_unknown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(kinds.KINDS, "sum")
    with pytest.raises(KeyError):
        build.kernel_function(config_of("sha256", "x64"), "sum")
