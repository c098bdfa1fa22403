"""A game at one terminal: people are asked in turn, bots answer by themselves, nobody sees another's hand."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Timer
from typing import Final, Protocol

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from ...bots import player
from ...bots.outside.player import end_programs
from ...bots.outside.program import BotFailed
from ...core.game import Game
from ...core.message import Message
from ...core.rulebook import EVERYTHING, SPECTATOR
from ..files import write_record
from ..tables import TerminalTable, table
from ..terminal import Terminal
from .memory import Memory
from .menu import Numbers
from .story import is_by_others, is_chapter, is_round, latest, paragraphs, worth_telling

SUBSTITUTE: Final = "random"
"""Plays on for a program that has failed, as in the arena."""
A_WHILE: Final = 0.3
"""Seconds after which one begins to wonder what is going on."""


class Seated(Protocol):
    """Who answers for a seat."""

    @property
    def name(self) -> str:
        """As it was asked for."""

    def answer(self, game: Game, seat: int) -> str:
        """One of the seat's options."""


class Notice:
    """A line that appears after a while and goes away again."""

    def __init__(self, terminal: Terminal, message: Message) -> None:
        self.console: Final = terminal.console
        self.text: Final = Text(terminal.words.say(message), "dim")
        self.shown: bool = False
        self.timer: Final = Timer(A_WHILE, self.show)
        self.timer.start()

    def show(self) -> None:
        self.shown = True
        self.console.print(self.text, end="\r", no_wrap=True, overflow="ellipsis")

    def end(self) -> None:
        """Wipe the line off, or see to it that it never appears."""
        self.timer.cancel()
        self.timer.join()
        if self.shown:
            self.console.file.write("\x1b[2K")
            self.console.file.flush()


class Session:
    """One game, its people and its bots."""

    def __init__(self, game: Game, humans: list[int], bots: dict[int, Seated], terminal: Terminal, file: str) -> None:
        self.game: Final = game
        self.humans: Final = humans
        self.bots: Final = bots
        """By seat."""
        self.terminal: Final = terminal
        self.file: str = file
        """Where the game is saved; naming another file changes it."""
        self.table: Final[TerminalTable] = table(game.rulebook.name)
        self.memory: Final = Memory()
        self.own_files: Final[set[str]] = set()
        """Files that hold this game: only these may be overwritten."""
        self.unaided: bool = False
        """Nothing is taken back, and nobody gives hints: the daily deal."""
        self.sitting: int = humans[0] if len(humans) == 1 else SPECTATOR
        """Who sits at the terminal; nobody before the first hand-over."""

    # ---- whose turn -----------------------------------------------------------
    def next_human(self) -> int | None:
        """The person to be asked now, after bots have answered; None when the game is over."""
        game = self.game
        while not game.over:
            bots = [seat for seat in game.waiting if seat not in self.humans]
            if not bots:
                return self.sitting if self.sitting in game.waiting else game.waiting[0]
            game.apply(self.answer(bots[0]), bots[0])
            if not self.humans:
                self.watch()
        return None

    def answer(self, seat: int) -> str:
        """What a bot answers; a program that fails loses its seat."""
        bot = self.bots[seat]
        try:
            with self.thinking(Message("cli-thinks", seat=seat + 1, bot=bot.name)):
                return bot.answer(self.game, seat)
        except BotFailed as failure:
            self.terminal.tell(failure.message, "red")
            self.terminal.say("cli-bot-replaced", "red", seat=seat + 1, bot=bot.name)
            self.bots[seat] = player(self.game.rulebook.name, SUBSTITUTE)
            return self.bots[seat].answer(self.game, seat)

    @contextmanager
    def thinking(self, message: Message) -> Iterator[None]:
        """Show that somebody thinks, if it takes a while; only on a screen, where it can be wiped off again."""
        console = self.terminal.console
        if not console.is_terminal or console.is_dumb_terminal:
            yield
            return
        notice = Notice(self.terminal, message)
        try:
            yield
        finally:
            notice.end()

    def seat(self, seat: int) -> None:
        """Let a person sit down; if another one sat there, nothing of theirs is left to be seen."""
        if seat != self.sitting:
            self.memory.shown.discard(seat)
            self.terminal.clear()
            self.terminal.ask(self.terminal.words("cli-hand-over", seat=seat + 1) + " ")
            self.terminal.clear()
            if self.sitting == SPECTATOR:
                self.greet()
            self.sitting = seat

    def greet(self) -> None:
        """The first words: with them the same game can be played again."""
        self.terminal.say("cli-seed", style="dim", seed=str(self.game.setup.seed))
        self.terminal.say_engine()

    # ---- telling ----------------------------------------------------------------
    def events(self) -> int:
        """How many events there are; after an undo fewer than before."""
        return self.game.told

    def news(self, seat: int) -> list[Message]:
        """What a seat has not been told yet."""
        since = min(self.memory.told.get(seat, 0), self.events())
        self.memory.told[seat] = self.events()
        return worth_telling(self.game.story(seat, since))

    def remind(self) -> None:
        """In a game that goes on, everybody is told again what happened in this phase."""
        since = latest(self.game.story(EVERYTHING), is_chapter)
        self.memory.told.update(dict.fromkeys((SPECTATOR, *self.humans), since))

    def tell(self, messages: list[Message], seat: int) -> None:
        """Print a part of the story."""
        self.terminal.show(*self.paragraphs(messages, seat))

    def paragraphs(self, messages: list[Message], seat: int) -> Iterator[Text]:
        """A part of the story as a seat is told it."""
        view = self.game.view(max(seat, SPECTATOR))
        return paragraphs(self.table.told(messages, seat, view), self.terminal.words)

    def is_turn(self, seat: int, news: list[Message]) -> bool:
        """Whether a seat should see the whole table: its turn begins, and not only the next part of an answer."""
        is_known = seat in self.memory.shown
        self.memory.shown.add(seat)
        if not is_known or not news:  # without news something was taken back
            return not is_known
        return self.game.log[-1].seat != seat or any(is_chapter(told) or is_by_others(told, seat) for told in news)

    def drawn_table(self, seat: int, question: Message | None = None, numbers: Numbers | None = None) -> RenderableType:
        """The table as a seat sees it."""
        size = self.terminal.console.size
        return self.table.board(self.game.view(seat), seat, self.terminal.words, size, question, numbers)

    def watch(self) -> None:
        """Print what happened in a game of bots, phase by phase, and the table when a round begins."""
        since = self.memory.told.get(SPECTATOR, 0)
        fresh = self.game.story(SPECTATOR, since)
        if any(is_chapter(message) for message in fresh) or self.game.over:
            self.tell(self.news(SPECTATOR), SPECTATOR)
            if any(is_round(message) for message in fresh):
                self.terminal.show(self.drawn_table(SPECTATOR))

    # ---- saving and ending --------------------------------------------------------
    def save(self, file: str = "") -> None:
        """Write the record, and say where it is. The record of another game is never overwritten."""
        wanted = file or self.file
        write_record(wanted, self.game.record(), is_own=os.path.realpath(wanted) in self.own_files)
        self.own_files.add(os.path.realpath(wanted))
        self.file = wanted
        self.terminal.say("cli-saved", file=self.file)

    def finish(self) -> None:
        """The end of the story, the scores, the winners, and where the record is."""
        if len(self.humans) > 1:  # the last one still at the keyboard is not the only one who looks now
            self.memory.told[SPECTATOR] = self.memory.told.get(self.sitting, 0)
            self.sitting = SPECTATOR
        self.tell(self.news(self.sitting), self.sitting)
        self.terminal.show(self.drawn_table(SPECTATOR))
        show_scores(self.game, self.terminal)
        self.save()

    def end_bots(self) -> None:
        """Let nothing run on that was started for this game."""
        end_programs(self.bots.values(), self.game)


def show_scores(game: Game, terminal: Terminal) -> None:
    """The final scores with their parts, the best first, and who wins."""
    view, drawing = game.view(SPECTATOR), table(game.rulebook.name)
    headings, parts = drawing.scores(view, terminal.words)
    grid = Grid(box=None, padding=(0, 2, 0, 0))
    grid.add_column("")
    for heading in [*headings, terminal.words("cli-score-total")]:
        grid.add_column(heading, justify="right")
    winners, scores = game.winners(), game.scores()
    names = [drawing.player(view, seat, terminal.words) for seat in range(len(scores))]
    for seat in sorted(range(len(scores)), key=lambda seat: (seat not in winners, -scores[seat])):
        numbers = [*(parts[seat] if parts else []), scores[seat]]
        grid.add_row(names[seat], *map(str, numbers), style="bold green" if seat in winners else "")
    terminal.show(Text(), grid)
    terminal.say("cli-winners", style="bold", n=len(winners), names=", ".join([f"P{seat + 1}" for seat in winners]))
