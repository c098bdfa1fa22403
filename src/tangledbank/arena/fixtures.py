"""Who sits where in which game: a pure function of the seed, the bots, the players and the number of games.

Games come in turns of as many as there are seats. The games of a turn begin alike, with one seed, and the line-up moves
one seat on from game to game: so every bot of the turn sits once in every seat, and with two players seats are swapped.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ..core.rng import MASK, following, mix, shuffle


@dataclass(frozen=True, slots=True)
class Fixture:
    """One game to be played."""

    index: int
    seed: int
    seating: tuple[str, ...]


def schedule(seed: int, bots: list[str], players: int, games: int) -> list[Fixture]:
    """The games in order; a longer schedule begins with the shorter one."""
    draw = Draw(len(bots), players, mix(seed ^ 0xA2E4A))
    fixtures: list[Fixture] = []
    for turn in range((games + players - 1) // players):
        lineup = draw.lineup()
        game_seed = mix((mix(seed) + turn) & MASK)
        for shift in range(players):
            seating = tuple([bots[bot] for bot in lineup[shift:] + lineup[:shift]])
            fixtures.append(Fixture(len(fixtures), game_seed, seating))
    return fixtures[:games]


class Draw:
    """Draws line-ups in which every bot appears, and meets every other, as often as the rest, or nearly so."""

    def __init__(self, bots: int, players: int, rng: int) -> None:
        self.bots: Final = bots
        self.players: Final = players
        self.rng: int = rng
        self.seats: Final = [0] * bots
        """How many seats each bot has had."""
        self.met: Final = [[0] * bots for _ in range(bots)]

    def lineup(self) -> list[int]:
        """The next line-up, in any order."""
        chosen: list[int] = []
        order = list(range(self.bots))
        self.rng = shuffle(order, following(self.rng))
        for _ in range(self.players):
            chosen.append(min(order, key=lambda bot: self.claim(bot, chosen)))
        for bot in chosen:
            self.seats[bot] += 1
            for other in chosen:
                self.met[bot][other] += 1
        self.rng = shuffle(chosen, following(self.rng))
        return chosen

    def claim(self, bot: int, chosen: list[int]) -> tuple[int, int, int]:
        """Who sits less in this line-up goes first, then who has had fewer seats, then who has met these less."""
        return chosen.count(bot), self.seats[bot], sum([self.met[bot][other] for other in chosen])
