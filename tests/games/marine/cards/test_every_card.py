"""DSM-23  All 35 cards: their tests are there and marked, and none breaks a law in the middle of a game."""

from __future__ import annotations

import functools
import importlib
import pkgutil
from collections.abc import Callable

import pytest

from tangledbank.core import check
from tangledbank.core.playout import play_on
from tangledbank.core.rng import next_state, pick, scramble
from tangledbank.games.marine.actions.pawns import PlacePawn, TakeTurn
from tangledbank.games.marine.cards import ASTEROID, CARD_KEYS, CARDS
from tangledbank.games.marine.effects import resolve_card, take_card
from tangledbank.games.marine.flow import EndOfTurn
from tangledbank.games.marine.state import Sea
from tests.dsl import rule
from tests.games.marine import cards
from tests.games.marine.sea import RULEBOOK

POSITIONS = 10
Test = Callable[..., None]


# ---- the tests ------------------------------------------------------------------------
def rules_of(test: Test) -> set[str]:
    """The rules that a test carries, itself or for one of its parameters."""
    found: set[str] = set()
    for mark in getattr(test, "pytestmark", []):
        values = mark.args[1] if mark.name == "parametrize" else []
        inner = [inner for value in values for inner in getattr(value, "marks", [])]
        found.update([name for m in [mark, *inner] if m.name == "rule" for name in m.args])
    return found


@functools.cache
def all_tests() -> list[Test]:
    """All tests of this package."""
    modules = [importlib.import_module(f"{cards.__name__}.{m.name}") for m in pkgutil.iter_modules(cards.__path__)]
    return [test for module in modules for name, test in vars(module).items() if name.startswith("test_")]


@rule("DSM-23.0")
@pytest.mark.parametrize("n", range(1, 36))
def test_every_card_has_tests_of_its_own(n: int) -> None:
    assert len([test for test in all_tests() if f"DSM-23.{n}" in rules_of(test)]) >= 2, CARD_KEYS[n - 1]


@rule("R-1")
def test_tests_of_doubtful_cards_are_marked_as_reconstruction() -> None:
    doubtful = {f"DSM-23.{n + 1}" for n, card in enumerate(CARDS) if card.confidence < 0.7}
    assert doubtful == {f"DSM-23.{n}" for n in (8, 10, 12, 15, 17, 18, 23, 31, 35)}
    unmarked = [t.__name__ for t in all_tests() if rules_of(t) & doubtful and "econstruction" not in (t.__doc__ or "")]
    assert unmarked == []


# ---- in the middle of games ---------------------------------------------------------
class Chance:
    """Random picks from a seed."""

    def __init__(self, seed: int) -> None:
        self.rng = int(scramble(seed))

    def of(self, things: list[int]) -> int:
        self.rng = int(next_state(self.rng))
        return things[pick(self.rng, len(things))]


@functools.cache
def positions() -> list[Sea]:
    """Positions of random games with 2 to 4 animals, from early to late, at the beginning of a turn."""
    found: list[Sea] = []
    while len(found) < POSITIONS:
        k = len(found)
        players = 2 + k % 3
        options: dict[str, object] = {"two_animals": True} if k % 6 == 3 else {"superheroes": k % 2 == 1}
        g = RULEBOOK.new_state(players, k, RULEBOOK.check_options(players, options))
        assert isinstance(g, Sea)
        g.advance()
        play_on(g, k, 20 + 40 * k)
        while g.stack and not isinstance(g.stack[-1], (TakeTurn, PlacePawn)):
            play_on(g, k, 1)
        assert g.stack, f"the game of seed {k} is over too soon"
        found.append(g)
    return found


def begin(position: Sea, card: int, animal: int, x: int) -> Sea:
    """A copy of a position in which an animal resolves a card."""
    g = position.clone()
    g.stack = []
    g.turn = animal
    resolve_card(g, animal, card, x)
    g.advance()
    return g


@rule("DSM-16.12")
@pytest.mark.parametrize("card", CARD_KEYS)
def test_a_card_resolved_by_any_animal_in_any_position_breaks_no_law(card: str) -> None:
    chance = Chance(CARD_KEYS.index(card))
    for position in positions():
        for animal in position.layout.animals:
            before, g = position, begin(position, CARD_KEYS.index(card), animal, chance.of([1, 2, 3, 4, 5]))
            assert RULEBOOK.broken_laws(g, before) == []
            for _ in range(200):
                if not g.stack:
                    break
                assert len(g.current_options) > 1
                before = g.clone()
                g.play(chance.of(list(g.current_options)))
                assert RULEBOOK.broken_laws(g, before) == []
            assert not g.stack, f"{card} never ends"


def take(position: Sea, card: int, animal: int) -> Sea:
    """A copy of a position in which an animal takes a card from the highest slot; the end of its turn follows."""
    g = position.clone()
    if card not in g.track:
        place = g.discard if card in g.discard else g.unseen
        if card in place:
            place.remove(card)
        g.asteroid_left = g.asteroid_left and card != ASTEROID
        place.append(g.track.pop())
        g.track.append(card)
    g.stack = []
    g.turn = animal
    g.space = -1
    g.push(EndOfTurn(animal))
    take_card(g, animal, card)
    g.advance()
    return g


@pytest.mark.parametrize("card", CARD_KEYS)
def test_the_questions_of_a_card_can_be_saved_and_explained(card: str) -> None:
    chance = Chance(CARD_KEYS.index(card))
    for position in positions()[1::3]:
        g = take(position, CARD_KEYS.index(card), chance.of(position.layout.animals))
        for _ in range(4):
            if g.stack:
                assert check.first_broken(RULEBOOK, g) == ""
                g.play(chance.of(list(g.current_options)))
