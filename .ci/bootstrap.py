#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 OR ISC OR MIT
"""Makes .venv: what the Makefile's targets need, on a machine with Python 3.11, gcc and make alone,
without root.

    bootstrap.py [run | report | test | test-all | gate]

`run` (the default) is what the generator imports, `report` draws pictures too, `test` is for `make
test` (NASM with it), `test-all` for all tests (PeachPy, pyvex, qemu and others with it), `gate` is
everything. pyproject.toml names the packages, .ci/pins.txt pins what these need. One call installs
them: of uv, of this Python's pip, or of a pip that is run from its wheel (ensurepip's or Debian's).
NASM and the like are the system's, or unpacked from Debian's packages into .venv. A stamp of all
that decides the result makes the next call quick.
"""

import os
import signal
import sys

# Ctrl-C ends this at once: a part of .venv has no stamp
if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
    signal.signal(signal.SIGINT, signal.SIG_DFL)

if sys.version_info < (3, 11):
    sys.stderr.write("nsms: this is Python %d.%d; 3.11 or newer is needed. Try make "
                     "PYTHON=python3.11\n" % sys.version_info[:2])
    sys.exit(2)

import fcntl
import hashlib
import importlib.metadata
import importlib.util
import shutil
import subprocess
import sysconfig
import tomllib
from pathlib import Path

TOP = Path(__file__).resolve().parent.parent
VENV = TOP / ".venv"
PYTHON = VENV / "bin" / "python"
SITE = VENV / "lib" / f"python3.{sys.version_info.minor}" / "site-packages"
DEBIAN = VENV / "debian"                                 # Debian's packages, unpacked
ROOTS = (Path("/"), DEBIAN)
PINS = Path(__file__).with_name("pins.txt")
CERTIFICATES = Path("/etc/ssl/certs/ca-certificates.crt")
# asks for Python 3.12, and runs on 3.11 too
PYVEX = "pyvex==10.0.5"
# of pyproject.toml
EXTRAS = {"run": (), "report": ("report",), "test": ("test",), "test-all": ("test", "test-all"),
          "gate": ("test", "test-all", "report", "explore")}
COMMAND = """#!/bin/sh
here=$(dirname "$(readlink -f "$0")")
exec "$here/python" -c 'import os, sys
sys.path[0] = os.path.dirname(sys.prefix)
from generator.__main__ import run
run()' "$@"
"""


class Failed(Exception):
    """Something could not be had; the message says what, why, and what would help."""


def say(text: str) -> None:
    print(f"setting up .venv: {text}", file=sys.stderr, flush=True)


def run(*command: object, cwd: Path | None = None) -> None:
    """Runs a program in silence; the last line of its complaint becomes the reason of the
    failure."""
    environment = {name: value for name, value in os.environ.items()
                   if name not in ("PYTHONPATH", "PYTHONHOME")} | {
        "LC_ALL": "C", "PYTHONNOUSERSITE": "1", "PIP_DISABLE_PIP_VERSION_CHECK": "1",
        "PIP_ROOT_USER_ACTION": "ignore"}
    for bundle in (CERTIFICATES, VENV / "certificates.pem"):
        if bundle.exists():
            environment.setdefault("PIP_CERT", str(bundle))
    done = subprocess.run([str(c) for c in command], cwd=cwd, env=environment,
                          stdin=subprocess.DEVNULL,
                          capture_output=True, text=True, errors="replace")
    if done.returncode:
        lines = ([line.strip() for line in (done.stderr + done.stdout).splitlines() if line.strip()]
                 or ["no reason given"])
        errors = [line for line in lines if line.lower().startswith(("error", "e:"))]
        raise Failed(f"{Path(str(command[0])).name}: {(errors or lines)[-1]}")


def debian(*packages: str) -> None:
    """Unpacks Debian's packages, by the system's lists of packages, else by new ones."""
    if not shutil.which("apt-get") or not shutil.which("dpkg"):
        raise Failed(f"{' '.join(packages)}: there is no apt-get here that could have it; install "
                     f"it by hand")
    say(f"{' '.join(packages)} from Debian")
    apt = VENV / "apt"
    for folder in ("archives", "lists/partial", "cache/archives/partial"):
        (apt / folder).mkdir(parents=True, exist_ok=True)
    own = [f"-oDir::State={apt}", f"-oDir::State::lists={apt}/lists",
           "-oDir::State::status=/var/lib/dpkg/status",
           f"-oDir::Cache={apt}/cache", "-oAPT::Sandbox::User=root"]
    try:
        run("apt-get", "-qq", "download", *packages, cwd=apt / "archives")
    except Failed:                                       # no lists, or stale ones
        run("apt-get", "-qq", *own, "update")
        run("apt-get", "-qq", *own, "download", *packages, cwd=apt / "archives")
    for archive in (apt / "archives").glob("*.deb"):
        run("dpkg", "-x", archive, DEBIAN)
    shutil.rmtree(apt)


def install(*what: object) -> None:
    """Installs packages into .venv by the quickest installer that is here."""
    pip = ["install", "--quiet", "--no-input", "--no-compile", "--prefer-binary"]
    if shutil.which("uv"):
        return run("uv", "pip", "install", "--quiet", "--python", PYTHON, *what)
    # has --python
    if (importlib.util.find_spec("pip") and int(importlib.metadata.version("pip").partition(".")[0])
        > 22):
        return run(sys.executable, "-m", "pip", "--python", PYTHON, *pip, *what)
    places = [Path(sysconfig.get_path("stdlib"), "ensurepip/_bundled"),
              *(root / "usr/share/python-wheels" for root in ROOTS)]
    if not any(list(place.glob("pip-*.whl")) for place in places):
        debian("python3-pip-whl", "ca-certificates")
        trusted = [path for folder in ("usr/share", "usr/local/share") for root in ROOTS
                   for path in (root / folder / "ca-certificates").rglob("*.crt")]
        (VENV / "certificates.pem").write_bytes(b"\n".join(path.read_bytes() for path in trusted))
    # a wheel can be run
    run(PYTHON, next(wheel for place in places for wheel in place.glob("pip-*.whl")) / "pip", *pip,
        *what)


def nasm() -> None:
    """Install NASM, if it is not there."""
    if not shutil.which("nasm"):
        debian("nasm")
        run("ln", "-sf", DEBIAN / "usr/bin/nasm", VENV / "bin")


def second_readings() -> None:
    """Install PeachPy; and pyvex and qemu, without which a test is skipped by name."""
    peachpy = "usr/lib/python3/dist-packages/peachpy"
    if not Path("/", peachpy).exists():
        debian("python3-peachpy")
    run("ln", "-sfn", next(root / peachpy for root in ROOTS if (root / peachpy).exists()),
        SITE / "peachpy")
    try:
        # its wheel declares Python 3.12 and works with 3.11; its source takes minutes to build
        newer = ["--python-version", "3.12"]
        newer += [] if shutil.which("uv") else ["--ignore-requires-python"]
        install("--target", VENV / "pyvex", "--upgrade", "--no-deps", *newer, PYVEX)
        if not shutil.which("qemu-x86_64"):
            debian("qemu-user", "libcapstone4", "liburing2")
            for other in set(DEBIAN.glob("usr/bin/qemu-*")) - {DEBIAN / "usr/bin/qemu-x86_64"}:
                other.unlink()
    except Failed as failed:
        say(f"a test will be skipped: {failed}")


def requirements(level: str) -> list[str]:
    project = tomllib.loads((TOP / "pyproject.toml").read_text())["project"]
    return [*project["dependencies"],
            *(name for extra in EXTRAS[level] for name in project["optional-dependencies"][extra])]


def key(level: str) -> str:
    """The hash of everything that decides what .venv holds."""
    parts = [sys.version, os.path.realpath(sys.executable), str(VENV), Path(__file__).read_text(),
             PINS.read_text()]
    return hashlib.sha256("\0".join([*parts, *requirements(level)]).encode()).hexdigest()


def ready(level: str) -> bool:
    """Whether .venv holds a level, by itself or within another."""
    stamps = {other: VENV / f".{other}" for other in EXTRAS
              if set(EXTRAS[level]) <= set(EXTRAS[other])}
    return PYTHON.exists() and any(stamp.exists() and stamp.read_text() == key(other)
                                   for other, stamp in stamps.items())


def set_up(level: str) -> None:
    """Brings .venv to a level; what another Python made is made anew."""
    names = requirements(level)
    say(f"Python {sys.executable}; {', '.join(names)}")
    if not ready("run"):
        shutil.rmtree(VENV, ignore_errors=True)
        run(sys.executable, "-m", "venv", "--without-pip", VENV)
    install("--constraint", PINS, *names)
    if "test" in EXTRAS[level]:
        nasm()
    if "test-all" in EXTRAS[level]:
        second_readings()
    (VENV / "bin" / "nsms").write_text(COMMAND)
    (VENV / "bin" / "nsms").chmod(0o755)
    (VENV / f".{level}").write_text(key(level))


def main() -> int:
    level = sys.argv[1] if len(sys.argv) > 1 else "run"
    if level not in EXTRAS or len(sys.argv) > 2:
        print(f"nsms: bootstrap.py knows {', '.join(EXTRAS)}, not {' '.join(sys.argv[1:])!r}",
              file=sys.stderr)
        return 2
    try:
        if not ready(level):
            (TOP / "build").mkdir(exist_ok=True)
            # calls at the same time wait for one another
            with open(TOP / "build" / "bootstrap.lock", "w") as lock:
                fcntl.flock(lock, fcntl.LOCK_EX)
                if not ready(level):
                    set_up(level)
    except (Failed, OSError) as failed:
        print(f"nsms: .venv cannot be set up: {failed}.", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
