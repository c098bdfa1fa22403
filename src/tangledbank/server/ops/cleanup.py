"""What a server forgets by itself once a day, as its settings say: nothing that somebody would look for."""

from __future__ import annotations

from collections import Counter
from contextlib import suppress
from functools import partial
from typing import Final

from ...core.errors import BadInput
from ...daily.deal import DAY_MS
from ..http.routes.people import forget
from ..store.database import Connection
from ..store.packing import pack, packable
from ..tables import commands
from ..tables.hub import Busy, Hub
from .logs import note
from .settings import Settings

INTERVAL_MS: Final = DAY_MS // 2
"""Between two times: several processes look once a day each, and one of them does it."""
MAX_AT_ONCE: Final = 1000
"""Of each kind, each time: nobody waits for the rest."""
LAST: Final = "cleaned"
"""The setting in the database that says when it was done last."""


async def clean_if_due(hub: Hub, settings: Settings, now: int) -> Counter[str]:
    """Clean up, unless another process has done it."""
    if not await hub.store.database.run(partial(claim, now=now)):
        return Counter()
    return await clean(hub, settings, now)


def claim(connection: Connection, now: int) -> bool:
    connection.alone()
    rows = connection.execute("SELECT value FROM settings WHERE name = ?", [LAST])
    if rows and now - INTERVAL_MS < int(rows[0][0]) <= now:
        return False
    sql = "INSERT INTO settings VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value"
    connection.execute(sql, [LAST, str(now)])
    return True


async def clean(hub: Hub, settings: Settings, now: int) -> Counter[str]:
    """Do all of it; how much there was of each kind."""
    done = Counter[str]()
    if settings.guest_days:
        done["guests"] = await forget_guests(hub, now - DAY_MS * settings.guest_days)
    if settings.open_days:
        done["tables"] = await close_tables(hub, now - DAY_MS * settings.open_days)
    if settings.pack_days:
        done["packed"] = await pack_games(hub, now - DAY_MS * settings.pack_days)
    done.update(await hub.store.database.run(partial(forget_rows, settings=settings, now=now)))
    note("cleaned", counts={name: count for name, count in done.items() if count})
    return done


# ---- people and tables: one after the other ----------------------------------------------------------
async def forget_guests(hub: Hub, before: int) -> int:
    """Guests whose only way back has ended, or who were not here for long; those who play are kept."""
    sql = (
        "SELECT id FROM users WHERE account IS NULL AND created < ? "
        "AND id NOT IN (SELECT user_id FROM sessions WHERE sessions.created >= ?) "
        "AND id NOT IN (SELECT user_id FROM seats JOIN tables ON tables.id = table_id WHERE status = 'running') "
        "ORDER BY created LIMIT ?"
    )
    rows = await hub.store.query(sql, before, before, MAX_AT_ONCE)
    for (user,) in rows:
        with suppress(Busy):
            await forget(hub, user)
    return len(rows)


async def close_tables(hub: Hub, before: int) -> int:
    """Tables that never began."""
    sql = "SELECT id FROM tables WHERE status = 'open' AND changed < ? ORDER BY changed LIMIT ?"
    rows = await hub.store.query(sql, before, MAX_AT_ONCE)
    for (table,) in rows:
        with suppress(BadInput):  # one that cannot be read stays as it is
            await hub.act(table, lambda t: commands.close(t, "", operator=True))
    return len(rows)


async def pack_games(hub: Hub, before: int) -> int:
    """Games that have ended, each in a transaction of its own, so that others may write between."""
    tables = await hub.store.database.run(partial(packable, before=before, most=MAX_AT_ONCE))
    packed = [await hub.store.database.run(partial(pack, table=table, before=before)) for table in tables]
    return packed.count(True)


# ---- rows that nobody looks at any more ----------------------------------------------------------------
def forget_rows(connection: Connection, settings: Settings, now: int) -> Counter[str]:
    """Invitations, addresses, offers, reports, reviews, acts of operators and links for passwords that are too old."""
    old = {
        "invitations": ("DELETE FROM invitations WHERE created < ? RETURNING token", settings.invitation_days),
        "addresses": (
            "UPDATE setups SET address = '' WHERE at < ? AND address <> '' RETURNING table_id",
            settings.address_days,
        ),
        "reports": ("DELETE FROM reports WHERE closed > 0 AND closed < ? RETURNING id", settings.report_days),
        "reviews": ("DELETE FROM reviews WHERE made < ? RETURNING digest", settings.review_days),
        "audit": ("DELETE FROM audit WHERE at < ? RETURNING id", settings.audit_days),
        "seeks": ("DELETE FROM seeks WHERE expires < ? RETURNING id", 1),
        "resets": ("DELETE FROM resets WHERE created < ? RETURNING user_id", 1),
    }
    return Counter(
        {name: len(connection.execute(sql, [now - DAY_MS * days])) for name, (sql, days) in old.items() if days}
    )
