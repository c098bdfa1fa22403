"""One game between bots.

A bot that raises anything, or whose answer the rules refuse, forfeits: `random` plays its seat to the end of the game,
and the seat is ranked last. An error of the engine itself is nobody's forfeit: it is raised.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from time import perf_counter
from typing import Final, Protocol

from ..bots import chance, player
from ..bots.outside.isolation import Isolation
from ..bots.outside.player import OUTSIDE, OutsidePlayer, end_programs
from ..core.errors import BadInput
from ..core.game import Game, Setup
from ..core.rng import pick
from ..core.rulebook import Json, OptionValue, Rulebook

MAX_REASON_CHARS: Final = 300
"""Of what is told about a forfeit, in characters."""
REPLACEMENT: Final = "random"
"""Plays the seat of a bot that has forfeited."""
ISOLATED: Final = Isolation()
ADDRESS: Final = re.compile(r"0x[0-9a-f]{6,}")


class Seated(Protocol):
    """A player: it answers for a seat."""

    def answer(self, game: Game, seat: int) -> int | str:
        """What it answers now."""


class AnyOption:
    """Answers as the bot `random` does, without the view and the worlds that it does not look at."""

    def answer(self, game: Game, seat: int) -> int:
        options = game.state.options(seat)
        return options[pick(chance(game.setup.seed, seat, len(game.log)), len(options))]


@dataclass(frozen=True, slots=True)
class Forfeit:
    """Why a seat lost before the end."""

    seat: int
    ply: int
    why: str


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game went, by seat; nothing in it depends on the machine, but the seconds."""

    scores: list[int]
    ranks: list[int]
    """1 is best; equals share the better rank, and who forfeits is last."""
    winners: list[int]
    decisions: list[int]
    """How many questions the bot of each seat answered itself: not those that `random` answered after a forfeit."""
    forfeits: list[Forfeit]
    plies: int
    rounds: int | None
    digest: str
    """The fingerprint of the last position."""
    seconds: list[float]
    """How long the bot of each seat thought about these decisions."""

    def data(self) -> Json:
        """Everything but the seconds, as JSON."""
        found: Json = asdict(self)
        del found["seconds"]
        return found


def play(
    book: Rulebook,
    seating: Sequence[str],
    seed: int,
    options: Mapping[str, OptionValue],
    isolation: Isolation | None = ISOLATED,
) -> Outcome:
    """Play a game to its end; without isolation programs may see what this process sees."""
    match = Match(Game(Setup(book, len(seating), seed, options, None)), seating, isolation)
    match.run()
    return match.outcome()


class Match:
    """A game and who plays it."""

    def __init__(self, game: Game, seating: Sequence[str], isolation: Isolation | None = ISOLATED) -> None:
        self.game: Final = game
        self.isolation: Final = isolation
        self.forfeits: Final[list[Forfeit]] = []
        self.decisions: Final = [0] * len(seating)
        self.seconds: Final = [0.0] * len(seating)
        self.names: Final = list(seating)
        """Who answers for each seat now."""
        self.seated: Final[list[Seated]] = [self.sit(seat, spec) for seat, spec in enumerate(seating)]

    def sit(self, seat: int, spec: str) -> Seated:
        """A new player for a seat; one that cannot even begin forfeits."""
        if spec == REPLACEMENT:
            return AnyOption()
        try:
            if spec.startswith(OUTSIDE):
                return OutsidePlayer(spec, isolation=self.isolation)
            return player(self.game.rulebook.name, spec)
        except Exception as error:
            return self.forfeit(seat, error)

    def forfeit(self, seat: int, error: Exception) -> Seated:
        """Write down why, and find a replacement."""
        self.forfeits.append(Forfeit(seat, len(self.game.log), reason(error)))
        self.names[seat] = REPLACEMENT
        return AnyOption()

    # ---- playing ----------------------------------------------------------------
    def run(self) -> None:
        """Play to the end, whatever the bots do; then let them go."""
        state = self.game.state
        try:
            while state.stack:
                self.turn(state.seat)
        finally:
            end_programs(self.seated, self.game)

    def turn(self, seat: int) -> None:
        """Ask a seat once; after a forfeit the same question is asked again."""
        begin = perf_counter()
        try:
            answer = self.seated[seat].answer(self.game, seat)
        except Exception as error:
            self.replace(seat, error)
            return
        seconds = perf_counter() - begin
        try:
            self.game.apply(answer, seat)
        except BadInput as error:
            self.replace(seat, error)
            return
        if not self.has_forfeited(seat):
            self.decisions[seat] += 1
            self.seconds[seat] += seconds

    def has_forfeited(self, seat: int) -> bool:
        return any([forfeit.seat == seat for forfeit in self.forfeits])

    def replace(self, seat: int, error: Exception) -> None:
        """A seat forfeits in the middle of the game."""
        end_programs([self.seated[seat]], self.game)
        self.seated[seat] = self.forfeit(seat, error)

    # ---- the end ----------------------------------------------------------------
    def outcome(self) -> Outcome:
        """What came of it."""
        game = self.game
        out = [forfeit.seat for forfeit in self.forfeits]
        scores = list(game.scores())
        winners = winning(scores, game.winners(), out)
        return Outcome(
            scores=scores,
            ranks=ranks(scores, winners, out),
            winners=winners,
            decisions=self.decisions,
            forfeits=self.forfeits,
            plies=len(game.log),
            rounds=getattr(game.state, "round", None),
            digest=game.digest(),
            seconds=self.seconds,
        )


def winning(scores: list[int], winners: list[int], out: list[int]) -> list[int]:
    """The winners without those who forfeited; if none is left, the best of the others."""
    left = [seat for seat in winners if seat not in out]
    others = [score for seat, score in enumerate(scores) if seat not in out]
    return left or [seat for seat, score in enumerate(scores) if seat not in out and score == max(others)]


def ranks(scores: list[int], winners: list[int], out: list[int]) -> list[int]:
    """Winners are first, then points count; who forfeited is last."""
    merit = [(seat in winners, score) for seat, score in enumerate(scores) if seat not in out]
    found: list[int] = []
    for seat, score in enumerate(scores):
        own = (seat in winners, score)
        found.append(len(scores) if seat in out else 1 + sum([other > own for other in merit]))
    return found


def reason(error: Exception) -> str:
    """What happened, the same on every machine."""
    text = str(error) if isinstance(error, BadInput) else f"{type(error).__name__}: {error}"
    return ADDRESS.sub("0x", " ".join(text.split()))[:MAX_REASON_CHARS]
