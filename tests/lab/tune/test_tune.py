"""A tuned order is data: it remakes the same bytes, never computes something else; and a search
keeps what it wins."""

from __future__ import annotations

import itertools
import json
import math
import random
import zlib
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from statistics import stdev
from types import SimpleNamespace
from typing import Any

import oracle
import pytest
from concrete_calls import random_input, run_blocks

from generator.__main__ import main
from generator.check import objects
from generator.compile import build, frame, order
from generator.lab import tune
from generator.lab.mutation import native
from generator.lab.tune import encoder, orders, search, timer
from generator.output import banner, emit
from generator.product.prove import verdict
from generator.product.toolchain import assemble
from generator.request import requests
from generator.request.configs import KernelConfig
from generator.request.option_table import KERNEL_OPTIONS, Rejected, spelling
from generator.x86 import uarch
from generator.x86.program import BasicBlock, Value
from generator.x86.uarch import model, processors


def config_of(hash: str = "sha1", isa: str = "avx2", n: str = "1", **options: str) -> KernelConfig:
    """Return the configuration of a kernel for single messages."""
    return requests.resolve_block_kernels({"hash": hash, "isa": isa, "n": n, **options})[0]


CONFIG = config_of()
# all options but CHMAJ that a search would vary
FIXED = ("rot", "lane_rot", "rounds", "forms", "carry", "sigma", "table", "gather", "layout")


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    monkeypatch.setattr(uarch, "FOLDER", tmp_path)
    uarch.load.cache_clear()
    yield tmp_path
    uarch.load.cache_clear()


def skip_unless_host_runs(config: KernelConfig) -> None:
    if lacking := set(config.features) - native.host_features():
        pytest.skip(f"this processor lacks {', '.join(sorted(lacking))}")


def shaken_space(shake: int) -> orders.SearchSpace:
    """Return a search space whose randomly changed keys are stored as those of the invented
    processor `zen9`."""
    search_space = orders.SearchSpace(CONFIG, "blocks")
    chance = random.Random(1)
    write(search_space, {name: [k + chance.gauss(0, shake) for k in keys]
                         for name, keys in search_space.load_keys("generic").items()})
    return search_space


def write(search_space: orders.SearchSpace, keys: orders.Keys) -> None:
    config = replace(search_space.config, uarch="zen9")
    search.write_result(config, f"{config.stem}/{search_space.kind}", search_space, keys,
                       {"before": 3.5, "after": 3.25, "tried": {}, "seconds": 1})


def test_a_tuned_multi_message_kernel_is_requested_as_others_are(folder: Path) -> None:
    config, chance = requests.resolve_configs(
        {"hash": "sha1", "isa": "avx2", "kind": "multi"})[0], random.Random(1)
    search_space = orders.SearchSpace(config, "multi")
    write(search_space, {name: [k + chance.gauss(0, 300) for k in keys]
                         for name, keys in search_space.load_keys("generic").items()})
    (entry,) = uarch.kernels("zen9").values()
    assert (entry["n"], entry["m"]) == (1, 8) and "KIND=multi M=8" in entry["command"]
    assert all(value == spelling(config.option_defaults[name])
               for name, value in entry["choices"].items())
    (tuned,) = requests.resolve_configs({"hash": "sha1", "isa": "avx2", "kind": "multi",
                                         "uarch": "zen9"})
    assert tuned.stem == "sha1_avx2_m8_zen9" and tuned in requests.committed_configs()
    program, plain = build.compile(tuned, "multi"), build.compile(config, "multi")
    assert program.items != plain.items
    regions = [[region for region in program.items if isinstance(region, BasicBlock)]
               for program in (program, plain)]
    assert ([len(r.instructions) > 50 for r in regions[0]]
            == [len(r.instructions) > 50 for r in regions[1]])
    object = assemble(emit.print_assembly([program], [frame.layout_frame(program)],
                                          banner.Facts("x", ""), "gas"), "gas")
    claim = {"hash": "sha1", "kind": "multi", "n": None, "m": 8}
    assert (object is None or verdict(object, program.symbol,
                                      claim)["proved"]), "the order computes something else"
    for options in {"m": "16"}, {"mix": "1"}:
        with pytest.raises(Rejected, match="nothing was tuned for zen9 that this request names; "
                           "there is sha1_avx2_m8_zen9."):
            requests.resolve_configs({"hash": "sha1", "isa": "avx2", "kind": "multi",
                                      "uarch": "zen9", **options})
    with pytest.raises(Rejected, match="nothing was tuned"):
        requests.resolve_configs({"hash": "sha1", "isa": "avx2", "n": "8", "uarch": "zen9"})


def test_a_file_of_another_schema_or_damaged_is_refused_with_what_would_work(
    folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    shaken_space(60)
    path = folder / "zen9.json"
    good = path.read_text()
    wrong = {good.replace('"schema": 4', '"schema": 3'): "is of schema 3",
             good[:1000]: "is damaged", "[]": "is damaged"}
    for text, output in wrong.items():
        path.write_text(text)
        uarch.load.cache_clear()
        assert main(["gen", "--hash", "sha1", "--isa", "avx2", "--n", "1", "--uarch", "zen9",
                     "--out", str(folder / "out")]) == 2
        said = capsys.readouterr().err
        assert (f"zen9.json {output}" in said and "`make tune UARCH=zen9` writes a new one" in said
                and said.count("\n") == 1)
    path.write_text(good)
    uarch.load.cache_clear()
    assert config_of(uarch="zen9")


def test_option_values_of_a_tuned_kernel_are_defaults(folder: Path) -> None:
    shaken_space(0)
    mux = orders.SearchSpace(config_of(chmaj="mux"), "blocks")
    tuned = replace(mux.config, uarch="zen9")
    assert ([other.config.chmaj for other in search.find_stored_kernels(tuned, "blocks", mux)]
            == [CONFIG.chmaj])
    data = json.loads(json.dumps(uarch.load("zen9")))
    data["orders"] = {f"of old {text}": order for text, order in data["orders"].items()}
    for entry in data["kernels"].values():
        entry["regions"] = {name: f"of old {text}" for name, text in entry["regions"].items()}
    uarch.save("zen9", data)
    assert [other.config.chmaj for other in search.find_stored_kernels(tuned, "blocks", mux)] == [
        CONFIG.chmaj], "the orders fit as before"
    write(mux, mux.load_keys("generic"))
    assert (list(uarch.kernels("zen9"))
            == ["sha1_avx2_n1_mux_zen9/blocks"]), "of one cell, one kernel is kept"
    assert search.find_stored_kernels(tuned, "blocks", mux) == [mux]

    def stem(**options: str) -> str:
        return config_of(uarch="zen9", **options).stem

    assert stem() == "sha1_avx2_n1_mux_zen9" == stem(chmaj="mux")
    assert stem(wipe="1") == "sha1_avx2_n1_mux_wipe_zen9", "wiping is no way to be faster"
    for options in {"rot": "shrd"}, {"chmaj": CONFIG.chmaj}:
        with pytest.raises(Rejected, match="nothing was tuned for zen9 that this request names; "
                           "there is sha1_avx2_n1_mux_zen9."):
            stem(**options)


def test_a_stored_option_value_that_does_not_exist_is_rejected(folder: Path) -> None:
    shaken_space(60)
    path = folder / "zen9.json"
    data = json.loads(path.read_text())
    for entry in data["kernels"].values():
        entry["choices"]["chmaj"] = "old"
    path.write_text(json.dumps(data))
    uarch.load.cache_clear()
    with pytest.raises(Rejected, match="'old'"):
        config_of(uarch="zen9")


def test_the_encoder_makes_the_bytes_of_the_assembler() -> None:
    wanted = [("sha1", "avx2", "2"), ("sha512", "bmi2", "1"), ("sha256", "shani", "1")]
    for hash, isa, n in wanted:
        config = config_of(hash, isa, n)
        program = build.compile(config, "blocks")
        around = frame.layout_frame(program)
        image = objects.load(assemble(emit.print_assembly([program], [around],
                                                          banner.Facts("x", ""), "gas"), "gas"))
        at = image.address_of(program.symbol)
        section = image.section_at(at)
        data = next((s for s in image.sections if s.name.startswith(".rodata")), None)
        tables, end = {}, data.address if data else 0
        for table in emit.merge_tables([program]):
            tables[table.name] = end = end + -end % table.align
            end += len(table.words) * table.width // 8
        form = encoder.Encoder(program.tables).encode_function(program, around)
        code = encoder.link(form, at, lambda table, at=tables: at[table.name])
        assert section and code == bytes(section.data[at - section.address:])
        if tables:
            assert encoder.link(form, at, lambda table, at=tables: at[table.name] + 8) != code


def pretended(monkeypatch: pytest.MonkeyPatch, sure: bool = True) -> None:
    """Times that follow from a candidate's bytes: the first kernel takes most. sure: whether they
    hold beyond this run."""
    first: list[bytes] = []

    def times(self: timer.Timer, forms: list[encoder.MachineCode],
              samples: int = 0) -> tuple[list[float], list[bytes]]:
        if not first:
            first.append(forms[0][0])
        self.is_conclusive = sure
        return [999 if first and code == first[0] else 500 + zlib.crc32(code) % 100
                for code, _ in forms], [b""] * len(forms)

    monkeypatch.setattr(timer.Timer, "time", times)
    monkeypatch.setattr(timer, "PATIENCE_SECONDS", 0.01)


def test_a_search_writes_what_it_found_and_a_later_one_goes_on(
        folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    skip_unless_host_runs(CONFIG)
    pretended(monkeypatch)
    monkeypatch.setattr(search, "cache_folder", lambda: folder / "build")
    monkeypatch.setattr(search, "OPTIONS_SHARE", 1000)
    lines: list[str] = []
    first = tune.search_kernel(CONFIG, "zen9", 6, lines.append, FIXED)
    entry = first.entry
    assert ("CHMAJ=" in " ".join(lines) and "carry1: the best of" in " ".join(lines)
            and entry["after"] < entry["before"])
    assert {name.split("=")[0] for name in entry["tried"]} == {"CHMAJ"} and len(entry["tried"]) == 3
    assert first.timed >= 2 * timer.MAX_CANDIDATES
    assert f"{entry['after']} cycles per byte" in str(first) and "a second" in str(first)
    lines.clear()
    again = tune.search_kernel(CONFIG, "zen9", 0.1, lines.append, FIXED).entry
    assert again["after"] <= entry["after"] and again["choices"] == entry["choices"]
    assert "CHMAJ=" not in " ".join(lines), "choices that are settled are not timed again"


def test_beside_a_sibling_that_is_always_active_no_cycles_are_printed_or_stored(
        folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    skip_unless_host_runs(CONFIG)
    monkeypatch.setattr(search, "cache_folder", lambda: folder / "build")
    pretended(monkeypatch, sure=False)
    result = tune.search_kernel(CONFIG, "zen9", 0.1, lambda text: None, (*FIXED, "chmaj"))
    assert ("% less in this run, but other programs used the core" in str(result)
            and "->" not in str(result))
    assert not result.entry and not (folder / "zen9.json").exists()
    (stored,) = (folder / "build" / "tune").glob("zen9_sha1_avx2*")
    assert json.loads(stored.read_text())["orders"], "a later search goes on from there"


def test_a_measurement_consists_of_many_samples_each_at_another_address(
        tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A loop has several speeds, one for as long as it stays where it is: one look tells one of
    them, many tell the mean."""
    bench, chance = timer.Timer(tmp_path, 8, 64), random.Random(4)
    positions: set[int] = set()

    def once(forms: list[str], samples: int) -> tuple[list[float], list[str]]:
        bench.undisturbed_share = 1.0
        positions.add(forms.index("b"))
        return ([chance.choice((100.0, 104.0)) * (0.99 if form == "b" else 1) for form in forms],
                forms)

    monkeypatch.setattr(bench, "time_once", once)
    figures = [bench.time(["a", "b", "c"], timer.CAREFUL_SAMPLES) for _ in range(40)]         # type: ignore[list-item]
    assert all(states == ["a", "b", "c"]
               for _, states in figures), "in their own order, wherever they stood"
    assert positions == {0, 1, 2} and bench.is_conclusive
    ratios = [b / a for (a, b, _), _ in figures]
    assert (all(0.97 < ratio < 1.01 for ratio in ratios)
            and 0.001 < bench.noise < 0.01), (ratios, bench.noise)
    single = [bench.time(["a", "b", "c"], timer.SAMPLES_PER_PASS)[0] for _ in range(40)]      # type: ignore[list-item]
    assert stdev(b / a for a, b, _ in single) > 4 * stdev(ratios)


def test_roles_are_those_of_all_rounds_and_rotations_of_one_word_come_together() -> None:
    search_space = orders.SearchSpace(config_of("sha512", "avx512", "8", rounds="lanes"), "blocks")
    chance = random.Random(6)
    (rounds,) = search_space.rounds["plain8"]
    assert len(rounds) == 16 and len(rounds[0]) == 13, ("the first round and the last have more, "
                                                        "but these too")
    code = search_space.blocks["plain8"].instructions
    names = [{role: code[n].row.mnemonic for role, n in row.items()} for row in rounds]
    assert all(item == names[0] for item in names)
    (roles,) = search_space.rotation_roles("plain8", rounds)
    assert [names[0][role] for role in roles] == ["vprorvq"] * 3
    keys = search_space.load_keys("generic")
    apart = {**keys, "plain8": [k + chance.gauss(0, 40) for k in keys["plain8"]]}
    where = {"plain8": 1.0}
    ranks = orders.rank_keys(orders.propose(orders.group_rotations, search_space, apart,
                                              chance, where)["plain8"])
    for row in rounds:
        at = sorted(ranks[row[role]] for role in roles)
        assert at[2] - at[0] == 2
    moved = orders.propose(orders.align_roles, search_space, keys, chance, where)["plain8"]
    assert moved != keys["plain8"] and sorted(orders.rank_keys(moved)) == list(range(len(moved)))


def test_a_stored_order_stays_unless_another_is_faster_in_the_same_run(
        folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    skip_unless_host_runs(CONFIG)
    search_space = shaken_space(60)
    before = (folder / "zen9.json").read_text()
    monkeypatch.setattr(search, "cache_folder", lambda: folder / "build")
    stored, default = (search_space.encode_keys(search_space.load_keys(name))[0]
                       for name in ("zen9", "generic"))
    cost = {stored: 500.0, default: 999.0}

    def times(self: timer.Timer, forms: list[encoder.MachineCode],
              samples: int = 0) -> tuple[list[float], list[bytes]]:
        self.is_conclusive = True
        return [cost.get(code, least) for code, _ in forms], [b""] * len(forms)

    monkeypatch.setattr(timer.Timer, "time", lambda self, forms, samples=0,
                        patience=0: times(self, forms))
    fixed = [c.name for c in KERNEL_OPTIONS]
    least = 600.0                                              # of every new order; read by `times`
    tune.search_kernel(CONFIG, "zen9", 0.1, lambda text: None, fixed)
    assert (folder / "zen9.json").read_text() == before
    least = 400.0
    for _ in range(20):          # searches, as the first may end before an order on a busy machine
        tune.search_kernel(CONFIG, "zen9", 3, lambda text: None, fixed)
        if (folder / "zen9.json").read_text() != before:
            break
    else:
        pytest.fail("a faster order never replaced the stored one")


def test_figures_hold_beyond_a_run_where_many_samples_count_or_they_agree() -> None:
    assert timer.is_repeatable(0.9, [0.09, 0.01]) and timer.is_repeatable(0.05, [0.01, 0.02])
    assert not timer.is_repeatable(0.05, [0.01, 0.3]) and not timer.is_repeatable(0.0, [math.inf])


def test_a_search_of_everything_shares_its_time_and_goes_on(
        folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    options: list[tuple[int, float]] = []
    now = [0.0]

    def searched(config: KernelConfig, name: str, seconds: float,
                 report: object) -> search.SearchResult:
        options.append((config.n, seconds))
        now[0] += seconds
        return search.SearchResult(config.stem, {}, seconds, 1)

    monkeypatch.setattr(search, "library_kernels",
                        lambda family: [replace(CONFIG, n=n) for n in (1, 2, 8)])
    monkeypatch.setattr(search, "search_kernel", searched)
    monkeypatch.setattr(search, "cache_folder", lambda: folder / "build")
    monkeypatch.setattr(search.time, "monotonic", lambda: now[0])
    tune.search_kernels(["sha1"], "zen9", 60, lambda text: None, lambda outcome: None)
    assert options == [(1, 20), (2, 20), (8, 20)]
    options.clear()
    tune.search_kernels(["sha1"], "zen9", 20, lambda text: None, lambda outcome: None)
    tune.search_kernels(["sha1"], "zen9", 20, lambda text: None, lambda outcome: None)
    assert options == [(1, 15), (2, 15)], "what had the least time comes first"


def test_kernels_that_the_library_holds_and_this_processor_runs_are_searched() -> None:
    searched = [search.library_kernels(family) for family in ("sha1", "sha256", "sha512")]
    assert all(len({config.isa for config in configs}) >= 2 for configs in searched)
    assert all(configs[-1].isa == "x64" and not processors.missing_features(config.features)
               for configs in searched for config in configs)


def test_a_space_makes_the_kernel_that_is_generated() -> None:
    for options in ({"hash": "sha512", "isa": "avx512", "n": "8", "rounds": "lanes"},
                    {"hash": "sha1", "isa": "shani", "n": "1"},
                    *({"hash": "sha512", "isa": "avx512", "kind": kind}
                      for kind in ("multi", "pairs")),
                    {"hash": "sha256", "isa": "shani", "kind": "multi"}):
        kind = options.get("kind", "blocks")
        config = requests.resolve_configs(options)[0]
        search_space = orders.SearchSpace(config, kind)
        program, wanted = search_space.allocate(search_space.load_keys("generic")), build.compile(
            config, kind)
        written = build.shorten_table_names(program)        # labels alone, which have no bytes
        assert written.items == wanted.items, f"{config.stem}: what is timed is not what is written"


def test_data_of_another_processor_are_not_replaced_unless_that_is_forced(
        folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(search, "this_microarchitecture", lambda: "zen4")
    monkeypatch.setattr(search, "describe_this_processor", lambda: "a processor")
    shaken_space(0)
    searched: list[str] = []

    def kernel(config: KernelConfig, name: str, *rest: object) -> search.SearchResult:
        searched.append(name)
        return search.SearchResult(config.stem, {}, 1, 1)

    monkeypatch.setattr(tune, "search_kernel", kernel)
    monkeypatch.setattr(tune, "this_microarchitecture", search.this_microarchitecture)
    words = ["tune", "--hash", "sha1", "--isa", "avx2", "--n", "1", "--seconds", "1", "--uarch"]
    assert main([*words, "zen4"]) == 0
    assert main([*words, "zen3"]) == 2
    assert "--force" in capsys.readouterr().err and searched == ["zen4"]
    assert main([*words, "zen3", "--force"]) == 0 and searched == ["zen4", "zen3"]


def test_an_interrupted_search_says_what_is_stored(folder: Path, monkeypatch: pytest.MonkeyPatch,
                                                   capsys: pytest.CaptureFixture[str]) -> None:
    def stopped(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(tune, "search_kernel", stopped)
    assert main(["tune", "--hash", "sha1", "--isa", "avx2", "--n", "1", "--uarch", "mine",
                 "--force"]) == 130
    said = capsys.readouterr().err
    assert "0 kernels are stored in mine.json" in said and said.count("\n") == 1


def test_the_timer_returns_cycles_or_infinity_if_disturbed(tmp_path: Path,
                                                           monkeypatch: pytest.MonkeyPatch) -> None:
    search_space = orders.SearchSpace(CONFIG, "blocks")
    bench = timer.Timer(tmp_path, 8, 64)
    form = search_space.encode_keys(search_space.load_keys("generic"))
    cycles, states = bench.time_once([form] * 2, 4)
    # infinity: disturbed
    assert len(cycles) == 2 and all(c > 64 for c in cycles) and len(set(states)) == 1
    with pytest.raises(Rejected, match="too busy"):
        bench.time([form], 4, patience=-1)
    try:
        cycles, _ = bench.time([form] * 2, 4, patience=20)
    except Rejected as busy:
        pytest.skip(f"no sample was undisturbed: {busy}")
    assert all(64 < c < 100_000 for c in cycles), cycles
    monkeypatch.setattr(bench, "time_once", lambda *_: ([math.inf], [b""]))
    with pytest.raises(Rejected, match="too busy"):
        bench.time([form], 4, patience=0.2)


@pytest.mark.full
def test_initial_orders_keep_every_instruction_and_dependence_and_differ() -> None:
    search_space = orders.SearchSpace(config_of("sha512", n="4"), "blocks")
    matches = list(itertools.islice(orders.draw_initial_keys(
        search_space, "plain4", model.load("zen3"), random.Random(3)), 6))
    keys = [tuple(orders.rank_keys(k)) for k in matches]
    assert len(set(keys)) == 6 and all(sorted(k) == list(range(len(k))) for k in keys)
    search_space.encode_keys({**search_space.default_keys, "plain4": matches[0]})


def test_a_list_schedule_takes_the_longest_chain_first_and_a_port_once_a_cycle() -> None:
    search_space = orders.SearchSpace(CONFIG, "blocks")
    code = search_space.blocks["carry1"].instructions
    chain = [i for i in code if i.strand == "rounds"][:40]
    live_values = {i.out for i in code if isinstance(i.out, Value)}
    data = json.loads((model.FOLDER / "zen3.json").read_text())
    data["classes"]["rorx"] = {"ports": [["A", 1]], "latency": 1, "source": "llvm"}
    few = model.read(data)
    limits = order.SchedulingLimits(few.dispatch, 40, CONFIG.target.registers)
    schedule = orders.order_strand(chain, live_values, few, limits, 0.0, random.Random(1))
    before = order.dependences(chain)
    assert all(schedule.index(m) < schedule.index(n) for n in range(len(chain)) for m in before[n])
    independent = [replace(chain[0], out=Value(n, "int", 32), args=()) for n in range(3)]
    limits = order.SchedulingLimits(dispatch=3, window=3, live_values={"int": 9})
    rorx = few.cost_of("rorx", 32)
    assert order.list_schedule(independent, set(), [0, 1, 2], [rorx, rorx, None], limits,
                               {}) == [0, 2, 1]


def test_rounds_made_alike_have_one_pattern() -> None:
    search_space = orders.SearchSpace(config_of("sha512", n="4"), "blocks")
    region = search_space.blocks["plain4"]
    chance = random.Random(1)
    keys = [k + chance.gauss(0, 0.002) for k in order.default_priorities(region)]
    same = orders.equalize_rounds(search_space, "plain4", keys, chance)
    groups = order.group_numbers(region.instructions)
    (rounds,) = (r for r in search_space.rounds["plain4"]
                 if {*r[5].values()} <= {*groups["rounds", "round", 5]})
    members = [rounds[t] for t in (5, 6, 7)]
    assert len(members[0]) >= len(groups["rounds", "round", 5]) - 1     # one xor is shared
    steps = {round(same[other[role]] - same[item[role]], 9)
             for item, other in zip(members, members[1:]) for role in item}
    assert len(steps) == 1 and keys != same


def test_a_closer_look_takes_the_form_that_wins_in_another_order(
        tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search, "cache_folder", lambda: tmp_path / "build")
    plain = orders.SearchSpace(CONFIG, "blocks")
    other = orders.SearchSpace(config_of(chmaj="mux"), "blocks")
    default = other.encode_keys(other.load_keys("generic"))[0]
    cost = {"quick": 90.0}

    def times(self: timer.Timer, forms: list[encoder.MachineCode],
              samples: int = 0) -> tuple[list[float], list[bytes]]:
        plain_form = plain.encode_keys(plain.load_keys("generic"))[0]
        return [100.0 if code == plain_form else 102.0 if code == default else cost["quick"]
                if code in quick else 104.0 for code, _ in forms], [b""] * len(forms)

    quick = [form[0] for form in search.encode_random_orders(other, random.Random(7))]
    monkeypatch.setattr(timer.Timer, "time", times)
    bench, result = timer.Timer(tmp_path, 8, 64), {"mux": other}
    for closer, taken in ((True, other), (False, plain)):
        state = search.Progress.load("zen9", "x", "text")
        monkeypatch.setattr(search, "encode_random_orders", lambda searched_space,
                            chance: [(code, ()) for code in quick] if searched_space is other
                            else [])
        searched: Any = SimpleNamespace(progress=state, timer=bench, rng=random.Random(7))
        assert search.Search.choose_value(searched, plain, "chmaj", result, closer) is taken


def test_a_block_of_which_no_random_order_can_be_allocated_is_searched_from_its_default_order(
        tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    search_space = orders.SearchSpace(CONFIG, "blocks")
    draws = iter(range(1000))                              # an endless search fails instead

    def unallocated() -> Iterator[list[float]]:
        for _ in draws:
            yield []
        raise AssertionError("it draws random orders without end")

    monkeypatch.setattr(search, "draw_initial_keys", lambda *_: unallocated())
    encode_candidate = search.encode_candidate
    monkeypatch.setattr(search, "encode_candidate", lambda space, keys: (
        encode_candidate(space, keys) if all(keys.values()) else None))
    monkeypatch.setattr(timer.Timer, "time_ratios",
                        lambda self, base, codes, samples: [1.0] * len(codes))
    searched: Any = SimpleNamespace(space=search_space, rng=random.Random(1),
                                    timer=timer.Timer(tmp_path, 8, 64),
                                    progress=SimpleNamespace(timed=0))
    searched.time_orders = search.Search.time_orders.__get__(searched)
    first = search.CandidateOrder(search_space.default_keys, search_space.default_code)
    assert search.Search.time_initial_orders(searched, first, "carry1", 0) == [first]


def test_every_step_of_the_search_keeps_what_is_computed(folder: Path) -> None:
    search_space, chance = orders.SearchSpace(CONFIG, "blocks"), random.Random(5)
    keys = search_space.load_keys("generic")
    where = {"carry1": 1.0}
    for step in orders.PROPOSALS:
        other = orders.propose(step, search_space, keys, chance, where)
        assert other.keys() == keys.keys() and all(len(other[name]) == len(keys[name])
                                                   for name in keys)
        assert all(other[name] == keys[name] for name in keys
                   if name not in where), f"{step.__name__} leaves the region"
        keys = other
    assert keys != search_space.load_keys("generic")
    write(search_space, keys)
    config = config_of(uarch="zen9")
    assert config.stem == "sha1_avx2_n1_zen9" and "UARCH=zen9" in config.command
    tuned = build.compile(config, "blocks")
    assert tuned.items == build.compile(config, "blocks").items
    assert tuned.items != build.compile(CONFIG, "blocks").items
    state, message = random_input(config, 3)
    assert (run_blocks(tuned, config, state, message)
            == oracle.hash_blocks(config.family, state, message))


def test_an_order_that_computes_something_else_stops_the_search(
        tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    states = iter([[b"right"], [b"right"] * 8, [b"right"] * 7 + [b"wrong"]])
    monkeypatch.setattr(timer.Timer, "time", lambda self, forms, samples=0: (
        [1.0] * len(forms), next(states)))
    search_space, bench = orders.SearchSpace(CONFIG, "blocks"), timer.Timer(tmp_path, 8, 64)
    with pytest.raises(AssertionError, match="an order of sha1_avx2_n1 computes a wrong result"):
        searched: Any = SimpleNamespace(space=search_space, timer=bench, rng=random.Random(1))
        searched.draw_candidates = search.Search.draw_candidates.__get__(searched)
        search.Search.anneal(
            searched, search.CandidateOrder(search_space.default_keys, search_space.default_code),
            search_space.weights, 9, lambda tried, gained: None)


def test_rounds_of_a_known_pattern_stand_alike_and_others_in_the_modelled_order() -> None:
    for hash, isa, chmaj, expected in (("sha512", "avx2", "sum", True),
                                       ("sha256", "avx2", "sum", True),
                                       ("sha256", "avx2", "apart", False),
                                       ("sha256", "x64", "mux", False),
                                       ("sha512", "bmi2", "sum", False)):
        program = build.select_kernel(config_of(hash, isa, chmaj=chmaj), "blocks", "tune_")
        region = next(i for i in program.items if isinstance(i, BasicBlock)
                      and i.name.startswith("carry"))
        rounds = [i for i in region.instructions if i.strand == "rounds"]
        positions = order.positions_by_round_offsets(rounds)
        assert (positions is not None) == expected, f"{hash} on {isa}"
        if positions:
            each = [[p for p, i in zip(positions, rounds) if i.group == ("rounds", "round", t)]
                    for t in (5, 6)]
            steps = {round(b - a, 9) for a, b in zip(*each)}
            assert len(steps) == 1 and steps.pop() > 0
