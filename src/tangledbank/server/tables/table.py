"""A table made from its entries: seats, game, clocks, requests to go back. No files, no sockets, no time of its own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ...core.game import Game, Setup
from ...core.message import Message
from ...core.record import Entry, Record, RulesChange
from ...core.shared_seed import SharedSeed
from ...games import rulebook
from ...replaying import continued
from .archived_game import ArchivedGame
from .chair import Chair, PrivateEntries, RewindRequest, Taken
from .clock import Clocks
from .entries import (
    AnyEntry,
    Asked,
    Became,
    BotSeated,
    Closed,
    Committed,
    Continued,
    Contributed,
    Created,
    Forgotten,
    Left,
    Moved,
    Muted,
    Ordered,
    Passed,
    Rematched,
    Returned,
    Rewound,
    Said,
    Sat,
    Stamped,
    Started,
    Undone,
    Vacation,
    Voted,
)
from .orders import StandingOrders
from .secrecy import known_log, private_plies

OPEN, RUNNING, OVER, CLOSED = "open", "running", "over", "closed"
MAX_DELIVERIES: Final = 64
"""How many deliveries are remembered."""


class Table:
    """The present of a table. `apply` is the only way to change it."""

    def __init__(self, key: str, first: Stamped) -> None:
        assert isinstance(first.entry, Created)
        self.id: Final = key
        self.created: Final[Created] = first.entry
        self.rules: int = first.entry.rules
        """The version of the rules that it is played by now."""
        self.notes: Final = [Message(note.key, **note.args) for note in first.entry.notes]
        """What the story of the game begins with."""
        self.host: str = first.entry.host
        self.secret: str = ""
        """The server's part of the seed; empty where the host chose one."""
        self.numbers: Final[dict[int, str]] = {}
        """What the players have added to it, by seat."""
        self.began: list[str] = []
        """By seat who began the game."""
        self.chairs: Final = [Chair() for _ in range(first.entry.players)]
        self.clocks: Final = Clocks(first.entry.clock, first.entry.players)
        self.n: int = first.n
        """The number of the last entry."""
        self.at: int = first.at
        self.public_at: int = first.at
        """When the last thing happened that everybody may know of."""
        self.private: Final = PrivateEntries(first.entry.players)
        self.game: Game | None = None
        self.archived: ArchivedGame | None = None
        """Instead of the game, if it follows other rules than ours."""
        self.epoch: int = 0
        """How often something was taken back."""
        self.closed: bool = False
        self.status: str = OPEN
        """Open until it starts, running until the game is over or the table is closed."""
        self.asked: list[int] = []
        """The seats that are waited for."""
        self.rewind_request: RewindRequest | None = None
        self.rewinds_requested: Final[set[tuple[int, int]]] = set()
        """Which seats have asked to go back, and at which ply, since all last went back."""
        self.taken: Final[list[Taken]] = []
        """What was undone, as far as others knew of it."""
        self.rematch: str = ""
        """The table where the same people play once more."""
        self.rematch_shift: int = 0
        """By how many seats they move on there."""
        self.keys: Final[dict[tuple[int, str], int]] = {}
        """The latest deliveries by seat and key, with the ply they answered."""
        self.orders: Final[dict[int, StandingOrders]] = {}
        """What players have left to be answered in their place, by seat."""
        self.chat: Final[list[Stamped]] = []
        self.muted: Final[set[str]] = set()

    # ---- facts ------------------------------------------------------------------
    def seats_of(self, user: str) -> list[int]:
        """The seats that somebody owns."""
        return [seat for seat, chair in enumerate(self.chairs) if user and chair.user == user]

    def waiting(self) -> list[int]:
        """The seats that are waited for."""
        return self.asked

    def bots_to_move(self) -> list[int]:
        """The seats waited for that a bot plays."""
        return [seat for seat in self.waiting() if self.chairs[seat].level]

    def people_waited(self) -> tuple[str, ...]:
        """Those who are waited for and play themselves."""
        return tuple(dict.fromkeys([self.chairs[k].user for k in self.waiting() if not self.chairs[k].level]))

    def people(self) -> list[int]:
        """The seats whose owners play themselves."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.user and not chair.level]

    @property
    def ply(self) -> int:
        """How many answers the game has."""
        return len(self.played.log) if self.begun else 0

    @property
    def number(self) -> int:
        """That of the last entry as everybody sees it."""
        return self.n - self.private.count

    def ply_for(self, own: Sequence[int]) -> int:
        """How many answers those know of who own some seats: not what others plan in secret (EV-17.5)."""
        if self.game is None or self.status != RUNNING:
            return self.ply
        return self.ply - len(private_plies(self.game, own))

    def log_for(self, own: Sequence[int]) -> list[Entry]:
        """Those answers; all, as soon as nobody plays any more."""
        return known_log(self.playing, own) if self.status == RUNNING else list(self.playing.log)

    def at_for(self, own: Sequence[int]) -> int:
        """When the last thing happened that those know of."""
        return max([self.public_at, *[self.private.last_at[seat] for seat in own]])

    @property
    def begun(self) -> bool:
        return self.game is not None or self.archived is not None

    @property
    def played(self) -> Game | ArchivedGame:
        """What takes the answers; the game must have begun."""
        found = self.game or self.archived
        assert found is not None
        return found

    @property
    def playing(self) -> Game:
        """The game, which must have begun."""
        assert self.game is not None
        return self.game

    @property
    def shared_seed(self) -> SharedSeed | None:
        """The seed that nobody chose; from the start on it stays as it is."""
        return SharedSeed(self.secret, self.numbers) if self.secret else None

    # ---- what happens -----------------------------------------------------------
    def apply(self, stamped: Stamped) -> None:
        """Take in the next entry."""
        self.n = stamped.n
        self.at = stamped.at
        private = self.private.count
        self.apply_entry(stamped.entry, stamped)
        if self.private.count == private:
            self.public_at = stamped.at
        self.status = self.present_status()
        self.asked = self.played.waiting if self.status == RUNNING else []
        self.clocks.wait_for(self.asked, self.bots_to_move(), stamped.at)

    def present_status(self) -> str:
        if self.closed or not self.begun:
            return CLOSED if self.closed else OPEN
        return OVER if self.played.over else RUNNING

    def apply_entry(self, entry: AnyEntry, stamped: Stamped) -> None:
        match entry:
            case Sat() | BotSeated() | Left() | Passed() | Returned() | Vacation():
                self.reseat(entry)
            case Committed() | Contributed() | Started():
                self.prepare(entry)
            case Moved() | Ordered():
                self.move(entry) if isinstance(entry, Moved) else self.take_orders(entry)
            case Continued():
                self.go_on(entry)
            case Undone() | Rewound():
                self.undo(entry.seat) if isinstance(entry, Undone) else self.rewind(entry.ply)
            case Asked():
                self.rewind_request = RewindRequest(entry.seat, entry.ply)
                self.rewinds_requested.add((entry.seat, self.ply_for([entry.seat])))
            case Voted():
                self.vote(entry)
            case Said():
                self.chat.extend([Stamped(self.number, self.at, entry)] if entry.text else [])
            case Muted():
                (self.muted.add if entry.muted else self.muted.discard)(entry.user)
            case Closed():
                self.closed = True
            case Rematched():
                self.rematch, self.rematch_shift = entry.table, entry.shift
            case Became() | Forgotten():
                self.forget(entry.user) if isinstance(entry, Forgotten) else self.become(entry)
            case Created():
                raise AssertionError("a table is created once")

    def reseat(self, entry: Sat | BotSeated | Left | Passed | Returned | Vacation) -> None:
        """Somebody else plays a seat now, or nobody for a while."""
        chair = self.chairs[entry.seat]
        if not self.begun:
            self.numbers.pop(entry.seat, None)
        match entry:
            case Sat():
                chair.user, chair.name, chair.level = entry.user, entry.name, ""
            case BotSeated():
                chair.level = entry.level
            case Left():
                chair.left = self.at if chair.user else chair.left
                chair.user = chair.name = ""
                chair.level, chair.flagged = self.created.level if self.begun else "", False
                self.cancel_rewind_request(entry.seat)
                self.orders.pop(entry.seat, None)
                self.clocks.pause(entry.seat, 0, self.at)
            case Passed():
                chair.level, chair.flagged = entry.level, entry.flagged
            case Vacation():
                self.clocks.pause(entry.seat, entry.until, self.at)
            case Returned():
                self.clocks.returned(entry.seat, chair.flagged, self.at)
                chair.level, chair.flagged = "", False

    def prepare(self, entry: Committed | Contributed | Started) -> None:
        """The luck, part by part, and then the game."""
        match entry:
            case Committed():
                self.secret = entry.secret
            case Contributed():
                self.numbers[entry.seat] = entry.number
            case Started():
                self.begin()

    def begin(self) -> None:
        """The game at its first question, with ears for its story; or only its paper."""
        made = self.created
        self.began = [chair.user for chair in self.chairs]
        book = rulebook(made.game)
        if self.rules == book.rules:
            setup = Setup(book, made.players, made.seed, made.options, made.position, shared_seed=self.shared_seed)
            self.game = Game(setup, listen=True)
        else:
            self.archived = ArchivedGame()

    def go_on(self, entry: Continued) -> None:
        """The game goes on by other rules; what was told of it is not told again."""
        self.orders.clear()
        self.notes.append(Message("rules-changed", was=self.rules, now=entry.rules, ply=entry.ply))
        self.rules = entry.rules
        if entry.position is None:
            return
        earlier = self.record({}).until(entry.ply)
        if entry.digest:
            earlier.digests[entry.ply] = entry.digest
        self.clocks.rewound(entry.ply, self.at)
        self.epoch += 1
        self.cancel_requests()
        book = rulebook(self.created.game)
        if entry.rules == book.rules:
            self.game, self.archived = Game(continued(book, earlier, entry.position), listen=True), None
        else:
            self.game, self.archived = None, ArchivedGame(earlier)
            self.archived.changes.append(RulesChange(entry.ply, entry.rules, entry.position, ""))

    def end(self) -> None:
        """What entries do not tell of a game by other rules: it is over."""
        assert self.archived is not None
        self.archived.over = True
        self.status = self.present_status()

    def record(self, digests: dict[int, str] | None = None) -> Record:
        """The game as a record; one by other rules cannot be verified here, so it has no new digests."""
        if self.game is not None:
            return self.game.record(digests)
        made, found = self.created, self.archived or ArchivedGame()
        setup = (made.game, made.rules, made.players, made.seed, made.options, made.position)
        return Record(*setup, list(found.log), dict(found.digests), list(found.changes), self.shared_seed)

    def move(self, entry: Moved) -> None:
        if entry.key:
            self.remember((entry.seat, entry.key))
        standing, counter = self.orders.get(entry.seat), self.game.state.info_counter if self.game is not None else 0
        self.played.apply(entry.action, entry.seat)
        if standing is not None and self.game is not None:
            standing.answered(self.game, entry, counter)
        goes_on = self.is_private()
        if goes_on:
            self.private.add(entry.seat, self.at)
        else:
            self.rewind_request = None
        self.clocks.moved(entry.seat, entry.bot, self.at, goes_on)

    def take_orders(self, entry: Ordered) -> None:
        """Nobody but the seat hears of them."""
        self.orders.pop(entry.seat, None)
        if self.game is not None and entry.orders:
            self.orders[entry.seat] = StandingOrders(self.game, entry.seat, entry.orders)
        self.private.add(entry.seat, self.at)

    def is_private(self) -> bool:
        """Whether the last answer is a part of a secret one that its seat has not finished."""
        return self.game is not None and self.ply - 1 in private_plies(self.game, [])

    def remember(self, delivery: tuple[int, str]) -> None:
        """A delivery that may come again, in bounded memory."""
        self.keys.pop(delivery, None)
        self.keys[delivery] = self.ply_for(self.seats_of(self.chairs[delivery[0]].user))
        if len(self.keys) > MAX_DELIVERIES:
            del self.keys[next(iter(self.keys))]

    def is_repeated(self, seat: int, key: str, ply: int) -> bool:
        """Whether an answer has come already; the same key for a later question is another answer."""
        return ply <= self.keys.get((seat, key), -1)

    def undo(self, seat: int) -> None:
        """A seat takes back its last answer, and its orders; a request to go back to before that stays open."""
        self.orders.pop(seat, None)
        taken = self.clocks.undone(seat, self.at)
        if self.game is not None and taken in private_plies(self.game, []):
            self.private.add(seat, self.at)  # nothing was told of it, so everything told still holds
        else:
            self.epoch += 1
            self.taken.append(Taken(self.at, seat, agreed=False))
        self.played.undo(seat)
        if self.rewind_request is not None and taken <= self.rewind_request.ply:
            self.rewind_request = None

    def rewind(self, ply: int) -> None:
        """All go back, without their orders; every seat may ask for it once more."""
        self.orders.clear()
        self.clocks.rewound(ply, self.at)
        if self.rewind_request is not None:
            self.taken.append(Taken(self.at, self.rewind_request.seat, agreed=True))
        self.played.rewind(ply)
        self.epoch += 1
        self.cancel_requests()

    def cancel_requests(self) -> None:
        """Nobody asks to go back; everybody may ask once more."""
        self.rewind_request = None
        self.rewinds_requested.clear()

    def vote(self, entry: Voted) -> None:
        """A no ends the request."""
        if self.rewind_request is None:
            return
        if entry.agrees:
            self.rewind_request.agreed.add(entry.seat)
        else:
            self.rewind_request = None

    def cancel_rewind_request(self, seat: int) -> None:
        """A request to go back ends when its seat is left."""
        if self.rewind_request is not None and self.rewind_request.seat == seat:
            self.rewind_request = None

    def become(self, entry: Became) -> None:
        """Seats, the table and lines of a guest are now another's; a muted guest stays muted."""
        for seat in self.seats_of(entry.user):
            self.chairs[seat].user, self.chairs[seat].name = entry.other, entry.name
        self.began = [entry.other if user == entry.user else user for user in self.began]
        if self.host == entry.user:
            self.host = entry.other
        if entry.user in self.muted:
            self.muted.add(entry.other)
        for k, line in enumerate(self.chat):
            if isinstance(line.entry, Said) and line.entry.user == entry.user:
                self.chat[k] = Stamped(line.n, line.at, Said(entry.other, line.entry.name, line.entry.text))

    def forget(self, user: str) -> None:
        """Nobody sits where they sat, and what they said was never said."""
        for seat in self.seats_of(user):
            self.chairs[seat].user = self.chairs[seat].name = ""
        self.began = ["" if began == user else began for began in self.began]
        self.chat[:] = [line for line in self.chat if not (isinstance(line.entry, Said) and line.entry.user == user)]
