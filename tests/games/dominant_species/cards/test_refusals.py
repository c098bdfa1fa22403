"""A refusal cites the rule of what is asked: of a card's question the card's own, or one about the thing it says."""

from __future__ import annotations

import pytest

from tangledbank.core.frame import OTHER_MOMENT
from tangledbank.earth.text import question
from tangledbank.games.dominant_species.cards import Card
from tangledbank.games.dominant_species.state import Dom
from tangledbank.games.dominant_species.terms import ANIMALS
from tangledbank.games.dominant_species.text import asking_card
from tests.dsl import rule
from tests.games.dominant_species.cards import JUNGLE, MOUNTAIN, SAVANNAH
from tests.games.dominant_species.cards.test_every_card import ASKING, Chance, begin, is_asking, positions
from tests.games.dominant_species.earth import RULEBOOK, Earth, W, h

NO_TILE = "DS-2.2"
BAG = "DS-19.5"
OPPOSING = "DS-23.3"
MUST = "DS-19.2"
ALLOWED = {
    "AquaticTile": {MUST, NO_TILE},
    "ChooseFromBag": {MUST, BAG},
    "PutElement": {MUST, "DS-1.28", "DS-2.9"},
    "PlaceCubes": {MUST},
    "Victim": {MUST, OPPOSING},
    "BlightTile": {MUST, NO_TILE},
    "BlightKeep": {MUST, "DS-2.9"},
    "CatastropheTile": {MUST, NO_TILE},
    "Survivor": {MUST},
    "LoseElement": {MUST, "DS-1.15"},
    "Replace": {MUST, NO_TILE, OPPOSING},
    "FertileTile": {MUST, NO_TILE},
    "HibernationTile": {MUST, NO_TILE},
    "Hibernate": {MUST},
    "IceSheet": {MUST, NO_TILE, "DS-13.3"},
    "Suffer": {MUST},
    "RemovePawn": {MUST},
    "PlacePawn": {MUST},
    "ExodusTile": {MUST, NO_TILE},
    "Exodus": {MUST},
    "Exchange": {MUST, "DS-1.15", BAG},
}
"""By question of a card: what a refusal may cite besides the card's own rules."""

SECTIONS = {
    "PlacePawn": {"5"},
    "Initiative": {"7", "5"},
    "Adaptation": {"8", "1"},
    "Protect": {"9"},
    "Abundance": {"10", "1"},
    "PutElement": {"10", "15", "1", "2", "6"},
    "Wasteland": {"11", "1"},
    "Depletion": {"12", "2"},
    "Glaciation": {"13", "2"},
    "Speciation": {"14", "2"},
    "PlaceCubes": {"14", "6"},
    "Spread": {"14", "2"},
    "Wanderlust": {"15"},
    "WanderTake": {"15", "1"},
    "PutTile": {"15", "6"},
    "MoveCubes": {"15", "6"},
    "Migration": {"16"},
    "MigrateTo": {"16", "2", "6"},
    "MigrateCubes": {"16", "6"},
    "Competition": {"17", "2", "23"},
    "Domination": {"18", "2"},
    "TakeCard": {"18", "6"},
    "SaveMammal": {"20"},
}
"""By question of a section: the chapters that a refusal may cite."""


def cited(g: Dom) -> set[str]:
    """All rules that refusals of this kind of answer cite; an answer to another question cites that one."""
    found: set[str] = set()
    for action in RULEBOOK.universe(g):
        refusal = g.refusal(g.seat, action)
        if refusal and not refusal & OTHER_MOMENT:
            found.update([rule for reason in RULEBOOK.reasons(g, action, refusal) for rule in reason.rules])
    return found


@rule("DS-19.2")
@pytest.mark.parametrize("card", ASKING)
def test_a_refusal_of_a_card_cites_the_card_or_what_it_speaks_of(card: Card) -> None:
    chance = Chance(card.number)
    asked: dict[str, int] = {}
    for position in positions()[::3]:
        g = begin(position, card, chance.of(position.layout.animals), chance)
        while is_asking(g) and asked.setdefault(question(g), 0) < 6:
            asked[question(g)] += 1
            own = {rule for rule in cited(g) if rule.startswith(f"DS-C{card.number:02}.")}
            assert cited(g) - own <= ALLOWED[question(g)], question(g)
            assert [rule for rule in RULEBOOK.prompt_rules(g) if rule.startswith(f"DS-C{card.number:02}.")]
            g.play(chance.of(list(g.current_options)))
    assert asked


@rule("DS-6.5")
def test_a_refusal_in_a_section_cites_no_card_and_no_other_section() -> None:
    asked: dict[str, int] = {}
    for seed in range(4):
        chance = Chance(seed)
        g = RULEBOOK.new_state(2 + seed, seed, RULEBOOK.check_options(2 + seed, {}))
        assert isinstance(g, Dom)
        g.advance()
        for _ in range(600):
            if not g.stack:
                break
            name = question(g)
            if name in SECTIONS and not asking_card(g) and asked.setdefault(name, 0) < 3:
                asked[name] += 1
                assert {rule[3:].partition(".")[0] for rule in cited(g)} <= SECTIONS[name], name
            g.play(chance.of(list(g.current_options)))
    assert asked.keys() == SECTIONS.keys()


# ---- what was wrong ----------------------------------------------------------------------
@rule("DS-C10.2")
def test_too_many_cubes_of_fecundity_or_aquatic_are_refused_by_the_card() -> None:
    e = Earth()
    e.empty_gene_pool("mammal", leave=1)
    assert e.card("fecundity", "mammal").why("cubes 2") == {"DS-C10.1", "DS-C10.2"}
    e = Earth().card("aquatic", "bird").answer("take sun", f"corner {W(1, -2)}")
    assert e.why("cubes 5") == {"DS-C01.2"}


@rule("DS-C03.1", "DS-C05.1", "DS-C25.1", "DS-C09.1")
def test_victims_are_refused_by_the_card_that_asks_for_them() -> None:
    e = Earth().card("catastrophe", "mammal").answer(f"tile {MOUNTAIN}")
    assert e.why("survivor amphibian") == {"DS-C05.1"}
    assert e.answer("survivor mammal").why("victim amphibian") == {"DS-C05.2"}
    e = Earth().card("evolution", "mammal")
    assert e.why(f"replace {JUNGLE} mammal") == {"DS-23.3"}
    absent = next(animal for animal in ANIMALS[1:] if not e.cubes(animal, JUNGLE))
    assert e.why(f"replace {JUNGLE} {absent}") == {"DS-C09.1", "DS-C09.2", "DS-C09.3"}
    e = Earth()
    e.place("bird", SAVANNAH, 4)
    assert e.card("predator", "insect").why("victim mammal") == {"DS-C25.1"}


@rule("DS-C01.1")
def test_a_tile_of_the_wrong_terrain_is_refused_by_aquatic_and_not_by_competition() -> None:
    e = Earth()
    e.lay(h(2, -2), "sea")
    assert e.card("aquatic", "bird").why(f"tile {JUNGLE}") == {"DS-C01.1"}


@rule("DS-16.1")
def test_a_migration_that_has_begun_cannot_be_declined_and_no_card_says_so() -> None:
    e = Earth()
    e.pawn("bird", "migration-1")
    e.act("migration-1")
    e.answer(e.options()[0])
    assert e.why("pass") == {"DS-6.5"}


@rule("DS-C16.2")
def test_without_acquired_elements_immigrants_speak_of_no_type() -> None:
    e = Earth(options={"longer_game": True}).card("immigrants", "bird")
    assert e.why("suffer element") == {"DS-C16.2"}
    reasons = RULEBOOK.reasons(e.g, 0, e.g.refusal(e.g.seat, RULEBOOK.notation.read("suffer element")))
    assert [str(reason.message) for reason in reasons] == [
        "You have no acquired element to lose; printed ones cannot go."
    ]
