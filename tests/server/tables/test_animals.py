"""What the server says of animals is what the games take."""

from __future__ import annotations

import pytest

from tangledbank.core.errors import OptionError
from tangledbank.games import rulebook
from tangledbank.server.tables.animals import animals_of

GAMES = ["dominant-species", "marine"]


def wish(names: list[str], players: int, each: int) -> str:
    """The last animals first, seat by seat."""
    dealt = names[::-1]
    return ",".join("+".join(dealt[seat * each : (seat + 1) * each]) for seat in range(players))


def test_nobody_plays_an_animal_of_their_own_in_evolution() -> None:
    assert animals_of(rulebook("evolution")) is None


@pytest.mark.parametrize("game", GAMES)
def test_every_seat_can_have_the_animal_it_wants(game: str) -> None:
    book = rulebook(game)
    animals = animals_of(book)
    assert animals is not None
    for players in book.players:
        chosen = wish(animals.names, players, 1)
        book.new_state(players, 1, book.check_options(players, {"animals": chosen}))


@pytest.mark.parametrize("game", GAMES)
def test_so_many_animals_go_to_a_seat_or_none_can(game: str) -> None:
    book = rulebook(game)
    animals = animals_of(book)
    assert animals is not None
    assert any(animals.each)
    for players, each in zip(book.players, animals.each, strict=True):
        options = book.check_options(
            players, {animals.several: True, "animals": wish(animals.names, players, each or 1)}
        )
        if each:
            book.new_state(players, 1, options)
        else:
            with pytest.raises(OptionError):
                book.new_state(players, 1, options)
