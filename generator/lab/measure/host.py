"""The machine that measures: processor, microarchitecture, compiler, and whether it has a cycle
counter. Input are /proc/cpuinfo and the installed programs. A processor that the table
uarch/processors.toml does not contain is named by vendor, family and model."""

import hashlib
import os
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Mapping
from datetime import datetime

from ...request.option_table import Rejected
from ...x86.uarch.processors import UNKNOWN, identify_core, read_cpuinfo


def microarchitecture_name(cpu_facts: Mapping[str, str] | None = None) -> str:
    """Name of the core, or VENDOR-FAMILY-MODEL if processors.toml lacks it. `cpu_facts`: of
    /proc/cpuinfo, None: this processor's."""
    cpu_facts = read_cpuinfo() if cpu_facts is None else cpu_facts
    processor = identify_core(cpu_facts=cpu_facts)
    unknown = (cpu_facts.get("vendor_id", "unknown"), cpu_facts.get("cpu family", "-1"),
               cpu_facts.get("model", "-1"))
    return processor.name if processor != UNKNOWN else "-".join(unknown)


def identify_processor() -> dict[str, str]:
    """Return "cpu", "family", "model", "stepping" and "microcode", or "unknown"."""
    cpu_facts, names = read_cpuinfo(), {"cpu": "model name", "family": "cpu family"}
    return {key: cpu_facts.get(names.get(key, key), "unknown")
            for key in ("cpu", "family", "model", "stepping", "microcode")}


def show_progress(text: str) -> None:
    """Replace the progress line on stderr with a text; do nothing if stderr is no terminal."""
    if sys.stderr.isatty():
        print(f"\r\033[K{text}", end="", file=sys.stderr, flush=True)


def describe_machine() -> dict[str, str]:
    """Return "machine" (this processor as text) and "date" (the present time in ISO 8601)."""
    processor = identify_processor()
    details = [*(f"{key} {value}" for key, value in processor.items()
                 if key != "cpu" and value != "unknown"), microarchitecture_name()]
    return {"machine": f"{processor['cpu']} ({', '.join(details)})",
            "date": datetime.now().astimezone().isoformat(timespec="seconds")}


def require_x86_linux(command_name: str) -> None:
    """Raise Rejected unless this is Linux on x86-64."""
    if os.uname().sysname != "Linux" or os.uname().machine != "x86_64":
        raise Rejected(f"{command_name} runs on Linux on an x86-64 processor, which this is not.")


def compiler_command(command_name: str = "bench") -> list[str]:
    """Return the C compiler, from CC or the PATH. Raise Rejected if there is none."""
    for command in (os.environ.get("CC", ""), "cc", "gcc", "clang"):
        command_words = shlex.split(command)
        if command_words and shutil.which(command_words[0]):
            return command_words
    raise Rejected(f"{command_name} needs a C compiler, and there is none: install gcc or clang, "
                   f"or set CC.")


def compiler_version() -> str:
    """Return the first line that the C compiler prints for --version."""
    command = compiler_command()
    process = subprocess.run([*command, "--version"], check=False, capture_output=True, text=True)
    return re.sub(r"\s+", " ", (process.stdout.splitlines() or [command[0]])[0])


def identify_machine(label: str = "") -> dict[str, str]:
    """Return the processor, core, compiler, "label", and "id": the label and a hash of the others.
    """
    fields = {**identify_processor(), "uarch": microarchitecture_name(),
              "compiler": compiler_version()}
    digest = hashlib.sha256("\n".join(fields.values()).encode()).hexdigest()[:8]
    label = label or fields["uarch"]
    name = re.sub(r"[^A-Za-z0-9_.-]+", "_", label)
    return {"id": f"{name}-{digest}", "label": label, **fields}
