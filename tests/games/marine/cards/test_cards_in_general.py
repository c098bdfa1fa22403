"""DSM-23  The table of the 35 cards, their icons, and what holds for all of them."""

from __future__ import annotations

import pytest

from tangledbank.games.marine.cards import BOTH, CARDS, LIVING, NONE, SKELETON
from tangledbank.games.marine.notation import CARD
from tangledbank.games.marine.terms import E_EXTINCTION
from tests.dsl import rule
from tests.games.marine.cards import (
    CORAL,
    GEYSER,
    LAND,
    REFUSED,
    SAND,
    SEAGRASS,
    SMOKER,
    STEP_REFUSED,
    dead,
    evolve,
    icons,
    next_cards,
    pile,
    totals,
)
from tests.games.marine.sea import RULEBOOK, Sea, W, h

NAMES = [
    *["Adaptability", "Annelids", "Asteroid", "Biodiversity", "Biomass", "Bountiful Habitat", "Carbon Cycle"],
    *["Cladogenesis", "Disease", "Ecodiversity", "Endosymbionts", "Extremophiles", "Fecundity", "Fertile"],
    *["Gene Expression", "Habitat", "Invasive Species", "Marine Snow", "Mass Exodus", "Metamorphosis"],
    *["Monotypic Habitat", "Niche Construction", "Omnivore", "Population Explosion", "Predator", "Producers"],
    *["Profligate Carnivore", "Semi-Aquatic", "Solar Radiation", "Symbiotic", "Tectonic Shift", "Terrestrial"],
    *["Trophic Cascade", "Univalves", "Volcanism"],
]
"""DSM-23.1 to DSM-23.35"""
CONFIDENCE = [
    *[0.9, 0.8, 0.85, 0.95, 0.9, 0.9, 0.8, 0.65, 0.85, 0.55, 0.8, 0.65, 0.95, 0.9, 0.6, 0.75, 0.55, 0.35],
    *[0.95, 0.95, 0.75, 0.85, 0.6, 0.8, 0.95, 0.8, 0.75, 0.8, 0.7, 0.85, 0.45, 0.7, 0.9, 0.8, 0.5],
]
NOTHING_GUESSED = [
    *["adaptability", "biodiversity", "bountiful_habitat", "fecundity", "mass_exodus", "metamorphosis", "predator"],
    "trophic_cascade",
]
"""Cards of DSM-23 without a G: in their text."""
ONE = [
    *["annelids", "biodiversity", "carbon_cycle", "ecodiversity", "endosymbionts", "extremophiles", "fecundity"],
    *["fertile", "invasive_species", "marine_snow", "producers", "semi_aquatic", "solar_radiation", "univalves"],
]
NUMBERS = {**dict.fromkeys(ONE, 1), "terrestrial": 4}
"""Numbers of the texts that effects use."""
IN_PLAY = {"marine_snow": 0.4, "monotypic_habitat": 0.95, "solar_radiation": 0.2, "volcanism": 0.4}
"""Confidence of the texts for entering play and while in play."""
EXTINCTION = ["biomass", "disease", "omnivore", "predator", "profligate_carnivore", "trophic_cascade"]
SURVIVAL = ["adaptability", "extremophiles", "fecundity", "habitat", "metamorphosis", "symbiotic"]
BOTH_ICONS = ["invasive_species", "solar_radiation", "tectonic_shift", "volcanism"]
"""DSM-18.10"""

KEYS = [name.lower().replace(" ", "_").replace("-", "_") for name in NAMES]


# ---- the table ------------------------------------------------------------------------
@rule("DSM-23.0")
def test_the_cards_are_numbered_alphabetically_from_one_to_35() -> None:
    assert [CARD.show(number - 1) for number in range(1, 36)] == KEYS
    assert ([card.key for card in CARDS], len(CARDS)) == (KEYS, 35)


@rule("R-1")
def test_every_card_says_how_surely_its_effect_is_known_and_what_is_guessed() -> None:
    assert [card.confidence for card in CARDS] == CONFIDENCE
    assert [card.key for card in CARDS if not card.guessed] == NOTHING_GUESSED
    assert {card.key: card.n for card in CARDS if card.n} == NUMBERS
    assert {card.key: card.in_play for card in CARDS if card.in_play} == IN_PLAY


@rule("DSM-18.10")
def test_the_default_icons_are_those_of_the_specification() -> None:
    """Reconstruction: all icons are guessed."""
    assert [card.key for card in CARDS if card.icons == SKELETON] == EXTINCTION
    assert [card.key for card in CARDS if card.icons == LIVING] == SURVIVAL
    assert [card.key for card in CARDS if card.icons == BOTH] == BOTH_ICONS
    assert len([card for card in CARDS if card.icons == NONE]) == 19


# ---- the icons ------------------------------------------------------------------------
def with_icons(card: str, shown: int) -> Sea:
    """A card comes onto slot 5 while fish are endangered on one tile and reptiles alone are on two vents."""
    s = Sea()
    s.cubes_are(GEYSER, reptiles=1)
    s.cubes_are(SMOKER, reptiles=1)
    s.put(W(0, -3), "sun")
    s.put(W(0, 3), "sun")
    s.cubes_are(h(-1, 3), fish=2)
    s.track("annelids" if card != "annelids" else "producers")
    next_cards(s, card)
    with icons(card, shown):
        return evolve(s, "fish", 1)


@rule("DSM-18.11")
@pytest.mark.parametrize("card", KEYS)
def test_another_icon_in_the_table_brings_its_event_and_changes_nothing_else(card: str) -> None:
    plain = with_icons(card, NONE)
    assert (plain.slots(), plain.cubes("fish", h(-1, 3))) == ([card], 2)
    for shown in (SKELETON, LIVING, BOTH):
        s = with_icons(card, shown)
        assert (s.cubes("fish", h(-1, 3)), s.eliminated("fish")) == ((0, 2) if shown & SKELETON else (2, 0))
        assert s.vp("reptiles") - plain.vp("reptiles") == (3 if shown & LIVING else 0)
        if shown & SKELETON:
            s.g.eliminated[2] = 0
            s.g.gene_pool[2] += 2
            s.place("fish", h(-1, 3), 2)
        s.set_vp("reptiles", plain.vp("reptiles"))
        assert RULEBOOK.dump(s.g) == RULEBOOK.dump(plain.g)


@rule("DSM-18.11")
@pytest.mark.parametrize("card", KEYS)
def test_the_icon_of_a_card_changes_nothing_of_its_effect(card: str) -> None:
    results = []
    for shown in (NONE, SKELETON, LIVING, BOTH):
        s = ripe(card)
        s.g.events = []
        with icons(card, shown), icons("annelids", NONE):
            verbs = [verb for verb, _ in asked(s, card)]
        assert not [kind for kind, *_ in s.g.events if kind == E_EXTINCTION]
        results.append((verbs, RULEBOOK.dump(s.g)))
    assert results[1:] == results[:1] * 3


# ---- what is asked ----------------------------------------------------------------------
QUESTIONS = {
    "adaptability": ["lose", "corner"],
    "asteroid": ["tile", "survivor", "victim", "victim"],
    "biomass": ["victim", "victim", "victim", "victim"],
    "bountiful_habitat": ["terrain"],
    "cladogenesis": ["tile", "card", "victim", "victim"],
    "disease": ["lose"],
    "fecundity": ["omit", "omit"],
    "fertile": ["tile"],
    "gene_expression": ["replace", "keep", "lose"],
    "habitat": ["special", "corner", "take", "corner"],
    "mass_exodus": ["tile", *["cubes"] * 15],
    "metamorphosis": ["exchange"],
    "niche_construction": ["corner", "corner"],
    "omnivore": ["tile", "corner", "victim"],
    "population_explosion": ["tile"],
    "predator": ["victim", "victim"],
    "profligate_carnivore": ["compete", "compete"],
    "solar_radiation": ["tile", "victim", "victim"],
    "terrestrial": ["tile", "take", "corner", "cubes"],
    "trophic_cascade": ["tile", "corner", "corner"],
    "volcanism": ["erupt", "side", "source", "hide"],
}
"""DSM-30.6  The verbs that answer the choices of each card in the position of ripe(), in their order."""
PREFERRED = [f"tile {CORAL}", f"erupt {h(-2, 1)}", "replace phenotypic_plasticity", "card predator"]


def ripe(card: str) -> Sea:
    """A position in which every card with choices asks all of them; the fish take the card, X is 2."""
    s = Sea(options={"superheroes": True})
    s.cubes_are(CORAL, reptiles=2, fish=4, crustaceans=1)
    s.cubes_are(SEAGRASS, reptiles=1, fish=2, crustaceans=1)
    s.cubes_are(SAND, fish=1, crustaceans=3)
    s.cubes_are(SMOKER, fish=1, reptiles=1)
    s.lay(h(-2, 1), "seamount")
    s.put(W(1, -2), "gastropods")
    s.control("fish", "sun", "algae")
    s.acquire("fish", "sun", "worms")
    s.acquire("reptiles", "sun", "worms", "worms")
    s.trait("crustaceans", "camouflage")
    if card == "gene_expression":
        s.trait("fish", "social", "phenotypic_plasticity")
        s.acquire("fish", "gastropods", "sponges")
    s.track("annelids", "trophic_cascade" if card == "predator" else "predator")
    s.discarded("fertile" if card != "fertile" else "producers")
    s.empty_gene_pool("fish", leave=2)
    return s


def asked(s: Sea, card: str) -> list[tuple[str, int]]:
    """The verb and the seat of every question that a card asks; nothing may be passed but Camouflage."""
    s.card(card, "fish", x=2)
    found = []
    while not s.done:
        options = s.options()
        verb = options[0].split()[0]
        assert s.why("pass") in ([set()] if verb == "hide" else [REFUSED, STEP_REFUSED])
        found.append((verb, s.g.seat))
        s.answer(*[text for text in PREFERRED if text in options][:1] or options[:1])
    return found


@rule("DSM-30.6")
@pytest.mark.parametrize("card", KEYS)
def test_a_card_asks_its_choices_in_the_order_of_the_specification(card: str) -> None:
    assert [verb for verb, _ in asked(ripe(card), card)] == QUESTIONS.get(card, [])


@rule("DSM-23.42")
@pytest.mark.parametrize("card", sorted(QUESTIONS))
def test_whoever_took_a_card_answers_its_questions_and_can_decline_none(card: str) -> None:
    s = ripe(card)
    others = {"disease": {0}, "volcanism": {2, 3}}
    assert {seat for _, seat in asked(s, card)} == others.get(card, {2})
    assert s.laws() == []


@rule("DSM-23.42")
def test_forgoing_concerns_the_whole_action_before_the_tile_is_chosen() -> None:
    s = Sea()
    s.track("fertile", "predator", "annelids")
    s.act("fish", "evolution-3")
    assert s.options() == [f"evolve {CORAL}", "pass"]
    s.answer(f"evolve {CORAL}")
    assert (s.question, s.why("pass")) == ("TakeCard", {"DSM-16.4", "DSM-23.42"})
    t = Sea()
    t.track("fertile", "predator", "annelids")
    t.act("fish", "evolution-3").answer("pass")
    assert (t.done, totals(t), len(t.slots()), pile(t)) == (True, [0, 0, 0, 0], 3, [])


# ---- eliminations -------------------------------------------------------------------------
@rule("DSM-23.36")
def test_cannibal_reacts_to_each_elimination_by_a_card_before_the_next_one_is_asked() -> None:
    s = Sea()
    s.trait("reptiles", "cannibal")
    s.cubes_are(SEAGRASS, fish=1, reptiles=2, crustaceans=1)
    s.card("predator", "fish").answer("victim reptiles")
    assert (s.done, s.vp("reptiles")) == (False, 1)
    assert s.answer("victim reptiles").vp("reptiles") == 2


@rule("DSM-23.36")
def test_cannibal_is_paid_for_every_tile_where_asteroid_or_invasive_species_eliminates() -> None:
    s = Sea()
    s.trait("reptiles", "cannibal")
    s.cubes_are(LAND, reptiles=1)
    s.card("asteroid", "fish").answer(f"tile {CORAL}", "survivor fish")
    assert (s.done, s.vp("reptiles"), dead(s)) == (True, 2, [4, 3, 2, 3])
    s.cubes_are(CORAL, reptiles=2)
    s.cubes_are(SAND, reptiles=2)
    s.markers(["coral", "sand", "ocean"], ["land", "kelp", "seamount", "sand", "vent"])
    assert s.card("invasive_species", "fish").vp("reptiles") == 4


@rule("DSM-23.36")
def test_a_pawn_of_budding_intelligence_comes_with_the_vp_of_a_card_at_once() -> None:
    s = Sea()
    s.trait("reptiles", "budding_intelligence")
    s.set_vp("reptiles", 15)
    s.cubes_are(LAND, reptiles=1)
    s.card("bountiful_habitat", "fish").answer("terrain coral")
    assert (s.vp("reptiles"), s.pawns("reptiles")) == (21, 5)


# ---- the choices ------------------------------------------------------------------------------
@rule("DSM-23.37")
@pytest.mark.parametrize("card", ["asteroid", "mass_exodus", "solar_radiation"])
def test_a_card_that_concerns_species_of_a_tile_is_skipped_on_an_empty_earth(card: str) -> None:
    s = Sea()
    s.clear(CORAL)
    before = s.g.gene_pool[:]
    assert s.card(card, "fish", x=3).done
    assert (s.g.gene_pool, dead(s)) == (before, [0, 0, 0, 0])
