"""The judge of Dominant Species: exact at the end, blind to seats, and each ingredient counts the right way."""

from __future__ import annotations

from collections.abc import Iterator
from math import isfinite

import pytest

from tangledbank.bots.eval import judge
from tangledbank.bots.search.greedy import outlooks
from tangledbank.core.message import Message
from tangledbank.core.playout import playout
from tangledbank.core.rng import following, mix, number
from tangledbank.core.state import State
from tangledbank.earth.speciation import Speciation
from tangledbank.games import rulebook
from tangledbank.games.dominant_species.actions.domination import TakeCard
from tangledbank.games.dominant_species.actions.pawns import Planning
from tangledbank.games.dominant_species.flow import Execution, Reset
from tangledbank.games.dominant_species.state import Dom
from tangledbank.games.dominant_species.terms import ANIMALS, PLANNING, SEED, SPACES
from tangledbank.i18n import LANGUAGES, say
from tests.games.dominant_species.earth import E, Earth, h

JUDGE = judge("dominant-species")
BOOK = rulebook("dominant-species")
SEA, WETLAND, FOREST, MOUNTAIN = h(0, 0), h(0, -1), h(-1, 1), h(0, 1)


# ---- games ------------------------------------------------------------------------------
def new(players: int, seed: int, **options: object) -> Dom:
    """A game at its first question."""
    g = BOOK.new_state(players, seed, BOOK.check_options(players, options))
    g.advance()
    assert isinstance(g, Dom)
    return g


def walk(g: Dom, seed: int) -> Iterator[Dom]:
    """Every question of a game played by what looks promising at a glance."""
    rng = mix(seed)
    while g.stack:
        yield g
        rng = following(rng)
        weights = JUDGE.weights(g)
        n = number(rng, 1 << 30) / (1 << 30) * sum(weights)
        k = 0
        while k + 1 < len(weights) and n >= weights[k]:
            n -= weights[k]
            k += 1
        g.play(g.opts[k])


def greedy(g: Dom, seed: int) -> int:
    """What a greedy player with one world answers."""
    found = outlooks([BOOK.determinize(g, g.actor, mix(seed))], g.actor, g.opts, JUDGE)
    return g.opts[max(range(len(found)), key=lambda k: found[k][0])]


def match(g: Dom, greedy_seats: set[int], seed: int) -> Dom:
    """Greedy players against random ones."""
    rng = mix(seed)
    while g.stack:
        rng = following(rng)
        g.play(greedy(g, rng) if g.actor in greedy_seats else g.opts[number(rng, len(g.opts))])
    return g


# ---- positions ----------------------------------------------------------------------------
def planning(*animals: str) -> Earth:
    """The standard set-up, with the first pawn to be placed."""
    e = Earth(*(animals or ("mammal", "bird")))
    e.g.phase = PLANNING
    return e.run(Planning(0), Execution(0), Reset())


def lead(e: Earth) -> float:
    """By how much P1 expects to beat P2."""
    values = JUDGE.values(e.g)
    return values[0] - values[1]


def test_the_end_is_exact() -> None:
    for seed in range(3):
        g = new(3, seed)
        playout(g, seed)
        assert JUDGE.values(g) == [float(points) for points in g.scores()]


def test_another_state_is_a_mistake_in_the_program() -> None:
    with pytest.raises(TypeError, match="Dominant Species"):
        JUDGE.values(State())


def test_no_seat_is_special() -> None:
    one, other = new(2, 5, animals="bird,insect"), new(2, 5, animals="insect,bird")
    while one.round < 3:
        assert JUDGE.values(one) == JUDGE.values(other)[::-1]
        assert JUDGE.weights(one) == JUDGE.weights(other)
        action = greedy(one, 1)
        one.play(action)
        other.play(action)


def test_looking_changes_nothing() -> None:
    for k, g in enumerate(walk(new(3, 8, round_limit=3), 8)):
        if k % 5 == 0:
            before = BOOK.dump(g)
            JUDGE.values(g)
            JUDGE.weights(g)
            JUDGE.why(g, g.actor, g.opts[0])
            assert BOOK.dump(g) == before


@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_values_and_weights_are_numbers_at_every_question(players: int) -> None:
    for g in walk(new(players, players, round_limit=4), players):
        values, weights = JUDGE.values(g), JUDGE.weights(g)
        assert len(values) == players
        assert all(isfinite(value) for value in values)
        assert len(weights) == len(g.opts)
        assert all(isfinite(weight) and weight > 0.0 for weight in weights)


@pytest.mark.parametrize("options", [{"multi_animal": True}, {"random_earth": True}, {"edition": "first"}])
def test_variants_are_judged_too(options: dict[str, object]) -> None:
    for g in walk(new(2, 3, round_limit=3, **options), 3):
        assert all(isfinite(value) for value in JUDGE.values(g))


# ---- ingredients --------------------------------------------------------------------------
def test_points_count() -> None:
    e = planning()
    before = lead(e)
    e.g.vp[0] += 10
    assert 7 < lead(e) - before <= 10


def test_a_majority_is_worth_more_on_a_better_tile() -> None:
    gains = {}
    for tile in (FOREST, MOUNTAIN):
        e = planning()
        before = lead(e)
        e.place("mammal", tile, 3)
        gains[tile] = lead(e) - before
    assert gains[FOREST] > 0
    assert gains[FOREST] > gains[MOUNTAIN]


def test_dominance_is_worth_something() -> None:
    e = planning()
    before = lead(e)
    assert e.dominant(FOREST) == "bird"
    e.acquire("mammal", "seed", "seed", "seed")
    assert e.dominant(FOREST) == "mammal"
    assert lead(e) > before + 2


def test_endangered_cubes_are_worth_little() -> None:
    gains = []
    for food in ("grub", "meat"):
        e = planning()
        e.remove(E(-1, 0))
        e.put(E(-1, 0), food)  # beside the wetland
        before = lead(e)
        e.place("mammal", WETLAND, 2)
        assert e.endangered("mammal", WETLAND) == (food == "grub")
        gains.append(lead(e) - before)
    assert gains[0] < 0.5 * gains[1]


def test_the_majority_on_tundra_counts() -> None:
    e, without = planning(), planning()
    for earth in (e, without):
        earth.place("mammal", SEA, 2)
        earth.place("bird", SEA, 1)
    without.place("bird", SEA, 1)
    assert (e.survival(), without.survival()) == ("mammal", None)
    assert lead(e) > lead(without)


def test_initiative_counts() -> None:
    e = planning()
    before = lead(e)
    e.g.swap_left(0)
    assert e.track() == ["mammal", "bird"]
    assert lead(e) > before


@pytest.mark.parametrize("thing", ["pawn", "gene pool"])
def test_pawns_and_genes_count(thing: str) -> None:
    e = planning()
    before = lead(e)
    if thing == "pawn":
        e.g.gain_pawn(0)
    else:
        e.empty_gene_pool("bird", leave=3)
    assert lead(e) > before


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("domination-1", "depletion-1"),
        ("speciation-1", "regression-1"),
        ("wanderlust-1", "wasteland-1"),
        ("glaciation-1", "glaciation-2"),
        ("speciation-1", "speciation-6"),
    ],
)
def test_a_placed_pawn_is_worth_what_it_will_do(better: str, worse: str) -> None:
    leads = []
    for space in (better, worse):
        e = planning()
        e.show_tiles("savannah", "jungle", "desert")
        e.pawn("mammal", space)
        leads.append(lead(e))
    assert leads[0] > leads[1] + 0.5


def test_an_action_half_done_is_worth_its_rest() -> None:
    e = planning()
    e.run(Speciation(1, ANIMALS.index("bird"), SEED), Execution(SPACES.index("wanderlust-1")), Reset())
    assert greedy(e.g, 1) != 0
    before = -lead(e)
    e.g.play(greedy(e.g, 1))
    assert -lead(e) > before - 2
    e.g.play(e.g.opts[-1])  # as many cubes as may be
    assert -lead(e) > before


def test_who_is_ahead_wants_the_end() -> None:
    chosen = {}
    for ahead in ("mammal", "bird"):
        e = Earth("mammal", "bird")
        e.g.vp[ANIMALS.index(ahead)] = 80
        e.face_up("nocturnal", "ice_age")
        e.run(TakeCard(0, 0, 0), Execution(len(SPACES)), Reset())
        chosen[ahead] = e.options()[e.g.opts.index(greedy(e.g, 1))]
    assert chosen == {"mammal": "card ice_age", "bird": "card nocturnal"}


# ---- play ---------------------------------------------------------------------------------
@pytest.mark.parametrize("seat", [0, 1])
def test_greedy_beats_random_clearly(seat: int) -> None:
    scores = match(new(2, 11 + seat), {seat}, 11).scores()
    assert scores[seat] > 2 * scores[1 - seat]


def test_greedy_beats_three_random_players() -> None:
    scores = match(new(4, 21), {2}, 21).scores()
    assert scores[2] > 2 * max(scores[:2] + scores[3:])


def test_greedy_players_bring_the_end_by_the_rules() -> None:
    g = match(new(3, 31), {0, 1, 2}, 31)
    assert g.last
    assert 4 <= g.round <= 12
    assert min(g.scores()) > 40


# ---- words --------------------------------------------------------------------------------
def test_every_option_has_a_reason_in_every_language() -> None:
    said: dict[str, Message] = {}
    for players in (2, 5):
        for k, g in enumerate(walk(new(players, players, round_limit=12), players)):
            if k % 3 == 0:
                for action in g.opts:
                    message = JUDGE.why(g, g.actor, action)
                    said[message.key] = message
    assert all(key.startswith("bot-ds-") for key in said)
    assert len(said) > 25
    for message in said.values():
        assert len({say(message, lang) for lang in LANGUAGES}) == len(LANGUAGES)


def test_a_reason_names_what_is_at_stake() -> None:
    e = Earth("mammal", "bird")
    e.face_up()
    e.pawn("bird", "domination-1")
    e.act("domination-1")
    action = e.g.opts[e.options().index(f"dominate {FOREST}")]
    assert say(JUDGE.why(e.g, 1, action)) == f"{FOREST} (forest) brings 5 VP, and 3 to the best opponent."
