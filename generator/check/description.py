"""Static facts about a function. Input: a disassembly. Output: a `Description`. Method: one linear
pass over the reachable code. It needs no proof, so it also serves functions that cannot be proved.
"""

from dataclasses import dataclass

from iced_x86 import FlowControl

from .decode import MNEMONICS, Disassembly, operands_of
from .features import features_of
from .steps import Mem, Reg


@dataclass(frozen=True)
class Description:
    """Static facts about a function: processor features, instruction count, bytes of code and of
    stack.
    """

    features: tuple[str, ...]
    instructions: int
    code_bytes: int
    stack_bytes: int


def describe(program: Disassembly) -> Description:
    """Return the features, static instruction count, code bytes and stack bytes (pushes included)
    of the reachable code.
    """
    addresses = program.reachable()
    features = {feature for address in addresses
                for feature in features_of(program.instruction(address))}
    depth = deepest = 0
    for address in addresses:  # in address order: prologue, body, epilogue
        instruction = program.instruction(address)
        mnemonic = MNEMONICS[instruction.mnemonic]
        operands = operands_of(instruction)
        if mnemonic == "push":
            depth += 8
        elif mnemonic == "pop":
            depth -= 8
        elif (len(operands) == 2 and operands[0] == Reg("int", 4, 64)
              and isinstance(operands[1], int)):
            amount = operands[1]
            depth += {"sub": amount, "add": -amount, "and": -amount - 1}.get(mnemonic, 0)
        elif (mnemonic == "lea" and operands[0] == Reg("int", 4, 64)
              and isinstance(operands[1], Mem)):
            depth -= operands[1].offset if operands[1].base == 4 else 0
        deepest = max(deepest, depth)
        if instruction.flow_control == FlowControl.RETURN:
            depth = 0
    return Description(tuple(sorted(features)), len(addresses),
                       sum(program.instruction(address).len for address in addresses), deepest)
