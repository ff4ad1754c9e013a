"""Compare two folders of generated files by instructions without NOPs, and by constants.

    python tests/support/compare_code.py OLD NEW    # each a folder with gas/, or a commit

Both are assembled by gcc. Exit 1 if a symbol that both have differs."""

from __future__ import annotations

import io
import subprocess
import sys
import tarfile
import tempfile
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from difflib import unified_diff
from pathlib import Path
from typing import Any, NamedTuple

import iced_x86 as iced
from elftools.elf.elffile import ELFFile

TOP = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(TOP))
FORMATTER = iced.Formatter(iced.FormatterSyntax.INTEL)


class Table(NamedTuple):
    """Constants at a label, up to the next label: their place in the section, and their bytes."""

    start: int
    data: bytes


class Kernel(NamedTuple):
    """One function: its instructions, and for each the tables that it may name, with offsets."""

    lines: list[str]
    references: list[frozenset[tuple[str, int]]]
    tables: dict[str, bytes]
    exchanged: int


def commutative_mnemonics() -> set[str]:
    """Return the mnemonics of the ISA tables whose two sources may be exchanged."""
    from generator.x86 import target
    from generator.x86.target import commutes
    return {row.mnemonic for name in target.names() for row in target.load(name).all_rows
            if commutes(row)}


def object_of(path: Path) -> Any:
    """Return the object of a .S file, with its local labels as symbols."""
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run(["gcc", "-c", "-Wa,-L", "-o", f"{folder}/t.o", path], check=True)
        return ELFFile(io.BytesIO(Path(folder, "t.o").read_bytes()))


def section_tables(elf: Any, stem: str) -> dict[str, Table]:
    """Return the tables of .rodata by their labels without the file's stem."""
    section = elf.get_section_by_name(".rodata")
    if section is None:
        return {}
    names = {s["st_value"]: s.name for s in elf.get_section_by_name(".symtab").iter_symbols()
             if s.name and s["st_shndx"] != "SHN_UNDEF" and s["st_info"]["type"] != "STT_SECTION"
             and elf.get_section(s["st_shndx"]).name == ".rodata"}
    starts = sorted(names)
    return {names[a].removeprefix(f".L{stem.replace('-', '_')}_"): Table(a, section.data()[a:b])
            for a, b in zip(starts, [*starts[1:], section["sh_size"]])}


def kernels(path: Path, commutative: set[str]) -> dict[str, Kernel]:
    """Return the functions of a .S file by symbol, or its tables if it has global ones."""
    elf, functions = object_of(path), dict[str, Kernel]()
    tables = section_tables(elf, path.stem)
    relocations = elf.get_section_by_name(".rela.text")
    targets = {r["r_offset"]: r["r_addend"] for r in relocations.iter_relocations()
               } if relocations else {}
    contents = {name: table.data for name, table in tables.items()}
    for symbol in elf.get_section_by_name(".symtab").iter_symbols():
        if symbol["st_info"]["type"] == "STT_OBJECT":
            functions[symbol.name] = Kernel([], [], {symbol.name: contents[symbol.name]}, 0)
        if symbol["st_info"]["type"] != "STT_FUNC":
            continue
        data = elf.get_section(symbol["st_shndx"]).data()
        start, end = symbol["st_value"], symbol["st_value"] + symbol["st_size"]
        code = list(iced.Decoder(64, data[start:end], ip=start))
        functions[symbol.name] = Kernel(*describe(code, targets, tables, commutative))
    return functions


def describe(code: list[Any], targets: dict[int, int], tables: dict[str, Table],
             commutative: set[str]) -> tuple[Any, ...]:
    """Return the fields of a Kernel. Jumps go to numbers of instructions that are no NOPs."""
    numbers, count = {}, 0
    for i in code:
        numbers[i.ip] = count
        count += i.mnemonic != iced.Mnemonic.NOP
    lines, references, used, exchanged = [], [], set(), 0
    for i in code:
        if i.mnemonic == iced.Mnemonic.NOP:
            continue
        reference: frozenset[tuple[str, int]] = frozenset()
        if i.is_jcc_short_or_near or i.is_jmp_short_or_near:
            line = f"{FORMATTER.format_mnemonic(i)} to {numbers[i.near_branch_target]}"
        else:
            if i.is_ip_rel_memory_operand:
                field = next(at for at in range(i.ip, i.ip + i.len) if at in targets)
                at = targets[field] + i.ip + i.len - field
                reference = frozenset((name, at - t.start) for name, t in tables.items()
                                      if t.start <= at <= t.start + len(t.data))
                used |= {name for name, _ in reference}
                i.memory_displacement = 0
            line = FORMATTER.format(i)
            mnemonic, _, operands = line.partition(" ")
            names = operands.split(",")
            if mnemonic in commutative and len(names) == 3 and "[" not in operands:
                exchanged += names[1:] != sorted(names[1:])
                line = f"{mnemonic} {names[0]},{','.join(sorted(names[1:]))}"
        lines.append(line)
        references.append(reference)
    return lines, references, {name: tables[name].data for name in used}, exchanged


def is_extended(a: bytes, b: bytes) -> bool:
    return a.startswith(b) and not any(a[len(b):]) or b.startswith(a) and not any(b[len(a):])


def differences(old: Kernel, new: Kernel) -> Iterator[str]:
    """Yield what differs in instructions or constants."""
    if old.lines != new.lines:
        changed = [line for line in unified_diff(old.lines, new.lines, n=0, lineterm="")
                   if line[:1] in "+-" and line[:3] not in ("+++", "---")]
        words = Counter(line[0] + line[1:].split()[0] for line in changed)
        yield (f"{len(old.lines)} -> {len(new.lines)} instructions: "
               + ", ".join(f"{word} x{count}" for word, count in words.most_common(6)))
    elif bad := [n for n, (a, b) in enumerate(zip(old.references, new.references))
                 if a != b and not a & b]:
        yield f"{len(bad)} references to constants differ, the first at instruction {bad[0]}"
    for name in sorted(old.tables.keys() & new.tables.keys()):
        if not is_extended(old.tables[name], new.tables[name]):
            yield f"table {name} differs"


def remarks(old: Kernel, new: Kernel) -> Iterator[str]:
    """Yield changes that leave instructions and constants equal."""
    if old.exchanged != new.exchanged:
        yield "exchanged sources"
    if any(len(old.tables[n]) != len(new.tables[n]) for n in old.tables.keys() & new.tables.keys()):
        yield "padding behind a table"


@contextmanager
def folder_of(name: str) -> Iterator[Path]:
    """Yield the folder `name`, or a temporary one with generated/gas of the commit `name`."""
    if Path(name, "gas").is_dir():
        yield Path(name)
        return
    with tempfile.TemporaryDirectory() as folder:
        archive = subprocess.run(["git", "-C", TOP, "archive", name, "generated/gas"], check=True,
                                 capture_output=True).stdout
        tarfile.open(fileobj=io.BytesIO(archive)).extractall(folder, filter="data")
        yield Path(folder, "generated")


def compare(old: Path, new: Path) -> tuple[dict[str, list[str]], dict[str, list[str]]]:
    """Return symbol -> differences (symbols of both folders), and symbol -> remarks."""
    commutative = commutative_mnemonics()
    changes: dict[str, list[str]] = {}
    notes: dict[str, list[str]] = {}
    for stem in sorted({p.stem for folder in (old, new) for p in folder.glob("gas/*.S")}):
        paths = [folder / "gas" / f"{stem}.S" for folder in (old, new)]
        present = [path.exists() for path in paths]
        sides = [kernels(path, commutative) if path.exists() else {} for path in paths]
        for symbol in sorted(sides[0] | sides[1]):
            if symbol in sides[0] and symbol in sides[1]:
                a, b = sides[0][symbol], sides[1][symbol]
                changes[symbol] = list(differences(a, b))
                notes[symbol] = list(remarks(a, b))
            else:
                notes[symbol] = ["only in the " + ("old" if symbol in sides[0] else "new")
                                 + ("" if all(present) else " folder, like its file")]
    return changes, notes


def main(arguments: list[str]) -> int:
    if len(arguments) != 2:
        print(__doc__)
        return 2
    with folder_of(arguments[0]) as old, folder_of(arguments[1]) as new:
        changes, notes = compare(old, new)
    for symbol in changes | notes:
        texts = changes.get(symbol) or notes.get(symbol, [])
        verdict = "" if symbol not in changes else "differs" if changes[symbol] else "equal"
        print(f"{verdict:8}{symbol}{': ' if texts else ''}{'; '.join(texts)}")
    different = sum(map(bool, changes.values()))
    print(f"{len(changes)} symbols in both: {len(changes) - different} equal, {different} differ; "
          f"{len(notes) - len(changes)} in one only")
    return 1 if different else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
