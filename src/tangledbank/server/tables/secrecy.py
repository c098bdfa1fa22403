"""EV-17.5  A seat that answers a secret question in several steps shows others only that it has finished."""

from __future__ import annotations

from collections.abc import Sequence

from ...core.game import Game
from ...core.record import Entry
from ...daily import settled


def private_plies(game: Game, own: Sequence[int]) -> list[int]:
    """The answers to the open secret question that nobody but other seats may know of.

    A seat that answers several times is known to have finished by its last answer, when it is not asked any more.
    """
    asked, found = game.state.asked(), []
    finished: set[int] = set()
    for k in range(len(game.log) - 1, settled(game) - 1, -1):
        seat = game.log[k].seat
        if seat not in own and (asked >> seat & 1 or seat in finished):
            found.append(k)
        finished.add(seat)
    return found


def known_log(game: Game, own: Sequence[int]) -> list[Entry]:
    """The answers that the owners of some seats may know of; the order of secret ones makes no difference."""
    hidden = private_plies(game, own)
    return [entry for k, entry in enumerate(game.log) if k not in hidden]


def secretly_same(game: Game, own: Sequence[int], seat: int, ply: int) -> bool:
    """In a secret question the others' answers make no difference: nothing was revealed since that ply."""
    log = known_log(game, own)
    return (
        0 <= ply < len(log)
        and seat in game.waiting
        and log[ply].info_counter == game.state.info_counter
        and all([entry.secret and entry.seat != seat for entry in log[ply:]])
    )
