"""Who gets a bot when: a fair queue, a cap on tables where only bots play, and a back-off for tables that fail."""

from __future__ import annotations

from collections import Counter, OrderedDict, defaultdict
from collections.abc import Callable
from heapq import heappop, heappush
from itertools import count
from typing import Final, Generic, NamedTuple, TypeAlias, TypeVar

from ...core.message import Message
from ..http.limits import ADDRESS_FACTOR
from ..tables.table import RUNNING, Table

T = TypeVar("T")
V = TypeVar("V")
Owners: TypeAlias = dict[str, list[tuple[int, int, T]]]
"""By owner, who is next first, heaps of cost, order and question."""
Seat: TypeAlias = tuple[str, int]
"""A seat of a table, by its key."""
MAX_ADDRESSES: Final = 100_000
MAX_BOT_TABLES: Final = 4
"""Tables of one person where only bots play and that go on at the same time; the others wait."""
FIRST_PAUSE_MS: Final = 1_000
MAX_PAUSE_MS: Final = 600_000
"""Milliseconds for which a table that failed is left alone: twice as long each time."""


class Addresses:
    """From which address users came last, in bounded memory."""

    def __init__(self) -> None:
        self.found: Final[OrderedDict[str, str]] = OrderedDict()

    def came(self, user: str, address: str) -> None:
        self.found[user] = address
        self.found.move_to_end(user)
        if len(self.found) > MAX_ADDRESSES:
            self.found.popitem(last=False)

    def of(self, user: str) -> str:
        """Empty if nobody knows."""
        return self.found.get(user, "")


class Requester(NamedTuple):
    """Whose share of the bots a question is taken from."""

    owner: str
    people: bool
    """Somebody plays at the table themselves, and waits."""
    address: str = ""
    """Of the owner, if known: guests cost nothing, so all at one address take one turn."""


class FairQueue(Generic[T]):
    """Questions that wait: people's tables first; addresses, then owners in turn; of each the cheapest first."""

    def __init__(self) -> None:
        self.ranks: Final[tuple[dict[str, Owners[T]], ...]] = ({}, {})
        """People's tables and all others, by address; who is next comes first."""
        self.order: Final = count()

    def __len__(self) -> int:
        return sum(len(heap) for rank in self.ranks for owners in rank.values() for heap in owners.values())

    def put(self, requester: Requester, cost: int, item: T) -> None:
        rank = self.ranks[0 if requester.people else 1]
        owners = rank.setdefault(requester.address or f"of {requester.owner}", {})
        heappush(owners.setdefault(requester.owner, []), (cost, next(self.order), item))

    def pop(self) -> T | None:
        """The next question; its address and its owner are the last in their rounds from now on."""
        for rank in self.ranks:
            if rank:
                address, owners = take_first(rank)
                owner, heap = take_first(owners)
                item = heappop(heap)[2]
                if heap:
                    owners[owner] = heap
                if owners:
                    rank[address] = owners
                return item
        return None


def take_first(waiting: dict[str, V]) -> tuple[str, V]:
    name = next(iter(waiting))
    return name, waiting.pop(name)


class Admission:
    """Which tables where only bots play may go on: so many of one owner and at one address, the others wait in turn."""

    def __init__(self, most: int = MAX_BOT_TABLES, address_of: Callable[[str], str] = str) -> None:
        self.most: Final = most
        self.address_of: Final = address_of
        """Where an owner is; empty if nobody knows."""
        self.shares: Final[dict[str, tuple[str, str]]] = {}
        """By table, those that play and those that wait: its owner and their address when it came."""
        self.playing: Final[set[str]] = set()
        self.counts: Final[Counter[str]] = Counter()
        """How many play, by owner and by address."""
        self.waiting: Final[defaultdict[str, dict[str, None]]] = defaultdict(dict)
        """By address."""

    def admit(self, table: Table) -> bool:
        """Whether the bots of a table may think now; where people play they always may."""
        if table.people() or table.status != RUNNING or table.id in self.playing:
            return True
        if table.id not in self.shares:
            self.shares[table.id] = self.share(table.host)
        place = self.shares[table.id][1]
        if not self.has_room(table.id):
            self.waiting[place][table.id] = None
            return False
        self.stop_waiting(table.id)
        self.playing.add(table.id)
        self.counts.update(self.shares[table.id])
        return True

    def share(self, owner: str) -> tuple[str, str]:
        return f"of {owner}", f"at {self.address_of(owner) or owner}"

    def has_room(self, table: str) -> bool:
        owner, place = self.shares[table]
        return self.counts[owner] < self.most and self.counts[place] < ADDRESS_FACTOR * self.most

    def why(self, table: Table) -> Message:
        """What the owner of a table that waits is told: it waits for their own tables, or for those of neighbours."""
        if self.counts[self.shares[table.id][0]] >= self.most:
            return Message("server-bots-wait", most=str(self.most))
        return Message("server-bots-wait-here", most=str(ADDRESS_FACTOR * self.most))

    def waits(self, table: str) -> bool:
        share = self.shares.get(table)
        return share is not None and table in self.waiting.get(share[1], ()) and not self.has_room(table)

    def is_first_to_wait(self, table: Table) -> bool:
        """Whether no other table of the same owner waits."""
        owner, place = self.shares.get(table.id) or self.share(table.host)
        return [key for key in self.waiting.get(place, ()) if self.shares[key][0] == owner] == [table.id]

    def leave(self, table: str) -> str | None:
        """A table does not take part any more; the one that may go on instead."""
        if table not in self.shares:
            return None
        self.stop_waiting(table)
        share, played = self.shares.pop(table), table in self.playing
        if not played:
            return None
        self.playing.discard(table)
        for name in share:
            self.counts[name] -= 1
            if not self.counts[name]:
                del self.counts[name]
        return next((key for key in self.waiting.get(share[1], ()) if self.has_room(key)), None)

    def stop_waiting(self, table: str) -> None:
        place = self.shares[table][1]
        self.waiting[place].pop(table, None)
        if not self.waiting[place]:
            del self.waiting[place]


class Backoff:
    """Seats whose bots failed: how often, and until when they are left alone."""

    def __init__(self) -> None:
        self.failed: Final[dict[Seat, tuple[int, int]]] = {}

    def fails(self, seat: Seat, now: int) -> int:
        """A bot failed once more; when to ask it again."""
        times = self.times(seat)
        until = now + min(MAX_PAUSE_MS, FIRST_PAUSE_MS << min(times, 20))
        self.failed[seat] = (times + 1, until)
        return until

    def times(self, seat: Seat) -> int:
        return self.failed.get(seat, (0, 0))[0]

    def rests(self, seat: Seat, now: int) -> bool:
        """Not for longer than it may be: the time of the machine may have been set back."""
        return now < self.failed.get(seat, (0, 0))[1] <= now + MAX_PAUSE_MS

    def recovers(self, seat: Seat) -> bool:
        """A bot has answered; whether it had failed before."""
        return self.failed.pop(seat, None) is not None

    def forget(self, table: str) -> None:
        for seat in [seat for seat in self.failed if seat[0] == table]:
            del self.failed[seat]
