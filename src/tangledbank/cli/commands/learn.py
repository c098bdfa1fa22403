"""`tangledbank learn`: the lessons of a game at the terminal."""

from __future__ import annotations

import argparse
from typing import Final

from ... import replay
from ...core.game import Game
from ...lessons import LessonPart, LessonStep, lesson, lesson_names
from ..arguments import Parser, game_name
from ..interactive.menu import Menu
from ..interactive.story import capital, paragraphs, worth_telling, yours
from ..tables import TerminalTable, table
from ..terminal import Terminal


def add_arguments(parser: Parser) -> None:
    parser.add_argument("game", metavar="GAME", nargs="?", help=parser.word("help-game"))
    parser.add_argument("lesson", metavar="LESSON", nargs="?", help=parser.word("help-lesson"))


def run(args: argparse.Namespace) -> int:
    game = game_name(args.game)
    names = lesson_names(game)
    chosen = lesson(game, args.lesson if args.lesson is not None else next(iter(names), ""))
    terminal = Terminal(args.lang)
    terminal.say(chosen.title, style="bold")
    for part in chosen.parts:
        Walk(game, part, terminal).walk()
    for name in names[names.index(chosen.name) + 1 :][:1]:
        terminal.say("cli-learn-next")
        terminal.line(f"tangledbank learn {game} {name}")
    return 0


class Walk:
    """One part of a lesson: the game, and how far its learner has come."""

    def __init__(self, name: str, part: LessonPart, terminal: Terminal) -> None:
        self.part: Final = part
        self.seat: Final = part.seat
        self.terminal: Final = terminal
        self.words: Final = terminal.words
        self.game: Final[Game] = replay(part.record, listen=True)
        self.table: Final[TerminalTable] = table(name)
        self.told: int = 0

    def walk(self) -> None:
        for step in self.part.steps:
            self.tell_news()
            self.show(step)
            if step.expects is None:
                self.terminal.ask(self.words("cli-press-enter") + " ")
            else:
                self.find(step, step.expects)
                self.follow(step)

    def show(self, step: LessonStep) -> None:
        """The table as the learner sees it where there is something to do, and what the step says."""
        view = self.game.view(self.seat)
        if step.expects is not None:
            self.terminal.show(self.table.board(view, self.seat, self.words, self.terminal.console.size))
        self.terminal.say(step.text, style="bold")

    def tell_news(self) -> None:
        """What happened since the last step."""
        news = worth_telling(self.game.story(self.seat, self.told))
        self.told = self.game.told
        self.terminal.show(*paragraphs(self.table.told(news, self.seat, self.game.view(self.seat)), self.words))

    # ---- answering ----------------------------------------------------------------
    def find(self, step: LessonStep, expected: str) -> None:
        """Ask until the answer is the one that the step expects. Enter alone gives it."""
        menu = self.table.menu(
            self.game.view(self.seat), self.seat, self.label, self.words, self.game.prompt(self.seat)
        )
        self.terminal.show(menu.render(self.terminal.console.width))
        if not step.is_problem:
            self.terminal.say("cli-learn-expected", answer=self.label(expected))
        self.terminal.say("cli-learn-enter", style="dim")
        while (answer := self.read(menu)) not in ("", expected):
            self.object(step, answer, expected)
        self.game.apply(expected, self.seat)

    def read(self, menu: Menu) -> str:
        """An answer: its number, or as records write it; nothing if it shall be given for the learner."""
        while line := self.terminal.ask(f"P{self.seat + 1}> "):
            found = menu.action(int(line)) if line.isdecimal() and len(line) < 5 else line
            if found is not None and found in self.game.options(self.seat):
                return found
            self.terminal.say("cli-learn-unknown", style="red", got=line[:40])
        return ""

    def object(self, step: LessonStep, answer: str, expected: str) -> None:
        """Why another answer is worse, or that this lesson goes another way."""
        key = step.objection(answer)
        if key:
            self.terminal.say(key, style="yellow")
        else:
            self.terminal.say("cli-learn-other", style="yellow", answer=self.label(expected))

    def label(self, option: str) -> str:
        return capital(self.words.say(yours(self.game.label(option), self.seat)))

    def follow(self, step: LessonStep) -> None:
        """The others answer as they do in this lesson."""
        for seat, action in step.others:
            self.game.apply(action, seat)
