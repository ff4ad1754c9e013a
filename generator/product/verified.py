"""`nsms verify`: files go in, what of the proved functions is in them comes out, with what differs, and if wanted proved again.

pictures.py reads the files and nsms_verify.py compares, both vendored too; recipes.py says what was proved. The prover reads
objects that no linker has touched, so a linked file is compared and never proved again.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from ..check import ObjectError
from ..request.asked import Refused
from . import nsms_verify
from .claims import Entry
from .pictures import pictures
from .prove import Teller, verdict
from .recipes import recipes

Told = dict[str, Any]


@dataclass
class Findings:
    """What was found in the files; `unknown`: functions that could not be looked for; `sought`: whose could, as `gas elf64`."""

    told: list[Told] = field(default_factory=list)
    empty: list[str] = field(default_factory=list)
    unknown: list[str] = field(default_factory=list)
    sought: list[str] = field(default_factory=list)

    def lines(self) -> list[str]:
        """A sentence for each function, and a count."""
        again = {None: "", True: "; proved again: ", False: "; NOT PROVED again: "}
        said = [nsms_verify.sentence(one) + again[one.get("proved_again")] + one.get("message", "") for one in self.told]
        right = sum(one["proved_bytes"] for one in self.told)
        return [*said, f"{len(self.told)} functions found, {right} of them the proved bytes"]

    def wrong(self) -> str:
        """What is wrong, in a line; nothing if all is as it should be."""
        if bad := [one for one in self.told if not one["proved_bytes"]]:
            return f"{len(bad)} of {len(self.told)} functions are not the bytes that were proved, the first: {bad[0]['symbol']}."
        if bad := [one for one in self.told if one.get("proved_again") is False]:
            return f"{len(bad)} of {len(self.told)} functions are not proved from that file, the first: {bad[0]['symbol']}."
        return (f"nothing of ours is in {', '.join(self.empty)}, of what assemblers here make: {', '.join(self.sought)}."
                if self.empty else "")


def look(names: Sequence[str], folder: Path, entries: Sequence[Entry], again: bool, progress: Teller) -> Findings:
    """What is in the files. Refused where one cannot be read, or proved again."""
    try:
        held_in = {name: pictures(name) for name in names}
    except ObjectError as error:
        raise Refused(str(error)) from None
    if again and (linked := next((name for name, held in held_in.items() if any(p.linked for p in held)), None)):
        raise Refused(f"{linked} is linked, and the prover reads objects and archives only, so --prove means nothing to it. Its "
                      "bytes are compared without --prove.")
    made, unknown = recipes(folder, entries, progress)
    if not made:
        raise Refused(f"nothing of {folder}/manifest.json is proved for an assembler that is here, so there is nothing to "
                      "compare with. Install gcc or nasm.")
    proved = [nsms_verify.Proved(one) for one in made]
    found = Findings(unknown=unknown, sought=sorted({f"{one['assembler']} {one['format']}" for one in made}))
    known = {entry["symbol"]: entry for entry in entries}
    for name, held in held_in.items():
        before = len(found.told)
        for picture in held:
            for one in nsms_verify.verify(picture, proved):
                found.told.append(one | (proved_again(picture, one, known[one["symbol"]]) if again else {}))
        if len(found.told) == before:
            found.empty.append(name)
    return found


def proved_again(picture: Any, one: Told, entry: Mapping[str, Any]) -> Told:
    """The prover's word on a function of an object, by the name that it has there."""
    name = next((name for name in (one["symbol"], "_" + one["symbol"]) if name in picture.symbols), None)
    if one["found_by"] != "symbol" or name is None:
        return {"proved_again": False, "message": "it has no symbol there, by which the prover could find it"}
    try:
        told = verdict(bytes(picture.data), one["symbol"], entry, one["convention"] or "sysv")
    except ObjectError as error:
        return {"proved_again": False, "message": str(error)}
    return {"proved_again": told["proved"], "message": told["message"]}
