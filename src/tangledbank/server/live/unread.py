"""Whose lines somebody does not want to read: known as long as they have a client or a connection."""

from __future__ import annotations

from collections import Counter
from collections.abc import Container
from typing import Final

NOBODY: Final[frozenset[str]] = frozenset()


class UnreadPeople:
    """Blocks of people who are here."""

    def __init__(self, people: Container[str]) -> None:
        self.people: Final = people
        """Those who have a client."""
        self.connections: Final[Counter[str]] = Counter()
        """By user; a new one comes before its client does."""
        self.blocks: Final[dict[str, frozenset[str]]] = {}

    def by(self, user: str) -> frozenset[str]:
        """Whom somebody has blocked."""
        return self.blocks.get(user, NOBODY)

    def is_here(self, user: str) -> bool:
        """Whether somebody has a connection, or a client that may get one."""
        return user in self.connections or user in self.people

    def connect(self, user: str) -> None:
        """One connection more."""
        self.connections[user] += 1

    def disconnect(self, user: str) -> None:
        """One connection less."""
        self.connections[user] -= 1
        if not self.connections[user]:
            del self.connections[user]
        self.forget(user)

    def forget(self, user: str) -> None:
        """Forget the blocks of somebody who is not here any more."""
        if not self.is_here(user):
            self.blocks.pop(user, None)
