"""What the tests of the Evolution cards share: the start tiles by name, the bag, and cards taken by an action."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from tangledbank.games.marine.cards import ASTEROID, CARDS, Card
from tangledbank.games.marine.notation import CARD
from tangledbank.games.marine.terms import ANIMALS, CORNER_COUNT, ELEMENTS, GRID
from tangledbank.games.marine.track import draw_card
from tests.games.marine.sea import E, Sea, W, h

LAND, SEAGRASS, KELP, CORAL = h(0, -1), h(-1, 0), h(1, -1), h(0, 0)
SEAMOUNT, SAND, OCEAN = h(-1, 1), h(1, 0), h(0, 1)
AROUND = [SEAGRASS, SEAMOUNT, LAND, OCEAN, KELP, SAND]
"""The neighbours of the centre in hex order (DSM-30.1)."""
GEYSER, SMOKER = h(0, -3), h(0, 3)
ALGAE, GASTROPODS, WORMS, PLANKTON, SPONGES, SUN = W(1, -1), E(0, 0), W(1, 0), E(-1, 1), W(0, 0), E(-1, 0)
"""The corners of the start elements (DSM-2.19)."""

REFUSED = {"DSM-16.12", "DSM-23.42"}
"""Why a card's question cannot be passed."""
STEP_REFUSED = {"DSM-4.17"}
"""The same of a question that actions ask, too, where the card itself is not on the track."""
VICTIM = {"DSM-23.3", "DSM-23.5", "DSM-23.23", "DSM-23.25"}
"""The cards that share the question for a victim: a refusal may name each of them."""
FROM_TILE = {"DSM-23.23", "DSM-23.33"}
"""The cards that share the question for an element of a tile."""


def drain(s: Sea, *left: str) -> None:
    """Only these disks stay in the bag; the others lie in the Depletion box."""
    for element in ELEMENTS:
        s.row("depletion", *[element] * (s.bag(element) - left.count(element)))


def fill(s: Sea, *vacant: str) -> None:
    """Disks on all corners of Earth except these."""
    bag = [element for element in ELEMENTS for _ in range(s.bag(element))]
    for corner in range(CORNER_COUNT):
        label = GRID.corner_labels[corner]
        if s.g.touches_earth(corner) and s.g.corner[corner] < 0 and label not in vacant:
            s.put(label, bag.pop())


def strip(s: Sea) -> None:
    """No element lies on Earth."""
    for corner in (ALGAE, GASTROPODS, WORMS, PLANKTON, SPONGES, SUN):
        s.remove(corner)


def totals(s: Sea) -> list[int]:
    """The VP of all animals, from the top of the food chain."""
    return [s.vp(animal) for animal in ANIMALS]


def dead(s: Sea) -> list[int]:
    """The eliminated cubes of all animals."""
    return [s.eliminated(animal) for animal in ANIMALS]


def on_earth(s: Sea) -> int:
    """How many elements lie on Earth."""
    return len([element for element in s.g.corner if element >= 0])


def pile(s: Sea) -> list[str]:
    """The discard pile, the top card last."""
    return [CARD.show(card) for card in s.g.discard]


def evolve(s: Sea, animal: str, space: int, card: str = "", end_turn: bool = False) -> Sea:
    """An animal scores the centre from a space of Evolution and takes a card, if more than one is within reach."""
    left, right = ["land", "land", "kelp", "kelp"], ["seamount", "seagrass", "sand", "ocean"]
    s.markers(["ocean", "vent", "vent"], [*left[: space - 1], "coral", *right[: 5 - space]])
    s.act(animal, f"evolution-{space}", end_turn=end_turn).answer(f"evolve {CORAL}")
    return s.answer(f"card {card}") if s.question == "TakeCard" and card else s


def next_cards(s: Sea, *cards: str) -> None:
    """The deck will give these cards next, if nothing else is drawn before; Asteroid only as its last card."""
    numbers = [CARD.read(card) for card in cards]
    if ASTEROID in numbers:
        s.g.deck_left = 1
    while True:
        s.g.rng += 1
        g = s.g.clone()
        if [draw_card(g) for _ in numbers] == numbers:
            return


@contextmanager
def icons(card: str, shown: int) -> Iterator[None]:
    """Another fish icon on a card, as long as the context lasts."""
    number = CARD.read(card)
    was = CARDS[number]
    CARDS[number] = Card(was.key, shown, was.confidence, was.n, was.in_play, was.guessed)
    try:
        yield
    finally:
        CARDS[number] = was
