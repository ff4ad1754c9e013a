"""Figure 7: SHA-256, SHA-512 and n-SMS beside the SHA-3 finalists and today's hashes, on this machine, in one run.

OpenSSL's digests by EVP, our kernels by their block functions (with one block more for the padding), PyPI's blake3 by Python,
and the Rust registry's finalists from bench/finalists/, built where cargo is. What is not there is skipped by name.
"""

from __future__ import annotations

import ctypes
import os
import shutil
import subprocess
import tempfile
from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from ..files import folder
from ..text import hashes
from ..text.hashes import block_bytes
from . import host
from .bench import needs
from .sampler import HASH, Candidate, library, measure

SIZE = 8192
FINALISTS = {"blake256": "BLAKE-256", "blake512": "BLAKE-512", "groestl256": "Groestl-256", "groestl512": "Groestl-512",
             "jh256": "JH-256", "keccak256": "Keccak-256", "keccak512": "Keccak-512", "skein512": "Skein-512"}
EVP = {"SHA256": "SHA-256, OpenSSL", "SHA512": "SHA-512, OpenSSL", "SHA3-256": "SHA3-256, OpenSSL",
       "BLAKE2B512": "BLAKE2b, OpenSSL", "BLAKE2S256": "BLAKE2s, OpenSSL"}
# The known digests of the empty message, which the crates pinned in Cargo.lock give; what computes something else is not timed.
EMPTY = {
    "blake256": "716f6e863f744b9ac22c97ec7b76ea5f5908bc5b2f67c61510bfc4751384ea7a",
    "blake512": "a8cfbbd73726062df0c6864dda65defe58ef0cc52a5625090fa17601e1eecd1b"
                "628e94f396ae402a00acc9eab77b4d4c2e852aaaa25a636d80af3fc7913ef5b8",
    "skein512": "bc5b4c50925519c290cc634277ae3d6257212395cba733bbad37a4af0fa06af4"
                "1fca7903d06564fea7a2d3730dbdb80c1f85562dfcc070334ea4d1d9e72cba7a",
    "groestl256": "1a52d11d550039be16107f9c58db9ebcc417f16f736adb2502567119f0083467",
    "groestl512": "6d3ad29d279110eef3adbd66de2a0345a77baede1557f5d099fce0c03d6dc2ba"
                  "8e6d4a6633dfbd66053c20faa87d1a11f39a7fbe4a6c2f009801370308fc4ad8",
    "jh256": "46e64619c18bb0a92a5e87185a47eef83ca747b8fcc8e1412921357e326df434",
    "keccak256": "c5d2460186f7233c927e7db2dcc703c0e500b653ca82273b7bfad8045d85a470",
    "keccak512": "0eab42de4c3ceb9235fc91acffe746b29c29a8c366b7c60e4e67c466f36a4304"
                 "c00fa9caf9d87976ba469bcbe06713b435f091ef2769fb160cdab33d3670680e",
}


def built(place: Path) -> tuple[ctypes.CDLL | None, str]:
    """The library of finalists, or why there is none."""
    source = folder("generator").parent / "bench" / "finalists"
    if not (source / "Cargo.toml").is_file():
        return None, "the SHA-3 finalists: there is no bench/finalists/ here"
    cargo = shutil.which("cargo") or shutil.which("cargo", path=str(Path.home() / ".cargo" / "bin"))
    if cargo is None:
        return None, "the SHA-3 finalists: cargo is not installed"
    target = Path(os.environ.get("CARGO_TARGET_DIR") or place)
    done = subprocess.run([cargo, "build", "--release", "--locked", "--quiet", "--manifest-path", str(source / "Cargo.toml"),
                           "--target-dir", str(target)], check=False, capture_output=True, text=True)
    if done.returncode:
        why = next((line for line in done.stderr.splitlines() if line.startswith("error")), "no reason given")
        return None, f"the SHA-3 finalists: cargo cannot build bench/finalists: {why}"
    return ctypes.CDLL(str(target / "release" / "libfinalists.so")), ""


def figure(where: Path, kernels: Sequence[Mapping[str, Any]], seconds: float, target: Path) -> dict[str, Any]:
    """Cycles per byte of each at 8 KB, and what was skipped. `kernels`: entries of the manifest in `where` that are wanted;
    `target`: where cargo builds."""
    skipped: list[str] = []
    wanted = [k for k in kernels if k["kind"] == "blocks" and k["gas"] and not host.lacking(needs(k))]
    with tempfile.TemporaryDirectory(prefix="nsms-figure7-") as scratch:
        loaded = library(Path(scratch), sorted({(where / k["gas"]).resolve() for k in wanted}))
        candidates = []
        for k in wanted:
            block = block_bytes(hashes.load(k["hash"]))
            name = f"{k['hash'].upper().replace('SHA', 'SHA-')}, nsms {k['isa']} n={k['n']}"
            candidates.append(Candidate(name, loaded[k["symbol"]], SIZE // block + 1, SIZE))
        for digest, name in EVP.items():
            if loaded.nsms_evp(digest.encode()):
                candidates.append(Candidate(name, loaded.nsms_evp_hash, SIZE, SIZE, partial(loaded.nsms_evp, digest.encode())))
            else:
                skipped.append(f"{name}: libcrypto is not installed or has no {digest}")
        try:
            import blake3

            def hashed(out: int, data: int, size: int) -> None:
                made = blake3.blake3(memoryview((ctypes.c_ubyte * size).from_address(data)).cast("B")).digest()
                ctypes.memmove(out, made, len(made))

            candidates.append(Candidate("BLAKE3, PyPI", HASH(hashed), SIZE, SIZE))
        except ImportError:
            skipped.append("BLAKE3: the Python package blake3 is not installed (pip install '.[report]' in a checkout)")
        finalists, why = built(target)
        if finalists is None:
            skipped.append(why)
        else:
            for symbol, name in FINALISTS.items():
                if not digest_of(finalists[symbol]).startswith(EMPTY[symbol]):
                    skipped.append(f"{name}: a wrong digest, so no figure")
                else:
                    candidates.append(Candidate(f"{name}, Rust", finalists[symbol], SIZE, SIZE))
        found = measure(loaded, candidates, seconds)
    return {"size": SIZE, "figures": found, "skipped": skipped}


def digest_of(function: Any) -> str:
    out = ctypes.create_string_buffer(64)
    function(out, b"", ctypes.c_size_t(0))
    return out.raw.hex()
