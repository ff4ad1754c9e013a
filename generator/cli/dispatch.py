"""The group of commands, and the exit status of the process for every error."""

import errno
import os
import sys
import tempfile
import traceback
from collections.abc import Sequence
from difflib import get_close_matches
from pathlib import Path
from typing import Any

import click

from .. import __version__
from ..check import ObjectError
from ..product.toolchain import NotProved
from ..request.parse import Refused
from ..stopping import INTERRUPTED_MESSAGE, Stopped, signals_raise
from ..x86.uarch import Unreadable
from . import generate, listing, measure, prove
from .parameters import same
from .progress import Failed, complain, patience


class Commands(click.Group):
    """Group of commands. It answers an unknown command with those that exist."""

    def resolve_command(self, ctx: click.Context, args: list[str]) -> Any:
        if args and args[0] not in self.commands:
            near = get_close_matches(args[0], self.commands, 1)
            hint = f"Did you mean {near[0]}?" if near else f"There is {', '.join(sorted(self.commands))}."
            raise Refused(f"there is no command {args[0]!r}. {hint}")
        return super().resolve_command(ctx, args)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write each command with its whole first sentence."""
        with formatter.section("Commands"):
            formatter.write_dl([(name, " ".join((self.commands[name].help or "").split("\n\n")[0].split()))
                                for name in self.list_commands(ctx)])


SETTINGS: dict[str, Any] = {"token_normalize_func": same, "help_option_names": ["-h", "--help"],
                            "max_content_width": 100}


def print_version(context: click.Context, _: click.Parameter, value: bool) -> None:
    """Print the version, the digest of the trusted base and what proofs rest on besides, and end."""
    if value:
        from importlib.metadata import version

        from ..check.trusted import trusted_digest, trusted_files
        click.echo(f"nsms, version {__version__}\ntrusted base {trusted_digest()} ({len(trusted_files())} files), "
                   f"iced-x86 {version('iced-x86')}, Python {sys.version.split()[0]}")
        context.exit()


@click.group(cls=Commands, context_settings=SETTINGS)
@click.option("--version", is_flag=True, expose_value=False, is_eager=True, callback=print_version,
              help="Show the version and the digest of the trusted base.")
def nsms() -> None:
    """Generate SHA-1 and SHA-2 assembly by n-wise Simultaneous Message Scheduling, and prove it correct.

    \b
    nsms gen --isa avx2 --n 8      write the kernels of every hash for AVX2 and n = 8
    nsms COMMAND --help            describe a command, with examples
    """


for command in (generate.gen, generate.fresh, generate.pages, generate.vendor, generate.dist, generate.run, listing.listing,
                prove.prove, prove.verify, prove.mutants, prove.matrix, measure.tune, measure.bench, measure.peers,
                measure.bounds, measure.explore, measure.report, measure.measured):
    nsms.add_command(command)


def message(error: click.ClickException) -> str:
    """Return click's error as one line of this program."""
    if isinstance(error, click.NoSuchOption):
        command = error.ctx.command if error.ctx else nsms
        has = [p.opts[0] for p in command.params if isinstance(p, click.Option)]
        near = get_close_matches(error.option_name, has, 1)
        return (f"{command.name} has no option {error.option_name}. "
                + (f"Did you mean {near[0]}?" if near else f"It has {' '.join(has)}."))
    text = error.format_message().rstrip(".")
    return f"{text[:1].lower()}{text[1:]}. See nsms --help."


def subject_of(error: OSError) -> str:
    """Return what an error names where the system does not name the file."""
    if error.errno in (errno.ENOSPC, errno.EDQUOT, errno.EFBIG):
        return f"standard output or a file in {tempfile.gettempdir()}"
    return "the system"


def check_temporary() -> None:
    """Raise Refused if nothing can be written in TMPDIR: Python and compilers would use other folders silently."""
    if folder_name := os.environ.get("TMPDIR"):
        try:
            with tempfile.TemporaryFile(dir=folder_name):
                pass
        except OSError as error:
            raise Refused(f"TMPDIR={folder_name}, the folder for temporary files, cannot be written to: {error.strerror}. "
                          "Name another one, or unset it.") from None


def unheard() -> None:
    """Discard the rest of the output: Python would write it again at its end, and print an error."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def main(words: Sequence[str] | None = None) -> int:
    """Run a command; return the exit status of the process."""
    for name in ("stdout", "stderr"):                    # None where the caller closed it
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, "w", encoding="utf-8"))
    try:
        arguments = list(sys.argv[1:] if words is None else words)
        check_temporary()
        with signals_raise(), nsms.make_context("nsms", list(arguments)) as context, patience(arguments[0] if arguments else ""):
            status = nsms.invoke(context) or 0
            sys.stdout.flush()                           # here, where errors are reported
            return status
    except click.exceptions.Exit as done:                # --help and the like
        return done.exit_code
    except (Refused, Unreadable) as refused:
        complain(str(refused))
    except NotProved as failed:
        complain(f"not proved: {failed}.".replace("..", "."))
        return 1
    except Failed as failed:
        complain(str(failed))
        return 1
    except ObjectError as error:
        complain(str(error))
    except click.exceptions.NoArgsIsHelpError as error:
        click.echo(error.format_message())
        return 0
    except click.ClickException as error:
        complain(message(error))
    except (KeyboardInterrupt, click.Abort) as stopped:
        complain(INTERRUPTED_MESSAGE)
        return stopped.status if isinstance(stopped, Stopped) else 130
    except BrokenPipeError:                              # the reader of our output has ended
        unheard()
        return 141
    except OSError as error:
        if os.environ.get("NSMS_DEBUG"):
            raise
        complain(f"{error.filename or subject_of(error)}: {error.strerror or error}.")
        try:
            sys.stdout.flush()
        except OSError:
            unheard()
    except Exception as error:
        if os.environ.get("NSMS_DEBUG"):
            raise
        where = traceback.extract_tb(error.__traceback__)[-1]
        complain(f"internal error, {type(error).__name__} at {Path(where.filename).name}:{where.lineno}: {error}\n"
                 "NSMS_DEBUG=1 shows where it came from; please report it.")
        return 1
    return 2
