"""Orders: answers that players leave for questions that may come (docs/adr/0043).

Whether an order answers must not tell the others what they cannot see. So it rests as soon as its player has come to
know something that they do not; and that only one answer is sensible must be so for anybody who looks on.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple

from ...bots.judging import judge
from ...bots.search.sensible import sensible
from ...core.errors import BadInput, NotationError
from ...core.game import Game
from ...core.message import Message
from ...core.notation import Notation
from ...core.rng import scramble
from ...core.rulebook import SPECTATOR, Json
from .entries import AnyEntry, Followed, Moved, Order, Stamped, Started

if TYPE_CHECKING:
    from .table import Table

PHASE, ROUND, GAME = "phase", "round", "game"
MAX_ORDERS: Final = 12
"""Of a seat."""
MAX_ANSWERS: Final = 12
"""Of one order."""
MAX_LENGTH: Final = 80
"""Of an answer."""
MAX_IN_A_ROW: Final = 100
"""Answers that orders give one after the other; after that somebody must answer in person."""
MAX_STARS: Final = 2
"""Of a word: with many of them a pattern tries every way to share the letters out."""
WORLDS: Final = 3
"""In so many that look the same to spectators an answer must be the only sensible one."""
QUESTION: Final = re.compile(r"[a-z0-9-]{0,80}", re.ASCII)
FORWARD: Final = (Moved, Started)
"""Only what leads to a new question: one that comes again because something was taken back waits for its player."""
Facts = Counter[tuple[str, str]]
"""What a seat sees and others do not: where it stands, and what it is."""


class GivenAnswer(NamedTuple):
    """An answer that an order gives."""

    action: str
    order: int


class StandingOrders:
    """The orders of a seat, and what its player knew when they were left."""

    __slots__ = ("facts", "moments", "orders")

    def __init__(self, game: Game, seat: int, orders: list[Order]) -> None:
        public = game.rulebook.public(game.state)
        self.orders: Final = list(orders)
        self.moments: Final = moments_of(public)
        self.facts: Facts = private_facts(game, seat, public)

    def answered(self, game: Game, entry: Moved, info_counter: int) -> None:
        """The seat has answered: an order is mostly done. What it put where others do not see it, it knew before."""
        if isinstance(entry, Followed) and not self.orders[entry.order].repeat:
            del self.orders[entry.order]
        if game.state.info_counter == info_counter:
            self.facts |= private_facts(game, entry.seat, game.rulebook.public(game.state))

    def holding(self, public: Json) -> list[tuple[int, Order]]:
        """Those that still hold, with their numbers."""
        now = moments_of(public)
        return [(k, order) for k, order in enumerate(self.orders) if now[order.until] == self.moments[order.until]]

    def rest(self, game: Game, seat: int, public: Json) -> bool:
        """Whether the player has come to know something that others do not, since the orders were left."""
        return bool(private_facts(game, seat, public) - self.facts)

    def answer(self, game: Game, seat: int) -> GivenAnswer | None:
        """What they answer to the question that the seat is asked; None: it must answer in person."""
        public = game.rulebook.public(game.state)
        holding, prompt = self.holding(public), game.prompt(seat).key
        rests = bool(holding) and self.rest(game, seat, public)
        for k, order in holding:
            if order.question in ("", prompt) and (not order.answers or not rests):
                found = first_offered(order.answers, game.options(seat)) if order.answers else only_sensible(game, seat)
                if found:
                    return GivenAnswer(found, k)
        return None


def carry_out(table: Table, happened: Sequence[AnyEntry], at: int) -> Iterator[Stamped]:
    """What orders answer after something has happened, applied one by one."""
    if not any(isinstance(entry, FORWARD) for entry in happened):
        return
    for _ in range(MAX_IN_A_ROW):
        found = next_answer(table)
        if found is None:
            return
        stamped = Stamped(table.n + 1, at, found)
        table.apply(stamped)
        yield stamped


def next_answer(table: Table) -> Followed | None:
    """What an order of somebody who is waited for, and plays in person, answers."""
    for seat in table.waiting():
        chair, standing = table.chairs[seat], table.orders.get(seat)
        if standing is not None and table.game is not None and chair.user and not chair.level:
            if found := standing.answer(table.game, seat):
                return Followed(seat, table.game.check(found.action, seat), order=found.order)
    return None


# ---- what they may depend on -------------------------------------------------------------------
def moments_of(public: Json) -> dict[str, object]:
    """By how long an order may hold, what changes when it does not any more; games without phases have rounds only."""
    now = public.get("round")
    return {PHASE: (now, public.get("phase")), ROUND: now, GAME: None}


def private_facts(game: Game, seat: int, public: Json) -> Facts:
    """What the seat sees and a spectator does not."""
    found: Facts = Counter()
    for name, own in game.rulebook.private_overlay(game.state, seat, public).items():
        found.update(differing(own, public.get(name), name))
    return found


def differing(own: object, shown: object, where: str) -> Iterator[tuple[str, str]]:
    """The parts of something that are shown to its owner only; places in lists do not count."""
    if own == shown:
        return
    if isinstance(own, dict):
        others = shown if isinstance(shown, dict) else {}
        for name, part in own.items():
            yield from differing(part, others.get(name), f"{where}.{name}")
    elif isinstance(own, list):
        listed = shown if isinstance(shown, list) and len(shown) == len(own) else [None] * len(own)
        for part, other in zip(own, listed, strict=True):
            yield from differing(part, other, where)
    else:
        yield where, str(own)


def only_sensible(game: Game, seat: int) -> str:
    """The answer beside which no other makes sense; empty unless that is so for everybody who looks on."""
    book, state, opinion = game.rulebook, game.state, judge(game.rulebook.name)
    options, found = state.options(seat), set[int]()
    for k in range(WORLDS):
        world = book.determinize(state, SPECTATOR, scramble(k + 1))
        if world.options(seat) != options:
            return ""
        found.update(sensible(world, seat, options, opinion))
    return book.notation.show(found.pop()) if len(found) == 1 else ""


# ---- how answers are written -------------------------------------------------------------------
def first_offered(answers: Sequence[str], options: Sequence[str]) -> str:
    """The first answer that is offered; of several options that fit, the first."""
    for answer in answers:
        for option in options:
            if fits(answer, option):
                return option
    return ""


def fits(answer: str, option: str) -> bool:
    """Whether an option begins with the words of an answer."""
    wanted, words = answer.split(), option.split()
    return len(wanted) <= len(words) and all(
        [pattern_of(word).fullmatch(words[k]) is not None for k, word in enumerate(wanted)]
    )


@lru_cache(1000)
def pattern_of(word: str) -> re.Pattern[str]:
    """A word in which `*` stands for anything."""
    return re.compile(".*".join([re.escape(part) for part in word.split("*")]))


def check_orders(notation: Notation, orders: Sequence[Order]) -> None:
    """Orders that this game could carry out; BadInput if there cannot be such orders."""
    if len(orders) > MAX_ORDERS or any(len(order.answers) > MAX_ANSWERS for order in orders):
        raise BadInput(Message("server-too-many-orders", orders=MAX_ORDERS, answers=MAX_ANSWERS))
    for order in orders:
        if order.until not in (PHASE, ROUND, GAME):
            expected = ", ".join([PHASE, ROUND, GAME])
            raise BadInput(Message("server-bad-choice", field="until", got=order.until[:80], expected=expected))
        if not QUESTION.fullmatch(order.question):
            raise BadInput(Message("server-bad-question", got=order.question[:80]))
        for answer in order.answers:
            check_answer(notation, answer)


def check_answer(notation: Notation, answer: str) -> None:
    """The first words of an action, or all of them."""
    words = answer.split()
    if not words or len(answer) > MAX_LENGTH or words[0] not in notation.index:
        raise NotationError(Message("bad-verb", text=answer[:80], verbs=", ".join(notation.index)))
    verb = notation.verbs[notation.index[words[0]]]
    if len(words) - 1 > len(verb.args):
        raise NotationError(Message("bad-usage", text=answer[:80], usage=verb.usage()))
    for arg, word in zip(verb.args, words[1:], strict=False):
        if word.count("*") > MAX_STARS or ("*" not in word and arg.read(word) < 0):
            raise NotationError(Message("bad-word", word=word[:80], arg=arg.name, usage=verb.usage()))
