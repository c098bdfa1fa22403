"""The store of local tables: one person, a disk that keeps rows and entries, and no SQL."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, TypeVar

import msgspec

from ..core.message import Message
from ..server.store.accounts import User
from ..server.store.database import Heard, Outage, Work, WriteStatistics
from ..server.store.store import After, Listed, Store
from ..server.store.tries import ExpertTry, NamedTry, Try, TryCount, try_ended
from ..server.tables.entries import Created, Damaged, Stamped, decode, encode
from ..server.tables.table import OVER, RUNNING, Table
from ..server.tables.upgrades import SavedPosition
from .disk import KEY_PREFIX, Disk, Row, StoredEntry, Write, must_be_done, read_entries, rows_of

T = TypeVar("T")


class NoDatabase:
    """There is none: whatever would ask it is not offered here."""

    def __init__(self) -> None:
        self.tally: WriteStatistics = WriteStatistics()

    async def run(self, work: Work[T]) -> T:
        raise Outage("none")

    def listen(self, heard: Heard) -> None:
        """Nobody else writes."""

    def close(self) -> None:
        """Nothing was opened."""


class LocalStore(Store):
    """Answers what the hub, the routes and the part that wakes bots ask."""

    def __init__(self, disk: Disk, user: User) -> None:
        super().__init__(NoDatabase())
        self.disk: Final = disk
        self.owner: Final = user
        self.rows: dict[str, Row] = {}
        self.opened: Final[set[str]] = set()
        """Tables that were looked at since the page was opened: bots play on at those only."""
        self.reviews: Final[dict[tuple[str, int], str]] = {}
        """What the coach said since the page was opened."""
        self.experts: Final[dict[tuple[str, str], ExpertTry]] = {}
        """What the expert made of deals since then."""

    async def prepare(self) -> None:
        self.rows = {row.id: row for row in rows_of(await self.disk.rows())}

    # ---- tables -------------------------------------------------------------------------
    async def create(self, table: str, first: Stamped) -> None:
        made = first.entry
        assert isinstance(made, Created)
        free = [""] * made.players
        row = Row(table, made.game, made.players, made.host, "open", first.at, free, list(free), [], daily=made.daily)
        self.opened.add(table)
        await self.write(row, [first])

    async def add_setup(self, table: str, user: str, address: str, now: int) -> None:
        """There is nobody else."""

    async def append(self, table: str, fresh: list[Stamped], after: Table, ahead: int = 0) -> None:
        await self.write(row_of(after, self.rows.get(table), fresh, ahead), fresh)

    async def write(self, row: Row, fresh: list[Stamped]) -> None:
        """On the disk first, then in the lists."""
        lines = [StoredEntry(stamped.n, stamped.at, encode(stamped.entry).decode()) for stamped in fresh]
        must_be_done(await self.disk.write(msgspec.json.encode(Write(row, lines)).decode()))
        self.rows[row.id] = row

    async def entries(self, table: str, after: int = -1) -> list[Stamped]:
        self.opened.add(table)
        try:
            lines = read_entries(await self.disk.entries(table, after))
        except msgspec.DecodeError:
            raise Damaged(Message("server-damaged", table=table)) from None
        return [Stamped(line.n, line.at, decode(line.entry)) for line in lines]

    async def save_position(self, table: str, saved: SavedPosition) -> None:
        if table in self.rows:
            await self.write(msgspec.structs.replace(self.rows[table], position=saved), [])

    async def position(self, table: str) -> SavedPosition | None:
        return self.rows[table].position if table in self.rows else None

    async def is_over(self, table: str) -> bool:
        return table in self.rows and self.rows[table].status == OVER

    async def remove(self, table: str) -> None:
        """Forget a table for good."""
        must_be_done(await self.disk.remove(table))
        self.rows.pop(table, None)

    # ---- lists ----------------------------------------------------------------------------
    async def public(self, status: str, most: int, after: After = None) -> list[Listed]:
        return []

    async def of_user(self, user: str, most: int, status: str = "", after: After = None) -> list[Listed]:
        rows = [row for row in self.rows.values() if status in ("", row.status)]
        rows.sort(key=lambda row: (row.changed, row.id), reverse=True)
        later = [row for row in rows if after is None or (row.changed, row.id) < after]
        return [listed(row, user) for row in later[:most]]

    # ---- who wakes a table ----------------------------------------------------------------
    async def due(self, me: str, now: int, lease: int, most: int) -> list[str]:
        found = [self.rows[key] for key in self.opened if key in self.rows]
        return [row.id for row in found if row.status == RUNNING and row.wake is not None and row.wake <= now][:most]

    async def postpone(self, table: str, until: int) -> None:
        if table in self.rows:
            self.rows[table] = msgspec.structs.replace(self.rows[table], wake=until)

    async def release(self, me: str, now: int) -> None:
        """Nobody else could wake a table."""

    async def release_all(self) -> None:
        """Nobody else could wake a table."""

    # ---- reviews --------------------------------------------------------------------------
    async def review(self, digest: str, coach: int) -> str | None:
        return self.reviews.get((digest, coach))

    async def keep_review(self, digest: str, coach: int, review: str, now: int) -> None:
        self.reviews[digest, coach] = review

    # ---- daily deals ----------------------------------------------------------------------
    async def begin_try(self, game: str, day: str, user: str, table: str, now: int) -> str:
        """A table whose key says which deal it is: a second one cannot be."""
        return f"{KEY_PREFIX}{day}-{game}"[:40]

    async def try_of(self, user: str, game: str, day: str) -> Try | None:
        return next((one for one in self.tries() if (one.game, one.day) == (game, day)), None)

    async def tries_of(self, user: str, most: int) -> list[Try]:
        return sorted(self.tries(), key=lambda one: (one.day, one.game), reverse=True)[:most]

    def tries(self) -> Iterator[Try]:
        for row in self.rows.values():
            if row.daily:
                ended = row.changed if row.place else 0
                yield Try(row.game, row.daily, row.id, row.changed, ended, row.score, row.place)

    async def days_of(self, user: str, most: int) -> list[str]:
        return sorted({one.day for one in self.tries() if one.ended}, reverse=True)[:most]

    async def results_of_day(self, game: str, day: str) -> list[TryCount]:
        """There is nobody else."""
        found = await self.try_of(self.owner.id, game, day)
        return [TryCount(found.place, found.score, 1)] if found is not None and found.ended else []

    async def best_of_day(self, game: str, day: str, most: int, now: int) -> list[NamedTry]:
        return []

    async def expert(self, game: str, day: str) -> ExpertTry | None:
        return self.experts.get((game, day))

    async def keep_expert(self, game: str, day: str, found: ExpertTry) -> None:
        self.experts[game, day] = found

    # ---- people ---------------------------------------------------------------------------
    async def user(self, key: str) -> User | None:
        return self.owner if key == self.owner.id else None

    async def account(self, account: str) -> tuple[User, str] | None:
        return None


def row_of(table: Table, before: Row | None, fresh: list[Stamped], ahead: int) -> Row:
    """What lists show of a table as it is now."""
    due = fresh[-1].at if table.bots_to_move() else table.clocks.next_flag()
    tried = try_ended(table)
    return Row(
        id=table.id,
        game=table.created.game,
        players=table.created.players,
        host=table.host,
        status=table.status,
        changed=table.public_at,
        names=[chair.name or chair.level for chair in table.chairs],
        owners=[chair.user for chair in table.chairs],
        waited=list(table.waiting()),
        wake=None if due is None else due - ahead,
        position=before.position if before is not None and table.status == RUNNING else None,
        daily=table.created.daily,
        score=tried.score if tried is not None else 0,
        place=tried.place if tried is not None else 0,
    )


def listed(row: Row, user: str) -> Listed:
    """A table in a list."""
    waited = any(row.owners[seat] == user for seat in row.waited)
    return Listed(row.id, row.game, row.players, row.status, row.names, row.changed, waited)
