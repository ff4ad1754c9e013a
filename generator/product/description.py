"""Static facts about a function. Input: an object and a symbol. Output: a `Description`. Method:
one linear pass over the reachable code. It needs no proof, so it also serves functions that cannot
be proved.
"""

from dataclasses import dataclass

from iced_x86 import FlowControl

from ..check.decode import MNEMONICS, decode_operands
from ..check.disassembly import Disassembly
from ..check.objects import load
from ..check.steps import Mem, Reg
from ..x86.convention import RSP
from ..x86.features import required_features


@dataclass(frozen=True)
class Description:
    """Static facts about a function: processor features, instruction count, bytes of code and of
    stack.
    """

    features: tuple[str, ...]
    instructions: int
    code_bytes: int
    stack_bytes: int


def describe_object(data: bytes, symbol: str) -> Description:
    """Return features, static instruction count, code bytes and stack bytes (pushes included) of
    one function.

    `data`: an ELF, COFF or Mach-O object, or an archive of ELF objects. Raise ObjectError, with a
    message of one line, if it is no x86-64 object or lacks the symbol, or if its code cannot be
    decoded or leaves the object.
    """
    image = load(data, symbol)
    program = Disassembly(image, image.address_of(symbol))
    addresses = program.reachable_addresses
    features = {feature for address in addresses
                for feature in required_features(program.instruction_at(address))}
    depth = deepest = 0
    for address in addresses:  # in address order: prologue, body, epilogue
        instruction = program.instruction_at(address)
        mnemonic = MNEMONICS[instruction.mnemonic]
        operands = decode_operands(instruction)
        if mnemonic == "push":
            depth += 8
        elif mnemonic == "pop":
            depth -= 8
        elif (len(operands) == 2 and operands[0] == Reg("int", RSP, 64)
              and isinstance(operands[1], int)):
            amount = operands[1]
            depth += {"sub": amount, "add": -amount, "and": -amount - 1}.get(mnemonic, 0)
        elif (mnemonic == "lea" and operands[0] == Reg("int", RSP, 64)
              and isinstance(operands[1], Mem)):
            depth -= operands[1].offset if operands[1].base == RSP else 0
        deepest = max(deepest, depth)
        if instruction.flow_control == FlowControl.RETURN:
            depth = 0
    return Description(tuple(sorted(features)), len(addresses),
                       sum(program.instruction_at(address).len for address in addresses), deepest)
