"""The paper's figure 7: SHA-2 and n-SMS beside the SHA-3 finalists and current hashes, in one run.

Input are kernels of a manifest; output are cycles per byte at 8 KB. OpenSSL's digests are called by
EVP, our kernels by their block functions (one block more for the padding), blake3 from PyPI by
Python, and the finalists from bench/finalists/, which cargo builds. A missing candidate is skipped
by name.
"""

import ctypes
import json
import os
import shutil
import subprocess
import tempfile
from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from ..files import data_folder
from ..measure import clock, host
from ..measure.bench import needs
from ..measure.sampler import HASH, Candidate, measure
from ..spec import hashes
from ..spec.hashes import block_bytes

SIZE = 8192
# Function name -> title, digest of the empty message; a function with another digest is not timed.
FINALISTS: dict[str,
                tuple[str,
                      str]] = json.loads(
    Path(__file__).with_name("finalists.json").read_text())["finalists"]
EVP = {"SHA256": "SHA-256, OpenSSL", "SHA512": "SHA-512, OpenSSL", "SHA3-256": "SHA3-256, OpenSSL",
       "BLAKE2B512": "BLAKE2b, OpenSSL", "BLAKE2S256": "BLAKE2s, OpenSSL"}


def build_finalists(build_folder: Path) -> tuple[ctypes.CDLL | None, str]:
    """Return the library of finalists, or None and the reason."""
    source = data_folder("generator").parent / "bench" / "finalists"
    if not (source / "Cargo.toml").is_file():
        return None, "the SHA-3 finalists: there is no bench/finalists/ here"
    cargo = shutil.which("cargo") or shutil.which("cargo", path=str(Path.home() / ".cargo" / "bin"))
    if cargo is None:
        return None, "the SHA-3 finalists: cargo is not installed"
    target = Path(os.environ.get("CARGO_TARGET_DIR") or build_folder)
    cargo_run = subprocess.run([cargo, "build", "--release", "--locked", "--quiet",
                                "--manifest-path", str(source / "Cargo.toml"), "--target-dir",
                                str(target)], check=False, capture_output=True, text=True)
    if cargo_run.returncode:
        why = next((line for line in cargo_run.stderr.splitlines() if line.startswith("error")),
                   "no reason given")
        return None, f"the SHA-3 finalists: cargo cannot build bench/finalists: {why}"
    return ctypes.CDLL(str(target / "release" / "libfinalists.so")), ""


def figure(where: Path, kernels: Sequence[Mapping[str, Any]], seconds: float,
           target: Path) -> dict[str, Any]:
    """Return cycles per byte of each candidate at 8 KB, and the candidates skipped.

    `kernels` are entries of the manifest in `where`; cargo builds in `target`.
    """
    skipped: list[str] = []
    wanted = [k
              for k in kernels if k["kind"] == "blocks" and k["gas"] and not host.lacking(needs(k))]
    with tempfile.TemporaryDirectory(prefix="nsms-figure7-") as scratch:
        loaded = clock.library(Path(scratch), "report",
                               sorted({(where / k["gas"]).resolve() for k in wanted}))
        candidates = {}
        for k in wanted:
            block = block_bytes(hashes.load(k["hash"]))
            name = f"{k['hash'].upper().replace('SHA', 'SHA-')}, nsms {k['isa']} n={k['n']}"
            candidates[name] = Candidate(loaded[k["symbol"]], SIZE // block + 1)
        for digest, name in EVP.items():
            if loaded.nsms_evp(digest.encode()):
                candidates[name] = Candidate(loaded.nsms_evp_hash, SIZE,
                                             partial(loaded.nsms_evp, digest.encode()))
            else:
                skipped.append(f"{name}: libcrypto is not installed or has no {digest}")
        try:
            import blake3

            def hash_message(out: int, data: int, size: int) -> None:
                digest_bytes = blake3.blake3(memoryview((ctypes.c_ubyte
                                                         * size).from_address(
                    data)).cast("B")).digest()
                ctypes.memmove(out, digest_bytes, len(digest_bytes))

            candidates["BLAKE3, PyPI"] = Candidate(HASH(hash_message), SIZE)
        except ImportError:
            skipped.append("BLAKE3: the Python package blake3 is not installed (pip install "
                           "'.[report]' in a checkout)")
        finalists, why = build_finalists(target)
        if finalists is None:
            skipped.append(why)
        else:
            for symbol, (name, empty) in FINALISTS.items():
                if not digest_of(finalists[symbol]).startswith(empty):
                    skipped.append(f"{name}: a wrong digest, so no figure")
                else:
                    candidates[f"{name}, Rust"] = Candidate(finalists[symbol], SIZE)
        figures = measure(loaded, candidates, SIZE, seconds)
    return {"size": SIZE, "figures": figures, "skipped": skipped}


def digest_of(function: Any) -> str:
    """Return the function's digest of the empty message in hexadecimal."""
    out = ctypes.create_string_buffer(64)
    function(out, b"", ctypes.c_size_t(0))
    return out.raw.hex()
