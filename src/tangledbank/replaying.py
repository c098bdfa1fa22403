"""Records played again: by the present rules exactly, by earlier versions of the rules as far as they are legal."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from .core.codec import digest
from .core.errors import BadInput, RecordError
from .core.game import Game, Setup
from .core.message import Message
from .core.record import Record, RulesChange
from .core.rng import key_of
from .core.rulebook import Json, Rulebook
from .games import rulebook


class Replay:
    """A record played again, an answer in each step.

    What was played by the present rules must go as recorded, or a RecordError names the answer. What was played by an
    earlier version is replayed by the present rules as far as they allow it; `notes` say from where they do not.
    """

    def __init__(self, record: Record, *, listen: bool = False) -> None:
        book = rulebook(record.game)
        versions = [record.rules, *[change.rules for change in record.changes]]
        if versions[-1] > book.rules or versions != sorted(set(versions)):
            raise RecordError(Message("record-rules", got=versions[-1], expected=book.rules))
        self.record: Final = record
        self.listen: Final = listen
        self.notes: Final[list[Message]] = []
        """Where earlier versions of the rules went another way, and where the rules changed."""
        self.rules: int = record.rules
        """The version of the part that is replayed."""
        self.is_lost: bool = False
        """The rest of this part is against the present rules."""
        self.differs: bool = False
        setup = Setup(
            book, record.players, record.seed, record.options, record.position, shared_seed=record.shared_seed
        )
        self.game: Game = Game(setup, listen)
        self.check_digest(record.digests.get(0), 0)

    def __repr__(self) -> str:
        return f"<Replay: {self.record!r}, {self.game!r}>"

    @property
    def is_exact(self) -> bool:
        """Whether this part was played by the present rules."""
        return self.rules == self.game.rulebook.rules

    def steps(self, plies: int | None = None) -> Iterator[int]:
        """Give the answers, or only the first of them; each step says how many are behind it."""
        changes = {change.ply: change for change in self.record.changes}
        plies = len(self.record.log) if plies is None else min(plies, len(self.record.log))
        for ply in range(plies + 1):
            if ply:
                self.give(ply, *self.record.log[ply - 1])
                self.check_digest(self.record.digests.get(ply), ply)
            if ply in changes:
                self.change(changes[ply])
            if ply:
                yield ply

    def give(self, ply: int, seat: int, text: str) -> None:
        """One answer; what is wrong with it is said with its number."""
        if self.is_lost:
            return
        try:
            self.game.apply(text, seat)
        except BadInput as error:
            told = {"ply": ply, "seat": seat + 1, "action": text[:80], "because": error.message}
            if self.is_exact:
                raise RecordError(Message("record-ply", **told)) from None
            self.is_lost = True
            expected = self.game.rulebook.rules
            self.notes.append(Message("record-not-legal", rules=self.rules, expected=expected, **told))

    def check_digest(self, digest: str | None, ply: int) -> None:
        """The position must be the recorded one; in an earlier part it is noted once that it is not."""
        if digest is None or self.is_lost or self.differs or self.digest() == digest:
            return
        if self.is_exact:
            raise RecordError(Message("record-digest", ply=ply, expected=digest, got=self.digest()))
        self.differs = True
        self.notes.append(Message("record-differs", rules=self.rules, expected=self.game.rulebook.rules, ply=ply))

    def digest(self) -> str:
        """A fingerprint of the position as the version of this part wrote it: positions name their version."""
        return digest(self.game.rulebook.canonical({**self.game.position(), "rules": self.rules}))

    def change(self, change: RulesChange) -> None:
        """Go on from the recorded position, by the next version of the rules."""
        self.notes.append(Message("rules-changed", was=self.rules, now=change.rules, ply=change.ply))
        self.rules, self.is_lost, self.differs = change.rules, False, False
        shared = self.record.shared_seed
        if shared is not None and change.position.get("key") != key_of(shared.seed).hex():
            raise RecordError(Message("record-other-key", ply=change.ply))
        setup = continued(self.game.rulebook, self.record.until(change.ply), change.position)
        self.game = Game(setup, self.listen)
        self.check_digest(change.digest or None, change.ply)


def verified(record: Record) -> Replay:
    """A record replayed whole, which must carry the digest of its last position and end there by the present rules.

    Parts that earlier versions of the rules have led to a recorded position need not be repeatable: `notes` say so.
    """
    if not record.is_signed:
        raise RecordError(Message("record-unsigned"))
    replay = Replay(record)
    for _ in replay.steps():
        pass
    if replay.is_lost or replay.differs:
        raise RecordError(replay.notes[-1])
    return replay


def continued(book: Rulebook, earlier: Record, position: Json) -> Setup:
    """How a game goes on by the present rules from a position that earlier ones have led to."""
    whole = book.dump(book.load(position))
    options = whole["options"]
    assert isinstance(options, dict)
    return Setup(book, earlier.players, earlier.seed, options, whole, earlier, earlier.shared_seed)
