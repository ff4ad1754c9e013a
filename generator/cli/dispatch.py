"""The command line's entry point: it selects the command, and turns every error into a message and
an exit status."""

import os
import re
import sys
import traceback
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import Any

import click

from .. import __version__
from ..check.contents import ObjectError
from ..files import INTERRUPTED_MESSAGE, Stopped, raise_on_signals
from ..product.toolchain import NotProved
from ..request.option_table import Rejected, check_name
from ..x86.uarch import Unreadable
from .parameters import option_spelling
from .progress import Failed, announce_long_work, print_error

# command -> its module and function; a module is imported when its command is typed
COMMANDS = {
    **{name: ("generate", name) for name in ("gen", "fresh", "vendor", "dist", "run")},
    "list": ("show", "list_values"), "doctor": ("show", "doctor"),
    **{name: ("prove", name) for name in ("prove", "verify")},
    **{name: ("measure", name) for name in (
        "tune", "bench", "peers", "bounds", "explore", "report", "measured", "mutants")}}


class CommandGroup(click.Group):
    def list_commands(self, ctx: click.Context) -> list[str]:
        return sorted(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        module, function = COMMANDS[cmd_name]
        command: click.Command = getattr(import_module(f"..{module}", __name__), function)
        return command

    def resolve_command(self, ctx: click.Context, args: list[str]) -> Any:
        if args:
            check_name("command", args[0], sorted(COMMANDS))
        return super().resolve_command(ctx, args)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Return the first paragraph of each command's help."""
        with formatter.section("Commands"):
            formatter.write_dl(
                [(name, " ".join((command.help or "").split("\n\n")[0].split()))
                 for name in COMMANDS if (command := self.get_command(ctx, name))])


SETTINGS: dict[str, Any] = {"token_normalize_func": option_spelling,
                            "help_option_names": ["-h", "--help"],
                            "max_content_width": 100}


def print_version(context: click.Context, _: click.Parameter, value: bool) -> None:
    if value:
        from importlib.metadata import version

        from ..check.trusted import trusted_digest, trusted_files
        click.echo(f"nsms, version {__version__}\ntrusted base {trusted_digest()} "
                   f"({len(trusted_files())} files), iced-x86 {version('iced-x86')}, Python "
                   f"{sys.version.split()[0]}")
        context.exit()


@click.group(cls=CommandGroup, context_settings=SETTINGS)
@click.option("--version", is_flag=True, expose_value=False, is_eager=True, callback=print_version,
              help="Show the version and the digest of the trusted base.")
def nsms() -> None:
    """Generate SHA-1 and SHA-2 assembly by n-wise Simultaneous Message Scheduling, and prove it
    correct.

    \b
    nsms gen --isa avx2 --n 8      write the kernels of every hash for AVX2 and n = 8
    nsms COMMAND --help            describe a command, with examples
    """


def describe_click_error(error: click.ClickException, arguments: Sequence[str]) -> str:
    typed = " ".join(["nsms", *(a for a in arguments[:1] if a in COMMANDS)])
    command_path = getattr(getattr(error, "ctx", None), "command_path", typed)
    text = error.format_message().rstrip(".?")
    if setting := re.search(r"\(([A-Z_]+)=([^ )]*)", text):
        return (f"{setting[1]}={setting[2]} is how make spells it. Try "
                f"--{option_spelling(setting[1])} {setting[2]}.")
    return f"{text[:1].lower()}{text[1:]}. See {command_path} --help."


def discard_output() -> None:
    """Drop unwritten output: Python would try again at its end, and print an error."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def main(command_line: Sequence[str] | None = None) -> int:
    """Run the command line and return the exit status: 0 done; 1 a check failed, or an internal
    error; 2 bad request, file or system error; 128 + n stopped by signal n. With NSMS_DEBUG in the
    environment, raise internal errors and errors of the system."""
    arguments = list(sys.argv[1:] if command_line is None else command_line)
    try:
        command = arguments[0] if arguments else ""
        with raise_on_signals(), nsms.make_context("nsms",
                                                   list(arguments)) as context, announce_long_work(
                                                       command):
            status = nsms.invoke(context) or 0
            sys.stdout.flush()  # here, so that an error of this output is reported
            return status
    except click.exceptions.Exit as done:                # after --help or --version
        return done.exit_code
    except (Rejected, Unreadable, ObjectError) as error:
        print_error(str(error))
    except (NotProved, Failed) as error:
        text = (f"not proved: {error}".rstrip(".") + "." if isinstance(error, NotProved)
                else str(error))
        print_error(text)
        return 1
    except click.exceptions.NoArgsIsHelpError as error:
        click.echo(error.format_message())
        return 0
    except click.ClickException as error:
        print_error(describe_click_error(error, arguments))
    except (KeyboardInterrupt, click.Abort) as stopped:
        print_error(INTERRUPTED_MESSAGE)
        return stopped.status if isinstance(stopped, Stopped) else 130
    except BrokenPipeError:  # whoever reads the output has ended
        discard_output()
        return 141
    except Exception as error:
        if os.environ.get("NSMS_DEBUG"):
            raise
        if isinstance(error, OSError):
            print_error(f"{error.filename or 'the system'}: {error.strerror or error}.")
            try:
                sys.stdout.flush()
            except OSError:
                discard_output()
            return 2
        origin = traceback.extract_tb(error.__traceback__)[-1]
        print_error(f"internal error, {type(error).__name__} at "
                    f"{Path(origin.filename).name}:{origin.lineno}: {error}\nNSMS_DEBUG=1 shows "
                    f"where it came from; please report it.")
        return 1
    return 2
