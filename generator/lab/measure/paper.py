"""Measurements of the figures of the paper (Gueron and Krasnov 2012) for the report: instructions
(figure 5), a pre-expanded last block (6), current hashes (7)."""

import ctypes
import random
from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from ...compile.build import kernel_function
from ...files import temporary_folder
from ...product.texts import config_texts
from ...product.toolchain import assemble
from ...product.write import generate
from ...request.configs import KernelConfig
from ...request.requests import Request, block_kernels, configs_of
from ...spec import hashes
from ...spec.descriptions import printed_name
from ...spec.hashes import block_bytes
from ...x86.uarch.processors import missing_features
from ..bounds.loop_bounds import iteration_work
from . import bench, clock
from .bench import Candidate, SamplingTask, time_tasks
from .explore import Record

MESSAGE_BYTES = 8192
FIGURE5_KERNELS = {"sha256": (("x64", 1), ("bmi2", 1), ("avx", 4), ("avx2", 8)),
                   "sha512": (("x64", 1), ("bmi2", 1), ("avx", 2), ("avx2", 4))}
FIGURE6_ISAS, FIGURE6_SIZES = ("shani", "avx2", "bmi2"), (64, 128, 256, 512, 1024, 2048)
# EVP's name of a hash function -> title
EVP = {"SHA256": "SHA-256, OpenSSL", "SHA512": "SHA-512, OpenSSL", "SHA3-256": "SHA3-256, OpenSSL",
       "BLAKE2B512": "BLAKE2b, OpenSSL", "BLAKE2S256": "BLAKE2s, OpenSSL"}


def count_instructions(hash: str) -> list[Record]:
    """Return a row for each bar of figure 5: instructions for 512 bytes. [] without assembler."""
    rows: list[Record] = []
    for isa, n in FIGURE5_KERNELS[hash]:
        config = block_kernels(Request(hash, isa, n=n))[0]
        object = assemble(config_texts(config, "nsms_", ("gas",))[0]["gas"], "gas")
        if object is None:
            return []
        symbol = config.symbol("blocks", "nsms_")
        work = iteration_work(object, symbol, kernel_function(config, "blocks"))
        block = block_bytes(config.family)
        batches = 512 // (n * block)
        name = (f"{batches} serial" if n == 1 else f"{batches} of {n}-SMS" if batches > 1
                else f"one {n}-SMS")
        rows.append({"name": name, "isa": isa, "n": n,
                     "instructions": round(work.instructions * 512 / work.bytes)})
    return rows


def measure_figure6(seconds: float) -> list[Record]:
    """Return the rows of SHA-256 by ISA and length: cycles "with" a pre-expanded last block and
    "without" (blocks, padded in advance), None if inconclusive; "gain": quartiles of the speed
    ratio."""
    core, rows = clock.learn_core(), list[Record]()
    isas = [isa for isa in FIGURE6_ISAS
            if not missing_features(block_kernels(Request("sha256", isa, n=1))[0].features)]
    configs: list[KernelConfig] = [c for isa in isas
                             for c in block_kernels(Request("sha256", isa, n=1))]
    configs += [c for isa in isas for size in FIGURE6_SIZES
                for c in configs_of(Request("sha256", isa, len=size))]
    with temporary_folder() as folder:
        kernels = [e for e in generate(configs, folder, "gas")
                   if e["kind"] in ("fixed", "blocks")]
        program = bench.compile_benchmark(folder, folder, kernels)
        timings = bench.measure_until_conclusive(
            [str(program), "figure6", "sha256", str(seconds), f"{core.exclusive_rate:.4f}",
             "openssl"], "sha256", FIGURE6_SIZES, {"skipped": []})
    conclusive = {(t.size, t.name): t for t in timings
                  if t.mode == "independent" and t.is_right and t.is_conclusive}
    for isa in isas:
        symbol_of = {k["length"]: k["symbol"] for k in kernels if k["isa"] == isa}
        for size in FIGURE6_SIZES:
            fixed, blocks = (conclusive.get((size, name))
                             for name in (symbol_of[size], f"{symbol_of[None]}-alone"))
            rows.append({"isa": isa, "size": size, "with": fixed and fixed.reported_time,
                         "without": blocks and blocks.reported_time,
                         "gain": fixed.speed_ratio(blocks) if fixed and blocks else None})
    return rows


def measure_figure7(kernel_folder: Path, kernels: Sequence[Mapping[str, Any]],
                    seconds: float) -> Record:
    """Return {"figures": name -> Figure at 8 KB, "skipped": lines} of kernels and OpenSSL's hashes.
    """
    skipped: list[str] = []
    usable = [k for k in kernels if k["kind"] == "blocks" and k["gas"]
              and not missing_features(bench.required_features(k))]
    with temporary_folder() as scratch:
        library = clock.build_sampler(scratch, sorted({(kernel_folder / k["gas"]).resolve()
                                                       for k in usable}))
        # one block more than the message has, for the padding
        candidates = {f"{printed_name(k['hash'])}, nsms {k['isa']} n={k['n']}"
            + f" {k['uarch']}".replace(" generic", ""): Candidate(
            library[k["symbol"]], MESSAGE_BYTES // block_bytes(hashes.load(k["hash"])) + 1)
            for k in usable}
        for digest, name in EVP.items():
            select = partial(library.nsms_evp, digest.encode())
            if select():
                candidates[name] = Candidate(library.nsms_evp_hash, MESSAGE_BYTES, select)
            else:
                skipped.append(f"{name}: libcrypto is not installed or has no {digest}")
        data = ctypes.create_string_buffer(random.Random(1).randbytes(2 * MESSAGE_BYTES))
        rate = clock.learn_core().exclusive_rate
        timings = time_tasks(library, [SamplingTask(
            "report", "robust", MESSAGE_BYTES, candidates, ctypes.create_string_buffer(512),
            data)], seconds, rate)
        bench.drop_disturbed(timings, rate)
        library.nsms_release_processor()
    return {"figures": {t.name: t.figure()._asdict() for t in timings}, "skipped": skipped}
