"""The schema, as the steps that made it. A step is never changed; a new one is added at the end."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ...core.errors import BadInput
from ...core.message import Message
from ..people.names import name_key
from .database import Connection

INVISIBLE_NAME: Final = "\n"
"""Stands for the key of a name without anything visible; no name has it."""


def merge_names(connection: Connection) -> None:
    """Names that look the same become one: the oldest account keeps it, the others must take another.

    They sign in as before until then. If `name_key` is ever changed, this is done once more in a new step.
    """
    rows = connection.execute("SELECT id, account FROM users WHERE account IS NOT NULL ORDER BY created, id")
    connection.execute("UPDATE users SET account = ? || id WHERE account IS NOT NULL", [INVISIBLE_NAME])
    taken: set[str] = set()
    for user, account in rows:
        key = name_key(account)
        if key and key not in taken:
            taken.add(key)
            connection.execute("UPDATE users SET account = ? WHERE id = ?", [key, user])
        else:
            connection.execute("UPDATE users SET alike = ? WHERE id = ?", [key or INVISIBLE_NAME, user])


STEPS: Final[list[list[str | Callable[[Connection], None]]]] = [
    [
        "CREATE TABLE users (id TEXT PRIMARY KEY, name TEXT NOT NULL, account TEXT UNIQUE, password TEXT, "
        "operator INTEGER NOT NULL DEFAULT 0, created BIGINT NOT NULL, email TEXT NOT NULL DEFAULT '', "
        "hook TEXT NOT NULL DEFAULT '')",
        "CREATE TABLE sessions (token TEXT PRIMARY KEY, user_id TEXT NOT NULL REFERENCES users(id) ON DELETE CASCADE, "
        "created BIGINT NOT NULL)",
        "CREATE INDEX sessions_user ON sessions(user_id)",
        "CREATE TABLE tables (id TEXT PRIMARY KEY, game TEXT NOT NULL, players INTEGER NOT NULL, host TEXT NOT NULL, "
        "visibility TEXT NOT NULL, status TEXT NOT NULL, created BIGINT NOT NULL, changed BIGINT NOT NULL, "
        "wake BIGINT, owner TEXT NOT NULL DEFAULT '', lease BIGINT NOT NULL DEFAULT 0)",
        "CREATE INDEX tables_listed ON tables(visibility, status, changed)",
        "CREATE TABLE entries (table_id TEXT NOT NULL REFERENCES tables(id), n INTEGER NOT NULL, at BIGINT NOT NULL, "
        "entry TEXT NOT NULL, PRIMARY KEY (table_id, n))",
        "CREATE TABLE seats (table_id TEXT NOT NULL REFERENCES tables(id), seat INTEGER NOT NULL, "
        "user_id TEXT NOT NULL, waited INTEGER NOT NULL, PRIMARY KEY (table_id, seat))",
        "CREATE INDEX seats_user ON seats(user_id)",
        "CREATE TABLE invitations (token TEXT PRIMARY KEY, table_id TEXT NOT NULL REFERENCES tables(id), "
        "seat INTEGER NOT NULL, revoked INTEGER NOT NULL DEFAULT 0, created BIGINT NOT NULL)",
        "CREATE INDEX invitations_table ON invitations(table_id)",
        "CREATE TABLE settings (name TEXT PRIMARY KEY, value TEXT NOT NULL)",
    ],
    [
        "ALTER TABLE seats ADD COLUMN name TEXT NOT NULL DEFAULT ''",
        "CREATE TABLE traces (user_id TEXT NOT NULL, table_id TEXT NOT NULL REFERENCES tables(id), "
        "PRIMARY KEY (user_id, table_id))",
        # an entry begins {"type":"said","user":" or {"type":"sat","seat":0,"user":" and a user has 16 letters
        "INSERT INTO traces SELECT DISTINCT substr(entry, 24, 16), table_id FROM entries "
        'WHERE substr(entry, 1, 14) = \'{"type":"said"\' UNION SELECT substr(entry, 32, 16), table_id FROM entries '
        'WHERE substr(entry, 1, 13) = \'{"type":"sat"\'',
    ],
    [  # turns that people elsewhere are told of; and what a second program tells the server of a file
        "CREATE TABLE notices (table_id TEXT NOT NULL REFERENCES tables(id), "
        "user_id TEXT NOT NULL REFERENCES users(id) ON DELETE CASCADE, since BIGINT NOT NULL, "
        "hooked INTEGER NOT NULL DEFAULT 0, mailed INTEGER NOT NULL DEFAULT 0, PRIMARY KEY (table_id, user_id))",
        "ALTER TABLE users ADD COLUMN language TEXT NOT NULL DEFAULT 'en'",
        "ALTER TABLE users ADD COLUMN mailed BIGINT NOT NULL DEFAULT 0",
        "CREATE INDEX users_told ON users(id) WHERE hook != '' OR email != ''",
        "CREATE TABLE news (id TEXT PRIMARY KEY, at BIGINT NOT NULL, news TEXT NOT NULL)",
    ],
    [  # the mail address that its owner has confirmed
        "ALTER TABLE users ADD COLUMN confirmed TEXT NOT NULL DEFAULT ''",
    ],
    [  # names of seats of tables that are older than the column; {"type":"manned","seat":0,"level":" has 35 letters
        "UPDATE seats SET name = (SELECT name FROM users WHERE id = user_id) "
        "WHERE name = '' AND user_id IN (SELECT id FROM users)",
        "UPDATE seats SET name = COALESCE((SELECT substr(entry, 36, length(entry) - 37) FROM entries "
        "WHERE entries.table_id = seats.table_id AND substr(entry, 1, 25) = "
        '\'{"type":"manned","seat":\' || CAST(seats.seat AS TEXT) AND NOT EXISTS (SELECT 1 FROM entries AS later '
        "WHERE later.table_id = seats.table_id AND later.n > entries.n AND later.entry = "
        "'{\"type\":\"left\",\"seat\":' || CAST(seats.seat AS TEXT) || '}') ORDER BY n DESC LIMIT 1), '') "
        "WHERE name = '' AND user_id = ''",
    ],
    [  # asked again and again, however many tables there are
        "CREATE INDEX tables_due ON tables(wake) WHERE status = 'running'",
        "CREATE INDEX tables_host ON tables(host)",
    ],
    [  # the name that an account has in common with an older one, for whom it is kept
        "ALTER TABLE users ADD COLUMN alike TEXT NOT NULL DEFAULT ''",
        "CREATE INDEX users_alike ON users(alike) WHERE alike <> ''",
        merge_names,
    ],
    [  # where a game goes on if the next program has other rules
        "CREATE TABLE positions (table_id TEXT PRIMARY KEY REFERENCES tables(id), rules INTEGER NOT NULL, "
        "ply INTEGER NOT NULL, answers TEXT NOT NULL, digest TEXT NOT NULL, position TEXT NOT NULL)",
    ],
    [  # private notes, about tables and people; how games of people ended; vacations
        "CREATE TABLE notes (user_id TEXT NOT NULL REFERENCES users(id) ON DELETE CASCADE, about TEXT NOT NULL, "
        "note TEXT NOT NULL, changed BIGINT NOT NULL, PRIMARY KEY (user_id, about))",
        "CREATE INDEX notes_about ON notes(about)",
        "CREATE TABLE results (table_id TEXT NOT NULL REFERENCES tables(id), seat INTEGER NOT NULL, "
        "user_id TEXT NOT NULL, score INTEGER NOT NULL, place INTEGER NOT NULL, people INTEGER NOT NULL, "
        "PRIMARY KEY (table_id, seat))",
        "CREATE INDEX results_user ON results(user_id)",
        "CREATE TABLE vacations (user_id TEXT NOT NULL REFERENCES users(id) ON DELETE CASCADE, began BIGINT NOT NULL, "
        "until BIGINT NOT NULL, PRIMARY KEY (user_id, began))",
    ],
    [  # devices, forgotten passwords, animals in statistics, ratings
        "ALTER TABLE sessions ADD COLUMN began BIGINT NOT NULL DEFAULT 0",
        "ALTER TABLE sessions ADD COLUMN device TEXT NOT NULL DEFAULT ''",
        "CREATE TABLE resets (user_id TEXT PRIMARY KEY REFERENCES users(id) ON DELETE CASCADE, "
        "token TEXT NOT NULL UNIQUE, created BIGINT NOT NULL)",
        "ALTER TABLE results ADD COLUMN animals TEXT NOT NULL DEFAULT ''",
        "CREATE TABLE ratings (user_id TEXT NOT NULL REFERENCES users(id) ON DELETE CASCADE, game TEXT NOT NULL, "
        "mu DOUBLE PRECISION NOT NULL, sigma DOUBLE PRECISION NOT NULL, games INTEGER NOT NULL, "
        "changed BIGINT NOT NULL, PRIMARY KEY (user_id, game))",
        "CREATE INDEX ratings_game ON ratings(game, mu)",
        "CREATE TABLE rating_changes (table_id TEXT NOT NULL REFERENCES tables(id), seat INTEGER NOT NULL, "
        "user_id TEXT NOT NULL, place INTEGER NOT NULL, mu_before DOUBLE PRECISION NOT NULL, "
        "sigma_before DOUBLE PRECISION NOT NULL, mu DOUBLE PRECISION NOT NULL, sigma DOUBLE PRECISION NOT NULL, "
        "at BIGINT NOT NULL, PRIMARY KEY (table_id, seat))",
        "CREATE INDEX rating_changes_user ON rating_changes(user_id, at)",
    ],
    [  # finding others, moderation, and what is cleaned up
        "CREATE TABLE seeks (id TEXT PRIMARY KEY, user_id TEXT NOT NULL REFERENCES users(id) ON DELETE CASCADE, "
        "game TEXT NOT NULL, players INTEGER NOT NULL, clock TEXT NOT NULL, rated INTEGER NOT NULL, "
        "lowest INTEGER NOT NULL, highest INTEGER NOT NULL, created BIGINT NOT NULL, expires BIGINT NOT NULL, "
        "table_id TEXT NOT NULL DEFAULT '')",
        "CREATE INDEX seeks_open ON seeks(table_id, expires)",
        "CREATE TABLE seekers (seek_id TEXT NOT NULL REFERENCES seeks(id) ON DELETE CASCADE, "
        "user_id TEXT NOT NULL REFERENCES users(id) ON DELETE CASCADE, at BIGINT NOT NULL, "
        "PRIMARY KEY (seek_id, user_id))",
        "CREATE INDEX seekers_user ON seekers(user_id)",
        "CREATE TABLE blocks (user_id TEXT NOT NULL REFERENCES users(id) ON DELETE CASCADE, "
        "other TEXT NOT NULL REFERENCES users(id) ON DELETE CASCADE, id TEXT NOT NULL UNIQUE, "
        "created BIGINT NOT NULL, PRIMARY KEY (user_id, other))",
        "CREATE INDEX blocks_other ON blocks(other)",
        "CREATE TABLE reports (id TEXT PRIMARY KEY, at BIGINT NOT NULL, author TEXT NOT NULL, about TEXT NOT NULL, "
        "table_id TEXT NOT NULL, note TEXT NOT NULL, context TEXT NOT NULL, closed BIGINT NOT NULL DEFAULT 0)",
        "ALTER TABLE users ADD COLUMN muted_until BIGINT NOT NULL DEFAULT 0",
        "ALTER TABLE users ADD COLUMN banned_until BIGINT NOT NULL DEFAULT 0",
        "CREATE TABLE audit (id TEXT PRIMARY KEY, at BIGINT NOT NULL, actor TEXT NOT NULL, act TEXT NOT NULL, "
        "about TEXT NOT NULL, detail TEXT NOT NULL)",
        "CREATE INDEX audit_at ON audit(at)",
        "CREATE TABLE setups (table_id TEXT PRIMARY KEY, user_id TEXT NOT NULL, address TEXT NOT NULL, "
        "at BIGINT NOT NULL)",
        "CREATE INDEX setups_user ON setups(user_id, at)",
        "CREATE TABLE packed (table_id TEXT PRIMARY KEY REFERENCES tables(id), last INTEGER NOT NULL, "
        "entries TEXT NOT NULL)",
    ],
    [  # what the coach said of finished games, by the digest of their records and the version of the coach
        "CREATE TABLE reviews (digest TEXT NOT NULL, coach INTEGER NOT NULL, made BIGINT NOT NULL, "
        "review TEXT NOT NULL, PRIMARY KEY (digest, coach))",
    ],
    [  # browsers that are told while no page is open
        "CREATE TABLE pushes (endpoint TEXT PRIMARY KEY, user_id TEXT NOT NULL REFERENCES users(id) ON DELETE CASCADE, "
        "session TEXT NOT NULL REFERENCES sessions(token) ON DELETE CASCADE, p256dh TEXT NOT NULL, auth TEXT NOT NULL, "
        "created BIGINT NOT NULL)",
        "CREATE INDEX pushes_user ON pushes(user_id)",
        "CREATE INDEX pushes_session ON pushes(session)",
        "ALTER TABLE notices ADD COLUMN pushed INTEGER NOT NULL DEFAULT 0",
        "ALTER TABLE users ADD COLUMN pushed BIGINT NOT NULL DEFAULT 0",
        "ALTER TABLE users ADD COLUMN quiet_begin INTEGER NOT NULL DEFAULT 0",
        "ALTER TABLE users ADD COLUMN quiet_end INTEGER NOT NULL DEFAULT 0",
        "ALTER TABLE users ADD COLUMN zone TEXT NOT NULL DEFAULT 'UTC'",
    ],
    [  # daily deals: one try of each person, and what the expert made of them
        "CREATE TABLE daily_tries (game TEXT NOT NULL, day TEXT NOT NULL, "
        "user_id TEXT NOT NULL REFERENCES users(id) ON DELETE CASCADE, table_id TEXT NOT NULL, begun BIGINT NOT NULL, "
        "ended BIGINT NOT NULL DEFAULT 0, score INTEGER NOT NULL DEFAULT 0, place INTEGER NOT NULL DEFAULT 0, "
        "record TEXT NOT NULL DEFAULT '', PRIMARY KEY (game, day, user_id))",
        "CREATE INDEX daily_tries_user ON daily_tries(user_id, day)",
        "CREATE TABLE daily_experts (game TEXT NOT NULL, day TEXT NOT NULL, rules INTEGER NOT NULL, "
        "record TEXT NOT NULL, score INTEGER NOT NULL, place INTEGER NOT NULL, PRIMARY KEY (game, day))",
    ],
    [  # how first tries at puzzles ended
        "CREATE TABLE puzzle_tries (user_id TEXT NOT NULL REFERENCES users(id) ON DELETE CASCADE, game TEXT NOT NULL, "
        "puzzle TEXT NOT NULL, solved INTEGER NOT NULL, at BIGINT NOT NULL, PRIMARY KEY (user_id, game, puzzle))",
    ],
]


TABLES: Final = [
    "users",
    "sessions",
    "tables",
    "entries",
    "seats",
    "invitations",
    "settings",
    "notices",
    "news",
    "traces",
    "positions",
    "notes",
    "results",
    "vacations",
    "resets",
    "ratings",
    "rating_changes",
    "seeks",
    "seekers",
    "blocks",
    "reports",
    "audit",
    "setups",
    "packed",
    "reviews",
    "pushes",
    "daily_tries",
    "daily_experts",
    "puzzle_tries",
]
"""All tables of the last step, each after those it refers to."""
SINCE: Final = {
    **dict.fromkeys(["traces"], 2),
    **dict.fromkeys(["notices", "news"], 3),
    **dict.fromkeys(["positions"], 8),
    **dict.fromkeys(["notes", "results", "vacations"], 9),
    **dict.fromkeys(["resets", "ratings", "rating_changes"], 10),
    **dict.fromkeys(["seeks", "seekers", "blocks", "reports", "audit", "setups", "packed"], 11),
    **dict.fromkeys(["reviews"], 12),
    **dict.fromkeys(["pushes"], 13),
    **dict.fromkeys(["daily_tries", "daily_experts"], 14),
    **dict.fromkeys(["puzzle_tries"], 15),
}
"""The schema with which a table came, if not with the first."""


def migrate(connection: Connection, target: int | None = None) -> int:
    """Take the steps that are missing, or only those up to a target; the number of the schema reached."""
    target = len(STEPS) if target is None else target
    connection.alone()
    connection.execute("CREATE TABLE IF NOT EXISTS schema (step INTEGER PRIMARY KEY)")
    done = len(connection.execute("SELECT step FROM schema"))
    if max(done, target) > len(STEPS):
        raise BadInput(Message("server-newer-schema", got=max(done, target), expected=len(STEPS)))
    for step in range(done, target):
        for change in STEPS[step]:
            if isinstance(change, str):
                connection.execute(change)
            else:
                change(connection)
        connection.execute("INSERT INTO schema VALUES (?)", [step])
    return target
