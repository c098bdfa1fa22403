"""A state says what kind of thing has changed: the dirty bits cleared before an answer name everything after it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest

from tangledbank.core.rng import next_state, pick, scramble
from tangledbank.core.rulebook import OptionValue, Rulebook
from tangledbank.core.state import State
from tangledbank.earth import terms as earth
from tangledbank.earth.state import HexWorld
from tangledbank.earth.terms import ABUNDANCE, FADING, NOBODY
from tangledbank.games import names, rulebook
from tangledbank.games.dominant_species import terms as dom
from tangledbank.games.dominant_species.reset import DieOut, Reseed
from tangledbank.games.dominant_species.state import Dom
from tangledbank.games.evolution import terms as evo
from tangledbank.games.evolution.flow import EndOfFeeding, FinalScoring
from tangledbank.games.evolution.state import Evo
from tangledbank.games.marine import terms as sea
from tangledbank.games.marine.inheritance import CopyTrait, Draft, Inherit, KeepTrait, lose_trait
from tangledbank.games.marine.reseed import regress
from tangledbank.games.marine.state import Sea
from tangledbank.games.marine.traits import ALL_TRAITS, CARNIVORE, EXAPTATION

Facts = dict[int, tuple[str, ...]]
Setup = tuple[str, int, dict[str, OptionValue]]

EARTH: Facts = {
    earth.CHANGED_TERRAIN: ("terrain",),
    earth.CHANGED_COVERS: ("covered", "covers_left"),
    earth.CHANGED_CORNERS: ("corner", "counts"),
    earth.CHANGED_CUBES: ("cubes",),
    earth.CHANGED_DISPLAYS: ("display",),
    earth.CHANGED_SCORES: ("vp", "gene_pool", "eliminated"),
    earth.CHANGED_SUPPLY: ("rows", "bag", "stacks", "pool", "face_up_tiles"),
}
FACTS: dict[type[State], Facts] = {
    Dom: {
        **EARTH,
        dom.CHANGED_PAWNS: ("spaces", "track", "pawns", "total_pawns"),
        dom.CHANGED_CARDS: ("face_up", "deck", "used", "ice_age"),
        dom.CHANGED_MARKS: ("scored", "shelter"),
    },
    Evo: {
        evo.CHANGED_HANDS: ("hand", "food_cards"),
        evo.CHANGED_DISCARD: ("discard",),
        **{evo.CHANGED_SPECIES << seat: (f"species {seat}",) for seat in range(6)},
    },
    Sea: {
        **EARTH,
        earth.CHANGED_COVERS: ("covered", "covers_left", "geysers"),
        sea.CHANGED_PAWNS: ("spaces", "pawns", "total_pawns", "control", "target"),
        sea.CHANGED_MARKERS: ("circles", "competition", "evolution", "squares"),
        sea.CHANGED_CARDS: ("track", "discard", "unseen", "deck_left", "asteroid_left"),
        sea.CHANGED_TRAITS: ("traits", "copy"),
        sea.CHANGED_HANDS: ("hands", "rejected"),
    },
}
"""By kind of state and bit: the fields it stands for."""

SETUPS: list[Setup] = [
    *[("evolution", players, {}) for players in (2, 3, 4, 6)],
    ("evolution", 2, {"species_boards": None, "pass_is_final": True}),
    ("evolution", 3, {"quick_play": True, "cooperation_triggers": "per_token"}),
    *[("dominant-species", players, {}) for players in (2, 4, 6)],
    ("dominant-species", 2, {"multi_animal": True, "random_earth": True}),
    ("dominant-species", 3, {"multi_animal": True, "edition": "first"}),
    *[("marine", players, {}) for players in (2, 3, 4)],
    ("marine", 2, {"two_animals": True, "superheroes": True, "empty_retrieve": True}),
    ("marine", 3, {"superheroes": "exaptation", "alternative_displays": True, "random_earth": True}),
    ("marine", 4, {"edition": "phalanx", "deck": "short"}),
]


def name(setup: Setup) -> str:
    return " ".join([setup[0], str(setup[1]), *setup[2]])


def new_state(setup: Setup, seed: int) -> State:
    game, players, options = setup
    book: Rulebook = rulebook(game)
    return book.new_state(players, seed, book.check_options(players, {**book.bounds(), **options}))


def walk(setup: Setup, seed: int) -> Iterator[tuple[State, State]]:
    """A random game: the state before each answer, and the one after it that was looked at before."""
    g = new_state(setup, seed)
    g.advance()
    rng = scramble(seed)
    while g.stack:
        before = g.clone()
        g.dirty = 0
        rng = next_state(rng)
        g.play(g.current_options[pick(rng, len(g.current_options))])
        yield before, g


def value(g: State, field: str) -> object:
    """A field of a state, or all species of a seat in Evolution."""
    if not isinstance(g, Evo) or not field.startswith("species"):
        return getattr(g, field)
    boards = list(g.row[int(field[-1])]) if int(field[-1]) < g.seats else []
    lists = (g.pop, g.size, g.food, g.fat, g.mask, g.down, g.cards, g.owner)
    return [(i, *[numbers[i] for numbers in lists]) for i in boards]


def changed(before: State, g: State) -> int:
    """The facts that differ, as a bit set."""
    bits = 0
    for bit, fields in FACTS[type(g)].items():
        if any(value(before, field) != value(g, field) for field in fields):
            bits |= bit
    return bits


@pytest.mark.parametrize("setup", SETUPS, ids=name)
@pytest.mark.parametrize("seed", [2, 3])
def test_whatever_an_answer_changes_is_marked(setup: Setup, seed: int) -> None:
    seen = 0
    for before, g in walk(setup, seed):
        now = changed(before, g)
        assert not now & ~g.dirty
        seen |= now
    absent = sum(evo.CHANGED_SPECIES << seat for seat in range(g.seats, 6)) if isinstance(g, Evo) else 0
    assert seen == sum(FACTS[type(g)]) - absent


@pytest.mark.parametrize("game", names())
def test_everything_is_new_in_a_new_state_and_a_clone_has_the_same_news(game: str) -> None:
    g = new_state((game, 2, {}), 1)
    assert g.dirty == -1
    assert g.clone().dirty == -1
    g.dirty = 6
    assert g.clone().dirty == 6


# ---- what an answer seldom does, or only together with something that marks the same ----------------------
@contextmanager
def marked(g: State, bit: int) -> Iterator[None]:
    """What happens changes the facts, and everything it changes is marked."""
    before = g.clone()
    g.dirty = 0
    yield
    now = changed(before, g)
    assert now & bit == bit
    assert not now & ~g.dirty


def a_dom() -> Dom:
    g = new_state(("dominant-species", 4, {}), 1)
    assert isinstance(g, Dom)
    return g


def a_sea() -> Sea:
    """Before the draft."""
    g = new_state(("marine", 4, {}), 1)
    assert isinstance(g, Sea)
    g.advance()
    return g


def an_evo() -> Evo:
    """Everybody has a species."""
    g = new_state(("evolution", 3, {}), 1)
    assert isinstance(g, Evo)
    g.advance()
    return g


@pytest.mark.parametrize("new", [a_dom, a_sea])
def test_rows_and_stacks(new: Callable[[], HexWorld]) -> None:
    g = new()
    with marked(g, earth.CHANGED_SUPPLY):
        g.put_in_row(FADING, 0)
    with marked(g, earth.CHANGED_SUPPLY):
        g.move_row(ABUNDANCE, FADING)
    with marked(g, earth.CHANGED_SUPPLY):
        g.empty_row(FADING)
    with marked(g, earth.CHANGED_SUPPLY):
        g.draw_terrain()


def test_returned_cubes() -> None:
    g = a_dom()
    tile, animal = first_cube(g)
    with marked(g, earth.CHANGED_CUBES):
        g.return_cubes(animal, tile, 1)


def first_cube(g: Dom) -> tuple[int, int]:
    """A tile and the animal that has cubes there."""
    return divmod(next(key for key, n in enumerate(g.cubes) if n), 6)


def test_protected_cubes() -> None:
    g = a_dom()
    DieOut(NOBODY).run(g)
    tile, animal = first_cube(g)
    g.eliminate(animal, tile, 1)
    with marked(g, earth.CHANGED_CUBES | dom.CHANGED_MARKS):
        g.shelter_cubes(animal, tile, 1)
    g.shelter = [tile * 6 + animal] * g.cubes[tile * 6 + animal]
    with marked(g, dom.CHANGED_MARKS):
        g.move_cubes(animal, tile, g.tiles_beside(tile)[0], 1)
    with marked(g, dom.CHANGED_MARKS):
        g.eliminate(animal, g.tiles_beside(tile)[0], 1)
    g.shelter = [tile * 6 + animal]
    with marked(g, dom.CHANGED_MARKS):
        DieOut(NOBODY).run(g)


def test_scored_tiles_are_forgotten() -> None:
    g = a_dom()
    g.scored = 1
    with marked(g, dom.CHANGED_MARKS):
        Reseed().run(g)


def test_pawns_and_initiative() -> None:
    g = a_dom()
    animal = g.track[-1]
    with marked(g, dom.CHANGED_PAWNS):
        g.gain_pawn(animal)
    with marked(g, dom.CHANGED_PAWNS):
        g.lose_pawn(animal, NOBODY)
    with marked(g, dom.CHANGED_PAWNS):
        g.swap_left(animal)


def test_the_draft_and_new_traits() -> None:
    g = a_sea()
    animal = g.turn
    with marked(g, sea.CHANGED_HANDS | sea.CHANGED_TRAITS):
        Draft(0).reveal(g)
    old = next(trait for trait in ALL_TRAITS if g.traits[animal] >> trait & 1)
    with marked(g, sea.CHANGED_HANDS):
        Inherit(animal, old).run(g)
    new = next(trait for trait in ALL_TRAITS if g.hands[animal] >> trait & 1)
    with marked(g, sea.CHANGED_HANDS):
        KeepTrait(g.seat_of(animal), animal, old).chosen(g, new << 16)
    with marked(g, sea.CHANGED_TRAITS):
        lose_trait(g, animal, new)


def test_exaptation() -> None:
    g = a_sea()
    g.traits[sea.FISH] = 1 << EXAPTATION
    with marked(g, sea.CHANGED_TRAITS):
        CopyTrait(g.seat_of(sea.FISH), sea.FISH).chosen(g, CARNIVORE << 16)


def test_control_and_regression() -> None:
    g = a_sea()
    with marked(g, sea.CHANGED_PAWNS):
        g.take_control(sea.FISH, sea.SUN)
    g.squares[0] = sea.FISH
    with marked(g, sea.CHANGED_MARKERS):
        regress(g)


def test_species_that_shrink_burn_fat_and_are_scored() -> None:
    g = an_evo()
    bit = evo.CHANGED_SPECIES << g.owner[0]
    g.grow_population(0)
    with marked(g, bit):
        g.lose_population(0, 1)
    with marked(g, bit):
        g.store(0, 2, evo.BANK)
    with marked(g, bit):
        g.burn(0, 1)
    g.food = g.pop[:]
    with marked(g, bit):
        EndOfFeeding().run(g)
    with marked(g, bit):
        FinalScoring().run(g)
