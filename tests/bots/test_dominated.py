"""Actions that are dominated on their face: each is named, the engine agrees, and no bot chooses one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from tangledbank import Game, new
from tangledbank.bots import Level, Player, Sampler, fallback_answer
from tangledbank.bots.judging import judge
from tangledbank.bots.player import level
from tangledbank.bots.search.playing import sensible_weights
from tangledbank.bots.search.sensible import dominated_places, sensible
from tangledbank.core.rng import next_state, pick, scramble
from tangledbank.core.state import State
from tangledbank.earth.actions.conflict import Competition, Survivor, Victim
from tangledbank.earth.terms import A_PASS, ANY_TERRAIN, NOBODY
from tangledbank.games import names, rulebook
from tangledbank.games.dominant_species.actions.domination import Domination
from tangledbank.games.dominant_species.actions.elements import Adaptation
from tangledbank.games.dominant_species.actions.pawns import Initiative, PlacePawn
from tangledbank.games.dominant_species.bots.dominated import is_dead as is_dead_on_earth
from tangledbank.games.dominant_species.insight import can_act as can_act_on_earth
from tangledbank.games.dominant_species.state import Dom
from tangledbank.games.dominant_species.terms import ABUNDANCE_1, REPTILE
from tangledbank.games.evolution.state import Evo
from tangledbank.games.marine.actions.pawns import PlacePawn as PlaceSeaPawn
from tangledbank.games.marine.bots.dominated import is_dead as is_dead_at_sea
from tangledbank.games.marine.insight import can_act as can_act_at_sea
from tangledbank.games.marine.notation import NOTATION, NOUNS
from tangledbank.games.marine.state import Sea
from tests.dsl import some
from tests.games.dominant_species.earth import Earth, h
from tests.games.evolution.playing import game
from tests.games.marine.sea import Sea as FullSea

LIMITS: dict[str, dict[str, int]] = {
    "evolution": {},
    "dominant-species": {"round_limit": 3},
    "marine": {"round_limit": 2, "turn_limit": 90},
}


def dominated(g: Game) -> set[str]:
    """The options of the seat that is asked which are dominated."""
    opinion = judge(g.rulebook.name)
    actions = [(text, g.rulebook.notation.read(text)) for text in g.options()]
    return {text for text, action in actions if opinion.dominated(g.state, g.seat, action)}


def walk(name: str, seed: int) -> Iterator[State]:
    """Every question of a random game; now and then what looks best, so that there is something to see."""
    book, opinion = rulebook(name), judge(name)
    g = book.new_state(3, seed, book.check_options(3, LIMITS[name]))
    g.advance()
    rng = scramble(seed)
    while g.stack:
        yield g
        rng = next_state(rng)
        weights = opinion.weights(g)
        best = weights.index(max(weights))
        g.play(g.current_options[best if pick(rng, 2) else pick(scramble(rng), len(g.current_options))])


def flagged(name: str, seeds: int) -> Iterator[tuple[State, int]]:
    """Dominated options of random games."""
    opinion = judge(name)
    for seed in range(seeds):
        for g in walk(name, seed):
            for action in g.current_options:
                if opinion.dominated(g, g.seat, action):
                    yield g, action


# ---- Evolution: playing cards --------------------------------------------------------------------
def test_a_trait_laid_in_this_turn_is_not_discarded() -> None:
    g = game("a 1/1 climbing !horns", phase=3, hands=[["long_neck+3"]])
    assert "discard a horns" in dominated(g)


def test_in_quick_play_neither() -> None:
    g = new("evolution", 2, 5, quick_play=True)
    while g.state.phase != 3:  # type: ignore[attr-defined]
        g.apply(g.options()[0], g.seat)
    seat = g.seat
    lay = next(option for option in g.options(seat) if option.startswith("trait"))
    g.apply(lay, seat)
    strips = [option for option in g.options(seat) if option.startswith("discard")]
    assert strips
    book = g.rulebook
    assert all(judge("evolution").dominated(g.state, seat, book.notation.read(strip)) for strip in strips)


@pytest.mark.parametrize(
    ("traits", "hand", "n"),
    [
        ("climbing", ["long_neck+3"], 1),
        ("climbing horns foraging", ["long_neck+3"], 0),
        ("climbing horns foraging", ["scavenger+3"], 1),
        ("climbing horns foraging", ["ambush+3"], 3),
        ("climbing horns foraging", ["horns+3"], 3),
        ("climbing horns foraging", [], 3),
    ],
)
def test_a_trait_is_only_discarded_for_a_better_one(traits: str, hand: list[str], n: int) -> None:
    assert len(dominated(game(f"a 1/1 {traits}", phase=3, hands=[hand]))) == n


def test_a_carnivore_may_go_back_to_plants() -> None:
    assert not dominated(game("a 1/1 carnivore", phase=3, hands=[[]]))


@pytest.mark.parametrize(
    ("row", "hand", "last", "is_dominated"),
    [
        ("a 1/1", ["horns+3"], 5, True),
        ("a 1/1", ["horns+3"], 6, False),
        ("a 1/1", ["carnivore+3"], 5, False),
        ("a 1/1 horns", ["horns+3"], 5, False),
        ("a 1/1 intelligence", ["horns+3"], 5, False),
        ("a 1/1 horns climbing foraging", ["long_neck+3"], 5, False),
    ],
)
def test_points_in_hand_are_not_thrown_away(row: str, hand: list[str], last: int, is_dominated: bool) -> None:
    g = game(row, phase=3, round=5, last_round=last, hands=[hand])
    assert ("end" in dominated(g)) is is_dominated


# ---- Evolution: meals ------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("own", "other", "is_dominated"),
    [
        ("b 1/1", "c 1/1", True),
        ("b 1/1", "c 1/1 horns", False),
        ("b 1/1 horns", "c 1/1 horns", True),
        ("b 1/2", "c 1/1", False),
        ("b 1/1", "c 1/1 climbing", False),
        ("b 1/1", "c 1/6", False),
    ],
)
def test_own_species_are_spared_where_others_feed_as_well(own: str, other: str, is_dominated: bool) -> None:
    g = game(f"a 3/4 carnivore | {own}", other)
    assert ("attack a b" in dominated(g)) is is_dominated


def test_food_is_not_left_lying() -> None:
    fat = game("a 1/2 food 1 fat_tissue", "b 1/1", hole=3)
    assert "done" in fat.options()
    assert dominated(fat) == {"done"}
    clever = game("a 2/1 intelligence", "b 1/1", hole=0, round=5, last_round=5, hands=[["horns+3"]])
    assert dominated(clever) == {"done"}
    earlier = game("a 2/1 intelligence", "b 1/1", hole=0, round=4, last_round=5, hands=[["horns+3"]])
    assert not dominated(earlier)


def test_what_the_food_bank_gives_is_stored() -> None:
    g = game("a 1/3 carnivore fat_tissue", "b 1/2 | c 1/2")
    g.apply("attack a b")
    assert g.options() == ["store 0", "store 1"]
    assert dominated(g) == {"store 0"}


def test_what_the_watering_hole_gives_need_not_be() -> None:
    g = game("a 1/3 foraging fat_tissue | b 1/1", "c 1/1", hole=3)
    g.apply("feed a")
    assert g.options() == ["store 0", "store 1"]
    assert not dominated(g)


# ---- on Earth --------------------------------------------------------------------------------------
def marked(e: Earth) -> set[str]:
    """The options of a question on Earth that are dominated."""
    book, opinion = rulebook("dominant-species"), judge("dominant-species")
    return {book.notation.show(a) for a in e.g.current_options if opinion.dominated(e.g, e.g.seat, a)}


def test_own_cubes_are_not_the_victims_if_others_are_there() -> None:
    e = Earth("mammal", "bird")
    tile = int(rulebook("dominant-species").notation.read(f"tile {h(-1, 1)}") >> 16 & 255)
    assert marked(e.run(Victim(0, 0, tile, -1))) == {"victim mammal"}
    assert marked(e.run(Survivor(0, 0, tile))) == {"survivor bird"}


def marked_at_sea(s: FullSea) -> set[str]:
    """The options of a question of Marine that are dominated."""
    book, opinion = rulebook("marine"), judge("marine")
    return {book.notation.show(a) for a in s.g.current_options if opinion.dominated(s.g, s.g.seat, a)}


def sea_with_cannibal(trait: str, *animals: str, players: int = 0) -> tuple[FullSea, int]:
    """One cube of each animal on a tile, and a Trait of the reptiles."""
    s = FullSea(*animals, players=players)
    s.trait("reptiles", trait)
    s.cubes_are(h(0, 0), **dict.fromkeys(animals, 1))
    return s, NOUNS.tile.read(h(0, 0))


@pytest.mark.parametrize(("trait", "is_dominated"), [("camouflage", True), ("cannibal", False)])
def test_a_cannibal_may_gain_by_its_own_dead(trait: str, is_dominated: bool) -> None:
    s, tile = sea_with_cannibal(trait, "reptiles", "fish")
    s.run(Victim(0, 0, tile, NOBODY))
    assert ("victim reptiles" in marked_at_sea(s)) is is_dominated
    s, tile = sea_with_cannibal(trait, "reptiles", "fish")
    s.run(Survivor(0, 0, tile))
    assert ("survivor fish" in marked_at_sea(s)) is is_dominated
    s, tile = sea_with_cannibal(trait, "reptiles", "cephalopods", "fish", "crustaceans", players=2)
    s.run(Competition(0, 1, ANY_TERRAIN, tile, 1))
    assert (f"compete {h(0, 0)} reptiles" in marked_at_sea(s)) is is_dominated


def test_a_cannibal_gains_once_for_each_tile() -> None:
    s, tile = sea_with_cannibal("cannibal", "reptiles", "fish")
    s.place("reptiles", h(0, 0), 1)
    s.g.eliminate(0, tile, 1)
    s.run(Victim(0, 0, tile, NOBODY))
    assert marked_at_sea(s) == {"victim reptiles"}


def test_the_judge_counts_the_point_of_a_cannibal() -> None:
    """What greedy asks after every option: a cube less is a point more."""
    opinion, values = judge("marine"), {}
    for trait in ("camouflage", "cannibal"):
        s, tile = sea_with_cannibal(trait, "reptiles", "fish")
        after = s.run(Victim(0, 0, tile, NOBODY)).g.clone()
        after.play(NOTATION.read("victim reptiles"))
        values[trait] = opinion.values(after)[0]
    assert values["cannibal"] == values["camouflage"] + 1


def test_a_tile_is_not_scored_for_others_only() -> None:
    e = Earth("mammal", "bird")
    e.run(Domination(0, 0))
    found = marked(e)
    assert f"dominate {h(-1, 0)}" in found
    assert f"dominate {h(-1, 1)}" not in found
    assert "pass" in found


def test_pawns_go_where_they_have_something_to_do() -> None:
    e = Earth("mammal", "bird")
    e.g.phase = 1
    found = marked(e.run(PlacePawn(0, 0)))
    assert {"pawn regression-1", "pawn wasteland-1", "pawn depletion-1", "pawn wanderlust-1"} <= found
    e.acquire("mammal", "sun")
    e.row("regression", "sun")
    e.row("wasteland", "sun")
    assert not {"pawn regression-1", "pawn wasteland-1"} & marked(e.run(PlacePawn(0, 0)))


def test_gifts_are_taken() -> None:
    e = Earth("mammal", "bird")
    e.row("adaptation", "sun")
    assert marked(e.run(Adaptation(0, 0))) == {"pass"}
    e.acquire("mammal", "sun", "sun", "sun")
    assert not marked(e.run(Adaptation(0, 0)))
    assert "pass" in marked(e.run(Initiative(0, 0)))


# ---- the engine agrees -------------------------------------------------------------------------------
def test_who_discards_in_vain_has_fewer_points_and_no_more_cards() -> None:
    met = 0
    for g, action in flagged("evolution", 4):
        assert isinstance(g, Evo)
        if rulebook("evolution").notation.show(action).startswith("discard"):
            after = g.clone()
            after.play(action)
            assert after.scores()[g.seat] < g.scores()[g.seat] or after.screen != g.screen
            assert after.hand == g.hand
            met += 1
    assert met > 50


def test_in_vain_pawns_of_marine_have_no_action() -> None:
    """After the pawn is put, nothing is asked of its animal and nothing on Earth has changed."""
    met = 0
    for g, action in flagged("marine", 4):
        top = g.stack[-1]
        if isinstance(top, PlaceSeaPawn):
            after = g.clone()
            after.play(action)
            assert isinstance(g, Sea)
            assert isinstance(after, Sea)
            if after.stack and after.round == g.round:
                assert (after.vp, after.cubes, after.corner) == (g.vp, g.cubes, g.corner)
                assert after.turn != top.animal
                met += 1
    assert met > 20


def test_what_is_dead_at_sea_cannot_act() -> None:
    """Two answers to one question: the quick one of the bots, and the engine's own that players see."""
    met = 0
    for g in (g for seed in range(4) for g in walk("marine", seed)):
        top = g.stack[-1]
        if isinstance(top, PlaceSeaPawn) and isinstance(g, Sea):
            dead = [space for space in spaces_of(g) if is_dead_at_sea(g, top.animal, space)]
            assert [space for space in dead if can_act_at_sea(g, space)] == []
            met += len(dead)
    assert met > 50


def test_what_is_dead_on_earth_cannot_act() -> None:
    """As above, for a first pawn: others of the same animal and the reptiles' own protection count, too."""
    met = 0
    for g in (g for seed in range(3) for g in walk("dominant-species", seed)):
        top = g.stack[-1]
        if isinstance(top, PlacePawn) and isinstance(g, Dom) and top.animal not in (REPTILE, *g.spaces[:ABUNDANCE_1]):
            dead = [space for space in spaces_of(g) if is_dead_on_earth(g, top.animal, space)]
            assert [space for space in dead if can_act_on_earth(g, space)] == []
            met += len(dead)
    assert met > 100


def spaces_of(g: State) -> list[int]:
    """Where a pawn can be put."""
    return [action >> 16 & 255 for action in g.current_options]


def test_in_vain_dominations_give_points_to_others_only() -> None:
    met = 0
    for g, action in flagged("dominant-species", 3):
        top = g.stack[-1]
        if isinstance(top, Domination) and action != A_PASS:
            assert isinstance(g, Dom)
            after = g.clone()
            after.stack.pop()
            top.resolve(after, action)
            assert after.vp[top.animal] == g.vp[top.animal]
            assert sum(after.vp) > sum(g.vp) or g.dominator(action >> 16 & 255) not in (NOBODY, top.animal)
            met += 1
    assert met > 20


# ---- search and bots ------------------------------------------------------------------------------------
@pytest.mark.parametrize("name", names())
def test_every_game_names_some_and_something_else_is_always_left(name: str) -> None:
    opinion = judge(name)
    kinds: Counter[str] = Counter()
    for seed in range(3):
        for g in walk(name, seed):
            flags = dominated_places(g, opinion)
            left = sensible(g, g.seat, list(g.current_options), opinion)
            weights = sensible_weights(g, opinion)
            assert len(left) == len(flags) - sum(flags) == sum(weight > 0 for weight in weights) > 0
            kinds.update([rulebook(name).notation.show(a).split()[0] for a in g.current_options if a not in left])
    assert len(kinds) > 1


@pytest.mark.parametrize("spec", some(["greedy", "ismcts:12", "ismcts:12+4", "rollout:12", "foresight:8"], 2))
@pytest.mark.parametrize("name", names())
def test_no_bot_tries_a_dominated_option(name: str, spec: str) -> None:
    opinion, one = judge(name), level(name, spec)
    met = 0
    for g in walk(name, 3):
        left = [rulebook(name).notation.show(a) for a in sensible(g, g.seat, list(g.current_options), opinion)]
        options = [rulebook(name).notation.show(a) for a in g.current_options]
        if len(left) == len(options):
            continue
        sampler = Sampler(rulebook(name), g, g.seat)
        ideas = Player(one).bot.think(rulebook(name).view(g, g.seat), options, sampler, one.budget, 3)
        assert {idea.option for idea in ideas if idea.visits} <= set(left)
        assert fallback_answer(rulebook(name), g, g.seat, 3) in left
        met += 1
        if met == 4:
            return
    raise AssertionError("too few questions")


def test_even_who_does_not_think_avoids_them() -> None:
    careless = Player(Level("careless", "greedy", blunders=100))
    g = game("a 1/1 climbing", phase=3, hands=[["long_neck+3"]])
    sampler = Sampler(g.rulebook, g.state, 0)
    chosen = {careless.choose({}, g.options(), sampler, scramble(rng)) for rng in range(200)}
    assert chosen == set(g.options()) - {"discard a climbing"}
