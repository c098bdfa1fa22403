"""Presence at other processes: each tells the others whom it has at a table, and sends heartbeats.

Only about tables that somebody watches here; a process where somebody comes to a table asks the others.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Final

from ..store.notifications import Notification

HEARTBEAT_INTERVAL_S: Final = 10.0
"""Seconds between two signs of life."""
PROCESS_TIMEOUT_MS: Final = 25_000
"""Milliseconds after which a process that says nothing is gone, and its people with it."""


class RemotePresence:
    """What other processes have told."""

    def __init__(self, now: Callable[[], int]) -> None:
        self.me: Final = secrets.token_urlsafe(6)
        self.now: Final = now
        self.told: Final[dict[str, dict[str, Notification]]] = {}
        """By table and process."""
        self.alive: Final[dict[str, int]] = {}
        """When each process was heard last."""

    def on_notification(self, notification: Notification, watched: bool) -> bool:
        """Whether something is different now at a table that is watched here."""
        self.alive[notification.process] = self.now()
        if not notification.table or not watched:
            return False
        before = self.told.setdefault(notification.table, {}).get(notification.process)
        self.told[notification.table][notification.process] = notification
        return before is None or (before.there, before.spectators) != (notification.there, notification.spectators)

    def users(self, table: str) -> set[str]:
        """Who of a table's people is connected elsewhere."""
        return {user for notification in self.told.get(table, {}).values() for user in notification.there}

    def spectators(self, table: str) -> int:
        return sum([notification.spectators for notification in self.told.get(table, {}).values()])

    def forget(self, table: str) -> None:
        """Nobody looks any more."""
        self.told.pop(table, None)

    def drop_dead(self) -> list[str]:
        """The tables at which somebody was connected with a process that has died."""
        gone = {process for process, at in self.alive.items() if at < self.now() - PROCESS_TIMEOUT_MS}
        for process in gone:
            del self.alive[process]
        found = [table for table, told in self.told.items() if gone & told.keys()]
        for table in found:
            for process in gone & self.told[table].keys():
                del self.told[table][process]
        return found
