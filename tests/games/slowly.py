"""Random games that are looked at after every atomic step."""

from __future__ import annotations

from typing import Any, Final

from tangledbank.core.check import Broken
from tangledbank.core.game import Setup
from tangledbank.core.rng import next_state, pick, scramble
from tangledbank.core.state import State


class Slowly:
    """A random game that is looked at after every atomic step: every answer, every frame that runs by itself."""

    def __init__(self, setup: Setup, picks: int, thorough: int) -> None:
        self.setup = setup
        self.steps = 0
        self.thorough: Final = thorough
        """So many steps are all looked at, then every tenth."""
        self.dumps: Final[list[Any]] = []
        self.log: Final[list[tuple[int, int]]] = []
        self.picks = scramble(picks)
        self.state = self.begin()

    def begin(self) -> State:
        g = self.setup.state()
        while g.stack and not g.stack[-1].enter(g):
            self.inspect(g)
        return g

    def run(self) -> None:
        while self.state.stack:
            self.picks = next_state(self.picks)
            self.play(self.state.seat, self.state.current_options[pick(self.picks, len(self.state.current_options))])

    def play(self, seat: int, action: int) -> None:
        g = self.state
        before = g.clone()
        self.log.append((seat, action))
        g.seat = seat
        g.stack.pop().resolve(g, action)
        self.inspect(g)
        while g.stack and not g.stack[-1].enter(g):
            self.inspect(g)
        if len(self.log) % 7 == 0:
            self.expect(self.setup.rulebook.broken_laws(g, before))
            self.dumps.append(self.setup.rulebook.dump(g))

    def inspect(self, g: State) -> None:
        self.steps += 1
        if self.steps < self.thorough or self.steps % 10 == 0:
            self.expect(self.setup.rulebook.broken_laws(g, None))

    def expect(self, broken: list[str]) -> None:
        if broken:
            raise Broken(broken[0], self.setup, self.log)
