"""Results for instructions that this processor lacks: counted, emulated and estimated.

*Counted*: retired instructions for 512 bytes, from the prover's run (the paper's figure 5).
*Emulated*: digests that the emulator computes by the semantics of the ISA's rows. *Estimated*: the
time of a substitute kernel, in which a sequence of STAND_INS with the same dependences and similar
latency and throughput replaces each missing instruction. The substitute computes wrong digests; it
is only timed, and never written beside kernels.
"""

import hashlib
import re
from typing import Any

from ...compile import emulate
from ...compile.build import compile
from ...product.prove import verdict
from ...product.texts import config_texts
from ...product.toolchain import assemble
from ...request.request import Request
from ...request.requests import block_kernels
from ...spec.hashes import block_bytes
from ...x86 import target as isas
from ...x86.uarch.processors import missing_features
from ..measure.sampler import measure_assembly

# Instruction -> sequence that replaces it; {d} {b} {c} are its operands as 256-bit registers. The
# assumed latency of VSHA512RNDS2 is 4 cycles at one per cycle, as measured for SHA256RNDS2 (Zen 3
# and 4). The other two are assumed to take 2 and 3 cycles, like SHA256MSG1 and SHA256MSG2 (LLVM
# 19.1.7, X86ScheduleZnver3.td). No latencies of the real instructions have been published.
STAND_INS = {"vsha512rnds2": ("vpaddq {d}, {d}, {b}", "vpxor {d}, {d}, {c}",
                              "vpaddq {d}, {d}, {b}", "vpxor {d}, {d}, {c}"),
             "vsha512msg1": ("vpaddq {d}, {d}, {b}", "vpxor {d}, {d}, {b}"),
             "vsha512msg2": ("vpaddq {d}, {d}, {b}", "vpxor {d}, {d}, {b}",
                             "vpaddq {d}, {d}, {b}")}
MESSAGE_BYTES, BLOCKS = 8192, 65   # a message of 64 blocks and its padding
BYTE_LINE = re.compile(r"^\s*\.byte\s[^/]*// (\w+) ([^(\n]*)")
FIGURE5_KERNELS = {"sha256": (("x64", 1), ("bmi2", 1), ("avx", 4), ("avx2", 8)),
                   "sha512": (("x64", 1), ("bmi2", 1), ("avx", 2), ("avx2", 4))}


def substitute_instructions(text: str) -> tuple[str, int]:
    """Replace each instruction of STAND_INS by its sequence in the text of a GAS file. The text
    has these instructions as .byte directives, whose comments name mnemonic and operands.

    Return the new text and the number of replaced instructions.
    """
    lines, replaced = [], 0
    for line in text.splitlines():
        match = BYTE_LINE.match(line)
        if match and match[1] in STAND_INS:
            operands = [word.strip().replace("xmm", "ymm") for word in match[2].split(",")]
            lines += [f"        {stand_in.format(**dict(zip('dbc', operands)))}"
                      for stand_in in STAND_INS[match[1]]]
            replaced += 1
        else:
            lines.append(line)
    return "\n".join(lines) + "\n", replaced


def estimate_sha512ni(seconds: float) -> dict[str, Any]:
    """Return an estimate of the cycles per byte of SHA-512 by SHA512-NI for messages of 8 KB. The
    substitute kernel is timed for `seconds`.

    The estimate is a dictionary with the keys of a result of measure_candidates. "premises" has
    STAND_INS as text; "replaced" is the number of replaced instructions. "skipped" is None, or the
    reason why there is no estimate; the measured values and "replaced" are then missing.
    """
    description = {"name": "SHA-512 by SHA512-NI, timing only", "is": "estimated", "premises": {
        name: "; ".join(rows) for name, rows in STAND_INS.items()}}
    config = block_kernels(Request("sha512", "sha512ni", n=1))[0]
    if missing_features(["avx2"]):
        return {**description, "skipped": "this processor lacks AVX2, which the substitute needs"}
    text, replaced = substitute_instructions(config_texts(config, "timing_only_",
                                                          ("gas",))[0]["gas"])
    if not replaced:
        return {**description, "skipped": "no instruction was replaced, so there is no estimate"}
    symbol = config.symbol("blocks", "timing_only_")
    timing = measure_assembly(text, {symbol: BLOCKS}, MESSAGE_BYTES, seconds)[symbol]
    return {**description, **timing, "replaced": replaced, "skipped": None}


def count_instructions(hash: str) -> list[dict[str, Any]]:
    """Return a row for each kernel of FIGURE5_KERNELS of one hash, that is for each bar of the
    paper's figure 5. "instructions" is the number that the kernel retires for 512 bytes; "proved"
    says whether the kernel was proved.

    Return [] if no assembler is installed.
    """
    rows: list[dict[str, Any]] = []
    for isa, n in FIGURE5_KERNELS[hash]:
        config = block_kernels(Request(hash, isa, n=n))[0]
        object = assemble(config_texts(config, "nsms_", ("gas",))[0]["gas"], "gas")
        if object is None:
            return []
        symbol = config.symbol("blocks", "nsms_")
        proof = verdict(object, symbol, {"hash": hash, "kind": "blocks", "n": n})
        block = block_bytes(config.family)
        batches = 512 // (n * block)
        name = (f"{batches} serial" if n == 1 else f"{batches} of {n}-SMS" if batches > 1
                else f"one {n}-SMS")
        rows.append({"name": name, "isa": isa, "n": n, "is": "counted",
                     "instructions": round(proof["retired"]["all"] * 512 / block),
                     "proved": proof["proved"]})
    return rows


def emulate_missing_isas() -> list[dict[str, Any]]:
    """Return a row for each ISA with kernels that this processor cannot run. "right" says whether
    the emulator computes the right digest of a message of 512 bytes; "lacks" is a text with the
    features that the processor lacks."""
    rows = []
    for name in isas.names():
        isa = isas.load(name)
        lacking = missing_features(isa.features)
        family = "sha512" if isa.has_rounds_of("sha512") else "sha256"
        config = next(iter(block_kernels(Request(family, name, n=1))), None) if lacking else None
        if config:
            message = bytes(range(256)) * 2
            digest = emulate.digest(compile(config, "blocks"), family, message)
            rows.append({"isa": name, "hash": family, "is": "emulated",
                         "right": digest == hashlib.new(family, message).digest(),
                         "lacks": ", ".join(lacking)})
    return rows
