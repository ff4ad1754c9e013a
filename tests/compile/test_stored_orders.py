"""A found order goes by group and place: it outlives changes of the generator, and what no longer
fits is told."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from generator.compile import build, order
from generator.files import data_folder
from generator.lab import measured
from generator.request import requests
from generator.x86 import uarch
from generator.x86.program import BasicBlock, Group, Instruction, Program, Value

CONFIG = next(c for c in requests.resolve_configs({"hash": "sha256", "isa": "avx2", "n": "2"})
              if c.n)
TUNED = replace(CONFIG, uarch="zen9")


@pytest.fixture
def program(monkeypatch: pytest.MonkeyPatch) -> Program:
    """Return a kernel for which the invented processor zen9 has an order of every basic block."""
    program = build.select_kernel(CONFIG, "blocks", "x_")
    regions = [item for item in program.items if isinstance(item, BasicBlock)]
    data = {"schema": uarch.SCHEMA, "about": "", "orders": {
        order.fingerprint(r): order.order_to_data(r, range(len(r.instructions))[::-1])
        for r in regions},
            "kernels": {f"{TUNED.stem}/blocks": {"regions": {r.name: order.fingerprint(r)
                                                             for r in regions}}}}
    monkeypatch.setattr(uarch, "load", lambda name: data if name == "zen9" else uarch.empty())
    return program


def change_block(program: Program, name: str,
                 change: Callable[[BasicBlock], BasicBlock]) -> Program:
    return replace(program, items=tuple(change(i) if isinstance(i, BasicBlock) and i.name == name
                                        else i for i in program.items))


def instruction_orders(program: Program) -> dict[str, list[Instruction]]:
    done = build.order_blocks(program, TUNED, "blocks")
    return {item.name: [replace(i, comment="") for i in item.instructions] for item in done.items
            if isinstance(item, BasicBlock)}


def insert_instruction(region: BasicBlock, at: int) -> BasicBlock:
    like = next(i for i in region.instructions[at:] if isinstance(i.out, Value))
    new = replace(like, out=replace(like.out, number=9999))
    return replace(region, instructions=(*region.instructions[:at], new, *region.instructions[at:]))


def test_a_renamed_comment_costs_no_order(program: Program,
                                          capsys: pytest.CaptureFixture[str]) -> None:
    def renamed(region: BasicBlock) -> BasicBlock:
        return replace(region, instructions=tuple(replace(i, comment="something else")
                                                  for i in region.instructions))

    before = instruction_orders(program)
    assert instruction_orders(change_block(program, "carry2", renamed)) == before
    assert capsys.readouterr().err == ""
    plain = {i.name: list(i.instructions)
             for i in build.order_blocks(program, CONFIG, "blocks").items
             if isinstance(i, BasicBlock)}
    assert ([replace(i, comment="") for i in plain["carry2"]]
            != before["carry2"]), "the order found is not the default one"


def test_an_added_instruction_is_reported_and_every_basic_block_keeps_its_order(
        program: Program, capsys: pytest.CaptureFixture[str]) -> None:
    before = instruction_orders(program)
    after = instruction_orders(change_block(program, "carry2",
                                            lambda region: insert_instruction(region, 100)))
    assert {name: keys for name, keys in after.items() if name != "carry2"} == {
        name: keys for name, keys in before.items() if name != "carry2"}
    new = [i for i in after["carry2"] if i.out and isinstance(i.out, Value)
           and i.out.number == 9999]
    assert len(new) == 1 and [i for i in after["carry2"] if i not in new] == before["carry2"]
    output = capsys.readouterr().err
    assert ("for block carry2 matches in part: 1 instructions are new" in output
            and "make tune" in output and output.count("\n") == 1)


def test_another_numbering_of_values_costs_nothing(program: Program,
                                                   capsys: pytest.CaptureFixture[str]) -> None:
    region = next(i for i in program.items if isinstance(i, BasicBlock) and i.name == "carry2")
    first = next(i for i in region.instructions if i.strand == "rounds")
    moved = replace(region,
                    instructions=(first, *(i for i in region.instructions if i is not first)))
    assert order.fingerprint(moved) != order.fingerprint(region)
    before, after = instruction_orders(program), instruction_orders(
        change_block(program, "carry2", lambda _: moved))
    assert after == before and capsys.readouterr().err == ""


def test_another_mnemonic_takes_the_position_of_a_missing_one(program: Program) -> None:
    region = next(i for i in program.items if isinstance(i, BasicBlock) and i.name == "carry2")
    keys = list(range(len(region.instructions)))
    at = next(n for n, i in enumerate(region.instructions) if i.row.mnemonic == "rorx"
              and i.group.number == 5)
    row = next(row for row in CONFIG.target.all_rows if row.mnemonic == "shl")
    code = region.instructions
    swapped = replace(region, instructions=(*code[:at], replace(code[at], row=row), *code[at + 1:]))
    fit = order.match_order(swapped, order.order_to_data(region, keys))
    assert fit.new == 1 and not fit.unused and fit.keys is not None
    assert fit.keys == keys


def test_an_order_for_another_program_is_reported_and_not_used(
        program: Program, capsys: pytest.CaptureFixture[str]) -> None:
    def moved(region: BasicBlock) -> BasicBlock:
        return replace(region, instructions=tuple(
            replace(i, group=Group("rounds", "other", i.group.number))
            for i in region.instructions))

    strange = change_block(program, "carry2", moved)
    region = next(i for i in strange.items if isinstance(i, BasicBlock) and i.name == "carry2")
    default = order.order_block(region, order.default_priorities(region))
    assert instruction_orders(strange)["carry2"] == [replace(i, comment="")
                                                     for i in default.instructions]
    assert "the default order is used" in capsys.readouterr().err
    instruction_orders(replace(program,
                               items=tuple(i for i in program.items if
                                           not (isinstance(i, BasicBlock) and i.name == "last2"))))
    assert "stores an order for last2, but the kernel has no such block" in capsys.readouterr().err


@pytest.mark.few(2)
@pytest.mark.parametrize("options", [{"hash": "sha256", "isa": "avx2", "n": "8", "rounds": "split"},
                                     {"hash": "sha512", "isa": "avx512", "n": "8",
                                      "rounds": "lanes"},
                                     {"hash": "sha512", "isa": "avx2", "n": "4"},
                                     {"hash": "sha256", "isa": "bmi2"},
                                     {"hash": "sha1", "isa": "avx2", "n": "8"},
                                     {"hash": "sm3", "isa": "avx2", "n": "8"}])
def test_every_round_is_a_group_of_its_own(options: dict[str, str]) -> None:
    config = next(c for c in requests.resolve_configs(options) if c.n)
    for region in build.select_kernel(config, "blocks", "x_").items:
        if isinstance(region, BasicBlock):
            output = order.group_numbers(region.instructions)
            rounds = [group for group in output if group.step == "round"]
            names = {i.comment for i in region.instructions if i.comment.startswith("round ")}
            assert ({f"round {group.number}" for group in rounds} == names
                    and len(rounds) == len(names))
            steps = rounds or [group for group in output if group.step == "W"]
            assert (len(region.instructions) < 200
                    or len(steps) >= 14), f"{region.name} is long and has no steps"
            assert all(len(output[group]) < 64
                       for group in rounds), "a round that has not its own group"


def test_generic_orders_found_somewhere_lose_nowhere_that_was_measured() -> None:
    """Of each: the time over that of the pattern's order, on every processor for which there are
    both figures."""
    stored = uarch.kernels("generic")
    assert stored and "generic" not in uarch.names()
    for title, entry in stored.items():
        assert (entry["times"].keys() <= set(measured.names())
                and entry["from"] in entry["times"]), title
        assert all(max(times) <= 1.005 for times in entry["times"].values()), title
        assert min(entry["times"][entry["from"]]) < 0.99, title


def test_a_tuned_kernel_that_is_the_generic_one_is_committed_once() -> None:
    assert uarch.is_generic("goldencove", "sha256_avx512_n16_lanes_goldencove/blocks")
    assert not uarch.is_generic("zen3", "sha512_avx2_n2_sum_zen3/blocks")
    stems = {config.stem for config in requests.committed_configs()}
    assert stems == {path.stem for path in (data_folder("generated") / "gas").glob("*.S")}
    assert ("sha256_avx512_n16_lanes" in stems and "sha512_avx2_n2_sum_zen3" in stems
            and "sha256_avx512_n16_lanes_goldencove" not in stems)
