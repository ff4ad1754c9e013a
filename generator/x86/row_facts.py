"""Facts about rows of the ISA tables that the compiler needs and the prover does not."""

from functools import cache

from ..spec.words import Word
from .isa import Row

# values of a and b on which `commutes` tests a row; the last ones are amounts of shifts
SAMPLES = ((0x0123456789ABCDEF, 0xFFEEDDCCBBAA9988), (0x5A5A5A5AC3C3C3C3, 0x1122334455667788),
           (16, 1))


def needs_alignment(row: Row) -> bool:
    """Return whether the row's memory operand must be aligned: the row is an aligned move, or a
    legacy SSE form that reads a whole vector register from memory."""
    reads_vector = bool(row.mem) and row.class_of(row.mem, 128) == ("vec", 128)
    return row.aligned or row.preserves_upper and reads_vector


@cache
def commutes(row: Row) -> bool:
    """Return whether exchanging the operands a and b leaves the result equal, as tested on three
    pairs of words. Return False without a test if the row has other operands, an operand with a
    form of its own, or takes lists of lanes."""
    if ([o.name for o in row.reads] != ["a", "b"] or row.takes_lane_lists
            or any(o.register_form for o in row.operands)):
        return False
    width = row.lane or row.widths[0]
    pairs = [(Word(x & (1 << width) - 1, width), Word(y & (1 << width) - 1, width))
             for x, y in SAMPLES]
    return all(row.means(x, y) == row.means(y, x) for x, y in pairs)
