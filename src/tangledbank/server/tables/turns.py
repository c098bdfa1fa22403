"""Taking back a whole turn, and time off at tables where an answer may take days."""

from __future__ import annotations

from ...core.game import Game
from .commands import must_be, must_own, not_allowed
from .entries import DAYS, NEVER, AnyEntry, Undone, Vacation
from .table import RUNNING, Table


def turn_length(game: Game, seat: int) -> int:
    """How many of its last answers a seat can take back alone: nothing was seen and nobody else has acted since."""
    found, is_followed = 0, False
    for entry in reversed(game.log[game.first_ply :]):
        if entry.seat != seat and entry.secret:
            is_followed = True  # by a secret answer of somebody else, which stays
        elif entry.seat != seat or entry.info_counter != game.state.info_counter or (is_followed and not entry.secret):
            break
        else:
            found += 1
    return found


def reset_turn(table: Table, user: str, seat: int) -> list[AnyEntry]:
    """Take back all of one's turn, as far as nothing new was seen."""
    must_own(table, user, seat)
    must_be(table, RUNNING)
    if table.created.undo == NEVER:
        raise not_allowed("server-no-undo")
    table.playing.undoable(seat)
    return [Undone(seat)] * turn_length(table.playing, seat)


def take_vacation(table: Table, user: str, until: int, now: int) -> list[AnyEntry]:
    """One's clocks do not run until then, where an answer may take days; a time that has passed ends that."""
    if table.status != RUNNING or table.created.clock.kind != DAYS:
        return []
    wanted = until if until > now else 0
    return [Vacation(seat, wanted) for seat in table.seats_of(user) if table.clocks.paused[seat] != wanted]
