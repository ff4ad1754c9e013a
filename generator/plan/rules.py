"""Ways to write the standard's functions: named identities of words, applied to the graph before selection.

Each identity says that two formulas are the same function; `check` tests that on the bits' truth tables (for
formulas that treat every bit alike) before any of them is used.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from ..spec.words import Word

Identity = tuple[Callable[..., Any], Callable[..., Any]]          # left side and right side, of three words


def ch(x: Any, y: Any, z: Any) -> Any:
    """Ch as in FIPS 180-4 (4.2)."""
    return (x & y) ^ (~x & z)


def maj(x: Any, y: Any, z: Any) -> Any:
    """Maj as in FIPS 180-4 (4.3)."""
    return (x & y) ^ (x & z) ^ (y & z)


def ch_or(x: Any, y: Any, z: Any) -> Any:
    """Ch as in GB/T 32905 4.3 (GG)."""
    return (x & y) | (~x & z)


def maj_or(x: Any, y: Any, z: Any) -> Any:
    """Maj as in GB/T 32905 4.3 (FF)."""
    return (x & y) | (x & z) | (y & z)


def ch_mux(x: Any, y: Any, z: Any) -> Any:
    """x chooses between y and z; y ^ z can be ready before x is."""
    return ((y ^ z) & x) ^ z


def ch_sum(x: Any, y: Any, z: Any) -> Any:
    """The two halves of Ch never meet, so a sum is as good, and joins the sum that Ch is a term of."""
    return (x & y) + (~x & z)


def maj_sum(x: Any, y: Any, z: Any) -> Any:
    """Two terms of the sum that Maj is in, of which one does not wait for x."""
    return (y & z) + (x & (y ^ z))


def maj_shared(x: Any, y: Any, z: Any) -> Any:
    """x ^ y of this round is y ^ z of the next."""
    return ((x ^ y) & (y ^ z)) ^ y


@dataclass(frozen=True)
class Rule:
    """A choice of identities under one name (CHMAJ). `split_new_e`: the new a is made of the new e, which does not wait for T_1
    then."""

    name: str
    identities: tuple[Identity, ...]
    about: str
    split_new_e: bool = False


MUX = Rule("mux", ((ch, ch_mux), (ch_or, ch_mux), (maj, maj_shared), (maj_or, maj_shared)),
               "Ch as ((y^z)&x)^z, Maj sharing a^b between rounds")
CH_MAJ_RULES = (
    MUX,
    Rule("andn", ((maj, maj_shared), (maj_or, maj_shared)), "Ch as (x&y)^(~x&z), Maj sharing a^b between rounds"),
    Rule("sum", ((ch, ch_sum), (ch_or, ch_sum), (maj, maj_shared), (maj_or, maj_shared)),
             "Ch as (x&y)+(~x&z), Maj sharing a^b"),
    Rule("apart", ((ch, ch_sum), (maj, maj_sum)), "Ch and Maj as sums, e as a sum of its own and a as e - d + T_2",
             split_new_e=True),
    Rule("fips", (), "Ch and Maj as the standard writes them"),
)


def maj_apart(x: Any, y: Any, z: Any) -> Any:
    """No part of it is one of another round's, so that one truth table takes the whole."""
    return ((x | z) & y) | (x & z)


TABLE_RULE = Rule("tabled", ((maj, maj_apart), (maj_or, maj_apart)), "Maj so that rounds share no part of it")
LANES = Rule("lanes", ((maj, maj_sum),), "Maj in vector registers as (y&z)+(x&(y^z)); a truth table where there is one")


def rotation_terms(x: Any) -> tuple[Any, list[int], list[Any]] | None:
    """The word, the amounts of its rotations and what else there is of it, a shift, if x is an XOR of such terms of one word."""
    if x.op in ("ror", "shr"):
        return x.args[0], [x.data] * (x.op == "ror"), [x] * (x.op == "shr")
    if x.op != "xor":
        return None
    a, b = rotation_terms(x.args[0]), rotation_terms(x.args[1])
    return (a[0], a[1] + b[1], a[2] + b[2]) if a and b and a[0] is b[0] else None


def ror_terms(x: Any) -> tuple[Any, list[int]] | None:
    """The word and the amounts, if x is a rotation of a word or an XOR of such rotations of one word."""
    terms = rotation_terms(x)
    return terms[:2] if terms and not terms[2] else None


def nested(x: Any) -> Any:
    """ror(y, a) ^ ror(y, b) ^ ror(y, c) as ror(ror(ror(y, c-b) ^ y, b-a) ^ y, a), and in integer registers also
    ror(y, a) ^ ror(y, b) ^ shr(y, c) as ror(ror(y, b-a) ^ y, a) ^ shr(y, c); None where x is no such sum."""
    terms = rotation_terms(x) if x.op == "xor" else None
    if not terms or len(terms[1]) + len(terms[2]) != 3 or len(terms[2]) > (x.kind.register_class == "int"):
        return None
    y, amounts, shifts = terms
    amounts = sorted(amounts)
    word = y.rotated(amounts[-1] - amounts[-2])
    for more, amount in zip(amounts[-2::-1], [0, *amounts][-3::-1]):
        word = (word ^ y).rotated(more - amount)
    return word ^ shifts[0] if shifts else word


@dataclass(frozen=True)
class Sigma:
    """A choice of how sums of rotations are written, under one name (SIGMA)."""

    name: str
    rewrite: Callable[[Any], Any] | None
    about: str


SIGMAS = (Sigma("flat", None, "Sigma as the standard writes it"),
          Sigma("nested", nested, "Sigma as ror(ror(ror(x, c-b) ^ x, b-a) ^ x, a)"))


def check(rules: tuple[Rule, ...]) -> None:
    """Every identity on all values of its bits; ValueError names one that does not hold."""
    tables = [Word(t, 8) for t in (0xF0, 0xCC, 0xAA)]
    for rule in rules:
        for original, replacement in rule.identities:
            if original(*tables) != replacement(*tables):
                raise ValueError(f"{rule.name}: {replacement.__name__} is not {original.__name__}")


check((*CH_MAJ_RULES, LANES, TABLE_RULE))
