"""DS-4.8, DS-20.5  Who becomes dominant, endangered or safe and who holds Survival is told exactly when it changes."""

from __future__ import annotations

from functools import cache
from itertools import pairwise

import pytest

from tangledbank.core.playout import play_on
from tangledbank.core.state import Event
from tangledbank.earth import terms
from tangledbank.earth.changes import tell_changes
from tangledbank.earth.terms import (
    E_CARD,
    E_CUBES,
    E_DOMINANT,
    E_ELIMINATE,
    E_ENDANGERED,
    E_HOLDER,
    E_MOVE,
    E_REMOVE,
    E_RETURN,
    E_ROUND,
    E_SAFE,
    E_SCORED,
    E_SECTION,
    E_SURVIVAL,
)
from tangledbank.games.dominant_species import terms as dom_terms
from tangledbank.games.dominant_species.notation import NOTATION
from tangledbank.games.dominant_species.reasons import REASONS
from tangledbank.games.dominant_species.state import Dom
from tangledbank.games.dominant_species.terms import BOARD, E_PHASE, E_SHELTER, EVENTS, GRID
from tangledbank.games.dominant_species.text import event
from tests.dsl import rule
from tests.games.dominant_species.earth import RULEBOOK, E, Earth, h
from tests.games.dominant_species.properties.test_laws import TABLES

BEGINNINGS = {E_ROUND, E_PHASE, E_SECTION, E_CARD, E_SCORED, E_SURVIVAL}
CORNERS = [GRID.corner_labels[corner] for corner in BOARD.corners_of[17]]
PLACES = [(animal, tile) for tile in BOARD.hexes for animal in range(6)]


class Listener:
    """Knows how things stood at first and believes what is told; what is told must be news."""

    def __init__(self, g: Dom) -> None:
        self.events: list[Event] = []
        self.kinds: set[int] = set()
        self.cubes = g.cubes[:]
        self.dominant = [g.dominator(tile) for tile in BOARD.hexes]
        self.endangered = {(a, tile) for a, tile in PLACES if g.is_endangered(a, tile)}
        self.holder = g.survival_holder()

    def hear(self, g: Dom) -> None:
        """Everything that was told since the last time."""
        events = g.events or []
        for told in events[len(self.events) :]:
            self.events.append(told)
            self.kinds.add(told[0])
            self.believe(told)

    def believe(self, told: Event) -> None:
        kind, a, b, n = told
        if kind in (E_CUBES, E_SHELTER):
            self.cubes[b * 6 + a] += n
        elif kind in (E_ELIMINATE, E_RETURN):
            self.leave(a, b, n)
        elif kind == E_MOVE:
            self.leave(a, b >> 8, n)
            self.cubes[(b & 255) * 6 + a] += n
        elif kind == E_DOMINANT:
            assert self.dominant[b] != a
            self.dominant[b] = a
        elif kind == E_ENDANGERED:
            assert (a, b) not in self.endangered
            self.endangered.add((a, b))
        elif kind == E_SAFE:
            self.endangered.remove((a, b))
        elif kind == E_HOLDER:
            assert self.holder != a
            self.holder = a

    def leave(self, animal: int, tile: int, n: int) -> None:
        """Nobody is endangered where nobody is left."""
        self.cubes[tile * 6 + animal] -= n
        if not self.cubes[tile * 6 + animal]:
            self.endangered.discard((animal, tile))

    def expect(self, g: Dom) -> None:
        """What was told is what is."""
        assert self.cubes == g.cubes
        assert self.dominant == [g.dominator(tile) for tile in BOARD.hexes]
        assert self.endangered == {(a, tile) for a, tile in PLACES if g.is_endangered(a, tile)}
        assert self.holder == g.survival_holder()


@cache
def listened(k: int) -> Listener:
    """A random game, compared at every question."""
    players, options = TABLES[k]
    g = RULEBOOK.new_state(players, k + 11, RULEBOOK.check_options(players, options))
    assert isinstance(g, Dom)
    listener = Listener(g)
    g.events = []
    g.advance()
    seed = k
    while g.stack:
        listener.hear(g)
        listener.expect(g)
        seed += 1
        play_on(g, seed, 1)
    listener.hear(g)
    listener.expect(g)
    return listener


@rule("DS-4.3", "DS-4.5", "DS-4.8", "DS-20.5", "DS-20.6")
@pytest.mark.parametrize("k", range(len(TABLES)))
def test_what_is_told_is_what_is(k: int) -> None:
    assert {E_DOMINANT, E_ENDANGERED, E_HOLDER} <= listened(k).kinds


@rule("DS-4.5", "DS-4.8")
def test_danger_that_passes_is_told_in_some_games() -> None:
    assert any(E_SAFE in listened(k).kinds for k in range(len(TABLES)))


def news(e: Earth) -> list[str]:
    """What was told about dominance, danger and Survival, in words, when all that was to happen has happened."""
    tell_changes(e.g)
    about = (E_DOMINANT, E_ENDANGERED, E_SAFE, E_HOLDER)
    return [str(event(told, 0)) for told in e.g.events or [] if told[0] in about]


def listening(tiles: list[dict[str, object]], elements: dict[str, str] | None = None) -> Earth:
    """Mammals and birds; everything that happens from now on is told."""
    e = Earth("mammal", "bird", tiles=tiles, elements=elements or {})
    e.g.events = []
    return e


def tile(cover: bool = False, **cubes: int) -> list[dict[str, object]]:
    return [{"hex": h(0, 0), "terrain": "jungle", "tundra": cover, "cubes": cubes}]


@rule("DS-4.3", "DS-4.5", "DS-4.8")
def test_an_element_changes_dominance_and_danger() -> None:
    e = listening(tile(mammal=1, bird=1))
    e.put(E(0, 0), "seed")
    assert news(e) == ["Birds dominate d3 now.", "Birds are safe again on d3."]
    e.remove(E(0, 0))
    assert news(e)[2:] == ["Nobody dominates d3 now.", "Birds are endangered on d3."]


@rule("DS-4.4", "DS-4.8")
def test_an_element_on_the_display_changes_dominance() -> None:
    e = listening(tile(mammal=1, bird=1), elements={E(0, 0): "seed"})
    e.acquire("mammal", "seed")
    assert news(e) == ["Mammals are safe again on d3."]
    e.acquire("mammal", "seed")
    assert news(e)[1:] == ["Nobody dominates d3 now."]
    e.g.lose_element(0, 3)
    e.g.lose_element(0, 3)
    assert news(e)[2:] == ["Birds dominate d3 now.", "Mammals are endangered on d3."]


@rule("DS-4.5", "DS-4.7")
def test_cubes_that_are_gone_are_not_called_safe() -> None:
    e = listening(tile(mammal=1, bird=1), elements={E(0, 0): "seed"})
    e.eliminate("mammal", h(0, 0), 1)
    assert news(e) == []
    e.eliminate("bird", h(0, 0), 1)
    assert news(e) == ["Nobody dominates d3 now."]


@rule("DS-20.5", "DS-20.6")
def test_the_holder_of_survival_changes_with_cubes_and_with_ice() -> None:
    e = listening(tile(mammal=1, bird=2), elements={E(0, 0): "meat", E(-1, 0): "seed"})
    e.freeze(h(0, 0))
    assert news(e) == ["Birds hold Survival now."]
    e.place("mammal", h(0, 0), 1)
    assert news(e)[1:] == ["Nobody holds Survival now."]
    e.place("mammal", h(0, 0), 1)
    assert news(e)[2:] == ["Mammals hold Survival now."]


@rule("DS-C13.1", "DS-4.8")
def test_hibernating_cubes_are_told_like_others() -> None:
    e = listening(tile(bird=1), elements={E(0, 0): "meat"})
    e.empty_gene_pool("mammal", leave=40)
    e.g.shelter_cubes(0, BOARD.hexes[17], 2)
    assert news(e) == ["Mammals dominate d3 now."]


@rule("DS-4.8")
def test_nobody_listens_nothing_is_told() -> None:
    e = Earth("mammal", "bird", tiles=tile(mammal=1))
    e.put(E(0, 0), "meat")
    assert (e.g.events, e.g.untold) == (None, None)


# ---- one thing is told once ------------------------------------------------------------------
@rule("DS-4.8")
def test_a_card_tells_who_dominates_a_tile_when_it_is_done() -> None:
    """Blight takes seed and meat away: for a moment one of the two dominates, and that is not told."""
    elements = dict(zip(CORNERS, ["seed", "meat", "sun"], strict=False))
    e = listening(tile(mammal=1, bird=1), elements=elements)
    assert e.dominant(h(0, 0)) is None
    e.card("blight", "bird").answer(f"corner {CORNERS[2]}")
    assert len([told for told in e.g.events or [] if told[0] == E_REMOVE]) == 2
    assert news(e) == ["Mammals are endangered on d3.", "Birds are endangered on d3."]


@rule("DS-4.8")
def test_what_changes_and_changes_back_in_one_step_is_not_told() -> None:
    e = listening(tile(mammal=1, bird=1))
    e.put(E(0, 0), "seed")
    e.remove(E(0, 0))
    assert news(e) == []


@rule("DS-4.8", "DS-20.5")
def test_a_card_for_many_tiles_tells_the_holder_of_survival_when_the_last_one_is_done() -> None:
    """After the first cube of Fecundity there is a tie, after the second the mammals are ahead."""
    tiles = [*tile(cover=True, mammal=1, bird=3), {"hex": h(0, 1), "terrain": "sea", "tundra": True}]
    e = listening([tiles[0], {**tiles[1], "cubes": {"mammal": 1}}])
    e.card("fecundity", "mammal")
    assert [line for line in news(e) if "Survival" in line] == ["Mammals hold Survival now."]


@rule("DS-4.8")
def test_a_change_is_told_before_the_next_thing_begins() -> None:
    """Whatever an action changed stands before the events of the next pawn, phase or round."""
    for k in range(len(TABLES)):
        for told, following in pairwise(listened(k).events):
            assert not (told[0] in BEGINNINGS and following[0] == E_DOMINANT), (told, following)


def test_every_event_has_a_number_of_its_own() -> None:
    names = {name: value for name, value in vars(terms).items() if name.startswith("E_")}
    own = {name: value for name, value in vars(dom_terms).items() if name.startswith("E_")}
    assert [name.lower()[2:].replace("_", "-") for name in [*names, *own]] == [key for key, _ in EVENTS]
    assert [*names.values(), *own.values()] == list(range(len(EVENTS)))


def test_every_verb_has_the_number_of_its_word() -> None:
    numbers = [
        (name, value >> 24) for name, value in [*vars(terms).items(), *vars(dom_terms).items()] if name[:2] == "A_"
    ]
    assert [name.lower()[2:] for name, _ in numbers] == [verb.word for verb in NOTATION.verbs]
    assert [number for _, number in numbers] == list(range(len(NOTATION.verbs)))


def test_every_reason_has_a_bit_of_its_own() -> None:
    assert len({bit for bit, _, _ in REASONS}) == len({key for _, key, _ in REASONS}) == len(REASONS)
    assert {bit.bit_count() for bit, _, _ in REASONS} == {1}
