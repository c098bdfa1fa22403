"""The position of a puzzle: the game it is from, played again up to the question."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import Final

from ..bots.base import Sampler
from ..bots.judging import judge
from ..coach.document import ReviewAnswer
from ..coach.judging import asked, better_line
from ..core.game import Game, Setup
from ..core.message import Message
from ..core.state import State
from ..games import rulebook
from .document import NoPuzzle, Puzzle, PuzzleGame, unpacked


class PuzzlePosition:
    """A puzzle on the board. `following` must have been run through before anything is asked."""

    def __init__(self, name: str, source: PuzzleGame, puzzle: Puzzle) -> None:
        self.book: Final = rulebook(name)
        self.puzzle: Final = puzzle
        self.source: Final = source
        self.game: Final = Game(Setup(self.book, source.players, source.seed, source.options, None), listen=True)
        self.told = 0
        """Events that were told before the last answer of the seat."""

    def following(self) -> Iterator[None]:
        """Play up to the question, an answer in each step; NoPuzzle if another position is reached."""
        events: dict[int, int] = {}
        for place in unpacked(self.source.log)[: self.puzzle.ply]:
            seat = self.game.waiting[0]
            options = self.game.state.options(seat)
            if place >= len(options):
                raise self.broken()
            self.game.apply(options[place], seat)
            events[seat] = self.game.told
            yield
        if self.game.over or not self.game.digest().startswith(self.puzzle.digest):
            raise self.broken()
        self.told = events.get(self.seat, 0)

    def played(self) -> PuzzlePosition:
        """At the question, at once."""
        for _ in self.following():
            pass
        return self

    def broken(self) -> NoPuzzle:
        return NoPuzzle(Message("puzzle-broken"))

    # ---- the question ---------------------------------------------------------------------------
    @property
    def state(self) -> State:
        return self.game.state

    @property
    def seat(self) -> int:
        """Whose answer is looked for."""
        return self.game.waiting[0]

    @property
    def options(self) -> list[str]:
        return self.game.options(self.seat)

    @property
    def best(self) -> str:
        return self.options[self.puzzle.best]

    @property
    def recent(self) -> list[Message]:
        """What the seat saw happen since its last answer."""
        return self.game.story(self.seat, self.told)

    # ---- the solution ---------------------------------------------------------------------------
    def chance(self, answer: str) -> int | None:
        """Of the seat after an answer, in thousandths; None for one that was not compared, since it was far worse."""
        return dict(self.puzzle.chances).get(self.options.index(answer))

    def label(self, answer: str) -> Message:
        return self.book.label(asked(self.state, self.seat), self.book.notation.read(answer))

    def why(self, answer: str) -> Message:
        """What speaks for an answer, as the game's judge says it, in a world that the seat cannot tell apart."""
        world = asked(Sampler(self.book, self.state, self.seat).world, self.seat)
        return judge(self.book.name).why(world, self.seat, self.book.notation.read(answer))

    @cached_property
    def line(self) -> list[ReviewAnswer]:
        """The best answer and how it might go on."""
        state = self.state.clone()
        state.events = None
        return better_line(self.book, state, self.seat, self.book.notation.read(self.best), self.source.seed)
