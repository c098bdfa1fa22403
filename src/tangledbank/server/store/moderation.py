"""What operators need for moderation: reports with their context, mutes and bans, set-ups, and what was done."""

from __future__ import annotations

import secrets
from typing import Final, NamedTuple

import msgspec
from msgspec.structs import replace

from .database import Connection, Database

FOREVER: Final = 253_402_300_799_000
"""The end of the year 9999, in milliseconds since 1970."""


class Line(msgspec.Struct, frozen=True):
    """A line of chat as it was when somebody reported it."""

    at: int
    user: str
    name: str
    text: str


class ReportContext(msgspec.Struct, frozen=True):
    """What there was to be seen when somebody reported another."""

    author: str
    """By name."""
    about: str
    seats: list[str]
    """Who sat where, by name and id."""
    lines: list[Line]


class Report(NamedTuple):
    """Somebody has complained of somebody."""

    id: str
    at: int
    author: str
    about: str
    table: str
    note: str
    context: ReportContext
    closed: int


class Act(NamedTuple):
    """Something that an operator has done."""

    at: int
    actor: str
    act: str
    about: str
    detail: str


class Setup(NamedTuple):
    """A table that somebody has set up."""

    table: str
    user: str
    address: str
    at: int


# ---- reports -----------------------------------------------------------------------------------------
COLUMNS: Final = "id, at, author, about, table_id, note, context, closed"


async def add_report(
    database: Database, author: str, about: str, table: str, note: str, context: ReportContext, now: int
) -> str:
    """A report for the operators; its id."""
    key = secrets.token_hex(4)
    values = [key, now, author, about, table, note, msgspec.json.encode(context).decode(), 0]
    sql = f"INSERT INTO reports ({COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
    await database.run(lambda connection: connection.execute(sql, values))
    return key


async def reports(database: Database, most: int) -> list[Report]:
    """Open ones first, the latest first."""
    sql = f"SELECT {COLUMNS} FROM reports ORDER BY closed > 0, at DESC, id LIMIT ?"
    rows = await database.run(lambda connection: connection.execute(sql, [most]))
    return [report_from(row) for row in rows]


async def report(database: Database, key: str) -> Report | None:
    sql = f"SELECT {COLUMNS} FROM reports WHERE id = ?"
    rows = await database.run(lambda connection: connection.execute(sql, [key]))
    return report_from(rows[0]) if rows else None


def report_from(row: tuple[object, ...]) -> Report:
    key, at, author, about, table, note, context, closed = row
    told = msgspec.json.decode(str(context), type=ReportContext)
    return Report(str(key), int(str(at)), str(author), str(about), str(table), str(note), told, int(str(closed)))


async def close_report(database: Database, key: str, now: int) -> bool:
    """Whether it was open; one with somebody who has gone for good meanwhile is deleted."""

    def work(connection: Connection) -> bool:
        sql = "UPDATE reports SET closed = ? WHERE id = ? AND closed = 0 RETURNING id"
        closed = bool(connection.execute(sql, [now, key]))
        connection.execute(
            "DELETE FROM reports WHERE id = ? AND closed > 0 "
            "AND (author NOT IN (SELECT id FROM users) OR about NOT IN (SELECT id FROM users))",
            [key],
        )
        return closed

    return await database.run(work)


# ---- mutes and bans ------------------------------------------------------------------------------------
async def mute(database: Database, user: str, until: int) -> None:
    """Let somebody chat nowhere until a time; one that has passed ends it."""
    sql = "UPDATE users SET muted_until = ? WHERE id = ?"
    await database.run(lambda connection: connection.execute(sql, [until, user]))


async def ban(database: Database, user: str, until: int) -> None:
    """Let somebody do nothing until a time; what they look for is withdrawn."""

    def work(connection: Connection) -> None:
        connection.execute("UPDATE users SET banned_until = ? WHERE id = ?", [until, user])
        connection.execute("DELETE FROM seeks WHERE user_id = ? AND table_id = ''", [user])
        connection.execute("DELETE FROM seekers WHERE user_id = ?", [user])

    await database.run(work)


# ---- who did what --------------------------------------------------------------------------------------
async def audit(database: Database, actor: str, act: str, about: str, detail: str, now: int) -> None:
    """Write down what an operator has done."""
    values = [secrets.token_hex(8), now, actor, act, about, detail]
    sql = "INSERT INTO audit (id, at, actor, act, about, detail) VALUES (?, ?, ?, ?, ?, ?)"
    await database.run(lambda connection: connection.execute(sql, values))


async def acts(database: Database, most: int) -> list[Act]:
    """The latest first."""
    sql = "SELECT at, actor, act, about, detail FROM audit ORDER BY at DESC, id LIMIT ?"
    return [Act(*row) for row in await database.run(lambda connection: connection.execute(sql, [most]))]


async def add_setup(database: Database, table: str, user: str, address: str, now: int) -> None:
    """Note who set up a table, and from where."""
    sql = "INSERT INTO setups VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING"
    await database.run(lambda connection: connection.execute(sql, [table, user, address, now]))


async def setups(database: Database, user: str, most: int) -> list[Setup]:
    """The tables that somebody has set up, the latest first."""
    sql = "SELECT table_id, user_id, address, at FROM setups WHERE user_id = ? ORDER BY at DESC, table_id LIMIT ?"
    return [Setup(*row) for row in await database.run(lambda connection: connection.execute(sql, [user, most]))]


async def setup_of(database: Database, table: str) -> Setup | None:
    sql = "SELECT table_id, user_id, address, at FROM setups WHERE table_id = ?"
    rows = await database.run(lambda connection: connection.execute(sql, [table]))
    return Setup(*rows[0]) if rows else None


def inherit_in_moderation(connection: Connection, guest: str, heir: str) -> None:
    """A guest goes on as an account: what was noted of one is of the other, also who said what in reports.

    So are mutes and bans, of which the longer one holds.
    """
    for column in ("muted_until", "banned_until"):
        until = f"(SELECT {column} FROM users WHERE id = ?)"
        sql = f"UPDATE users SET {column} = {until} WHERE id = ? AND {column} < {until}"
        connection.execute(sql, [guest, heir, guest])
    connection.execute("UPDATE setups SET user_id = ? WHERE user_id = ?", [heir, guest])
    for column in ("author", "about"):
        connection.execute(f"UPDATE reports SET {column} = ? WHERE {column} = ?", [heir, guest])
    sql = "UPDATE reports SET context = REPLACE(context, ?, ?) WHERE context LIKE ?"
    connection.execute(sql, [guest, heir, f"%{guest}%"])


def forget_in_moderation(connection: Connection, user: str) -> None:
    """Somebody goes for good: of open reports their words stay until an operator has read them."""
    connection.execute("UPDATE setups SET user_id = '', address = '' WHERE user_id = ?", [user])
    connection.execute("DELETE FROM reports WHERE closed > 0 AND (author = ? OR about = ?)", [user, user])
    sql = "SELECT id, context FROM reports WHERE author <> ? AND about <> ? AND context LIKE ?"
    for key, context in connection.execute(sql, [user, user, f"%{user}%"]):
        bare = without(msgspec.json.decode(context, type=ReportContext), user)
        connection.execute("UPDATE reports SET context = ? WHERE id = ?", [msgspec.json.encode(bare).decode(), key])


def without(context: ReportContext, user: str) -> ReportContext:
    """What there was to be seen of all others."""
    seats = ["-" if seat.endswith(user) else seat for seat in context.seats]
    return replace(context, seats=seats, lines=[line for line in context.lines if line.user != user])
