"""Mutants: code with one thing changed must not be proved while it computes something else.

A mutant is an image with one bit of its code or constants flipped, or one operand of an assembly line changed.
Each is given to the prover and, in a child process, to the host. Outcomes: refused (not proved, whatever it
computes), equivalent (proved, and right on every input tried), and **unsound** (proved, and wrong): there must be none.
"""

from __future__ import annotations

import copy
import random
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from ..words import Word
from . import native
from .decode import Program
from .fingerprint import fingerprint
from .objects import Image, ObjectError, load
from .prover import family_of, prove_image

LIMIT = 60_000                    # instructions: mutants that loop are given up


@dataclass
class Tally:
    """The outcome for one function: how many mutants of each kind, and what the equivalent and unsound ones were."""

    symbol: str
    refused: int = 0
    wrong: int = 0                        # of the refused, how many really compute something else or crash
    equivalent: list[str] = field(default_factory=list)
    unsound: list[str] = field(default_factory=list)
    skipped: str = ""                     # why nothing could be run

    @property
    def total(self) -> int:
        """All mutants tried."""
        return self.refused + len(self.equivalent) + len(self.unsound)


def oracle(text: Any, kind: str, n: int, buffers: list[bytes | int]) -> list[bytes]:
    """What the buffers must hold afterwards, by the integer reading of FIPS 180-4."""
    size = text.WIDTH // 8
    words = [[Word(int.from_bytes(b[i:i + size], "little"), text.WIDTH) for i in range(0, len(b), size)]
             if isinstance(b, bytes) else [] for b in buffers]

    def packed(values: Any) -> bytes:
        return b"".join(int(v).to_bytes(size, "little") for v in values)

    def schedule(data: bytes) -> list[Word]:
        W = [Word(int.from_bytes(data[i:i + size], "big"), text.WIDTH) for i in range(0, 16 * size, size)]
        for t in range(16, len(text.K)):
            W.append(text.schedule(W, t))
        return [w + k for w, k in zip(W, text.K)]

    def compress(H: list[Word], WK: list[Word]) -> list[Word]:
        state = tuple(H)
        for t in range(text.ROUNDS):
            state = text.round(state, t, WK)
        return list(text.chain(H, state))

    if kind == "rounds":
        stride = buffers[2]
        assert isinstance(stride, int)
        return [packed(compress(words[0], words[1][::stride])), buffers[1], b""]               # type: ignore[list-item]
    data = buffers[1]
    assert isinstance(data, bytes)
    block = 16 * size
    if kind == "schedule":
        columns = [schedule(data[j * block:(j + 1) * block]) for j in range(n)]
        return [packed(column[t] for t in range(len(text.K)) for column in columns), data]
    H, count = words[0], buffers[2]
    assert isinstance(count, int)
    for j in range(count):
        H = compress(H, schedule(data[j * block:(j + 1) * block]))
    return [packed(H), data, b""]


def examples(text: Any, kind: str, n: int, least: int, draw: random.Random) -> list[list[bytes | int]]:
    """Arguments for native calls: every count of blocks from the least to n + 2."""
    size = text.WIDTH // 8
    state = len(next(iter(text.INITIAL.values()))) * size
    if kind == "schedule":
        return [[draw.randbytes(len(text.K) * n * size), draw.randbytes(16 * size * n)] for _ in range(3)]
    if kind == "rounds":
        return [[draw.randbytes(state), draw.randbytes(len(text.K) * size * stride), stride] for stride in (1, 2, 8)]
    return [[draw.randbytes(state), draw.randbytes(16 * size * max(count, 1)), count]
            for count in range(least, n + 3)]


def judge(mutant: Image, symbol: str, text: Any, kind: str, n: int, least: int, name: str, tally: Tally,
          assumed: dict[str, bytes], calls: list[list[bytes | int]], right: list[list[bytes]]) -> None:
    """Prove and run one mutant."""
    try:
        proved = prove_image(mutant, symbol, text, kind, n, "sysv", least, assumed, explain=False, limit=LIMIT).proved
    except ObjectError:
        proved = False
    address = mutant.address_of(symbol)
    got = native.calls(mutant, [(address, arguments) for arguments in calls], outside=assumed)
    agrees = got is not None and all(
        not data or found == data for after, expected in zip(got, right) for found, data in zip(after, expected))
    if not proved:
        tally.refused += 1
        tally.wrong += not agrees
    elif agrees:
        tally.equivalent.append(name)
    else:
        tally.unsound.append(name)


def missing_features(image: Image, symbol: str) -> set[str]:
    """What the function needs and the host has not."""
    program = Program(image, image.address_of(symbol))
    return {feature for address in program.reachable() for feature in program.step(address).features
            } - native.host_features()


def bit_mutants(image: Image, symbol: str, text: Any, kind: str, n: int, count: int, seed: int = 1, least: int = 0,
                assumed: dict[str, bytes] | None = None, progress: Callable[[str], None] | None = None) -> Tally:
    """Flip one random bit of the function's code, or now and then of its constants, `count` times."""
    tally, draw = Tally(symbol), random.Random(f"{symbol} {seed}")
    if missing := missing_features(image, symbol):
        tally.skipped = f"the host has no {', '.join(sorted(missing))}"
        return tally
    program = Program(image, image.address_of(symbol))
    code = [a + i for a in program.reachable() for i in range(program.instruction(a).len)]
    section = image.section_at(program.entry)
    tables = [s.address + i for s in image.sections if s is not section and not s.writable and not s.executable
              and "rodata" in s.name and "eh_frame" not in s.name for i in range(len(s.data))]
    calls = examples(text, kind, n, least, draw)
    right = [oracle(text, kind, n, arguments) for arguments in calls]
    for number in range(count):
        at = draw.choice(tables if tables and number % 10 == 9 else code)
        bit = draw.randrange(8)
        mutant = copy.deepcopy(image)
        changed = mutant.section_at(at)
        assert changed is not None
        changed.data[at - changed.address] ^= 1 << bit
        judge(mutant, symbol, text, kind, n, least, f"bit {bit} of {program.where(at)}", tally, assumed or {},
              calls, right)
        if progress is not None:
            progress(f"{symbol}: {number + 1} of {count}")
    return tally


REGISTER = re.compile(r"\b(r(?:[abcd]x|[sd]i|[89]|1[0-5])|e(?:[abcd]x|[sd]i|bp)|r(?:8|9|1[0-5])d|[xyz]mm[0-9]+)\b")
NUMBER = re.compile(r"(?<![\w.])(\d+|0x[0-9a-f]+)\b")
GROUPS = (("rax", "rbx", "rcx", "rdx", "rsi", "rdi", *(f"r{i}" for i in range(8, 16))),
          ("eax", "ebx", "ecx", "edx", "esi", "edi", "ebp", *(f"r{i}d" for i in range(8, 16))),
          *(tuple(f"{letter}mm{i}" for i in range(16)) for letter in "xyz"))


def changed_lines(source: str, count: int, seed: int = 1) -> Iterator[tuple[str, str]]:
    """(description, text with one operand of one instruction line changed), at most `count` of them.

    A register becomes another of its kind, a number its neighbour or twice itself.
    """
    lines, draw = source.splitlines(), random.Random(seed)
    body = [i for i, line in enumerate(lines)
            if re.match(r"\s+[a-z]\w+\s+\S", line) and not re.match(r"\s+(\.|push|pop|endbr64|j|align|db|dd|dq|%)", line)]
    for _ in range(count):
        i = draw.choice(body)
        line = lines[i]
        code, mark, comment = line.partition("#")
        places = [*REGISTER.finditer(code), *NUMBER.finditer(code)]
        if not places:
            continue
        place = draw.choice(places)
        old = place.group(0)
        group = next((g for g in GROUPS if old in g), None)
        if group:
            new = draw.choice([r for r in group if r != old])
        else:
            value = int(old, 0)
            new = str(draw.choice([value + 1, max(value - 1, 0), 2 * value + 8]))
        if new == old:
            continue
        mutated = code[:place.start()] + new + code[place.end():]
        yield f"line {i + 1}: {code.strip()} -> {mutated.strip()}", "\n".join(
            [*lines[:i], mutated + mark + comment, *lines[i + 1:]]) + "\n"


def line_mutants(source: str, assemble: Callable[[str], bytes | None], read: Callable[[bytes], Image], symbol: str,
                 text: Any, kind: str, n: int, count: int, seed: int = 1,
                 progress: Callable[[str], None] | None = None) -> Tally:
    """Change one operand of one line of an assembly text, `count` times; `assemble` gives None for nonsense."""
    tally, draw = Tally(symbol), random.Random(f"{symbol} {seed}")
    original = assemble(source)
    if original is None:
        raise ObjectError(f"the text of {symbol} cannot be assembled")
    if missing := missing_features(read(original), symbol):
        tally.skipped = f"the host has no {', '.join(sorted(missing))}"
        return tally
    calls = examples(text, kind, n, 0, draw)
    right = [oracle(text, kind, n, arguments) for arguments in calls]
    plain = fingerprint(read(original), symbol)
    for name, mutant in changed_lines(source, 20 * count, seed):
        if tally.total == count:
            break
        data = assemble(mutant)
        if data is None:
            continue
        try:
            if fingerprint(read(data), symbol) == plain:                     # a line of other code
                continue
        except ObjectError:
            pass                                                             # without a row: it must be refused
        judge(read(data), symbol, text, kind, n, 0, name, tally, {}, calls, right)
        if progress is not None:
            progress(f"{symbol}: line {tally.total} of {count}")
    return tally


def chosen(entries: Iterable[Mapping[str, Any]]) -> list[Mapping[str, Any]]:
    """Of a manifest's entries the smallest of every ISA, hash and kind, loops with one block at a time first."""
    best: dict[tuple[str, str, str], Mapping[str, Any]] = {}
    for entry in entries:
        key = entry["isa"], entry["hash"], entry["kind"]
        if entry["kind"] in ("blocks", "schedule", "rounds") and entry["gas"] and (
                key not in best or (entry["n"] or 1) < (best[key]["n"] or 1)):
            best[key] = entry
    return list(best.values())


def campaign(folder: Path, entries: Iterable[Mapping[str, Any]], assemble: Callable[[str], bytes | None], bits: int,
             lines: int, seed: int = 1, progress: Callable[[str], None] | None = None) -> Iterator[tuple[str, Tally]]:
    """("bits" or "lines", tally) for each entry of a manifest, `bits` and `lines` mutants shared out evenly.

    `assemble` makes an ELF object of a text in GAS syntax, or gives None for one that it refuses. What the host cannot
    run is skipped, and said so in its tally.
    """
    wanted = list(entries)
    sources = {entry["symbol"]: (folder / entry["gas"]).read_text(encoding="ascii") for entry in wanted}
    images: dict[str, Image] = {}
    for entry in wanted:
        data = assemble(sources[entry["symbol"]])
        if data is None:
            raise ObjectError(f"{entry['gas']} cannot be assembled")
        images[entry["symbol"]] = load(data)
    able = [e for e in wanted if not missing_features(images[e["symbol"]], e["symbol"])]
    for entry in wanted:
        symbol, text, kind, n = entry["symbol"], family_of(entry["hash"]), entry["kind"], entry["n"] or 1
        share = max(1, len(able))
        yield "bits", bit_mutants(images[symbol], symbol, text, kind, n, -(-bits // share), seed, progress=progress)
        yield "lines", line_mutants(sources[symbol], assemble, load, symbol, text, kind, n, -(-lines // share), seed,
                                    progress)
