"""Moderation at tables: who is spoken of, what is told to operators, and what happens where somebody is banned."""

from __future__ import annotations

from typing import Final

from ..store.moderation import ReportContext, ReportedLine
from .commands import known_seat, not_allowed
from .entries import AnyEntry, Closed, Left, Passed, Said
from .table import OPEN, RUNNING, Table

MAX_LINES: Final = 50
"""Of chat, that a report shows."""


def person_at(table: Table, seat: int, line: int) -> tuple[str, str]:
    """Who owns a seat, or has said a line: id and name; refused if that is nobody."""
    if line >= 0:
        said = [entry.entry for entry in table.chat if entry.n == line]
        found = [(one.user, one.name) for one in said if isinstance(one, Said)]
    else:
        chair = table.chairs[known_seat(table, seat)]
        found = [(chair.user, chair.name)] if chair.user else []
    if not found:
        raise not_allowed("server-nobody-there")
    return found[0]


def context_of(table: Table | None, author: str, about: str) -> ReportContext:
    """What an operator should see of a table: who sits there, and what was said last."""
    if table is None:
        return ReportContext(author, about, [], [])
    seats = [f"{chair.name or chair.level or '-'} {chair.user}".strip() for chair in table.chairs]
    said = [(line.at, line.entry) for line in table.chat[-MAX_LINES:]]
    lines = [ReportedLine(at, one.user, one.name, one.text) for at, one in said if isinstance(one, Said)]
    return ReportContext(author, about, seats, lines)


def expel(table: Table, user: str) -> list[AnyEntry]:
    """Somebody is banned: what has not begun goes on without them, bots play for them elsewhere."""
    seats = table.seats_of(user)
    if table.status == OPEN:
        closed: list[AnyEntry] = [Closed()] if table.host == user else []
        return [*[Left(seat) for seat in seats], *closed]
    if table.status != RUNNING or table.archived is not None:
        return []
    if table.created.daily:  # no bot plays on for oneself there
        return [Left(seat) for seat in seats]
    return [Passed(seat, table.created.level) for seat in seats if not table.chairs[seat].level]
