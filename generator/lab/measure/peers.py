"""Libraries other than the installed OpenSSL that `nsms bench` measures beside our kernels:
libraries built from source, and installed libraries that adapters in ctests/ call."""

import json
import os
import shlex
import shutil
import subprocess
import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

from ... import files
from ...files import cache_folder, data_folder, temporary_folder
from ...request.option_table import Rejected
from . import clock, host

PEERS_TOML = Path(__file__).with_name("peers.toml")
CARGO_SOURCE = "https://rustup.rs, or Debian's packages cargo, cmake, make, g++ and perl"


@dataclass(frozen=True)
class Peer:
    """Library to build: a table of peers.toml, which explains the fields."""

    name: str
    package: str
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
    """Build the peers that are not built yet; return all. Raise Rejected if a tool is missing,
    cargo cannot get a source, or a build fails."""
    missing = [peer for peer in read_peers() if not peer.path.is_file()]
    compiler = host.compiler_command("peers")
    for peer in missing:
        for tool in ("cargo", *peer.tools):
            if not shutil.which(tool):
                raise Rejected(f"peers needs {tool} to build {peer.name}, and there is none. "
                               f"Install it: {CARGO_SOURCE}.")
    if missing:
        folder = cache_folder() / "peers"
        folder.mkdir(parents=True, exist_ok=True)
        with temporary_folder(folder) as work:
            host.show_progress("cargo downloads the sources")
            crates = download_sources(missing, work)
            for peer in missing:
                host.show_progress(f"building {peer.name} {peer.version}")
                build_peer(peer, crates[peer.package.split()[0]] / peer.source, work, compiler)
        host.show_progress("")
    return read_peers()


def download_sources(missing_peers: list[Peer], work: Path) -> dict[str, Path]:
    """Let cargo download the peers' crates; return crate -> folder of its source."""
    lines = ["[package]", 'name = "nsms-peers"', 'version = "0.0.0"', "[workspace]", "[lib]",
             'path = "lib.rs"', "[dependencies]"]
    lines += [peer.package for peer in missing_peers]
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
    """Run a peer's commands below `work`, and store the shared library as `peer.path`."""
    folder = work / peer.name
    folder.mkdir()
    jobs = str(len(os.sched_getaffinity(0)))
    for command in peer.build:
        arguments = shlex.split(command.format(source=shlex.quote(str(source)), jobs=jobs,
                                               cc=shlex.join(compiler)))
        process = subprocess.run(arguments, cwd=folder, check=False, stdin=subprocess.DEVNULL,
                                 capture_output=True, text=True, errors="replace",
                                 env={**os.environ, "CC": shlex.join(compiler)})
        if process.returncode:
            log = peer.path.with_suffix(".log")
            log.write_text(f"{shlex.join(arguments)}\n{process.stdout}{process.stderr}")
            raise Rejected(f"{peer.name} cannot be built: `{arguments[0]}` says: "
                           f"{error_line(process.stderr or process.stdout)}. The whole output is "
                           f"in {log}.")
    files.write_file(peer.path, (folder / peer.library).read_bytes())


def error_line(text: str) -> str:
    """Return the line of a tool's output that states the error."""
    lines = [line.strip() for line in text.splitlines() if line.strip()] or ["no reason given"]
    return next((line for word in ("error", "***") for line in lines if word in line.lower()),
                lines[-1]).rstrip(".")


# Installed libraries.

class HeaderPeer(NamedTuple):
    """Installed library: adapter in ctests/, header that it includes, flag that links it."""

    name: str
    source: str
    header: str
    linker_flag: str


HEADER_PEERS = (
    HeaderPeer("cryptopp", "peer_cryptopp.cpp", "cryptopp/sha.h", "-lcryptopp"),
    HeaderPeer("isal-crypto", "peer_isal_crypto.c", "isa-l_crypto/sha512_mb.h", "-lisal_crypto"),
    HeaderPeer("ipsec-mb", "peer_ipsec_mb.c", "intel-ipsec-mb.h", "-lIPSec_MB"))


def build_adapters(build_folder: Path,
                   names: Sequence[str] | None = None) -> tuple[list[str], list[str]]:
    """Build adapters as NAME.so in `build_folder`; return the names of those that were built, and a
    line for each other one. `names`: None for all."""
    built, skipped = list[str](), list[str]()
    for peer in HEADER_PEERS:
        if names is not None and peer.name not in names:
            continue
        is_cpp = peer.source.endswith(".cpp")
        try:
            clock.compile_program(build_folder / f"{peer.name}.so", [
                data_folder("ctests") / peer.source, peer.linker_flag,
                *(["-lstdc++"] if is_cpp else [])])
            built.append(peer.name)
        except Rejected:
            skipped.append(f"{peer.name}: not installed: there is no {peer.header}, or no library "
                           f"for {peer.linker_flag}")
    return built, skipped
