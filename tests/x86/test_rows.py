"""Are the rows the machine? Every form that the host can run, on random states, against its own
processor.

Each form of each row is assembled into a function that loads registers, memory and flags from a
buffer, runs the one instruction and stores everything; the prover's decoder and machine run the
same bytes on constants. The instructions that the machine runs without a row (jumps, the stack, and
others) are run in the same way.
"""

import dataclasses
import random
from collections import Counter

import pytest
from check_support import assemble
from row_forms import (
    FLAGS,
    ISAS,
    SIZE,
    STATUS_FLAGS,
    UNTESTED,
    forms,
    random_state,
    rows_of,
    untested_forms,
)
from row_prover import CONTROL, Prover, load_forms, number_labels, stack_errors, state_differences
from silicon import buffers_after

from generator.check import ObjectError, decode, objects
from generator.check.frame import Refusal
from generator.lab.mutation import native
from generator.x86.assembly import required_features

STATES, FEWEST = 100, 6                              # of a row, and of a form
WIDE = {"avx512f", "avx512vl", "avx512bw", "avx512dq"}
# how many forms there are at least, each a row in a width, from register or memory: all are run
# where the host has them
LEAST = {"x64": 81, "bmi2": 8, "sse41": 62, "avx": 54, "avx2": 115, "shani": 14, "avx512": 263,
         "avx512vl": 2, "avx512 and VBMI2": 6, "sha512ni": 3}


def host():
    """Return (features, whether the host has AVX-512); skip the test if it cannot load states."""
    features = native.host_features()
    if "avx2" not in features:
        pytest.skip("the host has no AVX2 to load and store the states with")
    return features, features >= WIDE


def forms_of_process(form):
    """Return the forms that one process executes with a form: its ISA's; those that need more
    features are alone."""
    return (f"{form.isa} and VBMI2" if form.isa == "avx512" and form.row.rotation == "shld"
            else form.isa)


@pytest.mark.parametrize("name", LEAST)
def test_every_row_means_what_the_processor_does(name):
    features, wide = host()
    listed = [form for form in forms() if forms_of_process(form) == name]
    image = load_forms([form.text for form in listed], wide)
    draw, prover = random.Random(2), Prover(image, wide)
    wrong, wanted, lacking = [], [], set()
    forms_of = Counter(form.row for form in listed)
    for k, form in enumerate(listed):
        address = image.symbols[f"f{k}_it"]
        prover.decode_as(address, form.row)
        instruction = prover.program.decoded_at(address).instruction
        lacking |= (set(required_features(instruction)) - features
                    | (WIDE - features if "avx512" in name else set()))
        wanted += [(k, form.text, random_state(form, number, draw))
                   for number in range(max(FEWEST, STATES // forms_of[form.row]))]
    ran = {form.key for form in listed}
    if lacking:
        pytest.skip(f"{len(ran)} forms of {name} not run, the host lacks "
                    f"{', '.join(sorted(lacking))}: "
                    f"{' '.join(sorted({form.row.mnemonic for form in listed}))}")
    after = buffers_after(image, [(image.symbols[f"f{k}"], [state])
                                  for k, _, state in wanted])
    assert after is not None, "one of the forms crashed"
    for (k, text, state), (got,) in zip(wanted, after):
        expected, flags = prover.run(image.symbols[f"f{k}_it"], state)
        wrong += state_differences(text, state, got, expected, flags, wide)
    print(f"{name}: {len(wanted)} states of {len(ran)} forms, {len(listed)} with their immediates")
    assert not wrong, "\n".join(wrong[:40])
    assert len(ran) >= LEAST[name], f"only {len(ran)} forms"


def test_no_row_is_left_out():
    assert {forms_of_process(form) for form in forms()} == set(LEAST)
    rows = {(name, row, width) for name in ISAS for row in rows_of(name) for width in row.widths}
    print(f"no row in an object, but among the control steps: {untested_forms()}")
    assert {form.key[:3] for form in forms()} == {key for key in rows
                                                  if key[1].mnemonic not in UNTESTED}


# what may be refused as well as run, but not run wrongly
DOUBTFUL = ["push ax; pop cx", "push cx; pop rdx; sub rsp, 6", "xchg eax, ecx", "xchg rax, rcx",
            "xchg cl, al", "pushfq; pop rdx", "cmp rax, rcx; jo 7f; mov rbx, rdx; 7: nop",
            "cmp rax, rcx; cmovl rdx, rbx",
            "cmp rax, rcx; cmovb dx, bx", "lea dx, [rcx + 5]", ".byte 0x67, 0x8d, 0x51, 0x05",
            "call 7f; jmp 8f; 7: ret 8; 8: nop", "enter 8, 0; leave", "std; cld",
            ".byte 0xf3, 0x90", ".byte 0x3e, 0x90",
            ".byte 0x48, 0x87, 0xc0", ".byte 0x48, 0x90", ".byte 0x49, 0x90",
            ".byte 0x66, 0x87, 0xc0",
            ".byte 0x87, 0xc0", ".byte 0x66, 0x68, 1, 2", ".byte 0x66, 0x6a, 1"]


def test_every_control_step_is_what_the_processor_does():
    features, wide = host()
    draw = random.Random(3)
    image = load_forms(number_labels(CONTROL + DOUBTFUL), wide)
    prover, wanted, wrong, refused = Prover(image, wide), [], [], {}
    for k, text in enumerate(CONTROL + DOUBTFUL):
        for number in range(12):
            state = bytearray(draw.randbytes(SIZE))
            # equal, zero and small numbers, for conditions
            if number < 4:
                state[8:16] = state[:8]
            if number in (1, 2):
                state[:32] = b"".join(draw.randrange(3 * number).to_bytes(8, "little")
                                      for _ in range(4))
            state[FLAGS:FLAGS + 8] = (0x202 | draw.getrandbits(12) & STATUS_FLAGS).to_bytes(
                8, "little")
            wanted.append((k, text, bytes(state)))
    after = buffers_after(image, [(image.symbols[f"f{k}"], [state])
                                  for k, _, state in wanted])
    assert after is not None, "one of the steps crashed"
    for (k, text, state), (got,) in zip(wanted, after):
        try:
            expected, flags = prover.run(image.symbols[f"f{k}_it"], state,
                                         image.symbols[f"f{k}_end"])
        except (ObjectError, Refusal) as error:
            refused[text] = str(error)
            continue
        wrong += (state_differences(text, state, got, expected, flags, wide)
                  + stack_errors(text, got, expected))
    print(f"{len(wanted)} states of {len(CONTROL)} control steps; refused: {refused or 'none'}")
    assert not wrong, "\n".join(wrong[:40])
    assert not set(refused) - set(DOUBTFUL), refused
    seen = {step.mnemonic for step in prover.program.steps.values()}
    assert decode.CONTROL <= seen, decode.CONTROL - seen


def test_a_wrong_control_step_is_found_out():
    _, wide = host()
    texts = ["push rcx; nop", "cmp rax, rcx; cmovb rbx, rdx", "pop rdx; nop", "lea rdx, [rcx - 3]"]
    others = ["push rdx; nop", "cmp rax, rcx; cmovae rbx, rdx", "mov rdx, [rsp]; nop",
              "lea rdx, [rcx - 4]"]
    right, wrong = load_forms(texts, wide), load_forms(others, wide)
    state = bytearray(random.Random(4).randbytes(SIZE))
    state[FLAGS:FLAGS + 8] = (0x202).to_bytes(8, "little")
    after = buffers_after(right, [(right.symbols[f"f{k}"], [bytes(state)])
                                  for k in range(len(texts))])
    prover = Prover(wrong, wide)
    for k, (got,) in enumerate(after):
        expected, flags = prover.run(wrong.symbols[f"f{k}_it"], bytes(state),
                                     wrong.symbols[f"f{k}_end"])
        assert (state_differences(texts[k], state, got, expected, flags, wide)
                + stack_errors(texts[k], got, expected)), texts[k]


def test_a_wrong_row_is_found_out():
    image = objects.load(assemble(".text\nf: ror eax, 7\nret"))
    prover, before = Prover(image, False), bytes(range(256)) * 3 + bytes(SIZE - 768)
    address = image.symbols["f"]
    right, flags = prover.run(address, before)
    row = prover.program.step_at(address).row
    wrong_row = dataclasses.replace(row, means=lambda a, i: a.rotated(i + 1))
    prover.program.steps[address] = dataclasses.replace(prover.program.step_at(address),
                                                        row=wrong_row)
    wrong, _ = prover.run(address, before)
    assert right != wrong
    assert state_differences("ror", before, right, wrong, flags, False) == ["ror: integers"]
