"""LIB=1 with N=1 holds no kernel that schedules several blocks of one message."""

from generator.product import selection
from generator.request.requests import parse_request


def test_a_library_of_one_block_at_a_time_has_no_other_schedules() -> None:
    configs = selection.library_configs(
        selection.candidate_configs(parse_request({"n": "1"}), "1"))
    assert {c.n for c in configs if not c.m} == {1}
    assert {c.isa for c in configs if c.m} == {"shani", "avx2"}
    assert not {"iterations", "fixed"} & {kind for c in configs for kind in c.kinds}
    assert {c.family.NAME for c in configs} == {"sha1", "sha256", "sha512"}
    others = selection.library_configs(selection.candidate_configs(parse_request({}), "1"))
    assert {c.n for c in others if not c.m} != {1}
