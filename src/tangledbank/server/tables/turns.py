"""Taking back a whole turn, leaving orders, and time off at tables where an answer may take days."""

from __future__ import annotations

from ...core.errors import UndoError
from ...core.game import Game
from ...core.message import Message
from ...core.record import Entry
from .commands import ask, must_be, must_own, not_allowed, owners, voters
from .entries import CONSENT, DAYS, NEVER, AnyEntry, Order, Ordered, Undone, Vacation
from .orders import check_orders
from .table import RUNNING, Table

ALONE, ASK, NO = "alone", "ask", "no"


def turn_plies(game: Game, seat: int) -> list[int]:
    """The answers of a seat since somebody else has acted, the last one first; or its parts of one secret answer."""
    found: list[int] = []
    for ply in range(len(game.log) - 1, game.first_ply - 1, -1):
        entry, later = game.log[ply], game.log[found[-1]] if found else None
        if later is not None and not is_same_turn(entry, later):
            break
        if entry.seat == seat:
            found.append(ply)
        elif not entry.secret:
            break
    return found


def is_same_turn(entry: Entry, later: Entry) -> bool:
    """What was answered in secret is a turn of its own, until it is revealed."""
    return entry.secret == later.secret and (not entry.secret or entry.info_counter == later.info_counter)


def unseen_plies(game: Game, seat: int) -> list[int]:
    """Those of them that a seat may take back alone, since nothing new was seen."""
    found: list[int] = []
    for ply in turn_plies(game, seat):
        later = [entry for entry in game.log[ply:] if entry.seat != seat]
        if game.log[ply].info_counter != game.state.info_counter or (later and not game.log[ply].secret):
            break
        found.append(ply)
    return found


def may_reset(table: Table, seat: int) -> str:
    """alone: all of a turn, or what was not seen of it; ask: the others must agree; no: also where an undo will do."""
    undo, game = table.created.undo, table.playing
    turn = turn_plies(game, seat)
    if len(turn) < 2 or undo == NEVER:
        return NO
    unseen = unseen_plies(game, seat)
    if len(unseen) == len(turn) or undo != CONSENT:
        return ALONE if len(unseen) > 1 else NO
    return ASK if voters(owners(table), seat) else ALONE


def reset_turn(table: Table, user: str, seat: int) -> list[AnyEntry]:
    """Take back all of one's turn, alone as far as nothing new was seen, else if the others agree."""
    must_own(table, user, seat)
    must_be(table, RUNNING)
    if table.created.undo == NEVER:
        raise not_allowed("server-no-undo")
    if may_reset(table, seat) == NO:
        raise UndoError(Message("undo-nothing"))
    turn, unseen = turn_plies(table.playing, seat), unseen_plies(table.playing, seat)
    if len(unseen) < len(turn) and table.created.undo == CONSENT:
        return ask(table, seat, turn[-1])
    return [Undone(seat)] * len(unseen)


def leave_orders(table: Table, user: str, seat: int, orders: list[Order]) -> list[AnyEntry]:
    """A player leaves these orders instead of those of before; the same once more are about the present."""
    must_own(table, user, seat)
    must_be(table, RUNNING)
    check_orders(table.playing.rulebook.notation, orders)
    return [Ordered(seat, orders)] if orders or seat in table.orders else []


def take_vacation(table: Table, user: str, until: int, now: int) -> list[AnyEntry]:
    """One's clocks do not run until then, where an answer may take days; a time that has passed ends that."""
    if table.status != RUNNING or table.created.clock.kind != DAYS:
        return []
    wanted = until if until > now else 0
    return [Vacation(seat, wanted) for seat in table.seats_of(user) if table.clocks.paused[seat] != wanted]
