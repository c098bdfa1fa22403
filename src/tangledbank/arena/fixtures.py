"""Who sits where in which game: a pure function of the seed, the bots, the players and the number of games.

Games come in turns of as many as there are seats, and the line-up moves one seat on from game to game: so every bot of
the turn sits once in every seat, and with two players seats are swapped. The games of a turn have one deal as long as
the seating differs. Where the line-up comes back to a seating that was there (one bot in all seats always does), the
next deal is drawn: no game of a schedule is another one played again.
"""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import blake2b
from typing import Final

from ..core.rng import MASK, next_state, scramble, shuffle

VERSION: Final = 2
"""Of the way in which schedules are made: folders of another one cannot be continued."""


@dataclass(frozen=True, slots=True)
class Fixture:
    """One game to be played."""

    index: int
    seed: int
    seating: tuple[str, ...]


def schedule(seed: int, bots: list[str], players: int, games: int) -> list[Fixture]:
    """The games in order; a longer schedule begins with the shorter one."""
    draw = Draw(len(bots), players, scramble(seed ^ 0xA2E4A))
    fixtures: list[Fixture] = []
    deals = 0
    while len(fixtures) < games:
        lineup = draw.lineup()
        seatings = period(lineup)
        for shift in range(players):
            game_seed = deal_seed(seed, deals + shift // seatings)
            seating = tuple([bots[bot] for bot in lineup[shift:] + lineup[:shift]])
            fixtures.append(Fixture(len(fixtures), game_seed, seating))
        deals += players // seatings
    return fixtures[:games]


def deal_seed(seed: int, deal: int) -> int:
    """The seed of the games of a deal. Hashed: who learns one knows neither the others nor the seed of the arena."""
    place = f"{seed} {deal}".encode()
    return int.from_bytes(blake2b(place, digest_size=8, person=b"tangledbank deal").digest(), "big") & MASK


def period(lineup: list[int]) -> int:
    """After so many moves by one seat a line-up is itself again."""
    return next(k for k in range(1, len(lineup) + 1) if lineup[k:] + lineup[:k] == lineup)


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
        self.rng = shuffle(order, next_state(self.rng))
        for _ in range(self.players):
            chosen.append(min(order, key=lambda bot: self.claim(bot, chosen)))
        for bot in chosen:
            self.seats[bot] += 1
            for other in chosen:
                self.met[bot][other] += 1
        self.rng = shuffle(chosen, next_state(self.rng))
        return chosen

    def claim(self, bot: int, chosen: list[int]) -> tuple[int, int, int]:
        """Who sits less in this line-up goes first, then who has had fewer seats, then who has met these less."""
        return chosen.count(bot), self.seats[bot], sum([self.met[bot][other] for other in chosen])
