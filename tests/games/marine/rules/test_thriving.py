"""DSM-19  Matching, thriving, endangered."""

from __future__ import annotations

import pytest

from tangledbank.earth.changes import tell_changes
from tangledbank.earth.terms import E_ENDANGERED, E_SAFE
from tests.dsl import rule
from tests.games.marine.sea import E, Sea, W, h


@rule("DSM-19.1")
@pytest.mark.parametrize(
    ("animal", "tile", "matches"),
    [
        ("crustaceans", h(1, 0), True),  # gastropods, worms
        ("cephalopods", h(1, 0), True),
        ("fish", h(1, 0), False),
        ("reptiles", h(1, 0), False),
        ("reptiles", h(-1, 0), True),  # sponges, sun
        ("fish", h(0, 2), False),  # no element at all
    ],
)
def test_an_animal_matches_the_types_on_its_display(animal: str, tile: str, matches: bool) -> None:
    s = Sea()
    s.place(animal, tile, 1)
    assert (s.thriving(animal, tile), s.endangered(animal, tile)) == (matches, not matches)


@rule("DSM-19.1")
def test_a_disk_matches_like_a_printed_element() -> None:
    s = Sea()
    s.place("fish", h(1, 0), 1)
    s.acquire("fish", "worms")
    assert s.thriving("fish", h(1, 0))


@rule("DSM-19.2")
def test_one_matching_element_is_enough_for_any_number_of_species() -> None:
    s = Sea()
    s.place("fish", h(0, -1), 9)  # algae and sun
    assert s.thriving("fish", h(0, -1))
    s.remove(W(1, -1))
    assert s.endangered("fish", h(0, -1))


@rule("DSM-19.2")
def test_without_species_there_is_nothing_to_thrive_or_to_endanger() -> None:
    s = Sea()
    assert (s.thriving("fish", h(0, -1)), s.endangered("fish", h(1, 0))) == (False, False)


@rule("DSM-19.3")
def test_the_status_is_one_of_animal_and_tile_and_always_fresh() -> None:
    s = Sea()
    s.place("fish", h(1, 0), 1)
    s.place("crustaceans", h(1, 0), 1)
    assert [s.endangered(animal, h(1, 0)) for animal in ("fish", "crustaceans")] == [True, False]
    assert s.thriving("fish", h(0, 0))
    s.put(E(1, 0), "plankton")
    assert s.thriving("fish", h(1, 0))
    s.remove(E(1, 0))
    assert s.endangered("fish", h(1, 0))


@rule("DSM-19.3")
def test_a_change_of_status_is_told() -> None:
    s = Sea()
    s.place("fish", h(1, 0), 1)
    s.g.events = []
    s.acquire("fish", "worms")
    tell_changes(s.g)
    s.g.lose_element(2, 5)
    tell_changes(s.g)
    told = [event[:2] for event in s.g.events if event[0] in (E_ENDANGERED, E_SAFE)]
    assert told == [(E_SAFE, 2), (E_ENDANGERED, 2)]


@rule("DSM-19.4")
def test_endangered_species_compete_migrate_and_score_like_any_other() -> None:
    s = Sea()
    s.markers(["land", "sand", "vent"], ["kelp", "coral", "sand", "ocean", "ocean"])
    s.cubes_are(h(1, 0), fish=2, reptiles=1)
    assert s.endangered("fish", h(1, 0))
    s.act("fish", "competition-2").answer(f"compete {h(1, 0)} reptiles")
    s.act("crustaceans", "evolution-3").answer(f"evolve {h(1, 0)}")
    s.act("fish", "migration-1").answer(f"from {h(1, 0)}", f"to {h(0, 1)}", "cubes 2", "pass")
    assert (s.eliminated("reptiles"), s.vp("fish"), s.cubes("fish", h(0, 1))) == (1, 3, 2)


@rule("EX-R4")
def test_without_the_worms_the_crustaceans_on_the_reef_are_endangered() -> None:
    s = Sea()
    for place in [(1, 0), (0, 1)]:
        s.place("crustaceans", h(*place), 1)
    s.remove(W(1, -1))
    assert s.thriving("crustaceans", h(0, 0))
    s.remove(W(1, 0))
    assert s.endangered("crustaceans", h(0, 0))
