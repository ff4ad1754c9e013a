"""From an object to a verdict: what `nsms prove` and the generator call.

One function of one object goes in. The verdict says whether it was proved and what each check found; if it was
not proved, where and why, with an input that shows it.
"""

from __future__ import annotations

import gc
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from .. import hashes
from .decode import Program
from .description import describe
from .explain import counterexample
from .fingerprint import constants_read
from .image import Image, ObjectError
from .memory import MOST_STACK, Refusal, extent
from .objects import load
from .proof import prove, residue_told
from .standard import Whole
from .task import MOST_SECONDS, Task, arguments, prepare
from .timing import SOURCES
from .verdict import CHECKS, Check, Verdict

KINDS = ("blocks", "schedule", "rounds", "fixed")


def family_of(name: str) -> Any:
    """The FIPS text of a hash or of its family; ObjectError if there is none."""
    try:
        return hashes.find(name)[0] if name in hashes.variants() else hashes.load(name)
    except KeyError:
        raise ObjectError(f"no hash {name}; there are {', '.join(hashes.variants())}") from None


def prove_object(source: str | Path | bytes, symbol: str, hash_name: str, kind: str, n: int | None = None,
                 abi: str = "sysv", least: int = 0, assume: dict[str, bytes] | None = None,
                 explain: bool = True, limit: int = 2_000_000,
                 progress: Callable[[str], None] | None = None, length: int | None = None, shape: str = "",
                 const: str = "", prefix: str = "", hasty: bool = False, stack_bytes: int = MOST_STACK,
                 seconds: float = MOST_SECONDS) -> Verdict:
    """Prove one function of an object equal to FIPS 180-4; see the package's docstring for the parameters.

    `hasty`: the first failure is told, and the others are not looked for. `stack_bytes`: how much of the stack it may take;
    `seconds`: of the processor's time, after which the proof is given up.
    """
    if kind not in KINDS:
        raise ObjectError(f"no kind {kind}; there are {', '.join(KINDS)}")
    if abi not in ("sysv", "win64"):
        raise ObjectError(f"no convention {abi}; there are sysv and win64")
    if kind == "schedule" and not n:
        raise ObjectError("the kind schedule needs n, the number of blocks")
    text, image = family_of(hash_name), load(source, symbol)
    if kind == "fixed" and (length is None and not const or hash_name not in text.INITIAL):
        raise ObjectError("the kind fixed needs the length of the message and one of the standard's hashes")
    return prove_image(image, symbol, text, kind, n or 1, abi, least, assume or {}, explain, limit, progress,
                       Whole(hash_name, length, shape, const, prefix) if kind == "fixed" else None, hasty, stack_bytes,
                       seconds)


def prove_image(image: Image, symbol: str, text: Any, kind: str, n: int, abi: str = "sysv", least: int = 0,
                assumed: dict[str, bytes] | None = None, explain: bool = True, limit: int = 2_000_000,
                progress: Callable[[str], None] | None = None, whole: Whole | None = None, hasty: bool = False,
                stack_bytes: int = MOST_STACK, seconds: float = MOST_SECONDS) -> Verdict:
    """The same on an image."""
    started = time.perf_counter()
    collecting, depth = gc.isenabled(), sys.getrecursionlimit()
    gc.disable()                                     # millions of small objects that all live to the end
    sys.setrecursionlimit(max(depth, 50_000))
    task: Task | None = None
    try:
        program = Program(image, image.address_of(symbol))
        task = prepare(program, text, kind, n, abi, least, assumed=assumed, whole=whole, stack_bytes=stack_bytes)
        task.limit, task.progress, task.hasty, task.seconds = limit, progress, hasty, seconds
        refusal: Refusal | None = None
        try:
            prove(task)
        except Refusal as problem:
            refusal = problem
        except RecursionError:
            refusal = Refusal("flow", "its words are nested too deeply to be compared: given up")
        except MemoryError:
            refusal = Refusal("flow", "its words do not fit into memory: given up")
        return judge(task, symbol, refusal, assumed or {}, explain, started)
    finally:
        if task is not None:
            task.algebra.__dict__.clear()            # cuts the cycles between the tables and their words
        sys.setrecursionlimit(depth)
        if collecting:
            gc.enable()


def judge(task: Task, symbol: str, refusal: Refusal | None, assumed: dict[str, bytes], explain: bool,
          started: float) -> Verdict:
    """The verdict on a finished run."""
    program, image = task.program, task.program.image
    failures = list(task.failures)
    address: int | None = None
    if refusal is not None:
        failures.insert(0, (refusal.check, refusal.message))
        address = getattr(refusal, "address", None)
    proved = not failures
    conditions = linking(task, symbol, assumed)
    message, shown = "", None
    if proved:
        counted = f" for every count of blocks{f' from {task.least}' if task.least else ''}"
        message = f"equal to {task.standard.text.STANDARD} for all inputs{counted if task.kind == 'blocks' else ''}"
        if conditions:
            message += f", if {'; '.join(conditions)}"
    else:
        check, what = failures[0]
        message = f"{what}"
        if explain and check == "function" and task.kind != "fixed":
            found = counterexample(program, task.standard.text, task.kind, task.n, task.abi, task.least, assumed)
            if found is not None:
                shown, first, at = found
                message = f"{what}: {first}"
                address = at if address is None else address
            else:
                message += "; no input was found on which they differ, so it may be right and not understood"
        if address is not None:
            where = "at" if shown is None else "stored at" if task.kind == "schedule" else "the last right word was made at"
            message += f", {where} {program.where(address)} `{program.instruction(address)}`"
    try:
        described = describe(program)
    except ObjectError:
        described = None
    verdict_checks = []
    for name in CHECKS:
        mine = [what for check, what in failures if check == name]
        passed = False if mine else None if refusal is not None else True
        verdict_checks.append(Check(name, passed, mine[0] if mine else CHECKS[name] if passed else
                                    "not told: the run stopped before"))
    notes = []
    memory = task.machine.memory
    if memory.red_zone:
        notes.append("uses the red zone")
    if unlisted := sorted({step.mnemonic for step in steps_seen(task) if SOURCES.get(step.mnemonic, "none") == "none"}):
        notes.append(f"no list of instructions that take the same time for all data has {', '.join(unlisted)}")
    if task.machine.mixed:
        notes.append(f"{len(task.machine.mixed)} legacy SSE instructions run with dirty upper halves (slow)")
    if assumed:
        notes.append("assumes " + ", ".join(f"{name} = {value.hex()}" for name, value in assumed.items()))
    notes += [f"assumes that {condition}" for condition in conditions]
    if not described or describe_reachable_only(task):
        notes.append("part of the code was not reached under the assumptions")
    return Verdict(
        symbol=symbol, hash=task.standard.text.NAME, kind=task.kind, abi=task.abi, format=image.format,
        n=task.n if task.kind != "rounds" else None, least=task.least, proved=proved, message=message,
        checks=tuple(verdict_checks), features=features_run(task),
        instructions=described.instructions if described else 0, code_bytes=described.code_bytes if described else 0,
        stack_bytes=memory.deepest, retired=retired(task), accessed=accessed(task),
        constants=constants(task, symbol) if proved else None,
        residue=residue_told(task), loops=tuple(program.where(head) for head in task.loops), notes=tuple(notes),
        seconds=round(time.perf_counter() - started, 3),
        address=address - program.entry if address is not None else None,
        source_line=image.lines.get(address) if address is not None else None, counterexample=shown)


def linking(task: Task, symbol: str, assumed: dict[str, bytes]) -> list[str]:
    """What a linker must do, and other objects must hold, for the verdict to be true of the linked code; by name."""
    program, memory = task.program, task.machine.memory
    names = [name for name in (symbol, "_" + symbol) if name in program.image.assumed]
    found = dict.fromkeys(program.image.assumed[name] for name in names)
    found |= program.assumed | memory.linked
    for name in assumed:
        found.pop(f"undefined symbol {name} is defined elsewhere", None)
    for name, size in memory.claims.items():
        if name not in assumed:
            found[f"undefined symbol {name} has {size} bytes that can be read and do not change"] = None
    return list(found)


def constants(task: Task, symbol: str) -> tuple[tuple[int, int, int], ...] | None:
    """What the run read of the object's own sections, told by the code that names it; None where no code does."""
    memory, image = task.machine.memory, task.program.image
    found = []
    for anchor, base in memory.bases.items():
        for first, end in extent(memory.spaces[base].touched["read"]):
            section = image.section_from(anchor)
            if section is None or any(section.relocation_at(offset) for offset in range(first, end)):
                return None                               # what is read there is the linker's
            found.append((anchor + first, anchor + end))
    try:
        return constants_read(image, symbol, found)
    except ObjectError:
        return None


def steps_seen(task: Task) -> list[Any]:
    """The steps that the proof decoded."""
    return list(task.program.steps_decoded())


def describe_reachable_only(task: Task) -> bool:
    """Whether some reachable instruction was never run."""
    try:
        return len(task.program.reachable()) > len(steps_seen(task))
    except ObjectError:
        return True


def features_run(task: Task) -> tuple[str, ...]:
    """The processor features of the instructions that were run."""
    return tuple(sorted({feature for step in steps_seen(task) for feature in step.features}))


def retired(task: Task) -> dict[str, float]:
    """Instructions per block by class, over one turn of the loop over the blocks (or the whole function)."""
    counts, blocks = task.retired
    out: dict[str, float] = {}
    for address, times in counts.items():
        step = task.program.step(address)
        for name in step.classes():
            out[name] = out.get(name, 0) + times
        out["all"] = out.get("all", 0) + times
    return {name: round(total / blocks, 2) for name, total in sorted(out.items())}


def accessed(task: Task) -> dict[str, Any]:
    """Space -> {"read": ranges, "write": ranges} in bytes from the space's pointer.

    The message counts from the first block of a turn of the loop; the frame from the stack pointer at entry, or
    from the pointer aligned down from it; wk[t * stride] is listed as one space.
    """
    out: dict[str, Any] = {}
    for key, space in task.machine.memory.spaces.items():
        if space.name == "constants" or not any(space.touched.values()):
            continue
        frame = task.machine.memory.frames.get(key) if space.name == "frame" else None     # type: ignore[arg-type]
        name = f"frame, aligned to {frame.align}" if frame and frame.align > 1 else space.name
        mine = out.setdefault(name, {"read": [], "write": []})
        if not (task.kind == "rounds" and name == "schedule"):
            mine["read"] = extent(space.touched["read"])
            mine["write"] = extent(space.touched["write"] | space.touched["early"])
        if task.kind == "rounds" and name == "schedule":
            mine["read"] = [(0, mine["read"][0][1] + task.standard.bytes if mine["read"] else task.standard.bytes)]
    return out


__all__ = ["KINDS", "arguments", "family_of", "prove_image", "prove_object"]
