"""Routes about playing: the same commands that come over the socket, for clients without one."""

from __future__ import annotations

from ...context import Call, Context
from ...live.view_schemas import ComingQuestionView, OptionView, TableView
from ...live.views import words
from ...people.sanctions import must_have_a_voice
from ...tables import commands, seeding
from ...tables.coming import coming_questions
from ...tables.entries import AnyEntry
from ...tables.hub import Command
from ...tables.rated import must_be_unaided
from ...tables.table import RUNNING, Table
from ...tables.turns import leave_orders, reset_turn
from ..people_schemas import ComingQuestions, OrdersBody
from ..schemas import (
    ChatBody,
    LevelBody,
    MoveBody,
    MuteBody,
    Nothing,
    NumberBody,
    Ok,
    SeatBody,
    VoteBody,
)
from .tables import act, natural, seen


async def move(context: Context, call: Call, body: MoveBody) -> TableView:
    """Answer a question."""
    user = call.user.id
    return await act(context, call, lambda t: commands.move(t, user, body.seat, body.ply, body.action, body.key[:80]))


async def undo(context: Context, call: Call, body: SeatBody) -> TableView:
    """Take back your last answer, or ask the others to let you."""
    user = call.user.id
    return await act(context, call, lambda t: commands.undo(t, user, body.seat))


async def reset(context: Context, call: Call, body: SeatBody) -> TableView:
    """Take back all of your turn, as far as nothing new was seen."""
    user = call.user.id
    return await act(context, call, lambda t: reset_turn(t, user, body.seat))


async def orders(context: Context, call: Call, body: OrdersBody) -> TableView:
    """Leave answers for questions that may come, instead of those of before."""
    user = call.user.id
    return await act(context, call, lambda t: leave_orders(t, user, body.seat, body.orders))


async def coming(context: Context, call: Call, body: Nothing) -> ComingQuestions:
    """Questions that may come to a seat of yours (`seat`, else the first), with answers to leave as orders."""
    found = await seen(context, call)
    wanted = call.query.get("seat", "")
    seat = natural("seat", wanted) if wanted else min(found.seats_of(call.user.id), default=0)
    commands.must_own(found, call.user.id, seat)
    commands.must_be(found, RUNNING)
    return ComingQuestions(await coming_for(context, found, seat))


async def coming_for(context: Context, table: Table, seat: int) -> list[ComingQuestionView]:
    """Found beside everything else; for a table where meanwhile something happens it is that of before."""
    twin = table.playing.clone()
    [*_, found] = [{}, *await context.hub.slices.collect(coming_questions(twin, seat))]
    return [
        ComingQuestionView(
            key, words(one.prompt), [OptionView(text, words(label)) for text, label in one.options.items()]
        )
        for key, one in found.items()
    ]


async def vote(context: Context, call: Call, body: VoteBody) -> TableView:
    """Agree that somebody goes back, or not."""
    user = call.user.id
    return await act(context, call, lambda t: commands.vote(t, user, body.seat, body.agrees, body.ply))


async def hand_over(context: Context, call: Call, body: LevelBody) -> TableView:
    """Let a bot play your seat, as host an absent person's, or play again yourself."""
    return await act(context, call, handing(context, call.user.id, body.seat, body.level))


def handing(context: Context, user: str, seat: int, level: str) -> Command:
    """A seat goes to a bot or back to its owner."""

    def command(table: Table) -> list[AnyEntry]:
        if not level:
            return commands.return_to(table, user, seat)
        must_be_unaided(table)
        if table.host == user and seat not in table.seats_of(user):
            return commands.replace_absent(table, user, seat, context.live.presence.present(table), context.now())
        return commands.pass_seat(table, user, seat, level, context.settings.other_bots)

    return command


async def chat(context: Context, call: Call, body: ChatBody) -> Ok:
    """Say something at the table; spectators may, too."""
    user = call.user
    context.limits.spend(f"chat:{user.id}", 10, 20)
    must_have_a_voice(user, context.now())
    await act(context, call, lambda t: commands.say(t, user.id, user.name, body.text))
    return Ok()


async def mute(context: Context, call: Call, body: MuteBody) -> Ok:
    """The host lets somebody chat no more, or again."""
    user = call.user.id
    await act(context, call, lambda t: commands.mute(t, user, body.line, body.muted))
    return Ok()


async def contribute(context: Context, call: Call, body: NumberBody) -> TableView:
    """Add a number to the seed of a table that has not begun, or another one instead."""
    user = call.user.id
    return await act(context, call, lambda t: seeding.contribute(t, user, body.seat, body.number))
