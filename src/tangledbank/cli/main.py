"""The command `tangledbank`: finds the command's module, and turns every kind of bad input into one sentence."""

from __future__ import annotations

import io
import os
import sys
from importlib import import_module
from typing import Final, Protocol, cast

from .. import __version__, is_compiled
from ..core.errors import BadInput
from ..core.message import Message
from ..languages import LANGUAGES
from .arguments import Parser
from .words import Translator, language, plain

COMMANDS: Final = {
    "play": ("tangledbank.cli.commands.play", "help-play"),
    "daily": ("tangledbank.cli.commands.daily", "help-daily"),
    "learn": ("tangledbank.cli.commands.learn", "help-learn"),
    "puzzle": ("tangledbank.cli.commands.puzzle", "help-puzzle"),
    "replay": ("tangledbank.cli.commands.replay", "help-replay"),
    "review": ("tangledbank.cli.commands.review", "help-review"),
    "verify": ("tangledbank.cli.commands.verify", "help-verify"),
    "fuzz": ("tangledbank.cli.commands.fuzz", "help-fuzz"),
    "perft": ("tangledbank.cli.commands.perft", "help-perft"),
    "arena": ("tangledbank.cli.commands.arena", "help-arena"),
    "dataset": ("tangledbank.cli.commands.dataset", "help-dataset"),
    "bot": ("tangledbank.cli.commands.bot", "help-bot"),
    "serve": ("tangledbank.cli.commands.serve", "help-serve"),
    "admin": ("tangledbank.cli.commands.admin", "help-admin"),
    "backup": ("tangledbank.cli.commands.backup", "help-backup"),
    "restore": ("tangledbank.cli.commands.restore", "help-restore"),
    "bench": ("tangledbank.cli.commands.bench", "help-bench"),
    "rules": ("tangledbank.cli.commands.rules", "help-rules"),
    "games": ("tangledbank.cli.commands.games", "help-games"),
}
"""Modules, imported when their command is given so that help comes at once, and what they do."""

WRONG: Final = 2
INTERRUPTED: Final = 130


class Command(Protocol):
    """What the module of a command offers."""

    def add_arguments(self, parser: Parser) -> None:
        """Declare the arguments."""

    def run(self, args: object) -> int:
        """Do it; the exit code."""


def main(argv: list[str] | None = None) -> int:
    """Run a command line; returns the exit code: 0 done, 1 checked and found wrong, 2 bad input, 130 Ctrl-C."""
    forgive_encodings()
    argv = sys.argv[1:] if argv is None else argv
    lang = language(os.environ)
    try:
        if sys.stdout is None:
            raise BrokenPipeError
        lang = requested_language(argv, lang)
        code = dispatch(argv, lang)
        sys.stdout.flush()
    except BadInput as error:
        return complain(error.message, lang, WRONG)
    except EOFError:
        return complain(Message("cli-input-ended"), lang, WRONG)
    except KeyboardInterrupt:
        return complain(Message("cli-interrupted"), lang, INTERRUPTED)
    except OSError:  # files are dealt with where they are used, so this is the output: closed, or its disk is full
        close_output()
        return complain(Message("cli-output-closed"), lang, WRONG)
    return code


def dispatch(argv: list[str], lang: str) -> int:
    """Find out which command is meant, and run it."""
    before, command, rest = split(argv)
    parser = top_parser(lang)
    args = parser.read(before)
    if args.version:
        print(version(lang))
    elif args.help or command is None:
        print(parser.format_help(), end="")
    else:
        return run(command, rest, lang)
    return 0


def split(argv: list[str]) -> tuple[list[str], str | None, list[str]]:
    """The arguments before the command, the command, and those after it."""
    k = 0
    while k < len(argv) and argv[k].startswith("-"):
        k += 2 if argv[k] == "--lang" else 1
    return argv[:k], argv[k] if k < len(argv) else None, argv[k + 1 :]


def run(name: str, argv: list[str], lang: str) -> int:
    """Run one command with its own arguments."""
    if name not in COMMANDS:
        raise BadInput(Message("cli-bad-command", got=name[:80], expected=", ".join(COMMANDS)))
    module, about = COMMANDS[name]
    command = cast(Command, import_module(module))
    parser = Parser(f"tangledbank {name}", lang, plain(about, lang))
    command.add_arguments(parser)
    args = parser.read(argv)
    args.lang = lang
    if args.help:
        print(parser.format_help(), end="")
        return 0
    return command.run(args)


def top_parser(lang: str) -> Parser:
    """What can stand before a command."""
    commands = "\n".join([f"  {name:8}  {plain(about, lang)}" for name, (_, about) in COMMANDS.items()])
    epilog = f"{plain('help-commands', lang)}:\n{commands}\n\n{plain('help-more', lang)}"
    parser = Parser("tangledbank", lang, plain("help-program", lang), epilog)
    parser.usage = f"tangledbank {plain('help-command-word', lang)} ..."
    parser.add_argument("--version", action="store_true", help=parser.word("help-version"))
    return parser


def version(lang: str) -> str:
    """The version and which engine runs."""
    return f"tangledbank {__version__} ({plain('help-compiled' if is_compiled() else 'help-pure', lang)})"


def requested_language(argv: list[str], otherwise: str) -> str:
    """The language of --lang, wherever it stands: it must be known before the first word is said."""
    wanted = otherwise
    for k, word in enumerate(argv):
        if word == "--lang" and k + 1 < len(argv):
            wanted = argv[k + 1]
        elif word.startswith("--lang="):
            wanted = word.partition("=")[2]
    if wanted not in LANGUAGES:
        raise BadInput(Message("bad-language", got=wanted[:40], expected=", ".join(LANGUAGES)))
    return wanted


# ---- the streams ----------------------------------------------------------------
def complain(message: Message, lang: str, code: int) -> int:
    """One sentence on the error stream."""
    print(Translator(lang).say(message), file=sys.stderr)
    return code


def forgive_encodings() -> None:
    """Print a question mark where a terminal has no such character, and read anything."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def close_output() -> None:
    """Nothing can be written any more: what is left in the buffer goes nowhere."""
    if sys.stdout is not None:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


if __name__ == "__main__":
    sys.exit(main())
