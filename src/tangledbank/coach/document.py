"""A review as data: what is stored, sent and shown. Chances are in millionths, seats count from 0.

The form has a version. A reader of another one refuses it; the coach then reviews the game anew.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

import msgspec

from ..core.errors import BadInput
from ..core.message import Message

FORM: Final = 1
"""Of the document."""
COACH: Final = 3
"""Of the method: one that judges otherwise has another number, and reviews of before are made anew."""


class ReviewWords(msgspec.Struct, frozen=True):
    """A sentence, to be said in the reader's language: a key of the message files with its arguments."""

    key: str
    args: dict[str, Any] = {}

    @staticmethod
    def of(message: Message) -> ReviewWords:
        return ReviewWords(message.key, {name: plain(value) for name, value in message.args.items()})

    @property
    def message(self) -> Message:
        return Message(self.key, **{name: spoken(value) for name, value in self.args.items()})


def plain(value: object) -> object:
    """An argument as JSON."""
    if isinstance(value, Message):
        return {"key": value.key, "args": {name: plain(one) for name, one in value.args.items()}}
    if isinstance(value, (str, int)):
        return value
    return [plain(one) for one in value] if isinstance(value, Iterable) else str(value)


def spoken(value: object) -> object:
    """The opposite."""
    if isinstance(value, dict):
        return Message(value["key"], **{name: spoken(one) for name, one in value["args"].items()})
    return [spoken(one) for one in value] if isinstance(value, list) else value


class ReviewAnswer(msgspec.Struct, frozen=True):
    """An answer of a seat, as the record writes it and as it is said."""

    seat: int
    action: str
    label: ReviewWords


class ReviewIdea(msgspec.Struct, frozen=True):
    """An answer that could have been given."""

    action: str
    label: ReviewWords
    chance: int
    """Of the seat, after it."""
    why: ReviewWords | None = None


class ReviewDecision(msgspec.Struct, frozen=True):
    """One answer, judged by what its seat could know."""

    ply: int
    """Counted from 1, as in the record."""
    answer: ReviewAnswer
    rules: list[str]
    """Of the question; the section of the first one is the phase."""
    options: int
    known: list[int]
    """The chances of all seats before it, as far as its seat could know."""
    effect: list[int]
    """What it did to the chances of all seats, as far as its seat could know."""
    mistake: list[int]
    """The part of it by which it was worse than the best that was found; the rest is play."""
    loss: int = 0
    """How much of its own chance the seat gave away, against the best that was found."""
    played: ReviewIdea | None = None
    best: ReviewIdea | None = None
    """None if nothing better was found."""
    line: list[ReviewAnswer] = []
    """The better answer and how it might go on, up to where chance decides; for turning points."""
    clear: bool = False
    """Of a turning point: whether the better answer is the best one in all sampled worlds, so that it is a puzzle."""


class ReviewLuck(msgspec.Struct, frozen=True):
    """What nobody decided: a draw, or what could not be known when somebody decided."""

    ply: int
    """0: before the first question."""
    kind: str
    """deal: who sits where and what they were dealt; chance: what was drawn then; hidden: what was hidden from the
    seat that answered."""
    effect: list[int]
    events: list[ReviewWords] = []
    """What happened then, all of it."""


class ReviewStep(msgspec.Struct, frozen=True):
    """All about one answer."""

    after: list[int]
    decision: ReviewDecision
    luck: list[ReviewLuck] = []


class ReviewShare(msgspec.Struct, frozen=True):
    """What made the result of a seat: fair, deal, chance, hidden, own, others and play add up to result, exactly."""

    seat: int
    result: int
    fair: int
    deal: int
    chance: int
    hidden: int
    own: int
    """Its own mistakes."""
    others: int
    """Those of the others, as far as it gained or lost by them."""
    play: int
    """All decisions apart from mistakes: what it made of its turns, and the others of theirs."""
    decisions: int
    """With something to decide."""
    loss: int
    """What it gave away in all of them together."""
    accuracy: int
    """0 to WHOLE."""


class ReviewPhase(msgspec.Struct, frozen=True):
    """Accuracy in one kind of question."""

    rule: str
    """How the numbers of the rules of its section begin."""
    decisions: list[int]
    accuracy: list[int | None]
    """By seat; None without decisions."""


class Review(msgspec.Struct, frozen=True):
    """An account of a finished game."""

    form: int
    coach: int
    digest: str
    """Of the record."""
    game: str
    players: int
    rules: int
    effort: float
    first: int
    """Answers that other rules have led to: they are not judged."""
    plies: int
    scores: list[int]
    winners: list[int]
    chances: list[list[int]]
    """Of all seats, after `first` answers and after each later one, as the game really stood."""
    decisions: list[ReviewDecision]
    luck: list[ReviewLuck]
    shares: list[ReviewShare]
    phases: list[ReviewPhase]
    turning: list[int]
    """The plies of the turning points, the worst first."""


class ReviewForm(BadInput):
    """A text that is no review, or one of another version."""


def write_review(found: Review) -> bytes:
    """The same review gives the same bytes."""
    return msgspec.json.encode(found)


def read_review(data: bytes | str) -> Review:
    """The opposite; ReviewForm says what is wrong."""
    try:
        found = msgspec.json.decode(data, type=Review)
    except (msgspec.DecodeError, RecursionError) as error:
        raise ReviewForm(Message("coach-bad-review", because=str(error)[:200])) from None
    if found.form != FORM:
        raise ReviewForm(Message("coach-other-form", got=found.form, expected=FORM))
    return found
