"""Daily deals: beginning today's, results of all, and where one's path parted from the expert's."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date, timedelta
from typing import Any, Final

from ....coach.document import read_review
from ....core.errors import BadInput
from ....core.game import Game
from ....core.message import Message
from ....daily import OPPONENTS, Deal, Outcome, check_head, checked, day_of, deal_of, ends_at, known_day, parting
from ....daily.deal import DAY_MS
from ....daily.outcome import outcomes
from ....games import names, spec
from ...bots.queue import Requester
from ...bots.reviews import digest_of
from ...context import Call, Context
from ...live.view_schemas import TableView
from ...live.views import words
from ...store.database import Conflict
from ...store.tries import ExpertTry, Try, TryCount
from ...tables import commands
from ...tables.entries import NEVER, PRIVATE, AnyEntry, BotSeated, Created, Sat, Started
from ...tables.hub import NotFound
from ...tables.table import OPEN, OVER, RUNNING, Table
from ..daily_schemas import (
    DailyCount,
    DailyDeal,
    DailyExpert,
    DailyName,
    DailyParting,
    DailyResults,
    DailyTry,
    DailyView,
)
from ..limits import import_cost
from ..schemas import Nothing, RecordBody, RecordText
from .opening import may_open, new_key, read_record
from .tables import RECORDS, look, written

LATE_DAYS: Final = 7
"""Days after which no record of a deal is taken any more."""
MAX_TRIES: Final = 100
MAX_BEST: Final = 20
MAX_DAYS: Final = 4000
"""Of which a streak is counted: ten years."""
LOST = "lost"
HIDDEN, MAKING, DONE = "hidden", "making", "done"


async def today(context: Context, call: Call, body: Nothing) -> DailyView:
    """The deals of today, and your own tries of all days."""
    day, user = day_of(context.now()), call.user.id
    tries = await context.store.tries_of(user, MAX_TRIES) if user else []
    known = {one.game: one for one in tries if one.day == day}
    days = await context.store.days_of(user, MAX_DAYS) if user else []
    current, longest = streaks(days, day)
    return DailyView(
        day=day,
        left=ends_at(day) - context.now(),
        deals=[await shown_deal(context, deal_of(game, day), user, known.get(game)) for game in names()],
        tries=[await shown_try(context, user, one) for one in tries],
        streak=current,
        longest=longest,
    )


def streaks(days: list[str], now: str) -> tuple[int, int]:
    """How many days in a row there were up to today or yesterday, and at most; the latest come first."""
    found, runs = [date.fromisoformat(day) for day in days], list[int]()
    for k, day in enumerate(found):
        if k and found[k - 1] - day == timedelta(1):
            runs[-1] += 1
        else:
            runs.append(1)
    is_going = bool(found) and date.fromisoformat(now) - found[0] <= timedelta(1)
    return runs[0] if is_going else 0, max(runs, default=0)


async def shown_deal(context: Context, deal: Deal, user: str, tried: Try | None) -> DailyDeal:
    counts = await context.store.results_of_day(deal.game, deal.day)
    own = await shown_try(context, user, tried) if tried is not None else None
    options = dict(spec(deal.game).deal_options or {})
    return DailyDeal(deal.game, deal.players, deal.seat, OPPONENTS, options, all_of(counts), own)


async def shown_try(context: Context, user: str, tried: Try) -> DailyTry:
    status = OVER if tried.ended else await status_of(context, user, tried)
    return DailyTry(tried.game, tried.day, status, tried.table, tried.score, tried.place)


async def status_of(context: Context, user: str, tried: Try) -> str:
    """How far a try is that has no result: one that was given up gets none."""
    try:
        table = await context.hub.look(tried.table)
    except NotFound:  # it was about to begin: the next attempt begins it, as long as that can be
        return RUNNING if tried.day == day_of(context.now()) else LOST
    except BadInput:
        return LOST  # nobody can go on with it
    return RUNNING if table.status == OPEN or (table.status == RUNNING and table.seats_of(user)) else LOST


def all_of(counts: list[TryCount]) -> int:
    return sum([one.tries for one in counts])


# ---- playing -----------------------------------------------------------------------------------
async def begin(context: Context, call: Call, body: Nothing) -> TableView:
    """Begin today's deal, or go on with it: one try for each person."""
    commands.one_of("game", call.params["game"], names())
    deal = deal_of(call.params["game"], day_of(context.now()))
    if await context.store.try_of(call.user.id, deal.game, deal.day) is None:
        may_open(context, call)
    wanted = new_key(context.key_prefix)
    key = await context.store.begin_try(deal.game, deal.day, call.user.id, wanted, context.now())
    if not key:
        raise commands.not_allowed("daily-already")
    table = await dealt(context, call, key, made_of(deal, call.user.id))
    seats: list[AnyEntry] = [
        Sat(seat, call.user.id, call.user.name) if seat == deal.seat else BotSeated(seat, OPPONENTS)
        for seat in range(deal.players)
    ]
    table = await context.hub.act(key, lambda t: [] if t.n else [*seats, Started()])
    return await look(context, call, table)


def made_of(deal: Deal, user: str) -> Created:
    """The table of a deal: nobody sees it but whoever plays there, and nothing is taken back."""
    return commands.checked(
        Created(
            game=deal.game,
            rules=0,
            players=deal.players,
            seed=deal.seed,
            options=dict(deal.setup.options),
            host=user,
            visibility=PRIVATE,
            undo=NEVER,
            level=OPPONENTS,
            verifiable=True,
            daily=deal.day,
        )
    )


async def dealt(context: Context, call: Call, key: str, made: Created) -> Table:
    """The table of a try; made now if it is not there yet, also if the server stopped between the two."""
    try:
        return await context.hub.look(key)
    except NotFound:
        pass
    try:
        table = await context.hub.create(key, made)
        await context.store.add_setup(key, made.host, call.address, context.now())
        return table
    except Conflict:
        return await context.hub.look(key)


async def send(context: Context, call: Call, body: RecordBody) -> DailyResults:
    """Send the record of a deal that was played elsewhere; it is checked answer by answer, those of bots, too."""
    now = context.now()
    deal = asked_deal(call, now)
    if now > ends_at(deal.day) + LATE_DAYS * DAY_MS:
        raise commands.not_allowed("daily-late", days=LATE_DAYS)
    tried = await context.store.try_of(call.user.id, deal.game, deal.day)
    if tried is None:
        await take_record(context, call, deal, body.record)
    elif tried.table:
        raise commands.not_allowed("daily-already")
    return await results(context, call, Nothing())


async def take_record(context: Context, call: Call, deal: Deal, text: str) -> None:
    """Check a record and count it."""
    sent = await read_record(context.hub.slices, text)
    call.quota.work(import_cost(len(sent.log)), context.settings.work)
    await context.hub.slices.once(lambda: check_head(deal, sent))
    user = call.user.id

    async def keep(found: Outcome) -> None:
        if not await context.store.send_try(deal.game, deal.day, user, found, str(sent), context.now()):
            raise commands.not_allowed("daily-already")

    requester = Requester(user, people=False, address=context.scheduler.addresses.of(user))
    await context.deals.check(deal, sent, requester, keep)


def asked_deal(call: Call, now: int) -> Deal:
    """The deal of the path, which must have begun."""
    commands.one_of("game", call.params["game"], names())
    day = known_day(call.params["day"])
    if day > day_of(now):
        raise commands.not_allowed("daily-future", day=day)
    return deal_of(call.params["game"], day)


# ---- results -----------------------------------------------------------------------------------
async def results(context: Context, call: Call, body: Nothing) -> DailyResults:
    """How a deal ended for everybody; and, once your try has ended, where your path parted from the expert's."""
    now = context.now()
    deal = asked_deal(call, now)
    tried = await context.store.try_of(call.user.id, deal.game, deal.day) if call.user.id else None
    counts = await context.store.results_of_day(deal.game, deal.day)
    best = await context.store.best_of_day(deal.game, deal.day, MAX_BEST, now)
    shown = await shown_try(context, call.user.id, tried) if tried is not None else None
    own = tried if tried is not None and tried.ended else None
    rank, beaten = (0, 0) if own is None else ranked(counts, own)
    game = None if own is None else await played(context, deal, own)
    is_known = may_know(deal, shown, now)
    found = await expert_of(context, call, deal, game) if is_known else None
    return DailyResults(
        game=deal.game,
        day=deal.day,
        players=deal.players,
        seat=deal.seat,
        own=shown,
        rounds=[] if game is None else (await context.hub.slices.collect(outcomes(game, deal.seat)))[-1].rounds,
        rank=rank,
        beaten=beaten,
        counts=[DailyCount(*one) for one in counts],
        best=[DailyName(*one) for one in best],
        expert=shown_expert(context, deal, found),
        parting=None if found is None or game is None else await parted(context, deal, game, own, found),
    )


def ranked(counts: list[TryCount], own: Try) -> tuple[int, int]:
    """The place among all results, and how many are worse."""
    better = [one for one in counts if (one.place, -one.score) < (own.place, -own.score)]
    worse = [one for one in counts if (one.place, -one.score) > (own.place, -own.score)]
    return all_of(better) + 1, all_of(worse)


async def played(context: Context, deal: Deal, own: Try) -> Game | None:
    """The game of a try that has ended; None if it is not known any more, or goes by other rules."""
    if own.table:
        return (await context.hub.look(own.table)).game
    return await replayed(context, deal, own.record)


async def replayed(context: Context, deal: Deal, text: str) -> Game | None:
    """The game of a record that was checked before."""
    kept = await read_record(context.hub.slices, text)
    if kept.present_rules != deal.setup.rulebook.rules:
        return None
    return (await context.hub.slices.collect(checked(deal, kept.log, len(kept.log))))[-1]


def may_know(deal: Deal, own: DailyTry | None, now: int) -> bool:
    """Whether somebody may see how the expert has played: not before their own try has ended."""
    if own is not None and own.status != LOST:
        return own.status == OVER
    return now >= ends_at(deal.day)


async def expert_of(context: Context, call: Call, deal: Deal, game: Game | None) -> ExpertTry | None:
    """The expert's game; who has played the deal to its end has it made."""
    found = await context.store.expert(deal.game, deal.day)
    if game is not None and (found is None or found.rules < game.rulebook.rules):
        address = context.scheduler.addresses.of(call.user.id)
        context.deals.begin_expert(deal, Requester(call.user.id, people=False, address=address))
    return found


def shown_expert(context: Context, deal: Deal, found: ExpertTry | None) -> DailyExpert:
    """As far as it is; nobody is told of one that they may not know of, for then it is not found."""
    if found is not None:
        return DailyExpert(DONE, 0, found.score, found.place)
    answers = context.deals.progress.get((deal.game, deal.day))
    return DailyExpert(HIDDEN if answers is None else MAKING, answers or 0, 0, 0)


async def parted(context: Context, deal: Deal, game: Game, own: Try | None, found: ExpertTry) -> DailyParting | None:
    """The first answer that differs, with the coach's chances if the game was reviewed."""
    other = await replayed(context, deal, found.record)
    where = None if other is None else parting(game.log, other.log, deal.seat)
    if where is None:
        return None
    before = Game(game.setup)
    state: Any = before.state
    await context.hub.slices.run(answered(before, game, where.ply))
    book = game.rulebook
    chances, best = await judged(context, own, where.ply + 1, deal.seat)
    return DailyParting(
        ply=where.ply + 1,
        round=state.round,
        yours=words(book.label(state, game.log[where.ply].action)),
        experts=words(book.label(state, where.other.action)),
        chances=chances,
        best=None if best is None else words(best),
    )


def answered(twin: Game, game: Game, plies: int) -> Iterator[None]:
    for entry in game.log[:plies]:
        twin.play(entry)
        yield


async def judged(context: Context, own: Try | None, ply: int, seat: int) -> tuple[list[int], Message | None]:
    """The coach's opinion of an answer, if there is one."""
    table = await context.hub.look(own.table) if own is not None and own.table else None
    if table is None or table.game is None:
        return [], None
    if table not in RECORDS:
        RECORDS[table] = RecordText(str(await written(context, table)))
    review = await context.reviews.find(digest_of(RECORDS[table].record))
    one = None if review is None else next((d for d in read_review(review).decisions if d.ply == ply), None)
    if one is None:
        return [], None
    after = one.known[seat] + one.effect[seat]
    best = None if one.best is None else one.best.label.message
    return [one.known[seat], after, after + one.loss], best
