"""Positions for `tangledbank fuzz --positions`: taken from random games, damaged, then refused or played on."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import partial
from typing import Final

from ...core.check import first_broken, options_are_sound
from ...core.codec import write
from ...core.errors import OptionError, PositionError
from ...core.rulebook import Json, OptionValue, Rulebook
from ...core.state import State
from ...games import rulebook
from .mutations import Dice, mutated
from .random_games import FuzzGame, fuzz_games, in_processes

ANSWERS: Final = 50
"""How far a damaged position is played on."""
POSITIONS_PER_GAME: Final = 8
"""One position of so many is a sample of its moment."""
MOST_STEPS: Final = 5_000
"""Steps between two questions; no real position needs a tenth of it."""
MAX_OF_A_KIND: Final = 2
"""Sound positions of one moment of a game."""
BATCH: Final = 500
MAX_DECISIONS: Final = 3_000
"""Decisions of a random game; most end sooner."""


@dataclass(frozen=True)
class Batch:
    """A random game and how many positions are made from it."""

    plan: FuzzGame
    positions: int


@dataclass(frozen=True)
class Verdicts:
    """What came of damaged positions; law is empty if nothing is broken."""

    made: int = 0
    refused: int = 0
    accepted: int = 0
    answers: int = 0
    law: str = ""
    position: str = ""
    """The text of the one that breaks the law."""

    def plus(self, other: Verdicts) -> Verdicts:
        """Both together; the law is the other's."""
        made, refused = self.made + other.made, self.refused + other.refused
        accepted, answers = self.accepted + other.accepted, self.answers + other.answers
        return Verdicts(made, refused, accepted, answers, other.law, other.position)


def batches(
    book: Rulebook, positions: int, seed: int, players: int | None, given: dict[str, OptionValue], every: int
) -> list[Batch]:
    """Games over all numbers of players and options, with so many positions in all."""
    todo = fuzz_games(book, -(-positions // BATCH), seed, players, given, every)
    return [Batch(replace(plan, every=every), min(BATCH, positions - k * BATCH)) for k, plan in enumerate(todo)]


def verdicts(game: str, todo: list[Batch], jobs: int) -> Iterator[Verdicts]:
    """What came of each batch, in order."""
    return in_processes(partial(judge, game), todo, jobs)


def judge(game: str, batch: Batch) -> Verdicts:
    """Damage positions of one game until one breaks a law."""
    book = rulebook(game)
    dice = Dice(batch.plan.seed)
    sound = sampled(book, batch.plan, dice)
    texts = [json.dumps(data) for data in sound]
    total = Verdicts()
    for _ in range(batch.positions):
        data = mutated(dice.of(texts), sound, dice)
        total = total.plus(tried(book, data, dice, batch.plan.every))
        if total.law:
            break
    return total


# ---- sound positions ------------------------------------------------------------------
def sampled(book: Rulebook, plan: FuzzGame, dice: Dice) -> list[Json]:
    """Positions of a random game: a few of every kind of moment, so that rare ones are not lost."""
    found: dict[tuple[str, int], Json] = {}
    g = plan.setup(book).state()
    g.advance()
    first = book.dump(g)
    for _ in range(MAX_DECISIONS):
        if not g.stack:
            break
        moment = "/".join([type(frame).__name__ for frame in g.stack[-2:]])
        place = (moment, dice.randbelow(POSITIONS_PER_GAME))
        if place[1] < MAX_OF_A_KIND and (place not in found or not dice.randbelow(POSITIONS_PER_GAME)):
            found[place] = book.dump(g)
        g.play(dice.of(g.current_options))
    return list(found.values()) or [first]


# ---- one damaged position -------------------------------------------------------------
def tried(book: Rulebook, data: Json, dice: Dice, every: int) -> Verdicts:
    """Refused by name, or played on under all laws."""
    try:
        g = book.load(data)
    except (PositionError, OptionError):
        return Verdicts(1, refused=1)
    except Exception as error:  # anything else is a finding, whatever it is
        return Verdicts(1, law=f"load {type(error).__name__}: {error}", position=text(data))
    played, law = played_on(book, g, dice, every)
    return Verdicts(1, accepted=1, answers=played, law=law, position=text(data) if law else "")


def text(data: Json) -> str:
    """The position for a report; as Python writes it, where it has no text."""
    try:
        return write(data)
    except Exception:
        return repr(data)


def played_on(book: Rulebook, g: State, dice: Dice, every: int) -> tuple[int, str]:
    """Random answers; how many, and the law that does not hold, if one does not."""
    try:
        if not arrives(g):
            return 0, "endless"
        for played in range(ANSWERS):
            if not g.stack:
                return played, ""
            law = broken_here(book, g, not dice.randbelow(every)) or broken_after(book, g, dice.of(g.current_options))
            if law:
                return played, law
        return ANSWERS, ""
    except Exception as error:  # a crash in the rules is a finding, whatever it is
        return 0, f"crash {type(error).__name__}: {error}"


def broken_after(book: Rulebook, g: State, answer: int) -> str:
    """Give an answer; the law that it breaks."""
    before = g.clone()
    g.stack.pop().resolve(g, answer)
    if not arrives(g):
        return "endless"
    return next(iter(book.broken_laws(g, before)), "")


def arrives(g: State) -> bool:
    """State.advance with a limit: whether a question or the end is reached."""
    for _ in range(MOST_STEPS):
        if not g.stack or g.stack[-1].enter(g):
            return True
    return False


def broken_here(book: Rulebook, g: State, all_laws: bool) -> str:
    """The law that a question breaks."""
    if all_laws:
        return first_broken(book, g)
    return "" if options_are_sound(book, g) else options_are_sound.__name__
