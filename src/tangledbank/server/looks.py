"""A table as somebody sees it: allow-lists, made from what the engine shows a seat."""

from __future__ import annotations

from typing import Any

from ..core.errors import UndoError
from ..core.game import Game
from ..core.message import Message
from ..core.rulebook import EVERYTHING, SPECTATOR
from .entries import CONSENT, NEVER, Said, Stamped
from .table import OVER, RUNNING, Table
from .wire import ChairView, ChatView, ClockView, OptionView, SeatView, TableView, WishView, Words


def words(message: Message) -> Words:
    """A message for the socket."""
    return Words(message.key, {name: plain(value) for name, value in message.args.items()})


def plain(value: object) -> Any:
    """An argument as data."""
    if isinstance(value, Message):
        return {"key": value.key, "args": {name: plain(part) for name, part in value.args.items()}}
    if isinstance(value, (list, tuple)):
        return [plain(item) for item in value]
    return value if isinstance(value, (int, str)) else str(value)


def table_view(table: Table, user: str, known: int, present: set[int]) -> TableView:
    """The whole table for one client; `known` is how many events it has."""
    made = table.created
    game = table.game
    own = table.seats_of(user)
    over = table.status == OVER
    return TableView(
        id=table.id,
        n=table.n,
        at=table.at,
        game=made.game,
        rules=made.rules,
        players=made.players,
        options=dict(made.options),
        status=table.status,
        visibility=made.visibility,
        host=made.host == user,
        epoch=table.epoch,
        ply=table.ply,
        waiting=table.waiting(),
        chairs=[chair_view(table, seat, own, present) for seat in range(made.players)],
        clock={"kind": made.clock.kind, "bank": made.clock.bank, "increment": made.clock.increment},
        clocks=[clock_view(table, seat) for seat in range(made.players)],
        wish=None if table.wish is None else WishView(table.wish.seat, table.wish.ply, sorted(table.wish.agreed)),
        seats=[] if game is None else [seat_view(table, game, seat, known) for seat in own or [SPECTATOR]],
        scores=game.scores() if game is not None and over else None,
        winners=game.winners() if game is not None and over else [],
    )


def chair_view(table: Table, seat: int, own: list[int], present: set[int]) -> ChairView:
    chair = table.chairs[seat]
    return ChairView(seat, chair.name, chair.level, seat in own, chair.flagged, seat in present)


def clock_view(table: Table, seat: int) -> ClockView:
    """The time left when the last entry happened; the client counts on from there."""
    began = table.clocks.since[seat]
    left = table.clocks.left[seat] - (table.at - began if began is not None else 0)
    return ClockView(left, began is not None)


def seat_view(table: Table, game: Game, seat: int, known: int) -> SeatView:
    """What a seat sees and may do; after the game everybody sees everything that happened."""
    told = game.told
    since = min(known, told)
    asked = seat in table.waiting()
    return SeatView(
        seat=seat,
        view=game.view(seat),
        prompt=words(game.prompt(seat)) if table.status == RUNNING else None,
        rules=game.rulebook.prompt_rules(game.state) if asked else [],
        options=[OptionView(action, words(game.label(action))) for action in game.options(seat)] if asked else [],
        undo=may_undo(table, game, seat),
        events=[words(message) for message in game.story(EVERYTHING if game.over else seat, since)],
        since=since,
    )


def may_undo(table: Table, game: Game, seat: int) -> str:
    """alone: nothing new was seen since; ask: the others must agree; no."""
    if seat == SPECTATOR or table.created.undo == NEVER or table.status != RUNNING:
        return "no"
    try:
        game.undoable(seat)
        return "alone"
    except UndoError:
        answered = any([entry.seat == seat for entry in game.log])
        return "ask" if table.created.undo == CONSENT and answered else "no"


def chat_views(lines: list[Stamped]) -> list[ChatView]:
    """Lines of chat without who is behind the names."""
    return [
        ChatView(line.n, line.at, line.entry.name, line.entry.text) for line in lines if isinstance(line.entry, Said)
    ]
