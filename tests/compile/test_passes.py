"""Passes: whatever order and allocation do, the program hashes as the standard says, and a broken
one is seen."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from typing import Any

import check_toy
import oracle
import pytest
from concrete_calls import random_input, run_blocks
from hypothesis import given, settings, strategies
from refusals import check_refused

from generator.check.contents import ObjectError
from generator.compile import build, order, rewrite
from generator.compile.allocate import LocalAllocator, OutOfRegisters, Slots, allocate
from generator.compile.frame import ConventionFrame, FrameLayout, UnwindStep, layout_frame
from generator.compile.rewrite import RewriteOptions
from generator.compile.select import Unselectable, find_shuffle, select
from generator.output import banner, emit
from generator.plan.engines.engine import run_rounds, set_working_variables, working_variables
from generator.plan.graph import DataflowGraph, ValueKind
from generator.plan.layout import word_kind
from generator.plan.rules import CH_MAJ_RULES, LANE_RULE, TABLE_RULE, ch, maj
from generator.product import prove, toolchain
from generator.request import requests
from generator.request.configs import KernelConfig
from generator.spec import hashes
from generator.spec.words import Word, join, ror, split
from generator.x86 import target as isa
from generator.x86.isa import evaluate_row
from generator.x86.program import (
    SCRATCH,
    STACK_POINTER,
    Address,
    BasicBlock,
    Instruction,
    Jump,
    Program,
    Register,
    Value,
)
from generator.x86.target import find_moves
from generator.x86.uarch import model

CONFIGS = [c for c in requests.resolve_configs({"isa": "avx2"})
           + requests.resolve_configs({"isa": "bmi2"})
           + requests.resolve_configs({"isa": "x64"}) if c.n]
APART = [c for options in ({"hash": "sha512", "isa": "avx2", "n": "2"},
                           {"hash": "sha256", "isa": "x64"}) for c in
         requests.resolve_configs({**options, "chmaj": "apart"}) if c.n]


RULES = {spelling.name: spelling for spelling in CH_MAJ_RULES}


@cache
def on_registers(config: KernelConfig) -> Program:
    return build.compile(config, "blocks")


@pytest.mark.few(6)
@pytest.mark.parametrize("config", CONFIGS + APART, ids=lambda c: c.stem)
def test_a_program_on_registers_hashes_as_the_standard_says(config: KernelConfig) -> None:
    for blocks in {0, min(3, config.n), config.n + 1}:
        state, message = random_input(config, blocks)
        assert (run_blocks(on_registers(config), config, state, message)
                == oracle.hash_blocks(config.family, state, message))


@pytest.mark.parametrize("name", ["sha256", "sha512"])
def test_e_made_apart_from_a_waits_four_steps_for_the_e_before_where_five_are_usual(
        name: str) -> None:
    hash = hashes.load(name)

    def steps(spelling: str, count: int) -> int:
        graph = DataflowGraph("rounds")
        words = [graph.var(f"WK{t}", word_kind(hash)) for t in range(count)]
        set_working_variables(graph, hash, run_rounds(hash, working_variables(graph, hash),
                                                      range(count), words))
        selected = RewriteOptions(rules={"int": RULES[spelling]})
        done = rewrite.balance_sums(rewrite.split_new_e(rewrite.apply_identities(graph, selected),
                                                        selected))
        return rewrite.depth_estimator(done)(done.writes["e"])

    assert {s: (steps(s, 24) - steps(s, 8)) / 16 for s in RULES} == {"mux": 5, "andn": 5, "sum": 5,
                                                                     "apart": 4, "fips": 5}


def test_a_hash_whose_e_waits_for_no_t1_has_no_rounds_with_e_apart() -> None:
    for options in ({"hash": "sha1", "isa": "avx2", "n": "1"},
                    {"hash": "sm3", "isa": "bmi2", "n": "1"},
                    {"hash": "sha256", "isa": "avx2", "n": "8", "rounds": "split"}):
        check_refused({**options, "chmaj": "apart"}, "CHMAJ=apart")


@given(strategies.integers(0, 2**32))
@settings(max_examples=10, deadline=None)
def test_any_keys_give_an_order_and_an_allocation_that_hash_right(seed: int) -> None:
    """Order keeps the dependences and allocation the dataflow, whatever the keys are."""
    chance = random.Random(seed)
    config = chance.choice([c for c in CONFIGS if c.n <= 2])
    program = build.select_kernel(config, "blocks", "nsms_")
    near = 20 / max(len(i.instructions) for i in program.items if isinstance(i, BasicBlock))
    # by twenty places, or by so many that nothing of the usual order is left
    reach = chance.choice([near, 1e9])

    def shaken(region: BasicBlock) -> BasicBlock:
        keys = [k + chance.random() * reach for k in order.default_priorities(region)]
        return order.order_block(region, keys)

    items = tuple(shaken(i) if isinstance(i, BasicBlock) else i for i in program.items)
    state, message = random_input(config, config.n + 1, seed)
    wanted = oracle.hash_blocks(config.family, state, message)
    ordered = replace(program, items=items)
    done = allocate(ordered, config.target.registers, find_moves(config.target))
    assert run_blocks(done, config, state, message) == wanted


def test_too_few_registers_name_the_values_and_the_pressure() -> None:
    add = isa.load("x64").find_row("add {d:=a}, {b}")
    load = isa.load("x64").find_row("mov {d}, {m}")
    store = isa.load("x64").find_row("mov {m}, {a}")
    p, q, s = Value(0, "int", 64, "p"), Value(1, "int", 64, "q"), Value(2, "int", 64, "sum")
    region = BasicBlock("tight", (
        Instruction(load, 64, q, (Address("state", 64, 0, p),)), Instruction(add, 64, s, (q, p)),
        Instruction(store, 64, Address("state", 64, 8, p), (s,))), {"p": p}, {"p": p})
    program = Program("f", "void f(void *p)", ("p",), (region,), variables={"p": ("int", 64)})
    rows = find_moves(isa.load("x64"))
    allocate(program, {"int": 16}, rows)
    with pytest.raises(OutOfRegisters, match=r"tight.*class int.*held by p"):
        LocalAllocator(region, {"p": Register("int", 0, 64)}, Slots(0, 0, None, {"int": 0}), rows,
                       {"int": 2}, {"p"}, {"p"}).run()


def test_every_identity_holds_on_truth_tables() -> None:
    tables = [Word(t, 8) for t in (0xF0, 0xCC, 0xAA)]
    pairs = {pair for rule in (*CH_MAJ_RULES, LANE_RULE, TABLE_RULE) for pair in rule.identities}
    assert len(pairs) >= 8 and all(old(*tables) == new(*tables) for old, new in pairs)
    assert ch(*tables) != maj(*tables)


@pytest.mark.parametrize("name", isa.names())
def test_every_rotation_is_a_rotation(name: str) -> None:
    for rotation in (*isa.load(name).rotations, *isa.load(name).lane_rotations):
        for n in range(1, 32):
            x = Word(random.Random(n).getrandbits(32), 32)
            assert rotation.identity is None or rotation.identity(x, n) == ror(x, n)


def test_a_rotation_is_selected_as_it_was_chosen() -> None:
    bmi2 = isa.load("bmi2")
    used = {}
    for rotation in bmi2.rotations:
        graph = DataflowGraph("turn")
        graph.set("x", ror(graph.var("x", ValueKind("int", 32, 32)), 7))
        region, _ = select(graph, bmi2, RewriteOptions({"int": rotation}))
        used[rotation.name] = [i.row.mnemonic for i in region.instructions]
    assert used == {"rorx": ["rorx"], "ror": ["ror"], "shrd": ["shrd"], "shld": ["shld"],
                    "shift": ["shr", "shl", "or"]}


def test_what_no_row_means_is_refused_by_name() -> None:
    graph = DataflowGraph("nothing")
    x = graph.var("x", ValueKind("vec", 32, 128))
    graph.set("x", x + x)
    with pytest.raises(Unselectable, match="x64 has no instruction for add of 32-bit words in "
                                           "128-bit vec"):
        select(graph, isa.load("x64"), RewriteOptions())


ROTATED = [c for name, isa_name, n in (("rot", "x64", "1"), ("rot", "bmi2", "1"),
                                       ("lane_rot", "avx2", "2"),
                                       ("lane_rot", "avx512", "2"), ("lane_rot", "sse41", "2"))
           for r in (isa.load(isa_name).rotations if name == "rot"
                     else isa.load(isa_name).lane_rotations)
           for c in requests.resolve_configs({"hash": "sha512" if r.shuffles_bytes else "sha256",
                                              "isa": isa_name, "n": n, name: r.name,
                                              "kind": "blocks"}) if c.n]


@pytest.mark.few(6)
@pytest.mark.parametrize("config", ROTATED, ids=lambda c: c.stem)
def test_every_rotation_hashes_as_the_standard_says(config: KernelConfig) -> None:
    state, message = random_input(config, config.n)
    assert (run_blocks(on_registers(config), config, state, message)
            == oracle.hash_blocks(config.family, state, message))


def test_an_isa_of_the_same_name_does_not_inherit_anothers_shuffles() -> None:
    kind, wanted = ValueKind("vec", 32, 128), tuple((0, (at + 4) % 16) for at in range(16))
    assert find_shuffle(isa.load("avx2"), kind, (("vec", 128),), wanted)
    assert find_shuffle(replace(isa.load("x64"), name="avx2"), kind, (("vec", 128),),
                        wanted) is None


def test_a_default_order_follows_the_generic_model(monkeypatch: pytest.MonkeyPatch) -> None:
    region = max((i for i in build.select_kernel(CONFIGS[0], "blocks", "nsms_").items
                  if isinstance(i, BasicBlock)), key=lambda block: len(block.instructions))
    code, generic = region.instructions[:60], order.load("generic")
    default = order.schedule_for_generic_core(code, set())
    assert "generic" not in model.names()                                   # it bounds nothing
    for other in (replace(generic, dispatch=1), replace(generic, window=4),
                  replace(generic, values=4)):
        monkeypatch.setattr(order, "load", lambda _, other=other: other)
        assert order.schedule_for_generic_core(code, set()) != default
    monkeypatch.setattr(order, "load", lambda _: generic)
    assert order.schedule_for_generic_core(code, set()) == default


def test_a_scratch_area_that_nothing_uses_is_removed_and_nothing_else() -> None:
    kernel, other = (requests.resolve_block_kernels({"hash": "sha512", "isa": name, "n": "1"})[0]
                     for name in ("sse41", "x64"))
    selected = build.select_kernel(kernel, "schedule", "nsms_")
    assert selected.scratch_bytes == 0 and SCRATCH in selected.variables
    compiled = build.compile(kernel, "schedule")
    assert SCRATCH not in compiled.variables and compiled.frame_bytes == 0
    assert build.compile(kernel, "blocks").frame_bytes > 0            # which stores the schedule
    blocks = {item.name: item for item in selected.items if isinstance(item, BasicBlock)}
    for item in build.remove_scratch(selected).items:
        if isinstance(item, BasicBlock):
            before = blocks[item.name]
            removed = [i for i in before.instructions if i not in item.instructions]
            assert not removed or SCRATCH in before.writes
            assert all(isinstance(i.out, Value) and i.row.mnemonic in ("lea", "and")
                       for i in removed), removed
    assert build.compile(other, "rounds").frame_bytes > 0             # of integer spill slots


# Masks.

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


# Wrong code: what a fault of allocation or of a frame would make is refused, at the latest by the
# proof of the bytes.

WRONG_KERNELS = [requests.resolve_configs(options)[0] for options in (
    {"hash": "sha256", "isa": "bmi2", "kind": "blocks"},
    {"hash": "sha256", "isa": "sse41", "n": "1", "kind": "blocks"},
    {"hash": "sha256", "isa": "shani", "kind": "blocks"},
    {"hash": "sha256", "isa": "avx2", "n": "8", "gather": "gather", "kind": "schedule"})]


@cache
def laid_out(number: int) -> tuple[Program, FrameLayout]:
    config = WRONG_KERNELS[number]
    program = build.compile(config, config.kind or "")
    return program, layout_frame(program)


def refusal(number: int, program: Program, layout: FrameLayout | None = None,
            abi: str = "sysv") -> str:
    """Return why a program, with its frame or another, is not printed, assembled or proved."""
    config = WRONG_KERNELS[number]
    try:
        text = emit.print_assembly([program], [layout or layout_frame(program)],
                                   banner.Facts("test", "make gen"), "gas")
        assembly = toolchain.assemble_format(text, "gas", convention=abi)
    except (ValueError, toolchain.NotProved) as error:
        return str(error)
    if assembly is None:
        pytest.skip("no assembler here")
    try:
        verdict = prove.verdict(assembly.object, program.symbol, {
            "hash": config.hash, "kind": config.kind, "n": config.n}, abi)
    except ObjectError as error:
        return str(error)
    return "" if verdict["proved"] else str(verdict["message"])


@pytest.mark.parametrize("number, abi", [(0, "sysv"), (1, "win64"), (2, "sysv"), (3, "sysv")])
def test_a_right_program_is_proved(number: int, abi: str) -> None:
    assert refusal(number, *laid_out(number), abi) == ""


def changed(program: Program, matches: Callable[[Instruction], Any],
            change: Callable[[Instruction], list[Instruction]], after: int = 40) -> Program:
    """Return the program with another first matches instruction behind `after` of a block."""
    block, n = next((block, n) for block in program.items if isinstance(block, BasicBlock)
                    for n, i in enumerate(block.instructions) if n >= after and matches(i))
    code = block.instructions
    new = replace(block, instructions=(*code[:n], *change(code[n]), *code[n + 1:]))
    return replace(program, items=tuple(new if x is block else x for x in program.items))


def other(r: Any, step: int = 1) -> Any:
    return replace(r, number=(r.number + step) % 3)


def on_registers_only(i: Instruction) -> bool:
    return len(i.args) == 2 and all(isinstance(x, Register) for x in (i.out, *i.args))


def is_spill(i: Instruction) -> bool:
    return isinstance(i.out, Address) and i.out.space in ("frame", "slots")


def is_reload(i: Instruction) -> bool:
    return i.row.text.startswith("mov") and isinstance(i.args[0], Address) and (
        i.args[0].space == "frame")


def moved(slot: Any, offset: int = 8) -> Any:
    return replace(slot, offset=slot.offset ^ offset)


COPY = {name: find_moves(isa.load("shani")).copy[name] for name in ("int", "vec")}


def with_fixed_operand_elsewhere(i: Instruction) -> list[Instruction]:
    (n,) = [n for n, o in enumerate(i.row.reads) if o.fixed is not None]
    args = [other(a) if k == n else a for k, a in enumerate(i.args)]
    return [Instruction(COPY["vec"], 128, args[n], (i.args[n],)), replace(i, args=tuple(args))]


WRONG_PROGRAMS: dict[str, tuple[int, Any, Any, int]] = {
    "a result in another register": (
        0, lambda i: on_registers_only(i) and not i.row.written.tied,
        lambda i: [replace(i, out=other(i.out))], 40),
    "an operand read from another register": (
        0, lambda i: on_registers_only(i) and not i.row.written.tied,
        lambda i: [replace(i, args=(other(i.args[0], 2), i.args[1]))], 40),
    "operands exchanged": (
        0, lambda i: i.row.mnemonic == "andn" and on_registers_only(i),
        lambda i: [replace(i, args=i.args[::-1])], 40),
    "a copy lost": (0, lambda i: i.row is COPY["int"], lambda i: [], 40),
    "a spill lost": (0, is_spill, lambda i: [], 0),
    "a spill over another value's slot": (
        0, is_spill, lambda i: [replace(i, out=moved(i.out))], 0),
    "a slot outside the frame": (
        0, is_spill, lambda i: [replace(i, out=moved(i.out, 1 << 20))], 0),
    "a reload of another slot": (
        0, is_reload, lambda i: [replace(i, args=(moved(i.args[0]),))], 0),
    "a live register written over": (
        0, on_registers_only,
        lambda i: [i, Instruction(COPY["int"], 64, other(i.out), (replace(i.out, width=64),))], 40),
    "an instruction lost": (0, on_registers_only, lambda i: [], 40),
    "a result that is not over its tied source": (
        1, lambda i: i.row.written and i.row.written.tied and i.row.register_class == "vec",
        lambda i: [replace(i, out=other(i.out))], 40),
    "an operand in another register than the fixed one": (
        2, lambda i: any(o.fixed is not None for o in i.row.reads), with_fixed_operand_elsewhere,
        0),
    "a mask that is the index of its gather": (
        3, lambda i: i.row.gather_mask,
        lambda i: [replace(i, args=tuple(
            next(a.index for a in i.args if isinstance(a, Address))
            if o.name == i.row.gather_mask else a for o, a in zip(i.row.reads, i.args)))], 0)}


@pytest.mark.parametrize("name", WRONG_PROGRAMS)
def test_what_wrong_allocation_makes_is_refused(name: str) -> None:
    number, matches, change, after = WRONG_PROGRAMS[name]
    assert refusal(number, changed(laid_out(number)[0], matches, change, after))


@pytest.mark.parametrize("change", [{"a": STACK_POINTER}, {"condition": "be"},
                                    {"target": "elsewhere"}], ids=str)
def test_a_wrong_jump_is_refused(change: dict[str, Any]) -> None:
    program, _ = laid_out(0)
    assert refusal(0, replace(program, items=tuple(
        replace(x, **change) if isinstance(x, Jump) and x.condition else x
        for x in program.items)))


def without_first(steps: tuple[UnwindStep, ...], mnemonic: str) -> tuple[UnwindStep, ...]:
    n = [step.line.mnemonic for step in steps].index(mnemonic)
    return (*steps[:n], *steps[n + 1:])


def with_exchanged_pops(steps: tuple[UnwindStep, ...]) -> tuple[UnwindStep, ...]:
    n = [step.line.mnemonic for step in steps].index("pop")
    return (*steps[:n], steps[n + 1], steps[n], *steps[n + 2:])


def lowered(steps: tuple[UnwindStep, ...], count: int) -> tuple[UnwindStep, ...]:
    return tuple(replace(step, line=replace(step.line, operands=(STACK_POINTER, x + count)))
                 if step.line.mnemonic in ("add", "sub") and isinstance(
                     x := step.line.operands[1], int) else step for step in steps)


WRONG_FRAMES: dict[str, tuple[int, str, Callable[[Any], Any], Callable[[Any], Any]]] = {
    "a register not saved": (
        0, "sysv", lambda steps: without_first(steps, "push"),
        lambda steps: without_first(steps, "pop")),
    "a register saved and not restored": (
        0, "sysv", lambda steps: steps, lambda steps: without_first(steps, "pop")),
    "two registers exchanged": (0, "sysv", lambda steps: steps, with_exchanged_pops),
    "a frame too small for its slots": (
        0, "sysv", lambda steps: lowered(steps, -64), lambda steps: lowered(steps, -64)),
    "a stack pointer that is not restored": (
        0, "sysv", lambda steps: steps, lambda steps: lowered(steps, 16)),
    "a vector register not restored": (
        1, "win64", lambda steps: steps, lambda steps: without_first(steps, "movaps")),
    "vector registers saved to an unaligned stack": (
        1, "win64", lambda steps: lowered(steps, 8), lambda steps: lowered(steps, 8))}


@pytest.mark.parametrize("name", WRONG_FRAMES)
def test_a_wrong_frame_is_refused(name: str) -> None:
    number, abi, change_prologue, change_epilogue = WRONG_FRAMES[name]
    program, layout = laid_out(number)
    right: ConventionFrame = getattr(layout, abi)
    wrong = replace(right, prologue=change_prologue(right.prologue),
                    epilogue=change_epilogue(right.epilogue))
    assert refusal(number, program, replace(layout, **{abi: wrong}), abi)
