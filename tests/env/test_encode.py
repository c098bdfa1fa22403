"""Observations and sub-actions: nothing hidden is shown, every answer has some, and both stay as they are."""

from __future__ import annotations

from typing import Any

import pytest

from tangledbank.core.frame import Decision, Simultaneous
from tangledbank.core.frames import FrameTable
from tangledbank.core.ints import ints
from tangledbank.core.state import State
from tangledbank.env.encode.encoder import Encoder, Rows
from tangledbank.env.encode.space import MORE, NOTHING, REFUSED, ActionBuilder
from tangledbank.games import names as game_names
from tangledbank.games.dominant_species.env import encoder as dominant_species
from tangledbank.games.dominant_species.position.stack import FRAMES as DOM_FRAMES
from tangledbank.games.evolution.actions.food import ChooseFood
from tangledbank.games.evolution.env import encoder as evolution
from tangledbank.games.evolution.position.stack import FRAMES as EVO_FRAMES
from tangledbank.games.evolution.rulebook import evo
from tangledbank.games.evolution.state import Evo
from tangledbank.games.evolution.terms import NO_BOARD_LIMIT, SPECIES_BOARDS
from tangledbank.games.evolution.traits import CARD_BIT, CARD_NAMES
from tangledbank.games.evolution.view import decks_of, from_deck
from tangledbank.games.marine.env import encoder as marine
from tangledbank.games.marine.position.stack import FRAMES as SEA_FRAMES
from tangledbank.games.marine.rulebook import sea
from tests.env.golden import DATA, golden
from tests.env.play import EVOLUTION, MARINE, SETUPS, Setup, Walk, field, name


# ---- sub-actions --------------------------------------------------------------------------
@pytest.mark.parametrize("setup", SETUPS, ids=name)
def test_every_answer_has_its_own_sub_actions(setup: Setup) -> None:
    walk = Walk(setup, seed=11)
    for builder in walk:
        if builder.begun == NOTHING:
            assert len(words(walk, builder)) == len(walk.g.current_options)
        assert all(0 <= sub_action < walk.encoder.actions.size for sub_action in builder.sub_actions)


def words(walk: Walk, builder: ActionBuilder) -> set[tuple[int, int]]:
    """The sub-actions of all answers; a first one that must be followed by another is an opener."""
    space = walk.encoder.actions
    found = set()
    for action in builder.answers:
        first, second = space.first(action, builder.slots), space.second(action, builder.slots)
        assert second != NOTHING or list(builder.sub_actions).count(first) == 1
        assert first < space.openers or list(builder.sub_actions).count(first) == 1
        found.add((first, second))
    return found


@pytest.mark.parametrize("setup", [SETUPS[1], SETUPS[10], SETUPS[17]], ids=name)
def test_the_sub_actions_of_an_answer_lead_to_it(setup: Setup) -> None:
    walk = Walk(setup, seed=2)
    for builder in walk:
        if walk.sub_actions > 150:
            break
        if builder.begun == NOTHING:
            for action in builder.answers:
                fresh = walk.encoder.builder(walk.g, builder.seat)
                assert [
                    fresh.give(sub_action) for sub_action in walk.encoder.actions.split(walk.g, builder.seat, action)
                ][-1] == action


def test_a_sub_action_that_is_not_allowed_is_refused_and_changes_nothing() -> None:
    walk = Walk(EVOLUTION[0])
    builder = walk.until(30)
    before = (builder.begun, list(builder.sub_actions), list(builder.answers))
    for sub_action in range(walk.encoder.actions.size):
        if sub_action not in builder.sub_actions:
            assert builder.give(sub_action) == REFUSED
    assert builder.give(-1) == REFUSED
    assert builder.give(10**9) == REFUSED
    assert (builder.begun, list(builder.sub_actions), list(builder.answers)) == before


def test_a_seat_that_is_not_asked_has_no_sub_actions() -> None:
    walk = Walk(EVOLUTION[2])
    builder = walk.until(60)
    assert not isinstance(walk.g.stack[-1], Simultaneous)
    for seat in range(4):
        asked = walk.encoder.builder(walk.g, seat)
        assert bool(asked.choices()) == (seat == builder.seat)
        assert sum(asked.mask()) == len(asked.choices())


def test_a_card_is_followed_by_its_use() -> None:
    walk = Walk(EVOLUTION[0], seed=5)
    space = walk.encoder.actions
    builder = next(s for s in walk if type(walk.g.stack[-1]).__name__ == "PlayCards" and len(s.answers) > 9)
    card = next(sub_action for sub_action in builder.choices() if space.words(sub_action).startswith("card "))
    held = {CARD_NAMES[card] for card in evo(walk.g).hand[builder.seat]}
    assert space.words(card).removeprefix("card ") in held
    assert builder.give(card) == MORE
    uses = [space.words(sub_action) for sub_action in builder.choices()]
    assert {"new left", "new right", "body 1", "population 1"} <= set(uses)
    assert builder.give(space.size - 1) == REFUSED


@pytest.mark.parametrize("game", game_names())
def test_letters_have_words(game: str) -> None:
    space = Walk(next(setup for setup in SETUPS if setup[0] == game)).encoder.actions
    found = [space.words(sub_action) for sub_action in range(space.size)]
    assert len(set(found)) == space.size
    with pytest.raises(ValueError, match="no sub-action"):
        space.words(space.size)


# ---- what is hidden ---------------------------------------------------------------------
@pytest.mark.parametrize("setup", SETUPS, ids=name)
def test_worlds_that_look_the_same_are_observed_the_same(setup: Setup) -> None:
    walk = Walk(setup, seed=7)
    for builder in walk:
        if walk.sub_actions % 11 == 0:
            for seat in range(walk.g.seats):
                assert_same(walk, walk.book.determinize(walk.g, seat, walk.sub_actions), seat, builder)
    for seat in range(walk.g.seats):
        twin = walk.book.determinize(walk.g, seat, 3)
        assert walk.encoder.observe(twin, seat) == walk.encoder.observe(walk.g, seat)


def assert_same(walk: Walk, twin: State, seat: int, builder: ActionBuilder) -> None:
    begun = builder.begun if seat == builder.seat else NOTHING
    assert walk.encoder.observe(twin, seat, begun) == walk.encoder.observe(walk.g, seat, begun)
    there, here = walk.encoder.builder(twin, seat), walk.encoder.builder(walk.g, seat)
    assert list(there.sub_actions) == list(here.sub_actions)


def test_cards_of_others_are_not_seen() -> None:
    walk = Walk(EVOLUTION[1], seed=4)
    next(s for s in walk if s.seat == 0 and hidden_species(evo(walk.g)))
    seen = walk.encoder.observe(walk.g, 0)
    twin = evo(walk.g.clone())
    other = hidden_species(twin)[0]
    hand = twin.hand[twin.owner[other]]
    hand[0], twin.deck[0] = twin.deck[0], hand[0]
    twin.food_cards[1], twin.deck[1] = twin.deck[1], twin.food_cards[1]
    swap_hidden_trait(twin, other)
    twin.deck = ints(reversed(list(twin.deck)))
    twin.rng = 12345
    assert walk.encoder.observe(twin, 0) == seen
    owner = twin.owner[other]
    assert walk.encoder.observe(twin, owner) != walk.encoder.observe(walk.g, owner)


def hidden_species(g: Evo) -> list[int]:
    """Boards of others than the first seat with a trait face down, whose owners have cards."""
    return [i for i in range(len(g.pop)) if g.pop[i] and g.owner[i] and g.down[i] and g.hand[g.owner[i]]]


def swap_hidden_trait(g: Evo, i: int) -> None:
    """Another card of the deck lies face down on a species."""
    k = next(k for k, card in enumerate(g.cards[i]) if g.down[i] & CARD_BIT[card])
    old = g.cards[i][k]
    n = next(n for n, card in enumerate(g.deck) if not g.mask[i] & CARD_BIT[card])
    new, g.deck[n] = g.deck[n], old
    g.cards[i] = (*g.cards[i][:k], new, *g.cards[i][k + 1 :])
    g.mask[i] ^= CARD_BIT[old] | CARD_BIT[new]
    g.down[i] ^= CARD_BIT[old] | CARD_BIT[new]


def test_secret_food_cards_are_not_seen() -> None:
    walk = Walk(EVOLUTION[1])
    walk.until(1)
    g = walk.g.clone()
    top = g.stack.pop()
    assert isinstance(top, ChooseFood)
    chosen = list(top.chosen)
    other = next(seat for seat in range(3) if chosen[seat] >= 0)
    chosen[other] = next(card for card in evo(g).hand[other] if card != chosen[other])
    g.stack.append(ChooseFood(top.waiting, tuple(chosen)))
    for seat in range(3):
        assert (walk.encoder.observe(g, seat) == walk.encoder.observe(walk.g, seat)) == (seat != other)


def test_traits_to_choose_from_are_not_seen_by_others() -> None:
    walk = Walk(MARINE[1])
    g = walk.g.clone()
    s = sea(g)
    owner = s.seat_of(s.layout.animals[0])
    s.hands[s.layout.animals[0]] = s.box & -s.box
    for seat in range(3):
        assert (walk.encoder.observe(g, seat) == walk.encoder.observe(walk.g, seat)) == (seat != owner)


# ---- what is shown ----------------------------------------------------------------------
@pytest.mark.parametrize("setup", SETUPS, ids=name)
def test_numbers_stay_in_their_range(setup: Setup) -> None:
    walk = Walk(setup, seed=23)
    for builder in walk:
        if walk.sub_actions % 7 == 0:
            seen = walk.encoder.observe(walk.g, builder.seat, builder.begun)
            for entry in walk.encoder.fields:
                assert max(seen[entry.at : entry.at + entry.size()]) <= entry.most, entry.name


@pytest.mark.parametrize(
    ("game", "option", "place"),
    [
        ("dominant-species", "optional_fecundity", 0),
        ("marine", "empty_retrieve", 2),
        ("marine", "habitat_own_types", 3),
    ],
)
def test_options_that_change_what_can_be_answered_are_seen(game: str, option: str, place: int) -> None:
    for value in (False, True):
        walk = Walk((game, 3, {option: value}))
        seen = field(walk.encoder, walk.encoder.observe(walk.g, 0), "options")
        assert seen[place] == value


def test_an_observer_sees_its_own_species_and_cards_first() -> None:
    walk = Walk(EVOLUTION[3], seed=9)
    walk.until(120)
    e = evo(walk.g)
    for seat in range(e.seats):
        seen = walk.encoder.observe(e, seat)
        view = walk.book.view(e, seat)["seats"]
        assert isinstance(view, list)
        own = field(walk.encoder, seen, "own_population")
        assert own.tolist() == [e.pop[i] for i in e.row[seat]] + [0] * (len(own) - len(e.row[seat]))
        others = [i for turn in range(1, e.seats) for i in e.row[(seat + turn) % e.seats]]
        assert field(walk.encoder, seen, "other_body").tolist()[: len(others)] == [e.size[i] for i in others]
        hand = [CARD_NAMES[card] for card, held in enumerate(field(walk.encoder, seen, "hand")) if held]
        assert sorted(hand) == sorted(view[seat]["hand"])
        assert field(walk.encoder, seen, "hand_size")[0] == view[seat]["hand_size"]
        screens = [e.screen[(seat + turn) % e.seats] for turn in range(e.seats)]
        assert field(walk.encoder, seen, "screen").tolist() == screens + [0] * (6 - e.seats)


def test_an_observer_knows_what_everybody_saw() -> None:
    """The last round, after a reshuffle: which cards are in which deck, and how many of each are where."""
    walk = Walk(EVOLUTION[1], seed=2)
    next(s for s in walk if evo(walk.g).reshuffled)
    e = evo(walk.g)
    seen = walk.encoder.observe(e, 1)
    marked = [card for card, deck in enumerate(field(walk.encoder, seen, "reshuffled")) if deck == 1]
    assert tuple(marked) == e.reshuffled[0]
    counts = field(walk.encoder, seen, "from_deck").reshape(6, 3).tolist()
    assert counts[:3] == [[*from_deck(e, (1 + turn) % 3, decks_of(e)), 0] for turn in range(3)]
    assert counts[3:] == [[0, 0, 0]] * 3


def test_an_observer_knows_what_a_face_down_card_cannot_be() -> None:
    walk = Walk(EVOLUTION[1], seed=2)
    next(s for s in walk if ruled_out(evo(walk.g)))
    e = evo(walk.g)
    i, traits = ruled_out(e)[0]
    seat = (e.owner[i] + 1) % e.seats
    others = [board for turn in range(1, e.seats) for board in e.row[(seat + turn) % e.seats]]
    seen = field(walk.encoder, walk.encoder.observe(e, seat), "other_face_down_not").reshape(-1, 17)
    assert sum(1 << n for n, count in enumerate(seen[others.index(i)]) if count) == traits


def ruled_out(g: Evo) -> list[tuple[int, int]]:
    """Boards with the traits that their only face-down card of this kind is known not to be."""
    known = dict(g.ruled_out)
    found = [(i, [known.get(card, 0) for card in g.cards[i] if g.down[i] & CARD_BIT[card]]) for i in range(len(g.pop))]
    return [(i, traits[0]) for i, traits in found if len(traits) == 1 and traits[0]]


def test_a_plan_is_seen_by_its_owner_only() -> None:
    walk = Walk(EVOLUTION[6], seed=3)
    planned = next(
        s for s in walk if type(walk.g.stack[-1]).__name__ == "PlanCards" and walk.g.stack[-1].fields()[1] > 1
    )
    g = evo(walk.g)
    assert planned.seat == 0
    own = walk.encoder.observe(g, 0)
    assert field(walk.encoder, own, "hand_size")[0] < len(g.hand[0])
    other = walk.encoder.observe(g, 1)
    assert field(walk.encoder, other, "hand_size")[2] == len(g.hand[0])


@pytest.mark.parametrize("setup", [SETUPS[12], SETUPS[13], SETUPS[17], SETUPS[18]], ids=name)
def test_animals_stand_in_the_order_of_the_seats(setup: Setup) -> None:
    walk = Walk(setup, seed=9)
    walk.until(150)
    g = walk.g
    view = walk.book.view(g, 0)
    animals = view["animals"]
    assert isinstance(animals, dict)
    names = list(walk.book.notation.verbs[12].args[0].names)  # type: ignore[attr-defined]
    for seat in range(g.seats):
        seen = walk.encoder.observe(g, seat)
        which = field(walk.encoder, seen, "animal").argmax(1)[: len(animals)]
        owners = [(int(animals[names[k]]["seat"][1:]) - 1 - seat) % g.seats for k in which]
        assert owners == sorted(owners)
        assert owners[0] == 0
        points = field(walk.encoder, seen, "vp_hundreds") * 100 + field(walk.encoder, seen, "vp_ones")
        assert points.tolist()[: len(which)] == [animals[names[k]]["vp"] for k in which]
        assert field(walk.encoder, seen, "gene_pool").tolist()[: len(which)] == [
            animals[names[k]]["gene_pool"] for k in which
        ]


def test_points_above_255_are_seen() -> None:
    walk = Walk(SETUPS[8])
    assert walk.book.name == "dominant-species"
    g = walk.g
    g.vp[g.layout.animals[0]] = 317  # type: ignore[attr-defined]
    owner = g.layout.controller[g.layout.animals[0]]  # type: ignore[attr-defined]
    seen = walk.encoder.observe(g, owner)
    assert (field(walk.encoder, seen, "vp_hundreds")[0], field(walk.encoder, seen, "vp_ones")[0]) == (3, 17)


def test_the_sub_action_begun_is_seen_by_who_gave_it() -> None:
    walk = Walk(EVOLUTION[0], seed=6)
    builder = next(s for s in walk if s.begun != NOTHING)
    seen = walk.encoder.observe(walk.g, builder.seat, builder.begun)
    assert field(walk.encoder, seen, "begun").tolist().index(1) == builder.begun
    plain = walk.encoder.observe(walk.g, builder.seat)
    assert [k for k in range(walk.encoder.size) if seen[k] != plain[k]] == [walk.encoder.moment.begun + builder.begun]


def test_without_a_limit_of_boards_there_is_room_for_all() -> None:
    assert SPECIES_BOARDS < NO_BOARD_LIMIT
    small, large = evolution.STANDARD, evolution.encoder(NO_BOARD_LIMIT)
    assert small.size < large.size
    assert small.actions.size < large.actions.size < 3000
    walk = Walk(EVOLUTION[5])
    assert walk.encoder.size == large.size


# ---- what stays -------------------------------------------------------------------------
@pytest.mark.parametrize("frames", [EVO_FRAMES, DOM_FRAMES, SEA_FRAMES], ids=game_names())
def test_every_question_is_known(frames: FrameTable[Any]) -> None:
    assert set(frames.questions()) == {name for name, (kind, _) in frames.table.items() if is_question(kind)}


def is_question(kind: object) -> bool:
    return isinstance(kind, type) and issubclass(kind, (Decision, Simultaneous))


@pytest.mark.parametrize("game", game_names())
def test_observations_are_what_they_were(game: str) -> None:
    """A change here is a new version: tests/env/golden.py says how."""
    assert golden(game) == (DATA / f"{game}.txt").read_text(encoding="utf-8")


def test_fields_lie_side_by_side() -> None:
    encoders: list[Encoder] = [evolution.STANDARD, dominant_species.STANDARD, marine.STANDARD]
    for encoder in encoders:
        at = 0
        for entry in encoder.fields:
            assert entry.at == at
            assert entry.meaning
            assert 1 <= entry.most <= 255
            at += entry.size()
        assert at == encoder.size
        assert len({entry.name for entry in encoder.fields}) == len(encoder.fields)


@pytest.mark.parametrize("setup", [SETUPS[1], SETUPS[6], SETUPS[9], SETUPS[13], SETUPS[17], SETUPS[18]], ids=name)
def test_what_is_remembered_is_what_is_seen(setup: Setup) -> None:
    """Only what has changed is written anew; the bytes are the same as those written at once, also in a next game."""
    walk = Walk(setup)
    rows = Rows(walk.encoder, 2, setup[1])
    for seed in (31, 32):
        walk = Walk(setup, seed)
        for builder in walk:
            if walk.sub_actions > 400:
                break
            at = rows.update(1, walk.g, builder)
            seen = bytes(rows.bytes[at : at + walk.encoder.size])
            assert seen == bytes(walk.encoder.observe(walk.g, builder.seat, builder.begun))
            assert not any(rows.bytes[: setup[1] * walk.encoder.size])
