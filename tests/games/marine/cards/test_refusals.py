"""A refusal cites the rule of what is asked: of a card's question the card's own, or one about the thing it says."""

from __future__ import annotations

import pytest

from tangledbank.core.frame import OTHER_MOMENT
from tangledbank.earth.actions.conflict import Victim
from tangledbank.earth.terms import NOBODY
from tangledbank.earth.text import question
from tangledbank.games.marine.cards import CARD_KEYS
from tangledbank.games.marine.notation import NOUNS
from tangledbank.games.marine.state import Sea
from tangledbank.games.marine.text import asking_card, prompt_rules
from tangledbank.games.marine.track import FinishCard
from tests.dsl import rule
from tests.games.marine.cards.test_every_card import Chance, positions, take
from tests.games.marine.sea import RULEBOOK, E, h
from tests.games.marine.sea import Sea as FullSea

GENERAL = {"DSM-0", "DSM-2", "DSM-30"}
"""Words, the components, and the order in which things are said."""
OF_ALL_CARDS = {"DSM-16.12", "DSM-23.37", "DSM-23.42"}
MORE: dict[str, set[str]] = {
    "AsteroidTile": {"DSM-21.1"},
    "KeepTrait": {"DSM-24.8"},
    "ReplaceTrait": {"DSM-25.16"},
    "Volcano": {"DSM-13.2"},
    "ChooseSide": {"DSM-13.4"},
    "SettleVent": {"DSM-13.7"},
    "GiveDisk": {"DSM-9.5"},
    "LoseElement": {"DSM-9.5"},
    "Exchange": {"DSM-9.5"},
}
"""By question of a card: what a refusal may cite besides the card's own rule and what holds for all."""
SECTIONS: dict[str, set[str]] = {
    "TakeTurn": {"DSM-4"},
    "PlacePawn": {"DSM-4", "DSM-17", "DSM-24", "R-6"},
    "Abundance": {"DSM-5"},
    "PutElement": {"DSM-4", "DSM-6", "DSM-12"},
    "Autotrophs": {"DSM-5", "DSM-7"},
    "RemoveFromVent": {"DSM-4", "DSM-7"},
    "SwapOnVent": {"DSM-4", "DSM-7"},
    "Depletion": {"DSM-8"},
    "Adaptation": {"DSM-5", "DSM-9"},
    "Speciation": {"DSM-11"},
    "PlaceCubes": {"DSM-4", "DSM-11"},
    "PutTile": {"DSM-4", "DSM-12"},
    "WanderTake": {"DSM-5", "DSM-12"},
    "MoveCubes": {"DSM-4", "DSM-12"},
    "Tectonics": {"DSM-13"},
    "SettleVent": {"DSM-4", "DSM-13"},
    "Migration": {"DSM-14"},
    "MigrateTo": {"DSM-4", "DSM-14", "DSM-24"},
    "MigrateCubes": {"DSM-4", "DSM-14"},
    "Competition": {"DSM-15"},
    "Evolution": {"DSM-16"},
    "TakeCard": {"DSM-16", "DSM-23"},
    "Domination": {"DSM-17"},
}
"""By question of a section: the chapters that a refusal may cite besides the general ones."""


def cited(g: Sea) -> set[str]:
    """All rules that refusals of this kind of answer cite; an answer to another question cites that one."""
    found: set[str] = set()
    for action in RULEBOOK.universe(g):
        refusal = g.refusal(g.seat, action)
        if refusal and not refusal & OTHER_MOMENT:
            found.update([rule for reason in RULEBOOK.reasons(g, action, refusal) for rule in reason.rules])
    return found


def chapter(rule: str) -> str:
    return rule.partition(".")[0]


@rule("DSM-16.12")
@pytest.mark.parametrize("card", CARD_KEYS)
def test_a_refusal_of_a_card_cites_the_card_or_what_it_speaks_of(card: str) -> None:
    """Cladogenesis resolves others without taking them: their questions do not say which of them asks."""
    number = CARD_KEYS.index(card)
    chance = Chance(number)
    for position in positions():
        g = take(position, number, chance.of(position.layout.animals))
        while asking_card(g):
            if not prompt_rules(g)[0].startswith("DSM-24."):
                own = set(prompt_rules(g)) if card == "cladogenesis" else {f"DSM-23.{asking_card(g)}"}
                allowed = own | OF_ALL_CARDS | MORE.get(question(g), set())
                assert {rule for rule in cited(g) if chapter(rule) not in GENERAL} <= allowed, question(g)
            g.play(chance.of(list(g.current_options)))


@rule("DSM-4.17")
def test_a_refusal_in_a_section_cites_no_card_and_no_other_section() -> None:
    asked: dict[str, int] = {}
    for seed in range(6):
        chance = Chance(seed)
        g = RULEBOOK.new_state(2 + seed % 3, seed, RULEBOOK.check_options(2 + seed % 3, {}))
        assert isinstance(g, Sea)
        g.advance()
        for _ in range(600):
            if not g.stack:
                break
            name = question(g)
            if name in SECTIONS and not asking_card(g) and asked.setdefault(name, 0) < 4:
                asked[name] += 1
                assert {chapter(rule) for rule in cited(g)} - GENERAL <= SECTIONS[name], name
            g.play(chance.of(list(g.current_options)))
    assert asked.keys() == SECTIONS.keys()


# ---- what was wrong ----------------------------------------------------------------------
@rule("DSM-23.42", "DSM-4.17")
def test_a_step_of_an_action_speaks_of_no_card_and_a_card_of_no_action() -> None:
    s = FullSea()
    s.row("abundance", "algae")
    s.act("fish", "abundance-2").answer("take algae")
    assert s.why("pass") == {"DSM-4.17"}
    assert FullSea().card("asteroid", "fish").why("pass") == {"DSM-16.12", "DSM-23.42"}


@rule("DSM-8.1")
def test_depletion_does_not_speak_of_choices_for_cards() -> None:
    s = FullSea()
    s.row("depletion", "algae")
    assert s.act("fish", "depletion-1").why(f"deplete {E(0, 1)}") == {"DSM-2.13"}


@rule("DSM-23.5", "DSM-23.25")
@pytest.mark.parametrize("card", ["biomass", "predator"])
def test_victims_are_refused_by_the_card_that_asks_for_them(card: str) -> None:
    s = FullSea()
    s.cubes_are(h(0, 0), reptiles=1, fish=1)
    number = CARD_KEYS.index(card)
    s.run(Victim(0, 0, NOUNS.tile.read(h(0, 0)), NOBODY), FinishCard(number))
    assert s.why("victim crustaceans") == {f"DSM-23.{number + 1}"}
