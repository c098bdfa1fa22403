"""What processes tell each other: that something happened at a table, that somebody speaks to all, or who is there."""

from __future__ import annotations

from typing import Final

import msgspec


class Notification(msgspec.Struct, frozen=True, array_like=True):
    """One of the three; short, because PostgreSQL carries at most 8,000 bytes."""

    table: str = ""
    waited: tuple[str, ...] = ()
    """The users who are waited for there."""
    said: str = ""
    """An announcement for everybody."""
    process: str = ""
    """Who tells whom it has at the table; without a table it only says that it lives."""
    there: tuple[str, ...] = ()
    """Those of the table's people who are connected with it."""
    spectators: int = 0
    asks: bool = False
    """The others should tell the same of themselves."""


encode: Final = msgspec.json.Encoder().encode
decode: Final = msgspec.json.Decoder(Notification).decode


def read(notification: str) -> Notification | None:
    """What was told; None if another version of this program told it."""
    try:
        return decode(notification)
    except msgspec.DecodeError:
        return None
