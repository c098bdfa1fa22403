"""How often something may be done: a bucket of tokens for every name, in bounded memory."""

from __future__ import annotations

import ipaddress
from collections import Counter, OrderedDict
from collections.abc import Callable
from typing import Final

MOST_BUCKETS: Final = 100_000
"""The least recently used are forgotten first; theirs are mostly full again."""
HOME: Final = 64
"""Bits of an IPv6 address that belong to one customer: within them addresses cost nothing."""


class Limits:
    """Buckets that fill up again with time."""

    def __init__(self, now: Callable[[], int]) -> None:
        self.now: Final = now
        """Milliseconds."""
        self.buckets: Final[OrderedDict[str, tuple[float, int]]] = OrderedDict()

    def allow(self, name: str, most: int, seconds: int) -> bool:
        """Whether it may be done once more: at most so often in so many seconds."""
        now = self.now()
        tokens, at = self.buckets.pop(name, (float(most), now))
        tokens = min(float(most), tokens + max(0, now - at) * most / (seconds * 1000))
        allowed = tokens >= 1
        self.buckets[name] = (tokens - 1 if allowed else tokens, now)
        if len(self.buckets) > MOST_BUCKETS:
            self.buckets.popitem(last=False)
        return allowed


class Crowd:
    """How many of something everybody has at the moment."""

    def __init__(self, most: int) -> None:
        self.most: Final = most
        self.counts: Final[Counter[str]] = Counter()

    def enter(self, name: str) -> bool:
        """One more, if it may be; whoever entered must leave."""
        if self.counts[name] >= self.most:
            return False
        self.counts[name] += 1
        return True

    def leave(self, name: str) -> None:
        self.counts[name] -= 1
        if not self.counts[name]:
            del self.counts[name]


def neighbourhood(host: str) -> str:
    """An address as far as limits look at it."""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host
    if address.version == 4:
        return host
    return str(ipaddress.ip_network((address, HOME), strict=False).network_address)
