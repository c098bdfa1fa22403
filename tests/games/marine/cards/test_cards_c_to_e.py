"""DSM-23.8, DSM-23.9  Cladogenesis and Disease."""

from __future__ import annotations

from tangledbank.games.marine.cards import NONE, SKELETON
from tangledbank.games.marine.terms import E_DISCARD, E_EXTINCTION
from tests.dsl import rule
from tests.games.marine.cards import (
    ALGAE,
    CORAL,
    LAND,
    PLANKTON,
    REFUSED,
    SEAGRASS,
    SUN,
    dead,
    evolve,
    icons,
    next_cards,
    on_earth,
    pile,
)
from tests.games.marine.sea import Sea, targets


# ---- Cladogenesis -------------------------------------------------------------------
def example_51() -> Sea:
    """EX-51 up to the choice of Cladogenesis; the deck gives Producers and Univalves next."""
    s = Sea()
    s.track("predator", "cladogenesis", "fertile", "annelids", "disease")
    s.discarded("trophic_cascade")
    next_cards(s, "producers", "univalves")
    return evolve(s, "fish", 2, "cladogenesis")


@rule("EX-51", "DSM-23.8")
def test_cladogenesis_first_resolves_the_top_of_the_discard_pile_with_its_own_slot_as_x() -> None:
    """Reconstruction."""
    s = example_51().answer(f"tile {CORAL}", f"corner {SUN}", f"corner {PLANKTON}")
    assert (s.element(SUN), s.element(PLANKTON), on_earth(s)) == (None, None, 4)
    assert s.question == "TakeOther"
    assert s.slots() == ["predator", "cladogenesis", "fertile", "annelids", "disease"]
    assert pile(s) == ["trophic_cascade"]


@rule("EX-51", "DSM-23.8")
def test_cladogenesis_then_resolves_another_card_and_both_are_discarded_one_after_the_other() -> None:
    """Reconstruction."""
    s = example_51().answer(f"tile {CORAL}", f"corner {SUN}", f"corner {PLANKTON}", "card annelids")
    assert s.done
    assert s.slots() == ["predator", "fertile", "disease", "producers", "univalves"]
    assert (pile(s), s.vp("fish")) == (["trophic_cascade", "annelids", "cladogenesis"], 2 + 1)
    assert s.laws() == []


@rule("DSM-23.8")
def test_cladogenesis_discards_nothing_until_the_other_card_is_finished() -> None:
    """Reconstruction."""
    s = Sea()
    s.track("cladogenesis", "predator")
    next_cards(s, "producers", "univalves")
    evolve(s, "fish", 1)
    assert s.slots() == ["cladogenesis", "predator"]
    s.answer("victim reptiles")
    assert (s.slots(), dead(s)) == (["producers", "univalves"], [1, 0, 0, 0])


@rule("DSM-23.8", "DSM-30.6")
def test_cladogenesis_offers_every_other_card_whatever_its_slot_and_cannot_be_declined() -> None:
    """Reconstruction."""
    s = Sea()
    s.track("cladogenesis", "fertile", "annelids", "disease", "trophic_cascade")
    evolve(s, "fish", 1)
    assert (s.asked, s.options()) == (
        "fish",
        [f"card {c}" for c in ("fertile", "annelids", "disease", "trophic_cascade")],
    )
    assert (s.why("card cladogenesis"), s.why("card predator"), s.why("pass")) == ({"DSM-23.8"}, {"DSM-23.8"}, REFUSED)


@rule("DSM-23.8")
def test_the_other_card_of_cladogenesis_has_its_own_slot_as_x() -> None:
    """Reconstruction."""
    s = Sea()
    s.track("cladogenesis", "fertile", "annelids", "trophic_cascade")
    evolve(s, "fish", 1).answer("card trophic_cascade", f"tile {CORAL}")
    while not s.done:
        assert s.question == "RemoveFromTile"
        s.answer(s.options()[0])
    assert on_earth(s) == 6 - 4


@rule("EX-79", "DSM-23.8")
def test_cladogenesis_with_an_empty_deck_slides_twice() -> None:
    """Reconstruction."""
    s = Sea()
    s.track("predator", "fertile", "cladogenesis")
    s.discarded("asteroid", "producers")
    s.g.deck_left = 0
    evolve(s, "fish", 3, "cladogenesis")
    assert s.vp("fish") == 2 + 1
    s.answer("card predator", "victim reptiles")
    assert (s.done, s.slots(), pile(s)) == (True, ["fertile"], ["asteroid", "producers", "predator", "cladogenesis"])


@rule("EX-79", "DSM-23.8")
def test_cladogenesis_as_the_first_card_of_the_game_skips_its_first_part() -> None:
    """Reconstruction."""
    s = Sea()
    s.track("predator", "fertile", "cladogenesis")
    evolve(s, "fish", 3, "cladogenesis")
    assert (s.question, s.options()) == ("TakeOther", ["card predator", "card fertile"])


@rule("DSM-23.8")
def test_cladogenesis_without_another_card_in_play_skips_its_second_part() -> None:
    """Reconstruction."""
    s = Sea()
    s.track("cladogenesis")
    s.discarded("predator", "annelids")
    next_cards(s, "producers")
    evolve(s, "fish", 1)
    assert (s.done, s.vp("fish"), dead(s)) == (True, 2 + 1, [0, 0, 0, 0])
    assert (s.slots(), pile(s)) == (["producers"], ["predator", "annelids", "cladogenesis"])


@rule("DSM-23.8")
def test_the_card_that_replaces_the_other_one_enters_play_before_cladogenesis_is_discarded() -> None:
    """Reconstruction."""
    s = Sea()
    s.cubes_are(LAND, fish=1)
    s.track("cladogenesis", "annelids")
    next_cards(s, "producers", "univalves")
    s.remove(ALGAE)
    s.g.events = []
    with icons("producers", SKELETON), icons("univalves", NONE):
        evolve(s, "crustaceans", 1)
    told = [kind for kind, *_ in s.g.events if kind in (E_DISCARD, E_EXTINCTION)]
    assert told == [E_DISCARD, E_EXTINCTION, E_DISCARD]
    assert s.all_cubes(LAND) == {}


@rule("R-16", "DSM-23.41")
def test_cladogenesis_repeats_the_strike_of_an_asteroid_on_the_discard_pile() -> None:
    """Reconstruction."""
    s = Sea()
    s.track("cladogenesis")
    s.discarded("asteroid")
    s.g.last = True
    s.cubes_are(SEAGRASS, reptiles=2)
    evolve(s, "fish", 1)
    assert targets(s.options()) == [SEAGRASS, CORAL]
    s.answer(f"tile {CORAL}", "survivor fish")
    assert (s.all_cubes(CORAL), s.all_cubes(SEAGRASS)) == ({"fish": 1}, {"reptiles": 1})
    assert (s.done, s.g.last, dead(s)) == (True, True, [4, 3, 2, 3])


# ---- Disease ------------------------------------------------------------------------
@rule("EX-55", "DSM-23.9")
def test_disease_by_an_animal_with_four_elements_hits_those_with_five_and_six_only() -> None:
    s = Sea()
    s.acquire("cephalopods", "sun")
    s.acquire("reptiles", "worms", "worms")
    s.acquire("fish", "sun", "worms", "algae")
    s.acquire("crustaceans", "sun")
    s.card("disease", "cephalopods").answer("lose algae")
    assert s.done
    assert (s.acquired("reptiles"), s.acquired("fish")) == ({"worms": 1}, {"sun": 1, "worms": 1})
    assert (s.acquired("crustaceans"), s.acquired("cephalopods")) == ({"sun": 1}, {"sun": 1})
    assert (s.bag("worms"), s.bag("algae"), s.laws()) == (16, 18, [])


@rule("DSM-23.9", "DSM-30.6")
def test_disease_asks_the_animals_that_are_hit_in_food_chain_order() -> None:
    s = Sea()
    for animal in ("crustaceans", "fish", "reptiles"):
        s.acquire(animal, "sun", "worms")
    s.card("disease", "cephalopods")
    asked = []
    while not s.done:
        assert (s.options(), s.why("pass")) == (["lose sun", "lose worms"], REFUSED)
        asked.append((s.asked, s.g.seat))
        s.answer("lose worms")
    assert asked == [("reptiles", 0), ("fish", 2), ("crustaceans", 3)]
    assert s.acquired("reptiles") == {"sun": 1}


@rule("DSM-23.9")
def test_disease_takes_nothing_from_an_animal_without_disks() -> None:
    s = Sea(options={"alternative_displays": True})
    s.acquire("reptiles", "sun")
    assert s.card("disease", "fish").done
    assert s.acquired("reptiles") == {}
    t = Sea()
    t.trait("reptiles", "ram_feeder")
    t.acquire("crustaceans", "sun")
    assert t.card("disease", "fish").done
    assert (t.elements("reptiles"), t.acquired("crustaceans")) == ({"plankton": 1, "sponges": 1, "sun": 2}, {})


@rule("DSM-23.9")
def test_disease_never_takes_a_printed_element() -> None:
    s = Sea()
    s.acquire("reptiles", "sun", "worms")
    s.card("disease", "fish")
    assert {"DSM-23.9", "DSM-9.5"} <= s.why("lose sponges") <= {"DSM-23.9", "DSM-9.5", "DSM-24.19"}
    assert s.answer("lose sun").elements("reptiles") == {"sponges": 1, "sun": 2, "worms": 1}
