"""DS-24  Hidden information."""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from typing import Any

import pytest

import tangledbank
from tangledbank import Game
from tangledbank.core.rng import next_state, pick
from tangledbank.games.dominant_species.terms import ANIMALS
from tests.dsl import rule
from tests.games.dominant_species.earth import RULEBOOK, Earth


@cache
def played() -> list[Any]:
    """Every position of a random game with its last options, for looking only."""
    game = tangledbank.new("dominant-species", players=4, seed=8, longer_game=True)
    positions = []
    rng = 5
    while not game.over:
        positions.append(game.position())
        rng = next_state(rng)
        options = game.options()
        game.apply(options[pick(rng, len(options))])
    return [*positions, game.position()]


def middle() -> Game:
    positions = played()
    return tangledbank.position("dominant-species", positions[len(positions) // 2])


def public(game: Game, seat: int) -> Any:
    return {key: value for key, value in game.view(seat).items() if key != "options"}


@rule("DS-24.1")
def test_the_order_of_the_deck_is_not_seen() -> None:
    game = middle()
    data: Any = game.position()
    turned = tangledbank.position("dominant-species", data | {"deck": data["deck"][::-1], "rng": 77})
    assert len(data["deck"]) > 3
    assert [turned.view(seat) for seat in range(4)] == [game.view(seat) for seat in range(4)]


@rule("DS-24.1")
def test_future_draws_are_not_seen_and_open() -> None:
    e = Earth()
    worlds = [RULEBOOK.determinize(e.g, 0, seed) for seed in range(20)]
    assert {str(RULEBOOK.view(world, 0)) for world in worlds} == {str(RULEBOOK.view(e.g, 0))}
    data: Any = {"players": 2, "start": "standard", "phase": 3}
    drawn = [public(tangledbank.position("dominant-species", data | {"rng": rng}), 0) for rng in range(20)]
    for key in ("cards", "rows", "stacks"):
        assert len({str(view[key]) for view in drawn}) > 10


@rule("DS-24.1")
def test_a_sampled_world_does_not_depend_on_the_real_order() -> None:
    data: Any = middle().position()
    twin = RULEBOOK.load(data | {"deck": data["deck"][::-1], "rng": 1})
    one, two = RULEBOOK.determinize(RULEBOOK.load(data), 1, 5), RULEBOOK.determinize(twin, 1, 5)
    assert RULEBOOK.dump(one) == RULEBOOK.dump(two)


@rule("DS-24.2")
def test_everything_else_is_seen() -> None:
    game = middle()
    data: Any = game.position()
    shown: Any = game.view(2)
    for part in data["animals"]:
        animal = shown["animals"][part["animal"]]
        keys = ("vp", "gene_pool", "eliminated", "pawns", "seat")
        assert [animal[key] for key in keys] == [part[key] for key in keys]
        assert sorted(part["acquired"]) == [e for e, n in animal["acquired"].items() for _ in range(n)]
    assert {tile["hex"]: tile["cubes"] for tile in data["tiles"]} == {t: x["cubes"] for t, x in shown["tiles"].items()}
    assert (shown["corners"], shown["spaces"], shown["track"]) == (data["elements"], data["spaces"], data["track"])


@rule("DS-24.2")
def test_the_contents_of_bag_deck_and_stacks_are_seen() -> None:
    data: Any = middle().position()
    shown: Any = middle().view(0)
    assert [element for element, n in shown["bag"].items() for _ in range(n)] == data["bag"]
    assert shown["unseen_cards"] == sorted(data["deck"])
    assert [terrain for terrain, n in shown["unseen_tiles"].items() for _ in range(n)] == data["pool"]
    assert [stack["face_down"] for stack in shown["stacks"]] == data["stacks"]
    assert shown["deck"] == len(data["deck"]) + data["ice_age"]
    assert shown["used"] == data["used"]


@rule("DS-24.3")
@pytest.mark.parametrize("at", [0.1, 0.4, 0.7, 0.95])
def test_all_players_see_the_same(at: float) -> None:
    positions = played()
    game = tangledbank.position("dominant-species", positions[int(at * len(positions))])
    views = [public(game, seat) for seat in range(-1, 4)]
    assert views == [views[0]] * 5
    assert [bool(game.view(seat)["options"]) for seat in range(4)] == [seat == game.seat for seat in range(4)]


@rule("DS-24.4")
def test_chance_speaks_only_in_reseed_and_symbiotic() -> None:
    positions = played()
    draws = [(a, b) for a, b in pairwise(positions) if a["rng"] != b["rng"]]
    for before, after in draws:
        assert before["round"] != after["round"] or "symbiotic" in set(after["used"]) - set(before["used"])
    assert len([1 for before, after in draws if before["round"] != after["round"]]) == positions[-1]["round"] - 1


@rule("DS-24.4")
@pytest.mark.parametrize("random_earth", [False, True])
def test_the_set_up_depends_on_chance(random_earth: bool) -> None:
    games = [
        tangledbank.new("dominant-species", 6, seed, random_earth=random_earth, animals=",".join(ANIMALS)).view(0)
        for seed in range(12)
    ]
    different = {key for key in games[0] if len({str(view[key]) for view in games}) > 6}
    always = {"rows", "bag", "cards", "unseen_cards", "stacks"}
    assert different == (
        always | {"tiles", "corners", "unseen_tiles", "animals"} if random_earth else always | {"unseen_tiles"}
    )


@rule("DS-24.4")
def test_symbiotic_draws_at_random() -> None:
    drawn = set()
    for rng in range(40):
        e = Earth(rng=rng).card("symbiotic", "mammal")
        drawn |= set(e.acquired("mammal"))
    assert drawn == {"grass", "grub", "meat", "seed", "sun", "water"}
