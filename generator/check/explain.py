"""Words as text, for the message of a refusal. Not trusted: loaded where a proof has been refused
already, whatever its message says."""

from typing import Any


def describe(word: Any, depth: int = 2) -> str:
    """Return a word as text for diagnostics: the name of a variable, the value of a constant,
    the number of pieces of a wide word, or at most six terms of a sum. For any other word, name
    at most six of its sources."""
    if word.label:
        return str(word.label)
    if word.parts is not None:
        return f"<{word.width} bits in {len(word.parts)} pieces>"
    if word.is_constant():
        return hex(int(word))
    if not depth:
        return "..."
    if word.terms is not None:
        summands = [(f"{c if c >> word.width - 1 == 0 else c - (1 << word.width)}*" if c != 1
                     else "")
                    + describe(x, depth - 1) for x, c in list(word.terms.items())[:6]]
        return "(" + " + ".join(summands
                                + ([hex(word.constant)] if word.constant else [])) + ")"
    names = sorted({source.label or "sum" for source in word.components()})
    return f"f{word.width}({', '.join(names[:6])})"
