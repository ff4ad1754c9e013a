"""A second reading of every row, by other authors: Valgrind's (VEX, lifted by pyvex), run on many
random states and compared.

So forms are held against somebody else's understanding of the manual, also where the host lacks
them. NSMS_STATES tells how many states each row has in each width: unless told 2,000, and 10,000 in
the gate, which sets NSMS_FUZZ_SECONDS. What VEX does not read is listed: the SHA instructions,
which are held against FIPS 180-4 and whole known answers instead.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import Any

import pytest

np = pytest.importorskip("numpy", reason="numpy is not installed (make test-all)")
import vex  # noqa: E402
from batch import Batch  # noqa: E402
from check_support import assemble  # noqa: E402
from row_forms import ISAS, MEMORY_BYTES, Form, forms, is_defined, row_text, untested_forms  # noqa: E402

from generator.check import decode, objects  # noqa: E402
from generator.check.disassembly import Disassembly  # noqa: E402
from generator.spec.words import Word, join, split  # noqa: E402
from generator.x86 import target as isa  # noqa: E402
from generator.x86.isa import evaluate_row  # noqa: E402
from generator.x86.isa.avx import for_each_128_bit_part, palignr  # noqa: E402

pytestmark = pytest.mark.full

STATES = int(os.environ.get("NSMS_STATES", "10000" if "NSMS_FUZZ_SECONDS" in os.environ
                            else "2000"))
MOST = 2500                                               # states at a time
# how many values a control, a mask or counts take at least
MOST_VALUES = 8
BASE = 0x10000                                            # where the memory stands
# states of a text whose flags are compared
FLAGGED = 40
EDGES = (0, 1, 2, (1 << 63) - 1, 1 << 63, (1 << 64) - 1, (1 << 32) - 1, 1 << 31, (1 << 31) - 1,
         0x8000000080000000, 1 << 32)
REGISTERS = ("rax", "rcx", "rdx", "rbx", *(f"zmm{n}" for n in (0, 1, 2, 3, 16, 17, 18, 19)), "k0",
             "k1", "k2", "k3")
# rows in their widths that must have been compared
LEAST = 400
# What VEX reads otherwise, and how. Settled against VEX by silicon (tests/x86/test_rows.py runs the
# same bytes) and the manual ("concatenates the first source operand and the second"); its own
# reading of VPALIGNR's VEX form is the row's.
EXCEPTIONS: dict[tuple[str, str], Any] = {
    ("avx512", "vpalignr {d}, {a}, {b}, {i}"): for_each_128_bit_part(
        lambda a, b, i: palignr(b, a, i)),  # 10.0.5 exchanges the sources
}


def size_of(name: str) -> int:
    return 64 if name.startswith("zmm") else 8


def random_bytes(draw: Any, count: int, size: int) -> Any:
    """Return random bytes; one in five of the 64-bit lanes is an edge."""
    words = draw.integers(0, 1 << 64, (count, size // 8), np.uint64)
    edges = np.array(EDGES, np.uint64)[draw.integers(0, len(EDGES), words.shape)]
    return np.where(draw.random(words.shape) < 0.2, edges, words).astype("<u8").view(np.uint8)


def states(form: Form, step: Any, draw: Any, count: int) -> tuple[Any, Any]:
    """Return random (guests, memories); values that VEX must know are equal in all, and gathers
    stay inside the memory."""
    guest, end = np.zeros((count, vex.GUEST), np.uint8), 0
    contents = random_bytes(draw, count, sum(map(size_of, REGISTERS)))
    for name in REGISTERS:
        at, start, end = vex.register_offset(name), end, end + size_of(name)
        guest[:, at:at + size_of(name)] = contents[:, start:end]
    memory = random_bytes(draw, count, MEMORY_BYTES)
    for name, value in (("r8", BASE), ("dflag", 1), ("rip", 0x400000), ("cc_op", vex.COPY)):
        guest[:, vex.register_offset(name):vex.register_offset(name)
              + 8] = np.frombuffer(value.to_bytes(8, "little"), np.uint8)
    dep1 = draw.integers(0, 1 << 12, (count, 1), np.uint64) & np.uint64(0x8D5)
    guest[:, vex.register_offset("cc_dep1"):vex.register_offset("cc_dep1")
          + 8] = dep1.view(np.uint8)
    for operand, position in zip(form.row.reads, step.args):
        if form.row.gather_mask and isinstance(position, decode.Mem):
            lane, at = form.row.lane // 8, vex.register_offset(f"zmm{position.index}")
            numbers = draw.integers(-8, MEMORY_BYTES - 7 - lane, (count, 64 // lane), np.int64)
            guest[:, at:at + 64] = numbers.astype(f"<i{lane}").view(np.uint8)
        elif form.row.gather_mask == operand.name:
            at, size = guest_offset(position)
            guest[:, at:at + size] = 255
        elif is_defined(form.row, operand.name):
            if isinstance(position, decode.Mem):
                memory[:] = memory[0]
            else:
                at, size = guest_offset(position)
                guest[:, at:at + size] = guest[0, at:at + size]
    return guest, memory


def guest_offset(position: Any) -> tuple[int, int]:
    names = {"int": ("rax", "rcx", "rdx", "rbx")[position.number % 4],
             "vec": f"zmm{position.number}", "mask": f"k{position.number}"}
    return vex.register_offset(names[position.register_class]), position.width // 8


def operand_values(position: Any, row: Any, guest: Any, memory: Any) -> Any:
    if isinstance(position, int):
        return position
    if isinstance(position, decode.Mem) and position.vector:
        at = vex.register_offset(f"zmm{position.index}")
        numbers = guest[:, at:at + position.vector // 8].copy().view(f"<i{row.lane // 8}").astype(
            np.int64) + position.offset
        return join(Batch.of_bytes(np.take_along_axis(memory, numbers[:, j:j + 1]
                                                      + np.arange(row.lane // 8), axis=1))
                    for j in range(numbers.shape[1]))
    if isinstance(position, decode.Mem):
        return Batch.of_bytes(memory[:, position.offset:position.offset + position.size // 8])
    at, size = guest_offset(position)
    return Batch.of_bytes(guest[:, at:at + size])


def states_by_row(row: Any, step: Any, guest: Any, memory: Any) -> tuple[Any, Any, tuple[Any, ...]]:
    """Return (guests, memories, operands) after the instruction, by the row's semantics."""
    args = tuple(operand_values(position, row, guest, memory) for position in step.args)
    after, rest = guest.copy(), memory.copy()
    if step.out is not None:
        result = evaluate_row(row, step.width, *args)
        bits = step.out.width if isinstance(step.out, decode.Reg) else step.out.size
        if isinstance(result, int):
            result = Batch(np.zeros(len(guest), np.uint64), 64).like(result, bits)
        if isinstance(step.out, decode.Mem):
            rest[:, step.out.offset:step.out.offset + bits // 8] = result.to_bytes(bits // 8)
        else:
            at, size = guest_offset(step.out)
            vector = step.out.register_class == "vec"
            complete = 16 if row.preserves_upper and vector else 64 if vector else 8
            after[:, at:at + complete] = (result.to_bytes(size)[:, :complete] if complete < size
                                          else extended(result.to_bytes(size), complete))
    if row.gather_mask:
        at, _ = guest_offset(step.args[[o.name for o in row.reads].index(row.gather_mask)])
        after[:, at:at + (8 if "{{" in row.text else 64)] = 0
    return after, rest, args


def extended(data: Any, size: int) -> Any:
    return np.concatenate([data, np.zeros((len(data), size - data.shape[1]), np.uint8)], axis=1)


def ignored_bytes() -> Any:
    """Return a mask of the guest's bytes that are not compared: program counter and flag thunk."""
    stored = np.ones(vex.GUEST, bool)
    for name, size in (("rip", 8), ("cc_op", 32), ("zmm32", 64)):
        stored[vex.register_offset(name):vex.register_offset(name) + size] = False
    return stored


def flags_wrong(row: Any, args: tuple[Any, ...], before: Any, after: Any) -> bool:
    """Whether the flags differ from the row's, which keeps them, says them, or leaves them open."""
    at = vex.register_offset("cc_op")
    if row.flags is None:
        return bool((before[:, at:at + 32] != after[:, at:at + 32]).any())
    if row.flags == "?":
        return False
    result = vex.flags(after)
    if result is None:
        return True
    for k in range(min(FLAGGED, len(before))):
        words = [a if isinstance(a, int) else Word(int(a.data[k]), a.width) for a in args]
        if any(int(bit) != int(result[name][k]) for name, bit in row.flags(*words).items()):
            return True
    return False


@cache
def all_forms() -> list[tuple[Form, bytes, Any]]:
    every = list(forms())
    image = objects.load(assemble("\n".join([".text"] + [f"f{k}: {f.text}\ne{k}: nop"
                                                         for k, f in enumerate(every)])))
    program, result = Disassembly(image, image.symbols["f0"]), []
    for k, form in enumerate(every):
        at, end = image.symbols[f"f{k}"], image.symbols[f"e{k}"]
        section, step = image.section_at(at), program.step_at(at)
        assert section is not None
        assert form.row in decode.rows_by_mnemonic()[step.mnemonic]
        operands = decode.decode_operands(program.decoded_at(at).instruction)
        fitted = decode.match_row(form.row, operands)
        assert fitted is not None, form
        code = bytes(section.data[at - section.address:end - section.address])
        result.append((form, code, replace(step, **fitted)))
    return result


def run_sizes(total: int, form: Form) -> Iterator[int]:
    """Yield numbers of states per run; rows with operands that VEX must know get several values of
    them."""
    most = max(1, total // MOST_VALUES) if any(is_defined(form.row, o.name)
                                               for o in form.row.reads) else MOST
    while total > 0:
        yield min(total, most)
        total -= most


def compare(form: Form, code: bytes, step: Any, draw: Any, total: int,
            used: Counter[str]) -> tuple[int, list[str]]:
    """Return (states compared, differences) of one text; raise vex.Undecoded if VEX does not decode
    it."""
    block, stored, wrong, done = vex.lift(code, 0x400000), ignored_bytes(), [], 0
    for count in run_sizes(total, form):
        guest, memory = states(form, step, draw, count)
        expected, rest, args = states_by_row(form.row, step, guest, memory)
        before, run = guest.copy(), vex.Run(guest, memory, BASE)
        run.run(block)
        used.update(run.used)
        done += count
        bad = (guest != expected) & stored
        if bad.any():
            wrong.append(f"registers, in {int(bad.any(axis=1).sum())} of {count} states")
        if (memory != rest).any():
            wrong.append("memory")
        if flags_wrong(form.row, args, before, guest):
            wrong.append("flags")
    return done, wrong


def need_pyvex() -> None:
    if vex.import_pyvex() is None:
        pytest.skip("pyvex is not there: a second reading of the rows was not done")


def test_every_row_is_read_alike_by_valgrind() -> None:
    need_pyvex()
    draw, used = np.random.default_rng(5), Counter[str]()
    texts = Counter(form.key for form, _, _ in all_forms())
    compared: dict[Any, int] = {}
    unread: dict[Any, list[str]] = {}
    wrong: list[str] = []
    used_exceptions: set[tuple[str, str]] = set()
    for form, code, step in all_forms():
        total, otherwise = -(-STATES // texts[form.key]), EXCEPTIONS.get((form.isa, form.row.text))
        try:
            done, differ = compare(form, code, step, draw, total, used)
            if differ and otherwise:                      # it must differ in just that way
                _, differ = compare(replace(form, row=replace(form.row, means=otherwise)), code,
                                    step, draw, total, used)
                used_exceptions.add((form.isa, form.row.text))
        except vex.Undecoded:
            unread.setdefault(form.key, []).append(form.text)
            continue
        compared[form.key] = compared.get(form.key, 0) + done
        wrong += [f"{form.name}: `{form.text}`: {what}" for what in dict.fromkeys(differ)]
    rows = {key[:3] for key in compared}
    absent, partly = ([k for k in unread if (k[:3] in rows) == sample] for sample in (False, True))
    print(f"{sum(compared.values())} states of {len(compared)} forms, that is {len(rows)} rows in "
          f"their widths, by {len(used)} operations of VEX; not read by VEX: "
          f"{sorted({f'{k[0]}: {k[1].text}, {k[2]} bits' for k in absent})}; some immediates not: "
          f"{sorted({f'{k[1].text}, {k[2]} bits' for k in partly})}; no row in an object: "
          f"{untested_forms()}; read otherwise by VEX, and settled: {sorted(used_exceptions)}")
    assert not wrong, "\n".join(wrong[:60])
    assert used_exceptions == set(EXCEPTIONS), "VEX reads them as the rows do now"
    assert len(rows) >= LEAST, len(rows)
    assert {key[0] for key in absent} == {"shani", "sha512ni"}


@pytest.mark.parametrize("width", [32, 64])
def test_sums_by_lea_are_read_alike_by_valgrind(width: int) -> None:
    need_pyvex()
    draw, out, rcx, rdx = (np.random.default_rng(6), decode.Reg("int", 3, width),
                           *(decode.Reg("int", n, 64) for n in (1, 2)))
    rows = [row for row in isa.load("x64").rows if row.mnemonic == "lea" and not row.is_address]
    assert len(rows) == 2
    for row in rows:
        for i in (-5, 0x12345678) if "{i}" in row.text else (0,):
            text = row_text(row, width, "", i, False)
            image = objects.load(assemble(f".text\nf: {text}\ne: nop"))
            start, end = image.symbols["f"], image.symbols["e"]
            section = image.section_at(start)
            assert section is not None
            code = bytes(section.data[start - section.address:end - section.address])
            step = Disassembly(image, start).step_at(start)
            step = replace(step, row=row, width=width, out=out, args=(rcx, i if i else rdx))
            form = Form("x64", row, width, "", text)
            assert compare(form, code, step, draw, STATES, Counter()) == (STATES, [])
            other = replace(form, row=replace(row, means=lambda a, b: a - b))
            assert compare(other, code, replace(step, row=other.row), draw, 50, Counter())[1]


@pytest.mark.parametrize("text, wrong", [
    ("vpaddd {d}, {a}, {b}", lambda a, b: a + b + 1),
    ("vpsrlq {d}, {a}, {i}", lambda a, i: a.shifted(max(0, i - 1))),
    ("vpternlogd {d:=a}, {b}, {c}, {i}", lambda a, b, c, i: a ^ b ^ c),
    ("andn {d}, {a}, {b}", lambda a, b: a & ~b)])
def test_a_row_that_means_something_else_is_found_by_valgrind_too(text: str, wrong: Any) -> None:
    need_pyvex()
    for form, code, step in all_forms():
        if form.row.text == text:
            try:
                _, differ = compare(replace(form, row=replace(form.row, means=wrong)), code, step,
                                    np.random.default_rng(1), 50, Counter())
            except vex.Undecoded:
                continue
            if differ:
                return
    pytest.fail(f"another meaning of {text} was not found")


def test_words_of_many_states_are_words() -> None:
    draw = np.random.default_rng(2)
    for width in (8, 16, 32, 64):
        a, b = (Batch(draw.integers(0, 1 << 64, 50, np.uint64) >> np.uint64(64 - width), width)
                for _ in range(2))
        for what in (lambda x, y: x + y, lambda x, y: x - y, lambda x, y: x ^ ~y,
                     lambda x, y: x & y | 5,
                     lambda x, y: x.rotated(3), lambda x, y: x.shifted(x.width),
                     lambda x, y: x.shifted(-5), lambda x, y: join(reversed(split(x, 8))),
                     lambda x, y: join([x, y]).cut(8, x.width)):
            got = what(a, b)
            expected = [int(what(Word(int(p), width), Word(int(q), width)))
                        for p, q in zip(a.data, b.data)]
            assert [int.from_bytes(bytes(row), "little")
                    for row in got.to_bytes(-(-got.width // 8))] == expected
    with pytest.raises(ValueError, match="not the same"):
        int(Batch(np.arange(3, dtype=np.uint64), 64))


def test_isas_are_all_read() -> None:
    assert {form.isa for form, _, _ in all_forms()} == set(ISAS)
