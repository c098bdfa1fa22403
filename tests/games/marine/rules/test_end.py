"""DSM-21  Asteroid and the end of the game."""

from __future__ import annotations

import pytest

from tangledbank.earth.terms import E_ELIMINATE, E_VP
from tangledbank.games.marine.scoring import FinalScoring
from tangledbank.games.marine.terms import ANIMALS
from tests.dsl import rule
from tests.games.marine.sea import RULEBOOK, E, Sea, W, h


def retrieved(*animals: str, last: bool = True, limits: dict[str, object] | None = None) -> Sea:
    """The food chain markers of these animals are right; every animal has a pawn on the display."""
    s = Sea(options=limits or {})
    for k, animal in enumerate(ANIMALS):
        s.pawn(animal, f"speciation-{k + 1}")
    for animal in animals:
        s.g.move_marker(ANIMALS.index(animal))
    s.g.last = last
    return s


# ---- the last round -----------------------------------------------------------------------
@rule("DSM-21.1")
def test_the_round_becomes_the_last_when_asteroid_is_chosen() -> None:
    s = Sea()
    s.markers(["land", "land", "vent"], ["kelp", "coral", "sand", "ocean", "ocean"])
    s.track("asteroid", "annelids")
    s.act("fish", "evolution-2").answer(f"evolve {h(0, 0)}")
    assert not s.g.last
    s.answer("card asteroid")
    s.answer("survivor fish") if s.question == "Survivor" else s.answer(f"tile {h(0, 0)}", "survivor fish")
    assert (s.g.last, s.done, s.g.round) == (True, True, 1)


@rule("DSM-21.1")
def test_asteroid_on_the_track_alone_ends_nothing() -> None:
    s = retrieved("reptiles", "cephalopods", "crustaceans", last=False)
    s.track("asteroid")
    s.turn("fish").answer("retrieve")
    assert (s.g.round, s.asked, s.done) == (2, "cephalopods", False)


@rule("DSM-21.2")
def test_play_goes_on_until_the_last_marker_is_right_and_then_ends_without_a_reseed() -> None:
    s = retrieved("reptiles", "cephalopods")
    s.turn("crustaceans").answer("retrieve")
    assert (s.asked, s.done, s.g.round) == ("fish", False, 1)
    s.answer("retrieve")
    assert (s.done, s.g.round, list(s.g.current_options), s.disks("abundance")) == (True, 1, [], {})


@rule("EX-43")
def test_asteroid_with_two_markers_right_ends_with_the_fourth_and_without_hadopelagic() -> None:
    s = retrieved("reptiles", "cephalopods", last=False)
    s.trait("fish", "hadopelagic")
    s.card("asteroid", "reptiles").answer("survivor fish")
    s.turn("crustaceans").answer("retrieve")
    assert s.asked == "fish"
    s.g.pawns[2] = 0  # none available: the retrieve would give an extra turn
    s.g.total_pawns[2] = 1
    s.answer("retrieve")
    assert (s.done, s.g.round) == (True, 1)


# ---- the final sequence --------------------------------------------------------------------
@rule("DSM-21.3")
def test_an_extinction_comes_first() -> None:
    s = Sea()
    s.clear(h(0, 0))
    s.place("fish", h(0, 2), 3)  # no elements: endangered
    s.place("fish", h(0, 3), 1)
    s.run(FinalScoring())
    assert (s.eliminated("fish"), s.vp("fish"), s.done) == (4, 0, True)


@rule("DSM-21.3")
def test_then_a_survival_event() -> None:
    s = Sea()
    s.clear(h(0, 0))
    s.put(W(0, 3), "plankton")
    s.cubes_are(h(0, 3), fish=1)
    s.run(FinalScoring())
    assert s.vp("fish") == 1 + 1  # Survival, then the vent itself


@rule("DSM-21.3", "EX-R22")
def test_special_pawns_are_worth_their_targets() -> None:
    s = Sea()
    s.clear(h(0, 0))
    s.control("fish", "algae", "sun")
    s.target("algae", 7)
    s.target("sun", 6)
    s.target("worms", 9)  # nobody's
    s.run(FinalScoring())
    assert (s.vp("fish"), sum(s.g.vp)) == (13, 13)


@rule("DSM-21.3")
def test_every_tile_is_scored_once() -> None:
    s = Sea()
    s.place("fish", h(0, 1), 1)
    s.run(FinalScoring())
    assert [s.vp(animal) for animal in ANIMALS] == [6, 3, 2 + 2, 0]


@rule("DSM-21.4")
def test_extinction_then_targets_then_tiles() -> None:
    s = Sea()
    s.place("fish", h(0, 2), 1)
    s.control("crustaceans", "sun")
    s.target("sun", 5)
    s.g.events = []
    s.run(FinalScoring())
    told = [event[:3] if event[0] == E_VP else event[:2] for event in s.g.events if event[0] in (E_ELIMINATE, E_VP)]
    assert told == [(E_ELIMINATE, 2), (E_VP, 3, 5), (E_VP, 0, 6), (E_VP, 1, 3), (E_VP, 2, 2)]


@rule("DSM-21.5")
def test_nobody_takes_a_card_in_the_final_scoring() -> None:
    s = Sea()
    s.track("annelids", "producers")
    s.run(FinalScoring())
    assert (s.done, s.slots(), s.vp("reptiles")) == (True, ["annelids", "producers"], 6)


# ---- the winner ---------------------------------------------------------------------------
@rule("DSM-21.6")
def test_the_most_points_win() -> None:
    s = Sea()
    s.set_vp("reptiles", 79)
    s.set_vp("crustaceans", 80)
    assert RULEBOOK.winners(s.g) == [3]


@rule("DSM-21.6", "EX-45")
@pytest.mark.parametrize(
    ("edition", "cards", "winner"),
    [("gmt", [], 0), ("gmt", ["monotypic_habitat"], 3), ("phalanx", ["monotypic_habitat"], 0)],
)
def test_a_tie_goes_to_the_higher_animal_or_the_lower_with_monotypic_habitat(
    edition: str, cards: list[str], winner: int
) -> None:
    s = Sea(options={"edition": edition})
    s.track(*cards)
    s.set_vp("reptiles", 80)
    s.set_vp("crustaceans", 80)
    assert RULEBOOK.winners(s.g) == [winner]


# ---- limits -------------------------------------------------------------------------------
@rule("DSM-21.7", "R-14")
@pytest.mark.parametrize(("round_", "ends"), [(39, False), (40, True)])
def test_a_limit_of_rounds_ends_the_game_with_the_final_scoring(round_: int, ends: bool) -> None:
    s = retrieved("reptiles", "cephalopods", "crustaceans", last=False, limits={"round_limit": 40})
    s.g.round = round_
    s.turn("fish").answer("retrieve")
    assert (s.done, s.g.truncated, s.vp("reptiles")) == (ends, ends, 6 if ends else 0)
    assert s.g.round == 40


@rule("DSM-21.7", "R-14")
@pytest.mark.parametrize(("turns", "ends"), [(198, False), (199, True)])
def test_a_limit_of_turns_ends_the_game_within_a_round(turns: int, ends: bool) -> None:
    s = retrieved("reptiles", last=False, limits={"turn_limit": 200})
    s.g.turns = turns
    s.turn("fish").answer("retrieve")
    assert (s.done, s.g.truncated, s.vp("reptiles")) == (ends, ends, 6 if ends else 0)


@rule("DSM-21.7", "R-14")
def test_without_a_limit_nothing_but_asteroid_ends_the_game() -> None:
    s = retrieved("reptiles", "cephalopods", "crustaceans", last=False)
    s.g.round = 5000
    s.g.turns = 5000
    s.turn("fish").answer("retrieve")
    assert (s.done, s.g.round) == (False, 5001)


# ---- examples ----------------------------------------------------------------------
@rule("EX-44")
def test_the_reptiles_win_with_seventy_three_against_sixty_nine() -> None:
    tiles: list[dict[str, object]] = [
        {"hex": h(0, -1), "terrain": "land", "cubes": {"reptiles": 3, "fish": 1}},
        {"hex": h(0, 0), "terrain": "coral", "cubes": {"reptiles": 2, "fish": 2}},
        {"hex": h(0, 1), "terrain": "ocean", "cubes": {"fish": 4}},
        {"hex": h(0, 2), "terrain": "ocean", "vent": True, "cubes": {"fish": 1}},
    ]
    elements = {E(-1, 0): "sun", W(1, -1): "plankton", W(1, 0): "plankton", W(1, 1): "plankton"}
    s = Sea("reptiles", "fish", tiles=tiles, elements=elements)
    s.set_vp("reptiles", 50)
    s.set_vp("fish", 52)
    s.control("reptiles", "sun")
    s.target("sun", 9)
    s.control("fish", "plankton")
    s.target("plankton", 6)
    s.run(FinalScoring())
    assert (s.vp("reptiles"), s.vp("fish"), sum(s.g.eliminated), RULEBOOK.winners(s.g)) == (73, 69, 0, [0])
