#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 OR ISC OR MIT
"""Makes .venv: what the Makefile's targets need, on a machine that has only Python 3.11, gcc and make.

    bootstrap.py [run | report | test | gate]

`run` (the default) is what the generator imports; `report` adds what draws its pictures; `test` adds what the tests
need: pytest and its like, NASM and PeachPy; `gate` is all of that and what a cluster takes, so that no test is left out. The
command `nsms` stands in .venv/bin. What to install stands in pyproject.toml, what that drags along is pinned
in .ci/pins.txt. Python packages come from pip, wherever it can be had: ensurepip, the system's pip, or Debian's pip
wheel unpacked by hand. NASM and PeachPy are Debian packages, taken from the system if they are there, else unpacked
into .venv, without root.

A stamp keyed by everything that decides the result makes the second call return at once. A lock lets several
calls wait for one another. Only the standard library is used, and only what any Python 3 can parse up to
the check of its version.
"""

import os
import signal
import sys

if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
    # Ctrl-C ends this at once until there is something to tidy up. Make held it back while Python started, which by itself
    # shows a traceback then.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    signal.pthread_sigmask(signal.SIG_UNBLOCK, [signal.SIGINT])

if sys.version_info < (3, 11):                           # find a newer one, else say so
    for minor in range(11, 20):
        for folder in os.environ.get("PATH", os.defpath).split(os.pathsep):
            newer = os.path.join(folder, "python3.%d" % minor)
            if os.access(newer, os.X_OK):
                os.execv(newer, [newer] + sys.argv)
    sys.stderr.write("nsms: this is Python %d.%d; 3.11 or newer is needed. On Debian 12: apt-get install python3\n"
                     % sys.version_info[:2])
    sys.exit(2)

import fcntl
import hashlib
import shutil
import subprocess
import tempfile
import tomllib
import zipfile
from pathlib import Path

TOP = Path(__file__).resolve().parent.parent
VENV = TOP / ".venv"
PYTHON = VENV / "bin" / "python"
PINS = Path(__file__).with_name("pins.txt")
CERTIFICATES = Path("/etc/ssl/certs/ca-certificates.crt")
OWN_CERTIFICATES = VENV / "certificates.pem"
DEBIAN_PYTHON = "usr/lib/python3/dist-packages"
PYVEX = "pyvex==10.0.5"                                 # with bitstring and cffi, which pyproject.toml names
LEVELS = {"run": "the generator needs", "report": "the report draws with", "test": "the tests need",
          "gate": "every test needs"}
EXTRAS = {"run": (), "report": ("report",), "test": ("test",), "gate": ("test", "report", "explore")}     # of pyproject.toml
COMMAND = """#!/bin/sh
here=$(dirname "$(readlink -f "$0")")
env --block-signal=INT true 2>/dev/null && quiet="env --block-signal=INT"    # until the program hears it (generator/stopping.py)
exec $quiet "$here/python" -c 'import os, sys
sys.path[0] = os.path.dirname(sys.prefix)
from generator.__main__ import run
run()' "$@"
"""


class Failed(Exception):
    """Something could not be had; the message says what, why, and what would help."""


def say(text: str) -> None:
    print(f"setting up .venv: {text}", file=sys.stderr, flush=True)


def run(*command: object, what: str, cwd: Path | None = None) -> str:
    """Runs a program in silence; its last line of complaint becomes the reason of the failure."""
    environment = {**os.environ, "PIP_DISABLE_PIP_VERSION_CHECK": "1", "PIP_ROOT_USER_ACTION": "ignore",
                   "PYTHONNOUSERSITE": "1", "LC_ALL": "C"}
    environment.pop("PYTHONPATH", None)
    environment.pop("PYTHONHOME", None)
    for bundle in (CERTIFICATES, OWN_CERTIFICATES):
        if bundle.exists():
            environment.setdefault("PIP_CERT", str(bundle))
    try:
        done = subprocess.run([str(c) for c in command], cwd=cwd, env=environment, stdin=subprocess.DEVNULL,
                              capture_output=True, text=True, errors="replace")
    except OSError as error:
        raise Failed(f"{what}: {error}") from None
    if done.returncode:
        lines = [line for line in (done.stderr + done.stdout).splitlines() if line.strip()]
        errors = [line for line in lines if line.lower().startswith(("error", "e:"))]
        raise Failed(f"{what}: {(errors or lines or ['no reason given'])[-1].strip()}")
    return done.stdout


def works(*command: object) -> bool:
    try:
        run(*command, what="")
    except Failed:
        return False
    return True


# Debian's packages, without root.

def apt(*arguments: str, state: Path | None = None, cwd: Path | None = None) -> None:
    """apt-get; with `state`, on lists of packages of its own, kept there."""
    options: list[str] = []
    if state:
        for folder in (state / "lists" / "partial", state / "cache" / "archives" / "partial"):
            folder.mkdir(parents=True, exist_ok=True)
        options = ["-o", f"Dir::State={state}", "-o", f"Dir::State::lists={state}/lists",
                   "-o", "Dir::State::status=/var/lib/dpkg/status", "-o", f"Dir::Cache={state}/cache",
                   "-o", "APT::Sandbox::User=" if os.geteuid() else "APT::Sandbox::User=root"]
    run("apt-get", "-qq", *options, *arguments, what="apt-get " + " ".join(arguments), cwd=cwd)


def debian(package: str, into: Path) -> None:
    """Unpacks a Debian package into a folder."""
    if not shutil.which("apt-get") or not shutil.which("dpkg"):
        raise Failed(f"{package} is taken from Debian's packages, and there is no apt-get here; install it by hand")
    say(f"{package} from Debian")
    with tempfile.TemporaryDirectory(prefix="nsms-") as scratch:
        folder = Path(scratch)
        try:
            apt("download", package, cwd=folder)
        except Failed:                                   # no lists of packages, or stale ones: fetch our own
            state = VENV / "apt"
            if not state.exists():
                apt("update", state=state)
            apt("download", package, state=state, cwd=folder)
        found = list(folder.glob("*.deb"))
        if not found:
            raise Failed(f"apt-get download {package}: nothing came")
        run("dpkg", "-x", found[0], into, what=f"dpkg -x {package}")


def nasm() -> None:
    """NASM in .venv/bin, unless the system has it."""
    if works("nasm", "-v"):
        return
    debian("nasm", VENV / "debian")
    link(VENV / "bin" / "nasm", VENV / "debian" / "usr" / "bin" / "nasm")


def peachpy() -> None:
    """PeachPy, which only Debian has for Python 3, beside the other packages."""
    if works(PYTHON, "-c", "import peachpy"):
        return
    source = Path("/", DEBIAN_PYTHON, "peachpy")
    if not source.exists():
        debian("python3-peachpy", VENV / "debian")
        source = VENV / "debian" / DEBIAN_PYTHON / "peachpy"
    link(site_packages() / "peachpy", source)


def pyvex() -> None:
    """Valgrind's reading of instructions, which a test holds against ours, in .venv/pyvex. Its wheel asks for Python 3.12, so no
    requirement can name it; unpacked it runs on 3.11 too. Where it cannot be had, that test is skipped by name."""
    folder = VENV / "pyvex"
    shutil.rmtree(folder, ignore_errors=True)
    say("pyvex, unpacked")
    try:
        with tempfile.TemporaryDirectory(prefix="nsms-") as scratch:
            run(*pip(), "download", "--quiet", "--no-input", "--no-deps", "--python-version", "3.12", "--only-binary=:all:",
                "--dest", scratch, PYVEX, what="pip download pyvex")
            for wheel in Path(scratch).glob("*.whl"):
                with zipfile.ZipFile(wheel) as archive:
                    archive.extractall(folder)
        run(PYTHON, "-c", f"import sys; sys.path.append({str(folder)!r}); import pyvex", what="import pyvex")
    except (Failed, OSError, zipfile.BadZipFile) as failed:
        shutil.rmtree(folder, ignore_errors=True)
        say(f"no pyvex, so a test will be skipped: {failed}")


def qemu() -> None:
    """qemu's emulation of a processor, which a test compares with rows too; skipped by name where it cannot be had."""
    folder = VENV / "qemu"
    shutil.rmtree(folder, ignore_errors=True)
    if works("qemu-x86_64", "--version"):
        return
    try:
        with tempfile.TemporaryDirectory(prefix="nsms-") as scratch:
            for package in ("qemu-user", "libcapstone4", "liburing2"):
                debian(package, Path(scratch))
            folder.mkdir()
            for path in [Path(scratch, "usr/bin/qemu-x86_64"), *Path(scratch).glob("usr/lib/*/*.so.*")]:
                shutil.copy(path, folder)
    except (Failed, OSError) as failed:
        shutil.rmtree(folder, ignore_errors=True)
        say(f"no qemu-user, so a test will be skipped: {failed}")


def link(name: Path, target: Path) -> None:
    name.unlink(missing_ok=True)
    name.symlink_to(target)


def certificates() -> None:
    """The authorities that Debian trusts, and those that this machine's owner added, where there is no list of them."""
    if CERTIFICATES.exists() or OWN_CERTIFICATES.exists() or "PIP_CERT" in os.environ:
        return
    with tempfile.TemporaryDirectory(prefix="nsms-") as scratch:
        debian("ca-certificates", Path(scratch))
        places = (Path(scratch) / "usr/share/ca-certificates", Path("/usr/local/share/ca-certificates"))
        found = [path.read_bytes() for place in places for path in sorted(place.rglob("*.crt"))]
        OWN_CERTIFICATES.write_bytes(b"\n".join(found))


# Python's packages.

def site_packages() -> Path:
    return VENV / "lib" / f"python{sys.version_info.major}.{sys.version_info.minor}" / "site-packages"


def make_environment() -> None:
    """An empty virtual environment, unless there is one of this Python."""
    made = VENV / ".made"
    if not (PYTHON.exists() and made.exists() and made.read_text() == key("environment")):
        say(f"a virtual environment of {sys.executable}")
        if VENV.exists():
            shutil.rmtree(VENV)
        run(sys.executable, "-m", "venv", "--without-pip", VENV, what=f"{sys.executable} -m venv")
        made.write_text(key("environment"))


def pip() -> list[object]:
    """The command that installs into the environment: its own pip, the system's, or one that comes as a wheel."""
    own = [PYTHON, "-m", "pip"]
    if works(*own, "--version") or works(PYTHON, "-m", "ensurepip"):
        return own
    system = [sys.executable, "-m", "pip", "--python", PYTHON]
    if works(*system, "--version"):
        return system
    with tempfile.TemporaryDirectory(prefix="nsms-") as scratch:
        folder = Path("usr/share/python-wheels")
        if not list(("/" / folder).glob("pip-*.whl")):
            debian("python3-pip-whl", Path(scratch))
        for root in (Path("/"), Path(scratch)):
            for wheel in (root / folder).glob("pip-*.whl"):          # a wheel can be run, and install itself
                certificates()
                run(PYTHON, wheel / "pip", "install", "--no-index", "--no-deps", wheel, what="pip installs pip")
                return own
    raise Failed("no pip could be had, neither ensurepip nor a wheel. On Debian: apt-get install python3-venv")


def wanted(level: str) -> list[str]:
    """The requirements of pyproject.toml."""
    project = tomllib.loads((TOP / "pyproject.toml").read_text())["project"]
    return [*project["dependencies"], *(name for extra in EXTRAS[level] for name in project["optional-dependencies"][extra])]


def key(level: str) -> str:
    """Everything that decides what .venv holds."""
    parts = [level, sys.version, os.path.realpath(sys.executable), str(VENV)]
    if level != "environment":
        parts += [Path(__file__).read_text(), PINS.read_text(), *wanted(level)]
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()


def stamped(level: str) -> bool:
    stamp = VENV / f".{level}"
    return stamp.exists() and stamp.read_text() == key(level) and PYTHON.exists()


def ready(level: str) -> bool:
    """Whether .venv holds the level, by itself or within another."""
    return any(stamped(other) for other in LEVELS if set(EXTRAS[level]) <= set(EXTRAS[other]))


def command() -> None:
    """`nsms` in .venv/bin, which runs the checkout's code."""
    path = VENV / "bin" / "nsms"
    path.write_text(COMMAND)
    path.chmod(0o755)


def set_up(level: str) -> None:
    """Brings .venv to the level."""
    if ready(level):
        return
    say(f"what {LEVELS[level]}, once")
    make_environment()
    shutil.rmtree(VENV / "apt", ignore_errors=True)
    say(", ".join(wanted(level)))
    run(*pip(), "install", "--quiet", "--no-input", "--prefer-binary", "--constraint", PINS, *wanted(level), what="pip")
    if "test" in EXTRAS[level]:
        nasm()
        peachpy()
        pyvex()
        qemu()
    shutil.rmtree(VENV / "apt", ignore_errors=True)
    command()
    (VENV / f".{level}").write_text(key(level))


def main() -> int:
    level = sys.argv[1] if len(sys.argv) > 1 else "run"
    if level not in LEVELS or len(sys.argv) > 2:
        print(f"nsms: bootstrap.py knows {', '.join(LEVELS)}, not {' '.join(sys.argv[1:])!r}", file=sys.stderr)
        return 2
    if signal.getsignal(signal.SIGINT) is signal.SIG_DFL:
        signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        if ready(level):
            return 0
        (TOP / "build").mkdir(exist_ok=True)
        with open(TOP / "build" / "bootstrap.lock", "w") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            set_up(level)
    except Failed as failed:
        print(f"nsms: .venv cannot be set up: {failed}.", file=sys.stderr)
        return 1
    except OSError as error:
        print(f"nsms: .venv cannot be set up: {error}.", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("nsms: interrupted; what stood there before is untouched.", file=sys.stderr)
        return 130
    return 0


if __name__ == "__main__":
    status = main()
    signal.signal(signal.SIGINT, signal.SIG_DFL)             # Python would show a traceback while it ends
    sys.exit(status)
