"""A single changed bit or operand must never be proved while it computes something else.

`make mutants` tries thousands; here are a hundred, on kernels made for the purpose, each also run by the processor.
"""

from pathlib import Path

import pytest
from check_support import assemble
from test_check_verdicts import TOY, blocks

from generator.check import mutants, native, objects
from generator.check.prover import family_of

GENERATED = Path(__file__).parent.parent / "generated" / "gas"


def committed(stem):
    """The text of a committed kernel."""
    path = GENERATED / f"{stem}.S"
    if not path.is_file():
        pytest.skip(f"{path.name} is not there")
    return path.read_text()


def test_flipped_bits_of_a_small_loop_are_not_proved_while_wrong():
    image = objects.load(assemble(blocks()))
    tally = mutants.bit_mutants(image, "f", TOY, "blocks", 2, 40)
    assert tally.total == 40 and tally.refused > 20
    assert not tally.unsound, tally.unsound


@pytest.mark.parametrize("stem, symbol, family, kind", [
    ("sha256_bmi2_rounds", "nsms_sha256_rounds_bmi2", "sha256", "rounds"),
    ("sha1_x64_rounds", "nsms_sha1_rounds_x64", "sha1", "rounds"),
    ("sha256_avx2_n1", "nsms_sha256_schedule_avx2_n1", "sha256", "schedule")])
def test_flipped_bits_of_kernels_are_not_proved_while_wrong(stem, symbol, family, kind):
    image = objects.load(assemble(committed(stem).replace(".intel_syntax noprefix", "", 0)))
    tally = mutants.bit_mutants(image, symbol, family_of(family), kind, 1, 20)
    if tally.skipped:
        pytest.skip(tally.skipped)
    assert tally.total == 20 and not tally.unsound, tally.unsound


def test_changed_operands_are_not_proved_while_wrong():
    def again(text):
        try:
            return assemble(text)
        except Exception:
            return None

    tally = mutants.line_mutants(blocks(), again, objects.load, "f", TOY, "blocks", 2, 30)
    assert tally.total > 15 and tally.refused > 5 and not tally.unsound, tally.unsound


def test_an_unsound_prover_is_found_out(monkeypatch):
    class Believes:
        proved = True

    monkeypatch.setattr(mutants, "prove_image", lambda *a, **k: Believes)
    tally = mutants.bit_mutants(objects.load(assemble(blocks())), "f", TOY, "blocks", 2, 10)
    assert tally.unsound


def test_a_crash_ends_the_child_only():
    image = objects.load(assemble(".text\nf: xor eax, eax\nmov [rax], rax\nret\ng: jmp g\nh: mov [rdi], rsi\nret"))
    assert native.call(image, image.symbols["f"], [bytes(8)]) is None
    assert native.call(image, image.symbols["g"], [bytes(8)], seconds=1) is None
    assert native.call(image, image.symbols["h"], [bytes(8), 77]) == [(77).to_bytes(8, "little"), b""]
