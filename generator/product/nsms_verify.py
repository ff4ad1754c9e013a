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

# Code without a symbol is searched for by parts of the function, so many and of so many bytes.
WINDOW_BYTES, WINDOW_COUNT = 12, 6
MAX_HITS = 64                                   # occurrences of one such part that are examined


# What was proved.

def pack(data: bytes) -> str:
    """Return bytes as compressed base64 text."""
    return base64.b64encode(zlib.compress(data, 9)).decode()


def unpack(text: str) -> bytes:
    """Return the bytes that `pack` compressed, at most 16 MiB of them."""
    undo = zlib.decompressobj()
    return undo.decompress(base64.b64decode(text), 1 << 24)


class ProvedFunction:
    """Proved bytes of one function, as one assembler makes them, or of one table.

    `instruction_lengths`: in order; `references`: [at, position of the 4-byte displacement, the
    instruction of `constants` from whose target the offset counts or null for the function's start,
    offset], for each instruction that names data; `constants`: [at, first, end, bytes], the bytes
    read relative to the target of the instruction at `at`. Offsets count from the function's start.
    Raises ObjectError if the record's bytes do not have its hash.
    """

    def __init__(self, record: dict[str, Any]) -> None:
        self.record, self.symbol, self.code_hash = record, str(record["symbol"]), str(record["code_sha256"])
        self.table = unpack(record["table"]) if "table" in record else None
        self.code, self.instruction_lengths = unpack(record.get("code") or pack(b"")), unpack(record.get("steps") or pack(b""))
        self.references = [tuple(n) for n in record.get("named", ())]
        self.constants = [(at, first, end, unpack(constant_bytes)) for at, first, end,
                          constant_bytes in record.get("constants", ())]
        self.proved_bytes = self.code if self.table is None else self.table
        *self.starts, end = accumulate(self.instruction_lengths, initial=0)
        self.lengths = dict(zip(self.starts, self.instruction_lengths))
        computed_hash = (hashlib.sha256(self.table).hexdigest() if self.table is not None else
               code_digest(self.pieces(self.code), [[at, near, off] for at, _, near, off in self.references], self.constants))
        if computed_hash != self.code_hash or end != len(self.code):
            raise ObjectError(f"the list is damaged: {self.symbol} has another hash than it says")

    def pieces(self, code: bytes) -> list[Any]:
        """Return [offset, hexadecimal bytes] of each instruction in `code`, which has the proved
        instructions' lengths."""
        return [[at, code[at:at + length].hex()] for at, length in zip(self.starts, self.instruction_lengths)]

    @cached_property
    def windows(self) -> dict[int, bytes]:
        """Parts of the code or table without displacements, by which code without a symbol is
        found: offset -> WINDOW_BYTES bytes, at most WINDOW_COUNT, spread over the function."""
        displacement_bytes = {p + k for _, p, _, _ in self.references for k in range(4)}
        free = [at for at in range(0, len(self.proved_bytes) - WINDOW_BYTES + 1, 4) if not displacement_bytes
                & set(range(at, at + WINDOW_BYTES))]
        return {at: self.proved_bytes[at:at + WINDOW_BYTES]
                for at in (free[len(free) * i // WINDOW_COUNT] for i in range(WINDOW_COUNT) if free)}


def code_digest(pieces: list[Any], references: list[Any], constants: list[tuple[int, int, int, bytes]]) -> str:
    """Return `code_sha256` as the manifest of nsms has it: the hash of instructions, references and
    constants."""
    hashed_parts = [*pieces, *references, *([at, first, constant_bytes.hex()] for at, first, _, constant_bytes in constants)]
    return hashlib.sha256(json.dumps(hashed_parts).encode()).hexdigest()


def byte_differences(binary: LoadedBinary, address: int, proved: ProvedFunction) -> list[str]:
    """Return a phrase for each difference between the bytes at an address and the proved ones. The
    list is empty if and only if they have the same `code_sha256` and cannot change."""
    if proved.table is not None:
        section, section_bytes = binary.read(address, len(proved.table))
        if section is None or section_bytes != proved.table:
            return [first_difference("the table's word", 0, section_bytes, proved.table)]
        return possible_writes("the table", section, address, len(section_bytes))
    section, code = binary.read(address, len(proved.code))
    if section is None or not section.executable:
        return ["its code is cut off, or not executable"]
    code, problems = code_without_stack_check(binary, address, code, proved)
    start, code_without_fields = address - section.address, bytearray(code)
    reference_targets: dict[int, int] = {}
    for at, position, _, _ in proved.references:
        code_without_fields[position:position + 4] = bytes(4)
        distance = int.from_bytes(code[position:position + 4], "little", signed=True)
        written = section.written_distances.get(start + position)
        reference_targets[at] = address + at + proved.lengths[at] + (distance if written is None else written)
    allowed = {start + position for _, position, _, _ in proved.references}
    problems += [f"at {offset - start:+#x} a linker writes, where the proved code has no displacement"
              for offset in section.relocated_offsets(start, len(code)) if section.written_distances[offset] is None
              or offset not in allowed]
    problems += ["a linker writes what is not known into its section"] if section.has_unknown_writes else []
    bases = {at: reference_targets[at] for at, *_ in proved.constants}
    references = [[at, near, reference_targets[at] - (address if near is None else bases[near])] for at, _, near,
                  _ in proved.references]
    read: list[tuple[int, int, int, bytes]] = []
    for at, first, end, _ in proved.constants:
        constant_section, data = binary.read(bases[at] + first, end - first)
        read.append((at, first, end, data))
        if constant_section is not None:
            problems += possible_writes(f"the constants that the instruction at +{at:#x} names", constant_section,
                                        bases[at] + first, len(data))
    if code_digest(proved.pieces(bytes(code_without_fields)), references, read) != proved.code_hash:
        problems += [f"the instruction at +{offset:#x} is {instruction}, the proved one {proved_instruction}"
                     for (offset, instruction), (_, proved_instruction) in
                  zip(proved.pieces(bytes(code_without_fields)), proved.pieces(proved.code)) if instruction
                  != proved_instruction]
        problems += [first_difference(f"the constant read through the instruction at +{at:#x}", first, instruction,
                                      proved_instruction)
                  for (at, first, _, instruction),
                  (_, _, _, proved_instruction) in zip(read, proved.constants) if instruction != proved_instruction]
        problems += [f"the instruction at +{at:#x} names another place of the constants" for (at, *reference),
                     (_, _, *right) in
                  zip(references, proved.references) if reference != right]
        problems = problems or ["its hash differs"]
    return problems


def possible_writes(noun: str, section: LoadedSection, address: int, size: int) -> list[str]:
    """Return a phrase for each way in which proved bytes can change before or while the program
    runs. `noun`: the bytes, in words."""
    problems = [f"{noun} can be written"] if section.writable else []
    linked = section.has_unknown_writes or section.relocated_offsets(address - section.address, size)
    return [*problems, f"a linker writes into {noun}"] if linked else problems


# Before a large frame Go's assembler looks whether the goroutine's stack has room: R14 is the goroutine, R12 where the stack will
# end.
GROWTH_FUNCTION = "runtime.morestack_noctxt.abi0"                    # makes more room, and the function begins anew
STACK_CHECK = re.compile(rb"(\x64\x4c\x8b\x34\x25\xf8\xff\xff\xff)(?:\x4c\x8d(?:\x64\x24.|\xa4\x24....)"
                   rb"|\x49\x89\xe4\x49\x81\xec....(\x72.|\x0f\x82....))(\x4d\x3b\x66\x10)(\x76.|\x0f\x86....)", re.S)
STACK_GROWTH = re.compile(rb"(\xe8....)(\xeb.|\xe9....)", re.S)


def branch_target(jump: bytes, end: int) -> int:
    """Return the target of a jump or call, given its bytes and the offset of their end."""
    width = 1 if jump[0] & 0xF0 == 0x70 or jump[0] == 0xEB else 4
    return end + int.from_bytes(jump[-width:], "little", signed=True)


def remove_stack_check(code: bytes) -> tuple[bytes, tuple[int, int, int, int]] | None:
    """Return a Go function's code with NOPs for the stack check that Go's assembler added, and the
    check's offsets; None if there is no check.

    The instruction that computes R12 stays.
    """
    head = STACK_CHECK.match(code)
    if head is None:
        return None
    jumps = {branch_target(head[n], head.end(n)) for n in (2, 4) if head[n]}
    tail = STACK_GROWTH.match(code, min(jumps)) if len(jumps) == 1 and min(jumps) >= head.end() else None
    if tail is None or branch_target(tail[2], tail.end(2)):
        return None
    patched = bytearray(code)
    for begin, end in [head.span(n) for n in (1, 2, 3, 4) if head[n]] + [tail.span()]:
        patched[begin:end] = b"\x90" * (end - begin)
    return bytes(patched), (head.end(), *tail.span(), branch_target(tail[1], tail.end(1)))


def code_without_stack_check(binary: LoadedBinary, address: int, code: bytes, proved: ProvedFunction) -> tuple[bytes, list[str]]:
    """Return the code bytes to compare, with NOPs for the stack check that Go's assembler added to
    a function with a large frame, and the errors in that check. The check's jump may lie behind the
    proved bytes."""
    if proved.record.get("convention") != "abi0" or proved.code[:9] != b"\x90" * 9:
        return code, []
    checked = remove_stack_check(binary.read(address, len(code) + 10)[1])
    if checked is None or checked[1][1] != len(code):
        return code, ["it does not check the stack"]
    named = address + checked[1][3] in binary.symbols.get(GROWTH_FUNCTION, {})
    return checked[0][:len(code)], [] if named else [f"its check of the stack calls what is not {GROWTH_FUNCTION}"]


def first_difference(noun: str, first: int, actual_bytes: bytes, proved_bytes: bytes) -> str:
    """Return a phrase for the first 4-byte word in which the bytes of a file differ from the proved
    ones, or for missing bytes. `first`: the offset of the bytes, for the phrase."""
    if len(actual_bytes) < len(proved_bytes):
        return f"{noun}: there are {len(actual_bytes)} bytes where {len(proved_bytes)} were proved"
    at = next(i for i in range(len(proved_bytes)) if actual_bytes[i] != proved_bytes[i]) // 4 * 4
    return f"{noun}, {first + at:+#x}, is {actual_bytes[at:at + 4].hex()}, the proved one {proved_bytes[at:at + 4].hex()}"


def possible_names(binary: LoadedBinary, proved_code: ProvedFunction) -> tuple[str, ...]:
    """Return the symbols that a proved function may have in a binary."""
    if proved_code.record.get("convention") == "abi0":               # in Go a function's name begins with its package's
        return tuple(name for name in binary.symbols if name.endswith(f".{proved_code.symbol}.abi0"))
    return (proved_code.symbol, "_" + proved_code.symbol) if binary.format == "macho64" else (proved_code.symbol,)


def functions_by_symbol(binary: LoadedBinary, proved: list[ProvedFunction]) -> dict[tuple[int, str], list[ProvedFunction]]:
    """Return (address, symbol) -> the proved functions of that symbol, for each of its addresses in
    a binary."""
    by_address: dict[tuple[int, str], list[ProvedFunction]] = {}
    for function in proved:
        for name in possible_names(binary, function):
            for address in binary.symbols.get(name, {}):
                by_address.setdefault((address, function.symbol), []).append(function)
    return by_address


def functions_by_bytes(binary: LoadedBinary, proved: list[ProvedFunction],
                       taken_addresses: Container[int]) -> dict[int, list[ProvedFunction]]:
    """Return address -> the proved functions of whose windows more than half are there. Addresses
    in `taken_addresses` are left out."""
    by_address: dict[int, list[ProvedFunction]] = {}
    hits_by_window: dict[tuple[int, bytes], list[int]] = {}
    functions_by_hash: dict[str, list[ProvedFunction]] = {}
    for function in proved:
        functions_by_hash.setdefault(function.code_hash, []).append(function)
    for equal_functions in functions_by_hash.values():
        function = equal_functions[0]
        votes: dict[int, int] = {}
        for offset, window in function.windows.items():
            for i, section in enumerate(binary.sections):
                if section.executable or function.table is not None:
                    if (i, window) not in hits_by_window:
                        hits_by_window[i, window] = occurrences(section, window)
                    for hit in hits_by_window[i, window]:
                        votes[hit - offset] = votes.get(hit - offset, 0) + 1
        for address, vote_count in votes.items():
            if vote_count * 2 > len(function.windows) and address not in taken_addresses:
                by_address.setdefault(address, []).extend(equal_functions)
    return by_address


def occurrences(section: LoadedSection, window: bytes) -> list[int]:
    """Return the addresses at which a section contains the bytes of a window, at most MAX_HITS."""
    hits: list[int] = []
    at = section.data.find(window)
    while at >= 0 and len(hits) < MAX_HITS:
        hits.append(section.address + at)
        at = section.data.find(window, at + 1)
    return hits


def describe_match(binary: LoadedBinary, address: int, candidates: list[ProvedFunction], method: str) -> dict[str, Any]:
    """Return the record of one address: its differences from the nearest of the candidates.
    `method`: symbol or bytes, by which the address was found."""
    differences, nearest = min(((byte_differences(binary, address, c), c) for c in candidates),
                       key=lambda pair: (len(pair[0]), pair[1].record["format"] != binary.format))
    names = [name for name in possible_names(binary, nearest) if address in binary.symbols.get(name, {})]
    differences = [*(binary.symbol_defects[name, address] for name in names if (name, address) in binary.symbol_defects),
               *([binary.unlisted_part] if binary.unlisted_part else []), *differences]
    rule = binary.symbols[names[0]][address] if names else "most of the bytes there are those that were proved"
    claim_fields = {name: nearest.record.get(name)
                    for name in ("assembler", "version", "format", "convention", "code_sha256")}
    return {"file": binary.name, "symbol": nearest.symbol,
            "address": address & 0xFFFFFFFF if not binary.linked else address,
            "found_by": method, "rule": rule, "proved_bytes": not differences, **claim_fields,
            "bytes": len(nearest.proved_bytes),
            "differences": differences[:8],
            "more_differences": max(0, len(differences) - 8)}


def verify_binary(binary: LoadedBinary, proved: list[ProvedFunction]) -> list[dict[str, Any]]:
    """Return a record for each proved function in a binary, with its differences, in the order of
    addresses."""
    # Go's, and that of the file's system
    conventions = (None, "abi0", "win64" if binary.format == "win64" else "sysv")
    wanted = [p for p in proved if p.record.get("convention") in conventions]
    by_symbol_address = functions_by_symbol(binary, wanted)
    findings = [(address, describe_match(binary, address, functions, "symbol")) for (address, _),
                functions in by_symbol_address.items()]
    other_findings = [(address, describe_match(binary, address, functions, "bytes"))
              for address, functions in functions_by_bytes(binary, wanted, {address for address, _ in by_symbol_address}).items()]
    for address, record in sorted(other_findings,
                                  key=lambda pair: (not pair[1]["proved_bytes"], len(pair[1]["differences"]), pair[0])):
        if not any(address < a + t["bytes"] and a < address + record["bytes"] for a, t in findings):
            findings.append((address, record))
    return [record for _, record in sorted(findings, key=lambda pair: pair[0])]


def describe_record(record: dict[str, Any]) -> str:
    """Return a record as one line of text."""
    method = f"found by its {record['found_by']} ({record['rule']})"
    where = f"{record['file']}: {record['symbol']} at {record['address']:#x}, {method}: "
    if record.get("theirs"):
        return where + "theirs, as it is not among the adopted functions: not compared"
    if record["proved_bytes"]:
        return where + f"the bytes that were proved ({record['assembler']} {record['version']}, {record['format']})"
    more = f"; and {record['more_differences'] + len(record['differences']) - 2} more" if len(record["differences"]) > 2 else ""
    return where + "NOT the bytes that were proved: " + "; ".join(record["differences"][:2]) + more


def read_list(path: Path) -> list[ProvedFunction]:
    """Return the proved functions of a nsms_verify.json. Raise ObjectError if it cannot be read."""
    try:
        return [ProvedFunction(record) for record in json.loads(Path(path).read_text())["functions"]]
    except ObjectError:
        raise
    except OSError as error:
        raise ObjectError(f"cannot read {path}: {error.strerror}") from None
    except (ValueError, KeyError, TypeError, AttributeError, IndexError, zlib.error, RecursionError) as error:
        raise ObjectError(f"{path} is no list of proved functions ({type(error).__name__})") from None


def adopted_symbols(text: str | None, default_path: Path, symbols: Iterable[str]) -> set[str] | None:
    """Return the symbols that a project adopted, or None if it does not say which.

    `text`: names or patterns with commas between them, or the path of a file with one on each line;
    if it is None, the file `default_path` counts if it exists. Raise ObjectError if a name or
    pattern fits none of `symbols`.
    """
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
    """Set `theirs` in each record: whether the project did not adopt the function. Do nothing if
    `adopted` is None."""
    if adopted is not None:
        for record in records:
            record["theirs"] = record["symbol"] not in adopted


def adopted_records(records: Iterable[dict[str, Any]]) -> list[dict[str, Any]]:
    """Return the records of adopted functions; all records if the project does not say which
    functions it adopted."""
    return [record for record in records if not record.get("theirs")]


def missing_functions(records: Iterable[dict[str, Any]], adopted: set[str] | None) -> list[str]:
    """Return the adopted functions that no record is about, sorted."""
    return sorted((adopted or set()) - {record["symbol"] for record in records})


def main(command_line: Sequence[str]) -> int:
    """Run the script with these arguments, and return the exit status."""
    parser = argparse.ArgumentParser("nsms_verify",
                                     usage="nsms_verify.py [--json] [--with nsms_verify.json] [--only NAMES] FILE...",
                                     description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--with", dest="list", type=Path, default=Path(__file__).with_name("nsms_verify.json"))
    parser.add_argument("--only")
    parser.add_argument("files", nargs="+", metavar="FILE")
    arguments = parser.parse_args(command_line)
    try:
        proved = read_list(arguments.list)
        records_by_file = [(file, [records for p in load_binaries(file) for records in verify_binary(p, proved)])
                           for file in arguments.files]
        adopted = adopted_symbols(arguments.only, arguments.list.with_name("nsms_verify.only"), {p.symbol for p in proved})
    except ObjectError as error:
        print(f"nsms_verify: {error}", file=sys.stderr)
        return 2
    records = [record for _, file_records in records_by_file for record in file_records]
    mark_foreign(records, adopted)
    print(json.dumps(records, indent=1) if arguments.json else "\n".join(map(describe_record, records)))
    for file, file_records in records_by_file:
        if not adopted_records(file_records):
            function_count = len(adopted or {p.symbol for p in proved})
            print(f"nsms_verify: {file} holds none of the {function_count} functions of the list.", file=sys.stderr)
    missing = missing_functions(records, adopted)
    if missing:
        print(f"nsms_verify: {', '.join(missing)}: adopted, and in none of the files.", file=sys.stderr)
    return 0 if not missing and all(adopted_records(file_records) for _, file_records in records_by_file) and all(
        record["proved_bytes"] for record in adopted_records(records)) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
