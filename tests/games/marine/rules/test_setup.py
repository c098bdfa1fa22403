"""DSM-3.1 to DSM-3.17, DSM-3.22 to DSM-3.28, R-3, R-22, R-23  The set-up of a new game."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import Any

import pytest

import tangledbank
from tangledbank import Game, OptionError
from tangledbank.core.rng import next_state, pick, scramble
from tangledbank.games.marine.notation import CARD
from tangledbank.games.marine.reseed import Reseed, fill_display
from tangledbank.games.marine.setup import DealTrack
from tangledbank.games.marine.terms import E_MARKER_DRAWN
from tangledbank.games.marine.track import draw_card
from tests.dsl import rule
from tests.games.marine.sea import RULEBOOK, Sea, h

ANIMALS = ["reptiles", "cephalopods", "fish", "crustaceans"]
TURN_ORDER = ANIMALS[::-1]
ELEMENTS = ["algae", "gastropods", "plankton", "sponges", "sun", "worms"]
TERRAINS = ["land", "kelp", "coral", "seamount", "seagrass", "sand", "ocean", "vent"]
CENTRE = h(0, 0)
every_count = pytest.mark.parametrize("players", [2, 3, 4])


def new(players: int = 4, seed: int = 1, **options: Any) -> Game:
    return tangledbank.new("marine", players=players, seed=seed, **options)


def begun(players: int = 4, seed: int = 1, **options: Any) -> Game:
    """A new game at its first turn: everybody has taken the first Trait that is offered."""
    game = new(players, seed, **options)
    while not game.options()[0].startswith(("pawn", "space")):
        game.apply(game.options()[0])
    return game


def seen(game: Game) -> Any:
    return game.view(-1)


# ---- players and animals -------------------------------------------------------------------------------
@rule("DSM-3.1")
@every_count
def test_every_player_has_one_animal(players: int) -> None:
    seats = [animal["seat"] for animal in seen(new(players))["animals"].values()]
    assert sorted(seats) == [f"P{k + 1}" for k in range(players)]


@rule("DSM-3.1")
@pytest.mark.parametrize("players", [0, 1, 5])
def test_fewer_than_two_or_more_than_four_cannot_play(players: int) -> None:
    with pytest.raises(OptionError, match="2-4"):
        new(players)


@rule("DSM-3.2")
def test_animals_can_be_chosen() -> None:
    animals = seen(new(3, animals="fish,reptiles,crustaceans"))["animals"]
    assert {name: one["seat"] for name, one in animals.items()} == {"reptiles": "P2", "fish": "P1", "crustaceans": "P3"}


@rule("DSM-3.2")
def test_animals_are_dealt_at_random() -> None:
    for seat in ("P1", "P2"):
        animals = [seen(new(2, seed))["animals"] for seed in range(40)]
        assert {name for found in animals for name, one in found.items() if one["seat"] == seat} == set(ANIMALS)


@rule("DSM-3.2")
@pytest.mark.parametrize("wish", ["fish", "fish,fish", "fish,dodo", "fish,reptiles,crustaceans", "fish+reptiles", ""])
def test_an_assignment_that_does_not_fit_is_refused(wish: str) -> None:
    with pytest.raises(OptionError, match="reptiles,cephalopods"):
        new(2, animals=wish)


# ---- tiles and elements ----------------------------------------------------------------------------------
@rule("DSM-3.3")
@every_count
def test_fifteen_tiles_and_two_vents_lie_on_the_grid(players: int) -> None:
    tiles: Any = new(players).position()["tiles"]
    counted = Counter([tile["terrain"] for tile in tiles])
    assert counted == {"land": 5, "ocean": 5, "coral": 1, "kelp": 1, "seagrass": 1, "sand": 1, "seamount": 1}
    assert [tile["hex"] for tile in tiles if tile["side"]] == [h(0, -3), h(0, 3)]


@rule("DSM-3.4")
@every_count
def test_three_stacks_of_seven_tiles_show_their_top_tile(players: int) -> None:
    shown = seen(new(players))
    assert [stack["face_down"] for stack in shown["stacks"]] == [6, 6, 6]
    tiles = Counter(shown["unseen_tiles"])
    tiles.update([stack["face_up"] for stack in shown["stacks"]])
    assert tiles == dict.fromkeys(TERRAINS[:-1], 3)


@rule("DSM-3.4")
def test_the_tiles_are_shuffled() -> None:
    tops = [tuple([stack["face_up"] for stack in seen(new(2, seed))["stacks"]]) for seed in range(60)]
    assert {top for found in tops for top in found} == set(TERRAINS[:-1])
    assert len(set(tops)) > 30


@rule("DSM-3.5")
@every_count
def test_ten_vents_form_the_stack(players: int) -> None:
    assert seen(new(players))["vents_left"] == 10


@rule("DSM-3.6")
@pytest.mark.parametrize(("edition", "disks"), [("gmt", 114), ("phalanx", 102)])
def test_one_disk_of_each_type_is_on_earth_and_the_rest_is_in_the_bag(edition: str, disks: int) -> None:
    shown = seen(new(edition=edition))
    assert sorted(shown["corners"].values()) == ELEMENTS
    assert sum(shown["bag"].values()) == disks - 6 - 16
    s = Sea(options={"edition": edition})
    assert [s.bag(element) for element in ELEMENTS] == [disks // 6 - 1] * 6


@rule("DSM-3.7")
@every_count
def test_four_disks_lie_in_each_of_four_sections(players: int) -> None:
    shown = seen(new(players))
    sizes = [sum(shown["rows"][name].values()) for name in ("abundance", "adaptation", "wanderlust")]
    assert sizes == [4, 4, 4]
    assert len([element for element in shown["circles"] if element in ELEMENTS]) == 4


@rule("DSM-3.8")
@every_count
def test_the_boxes_are_empty(players: int) -> None:
    rows = seen(new(players))["rows"]
    assert [rows[name] for name in ("autotrophs", "depletion", "regression")] == [{}, {}, {}]


@rule("DSM-3.9")
@every_count
def test_three_markers_are_drawn_for_competition(players: int) -> None:
    game = new(players)
    shown = seen(game)
    assert len(shown["competition"]) == 3
    assert max(Counter(shown["competition"] + shown["evolution"]).values()) <= 2


@rule("DSM-3.9")
def test_competition_markers_stand_as_they_were_drawn() -> None:
    rows = {tuple(seen(new(2, seed))["competition"]) for seed in range(80)}
    unsorted = [row for row in rows if [TERRAINS.index(t) for t in row] != sorted([TERRAINS.index(t) for t in row])]
    assert len(rows) > 60
    assert len(unsorted) > 40


@rule("DSM-3.10")
def test_five_markers_are_sorted_onto_the_evolution_squares() -> None:
    for seed in range(40):
        row = [TERRAINS.index(terrain) for terrain in seen(new(2, seed))["evolution"]]
        assert (len(row), row) == (5, sorted(row))


@rule("DSM-3.10", "EX-42")
def test_vent_land_ocean_land_seamount_stand_sorted() -> None:
    s = draw_markers_as(["vent", "land", "ocean", "land", "seamount"])
    assert [TERRAINS[t] for t in s.g.evolution] == ["land", "land", "seamount", "ocean", "vent"]


def draw_markers_as(wanted: list[str]) -> Sea:
    """A display for whose Evolution squares these markers were drawn, one after the other."""
    s = Sea()
    for rng in range(60_000):
        s.g.rng = rng * 1_000_003
        s.g.events = []
        s.g.bag = [0] * 6
        s.g.markers = [wanted.count(t) for t in TERRAINS]
        s.g.markers[TERRAINS.index("kelp")] += 3  # for Competition
        fill_display(s.g)
        drawn = [TERRAINS[terrain] for kind, _, terrain, _ in s.g.events if kind == E_MARKER_DRAWN]
        if drawn[3:] == wanted:
            return s
    raise AssertionError(wanted)


@rule("R-23")
def test_the_terrain_bag_never_runs_out() -> None:
    s = Sea()
    for _ in range(30):
        s.run(Reseed())
        assert (sum(s.g.markers), len(s.g.competition), len(s.g.evolution)) == (8, 3, 5)


@rule("R-22")
@pytest.mark.parametrize(("left", "sizes"), [(16, [4, 4, 4, 4]), (10, [4, 4, 2, 0]), (5, [4, 1, 0, 0])])
def test_a_short_bag_fills_what_it_can(left: int, sizes: list[int]) -> None:
    s = Sea()
    s.g.bag = [left, 0, 0, 0, 0, 0]
    s.run(Reseed())
    rows = [sum(s.disks(name).values()) for name in ("abundance", "adaptation", "wanderlust")]
    circles = [element for element in s.g.circles if element >= 0]
    assert [rows[0], rows[1], len(circles), rows[2]] == sizes
    assert s.g.circles == circles + [-1] * (4 - len(circles))


@rule("R-22")
def test_empty_circles_stay_empty_until_the_next_reseed() -> None:
    s = Sea()
    s.g.bag = [0] * 6
    s.run(Reseed())
    s.g.bag = [0, 9, 9, 0, 0, 0]
    s.turn("fish").answer("space autotrophs-1", "space autotrophs-2")
    assert (s.g.circles, s.disks("abundance")) == ([-1] * 4, {})
    s.run(Reseed())
    assert set(s.g.circles) <= {1, 2}


# ---- what the animals begin with --------------------------------------------------------------------------
@rule("DSM-3.11")
@every_count
def test_targets_stand_on_one_and_nobody_controls_a_special_pawn(players: int) -> None:
    pawns = seen(new(players))["special_pawns"]
    assert pawns == {element: {"control": None, "target": 1, "space": None} for element in ELEMENTS}


@rule("DSM-3.12")
@pytest.mark.parametrize(("players", "pawns"), [(2, 7), (3, 5), (4, 4)])
def test_the_fewer_play_the_more_pawns_they_have(players: int, pawns: int) -> None:
    assert [animal["pawns"] for animal in seen(new(players))["animals"].values()] == [pawns] * players


@rule("DSM-3.13", "DSM-3.14", "DSM-3.16")
@every_count
def test_no_points_markers_on_the_left_and_no_eliminated_species(players: int) -> None:
    for animal in seen(new(players))["animals"].values():
        assert (animal["vp"], animal["retrieved"], animal["eliminated"]) == (0, False, 0)


@rule("DSM-3.15")
@every_count
def test_three_species_of_each_animal_are_on_the_centre_tile(players: int) -> None:
    shown = seen(new(players))
    cubes = {place: tile["cubes"] for place, tile in shown["tiles"].items() if tile["cubes"]}
    assert cubes == {CENTRE: dict.fromkeys(shown["animals"], 3)}
    assert [animal["gene_pool"] for animal in shown["animals"].values()] == [31] * players


@rule("DSM-3.17")
def test_nobody_holds_survival() -> None:
    assert seen(begun())["survival"] is None


@rule("EX-3")
def test_after_set_up_everything_is_where_it_belongs() -> None:
    game = begun(animals=",".join(ANIMALS))
    shown = seen(game)
    assert (sum(shown["bag"].values()), shown["deck"], len(shown["track"]), shown["vents_left"]) == (92, 20, 5, 10)
    assert [stack["face_down"] + 1 for stack in shown["stacks"]] == [7, 7, 7]
    assert [animal["gene_pool"] for animal in shown["animals"].values()] == [31] * 4
    assert 16 - len(shown["competition"] + shown["evolution"]) == 8
    assert [pawn["target"] for pawn in shown["special_pawns"].values()] == [1] * 6


# ---- the deck ------------------------------------------------------------------------------------------
def deal(seed: int) -> list[str]:
    """All cards of a deck in the order they come."""
    g: Any = RULEBOOK.new_state(2, seed, RULEBOOK.check_options(2, {}))
    cards = []
    while draw_card(g) >= 0:
        cards.append(CARD.show(g.track.pop()))
    return cards


@rule("DSM-3.22")
def test_ten_cards_are_in_the_box_and_never_asteroid() -> None:
    decks = [deal(seed) for seed in range(60)]
    assert {len(set(deck)) for deck in decks} == {25}
    every = set().union(*decks)
    missing = set().union(*[every - set(deck) for deck in decks])
    assert (len(every), every - missing) == (35, {"asteroid"})


@rule("DSM-3.23")
def test_asteroid_is_any_of_the_last_five_of_25_cards() -> None:
    places = Counter([deal(seed).index("asteroid") for seed in range(300)])
    assert sorted(places) == [20, 21, 22, 23, 24]
    assert min(places.values()) > 35


@rule("DSM-3.23")
def test_the_cards_are_shuffled() -> None:
    firsts = [deal(seed)[0] for seed in range(200)]
    assert len(set(firsts)) > 30
    assert max(Counter(firsts).values()) < 20


@rule("DSM-3.24", "R-3")
def test_the_first_card_lies_on_slot_1_and_the_fifth_on_slot_5() -> None:
    g: Any = RULEBOOK.new_state(2, 7, RULEBOOK.check_options(2, {}))
    cards = [CARD.show(draw_card(twin)) for twin in [g.clone()] for _ in range(5)]
    g.stack = [DealTrack()]
    g.advance()
    assert [CARD.show(card) for card in g.track] == cards
    assert (len(seen(begun(seed=7))["track"]), seen(new(seed=7))["track"]) == (5, [])


def track_of(*cards: str) -> Sea:
    """Fish on the sea floor where they starve, and on a vent; these cards are the next of the deck."""
    s = Sea()
    s.place("fish", h(0, 2), 2)
    s.place("fish", h(0, 3), 1)
    s.g.unseen = [CARD.read(card) for card in cards]
    return s


@rule("DSM-3.25", "R-3")
def test_what_the_first_five_cards_do_on_entering_play_happens_reconstruction() -> None:
    """Reconstruction: Marine Snow scores the open ocean."""
    s = track_of("marine_snow", "annelids", "fertile", "univalves", "producers").run(DealTrack())
    assert s.vp("fish") == 2
    assert track_of("annelids", "fertile", "univalves", "producers", "biodiversity").run(DealTrack()).vp("fish") == 0


@rule("DSM-3.25", "R-3")
def test_cards_enter_play_when_all_five_lie_on_the_track_reconstruction() -> None:
    """Reconstruction: Marine Snow scores, Monotypic Habitat turns its ties round; whichever comes first."""
    for rng in range(10):
        s = track_of("marine_snow", "annelids", "fertile", "monotypic_habitat", "producers")
        s.place("reptiles", h(0, 2), 2)
        s.g.rng = rng
        s.run(DealTrack())
        assert (s.vp("fish"), s.vp("reptiles")) == (2, 1)


@rule("DSM-3.26", "R-3")
def test_the_fish_on_the_first_five_cards_are_ignored() -> None:
    s = track_of("invasive_species", "solar_radiation", "tectonic_shift", "volcanism", "disease").run(DealTrack())
    assert (s.survival(), s.endangered("fish", h(0, 2))) == ("fish", True)
    assert (s.vp("fish"), s.cubes("fish", h(0, 2)), s.eliminated("fish")) == (0, 2, 0)


# ---- the first turn and the order of chance -----------------------------------------------------------------
@rule("DSM-3.27")
@pytest.mark.parametrize("animals", [pair for n in (2, 3, 4) for pair in combinations(ANIMALS, n)])
def test_the_lowest_animal_in_play_takes_the_first_turn(animals: tuple[str, ...]) -> None:
    game = begun(len(animals), animals=",".join(animals))
    shown = seen(game)
    assert (shown["turn"], shown["deciding"]) == (animals[-1], animals[-1])
    assert game.seat == len(animals) - 1


@rule("DSM-3.28", "DSM-0.9", "DSM-3.7", "DSM-3.9")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_chance_draws_tiles_then_elements_then_markers_then_traits(seed: int) -> None:
    state: Any = RULEBOOK.new_state(4, seed, RULEBOOK.check_options(4, {}))
    rng = scramble(seed)

    def draw(supply: list[int]) -> int:
        nonlocal rng
        rng = next_state(rng)
        piece = [kind for kind, n in enumerate(supply) for _ in range(n)][pick(rng, sum(supply))]
        supply[piece] -= 1
        return piece

    tiles, bag, markers, box = [3] * 7, [18] * 6, [2] * 8, [1] * 18
    assert state.face_up_tiles == [draw(tiles) for _ in range(3)]
    rows = [[draw(bag) for _ in range(4)] for _ in ("abundance", "adaptation", "speciation", "wanderlust")]
    assert [sorted(rows[k]) for k in (0, 1, 3)] == [row_of(state, k) for k in (1, 0, 2)]
    assert state.circles == rows[2]
    assert state.competition == [draw(markers) for _ in range(3)]
    assert state.evolution == sorted([draw(markers) for _ in range(5)])
    hands = [sum([1 << draw(box) for _ in range(3)]) for _ in TURN_ORDER]
    assert [state.hands[ANIMALS.index(animal)] for animal in TURN_ORDER] == hands
    assert (state.rng, state.track) == (rng, [])


def row_of(state: Any, row: int) -> list[int]:
    return [element for element in range(6) for _ in range(state.rows[row * 6 + element])]


@rule("DSM-3.28")
def test_the_deck_comes_after_the_traits_are_revealed() -> None:
    game = new(2)
    game.apply(game.options()[0])
    assert seen(game)["track"] == []
    game.apply(game.options()[0])
    while not seen(game)["track"]:
        game.apply(game.options()[0])
    assert [animal["traits"] == [] for animal in seen(game)["animals"].values()] == [False, False]
