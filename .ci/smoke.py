# SPDX-License-Identifier: Apache-2.0 OR ISC OR MIT
"""A quick test of the Python that runs it: every module is imported, six files are generated and
compared with generated/.

    smoke.py [TOP]     the test, of the checkout at TOP (this one); status 1 where something is
    wrong
    smoke.py needs     prints what the generator needs of Python's packages

No assembler is on the PATH meanwhile, so texts count as proved that the committed manifest says
are.
"""

import contextlib
import importlib
import io
import os
import pkgutil
import sys
import tempfile
import tomllib
from pathlib import Path

TOP = Path(__file__).resolve().parent.parent
# which not every module has to find
EXTRAS = ("numpy", "matplotlib", "distributed", "dask")
SIX = ("--hash sha1 --isa x64 --n 1", "--hash sha1 --isa shani --kind multi --m 2",
       "--hash sha256 --isa avx2 --n 8",
       "--hash sha256 --isa shani --len 64", "--hash sha512 --isa avx512 --n 1 --rounds lanes",
       "--hash sha512 --isa avx2 --n 1 --lane-rot bytes --layout wide --uarch zen3")


def import_everything() -> list[str]:
    """What cannot be imported, and why."""
    import generator
    wrong = []
    for module in pkgutil.walk_packages(generator.__path__, "generator."):
        if module.name.endswith(".__main__"):             # which would run
            continue
        try:
            importlib.import_module(module.name)
        except Exception as error:
            if getattr(error, "name", None) not in EXTRAS:
                wrong.append(f"{module.name}: {type(error).__name__}: {error}")
    return wrong


def generate(top: Path) -> list[str]:
    """What of the six files is not as in generated/."""
    from generator.__main__ import main
    wrong: list[str] = []
    with tempfile.TemporaryDirectory(prefix="nsms-") as scratch:
        out = Path(scratch) / "out"
        (out / "lib").mkdir(parents=True)                 # where a library is, it is written too
        os.environ["PATH"] = scratch
        for words in SIX:
            said = io.StringIO()
            with contextlib.redirect_stdout(said), contextlib.redirect_stderr(said):
                status = main(["gen", *words.split(), "--out", str(out)])
            if status:
                wrong.append(f"gen {words}: {said.getvalue().strip()}")
        for path in sorted([*out.glob("gas/*"), *out.glob("nasm/*")]):
            same = top / "generated" / path.relative_to(out)
            if not same.is_file() or same.read_bytes() != path.read_bytes():
                wrong.append(f"{path.relative_to(out)} is not as in generated/")
        if not wrong and len(list(out.glob("gas/*"))) < len(SIX):
            wrong.append("fewer files than requests")
    return wrong


def test(top: Path) -> int:
    sys.path.insert(0, str(top))
    wrong = import_everything() or generate(top)
    print("\n".join(wrong[:10]), file=sys.stderr, end="\n" if wrong else "")
    return 1 if wrong else 0


if __name__ == "__main__":
    asked = sys.argv[1] if len(sys.argv) > 1 else str(TOP)
    if asked == "needs":
        print("\n".join(
            tomllib.loads((TOP / "pyproject.toml").read_text())["project"]["dependencies"]))
    else:
        sys.exit(test(Path(asked)))
