"""Who gets a bot when: a fair queue, a cap on tables where only bots play, and a back-off for tables that fail."""

from __future__ import annotations

from collections import OrderedDict, defaultdict
from heapq import heappop, heappush
from itertools import count
from typing import Final, Generic, NamedTuple, TypeAlias, TypeVar

from ..tables.table import RUNNING, Table

T = TypeVar("T")
V = TypeVar("V")
Owners: TypeAlias = dict[str, list[tuple[int, int, T]]]
"""By owner, who is next first, heaps of cost, order and question."""
Seat: TypeAlias = tuple[str, int]
"""A seat of a table, by its key."""
MOST_ADDRESSES: Final = 100_000
BOT_TABLES: Final = 4
"""Tables of one person where only bots play and that go on at the same time; the others wait."""
FIRST_PAUSE: Final = 1_000
LONGEST_PAUSE: Final = 600_000
"""Milliseconds for which a table that failed is left alone: twice as long each time."""


class Addresses:
    """From which address users came last, in bounded memory."""

    def __init__(self) -> None:
        self.found: Final[OrderedDict[str, str]] = OrderedDict()

    def came(self, user: str, address: str) -> None:
        self.found[user] = address
        self.found.move_to_end(user)
        if len(self.found) > MOST_ADDRESSES:
            self.found.popitem(last=False)

    def of(self, user: str) -> str:
        """Empty if nobody knows."""
        return self.found.get(user, "")


class Share(NamedTuple):
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

    def put(self, share: Share, cost: int, item: T) -> None:
        rank = self.ranks[0 if share.people else 1]
        owners = rank.setdefault(share.address or f"of {share.owner}", {})
        heappush(owners.setdefault(share.owner, []), (cost, next(self.order), item))

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
    """Which tables where only bots play may go on: so many of one owner, the others wait in the order they came."""

    def __init__(self, most: int = BOT_TABLES) -> None:
        self.most: Final = most
        self.owners: Final[dict[str, str]] = {}
        """By table, those that play and those that wait."""
        self.playing: Final[defaultdict[str, set[str]]] = defaultdict(set)
        self.waiting: Final[defaultdict[str, dict[str, None]]] = defaultdict(dict)

    def admit(self, table: Table) -> bool:
        """Whether the bots of a table may think now; where people play they always may."""
        if table.people() or table.status != RUNNING:
            return True
        owner = self.owners.setdefault(table.id, table.host)
        admitted = table.id in self.playing[owner] or len(self.playing[owner]) < self.most
        if admitted:
            self.playing[owner].add(table.id)
            self.waiting[owner].pop(table.id, None)
        else:
            self.waiting[owner][table.id] = None
        return admitted

    def waits(self, table: str) -> bool:
        owner = self.owners.get(table)
        return owner is not None and table in self.waiting[owner] and len(self.playing[owner]) >= self.most

    def is_first_to_wait(self, table: Table) -> bool:
        """Whether no other table of the same owner waits."""
        return list(self.waiting[table.host]) == [table.id]

    def leave(self, table: str) -> str | None:
        """A table does not take part any more; the one that may go on instead."""
        owner = self.owners.pop(table, None)
        if owner is None:
            return None
        self.waiting[owner].pop(table, None)
        following = next(iter(self.waiting[owner]), None) if table in self.playing[owner] else None
        self.playing[owner].discard(table)
        if not self.playing[owner] and not self.waiting[owner]:
            del self.playing[owner], self.waiting[owner]
        return following


class Backoff:
    """Seats whose bots failed: how often, and until when they are left alone."""

    def __init__(self) -> None:
        self.failed: Final[dict[Seat, tuple[int, int]]] = {}

    def fails(self, seat: Seat, now: int) -> int:
        """A bot failed once more; when to ask it again."""
        times = self.times(seat)
        until = now + min(LONGEST_PAUSE, FIRST_PAUSE << min(times, 20))
        self.failed[seat] = (times + 1, until)
        return until

    def times(self, seat: Seat) -> int:
        return self.failed.get(seat, (0, 0))[0]

    def rests(self, seat: Seat, now: int) -> bool:
        """Not for longer than it may be: the time of the machine may have been set back."""
        return now < self.failed.get(seat, (0, 0))[1] <= now + LONGEST_PAUSE

    def recovers(self, seat: Seat) -> bool:
        """A bot has answered; whether it had failed before."""
        return self.failed.pop(seat, None) is not None

    def forget(self, table: str) -> None:
        for seat in [seat for seat in self.failed if seat[0] == table]:
            del self.failed[seat]
