"""Peers of today: libraries that are built from source to be measured beside the installed OpenSSL.

Input is peers.toml. cargo downloads the crates that carry the sources and checks their digests; the
libraries' own build systems make shared libraries of them, which `build_missing_peers` stores in
build/peers/. `built_libraries` names those that are there: `nsms bench` measures them in the same
run as the others.
"""

import json
import os
import shlex
import shutil
import subprocess
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ..files import cache_folder, temporary_folder
from ..request.parse import Rejected
from . import host

PEERS_TOML = Path(__file__).with_name("peers.toml")
CARGO_SOURCE = "https://rustup.rs, or Debian's packages cargo, cmake, make, g++ and perl"


@dataclass(frozen=True)
class Peer:
    """One table of peers.toml, whose head explains the fields."""

    name: str
    package: dict[str, Any]
    version: str
    source: str
    tools: list[str]
    build: list[str]
    library: str

    @property
    def path(self) -> Path:
        """Path of the shared library, which exists once it is built."""
        return cache_folder() / "peers" / f"{self.name}-{self.version}.so"


def read_peers() -> list[Peer]:
    """Return the peers of peers.toml."""
    return [Peer(name, **fields)
            for name, fields in tomllib.loads(PEERS_TOML.read_text(encoding="utf-8")).items()]


def built_libraries() -> dict[str, Path]:
    """Return peer's name -> path of its shared library, for the peers that are built."""
    return {peer.name: peer.path for peer in read_peers() if peer.path.is_file()}


def unbuilt_peer_lines() -> list[str]:
    """Return a line for each peer that is not built."""
    return [f"{peer.name}: not built: `nsms peers` builds it"
            for peer in read_peers() if not peer.path.is_file()]


def build_missing_peers() -> list[Peer]:
    """Build the peers that are not built yet, and return all peers.

    Raise Rejected if a tool is missing, cargo cannot get a source, or a build fails; the peers that
    were built before remain.
    """
    missing = [peer for peer in read_peers() if not peer.path.is_file()]
    compiler = host.compiler_command("peers")
    for tool in dict.fromkeys(tool for peer in missing for tool in ("cargo", *peer.tools)):
        if not shutil.which(tool):
            raise Rejected(f"peers needs {tool} to build {missing[0].name}, and there is none. "
                           f"Install it: {CARGO_SOURCE}.")
    if missing:
        folder = cache_folder() / "peers"
        folder.mkdir(parents=True, exist_ok=True)
        with temporary_folder(folder) as work:
            host.show_progress("cargo downloads the sources")
            crates = download_sources(missing, work)
            for peer in missing:
                host.show_progress(f"building {peer.name} {peer.version}")
                build_peer(peer, crates[next(iter(peer.package))] / peer.source, work,
                           compiler)
        host.show_progress("")
    return read_peers()


def download_sources(missing_peers: list[Peer], work: Path) -> dict[str, Path]:
    """Let cargo download the peers' crates; return crate's name -> folder of its unpacked source.
    `work`: an empty folder for cargo's files.

    Raise Rejected if cargo fails.
    """
    lines = ["[package]", 'name = "nsms-peers"', 'version = "0.0.0"', "[workspace]", "[lib]",
             'path = "lib.rs"', "[dependencies]"]
    # JSON's strings are TOML's; a table of strings differs by "=" alone.
    for peer in missing_peers:
        for crate, requirement in peer.package.items():
            value = json.dumps(requirement) if isinstance(requirement, str) else (
                "{" + ", ".join(f"{k} = {json.dumps(v)}" for k, v in requirement.items()) + "}")
            lines.append(f"{crate} = {value}")
    (work / "lib.rs").write_text("")
    (work / "Cargo.toml").write_text("\n".join(lines) + "\n")
    process = subprocess.run(["cargo", "metadata", "--format-version", "1", "--quiet"], cwd=work,
                             check=False, capture_output=True, text=True)
    if process.returncode:
        raise Rejected(f"cargo cannot get the sources of the peers: {error_line(process.stderr)}. "
                       "It needs a network, or the crates in its cache.")
    return {package["name"]: Path(package["manifest_path"]).parent
            for package in json.loads(process.stdout)["packages"]}


def build_peer(peer: Peer, source: Path, work: Path, compiler: list[str]) -> None:
    """Run the peer's build commands in a new folder below `work` and store the shared library as
    `peer.path`.

    `source`: the folder of the peer's source; `compiler`: the C compiler's command. Raise Rejected
    if a command fails; its output is stored in a log beside `peer.path`.
    """
    folder = work / peer.name
    folder.mkdir()
    jobs = str(len(os.sched_getaffinity(0)))
    for command in peer.build:
        arguments = shlex.split(command.format(source=shlex.quote(str(source)), jobs=jobs,
                                               cc=shlex.join(compiler)))
        if not shutil.which(arguments[0]):
            raise Rejected(f"{peer.name} cannot be built: there is no {arguments[0]}.")
        process = subprocess.run(arguments, cwd=folder, check=False, stdin=subprocess.DEVNULL,
                                 capture_output=True, text=True, errors="replace",
                                 env={**os.environ, "CC": shlex.join(compiler)})
        if process.returncode:
            log = peer.path.with_suffix(".log")
            log.write_text(f"{shlex.join(arguments)}\n{process.stdout}{process.stderr}")
            raise Rejected(f"{peer.name} cannot be built: `{arguments[0]}` says: "
                           f"{error_line(process.stderr or process.stdout)}. All of it is in "
                           f"{log}.")
    unfinished_library = folder / "nsms-library"
    try:
        shutil.copyfile(folder / peer.library, unfinished_library)
    except FileNotFoundError:
        raise Rejected(f"{peer.name} cannot be built: its build left no {peer.library}.") from None
    unfinished_library.replace(peer.path)
    peer.path.with_suffix(".log").unlink(missing_ok=True)


def error_line(text: str) -> str:
    """Return the line of a tool's output that tells the error best: the first with "error", else
    the first with "***" (of make), else the last; without its period."""
    lines = [line.strip() for line in text.splitlines() if line.strip()] or ["no reason given"]
    return next((line for word in ("error", "***") for line in lines if word in line.lower()),
                lines[-1]).rstrip(".")
