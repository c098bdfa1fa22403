"""The screen and the keyboard: everything a command prints goes through here."""

from __future__ import annotations

import sys
from contextlib import suppress
from getpass import getpass
from typing import Final

from rich.console import Console, RenderableType
from rich.text import Text

from .. import is_compiled
from ..core.errors import BadInput
from ..core.message import Message
from .layout import height
from .words import Translator, clean


class Screen(Console):
    """A console that leaves it to the program what to do when nobody reads its output any more."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


class Terminal:
    """Prints in one language; colours and width are those of the real terminal, or plain and 80 in a pipe."""

    def __init__(self, lang: str) -> None:
        self.words: Final = Translator(lang)
        self.console: Final = Screen(highlight=False, markup=False, emoji=False)

    def say(self, key: str, style: str = "", **args: object) -> None:
        """Print a message by its key."""
        self.tell(Message(key, **args), style)

    def tell(self, message: Message, style: str = "") -> None:
        """Print a message."""
        self.console.print(Text(self.words.say(message), style))

    def say_engine(self) -> None:
        """Which engine runs: without the compiled one, bots need their time."""
        self.say("cli-engine", style="dim", engine="compiled" if is_compiled() else "pure")

    def line(self, text: str) -> None:
        """Print a line that is not broken, so that it can be copied."""
        self.console.print(Text(text), soft_wrap=True)

    def show(self, *parts: RenderableType) -> None:
        """Print tables and texts, one below the other."""
        for part in parts:
            self.console.print(part)

    def page(self, *parts: RenderableType) -> None:
        """Print like `show`; what is higher than the screen comes page by page, if somebody sits before it.

        No program of the system does this: it might keep what only one player may see.
        """
        height = self.room
        if not is_interactive():
            self.show(*parts)
            return
        with self.console.capture() as capture:
            self.show(*parts)
        lines = capture.get().splitlines(keepends=True)
        for first in range(0, len(lines), height):
            if first and self.ask(self.words("cli-more") + " "):
                return
            self.console.file.write("".join(lines[first : first + height]))

    def height(self, *parts: RenderableType) -> int:
        """How many lines of the screen some parts take."""
        return height(parts, self.console.width)

    def show_apart(self, story: list[RenderableType], rest: list[RenderableType]) -> None:
        """Print two parts. If one screen is too low for both, somebody who sits before it reads the first one first."""
        if is_interactive() and story and self.height(*story, *rest) > self.room:
            self.page(*story)
            self.ask(self.words("cli-press-enter") + " ")
        else:
            self.show(*story)
        self.show(*rest)

    @property
    def room(self) -> int:
        """The lines above the one in which somebody types."""
        return self.console.size.height - 1

    def ask(self, question: str) -> str:
        """A line from the keyboard; EOFError if there is none any more."""
        if sys.stdin is None:
            raise EOFError
        self.console.file.flush()
        return clean(input(question).replace("\t", " ")).strip()

    def ask_secret(self, question: str) -> str:
        """A line that the screen does not show, or the next one of a pipe as it is; EOFError if there is none."""
        if is_typed():
            with suppress(UnicodeDecodeError):
                return getpass(question)
            raise BadInput(Message("server-bad-characters"))
        line = sys.stdin.readline() if sys.stdin is not None else ""
        if not line:
            raise EOFError
        return line.removesuffix("\n")

    def clear(self) -> None:
        """Empty the screen and what could be scrolled back to."""
        if self.console.is_terminal:
            self.console.file.write("\x1b[2J\x1b[3J\x1b[H")
            self.console.file.flush()


def is_typed() -> bool:
    """Whether somebody sits at the keyboard."""
    return sys.stdin is not None and sys.stdin.isatty()


def is_interactive() -> bool:
    """Whether somebody sits at the keyboard and sees the screen."""
    return is_typed() and sys.stdout.isatty()
