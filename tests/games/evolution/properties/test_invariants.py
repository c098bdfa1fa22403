"""INV-*  What holds in every state of every game: random games, looked at from outside after every decision."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import pairwise
from typing import Any, Final, TypeVar

import pytest

import tangledbank
from tangledbank.core.check import Walk, views_hide
from tangledbank.core.game import Setup
from tangledbank.core.rng import next_state, pick, scramble
from tangledbank.core.state import Event, State
from tangledbank.games import rulebook
from tangledbank.games.evolution.notation import CARD, SPECIES
from tangledbank.games.evolution.terms import (
    E_BODY,
    E_DRAW,
    E_EXTINCT,
    E_FOOD_CARD,
    E_HOLE,
    E_LAST_ROUND,
    E_LAY,
    E_NEW,
    E_NO_BOARD,
    E_PHASE,
    E_PLANT,
    E_POPULATION,
    E_RESHUFFLE,
    E_ROUND,
    E_STORE,
    E_STRIP,
    HOLE,
)
from tangledbank.games.evolution.text import EVENTS
from tangledbank.games.evolution.traits import CARD_FOOD
from tests.dsl import rule
from tests.games.evolution.playing import cards, trait_of, words

T = TypeVar("T")
BOOK: Final = rulebook("evolution")
TABLES: Final = [(2, False), (3, False), (4, False), (5, False), (2, True), (4, True), (6, True)]
GAMES: Final = [(players, quick, picks) for players, quick in TABLES for picks in (2, 5, 7)]
in_every_game = pytest.mark.parametrize(("players", "quick", "picks"), GAMES)


LIKES: Final = {"trait": 8, "grow": 6, "new": 2, "end": 2, "attack": 6, "think": 3, "feed": 3, "store": 3}
"""How often a kind of action is picked: uniform play builds too little for anything to happen."""


class Diary:
    """A random game that keeps every position, its options, every event and, now and then, all views."""

    def __init__(self, setup: Setup, picks: int) -> None:
        self.setup: Final = setup
        self.picks: int = scramble(picks)
        self.walk: Final = Walk(setup, 0, 0)
        self.positions: Final[list[Any]] = []
        self.options: Final[list[list[str]]] = []
        self.views: Final[list[tuple[Any, list[Any]]]] = []
        self.events: Final[list[Event]] = []
        self.walk.state = self.begin()
        while self.walk.state.stack:
            assert len(self.positions) < 5_000, "a game without end"
            self.write_down()
            self.walk.play(self.walk.state.seat, self.pick())
        self.write_down()

    def begin(self) -> State:
        """The first question, with a listener from the very beginning."""
        g = self.setup.state()
        g.events = self.events
        g.advance()
        return g

    def pick(self) -> int:
        """A kind of action first, then one of that kind; of two food cards the poorer, so that there is want."""
        by_verb: dict[str, list[int]] = {}
        for action in self.walk.state.current_options:
            by_verb.setdefault(BOOK.notation.show(action).split()[0], []).append(action)
        verb = self.draw([verb for verb in by_verb for _ in range(LIKES.get(verb, 1))])
        action = self.draw(by_verb[verb])
        if verb == "food":
            action = min(action, self.draw(by_verb[verb]), key=lambda a: CARD_FOOD[a >> 16 & 255])
        return action

    def draw(self, lots: list[T]) -> T:
        self.picks = next_state(self.picks)
        return lots[pick(self.picks, len(lots))]

    def write_down(self) -> None:
        g = self.walk.state
        self.positions.append(BOOK.dump(g))
        self.options.append([BOOK.notation.show(action) for action in g.current_options])
        if len(self.positions) % 5 == 0:
            self.views.append((self.positions[-1], [BOOK.view(g, seat) for seat in range(-1, g.seats)]))


@cache
def diary(players: int, quick: bool, picks: int) -> Diary:
    """A finished game, the last position included; played once for all invariants."""
    return Diary(Setup(BOOK, players, 11, {"quick_play": quick}, None), picks)


def species(position: Any) -> dict[str, Any]:
    return {found["board"]: found for found in position["species"]}


# ---- every position ------------------------------------------------------------------------
@rule("INV-1")
@in_every_game
def test_every_card_is_somewhere_exactly_once(players: int, quick: bool, picks: int) -> None:
    for position in diary(players, quick, picks).positions:
        count = Counter(cards(position))
        assert max(count.values()) == 1
        assert len(count) == (89 if players == 2 else 129)
        assert len({*count, *position["removed"]}) == 129


@rule("INV-2")
@in_every_game
def test_population_body_size_and_food_stay_within_their_limits(players: int, quick: bool, picks: int) -> None:
    for position in diary(players, quick, picks).positions:
        for found in position["species"]:
            assert 1 <= found["population"] <= 6
            assert 1 <= found["body"] <= 6
            assert 0 <= found["food"] <= found["population"]


@rule("INV-3")
@in_every_game
def test_stored_fat_needs_fat_tissue_and_never_exceeds_the_body_size(players: int, quick: bool, picks: int) -> None:
    for position in diary(players, quick, picks).positions:
        for found in position["species"]:
            has_card = "fat_tissue" in [trait_of(card) for card in found["traits"]]
            assert 0 <= found["fat"] <= (found["body"] if has_card else 0)


@rule("INV-4")
@in_every_game
def test_no_species_has_too_many_traits_or_one_twice(players: int, quick: bool, picks: int) -> None:
    for position in diary(players, quick, picks).positions:
        for found in position["species"]:
            traits = [trait_of(card) for card in found["traits"]]
            assert len(traits) == len(set(traits)) <= (2 if players == 2 else 3)


@rule("INV-5")
@in_every_game
def test_the_watering_hole_is_never_below_0_and_only_falls_in_phase_5(players: int, quick: bool, picks: int) -> None:
    positions = diary(players, quick, picks).positions
    assert min(position["hole"] for position in positions) >= 0
    for before, after in pairwise(positions):
        if before["phase"] == after["phase"] == 5 and before["round"] == after["round"]:
            assert after["hole"] <= before["hole"]


@rule("INV-6")
@in_every_game
def test_tokens_behind_a_screen_never_decrease(players: int, quick: bool, picks: int) -> None:
    for before, after in pairwise(diary(players, quick, picks).positions):
        for seat in range(players):
            assert after["seats"][seat]["screen"] >= before["seats"][seat]["screen"]


@rule("INV-7")
@in_every_game
def test_nothing_grows_in_phase_5_and_no_species_changes_in_phase_2(players: int, quick: bool, picks: int) -> None:
    for before, after in pairwise(diary(players, quick, picks).positions):
        if before["round"] == after["round"]:
            if before["phase"] == after["phase"] == 5:
                for board, found in species(after).items():
                    was = species(before)[board]
                    assert found["population"] <= was["population"]
                    assert found["body"] == was["body"]
            if before["phase"] == 2:
                assert after["phase"] == 2 or after["species"] == before["species"]


@rule("INV-7")
@in_every_game
def test_between_the_deal_and_phase_3_only_free_species_appear(players: int, quick: bool, picks: int) -> None:
    phase = 0
    allowed = {E_PHASE, E_NEW, E_DRAW, E_RESHUFFLE, E_LAST_ROUND, E_FOOD_CARD}
    for kind, first, _, _ in diary(players, quick, picks).events:
        phase = first if kind == E_PHASE else phase
        if phase in (1, 2):
            assert kind in allowed
        assert kind not in (E_POPULATION, E_BODY) or phase in (3, 4)
        assert kind != E_HOLE or phase == 4


@rule("INV-7")
@in_every_game
def test_what_lives_at_the_end_of_a_round_is_the_same_in_the_next_phase_2(
    players: int, quick: bool, picks: int
) -> None:
    # The free species of EV-4.1 are the only ones that phase 1 adds: at most one a player, and only for those without.
    for before, after in pairwise(diary(players, quick, picks).positions):
        if before["phase"] == 5 and after["phase"] == 2:
            for found in after["species"]:
                was = species(before).get(found["board"])
                new = (found["population"], found["body"], found["traits"]) == (1, 1, [])
                alone = [other["owner"] for other in after["species"]].count(found["owner"]) == 1
                kept = was is not None and was["owner"] == found["owner"] and was["body"] == found["body"]
                assert (new and alone) or (kept and was is not None and was["traits"] == found["traits"])


# ---- food --------------------------------------------------------------------------------
@rule("INV-8")
@in_every_game
def test_no_carnivore_ever_takes_a_plant(players: int, quick: bool, picks: int) -> None:
    carnivores: set[int] = set()
    for kind, one, card, source in diary(players, quick, picks).events:
        if kind == E_LAY and CARD.show(card).startswith("carnivore"):
            carnivores.add(one)
        elif kind == E_EXTINCT or (kind == E_STRIP and CARD.show(card).startswith("carnivore")):
            carnivores.discard(one)
        elif kind == E_PLANT or (kind == E_STORE and source == HOLE):
            assert one not in carnivores, SPECIES.show(one & 255)


@rule("INV-9")
@in_every_game
def test_between_rounds_every_board_is_empty_and_every_species_alive(players: int, quick: bool, picks: int) -> None:
    played = diary(players, quick, picks)
    between = [position for position in played.positions if position["phase"] < 4] + played.positions[-1:]
    assert len(between) > 20
    for position in between:
        assert {found["food"] for found in position["species"]} <= {0}
        assert all([found["population"] >= 1 for found in position["species"]])


# ---- ends ----------------------------------------------------------------------------------
@rule("INV-10")
@in_every_game
def test_every_game_ends_at_the_latest_in_the_round_after_the_first_reshuffle(
    players: int, quick: bool, picks: int
) -> None:
    played = diary(players, quick, picks)
    assert not played.walk.state.stack
    round_ = reshuffled = 0
    for kind, first, _, _ in played.events:
        round_ = first if kind == E_ROUND else round_
        if kind == E_RESHUFFLE and not reshuffled:
            reshuffled = round_
    assert 0 < reshuffled <= round_ <= reshuffled + 1


@rule("INV-10")
@in_every_game
def test_every_feeding_phase_ends(players: int, quick: bool, picks: int) -> None:
    # Every meal, attack and discard uses something up, and no more than a round of passes can follow each other.
    played = diary(players, quick, picks)
    feedings: dict[int, list[tuple[Any, str]]] = {}
    for position, (_, action) in zip(played.positions, played.walk.log, strict=False):
        if position["phase"] == 5:
            feedings.setdefault(position["round"], []).append((position, BOOK.notation.show(action).split()[0]))
    for feeding in feedings.values():
        supplies = [supply(position) for position, _ in feeding]
        verbs = [verb for _, verb in feeding if verb not in ("store", "pay")]
        assert supplies == sorted(supplies, reverse=True)
        assert len(verbs) - verbs.count("done") <= supplies[0] - supplies[-1] + 1
        assert ["done"] * (players + 2) not in [verbs[k : k + players + 2] for k in range(len(verbs))]


def supply(position: Any) -> int:
    """What a feeding phase uses up: plants, populations and cards; the dead bring as many cards as they had."""
    found = position["hole"] + sum(len(seat["hand"]) for seat in position["seats"])
    return int(found + sum(one["population"] + len(one["traits"]) for one in position["species"]))


def test_the_random_games_show_what_the_invariants_are_about() -> None:
    games = [diary(*each) for each in GAMES]
    positions = [position for played in games for position in played.positions]
    everything = [found for position in positions for found in position["species"]]
    assert max(found["fat"] for found in everything) >= 3
    assert max(len(found["traits"]) for found in everything) == 3
    assert max(found["population"] for found in everything) >= 4
    assert max(found["body"] for found in everything) == 6
    kinds = Counter(event[0] for played in games for event in played.events)
    assert set(range(len(EVENTS))) - set(kinds) <= {E_NO_BOARD}


# ---- information ---------------------------------------------------------------------------
@rule("INV-11")
@in_every_game
def test_no_view_contains_a_secret_of_another(players: int, quick: bool, picks: int) -> None:
    played = diary(players, quick, picks)
    for position, views in played.views:
        everybody = set(position["deck"]) | set(position["removed"])
        for seat in range(-1, players):
            view = {name: part for name, part in views[seat + 1].items() if name != "reshuffled"}
            assert not (everybody | secrets(position, seat)) & words(view)
            assert isinstance(view["deck"], int)
            assert view["removed"] == (40 if players == 2 else 0)


def secrets(position: Any, seat: int) -> set[str]:
    """The cards of the others that lie hidden."""
    found: set[str] = set()
    for n, side in enumerate(position["seats"]):
        if n != seat:
            found.update(side["hand"], [side["food_card"]] if side["food_card"] else [])
    for animal in position["species"]:
        if animal["owner"] != f"P{seat + 1}":
            found.update(card for card in animal["traits"] if trait_of(card) in animal["face_down"])
    return found


@rule("INV-11")
@in_every_game
def test_a_seat_cannot_tell_hidden_worlds_apart(players: int, quick: bool, picks: int) -> None:
    played = diary(players, quick, picks)
    for position, _ in played.views[::12]:
        g = BOOK.load(position)
        g.advance()
        assert views_hide(BOOK, g)


# ---- determinism ---------------------------------------------------------------------------
@rule("INV-12")
@pytest.mark.parametrize(("players", "quick", "picks"), [(2, False, 5), (4, True, 5)])
def test_the_same_seed_and_the_same_decisions_give_identical_states(players: int, quick: bool, picks: int) -> None:
    played = diary(players, quick, picks)
    again = Walk(played.setup, 0, 0)
    for (seat, action), position in zip(played.walk.log, played.positions[1:], strict=True):
        again.play(seat, action)
        assert BOOK.dump(again.state) == position


@rule("INV-12")
def test_another_seed_gives_another_game() -> None:
    one, same, other = (tangledbank.new("evolution", 4, seed=seed) for seed in (7, 7, 8))
    assert one.digest() == same.digest() != other.digest()


# ---- boards --------------------------------------------------------------------------------
@rule("INV-13")
@in_every_game
def test_no_more_boards_than_20_but_for_the_free_ones(players: int, quick: bool, picks: int) -> None:
    played = diary(players, quick, picks)
    for before, after in pairwise(played.positions):
        boards = len(after["species"])
        assert boards <= 19 + players
        if boards > 20 and before["phase"] == after["phase"] and before["round"] == after["round"]:
            assert boards <= len(before["species"])


@rule("INV-13")
@pytest.mark.parametrize("quick", [False, True])
def test_no_new_species_while_20_boards_are_in_play(quick: bool) -> None:
    played = crowd(quick)
    full = [
        k for k, position in enumerate(played.positions) if position["phase"] == 3 and len(position["species"]) >= 20
    ]
    assert full
    for k in full:
        assert not [option for option in played.options[k] if option.startswith("new")]
    assert max(len(position["species"]) for position in played.positions) >= 20


class Crowd(Diary):
    """A game in which everybody buys species as long as they can, lays rich food cards and feeds whom they can."""

    def pick(self) -> int:
        for verb in ("food", "new", "feed"):
            found = [
                action for action in self.walk.state.current_options if BOOK.notation.show(action).startswith(verb)
            ]
            if found:
                return max(found, key=lambda action: CARD_FOOD[action >> 16 & 255] if verb == "food" else 0)
        return super().pick()


@cache
def crowd(quick: bool) -> Diary:
    return Crowd(Setup(BOOK, 5, 3, {"quick_play": quick}, None), 2)
