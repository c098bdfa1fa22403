"""Hints that are checked: every sentence of a game's message file, met in many positions, against the engine."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

from tangledbank import say
from tangledbank.bots.judging import judge
from tangledbank.core.message import Message
from tangledbank.core.rng import next_state, pick, scramble
from tangledbank.core.state import State
from tangledbank.games import rulebook, spec

Checker = Callable[[Any, int, int, dict[str, Any]], bool]
"""claim(g, seat, action, arguments): whether the engine agrees with a sentence."""


def sentences(game: str) -> set[str]:
    """All that a hint can say in a game."""
    text = spec(game).file("en", "bots.ftl").read_text(encoding="utf-8")
    return set(re.findall(r"^(bot-[a-z-]+) =", text, re.MULTILINE))


def positions(game: str, players: int, seed: int, **options: object) -> Iterator[State]:
    """The questions of a game: half of the answers at random, half what looks best to the judge."""
    book, opinion = rulebook(game), judge(game)
    g = book.new_state(players, seed, book.check_options(players, options))
    g.advance()
    rng = scramble(seed)
    while g.stack:
        yield g
        rng = next_state(rng)
        weights = opinion.weights(g)
        best = weights.index(max(weights))
        g.play(g.current_options[best if pick(rng, 2) else pick(scramble(rng), len(g.current_options))])


def check(game: str, states: Iterator[State], checkers: dict[str, Checker], every: int = 1) -> Counter[str]:
    """Compare the sentences of every so-manieth position with the engine; returns how often each was met."""
    opinion, met = judge(game), Counter[str]()
    for k, g in enumerate(states):
        for action in g.current_options if k % every == 0 else []:
            said = opinion.why(g, g.seat, action)
            met[said.key] += 1
            agrees = checkers[said.key](g, g.seat, action, said.args)
            assert agrees, f"{rulebook(game).notation.show(action)}: {said!r} {say(said)}"
    return met


def settled(g: State, action: int) -> Any:
    """After the answer and all that it sets off by itself, up to the next question; what waited before still waits."""
    d, waiting = g.clone(), len(g.stack) - 1
    d.stack.pop().resolve(d, action)
    while len(d.stack) > waiting and not d.stack[-1].enter(d):
        pass
    return d


def label(message: object) -> str:
    """What a name in a sentence names, in English."""
    assert isinstance(message, Message)
    return say(message)
