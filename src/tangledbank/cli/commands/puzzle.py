"""`tangledbank puzzle`: find the best answer in positions of real games."""

from __future__ import annotations

import argparse
from datetime import date
from typing import Final

from rich.table import Table as Grid
from rich.text import Text

from ...core.errors import BadInput
from ...core.message import Message
from ...puzzles.document import LEVELS, Puzzle, of_day, puzzle, puzzles
from ...puzzles.position import PuzzlePosition
from ..arguments import Parser, game_name, maybe_whole
from ..interactive.prompt import Prompt, Quit
from ..interactive.session import Session
from ..interactive.story import capital, yours
from ..terminal import Terminal


def add_arguments(parser: Parser) -> None:
    parser.add_argument("game", metavar="GAME", nargs="?", help=parser.word("help-game"))
    parser.add_argument("puzzle", metavar="PUZZLE", nargs="?", help=parser.word("help-puzzle-id"))
    parser.add_argument("--day", action="store_true", help=parser.word("help-puzzle-day"))
    parser.add_argument("--level", metavar="N", help=parser.word("help-puzzle-level"))
    parser.add_argument("--tag", metavar="TAG", help=parser.word("help-puzzle-tag"))
    parser.add_argument("--list", action="store_true", help=parser.word("help-puzzle-list"))


def run(args: argparse.Namespace) -> int:
    game = game_name(args.game)
    terminal = Terminal(args.lang)
    wanted = chosen(game, args)
    if args.list:
        terminal.show(listed(game, wanted, terminal))
    else:
        solve_all(game, wanted, terminal)
    return 0


def chosen(game: str, args: argparse.Namespace) -> list[str]:
    """The names of the puzzles that were asked for."""
    if args.puzzle is not None:
        puzzle(game, args.puzzle)
        return [args.puzzle]
    today = of_day(game, date.today().toordinal())
    if args.day:
        return [today]
    level = maybe_whole(args.level, "--level", LEVELS[0], LEVELS[-1])
    found = [name for name, (_, one) in puzzles(game).items() if is_wanted(one, level, args.tag)]
    if not found:
        raise BadInput(Message("puzzle-no-such"))
    return found[found.index(today) :] + found[: found.index(today)] if today in found else found


def is_wanted(one: Puzzle, level: int | None, tag: str | None) -> bool:
    return level in (None, one.level) and (tag is None or tag in one.tags)


def listed(game: str, wanted: list[str], terminal: Terminal) -> Grid:
    """Names, levels and tags."""
    grid = Grid(box=None, padding=(0, 2, 0, 0))
    grid.add_column(terminal.words("puzzle-title"))
    grid.add_column(terminal.words("puzzle-level"))
    grid.add_column(terminal.words("puzzle-idea"))
    for name in wanted:
        _, one = puzzle(game, name)
        grid.add_row(name, terminal.words(f"puzzle-level-{one.level}"), ", ".join(one.tags))
    return grid


def solve_all(game: str, wanted: list[str], terminal: Terminal) -> None:
    """One puzzle after the other, until somebody has had enough."""
    right = 0
    for n, name in enumerate(wanted, 1):
        position = PuzzlePosition(game, *puzzle(game, name)).played()
        try:
            right += Solving(game, name, position, terminal).solve()
        except Quit:
            break
        if n == len(wanted) or terminal.ask(terminal.words("puzzle-more") + " "):
            terminal.say("puzzle-session", n=right, all=n)
            break


class Solving(Prompt):
    """A question of a puzzle: asked as in a game, but only the best answer goes on."""

    def __init__(self, game: str, name: str, position: PuzzlePosition, terminal: Terminal) -> None:
        self.position: Final = position
        self.tries = 0
        self.name: Final = name
        self.title: Final = game
        session = Session(position.game, [position.seat], {}, terminal, f"puzzle-{name}.tbr")
        session.memory.told[position.seat] = position.told
        super().__init__(session, position.seat)

    def solve(self) -> bool:
        """Whether it was solved at the first try."""
        one = self.position.puzzle
        title = self.words("puzzle-name", game=self.words(f"game-{self.title}"), id=self.name)
        ideas = [self.words(f"puzzle-idea-{tag}") for tag in one.tags[1:]]
        parts = [self.words(f"puzzle-level-{one.level}"), one.tags[0], *ideas]
        self.terminal.show(Text(title, "bold"), Text(" · ".join(parts), "dim"))
        self.terminal.say("puzzle-find", style="bold", who=f"P{self.seat + 1}")
        self.terminal.say("puzzle-type", style="dim")
        self.ask()
        return self.tries == 1

    def must_be_aided(self) -> None:
        raise BadInput(Message("puzzle-unaided"))

    def answer(self, line: str) -> None:
        """As in a game; nothing at all gives up."""
        if line:
            super().answer(line)
        else:
            self.tries = 0
            self.show_solution("puzzle-solution")

    def play(self, line: str) -> None:
        """Say whether an answer is the best one."""
        answer = self.actions(line)[0]
        self.game.check(answer, self.seat)
        self.tries += 1
        if answer == self.position.best:
            self.show_solution("puzzle-right")
        else:
            self.terminal.say("puzzle-wrong", style="yellow")
            self.tell(answer)

    def show_solution(self, title: str) -> None:
        """The best answer with its reason, what came nearest, and how it might go on; then it is given."""
        best, options = self.position.best, self.position.options
        self.terminal.say(title, style="bold green")
        self.tell(best)
        self.terminal.say("puzzle-others", style="bold")
        for place, _ in self.position.puzzle.chances[1:4]:
            self.tell(options[place])
        line = [f"P{one.seat + 1} {self.words.say(one.label.message)}" for one in self.position.line]
        self.terminal.say("puzzle-it-goes-on", line="; ".join(line))
        self.game.apply(best, self.seat)

    def tell(self, answer: str) -> None:
        """An answer, its chance, and what speaks for it."""
        n = self.position.chance(answer)
        chance = self.words("puzzle-far-worse") if n is None else self.words("puzzle-chance", n=round(n / 10))
        why = self.words.say(yours(self.position.why(answer), self.seat))
        self.terminal.line(f"  {self.label(answer)} ({chance})")
        self.terminal.show(Text(f"    {capital(why)}", "dim"))
