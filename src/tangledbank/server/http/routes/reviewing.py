"""The coach: reviews of finished games, made in the background and kept, and better lines to look at."""

from __future__ import annotations

from msgspec import Raw

from ....coach.document import Review, ReviewAnswer, read_review
from ....core.message import Message
from ....core.rulebook import EVERYTHING, Rulebook
from ....core.state import Event, State, Undrawn
from ...bots.queue import Requester
from ...bots.reviews import digest_of
from ...context import Call, Context, Encoded
from ...live.insights import insight_of
from ...live.views import words
from ...live.wire import encode
from ...tables import commands
from ...tables.hub import NotFound
from ...tables.table import OVER
from ..limits import COSTS
from ..reading_schemas import ReviewView
from ..schemas import CourseLine, Moment, Nothing
from .replays import points, seat_at, shown, told
from .tables import RECORDS, natural, record, seen

NONE, MAKING, FAILED, DONE = "none", "making", "failed", "done"


async def look(context: Context, call: Call, body: Nothing) -> Encoded:
    """The review of a finished game, or how far it is."""
    return await state_of(context, digest_of(await finished(context, call)))


async def ask(context: Context, call: Call, body: Nothing) -> Encoded:
    """Have a finished game reviewed; one that was reviewed before is not reviewed again."""
    text = await finished(context, call)
    digest = digest_of(text)
    if await context.reviews.find(digest) is None:
        address = context.scheduler.addresses.of(call.user.id)
        context.reviews.begin(digest, text, Requester(call.user.id, people=False, address=address))
    return await state_of(context, digest)


async def finished(context: Context, call: Call) -> str:
    """The record of a game that is over, for whoever may see it."""
    table = await seen(context, call)
    if table.status != OVER or table.game is None:
        commands.must_know(table)
        raise commands.not_allowed("server-not-over")
    if table not in RECORDS:  # the game is played once more
        call.quota.work(COSTS["record"], context.settings.work)
    return (await record(context, call, Nothing())).record


async def state_of(context: Context, digest: str) -> Encoded:
    """What there is of a review."""
    found = await context.reviews.find(digest)
    if found is not None:
        return Encoded(encode({"status": DONE, "done": 0, "plies": 0, "why": None, "review": Raw(found.encode())}))
    making, why = context.reviews.making.get(digest), context.reviews.failed.get(digest)
    if making is not None:
        return Encoded(encode(ReviewView(MAKING, making.done, making.plies)))
    return Encoded(encode(ReviewView(NONE) if why is None else ReviewView(FAILED, why=words(why))))


# ---- better lines --------------------------------------------------------------------------------
async def line(context: Context, call: Call, body: Nothing) -> Moment:
    """A position of a better line: before the answer `ply` of the game, after `n` answers of the line."""
    found = await context.reviews.find(digest_of(await finished(context, call)))
    table = await seen(context, call)
    ply, n = natural("ply", call.params["ply"]), natural("n", call.params["n"])
    better = [] if found is None else line_of(read_review(found), ply)
    if not better:
        raise NotFound(Message("coach-no-line"))
    commands.within("n", n, 0, len(better))
    history, plies = await shown(context.hub.slices, table, call.user.id)
    return await context.hub.slices.once(
        lambda: moment_of(history.setup.rulebook, history.at(ply - 1), better[:n], ply - 1, plies)
    )


def line_of(review: Review, ply: int) -> list[ReviewAnswer]:
    """The better line of a turning point; none of other answers."""
    return next((one.line for one in review.decisions if one.ply == ply), [])


def moment_of(book: Rulebook, state: State, better: list[ReviewAnswer], ply: int, plies: int) -> Moment:
    """The position after some answers of a line, with the last of them."""
    state, events = followed(book, state, better)
    last = better[-1] if better else None
    return Moment(
        ply=ply + len(better),
        plies=plies,
        line=None if last is None else course_line(last, ply + len(better), len(events)),
        waiting=[seat for seat in range(state.seats) if state.asked() >> seat & 1],
        scores=points(book, state.scores(), EVERYTHING),
        seat=seat_at(book, state, EVERYTHING, told(book, events, EVERYTHING)),
        insight=insight_of(book.name, state, EVERYTHING),
    )


def course_line(answer: ReviewAnswer, ply: int, events: int) -> CourseLine:
    return CourseLine(ply, answer.seat, answer.action, words(answer.label.message), [], 0, [], events)


def followed(book: Rulebook, state: State, better: list[ReviewAnswer]) -> tuple[State, list[Event]]:
    """Play some answers; where chance would decide, the position stays as it was before."""
    events: list[Event] = []
    for answer in better:
        after = state.clone()
        after.events, after.draws = [], []
        try:
            after.play_as(answer.seat, book.notation.read(answer.action))
        except Undrawn:
            return state, []
        state, events = after, after.events or []
        state.events = state.draws = None
    return state, events
