"""How a game went: every answer, and any position on the way. All of it after the game, before that what a seat saw."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, NamedTuple
from weakref import WeakKeyDictionary

from msgspec import Raw

from ....core.game import Game, Setup
from ....core.message import Message
from ....core.record import Entry
from ....core.rulebook import EVERYTHING, SPECTATOR, Rulebook
from ....core.state import Event, State
from ....daily import settled
from ...context import Call, Context, Encoded
from ...live.insights import insight_of, lens
from ...live.view_schemas import OptionView, SeatView, Words
from ...live.views import words
from ...live.wire import encode
from ...slices import Slices
from ...tables import commands
from ...tables.entries import Unplayable
from ...tables.table import CLOSED, OVER, RUNNING, Table
from ..schemas import CourseLine, Moment, Nothing
from .insight import eye_of
from .tables import natural, seen

SNAPSHOT_INTERVAL: Final = 50
"""Plies between positions that are kept: any other one is played again from there."""
MAX_PLIES_IN_MEMORY: Final = 40_000
"""Answers of all histories in memory: eight of the longest games, or hundreds of usual ones."""


class Turn(NamedTuple):
    """An answer and what came of it, secrets included."""

    entry: Entry
    action: str
    label: Message | None
    """None if it was given by other rules."""
    rules: list[str]
    """Of the question that was answered."""
    round: int
    scores: list[int]
    events: list[Event]


class GameHistory:
    """A game played again, with everything that happened on the way; goes on when the game does."""

    def __init__(self, setup: Setup, epoch: int) -> None:
        self.setup: Final = setup
        self.epoch: Final = epoch
        """Of the table: after something is taken back another history is needed."""
        self.turns: Final[list[Turn]] = []
        self.kept: Final[list[State]] = []
        self.first: list[Event] = []
        """What happened before the first question."""
        self.state: State | None = None

    def following(self, log: list[Entry]) -> Iterator[None]:
        """Take in the answers that are not known yet, one in each step; others may take steps in between."""
        state = self.state = self.state or self.begin()
        while len(self.turns) < len(log):
            self.turns.append(self.play(state, log[len(self.turns)]))
            if (len(self.turns) - self.first_ply) % SNAPSHOT_INTERVAL == 0:
                self.kept.append(state.clone())
            yield

    def ahead(self, plies: int) -> GameHistory:
        """Another history that goes on after what everybody knows, with answers that only some do."""
        other = GameHistory(self.setup, self.epoch)
        other.turns.extend(self.turns[:plies])
        other.kept.extend(self.kept[: (plies - self.first_ply) // SNAPSHOT_INTERVAL + 1])
        other.first, other.state = self.first, self.at(plies)
        return other

    @property
    def first_ply(self) -> int:
        """How many answers were given by other rules: they are shown as text."""
        return 0 if self.setup.earlier is None else len(self.setup.earlier.log)

    def begin(self) -> State:
        game = Game(self.setup, listen=True)
        state = game.state
        self.first = state.events or []
        if self.setup.earlier is not None:
            earlier = zip(game.log, self.setup.earlier.log, strict=True)
            self.turns.extend([Turn(entry, text, None, [], 0, [], []) for entry, (_, text) in earlier])
        self.kept.append(state.clone())
        return state

    def play(self, state: Any, entry: Entry) -> Turn:
        book = self.setup.rulebook
        label, rules = book.label(state, entry.action), book.prompt_rules(state)
        events: list[Event] = []
        state.events = events
        state.play_as(entry.seat, entry.action)
        action = book.notation.show(entry.action)
        return Turn(entry, action, label, rules, state.round, state.scores(), events)

    def at(self, ply: int) -> State:
        """The position after so many answers."""
        first = self.first_ply
        if ply < first:
            got, expected = self.setup.earlier.present_rules if self.setup.earlier else 0, self.setup.rulebook.rules
            raise Unplayable(Message("server-other-rules", got=got, expected=expected))
        near = (ply - first) // SNAPSHOT_INTERVAL
        state = self.kept[near].clone()
        for turn in self.turns[first + near * SNAPSHOT_INTERVAL : ply]:
            state.play_as(turn.entry.seat, turn.entry.action)
        return state

    def events(self, ply: int) -> list[Event]:
        """What happened between the question before and this one."""
        return self.turns[ply - 1].events if ply > self.first_ply else self.first


HISTORIES: Final[WeakKeyDictionary[Table, GameHistory]] = WeakKeyDictionary()
"""Of the tables that are loaded, the least recently used first; used in the event loop only."""


def history_of(table: Table) -> GameHistory:
    found = HISTORIES.pop(table, None)
    if found is None or found.epoch != table.epoch:
        found = GameHistory(table.playing.setup, table.epoch)
    HISTORIES[table] = found
    while len(HISTORIES) > 1 and sum([other.ply for other in HISTORIES]) > MAX_PLIES_IN_MEMORY:
        del HISTORIES[next(iter(HISTORIES))]
    return found


# ---- through somebody's eyes ---------------------------------------------------------------------
def lines_of(history: GameHistory, plies: int, eye: int) -> Iterator[CourseLine]:
    """Every answer, as far as the eye may see it."""
    return (line_of(history, ply, eye) for ply in range(1, plies + 1))


def line_of(history: GameHistory, ply: int, eye: int) -> CourseLine:
    """The answer that led to a ply. Answers of others may name hidden cards: their events tell what may be known."""
    turn = history.turns[ply - 1]
    known = eye in (EVERYTHING, turn.entry.seat)
    book = history.setup.rulebook
    return CourseLine(
        ply=ply,
        seat=turn.entry.seat,
        action=turn.action if known else None,
        label=words(turn.label) if known and turn.label is not None else None,
        rules=turn.rules,
        round=turn.round,
        scores=points(book, turn.scores, eye),
        events=len(told(book, turn.events, eye)),
    )


def points(book: Rulebook, scores: list[int], eye: int) -> list[int | None]:
    """The points that may be seen."""
    if not scores:
        return []
    if eye == EVERYTHING or lens(book.name).open_points:
        return list(scores)
    return [n if seat == eye else None for seat, n in enumerate(scores)]


def told(book: Rulebook, events: list[Event], eye: int) -> list[Words]:
    """The events that the eye sees."""
    messages = [book.event(event, eye) for event in events]
    return [words(message) for message in messages if message is not None]


def moment_at(history: GameHistory, plies: int, ply: int, eye: int) -> Moment:
    """A position, how it came about and what it asks."""
    state = history.at(ply)
    book = history.setup.rulebook
    return Moment(
        ply=ply,
        plies=plies,
        line=line_of(history, ply, eye) if ply else None,
        waiting=[seat for seat in range(state.seats) if state.asked() >> seat & 1],
        scores=points(book, state.scores(), eye),
        seat=seat_at(book, state, eye, told(book, history.events(ply), eye)),
        insight=insight_of(book.name, state, eye),
    )


def seat_at(book: Rulebook, state: State, eye: int, events: list[Words]) -> SeatView:
    """What the eye saw and might have answered; one that sees everything gets the question of the seat asked."""
    seat = eye if eye != EVERYTHING else state.seat if state.stack else SPECTATOR
    options = state.options(seat)
    return SeatView(
        seat=eye,
        view=lens(book.name).open_view(state) if eye == EVERYTHING else book.visible(state, eye),
        prompt=words(book.prompt(state, seat)) if state.stack else None,
        rules=book.prompt_rules(state) if options else [],
        options=[OptionView(book.notation.show(action), words(book.label(state, action))) for action in options],
        undo="no",
        reset="no",
        since=0,
        skipped=0,
        events=events,
    )


# ---- the addresses -------------------------------------------------------------------------------
async def course(context: Context, call: Call, body: Nothing) -> Encoded:
    """How a finished game went, or your own so far: every answer; `seat` says through whose eyes."""
    table, eye = await watched(context, call)
    history, plies = await shown(context.hub.slices, table, call.user.id)
    lines = await context.hub.slices.collect(Raw(encode(line)) for line in lines_of(history, plies, eye))
    return Encoded(encode({"seat": eye, "lines": lines}))


async def moment(context: Context, call: Call, body: Nothing) -> Moment:
    """A position of a finished game, or of your own, after so many answers; `seat` says through whose eyes."""
    table, eye = await watched(context, call)
    ply = natural("ply", call.params["ply"])
    commands.within("ply", ply, 0, table.ply_for(table.seats_of(call.user.id)))
    history, plies = await shown(context.hub.slices, table, call.user.id)
    return await context.hub.slices.once(lambda: moment_at(history, plies, ply, eye))


async def shown(slices: Slices, table: Table, user: str) -> tuple[GameHistory, int]:
    """The history of a table, and how many of its answers somebody may know of."""
    history, log = history_of(table), table.log_for(table.seats_of(user))
    begun = log[: settled(table.playing) if table.status == RUNNING else None]
    await slices.run(history.following(begun))
    if len(begun) < len(log):
        history = history.ahead(len(begun))
        await slices.run(history.following(log))
    return history, len(log)


async def watched(context: Context, call: Call) -> tuple[Table, int]:
    """A table whose course the caller may see, and through whose eyes."""
    table = await seen(context, call)
    commands.must_know(table)
    if table.game is None or (table.status not in (OVER, CLOSED) and not table.seats_of(call.user.id)):
        raise commands.not_allowed("server-not-over")
    return table, eye_of(table, call)
