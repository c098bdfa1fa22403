"""Routes that set up tables: new ones, rematches, forks, records of others."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from itertools import takewhile
from typing import Final

from msgspec.json import decode

from ....bots.base import Sampler
from ....core.errors import RecordError
from ....core.game import Game
from ....core.message import Message
from ....core.record import Entry, Record, RulesChange, read_head, read_log
from ....core.rng import MASK, scramble
from ....core.shared_seed import SharedSeed
from ....games import rulebook
from ....replaying import Replay
from ...context import Call, Context
from ...live.view_schemas import TableView
from ...live.wire import encode
from ...people.auth import WINDOW_S
from ...people.names import checked_name, name_key, no_name
from ...slices import Slices
from ...tables import commands
from ...tables.entries import LINK, PRIVATE, AnyEntry, BotSeated, Created, Moved, Note, Sat, Started
from ...tables.rated import check_rated, must_be_unaided
from ...tables.seeding import commit, must_be_alone, proven
from ...tables.table import CLOSED, OVER, Table
from ..limits import ADDRESS_FACTOR, import_cost
from ..people_schemas import RematchBody
from ..schemas import ForkBody, NewTable, RecordBody
from .tables import look, may_play, must_be_wanted, seen

FREE, ME = "free", "me"
MAX_RECORD_PLIES: Final = 5000
"""Answers of a record: twice as many as the longest game that somebody would play has."""
SEAT_NAMES: Final = 60
"""Names of people at one device that one user may give in a while: ten tables of six."""
MAX_RECORD_LINES: Final = 2 * MAX_RECORD_PLIES
"""Of a record: answers, digests and remarks."""
LINES_AT_ONCE: Final = 100
"""Lines of a record that are read in one step."""
MAX_HEADER_CHARS: Final = 50_000
"""Bytes before the answers; a whole position has about 15,000."""


async def create(context: Context, call: Call, body: NewTable) -> TableView:
    """Set up a table."""
    may_open(context, call)
    names = await own_names(context, call, body)
    wanted = Created(
        game=body.game,
        rules=0,
        players=body.players,
        seed=fresh_seed() if body.seed is None else body.seed,
        options=body.options,
        host=call.user.id,
        visibility=body.visibility,
        clock=body.clock,
        undo=body.undo,
        level=body.level,
        delay=body.delay,
        rated=body.rated,
        verifiable=body.seed is not None,
    )
    return await look(context, call, await open_table(context, call, wanted, body.seats, body.start, names))


def fresh_seed() -> int:
    return secrets.randbelow(MASK)


def new_key(prefix: str = "t") -> str:
    """A name for a table that nobody can guess; on a command line it does not look like an option."""
    return f"{prefix}{secrets.token_urlsafe(9)}"


def may_open(context: Context, call: Call) -> None:
    """Refuse tables that are too many, before anything is replayed for them."""
    most = context.settings.tables
    context.limits.spend(f"tables {call.user.id}", most, 600)
    context.limits.spend(f"tables at {call.address}", ADDRESS_FACTOR * most, 600, why="server-too-much-here")


async def open_table(
    context: Context,
    call: Call,
    wanted: Created,
    seats: list[str],
    start: bool,
    names: list[str] | None = None,
    seed: SharedSeed | None = None,
) -> Table:
    """A checked table with its first people and bots; of a record with its seed."""
    made = commands.checked(wanted, context.settings.other_bots)
    plan = seats or [ME, *[made.level] * (made.players - 1)]
    commands.within("seats", len(plan), made.players, made.players)
    for word in plan:
        commands.one_of("seats", word, [ME, FREE, *commands.levels(made.game, context.settings.other_bots)])
    called = names or [""] * made.players
    commands.within("names", len(called), made.players, made.players)
    if start and FREE in plan:
        raise commands.seats_are_free([seat for seat, word in enumerate(plan) if word == FREE])
    must_be_alone(made, FREE in plan)
    check_rated(made, plan, ME, FREE)
    if made.rated and call.user.account is None:
        raise commands.not_allowed("server-rated-account")
    key = new_key(context.key_prefix)
    await context.hub.create(key, made)
    await context.store.add_setup(key, call.user.id, call.address, context.now())
    first: list[AnyEntry] = [
        entry for seat, word in enumerate(plan) for entry in seated(call, seat, word, called[seat])
    ]
    first += commit(made) if seed is None else proven(seed)
    if start:
        first.append(Started())
    return await context.hub.act(key, lambda t: [] if t.n else first)  # once, even if the first attempt got lost


async def own_names(context: Context, call: Call, body: NewTable) -> list[str]:
    """By seat what somebody is called who plays there for the caller; nobody has the name of another's account."""
    commands.within("names", len(body.names), 0, max(rulebook(body.game).players))
    names = [checked_name(name) if name else "" for name in body.names]
    count_names(context, call, len(list(filter(None, names))))
    for name in filter(None, names):
        known = await context.store.account(name_key(name))
        if known is not None and known[0].id != call.user.id:
            raise no_name(name)
    return names


def count_names(context: Context, call: Call, names: int) -> None:
    """Names are looked up among the accounts: nobody does that in bulk."""
    if names:
        context.limits.spend(f"seat names {call.user.id}", SEAT_NAMES, WINDOW_S, names)
        where = f"seat names at {call.address}"
        context.limits.spend(where, ADDRESS_FACTOR * SEAT_NAMES, WINDOW_S, names, "server-too-much-here")


def seated(call: Call, seat: int, word: str, name: str) -> list[AnyEntry]:
    """Who sits on a seat of a new table."""
    if word == FREE:
        return []
    return [Sat(seat, call.user.id, name or call.user.name)] if word == ME else [BotSeated(seat, word)]


# ---- once more -------------------------------------------------------------------------------
async def rematch(context: Context, call: Call, body: RematchBody) -> TableView:
    """The same options once more with other luck: the first who asks is the host, the others get their seats back."""
    old = await seen(context, call)
    wanted = commands.rematch(old, call.user.id, "")
    fresh = await rematch_table(context, call, old, int(body.rotate)) if wanted else await context.hub.look(old.rematch)
    if not may_play(fresh, call.user):
        await must_be_wanted(context, call, fresh)
        old = await context.hub.look(old.id)
        fresh = await context.hub.act(fresh.id, lambda t: sit_again(t, call, old))
    return await look(context, call, fresh)


async def rematch_table(context: Context, call: Call, old: Table, shift: int) -> Table:
    """A new table for the same people, who move on by some seats; if another player was faster, theirs."""
    may_open(context, call)
    own, made = old.seats_of(call.user.id), old.created
    wanted = Created(
        game=made.game,
        rules=0,
        players=made.players,
        seed=fresh_seed(),
        options=made.options,
        host=call.user.id,
        visibility=made.visibility,
        clock=made.clock,
        undo=made.undo,
        level=made.level,
        delay=made.delay,
        rated=made.rated,
        parent=old.id,
    )
    bots = ["" if made.rated else chair.level for chair in old.chairs]
    plan = [ME if seat in own else FREE if chair.user else bots[seat] or FREE for seat, chair in enumerate(old.chairs)]
    names = moved_on(names_again(old, call), shift)
    fresh = await open_table(context, call, wanted, moved_on(plan, shift), FREE not in plan, names)
    old = await context.hub.act(old.id, lambda t: commands.rematch(t, call.user.id, fresh.id, shift))
    if old.rematch == fresh.id:
        return fresh
    await context.hub.act(fresh.id, lambda t: commands.close(t, call.user.id, operator=False))
    return await context.hub.look(old.rematch)


def moved_on(by_seat: list[str], shift: int) -> list[str]:
    """The same for everybody some seats further on."""
    return [by_seat[(seat - shift) % len(by_seat)] for seat in range(len(by_seat))]


def names_again(old: Table, call: Call) -> list[str]:
    """By seat the names of people at one device; an owner of one seat is called as they are now."""
    own = old.seats_of(call.user.id)
    return [chair.name if seat in own and len(own) > 1 else "" for seat, chair in enumerate(old.chairs)]


def sit_again(table: Table, call: Call, old: Table) -> list[AnyEntry]:
    """A player takes the seats that they had before, or those to which they have moved on."""
    user, names, count = call.user, names_again(old, call), len(old.chairs)
    seats = {seat: (seat + old.rematch_shift) % count for seat in old.seats_of(user.id)}
    return [
        entry
        for seat, fresh in seats.items()
        for entry in commands.sit(table, user.id, names[seat] or user.name, fresh, invited=True)
    ]


# ---- from somewhere else ---------------------------------------------------------------------
async def fork(context: Context, call: Call, body: ForkBody) -> TableView:
    """Play on from a position of a finished table or of your own, hidden things dealt anew, against bots."""
    old = await seen(context, call)
    commands.must_know(old)
    commands.known_seat(old, body.seat)
    must_be_unaided(old, only_running=True)
    if old.game is None:
        raise commands.not_allowed("server-not-running")
    if old.status not in (OVER, CLOSED) and body.seat not in old.seats_of(call.user.id):
        raise commands.NotYours(Message("server-not-your-seat", seat=body.seat + 1))
    own = old.seats_of(call.user.id)
    commands.within("ply", body.ply, old.game.first_ply, old.ply_for(own))
    may_open(context, call)
    game = Game(old.game.setup)
    await context.hub.slices.run(answered(game, old.log_for(own)[game.first_ply : body.ply]))
    world = Sampler(game.rulebook, game.state, body.seat)(scramble(fresh_seed()))
    wanted = Created(
        game=old.created.game,
        rules=0,
        players=old.created.players,
        seed=0,
        options=old.created.options,
        host=call.user.id,
        visibility=PRIVATE,
        level=body.level,
        position=game.rulebook.dump(world),
        parent=old.id,
    )
    plan = [ME if seat == body.seat else body.level for seat in range(old.created.players)]
    return await look(context, call, await open_table(context, call, wanted, plan, start=True))


def answered(game: Game, log: list[Entry]) -> Iterator[None]:
    """Give the answers that somebody knows of, one in each step."""
    for entry in log:
        game.play(entry)
        yield


async def import_record(context: Context, call: Call, body: RecordBody) -> TableView:
    """A record becomes a table where every seat is yours: finished, or to be played on."""
    may_open(context, call)
    record = await read_record(context.hub.slices, body.record)
    call.quota.work(import_cost(len(record.log)), context.settings.work)
    replay = await context.hub.slices.once(lambda: Replay(record))
    await context.hub.slices.run(replay.steps())
    moves = await context.hub.slices.collect(moved(replay.game))
    plan = [ME] * record.players
    wanted, seed = recorded(replay.game, call.user.id, replay.notes), seed_of(replay.game)
    made = await open_table(context, call, wanted, plan, start=True, seed=seed)
    return await look(context, call, await context.hub.act(made.id, lambda t: [] if t.ply else moves))


async def read_record(slices: Slices, text: str) -> Record:
    """A record that is not too long, read without keeping anybody waiting."""
    lines = check_size(text)
    body, header = await slices.once(lambda: read_head(lines))
    log: list[tuple[int, str]] = []
    digests: dict[int, str] = {}
    changes: list[RulesChange] = []
    await slices.run(reading(lines, body, log, digests, changes))
    if len(log) > MAX_RECORD_PLIES:
        raise RecordError(Message("server-long-record", got=len(log), most=MAX_RECORD_PLIES))
    return Record.of(header, log, digests, changes)


def reading(
    lines: list[str], body: int, log: list[tuple[int, str]], digests: dict[int, str], changes: list[RulesChange]
) -> Iterator[None]:
    """Read the answers of a record, some lines in each step."""
    for start in range(body, len(lines), LINES_AT_ONCE):
        read_log(lines, start, min(start + LINES_AT_ONCE, len(lines)), log, digests, changes)
        yield


def check_size(text: str) -> list[str]:
    """The lines of a record, refused if they are absurdly many before they are read; the header is read in one step."""
    lines = text.splitlines()
    if len(lines) > MAX_RECORD_LINES:
        raise RecordError(Message("server-long-record", got=len(lines), most=MAX_RECORD_PLIES))
    if sum([len(line) for line in takewhile(str.strip, lines)]) > MAX_HEADER_CHARS:
        raise RecordError(Message("server-too-large", most=str(MAX_HEADER_CHARS)))
    return lines


def recorded(game: Game, host: str, notes: list[Message]) -> Created:
    """A table for the game of a record; of one with several parts the last goes on from its position."""
    setup = game.setup
    return Created(
        game=game.rulebook.name,
        rules=0,
        players=setup.players,
        seed=setup.seed,
        options=setup.options,
        host=host,
        visibility=LINK,
        position=setup.position,
        verifiable=True,
        notes=[Note(note.key, decode(encode(note.args))) for note in notes],
    )


def seed_of(game: Game) -> SharedSeed | None:
    """The seed that nobody chose, if the game began with it: a position has all that is left of one in itself."""
    return game.setup.shared_seed if game.setup.position is None else None


def moves_of(game: Game) -> list[AnyEntry]:
    """All answers of a game, to be given once more."""
    return list(moved(game))


def moved(game: Game) -> Iterator[AnyEntry]:
    show = game.rulebook.notation.show
    return (Moved(entry.seat, show(entry.action)) for entry in game.log[game.first_ply :])
