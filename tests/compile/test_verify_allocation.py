"""The verifier after allocation: every kernel passes, and each kind of wrong allocation is told,
with where and what."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cache

import pytest

from generator.compile import build, frame
from generator.compile.allocate import allocate
from generator.compile.verify import WrongAllocation, verify_allocation, verify_frame
from generator.output.lines import instruction_text
from generator.request import requests
from generator.x86 import target as isa
from generator.x86.program import (
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

KERNELS = [({"hash": "sha256", "isa": "bmi2"}, "blocks"),
           ({"hash": "sha256", "isa": "avx2", "n": "8"}, "schedule"),
           ({"hash": "sha512", "isa": "sse41", "n": "1"}, "blocks"),
           ({"hash": "sha256", "isa": "shani"}, "blocks"),
           ({"hash": "sha256", "isa": "avx2", "n": "8", "gather": "gather"}, "schedule")]


@cache
def programs_before_and_after(number: int = 0) -> tuple[Program, Program]:
    options, kind = KERNELS[number]
    config = requests.resolve_configs({**options, "kind": kind})[0]
    program = build.select_kernel(config, kind, "nsms_")
    before = build.order_blocks(program, config, kind)
    return before, allocate(before, config.target.registers, find_moves(config.target))


def verify_program(after: Program, number: int = 0) -> None:
    config = requests.resolve_configs({**KERNELS[number][0], "kind": KERNELS[number][1]})[0]
    verify_allocation(programs_before_and_after(number)[0], after, find_moves(config.target))


@pytest.mark.parametrize("number", range(len(KERNELS)),
                         ids=lambda n: f"{KERNELS[n][0]['hash']}_{KERNELS[n][0]['isa']}")
def test_what_allocation_makes_is_right(number: int) -> None:
    verify_program(programs_before_and_after(number)[1], number)


def change_instruction(after: Program, which: Callable[[Instruction], bool],
                       change: Callable[[Instruction], list[Instruction]],
                       at_least: int = 40) -> Program:
    """Return the program with one instruction changed: the first after `at_least` others for which
    `which` is true."""
    for item in after.items:
        if isinstance(item, BasicBlock):
            for n, i in enumerate(item.instructions):
                if n >= at_least and which(i):
                    code = (*item.instructions[:n], *change(i), *item.instructions[n + 1:])
                    return replace(after, items=tuple(replace(item, instructions=code) if x is item
                                                      else x for x in after.items))
    raise AssertionError("nothing like that is there")


def other_register(r: Register) -> Register:
    return replace(r, number=(r.number + 1) % 3)


def registers_only(i: Instruction) -> bool:
    return (isinstance(i.out, Register) and all(isinstance(a, Register) for a in i.args)
            and len(i.args) == 2)


def spill(i: Instruction) -> bool:
    return isinstance(i.out, Address) and i.out.space in ("frame", "slots")


def reload(i: Instruction) -> bool:
    return (isinstance(i.out, Register) and i.row.text.startswith("mov")
            and isinstance(i.args[0], Address) and (i.args[0].space in ("frame", "slots")))


COPY = find_moves(isa.load("bmi2")).copy["int"]
WRONG = {
    "a result in another register": (registers_only,
                                     lambda i: [replace(i, out=other_register(i.out))],
                                     "not|holds"),
    "an operand read from another register": (
        lambda i: registers_only(i) and not i.row.written.tied
        and i.args[1] != other_register(i.args[0]),
        lambda i: [replace(i, args=(other_register(i.args[0]), i.args[1]))], "is not in"),
    "a copy or spill left out": (spill, lambda i: [], "nothing known|holds"),
    "a spill to another value's slot": (
        spill, lambda i: [replace(i, out=replace(i.out, offset=i.out.offset ^ 8))],
        "holds|no slot"),
    "a slot outside the frame": (spill, lambda i: [replace(i, out=replace(i.out, offset=1 << 20))],
                                 "is no slot"),
    "a register written over while its value is alive": (
        registers_only,
        lambda i: [i, Instruction(COPY, 64, other_register(i.out), (replace(i.out, width=64),))],
        "is not in|holds"), "an instruction left out": (registers_only, lambda i: [],
                                                        "should stand here|missing|is not in"),
    "a reload of a slot that holds something else": (
        reload, lambda i: [replace(i, args=(replace(i.args[0], offset=i.args[0].offset ^ 8),))],
        "holds|nothing known")}


@pytest.mark.parametrize("name", WRONG)
def test_a_wrong_allocation_is_reported(name: str) -> None:
    which, change, output = WRONG[name]
    with pytest.raises(WrongAllocation, match=rf"block \w+.*instruction \d+.*({output})"):
        verify_program(change_instruction(programs_before_and_after()[1], which, change))


def test_a_result_that_is_not_over_its_tied_source_is_reported() -> None:
    after = change_instruction(programs_before_and_after(2)[1],
                               lambda i: bool(i.row.written and i.row.written.tied
                                              and i.row.register_class == "vec"),
                               lambda i: [replace(i, out=other_register(i.out))])
    with pytest.raises(WrongAllocation, match="which the row overwrites"):
        verify_program(after, 2)


def test_an_operand_in_another_register_than_the_fixed_one_is_reported() -> None:
    after = programs_before_and_after(3)[1]
    fixed = next(i for item in after.items if isinstance(item, BasicBlock)
                 for i in item.instructions if any(o.fixed is not None for o in i.row.reads))
    at = next(n for n, o in enumerate(fixed.row.reads) if o.fixed is not None)
    # type: ignore[arg-type]
    wrong = replace(fixed, args=tuple(other_register(a) if n == at else a
                                      for n, a in enumerate(fixed.args)))
    region = next(item for item in after.items if isinstance(item, BasicBlock)
                  and fixed in item.instructions)
    where = region.instructions.index(fixed)
    copy = find_moves(
        requests.resolve_configs({"hash": "sha256", "isa": "shani"})[0].target).copy["vec"]
    # it holds the right value, in the wrong place
    first = Instruction(copy, 128, wrong.args[at], (fixed.args[at],))
    code = (*region.instructions[:where], first, wrong, *region.instructions[where + 1:])
    broken = replace(after, items=tuple(replace(region, instructions=code) if x is region else x
                                        for x in after.items))
    with pytest.raises(WrongAllocation, match="must be register 0 of its class"):
        verify_program(broken, 3)


def test_a_variable_outside_its_location_is_reported() -> None:
    before, after = programs_before_and_after()
    name = next(n for n, location in after.locations.items() if isinstance(location, Register)
                and n not in before.parameters)
    elsewhere = {**after.locations, name: other_register(after.locations[name])}
    with pytest.raises(WrongAllocation, match=f"variable|is not in|{name}"):
        verify_program(replace(after, locations=elsewhere))


def test_a_jump_that_compares_something_else_is_reported() -> None:
    _, after = programs_before_and_after()
    items = tuple(replace(x, a=STACK_POINTER) if isinstance(x, Jump) and x.condition else x
                  for x in after.items)
    with pytest.raises(WrongAllocation, match="is compared, not"):
        verify_program(replace(after, items=items))


@pytest.mark.parametrize("change", [{"condition": "be"}, {"target": "elsewhere"}])
def test_a_jump_with_another_condition_or_target_is_reported(change: dict[str, str]) -> None:
    before, after = programs_before_and_after()
    items = tuple(replace(x, **change) if isinstance(x, Jump) and x.condition else x
                  for x in after.items)
    with pytest.raises(WrongAllocation, match=f"{next(iter(change.values()))}.*, not "):
        verify_program(replace(after, items=items))


def test_a_frame_that_saves_too_little_or_is_misaligned_is_reported() -> None:
    for number in range(len(KERNELS)):
        after = programs_before_and_after(number)[1]
        verify_frame(after, frame.layout_frame(after))
    after = programs_before_and_after()[1]
    laid = frame.layout_frame(after)
    pushes = [n for n, step in enumerate(laid.sysv.prologue)
              if instruction_text(step.line, "gas").startswith("push")]
    without = replace(laid.sysv,
                      prologue=tuple(s for n, s in enumerate(laid.sysv.prologue) if n != pushes[0]))
    with pytest.raises(WrongAllocation, match="multiple of 16|return"):
        verify_frame(after, replace(laid, sysv=without))
    swapped = [*laid.sysv.epilogue]
    at = [n for n, s in enumerate(swapped) if s.line.mnemonic == "pop"]
    swapped[at[0]], swapped[at[1]] = swapped[at[1]], swapped[at[0]]
    with pytest.raises(WrongAllocation, match="at the return, not its value"):
        verify_frame(after, replace(laid, sysv=replace(laid.sysv, epilogue=tuple(swapped))))
    # the body's slots reach what is saved
    with pytest.raises(WrongAllocation, match="at the return, not its value"):
        verify_frame(replace(after, frame_bytes=after.frame_bytes + 64), laid)


def test_only_what_is_on_registers_counts() -> None:
    before, after = programs_before_and_after()
    with pytest.raises(WrongAllocation):
        verify_program(before)
    assert not any(isinstance(x, Value) for item in after.items if isinstance(item, BasicBlock)
                   for i in item.instructions for x in (i.out, *i.args))
    assert STACK_POINTER not in {i.out for item in after.items if isinstance(item, BasicBlock)
                                 for i in item.instructions}
