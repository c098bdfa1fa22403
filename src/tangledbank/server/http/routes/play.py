"""Routes about playing: the same commands that come over the socket, for clients without one."""

from __future__ import annotations

from ...context import Call, Context
from ...live.wire import TableView
from ...people.sanctions import must_have_a_voice
from ...tables import commands
from ...tables.entries import AnyEntry
from ...tables.hub import Command
from ...tables.rated import must_be_unrated
from ...tables.table import Table
from ...tables.turns import reset_turn
from ..schemas import ChatBody, LevelBody, MoveBody, MuteBody, Ok, SeatBody, VoteBody
from .tables import act


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
        must_be_unrated(table)
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
