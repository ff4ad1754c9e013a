"""Masks: a kernel can ask for forms that change some lanes only, and every pass from selection to
the proof carries them."""

from __future__ import annotations

import random
from functools import cache

import emulate
import mapped
import pytest
from assemblers import ASSEMBLERS, ELF, assemble_text, file_text, require_assembler

from generator.check import objects
from generator.check.disassembly import Disassembly
from generator.check.frame import MAX_STACK_BYTES, Refusal
from generator.check.machine import Machine
from generator.check.memory import Memory
from generator.check.normal import Algebra
from generator.check.region import MemoryRegion
from generator.check.secrecy import Secrecy
from generator.check.terms import Term
from generator.compile.allocate import OutOfRegisters, allocate
from generator.compile.frame import layout_frame
from generator.compile.moves import find_moves
from generator.compile.rewrite import RewriteOptions
from generator.compile.select import select
from generator.compile.verify import verify_allocation
from generator.lab.mutation import native
from generator.lab.tune.encoder import Encoder
from generator.plan.graph import DataflowGraph, Node, ValueKind
from generator.spec.words import Word, join, split
from generator.x86 import target as isa
from generator.x86.isa import evaluate_row
from generator.x86.program import Address, BasicBlock, Jump, Label, Program

INT, MASK = ValueKind("int", 32, 32), ValueKind("mask", 64, 64)
SET = isa.load("avx512")
PROTOTYPE = "void nsms_masked(uint64_t *out, const uint64_t *in, uint64_t count)"


def graphs(word: int, bits: int, secret: bool = False) -> tuple[DataflowGraph, DataflowGraph]:
    """Return the graphs before and in the loop: a mask is computed before it and selects lanes of
    six results in it."""
    vec, pointer = ValueKind("vec", word, 128), ValueKind("int", 64, 64)
    enter, body = DataflowGraph("enter"), DataflowGraph("body", weight=10)
    number: Node = enter.const(bits, INT)
    if secret:
        number = enter.load(Address("message", 32, 0, enter.var("in", pointer)), INT)
    enter.set("mask", enter.apply("kmovb", (number,), kind=MASK))
    enter.set("out", enter.var("out", pointer))
    mask, out, data = body.var("mask", MASK), body.var("out", pointer), body.var("in", pointer)
    old, a, b = (body.load(Address("message", 128, 16 * n, data), vec) for n in range(3))
    letter = "q" if word == 64 else "d"
    merged = body.apply(f"vpadd{letter}", (old, mask, a, b))
    # over its own first source
    again = body.apply(f"vpsub{letter}", (merged, mask, merged, b))
    # old lives on
    results = [merged, again, body.apply(f"vpsub{letter}", (old, mask, a, b)), old + a,
               body.apply(f"vmovdqa{word}", (mask, a), kind=vec),
               body.apply(f"vpblendm{letter}", (mask, a, b), kind=vec)]
    for n, result in enumerate(results):
        body.store(Address("state", 128, 16 * n, out), result)
    body.set("count", body.var("count", pointer) + body.const((1 << 64) - 1, pointer))
    return enter, body


@cache
def program(word: int, bits: int, secret: bool = False) -> Program:
    """Return the function on physical registers; its loop runs `count` times."""
    regions, variables = ([], {"mask": ("mask", 64)}
                          | dict.fromkeys(("out", "in", "count"), ("int", 64)))
    for graph in graphs(word, bits, secret):
        region, tables = select(graph, SET, RewriteOptions())
        assert not tables
        regions.append(region)
    items = (regions[0], Label("more"), regions[1], Jump("more", "ne", "count", 0))
    compiled = Program("nsms_masked", PROTOTYPE, ("out", "in", "count"), items, variables=variables,
                       about=("Masked sums.",))
    done = allocate(compiled, SET.registers, find_moves(SET))
    verify_allocation(compiled, done, find_moves(SET))
    return done


def expected_output(word: int, bits: int, data: bytes) -> bytes:
    """Return the function's output, computed with integers."""
    words = [int.from_bytes(data[at:at + word // 8], "little") for at in range(0, 48, word // 8)]
    per = 128 // word
    old, a, b = (words[n * per:][:per] for n in range(3))
    masked = [bits >> j & 1 for j in range(per)]
    results = [[x + y if m else o for m, o, x, y in zip(masked, old, a, b)],
               [x if m else o for m, o, x in zip(masked, old, a)],
               [x - y if m else o for m, o, x, y in zip(masked, old, a, b)],
               [o + x for o, x in zip(old, a)],
               [x if m else 0 for m, x in zip(masked, a)],
               [y if m else x for m, x, y in zip(masked, a, b)]]
    return b"".join((x % (1 << word)).to_bytes(word // 8, "little") for result in results
                    for x in result)


@pytest.mark.parametrize("word, bits", [(64, 1), (64, 2), (32, 5), (32, 0)])
def test_a_masked_sum_emulated_changes_the_lanes_of_its_mask_only(word: int, bits: int) -> None:
    data = random.Random(word + bits).randbytes(48)
    assert (emulate.call_kernel(program(word, bits), [bytes(96), data, 2])
            == expected_output(word, bits, data))


def image(word: int, bits: int, assembler: str = ELF[0], secret: bool = False) -> objects.Image:
    require_assembler(assembler)
    return objects.load(assemble_text(assembler, file_text([program(word, bits, secret)],
                                                           ASSEMBLERS[assembler][0])))


def symbolic_iteration(result: objects.Image) -> tuple[list[Term], list[Term]]:
    """Execute one iteration symbolically on six variable words; return the twelve words in memory
    after it, and the six."""
    algebra = Algebra()
    code = Disassembly(result, result.address_of("nsms_masked"))
    memory = Memory(algebra, result, "sysv", algebra.variable("rsp", 64, Secrecy.PUBLIC),
                    MAX_STACK_BYTES)
    machine = Machine(code, algebra, memory, None)
    state = machine.entry_state()
    for number, name, size in ((7, "out", 96), (6, "in", 48)):
        state.ints[number] = pointer = algebra.variable(name, 64, Secrecy.PUBLIC)
        memory.regions[pointer] = MemoryRegion(name, lambda _, size=size: (0, size),
                                               lambda _, size=size: (0, size), align=16)
    state.ints[2] = algebra.number(1, 64)
    inputs = [algebra.variable(f"word {n}", 64) for n in range(6)]
    for n, x in enumerate(inputs):
        memory.store(state.memory_bytes, state.ints[6], 8 * n, x)
    while not machine.execute_next(state):
        pass
    return [machine.load_word(state, state.ints[7], 8 * n, 8) for n in range(12)], inputs


@pytest.mark.parametrize("assembler", ELF)
@pytest.mark.parametrize("bits", [1, 2])
def test_the_proof_follows_masked_sums_of_unknown_words(assembler: str, bits: int) -> None:
    got, x = symbolic_iteration(image(64, bits, assembler))
    old, a, b = x[:2], x[2:4], x[4:]
    zero = x[0].like(0)
    expected = []
    for rule in (lambda o, p, q: p + q, lambda o, p, q: p, lambda o, p, q: p - q, None,
                 lambda o, p, q: p, lambda o, p, q: q):
        elsewhere = {4: lambda o, p: zero, 5: lambda o, p: p}.get(len(expected) // 2,
                                                                  lambda o, p: o)
        for j in range(2):
            word = (rule(old[j], a[j], b[j]) if rule and bits >> j & 1 else elsewhere(old[j], a[j])
                    if rule else old[j] + a[j])
            expected.append(word)
    assert got == expected


def test_a_mask_that_is_made_from_a_message_is_refused() -> None:
    with pytest.raises(Refusal, match="constant"):
        symbolic_iteration(image(64, 1, secret=True))


@pytest.mark.parametrize("assembler", ELF)
@pytest.mark.parametrize("word, bits", [(64, 1), (64, 2), (32, 5)])
def test_masked_sums_run_as_they_were_meant(assembler: str, word: int, bits: int) -> None:
    result = image(word, bits, assembler)
    needed = {"avx512vl", "avx512dq"}
    if needed - native.host_features():
        pytest.skip(f"the host lacks {', '.join(sorted(needed - native.host_features()))}")
    data = random.Random(bits).randbytes(48)
    got = mapped.call_in_child(result, [(result.address_of("nsms_masked"), [bytes(96), data, 3])])
    assert got is not None and got[0][0] == expected_output(word, bits, data)


def test_assemblers_and_the_encoder_write_the_same_bytes() -> None:
    compiled = program(64, 2)
    bodies = []
    for assembler in ELF:
        result = image(64, 2, assembler)
        address = result.address_of("nsms_masked")
        code = Disassembly(result, address)
        section = result.section_at(address)
        bodies.append([bytes(section.data[at - section.address:][:code.step_at(at).length])
                       for at in code.reachable_addresses])
    assert all(body == bodies[0] for body in bodies)
    mine, positions = Encoder(()).encode_function(compiled, layout_frame(compiled))
    assert not positions and mine in b"".join(bodies[0])


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
