"""A second processor: qemu-user runs the forms up to AVX2 and the control steps, and they are
compared as silicon's are.

It is somebody else's reading of the manual, and stands in where the host has no AVX2. Skipped by
name where qemu is not there.
"""

from __future__ import annotations

import os
import pickle
import random
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import bare_runner
import pytest
from row_forms import FLAGS, SIZE, STATUS_FLAGS, forms, random_state
from row_prover import CONTROL, Prover, load_forms, number_labels, stack_errors, state_differences

pytestmark = pytest.mark.full

# where .ci/bootstrap.py puts it, unless the system has it
FOLDER = Path(sys.prefix) / "debian" / "usr"
ISAS = ("x64", "bmi2", "sse41", "avx", "avx2")        # what qemu 7.2 has
STATES = 4
LEAST = 300                                           # forms


def emulator() -> tuple[str, dict[str, str]]:
    built_emulator = FOLDER / "bin" / "qemu-x86_64"
    if built_emulator.exists():
        return str(built_emulator), {**os.environ,
                                     "LD_LIBRARY_PATH": str(FOLDER / "lib" / "x86_64-linux-gnu")}
    result = shutil.which("qemu-x86_64")
    if result is None:
        pytest.skip("qemu-x86_64 is not there: no second processor")
    return result, dict(os.environ)


def states_by_qemu(image: Any, wanted: list[tuple[int, bytes]]) -> list[bytes]:
    program, environment = emulator()
    pieces = [(section.address, bytes(section.data)) for section in image.sections if section.data]
    runner = [os.path.realpath(sys.executable), "-S", bare_runner.__file__]
    done = subprocess.run([program, "-cpu", "max", *runner], input=pickle.dumps((pieces, wanted)),
                          env=environment, capture_output=True, timeout=300)
    assert done.returncode == 0, done.stderr.decode()[-500:]
    assert len(done.stdout) == SIZE * len(wanted)
    return [done.stdout[at:at + SIZE] for at in range(0, len(done.stdout), SIZE)]


def test_every_row_up_to_avx2_means_what_a_second_processor_does() -> None:
    emulator()
    listed = [form for form in forms() if form.isa in ISAS]
    image = load_forms([form.text for form in listed], False)
    draw, wanted, wrong = random.Random(6), [], []
    prover = Prover(image, False)
    for k, form in enumerate(listed):
        prover.decode_as(image.symbols[f"f{k}_it"], form.row)
        wanted += [(k, random_state(form, number, draw)) for number in range(STATES)]
    after = states_by_qemu(image, [(image.symbols[f"f{k}"], state) for k, state in wanted])
    for (k, state), got in zip(wanted, after):
        expected, flags = prover.run(image.symbols[f"f{k}_it"], state)
        wrong += state_differences(listed[k].text, state, got, expected, flags, False)
    ran = {form.key for form in listed}
    print(f"{len(wanted)} states of {len(ran)} forms; not here: forms of other ISAs than "
          f"{', '.join(ISAS)}")
    assert not wrong, "\n".join(wrong[:40])
    assert len(ran) >= LEAST


def test_every_control_step_is_what_a_second_processor_does() -> None:
    emulator()
    image = load_forms(number_labels(CONTROL), False)
    draw, wanted, wrong = random.Random(7), [], []
    prover = Prover(image, False)
    for k, _ in enumerate(CONTROL):
        for number in range(STATES):
            state = bytearray(draw.randbytes(SIZE))
            if number < 2:
                state[8:16] = state[:8]
            state[FLAGS:FLAGS + 8] = (0x202 | draw.getrandbits(12) & STATUS_FLAGS).to_bytes(
                8, "little")
            wanted.append((k, bytes(state)))
    after = states_by_qemu(image, [(image.symbols[f"f{k}"], state) for k, state in wanted])
    for (k, state), got in zip(wanted, after):
        expected, flags = prover.run(image.symbols[f"f{k}_it"], state, image.symbols[f"f{k}_end"])
        wrong += (state_differences(CONTROL[k], state, got, expected, flags, False)
                  + stack_errors(CONTROL[k], got, expected))
    assert not wrong, "\n".join(wrong[:40])


def test_another_instruction_than_the_row_says_is_seen_by_a_second_processor() -> None:
    emulator()
    right, other = (load_forms([f"{name} ymm3, ymm1, ymm2"], False)
                    for name in ("vpaddd", "vpaddq"))
    state = bytearray(random.Random(8).randbytes(SIZE))
    state[FLAGS:FLAGS + 8] = (0x202).to_bytes(8, "little")
    got, = states_by_qemu(right, [(right.symbols["f0"], bytes(state))])
    for image, wrong in ((right, []), (other, ["f: vectors"])):
        expected, flags = Prover(image, False).run(image.symbols["f0_it"], bytes(state))
        assert state_differences("f", state, got, expected, flags, False) == wrong
