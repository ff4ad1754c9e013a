"""Second opinion on a proof. Input: a decoded program and a claim that the proof accepts. Output:
the number of concrete inputs on which the function was right, and the first failure. Method:
differential testing by the interpreter of concrete.py against the specification on integers
(spec/samples.py). Neither knows of normal forms or induction, so an error in those would show here.

The inputs are few and fixed, and their cost is limited in instructions, so that the result is the
same on every machine.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from ..spec.kinds import Function, Number, Pointer
from ..spec.samples import Argument, sample_calls
from .claim import Claim
from .concrete import MASK_64, RETURN_ADDRESS, ConcreteProcessor, ConcreteRegion, FlatMemory
from .contents import ObjectError
from .decode import Disassembly
from .memory import FIRST_STACK_ARGUMENT, STACK_ALIGNMENT, Refusal
from .steps import NAMES
from .task import ARGUMENTS, SAVED

SEEDS = 2
MESSAGES = (*range(6), 17)  # numbers of messages or of tree nodes
STRIDES = (1, 2, 3, 4, 5, 8, 16, 33)
MOST_BATCH = 64  # blocks of one loop iteration
LONG = 64  # blocks of a fixed-length message; one input is enough for longer ones
MOST_LEAST = 1 << 12  # least number of blocks of a call
MOST_STACK = 1 << 24  # bytes of stack
MOST_STEPS = 50_000  # instructions for each block of each message, and for the call
PAGE = 1 << 12
LOWEST, MIDDLE, HIGHEST = (
    1 << 16,
    1 << 42,
    (1 << 47) - PAGE,
)  # the user address space (System V psABI, 3.3.2)
STACK = 0x7FFD << 32
BUFFER_LAYOUTS = ("adjacent", "page-crossing", "highest")


@dataclass(frozen=True)
class Opinion:
    """Number of inputs that ran to the return without failure; the failed check and its message, or
    None.
    """

    inputs: int
    failure: tuple[str, str] | None = None


def second_opinion(program: Disassembly, claim: Claim, batch: int, stack_bytes: int) -> Opinion:
    """Run the function on every input up to the first failure.

    `batch`: blocks that one iteration of its loop takes. `stack_bytes`: stack usage that the proof
    found.
    """
    for what, size, most in (
        ("blocks", claim.least, MOST_LEAST),
        ("bytes of stack", stack_bytes, MOST_STACK),
    ):
        if size > most:
            return Opinion(
                0,
                (
                    "flow",
                    f"cannot be run on concrete inputs: {size} {what}, and the limit is {most}",
                ),
            )
    processor, ran = ConcreteProcessor(program), 0
    for number, (seed, arguments, right) in enumerate(inputs(claim, batch)):
        buffer_layout = BUFFER_LAYOUTS[(number + seed) % len(BUFFER_LAYOUTS)]
        try:
            wrong = ConcreteCall(claim, arguments, buffer_layout, seed, number, stack_bytes).run(
                processor, right
            )
        except (Refusal, ObjectError) as problem:
            wrong = (
                (problem.check, problem.message)
                if isinstance(problem, Refusal)
                else ("flow", str(problem))
            )
        if wrong is not None:
            count = next(
                (x for p, x in zip(claim.parameters, arguments) if isinstance(p, Number)), None
            )
            name = next((p.name for p in claim.parameters if isinstance(p, Number)), "")
            called = f"{name} = {count!r}" if name else f"input {number}"
            return Opinion(
                ran,
                (
                    wrong[0],
                    "accepted by the proof, but on the concrete input "
                    f"{called}, seed {seed}, {buffer_layout} buffers: {wrong[1]}",
                ),
            )
        ran += 1
    return Opinion(ran)


def counts_of(f: Function, batch: int = 1) -> Sequence[int]:
    """Return the numbers of blocks to test.

    One loop iteration of the function takes `batch` blocks, or n if that is more.
    """
    if f.m > 1 or f.kind.is_tree_node:
        return MESSAGES
    n = min(max(f.n, batch), MOST_BATCH)
    return *range(2 * n + 3), 4 * n + 1


def inputs(claim: Claim, batch: int) -> Iterator[tuple[int, Sequence[Argument], bytes]]:
    """Yield (seed, arguments, expected contents of the first argument)."""
    long = claim.blocks > LONG
    counts = list(dict.fromkeys(max(count, claim.least) for count in counts_of(claim, batch)))
    for seed in range(1 if long else SEEDS):
        draw = random.Random(f"{claim.kind.name} {seed}")
        for arguments, right in sample_calls(claim, draw, counts, STRIDES,
                                      1 if long else len(BUFFER_LAYOUTS)):
            yield seed, arguments, right


@dataclass
class ConcreteCall:
    """One call: its arguments and the places of its buffers."""

    claim: Claim
    arguments: Sequence[Argument]
    buffer_layout: str
    seed: int
    number: int
    stack_bytes: int

    def run(self, processor: ConcreteProcessor, right: bytes) -> tuple[str, str] | None:
        """Run the call; return the failed check and its message, or None. Raises Refusal for
        forbidden operations.
        """
        claim, draw = self.claim, random.Random(self.number)
        blocks = next(
            (
                x
                for p, x in zip(claim.parameters, self.arguments)
                if isinstance(p, Number) and p.quantity == "blocks" and isinstance(x, int)
            ),
            claim.blocks,
        )
        # the stack pointer at entry is 8 modulo the alignment, and not always 8 modulo twice that
        stack = STACK - STACK_ALIGNMENT[claim.abi] * self.number + 8
        registers = (
            [draw.getrandbits(64) for _ in range(16)]
            + [draw.getrandbits(512) for _ in range(32)]
            + [draw.getrandbits(64) for _ in range(8)]
        )
        registers[4] = stack
        buffers, values = self.buffers(blocks, draw)
        for number, value in zip(ARGUMENTS[claim.abi], values):
            registers[number] = value
        before, below = list(registers), self.stack_bytes
        regions = [
            *processor.regions,
            *self.outside(processor, draw),
            *buffers,
            ConcreteRegion("stack", stack - below, bytearray(draw.randbytes(below)), writable=True),
            ConcreteRegion("return address", stack,
                           bytearray(RETURN_ADDRESS.to_bytes(8, "little"))),
        ]
        if claim.abi == "win64":
            regions += [ConcreteRegion("stack argument", stack + FIRST_STACK_ARGUMENT + 8 * i,
                                       bytearray(value.to_bytes(8, "little")))
                        for i, value in enumerate(values[len(ARGUMENTS[claim.abi]):])]
            regions.append(
                ConcreteRegion(
                    "caller's home space",
                    stack + 8,
                    bytearray(draw.randbytes(32)),
                    writable=True,
                )
            )
        pointers = next((r for r in buffers if r.name == "array of pointers"), None)

        def overwrite() -> None:
            """Overwrite the array of pointers, because all blocks have been read."""
            if pointers is not None:
                pointers.data[:] = draw.randbytes(len(pointers.data))

        processor.run(
            registers, FlatMemory(regions, overwrite), MOST_STEPS * (1 + blocks * max(claim.m, 1))
        )
        return self.convention_failure(before, registers) or self.result_failure(
            next((r for r in buffers if r.writable), None), right
        )

    def convention_failure(self, before: Sequence[int],
                           after: Sequence[int]) -> tuple[str, str] | None:
        """Check the stack pointer and the callee-saved registers."""
        win64 = self.claim.abi == "win64"
        if after[4] != before[4] + 8:
            return "abi", "returns with a stack pointer that differs from that at entry"
        changed_registers = [NAMES[i] for i in SAVED[self.claim.abi] if after[i] != before[i]]
        changed_registers += [
            f"xmm{i}"
            for i in range(6, 16)
            if win64 and (after[16 + i] ^ before[16 + i]) & (1 << 128) - 1
        ]
        return ("abi", f"does not preserve {changed_registers[0]}") if changed_registers else None

    def result_failure(self, written: ConcreteRegion | None,
                       right: bytes) -> tuple[str, str] | None:
        """Compare the written buffer with the expected bytes."""
        if written is None:
            return None
        at = next((i for i, (x, y) in enumerate(zip(written.data, right)) if x != y), None)
        return (
            None
            if at is None
            else (
                "function",
                f"leaves {written.data[at]:#04x} at byte {at} of the {written.name}, which "
                f"must be {right[at]:#04x}",
            )
        )

    def buffers(self, blocks: int, draw: random.Random) -> tuple[list[ConcreteRegion], list[int]]:
        """Place the buffers; return them and the values of the parameters. Without blocks, pointers
        to blocks are arbitrary.
        """
        claim, regions, values = self.claim, list[ConcreteRegion](), list[int]()
        sizes = sum(
            len(x) if isinstance(x, bytes) else sum(map(len, x)) + 8 * len(x)
            for x in self.arguments
            if isinstance(x, bytes | tuple)
        )
        top = (
            HIGHEST
            if self.buffer_layout == "highest"
            else (LOWEST + sizes + 16 * len(self.arguments)) // 16 * 16
        )

        def put(name: str, data: bytes, align: int, writable: bool = False) -> int:
            nonlocal top
            if self.buffer_layout == "page-crossing":
                at = (MIDDLE + (len(regions) << 32) + PAGE - len(data) // 2) // align * align
            else:
                at = top = (top - len(data)) // align * align
            regions.append(ConcreteRegion(name, at, bytearray(data), writable))
            return at

        for p, x in zip(claim.parameters, self.arguments):
            if isinstance(p, Number):
                values.append(int(x))  # type: ignore[arg-type]
            elif x is None:
                values.append(values[0])
            elif claim.counts_blocks and not blocks:
                values.append((0, draw.getrandbits(64))[self.seed % 2])
            elif isinstance(p, Pointer) and p.spaced and isinstance(x, bytes):
                values.append(self.put_apart(put(p.name, x, p.align), p.size, regions))
            elif isinstance(x, tuple):
                pointers = [put(f"message {j}", message, 1) for j, message in enumerate(x)]
                for region in regions[-len(x) :]:
                    region.unread = set(range(len(region.data)))
                values.append(
                    put(
                        "array of pointers",
                        b"".join(at.to_bytes(8, "little") for at in pointers),
                        p.align,
                    )
                )
            elif isinstance(x, bytes):
                values.append(put(p.name, x, p.align, p.written))
        return regions, [value & MASK_64 for value in values]

    def put_apart(self, at: int, size: int, regions: list[ConcreteRegion]) -> int:
        """Replace the last region, an array of messages of `size` bytes, by one region for each
        message, if they lie apart; return its address."""
        distance = next(int(x) for p, x in zip(self.claim.parameters, self.arguments)  # type: ignore
                        if isinstance(p, Number) and p.quantity == "distance")
        if distance >= size:
            data = regions.pop().data
            regions += [ConcreteRegion(f"message {i // distance}", at + i, data[i:i + size])
                        for i in range(0, len(data), distance)]
        return at

    def outside(self, processor: ConcreteProcessor, draw: random.Random) -> list[ConcreteRegion]:
        """Return the regions of undefined symbols: their assumed contents, or random bytes."""
        assumed = self.claim.assumed
        return [
            ConcreteRegion(
                f"undefined symbol {name}", at, bytearray(assumed.get(name) or draw.randbytes(PAGE))
            )
            for at, name in processor.program.image.external.items()
        ]
