"""Wrong kernels that a proof by induction must refuse: small edits of a committed kernel for two
messages.

Each edit makes the loop load the message pointers again from the array, although the messages'
current pointers have advanced. For one block the results are right.
"""

from __future__ import annotations

from pathlib import Path

from generator.files import data_folder

STEM, SYMBOL = "sha256_shani_m2", "nsms_sha256_multi_shani_m2"
BEFORE = """\
        mov          r8, [rsi]
        mov          rcx, [rsi + 8]
        sub          rcx, r8
        mov          rsi, r8
"""
HEAD = "L(multi_next_block):\n"
# Name of an edit -> (text that replaces BEFORE, text that follows HEAD).
EDITS = {"pointers loaded at the head": (
    "        mov          r9, rsi\n",
    "        mov          rsi, [r9]\n        mov          rcx, [r9 + 8]\n"
    "        sub          rcx, rsi\n"), "one pointer reloaded late": (
        "        mov          r9, rsi\n        mov          rsi, [rsi]\n",
        "        mov          rcx, [r9 + 8]\n        sub          rcx, rsi\n")}


def edited_kernel(edit: str) -> str:
    """Return the kernel's text, not preprocessed, with the edit named `edit` of EDITS."""
    text = Path(data_folder("generated"), "gas", f"{STEM}.S").read_text()
    before, head = EDITS[edit]
    return replace_once(replace_once(text, BEFORE, before), HEAD, HEAD + head)


def replace_once(text: str, old: str, new: str) -> str:
    """Return `text` with `old` replaced by `new`. Raise ValueError unless `old` occurs once."""
    if text.count(old) != 1:
        raise ValueError(f"the text has this {text.count(old)} times, but needs it once: {old}")
    return text.replace(old, new)
