"""Assumptions of a verdict: conditions that no object can prove, because a linker, a loader or
another object decides them. Input: a kind and a name. Output: a sentence for the reader of the
verdict.
"""

from typing import NamedTuple

# kind -> sentence, with {} for the name
ASSUMPTIONS = {
    "weak symbol": "the linker takes this object's weak symbol {}",
    "COMDAT": "the linker takes this object's copy of the COMDAT {}",
    "copy": "the linker takes this object's copy of {}",
    "merged constant": "the merged constant {} is used as a whole",
    "replaceable symbol": "no other definition of {} replaces this one when the program is loaded",
    "call through a PLT": "calls of {} are bound when the program is loaded: lazy binding changes "
    "r11 and the stack below",
    "undefined symbol": "undefined symbol {} is defined elsewhere",
    "undefined weak symbol": "weak symbol {} is defined elsewhere",
    "bytes of a symbol": "undefined symbol {} that can be read and do not change",
    "contents": "{}",
    "other symbol": "the other definitions of this object, {}, change nothing for it when a "
    "program calls or uses them",
    "library": "the library {}, which the object requests, changes nothing about this function",
    "direct calls": "{} is called directly only: the object declares IBT, and the function does "
    "not begin with ENDBR64",
    "executable stack": "the program may have a stack that can be executed: {}",
}


class Assumption(NamedTuple):
    """Condition that the reader of a verdict must ensure: a kind of ASSUMPTIONS, and the name that
    it is about.
    """

    kind: str
    name: str
