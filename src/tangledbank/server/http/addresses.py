"""Every address of the server: what it takes, what it gives, who may ask. /api/openapi.json is made from this."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final, NamedTuple

from ..context import Call, Site
from ..live.wire import StoryPage, TableView
from . import reading_schemas as reading
from . import schemas as api
from .limits import COSTS
from .routes import insight, library, opening, operators, people, play, replays
from .routes import tables as rooms

Handler = Callable[[Site, Call, Any], Awaitable[Any]]
ANYONE, GUEST, KNOWN, OPERATOR = "anyone", "guest", "known", "operator"
"""Also without a cookie; becomes a guest without one; only with one; only an operator. What may be done at a table
depends on the table: commands.py."""
SEAT, LOOK, BEFORE = ("seat",), ("seat", "action"), ("seat", "before")


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
    Address("GET", "/api/me", GUEST, people.me, api.Nothing, api.Me),
    Address("POST", "/api/me/sign-up", GUEST, people.sign_up, api.AccountBody, api.Ok),
    Address("POST", "/api/me/sign-in", ANYONE, people.sign_in, api.AccountBody, api.Ok),
    Address("POST", "/api/me/sign-out", KNOWN, people.sign_out, api.Nothing, api.Ok),
    Address("POST", "/api/me/sign-out-everywhere", KNOWN, people.sign_out_everywhere, api.Nothing, api.Ok),
    Address("POST", "/api/me/password", KNOWN, people.change_password, api.PasswordBody, api.Ok),
    Address("POST", "/api/me/name", KNOWN, people.rename, api.NameBody, api.Ok),
    Address("POST", "/api/me/notices", KNOWN, people.notices, api.NoticesBody, api.Ok),
    Address("POST", "/api/notices/confirm", ANYONE, people.confirm, api.TokenBody, api.Ok),
    Address("DELETE", "/api/me", KNOWN, people.delete, api.Nothing, api.Ok),
    Address("GET", "/api/me/tables", KNOWN, rooms.mine, api.Nothing, api.Tables),
    Address("GET", "/api/games", ANYONE, rooms.games, api.Nothing, api.Games),
    Address("GET", "/api/rules/{game}", ANYONE, library.rules_page, api.Nothing, reading.RulesPage),
    Address("GET", "/api/lessons/{game}", ANYONE, library.lesson, api.Nothing, reading.Lesson),
    Address("GET", "/api/ladder", ANYONE, library.ladder, api.Nothing, reading.Ladder),
    Address("GET", "/api/tables/public/{status}", ANYONE, rooms.public, api.Nothing, api.Tables),
    Address("POST", "/api/tables", GUEST, opening.create, api.NewTable, TableView),
    Address("POST", "/api/records", GUEST, opening.import_record, api.RecordBody, TableView, cost=COSTS["import"]),
    Address("POST", "/api/invitations/look", ANYONE, rooms.invitation, api.TokenBody, api.Invitation),
    Address("POST", "/api/invitations", GUEST, rooms.accept, api.TokenBody, TableView),
    Address("GET", "/api/tables/{table}", ANYONE, rooms.table, api.Nothing, TableView, cost=COSTS["table"]),
    Address(
        "GET", "/api/tables/{table}/story", ANYONE, rooms.story, api.Nothing, StoryPage, BEFORE, cost=COSTS["story"]
    ),
    Address(
        "GET", "/api/tables/{table}/record", ANYONE, rooms.record, api.Nothing, api.RecordText, cost=COSTS["record"]
    ),
    Address(
        "GET", "/api/tables/{table}/course", ANYONE, replays.course, api.Nothing, api.Course, SEAT, cost=COSTS["course"]
    ),
    Address(
        "GET",
        "/api/tables/{table}/moments/{ply}",
        ANYONE,
        replays.moment,
        api.Nothing,
        api.Moment,
        SEAT,
        cost=COSTS["moment"],
    ),
    Address(
        "GET",
        "/api/tables/{table}/insight",
        ANYONE,
        insight.insight,
        api.Nothing,
        api.TableInsight,
        LOOK,
        cost=COSTS["insight"],
    ),
    Address("POST", "/api/tables/{table}/join", GUEST, rooms.join, api.SeatBody, TableView),
    Address("POST", "/api/tables/{table}/invite", KNOWN, rooms.invite, api.SeatBody, api.Token),
    Address("POST", "/api/tables/{table}/revoke", KNOWN, rooms.revoke, api.SeatBody, api.Ok),
    Address("POST", "/api/tables/{table}/leave", KNOWN, rooms.leave, api.SeatBody, TableView),
    Address("POST", "/api/tables/{table}/bot", KNOWN, rooms.man, api.LevelBody, TableView),
    Address("POST", "/api/tables/{table}/start", KNOWN, rooms.start, api.Nothing, TableView),
    Address("POST", "/api/tables/{table}/close", KNOWN, rooms.close, api.Nothing, TableView),
    Address("POST", "/api/tables/{table}/rematch", KNOWN, opening.rematch, api.Nothing, TableView),
    Address("POST", "/api/tables/{table}/fork", GUEST, opening.fork, api.ForkBody, TableView, cost=COSTS["fork"]),
    Address("POST", "/api/tables/{table}/move", KNOWN, play.move, api.MoveBody, TableView),
    Address("POST", "/api/tables/{table}/undo", KNOWN, play.undo, api.SeatBody, TableView, cost=COSTS["undo"]),
    Address("POST", "/api/tables/{table}/vote", KNOWN, play.vote, api.VoteBody, TableView, cost=COSTS["vote"]),
    Address("POST", "/api/tables/{table}/pass", KNOWN, play.hand_over, api.LevelBody, TableView),
    Address("POST", "/api/tables/{table}/chat", KNOWN, play.chat, api.ChatBody, api.Ok),
    Address("POST", "/api/tables/{table}/mute", KNOWN, play.mute, api.MuteBody, api.Ok),
    Address("GET", "/api/operator/users", OPERATOR, operators.users, api.Nothing, api.People),
    Address("GET", "/api/operator/tables", OPERATOR, operators.tables, api.Nothing, api.Tables),
    Address("POST", "/api/operator/announce", OPERATOR, operators.announce, api.AnnounceBody, api.Ok),
]
