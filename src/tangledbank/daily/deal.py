"""Which game is dealt on which day: a public rule, so that no server is needed to know it (docs/adr/0049)."""

from __future__ import annotations

from datetime import UTC, date, datetime
from hashlib import sha256
from typing import Final, NamedTuple

from ..core.errors import BadInput
from ..core.game import Game, Setup
from ..core.message import Message
from ..core.rng import MASK
from ..games import rulebook, spec

RULE: Final = 1
"""Of the seed and the seat. A change of it begins with a new day, and the days before keep their deals."""
DAY_MS: Final = 86_400_000
NUMBER_BYTES: Final = 8


class Deal(NamedTuple):
    """The game of a day: the same everywhere."""

    game: str
    day: str
    """As 2026-11-19, in UTC."""
    players: int
    seed: int
    seat: int
    """Where whoever plays it sits."""

    @property
    def setup(self) -> Setup:
        return Setup(rulebook(self.game), self.players, self.seed, spec(self.game).deal_options or {}, None)

    def begin(self, *, listen: bool = False) -> Game:
        """The game at its first question."""
        return Game(self.setup, listen)


def deal_of(game: str, day: str) -> Deal:
    """The deal of a game on a day: seed and seat follow from the name of the game and the date."""
    players = spec(game).usual_players or rulebook(game).usual_players()
    hashed = sha256(f"tangledbank daily {RULE} {game} {day}".encode()).digest()
    seed, seat = [int.from_bytes(hashed[k : k + NUMBER_BYTES], "big") & MASK for k in (0, NUMBER_BYTES)]
    return Deal(game, day, players, seed, seat % players)


# ---- days ----------------------------------------------------------------------------------------
def day_of(now: int) -> str:
    """The day in UTC of a time in milliseconds since 1970."""
    return datetime.fromtimestamp(now / 1000, UTC).date().isoformat()


def ends_at(day: str) -> int:
    """When a day ends, in milliseconds since 1970."""
    begins = datetime.combine(date.fromisoformat(day), datetime.min.time(), UTC)
    return int(begins.timestamp()) * 1000 + DAY_MS


def known_day(text: str) -> str:
    """A day as it is written; BadInput says how that is."""
    try:
        found = date.fromisoformat(text).isoformat()
        if found == text and found >= "1970":
            return found
    except ValueError:
        pass
    raise BadInput(Message("daily-bad-day", got=text[:40]))
