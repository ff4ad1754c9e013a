"""Variants of kernels: one choice at a time is varied around the default, or choices are crossed."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import product as cross

from ..request.asked import Refused, families, ms, natural, ns, pick
from ..request.cells import Kernel, Many
from ..request.choices import CHOICES, OF_MANY, choice
from ..request.many import MANY, heeded, of_many
from ..request.refusals import allowed
from ..request.requests import blocks
from ..target import isa as isas
from ..text import hashes
from . import host


@dataclass(frozen=True)
class Variant:
    """A cell that is looked at, and in which choices it differs from its hash's default."""

    cell: Kernel | Many
    varied: Mapping[str, str] = field(default_factory=dict)

    @property
    def name(self) -> str:
        return self.cell.stem + "_pairs" * (self.kind == "pairs")

    @property
    def kind(self) -> str:
        return self.cell.kinds[0]

    @property
    def m(self) -> int | None:
        return self.cell.m if isinstance(self.cell, Many) else None

    @property
    def messages(self) -> int:
        """How many it hashes at once."""
        return self.m or 1

    @property
    def choices(self) -> list[str]:
        """Which choices mean something for it."""
        cell = self.cell
        there = heeded(cell.hash, cell.isa, self.kind, cell.mix) if isinstance(cell, Many) else None
        if there is not None:
            return [c.name for c in CHOICES + OF_MANY if c.name in there]
        return [c.name for c in CHOICES if c.applies(cell.family, cell.target)]

    def symbol(self, prefix: str) -> str:
        return self.cell.symbol(self.kind, prefix)


def of_several(asked: Mapping[str, str]) -> bool:
    return asked.get("kind") in MANY or bool({"m", "schedule", "mix"} & {*asked})


def cell_of(request: Mapping[str, str]) -> Kernel | Many:
    """The one cell of a request that says everything; Refused where there is none."""
    if of_several(request):
        return replace(of_many(request)[0], kinds=(request.get("kind", "multi"),))
    return replace(blocks(request)[0], kinds=("blocks",))


def axes(cell: Kernel | Many) -> dict[str, list[str]]:
    """What can be varied around a cell, and to what."""
    hash, isa_name = cell.hash, cell.isa
    hash_module, isa = hashes.load(hash), isas.load(isa_name)
    if isinstance(cell, Many):
        kind = cell.kinds[0]
        own = heeded(hash, isa_name, kind, cell.mix)
        return {**{c.name: own[c.name] for c in CHOICES + OF_MANY if c.name in own},
                "isa": [name for name in isas.names() if ms(hash_module, isas.load(name), kind)],
                "m": [str(number) for number in ms(hash_module, isa, kind)]}
    n = cell.n
    found = {c.name: list(allowed(c, hash, isa_name, [n])) for c in CHOICES}
    return {**found, "isa": [name for name in isas.names() if ns(hash_module, isas.load(name))],
            "n": [str(number) for number in ns(hash_module, isa)]}


def best_isa(hash: str) -> str:
    """The widest ISA with lanes that this processor has."""
    have = [name for name in isas.names() if not isas.load(name).special and not host.lacking(isas.load(name).features)
            and ns(hashes.load(hash), isas.load(name))]
    return max(have, key=lambda name: (isas.load(name).vector, len(isas.load(name).features)))


def variants(asked: Mapping[str, str], vary: Sequence[str] | None = None, product: Sequence[str] | None = None,
             isa: Callable[[str], str] | None = None) -> list[list[Variant]]:
    """For each hash the default and its variants, the default first.

    asked: what is held fixed. vary: only these are varied. product: every combination of these instead.
    """
    several = of_several(asked)
    known = ("isa", "m", *(c.name for c in CHOICES + OF_MANY)) if several else ("isa", "n", *(c.name for c in CHOICES))
    for name in (*(vary or ()), *(product or ())):
        pick("choice", name, known)
        if name in asked:
            raise Refused(f"{name.upper()}={asked[name]} is held fixed, so it cannot be varied. Leave one of the two out.")
    groups, refusals = [], []
    for hash in families(asked.get("hash")):
        if hash not in hashes.fips():
            raise Refused(f"explore measures SHA-1 and SHA-2 beside their peers, not {hash}. Try HASH=sha256.")
        isa_name = asked.get("isa") or (isa or best_isa)(hash)
        pick("ISA", isa_name, isas.names())
        most = natural(hashes.load(hash), isas.load(isa_name)) if not isas.load(isa_name).special else 1
        base = {**asked, "hash": hash, "isa": isa_name} | ({} if several else {"n": asked.get("n", str(most))})
        try:
            default = Variant(cell_of(base))
        except Refused as refused:
            refusals.append(refused)
            continue
        groups.append([default, *around(default, base, asked, vary, product)])
    if not groups:
        raise refusals[-1]
    return groups


def around(default: Variant, base: Mapping[str, str], asked: Mapping[str, str], vary: Sequence[str] | None,
           product: Sequence[str] | None) -> Iterator[Variant]:
    """The variants of one default that exist, each once."""
    hash = default.cell.hash
    open_axes = {name: values for name, values in axes(default.cell).items()
                 if name not in asked and name in (product or vary or (name,))}
    if product:
        combined: Iterable[dict[str, str]] = (dict(zip(open_axes, values)) for values in cross(*open_axes.values()))
    else:
        combined = ({name: value} for name, values in open_axes.items() for value in values)
    seen = {default.cell}
    for varied in combined:
        request = {**base, **varied}
        if "isa" in varied and not isinstance(default.cell, Many) and "n" not in asked and "n" not in varied:
            other = isas.load(varied["isa"])
            request["n"] = "1" if other.special else str(natural(hashes.load(hash), other))
        try:
            cell = cell_of(request)
        except Refused:
            continue
        if cell not in seen:
            seen.add(cell)
            own = {"isa": default.cell.isa, "n": str(default.cell.n), "m": str(default.messages)}
            own |= {c.name: getattr(default.cell, c.name) for c in CHOICES + OF_MANY}
            yield Variant(cell, {name: value for name, value in varied.items() if value != own[name]})


def about(variant: Variant) -> str:
    """What a variant is, in a line."""
    cell = variant.cell
    if not variant.varied:
        words = [f"M={cell.m}"] if isinstance(cell, Many) else []
        words += [f"{name.upper()}={getattr(cell, name)}" for name in variant.choices if name not in ("wipe", "uarch")]
        return f"the default: {' '.join(words)}"
    return "; ".join(f"{name.upper()}={value}: {meaning(cell, name, value)}" for name, value in variant.varied.items())


def meaning(cell: Kernel | Many, name: str, value: str) -> str:
    if name == "isa":
        return isas.load(value).about
    if isinstance(cell, Many):
        return f"{value} messages at once" if name == "m" else choice(name).values(cell.target)[value]
    if name == "n":
        lay = cell.lay
        side = f", {lay.k} word{'s' * (lay.k > 1)} of each side by side" if lay and lay.bank == "vec" else ""
        return f"{value} block{'s' * (cell.n > 1)} scheduled at once{side}"
    return choice(name).values(cell.target)[value]
