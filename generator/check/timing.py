"""The instructions whose time does not depend on their operands' values, by the list that says so; others are refused,
unless their row says so (`steady`). The lists themselves stand in timing.toml.

`intel-2024`: Intel, "Data Operand Independent Timing Instructions", the page that goes with its "Data Operand Independent
Timing ISA Guidance", as it was transcribed in the project doit-enforcer on 2024-07-31 (doit-ins.hpp, 585 mnemonics).
`intel-2026`: not in that transcription; on the page as updated on 2026-02-23, by the reading of the project Jasmin (commit
97d6f868b of 2026-05-26, which put them back). The page itself was not at hand: both are other people's readings of it. From
Ice Lake and Gracemont on Intel says these things only where DOITM is set, which only an operating system can do. Of AMD no
such list is known here: that its processors take as long for any operands of these instructions is assumed.

`public`: the instruction has no data operands, or the checker lets it run on public ones only (targets, conditions, addresses).
`none`: on no list that is known here; UNLISTED says why it is let through all the same, a verdict names it, and so does
docs/SOUNDNESS.md. Shifts and rotations stand here for immediate counts, which is all that the rows have. Left out on purpose:
divisions, string instructions, PDEP and PEXT (slow and data-dependent on AMD's family 17h), x87.
"""

import tomllib
from pathlib import Path

TIMING_TABLE = tomllib.loads(Path(__file__).with_name("timing.toml").read_text())
SOURCES: dict[str, str] = {name: source for source, names in TIMING_TABLE["listed"].items() for name in names.split()}
UNLISTED: dict[str, str] = {name: why for why, names in TIMING_TABLE["unlisted"].items() for name in names.split()}
SOURCES |= dict.fromkeys(UNLISTED, "none")
