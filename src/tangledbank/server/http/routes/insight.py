"""What a board means, asked at any moment: who would score what, who could attack whom, what an answer would change."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Any, NamedTuple

import msgspec

from ....bots.base import Sampler
from ....core.game import Game
from ....core.rulebook import EVERYTHING, SPECTATOR, Json
from ....core.state import State, Undrawn
from ....games import rulebook, spec
from ...context import Call, Context
from ...live.views import words
from ...live.wire import Refusal
from ...tables import commands
from ...tables.table import CLOSED, OVER, RUNNING, Table
from ..schemas import AttackInsight, Change, ElementInsight, Insight, Nothing, TableInsight, TileInsight
from .tables import natural, seen


class Lens(NamedTuple):
    """How a game is looked into."""

    insight: Callable[[Any, int], Json]
    open_view: Callable[[Any], Json]
    open_points: bool


def lens(game: str) -> Lens:
    """A game that says nothing of itself is looked at as everybody sees it."""
    found = spec(game).part("insight")
    if found is None:
        book = rulebook(game)
        return Lens(lambda state, seat: {}, lambda state: without_options(book.view(state, EVERYTHING)), True)
    return Lens(found.insight, found.open_view, found.OPEN_POINTS)


def without_options(view: Json) -> Json:
    return {key: value for key, value in view.items() if key != "options"}


# ---- facts ---------------------------------------------------------------------------------
def insight_of(game: str, state: State, seat: int) -> Insight:
    """What a seat can read from a position."""
    found: dict[str, Any] = lens(game).insight(state, seat)
    return Insight(
        {name: msgspec.convert(tile, TileInsight) for name, tile in found.get("tiles", {}).items()},
        {name: msgspec.convert(element, ElementInsight) for name, element in found.get("elements", {}).items()},
        [attack_of(attack) for attack in found.get("attacks", [])],
    )


def attack_of(attack: dict[str, Any]) -> AttackInsight:
    told = [Refusal(list(reason.rules), words(reason.message)) for reason in attack["reasons"]]
    return AttackInsight(attack["attacker"], attack["prey"], told)


def facts(found: Insight) -> dict[tuple[str, str, str], int]:
    """An insight as numbers: by place, whose they are, and what they say."""
    told: dict[tuple[str, str, str], int] = {}
    for name, tile in found.tiles.items():
        told.update({(name, animal, "matching"): n for animal, n in tile.matching.items()})
        told.update({(name, animal, "points"): n for animal, n in tile.points.items()})
        told.update({(name, animal, "endangered"): 1 for animal in tile.endangered})
        if tile.dominant is not None:
            told[name, tile.dominant, "dominant"] = 1
    for name, element in found.elements.items():
        told.update({(name, animal, "domination"): n for animal, n in element.values.items()})
    told.update({(attack.prey, attack.attacker, "defences"): len(attack.blocked) for attack in found.attacks})
    return told


def changes(before: Insight, after: Insight) -> list[Change]:
    """What is different."""
    was, now = facts(before), facts(after)
    keys = [key for key in {**was, **now} if was.get(key, 0) != now.get(key, 0)]
    return [Change(*key, was.get(key, 0), now.get(key, 0)) for key in keys]


# ---- what an answer would bring --------------------------------------------------------------
def world_after(game: Game, seat: int, action: int) -> State:
    """The world as the seat would see it after a legal answer, as far as nothing is drawn or revealed."""
    world = Sampler(game.rulebook, game.state, seat)(1)
    world.draws = []
    world.seat = seat
    was = world.info_counter
    with suppress(Undrawn):  # from there on nothing is certain
        world.stack.pop().resolve(world, action)
        while world.stack:
            before = world.clone()
            waits = world.stack[-1].enter(world)
            if world.info_counter != was:
                return before
            if waits:
                break
    return world


# ---- the address -----------------------------------------------------------------------------
async def insight(context: Context, call: Call, body: Nothing) -> TableInsight:
    """What the board means to a seat (`seat`), and what an answer (`action`) would certainly change."""
    found = await seen(context, call)
    commands.must_know(found)
    game = found.game
    if game is None:
        raise commands.not_allowed("server-not-running")
    seat = eye_of(found, call)
    now = insight_of(found.created.game, game.state, seat)
    ply = found.ply_for(found.seats_of(call.user.id))
    if "action" not in call.query:
        return TableInsight(ply, now, [])
    commands.must_own(found, call.user.id, seat)
    action = call.query["action"]
    commands.checked_move(found, seat, ply, action, "", bot=False)
    then = world_after(game, seat, game.number(action))
    return TableInsight(ply, now, changes(now, insight_of(found.created.game, then, seat)))


def eye_of(table: Table, call: Call) -> int:
    """Whose view it is: that of a seat of their own, after the game of any seat, else a spectator's."""
    own = table.seats_of(call.user.id)
    over = table.status in (OVER, CLOSED)
    wanted = call.query.get("seat", str(SPECTATOR))
    if wanted != str(SPECTATOR):
        seat = commands.known_seat(table, natural("seat", wanted))
        if not over:
            commands.must_own(table, call.user.id, seat)
        return seat
    if over:
        return EVERYTHING
    if not own and table.status == RUNNING and table.created.delay:
        raise commands.not_allowed("server-not-over")  # spectators are behind, and nobody counts for the past
    return own[0] if own else SPECTATOR
