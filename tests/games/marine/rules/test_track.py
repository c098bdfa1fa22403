"""DSM-18  The Evolution track: slots, new cards and what they bring."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tangledbank.core.ints import ints
from tangledbank.games.marine.cards import BOTH, CARDS, LIVING, NONE, SKELETON, Card
from tangledbank.games.marine.notation import CARD
from tests.dsl import rule
from tests.games.marine.sea import Sea, W, h

FIVE = ["annelids", "producers", "univalves", "semi_aquatic", "endosymbionts"]
MARKERS = ["kelp", "coral", "sand", "sand", "ocean"]
QUIET = "gene_expression"
"""Does nothing for an animal without a Trait."""


def track(*cards: str, new: str = "") -> Sea:
    """Cards on the track and the next one of the deck; without a name the deck is empty."""
    s = Sea()
    s.markers(["land", "land", "vent"], MARKERS)
    s.track(*cards)
    if new:
        s.next_card(new)
    else:
        s.g.deck_left = 0
    return s


def choose(s: Sea, card: str, animal: str = "fish", end_turn: bool = False) -> Sea:
    """The animal scores an ocean from the fifth space and takes a card."""
    s.place(animal, h(0, 1), 1)
    s.g.vp = ints([0] * 6)
    s.act(animal, "evolution-5", end_turn=end_turn).answer(f"evolve {h(0, 1)}")
    if s.question == "TakeCard":
        s.answer(f"card {card}")
    return s


@pytest.fixture
def icons() -> Iterator[dict[str, int]]:
    """The fish icons of cards can be changed; afterwards they are as before."""
    before = CARDS[:]

    class Icons(dict[str, int]):
        def __setitem__(self, key: str, value: int) -> None:
            old = CARDS[CARD.read(key)]
            CARDS[CARD.read(key)] = Card(key, value, old.confidence, old.n)

    yield Icons()
    CARDS[:] = before


# ---- slots ----------------------------------------------------------------------------
@rule("DSM-18.1")
def test_the_track_never_holds_more_than_five_cards() -> None:
    s = choose(track(*FIVE, new="biodiversity"), "semi_aquatic")
    assert s.slots() == ["annelids", "producers", "univalves", "endosymbionts", "biodiversity"]


@rule("DSM-18.1", "DSM-18.3", "EX-R19")
@pytest.mark.parametrize("chosen", [0, 1, 4])
def test_cards_above_the_chosen_one_slide_down_and_the_new_one_is_on_top(chosen: int) -> None:
    cards = ["annelids", "producers", "univalves", "endosymbionts", "semi_aquatic"]
    s = choose(track(*cards, new="biodiversity"), cards[chosen])
    assert s.slots() == [*cards[:chosen], *cards[chosen + 1 :], "biodiversity"]


@rule("DSM-18.2", "DSM-18.8")
def test_a_card_acts_for_all_animals_from_its_arrival_until_it_is_discarded() -> None:
    s = track("annelids", "producers", new="volcanism")
    seamount = f"erupt {h(-1, 1)}"
    assert s.act("reptiles", "tectonics-1").why(seamount) == {"DSM-13.2", "DSM-2.5"}
    choose(s, "annelids")
    for animal in ("crustaceans", "reptiles"):
        s.g.spaces[19] = -1
        assert s.act(animal, "tectonics-1").why(seamount) == set()
    s.track("producers")
    s.discarded("volcanism")
    s.g.spaces[19] = -1
    assert s.act("reptiles", "tectonics-1").why(seamount) == {"DSM-13.2", "DSM-2.5"}


@rule("DSM-18.3")
def test_a_resolved_card_lies_on_top_of_the_discard_pile() -> None:
    s = track("annelids", "producers")
    s.discarded("univalves", "fertile")
    choose(s, "producers")
    assert [CARD.show(card) for card in s.g.discard] == ["univalves", "fertile", "producers"]


@rule("DSM-18.4")
def test_a_card_of_the_deck_comes_after_the_slide() -> None:
    s = track(*FIVE, new="biodiversity")
    choose(s, "annelids")
    assert (s.slots()[4], s.g.deck_left, s.g.unseen) == ("biodiversity", 0, [])


@rule("DSM-18.4")
def test_no_card_comes_before_the_chosen_one_is_resolved() -> None:
    s = choose(track("annelids", "trophic_cascade", new="biodiversity"), "trophic_cascade")
    assert (s.slots(), s.g.deck_left) == (["annelids", "trophic_cascade"], 1)


@rule("DSM-18.6", "EX-35")
def test_with_an_empty_deck_the_slots_close_up_without_a_gap() -> None:
    s = choose(track("annelids", "producers", "univalves", "endosymbionts"), "producers")
    assert s.slots() == ["annelids", "univalves", "endosymbionts"]
    s.place("crustaceans", h(0, 1), 1)
    s.g.spaces[33] = -1
    s.act("crustaceans", "evolution-5").answer(f"evolve {h(0, 1)}")
    assert s.options() == ["card annelids", "card univalves", "card endosymbionts"]


@rule("DSM-18.7")
def test_without_a_card_in_play_nothing_is_chosen() -> None:
    s = choose(track(), "")
    assert (s.done, s.vp("fish")) == (True, 2)


# ---- new cards ------------------------------------------------------------------------
def doomed(s: Sea) -> Sea:
    """Two reptiles on an ocean without elements, and fish with the most cubes on vents (one of them)."""
    s.place("reptiles", h(0, 2), 2)
    s.put(W(0, 3), "plankton")
    s.place("fish", h(0, 3), 2)
    return s


@rule("DSM-18.5")
@pytest.mark.parametrize(("icon", "left", "points"), [(NONE, 2, 0), (SKELETON, 0, 0), (LIVING, 2, 1), (BOTH, 0, 1)])
def test_the_skeleton_brings_extinction_and_the_living_fish_survival(
    icons: dict[str, int], icon: int, left: int, points: int
) -> None:
    icons["biodiversity"] = icon
    s = choose(doomed(track(QUIET, new="biodiversity")), QUIET)
    assert (s.cubes("reptiles", h(0, 2)), s.vp("fish") - 2) == (left, points)


@rule("DSM-18.5", "DSM-20.1", "R-12")
def test_extinction_comes_before_survival(icons: dict[str, int]) -> None:
    icons["biodiversity"] = BOTH
    s = doomed(track(QUIET, new="biodiversity"))
    s.place("reptiles", h(0, 3), 5)  # the most, but endangered
    choose(s, QUIET)
    assert (s.vp("fish"), s.vp("reptiles"), s.cubes("reptiles", h(0, 3))) == (2 + 1, 0, 0)


@rule("DSM-18.5", "R-12")
def test_the_text_of_the_new_card_comes_before_its_icons(icons: dict[str, int]) -> None:
    icons["marine_snow"] = SKELETON
    s = choose(doomed(track(QUIET, new="marine_snow")), QUIET)
    assert (s.vp("reptiles"), s.cubes("reptiles", h(0, 2))) == (2, 0)  # scored once, then extinct


@rule("DSM-18.12", "R-12")
def test_a_card_that_enters_play_asks_nobody_but_the_next_turn_reconstruction() -> None:
    """Reconstruction: Marine Snow is the only card with such a text, and it leaves nothing to decide."""
    s = track(QUIET, new="marine_snow")
    s.place("reptiles", h(0, 2), 1)
    choose(s, QUIET, end_turn=True)
    assert (s.asked, s.question, s.vp("reptiles"), s.vp("fish")) == ("cephalopods", "PlacePawn", 2, 4)


@rule("DSM-18.9", "R-12")
def test_a_chosen_card_is_in_play_while_it_is_resolved() -> None:
    s = choose(track("annelids", "solar_radiation", "producers", new="biodiversity"), "solar_radiation")
    assert (s.question, s.slots()) == ("RadiationTile", ["annelids", "solar_radiation", "producers"])
    assert CARD.read("solar_radiation") not in s.g.discard
    s.answer(f"tile {h(0, 1)}")
    assert (s.slots(), CARD.show(s.g.discard[-1])) == (["annelids", "producers", "biodiversity"], "solar_radiation")


@rule("DSM-18.9")
def test_cladogenesis_is_in_play_while_the_other_card_is_resolved_and_discarded() -> None:
    s = choose(track("annelids", "cladogenesis", "trophic_cascade"), "cladogenesis")
    s.answer("card trophic_cascade")
    assert s.slots() == ["annelids", "cladogenesis", "trophic_cascade"]


# ---- icons ----------------------------------------------------------------------------
@rule("DSM-18.10")
def test_the_default_icons_reconstruction() -> None:
    """All fish icons are a reconstruction."""
    skeleton = {"biomass", "disease", "omnivore", "predator", "profligate_carnivore", "trophic_cascade"}
    living = {"adaptability", "extremophiles", "fecundity", "habitat", "metamorphosis", "symbiotic"}
    both = {"invasive_species", "solar_radiation", "tectonic_shift", "volcanism"}
    shown = {kind: {card.key for card in CARDS if card.icons == kind} for kind in (SKELETON, LIVING, BOTH, NONE)}
    assert (shown[SKELETON], shown[LIVING], shown[BOTH], len(shown[NONE])) == (skeleton, living, both, 19)


@rule("DSM-18.11")
@pytest.mark.parametrize("name", ["predator", "biodiversity", "marine_snow", "volcanism"])
@pytest.mark.parametrize("icon", [NONE, SKELETON])
def test_events_follow_the_icons_and_no_card_by_name(icons: dict[str, int], name: str, icon: int) -> None:
    icons[name] = icon
    s = choose(doomed(track(QUIET, new=name)), QUIET)
    assert s.cubes("reptiles", h(0, 2)) == (2 if icon == NONE else 0)
