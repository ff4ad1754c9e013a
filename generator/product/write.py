"""Generated files: kernels in each syntax, the manifest, the header, README.md and optionally the
library.

Input: kernel configurations and a folder. Output: files, which are written to temporary names first
and then renamed. The manifest's fields come from the same program as the file's banner. The
features among them are compared with those of the object's bytes. Without an assembler, the fields
that need one (code size, bounds, proofs) are copied from a manifest entry whose text has the same
hash; without such an entry they are null or empty.
"""

import re
import tempfile
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from .. import __version__
from ..compile import frame
from ..compile.build import compile, kernel_function
from ..compile.verify_frame import verify_frame
from ..files import data_folder, lock, suggested_folder, write_all
from ..output import banner, emit, flavoured, gofile
from ..output.render import render
from ..request.configs import KernelConfig
from ..request.option_table import meanings_by_spelling, option_named
from ..request.parse import Rejected
from ..x86 import flavour
from ..x86.program import Program
from . import claims, gobuild, library, needs, provenance, stack, tables
from .claims import ClaimIdentity, Scope
from .description import describe_object
from .manifest import (
    SYNTAXES,
    Entry,
    manifest_text,
    merge_entries,
    prototypes,
    read_manifest,
)
from .parallel import in_parallel
from .toolchain import NotProved, ProgressWrapper

# symbol -> entries of manifests that may describe the same text
Entries = Mapping[str, Sequence[Entry]]


def check_prefix(prefix: str) -> str:
    """Return `prefix`, the start of symbols, unchanged. Raise Rejected if a C name cannot begin
    with it."""
    if not re.fullmatch(r"[A-Za-z_][A-Za-z0-9_]*", prefix):
        raise Rejected(f"PREFIX={prefix} cannot begin a C name: it must match "
                       f"[A-Za-z_][A-Za-z0-9_]*. Try PREFIX=nsms_.")
    return prefix


def check_output_folder(out: Path) -> None:
    """Create the folder `out` if it does not exist. Raise Rejected if files cannot be written to
    it."""
    try:
        with suppress(FileExistsError):  # TemporaryFile reports a path that is no folder
            out.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=out):
            pass
    except OSError as error:
        raise Rejected(f"cannot write to OUT={out}: {error.strerror}. Try another folder, such as "
                       f"OUT={suggested_folder('build/kernels')}.") from None


# One file.

def describe_options(config: KernelConfig) -> tuple[str, ...]:
    """Return a text "NAME=VALUE: meaning" for each option whose value is not the default. An option
    is left out if the option table states no meaning of its value, such as a number."""
    spellings = config.non_default_spellings
    meanings = {name: meanings_by_spelling(option_named(name)) for name in spellings}
    return tuple(f"{name.upper()}={value}: {meanings[name][value]}"
                 for name, value in spellings.items() if value in meanings[name])


class ConfigTexts(NamedTuple):
    """Texts of the file of one configuration, before they state proofs (banner.state_proof).

    `texts`: syntax -> text, for tables also in C; `signatures`: the C declaration of each function
    or table; `programs`: the compiled kernels, none for tables; `features`: the features that each
    of them needs.
    """

    texts: dict[str, str]
    signatures: list[str]
    programs: Sequence[Program]
    features: Sequence[Sequence[str]]


def config_texts(config: KernelConfig, prefix: str, syntaxes: Sequence[str],
                 programs: Sequence[Program] = ()) -> ConfigTexts:
    """Return the texts of a configuration's file.

    `programs`: the compiled kernels, or () to compile them here. Raise Rejected if they need more
    stack than the option STACK allows.
    """
    if config.is_table:
        return ConfigTexts(
            {syntax: tables.table_file(config, prefix, syntax) for syntax in (*syntaxes, "c")},
            [f"extern {tables.table_prototype(config, length, prefix)}"
             for length in config.lengths], (), ())
    programs = programs or [compile(config, kind, prefix) for kind in config.kinds]
    frames = [frame.layout_frame(program) for program in programs]
    for program, frame_layout in zip(programs, frames):
        verify_frame(program, frame_layout)
    stack.check_stack_limit(config, frames)
    contracts = tuple(banner.Contract(kernel_function(config, kind),
                                      needs.features_of_program(program))
                      for kind, program in zip(config.kinds, programs, strict=True))
    features = tuple(sorted({feature for contract in contracts for feature in contract.features}))
    unused_features = tuple(f for f in dict.fromkeys(config.features) if f not in features)
    downstream = config.downstream
    signatures = [program.prototype if downstream is None else downstream.prototype.format(
        symbol=program.symbol, family=config.hash, width=config.family.WIDTH,
        words=contract.function.state_words) for program, contract in zip(programs, contracts)]

    def print_file(syntax: str) -> str:
        """Return the text of the file in a syntax."""
        facts = banner.Facts(config.stem, tables.make_command(config, syntax), features, prefix,
                             contracts, unused_features, describe_options(config))
        if downstream:
            return flavoured.print_file(programs[0], frames[0], facts, downstream, signatures[0])
        if syntax == "go":
            return gofile.print_file(programs, frames, facts)
        return emit.print_assembly(programs, frames, facts, syntax)

    return ConfigTexts({syntax: print_file(syntax) for syntax in syntaxes}, signatures, programs,
                       [contract.features for contract in contracts])


def code_facts(program: Program, features: Sequence[str], objects: Mapping[str, bytes],
               entries: Sequence[Entry], is_downstream: bool = False) -> Entry:
    """Return the manifest fields about a kernel's code: "features", "instructions", "bytes",
    "stack_bytes" and "stack_bytes_by_convention".

    All but "bytes" come from the program and its `features`. "bytes" comes from the first of the
    `objects` (syntax -> ELF object). Without objects it is copied from the first of `entries`,
    earlier manifest entries of the same text; without these it is None. `is_downstream`: the file
    is for System V's convention only. Raise NotProved if the object needs other features than the
    program.
    """
    frame_layout = frame.layout_frame(program)
    stack_bytes = stack.stack_bytes_by_convention([frame_layout], is_downstream)
    fields: Entry = {"features": list(features),
                     "instructions": banner.instruction_count(program, frame_layout.sysv),
                     "bytes": next((e["bytes"] for e in entries), None),
                     "stack_bytes": max(stack_bytes.values()),
                     "stack_bytes_by_convention": stack_bytes}
    if objects:
        syntax, object = next(iter(objects.items()))
        suffix = gobuild.ABI0_SUFFIX if syntax == "go" else ""
        object_description = describe_object(object, program.symbol + suffix)
        if list(object_description.features) != fields["features"]:
            raise NotProved(f"{program.symbol} says that it needs "
                            f"{', '.join(fields['features']) or 'nothing'}, and its bytes need "
                            f"{', '.join(object_description.features) or 'nothing'}")
        fields["bytes"] = object_description.code_bytes
    return fields


class GeneratedFiles(NamedTuple):
    """Files of one configuration, and their manifest entries.

    `texts`: path of a file -> its text; `entries`: a manifest entry for each function or table;
    `objects`: syntax -> ELF object of the text, for each syntax that was assembled; `new_claims`:
    identities of the claims that were proved during this call.
    """

    texts: dict[str, str]
    entries: list[Entry]
    objects: dict[str, bytes]
    new_claims: set[ClaimIdentity]


def generate_config(config: KernelConfig, prefix: str, syntaxes: Sequence[str], old: Entries,
                    prove: bool, scope: Scope = Scope.HOST,
                    printed: ConfigTexts | None = None) -> GeneratedFiles:
    """Return the files of a configuration in the requested syntaxes. Write nothing to disk.

    `prefix`: start of symbols; `old`: symbol -> earlier manifest entries, whose claims stay if the
    text has the same SHA-256; `prove`: whether the entries state proofs; `scope`: the objects that
    are proved even if an earlier claim is about the same code; `printed`: the result of
    `config_texts`, or None to make it here. Raise NotProved if `prove` is true and a proof fails.
    """
    texts_by_syntax, signatures, programs, features = (
        printed or config_texts(config, prefix, syntaxes))
    text_hashes = {syntax: banner.hash_text(text) for syntax, text in texts_by_syntax.items()}
    names = {s: path.format(config.stem) for s, path in tables.PATHS.items() if s != "c"
             or s in texts_by_syntax}
    objects_by_variant = claims.assemble_objects(texts_by_syntax,
                                                 scope in (Scope.ALL, Scope.EXTEND), config.flavour,
                                                 names)
    elf = claims.elf_objects(objects_by_variant)
    entries: list[Entry] = []
    claims_by_kernel: list[dict[str, list[claims.ProvedFor]]] = []
    new_claims: set[ClaimIdentity] = set()
    for index, symbol in enumerate(config.symbols(prefix)):
        symbol_entries = old.get(symbol, ())
        same_entries = [e for s, sum in text_hashes.items()
                        for e in claims.entries_of_text(symbol_entries, s, sum)]
        fields = (tables.NO_CODE | {"length": config.lengths[index]}
                  if config.is_table else
                  code_facts(programs[index], features[index], elf, same_entries,
                             config.downstream is not None))
        entry = {
            "symbol": symbol, "kind": config.kinds[index], "hash": config.hash, "isa": config.isa,
            **config.manifest_fields, **fields, "signature": signatures[index],
            **{s: names[s] if s in texts_by_syntax else None for s in names},
            "proved": False, "proved_for": [], **{f"{s}_sha256": text_hashes.get(s) for s in names},
            "source_sha256": source_digest_of(symbol_entries, text_hashes),
            "bounds": next((e.get("bounds") for e in same_entries), None),
            "command": tables.make_command(config, next(iter(texts_by_syntax)))}
        kernel_claims, proved_now = claims.set_proofs(
            entry, text_hashes, objects_by_variant, symbol_entries, prove, config.wipe, scope)
        claims_by_kernel.append(kernel_claims)
        new_claims |= proved_now
        entries.append(entry)
    formats = {s: set.intersection(*({claim["format"] for claim in kernel_claims.get(s, ())}
                                     for kernel_claims in claims_by_kernel))
               for s in texts_by_syntax}
    subject = "the words are" if config.is_table else ""
    texts = {names[s]: banner.state_proof(text, s, formats[s], config.family.STANDARD, subject)
             for s, text in texts_by_syntax.items()}
    return GeneratedFiles(texts, entries, elf, new_claims)


def source_digest_of(entries: Sequence[Entry], text_hashes: Mapping[str, str]) -> str:
    """Return the digest of the generator's sources that first made a kernel's texts. It is that of
    an earlier entry with the hashes of all these texts. If there is none, it is the digest of the
    present sources. `entries`: earlier manifest entries; `text_hashes`: syntax -> SHA-256 of the
    text."""
    return next((e["source_sha256"] for e in entries if e.get("source_sha256")
                 and all(e.get(f"{s}_sha256") == hash for s, hash in text_hashes.items())),
                provenance.source_digest())


# The whole request.

def generate(configs: Sequence[KernelConfig], out: Path, syntax: str = "both",
             prefix: str = "nsms_",
             progress: ProgressWrapper = iter,
             prove: bool = True, lib: str = "0", extra_manifest: Path | None = None,
             scope: Scope = Scope.ALL, new_claims: set[ClaimIdentity] | None = None) -> list[Entry]:
    """Write the configurations' files to the folder `out`. Merge their manifest entries with those
    of the folder (merge_entries), and write manifest.json, include/nsms.h and README.md for all of
    them. Return the new entries, in the order of `configs`.

    `syntax`: value of SYNTAX, "both" for gas and nasm. `lib`: "0", or as in library.library_scope.
    If it is not "0", or if the folder has a library and `prefix` is that of the library, the
    library of all the manifest's kernels is written too. All files are written to temporary names
    first and then renamed, so a failure or interruption leaves the folder unchanged. The folder is
    locked while the manifests are merged.

    With `prove`, NotProved is raised, and nothing is written, if a kernel is not proved. Without an
    assembler, a text counts as proved if a manifest has claims about the same text: the committed
    manifest, or the manifest in the folder `out` or `extra_manifest`. `scope` selects the objects
    that this call proves even if a manifest has a claim about the same text and code. The
    identities of the claims that it proves are added to `new_claims`, if this is not None.
    claims.py states the rules. `progress` wraps the configurations, to show progress.
    """
    check_prefix(prefix)
    check_output_folder(out)
    syntaxes = SYNTAXES[:2] if syntax == "both" else (syntax,)
    old_entries: dict[str, list[Entry]] = {}
    for folder in dict.fromkeys([data_folder("generated"), out, extra_manifest or out]):
        for entry in read_manifest(folder / "manifest.json"):
            old_entries.setdefault(entry["symbol"], []).append(entry)
    new_entries: list[Entry] = []
    files: dict[str, str | bytes] = {}
    calls = [(config, prefix, syntaxes,
              {s: old_entries[s] for s in config.symbols(prefix) if s in old_entries}, prove, scope)
             for config in sorted(configs, key=estimated_work, reverse=True)]
    for config_files in in_parallel(generate_config, calls, progress):
        files |= config_files.texts
        new_entries += config_files.entries
        if new_claims is not None:
            new_claims |= config_files.new_claims
    order = [symbol for config in configs for symbol in config.symbols(prefix)]
    new_entries.sort(key=lambda entry: order.index(entry["symbol"]))
    with lock(out):
        all_entries = merge_entries(read_manifest(out / "manifest.json"), new_entries)
        # without the functions of downstream projects
        declarations = prototypes([e for e in all_entries if not flavour.find(e.get("flavour"))])
        files |= {"include/nsms.h": emit.print_header(declarations, prefix),
                  "README.md": render("generated.md.j2", {"kernels": all_entries,
                                                          "generator": __version__},
                                      extra_characters=None)}
        if lib != "0" or (out / "lib").is_dir() and prefix == "nsms_":
            library_files = library.library_texts(all_entries, prefix, lib if lib != "0" else "1")
            files |= {f"lib/{name}": text for name, text in library_files.items()}
        write_all(out, files | {"manifest.json": manifest_text(all_entries)})
    return new_entries


def estimated_work(config: KernelConfig) -> int:
    """Return a number that grows with the time to generate and prove a configuration. `generate`
    begins with the longest work."""
    fields = config.manifest_fields
    return int(config.family.WIDTH) * int(str(fields.get("n") or fields.get("m") or 1))
