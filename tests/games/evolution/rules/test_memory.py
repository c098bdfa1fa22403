"""EV-18.5  What everybody saw stays known; worlds that a seat samples never contradict it, and are dealt fairly."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from typing import Any

import pytest

import tangledbank
from tangledbank import Game, PositionError
from tangledbank.core.rng import next_state, pick
from tangledbank.games import rulebook
from tangledbank.games.evolution.state import Evo
from tangledbank.games.evolution.terms import E_DISCARD, E_DRAW, E_FOOD, E_RESHUFFLE, E_REVEAL, E_STRIP
from tangledbank.games.evolution.traits import CARD_BIT, CARD_NAMES, CARD_TRAIT, TRAIT_KEYS
from tests.dsl import rule
from tests.games.evolution.playing import game, play

BOOK = rulebook("evolution")


def world(g: Evo, seat: int, seed: int) -> Evo:
    """What a seat samples."""
    found = BOOK.determinize(g, seat, seed)
    assert isinstance(found, Evo)
    return found


def loaded(data: dict[str, Any]) -> Evo:
    """A position without cards out of the game."""
    found = BOOK.load(data)
    assert isinstance(found, Evo)
    found.removed = ()
    return found


def side(g: Game, seat: int, player: int) -> Any:
    seats: Any = g.view(seat)["seats"]
    return seats[player - 1]


# ---- tokens ------------------------------------------------------------------------------
@rule("EV-18.5", "R-39")
@pytest.mark.parametrize("quick", [False, True])
def test_a_sampled_world_has_the_tokens_that_everybody_saw(quick: bool) -> None:
    g = game("a 1/1", "b 1/1", phase=3, screens=[3, 200, 41], options={"quick_play": quick})
    assert isinstance(g.state, Evo)
    for seat in (-1, 0, 1, 2):
        assert list(world(g.state, seat, 5).screen) == [3, 200, 41]


# ---- reshuffles --------------------------------------------------------------------------
@rule("EV-18.5", "EV-4.6")
def test_everybody_knows_which_cards_became_the_deck_and_how_many_were_drawn_from_it() -> None:
    g = game(
        *("a 1/1 food 1 | b 1/1 food 1", "d 1/1 food 1", "e 1/1 food 1"),
        hands=[["horns+1"], ["ambush+1", "ambush+2"], []],
        discard=["climbing+3", "foraging+2", "foraging+3", "burrowing+1", "horns+2", "horns+3", "fertile+2"],
        deck=["carnivore+1", "carnivore+2", "carnivore+3", "carnivore+4", "carnivore+5", "carnivore+6", "ambush-1"],
    )
    assert g.view(-1)["phase"] == 2
    reshuffled: Any = g.view(-1)["reshuffled"]
    assert set(reshuffled[0]) == {
        *("climbing+3", "foraging+2", "foraging+3", "burrowing+1", "horns+2", "horns+3", "fertile+2"),
    }
    drawn = [side(g, seat, player)["from_deck"] for seat in (-1, 1) for player in (1, 2, 3)]
    assert [sum(counts) for counts in drawn[:3]] == [6, 6, 4]
    assert drawn[:3] == drawn[3:]
    assert sum(counts[1] for counts in drawn[:3]) == 6


def test_before_a_reshuffle_every_card_is_of_the_first_deck() -> None:
    g = tangledbank.new("evolution", 3, seed=1)
    assert g.view(0)["reshuffled"] == []
    assert [side(g, 0, player)["from_deck"] for player in (1, 2, 3)] == [[4], [4], [4]]


class Notes:
    """What a spectator writes down who forgets nothing: cards are noted when they are shown, draws are counted."""

    def __init__(self, players: int) -> None:
        self.hidden = [[0, 0] for _ in range(players)]
        """By player: cards that only the owner knows, from the first deck and from the second."""
        self.up: set[int] = set()
        self.pile: set[int] = set()
        self.second: set[int] = set()
        self.reshuffles = 0

    def note(self, event: tuple[int, int, int, int]) -> None:
        """One thing that happened; the card of a draw is not looked at."""
        kind, who, card, _ = event
        if kind == E_DRAW:
            self.hidden[who][1 if self.reshuffles else 0] += 1
        elif kind == E_RESHUFFLE:
            self.reshuffles += 1
            self.second, self.pile = self.pile, set()
        elif kind in (E_DISCARD, E_FOOD):
            self.shown(who, card)
            self.pile.add(card)
        elif kind == E_REVEAL:
            self.shown(who >> 8, card)
            self.up.add(card)
        elif kind == E_STRIP:
            if card in self.up:
                self.up.remove(card)
            else:
                self.shown(who >> 8, card)
            self.pile.add(card)

    def shown(self, player: int, card: int) -> None:
        self.hidden[player][1 if card in self.second else 0] -= 1


@rule("EV-18.5")
@pytest.mark.parametrize("players", [2, 3, 5])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_whoever_writes_everything_down_knows_no_more_than_the_view(players: int, seed: int) -> None:
    g = tangledbank.new("evolution", players, seed=seed, listen=True)
    notes, rng, read = Notes(players), seed, 0
    while not g.over:
        for event in (g.state.events or [])[read:]:
            notes.note(event)
        read = g.told
        if notes.reshuffles > 1:
            break  # these notes know of two decks only
        known = [[*side(g, -1, player)["from_deck"], 0][:2] for player in range(1, players + 1)]
        assert known == notes.hidden
        reshuffled: Any = g.view(-1)["reshuffled"]
        assert [set(cards) for cards in reshuffled] == ([names(notes.second)] if notes.reshuffles else [])
        rng = next_state(rng)
        options = g.state.options(g.seat)
        g.apply(options[pick(rng, len(options))])
    assert notes.reshuffles


def names(cards: set[int]) -> set[str]:
    return {CARD_NAMES[card] for card in cards}


@rule("EV-18.5")
@pytest.mark.parametrize(("players", "quick"), [(2, False), (3, False), (4, True), (5, False)])
def test_no_world_contradicts_what_everybody_saw(players: int, quick: bool) -> None:
    """Everywhere in a game: the same cards in each deck, the same numbers from each, no trait that was ruled out."""
    g = tangledbank.new("evolution", players, seed=players, quick_play=quick)
    rng, ruled_out, later = 7, 0, 0
    while not g.over:
        state = g.state
        assert isinstance(state, Evo)
        for seat in (-1, 0, players - 1):
            rng = next_state(rng)
            twin = world(state, seat, rng)
            assert BOOK.view(twin, seat) == g.view(seat)
            assert BOOK.broken_laws(twin, None) == []
            known = dict(twin.ruled_out)
            for i in range(len(twin.cards)):
                assert not any(known.get(card, 0) & CARD_BIT[card] for card in twin.cards[i])
            if twin.reshuffled:
                assert set(twin.deck) <= set(twin.reshuffled[-1])
                assert not set(twin.removed) & set(twin.reshuffled[-1])
        ruled_out += len(state.ruled_out)
        later += len(state.reshuffled)
        rng = next_state(rng)
        options = g.state.options(g.seat)
        g.apply(options[pick(rng, len(options))])
    assert later
    assert ruled_out or quick


# ---- face-down cards ---------------------------------------------------------------------
@rule("EV-18.5", "EV-1.8")
def test_a_face_down_card_is_none_of_the_traits_shown_beside_it() -> None:
    g = game("a 1/1 horns+1", "b 1/1", phase=3, hands=[["climbing+5", "foraging+7", "ambush-3"], ["ambush+3"]])
    play(g, "trait climbing+5 a", "discard a horns", "trait foraging+7 a")
    [a] = side(g, 1, 1)["species"]
    assert (a["face_down"], a["face_down_traits"], a["face_down_not"]) == (2, None, [["horns"], []])
    play(g, "discard a climbing")
    [a] = side(g, 1, 1)["species"]
    assert (a["face_down"], a["face_down_not"]) == (1, [["climbing"]])
    assert isinstance(g.state, Evo)
    for seed in range(200):
        twin = world(g.state, 1, seed)
        assert TRAIT_KEYS[CARD_TRAIT[twin.cards[0][0]]] != "climbing"
    play(g, "end", "end")
    assert side(g, 1, 1)["species"][0]["face_down_not"] == []


@rule("EV-18.5")
def test_what_was_ruled_out_is_kept_in_positions() -> None:
    g = game("a 1/1 horns+1", "b 1/1", phase=3, hands=[["climbing+5", "ambush-3"], ["ambush+3"]])
    play(g, "trait climbing+5 a", "discard a horns")
    assert g.position()["memory"] == {"ruled_out": [["climbing+5", "horns"]]}
    again = BOOK.load(g.position())
    assert BOOK.dump(again) == g.position()
    assert tangledbank.position("evolution", g.text()).text() == g.text()


@pytest.mark.parametrize(
    ("memory", "why"),
    [
        ({"reshuffled": "horns"}, "memory.reshuffled"),
        ({"reshuffled": [["horns"]]}, "memory.reshuffled"),
        ({"reshuffled": [["horns+1"]] * 10}, "at most 9 lists"),
        ({"ruled_out": [["horns+1", "climbing"]]}, "face down"),
        ({"ruled_out": [["climbing+5", "climbing"]]}, "face down"),
        ({"ruled_out": ["climbing+5"]}, None),
        ({"ruled_out": [[]]}, "memory.ruled_out"),
        ({"ruled_out": [["climbing+5", "wings"]]}, "face down"),
        ({"else": 1}, "memory.else"),
        (3, "memory"),
    ],
)
def test_a_wrong_memory_is_refused_by_name(memory: object, why: str | None) -> None:
    species = [{"owner": "P1", "traits": ["climbing+5"], "face_down": ["climbing"]}, {"owner": "P2"}]
    data = {"players": 3, "phase": 3, "species": species, "memory": memory}
    if why is None:
        assert BOOK.load(data)
        return
    with pytest.raises(PositionError, match=why):
        BOOK.load(data)


# ---- fair deals --------------------------------------------------------------------------
def tight() -> Evo:
    """Nine hidden cards: two face down on b beside Horns, one on c beside Foraging, the others anywhere."""
    return loaded(
        {
            "players": 3,
            "phase": 3,
            "deck": ["horns+3", "carnivore+1"],
            "seats": [
                {"hand": ["ambush+1"]},
                {"hand": ["climbing+1", "carnivore+2"], "food_card": "horns+2"},
                {"hand": ["climbing+2"]},
            ],
            "species": [
                {"owner": "P1", "board": "a"},
                {
                    "owner": "P2",
                    "board": "b",
                    "traits": ["horns+1", "carnivore+3", "climbing+3"],
                    "face_down": ["carnivore", "climbing"],
                },
                {"owner": "P3", "board": "c", "traits": ["foraging+4", "horns+4"], "face_down": ["horns"]},
            ],
            "discard": None,
        }
    )


def trait(card: int) -> int:
    return CARD_TRAIT[card]


def deals_of_three(hidden: list[int]) -> Counter[tuple[int, int, int]]:
    """Every way to lay three hidden cards face down on b, b and c, by trait: each ordered choice of cards once."""
    horns, foraging = TRAIT_KEYS.index("horns"), TRAIT_KEYS.index("foraging")
    found: Counter[tuple[int, int, int]] = Counter()
    for one, two, three in permutations(hidden, 3):
        kinds = trait(one), trait(two), trait(three)
        if horns not in kinds[:2] and kinds[0] != kinds[1] and kinds[2] != foraging:
            found[kinds] += 1
    return found


@rule("EV-18.1", "EV-1.8")
def test_every_deal_that_can_be_is_equally_likely() -> None:
    """Compared with all deals, one by one: what lies face down, and what another hand then holds."""
    g = tight()
    hidden = sorted([*g.deck, *g.hand[1], *g.hand[2], g.food_cards[1], *g.cards[1][1:], *g.cards[2][1:]])
    assert len(hidden) == 9
    expected = deals_of_three(hidden)
    total, samples = sum(expected.values()), 6000
    seen: Counter[tuple[int, int, int]] = Counter()
    hands: Counter[int] = Counter()
    for seed in range(samples):
        twin = world(g, 0, seed)
        seen[trait(twin.cards[1][1]), trait(twin.cards[1][2]), trait(twin.cards[2][1])] += 1
        hands[twin.hand[2][0]] += 1
    assert set(seen) == set(expected)
    square = sum((seen[k] - n * samples / total) ** 2 / (n * samples / total) for k, n in expected.items())
    assert square < 2 * len(expected), (square, len(expected))
    for card in hidden:  # the six cards that are left after a deal go anywhere with the same chance
        chance = chance_to_be_left(hidden, card) / 6
        assert abs(hands[card] - samples * chance) < 4.5 * (samples * chance * (1 - chance)) ** 0.5, CARD_NAMES[card]


def chance_to_be_left(hidden: list[int], card: int) -> float:
    """How often a card is not among those that lie face down."""
    horns, foraging = TRAIT_KEYS.index("horns"), TRAIT_KEYS.index("foraging")
    left = total = 0
    for one, two, three in permutations(hidden, 3):
        if horns not in (trait(one), trait(two)) and trait(one) != trait(two) and trait(three) != foraging:
            total += 1
            left += card not in (one, two, three)
    return left / total


@rule("EV-18.5")
def test_cards_of_two_decks_are_dealt_fairly() -> None:
    """P2 holds one card of each deck, one of them face down: both are equally likely to be the one that lies there."""
    first, second = ["climbing+1", "climbing+2", "ambush+1"], ["foraging+4", "foraging+2", "fertile+2"]
    g = loaded(
        {
            "players": 3,
            "phase": 3,
            "deck": ["foraging+2", "fertile+2"],
            "seats": [{}, {"hand": ["climbing+1"]}, {"hand": ["climbing+2", "ambush+1"]}],
            "species": [
                {"owner": "P1", "board": "a"},
                {"owner": "P2", "board": "b", "traits": ["foraging+4"], "face_down": ["foraging"]},
            ],
            "discard": None,
            "memory": {"reshuffled": [second]},
        }
    )
    laid: Counter[str] = Counter()
    for seed in range(3000):
        twin = world(g, 0, seed)
        laid[CARD_NAMES[twin.cards[1][0]]] += 1
        assert names({*twin.hand[2]}) < {*first}
        assert names({*twin.deck}) < {*second}
    assert set(laid) == {*first, *second}
    assert all(abs(n - 500) < 4.5 * (3000 * 5 / 36) ** 0.5 for n in laid.values()), laid


@rule("EV-18.5")
@pytest.mark.parametrize("seed", range(3))
def test_a_deal_that_hardly_ever_fits_is_found_all_the_same(seed: int) -> None:
    """Ten face-down cards, each of them known not to be any of the other nine: one deal of 3,628,800."""
    kinds = [key for key in TRAIT_KEYS if key != "carnivore"][:10]
    cards = [
        next(name for card, name in enumerate(CARD_NAMES) if CARD_TRAIT[card] == TRAIT_KEYS.index(k)) for k in kinds
    ]
    species = [{"owner": f"P{2 + n % 2}", "traits": [cards[n]], "face_down": [kinds[n]]} for n in range(10)]
    known = [[cards[n], *[kind for kind in kinds if kind != kinds[n]]] for n in range(10)]
    g = loaded(
        {
            "players": 3,
            "phase": 3,
            "deck": [],
            "species": [{"owner": "P1"}, *species],
            "discard": None,
            "memory": {"ruled_out": known},
        }
    )
    assert world(g, 0, seed).cards == g.cards


@rule("EV-18.1", "INV-11")
@pytest.mark.parametrize("seed", range(20))
def test_a_sample_finds_its_cards_even_if_hardly_any_are_left(seed: int) -> None:
    """Two hidden cards, and only one way to lay them: horns cannot lie twice on one species."""
    data = {
        "players": 3,
        "phase": 3,
        "deck": 0,
        "species": [
            {"owner": "P2", "board": "b", "traits": ["horns+1"], "face_down": ["horns"]},
            {"owner": "P2", "board": "c", "traits": ["horns+2", "climbing+1"], "face_down": ["climbing"]},
            {"owner": "P1", "board": "a"},
        ],
    }
    state = loaded(data)
    sample = world(state, 0, seed)
    assert BOOK.view(sample, 0) == BOOK.view(state, 0)
    assert sample.cards[1] == state.cards[1], "climbing+1 cannot be the one that lies on b: c would have horns twice"
