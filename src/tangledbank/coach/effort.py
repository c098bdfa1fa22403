"""How much work a review is worth: one number, from which all others follow."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

USUAL: Final = 1.0
PURE: Final = 0.1
"""Without the compiled engine everything takes thirty times as long."""


@dataclass(frozen=True, slots=True)
class Effort:
    """1 is the usual: a minute for a short game with the compiled engine, three for a long one."""

    factor: float = 1.0

    def times(self, usual: int, least: int = 1) -> int:
        return max(least, round(usual * self.factor))

    # ---- what a position is worth
    @property
    def continuations(self) -> int:
        """How often a position is played on before it is judged."""
        return self.times(48, 4)

    @property
    def draws(self) -> int:
        """How often chance is drawn again, to know what could be expected of it."""
        return self.times(12, 3)

    @property
    def worlds(self) -> int:
        """Worlds that a seat could not tell from the real one."""
        return self.times(8, 2)

    @property
    def guesses(self) -> int:
        """Such worlds, of each of which little is asked: what could be known of a position that nobody sees wholly."""
        return self.times(192, 8)

    # ---- what an answer is worth
    @property
    def field(self) -> int:
        """Answers that are seen through to the end of the round."""
        return self.times(16, 4)

    @property
    def heats(self) -> int:
        """Worlds for each of them."""
        return self.times(6, 2)

    @property
    def finals(self) -> int:
        """Worlds for each of the few that are left; an even number."""
        return 2 * self.times(12, 3)

    @property
    def rounds(self) -> int:
        """Rounds of tree search for a question."""
        return self.times(480, 40)

    @property
    def below(self) -> int:
        """Rounds of search below an answer in each of the worlds."""
        return self.times(24, 6)
