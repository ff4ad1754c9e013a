"""Second opinion on a proof. Input: a decoded program and a claim that the proof accepts. Output:
the number of concrete inputs on which the function was right, and the first failure. Method:
differential testing by the interpreter of concrete.py against the specification on integers
(spec/samples.py). Neither uses normal forms or induction, so it can reveal an error in these."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from ..spec.kinds import Function, Number, Pointer
from ..spec.samples import Argument, sample_calls
from ..x86.convention import CONVENTIONS, INTEGER_NAMES, RSP
from .claim import Claim, Failure
from .concrete import (
    FIRST_REGISTERS,
    MASK_64,
    RETURN_ADDRESS,
    ConcreteProcessor,
    ConcreteRegion,
    FlatMemory,
)
from .contents import ObjectError
from .disassembly import Disassembly
from .frame import FIRST_STACK_ARGUMENT, STACK_ALIGNMENT, Refusal

SEEDS = 2  # random generators per count
MESSAGES = (*range(6), 17)  # counts for functions of several messages or of tree nodes
STRIDES = (1, 2, 3, 4, 5, 8, 16, 33)  # of a schedule, in words
MAX_BATCH_BLOCKS = 64  # of one loop iteration
LONG_MESSAGE_BLOCKS = 64  # a longer message of fixed length is tested on one input
MAX_LEAST_BLOCKS = 1 << 12  # largest accepted `Claim.least`
MAX_STACK_BYTES = 1 << 24
MAX_STEPS_PER_BLOCK = 50_000  # instructions: limit per block of each message, and for the call
PAGE = 1 << 12
# addresses of buffers: the user address space (System V psABI, 3.3.2)
LOWEST, MIDDLE, HIGHEST = 1 << 16, 1 << 42, (1 << 47) - PAGE
STACK_ADDRESS = 0x7FFD << 32
# buffers one below the other, near the lowest address; each across a page boundary; one below the
# other, from the highest address
BUFFER_LAYOUTS = ("adjacent", "page-crossing", "highest")


class Opinion(NamedTuple):
    """Result of a second opinion: the number of inputs on which the function ran to the return
    without failure, and the first failure, or None.
    """

    inputs: int
    failure: Failure | None = None


def second_opinion(program: Disassembly, claim: Claim, batch: int, stack_bytes: int) -> Opinion:
    """Run the function on the sample inputs, up to the first failure; return the result. `batch`:
    blocks that one iteration of the function's loop takes. `stack_bytes`: stack usage that the
    proof found. A claim or a stack usage too large to be tested is a failure."""
    for quantity, size, limit in (("blocks", claim.least, MAX_LEAST_BLOCKS),
                                  ("bytes of stack", stack_bytes, MAX_STACK_BYTES)):
        if size > limit:
            return Opinion(0, Failure("flow", f"cannot be run on concrete inputs: {size} "
                                      f"{quantity}, and the limit is {limit}"))
    processor, passed_inputs = ConcreteProcessor(program), 0
    for number, (seed, arguments, expected) in enumerate(sample_inputs(claim, batch)):
        buffer_layout = BUFFER_LAYOUTS[(number + seed) % len(BUFFER_LAYOUTS)]
        call = ConcreteCall(claim, arguments, buffer_layout, seed, number, stack_bytes)
        try:
            failure = call.run(processor, expected)
        except Refusal as problem:
            failure = Failure(problem.check, problem.message)
        except ObjectError as problem:
            failure = Failure("flow", str(problem))
        if failure is not None:
            count, count_name = next(((x, p.name) for p, x in zip(claim.parameters, arguments)
                                      if isinstance(p, Number)), (None, ""))
            input_name = f"{count_name} = {count!r}" if count_name else f"input {number}"
            return Opinion(passed_inputs, Failure(
                failure.check, f"accepted by the proof, but on the concrete input {input_name}, "
                f"seed {seed}, {buffer_layout} buffers: {failure.message}"))
        passed_inputs += 1
    return Opinion(passed_inputs)


def counts_of(function: Function, batch: int = 1) -> Sequence[int]:
    """Return the numbers of blocks (or messages, nodes, iterations) to test."""
    if function.m > 1 or function.kind.is_tree_node:
        return MESSAGES
    n = min(max(function.n, batch), MAX_BATCH_BLOCKS)
    return *range(2 * n + 3), 4 * n + 1


def sample_inputs(claim: Claim, batch: int) -> Iterator[tuple[int, Sequence[Argument], bytes]]:
    """Yield (seed, arguments, expected contents of the output buffer) of each test input."""
    is_long = claim.blocks > LONG_MESSAGE_BLOCKS
    counts = list(dict.fromkeys(max(count, claim.least) for count in counts_of(claim, batch)))
    for seed in range(1 if is_long else SEEDS):
        draw = random.Random(f"{claim.kind.name} {seed}")
        tries = 1 if is_long else len(BUFFER_LAYOUTS)
        for arguments, expected in sample_calls(claim, draw, counts, STRIDES, tries):
            yield seed, arguments, expected


@dataclass
class ConcreteCall:
    """One call of the function on concrete arguments.

    `buffer_layout`: one of BUFFER_LAYOUTS. `seed`: seed from which the arguments were drawn; in a
    call without blocks, it decides whether pointers are 0. `number`: number of the input, from
    which registers and stack pointer are derived. `stack_bytes`: bytes of stack that the call may
    use.
    """

    claim: Claim
    arguments: Sequence[Argument]
    buffer_layout: str
    seed: int
    number: int
    stack_bytes: int

    def run(self, processor: ConcreteProcessor, expected: bytes) -> Failure | None:
        """Run the call and compare its result with `expected`; return the failure, or None. Raises
        Refusal for a forbidden operation, and ObjectError for code that cannot be decoded."""
        claim, draw = self.claim, random.Random(self.number)
        blocks = next((x for p, x in zip(claim.parameters, self.arguments)
                       if isinstance(p, Number) and p.quantity == "blocks" and isinstance(x, int)),
                      claim.blocks)
        # the stack pointer at entry is 8 modulo the alignment, and not always 8 modulo twice that
        stack = STACK_ADDRESS - STACK_ALIGNMENT[claim.abi] * self.number + 8
        registers = [*(draw.getrandbits(64) for _ in range(16)),
                     *(draw.getrandbits(512) for _ in range(32)),
                     *(draw.getrandbits(64) for _ in range(8))]
        registers[RSP] = stack
        buffers, values = self.lay_out_buffers(blocks, draw)
        for number, value in zip(CONVENTIONS[claim.abi].arguments, values):
            registers[number] = value
        before = list(registers)
        undefined_symbols = [
            ConcreteRegion(f"undefined symbol {section.name}", section.address,
                           bytearray(claim.assumed.get(section.name) or draw.randbytes(PAGE)))
            for section in processor.program.image.sections if section.external]
        regions = [*processor.constant_regions, *undefined_symbols, *buffers,
                   *self.stack_regions(stack, values, draw)]
        processor.run(registers, FlatMemory(regions), MAX_STEPS_PER_BLOCK * (1 + blocks * claim.m))
        output = next((r.data for r in buffers if r.writable), bytearray())
        return self.check_convention(before, registers) or self.check_result(output, expected)

    def stack_regions(self, stack: int, values: Sequence[int],
                      draw: random.Random) -> list[ConcreteRegion]:
        """Return the regions of the stack around the stack pointer at entry, which is `stack`."""
        regions = [ConcreteRegion("stack", stack - self.stack_bytes,
                                  bytearray(draw.randbytes(self.stack_bytes)), writable=True),
                   ConcreteRegion("return address", stack,
                                  bytearray(RETURN_ADDRESS.to_bytes(8, "little")))]
        if self.claim.abi == "win64":
            stack_arguments = values[len(CONVENTIONS[self.claim.abi].arguments):]
            regions += [ConcreteRegion("stack argument", stack + FIRST_STACK_ARGUMENT + 8 * i,
                                       bytearray(value.to_bytes(8, "little")))
                        for i, value in enumerate(stack_arguments)]
            regions.append(ConcreteRegion("caller's shadow space", stack + 8,
                                          bytearray(draw.randbytes(32)), writable=True))
        return regions

    def check_convention(self, before: Sequence[int], after: Sequence[int]) -> Failure | None:
        """Return the failure if the stack pointer or a callee-saved register is wrong at the
        return, else None. `before`, `after`: all registers at the entry and at the return."""
        if after[RSP] != before[RSP] + 8:
            return Failure("abi", "returns with a stack pointer that differs from that at entry")
        convention = CONVENTIONS[self.claim.abi]
        saved = {INTEGER_NAMES[i]: (i, MASK_64) for i in convention.saved_int}
        saved |= {f"xmm{i}": (FIRST_REGISTERS["vec"] + i, (1 << 128) - 1)
                  for i in convention.saved_vec}
        for name, (i, mask) in saved.items():
            if (after[i] ^ before[i]) & mask:
                return Failure("abi", f"does not preserve {name}")
        return None

    def check_result(self, output: bytearray, expected: bytes) -> Failure | None:
        """Return the failure if the output buffer differs from the expected bytes, else None."""
        for offset, (x, y) in enumerate(zip(output, expected)):
            if x != y:
                return Failure("function", f"leaves {x:#04x} at byte {offset} of the "
                               f"{self.claim.output.name}, which must be {y:#04x}")
        return None

    def lay_out_buffers(self, blocks: int,
                        draw: random.Random) -> tuple[list[ConcreteRegion], list[int]]:
        """Return the regions of all buffers, and the values of the parameters."""
        claim, regions, values = self.claim, list[ConcreteRegion](), list[int]()
        sizes = sum(len(x) if isinstance(x, bytes) else sum(map(len, x)) + 8 * len(x)
                    for x in self.arguments if isinstance(x, bytes | tuple))
        next_end = (HIGHEST if self.buffer_layout == "highest"
                    else (LOWEST + sizes + 16 * len(self.arguments)) // 16 * 16)

        def put(name: str, data: bytes, align: int, writable: bool = False) -> int:
            nonlocal next_end
            if self.buffer_layout == "page-crossing":
                address = MIDDLE + (len(regions) << 32) + PAGE - len(data) // 2
                address = address // align * align
            else:
                address = next_end = (next_end - len(data)) // align * align
            regions.append(ConcreteRegion(name, address, bytearray(data), writable))
            return address

        for p, x in zip(claim.parameters, self.arguments):
            if isinstance(p, Number):
                values.append(int(x))  # type: ignore[arg-type]
            elif x is None:
                values.append(values[0])
            elif claim.counts_blocks and not blocks:
                values.append((0, draw.getrandbits(64))[self.seed % 2])
            elif isinstance(p, Pointer) and p.is_message_array and isinstance(x, bytes):
                values.append(put(p.name, x, p.align))
                self.split_message_array(regions, p.size)
            elif isinstance(x, tuple):
                pointers = [put(f"message {j}", message, 1) for j, message in enumerate(x)]
                array = b"".join(pointer.to_bytes(8, "little") for pointer in pointers)
                values.append(put("array of pointers", array, p.align))
            elif isinstance(x, bytes):
                values.append(put(p.name, x, p.align, p.written))
        return regions, [value & MASK_64 for value in values]

    def split_message_array(self, regions: list[ConcreteRegion], size: int) -> None:
        """Replace the last region, an array of messages of `size` bytes, by one region for each
        message, if the messages do not overlap."""
        distance = next(x for p, x in zip(self.claim.parameters, self.arguments)
                        if isinstance(p, Number) and p.quantity == "distance")
        assert isinstance(distance, int)
        if distance >= size:
            array = regions.pop()
            regions += [ConcreteRegion(f"message {i // distance}", array.address + i,
                                       array.data[i:i + size])
                        for i in range(0, len(array.data), distance)]
