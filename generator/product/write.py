"""Generated files: texts (texts.py), objects and claims (claims.py), the manifest, the proofs, the
header, README.md and optionally the library. They are written aside, then renamed.
"""

import re
import tempfile
from collections.abc import Collection, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from iced_x86 import RegisterExt

from .. import __version__
from ..check.disassembly import Disassembly
from ..check.objects import load
from ..files import data_folder, lock, write_all
from ..output import banner, emit
from ..output.lines import render
from ..request.configs import KernelConfig
from ..request.option_table import Rejected
from ..request.requests import Request
from ..x86 import flavour
from ..x86.assembly import features_of_instructions
from . import claims, gobuild, toolchain
from .manifest import (
    SYNTAXES,
    Entry,
    manifest_text,
    merge_entries,
    prototypes,
    read_manifest,
    source_digest,
)
from .parallel import in_parallel
from .proofs import NAME as PROOFS
from .proofs import cache_proofs, cached_proofs, proofs_text, read_proofs
from .prove import Proof
from .texts import PATHS, ConfigTexts, FileFunction, config_texts, make_command
from .toolchain import NotProved, ProgressWrapper

# symbol -> entries of manifests that may describe the same text
Entries = Mapping[str, Sequence[Entry]]


def check_prefix(prefix: str) -> str:
    """Return `prefix`, the start of symbols. Raise Rejected if no C name can begin with it."""
    if not re.fullmatch(r"[A-Za-z_][A-Za-z0-9_]*", prefix):
        raise Rejected(f"PREFIX={prefix} cannot begin a C name: it must match "
                       f"[A-Za-z_][A-Za-z0-9_]*. Try PREFIX=nsms_.")
    return prefix


def check_output_folder(out: Path) -> None:
    """Create the folder `out` if it is missing. Raise Rejected if it takes no files."""
    try:
        out.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=out):
            pass
    except OSError as error:
        raise Rejected(f"cannot write to OUT={out}: {error.strerror}. Try another folder, such as "
                       f"OUT=build/kernels.") from None


# One file.

class GeneratedFiles(NamedTuple):
    """Path -> text; manifest entries; syntax -> ELF object; key -> proof."""

    texts: dict[str, str]
    entries: list[Entry]
    objects: dict[str, bytes]
    proofs: dict[str, Proof]


def generate_config(config: KernelConfig, prefix: str, syntaxes: Sequence[str], old: Entries,
                    prove: bool, all_formats: bool = False, proofs: Mapping[str, Proof] = {},
                    printed: ConfigTexts | None = None) -> GeneratedFiles:
    """Return the files of a configuration, all of whose functions are proved by `proofs` or by the
    prover if `prove`. `old`: earlier manifest entries of its symbols; `all_formats`: assemble for
    COFF and Mach-O too; `printed`: its `config_texts`. Raise NotProved if a proof fails."""
    texts, functions = printed or config_texts(config, prefix, syntaxes)
    text_hashes = {syntax: banner.hash_text(text) for syntax, text in texts.items()}
    names = {s: path.format(config.stem) for s, path in PATHS.items() if s != "c" or s in texts}
    objects = claims.assemble_objects(texts, all_formats, config.flavour, names)
    elf = claims.elf_objects(objects)
    symbols = [function.symbol for function in functions]
    entries: list[Entry] = []
    used_proofs: dict[str, Proof] = {}
    for function in functions:
        same = max((e for e in old.get(function.symbol, ()) if all(
            e.get(f"{s}_sha256") == text_hash for s, text_hash in text_hashes.items())),
                   key=lambda e: sum(c["syntax"] in texts for c in e["proved_for"]), default=None)
        entry: Entry = {
            "symbol": function.symbol, "kind": function.kind, "hash": config.hash,
            "isa": config.isa, **config.manifest_fields, **function.facts,
            "signature": function.signature,
            **{s: names[s] if s in texts else None for s in names}, "proved": False,
            "proved_for": [], **{f"{s}_sha256": text_hashes.get(s) for s in names},
            "source_sha256": same["source_sha256"] if same else source_digest(),
            "command": make_command(config, next(iter(texts)))}
        if function.program:
            code = code_facts(function, elf) if elf else same or {}
            entry |= {name: code.get(name) for name in ("bytes", "zmm")}
        if prove:
            new_claims, kernel_proofs = claims.prove_objects(objects, entry, proofs, symbols)
            used_proofs |= kernel_proofs
            entry["proved_for"] = claims.merge_claims(new_claims, same, [*texts],
                                                      {**proofs, **kernel_proofs})
            used_proofs |= {c["proof"]: proofs[c["proof"]] for c in entry["proved_for"]
                            if c["proof"] and c["proof"] not in used_proofs}
            entry["proved"] = all(claims.claims_of_syntax(entry["proved_for"], s) for s in texts)
        entries.append(entry)
    subject = "the words are" if config.is_table else ""

    def state_proof(syntax: str, text: str) -> str:
        formats = [{claim["format"] for claim in claims.claims_of_syntax(e["proved_for"], syntax)}
                   for e in entries]
        return banner.state_proof(text, syntax, set.intersection(*formats), config.family.STANDARD,
                                  subject)

    return GeneratedFiles({names[s]: state_proof(s, text) for s, text in texts.items()}, entries,
                          elf, used_proofs)


def code_facts(function: FileFunction, objects: Mapping[str, bytes]) -> dict[str, int]:
    """Return the manifest fields of a kernel's code. Raise NotProved if its features are others."""
    syntax, object = next(iter(objects.items()))
    description = describe_object(object, function.symbol
                                  + (gobuild.ABI0_SUFFIX if syntax == "go" else ""))
    if list(description.features) != function.facts["features"]:
        raise NotProved(f"{function.symbol} says that it needs "
                        f"{', '.join(function.facts['features']) or 'nothing'}, and its bytes need "
                        f"{', '.join(description.features) or 'nothing'}")
    return {"bytes": description.code_bytes, "zmm": description.zmm}


def generate_in_worker(*call: object) -> GeneratedFiles:
    """Return generate_config's result without objects, which the parent does not need."""
    return generate_config(*call)._replace(objects={})          # type: ignore[arg-type]


# The whole request.

def syntaxes_of(config: KernelConfig, syntax: str | None) -> Sequence[str]:
    """Return the syntaxes of a file; without SYNTAX gas, and nasm unless it is tuned."""
    is_tuned = not config.is_table and config.uarch != "generic"
    return ({"both": SYNTAXES[:2]}.get(syntax, (syntax,)) if syntax is not None
            else SYNTAXES[:1] if is_tuned else SYNTAXES[:2])


def generate(configs: Sequence[KernelConfig], out: Path, syntax: str | None = None,
             prefix: str = "nsms_", progress: ProgressWrapper = iter, prove: bool = True,
             lib: str = "0", extra_manifest: Path | None = None,
             all_formats: bool = False) -> list[Entry]:
    """Write the configurations' files to the folder `out` and merge their manifest entries and
    proofs with those of the folder. Return the new entries, in the order of `configs`. A failure
    leaves the folder unchanged.

    `syntax`: as in `syntaxes_of`. `lib`: "0", or as in library.library_scope; the library of all
    the manifest's kernels is then written, as in a folder that has one; with `all_formats` also the
    proofs of Go's package, or earlier ones without the go tool. Earlier entries and proofs are
    those of the committed set, of `out` and of `extra_manifest`.
    """
    check_prefix(prefix)
    check_output_folder(out)
    old_entries: dict[str, list[Entry]] = {}
    proofs = cached_proofs()
    for folder in dict.fromkeys([data_folder("generated"), out, extra_manifest or out]):
        proofs |= read_proofs(folder)
        for entry in read_manifest(folder / "manifest.json"):
            old_entries.setdefault(entry["symbol"], []).append(entry)
    new_entries: list[Entry] = []
    new_proofs: dict[str, Proof] = {}
    files: dict[str, str | bytes] = {}
    calls = [(config, prefix, syntaxes_of(config, syntax),
              {s: old_entries[s] for s in config.symbols(prefix) if s in old_entries}, prove,
              all_formats) for config in sorted(configs, key=estimated_work, reverse=True)]
    for config_files in in_parallel(generate_in_worker, calls, progress, (proofs,)):
        files |= config_files.texts
        new_entries += config_files.entries
        new_proofs |= config_files.proofs
    has_library = lib != "0" or (out / "lib").is_dir() and prefix == "nsms_"
    go_proofs = {key: proof for key, proof in read_proofs(extra_manifest or out).items()
                 if has_library and proof["claim"].endswith(", abi0")}
    if prove and all_formats and lib != "0" and toolchain.assembler_command("go"):
        go_proofs = prove_go_package(proofs, progress)
        new_proofs |= go_proofs
    if new_proofs.keys() - proofs.keys():
        cache_proofs(new_proofs)
    order = [symbol for config in configs for symbol in config.symbols(prefix)]
    new_entries.sort(key=lambda entry: order.index(entry["symbol"]))
    with lock(out):
        all_entries = merge_entries(read_manifest(out / "manifest.json"), new_entries)
        proofs = read_proofs(out) | new_proofs | go_proofs
        keys = {claim["proof"] for entry in all_entries for claim in entry["proved_for"]
                } | go_proofs.keys()
        # without the functions of downstream projects
        declarations = prototypes([e for e in all_entries if not flavour.find(e.get("flavour"))])
        files |= {"include/nsms.h": emit.print_header(declarations, prefix),
                  "README.md": render("generated.md.j2", {"kernels": all_entries,
                                                          "generator": __version__},
                                      extra_characters=None)}
        if has_library:
            from .library import library_texts
            library_files = library_texts(all_entries, prefix, lib if lib != "0" else "1")
            files |= {f"lib/{name}": text for name, text in library_files.items()}
        write_all(out, {
            **files, PROOFS: proofs_text({key: proofs[key] for key in proofs.keys() & keys}),
            "manifest.json": manifest_text(all_entries)})
    return new_entries


def prove_go_package(proofs: Mapping[str, Proof], progress: ProgressWrapper) -> dict[str, Proof]:
    """Return key -> proof of each kernel of Go's package, whose texts are in no committed file."""
    from .packages import go_package_configs
    from .preference import candidate_configs
    configs = go_package_configs(candidate_configs(Request(), "1"))
    calls = [(config, "nsms_", ["go"], dict[str, list[Entry]](), True, False)
             for config in configs]
    return {key: proof for files in in_parallel(generate_in_worker, calls, progress, (proofs,))
            for key, proof in files.proofs.items()}


def estimated_work(config: KernelConfig) -> int:
    """Return a number that grows with the time to generate and prove a configuration."""
    fields = config.manifest_fields
    return int(config.family.WIDTH) * int(str(fields.get("n") or fields.get("m") or 1))


class Description(NamedTuple):
    """Processor features, bytes of code, and whether an instruction has a zmm register."""

    features: tuple[str, ...]
    code_bytes: int
    zmm: bool


def describe_object(data: bytes, symbol: str, assume: Collection[str] = ()) -> Description:
    """Describe a function of an ELF object. Raise ObjectError. `assume`: undefined data."""
    image = load(data, assume=assume)
    program = Disassembly(image, image.address_of(symbol))
    instructions = [piece.instruction for _, piece in program.pieces]
    registers = {register for i in instructions for register in
                 (i.memory_index, *map(i.op_register, range(i.op_count)))}
    return Description(features_of_instructions(instructions), sum(i.len for i in instructions),
                       any(map(RegisterExt.is_zmm, registers)))
