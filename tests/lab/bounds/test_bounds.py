"""Bounds are bounds: never above what runs, never smaller for more work, and every figure says
where it is from."""

from __future__ import annotations

import json
import re
from functools import cache

import pytest

from generator.__main__ import main
from generator.check import Claim, ObjectError
from generator.files import data_folder
from generator.lab import measured
from generator.lab.bounds import loop_bounds
from generator.lab.measure.figures import Figure
from generator.lab.report import bounds as report_bounds
from generator.product import write
from generator.product.toolchain import assemble
from generator.request import requests
from generator.spec.kinds import function_of_entry
from generator.x86.uarch import model as models
from generator.x86.uarch import processors

GENERATED = data_folder("generated")
MANIFEST = {e["symbol"]: e
            for e in json.loads((GENERATED / "manifest.json").read_text())["kernels"]}


def work(symbol: str, change: tuple[str, str] | None = None) -> loop_bounds.Work:
    entry = MANIFEST[symbol]
    text = (GENERATED / entry["gas"]).read_text()
    if change:
        assert change[0] in text
        text = text.replace(change[0], change[1], 1)
    object = assemble(text, "gas")
    if object is None:
        pytest.skip("no assembler")
    return loop_bounds.iteration_work(object, symbol, function_of_entry(entry))


@cache
def object_in_lanes() -> tuple[str, bytes | None]:
    """Return symbol and object of SHA-512 with rounds in two lanes, for eight blocks at once."""
    config = next(iter(requests.resolve_configs({"hash": "sha512", "isa": "avx512", "n": "8",
                                                 "kind": "blocks", "rounds": "lanes",
                                                 "carry": "alone"})))
    return (config.symbol("blocks", "nsms_"),
            assemble(write.config_texts(config, "nsms_", ["gas"])[0]["gas"], "gas"))


def lane_work() -> loop_bounds.Work:
    symbol, object = object_in_lanes()
    if object is None:
        pytest.skip("no assembler")
    return loop_bounds.iteration_work(object, symbol, Claim.of("sha512", "blocks", 8))


def round_operations(done: loop_bounds.Work) -> dict[tuple[str, int], float]:
    """Return the counts of operations on 128-bit registers: all rounds, no schedule (which uses 512
    bits)."""
    return {(name, width): times for (name, width), times in done.operations.items()
            if width == 128}


# A turn of that kernel by hand: eight blocks of 80 rounds, and at its end two rounds of a alone.
# 13 operations; W + K is an operand
ROUND = {"vrotv": 3, "vternlog": 4, "align": 1, "vadd": 4, "masked": 1}
# no W + K, and no mask
CLOSING = {"vrotv": 3, "vternlog": 4, "align": 1, "vadd": 4}
# Q_0 .. Q_3, R_0, R_1, the new P_1, P_2 under masks; P_0 and P_{-1}
SEAM = {"masked": 8, "vadd": 2}
BY_HAND = {name: 8 * (80 * ROUND[name] + SEAM.get(name, 0)) + 2 * CLOSING.get(name, 0)
           for name in ROUND}
BY_HAND["vadd"] += 6                                # the hash value's six registers


def test_the_ports_of_rounds_in_two_lanes_are_those_counted_by_hand() -> None:
    done = lane_work()
    result = round_operations(done)
    assert {name: result[name, 128] for name in BY_HAND} == BY_HAND
    # 13 * 640 + 2 * 12 + 8 * 10 + 6 = 8430 operations: on ports 0, 1 and 5 of Golden Cove 2810
    # cycles, 4.39 a round; on four pipes of Zen 4 2107.5. Loads and moves between registers take no
    # such port.
    for name, ports, cycles in (("goldencove", "3 ports", 2810), ("zen4", "4 ports", 2107.5)):
        least, what, unknown = loop_bounds.port_bound(result, models.load(name))
        assert least == cycles and what.endswith(ports) and unknown == ()
    for name in ("skylakex", "icelake", "goldencove", "zen4", "zen5"):
        assert loop_bounds.port_bound(done.operations, models.load(name))[2] == ()
        assert (loop_bounds.port_bound(done.operations, models.load(name))[0]
                > loop_bounds.port_bound(result, models.load(name))[0])


def test_the_chain_of_rounds_in_two_lanes_is_a_rotation_its_turn_an_xor_and_an_addition() -> None:
    done = lane_work()
    golden, zen4 = (done.latency(models.load(name)) for name in ("goldencove", "zen4"))
    # 3 cycles a round where rotations take one, 4 where they take two; and one more, as three
    # rotations of one word have two ports. A seam adds H to P_80 and to the new a: two more; the
    # last block's waits for one more. Where a region of sixteen rounds begins, its first sum may
    # stand in another order.
    for chain, rounds in ((golden, 4), (zen4, 5)):
        assert 8 * (80 * rounds + 2) + 1 <= chain <= 8 * (80 * rounds + 2 + 80 // 16) + 1
    assert zen4 - golden == 8 * 80                  # the one rotation of each round


def test_what_is_joined_waits_for_its_turn_at_the_ports() -> None:
    two = models.ClassCost(((frozenset("AB"), 1),), 2)
    other = models.ClassCost(((frozenset("CD"), 1),), 2)
    # three at once on two ports
    assert loop_bounds.contention_cycles([0, 1, 2], [two] * 3, [7, 7, 7]) == 8
    # the first has gone before
    assert loop_bounds.contention_cycles([0, 1, 2], [two] * 3, [6, 7, 7]) == 7
    assert loop_bounds.contention_cycles([0, 1, 2], [two, two, other], [7, 7, 7]) == 7
    assert loop_bounds.contention_cycles([0, 1, 2, 3, 4], [two] * 5, [7] * 5) == 9
    # each keeps both
    assert loop_bounds.contention_cycles([0, 1], [models.ClassCost(((frozenset("AB"), 2),), 2)] * 2,
                                         [7, 7]) == 8
    assert loop_bounds.contention_cycles([0, 1, 2], [None, two, two], [9, 7, 7]) == 7


def test_bounds_read_the_kindest_figures_and_searches_those_that_are_expected() -> None:
    zen4 = models.load("zen4")
    for name in ("fromint", "toint"):
        kind, expected = zen4.cost_of(name, 128), zen4.expected.cost_of(name, 128)
        assert kind and expected and (kind.latency, expected.latency) == (1, 3)
        assert (len(kind.ports[0][0]), len(expected.ports[0][0])) == (2, 1)
    assert (zen4.forward, zen4.forwarding_cycles("int", "vec"),
            zen4.expected.forwarding_cycles("vec", "int")) == (0, 8, 7)
    assert models.load("zen3").expected.costs == models.load("zen3").costs
    data = json.loads((models.FOLDER / "zen4.json").read_text())
    data["expected"]["forward"]["int vec"] = {"value": 8}
    with pytest.raises(ValueError, match="int vec has no source"):
        models.read(data)
    for name in models.names():
        model = models.load(name)
        assert processors.processor_name(name) == name, "a model is named as its processor"
        for unit, figure in model.expected_costs.items():
            assert figure.latency >= model.costs[unit].latency, (f"{name}: {unit} is expected to "
                                                                 f"be faster than the kindest")


@pytest.mark.full
def test_no_kernel_was_measured_below_its_bound() -> None:
    seen = 0
    for processor in measured.names():
        core = processors.find_processor(processor)
        assert core is not None
        fastest: dict[str, tuple[float, str]] = {}
        for family, kernels in measured.load(processor).items():
            for kernel, figures in kernels.items():
                kind = "multi" if re.search(r"_m[0-9]", kernel) else "blocks"
                symbol = f"nsms_{family}_{kind}_{kernel}"
                if symbol in MANIFEST and figures[-1] is not None:
                    path = f"{family} {MANIFEST[symbol]['isa']}"
                    fastest[path] = min((figures[-1], symbol),
                                        fastest.get(path, (figures[-1], symbol)))
        for figure, symbol in fastest.values():
            least = bound_of(symbol, core.model)
            assert figure > least, (f"{symbol} on {processor} takes {figure}, below its bound of "
                                    f"{least:.3f}")
            seen += 1
    assert seen > 30


cached_work = cache(work)


def bound_of(symbol: str, model: str) -> float:
    return loop_bounds.compute_bound(cached_work(symbol), models.load(model)).sharpest


@pytest.mark.parametrize("mnemonic, wrong",
                         [("prorvq", ""), ("prorvq", "vadd"), ("palignr", "vadd"), ("psubq", ""),
                          ("pternlogq", "vmove")])
def test_a_wrong_class_in_rounds_in_two_lanes_is_found(monkeypatch: pytest.MonkeyPatch,
                                                       mnemonic: str, wrong: str) -> None:
    monkeypatch.setitem(models.CLASS, mnemonic, wrong)
    result = round_operations(lane_work())
    assert {name: result.get((name, 128)) for name in BY_HAND} != BY_HAND


def test_a_rotation_by_lanes_without_a_class_would_shorten_the_chain(
        monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(models.CLASS, "prorvq", "")
    assert lane_work().latency(models.load("zen4")) < 8 * (80 * 5 + 2) + 1


def test_a_figure_without_a_source_is_refused() -> None:
    data = json.loads((models.FOLDER / "zen3.json").read_text())
    assert models.read(data).costs["alu"].latency == 1
    for change in ({"ports": [["A", 1]], "latency": 1},
                   {"ports": [["A", 1]], "latency": 1, "source": "nobody"}):
        with pytest.raises(ValueError, match="alu has no source"):
            models.read({**data, "classes": {**data["classes"], "alu": change}})
    with pytest.raises(ValueError, match="dispatch has no source"):
        models.read({**data, "dispatch": {"value": 6}})


def test_the_fullest_set_of_ports_decides() -> None:
    data = json.loads((models.FOLDER / "zen3.json").read_text())
    data["classes"] = {"alu": {"ports": [["AB", 1]], "latency": 1, "source": "llvm"},
                       "rotate": {"ports": [["A", 1]], "latency": 1, "source": "llvm"},
                       "load": {"ports": [["L", 1]], "latency": 4, "source": "llvm"}}
    few = models.read(data)
    # six on two ports
    assert loop_bounds.port_bound({("alu", 64): 4, ("rotate", 64): 2, ("load", 64): 1}, few)[0] == 3
    # five on one
    assert loop_bounds.port_bound({("alu", 64): 1, ("rotate", 64): 5, ("load", 64): 1}, few)[0] == 5
    # not guessed
    assert loop_bounds.port_bound({("alu", 64): 1, ("sha1msg1", 128): 9}, few)[2] == ("sha1msg1",)


def test_one_more_instruction_never_makes_a_bound_smaller() -> None:
    symbol = "nsms_sha1_rounds_bmi2"
    text = (GENERATED / MANIFEST[symbol]["gas"]).read_text()
    line = re.findall(r"^ +add +r\d+d, r\d+d.*$", text, re.M)[20]
    plain, more, chained = work(symbol), work(symbol, (line, f"{line}\n    cmp ebp, ebp")), work(
        symbol, (line, f"{line}\n    ror {line.split()[1].strip(',')}, 3"))
    assert more.instructions == chained.instructions == plain.instructions + 1
    for name in models.names():
        before, after = (loop_bounds.compute_bound(w, models.load(name))
                         for w in (plain, more))
        assert (after.throughput >= before.throughput and after.dispatch > before.dispatch
                and after.latency == before.latency)
        assert (loop_bounds.compute_bound(chained, models.load(name)).latency
                >= before.latency)


def test_the_sha_extensions_run_at_the_latency_of_their_chain() -> None:
    result = loop_bounds.compute_bound(work("nsms_sha256_blocks_shani_n1"), models.load("zen3"))
    # 32 SHA256RNDS2 of 4 cycles for 64 bytes
    assert result.binding == "latency" and 2.0 <= result.sharpest < 2.1


@pytest.mark.parametrize("code, why", [
    ("call 9f\n9: ret", "only jumps within the code are traced"),
    ("mov eax, 1\ncmp eax, 2\njp f\nret", "`p` is not among those that the prover supports"),
    ("f2: test edi, edi\njmp f2", "more than 1000 instructions")])
def test_a_path_that_leaves_the_code_or_does_not_end_is_refused(
        code: str, why: str, monkeypatch: pytest.MonkeyPatch) -> None:
    object = assemble(f".intel_syntax noprefix\n.globl f\nf:\n{code}\n", "gas")
    if object is None:
        pytest.skip("no assembler")
    monkeypatch.setattr(loop_bounds, "MAX_INSTRUCTIONS", 1000)
    with pytest.raises(ObjectError, match=why):
        loop_bounds.iteration_work(object, "f", Claim.of("sha256", "blocks", 1))


def test_kernels_for_several_messages_are_bounded_by_each_byte_of_all_messages(
        capsys: pytest.CaptureFixture[str]) -> None:
    words = ["bounds", "--kind", "multi", "--hash", "sha256", "--m", "16", "--uarch",
             "goldencove"]
    assert main([*words, "--json"]) == 0
    (row,) = json.loads(capsys.readouterr().out)["rows"]
    assert ((row["symbol"], row["m"], row["by"])
            == ("nsms_sha256_multi_avx512_m16", 16, "units"))
    assert (0.80 < row["units"] < 0.84
            and row["latency"] < row["units"]), "two ports for operations of 512 bits"
    assert main([*words[:6], "5"]) == 2 and "no such kernel" in capsys.readouterr().err
    assert main(["bounds", "--kind", "many"]) == 2 and "blocks, schedule" in capsys.readouterr().err


def test_measurements_of_several_messages_belong_to_kernels_for_as_many_messages() -> None:
    about = {"hash": "sha256", "uarch": "x", "bound": 3.5, "by": "units", "latency": 0.2,
             "kind": "blocks", "isa": "avx2"}
    timed = [Figure("sha256", f"{n} of {size}", n * size, "nsms_many_m4", cycles_per_byte=100.0 * n
                    + size / 8192) for n in (3, 4) for size in (64, 8192)]
    single = Figure("sha256", "independent", 8192, "nsms_one", cycles_per_byte=7.0)
    peer = single._replace(name="openssl-avx2", ours=False, cycles_per_byte=14.0)
    rows = report_bounds.add_measurements(
        [{**about, "symbol": "nsms_many_m4", "m": 4, "kind": "multi"},
         {**about, "symbol": "nsms_one", "m": None}],
        [*timed, single, single._replace(size=64, cycles_per_byte=9.0), peer])
    assert [(row["share"], row["peer"], row["peer_cycles"]) for row in rows[1:]] == [
        (0.5, "openssl-avx2", 14.0)]
    assert report_bounds.share_texts(rows[1]) == ["3.50", "0.50", "openssl-avx2 14.00"]
    assert report_bounds.share_texts({**rows[1], "share": 0.96})[1] == "0.96, done"
    assert [row["measured"] for row in rows] == [401.0, 7.0]
