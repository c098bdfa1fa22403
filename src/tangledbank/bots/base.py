"""What a bot is: it sees what its seat may see, samples worlds that look the same, and picks one of its options."""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import blake2b
from typing import Final, Protocol

from ..core.message import Message
from ..core.rng import MASK
from ..core.rulebook import Json, Rulebook
from ..core.state import State


@dataclass(frozen=True, slots=True)
class Budget:
    """How long a bot may think: rounds of search, or milliseconds if they are not 0."""

    iterations: int = 0
    milliseconds: int = 0
    trees: int = 1
    """So many searches, each with all of that, one beside the other where there are processors for them."""
    steps: int | None = None
    """So many answers are played on before a position is judged; None: as many as the bot usually does."""


@dataclass(frozen=True, slots=True)
class Idea:
    """One option as a bot sees it."""

    option: str
    visits: int
    """How often it was tried."""
    value: float
    """From 0 (certain to be last) to 1 (certain to win clearly)."""
    score: float
    """The points the seat can expect at the end."""
    why: Message | None
    """What speaks for it, in the game's words."""


class Sampler:
    """Worlds that a seat cannot tell from the real one. It keeps such a world itself, never the real one."""

    def __init__(self, book: Rulebook, state: State, seat: int) -> None:
        self.book: Final = book
        self.seat: Final = seat
        self.world: Final = book.determinize(state, seat, 0)
        assert not self.world.key, "a world would tell what is drawn: State.reseed"

    def __repr__(self) -> str:
        return f"<Sampler: worlds of {self.book.name} as seat {self.seat} sees it>"

    def __call__(self, seed: int) -> State:
        """A world; the same seed gives the same one."""
        return self.book.determinize(self.world, self.seat, seed & MASK)


class Bot(Protocol):
    """A player. Make one for each seat of each game: it may remember what it thought."""

    def choose(self, view: Json, options: list[str], sampler: Sampler, budget: Budget, rng: int) -> str:
        """One of the options; the same one for the same questions before and the same arguments, if none is a time."""

    def think(self, view: Json, options: list[str], sampler: Sampler, budget: Budget, rng: int) -> list[Idea]:
        """All options, the best first."""


def chance(seed: int, seat: int, ply: int) -> int:
    """A number for one choice of a bot; the same place in the same game gives the same number.

    It is hashed: all secrets follow from the seed, so nobody who gets the number may count back to it.
    """
    place = f"{seed} {seat} {ply}".encode()
    return int.from_bytes(blake2b(place, digest_size=8, person=b"tangledbank luck").digest(), "big") & MASK
