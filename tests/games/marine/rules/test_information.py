"""DSM-26  Hidden and public information: views, and worlds that a seat cannot tell from the real one."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Any

import pytest

import tangledbank
from tangledbank import Game
from tangledbank.core.rng import next_state, pick
from tangledbank.core.rulebook import EVERYTHING
from tangledbank.games.marine.inheritance import ApplyTrait, replace_trait
from tangledbank.games.marine.notation import CARD, TRAIT
from tangledbank.games.marine.terms import ANIMALS, FISH
from tangledbank.games.marine.track import draw_card
from tests.dsl import rule
from tests.games.marine.sea import RULEBOOK, Sea

TRAITS = 18


def play(game: Game, rng: int = 5) -> None:
    """One random answer of a seat that is asked."""
    rng = next_state(rng + len(game.log) * 1_000_003)
    options = game.options()
    game.apply(options[pick(rng, len(options))])


@cache
def played() -> list[Any]:
    """Every position of a random game after the draft, and the seats that were asked; for looking only."""
    game = tangledbank.new("marine", players=4, seed=8, deck="short")
    found = []
    while not game.over and len(game.log) < 1500:
        if game.view(-1)["track"]:
            found.append((game.position(), game.waiting))
        play(game)
    return found


def middle() -> Game:
    positions = played()
    return tangledbank.position("marine", positions[len(positions) // 2][0])


def public(game: Game, seat: int) -> Any:
    """A view without the answers and without what is for the owner's eyes."""
    shown: Any = game.view(seat)
    shown["animals"] = {
        name: {key: value for key, value in animal.items() if key not in ("hand", "rejected")}
        for name, animal in shown["animals"].items()
    }
    return {key: value for key, value in shown.items() if key not in ("options", "deciding")}


def drafting(seed: int = 3) -> Game:
    return tangledbank.new("marine", players=4, seed=seed, animals=",".join(ANIMALS))


def shuffled(data: Any) -> Any:
    """The same position with everything hidden from everybody in another order."""
    return data | {"unseen": data["unseen"][::-1], "rng": 77}


# ---- hidden from everybody --------------------------------------------------------------------------------
@rule("DSM-26.1")
def test_order_and_future_draws_are_not_seen() -> None:
    game = middle()
    data: Any = game.position()
    twin = tangledbank.position("marine", shuffled(data))
    assert len(data["unseen"]) > 5
    assert [twin.view(seat) for seat in range(-1, 4)] == [game.view(seat) for seat in range(-1, 4)]
    assert "rng" not in game.view(0)


@rule("DSM-26.1")
def test_a_sampled_world_looks_the_same_and_does_not_depend_on_the_real_order() -> None:
    data: Any = middle().position()
    real, twin = RULEBOOK.load(data), RULEBOOK.load(shuffled(data))
    for seat in range(4):
        world = RULEBOOK.determinize(real, seat, 5)
        assert RULEBOOK.dump(world) == RULEBOOK.dump(RULEBOOK.determinize(twin, seat, 5))
        assert RULEBOOK.view(world, seat) == RULEBOOK.view(real, seat)


@rule("DSM-26.1")
def test_sampled_worlds_draw_different_cards_tiles_disks_and_traits() -> None:
    s = Sea()
    drawn: list[set[int]] = [set(), set(), set(), set()]
    for seed in range(60):
        world: Any = RULEBOOK.determinize(s.g, 0, seed)
        found = [world.draw_disk(), world.draw_terrain(), draw_card(world), world.randbelow(TRAITS)]
        for kind, piece in zip(drawn, found, strict=True):
            kind.add(piece)
    assert [len(kind) > least for kind, least in zip(drawn, (5, 6, 20, 12), strict=True)] == [True] * 4


@rule("DSM-26.1", "DSM-26.7")
def test_which_cards_are_in_the_box_is_open() -> None:
    data: Any = middle().position()
    left: Counter[str] = Counter()
    for seed in range(80):
        world: Any = RULEBOOK.determinize(RULEBOOK.load(data), 1, seed)
        while draw_card(world) >= 0:
            world.track.pop(0)
        left.update([CARD.show(card) for card in world.unseen])
    assert set(left) == set(data["unseen"])
    assert left.total() == 80 * 15
    assert max(left.values()) < 80


# ---- hidden from the others ----------------------------------------------------------------------------------
@rule("DSM-26.2")
def test_dealt_traits_are_seen_by_their_player_alone() -> None:
    game = drafting()
    data: Any = game.position()
    for seat, part in enumerate(data["animals"]):
        shown: Any = game.view(seat)["animals"]
        assert shown[part["animal"]]["hand"] == part["hand"]
        assert [name for name, animal in shown.items() if "hand" in animal or "rejected" in animal] == [part["animal"]]
    spectator: Any = game.view(-1)
    assert "hand" not in str(spectator)
    assert spectator["options"] == []


@rule("DSM-26.2")
def test_a_choice_is_not_seen_before_the_reveal() -> None:
    views = []
    for choice in range(3):
        game = drafting()
        game.apply(game.options(0)[choice], 0)
        views.append([str(game.view(seat)) for seat in (-1, 1, 2, 3)])
        mine: Any = game.view(0)["animals"]
        assert (len(mine["reptiles"]["hand"]), len(mine["reptiles"]["rejected"])) == (1, 2)
    assert views[0] == views[1] == views[2]


@rule("DSM-26.2")
def test_rejected_traits_are_not_seen_after_the_reveal() -> None:
    game = drafting(seed=4)
    hands: Any = [part["hand"] for part in game.position()["animals"]]  # type: ignore[attr-defined]
    for seat in range(4):
        game.apply(f"keep {hands[seat][0]}", seat)
    rejected = {trait for hand in hands for trait in hand[1:]}
    for viewer in range(-1, 4):
        shown: Any = game.view(viewer)
        assert not [trait for trait in rejected if f"'{trait}'" in str(shown["animals"])]


@rule("DSM-26.2")
@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_a_sampled_world_deals_the_others_anew(seat: int) -> None:
    game = drafting()
    game.apply(game.options(2)[0], 2)
    hands = set()
    for seed in range(30):
        world: Any = RULEBOOK.determinize(game.state, seat, seed)
        assert RULEBOOK.view(world, seat) == game.view(seat)
        assert RULEBOOK.broken_laws(world, None) == []
        assert [bin(hand).count("1") for hand in world.hands[:4]] == [3, 3, 1, 3]
        hands.add(tuple(world.hands[:4]))
    assert len(hands) > 25
    assert len({hand[seat] for hand in hands}) == 1


@rule("DSM-26.2")
def test_a_sampled_world_does_not_know_the_others_hands() -> None:
    game = drafting()
    data: Any = game.position()
    other = tangledbank.position("marine", data | {"animals": swapped(data["animals"])})
    one, two = RULEBOOK.determinize(game.state, 0, 9), RULEBOOK.determinize(other.state, 0, 9)
    assert RULEBOOK.dump(one) == RULEBOOK.dump(two)


def swapped(animals: Any) -> Any:
    """The last two players have each other's hands."""
    a, b, c, d = animals
    return [a, b, c | {"hand": d["hand"]}, d | {"hand": c["hand"]}]


def drawing() -> Sea:
    """Fish draw three Traits by Gene Expression."""
    s = Sea()
    s.trait("fish", "flight")
    s.g.stack = []
    replace_trait(s.g, FISH)
    s.g.advance()
    return s


@rule("DSM-26.3")
def test_drawn_traits_are_seen_by_their_player_alone() -> None:
    s = drawing()
    assert s.question == "KeepTrait"
    for seat in range(-1, 4):
        shown: Any = RULEBOOK.view(s.g, seat)
        hands = {name: animal.get("hand") for name, animal in shown["animals"].items()}
        drawn = [text.split()[1] for text in s.options()]
        assert hands["fish"] == (drawn if seat == FISH else None)
        assert shown["options"] == (s.options() if seat == FISH else [])


@rule("DSM-26.3")
def test_only_the_kept_trait_becomes_public() -> None:
    s = drawing()
    kept, *others = [text.split()[1] for text in s.options()]
    s.answer(f"keep {kept}")
    for seat in range(-1, 4):
        shown: Any = RULEBOOK.view(s.g, seat)["animals"]
        assert shown["fish"]["traits"] == [kept]
        assert not [trait for trait in others if f"'{trait}'" in str(shown)]
    assert all(s.g.box >> TRAIT.read(trait) & 1 for trait in [*others, "flight"])


@rule("DSM-26.3")
def test_drawn_traits_are_not_told_to_others() -> None:
    s = drawing()
    s.g.events = []
    kept, *others = [text.split()[1] for text in s.options()]
    s.answer(f"keep {kept}")
    told = [RULEBOOK.event(event, 0) for event in s.g.events]
    everything = [RULEBOOK.event(event, EVERYTHING) for event in s.g.events]
    text = "\n".join([str(message.args) for message in told + everything if message is not None])
    assert TRAIT.show(TRAIT.read(kept)) in text
    assert not [trait for trait in others if trait in text]


@rule("DSM-26.3")
def test_exaptation_draws_in_secret_too() -> None:
    s = Sea()
    s.copy("fish", "flight")
    s.empty_gene_pool("fish", leave=16)
    s.act("reptiles", "autotrophs-1", end_turn=True)
    assert (s.asked, s.question) == ("fish", "KeepTrait")
    shown: Any = RULEBOOK.view(s.g, 0)["animals"]
    assert "hand" not in shown["fish"]
    worlds = {str(RULEBOOK.determinize(s.g, 0, seed).hands[FISH]) for seed in range(30)}  # type: ignore[attr-defined]
    assert len(worlds) > 20


# ---- public -----------------------------------------------------------------------------------------------
@rule("DSM-26.4")
@pytest.mark.parametrize("at", [0.1, 0.5, 0.9])
def test_everything_else_is_seen(at: float) -> None:
    positions = played()
    data = positions[int(at * len(positions))][0]
    shown: Any = tangledbank.position("marine", data).view(2)
    for part in data["animals"]:
        animal = shown["animals"][part["animal"]]
        keys = ("seat", "vp", "gene_pool", "eliminated", "pawns", "retrieved", "traits", "copy")
        assert [animal[key] for key in keys] == [part[key] for key in keys]
        assert sorted(part["acquired"]) == [e for e, n in animal["acquired"].items() for _ in range(n)]
    for key in ("corners", "spaces", "circles", "competition", "evolution", "track", "discard", "deck", "turn"):
        assert shown[key] == data["elements" if key == "corners" else key]
    assert {name: Counter(row) for name, row in shown["rows"].items()} == rows_of(data)
    assert {t["hex"]: (t["cubes"], t["side"]) for t in data["tiles"]} == {
        tile: (one["cubes"], one["side"]) for tile, one in shown["tiles"].items()
    }
    assert {e: one["target"] for e, one in shown["special_pawns"].items()} == data["target"]
    assert {e: one["control"] for e, one in shown["special_pawns"].items() if one["control"]} == data["control"]
    assert [stack["face_up"] for stack in shown["stacks"]] == data["face_up_tiles"]
    assert [stack["face_down"] for stack in shown["stacks"]] == data["stacks"]


def rows_of(data: Any) -> dict[str, Counter[str]]:
    return {name: Counter(data["rows"].get(name, [])) for name in data["rows"]}


@rule("DSM-26.4")
@pytest.mark.parametrize("at", [0.1, 0.5, 0.9])
def test_all_players_see_the_same(at: float) -> None:
    positions = played()
    game = tangledbank.position("marine", positions[int(at * len(positions))][0])
    views = [public(game, seat) for seat in range(-1, 4)]
    assert views == [views[0]] * 5


@rule("DSM-26.5")
@pytest.mark.parametrize("at", [0.1, 0.5, 0.9])
def test_the_bags_follow_from_what_lies_elsewhere(at: float) -> None:
    positions = played()
    shown: Any = tangledbank.position("marine", positions[int(at * len(positions))][0]).view(0)
    disks = Counter(shown["bag"])
    disks.update(shown["corners"].values())
    disks.update([element for element in shown["circles"] if element])
    for row in [*shown["rows"].values(), *[animal["acquired"] for animal in shown["animals"].values()]]:
        disks.update(row)
    assert disks == dict.fromkeys(["algae", "gastropods", "plankton", "sponges", "sun", "worms"], 19)
    assert 16 - len(shown["competition"]) - len(shown["evolution"]) == 8


@rule("DSM-26.6")
def test_the_face_down_tiles_are_known_but_not_their_order() -> None:
    shown: Any = middle().view(0)
    assert sum(shown["unseen_tiles"].values()) == sum([stack["face_down"] for stack in shown["stacks"]])
    data: Any = middle().position()
    tiles = Counter(shown["unseen_tiles"])
    tiles.update([tile["terrain"] for tile in data["tiles"]])
    tiles.update([stack["face_up"] for stack in shown["stacks"] if stack["face_up"]])
    assert tiles == {"land": 8, "ocean": 8, "kelp": 4, "coral": 4, "seamount": 4, "seagrass": 4, "sand": 4}


@rule("DSM-26.7")
def test_the_cards_nobody_has_seen_are_known() -> None:
    shown: Any = middle().view(0)
    cards = shown["unseen_cards"] + shown["track"] + shown["discard"]
    assert (len(cards), len(set(cards))) == (35, 35)
    assert shown["unseen_cards"] == sorted(shown["unseen_cards"])
    assert len(shown["unseen_cards"]) == shown["deck"] + 15


@rule("DSM-26.8")
@pytest.mark.parametrize(("deck", "chance"), [(7, 0), (6, 0), (5, 60), (2, 150), (1, 300)])
def test_asteroid_is_among_the_last_five_in_every_world(deck: int, chance: int) -> None:
    s = Sea()
    s.g.deck_left = deck
    assert "asteroid" in RULEBOOK.view(s.g, 0)["unseen_cards"]  # type: ignore[operator]
    drawn = [CARD.show(draw_card(RULEBOOK.determinize(s.g, 0, seed))) for seed in range(300)]  # type: ignore[arg-type]
    assert abs(drawn.count("asteroid") - chance) <= 25
    assert (drawn.count("asteroid") == 0) == (chance == 0)


@rule("DSM-26.9")
def test_after_the_draft_one_seat_is_asked_at_a_time() -> None:
    assert drafting().waiting == [0, 1, 2, 3]
    positions = played()
    assert len(positions) > 300
    assert {len(waiting) for _, waiting in positions} == {1}


@rule("DSM-26.9")
def test_pack_hunters_are_asked_alone() -> None:
    s = Sea()
    s.trait("fish", "pack_hunters")
    s.run(ApplyTrait(FISH, TRAIT.read("pack_hunters")))
    assert (s.question, s.g.asked()) == ("PackHunt", 1 << 2)
