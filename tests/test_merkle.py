"""examples/merkle: the digests of fs-verity and of binary trees, beside the same written with
hashlib."""

from __future__ import annotations

import hashlib
import random
import re
import subprocess
from pathlib import Path

import pytest

from generator.files import TOP

SOURCE = TOP / "examples" / "merkle" / "merkle.c"
SIZES = (0, 1, 31, 32, 33, 64, 96, 4095, 4096, 4097, 20_000, 128 * 4096, 128 * 4096 + 1, 700_001)


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> str:
    (line,) = re.findall(r"^ \* +\$ (cc .*)$", SOURCE.read_text(), re.M)
    target = tmp_path_factory.mktemp("merkle") / "merkle"
    done = subprocess.run(line.replace("-o merkle", f"-Wall -Wextra -Werror -o '{target}'"),
                          shell=True, cwd=TOP,
                          capture_output=True, text=True)
    assert done.returncode == 0, done.stderr[-2000:]
    return str(target)


def sha256(data: bytes) -> bytes:
    return hashlib.sha256(data).digest()


def fsverity_digest(data: bytes) -> bytes:
    """Return the digest of fs-verity (Linux, Documentation/filesystems/fsverity.rst): SHA-256,
    blocks of 4 KiB, no salt."""
    def above(level: bytes) -> bytes:
        return b"".join(sha256(level[at:at + 4096].ljust(4096, b"\0"))
                        for at in range(0, len(level), 4096))

    level = above(data)
    while len(level) > 32:
        level = above(level)
    return sha256(bytes([1, 1, 12, 0, 0, 0, 0, 0]) + len(data).to_bytes(8, "little")
                  + level.ljust(64, b"\0") + bytes(176))


def tree(data: bytes) -> bytes:
    level = [data[at:at + 32].ljust(32, b"\0") for at in range(0, len(data) or 1, 32)]
    level += [bytes(32)] * ((1 << (len(level) - 1).bit_length()) - len(level))
    while len(level) > 1:
        level = [sha256(a + b) for a, b in zip(level[::2], level[1::2])]
    return level[0]


def test_files_have_the_digests_of_fs_verity_and_of_binary_trees(program: str,
                                                                 tmp_path: Path) -> None:
    draw = random.Random(1)
    for size in SIZES:
        data = draw.randbytes(size)
        path = tmp_path / f"{size}"
        path.write_bytes(data)
        said = [subprocess.run([program, *words, str(path)], capture_output=True, text=True).stdout
                for words in ([], ["-b"])]
        assert said == [f"sha256:{fsverity_digest(data).hex()} {path}\n",
                        f"{tree(data).hex()} {path}\n"], size
    assert (fsverity_digest(b"").hex()
            == "3d248ca542a24fc62d1c43b916eae5016878e2533c88238480b26128a1f1af95"), (
        "the digest that fsverity-utils prints")


def test_a_file_that_was_changed_fails_its_check(program: str, tmp_path: Path) -> None:
    data = bytes(10_000)
    path = tmp_path / "file"
    for words, digest in (([], fsverity_digest(data)), (["-b"], tree(data))):
        path.write_bytes(data)
        command = [program, *words, "-c", digest.hex(), str(path)]
        assert subprocess.run(command, capture_output=True, text=True).stdout == f"{path}: OK\n"
        path.write_bytes(data[:-1] + b"\1")
        done = subprocess.run(command, capture_output=True, text=True)
        assert (done.returncode, done.stdout) == (1, f"{path}: FAILED\n")
    assert subprocess.run([program, str(tmp_path)], capture_output=True).returncode == 2
