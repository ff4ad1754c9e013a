"""Rewrite rules: identities that give formulas of the standards fewer instructions or a shorter
dependence chain; compile/rewrite.py applies them."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

# Left and right side, functions of three words.
Identity = tuple[Callable[..., Any], Callable[..., Any]]


def ch(x: Any, y: Any, z: Any) -> Any:
    """Return Ch as in FIPS 180-4 (4.2)."""
    return (x & y) ^ (~x & z)


def maj(x: Any, y: Any, z: Any) -> Any:
    """Return Maj as in FIPS 180-4 (4.3)."""
    return (x & y) ^ (x & z) ^ (y & z)


def ch_or(x: Any, y: Any, z: Any) -> Any:
    """Return Ch as in GB/T 32905 4.3 (GG)."""
    return (x & y) | (~x & z)


def maj_or(x: Any, y: Any, z: Any) -> Any:
    """Return Maj as in GB/T 32905 4.3 (FF)."""
    return (x & y) | (x & z) | (y & z)


def ch_mux(x: Any, y: Any, z: Any) -> Any:
    """Return Ch as a multiplexer: x selects between y and z."""
    return ((y ^ z) & x) ^ z


def ch_sum(x: Any, y: Any, z: Any) -> Any:
    """Return Ch as a sum of two terms, valid because no bit is set in both."""
    return (x & y) + (~x & z)


def maj_sum(x: Any, y: Any, z: Any) -> Any:
    """Return Maj as a sum of two terms, one of which does not depend on x."""
    return (y & z) + (x & (y ^ z))


def maj_shared(x: Any, y: Any, z: Any) -> Any:
    """Return Maj with a shared term: x ^ y of this round is y ^ z of the next."""
    return ((x ^ y) & (y ^ z)) ^ y


@dataclass(frozen=True)
class Rule:
    """Set of identities under one name; those of CH_MAJ_RULES are the values of the option CHMAJ.
    With `split_new_e`, a round computes its new a as e_new - d + T_2, where e_new = d + T_1."""

    name: str
    identities: tuple[Identity, ...]
    about: str
    split_new_e: bool = False


MUX = Rule("mux", ((ch, ch_mux), (ch_or, ch_mux), (maj, maj_shared), (maj_or, maj_shared)),
           "Ch as ((y^z)&x)^z, Maj sharing a^b between rounds")
STANDARD = Rule("fips", (), "Ch and Maj as the standard writes them")
CH_MAJ_RULES = (
    MUX,
    Rule("andn", ((maj, maj_shared), (maj_or, maj_shared)),
         "Ch as (x&y)^(~x&z), Maj sharing a^b between rounds"),
    Rule("sum", ((ch, ch_sum), (ch_or, ch_sum), (maj, maj_shared), (maj_or, maj_shared)),
         "Ch as (x&y)+(~x&z), Maj sharing a^b"),
    Rule("apart", ((ch, ch_sum), (maj, maj_sum)),
         "Ch and Maj as sums, e as a sum of its own and a as e - d + T_2",
         split_new_e=True),
    STANDARD,
)


def maj_unshared(x: Any, y: Any, z: Any) -> Any:
    """Return Maj without a term that rounds share."""
    return ((x | z) & y) | (x & z)


TABLE_RULE = Rule("tabled", ((maj, maj_unshared), (maj_or, maj_unshared)),
                  "Maj so that rounds share no part of it")
LANE_RULE = Rule("lanes", ((maj, maj_sum),),
                 "Maj in vector registers as (y&z)+(x&(y^z)); a truth table where there is one")


def rotation_terms(x: Any) -> tuple[Any, list[int], list[Any]] | None:
    """Return (word, amounts, shifts) of an XOR of rotations and right shifts of one word, else
    None."""
    if x.op in ("ror", "shr"):
        return (x.args[0], [x.data], []) if x.op == "ror" else (x.args[0], [], [x])
    if x.op != "xor":
        return None
    a, b = rotation_terms(x.args[0]), rotation_terms(x.args[1])
    return (a[0], a[1] + b[1], a[2] + b[2]) if a and b and a[0] is b[0] else None


def nest_rotations(x: Any) -> Any:
    """Rewrite an XOR of rotations of one word as nested rotations; None for other nodes."""
    terms = rotation_terms(x) if x.op == "xor" else None
    if (not terms or len(terms[1]) + len(terms[2]) != 3
        or len(terms[2]) > (x.kind.register_class == "int")):
        return None
    y, amounts, shifts = terms
    amounts = sorted(amounts)
    word = y.rotated(amounts[-1] - amounts[-2])
    for larger, smaller in zip(amounts[-2::-1], [0, *amounts][-3::-1]):
        word = (word ^ y).rotated(larger - smaller)
    return word ^ shifts[0] if shifts else word


def shift_before_rotation(x: Any) -> Any:
    """Rewrite two rotations ^ a right shift as (rotation ^ shift) ^ rotation, else None."""
    terms = rotation_terms(x) if x.op == "xor" else None
    if not terms or len(terms[1]) != 2 or len(terms[2]) != 1:
        return None
    y, (first, second), (shift,) = terms
    return (y.rotated(first) ^ shift) ^ y.rotated(second)


@dataclass(frozen=True)
class SigmaForm:
    """Form in which the Sigma functions are computed: a value of SIGMA, or "shift-first". `rewrite`
    returns a Sigma's node in this form, and None for any other node."""

    name: str
    rewrite: Callable[[Any], Any] | None
    about: str


SIGMAS = (SigmaForm("flat", None, "Sigma as the standard writes it"),
          SigmaForm("nested", nest_rotations, "Sigma as ror(ror(ror(x, c-b) ^ x, b-a) ^ x, a)"))
SHIFT_FIRST = SigmaForm("shift-first", shift_before_rotation,  # no value of the option SIGMA
                        "sigma as (ror(x, a) ^ shr(x, c)) ^ ror(x, b)")
