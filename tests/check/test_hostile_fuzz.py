"""Damaged, huge and hostile objects and archives: an error of one line, or a verdict that is true;
never a traceback.

The corpus is made here: small objects, and archives of them. Each is cut off, and changed in bits,
numbers and runs of bytes, for a second, or for NSMS_FUZZ_SECONDS. What is proved after a change
must compute the same when the host's linker takes it.
"""

import os
import random
import resource
import shutil
import struct
import time

import pytest
from check_silicon import assemble, assemble_toy, function, right
from check_toy import TOY
from test_hostile_objects import TAKEN, constant_section, make_archive

from generator.check import ObjectError, objects
from generator.check.claim import Claim, Effort
from generator.check.prover import prove_object
from generator.product.jobs import object_with, read_file
from generator.product.write import describe_object
from generator.spec.kinds import KINDS

SECONDS = float(os.environ.get("NSMS_FUZZ_SECONDS", "1"))
FEWEST = 60                            # files, on however busy a machine
NUMBERS = [0, 1, 2, 7, 8, 0x7F, 0x80, 0xFF, 0xFFF1, 0xFFFF, 0x7FFFFFFF, 0x80000000, 0xFFFFFFFF,
           1 << 40, (1 << 63) - 1, 1 << 63, (1 << 64) - 1, -8 & (1 << 64) - 1]
# seconds of the processor for one input, where none takes one: it hangs
SLOWEST = 60


def corpus():
    kinds = constant_section('.rodata.c,"a"', before=".globl c\n.hidden c") + constant_section(
        '.rodata.cst4,"aM",@progbits,4', 5, name="d") + (
            '\n.section .rodata.held,"a"\nheld: .quad table\n.long table - .\n')
    result = {"elf": assemble_toy(), "elf with lines": assemble(function(), "-g"),
              "elf of many kinds": assemble_toy(kinds, change=TAKEN.format("c"),
                                                before="lea r9, [rip + table]")}
    if shutil.which("ar"):
        other = assemble(".text\n.globl g\ng: call f\nret\n")
        result["archive"] = make_archive(("with_a_long_name_indeed.o", other),
                                         ("f.o", result["elf"]))
    return result


def mutate(data, draw):
    out = bytearray(data)
    if draw.random() < 0.1:
        return bytes(out[:draw.randrange(len(out))])
    for _ in range(draw.choice((1, 1, 1, 2, 3))):
        # headers are at the beginning and at the end
        size = len(out)
        at = draw.choice((draw.randrange(min(size, 256)), draw.randrange(size),
                          size - 1 - draw.randrange(min(size, 1200))))
        kind = draw.randrange(4)
        if kind == 0:
            out[at] ^= 1 << draw.randrange(8)
        elif kind == 1:
            size = draw.choice((1, 2, 4, 8))
            at -= at % size
            out[at:at + size] = (draw.choice(NUMBERS) & (1 << 8 * size) - 1).to_bytes(
                size, "little")[:len(out) - at]
        elif kind == 2:
            size = draw.choice((1, 4, 8, 24, 40, 64))
            start = draw.randrange(len(out))
            out[at:at + size] = out[start:start + size]
        else:
            size = draw.choice((1, 2, 4))
            value = int.from_bytes(out[at:at + size], "little") + draw.choice((-8, -1, 1, 8, 24))
            out[at:at + size] = (value & (1 << 8 * size) - 1).to_bytes(size,
                                                                       "little")[:len(out) - at]
    return bytes(out)


def outcome_of(data):
    """Return "refused", "not proved" or "proved"; any exception but an ObjectError of one line is
    raised."""
    for work in (lambda: describe_object(object_with(data, "f")[1], "f"),
                 lambda: prove_object(objects.load(object_with(data, "f")[1]), "f",
                                      Claim(TOY, KINDS["blocks"], 2), Effort(5_000))):
        try:
            result = work()
        except ObjectError as problem:
            assert "\n" not in str(problem) and len(str(problem)) < 400, str(problem)
            result = None
    if result is None:
        return "refused"
    assert "\n" not in result.message
    return "proved" if result.proved else "not proved"


@pytest.mark.full
def test_what_is_damaged_is_reported_in_one_line_and_not_proved():
    draw, counts, slowest = random.Random(int(SECONDS)), {}, 0.0
    contents = corpus()
    for name, data in contents.items():
        assert outcome_of(data) == "proved", name
    end = time.monotonic() + SECONDS
    while time.monotonic() < end or sum(counts.values()) < FEWEST:
        name = draw.choice(list(contents))
        data, started = mutate(contents[name], draw), time.process_time()
        result = outcome_of(data)
        slowest = max(slowest, time.process_time() - started)
        counts[result] = counts.get(result, 0) + 1
        if result == "proved":
            assert right(data, refused=True), (name, data.hex())
        assert slowest < SLOWEST, (name, data.hex())
    print(f"{counts}, the slowest in {slowest:.2f} s, "
          f"{resource.getrusage(resource.RUSAGE_SELF).ru_maxrss >> 10} MB")
    assert counts.get("refused", 0) > 3 and counts.get("proved", 0) > 0


def test_what_is_cut_off_anywhere_is_reported():
    for name, data in corpus().items():
        for size in {0, 1, 2, 4, 8, 16, *range(0, len(data), max(1, len(data) // 25))}:
            if name != "archive" or size < len(data) // 3:
                assert outcome_of(data[:size]) in ("refused", "not proved"), (name, size)


def huge_headers():
    elf = assemble_toy()
    sections, = struct.unpack_from("<Q", elf, 40)
    for field, value in ((16, 1 << 60), (24, 1 << 60), (32, 1 << 62), (32, 1 << 33), (48, 3),
                         (48, 1 << 62), (56, 1)):
        for number in range(1, 6):
            out = bytearray(elf)
            struct.pack_into("<Q", out, sections + 64 * number + field, value)
            yield bytes(out)
    for number in range(1, 6):                           # zeros without end
        out = bytearray(elf)
        struct.pack_into("<I", out, sections + 64 * number + 4, 8)
        struct.pack_into("<Q", out, sections + 64 * number + 32, 1 << 50)
        yield bytes(out)
    yield b"!<arch>\n" + b"/".ljust(48) + b"9999999999`\n" + bytes(100)
    yield b"!<arch>\n" + b"f.o/".ljust(48) + b"-8        `\n" + bytes(100)
    yield b"!<thin>\n" + bytes(100)
    yield b"\xcf\xfa\xed\xfe" + struct.pack("<7I", 0x01000007, 3, 1, 0xFFFFFFFF, 8, 0,
                                            0) + struct.pack("<II", 2, 0) * 20
    yield b"\xcf\xfa\xed\xfe" + struct.pack("<7I", 0x01000007, 3, 1, 1000, 8, 0,
                                            0) + struct.pack("<II", 0x19, 8) * 1000
    yield b"\x64\x86" + struct.pack("<HIIIHH", 0xFFFF, 0, 20, 0xFFFFFFFF, 0, 0) + bytes(2000)


def test_what_promises_too_much_is_refused_at_once():
    for data in huge_headers():
        started = time.process_time()
        verdict = outcome_of(data)
        assert time.process_time() - started < SLOWEST
        assert verdict != "proved" or data.startswith(b"\x7fELF") and right(data, refused=True)


def test_what_is_no_file_is_reported(tmp_path):
    os.mkfifo(tmp_path / "pipe")
    for path in (tmp_path, tmp_path / "pipe", "/dev/zero", tmp_path / "nothing", "with\0zero"):
        with pytest.raises(ObjectError):
            read_file(path)
