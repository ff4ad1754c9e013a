"""Masks, which select the lanes that an instruction changes: registers, rows, and secrets."""

from __future__ import annotations

import check_toy
import pytest

from generator.compile.allocate import OutOfRegisters, allocate
from generator.compile.rewrite import RewriteOptions
from generator.compile.select import select
from generator.plan.graph import DataflowGraph, ValueKind
from generator.spec.words import Word, join, split
from generator.x86 import target as isa
from generator.x86.isa import evaluate_row
from generator.x86.program import Address, BasicBlock, Program
from generator.x86.target import find_moves

INT, MASK = ValueKind("int", 32, 32), ValueKind("mask", 64, 64)
SET = isa.load("avx512")
PROTOTYPE = "void nsms_masked(uint64_t *out, const uint64_t *in, uint64_t count)"


def test_a_mask_of_more_lanes_than_a_register_has_counts_for_its_lowest_bits() -> None:
    row = SET.find_row("vpaddd {d:=a}{{{k:k}}}")
    old, a, b = (join(Word(n + 10 * k, 32) for n in range(4)) for k in range(3))
    got = [int(x) for x in split(evaluate_row(row, 128, old, Word(0xFF5, 64), a, b), 32)]
    assert got == [30, 1, 34, 3]


def test_a_basic_block_with_more_live_masks_than_registers_is_refused() -> None:
    graph = DataflowGraph("crowded")
    masks = [graph.apply("kmovb", (graph.const(n, INT),), kind=MASK) for n in range(9)]
    word = graph.load(Address("message", 128, 0, graph.var("in", ValueKind("int", 64, 64))),
                      ValueKind("vec", 64, 128))
    for mask in masks:
        word = graph.apply("vpaddq", (word, mask, word, word))
    graph.store(Address("state", 128, 0, graph.var("out", ValueKind("int", 64, 64))), word)
    region, _ = select(graph, SET, RewriteOptions())
    program_of_masks = Program("nsms_masked", PROTOTYPE, ("out", "in", "count"),
                               (BasicBlock("crowded", region.instructions, region.reads),),
                               variables=dict.fromkeys(("out", "in", "count"), ("int", 64)))
    with pytest.raises(OutOfRegisters, match="mask"):
        allocate(program_of_masks, SET.registers, find_moves(SET))


@pytest.mark.parametrize("source, proved", [("mov r8d, 5", True), ("mov r8d, [rsi]", False)])
def test_a_mask_that_is_made_from_a_message_is_refused(source: str, proved: bool) -> None:
    body = f"{source}\nkmovd k1, r8d\nvpaddd xmm1{{k1}}, xmm1, xmm2"
    verdict = check_toy.verdict(check_toy.blocks_function(body=body))
    assert verdict.proved == proved and ("constant" in verdict.message or proved), verdict.message
