"""Instructions whose time does not depend on operand values. Input: timing.toml, which lists
mnemonics by source. Output: mnemonic -> source. The prover refuses an instruction on no list,
unless its row has `data_independent_time`. So no instruction is permitted by default.

`intel-2024`: Intel, "Data Operand Independent Timing Instructions", the page that belongs to "Data
Operand Independent Timing ISA Guidance", as transcribed by the project doit-enforcer on 2024-07-31
(doit-ins.hpp, 585 mnemonics). `intel-2026`: not in that transcription, but on the page as updated
on 2026-02-23, as transcribed by the project Jasmin (commit 97d6f868b of 2026-05-26, which added
them again). The page itself was not available: both lists are transcriptions by others. From Ice
Lake and Gracemont on, Intel's statement holds only with DOITM set, which only an operating system
can do. No such list of AMD is known: that its processors need the same time for all operands of
these instructions is assumed.

`public`: the instruction has no data operands, or the prover permits public ones only (targets,
conditions, addresses). `none`: on no known list; UNLISTED gives the reason why it is permitted, the
verdict names it, and so does docs/SOUNDNESS.md. Shifts and rotations are listed for counts that are
immediates or known constants, the only ones that rows have. Excluded on purpose: divisions, string
instructions, PDEP and PEXT (slow and data-dependent on AMD's family 17h), x87.
"""

import tomllib
from pathlib import Path

TIMING_TABLE = tomllib.loads(Path(__file__).with_name("timing.toml").read_text())
SOURCES: dict[str, str] = {
    name: source for source, names in TIMING_TABLE["listed"].items() for name in names.split()}
UNLISTED: dict[str, str] = {
    name: why for why, names in TIMING_TABLE["unlisted"].items() for name in names.split()}
SOURCES |= dict.fromkeys(UNLISTED, "none")
