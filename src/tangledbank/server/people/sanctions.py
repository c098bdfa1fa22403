"""What somebody hears whom an operator has muted or banned."""

from __future__ import annotations

from datetime import UTC, datetime

from ...core.message import Message
from ..store.moderation import FOREVER
from ..store.store import User
from ..tables.commands import NotYours


def day(time: int) -> str:
    """A day that all languages can read."""
    return datetime.fromtimestamp(time / 1000, UTC).strftime("%Y-%m-%d %H:%M UTC")


def sanction(key: str, for_good: str, until: int) -> NotYours:
    """The refusal, with its end if it has one."""
    return NotYours(Message(for_good) if until >= FOREVER else Message(key, until=day(until)))


def must_be_welcome(user: User, now: int) -> None:
    """Refuse somebody who is banned."""
    if user.banned_until > now:
        raise sanction("server-banned", "server-banned-for-good", user.banned_until)


def must_have_a_voice(user: User, now: int) -> None:
    """Refuse somebody whom an operator has muted everywhere."""
    if user.muted_until > now:
        raise sanction("server-muted-everywhere", "server-muted-everywhere-for-good", user.muted_until)
