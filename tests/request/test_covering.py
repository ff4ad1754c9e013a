"""A sample in which every pair of option values occurs is built, assembled, and run or emulated.
Those in which every option value occurs with every function kind, and every hash on every ISA, are
also proved."""

from __future__ import annotations

import covering
import native_calls
import pytest

pytestmark = pytest.mark.full
# of the sample, which takes seconds to draw: no run of other tests waits for it
SAMPLE_SIZE = 76


@pytest.mark.parametrize("at", range(SAMPLE_SIZE))
def test_a_configuration_of_the_sample_passes(at: int) -> None:
    config = covering.covering_sample()[at]
    if reason := native_calls.check_config(config, config in covering.small_sample()):
        pytest.skip(f"{config.stem} is right by the rows' meanings and was not run: {reason}")


def test_the_sample_has_every_legal_pair_of_option_values() -> None:
    assert covering.missing_pairs(covering.covering_sample()) == []
    assert len(covering.covering_sample()) == SAMPLE_SIZE


def test_every_option_is_proved_with_every_kind_and_every_hash_on_every_isa() -> None:
    uncovered = covering.missing_pairs(covering.small_sample())
    assert uncovered and all({"kind"}.isdisjoint({a[0], b[0]}) and {a[0], b[0]} != {"hash", "isa"}
                             for a, b in uncovered)
    assert set(covering.small_sample()) < set(covering.covering_sample())
