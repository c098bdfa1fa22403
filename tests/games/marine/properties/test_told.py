"""What is told, and what samples ask: events say what changed, refusals name the rule of the moment."""

from __future__ import annotations

import pytest

from tangledbank.earth.terms import E_HOLDER, E_LAST_ROUND, E_SAFE
from tangledbank.games.marine.terms import ANIMALS, E_FEED
from tests.dsl import rule
from tests.games.marine.sea import RULEBOOK, Sea, h


@rule("DSM-26.2")
def test_a_sample_asks_the_others_about_the_hands_it_deals_them() -> None:
    g = RULEBOOK.new_state(4, 3, RULEBOOK.check_options(4, {}))
    g.advance()
    for seed in range(20):
        d = RULEBOOK.determinize(g, 1, seed)
        assert d.current_options == d.stack[-1].answers(d, d.seat)
        d.play(d.current_options[1])
        assert RULEBOOK.broken_laws(d, None) == []


@rule("DSM-26.3")
def test_a_sample_of_gene_expression_asks_about_the_traits_it_draws() -> None:
    s = Sea()
    s.trait("fish", "flight")
    s.card("gene_expression", "fish")
    d = RULEBOOK.determinize(s.g, 0, 5)
    assert d.current_options == d.stack[-1].answers(d, d.seat)


@rule("DSM-22.1", "DSM-13.3")
def test_species_are_set_aside_before_the_vent_comes() -> None:
    s = Sea()
    s.place("reptiles", h(1, 2), 3)
    s.place("fish", h(0, 3), 2)
    s.g.events = []
    s.act("cephalopods", "tectonics-1").answer(f"erupt {h(1, 2)}")
    assert [event for event in s.g.events if event[0] == E_HOLDER] == []
    assert s.survival() == "fish"


@rule("DSM-24.6", "DSM-19.3")
def test_gaining_carnivore_is_told_to_make_its_species_safe() -> None:
    s = Sea()
    s.cubes_are(h(0, 2), fish=1, reptiles=2)
    s.trait("fish", "flight")
    s.box("carnivore", "social", "solitary")
    s.g.events = []
    s.card("gene_expression", "fish").answer("keep carnivore")
    assert [event[1] for event in s.g.events if event[0] == E_SAFE] == [ANIMALS.index("fish")]


@rule("DSM-24.2")
@pytest.mark.parametrize(("box", "row"), [("regression", 3), ("depletion", 5)])
def test_the_box_that_a_bottom_feeder_empties_is_told(box: str, row: int) -> None:
    s = Sea()
    s.trait("fish", "bottom_feeder")
    s.row("depletion", "sun")
    s.row("regression", "sun")
    s.g.events = []
    s.act("fish", "bottom-feeder-fish").answer(f"feed {box} sun", "onto display")
    assert [event[2] for event in s.g.events if event[0] == E_FEED] == [row]


@rule("DSM-23.19", "DSM-16.11")
def test_mass_exodus_names_who_decides() -> None:
    s = Sea().card("mass_exodus", "crustaceans")
    assert RULEBOOK.view(s.g, 3)["deciding"] == "crustaceans"
    assert str(RULEBOOK.prompt(s.g, 3)).startswith("Crustaceans: how many cubes (Reptiles) go from")
    assert s.why("cubes 9") == {"DSM-23.19"}


@rule("DSM-21.1", "DSM-23.41")
def test_the_last_round_is_told_once() -> None:
    s = Sea()
    s.g.events = []
    for _ in range(2):
        s.card("asteroid", "fish")
        while not s.done:
            s.answer(s.options()[0])
    assert len([event for event in s.g.events if event[0] == E_LAST_ROUND]) == 1


@rule("DSM-4.1")
def test_a_turn_cannot_be_passed() -> None:
    s = Sea().turn("fish")
    assert s.why("pass") >= {"DSM-4.6"}
    s.answer("space abundance-1")
    s.turn("fish")
    assert s.why("pass") >= {"DSM-4.1"}
