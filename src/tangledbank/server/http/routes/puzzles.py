"""Puzzles: positions in which one answer is clearly best. The solution stays here until somebody asks for it."""

from __future__ import annotations

import re
from collections import OrderedDict
from typing import Final

from ....coach.document import ReviewAnswer
from ....core.errors import BadInput
from ....core.message import Message
from ....core.rng import MASK
from ....games import names
from ....puzzles.document import NoPuzzle, puzzle, puzzles
from ....puzzles.position import PuzzlePosition
from ...context import Call, Context
from ...live.insights import insight_of
from ...live.views import words
from ...store import results
from ...store.results import add_tries, tries_of
from ...tables import commands
from ...tables.hub import NotFound
from ..puzzle_schemas import (
    PuzzleBody,
    PuzzleIdea,
    PuzzleList,
    PuzzleTitle,
    PuzzleTries,
    PuzzleTry,
    PuzzleVerdict,
    PuzzleView,
    TriesBody,
)
from ..schemas import Moment, Nothing, Ok
from .library import game_of
from .replays import points, seat_at
from .reviewing import course_line, followed
from .tables import natural

KEPT: Final = 16
"""Positions in memory: whoever answers has looked at one just before."""
OTHERS: Final = 3
TRIES: Final = 500
"""In one request: what was solved without a connection comes later, in parts."""
CHANGES: Final = 2000
"""Tries in an hour, of one user."""
NAME: Final = re.compile(r"[\w-]{1,80}", re.ASCII)
POSITIONS: Final[OrderedDict[tuple[str, str], PuzzlePosition]] = OrderedDict()


async def puzzle_list(context: Context, call: Call, body: Nothing) -> PuzzleList:
    """The puzzles of a game."""
    game = game_of(call)
    return PuzzleList(game, [PuzzleTitle(name, one.level, one.tags) for name, (_, one) in puzzles(game).items()])


async def pose(context: Context, call: Call, body: Nothing) -> PuzzleView:
    """A puzzle: its position, as the seat sees it that is to answer."""
    position = await position_of(context, call)
    found = position.puzzle
    moment = await context.hub.slices.once(lambda: moment_of(position, []))
    return PuzzleView(game_of(call), call.params["puzzle"], position.source.players, found.level, found.tags, moment)


async def judge_answer(context: Context, call: Call, body: PuzzleBody) -> PuzzleVerdict:
    """Whether an answer is the best one."""
    position = await position_of(context, call)
    if body.action and body.action not in position.options:
        raise commands.not_allowed("puzzle-no-answer")
    return await context.hub.slices.once(lambda: verdict(position, body.action))


async def play_on(context: Context, call: Call, body: Nothing) -> Moment:
    """The position after so many answers from the solution on."""
    position = await position_of(context, call)
    n = natural("n", call.params["n"])
    better = await context.hub.slices.once(lambda: position.line)
    commands.within("n", n, 0, len(better))
    return await context.hub.slices.once(lambda: moment_of(position, better[:n]))


async def position_of(context: Context, call: Call) -> PuzzlePosition:
    """The position of a puzzle; it is played again if nobody has looked at it lately."""
    key = game_of(call), call.params["puzzle"]
    found = POSITIONS.pop(key, None)
    if found is None:
        try:
            found = PuzzlePosition(key[0], *puzzle(*key))
        except NoPuzzle as error:
            raise NotFound(error.message) from None
        await context.hub.slices.run(found.following())
    POSITIONS[key] = found
    while len(POSITIONS) > KEPT:
        POSITIONS.popitem(last=False)
    return found


def moment_of(position: PuzzlePosition, better: list[ReviewAnswer]) -> Moment:
    """The position, perhaps after some answers more, through the eyes of the seat that is to answer."""
    start = position.state.clone()
    start.events = None
    state, events = followed(position.book, start, better)
    told = [position.book.event(event, position.seat) for event in events]
    seen = [message for message in told if message is not None] if better else position.recent
    last, ply = better[-1] if better else None, position.puzzle.ply + len(better)
    return Moment(
        ply=ply,
        plies=ply,
        line=None if last is None else course_line(last, ply, len(events)),
        waiting=[seat for seat in range(state.seats) if state.asked() >> seat & 1],
        scores=points(position.book, state.scores(), position.seat),
        seat=seat_at(position.book, state, position.seat, [words(message) for message in seen]),
        insight=insight_of(position.book.name, state, position.seat),
    )


def verdict(position: PuzzlePosition, action: str) -> PuzzleVerdict:
    best = position.best
    given = idea_of(position, action) if action else None
    if action not in ("", best):
        return PuzzleVerdict(False, given)
    near = [position.options[place] for place, _ in position.puzzle.chances if place != position.puzzle.best]
    others = [idea_of(position, one) for one in near[:OTHERS]]
    return PuzzleVerdict(action == best, given, idea_of(position, best), others, len(position.line))


def idea_of(position: PuzzlePosition, answer: str) -> PuzzleIdea:
    label, why = position.label(answer), position.why(answer)
    return PuzzleIdea(answer, words(label), position.chance(answer), words(why))


# ---- what somebody has solved ----------------------------------------------------------------------
async def tries_at_puzzles(context: Context, call: Call, body: Nothing) -> PuzzleTries:
    """How your first tries at puzzles ended, in their order."""
    found = await tries_of(context.store.database, call.user.id)
    return PuzzleTries([PuzzleTry(*one) for one in found])


async def remember_tries(context: Context, call: Call, body: TriesBody) -> Ok:
    """Remember first tries, also those of a device that had no connection; a puzzle that is known keeps its own."""
    wrong = [one.puzzle for one in body.tries if not is_sound(one)]
    if wrong or len(body.tries) > TRIES:
        raise BadInput(Message("puzzle-bad-tries", got=wrong[0][:80] if wrong else str(len(body.tries))))
    context.limits.spend(f"puzzles {call.user.id}", CHANGES, 3600, max(1, len(body.tries)))
    given = [results.PuzzleTry(one.game, one.puzzle, one.right, one.at) for one in body.tries]
    if not await add_tries(context.store.database, call.user.id, given):
        raise BadInput(Message("puzzle-bad-tries", got=str(len(given))))
    return Ok()


def is_sound(one: PuzzleTry) -> bool:
    return one.game in names() and NAME.fullmatch(one.puzzle) is not None and 0 <= one.at <= MASK >> 2
