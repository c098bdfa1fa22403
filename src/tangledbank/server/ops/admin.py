"""Administration by anybody with access to the database, also while servers run: this is one more process beside them.

Entries of tables have numbers, so that nobody overwrites anybody; servers hear of what is done here.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from ... import verify
from ...core.errors import BadInput
from ...core.game import Game
from ...core.message import Message
from ...core.record import Record
from ..http.routes.opening import moves_of, new_key, recorded
from ..http.routes.people import forget
from ..people.auth import checked_password
from ..people.moderators import Moderator
from ..people.names import name_key
from ..people.passwords import hash_of
from ..store import moderation
from ..store.database import Database, Outage
from ..store.migrations import STEPS
from ..store.notifications import Notification
from ..store.postgres import PostgresDatabase
from ..store.sqlite import SqliteDatabase
from ..store.store import Listed, Store, User
from ..tables import commands
from ..tables.entries import AnyEntry, Sat, Started
from ..tables.hub import Hub
from ..tables.table import CLOSED, OVER, Table
from .cleanup import clean
from .settings import Settings

MOST_LISTED: Final = 1_000_000
ACTOR: Final = "admin"
"""Who does what is done at the command line of the server."""


class Admin:
    """Somebody who looks after a server."""

    def __init__(self, database: Database) -> None:
        self.database: Final = database
        self.store: Final = Store(database)
        self.hub: Final = Hub(self.store, lambda: time.time_ns() // 1_000_000, shared=True)
        self.moderator: Final = Moderator(self.hub, ACTOR)

    # ---- people ------------------------------------------------------------------------------
    async def users(self) -> list[User]:
        """The latest first."""
        return await self.store.users(MOST_LISTED)

    async def user(self, name: str) -> User:
        """Somebody by the name of the account, or by the id."""
        known = await self.store.account(name_key(name))
        found = known[0] if known else await self.store.user(name)
        if found is None:
            raise BadInput(Message("server-no-user", name=name[:80]))
        return found

    async def set_operator(self, name: str, operator: bool) -> None:
        """Only accounts can be operators: a guest is known by a cookie only."""
        found = await self.user(name)
        if found.account is None:
            raise BadInput(Message("server-no-account", name=name[:80]))
        await self.store.set_operator(found.account, operator)
        await self.moderator.written("operator", found.id, "" if operator else "off")

    async def sign_out(self, name: str) -> None:
        """End all sessions of somebody; open connections end within a minute."""
        user = (await self.user(name)).id
        await self.store.end_sessions(user)
        await self.moderator.written("sign-out", user)

    async def set_password(self, name: str, password: str) -> None:
        """For people who have forgotten theirs; all sessions end as in `sign_out`."""
        found = await self.user(name)
        if found.account is None:
            raise BadInput(Message("server-no-password", name=name[:80]))
        await self.store.set_password(found.id, hash_of(checked_password(password)))
        await self.moderator.written("password", found.id)

    async def delete(self, name: str) -> None:
        """As if they had done it themselves."""
        user = (await self.user(name)).id
        await forget(self.hub, user)
        await self.moderator.written("delete", user)

    # ---- moderation --------------------------------------------------------------------------
    async def mute(self, name: str, days: int | None) -> None:
        await self.moderator.mute(await self.user(name), days)

    async def ban(self, name: str, days: int | None) -> None:
        await self.moderator.ban(await self.user(name), days)

    async def reports(self) -> list[moderation.Report]:
        """Open ones first."""
        return await moderation.reports(self.database, MOST_LISTED)

    async def report(self, key: str) -> moderation.Report:
        return await self.moderator.report(key)

    async def close_report(self, key: str) -> None:
        await self.moderator.close_report(key)

    async def acts(self) -> list[moderation.Act]:
        """What operators have done, the latest first."""
        return await moderation.acts(self.database, MOST_LISTED)

    async def setups(self, name: str) -> list[moderation.Setup]:
        """The tables that somebody has set up, and from where, the latest first."""
        return await moderation.setups(self.database, (await self.user(name)).id, MOST_LISTED)

    async def clean(self, settings: Settings) -> Counter[str]:
        """What the server does once a day, now; how much there was."""
        return await clean(self.hub, settings, self.hub.now())

    # ---- tables ------------------------------------------------------------------------------
    async def tables(self) -> list[Listed]:
        """The latest first."""
        return await self.store.latest(MOST_LISTED)

    async def table(self, key: str) -> Table:
        return await self.hub.look(key)

    async def setup(self, key: str) -> moderation.Setup | None:
        """Who set up a table, and from where, as long as that is kept."""
        return await moderation.setup_of(self.database, key)

    async def close(self, key: str) -> None:
        """End a table before its game is over."""
        await self.hub.act(key, lambda t: commands.close(t, "", operator=True))
        await self.moderator.written("close", key)

    async def announce(self, text: str) -> None:
        """Tell everybody at every server something."""
        said = commands.plain_line(text)
        await self.database.run(lambda connection: connection.tell(Notification(said=said)))
        await self.moderator.written("announce", "", said)

    # ---- records -----------------------------------------------------------------------------
    async def record(self, key: str) -> Record | None:
        """The record of a game that has ended; replayed before it is believed, if its rules are ours."""
        found = await self.hub.look(key)
        self.hub.forget_idle(float("inf"))
        if not found.begun or found.status not in (OVER, CLOSED):
            return None
        record = found.record()
        if found.game is not None:
            verify(record)
        return record

    async def add(self, game: Game, name: str) -> str:
        """A table for the game of a record, where every seat is somebody's; its key."""
        user = await self.user(name)
        key = new_key()
        await self.hub.create(key, commands.checked(recorded(game, user.id, [])))
        begun: list[AnyEntry] = [Sat(seat, user.id, user.name) for seat in range(game.setup.players)]
        await self.hub.act(key, lambda _: [*begun, Started(), *moves_of(game)])
        return key


@asynccontextmanager
async def visit(settings: Settings) -> AsyncIterator[Admin]:
    """Look after the server with these settings, whether it runs or not; its database must be there and up to date."""
    database = visited(settings)
    try:
        steps = await database.run(lambda connection: connection.execute("SELECT step FROM schema"))
        if len(steps) != len(STEPS):
            raise BadInput(Message("server-other-schema", got=len(steps), expected=len(STEPS)))
        yield Admin(database)
    except Outage as error:
        raise BadInput(Message("server-database-refuses", because=" ".join(str(error).split())[:200])) from None
    finally:
        database.close()


def visited(settings: Settings) -> Database:
    if settings.database:
        return PostgresDatabase(settings.database, threads=1)
    path = settings.folder / "tangledbank.db"
    if not path.is_file():
        raise BadInput(Message("server-no-file", file=str(path)[:200]))
    return SqliteDatabase(path, visiting=True)
