"""The last answers of games as games of their own: what the coach says of them is found quickly."""

from __future__ import annotations

from functools import cache

from tangledbank.core.game import Game, Setup
from tangledbank.core.record import Record
from tangledbank.core.rng import next_state, pick
from tangledbank.core.rulebook import Rulebook
from tangledbank.games import rulebook

LAST = 14
"""So many answers."""


@cache
def ending(name: str, players: int, seed: int, last: int = LAST) -> Record:
    """A random game from a few answers before its end, played to another random end."""
    book = rulebook(name)
    position = position_before_the_end(book, players, seed, last)
    options = position["options"]
    assert isinstance(options, dict)
    game = Game(Setup(book, players, 0, options, position))
    rng = seed
    while not game.over:
        rng = next_state(rng)
        seat = game.waiting[0]
        options = game.options(seat)
        game.apply(options[pick(rng, len(options))], seat)
    return game.record()


def position_before_the_end(book: Rulebook, players: int, seed: int, last: int) -> dict[str, object]:
    state = book.new_state(players, seed, book.check_options(players, {**book.bounds()}))
    state.advance()
    rng, kept = seed, [state.clone()]  # the last positions
    while state.stack:
        rng = next_state(rng)
        state.play(state.current_options[pick(rng, len(state.current_options))])
        kept = [*kept[-last:], state.clone()]
    return book.dump(kept[0])
