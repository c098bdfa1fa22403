"""DSM-20.5 to DSM-20.7, DSM-22  Survival: the card and the event."""

from __future__ import annotations

import pytest

from tangledbank.earth.changes import tell_changes
from tangledbank.earth.terms import E_HOLDER
from tangledbank.games.marine.scoring import Survival
from tests.dsl import rule
from tests.games.marine.sea import Sea, h

VENTS = [(0, -3), (0, 3), (0, -2), (0, 2), (1, -3), (-1, -2), (0, 1)]


def vents(n: int, edition: str = "gmt") -> Sea:
    """So many vents, among them the two of the start."""
    s = Sea(options={"edition": edition})
    for place in VENTS[2:n]:
        s.vent(h(*place), "geyser" if place[1] < 0 else "smoker")
    return s


@rule("DSM-20.5")
def test_strictly_the_most_species_on_vents_hold_the_card() -> None:
    s = vents(2)
    assert s.survival() is None
    s.place("fish", h(0, -3), 2)
    s.place("reptiles", h(0, 3), 1)
    assert s.survival() == "fish"
    s.place("reptiles", h(0, 3), 1)
    assert s.survival() is None
    s.place("reptiles", h(0, -3), 1)
    assert s.survival() == "reptiles"


@rule("DSM-20.5")
def test_a_tie_for_less_than_the_most_does_not_matter() -> None:
    s = vents(2)
    s.cubes_are(h(0, 3), reptiles=1, cephalopods=3, fish=1, crustaceans=1)
    assert s.survival() == "cephalopods"


@rule("DSM-20.5")
def test_species_are_counted_not_vents_and_not_other_tiles() -> None:
    s = vents(4)
    for place in VENTS[:3]:
        s.place("fish", h(*place), 1)
    s.place("reptiles", h(0, 2), 4)
    s.place("fish", h(0, 0), 9)
    assert s.survival() == "reptiles"


@rule("DSM-20.6", "DSM-22.1")
def test_the_holder_follows_from_the_cubes_at_any_moment() -> None:
    s = vents(2)
    s.g.events = []
    s.place("fish", h(0, 3), 1)
    tell_changes(s.g)
    s.place("reptiles", h(0, -3), 2)
    tell_changes(s.g)
    s.g.eliminate(0, s.g.layout.board.grid.labels.index(h(0, -3)), 1)
    tell_changes(s.g)
    told = [event[1] for event in s.g.events if event[0] == E_HOLDER]
    assert (told, s.survival()) == ([2, 0, -1], None)  # fish, reptiles, nobody


@rule("DSM-22.1")
def test_a_move_or_a_new_vent_changes_the_holder_at_once() -> None:
    s = vents(2)
    s.place("fish", h(0, 2), 3)
    s.place("reptiles", h(0, 3), 1)
    assert s.survival() == "reptiles"
    s.act("fish", "migration-1").answer(f"from {h(0, 2)}", f"to {h(0, 3)}", "cubes 2", "pass")
    assert s.survival() == "fish"
    s.cubes_are(h(0, 1), crustaceans=3)
    s.vent(h(0, 1), "smoker")
    assert s.survival() == "crustaceans"


@rule("DSM-20.7")
@pytest.mark.parametrize(("n", "points"), [(1, 1), (2, 3), (3, 6), (4, 10), (5, 15), (6, 21), (7, 21)])
def test_the_holder_gains_bonus_points_for_the_vents_it_occupies(n: int, points: int) -> None:
    s = vents(7)
    for place in VENTS[:n]:
        s.place("fish", h(*place), 1)
    s.run(Survival())
    assert (s.vp("fish"), sum(s.g.vp)) == (points, points)


@rule("DSM-20.7")
def test_vents_count_not_the_species_on_them() -> None:
    s = vents(2)
    s.place("fish", h(0, 3), 5)
    assert s.run(Survival()).vp("fish") == 1


@rule("DSM-22.2")
def test_the_card_pays_in_survival_events_only() -> None:
    s = vents(2)
    s.markers(["land", "land", "kelp"], ["kelp", "coral", "sand", "ocean", "vent"])
    s.cubes_are(h(0, 3), fish=2, reptiles=1)
    s.act("crustaceans", "evolution-5").answer(f"evolve {h(0, 3)}")
    assert (s.survival(), s.vp("fish"), s.vp("reptiles")) == ("fish", 1, 0)


# ---- examples ----------------------------------------------------------------------
@rule("EX-38")
def test_three_against_three_is_nobodys_and_four_on_three_vents_are_worth_six() -> None:
    s = vents(3)
    s.cubes_are(h(0, 3), reptiles=1, fish=3)
    s.place("reptiles", h(0, -3), 1)
    s.place("reptiles", h(0, -2), 1)
    assert (s.survival(), list(s.run(Survival()).g.vp)) == (None, [0] * 6)
    s.place("reptiles", h(0, 3), 1)
    assert (s.survival(), s.run(Survival()).vp("reptiles")) == ("reptiles", 6)


@rule("EX-38")
@pytest.mark.parametrize(("edition", "points"), [("gmt", 21), ("phalanx", 28)])
def test_seven_vents_are_worth_twenty_one_or_twenty_eight(edition: str, points: int) -> None:
    s = vents(7, edition)
    for place in VENTS:
        s.place("fish", h(*place), 1)
    assert s.run(Survival()).vp("fish") == points
