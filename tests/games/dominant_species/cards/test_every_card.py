"""DS-1.21, DS-1.22  All 26 cards: their table, their tests, and none that breaks a law in the middle of a game."""

from __future__ import annotations

import functools
import importlib
import json
import pkgutil
from pathlib import Path

import pytest

from tangledbank.core import check
from tangledbank.core.playout import play_on
from tangledbank.core.rng import next_state, pick, scramble
from tangledbank.earth.actions.elements import PutElement
from tangledbank.games.dominant_species.cards import CARDS, Card
from tangledbank.games.dominant_species.flow import Execution, Reset
from tangledbank.games.dominant_species.state import Dom
from tangledbank.games.dominant_species.terms import DOMINATION_1, EXECUTION
from tests.dsl import rule
from tests.games.dominant_species import cards
from tests.games.dominant_species.earth import RULEBOOK, use

DATA = Path(__file__).parents[1] / "data" / "dominant-species.json"
POSITIONS = 30
REST = Execution(DOMINATION_1 + 1)
PRINTED = json.loads(DATA.read_text(encoding="utf-8"))["cards"]
BY_KEY = [pytest.param(card, id=card.key) for card in CARDS]
ASKING = [pytest.param(card, id=card.key) for card in CARDS if PRINTED[card.number - 1]["decisions"]]


def marked_rules() -> set[str]:
    """The rule ids that the tests of this package carry."""
    found: set[str] = set()
    for module in pkgutil.iter_modules(cards.__path__):
        tests = vars(importlib.import_module(f"{cards.__name__}.{module.name}"))
        for name, test in tests.items():
            if name.startswith("test_"):
                found.update([i for mark in getattr(test, "pytestmark", []) if mark.name == "rule" for i in mark.args])
    return found


@pytest.mark.parametrize("card", BY_KEY)
def test_every_card_has_a_test_of_its_own(card: Card) -> None:
    assert [i for i in marked_rules() if i.startswith(f"DS-C{card.number:02}.")], f"no test of {card.key}"


@rule("DS-1.21", "DS-1.22")
def test_the_table_of_cards_is_that_of_the_specification() -> None:
    expected = [(card["number"], card["id"], card["removedInStandardGame"]) for card in PRINTED]
    assert [(card.number, card.key, card.longer) for card in CARDS] == expected
    assert [card.number for card in CARDS] == list(range(1, 27))


# ---- in the middle of games ---------------------------------------------------------
class Chance:
    """Random picks from a seed."""

    def __init__(self, seed: int) -> None:
        self.rng = int(scramble(seed))

    def of(self, things: list[int]) -> int:
        self.rng = int(next_state(self.rng))
        return things[pick(self.rng, len(things))]


@functools.cache
def positions() -> list[Dom]:
    """Positions of random games with 2 to 6 animals, from early to late, without a disk in hand."""
    found: list[Dom] = []
    while len(found) < POSITIONS:
        k = len(found)
        players = 2 + k % 5
        options = RULEBOOK.check_options(
            players, {"longer_game": True, "multi_animal": k % 10 in (0, 6), "optional_fecundity": k % 2 == 1}
        )
        g = RULEBOOK.new_state(players, k, options)
        assert isinstance(g, Dom)
        g.advance()
        play_on(g, k, 30 + 17 * k)
        while g.stack and isinstance(g.stack[-1], PutElement):
            play_on(g, k, 1)
        assert g.stack, f"the game of seed {k} is over too soon"
        found.append(g)
    return found


def begin(position: Dom, card: Card, animal: int, chance: Chance) -> Dom:
    """A copy of a position in which an animal takes a card."""
    g = position.clone()
    g.phase, g.pointer = EXECUTION, DOMINATION_1
    g.stack = [Reset(), REST]
    use(g, card.number - 1)
    card.play(g, animal, chance.of(g.earth()))
    g.advance()
    return g


def is_asking(g: Dom) -> bool:
    """Whether the card is not finished yet: the rest of the round still waits below it."""
    return REST in g.stack


@rule("DS-19.2")
@pytest.mark.parametrize("card", BY_KEY)
def test_a_card_taken_by_any_animal_in_any_position_breaks_no_law(card: Card) -> None:
    chance = Chance(card.number)
    for position in positions():
        for animal in position.layout.animals:
            before, g = position, begin(position, card, animal, chance)
            assert RULEBOOK.broken_laws(g, before) == []
            for _ in range(200):
                if not is_asking(g):
                    break
                assert len(g.current_options) > 1
                before = g.clone()
                g.play(chance.of(list(g.current_options)))
                assert RULEBOOK.broken_laws(g, before) == []
            assert not is_asking(g), f"{card.key} never ends"


@pytest.mark.parametrize("card", ASKING)
def test_the_questions_of_a_card_can_be_saved_and_explained(card: Card) -> None:
    chance = Chance(card.number)
    questions = 0
    for position in positions()[1::2]:
        g = begin(position, card, chance.of(position.layout.animals), chance)
        while is_asking(g) and questions < 12:
            assert check.first_broken(RULEBOOK, g) == ""
            g.play(chance.of(list(g.current_options)))
            questions += 1
    assert questions
