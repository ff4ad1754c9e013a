"""The paper's figure 7: SHA-2 and n-SMS beside the SHA-3 finalists and current hashes, in one run.

Input are kernels of a manifest; output are cycles per byte at 8 KB. OpenSSL's hash functions are
called through EVP, and the package blake3 of PyPI through Python. Our kernels of kind blocks are
called with one block more than the message has, for the padding. cargo builds the finalists in
bench/finalists/. "skipped" in the results says which of the other implementations are not timed.
"""

import ctypes
import json
import os
import shutil
import subprocess
from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from ...files import data_folder, temporary_folder
from ...spec import hashes
from ...spec.hashes import block_bytes, printed_name
from ...x86.uarch.processors import missing_features
from ..measure import clock
from ..measure.bench import required_features
from ..measure.peers import error_line
from ..measure.sampler import HASH_FUNCTION, Candidate, measure_candidates

MESSAGE_BYTES = 8192
# Function of the finalists' library -> title, digest of the empty message (hexadecimal). A function
# that computes another digest is not timed.
FINALISTS: dict[str, tuple[str, str]] = json.loads(
    Path(__file__).with_name("finalists.json").read_text())["finalists"]
# EVP's name of a hash function -> title
EVP = {"SHA256": "SHA-256, OpenSSL", "SHA512": "SHA-512, OpenSSL", "SHA3-256": "SHA3-256, OpenSSL",
       "BLAKE2B512": "BLAKE2b, OpenSSL", "BLAKE2S256": "BLAKE2s, OpenSSL"}


def build_finalists(build_folder: Path) -> tuple[ctypes.CDLL | None, str]:
    """Build the SHA-3 finalists in bench/finalists/. Return their library and "". If they cannot be
    built, return None and a line with the reason.

    cargo builds in the folder CARGO_TARGET_DIR if it is set, else in `build_folder`.
    """
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
        return None, ("the SHA-3 finalists: cargo cannot build bench/finalists: "
                      f"{error_line(cargo_run.stderr)}")
    return ctypes.CDLL(str(target / "release" / "libfinalists.so")), ""


def measure_figure7(kernel_folder: Path, kernels: Sequence[Mapping[str, Any]], seconds: float,
                    cargo_folder: Path) -> dict[str, Any]:
    """Measure the candidates of figure 7. Return {"size": message length in bytes, "figures":
    candidate's name -> its result (measure_candidates), "skipped": a line for each candidate other
    than our kernels that is missing or computes a wrong digest}. Finalists that cannot be built
    have one line together.

    `kernels`: entries of the manifest in `kernel_folder`, of which the kernels of kind blocks that
    this processor can run are timed; `seconds`: measuring time of all candidates together;
    `cargo_folder`: the folder in which cargo builds the finalists.
    """
    skipped: list[str] = []
    usable = [k for k in kernels if k["kind"] == "blocks" and k["gas"]
              and not missing_features(required_features(k))]
    with temporary_folder() as scratch:
        library = clock.build_sampler(scratch, sorted({(kernel_folder / k["gas"]).resolve()
                                                       for k in usable}))
        candidates = {}
        for k in usable:
            blocks = MESSAGE_BYTES // block_bytes(hashes.load(k["hash"])) + 1
            name = f"{printed_name(k['hash'])}, nsms {k['isa']} n={k['n']}"
            candidates[name] = Candidate(library[k["symbol"]], blocks)
        for digest, name in EVP.items():
            select = partial(library.nsms_evp, digest.encode())
            if select():
                candidates[name] = Candidate(library.nsms_evp_hash, MESSAGE_BYTES, select)
            else:
                skipped.append(f"{name}: libcrypto is not installed or has no {digest}")
        if function := blake3_function():
            candidates["BLAKE3, PyPI"] = Candidate(function, MESSAGE_BYTES)
        else:
            skipped.append("BLAKE3: the Python package blake3 is not installed (pip install "
                           "'.[report]' in a checkout)")
        finalists, reason = build_finalists(cargo_folder)
        if finalists is None:
            skipped.append(reason)
        else:
            for symbol, (name, digest) in FINALISTS.items():
                if empty_digest(finalists[symbol]).startswith(digest):
                    candidates[f"{name}, Rust"] = Candidate(finalists[symbol], MESSAGE_BYTES)
                else:
                    skipped.append(f"{name}: a wrong digest, so it is not timed")
        results = measure_candidates(library, candidates, MESSAGE_BYTES, seconds)
    return {"size": MESSAGE_BYTES, "figures": results, "skipped": skipped}


def blake3_function() -> Any:
    """Return a C function (out, data, size) that calls BLAKE3 of the Python package blake3; None if
    the package is not installed."""
    try:
        from blake3 import blake3
    except ImportError:
        return None

    def hash_message(out: int, data: int, size: int) -> None:
        """Write the digest of the `size` bytes at the address `data` to the address `out`."""
        message = memoryview((ctypes.c_ubyte * size).from_address(data)).cast("B")
        digest = blake3(message).digest()
        ctypes.memmove(out, digest, len(digest))

    return HASH_FUNCTION(hash_message)


def empty_digest(function: Any) -> str:
    """Return 64 bytes in hexadecimal: the digest of the empty message, then zeros. `function`: C
    function with the parameters (out, data, size) that computes the digest."""
    out = ctypes.create_string_buffer(64)
    function(out, b"", ctypes.c_size_t(0))
    return out.raw.hex()
