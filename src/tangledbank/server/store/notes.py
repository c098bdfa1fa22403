"""Private notes about tables and people: nobody but their author ever gets them."""

from __future__ import annotations

from typing import Final

from ..tables.commands import not_allowed
from .database import Connection, Database

MAX_NOTES: Final = 1000
"""Of one author."""


def about_table(table: str) -> str:
    return f"table {table}"


def about_user(user: str) -> str:
    return f"user {user}"


async def notes_of(database: Database, author: str, about: list[str]) -> dict[str, str]:
    """The notes of an author about some things."""
    marks = ", ".join("?" * len(about))
    sql = f"SELECT about, note FROM notes WHERE user_id = ? AND about IN ({marks})"
    rows = await database.run(lambda connection: connection.execute(sql, [author, *about]))
    return {str(name): str(note) for name, note in rows}


async def write_note(database: Database, author: str, about: str, note: str, now: int) -> None:
    """Instead of the one before; an empty one is none."""

    def work(connection: Connection) -> bool:
        connection.execute("DELETE FROM notes WHERE user_id = ? AND about = ?", [author, about])
        count = connection.execute("SELECT COUNT(*) FROM notes WHERE user_id = ?", [author])[0][0]
        if note and count < MAX_NOTES:
            connection.execute("INSERT INTO notes VALUES (?, ?, ?, ?)", [author, about, note, now])
        return not note or count < MAX_NOTES

    if not await database.run(work):
        raise not_allowed("server-too-many-notes", most=MAX_NOTES)


def inherit_notes(connection: Connection, guest: str, user: str) -> None:
    """What a guest has written, and what others have about them, is an account's from now on, where it has none."""
    moved = [("user_id", guest, user, "about"), ("about", about_user(guest), about_user(user), "user_id")]
    for column, old, fresh, other in moved:
        connection.execute(
            f"UPDATE notes SET {column} = ? WHERE {column} = ? "
            f"AND {other} NOT IN (SELECT {other} FROM notes WHERE {column} = ?)",
            [fresh, old, fresh],
        )
    forget_notes(connection, guest)


def forget_notes(connection: Connection, user: str) -> None:
    """Somebody goes: nobody keeps anything about them."""
    connection.execute("DELETE FROM notes WHERE user_id = ? OR about = ?", [user, about_user(user)])
