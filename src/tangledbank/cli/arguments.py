"""Arguments of the command line: argparse finds them, we say what is wrong with them, in words of ours."""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterable
from typing import Final, NoReturn

from ..core.errors import BadInput
from ..core.message import Message
from ..core.rng import MASK
from ..core.rulebook import OptionValue, value_of
from .words import plain

NUMBER: Final = re.compile(r"[0-9]{1,19}")


class Formatter(argparse.RawDescriptionHelpFormatter):
    """Help with our word for "usage" instead of argparse's."""

    def __init__(self, prog: str, usage_word: str) -> None:
        super().__init__(prog, max_help_position=28)
        self.usage_word: Final = usage_word

    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[argparse.Action],
        groups: Iterable[argparse._MutuallyExclusiveGroup],
        prefix: str | None = None,
    ) -> None:
        super().add_usage(usage, actions, groups, self.usage_word + " ")


class Parser(argparse.ArgumentParser):
    """A parser that speaks our languages and never ends the program: what is wrong comes as BadInput.

    Values stay text here; the functions below read them.
    """

    def __init__(self, prog: str, lang: str, description: str = "", epilog: str = "") -> None:
        self.lang: Final = lang
        super().__init__(
            prog=prog,
            description=description,
            epilog=epilog,
            add_help=False,
            allow_abbrev=False,
            exit_on_error=False,
            formatter_class=lambda prog: Formatter(prog, self.word("help-usage")),
        )
        # argparse has no other way to name these two groups
        self._positionals.title = self.word("help-arguments")
        self._optionals.title = self.word("help-options")
        self.add_argument("-h", "--help", action="store_true", help=self.word("help-help"))
        self.add_argument("--lang", metavar="LANG", help=self.word("help-lang"))

    def word(self, key: str) -> str:
        """A help text; argparse would take a percent sign for a format."""
        return plain(key, self.lang).replace("%", "%%")

    def error(self, message: str) -> NoReturn:
        """What argparse finds wrong beyond a single argument; its own sentence is English, so it is not used."""
        raise BadInput(Message("cli-bad-usage", command=self.prog))

    def read(self, argv: list[str]) -> argparse.Namespace:
        """The arguments; BadInput names the one that is wrong and what was expected."""
        try:
            args, unknown = self.parse_known_args(argv)
        except argparse.ArgumentError as error:
            name = error.argument_name or ""
            raise BadInput(Message("cli-bad-argument", argument=name, command=self.prog)) from None
        if unknown:
            expected = ", ".join([name for action in self._actions for name in names_of(action)])
            raise BadInput(Message("cli-unknown-argument", text=unknown[0][:80], command=self.prog, expected=expected))
        return args


def names_of(action: argparse.Action) -> list[str]:
    """How an argument is written."""
    return list(action.option_strings[-1:]) or [str(action.metavar or action.dest)]


def add_setup(parser: Parser, about_players: str = "help-players") -> None:
    """How a game begins."""
    parser.add_argument("game", metavar="GAME", nargs="?", help=parser.word("help-game"))
    parser.add_argument("--players", metavar="N", help=parser.word(about_players))
    parser.add_argument("--seed", metavar="N", help=parser.word("help-seed"))
    parser.add_argument("--option", metavar="NAME=VALUE", action="append", default=[], help=parser.word("help-option"))


# ---- values -------------------------------------------------------------------
def game_name(text: str | None) -> str:
    """The game that was named; whether there is such a game is said by its rulebook."""
    from ..games import names as game_names

    if text is None:
        raise BadInput(Message("cli-missing-game", games=", ".join(game_names())))
    return text


def whole(text: str, name: str, least: int, most: int) -> int:
    """A whole number between least and most."""
    if not NUMBER.fullmatch(text) or not least <= int(text) <= most:
        raise BadInput(Message("cli-bad-number", name=name, least=str(least), most=str(most), got=text[:40]))
    return int(text)


def maybe_whole(text: str | None, name: str, least: int, most: int) -> int | None:
    """The same, if it was given at all."""
    return None if text is None else whole(text, name, least, most)


def seed_of(text: str | None) -> int | None:
    """A seed, if one was given."""
    return maybe_whole(text, "--seed", 0, MASK)


def options_of(texts: list[str]) -> dict[str, OptionValue]:
    """Options of a game from NAME=VALUE; names and values are checked by the rulebook."""
    options: dict[str, OptionValue] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals or not name or name in options:
            raise BadInput(Message("cli-bad-option-form", got=text[:80]))
        options[name] = value_of(value)
    return options


def seats_of(texts: list[str], players: int) -> list[int]:
    """Seats from 1,3 or none, counted from 0."""
    words = [word.strip() for text in texts for word in text.split(",")]
    if words == ["none"]:
        return []
    for word in words:
        if not NUMBER.fullmatch(word) or not 1 <= int(word) <= players:
            raise BadInput(Message("cli-bad-seat", got=word[:40], most=str(players)))
    return sorted({int(word) - 1 for word in words})
