"""An example program for vendored files: it hashes "abc" and prints the digest."""

from collections.abc import Sequence
from typing import Any

from ..output.lines import render
from ..spec import hashes
from ..spec.contract import Function
from ..spec.kinds import digest_bytes, function_of_entry
from .manifest import Entry

EXAMPLE, EXAMPLE_MACRO = "example.c", "NSMS_EXAMPLE"


def example_text(entries: Sequence[Entry], kind: str | None, library_prefix: str | None) -> str:
    """Return example.c for the first of `entries` that hashes messages, if possible of `kind`, or
    for a library of them, whose symbols begin with `library_prefix`; "" if there is none."""
    values: dict[str, Any] = {"macro": EXAMPLE_MACRO, "word_bytes": 1, "step": 1, "message": "abc"}
    usable = sorted((e for e in entries if e["kind"] in ("blocks", "multi", "pairs", "fixed")),
                    key=lambda e: e["kind"] != kind)
    if not usable:
        return ""
    if library_prefix is None:
        values |= kernel_values(usable[0]["symbol"], function_of_entry(usable[0]))
    else:
        families = {e["hash"] for e in usable if e["kind"] == "blocks"}
        hash = hashes.load("sha256" if "sha256" in families else min(families))
        size = digest_bytes(hash)
        values |= {"lines": [f"unsigned char digest[{size}];"], "bytes": size,
                   "call": f'{library_prefix}{hash.NAME.replace("-", "_")}(digest, "abc", 3)'}
    return render("example.c.j2", values)


def kernel_values(symbol: str, f: Function) -> dict[str, Any]:
    """Return the template's values for a kernel: declarations, call, size of the digest."""
    word = {4: "0x{:08x}", 8: "0x{:016x}ULL"}[f.word_bytes]
    variant = f.message_shape.variant if f.fixed_message else f.hash.NAME
    initial = [word.format(x) for x in f.hash.INITIAL[variant]]
    lines, arguments, values = [], [], dict[str, Any]()
    for p in f.pointers:
        if p.name == "state":
            words = ", ".join(x for x in initial for _ in range(f.m))
            lines.append(f"{f.c_type} state[{len(initial) * f.m}] = {{{words}}};")
            values |= {"word_bytes": f.word_bytes, "step": f.m,
                       "bytes": f.state_words * f.word_bytes}
        elif p.name == "midstates":
            words = ", ".join(initial * (p.size // f.word_bytes // len(initial)))
            lines.append(f"const {f.c_type} midstates[{p.size // f.word_bytes}] = {{{words}}};")
        elif p.name in ("digest", "digests"):
            size = f.hash.DIGEST_BITS[variant] // 8 if f.fixed_message else digest_bytes(f.hash)
            lines.append(f"unsigned char digest[{size}];")
            values["bytes"] = size
        elif p.name == "data" and not f.fixed_message:
            lines.append(f"static const unsigned char block[{f.block_bytes}] = "
                         f"{{'a', 'b', 'c', 0x80, [{f.block_bytes - 1}] = 24}};")
            if f.kind.has_m:
                lines.append(f"const void *data[{f.m}] = {{{', '.join(['block'] * f.m)}}};")
        elif p.name in ("data", "message", "messages", "nodes"):
            size = f.block_bytes if p.name == "nodes" else p.size
            text = "abc"[:size]
            lines.append(f'static const unsigned char message[{max(size, 1)}] = "{text}";')
            values["message"] = f'{text}" and {size - len(text)} zero bytes after it'
            values["stride"] = size
    for parameter in f.parameters:
        arguments.append({"digests": "digest", "messages": "message", "nodes": "message",
                          "data": "message" if f.fixed_message else
                          "data" if f.kind.has_m else "block", "blocks": "1", "count": "1",
                          "stride": str(values.get("stride"))}.get(parameter.name, parameter.name))
    return values | {"lines": lines, "call": f"{symbol}({', '.join(arguments)})"}
