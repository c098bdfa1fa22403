"""A change of the rules does not end a table: its game goes on from its position by the present rules.

A server saves the positions of running games (`SavedPosition`). One with newer rules loads the latest of a table and
gives the answers since then, as far as they are legal; without one, all answers from the beginning.
"""

from __future__ import annotations

from contextlib import suppress
from hashlib import sha256
from typing import NamedTuple

from ...core.codec import digest
from ...core.errors import BadInput
from ...core.game import Game, Setup
from ...core.record import Record
from ...core.rulebook import Json
from ...games import rulebook
from ...replaying import continued
from .entries import AnyEntry, Continued
from .table import OPEN, RUNNING, Table


class SavedPosition(NamedTuple):
    """The position of a game after so many answers, by a version of the rules."""

    rules: int
    ply: int
    answers: str
    """A fingerprint of those answers: after an undo the position may be of no use."""
    digest: str
    position: Json


def saved_position(table: Table) -> SavedPosition:
    """What is saved of a running game."""
    game, position = table.playing, table.playing.position()
    found = digest(game.rulebook.canonical(position))
    log = table.record({}).log
    return SavedPosition(table.rules, len(log), fingerprint(log), found, position)


def fingerprint(log: list[tuple[int, str]]) -> str:
    return sha256("\n".join([f"{seat} {action}" for seat, action in log]).encode()).hexdigest()[:32]


def is_outdated(table: Table) -> bool:
    """Whether a table is to be played on, and its rules are older than ours."""
    return table.status in (OPEN, RUNNING) and table.rules < rulebook(table.created.game).rules


def go_on(table: Table, saved: SavedPosition | None) -> list[AnyEntry]:
    """The game by the present rules; nothing if that is impossible."""
    rules = rulebook(table.created.game).rules
    try:
        if not table.begun:
            first_setup(table, table.record({})).state()
            return [Continued(rules, 0)]
        game = resumed(table, saved)
    except BadInput:
        return []
    is_saved = saved is not None and saved.ply == len(game.log)
    return [Continued(rules, len(game.log), game.position(), saved.digest if saved is not None and is_saved else "")]


def resumed(table: Table, saved: SavedPosition | None) -> Game:
    """The game from where its position is known, with the answers since then that are legal."""
    earlier = table.record({})
    game = Game(saved_setup(table, earlier, saved) or first_setup(table, earlier))
    with suppress(BadInput):
        for seat, action in earlier.log[len(game.log) :]:
            game.apply(action, seat)
    return game


def saved_setup(table: Table, earlier: Record, saved: SavedPosition | None) -> Setup | None:
    """The saved position, if it still belongs to the game and the present rules can read it."""
    if saved is None or saved.rules != table.rules or fingerprint(earlier.log[: saved.ply]) != saved.answers:
        return None
    with suppress(BadInput):
        return continued(rulebook(table.created.game), earlier.until(saved.ply), saved.position)
    return None


def first_setup(table: Table, earlier: Record) -> Setup:
    """How the game began, or went on by the rules before."""
    book = rulebook(earlier.game)
    if earlier.changes:
        last = earlier.changes[-1]
        return continued(book, earlier.until(last.ply), last.position)
    setup = (earlier.players, earlier.seed, earlier.options, earlier.position)
    return Setup(book, *setup, shared_seed=earlier.shared_seed)
