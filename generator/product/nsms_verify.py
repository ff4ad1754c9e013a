#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 OR ISC OR MIT
"""Compare functions of a binary with their proved bytes. `make vendor` wrote this script, which
needs only Python.

    python3 nsms_verify.py [--json] [--with nsms_verify.json] [--only NAMES] FILE...

FILE is an object, archive, library or program for x86-64 (ELF, PE/COFF or Mach-O). The JSON file
lists the proved functions. For each function and assembler it has the code bytes without the
displacements to data, and the constants that the code reads. `code_sha256` is the hash of both, as
in the manifest of nsms. The script finds a function by its symbol, or by its bytes if there is no
symbol, and computes the hash again from FILE. The script trusts the JSON file: it compares bytes
and proves nothing.

Exit code 0: every function that was found has the proved bytes; 1: a function differs, a FILE has
none of the functions, or an adopted function (see below) is in no FILE; 2: the request makes no
sense, or a file cannot be read.

A project may adopt some of the functions, and have its own functions under the other names. It then
names the adopted functions. NAMES are symbols or patterns such as sha512_*_avx512, separated by
commas. NAMES may also be the path of a file with a symbol or pattern on each line, in which #
begins a comment. Without --only, the file nsms_verify.only beside the JSON file is read if it
exists. Every adopted function must be in a FILE and have the proved bytes. Other functions are
reported as the project's own and are not compared.
"""

from __future__ import annotations  # for a Python before 3.10

import argparse
import json
import sys
import zlib
from collections import Counter
from collections.abc import Container, Iterable, Sequence
from fnmatch import fnmatchcase
from functools import cache
from operator import itemgetter
from pathlib import Path
from typing import Any

from ..check.contents import ObjectError
from .binary import load_binaries
from .go_stack import GOROUTINE_LOAD_BYTES, GROWTH_FUNCTION, MAX_GROWTH_BYTES, remove_stack_check
from .memory_image import LoadedBinary, LoadedSection
from .proved_function import ConstantBytes, ProvedFunction, Reference, code_digest

MAX_HITS = 64  # occurrences of one of ProvedFunction.windows in a section that are examined


def byte_differences(binary: LoadedBinary, address: int, proved: ProvedFunction) -> list[str]:
    """Return phrases: one for each difference of the bytes at an address from the proved bytes, and
    one for each way in which the bytes can change. There are none if and only if the bytes have the
    proved `code_sha256` and cannot change."""
    if proved.table is not None:
        section, section_bytes = binary.read(address, len(proved.table))
        if section is None or section_bytes != proved.table:
            return [first_difference("the table's word", 0, section_bytes, proved.table)]
        return possible_writes("the table", section, address, len(section_bytes))
    section, code = binary.read(address, len(proved.code))
    if section is None or not section.executable:
        return ["its code is cut off, or not executable"]
    code, problems = code_without_stack_check(binary, address, code, proved)
    start, bare_code = address - section.address, bytearray(code)
    targets: dict[int, int] = {}  # offset of an instruction -> address of its data
    for at, position, _, _ in proved.references:
        bare_code[position:position + 4] = bytes(4)
        distance = section.written_distances.get(start + position)
        if distance is None:
            distance = int.from_bytes(code[position:position + 4], "little", signed=True)
        targets[at] = address + at + proved.lengths[at] + distance
    displacements = {start + reference.position for reference in proved.references}
    problems += [f"at {offset - start:+#x} a linker writes, where the proved code has no "
                 f"displacement" for offset in section.relocated_offsets(start, len(code))
                 if section.written_distances[offset] is None or offset not in displacements]
    problems += (["a linker writes unknown bytes into its section"]
                 if section.has_unknown_writes else [])
    references = []
    for r in proved.references:
        anchor_address = address if r.anchor is None else targets[r.anchor]
        references.append(r._replace(offset=targets[r.instruction] - anchor_address))
    constants: list[ConstantBytes] = []
    for constant in proved.constants:
        constant_address = targets[constant.instruction] + constant.first
        constant_section, data = binary.read(constant_address, constant.end - constant.first)
        constants.append(constant._replace(data=data))
        if constant_section is not None:
            problems += possible_writes(f"the constants that the instruction at "
                                        f"+{constant.instruction:#x} reads",
                                        constant_section, constant_address, len(data))
    instructions = proved.instructions(bytes(bare_code))
    if code_digest(instructions, references, constants) != proved.code_hash:
        problems += code_differences(instructions, references, constants, proved)
    return problems


def code_differences(instructions: Sequence[tuple[int, str]], references: Sequence[Reference],
                     constants: Sequence[ConstantBytes], proved: ProvedFunction) -> list[str]:
    """Return a phrase for each instruction, constant and reference of a function that differs from
    the proved one. If none differs, return one phrase, "its hash differs". The instructions,
    (offset, hexadecimal bytes), have the offsets of the proved ones."""
    proved_instructions = dict(proved.instructions(proved.code))
    return [*(f"the instruction at +{at:#x} is {instruction}, the proved one "
              f"{proved_instructions[at]}" for at, instruction in instructions
              if instruction != proved_instructions[at]),
            *(first_difference("the constant read through the instruction at "
                               f"+{right.instruction:#x}", right.first, constant.data, right.data)
              for constant, right in zip(constants, proved.constants)
              if constant.data != right.data),
            *(f"the instruction at +{reference.instruction:#x} refers to other data than the "
              f"proved one" for reference, right in zip(references, proved.references)
              if reference != right)] or ["its hash differs"]


def possible_writes(noun: str, section: LoadedSection, address: int, size: int) -> list[str]:
    """Return a phrase for each way in which `size` proved bytes at an address can change before or
    while the program runs. `noun`: the bytes' name in the phrases, such as "the table"."""
    problems = [f"{noun} can be written"] if section.writable else []
    linker_writes = (section.has_unknown_writes
                     or section.relocated_offsets(address - section.address, size))
    return [*problems, f"a linker writes into {noun}"] if linker_writes else problems


def code_without_stack_check(binary: LoadedBinary, address: int, code: bytes,
                             proved: ProvedFunction) -> tuple[bytes, list[str]]:
    """Return the code bytes to compare, and a phrase for each error in Go's stack check. If the
    proved bytes have NOPs in place of Go's stack check, the returned bytes have NOPs in its place
    too. Other code is returned unchanged. `code`: the bytes at `address`, as many as were proved;
    the call and the jump with which the check ends stand behind them."""
    if (proved.record.get("convention") != "abi0"
        or not proved.code.startswith(b"\x90" * GOROUTINE_LOAD_BYTES)):
        return code, []
    check = remove_stack_check(binary.read(address, len(code) + MAX_GROWTH_BYTES)[1])
    if check is None or check.growth_start != len(code):
        return code, ["it has no stack check of Go's assembler"]
    has_growth_call = address + check.growth_target in binary.symbols.get(GROWTH_FUNCTION, {})
    problem = f"its stack check calls another function than {GROWTH_FUNCTION}"
    return check.code[:len(code)], [] if has_growth_call else [problem]


def first_difference(noun: str, first: int, actual_bytes: bytes, proved_bytes: bytes) -> str:
    """Return a phrase for the first 4-byte word in which the bytes of a file differ from the proved
    ones, which they must do. If the file has fewer bytes, the phrase says so. `noun`: the bytes'
    name in the phrase; `first`: offset of the first byte, for the phrase."""
    if len(actual_bytes) < len(proved_bytes):
        return f"{noun}: there are {len(actual_bytes)} bytes where {len(proved_bytes)} were proved"
    offset = (next(i for i in range(len(proved_bytes)) if actual_bytes[i] != proved_bytes[i]) // 4
              * 4)
    actual_word, proved_word = (data[offset:offset + 4].hex()
                                for data in (actual_bytes, proved_bytes))
    return f"{noun}, {first + offset:+#x}, is {actual_word}, the proved one {proved_word}"


def possible_names(binary: LoadedBinary, proved_code: ProvedFunction) -> tuple[str, ...]:
    """Return the symbols that a proved function may have in a binary. In Mach-O a symbol may begin
    with an underscore. In Go it begins with a package's name and ends with ".abi0"; of these, only
    symbols of the binary are returned."""
    if proved_code.record.get("convention") == "abi0":
        return tuple(name for name in binary.symbols
                     if name.endswith(f".{proved_code.symbol}.abi0"))
    return ((proved_code.symbol, "_" + proved_code.symbol) if binary.format == "macho64"
            else (proved_code.symbol,))


def functions_by_symbol(binary: LoadedBinary, proved: list[ProvedFunction]
                        ) -> dict[tuple[int, str], list[ProvedFunction]]:
    """Return (address, symbol) -> the proved functions with this symbol, for each address at which
    a symbol table of the binary defines the symbol."""
    by_address: dict[tuple[int, str], list[ProvedFunction]] = {}
    for function in proved:
        for name in possible_names(binary, function):
            for address in binary.symbols.get(name, {}):
                by_address.setdefault((address, function.symbol), []).append(function)
    return by_address


def functions_by_bytes(binary: LoadedBinary, proved: list[ProvedFunction],
                       taken_addresses: Container[int]) -> dict[int, list[ProvedFunction]]:
    """Return address -> proved functions that may begin there. A function may begin at an address
    if more than half of its `windows` (parts of its bytes) stand at their offsets from the address.
    Addresses in `taken_addresses` are left out."""
    @cache
    def window_addresses(number: int, window: bytes) -> list[int]:
        """Return the first addresses, at most MAX_HITS, at which the section with index `number`
        contains a window."""
        section, addresses = binary.sections[number], list[int]()
        offset = section.data.find(window)
        while offset >= 0 and len(addresses) < MAX_HITS:
            addresses.append(section.address + offset)
            offset = section.data.find(window, offset + 1)
        return addresses

    by_address: dict[int, list[ProvedFunction]] = {}
    functions_by_hash: dict[str, list[ProvedFunction]] = {}
    for function in proved:
        functions_by_hash.setdefault(function.code_hash, []).append(function)
    for equal_functions in functions_by_hash.values():
        function = equal_functions[0]
        numbers = [i for i, section in enumerate(binary.sections) if section.executable
                   or function.table is not None]
        votes = Counter(address - offset for offset, window in function.windows.items()
                        for number in numbers for address in window_addresses(number, window))
        for address, vote_count in votes.items():
            if vote_count * 2 > len(function.windows) and address not in taken_addresses:
                by_address.setdefault(address, []).extend(equal_functions)
    return by_address


def describe_match(binary: LoadedBinary, address: int, candidates: list[ProvedFunction],
                   method: str) -> dict[str, Any]:
    """Return the record of the function at an address. It names the candidate from which the
    function differs least, and has the first eight of these differences. `candidates`: proved
    functions that may be there; `method`: "symbol" or "bytes", by which the address was found."""
    compared = [(byte_differences(binary, address, candidate), candidate)
                for candidate in candidates]
    differences, nearest = min(compared,
                               key=lambda pair: (len(pair[0]),
                                                 pair[1].record["format"] != binary.format))
    names = [name for name in possible_names(binary, nearest)
             if address in binary.symbols.get(name, {})]
    differences = [*(binary.symbol_defects[name, address] for name in names
                     if (name, address) in binary.symbol_defects),
                   *([binary.unlisted_part] if binary.unlisted_part else []), *differences]
    rule = (binary.symbols[names[0]][address] if names else "most of the bytes there are those "
            "that were proved")
    claim_fields = {name: nearest.record.get(name)
                    for name in ("assembler", "version", "format", "convention", "code_sha256")}
    return {"file": binary.name, "symbol": nearest.symbol,
            "address": address & 0xFFFFFFFF if not binary.linked else address,
            "found_by": method, "rule": rule, "proved_bytes": not differences, **claim_fields,
            "bytes": len(nearest.proved_bytes),
            "differences": differences[:8],
            "more_differences": max(0, len(differences) - 8)}


def verify_binary(binary: LoadedBinary, proved: list[ProvedFunction]) -> list[dict[str, Any]]:
    """Return a record of describe_match for each function of a binary that has the symbol or most
    bytes of one of `proved`, in the order of addresses. Of overlapping functions without a symbol
    only the best match has a record."""
    # A table has no convention. Code has Go's, or the convention of the file's system.
    conventions = (None, "abi0", "win64" if binary.format == "win64" else "sysv")
    candidates = [p for p in proved if p.record.get("convention") in conventions]
    with_symbol = functions_by_symbol(binary, candidates)
    without_symbol = functions_by_bytes(binary, candidates, {address for address, _ in with_symbol})
    located = [(address, describe_match(binary, address, functions, "symbol"))
               for (address, _), functions in with_symbol.items()]
    located_by_bytes = [(address, describe_match(binary, address, functions, "bytes"))
                        for address, functions in without_symbol.items()]
    # Of overlapping functions only the best one stays: the one with the proved bytes, or else with
    # the fewest differences.
    for address, record in sorted(located_by_bytes, key=lambda pair: (
            not pair[1]["proved_bytes"], len(pair[1]["differences"]), pair[0])):
        if not any(address < other_address + other["bytes"]
                   and other_address < address + record["bytes"]
                   for other_address, other in located):
            located.append((address, record))
    return [record for _, record in sorted(located, key=itemgetter(0))]


def describe_record(record: dict[str, Any]) -> str:
    """Return a record of describe_match as one line of text."""
    method = f"found by its {record['found_by']} ({record['rule']})"
    location = f"{record['file']}: {record['symbol']} at {record['address']:#x}, {method}: "
    if record.get("theirs"):
        return (location + "the project's own, as it is not among the adopted functions: not "
                "compared")
    if record["proved_bytes"]:
        return (location + f"the bytes that were proved ({record['assembler']} "
                f"{record['version']}, {record['format']})")
    more = (f"; and {record['more_differences'] + len(record['differences']) - 2} more"
            if len(record["differences"]) > 2 else "")
    return (location + "NOT the bytes that were proved: " + "; ".join(record["differences"][:2])
            + more)


def read_proved_functions(path: Path) -> list[ProvedFunction]:
    """Return the proved functions in an nsms_verify.json. Raise ObjectError if the file cannot be
    read or is damaged."""
    try:
        return [ProvedFunction(record)
                for record in json.loads(path.read_text())["functions"]]
    except ObjectError:
        raise
    except OSError as error:
        raise ObjectError(f"cannot read {path}: {error.strerror}") from None
    except (ValueError, KeyError, TypeError, AttributeError, IndexError, zlib.error,
            RecursionError) as error:
        raise ObjectError(
            f"{path} is no list of proved functions ({type(error).__name__})") from None


def adopted_symbols(text: str | None, default_path: Path,
                    symbols: Iterable[str]) -> set[str] | None:
    """Return the symbols that a project adopted; None if it does not state them.

    `text`: symbols or patterns with commas between them, or the path of a file with a symbol or
    pattern on each line. If `text` is None, the file `default_path` is read if it exists.
    `symbols`: of all proved functions. Raise ObjectError if the file cannot be read, if a symbol or
    pattern matches none of `symbols`, or if no symbol or pattern is stated.
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
        raise ObjectError(
            f"cannot read {path}: {getattr(error, 'strerror', None) or error}") from None
    matches = {pattern: {s for s in symbols if fnmatchcase(s, pattern)} for pattern in patterns
               if pattern}
    if not matches:
        raise ObjectError(f"{path if path.is_file() else 'ONLY'} names no function")
    for pattern, matching_symbols in matches.items():
        if not matching_symbols:
            raise ObjectError(f"{pattern} is none of the functions of the list, for example "
                              f"{', '.join(sorted(symbols)[:3])}")
    return set().union(*matches.values())


class Findings:
    """Proved functions that were found in files, and functions that were not found.

    `records`: a record of describe_match for each function that was found. If the project states
    which functions it adopted, each record has "theirs", which is true if the project did not adopt
    the function. `adopted_records`: records of the adopted functions; all records if the project
    states none. `files_without_functions`: files that contain no adopted function.
    `missing_functions`: sorted symbols of the adopted functions that no file contains.
    """

    def __init__(self, records_by_file: Sequence[tuple[str, list[dict[str, Any]]]],
                 adopted: set[str] | None) -> None:
        self.records = [record for _, records in records_by_file for record in records]
        if adopted is not None:
            for record in self.records:
                record["theirs"] = record["symbol"] not in adopted
        self.adopted_records = [record for record in self.records if not record.get("theirs")]
        self.files_without_functions = [file for file, records in records_by_file
                                        if all(record.get("theirs") for record in records)]
        self.missing_functions = sorted((adopted or set())
                                        - {record["symbol"] for record in self.records})


def main(command_line: Sequence[str]) -> int:
    """Run the script with the arguments `command_line`, and return its exit code, as the script's
    description defines it."""
    parser = argparse.ArgumentParser("nsms_verify",
                                     usage="nsms_verify.py [--json] [--with nsms_verify.json] "
                                     "[--only NAMES] FILE...", description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--with", dest="list", type=Path,
                        default=Path(__file__).with_name("nsms_verify.json"))
    parser.add_argument("--only")
    parser.add_argument("files", nargs="+", metavar="FILE")
    arguments = parser.parse_args(command_line)
    try:
        proved = read_proved_functions(arguments.list)
        records_by_file = [
            (file, [records for p in load_binaries(file) for records in verify_binary(p, proved)])
            for file in arguments.files]
        adopted = adopted_symbols(arguments.only, arguments.list.with_name("nsms_verify.only"),
                                  {p.symbol for p in proved})
    except ObjectError as error:
        print(f"nsms_verify: {error}", file=sys.stderr)
        return 2
    findings = Findings(records_by_file, adopted)
    print(json.dumps(findings.records, indent=1) if arguments.json
          else "\n".join(map(describe_record, findings.records)))
    function_count = len(adopted or {p.symbol for p in proved})
    for file in findings.files_without_functions:
        print(f"nsms_verify: {file} holds none of the {function_count} functions of the list.",
              file=sys.stderr)
    if findings.missing_functions:
        print(f"nsms_verify: {', '.join(findings.missing_functions)}: adopted, and in none of the "
              f"files.", file=sys.stderr)
    is_complete = not findings.missing_functions and not findings.files_without_functions
    has_proved_bytes = all(record["proved_bytes"] for record in findings.adopted_records)
    return 0 if is_complete and has_proved_bytes else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
