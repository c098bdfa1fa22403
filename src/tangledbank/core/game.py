"""The API of a game being played: its state and log, its questions, answers, undo and records.

Not compiled: it checks what users give it, with the same words in both builds.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from .codec import digest, write
from .errors import IllegalAction, NotationError, OptionError, UndoError
from .frame import Simultaneous
from .message import Message, Reason
from .record import Entry, Record, RulesChange
from .rng import MASK
from .rulebook import EVERYTHING, SPECTATOR, Json, Rulebook
from .shared_seed import SharedSeed
from .state import Event, State

DIGEST_EVERY: Final = 50
NO_ACTION: Final = -1
SNAPSHOT_EVERY: Final = 50
LATEST_SNAPSHOTS: Final = 8
"""Undo goes back a few answers, mostly to the latest snapshot."""
KEPT_EVERY: Final = 250
"""Of the others only these are kept: going back never plays more answers again, however often it is done."""


class Setup:
    """How a game begins: players, seed and options, or a position; perhaps one that an earlier record has led to."""

    def __init__(
        self,
        rulebook: Rulebook,
        players: int,
        seed: int,
        options: Mapping[str, object],
        position: Json | None,
        earlier: Record | None = None,
        shared_seed: SharedSeed | None = None,
    ) -> None:
        self.rulebook: Final = rulebook
        self.players: Final = rulebook.check_players(players)
        if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed <= MASK:
            raise OptionError(Message("bad-seed", got=str(seed)[:40], most=str(MASK)))
        self.seed: Final = seed
        self.shared_seed: Final = shared_seed
        """Instead of the seed, where nobody chose one."""
        self.options: Final = rulebook.check_options(players, options)
        self.position: Final = position
        self.earlier: Final = earlier
        """What was played by other versions of the rules, up to this position."""
        if position is not None:
            whole = rulebook.dump(rulebook.load(position))
            if whole["players"] != self.players or whole["options"] != self.options:
                raise OptionError(Message("bad-setup"))

    def __repr__(self) -> str:
        start = "position=..." if self.position is not None else f"seed={self.seed}"
        return f"Setup(game={self.rulebook.name!r}, players={self.players}, {start}, options={self.options})"

    def state(self) -> State:
        """The state before its first question."""
        if self.position is not None:
            return self.rulebook.load(self.position)
        seed = self.seed if self.shared_seed is None else self.shared_seed.seed
        return self.rulebook.new_state(self.players, seed, self.options)


class Snapshot:
    """A position on the way: going back a little does not play everything again."""

    def __init__(self, ply: int, state: State, told: int) -> None:
        self.ply: Final = ply
        self.state: Final = state
        self.told: Final = told


class Game:
    """Questions come from `options`, answers go to `apply`; the rest looks, explains, saves or takes back."""

    def __init__(self, setup: Setup, listen: bool = False, state: State | None = None) -> None:
        self.setup: Final = setup
        self.rulebook: Final = setup.rulebook
        self.listen: Final = listen
        played = setup.earlier.log if setup.earlier is not None else []
        self.first_ply: Final = len(played)
        """How many answers were given by other rules: they are counted, and cannot be read or taken back."""
        self.log: Final = [Entry(seat, NO_ACTION, -1, False) for seat, _ in played]
        self.checked: tuple[str, Entry] | None = None
        """The answer that was found legal last, so that it need not be judged again."""
        self.snapshots: Final[list[Snapshot]] = []
        """Snapshots of the latest positions and of some earlier ones, in their order."""
        self.state: State = self.begin() if state is None else state

    def begin(self) -> State:
        """The state at the first question."""
        state = self.setup.state()
        if self.listen:
            state.events = []
        state.advance()
        return state

    def __repr__(self) -> str:
        where = "over" if self.over else f"P{self.seat + 1} to answer"
        return f"<Game: {self.rulebook.name}, {self.state.seats} players, ply {len(self.log)}, {where}>"

    # ---- looking ------------------------------------------------------------
    @property
    def over(self) -> bool:
        """Nobody is asked any more."""
        return not self.state.stack

    @property
    def seat(self) -> int:
        """The seat that is asked, counted from 0; in a secret question the first that still waits."""
        return self.state.seat

    @property
    def waiting(self) -> list[int]:
        """All seats that may answer now."""
        asked = self.state.asked()
        return [seat for seat in range(self.state.seats) if asked >> seat & 1]

    def options(self, seat: int | None = None) -> list[str]:
        """The legal actions of a seat as text."""
        return self.rulebook.option_texts(self.state, self.known(seat))

    def view(self, seat: int) -> Json:
        """What a seat may see, as JSON."""
        return self.rulebook.view(self.state, self.known(seat))

    def scores(self) -> list[int]:
        """The points of every seat, as if the game ended now."""
        return self.state.scores()

    def winners(self) -> list[int]:
        """The seats that win, as if the game ended now."""
        return self.rulebook.winners(self.state)

    def position(self) -> Json:
        """The whole position, secrets included."""
        return self.rulebook.dump(self.state)

    def text(self) -> str:
        """The whole position as text: docs/notation.md."""
        return write(self.position())

    def digest(self) -> str:
        """A fingerprint of the position; options and fields that came later count once they say something."""
        return digest(self.rulebook.canonical(self.position()))

    def prompt(self, seat: int | None = None) -> Message:
        """What is expected of a seat."""
        return self.rulebook.prompt(self.state, self.known(seat))

    def label(self, action: int | str) -> Message:
        """What an action does."""
        return self.rulebook.label(self.state, self.number(action))

    def story(self, seat: int = EVERYTHING, since: int = 0) -> list[Message]:
        """What a seat saw happen from event `since` on; the game must have been made with listen=True."""
        told: list[Event] = self.state.events or []
        messages = [self.rulebook.event(event, seat) for event in told[since:]]
        return [message for message in messages if message is not None]

    @property
    def told(self) -> int:
        """How many events there are to tell; after an undo fewer than before."""
        return len(self.state.events or [])

    def known(self, seat: int | None) -> int:
        """A seat of this game; None is the one that is asked."""
        if seat is None:
            return self.seat
        if isinstance(seat, bool) or not isinstance(seat, int) or not SPECTATOR <= seat < self.state.seats:
            raise OptionError(Message("bad-seat", got=str(seat)[:40], most=self.state.seats - 1))
        return seat

    # ---- playing ------------------------------------------------------------
    def number(self, action: int | str) -> int:
        """An action as a number, from its text or itself."""
        notation = self.rulebook.notation
        if isinstance(action, str):
            return notation.read(action)
        if isinstance(action, bool) or not isinstance(action, int) or not notation.is_action(action):
            raise NotationError(Message("bad-number", got=repr(action)[:40]))
        return action

    def why_not(self, action: int | str, seat: int | None = None) -> list[Reason]:
        """Why an action is refused; empty if it is legal."""
        number = self.number(action)
        refusal = self.state.refusal(self.known(seat), number)
        return self.rulebook.reasons(self.state, number, refusal) if refusal else []

    def apply(self, action: int | str, seat: int | None = None) -> None:
        """Answer the question; IllegalAction says why not."""
        found, self.checked = self.checked, None
        self.play(found[1] if found and (action, seat) == (found[0], found[1].seat) else self.judged(action, seat))

    def check(self, action: int | str, seat: int | None = None) -> str:
        """An answer that may be given, as text; IllegalAction says why not. `apply` does not judge it again."""
        entry = self.judged(action, seat)
        self.checked = (self.rulebook.notation.show(entry.action), entry)
        return self.checked[0]

    def judged(self, action: int | str, seat: int | None) -> Entry:
        """A legal answer as it is logged."""
        number = self.number(action)
        seat = self.known(seat)
        reasons = self.why_not(number, seat)
        if reasons:
            text = self.rulebook.notation.show(number)
            because = [reason.said() for reason in reasons]
            raise IllegalAction(Message("illegal-action", action=text, because=because), reasons)
        secret = isinstance(self.state.stack[-1], Simultaneous)
        return Entry(seat, number, self.state.info_counter, secret)

    def play(self, entry: Entry) -> None:
        """One more answer; not checked."""
        self.checked = None
        self.log.append(entry)
        self.state.play_as(entry.seat, entry.action)
        if len(self.log) % SNAPSHOT_EVERY == 0:
            self.snapshots.append(Snapshot(len(self.log), self.state.clone(), self.told))
            if len(self.snapshots) > LATEST_SNAPSHOTS and self.snapshots[-1 - LATEST_SNAPSHOTS].ply % KEPT_EVERY:
                del self.snapshots[-1 - LATEST_SNAPSHOTS]

    def undo(self, seat: int | None = None) -> str:
        """Take back the last action of a seat, as far as nothing new was seen; returns its text."""
        ply = self.undoable(seat)
        later = self.log[ply + 1 :]  # secret answers of others stay
        taken = self.log[ply]
        self.rewind(ply)
        for entry in later:
            self.play(entry)
        return self.rulebook.notation.show(taken.action)

    def rewind(self, plies: int) -> None:
        """Go back to a number of answers, whatever was seen since: for those who all agreed to that."""
        self.checked, plies = None, max(plies, self.first_ply)
        while self.snapshots and self.snapshots[-1].ply > plies:
            self.snapshots.pop()
        near = self.snapshots[-1].ply if self.snapshots else self.first_ply
        again, told = self.log[near:plies], self.state.events
        del self.log[near:]
        self.state = self.snapshots[-1].state.clone() if self.snapshots else self.begin()
        if told is not None and self.snapshots:
            self.state.events = told[: self.snapshots[-1].told]
        for entry in again:
            self.play(entry)
        if told is not None:  # the same events as before, for those who have read them
            self.state.events = told[: self.told]

    def undoable(self, seat: int | None = None) -> int:
        """Which entry of the log undo would take back; UndoError says why none."""
        k = len(self.log) - 1
        while k >= self.first_ply and seat is not None and self.log[k].seat != seat:
            k -= 1
        if k < self.first_ply:
            raise UndoError(Message("undo-nothing"))
        if self.log[k].info_counter != self.state.info_counter:
            raise UndoError(Message("undo-seen", action=self.rulebook.notation.show(self.log[k].action)))
        if k < len(self.log) - 1 and not all([entry.secret for entry in self.log[k:]]):
            raise UndoError(Message("undo-others", seat=self.log[-1].seat + 1))
        return k

    # ---- copying and saving -------------------------------------------------
    def clone(self) -> Game:
        """An independent game that does not listen."""
        twin = Game(self.setup, state=self.state.clone())
        twin.log[:] = self.log
        return twin

    def record(self, digests: dict[int, str] | None = None) -> Record:
        """The game as a record: everything needed to replay and verify it; digests can be found in steps before."""
        show = self.rulebook.notation.show
        log = [(entry.seat, show(entry.action)) for entry in self.log[self.first_ply :]]
        setup, digests = self.setup, dict(self.digests()) if digests is None else digests
        if setup.earlier is not None:
            return self.continued(setup.earlier, log, digests)
        return Record(
            self.rulebook.name,
            self.rulebook.rules,
            setup.players,
            setup.seed,
            self.rulebook.recorded_options(setup.players, setup.options),
            setup.position,
            log,
            digests,
            shared_seed=setup.shared_seed,
        )

    def continued(self, earlier: Record, log: list[tuple[int, str]], digests: dict[int, str]) -> Record:
        """The record of a game that began by other rules."""
        ply, book = self.first_ply, self.rulebook
        change = RulesChange(ply, book.rules, self.setup.position or {}, digests.get(ply, ""))
        later = {k: digest for k, digest in digests.items() if k > ply}
        head = (book.name, earlier.rules, earlier.players, earlier.seed, earlier.options, earlier.position)
        whole = earlier.log + log
        return Record(*head, whole, {**earlier.digests, **later}, [*earlier.changes, change], earlier.shared_seed)

    def digests(self) -> Iterator[tuple[int, str]]:
        """The digests of a record with their plies, found by playing the game again."""
        twin = Game(self.setup)
        yield self.first_ply, twin.digest()
        for ply, entry in enumerate(self.log[self.first_ply :], self.first_ply + 1):
            twin.state.play_as(entry.seat, entry.action)
            if ply % DIGEST_EVERY == 0 or ply == len(self.log):
                yield ply, twin.digest()
