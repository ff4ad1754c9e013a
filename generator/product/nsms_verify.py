#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 OR ISC OR MIT
"""Compare functions of a binary with their proved bytes. Written by `make vendor`; needs Python only.

    python3 nsms_verify.py [--json] [--with nsms_verify.json] [--only NAMES] FILE...

FILE is an object, archive, library or program for x86-64 (ELF, PE/COFF or Mach-O). The JSON file lists the
proved functions: for each function and assembler the code bytes without displacements to data, the constants
that the code reads, and `code_sha256`, the hash of both, as in the manifest of nsms. The script finds functions
by their symbols, or by their bytes if there is no symbol, and computes the hash again from the file. Exit code 0:
every function that was found has the proved bytes; 1: a function differs, or FILE has none of them; 2: the request
makes no sense. The script trusts the list: it compares and proves nothing.

A project that adopted some of the functions and has its own ones under the other names says which it adopted: `--only`, or a file
nsms_verify.only beside this one, with a symbol or a pattern such as sha512_*_avx512 on each line (# begins a comment). These must
all be there and be what was proved; the others are listed as theirs and are not compared.
"""

from __future__ import annotations  # for a Python before 3.10

import argparse
import base64
import hashlib
import json
import re
import sys
import zlib
from collections.abc import Container, Iterable, Sequence
from fnmatch import fnmatchcase
from functools import cached_property
from itertools import accumulate
from pathlib import Path
from typing import Any

from ..check.contents import ObjectError
from .binary import LoadedBinary, LoadedSection, load_binaries

WINDOW, WINDOWS = 12, 6           # bytes by which code without a symbol is looked for, and how many such pieces of a function
MOST_HITS = 64                    # places of one such piece


# What was proved.

def pack(data: bytes) -> str:
    """Return bytes as compressed base64 text."""
    return base64.b64encode(zlib.compress(data, 9)).decode()


def unpack(text: str) -> bytes:
    """Return the bytes of a text that `pack` made, at most 16 MiB."""
    undo = zlib.decompressobj()
    return undo.decompress(base64.b64decode(text), 1 << 24)


class Proved:
    """Proved bytes of one function by one assembler.

    `steps`: the length of each instruction; `named`: [at, position of the displacement, the
    instruction of `constants` from whose target it counts or null, offset]; `constants`: [at,
    first, end, bytes], the ranges that are read, relative to the target of the instruction at `at`.
    Raises ObjectError if the record does not have its hash.
    """

    def __init__(self, record: dict[str, Any]) -> None:
        self.record, self.symbol, self.sum = record, str(record["symbol"]), str(record["code_sha256"])
        self.table = unpack(record["table"]) if "table" in record else None
        self.code, self.steps = unpack(record.get("code") or pack(b"")), unpack(record.get("steps") or pack(b""))
        self.named = [tuple(n) for n in record.get("named", ())]
        self.constants = [(at, first, end, unpack(constant_bytes)) for at, first, end,
                          constant_bytes in record.get("constants", ())]
        self.proved_bytes = self.code if self.table is None else self.table
        *self.starts, end = accumulate(self.steps, initial=0)
        self.lengths = dict(zip(self.starts, self.steps))
        computed_hash = (hashlib.sha256(self.table).hexdigest() if self.table is not None else
               digest(self.pieces(self.code), [[at, near, off] for at, _, near, off in self.named], self.constants))
        if computed_hash != self.sum or end != len(self.code):
            raise ObjectError(f"the list is damaged: {self.symbol} has another hash than it says")

    def pieces(self, code: bytes) -> list[Any]:
        return [[at, code[at:at + length].hex()] for at, length in zip(self.starts, self.steps)]

    @cached_property
    def windows(self) -> dict[int, bytes]:
        """Windows of code or table bytes without displacements: offset -> bytes, spread over the
        function."""
        displacement_bytes = {p + k for _, p, _, _ in self.named for k in range(4)}
        free = [at for at in range(0, len(self.proved_bytes) - WINDOW + 1, 4) if not displacement_bytes
                & set(range(at, at + WINDOW))]
        return {at: self.proved_bytes[at:at + WINDOW]
                for at in (free[len(free) * i // WINDOWS] for i in range(WINDOWS) if free)}


def digest(pieces: list[Any], named: list[Any], constants: list[tuple[int, int, int, bytes]]) -> str:
    """Return `code_sha256` as the manifest of nsms has it."""
    hashed_parts = [*pieces, *named, *([at, first, constant_bytes.hex()] for at, first, _, constant_bytes in constants)]
    return hashlib.sha256(json.dumps(hashed_parts).encode()).hexdigest()


def byte_differences(binary: LoadedBinary, address: int, proved: Proved) -> list[str]:
    """Return a phrase for each difference between the bytes at an address and the proved ones; none
    if `code_sha256` is equal."""
    if proved.table is not None:
        section, section_bytes = binary.read(address, len(proved.table))
        if section is None or section_bytes != proved.table:
            return [first_difference("the table's word", 0, section_bytes, proved.table)]
        return possible_writes("the table", section, address, len(section_bytes))
    section, code = binary.read(address, len(proved.code))
    if section is None or not section.executable:
        return ["its code is cut off, or not executable"]
    code, problems = without_stack_check(binary, address, code, proved)
    start, code_without_fields = address - section.address, bytearray(code)
    named: dict[int, int] = {}
    for at, position, _, _ in proved.named:
        code_without_fields[position:position + 4] = bytes(4)
        distance = int.from_bytes(code[position:position + 4], "little", signed=True)
        written = section.written.get(start + position)
        named[at] = address + at + proved.lengths[at] + (distance if written is None else written)
    allowed = {start + position for _, position, _, _ in proved.named}
    problems += [f"at {offset - start:+#x} a linker writes, where the proved code has no displacement"
              for offset in section.relocated_offsets(start, len(code)) if section.written[offset] is None
              or offset not in allowed]
    problems += ["a linker writes what is not known into its section"] if section.unknown else []
    bases = {at: named[at] for at, *_ in proved.constants}
    references = [[at, near, named[at] - (address if near is None else bases[near])] for at, _, near, _ in proved.named]
    read: list[tuple[int, int, int, bytes]] = []
    for at, first, end, _ in proved.constants:
        where, data = binary.read(bases[at] + first, end - first)
        read.append((at, first, end, data))
        if where is not None:
            problems += possible_writes(f"the constants that the instruction at +{at:#x} names", where,
                                        bases[at] + first, len(data))
    if digest(proved.pieces(bytes(code_without_fields)), references, read) != proved.sum:
        problems += [f"the instruction at +{a:#x} is {x}, the proved one {y}" for (a, x), (_, y) in
                  zip(proved.pieces(bytes(code_without_fields)), proved.pieces(proved.code)) if x != y]
        problems += [first_difference(f"the constant read through the instruction at +{at:#x}", first, x, y)
                  for (at, first, _, x), (_, _, _, y) in zip(read, proved.constants) if x != y]
        problems += [f"the instruction at +{at:#x} names another place of the constants" for (at, *reference),
                     (_, _, *right) in
                  zip(references, proved.named) if reference != right]
        problems = problems or ["its hash differs"]
    return problems


def possible_writes(what: str, section: LoadedSection, address: int, size: int) -> list[str]:
    """Return a phrase for each way in which these proved bytes can change before or while the
    program runs."""
    problems = [f"{what} can be written"] if section.writable else []
    linked = section.unknown or section.relocated_offsets(address - section.address, size)
    return [*problems, f"a linker writes into {what}"] if linked else problems


# Before a large frame Go's assembler looks whether the goroutine's stack has room: R14 is the goroutine, R12 where the stack will
# end.
GROWS = "runtime.morestack_noctxt.abi0"                    # makes more room, and the function begins anew
CHECK = re.compile(rb"(\x64\x4c\x8b\x34\x25\xf8\xff\xff\xff)(?:\x4c\x8d(?:\x64\x24.|\xa4\x24....)"
                   rb"|\x49\x89\xe4\x49\x81\xec....(\x72.|\x0f\x82....))(\x4d\x3b\x66\x10)(\x76.|\x0f\x86....)", re.S)
TAIL = re.compile(rb"(\xe8....)(\xeb.|\xe9....)", re.S)


def target(jump: bytes, end: int) -> int:
    """Return the target of a jump or call whose bytes end at `end`."""
    width = 1 if jump[0] & 0xF0 == 0x70 or jump[0] == 0xEB else 4
    return end + int.from_bytes(jump[-width:], "little", signed=True)


def without_check(code: bytes) -> tuple[bytes, tuple[int, int, int, int]] | None:
    """Return a function of Go with NOPs instead of its check of the stack, and the check's offsets;
    None if there is no check.

    The instruction that computes R12 stays. The offsets: the end of the check; begin and end of the
    call and jump that enlarge the stack and restart the function; the call's target.
    """
    head = CHECK.match(code)
    if head is None:
        return None
    jumps = {target(head[n], head.end(n)) for n in (2, 4) if head[n]}
    tail = TAIL.match(code, min(jumps)) if len(jumps) == 1 and min(jumps) >= head.end() else None
    if tail is None or target(tail[2], tail.end(2)):
        return None
    patched = bytearray(code)
    for begin, end in [head.span(n) for n in (1, 2, 3, 4) if head[n]] + [tail.span()]:
        patched[begin:end] = b"\x90" * (end - begin)
    return bytes(patched), (head.end(), *tail.span(), target(tail[1], tail.end(1)))


def without_stack_check(binary: LoadedBinary, address: int, code: bytes, proved: Proved) -> tuple[bytes, list[str]]:
    """Return the code bytes to compare, and the faults of the check of the stack in them. The check
    may end behind the proved bytes."""
    if proved.record.get("convention") != "abi0" or proved.code[:9] != b"\x90" * 9:
        return code, []
    checked = without_check(binary.read(address, len(code) + 10)[1])
    if checked is None or checked[1][1] != len(code):
        return code, ["it does not check the stack"]
    named = address + checked[1][3] in binary.symbols.get(GROWS, {})
    return checked[0][:len(code)], [] if named else [f"its check of the stack calls what is not {GROWS}"]


def first_difference(what: str, first: int, mine: bytes, right: bytes) -> str:
    """Return a phrase for the first word in which the bytes of a file differ from the proved ones.
    """
    if len(mine) < len(right):
        return f"{what}: there are {len(mine)} bytes where {len(right)} were proved"
    at = next(i for i in range(len(right)) if mine[i] != right[i]) // 4 * 4
    return f"{what}, {first + at:+#x}, is {mine[at:at + 4].hex()}, the proved one {right[at:at + 4].hex()}"


def names_of(binary: LoadedBinary, proved_code: Proved) -> tuple[str, ...]:
    """Return the names that a function may have in a binary."""
    if proved_code.record.get("convention") == "abi0":               # in Go a function's name begins with its package's
        return tuple(name for name in binary.symbols if name.endswith(f".{proved_code.symbol}.abi0"))
    return (proved_code.symbol, "_" + proved_code.symbol) if binary.format == "macho64" else (proved_code.symbol,)


def by_symbol(binary: LoadedBinary, proved: list[Proved]) -> dict[tuple[int, str], list[Proved]]:
    """Return (address, symbol) -> the proved functions of that symbol, for each address of the
    symbol."""
    by_address: dict[tuple[int, str], list[Proved]] = {}
    for function in proved:
        for name in names_of(binary, function):
            for address in binary.symbols.get(name, {}):
                by_address.setdefault((address, function.symbol), []).append(function)
    return by_address


def by_bytes(binary: LoadedBinary, proved: list[Proved], taken_addresses: Container[int]) -> dict[int, list[Proved]]:
    """Return address -> the proved functions that most windows of bytes there match;
    `taken_addresses` are left out."""
    by_address: dict[int, list[Proved]] = {}
    seen: dict[tuple[int, bytes], list[int]] = {}
    alike: dict[str, list[Proved]] = {}
    for function in proved:
        alike.setdefault(function.sum, []).append(function)
    for equal_functions in alike.values():
        function = equal_functions[0]
        votes: dict[int, int] = {}
        for offset, window in function.windows.items():
            for i, section in enumerate(binary.sections):
                if section.executable or function.table is not None:
                    if (i, window) not in seen:
                        seen[i, window] = occurrences(section, window)
                    for hit in seen[i, window]:
                        votes[hit - offset] = votes.get(hit - offset, 0) + 1
        for address, vote_count in votes.items():
            if vote_count * 2 > len(function.windows) and address not in taken_addresses:
                by_address.setdefault(address, []).extend(equal_functions)
    return by_address


def occurrences(section: LoadedSection, window: bytes) -> list[int]:
    """Return the addresses of a window in a section, at most MOST_HITS."""
    hits: list[int] = []
    at = section.data.find(window)
    while at >= 0 and len(hits) < MOST_HITS:
        hits.append(section.address + at)
        at = section.data.find(window, at + 1)
    return hits


def finding(binary: LoadedBinary, address: int, candidates: list[Proved], how: str) -> dict[str, Any]:
    """Return the record of one address: of the candidates the equal one, or the one with the fewest
    differences."""
    differences, nearest = min(((byte_differences(binary, address, c), c) for c in candidates),
                       key=lambda pair: (len(pair[0]), pair[1].record["format"] != binary.format))
    names = [name for name in names_of(binary, nearest) if address in binary.symbols.get(name, {})]
    differences = [*(binary.wrong[name, address] for name in names if (name, address) in binary.wrong),
               *([binary.unlisted_part] if binary.unlisted_part else []), *differences]
    rule = binary.symbols[names[0]][address] if names else "most of the bytes there are those that were proved"
    claim_fields = {name: nearest.record.get(name)
                    for name in ("assembler", "version", "format", "convention", "code_sha256")}
    return {"file": binary.name, "symbol": nearest.symbol,
            "address": address & 0xFFFFFFFF if not binary.linked else address,
            "found_by": how, "rule": rule, "proved_bytes": not differences, **claim_fields,
            "bytes": len(nearest.proved_bytes),
            "differences": differences[:8],
            "more_differences": max(0, len(differences) - 8)}


def verify(binary: LoadedBinary, proved: list[Proved]) -> list[dict[str, Any]]:
    """Return a record for each proved function in a binary, with the differences, in the order of
    addresses."""
    # Go's, and that of the file's system
    conventions = (None, "abi0", "win64" if binary.format == "win64" else "sysv")
    wanted = [p for p in proved if p.record.get("convention") in conventions]
    by_symbol_address = by_symbol(binary, wanted)
    findings = [(address, finding(binary, address, functions, "symbol")) for (address, _),
                functions in by_symbol_address.items()]
    other_findings = [(address, finding(binary, address, functions, "bytes"))
              for address, functions in by_bytes(binary, wanted, {address for address, _ in by_symbol_address}).items()]
    for address, record in sorted(other_findings,
                                  key=lambda pair: (not pair[1]["proved_bytes"], len(pair[1]["differences"]), pair[0])):
        if not any(address < a + t["bytes"] and a < address + record["bytes"] for a, t in findings):
            findings.append((address, record))
    return [record for _, record in sorted(findings, key=lambda pair: pair[0])]


def sentence(record: dict[str, Any]) -> str:
    """Return the sentence of a record."""
    method = f"found by its {record['found_by']} ({record['rule']})"
    where = f"{record['file']}: {record['symbol']} at {record['address']:#x}, {method}: "
    if record.get("theirs"):
        return where + "theirs, as it is not among the adopted functions: not compared"
    if record["proved_bytes"]:
        return where + f"the bytes that were proved ({record['assembler']} {record['version']}, {record['format']})"
    more = f"; and {record['more_differences'] + len(record['differences']) - 2} more" if len(record["differences"]) > 2 else ""
    return where + "NOT the bytes that were proved: " + "; ".join(record["differences"][:2]) + more


def read_list(path: Path) -> list[Proved]:
    """Read the list of proved functions. Raise ObjectError if it cannot be read."""
    try:
        return [Proved(record) for record in json.loads(Path(path).read_text())["functions"]]
    except ObjectError:
        raise
    except OSError as error:
        raise ObjectError(f"cannot read {path}: {error.strerror}") from None
    except (ValueError, KeyError, TypeError, AttributeError, IndexError, zlib.error, RecursionError) as error:
        raise ObjectError(f"{path} is no list of proved functions ({type(error).__name__})") from None


def adopted_symbols(text: str | None, default_path: Path, symbols: Iterable[str]) -> set[str] | None:
    """Return those of the symbols that a project adopted: as `text` says, names or patterns with commas between them or a file of
    them, else as the file `default_path` says; None if neither is there. ObjectError where a name or a pattern fits no symbol."""
    path = Path(text) if text is not None else default_path
    try:
        if path.is_file():
            patterns = [line.partition("#")[0].strip() for line in path.read_text().splitlines()]
        elif text is None:
            return None
        else:
            patterns = [name.strip() for name in text.split(",")]
    except (OSError, ValueError) as error:
        raise ObjectError(f"cannot read {path}: {getattr(error, 'strerror', None) or error}") from None
    matches = {pattern: {s for s in symbols if fnmatchcase(s, pattern)} for pattern in patterns if pattern}
    if not matches:
        raise ObjectError(f"{path if path.is_file() else 'ONLY'} names no function")
    for pattern, matching_symbols in matches.items():
        if not matching_symbols:
            raise ObjectError(f"{pattern} is none of the functions of the list, such as {', '.join(sorted(symbols)[:3])}")
    return set().union(*matches.values())


def mark_foreign(records: Iterable[dict[str, Any]], adopted: set[str] | None) -> None:
    """Set `theirs` in each record, where a project says which functions it adopted."""
    if adopted is not None:
        for record in records:
            record["theirs"] = record["symbol"] not in adopted


def adopted_records(records: Iterable[dict[str, Any]]) -> list[dict[str, Any]]:
    """Return the records of adopted functions, all where nothing is said of that."""
    return [record for record in records if not record.get("theirs")]


def absent(records: Iterable[dict[str, Any]], adopted: set[str] | None) -> list[str]:
    """Return the adopted functions that are in no file, sorted."""
    return sorted((adopted or set()) - {record["symbol"] for record in records})


def main(words: Sequence[str]) -> int:
    parser = argparse.ArgumentParser("nsms_verify",
                                     usage="nsms_verify.py [--json] [--with nsms_verify.json] [--only NAMES] FILE...",
                                     description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--with", dest="list", type=Path, default=Path(__file__).with_name("nsms_verify.json"))
    parser.add_argument("--only")
    parser.add_argument("files", nargs="+", metavar="FILE")
    arguments = parser.parse_args(words)
    try:
        proved = read_list(arguments.list)
        records_by_file = [(file, [records for p in load_binaries(file) for records in verify(p, proved)])
                           for file in arguments.files]
        adopted = adopted_symbols(arguments.only, arguments.list.with_name("nsms_verify.only"), {p.symbol for p in proved})
    except ObjectError as error:
        print(f"nsms_verify: {error}", file=sys.stderr)
        return 2
    records = [record for _, file_records in records_by_file for record in file_records]
    mark_foreign(records, adopted)
    print(json.dumps(records, indent=1) if arguments.json else "\n".join(map(sentence, records)))
    for file, file_records in records_by_file:
        if not adopted_records(file_records):
            function_count = len(adopted or {p.symbol for p in proved})
            print(f"nsms_verify: {file} holds none of the {function_count} functions of the list.", file=sys.stderr)
    missing = absent(records, adopted)
    if missing:
        print(f"nsms_verify: {', '.join(missing)}: adopted, and in none of the files.", file=sys.stderr)
    return 0 if not missing and all(adopted_records(file_records) for _, file_records in records_by_file) and all(
        record["proved_bytes"] for record in adopted_records(records)) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
