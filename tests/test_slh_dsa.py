"""examples/slh-dsa: keys and signatures beside an implementation with hashlib."""

from __future__ import annotations

import ctypes
import hashlib
import os
import subprocess
from pathlib import Path

import clibrary
import pytest
from slh_dsa import SETS, Key

from generator.files import TOP

FOLDER = TOP / "examples" / "slh-dsa"
FAST = [name for name in SETS if name.endswith("f")]


class Example:
    def __init__(self, path: Path) -> None:
        self.c = ctypes.CDLL(str(path))
        self.c.slh_find.restype = ctypes.c_void_p

    def set(self, name: str) -> ctypes.c_void_p:
        return ctypes.c_void_p(self.c.slh_find(name.encode()))

    def keygen(self, name: str, seeds: bytes | None) -> tuple[bytes, bytes]:
        n = SETS[name][0]
        public, secret = ctypes.create_string_buffer(2 * n), ctypes.create_string_buffer(4 * n)
        assert self.c.slh_keygen(self.set(name), public, secret, seeds) == 0
        return public.raw, secret.raw

    def sign(self, name: str, secret: bytes, message: bytes, context: bytes | None = b"",
             random: bytes | None = None) -> bytes:
        n, _, d, height, a, k, _ = SETS[name]
        out = ctypes.create_string_buffer(n * (1 + k * (1 + a) + d * (2 * n + 3 + height)) + 1)
        out[-1] = b"\xa5"                                   # behind the signature
        of = [self.set(name), out, message, ctypes.c_size_t(len(message))]
        if context is None:
            assert self.c.slh_sign_internal(*of, secret, random) == 0
        else:
            assert self.c.slh_sign(*of, context, ctypes.c_size_t(len(context)), secret, random) == 0
        assert out.raw[-1:] == b"\xa5"
        return out.raw[:-1]

    def verify(self, name: str, public: bytes, message: bytes, signature: bytes,
               context: bytes | None = b"") -> bool:
        of = [self.set(name), signature, ctypes.c_size_t(len(signature)), message,
              ctypes.c_size_t(len(message))]
        if context is None:
            status = self.c.slh_verify_internal(*of, public)
        else:
            status = self.c.slh_verify(*of, context, ctypes.c_size_t(len(context)), public)
        assert status in (0, 1)
        return bool(status == 0)


def compile_example(target: Path, *options: str) -> Path:
    lib = TOP / "generated" / "lib"
    clibrary.run("gcc", "-std=c99", "-O2", *clibrary.WARNINGS, *options, "-I", lib, "-o", target,
                 FOLDER / "slh_dsa.c", lib / "nsms.c", clibrary.build_kernel_archive())
    return target


@pytest.fixture(scope="module")
def example(tmp_path_factory: pytest.TempPathFactory) -> Example:
    return Example(compile_example(tmp_path_factory.mktemp("slh-dsa") / "slh.so", "-fPIC",
                                   "-shared"))


@pytest.fixture(scope="module")
def program(example: Example) -> Path:
    library = Path(example.c._name)
    clibrary.run("gcc", "-std=c99", *clibrary.WARNINGS, FOLDER / "main.c", library,
                 f"-Wl,-rpath,{library.parent}", "-o", library.with_name("slh-dsa"))
    return library.with_name("slh-dsa")


def key(name: str) -> Key:
    n = SETS[name][0]
    return Key(name, bytes(range(n)), bytes(range(100, 100 + n)), bytes(range(200, 200 + n)))


def seeds(k: Key) -> bytes:
    return k.sk_seed + k.sk_prf + k.pk_seed


@pytest.mark.parametrize("name", [*FAST, pytest.param("128s", marks=pytest.mark.full)])
def test_keys_are_those_of_hashlib(name: str, example: Example) -> None:
    k = key(name)
    assert example.keygen(name, seeds(k)) == (k.public, k.secret)


@pytest.mark.parametrize("name",
                         ["128f", *(pytest.param(n, marks=pytest.mark.full) for n in FAST[1:])])
def test_signatures_are_those_of_hashlib(name: str, example: Example) -> None:
    k, random = key(name), bytes(range(50, 50 + SETS[name][0]))
    assert example.sign(name, k.secret, b"message", b"context") == k.sign(b"message", b"context")
    if name == "192f":
        assert example.sign(name, k.secret, b"", b"", random) == k.sign(b"", b"", random)


# The first 8 bytes of SHA-256 of signatures, by code that agreed with the ACVP vectors of FIPS 205.
SIGNATURES = {"128s": "2fc54dc09f2580d1", "128f": "88d3932bf8219384", "192s": "8968dabeea866354",
              "192f": "d870c6bc546ef288", "256s": "cb98f5bd944a7088", "256f": "53b4c8e22a4ca864"}


@pytest.mark.full
@pytest.mark.parametrize("options", [["-fsanitize=undefined", "-fno-sanitize-recover"],
                                     ["-DSLH_ONE_BY_ONE"]])
def test_signatures_of_every_set_are_those_that_agreed_with_nists_vectors(
        options: list[str], tmp_path: Path) -> None:
    built = Example(compile_example(tmp_path / "one.so", "-fPIC", "-shared", *options))
    for name, right in SIGNATURES.items():
        _, secret = built.keygen(name, seeds(key(name)))
        assert hashlib.sha256(built.sign(name, secret, b"y")).hexdigest()[:16] == right, name


@pytest.mark.parametrize("name", [pytest.param(n, marks=() if n in FAST else pytest.mark.full)
                                  for n in SETS])
def test_a_signature_verifies_and_any_change_is_refused(name: str, example: Example) -> None:
    public, secret = example.keygen(name, None)
    n, _, _, _, a, k, _ = SETS[name]
    message, context = b"a message", b"a context"
    signature = example.sign(name, secret, message, context, os.urandom(n))
    assert example.verify(name, public, message, signature, context)
    assert signature != example.sign(name, secret, message, context)
    fors = n * (1 + k * (1 + a))
    end = len(signature) - 1
    for at in (0, n, n + n, fors - 1, fors, fors + n * (2 * n + 3), end - n * (2 * n + 3), end):
        changed = signature[:at] + bytes([signature[at] ^ 1]) + signature[at + 1:]
        assert not example.verify(name, public, message, changed, context), at
    assert not example.verify(name, public, message, signature[:-1], context)
    assert not example.verify(name, public, message, signature + b"\0", context)
    assert not example.verify(name, public, b"a messagf", signature, context)
    assert not example.verify(name, public, message, signature, b"a contexu")
    assert not example.verify(name, public, context + message, signature)
    for at in (0, n, 2 * n - 1):
        changed = public[:at] + bytes([public[at] ^ 128]) + public[at + 1:]
        assert not example.verify(name, changed, message, signature, context), at


def test_every_multi_message_kernel_gives_the_same_signature(example: Example) -> None:
    library = clibrary.Library(Path(example.c._name))
    pairs = [("sha256", "avx512_m16"), ("sha256", "avx2_m8"), ("sha256", "shani_m2"),
             ("sha256", "portable"),
             ("sha512", "avx512_m8"), ("sha512", "avx2_m4"), ("sha512", "portable")]
    _, secret = example.keygen("192f", bytes(72))
    right, run = example.sign("192f", secret, b"x"), []
    for name, kernel in pairs:
        if library.use(name, kernel):
            assert example.sign("192f", secret, b"x") == right, kernel
            run.append(kernel)
        assert library.use(name, None)
    assert run.count("portable") == 2


def test_names_and_contexts_that_do_not_exist_are_rejected(example: Example) -> None:
    assert example.set("SLH-DSA-SHA2-128f").value == example.set("128f").value
    assert not example.set("SLH-DSA-SHAKE-128f").value and not example.set("").value
    public, secret = example.keygen("128f", None)
    out, size = ctypes.create_string_buffer(17088), ctypes.c_size_t
    assert example.c.slh_sign(example.set("128f"), out, b"", size(0), bytes(256), size(256), secret,
                              None) == -1
    assert not example.verify("128f", public, b"", example.sign("128f", secret, b""), bytes(256))


def test_the_program_signs_and_verifies_files(program: Path, tmp_path: Path) -> None:
    def run(command: str) -> tuple[int, str]:
        done = subprocess.run([str(program), *command.split()], cwd=tmp_path, capture_output=True,
                              text=True)
        return done.returncode, done.stdout + done.stderr

    (tmp_path / "file").write_bytes(bytes(200_000))
    assert run("keygen 192f secret public") == (0, "")
    assert (tmp_path / "secret").stat().st_mode & 0o777 == 0o600
    assert run("sign -c home 192f secret file hedged") == (0, "")
    assert run("sign -d -c home 192f secret file same") == run("sign -d -c home 192f secret file "
                                                               "again") == (0, "")
    hedged, same, again = ((tmp_path / name).read_bytes() for name in ("hedged", "same", "again"))
    assert same == again != hedged
    assert run("verify -c home 192f public file hedged") == run("verify -c home 192f public file "
                                                                "same") == (0, "valid\n")
    assert run("verify 192f public file hedged") == (1, "invalid\n")
    (tmp_path / "file").write_bytes(bytes(199_999) + b"\1")
    assert run("verify -c home 192f public file hedged") == (1, "invalid\n")
    assert run("sign 128f secret file x") == (2, "slh-dsa: secret: 96 bytes; a key of this set has "
                                                 "64\n")
    assert run("sign 192g secret file x")[1].startswith("slh-dsa: 192g: no parameter set; there "
                                                        "are 128s ")
    assert run("sign 192f none file x") == (2, "slh-dsa: none: No such file or directory\n")
    for wrong in ("", "keygen", "keygen 128f x", "frob 128f", "verify -d 128f a b c", "-c x"):
        status, text = run(wrong)
        assert status == 2 and text.startswith("usage: "), wrong
    assert run(f"sign -c {'x' * 256} 192f secret file x")[0] == 2
