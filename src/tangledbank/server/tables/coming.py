"""Questions that may come to a seat: what it is asked where games go on at random from worlds it cannot tell apart."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from ...core.game import Game
from ...core.message import Message
from ...core.rng import pick, scramble
from ...core.state import State
from .orders import private_facts

WORLDS: Final = 6
MAX_PLIES: Final = 60
"""How far such a game goes."""
MAX_ASKED: Final = 5
"""How often the seat is asked in it."""
MAX_QUESTIONS: Final = 8
MAX_OPTIONS: Final = 120
"""Of one question."""


class ComingQuestion(NamedTuple):
    """A kind of question, and what may be answered to it: actions with what they do."""

    prompt: Message
    options: dict[str, Message]


def coming_questions(game: Game, seat: int) -> Iterator[dict[str, ComingQuestion]]:
    """What is found so far, by the key of the sentence; the same for all states that the seat cannot tell apart."""
    found: dict[str, ComingQuestion] = {}
    for k in range(WORLDS):
        world = Game(game.setup, state=game.rulebook.determinize(game.state, seat, scramble(k + 1)))
        for _ in going_on(world, seat, scramble(k + 77), found):
            yield found


def going_on(world: Game, seat: int, rng: int, found: dict[str, ComingQuestion]) -> Iterator[None]:
    """Play at random, and note what the seat is asked; no further than to where it learns what it cannot know now."""
    book, state, asked = world.rulebook, world.state, 0
    known = private_facts(world, seat, book.public(state))
    for ply in range(MAX_PLIES):
        seats = world.waiting
        if not seats or asked == MAX_ASKED:
            return
        who = seats[0]
        if who == seat:
            if ply and private_facts(world, seat, book.public(state)) - known:
                return
            asked += 1
            if ply:
                note_question(world, seat, found)
        options = state.options(who)
        rng = scramble(rng + 1)
        state.play_as(who, options[pick(rng, len(options))])
        yield


def note_question(world: Game, seat: int, found: dict[str, ComingQuestion]) -> None:
    """What the seat is asked in a world."""
    state: State = world.state
    prompt = world.prompt(seat)
    if prompt.key not in found and len(found) == MAX_QUESTIONS:
        return
    options = found.setdefault(prompt.key, ComingQuestion(prompt, {})).options
    for action in state.options(seat):
        text = world.rulebook.notation.show(action)
        if text not in options and len(options) < MAX_OPTIONS:
            options[text] = world.rulebook.label(state, action)
