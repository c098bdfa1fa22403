"""A table as somebody sees it: allow-lists, made from what the engine shows a seat."""

from __future__ import annotations

from functools import cached_property
from typing import Any, Final, NamedTuple

from msgspec import Raw
from msgspec.structs import replace

from ...core.errors import UndoError
from ...core.game import Game
from ...core.message import Message
from ...core.rulebook import SPECTATOR, Json
from ..tables.chair import RewindRequest
from ..tables.commands import NotYours, owners, voters
from ..tables.entries import CONSENT, NEVER, Said, Stamped
from ..tables.story import PAGE_EVENTS, story_of, viewer_of
from ..tables.table import CLOSED, OVER, RUNNING, Table
from ..tables.turns import may_reset
from .parts import Parts, SeatParts, SharedParts, ViewParts, cut, whole_of
from .view_schemas import (
    ChairView,
    ChatView,
    ClockView,
    OptionView,
    RewindRequestView,
    SeatView,
    SharedSeedView,
    StoryPage,
    TableView,
    Words,
)
from .wire import encode

TABLE_FIELDS: Final = [name for name in TableView.__struct_fields__ if name != "seats"]
PERSONAL_FIELDS: Final = ("at", "ply", "clocks", "host", "chairs")
"""Those that clients may see differently."""
SEAT_FIELDS: Final = [name for name in SeatView.__struct_fields__ if name not in ("view", "options")]


class SharedView(NamedTuple):
    """What is the same for everybody who looks at a table."""

    table: TableView
    """Without a game to see."""
    view: Json
    """What everybody sees of the game."""
    parts: SharedParts
    """The same as it goes over the wire: written once, however many look."""


Stamp = tuple[int, int, int, int]
"""What tells one moment of a table, as somebody sees it, from another."""
Known = dict[int, int]
"""How many events a client knows, by seat."""


def words(message: Message) -> Words:
    """A message for the wire; messages inside it become data when it is written: wire.encode."""
    return Words(message.key, message.args)


# ---- what was told before ------------------------------------------------------------------
def epoch_of(table: Table) -> int:
    """Another number as soon as what was told does not hold any more; the last one is that of the whole truth."""
    return table.epoch + (table.status == OVER)


def known_of(table: Table, user: str, events: int, epoch: int) -> Known:
    """What a client knows that says how many events of which epoch it has."""
    if table.game is None or epoch != epoch_of(table):
        return {}
    return dict.fromkeys(seats_for(table, user), events)


def known_after(view: TableView) -> Known:
    """What a client knows that was shown a view."""
    return {shown.seat: shown.since + shown.skipped + len(shown.events) for shown in view.seats}


def stamp_of(table: Table, user: str) -> Stamp:
    """Another one as soon as there is something new for somebody; what others plan in secret is nothing (EV-17.5)."""
    own = table.seats_of(user)
    return table.number, table.ply_for(own), table.at_for(own), table.private.known_to(own)


def seats_for(table: Table, user: str) -> list[int]:
    """Whose views a user gets: those of their own seats, else a spectator's."""
    return table.seats_of(user) or [SPECTATOR]


# ---- what is shown ------------------------------------------------------------------------------
def table_view(table: Table, user: str, known: Known, present: set[int], waits: bool = False) -> TableView:
    """The whole table for one client."""
    common = shared_view(table, present, waits)
    return whole_view(personal_view(table, user, known, common), common)


def shared_view(table: Table, present: set[int], waits: bool) -> SharedView:
    """What is made once, however many look."""
    game = table.game
    view = game.rulebook.public(game.state) if game is not None else {}
    shown = view_without_game(table, present, waits)
    fields: Parts = {name: encode(getattr(shown, name)) for name in TABLE_FIELDS}
    return SharedView(shown, view, SharedParts(fields, {name: cut(part) for name, part in view.items()}))


def whole_view(view: TableView, common: SharedView) -> TableView:
    """With what all see of the game."""
    written = whole_of(common.parts.view)
    return replace(view, seats=[replace(shown, view={**written, **shown.view}) for shown in view.seats])


def parts_of(view: TableView, common: SharedView) -> ViewParts:
    """A personal view in parts as they are written: only what differs from what all see."""
    shown = common.table
    fields: Parts = {
        name: encode(getattr(view, name)) for name in PERSONAL_FIELDS if getattr(view, name) is not getattr(shown, name)
    }
    return ViewParts(common.parts, fields, [seat_parts(seat, common) for seat in view.seats])


def seat_parts(shown: SeatView, common: SharedView) -> SeatParts:
    written = common.parts.view
    return SeatParts(
        {name: encode(getattr(shown, name)) for name in SEAT_FIELDS},
        [encode(option) for option in shown.options],
        {name: cut(part, common.view.get(name), written.get(name)) for name, part in shown.view.items()},
    )


class EncodedView:
    """A view, and the same as it goes over the wire: written once, however many see it, and only as they need it."""

    def __init__(self, view: TableView, common: SharedView) -> None:
        self.view: Final = view
        self.common: Final = common

    @cached_property
    def raw(self) -> Raw:
        """All of it."""
        return Raw(encode(whole_view(self.view, self.common)))

    @cached_property
    def parts(self) -> ViewParts:
        """In parts, for clients that are told what is different."""
        return parts_of(self.view, self.common)

    @cached_property
    def size(self) -> int:
        """Of the parts, in bytes."""
        return self.parts.size


def view_without_game(table: Table, present: set[int], waits: bool) -> TableView:
    """A table without a game to see."""
    made = table.created
    game, over, request = table.game, table.status == OVER, table.rewind_request
    return TableView(
        id=table.id,
        n=table.number,
        at=table.public_at,
        game=made.game,
        rules=table.rules,
        players=made.players,
        options=made.options,
        status=table.status,
        visibility=made.visibility,
        undo=made.undo,
        level=made.level,
        delay=made.delay,
        host=False,
        epoch=epoch_of(table),
        ply=table.ply_for([]),
        waiting=table.waiting(),
        chairs=[chair_view(table, seat, [], present) for seat in range(made.players)],
        clock={"kind": made.clock.kind, "bank": made.clock.bank, "increment": made.clock.increment},
        clocks=clock_views(table, table.public_at),
        rewind_request=None
        if request is None
        else RewindRequestView(request.seat, request.ply, sorted(request.agreed)),
        seats=[],
        scores=game.scores() if game is not None and over else None,
        winners=game.winners() if game is not None and over else [],
        verifiable=made.verifiable,
        rated=made.rated,
        daily=made.daily,
        seed=str(made.seed) if over and not table.secret else "",
        shared_seed=shared_seed_view(table),
        rematch=table.rematch,
        waits=waits,
    )


def shared_seed_view(table: Table) -> SharedSeedView | None:
    """The parts of the seed that may be known: the secret only when nobody plays here any more."""
    shared, ended = table.shared_seed, table.status in (OVER, CLOSED)
    if shared is None:
        return None
    numbers = [table.numbers.get(seat, "") for seat in range(len(table.chairs))]
    return SharedSeedView(shared.commitment, numbers, shared.secret if ended else "")


def personal_view(table: Table, user: str, known: Known, common: SharedView) -> TableView:
    """The table for one client; of the game only what its seats see otherwise than all do."""
    game, own = table.game, table.seats_of(user)
    at = table.at_for(own)
    return replace(
        common.table,
        at=at,
        ply=table.ply_for(own),
        clocks=common.table.clocks if at == common.table.at else clock_views(table, at),
        host=table.host == user,
        chairs=[replace(chair, yours=True) if chair.seat in own else chair for chair in common.table.chairs],
        seats=[seat_view(table, game, seat, known, common) for seat in (own or [SPECTATOR]) if game is not None],
    )


def chair_view(table: Table, seat: int, own: list[int], present: set[int]) -> ChairView:
    chair = table.chairs[seat]
    return ChairView(
        seat, chair.name, chair.level, seat in own, chair.flagged, seat in present, table.clocks.paused[seat]
    )


def clock_views(table: Table, at: int) -> list[ClockView]:
    """The time left of each seat at a time; the client counts on from there."""
    clocks = table.clocks
    return [ClockView(clocks.left_at(seat, at), clocks.runs_at(seat, at)) for seat in range(len(clocks.left))]


def seat_view(table: Table, game: Game, seat: int, known: Known, common: SharedView) -> SeatView:
    """What a seat sees and may do."""
    running, asked = table.status == RUNNING, seat in table.waiting()
    story = story_of(table, viewer_of(game, seat))
    since = min(known.get(seat, 0), story.length)
    first = max(since, story.length - PAGE_EVENTS)
    return SeatView(
        seat=seat,
        view=game.rulebook.private_overlay(game.state, seat, common.view),
        prompt=words(game.prompt(seat)) if running else None,
        rules=game.rulebook.prompt_rules(game.state) if asked else [],
        options=option_views(game, seat) if asked else [],
        undo=may_undo(table, game, seat) if running else "no",
        reset=may_reset(table, seat) if running and seat != SPECTATOR else "no",
        since=since,
        skipped=first - since,
        events=[words(message) for message in story.page(game, first, story.length)],
        **orders_view(table, game, seat, common.view),
    )


def orders_view(table: Table, game: Game, seat: int, public: Json) -> dict[str, Any]:
    """The orders of a seat that still hold."""
    standing = table.orders.get(seat) if table.status == RUNNING else None
    orders = [order for _, order in standing.holding(public)] if standing is not None else []
    if standing is None or not orders:
        return {}
    return {"orders": orders, "orders_rest": standing.rest(game, seat, public)}


def story_page(table: Table, user: str, seat: int, before: int) -> StoryPage:
    """The events that a seat saw before a number; the game must have begun, and the seat be theirs who ask."""
    game = table.playing
    if seat not in seats_for(table, user):
        raise NotYours(Message("server-not-your-seat", seat=seat + 1))
    story = story_of(table, viewer_of(game, seat))
    last = min(before, story.length)
    first = max(0, last - PAGE_EVENTS)
    return StoryPage(seat, epoch_of(table), first, [words(message) for message in story.page(game, first, last)])


def option_views(game: Game, seat: int) -> list[OptionView]:
    """What a seat may answer, with what each answer does."""
    book, state = game.rulebook, game.state
    show, label = book.notation.show, book.label
    return [OptionView(show(action), words(label(state, action))) for action in state.options(seat)]


def may_undo(table: Table, game: Game, seat: int) -> str:
    """alone: nothing new was seen since, or nobody else plays; ask: the others must agree; no."""
    if seat == SPECTATOR or table.created.undo == NEVER:
        return "no"
    try:
        game.undoable(seat)
        return "alone"
    except UndoError as error:
        answered = error.message.key != "undo-nothing"
        if table.created.undo != CONSENT or not answered:
            return "no"
        return "ask" if voters(owners(table), seat) else "alone"


def chat_views(lines: list[Stamped], without: frozenset[str] = frozenset()) -> list[ChatView]:
    """Lines of chat without who is behind the names, and without those of some people."""
    return [
        ChatView(line.n, line.at, line.entry.name, line.entry.text)
        for line in lines
        if isinstance(line.entry, Said) and line.entry.user not in without
    ]


def rewind_request_view(request: RewindRequest) -> RewindRequestView:
    """What the others are asked to agree to."""
    return RewindRequestView(request.seat, request.ply, sorted(request.agreed))
