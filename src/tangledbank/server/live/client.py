"""One browser tab across its connections: what it was sent and has not acknowledged, and which tables it was shown."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import Final

from ..tables.hub import Listener
from .outbox import REPLACED, Outbox
from .parts import ViewParts
from .views import Known, Stamp
from .wire import AnyServer, encode

MAX_KEPT, MAX_KEPT_BYTES = 500, 1_000_000
"""Unacknowledged messages of a client; one that misses more is not resumed but begins anew."""
MAX_KEPT_BYTES_PER_ADDRESS: Final = 32_000_000
"""Bytes of such messages of all clients of one address."""
MAX_SHOWN_BYTES_PER_ADDRESS: Final = 64_000_000
"""Bytes of views that are remembered for clients of one address, to tell them what is different; beyond that they are
sent whole views."""


class Subscription:
    """A client's subscription to one table: what it was shown and told."""

    __slots__ = ("epoch", "known", "listener", "n", "parts", "stamp", "weight")

    def __init__(self) -> None:
        self.epoch: int = 0
        self.known: Known = {}
        """What was told."""
        self.n: int = -1
        """The number of the table when it was shown last; -1 before the first look."""
        self.stamp: Stamp | None = None
        """What was shown; None: whatever comes is shown."""
        self.parts: ViewParts | None = None
        """What it was shown last, for a client that is told what is different."""
        self.weight: int = 0
        """The bytes of that; parts that several clients have in common count for each of them."""
        self.listener: Listener | None = None


class Client:
    """One browser tab, across its connections."""

    def __init__(self, key: str, user: str, out: Outbox, changes: bool = False) -> None:
        self.key: Final = key
        self.changes: Final = changes
        """It can be sent what is different instead of whole views."""
        self.user: Final = user
        self.seq: int = 0
        self.kept: Final[deque[tuple[int, bytes]]] = deque()
        self.weight: int = 0
        """The bytes of what is kept."""
        self.memory: Final = out.memory
        self.out: Outbox | None = out
        """The present connection; None while there is none."""
        self.gone_at: int = 0
        self.subscriptions: Final[dict[str, Subscription]] = {}
        """By table."""

    def send(self, message: AnyServer) -> None:
        """Send if there is a connection."""
        if self.out is not None:
            self.out.put(encode(message))

    def keep(self, make: Callable[[int], AnyServer]) -> None:
        """Send something that must not get lost."""
        self.seq += 1
        raw = encode(make(self.seq))
        self.kept.append((self.seq, raw))
        self.weigh(len(raw))
        while len(self.kept) > MAX_KEPT or (len(self.kept) > 1 and self.keeps_too_much()):
            self.forget_one()
        if self.out is not None:
            self.out.put(raw)

    def remember(self, subscription: Subscription, parts: ViewParts | None, size: int) -> None:
        """What this client was shown, unless too much is remembered for its address already."""
        others = self.memory.shown - subscription.weight
        fits = parts is not None and others + size <= MAX_SHOWN_BYTES_PER_ADDRESS
        subscription.parts, subscription.weight = (parts, size) if fits else (None, 0)
        self.memory.shown = others + subscription.weight

    def keeps_too_much(self) -> bool:
        return self.weight > MAX_KEPT_BYTES or self.memory.kept > MAX_KEPT_BYTES_PER_ADDRESS

    def weigh(self, size: int) -> None:
        self.weight += size
        self.memory.kept += size

    def forget_one(self) -> None:
        self.weigh(-len(self.kept.popleft()[1]))

    def acknowledge(self, seq: int) -> None:
        while self.kept and self.kept[0][0] <= seq:
            self.forget_one()

    def can_resume(self, seen: int) -> bool:
        """Whether everything the client has not seen is still here."""
        forgotten = self.kept[0][0] - 1 if self.kept else self.seq
        return forgotten <= seen <= self.seq

    def resume(self, seen: int, out: Outbox) -> None:
        """Go on over another connection with what the client has not seen."""
        if self.out is not None:
            self.out.end(REPLACED)
        self.out = out
        self.acknowledge(seen)
        for _, raw in self.kept:
            out.put(raw)
