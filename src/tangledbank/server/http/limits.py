"""How often something may be done: rate limits by token bucket, for people and addresses, in bounded memory.

A limit counts what something costs the server. Whatever is refused says when to try again.
"""

from __future__ import annotations

import ipaddress
import math
from collections import Counter, OrderedDict
from collections.abc import Callable
from typing import Final

from ...core.errors import BadInput
from ...core.message import Message

MAX_BUCKETS: Final = 100_000
"""The least recently used are forgotten first; theirs are mostly full again."""
IPV6_PREFIX: Final = 64
"""Bits of an IPv6 address that belong to one customer: within them addresses cost nothing."""
ADDRESS_FACTOR: Final = 10
"""How many users may do as much as one may at one address: a class, a club."""
WINDOW_S: Final = 10
"""Seconds in which messages and work are counted."""
REFUSAL_DELAY_S: Final = 1.0
"""Seconds before a refusal is sent: clients that go on make little work, as all have only so many connections."""
MAX_REFUSED_SOCKETS: Final = 20
"""Sockets of one address that are told within WINDOW_S seconds why they are refused; more are turned away at once."""
COSTS: Final = {
    "connect": 4,
    "watch": 5,
    "story": 5,
    "preview": 4,
    "undo": 20,
    "vote": 20,
    "hint": 20,
    "orders": 4,
    "coming": 40,
    "table": 5,
    "insight": 4,
    "moment": 5,
    "course": 20,
    "record": 20,
    "profile": 10,
    "leaderboard": 10,
    "players": 4,
    "daily": 5,
    "seeks": 3,
    "fork": 40,
    "import": 50,
}
"""What is dear, in points of work: about milliseconds of the server's time. Long records cost more: `import_cost`.
New sockets have buckets of their own, as large as those of messages."""


class TooOften(BadInput):
    """More than a rate limit allows; after so many seconds it is allowed again."""

    def __init__(self, message: Message, after: int) -> None:
        super().__init__(message)
        self.after: Final = after


class Limits:
    """Buckets that fill up again with time."""

    def __init__(self, now: Callable[[], int]) -> None:
        self.now: Final = now
        """Milliseconds."""
        self.buckets: Final[OrderedDict[str, tuple[float, int]]] = OrderedDict()

    def allow(self, name: str, most: int, seconds: int) -> bool:
        """Whether it may be done once more: at most so often in so many seconds."""
        return self.wait(name, most, seconds) == 0

    def spend(self, name: str, most: int, seconds: int, cost: int = 1, why: str = "server-too-often") -> None:
        """Do something that costs so much; TooOften says why not, and when."""
        if after := math.ceil(self.wait(name, most, seconds, cost)):
            raise TooOften(Message(why, seconds=after), after)

    def wait(self, name: str, most: int, seconds: int, cost: int = 1) -> float:
        """Take from a bucket: 0 seconds, or how many until there is enough in it; then nothing was taken."""
        tokens = self.tokens(name, most, seconds)
        missing = min(cost, most) - tokens
        self.buckets.pop(name, None)
        self.buckets[name] = (tokens if missing > 0 else tokens - min(cost, most), self.now())
        if len(self.buckets) > MAX_BUCKETS:
            self.buckets.popitem(last=False)
        return max(0.0, missing * seconds / most)

    def tokens(self, name: str, most: int, seconds: int) -> float:
        """What is in a bucket now."""
        now = self.now()
        tokens, at = self.buckets.get(name, (float(most), now))
        return min(float(most), tokens + max(0, now - at) * most / (seconds * 1000))

    def is_empty(self, name: str, most: int, seconds: int) -> bool:
        """Whether it may not be done once more; nothing is taken."""
        return self.tokens(name, most, seconds) < 1


def refused_sockets(address: str) -> tuple[str, int, int]:
    """The bucket of sockets that are told why they are refused."""
    return f"refused sockets {address}", MAX_REFUSED_SOCKETS, WINDOW_S


class Quota:
    """The limits of somebody at an address, over all connections: each has one, and all at an address share another."""

    def __init__(self, limits: Limits, user: str, address: str) -> None:
        self.limits: Final = limits
        self.user: Final = user
        self.address: Final = address

    def say(self, most: int) -> None:
        """One more message; at most so many in a while."""
        self.spend("messages", most, 1, "server-too-often")

    def work(self, cost: int, most: int) -> None:
        """Let the server work for somebody."""
        self.spend("work", most, cost, "server-too-much-work")

    def spend(self, what: str, most: int, cost: int, why: str) -> None:
        if self.user:
            self.limits.spend(f"{what} {self.user}", most, WINDOW_S, cost, why)
        self.limits.spend(f"{what} at {self.address}", ADDRESS_FACTOR * most, WINDOW_S, cost, "server-too-much-here")


def import_cost(answers: int) -> int:
    """What a record costs beside its reading: every answer is checked, played and stored."""
    return answers // 20


class ConcurrencyLimit:
    """How many of something everybody has at the moment."""

    def __init__(self, most: int) -> None:
        self.most: Final = most
        self.counts: Final[Counter[str]] = Counter()

    def enter(self, name: str) -> bool:
        """One more, if it may be; each that enters must leave."""
        if self.counts[name] >= self.most:
            return False
        self.counts[name] += 1
        return True

    def leave(self, name: str) -> None:
        self.counts[name] -= 1
        if not self.counts[name]:
            del self.counts[name]


def address_group(host: str) -> str:
    """An address as far as limits look at it."""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host
    if address.version == 4:
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ipaddress.ip_network((address, IPV6_PREFIX), strict=False).network_address)
