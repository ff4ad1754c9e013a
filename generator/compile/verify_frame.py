"""Validation of frames: prologue and epilogue executed on symbolic contents. The check is
independent of frame.py, which makes the layout."""

from collections.abc import Sequence

from ..x86.program import Address, Program, Register
from .frame import FrameLayout, UnwindStep, register_name, written_registers
from .verify import WrongAllocation


def verify_frame(program: Program, frame: FrameLayout) -> None:
    """Raise WrongAllocation unless the frames of both conventions restore RSP and the callee-saved
    registers, and leave RSP a multiple of 16 if they lower it. Registers that are saved in the
    body's part of the frame count as lost."""
    for convention_frame in (frame.sysv, frame.win64):
        convention = convention_frame.convention
        saved = [Register("int", n, 64) for n in convention.saved_int]
        saved += [Register("vec", n, 128) for n in convention.saved_vec]
        label = f"{program.symbol}, {convention.name}"
        registers = {register_name(r): register_name(r) for r in saved}
        memory: dict[int, str] = {}
        depth = execute_steps(convention_frame.prologue, 8, registers, memory)
        if depth > 8 and depth % 16:
            raise WrongAllocation(f"{label}: the stack pointer is {depth} bytes below the end of "
                                  "the return address, which is no multiple of 16")
        for register_class, number in written_registers(program):
            width = 128 if register_class == "vec" else 64
            registers[register_name(Register(register_class, number, width))] = "a result"
        for step in convention_frame.moves:
            registers[register_name(step.line.registers[0])] = "an argument"
        body_top = depth - program.frame_bytes
        # The body may overwrite its part of the frame.
        memory = {slot_depth: content for slot_depth, content in memory.items()
                  if slot_depth <= body_top}
        final_depth = execute_steps(convention_frame.epilogue, depth, registers, memory)
        if final_depth != 8:
            raise WrongAllocation(f"{label}: the stack pointer is {final_depth - 8} bytes lower at "
                                  "the return than at entry")
        for register in map(register_name, saved):
            if registers[register] != register:
                raise WrongAllocation(f"{label}: {register} holds {registers[register]} at the "
                                      "return, not its value at entry")


def execute_steps(steps: Sequence[UnwindStep], depth: int, registers: dict[str, str],
                  memory: dict[int, str]) -> int:
    """Execute the steps of a prologue or an epilogue on symbolic contents; return the depth of the
    stack pointer after them."""
    for step in steps:
        match step.line.mnemonic, *step.line.operands:
            case "push", Register() as source:
                depth += 8
                memory[depth] = registers.get(register_name(source), "")
            case "pop", Register() as out:
                registers[register_name(out)] = memory.get(depth, "unsaved memory")
                depth -= 8
            case "sub", Register(), int(count):
                depth += count
            case "add", Register(), int(count):
                depth -= count
            case _, Register() as out, Address(offset=offset):
                registers[register_name(out)] = memory.get(depth - offset, "unsaved memory")
            case _, Address(offset=offset), Register() as source:
                memory[depth - offset] = registers.get(register_name(source), "")
            case "mov", Register() as out, Register() as source:
                registers[register_name(out)] = registers.get(register_name(source),
                                                              register_name(source))
    return depth
