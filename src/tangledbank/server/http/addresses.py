"""Every address of the server: what it takes, what it gives, who may ask. /api/openapi.json is made from this."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final, NamedTuple

from ... import lessons
from ..context import Call, Context
from ..live.view_schemas import StoryPage, TableView
from . import daily_schemas, moderation_schemas, people_schemas, reading_schemas, schemas, seek_schemas
from .limits import COSTS
from .routes import (
    accounts,
    daily,
    games,
    history,
    insight,
    library,
    moderation,
    notes,
    opening,
    operators,
    people,
    play,
    profiles,
    push,
    replays,
    reviewing,
    seeding,
    seeks,
    tables,
)

Handler = Callable[[Context, Call, Any], Awaitable[Any]]
ANYONE, GUEST, KNOWN, OPERATOR = "anyone", "guest", "known", "operator"
"""Also without a cookie; becomes a guest without one; only with one; only an operator. What may be done at a table
depends on the table: commands.py."""
SEAT, BEFORE, AFTER = ("seat",), ("seat", "before"), ("after",)


class Address(NamedTuple):
    """One method of one path."""

    method: str
    path: str
    who: str
    handler: Handler
    body: type
    reply: type
    query: tuple[str, ...] = ()
    """What may stand behind a question mark; openapi.py describes it."""
    cost: int = 0
    """In points of work: limits.py."""


ADDRESSES: Final = [
    Address("GET", "/api/me", GUEST, people.me, schemas.Nothing, schemas.Me),
    Address("POST", "/api/me/sign-up", GUEST, people.sign_up, schemas.AccountBody, schemas.Ok),
    Address("POST", "/api/me/sign-in", ANYONE, people.sign_in, schemas.AccountBody, schemas.Ok),
    Address("POST", "/api/me/sign-out", KNOWN, people.sign_out, schemas.Nothing, schemas.Ok),
    Address("POST", "/api/me/sign-out-everywhere", KNOWN, people.sign_out_everywhere, schemas.Nothing, schemas.Ok),
    Address("POST", "/api/me/password", KNOWN, people.change_password, schemas.PasswordBody, schemas.Ok),
    Address("POST", "/api/me/name", KNOWN, people.rename, schemas.NameBody, schemas.Ok),
    Address("POST", "/api/me/notices", KNOWN, people.notices, schemas.NoticesBody, schemas.Ok),
    Address("POST", "/api/notices/confirm", ANYONE, people.confirm, schemas.TokenBody, schemas.Ok),
    Address("DELETE", "/api/me", KNOWN, people.delete, schemas.Nothing, schemas.Ok),
    Address("GET", "/api/me/tables", KNOWN, tables.mine, schemas.Nothing, schemas.Tables, ("status", "after")),
    Address("GET", "/api/me/statistics", KNOWN, history.statistics, schemas.Nothing, people_schemas.StatisticsView),
    Address("GET", "/api/me/sessions", KNOWN, accounts.sessions, schemas.Nothing, people_schemas.SessionsView),
    Address("POST", "/api/me/sessions/end", KNOWN, accounts.end_session, people_schemas.EndBody, schemas.Ok),
    Address("GET", "/api/me/blocks", KNOWN, moderation.blocks, schemas.Nothing, moderation_schemas.BlocksView),
    Address("POST", "/api/me/blocks", KNOWN, moderation.block, moderation_schemas.BlockBody, schemas.Ok),
    Address("POST", "/api/me/blocks/end", KNOWN, moderation.unblock, moderation_schemas.UnblockBody, schemas.Ok),
    Address("POST", "/api/reports", KNOWN, moderation.report, moderation_schemas.ReportBody, schemas.Ok),
    Address("GET", "/api/seeks", ANYONE, seeks.seeks, schemas.Nothing, seek_schemas.Seeks, cost=COSTS["seeks"]),
    Address("POST", "/api/seeks", GUEST, seeks.offer, seek_schemas.SeekBody, seek_schemas.Seeks, cost=COSTS["seeks"]),
    Address(
        "POST",
        "/api/seeks/{seek}/join",
        GUEST,
        seeks.take_part,
        schemas.Nothing,
        seek_schemas.Seeks,
        cost=COSTS["seeks"],
    ),
    Address(
        "POST",
        "/api/seeks/{seek}/leave",
        KNOWN,
        seeks.step_back,
        schemas.Nothing,
        seek_schemas.Seeks,
        cost=COSTS["seeks"],
    ),
    Address("POST", "/api/forgot", ANYONE, accounts.forgot, people_schemas.ForgotBody, schemas.Ok),
    Address("POST", "/api/reset", ANYONE, accounts.reset_password, people_schemas.ResetBody, schemas.Ok),
    Address(
        "GET",
        "/api/people",
        ANYONE,
        profiles.profile,
        schemas.Nothing,
        people_schemas.ProfileView,
        ("name",),
        cost=COSTS["profile"],
    ),
    Address(
        "GET",
        "/api/leaderboard/{game}",
        ANYONE,
        profiles.leaderboard,
        schemas.Nothing,
        people_schemas.Leaderboard,
        cost=COSTS["leaderboard"],
    ),
    Address("GET", "/api/me/vacation", KNOWN, history.vacation, schemas.Nothing, people_schemas.VacationView),
    Address(
        "POST",
        "/api/me/vacation",
        KNOWN,
        history.go_on_vacation,
        people_schemas.VacationBody,
        people_schemas.VacationView,
    ),
    Address("GET", "/api/me/push", KNOWN, push.settings, schemas.Nothing, people_schemas.PushView),
    Address("POST", "/api/me/push", KNOWN, push.add, people_schemas.PushBody, schemas.Ok),
    Address("POST", "/api/me/push/remove", KNOWN, push.remove, people_schemas.PushEndpointBody, schemas.Ok),
    Address("POST", "/api/me/push/quiet", KNOWN, push.quiet, people_schemas.QuietBody, schemas.Ok),
    Address("GET", "/api/games", ANYONE, games.games, schemas.Nothing, schemas.Games),
    Address("GET", "/api/words/{game}", ANYONE, library.words_of_game, schemas.Nothing, reading_schemas.GameWords),
    Address("GET", "/api/rules/{game}", ANYONE, library.rules_page, schemas.Nothing, reading_schemas.RulesPage),
    Address("GET", "/api/cards/{game}", ANYONE, library.cards, schemas.Nothing, reading_schemas.Gallery),
    Address("GET", "/api/lessons/{game}", ANYONE, library.lesson_list, schemas.Nothing, reading_schemas.Lessons),
    Address("GET", "/api/lessons/{game}/{lesson}", ANYONE, library.one_lesson, schemas.Nothing, lessons.Lesson),
    Address("GET", "/api/ladder", ANYONE, library.ladder, schemas.Nothing, reading_schemas.Ladder),
    Address("GET", "/api/tables/public/{status}", ANYONE, tables.public, schemas.Nothing, schemas.Tables, AFTER),
    Address("GET", "/api/daily", ANYONE, daily.today, schemas.Nothing, daily_schemas.DailyView, cost=COSTS["daily"]),
    Address("POST", "/api/daily/{game}", GUEST, daily.begin, schemas.Nothing, TableView),
    Address(
        "GET",
        "/api/daily/{game}/{day}",
        ANYONE,
        daily.results,
        schemas.Nothing,
        daily_schemas.DailyResults,
        cost=COSTS["course"],
    ),
    Address(
        "POST",
        "/api/daily/{game}/{day}",
        GUEST,
        daily.send,
        schemas.RecordBody,
        daily_schemas.DailyResults,
        cost=COSTS["import"],
    ),
    Address("POST", "/api/tables", GUEST, opening.create, schemas.NewTable, TableView),
    Address("POST", "/api/records", GUEST, opening.import_record, schemas.RecordBody, TableView, cost=COSTS["import"]),
    Address("POST", "/api/invitations/look", ANYONE, tables.invitation, schemas.TokenBody, schemas.Invitation),
    Address("POST", "/api/invitations", GUEST, tables.accept, schemas.TokenBody, TableView),
    Address("GET", "/api/tables/{table}", ANYONE, tables.table, schemas.Nothing, TableView, cost=COSTS["table"]),
    Address(
        "GET",
        "/api/tables/{table}/story",
        ANYONE,
        tables.story,
        schemas.Nothing,
        StoryPage,
        BEFORE,
        cost=COSTS["story"],
    ),
    Address(
        "GET",
        "/api/tables/{table}/record",
        ANYONE,
        tables.record,
        schemas.Nothing,
        schemas.RecordText,
        cost=COSTS["record"],
    ),
    Address(
        "GET",
        "/api/tables/{table}/course",
        ANYONE,
        replays.course,
        schemas.Nothing,
        schemas.Course,
        SEAT,
        cost=COSTS["course"],
    ),
    Address(
        "GET",
        "/api/tables/{table}/moments/{ply}",
        ANYONE,
        replays.moment,
        schemas.Nothing,
        schemas.Moment,
        SEAT,
        cost=COSTS["moment"],
    ),
    Address(
        "GET",
        "/api/tables/{table}/insight",
        ANYONE,
        insight.insight,
        schemas.Nothing,
        schemas.TableInsight,
        SEAT,
        cost=COSTS["insight"],
    ),
    Address(
        "GET",
        "/api/tables/{table}/players",
        ANYONE,
        profiles.players,
        schemas.Nothing,
        people_schemas.TablePlayers,
        cost=COSTS["players"],
    ),
    Address(
        "GET",
        "/api/tables/{table}/undone",
        ANYONE,
        history.undone,
        schemas.Nothing,
        people_schemas.UndoneList,
        cost=COSTS["table"],
    ),
    Address(
        "GET",
        "/api/tables/{table}/review",
        ANYONE,
        reviewing.look,
        schemas.Nothing,
        reading_schemas.ReviewView,
        cost=COSTS["moment"],
    ),
    Address(
        "POST",
        "/api/tables/{table}/review",
        GUEST,
        reviewing.ask,
        schemas.Nothing,
        reading_schemas.ReviewView,
        cost=COSTS["import"],
    ),
    Address(
        "GET",
        "/api/tables/{table}/review/{ply}/{n}",
        ANYONE,
        reviewing.line,
        schemas.Nothing,
        schemas.Moment,
        cost=COSTS["moment"],
    ),
    Address("POST", "/api/tables/{table}/join", GUEST, tables.join, schemas.SeatBody, TableView),
    Address("POST", "/api/tables/{table}/invite", KNOWN, tables.invite, schemas.SeatBody, schemas.Token),
    Address("POST", "/api/tables/{table}/revoke", KNOWN, tables.revoke, schemas.SeatBody, schemas.Ok),
    Address("POST", "/api/tables/{table}/leave", KNOWN, tables.leave, schemas.SeatBody, TableView),
    Address("POST", "/api/tables/{table}/bot", KNOWN, tables.seat_bot, schemas.LevelBody, TableView),
    Address("POST", "/api/tables/{table}/number", KNOWN, seeding.contribute, schemas.NumberBody, TableView),
    Address("POST", "/api/tables/{table}/start", KNOWN, tables.start, schemas.Nothing, TableView),
    Address("POST", "/api/tables/{table}/close", KNOWN, tables.close, schemas.Nothing, TableView),
    Address("POST", "/api/tables/{table}/rematch", KNOWN, opening.rematch, people_schemas.RematchBody, TableView),
    Address("POST", "/api/tables/{table}/fork", GUEST, opening.fork, schemas.ForkBody, TableView, cost=COSTS["fork"]),
    Address("POST", "/api/tables/{table}/move", KNOWN, play.move, schemas.MoveBody, TableView),
    Address("POST", "/api/tables/{table}/undo", KNOWN, play.undo, schemas.SeatBody, TableView, cost=COSTS["undo"]),
    Address("POST", "/api/tables/{table}/reset", KNOWN, play.reset, schemas.SeatBody, TableView, cost=COSTS["undo"]),
    Address(
        "POST",
        "/api/tables/{table}/orders",
        KNOWN,
        play.orders,
        people_schemas.OrdersBody,
        TableView,
        cost=COSTS["orders"],
    ),
    Address(
        "GET",
        "/api/tables/{table}/coming",
        KNOWN,
        play.coming,
        schemas.Nothing,
        people_schemas.ComingQuestions,
        SEAT,
        cost=COSTS["coming"],
    ),
    Address("POST", "/api/tables/{table}/vote", KNOWN, play.vote, schemas.VoteBody, TableView, cost=COSTS["vote"]),
    Address("POST", "/api/tables/{table}/pass", KNOWN, play.hand_over, schemas.LevelBody, TableView),
    Address("POST", "/api/tables/{table}/chat", KNOWN, play.chat, schemas.ChatBody, schemas.Ok),
    Address("POST", "/api/tables/{table}/mute", KNOWN, play.mute, schemas.MuteBody, schemas.Ok),
    Address("GET", "/api/tables/{table}/notes", KNOWN, notes.notes, schemas.Nothing, people_schemas.PrivateNotes),
    Address("POST", "/api/tables/{table}/notes", KNOWN, notes.write, people_schemas.NoteBody, schemas.Ok),
    Address("GET", "/api/operator/users", OPERATOR, operators.users, schemas.Nothing, moderation_schemas.People),
    Address("GET", "/api/operator/tables", OPERATOR, operators.tables, schemas.Nothing, schemas.Tables),
    Address("GET", "/api/operator/reports", OPERATOR, operators.reports, schemas.Nothing, moderation_schemas.Reports),
    Address(
        "GET",
        "/api/operator/reports/{report}",
        OPERATOR,
        operators.read_report,
        schemas.Nothing,
        moderation_schemas.ReportView,
    ),
    Address(
        "POST", "/api/operator/reports/{report}/close", OPERATOR, operators.close_report, schemas.Nothing, schemas.Ok
    ),
    Address(
        "POST",
        "/api/operator/users/{user}/mute",
        OPERATOR,
        operators.mute_everywhere,
        moderation_schemas.SanctionBody,
        schemas.Ok,
    ),
    Address(
        "POST", "/api/operator/users/{user}/ban", OPERATOR, operators.ban, moderation_schemas.SanctionBody, schemas.Ok
    ),
    Address(
        "POST", "/api/operator/announce", OPERATOR, operators.announce, moderation_schemas.AnnounceBody, schemas.Ok
    ),
]
