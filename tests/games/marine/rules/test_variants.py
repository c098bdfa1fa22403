"""DSM-25  Variants, alone and combined."""

from __future__ import annotations

from typing import Any

import pytest

import tangledbank
from tangledbank import Game, OptionError
from tangledbank.core.playout import playout
from tangledbank.games.marine.reseed import Reseed
from tangledbank.games.marine.setup import empty_table, random_earth, seating
from tangledbank.games.marine.state import Sea as State
from tangledbank.games.marine.track import draw_card
from tests.dsl import rule
from tests.games.marine.sea import RULEBOOK, E, Sea, W, h

ANIMALS = ["reptiles", "cephalopods", "fish", "crustaceans"]
CORNERS = [W(1, -1), E(0, 0), W(1, 0), E(-1, 1), W(0, 0), E(-1, 0)]
"""NE, E, SE, SW, W, NW of the centre."""
INNER = [(0, 0), (0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)]
"""The order of DSM-25.7."""
seeds = pytest.mark.parametrize("seed", range(8))


def new(players: int = 4, seed: int = 1, **options: Any) -> Game:
    return tangledbank.new("marine", players=players, seed=seed, **options)


def seen(game: Game) -> Any:
    return game.view(-1)


def drafted(game: Game) -> Game:
    """All choose the first Trait they are offered, until the first turn; so do those who are asked at once."""
    while game.options()[0].split()[0] in ("keep", "reject", "special", "copy"):
        game.apply(game.options()[0])
    return game


def started(players: int, seed: int, **options: Any) -> tuple[State, State]:
    """A game before its draft, and the empty table it was made from."""
    checked = RULEBOOK.check_options(players, options)
    state = RULEBOOK.new_state(players, seed, checked)
    assert isinstance(state, State)
    return state, empty_table(players, seed, seating(players, seed, checked), checked)


def table(*animals: str, **options: Any) -> State:
    """An empty table, each animal with a player of its own."""
    owners = [animals.index(name) if name in animals else -1 for name in ANIMALS] + [-1, -1]
    return empty_table(len(animals), 0, owners, RULEBOOK.check_options(len(animals), options))


def two_each(*animals: str) -> Sea:
    """Two players with two animals each: the first two are P1's."""
    return Sea(*(animals or ANIMALS), players=2)


# ---- two animals each, DSM-25.1 to DSM-25.5 ---------------------------------------------------------
@rule("DSM-25.1")
def test_all_four_animals_are_in_play_and_each_player_has_two() -> None:
    animals = seen(new(2, two_animals=True))["animals"]
    assert list(animals) == ANIMALS
    assert sorted([animal["seat"] for animal in animals.values()]) == ["P1", "P1", "P2", "P2"]
    named = seen(new(2, two_animals=True, animals="reptiles+fish,crustaceans+cephalopods"))["animals"]
    assert [animal["seat"] for animal in named.values()] == ["P1", "P2", "P1", "P2"]


@rule("DSM-25.1")
@pytest.mark.parametrize("players", [3, 4])
def test_only_two_players_can_have_two_animals_each(players: int) -> None:
    with pytest.raises(OptionError):
        new(players, two_animals=True)


@rule("DSM-25.2")
def test_pawns_and_domination_spaces_are_those_of_four_players() -> None:
    game = drafted(new(2, two_animals=True))
    animals = seen(game)["animals"].values()
    assert [animal["pawns"] for animal in animals] == [4, 4, 4, 4]
    assert {"space domination-2", "space domination-3"} <= set(game.options())
    assert [animal["gene_pool"] for animal in animals] == [31, 31, 31, 31]


@rule("DSM-25.2")
def test_three_traits_are_dealt_and_one_is_chosen_for_each_animal() -> None:
    game = new(2, two_animals=True, animals="reptiles+fish,crustaceans+cephalopods")
    mine: Any = game.view(0)["animals"]
    hands = [mine["reptiles"]["hand"], mine["fish"]["hand"]]
    assert ([len(hand) for hand in hands], len(set(hands[0] + hands[1]))) == ([3, 3], 6)
    game.apply(f"keep {hands[1][0]}", 0)  # the fish come first in turn order
    assert game.options(0) == [f"keep {trait}" for trait in sorted(hands[0])]
    game.apply(f"keep {hands[0][0]}", 0)
    assert game.waiting == [1]


@rule("DSM-25.2")
def test_each_animal_has_its_own_turn_and_its_own_pawns() -> None:
    s = two_each()
    s.turn("crustaceans").answer("space abundance-1")
    assert (s.asked, s.g.seat, s.pawns("crustaceans"), s.pawns("fish")) == ("fish", 1, 3, 4)
    s.answer("space abundance-2")
    assert (s.asked, s.g.seat) == ("cephalopods", 0)


@rule("DSM-25.3", "DSM-0.3")
def test_the_other_animal_of_the_same_player_is_a_victim_like_all() -> None:
    s = two_each()
    s.markers(["coral", "land", "land"], ["kelp", "seagrass", "sand", "ocean", "vent"])
    s.act("reptiles", "competition-1")
    assert s.options()[:3] == [f"compete {h(0, 0)} {animal}" for animal in ANIMALS[1:]]
    assert s.answer(f"compete {h(0, 0)} cephalopods").eliminated("cephalopods") == 1


@rule("DSM-25.3")
def test_pawns_of_ones_other_animal_are_opposing() -> None:
    s = two_each()
    s.control("reptiles", "sun")
    s.pawn("cephalopods", "abundance-1")
    s.turn("reptiles").answer("pawn sun", "space abundance-1")
    assert (s.on("abundance-1"), s.pawns("cephalopods")) == ("sun", 4)


@rule("DSM-25.3")
def test_traits_react_to_ones_other_animal() -> None:
    s = two_each()
    s.trait("cephalopods", "camouflage")
    s.show_tiles("kelp")
    s.act("reptiles", "wanderlust-1").answer("explore 1", f"tile {h(-2, 1)}")
    assert (s.asked, s.g.seat, s.options()) == ("cephalopods", 0, ["hide", "pass"])


@rule("R-26", "DSM-24.5")
def test_cannibal_refers_to_the_one_animal_that_has_it() -> None:
    s = two_each()
    s.trait("reptiles", "cannibal")
    s.card("predator", "fish").answer("victim cephalopods")
    assert (s.vp("reptiles"), s.vp("cephalopods")) == (0, 0)
    s.card("predator", "fish").answer("victim reptiles")
    assert (s.vp("reptiles"), s.vp("cephalopods")) == (1, 0)


@rule("DSM-25.4", "EX-R23")
def test_the_lower_total_counts() -> None:
    s = two_each()
    for animal, vp in zip(ANIMALS, (70, 145, 75, 85), strict=True):
        s.set_vp(animal, vp)
    assert (s.g.scores(), RULEBOOK.winners(s.g)) == ([70, 75], [1])


@rule("DSM-25.5", "DSM-21.6")
@pytest.mark.parametrize(
    ("animals", "vp", "winner"),
    [
        (("reptiles", "cephalopods", "fish", "crustaceans"), (90, 70, 70, 90), 0),  # cephalopods before fish
        (("reptiles", "crustaceans", "cephalopods", "fish"), (90, 70, 90, 70), 1),  # fish before crustaceans
        (("reptiles", "crustaceans", "cephalopods", "fish"), (70, 70, 70, 90), 0),  # of two equal ones the reptiles
        (("cephalopods", "fish", "reptiles", "crustaceans"), (70, 90, 90, 70), 0),  # the reptiles do not count
    ],
)
def test_ties_go_to_the_counted_animal_higher_in_the_food_chain(
    animals: tuple[str, ...], vp: tuple[int, ...], winner: int
) -> None:
    s = two_each(*animals)
    for animal, n in zip(animals, vp, strict=True):
        s.set_vp(animal, n)
    assert (s.g.scores(), RULEBOOK.winners(s.g)) == ([70, 70], [winner])


# ---- alternative displays, DSM-25.12, DSM-25.13 -------------------------------------------------------
@rule("DSM-25.12")
@seeds
def test_alternative_displays_have_six_vacant_spaces_and_nothing_printed(seed: int) -> None:
    animals = seen(new(seed=seed, alternative_displays=True))["animals"].values()
    for animal in animals:
        assert (sum(animal["elements"].values()), animal["most_elements"]) == (3, 6)
        assert animal["acquired"] == animal["elements"]


@rule("DSM-25.13")
@seeds
def test_three_disks_each_are_drawn_in_turn_order_before_the_start_elements(seed: int) -> None:
    g, twin = started(4, seed, alternative_displays=True)
    for animal in (3, 2, 1, 0):
        drawn = [twin.draw_disk() for _ in range(3)]
        assert list(g.display[animal * 6 : animal * 6 + 6]) == [drawn.count(element) for element in range(6)]
    assert sum(g.bag) == 114 - 12 - 6 - 16


@rule("DSM-25.13")
def test_animals_that_are_not_in_play_draw_nothing() -> None:
    g, _ = started(2, 1, alternative_displays=True, animals="reptiles,fish")
    assert [sum(g.display[a * 6 : a * 6 + 6]) for a in range(4)] == [3, 0, 3, 0]


@rule("DSM-25.13", "DSM-25.12", "EX-64")
def test_the_disks_of_alternative_displays_can_be_lost() -> None:
    s = Sea(options={"alternative_displays": True})
    s.acquire("reptiles", "sun", "sun", "worms")
    s.row("regression", "sun", "worms")
    s.run(Reseed())
    assert s.elements("reptiles") == {"sun": 1}


@rule("DSM-25.12", "DSM-24.14", "DSM-24.26")
def test_ram_feeder_prints_its_plankton_on_alternative_displays_too() -> None:
    s = Sea(options={"alternative_displays": True})
    s.trait("fish", "ram_feeder")
    assert (s.elements("fish"), s.acquired("fish"), s.g.most_elements(2)) == ({"plankton": 1}, {}, 7)


# ---- Superheroes, DSM-25.14 to DSM-25.16 -----------------------------------------------------------------
@rule("DSM-25.14")
def test_superheroes_reject_one_of_three_and_keep_two() -> None:
    game = new(superheroes=True)
    offered = game.options(0)
    assert (len(offered), {text.split()[0] for text in offered}) == (3, {"reject"})
    animals = seen(drafted(game))["animals"].values()
    assert [len(animal["traits"]) for animal in animals] == [2, 2, 2, 2]
    owner = next(animal for animal in animals if animal["seat"] == "P1")
    assert sorted(owner["traits"]) == sorted([text.split()[1] for text in offered[1:]])


@rule("DSM-25.14")
def test_both_traits_are_active() -> None:
    s = Sea(options={"superheroes": True})
    s.trait("fish", "ram_feeder", "phenotypic_plasticity")
    assert (s.elements("fish")["plankton"], s.g.most_elements(2)) == (3, 9)


@rule("DSM-25.15")
def test_superheroes_leave_exaptation_in_the_box_unless_wanted() -> None:
    for seed in range(40):
        g, _ = started(4, seed, superheroes=True)
        assert not [place for place in (g.box, *g.hands) if place >> 7 & 1]
    found = [started(4, seed, superheroes="exaptation")[0] for seed in range(40)]
    assert {sum([hand >> 7 & 1 for hand in g.hands]) + (g.box >> 7 & 1) for g in found} == {1}


@rule("DSM-25.15")
def test_without_superheroes_exaptation_is_dealt() -> None:
    assert {sum([hand >> 7 & 1 for hand in started(4, seed)[0].hands]) for seed in range(40)} == {0, 1}


@rule("DSM-25.16")
def test_gene_expression_replaces_one_of_two_traits_of_ones_choice() -> None:
    s = Sea(options={"superheroes": True})
    s.trait("fish", "social", "flight")
    s.trait("reptiles", "cannibal")
    s.box("carnivore", "solitary", "resilience")
    s.card("gene_expression", "fish")
    assert (s.asked, s.options()) == ("fish", ["replace flight", "replace social"])
    assert "DSM-25.16" in s.why("replace cannibal")
    s.answer("replace flight", "keep solitary")
    assert (s.traits("fish"), s.g.box >> 8 & 1) == (["social", "solitary"], 1)


# ---- length, DSM-25.17 to DSM-25.19 -------------------------------------------------------------------
@rule("DSM-25.17", "DSM-25.18", "DSM-25.19")
@pytest.mark.parametrize(("deck", "size"), [("standard", 25), ("short", 20), ("long", 30), ("epic", 35)])
def test_the_deck_has_its_length(deck: str, size: int) -> None:
    game = drafted(new(deck=deck))
    assert (len(seen(game)["track"]), seen(game)["deck"]) == (5, size - 5)


@rule("DSM-25.17", "DSM-25.18", "DSM-25.19", "DSM-26.8")
@pytest.mark.parametrize(("deck", "size"), [("short", 20), ("long", 30), ("epic", 35)])
def test_asteroid_is_among_the_last_five_cards_of_every_deck(deck: str, size: int) -> None:
    places = set()
    for seed in range(60):
        g, _ = started(2, seed, deck=deck)
        draw_all(g)
        places.add(g.track.index(2) + 1)
    assert places == set(range(size - 4, size + 1))


def draw_all(g: State) -> None:
    """The whole deck onto the track."""
    while draw_card(g) >= 0:
        pass


# ---- together ----------------------------------------------------------------------------------------
ALL: dict[str, Any] = {
    "two_animals": True,
    "random_earth": True,
    "alternative_displays": True,
    "superheroes": True,
    "deck": "epic",
    "edition": "phalanx",
}


@rule("DSM-25.1", "DSM-25.9", "DSM-25.12", "DSM-25.14", "DSM-25.19", "DSM-25.20")
@seeds
def test_all_variants_can_be_combined(seed: int) -> None:
    game = drafted(new(2, seed, **ALL))
    shown = seen(game)
    for name, animal in shown["animals"].items():
        assert (len(animal["traits"]), len(animal["acquired"]) > 0) == (2, True)
        assert shown["tiles"][h(0, 0)]["cubes"][name] > 0
    assert (shown["deck"], len(shown["animals"])) == (30, 4)
    game.state.play(game.state.current_options[0])
    assert RULEBOOK.broken_laws(game.state, None) == []


@rule("DSM-25.20")
def test_a_game_with_all_variants_keeps_the_laws_to_its_end() -> None:
    options = {**ALL, "round_limit": 3, "turn_limit": 60}
    game = new(2, 5, **options)
    playout(game.state, 7)
    assert (game.over, RULEBOOK.broken_laws(game.state, None)) == (True, [])


@rule("DSM-25.20", "DSM-25.9", "DSM-25.10")
def test_the_rules_of_a_variant_come_before_the_others() -> None:
    """Three species and 0 VP (DSM-3.13, DSM-3.15) give way to those of the random Earth."""
    g = table(*ANIMALS, random_earth=True)
    g.pool = [4, 7, 0, 0, 0, 0, 4]
    g.bag = [1, 1, 1, 0, 2, 1]
    random_earth(g)
    assert (list(g.cubes[18 * 6 : 18 * 6 + 4]), list(g.vp[:4])) == ([4, 2, 3, 3], [6, 13, 9, 11])
