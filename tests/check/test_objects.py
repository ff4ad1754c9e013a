"""Objects of other people: OpenSSL's functions are proved as they come from Debian, and a changed
byte is refused."""

import copy
import random
from functools import cache
from pathlib import Path

import pytest
from silicon import buffers_after

from generator.check import Claim, Effort, ObjectError, objects, prove_object
from generator.check.claim import DEFAULT_EFFORT
from generator.check.disassembly import Disassembly
from generator.lab.mutation import native
from generator.product.details import EXPLAINING
from generator.product.jobs import object_with, read_file
from generator.product.write import describe_object
from generator.spec.samples import sample_calls

LIBRARY = Path("/usr/lib/x86_64-linux-gnu/libcrypto.a")
# the processor has nothing: the integer code is chosen
PLAIN = {"OPENSSL_ia32cap_P": bytes(16)}
FUNCTIONS = [f"{name}_block_data_order{part}" for name, parts in (
    ("sha1", ("", "_ssse3", "_avx", "_avx2", "_shaext")),
    ("sha256", ("", "_ssse3", "_avx", "_avx2", "_shaext")),
    ("sha512", ("", "_avx", "_avx2"))) for part in parts]


@cache
def member(symbol: str) -> bytes:
    return object_with(read_file(LIBRARY), symbol)[1]


def prove_member(symbol, claim, effort=DEFAULT_EFFORT):
    return prove_object(member(symbol), symbol, claim, effort)


needs_library = pytest.mark.skipif(not LIBRARY.is_file(), reason="libssl-dev is not installed")


@pytest.mark.full
@needs_library
@pytest.mark.parametrize("symbol", FUNCTIONS)
def test_openssl_is_proved_for_every_count_from_one(symbol):
    verdict = prove_member(symbol, Claim.of(symbol.split("_")[0], "blocks", least=1, assumed=PLAIN),
                           EXPLAINING)
    assert verdict.proved, verdict.message
    assert set(verdict.details["features"]) <= set(
        describe_object(member(symbol), symbol, PLAIN).features)


@needs_library
def test_openssl_is_not_proved_for_what_it_does_not_claim():
    verdict = prove_member("sha256_block_data_order_avx", Claim.of("sha256", "blocks"))
    assert not verdict.proved and "0 blocks" in verdict.message
    verdict = prove_member("sha256_block_data_order_avx",
                           Claim.of("sha1", "blocks", least=1), Effort())
    assert not verdict.proved
    verdict = prove_member("sha256_block_data_order_avx",
                           Claim.of("sha256", "blocks", least=1, abi="win64"))
    assert not verdict.proved


@needs_library
def test_without_a_row_the_instruction_is_named():
    with pytest.raises(ObjectError, match="vprotq.*\\+0x"):
        prove_member("sha512_block_data_order_xop", Claim.of("sha512", "blocks", least=1))


@needs_library
@pytest.mark.parametrize("symbol", ["sha256_block_data_order_shaext", "sha1_block_data_order_avx"])
def test_a_changed_byte_is_refused(symbol):
    image, draw = objects.load(member(symbol), assume=PLAIN), random.Random(7)
    claim = Claim.of(symbol.split("_")[0], "blocks", 2, least=1)
    start = image.address_of(symbol)
    refused, equal = 0, []
    for _ in range(6):
        changed = copy.deepcopy(image)
        section = changed.section_at(start)
        at = start - section.address + draw.randrange(0x80, 0x300)
        section.data[at] ^= 1 << draw.randrange(8)
        try:
            proved = prove_object(changed, symbol, claim, Effort(60_000)).proved
        except ObjectError:
            proved = False
        if proved:
            # a flipped bit may mean the same instruction
            equal.append(hex(at))
            assert right(changed, symbol, claim), (
                f"{symbol} with a bit flipped at {at:#x} is proved, and computes something else")
        refused += not proved
    print(f"{symbol}: {refused} refused; proved and equal: {equal}")
    assert refused > len(equal)


def right(image, symbol, claim):
    """Whether the processor gives the right answers; skips a test where it cannot run the
    function."""
    if lacking := set(
        describe_object(member(symbol), symbol, PLAIN).features) - native.host_features():
        pytest.skip(f"the host has no {', '.join(sorted(lacking))} to run {symbol} with")
    wanted = list(sample_calls(claim, random.Random(5), range(1, 6)))
    after = buffers_after(image, [(image.address_of(symbol), buffers)
                                  for buffers, _ in wanted], outside=PLAIN)
    return after is not None and all(rest[0] == answer for rest, (_, answer) in zip(after, wanted))


@needs_library
def test_what_is_proved_of_openssl_is_also_run():
    symbol = "sha256_block_data_order_avx"
    image = objects.load(member(symbol), assume=PLAIN)
    assert right(image, symbol, Claim.of("sha256", "blocks", 2, least=1))
    assert not right(image, symbol, Claim.of("sha1", "blocks", 2, least=1))


@needs_library
def test_hashes_of_code_distinguish_functions():
    # which leads to XOP code
    expected = [symbol for symbol in FUNCTIONS if symbol != "sha512_block_data_order"]
    images = [(symbol, objects.load(member(symbol), assume=PLAIN))
              for symbol in [*expected, FUNCTIONS[1]]]
    hashes = [Disassembly(image, image.address_of(symbol)).sha256 for symbol, image in images]
    assert len({*hashes}) == len(expected)


def test_an_archive_without_the_symbol_and_a_missing_file_are_refused(tmp_path):
    with pytest.raises(ObjectError, match="no member"):
        object_with(b"!<arch>\n", "f")
    with pytest.raises(ObjectError, match="cannot be read"):
        read_file(tmp_path / "nowhere.o")
