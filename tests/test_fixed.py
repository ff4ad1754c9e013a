"""Kernels for messages of one length: every hash and shape, nothing else read or written, proved;
wrong ones refused."""

from __future__ import annotations

import functools
import hashlib
import hmac
import random
from pathlib import Path
from typing import Any

import pytest
from concrete_calls import call_kernel
from harness import in_memory
from hypothesis import HealthCheck, Phase, example, given, reject, settings
from hypothesis import strategies as st

from generator.check import Claim, Effort, prove_object, prover
from generator.check.opinion import Opinion
from generator.compile.build import compile
from generator.lab.mutation import native
from generator.plan.shapes import hash_computations
from generator.product import write
from generator.product.details import EXPLAINING
from generator.product.toolchain import assemble
from generator.request import requests
from generator.request.configs import KernelConfig
from generator.request.option_table import Rejected, valid_n
from generator.spec import hashes
from generator.spec.words import Word
from generator.x86 import target as isa

RANDOM = random.Random(6)


def config_of(**options: str) -> KernelConfig:
    (config,) = requests.resolve_configs(options)
    return config


def hashlib_name(name: str) -> str:
    return name.replace("sha512-", "sha512_")


def digest_of(name: str, message: bytes) -> bytes:
    return (hashes.digest(name, message) if name == "sm3"
            else hashlib.new(hashlib_name(name), message).digest())


def midstates(name: str, key: bytes) -> bytes:
    """Return the hash values after the blocks of HMAC's key, in memory order."""
    hash = hashes.find(name)
    return b"".join(in_memory(hash, hashes.process_blocks(hash, hashes.initial_state(hash, name),
                                                          bytes(x ^ pad for x in key)))
                    for pad in (0x36, 0x5C))


def emulate_kernel(c: KernelConfig, message: bytes, before: bytes = b"",
                   state_bytes: bytes = b"") -> bytes:
    return call_kernel(compile(c, "fixed"), [before or bytes(c.family.DIGEST_BITS[c.hash] // 8),
                                              *([state_bytes] if state_bytes else []), message])


LENGTHS = st.one_of(st.integers(0, 40), st.integers(41, 300))


PAIRS = [(name, isa_name) for isa_name in isa.names() for name in hashes.variants()
         if valid_n(hashes.find(name), isa.load(isa_name))]


@pytest.mark.parametrize("examples", [6, pytest.param(24, marks=pytest.mark.full)])
def test_every_length_gives_the_digest_and_touches_nothing_else(examples: int) -> None:
    @settings(max_examples=examples, deadline=None, phases=[Phase.generate],
              suppress_health_check=list(HealthCheck))
    @given(st.sampled_from(PAIRS), LENGTHS)
    def check(pair: tuple[str, str], length: int) -> None:
        name, isa_name = pair
        c = config_of(hash=name, isa=isa_name, len=str(length))
        message = RANDOM.randbytes(length)
        assert emulate_kernel(c, message) == digest_of(name, message)

    check()


SHAPES = [{"len": "64"}, {"len": "13"}, {"len": "200"}, {"shape": "double32"},
          {"shape": "merkle64"}, {"len": "64", "const": "2:3="}]
LAYOUTS = [(name, isa_name, layout) for name, isa_name in PAIRS
           for layout in ("packed", "idle", "wide")]


@pytest.mark.full
@settings(max_examples=24, deadline=None, phases=[Phase.explicit, Phase.generate],
          suppress_health_check=list(HealthCheck))
@given(st.sampled_from(LAYOUTS), st.sampled_from(SHAPES), st.sampled_from(["1", "2", "3"]))
@example(("sha512", "avx2", "wide"), {"len": "64"}, "1")
@example(("sha384", "avx512", "wide"), {"len": "64", "const": "2:3="}, "1")
def test_constant_words_fold_in_every_layout(target: tuple[str, str, str], shape: dict[str, str],
                                             n: str) -> None:
    name, isa_name, layout = target
    step = hashes.find(name).WIDTH // 8
    value = RANDOM.randbytes(2 * step)
    options = {**shape, "const": shape["const"] + value.hex()} if "const" in shape else shape
    try:
        c = config_of(hash=name, isa=isa_name, layout=layout, n=n, **options)
    except Rejected:
        reject()
    assert c.message and c.message.length is not None
    message = RANDOM.randbytes(c.message.length)
    complete_message = message
    if "const" in options:
        complete_message = message[:2 * step] + value + message[4 * step:]
        message = message[:2 * step] + message[4 * step:]
    assert emulate_kernel(c, message) == digest_of(name, complete_message)


@functools.cache
def initial_words(name: str) -> tuple[Any, int, int]:
    hash = hashes.find(name)
    return hash, hashes.block_bytes(hash), hash.WIDTH // 8


@pytest.mark.few(5)
@pytest.mark.parametrize("name, isa_name, length", [
    ("sha1", "x64", 0), ("sha512-224", "bmi2", 12), ("sha224", "shani", 100),
    ("sha384", "avx2", 150),
    ("sha512", "sha512ni", 37), ("sha384", "sha512ni", 0), ("sha512-224", "sha512ni", 128)])
@pytest.mark.parametrize("keyed", [False, True])
def test_hmac_is_hmac_with_a_key_as_argument_and_with_a_constant_key(
        name: str, isa_name: str, length: int, keyed: bool) -> None:
    key, message = RANDOM.randbytes(initial_words(name)[1]), RANDOM.randbytes(length)
    prefix = {"prefix_block": key.hex()} if keyed else {}
    c = config_of(hash=name, isa=isa_name, shape="hmac", len=str(length), **prefix)
    right = hmac.new(key, message, hashlib_name(name)).digest()
    assert emulate_kernel(c, message, state_bytes=b"" if keyed else midstates(name, key)) == right


@pytest.mark.few(2)
@pytest.mark.parametrize("name, isa_name, length",
                         [("sha256", "shani", 38), ("sha512", "x64", 70), ("sha1", "avx2", 0),
                          ("sha384", "avx512", 128), ("sha224", "bmi2", 200)])
def test_a_message_behind_a_midstate_is_hashed_with_its_block(name: str, isa_name: str,
                                                              length: int) -> None:
    hash, before, message = initial_words(name)[0], RANDOM.randbytes(
        initial_words(name)[1]), RANDOM.randbytes(length)
    midstate = in_memory(hash,
                         hashes.process_blocks(hash, hashes.initial_state(hash, name), before))
    c = config_of(hash=name, isa=isa_name, shape="midstate", len=str(length))
    assert emulate_kernel(c, message, state_bytes=midstate) == digest_of(name, before + message)
    assert (emulate_kernel(c, message, state_bytes=midstate[::-1])
            != digest_of(name, before + message))


@pytest.mark.few(3)
@pytest.mark.parametrize("name, isa_name", [("sha1", "shani"), ("sha256", "avx2")])
@pytest.mark.parametrize("first, last, more",
                         [(4, 15, 0), (0, 3, 9), (15, 15, 200), (1, 2, -29), (0, 15, 3)])
def test_constant_words_are_part_of_the_message_and_not_read(name: str, isa_name: str, first: int,
                                                             last: int, more: int) -> None:
    _, size, step = initial_words(name)
    constant, length = RANDOM.randbytes((last + 1 - first) * step), size + more
    c = config_of(hash=name, isa=isa_name, len=str(length),
                  const=f"{first}:{last}={constant.hex()}")
    rest = RANDOM.randbytes(length - len(constant))
    assert emulate_kernel(c, rest) == digest_of(name, rest[:first * step] + constant
                                                + rest[first * step:])


@pytest.mark.parametrize("name, isa_name",
                         [("sha256", "shani"), ("sha1", "x64"), ("sha512", "avx2")])
def test_constant_words_alone_are_one_block_from_any_state(name: str, isa_name: str) -> None:
    hash, size, step = initial_words(name)
    constant, rest = RANDOM.randbytes(8 * step), RANDOM.randbytes(8 * step)
    state = [Word(RANDOM.getrandbits(hash.WIDTH), hash.WIDTH) for _ in hash.INITIAL[name]]
    c = config_of(hash=name, isa=isa_name, const=f"8:15={constant.hex()}")
    after = in_memory(hash, hashes.process_blocks(hash, state, rest + constant))
    assert emulate_kernel(c, rest, before=in_memory(hash, state)) == after


@pytest.mark.parametrize("length", [0, 128])
def test_constant_blocks_before_the_message_become_another_start(length: int) -> None:
    prefix, message = RANDOM.randbytes(128), RANDOM.randbytes(length)
    for name, isa_name in (("sha256", "shani"), ("sha512", "x64"), ("sha224", "avx")):
        c = config_of(hash=name, isa=isa_name, len=str(length), prefix_block=prefix.hex())
        assert emulate_kernel(c, message) == digest_of(name, prefix + message)
        hash = hashes.find(name)
        assert c.message and all(part.start.numbers != tuple(hash.INITIAL[name])
                                 for part in hash_computations(hash, c.message))


NATIVE = [dict(hash="sha256", isa="x64", len="64"), dict(hash="sha512-224", isa="x64", len="131"),
          dict(hash="sha1", isa="x64", len="1048576"), dict(hash="sha256", isa="shani", len="64"),
          dict(hash="sha1", isa="shani", len="119"), dict(hash="sha512", isa="avx2", len="128"),
          dict(hash="sha256", isa="avx2", len="1000001", n="8"),
          dict(hash="sha256", isa="shani", shape="double64"),
          dict(hash="sha224", isa="x64", shape="double64"),
          dict(hash="sha512-256", isa="avx2", shape="double32"),
          *(dict(hash=name, isa="x64", shape="pbkdf2") for name in ("sha1", "sha256", "sha512"))]


@pytest.mark.few(6)
@pytest.mark.parametrize("options", NATIVE, ids=lambda options: "-".join(options.values()))
def test_on_this_processor_between_guard_pages(options: dict[str, str], tmp_path: Path) -> None:
    c = config_of(**options)
    if lacks := set(c.features) - native.host_features():
        pytest.skip(f"this processor lacks {', '.join(sorted(lacks))}")
    object = assemble(write.config_texts(c, "nsms_", ["gas"])[0]["gas"], "gas")
    library = native.link_library(object, c.symbol("fixed", "nsms_"), tmp_path)
    assert library and c.message
    name, shape, length = c.hash, c.message.shape, c.message.length
    message, key = RANDOM.randbytes(length or 0), RANDOM.randbytes(initial_words(name)[1])
    right = (hmac.new(key, message, name).digest() if shape == "pbkdf2" else
             digest_of(name, digest_of(name, message)) if shape.startswith("double64") else
             digest_of(name, message))
    call = [bytes(len(right)), *([midstates(name, key)] if shape == "pbkdf2" else []), message]
    assert native.find_wrong_result(library, [(call, right)], 60) == ""


# Proofs.

HASTY = Effort(hasty=True)  # a refusal ends with the first failure


def verdict_on(c: KernelConfig, effort: Effort = HASTY, **claimed: Any) -> Any:
    object = assemble(write.config_texts(c, "nsms_", ["gas"])[0]["gas"], "gas")
    m = c.message
    assert m
    what = dict(hash_name=c.hash, length=m.length, shape=m.shape, const=m.const,
                prefix=m.prefix) | claimed
    return prove_object(object, c.symbol("fixed", "nsms_"), Claim.of(kind="fixed", **what), effort)


@pytest.mark.full
@pytest.mark.parametrize("options", [
    dict(hash="sha224", isa="x64", len="7"),
    dict(hash="sha256", isa="shani", shape="midstate", len="38"),
    dict(hash="sha256", isa="shani", shape="node72"),
    dict(hash="sha256", isa="shani", shape="hmac", len="0"),
    dict(hash="sha256", isa="avx2", len="64"), dict(hash="sha512-224", isa="bmi2", shape="pbkdf2"),
    dict(hash="sha256", isa="bmi2", const="4:15=" + 12 * "80000001"),
    dict(hash="sha256", isa="avx2", len="80", const="0:3=" + 16 * "5a", prefix_block=64 * "01"),
    dict(hash="sha512", isa="avx2", len="64", layout="wide")],
                         ids=lambda options: "-".join(v[:12] for v in options.values()))
def test_kernels_are_proved_and_read_their_bytes_alone(options: dict[str, str]) -> None:
    c = config_of(**options)
    verdict = verdict_on(c, EXPLAINING)
    assert verdict.proved, verdict.message
    assert c.message
    accessed = verdict.details["accessed"]
    if c.message.length is not None:
        size = hashes.find(c.hash).DIGEST_BITS[c.hash] // 8
        assert accessed["digest"] == {"read": [], "write": [(0, size)]}
        taken = len(c.message.const.partition("=")[2]) // 2
        assert (accessed.get("message", {"read": []})["read"]
                == [(0, c.message.length - taken)][:c.message.length])


@pytest.mark.parametrize("length", ["4096", "1048576"])
def test_long_messages_are_proved_by_induction(length: str,
                                               monkeypatch: pytest.MonkeyPatch) -> None:
    if length == "1048576":            # whose blocks take the second opinion half a minute
        monkeypatch.setattr(prover, "second_opinion", lambda *_: Opinion(1))
    verdict = verdict_on(config_of(hash="sha256", isa="shani", len=length), EXPLAINING)
    assert verdict.proved and verdict.details["loops"], verdict.message


@pytest.mark.full
def test_what_is_not_claimed_rightly_is_not_proved() -> None:
    short, hidden = config_of(hash="sha256", isa="shani", len="64"), config_of(hash="sha256",
                                                                               isa="shani",
                                                                               shape="hmac",
                                                                               len="20",
                                                                               prefix_block=64
                                                                               * "6b")
    # reads a byte too many, and pads otherwise
    assert not verdict_on(short, length=63).proved
    assert not verdict_on(short, length=65).proved
    assert not verdict_on(short, hash_name="sha224").proved
    assert not verdict_on(short, prefix=64 * "00").proved
    assert not verdict_on(hidden, shape="").proved
    assert not verdict_on(hidden, prefix=63 * "6b" + "6c").proved
    constant = config_of(hash="sha256", isa="shani", const="8:15=" + 8 * "00000001")
    assert verdict_on(constant).proved
    assert not verdict_on(constant, const="8:15=" + 7 * "00000001" + "00000002").proved


@pytest.mark.few(1)
@pytest.mark.parametrize("length", [1000000 + 64, 1000000 + 1])
def test_a_loop_that_takes_another_number_of_blocks_is_not_proved(length: int) -> None:
    assert not verdict_on(config_of(hash="sha256", isa="shani", len="1000000"),
                          length=length).proved


# Requests.

def test_the_recorded_command_names_the_same_kernel() -> None:
    for options in (dict(hash="sha512-256", isa="bmi2", len="7"),
                    dict(hash="sha256", isa="shani", shape="hmac", len="9"),
                    dict(hash="sha256", isa="avx2", len="5000", n="8"),
                    dict(hash="sha1", isa="x64", const="0:0=DEADBEEF", wipe="1"),
                    dict(hash="sha224", isa="shani", shape="merkle64", prefix_block=64 * "a0")):
        c = config_of(**options)
        words = [word.partition("=") for word in c.command.split()[2:]]
        assert config_of(**{name.lower(): value for name, _, value in words}) == c


@pytest.mark.parametrize("options", [dict(len="0"), dict(const="4:15=" + 12 * "80000001")],
                         ids=["empty", "block"])
def test_kernels_without_a_length_in_bytes_are_written_too(options: dict[str, str],
                                                           tmp_path: Path) -> None:
    (entry,) = write.generate([config_of(hash="sha256", isa="shani", **options)], tmp_path, "gas")
    assert entry["proved"] and (entry["length"] is None) == ("const" in options)
