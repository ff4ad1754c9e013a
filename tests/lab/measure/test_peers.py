"""Libraries that are built from source to be measured: with a tiny one of ours in place of OpenSSL
and AWS-LC."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tools import require_tools

from generator import __main__ as cli
from generator import files
from generator.files import TOP
from generator.lab.measure import bench, figures, peers
from generator.product.manifest import SCHEMA
from generator.request.option_table import Rejected
from generator.x86.uarch.processors import missing_features


@pytest.fixture
def cargo() -> None:
    """Skip the test without a C compiler or a cargo that runs: the sources of peers come by cargo.
    """
    require_tools("cargo", "cc")


needs_cargo = pytest.mark.usefixtures("cargo")

FAKE = r"""
#include "hash_functions.h"
blocks_fn nsms_sha256_blocks_x64_n1;
const char *OpenSSL_version(int what) { return what ? "some flags" : "Fake 1.2.3"; }
void SHA256_Init(struct context *c) { sha256_init(c), c->blocks = nsms_sha256_blocks_x64_n1; }
void SHA256_Update(struct context *c, const void *data, size_t n) { sha256_update(c, data, n); }
void SHA256_Final(uint8_t *digest, struct context *c) { sha256_final(digest, c), *digest ^= WRONG; }
"""
KERNEL = TOP / "generated" / "gas" / "sha256_x64_n1.S"
BUILD = (f"cc -O1 -shared -fPIC -DWRONG=0 -I{TOP / 'ctests'} -o fake.so {{source}}/fake.c "
         f"{KERNEL}")


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Write a file of peers that contains a local crate, with a separate build folder; return its
    path."""
    crate = tmp_path / "crate"
    (crate / "inner").mkdir(parents=True)
    (crate / "Cargo.toml").write_text('[package]\nname = "fake-src"\nversion = '
                                      '"7.0.0"\n[lib]\npath = "lib.rs"\n')
    (crate / "lib.rs").write_text("")
    (crate / "inner" / "fake.c").write_text(FAKE)
    monkeypatch.setattr(peers, "PEERS_TOML", tmp_path / "peers.toml")
    monkeypatch.setattr(peers, "cache_folder", lambda: tmp_path / "build")
    return write(tmp_path)


def write(folder: Path, build: str = BUILD, version: str = "1.2.3",
          package: str = "fake-src") -> Path:
    fields = {"version": version, "source": "inner", "tools": ["cc"], "build": [build],
              "library": "fake.so"}
    lines = [f"{key} = {json.dumps(value)}" for key, value in fields.items()]
    where = json.dumps(str(folder / "crate"))
    (folder / "peers.toml").write_text(
        "\n".join(["[fake]", f"package = '{package} = {{ path = {where} }}'", *lines]) + "\n")
    return folder


def files_in(folder: Path) -> list[str]:
    return sorted(path.name for path in (folder / "build" / "peers").glob("*"))


def empty_manifest(folder: Path) -> Path:
    (folder / "manifest.json").write_text(json.dumps({"schema": SCHEMA, "kernels": []}))
    return folder


@needs_cargo
def test_a_peer_is_built_once_per_version_and_measured_with_its_version(
        data: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(bench, "MAX_REPEATS", 1)
    words = ["bench", "--hash", "sha256", "--sizes", "200", "--seconds", "0.01", "--out",
             str(empty_manifest(data))]
    assert (peers.unbuilt_peer_lines() == ["fake: not built: `nsms peers` builds it"]
            and not peers.built_libraries())
    assert cli.main(["peers"]) == 0
    assert capsys.readouterr().out == f"fake 1.2.3: {data}/build/peers/fake-1.2.3.so\n"
    assert files_in(data) == ["fake-1.2.3.so"] and not peers.unbuilt_peer_lines()
    before = peers.read_peers()[0].path.stat().st_mtime_ns
    assert (cli.main(["peers"]) == 0 and peers.read_peers()[0].path.stat().st_mtime_ns
            == before), "built twice"
    capsys.readouterr()
    if missing_features(["avx2", "bmi1", "bmi2"]):
        pytest.skip("built libraries are measured as processors with AVX2 run them")
    assert cli.main([*words, "--json"]) == 0
    output = json.loads(capsys.readouterr().out)
    assert {p["name"]: p["version"] for p in output["peers"]}["fake"] == "Fake 1.2.3"
    assert {r["name"] for r in output["results"] if r["name"].startswith("fake-")} >= {"fake-avx2"}
    assert all(r["right"] for r in output["results"])
    assert cli.main(words) == 0
    text = capsys.readouterr().out
    assert "beside fake: Fake 1.2.3" in text
    write(data, version="1.2.4")
    assert (peers.unbuilt_peer_lines()
            and not peers.built_libraries()), "an older version passes for this one"


@needs_cargo
def test_a_peer_with_wrong_digests_has_no_figures(data: Path, monkeypatch: pytest.MonkeyPatch,
                                                  capsys: pytest.CaptureFixture[str]) -> None:
    if missing_features(["avx2", "bmi1", "bmi2"]):
        pytest.skip("built libraries are measured as processors with AVX2 run them")
    monkeypatch.setattr(bench, "MAX_REPEATS", 1)
    write(data, BUILD.replace("WRONG=0", "WRONG=1"))
    assert cli.main(["peers"]) == 0
    assert cli.main(["bench", "--hash", "sha256", "--sizes", "64", "--seconds", "0.001", "--out",
                     str(empty_manifest(data))]) == 1
    said = capsys.readouterr()
    assert "wrong digests, so no figures: fake-avx2" in said.err
    assert any(line.split()[:3] == ["fake-avx2", "WRONG", "DIGEST"]
               for line in said.out.splitlines())


def test_the_ratio_to_a_built_library_is_that_to_its_fastest_path(
        monkeypatch: pytest.MonkeyPatch) -> None:
    def timing(name: str, cycles: float, ours: bool = False) -> figures.Timing:
        return figures.Timing("sha256", "independent", 64, name, ours, True, [cycles] * 20,
                              [1.0] * 20)

    timings = [timing("nsms_k", 100, True), timing("openssl-avx2", 120), timing("fake-avx2", 300),
               timing("fake-shani", 150), timing("nettle", 500)]
    group = [t.figure(timings) for t in timings]
    monkeypatch.setattr(figures.libraries, "built_libraries", dict)
    assert figures.length_table("title", group, {})[0] == ["title", "", "quartiles", "avx2"]
    monkeypatch.setattr(figures.libraries, "built_libraries",
                        lambda: {"fake": Path("fake.so"), "none": Path("none.so")})
    dirty = {("sha256", 64, "nsms_k"): timing("nsms_k", 300, True).figure()}
    head, first, second, *_ = figures.length_table("title", group, dirty)
    assert head == ["title", "", "quartiles", "upper halves dirty", "avx2", "fake-shani"]
    assert first == ["nsms_k", "1.562", "1.562..1.562", "4.688", "1.200 ±0.000 ", "1.500 ±0.000 "]
    assert second[3:5] == ["-", "-"], "no figure with dirty upper halves; no ratio to itself"


@needs_cargo
def test_a_build_that_fails_is_one_line_and_leaves_its_log_alone(data: Path) -> None:
    write(data, "cc -o fake.so {source}/absent.c")
    with pytest.raises(Rejected, match=r"fake cannot be built: `cc` says: "
                                       r".*absent\.c.*fake-1\.2\.3\.log"):
        peers.build_missing_peers()
    assert ([name for name in files_in(data) if name != "fake-1.2.3.log"] == []
            and not peers.built_libraries())


@needs_cargo
def test_a_crate_that_cargo_cannot_get_is_one_line(data: Path,
                                                   capsys: pytest.CaptureFixture[str]) -> None:
    write(data, package="other-src")
    assert cli.main(["peers"]) == 2
    err = capsys.readouterr().err
    assert (err.startswith("nsms: cargo cannot get the sources of the peers: error") and "needs a "
                                                                                         "network"
            in err)
    assert files_in(data) == []


def test_a_tool_that_is_missing_is_named(data: Path, monkeypatch: pytest.MonkeyPatch,
                                         capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(peers.host, "compiler_command", lambda *names: ["some-cc"])
    for lacking in "cargo", "cc":
        monkeypatch.setattr(peers.shutil, "which", lambda tool, lacking=lacking: (
            None if tool == lacking else f"/usr/bin/{tool}"))
        assert cli.main(["peers"]) == 2
        assert (f"peers needs {lacking} to build fake, and there is none. Install it: "
                "https://rustup.rs" in capsys.readouterr().err)
    assert not (data / "build").exists()


def test_the_committed_peers_name_exact_versions_and_no_file_of_theirs_is_committed() -> None:
    committed = {peer.name: peer for peer in peers.read_peers()}
    assert {*committed} == {"openssl3.5", "aws-lc"}
    for peer in committed.values():
        assert peer.package.split()[2].startswith('"='), "another version could be built tomorrow"
        assert peer.path == files.cache_folder() / "peers" / f"{peer.name}-{peer.version}.so"
