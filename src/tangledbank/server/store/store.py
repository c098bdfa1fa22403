"""What the server keeps, as questions and answers. Tables are their entries; other columns are an index of them."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from itertools import groupby
from typing import Final, NamedTuple, TypeAlias

import msgspec

from ...core.message import Message
from ..tables.entries import Became, Created, Said, Sat, Stamped, decode, encode
from ..tables.rated import rated_places
from ..tables.table import CLOSED, OVER, RUNNING, Table
from ..tables.upgrades import SavedPosition
from .accounts import User
from .daily import DailyTries
from .database import Connection, Outage, Row, Unusable
from .migrations import migrate
from .moderation import add_setup
from .notifications import Notification
from .packing import all_entries
from .ratings import rate
from .results import insert_results, places_of, results_of
from .tries import end_try, try_ended

__all__ = ["Listed", "Store", "User"]

DECODED: Final = 200
"""Entries that are read at once: a long game must not stop everybody else."""


After: TypeAlias = "tuple[int, str] | None"
"""When something last happened at a table of a list, and its name."""


class Listed(NamedTuple):
    """A table in a list."""

    id: str
    game: str
    players: int
    status: str
    names: list[str]
    """By seat: of people, of levels, or empty."""
    changed: int
    waited: bool
    """Whether somebody who asked is waited for."""
    place: int = 0
    """Which place somebody who asked has reached; 0: none, or it is not known."""


class Store(DailyTries):
    """Everything that is asked of the database."""

    async def prepare(self) -> None:
        """Bring the schema up to date."""
        try:
            await self.database.run(migrate)
        except Outage as error:
            because = " ".join(str(error).split())[:200]
            raise Unusable(Message("server-database-refuses", because=because)) from None

    # ---- tables -----------------------------------------------------------------------
    async def create(self, table: str, first: Stamped) -> None:
        """A new table with its first entry."""

        def work(connection: Connection) -> None:
            made = first.entry
            assert isinstance(made, Created)
            connection.execute(
                "INSERT INTO tables (id, game, players, host, visibility, status, created, changed) "
                "VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
                [table, made.game, made.players, made.host, made.visibility, "open", first.at, first.at],
            )
            insert(connection, table, [first])

        await self.database.run(work)

    async def append(self, table: str, fresh: list[Stamped], after: Table, ahead: int = 0) -> None:
        """Entries of a table, with the index as it is after them; Conflict if another process was faster.

        The table's time may be ahead of the machine's, by which it is woken.
        """
        due = fresh[-1].at if after.bots_to_move() else after.clocks.next_flag()
        wake = None if due is None else due - ahead
        waited = after.waiting()
        seats = [
            (table, seat, chair.user, int(seat in waited), chair.name or chair.level)
            for seat, chair in enumerate(after.chairs)
        ]
        status, host, changed = after.status, after.host, after.public_at
        notification = Notification(table, after.people_waited())
        results, reached = results_of(after), rated_places(after, places_of(after))
        tried = try_ended(after)
        # whom a game by other rules waits for, only another version of this program knows: that stays as it is
        known = after.archived is None or after.status != RUNNING

        def work(connection: Connection) -> None:
            rate(connection, table, after.created.game, reached, fresh[-1].at)
            insert(connection, table, fresh)
            connection.execute(
                f"UPDATE tables SET status = ?, changed = ?, host = ?, wake = {'?' if known else 'wake'} WHERE id = ?",
                [status, changed, host, *([wake] if known else []), table],
            )
            index_seats(connection, seats, "excluded.waited" if known else "seats.waited")
            insert_results(connection, results)
            if tried is not None:
                end_try(connection, tried)
            if status in (OVER, CLOSED):
                connection.execute("DELETE FROM positions WHERE table_id = ?", [table])
            connection.tell(notification)

        await self.database.run(work)

    async def entries(self, table: str, after: int = -1) -> list[Stamped]:
        """The entries of a table, in order."""
        rows = await self.database.run(lambda connection: all_entries(connection, table, after))
        found: list[Stamped] = []
        while len(found) < len(rows):
            some = rows[len(found) : len(found) + DECODED]
            found += [Stamped(n, at, decode(entry)) for n, at, entry in some]
            if len(some) == DECODED:
                await asyncio.sleep(0)
        return found

    async def save_position(self, table: str, saved: SavedPosition) -> None:
        """Keep the position of a running game, instead of that of before."""
        sql = (
            "INSERT INTO positions VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (table_id) DO UPDATE SET "
            "rules = excluded.rules, ply = excluded.ply, answers = excluded.answers, digest = excluded.digest, "
            "position = excluded.position"
        )
        await self.query(sql, table, *saved[:-1], msgspec.json.encode(saved.position).decode())

    async def position(self, table: str) -> SavedPosition | None:
        """The position of a game as it was saved last."""
        sql = "SELECT rules, ply, answers, digest, position FROM positions WHERE table_id = ?"
        for rules, ply, answers, digest, position in await self.query(sql, table):
            return SavedPosition(rules, ply, answers, digest, msgspec.json.decode(position))
        return None

    async def is_over(self, table: str) -> bool:
        """Whether a game has ended, as the rules said with which it was played."""
        return bool(await self.query("SELECT id FROM tables WHERE id = ? AND status = 'over'", table))

    async def add_setup(self, table: str, user: str, address: str, now: int) -> None:
        """Note who set up a table, and from where."""
        await add_setup(self.database, table, user, address, now)

    # ---- lists of tables ----------------------------------------------------------------
    async def public(self, status: str, most: int, after: After = None) -> list[Listed]:
        """Tables that everybody may see, the latest first."""
        return await self.listed("visibility = 'public' AND status = ?", [status], most, after=after)

    async def latest(self, most: int) -> list[Listed]:
        """The tables where something happened last, private ones, too."""
        return await self.listed("TRUE", [], most)

    async def of_user(self, user: str, most: int, status: str = "", after: After = None) -> list[Listed]:
        """The tables a user sits at or has set up, the latest first, and whether they are waited for there."""
        where = "(host = ? OR id IN (SELECT table_id FROM seats WHERE user_id = ?))"
        if status:
            return await self.listed(f"{where} AND status = ?", [user, user, status], most, user, after)
        return await self.listed(where, [user, user], most, user, after)

    async def listed(
        self, where: str, values: list[str], most: int, user: str = "", after: After = None
    ) -> list[Listed]:
        """Tables with all that a list shows of them, from the index alone; those that come after one of the list."""
        later = " AND (changed < ? OR (changed = ? AND id < ?))" if after else ""
        sql = (
            f"WITH found AS (SELECT * FROM tables WHERE {where}{later} ORDER BY changed DESC, id DESC LIMIT ?) "
            "SELECT id, game, players, status, changed, seats.seat, name, seats.user_id, waited, place FROM found "
            "LEFT JOIN seats ON seats.table_id = id "
            "LEFT JOIN results ON results.table_id = id AND results.seat = seats.seat "
            "ORDER BY changed DESC, id DESC, seats.seat"
        )
        rows = await self.query(sql, *values, *([after[0], *after] if after else []), most)
        return [in_list(table, list(seats), user) for table, seats in groupby(rows, lambda row: row[:5])]

    async def traces(self, user: str) -> list[str]:
        """All tables where a user has sat or said something, or that they have set up."""
        sql = "SELECT table_id FROM traces WHERE user_id = ? UNION SELECT id FROM tables WHERE host = ?"
        return [row[0] for row in await self.query(sql, user, user)]

    # ---- who wakes a table ----------------------------------------------------------------
    async def due(self, me: str, now: int, lease: int, most: int) -> list[str]:
        """Running tables with a bot to move or a clock that ran out, now leased to this process; people's first."""

        def work(connection: Connection) -> list[str]:
            rows = connection.execute(
                "SELECT id FROM tables WHERE status = 'running' AND wake <= ? "
                "AND (owner = ? OR lease < ? OR lease > ?) "
                "ORDER BY NOT EXISTS (SELECT 1 FROM seats WHERE table_id = id AND user_id <> ''), wake LIMIT ?",
                [now, me, now, now + 2 * lease, most],
            )
            # always in the same order, so that two processes never wait for each other
            mine = {key for key in sorted(row[0] for row in rows) if claim(connection, key, me, now, lease)}
            return [row[0] for row in rows if row[0] in mine]

        return await self.database.run(work)

    async def claim(self, table: str, me: str, now: int, lease: int) -> bool:
        """Take or keep the lease of a table; False if another process has it."""
        return await self.database.run(lambda connection: claim(connection, table, me, now, lease))

    async def release(self, me: str, now: int) -> None:
        """Give up all leases of a process; what has run out may be about to become another's."""
        await self.query("UPDATE tables SET owner = '', lease = 0 WHERE owner = ? AND lease >= ?", me, now)

    async def release_all(self) -> None:
        """End all leases, where nobody else can live who holds one."""
        await self.query("UPDATE tables SET owner = '', lease = 0 WHERE owner <> ''")

    async def postpone(self, table: str, until: int) -> None:
        """Do not wake a table before a time, unless something happens there."""
        await self.query("UPDATE tables SET wake = ? WHERE id = ?", until, table)

    # ---- invitations --------------------------------------------------------------------------
    async def invite(self, token: str, table: str, seat: int, now: int) -> None:
        sql = "INSERT INTO invitations (token, table_id, seat, created) VALUES (?, ?, ?, ?)"
        await self.query(sql, token, table, seat, now)

    async def invitation(self, token: str) -> tuple[str, int, int] | None:
        """The table and the seat of an invitation that was not revoked, and when it was made."""
        sql = "SELECT table_id, seat, created FROM invitations WHERE token = ? AND revoked = 0"
        rows = await self.query(sql, token)
        return (rows[0][0], rows[0][1], rows[0][2]) if rows else None

    async def revoke(self, table: str, seat: int) -> None:
        await self.query("UPDATE invitations SET revoked = 1 WHERE table_id = ? AND seat = ?", table, seat)

    # ---- reviews ----------------------------------------------------------------------------------
    async def review(self, digest: str, coach: int) -> str | None:
        """What the coach said of a record."""
        rows = await self.query("SELECT review FROM reviews WHERE digest = ? AND coach = ?", digest, coach)
        return str(rows[0][0]) if rows else None

    async def keep_review(self, digest: str, coach: int, review: str, now: int) -> None:
        """Keep it: the first one stays."""
        sql = "INSERT INTO reviews VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING"
        await self.query(sql, digest, coach, now, review)

    # ---- small things -----------------------------------------------------------------------------
    async def setting(self, name: str) -> str | None:
        rows = await self.query("SELECT value FROM settings WHERE name = ?", name)
        return str(rows[0][0]) if rows else None

    async def set_setting_once(self, name: str, value: str) -> None:
        """The first value stays."""
        await self.query("INSERT INTO settings VALUES (?, ?) ON CONFLICT (name) DO NOTHING", name, value)

    async def set_setting(self, name: str, value: str) -> None:
        """The last value stays."""
        sql = "INSERT INTO settings VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value"
        await self.query(sql, name, value)


def insert(connection: Connection, table: str, fresh: list[Stamped]) -> None:
    for stamped in fresh:
        values = [table, stamped.n, stamped.at, encode(stamped.entry).decode()]
        connection.execute("INSERT INTO entries VALUES (?, ?, ?, ?)", values)
        if isinstance(stamped.entry, (Sat, Said, Became)):
            entry = stamped.entry
            trace = [entry.other if isinstance(entry, Became) else entry.user, table]
            connection.execute("INSERT INTO traces VALUES (?, ?) ON CONFLICT DO NOTHING", trace)


def index_seats(connection: Connection, seats: list[tuple[str, int, str, int, str]], waited: str) -> None:
    """One statement for all seats, which writes only those that have changed."""
    marks = ", ".join(["(?, ?, ?, ?, ?)"] * len(seats))
    connection.execute(
        f"INSERT INTO seats (table_id, seat, user_id, waited, name) VALUES {marks} ON CONFLICT (table_id, seat) "
        f"DO UPDATE SET user_id = excluded.user_id, waited = {waited}, name = excluded.name "
        f"WHERE seats.user_id <> excluded.user_id OR seats.waited <> {waited} OR seats.name <> excluded.name",
        [value for seat in seats for value in seat],
    )


def in_list(table: Row, seats: Iterable[Row], user: str) -> Listed:
    """A table from its row and those of its seats; there are none before anybody has sat down."""
    key, game, players, status, changed = table
    names = [""] * players
    waited, reached = False, 0
    for *_, seat, name, owner, asked, place in seats:
        if seat is not None:
            names[seat] = name
            waited = waited or bool(user and owner == user and asked)
            reached = int(place or 0) if user and owner == user else reached
    return Listed(key, game, players, status, names, changed, waited, reached)


def claim(connection: Connection, table: str, me: str, now: int, lease: int) -> bool:
    """A lease that ends too late was given when the machine's clock was wrong, and counts for nothing."""
    sql = "UPDATE tables SET owner = ?, lease = ? WHERE id = ? AND (owner = ? OR lease < ? OR lease > ?) RETURNING id"
    return bool(connection.execute(sql, [me, now + lease, table, me, now, now + 2 * lease]))
