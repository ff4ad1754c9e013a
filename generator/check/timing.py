"""Instructions whose time does not depend on operand values. Input: the lists of mnemonics in
timing.toml. Output: mnemonic -> name of its list. The prover refuses an instruction on no list,
unless its row has `data_independent_time`. So no instruction is permitted by default.

Intel's page is "Data Operand Independent Timing Instructions", which belongs to "Data Operand
Independent Timing ISA Guidance". `intel-2024`: on the page, as transcribed by the project
doit-enforcer on 2024-07-31 (doit-ins.hpp, 585 mnemonics). `intel-2026`: not in that transcription,
but on the page as updated on 2026-02-23. The project Jasmin transcribed this update (commit
97d6f868b of 2026-05-26, which added these mnemonics again). The page itself was not available: both
lists are transcriptions by others. From Ice Lake and Gracemont on, Intel's statement holds only
with DOITM set, which only an operating system can do. No such list of AMD is known: it is assumed
that AMD's processors need the same time for all operands of these instructions.

`public`: the instruction has no data operands, or the prover permits public ones only (targets,
conditions, addresses). `none`: on no list of Intel's; timing.toml gives the reason why it is
permitted, and the verdict and docs/SOUNDNESS.md name it. Shifts and rotations are listed for
counts that are immediates or known constants, the only ones that rows have. Excluded on purpose:
divisions, string instructions, PDEP and PEXT (slow and data-dependent on AMD's family 17h), x87.
"""

import tomllib
from pathlib import Path

TIMING_TABLE = tomllib.loads(Path(__file__).with_name("timing.toml").read_text())
LISTS: dict[str, str] = {**TIMING_TABLE["listed"],
                         "none": " ".join(TIMING_TABLE["unlisted"].values())}
LIST_NAMES = {mnemonic: name for name, text in LISTS.items() for mnemonic in text.split()}
