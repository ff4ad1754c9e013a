"""The library's functions for many messages at once: against hashlib, between guard pages, on every
kernel in turn."""

from __future__ import annotations

import ctypes
import hashlib
import os
import random
import subprocess
import time
from collections.abc import Sequence
from pathlib import Path

import clibrary
import pytest
from test_library import HASHES, reference

from generator.files import TOP
from generator.product import library
from generator.spec import hashes
from generator.spec.hashes import block_bytes, digest_of_state, initial_state, process_blocks

STREAM = random.Random("many messages").randbytes(1 << 21)


@pytest.fixture(scope="module")
def program(library_folder: Path) -> Path:
    return built(library_folder)


def built(folder: Path, *options: str) -> Path:
    clibrary.run("gcc", "-std=gnu11", "-O2", *options, f"-I{folder}",
                 TOP / "tests" / "product" / "many.c", folder / "nsms.c",
                 clibrary.build_kernel_archive(), "-o", folder / "many")
    (folder / "stream").write_bytes(STREAM)
    return folder / "many"


def run_lines(program: Path, lines: Sequence[str], features: str = "",
              stream: Path | None = None) -> list[str]:
    done = subprocess.run([program, stream or program.parent / "stream"],
                          input="\n".join(lines) + "\n", capture_output=True, text=True,
                          timeout=120, env={**os.environ, "NSMS_FEATURES": features})
    assert done.returncode == 0, (f"exit {done.returncode} after {done.stdout.count(chr(10))} of "
                                  f"{len(lines)} lines: {done.stderr}")
    return done.stdout.split("\n")[:-1]


# a line without hash and kernel, and the messages
Case = tuple[str, list[bytes]]


def case_of_lengths(lengths: Sequence[int], draw: random.Random) -> Case:
    positions = [(draw.randrange(len(STREAM) - length), length) for length in lengths]
    return (f"many {{}} {len(positions)} " + " ".join(f"{at} {length}" for at, length in positions),
            [STREAM[at:at + length] for at, length in positions])


def case_of_equal_lengths(before: int, stride: int, length: int, count: int, position: int = 0,
                          at: int = 77) -> Case:
    head = STREAM[:max(before, 0)]
    return (f"equal {{}} {before} {at} {stride} {length} {count} {position}",
            [head + STREAM[at + i * stride:at + i * stride + length] for i in range(count)])


def cases(name: str) -> list[Case]:
    """Counts from 0 on, lengths around the ends of blocks and mixed; prefixes that end within a
    block; messages that overlap."""
    hash, draw = hashes.find(name), random.Random(name)
    block, size = block_bytes(hash), clibrary.size(name)
    matches = [case_of_lengths(
        [draw.choice((draw.randrange(301),
                      draw.randrange(3) * block + draw.randrange(-17, 3) % block))
         for _ in range(count)], draw) for count in (*range(20), 31, 32, 33, 47, 64, 70)]
    matches += [case_of_lengths([length] * 21, draw)
                for length in (0, 1, block - 17, block - 16, block - 9, block - 8, block,
                               4 * block)]
    matches += [case_of_lengths([30, *[31] * 20], draw),
                case_of_lengths([200_000, *[draw.randrange(64)] * 15], draw),
                case_of_lengths([draw.randrange(5000) for _ in range(40)], draw),
                case_of_lengths([draw.randrange(4 * block) for _ in range(1100)], draw)]
    matches += [case_of_equal_lengths(before, stride, length, count)
                for before in (-1, 0, 1, block // 2, block - 1, block, 3 * block + 5)
                for stride, length, count in ((0, 30, 19), (7, block, 18), (block, block, 33),
                                              (3, 0, 5), (300, 2 * block - 1, 17),
                                              (2 * block, block - before % block, 16), (50, 50, 1),
                                              (9, 9, 0))]
    matches += [case_of_equal_lengths(before, stride, length, count, 1) for before in (-1, 40)
                for stride, length,
                count in ((size, size, 70),
                          (2 * size, 2 * size, 37), (size + 1, 1, 35), (1000, 999, 21),
                          (2 * size, 2 * size, 3), (2 * size, 9, 7))]
    return matches + [(f"pairs {{}} 5 {count} {position}",
                       [STREAM[5 + 2 * i * size:5 + 2 * (i + 1) * size] for i in range(count)])
                      for count in (0, 1, 2, 7, 16, 17, 37) for position in (0, 1)]


def case_of_double_hashes(stride: int, length: int, count: int, position: int = 0) -> Case:
    messages = [STREAM[9 + i * stride:9 + i * stride + length] for i in range(count)]
    return (f"double {{}} 9 {stride} {length} {count} {position}",
            [hashlib.sha256(message).digest() for message in messages])


def cases_of_shapes(name: str) -> list[Case]:
    """Return cases for which kernels of their shape exist, and neighbours: a byte or a prefix more,
    a digest less."""
    block, size = block_bytes(hashes.find(name)), clibrary.size(name)
    counts = (*range(50), 1000)
    cases = [case_of_equal_lengths(before, stride, length, count) for length in (38, 54, block)
             for before in (-1, block) for count in counts for stride in (length,)]
    cases += [case_of_equal_lengths(before, stride, length, count) for count in (15, 16, 17, 33)
              for before in (-1, 1, block, 2 * block)
              for stride, length in ((7, 38), (0, 54), (200, 37), (block + 1, block),
                                     (block, block), (39, 39))]
    cases += [case_of_equal_lengths(block, max(size, 38), 38, 37, 1),
              case_of_equal_lengths(-1, 2 * size, 2 * size, 37, 1)]
    if name == "sha256":
        cases += [case_of_double_hashes(64, 64, count) for count in counts]
        cases += [case_of_double_hashes(stride, length, count, position)
                  for count in (1, 2, 3, 16, 23, 300)
                  for stride, length, position in ((80, 80, 0), (3, 32, 0), (0, 64, 0), (64, 64, 1),
                                                   (32, 5, 1), (9, 0, 0))]
    return cases


FEATURES = ["", "-avx512f", "-sha_ni", "-sha_ni,-avx512f", "-sha_ni,-avx", "-ssse3"]


@pytest.mark.parametrize("features", FEATURES)
@pytest.mark.parametrize("name", ["sha224", "sha256", "sha512"])
def test_messages_of_one_shape_have_hashlibs_digests_on_every_processor(
        name: str, features: str, program: Path) -> None:
    assert wrong_cases(program, name, "-", cases_of_shapes(name), features) == []


def test_messages_of_one_shape_have_hashlibs_digests_by_every_kernel(program: Path) -> None:
    for kernel in kernels("sha256"):
        assert wrong_cases(program, "sha256", kernel, cases_of_shapes("sha256")) == [], kernel


def wrong_keys(program: Path, name: str, counts: Sequence[int], features: str = "",
               kernel: str = "-") -> list[str]:
    """Return the requests for keys whose result differs from hashlib's: passwords and salts of 0
    bytes to several blocks, keys of a part of a digest up to four digests."""
    draw, lines, right = random.Random(name), [], []
    for count in counts:
        for iterations, length in ((1, 7), (2, 32), (3, 64), (5, 150), (0, 20), (4, 0)):
            sizes = [(draw.choice((0, 8, 63, 64, 65, 127, 128, 129, 300)), draw.randrange(200))
                     for _ in range(count)]
            lines.append(f"keys {name} {kernel} {length} {iterations} {count} "
                         + " ".join(f"{i} {password} {3 * i + 1} {salt}"
                                    for i, (password, salt) in enumerate(sizes)))
            right.append("".join(hashlib.pbkdf2_hmac(name, STREAM[i:i + password],
                                                     STREAM[3 * i + 1:3 * i + 1 + salt],
                                                     iterations or 1, length or 1).hex() if length
                                 else "" for i, (password, salt) in enumerate(sizes)))
    return [line[:60] for line, answer, text in zip(lines, run_lines(program, lines, features),
                                                    right) if answer != text]


@pytest.mark.parametrize("features", FEATURES)
@pytest.mark.parametrize("name", ["sha256", "sha512"])
def test_keys_of_many_passwords_are_hashlibs_on_every_class_of_processors(
        name: str, features: str, program: Path) -> None:
    assert wrong_keys(program, name, [*range(20), 31, 33, 50], features) == []


def test_keys_of_many_passwords_are_hashlibs_by_every_kernel_and_in_c(program: Path, tmp_path: Path,
                                                                      library_folder: Path) -> None:
    for name in ("sha256", "sha512"):
        for kernel in kernels(name):
            assert wrong_keys(program, name, [1, 7, 16], kernel=kernel) == [], kernel
    portable = built(clibrary.copy_library(library_folder, tmp_path / "portable"), "-DNSMS_NO_ASM")
    assert (wrong_keys(portable, "sha256", [0, 1, 9]) + wrong_keys(portable, "sha512", [0, 1, 9])
            == [])
    assert wrong_cases(portable, "sha256", "-", cases_of_shapes("sha256")) == []


@pytest.mark.parametrize("features", FEATURES)
def test_nodes_are_compressed_as_the_standard_says(features: str, program: Path) -> None:
    sha256, start = hashes.find("sha256"), initial_state(hashes.find("sha256"), "sha256")
    right = [digest_of_state(sha256, "sha256", process_blocks(sha256, start, node)).hex()
             for node in (STREAM[11 + 64 * i:][:64] for i in range(37))]
    lines = [(count, position) for count in (0, 1, 2, 3, 8, 17, 37) for position in (0, 1)]
    answers = run_lines(program, [f"compress sha256 - 11 {count} {position}"
                                  for count, position in lines], features)
    assert answers == ["".join(right[:count]) for count, _ in lines]
    assert right[0] != hashlib.sha256(STREAM[11:75]).hexdigest()


@pytest.mark.parametrize("features", FEATURES)
def test_nodes_behind_one_byte_have_hashlibs_digests(features: str, program: Path,
                                                     tmp_path: Path) -> None:
    """The kernels of node65 are for the byte 1."""
    shapes = [(64, count) for count in (*range(50), 1000)] + [(16, 100_003)]
    for byte in (b"\1", b"\2"):
        (tmp_path / "stream").write_bytes(byte + STREAM[1:])
        answers = run_lines(program, [f"equal sha256 - 1 77 {stride} 64 {count} 0"
                                      for stride, count in shapes], features, tmp_path / "stream")
        assert answers == ["".join(
            hashlib.sha256(byte + STREAM[77 + i * stride:141 + i * stride]).hexdigest()
            for i in range(count)) for stride, count in shapes]


def wrong_cases(program: Path, name: str, kernel: str, wanted: Sequence[Case],
                features: str = "") -> list[str]:
    """Return the cases whose result differs from hashlib's."""
    lines = [case.format(f"{name.replace('-', '_')} {kernel}") for case, _ in wanted]
    answers = run_lines(program, lines, features)
    return [line[:80] for line, (_, messages), answer in zip(lines, wanted, answers)
            if answer != "".join(reference(name, message).hex() for message in messages)]


def kernels(name: str) -> list[str]:
    """Return the library's default, a single-message kernel, and every multi-message kernel that
    runs here."""
    family = hashes.find(name).NAME
    features = Path("/proc/cpuinfo").read_text().split()
    return ["-", "portable",
            *(e["symbol"].removeprefix(f"nsms_{family}_multi_") for e in clibrary.MANIFEST
              if e["kind"] == "multi" and e["hash"] == family
              and set(e["features"]) <= {*features})]


@pytest.mark.parametrize("name", HASHES)
def test_many_messages_have_hashlibs_digests_whatever_kernel_takes_them(
        name: str, program: Path) -> None:
    used = kernels(name)
    if len(used) == 2:
        pytest.skip("this processor runs no kernel for several messages")
    for kernel in used:
        assert wrong_cases(program, name, kernel, cases(name)) == [], kernel


@pytest.mark.parametrize("name", ["sha1", "sha256", "sha512"])
def test_a_million_empty_messages(name: str, program: Path) -> None:
    assert run_lines(program, [f"empty {name} - 1000000"]) == [reference(name, b"").hex()]


def test_nothing_is_counted_in_32_bits(lib: clibrary.Library) -> None:
    for name in ("sha1", "sha256", "sha512"):
        hash = hashes.find(name)
        for power in (29, 32, 35, 60):
            # as if so many bytes had been hashed to the initial value
            before = (1 << power) - block_bytes(hash)
            prefix = lib.new_context(name)
            prefix.length = before
            data = bytes(range(200))
            out = ctypes.create_string_buffer(20 * clibrary.size(name))
            lib.function(name, "_equal")(out, ctypes.byref(prefix), data, ctypes.c_size_t(5),
                                         ctypes.c_size_t(100), ctypes.c_size_t(20))
            right = [hashes.digest_of_state(hash, name,
                                            hashes.finish_message(hash,
                                                                  hashes.initial_state(hash, name),
                                                                  data[5 * i:5 * i + 100], before))
                     for i in range(20)]
            assert out.raw == b"".join(right), (name, power)


# What a library holds of them.

def test_a_small_library_leaves_them_out(tmp_path: Path) -> None:
    sample = [e for e in clibrary.MANIFEST if e["hash"] == "sha256"]
    texts = library.library_texts(sample, "nsms_", "small")
    assert not any("_multi_" in text or "_many" in text for text in texts.values())


@pytest.mark.full
def test_any_lengths_counts_strides_and_prefixes(program: Path) -> None:
    draw, end = (random.Random(os.environ.get("NSMS_FUZZ_SECONDS", "a seed")),
                 time.monotonic() + float(os.environ.get("NSMS_FUZZ_SECONDS", "3")))
    while time.monotonic() < end:
        name, most = draw.choice(HASHES), draw.choice((3, 70, 300, 3000))
        size, sample = clibrary.size(name), []
        for _ in range(60):
            count, length = draw.choice((draw.randrange(6), draw.randrange(70))), draw.randrange(
                most)
            position = draw.randrange(2)
            stride = (draw.randrange(max(size, length), 2 * most + size) if position
                      else draw.randrange(most))
            sample += [case_of_lengths([draw.randrange(most) for _ in range(count)], draw),
                       case_of_equal_lengths(draw.choice((-1, draw.randrange(300))), stride, length,
                                             count, position, draw.randrange(1000))]
        kernel = draw.choice(kernels(name))
        assert wrong_cases(program, name, kernel, sample) == [], kernel


# Wrong libraries: (hash, what is compared, a text of nsms.c, what takes its place).

SPOILT = [("sha1", "many", old, new) for old, new in [
    ("m, element(f, &work->states, n), m);", "m, element(f, &work->states, j), m);"),
    ("f->block, lane->total);", "f->block, 2 * lane->total);"),
    ("end > f->block - f->length_bytes ? 2", "end > f->block - f->length_bytes + 1 ? 2"),
    ("lane->data += room;", ""),
    ("rest + 1 > f->block - f->length_bytes ?", "rest > f->block - f->length_bytes ?"),
    ("message_at(all, done + (j < n ? j : 0))", "message_at(all, done)"),
    ("all->lengths[i] != all->lengths[0]", "all->lengths[i] / 64 != all->lengths[0] / 64"),
    ("next[j] = running[j < n ? j : 0]->next;", "next[j] = running[0]->next;"),
    ("q->begin += q->end;", "q->begin = 0;"),
    ("running[j] = running[waits];", "running[j] = lane;"),
    ("lane->blocks = lane->length / f->block;", "lane->blocks = lane->length / f->block + 1;")]] + [
        ("sha256", "shapes", "shape->length != all->length ||", ""),
        ("sha256", "shapes", "|| shape->twice != twice", ""),
        ("sha256", "shapes", "shape->before != *before.length", "0"),
        ("sha256", "shapes", "first = all->first + done * all->stride;",
         "first = all->first + all->stride;"),
        ("sha256", "shapes", "taken * bytes);\n        done += taken;",
         "taken * bytes);\n        done += taken + 1;"),
        ("sha224", "shapes", "|| shape->bytes != bytes", ""),
        ("sha256", "keys", "% each + 1,", "% each,"),
        ("sha256", "keys", "^= macs.state.w32[i]", "= macs.state.w32[i]"),
        ("sha256", "keys", "f->block + bytes);\n    macs", "bytes);\n    macs"),
        ("sha256", "many", "nodes + done * f->block,", "nodes + done * 32,"),
        ("sha256", "many", "digests + done * (f->block / 2),", "digests,")]


@pytest.mark.few(5)
@pytest.mark.parametrize("name, what, old, new", SPOILT)
def test_a_wrong_library_is_reported(name: str, what: str, old: str, new: str,
                                     library_folder: Path, tmp_path: Path) -> None:
    used = kernels(name)
    if len(used) == 2:
        pytest.skip("this processor runs no kernel for several messages")
    folder = clibrary.spoilt_copy(library_folder, tmp_path / "wrong", old, new)
    program = built(folder, "-O0")

    def is_wrong(kernel: str) -> bool:
        try:
            if what == "keys":
                return bool(wrong_keys(program, name, [1, 3], kernel=kernel))
            return bool(wrong_cases(program, name, kernel,
                                    cases(name) if what == "many" else cases_of_shapes(name)))
        except (AssertionError, subprocess.TimeoutExpired):
            return True
    assert any(map(is_wrong, used))
