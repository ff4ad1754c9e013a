"""What is claimed of a function, and how much may be spent on a proof of it: two values that go through the checker unchanged."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from ..spec import hashes
from ..spec.kinds import KINDS, Function, functions, of_entry
from ..spec.message import Message
from .contents import ObjectError
from .memory import MAX_STACK_BYTES

MAX_SECONDS = 600.0               # of the processor's time, after which a proof is given up,
MAX_MEMORY_BYTES = 2 << 30              # bytes that it takes, where the system tells,
MAX_WEIGHT = 50_000_000           # and what its words may weigh, which is the same everywhere: of 50 bytes or so each


def find_hash(name: str) -> Any:
    """The FIPS text of a hash or of its family; ObjectError if there is none."""
    try:
        return hashes.find(name)
    except KeyError:
        raise ObjectError(f"no hash {name}; there are {', '.join(hashes.variants())}") from None


@dataclass(frozen=True)
class Claim(Function):
    """A function's kind and text, and under what they hold: the calling convention `abi` (sysv or win64), the `least` count
    of blocks that callers pass, the bytes that undefined symbols are `assumed` to hold, the stack that it may take."""

    abi: str = "sysv"
    least: int = 0
    assumed: Mapping[str, bytes] = field(default_factory=dict)
    stack_bytes: int = MAX_STACK_BYTES

    @classmethod
    def of(cls, hash_name: str, kind: str, n: int | None = None, abi: str = "sysv", least: int = 0,
           assumed: Mapping[str, bytes] | None = None, stack_bytes: int = MAX_STACK_BYTES, m: int | None = None,
           **message: Any) -> Claim:
        """A claim by names; ObjectError where they mean nothing. `hash_name`: a family or any hash of it, where it is of a whole
        message the very hash. `n`: blocks scheduled at once, which of the kind blocks only the search for counterexamples
        heeds. `message`: what is known of a whole one: length, shape, const and prefix of `Message`."""
        if kind not in functions():
            raise ObjectError(f"no kind {kind}; there are {', '.join(functions())}")
        if abi not in ("sysv", "win64"):
            raise ObjectError(f"no convention {abi}; there are sysv and win64")
        record, text = KINDS[kind], find_hash(hash_name)
        if record.of_n and not record.rounds and not n:
            raise ObjectError(f"the kind {kind} needs n, the number of blocks")
        if record.of_m and not m:
            raise ObjectError(f"the kind {kind} needs m, the number of messages")
        message_shape = None
        if record.is_fixed_message:
            message_shape = Message(hash_name, message.pop("length", None), **message)
            if message_shape.length is None and not message_shape.const or hash_name not in text.INITIAL:
                raise ObjectError(f"the kind {kind} needs the length of the message and one of the standard's hashes")
        return cls(text, record, n or 1, message_shape, m or 1, abi=abi, least=least, assumed=assumed or {},
                   stack_bytes=stack_bytes)

    @classmethod
    def of_entry(cls, entry: Mapping[str, Any], abi: str = "sysv") -> Claim:
        """What a manifest's entry claims."""
        f = of_entry(entry)
        return cls(f.text, f.kind, f.n, f.fixed_message, f.m, abi)


@dataclass(frozen=True)
class Effort:
    """How much a proof may take: instructions that are run, seconds of the processor's time, bytes, what its words may weigh; and
    whether it is `hasty` (the first failure is told, others are not looked for), or looks for an input that shows the failure.
    `progress` is called now and then with a line of text."""

    limit: int = 2_000_000
    seconds: float = MAX_SECONDS
    memory: int = MAX_MEMORY_BYTES
    weight: int = MAX_WEIGHT
    hasty: bool = False
    explain: bool = True
    progress: Callable[[str], None] | None = None


DEFAULT_EFFORT = Effort()
