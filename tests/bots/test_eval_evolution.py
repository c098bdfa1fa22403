"""The judge of Evolution: exact at the end, the same for every seat, and each ingredient pulls in its direction."""

from __future__ import annotations

from collections.abc import Iterator
from math import isfinite

import pytest

from tangledbank import Game, new, say
from tangledbank.bots import player
from tangledbank.bots.base import Budget, Sampler
from tangledbank.bots.judging import judge
from tangledbank.bots.player import Player
from tangledbank.core.playout import playout
from tangledbank.core.rng import next_state, pick
from tangledbank.core.state import State
from tangledbank.games import rulebook
from tangledbank.games.evolution.notation import NOTATION
from tangledbank.i18n import LANGUAGES
from tests.games.evolution.playing import game

JUDGE = judge("evolution")
KINDS: list[tuple[int, int, dict[str, bool]]] = [
    (2, 1, {}),
    (3, 2, {"quick_play": True}),
    (4, 3, {"pass_is_final": True}),
    (5, 4, {}),
    (6, 5, {}),
]
"""Players, seed and options of games in which much happens."""
QUESTIONS = {"ChooseFood", "PlayCards", "PlanCards", "ActBeforeReveal", "FeedingTurn", "StoreFat"}
"""What they ask; PayNegation is too rare for them and has a test of its own."""


def values(*rows: str, **fields: object) -> list[float]:
    """What a drawn position is worth to everybody; feeding in the last round, unless said otherwise."""
    table: dict[str, object] = {"round": 5, "last_round": 5, "hole": 20, **fields}
    return JUDGE.values(game(*rows, **table).state)  # type: ignore[arg-type]


def better(worse: str, good: str, *others: str, **fields: object) -> float:
    """By how much P1 prefers the second row to the first."""
    return values(good, *others, **fields)[0] - values(worse, *others, **fields)[0]


def after(g: Game, action: str) -> float:
    """What the position is worth to the asked seat after an action."""
    seat = g.seat
    state = g.state.clone()
    state.play_as(seat, NOTATION.read(action))
    return JUDGE.values(state)[seat]


def states(players: int, seed: int, options: dict[str, bool]) -> Iterator[State]:
    """The positions of a game played at random, more often what looks good, so that there is something to see."""
    g = new("evolution", players, seed, **options).state
    rng = seed
    while g.stack:
        yield g
        rng = next_state(rng)
        g.play(picked(g, rng))
    yield g


def picked(g: State, rng: int) -> int:
    """An option, as likely as it is heavy."""
    weights = JUDGE.weights(g)
    rest = sum(weights) * int(pick(rng, 1000)) / 1000
    for action, weight in zip(g.current_options, weights, strict=True):
        rest -= weight
        if rest < 0:
            return action
    return g.current_options[-1]


# ---- the whole ------------------------------------------------------------------------
@pytest.mark.parametrize("players", [2, 4, 6])
def test_when_the_game_is_over_values_are_the_scores(players: int) -> None:
    g = new("evolution", players, 8).state
    playout(g, 8)
    assert JUDGE.values(g) == g.scores()


@pytest.mark.parametrize(("players", "seed", "options"), KINDS)
def test_values_are_sane_and_weights_positive_everywhere(players: int, seed: int, options: dict[str, bool]) -> None:
    for g in states(players, seed, options):
        found = JUDGE.values(g)
        assert len(found) == players
        assert all(isfinite(value) and -5 < value < 300 for value in found)
        if g.stack:
            weights = JUDGE.weights(g)
            assert len(weights) == len(g.current_options)
            assert all(isfinite(weight) and weight > 0 for weight in weights)


def test_these_games_ask_nearly_every_question() -> None:
    asked = {type(g.stack[-1]).__name__ for kind in KINDS for g in states(*kind) if g.stack}
    assert asked >= QUESTIONS


def test_looking_changes_nothing() -> None:
    for g in states(3, 9, {"quick_play": True}):
        before = rulebook("evolution").dump(g)
        JUDGE.values(g)
        if g.stack:
            JUDGE.weights(g)
            JUDGE.why(g, g.seat, g.current_options[0])
        assert rulebook("evolution").dump(g) == before


@pytest.mark.parametrize("phase", [3, 5])
def test_no_seat_is_special(phase: int) -> None:
    rows = ["a 2/3 carnivore | b 3/1 foraging", "c 2/2 horns | d 1/4 carnivore ambush", "e 4/1 cooperation | f 2/1"]
    hands = [["fertile+2", "horns+3"], ["climbing+1"], ["long_neck+3"]]
    screens = [5, 9, 2]
    fields: dict[str, object] = {"round": 3, "phase": phase, "hole": 6, "deck": 40}
    straight = values(*rows, hands=hands, screens=screens, first="P1", **fields | {"last_round": None})
    turned = values(
        *rows[2:], *rows[:2], hands=hands[2:] + hands[:2], screens=screens[2:] + screens[:2], first="P2",
        **fields | {"last_round": None},
    )  # fmt: skip
    assert turned == pytest.approx(straight[2:] + straight[:2])


# ---- points ---------------------------------------------------------------------------
def test_tokens_behind_the_screen_are_points() -> None:
    before, after_ = (values("a 2/1", "b 2/1", screens=[n]) for n in (3, 8))
    assert after_[0] - before[0] == pytest.approx(5)
    assert after_[1] == pytest.approx(before[1])


def test_in_the_last_round_population_that_is_fed_counts_twice_and_hunger_nothing() -> None:
    assert better("a 2/1", "a 3/1", "b 1/1", hole=20) == pytest.approx(2)
    assert better("a 2/1 food 2 | c 1/1", "a 2/1 food 2 | c 4/1", "b 1/1", hole=0) == pytest.approx(0)


def test_traits_and_fat_are_points_if_the_species_lives() -> None:
    assert better("a 2/1", "a 2/1 ambush pack_hunting", "b 1/1") == pytest.approx(2)
    assert better("a 2/3 food 2 fat_tissue", "a 2/3 food 2 fat 2 fat_tissue", "b 1/1", hole=0) == pytest.approx(2)
    assert better("a 2/1 | c 1/1", "a 2/1 | c 1/1 ambush", "b 6/1", hole=0) == pytest.approx(0)


def test_species_and_cards_matter_while_there_are_rounds_to_come() -> None:
    assert better("a 2/1", "a 1/1 | c 1/1", "b 1/1", last_round=8) > 1
    assert better("a 2/1", "a 1/1 | c 1/1", "b 1/1", last_round=5) == pytest.approx(0)
    many, none = (values("a 2/1", "b 1/1", hands=[n], last_round=8)[0] for n in (4, 0))
    assert many > none + 1
    assert values("a 2/1", "b 1/1", hands=[4])[0] == pytest.approx(values("a 2/1", "b 1/1")[0])


def test_the_longer_the_game_the_more_points() -> None:
    short, long = (sum(values("a 2/2", "b 2/2", last_round=n)) for n in (6, 9))
    assert long > short + 10


# ---- being eaten ----------------------------------------------------------------------
HUNTER = "x 3/4 carnivore"


def test_a_carnivore_that_can_attack_is_feared() -> None:
    free = values("a 3/2 food 3", "x 3/4")[0]
    hunted = values("a 3/2 food 3", HUNTER)[0]
    assert hunted < free - 0.5
    assert values("a 3/5 food 3", HUNTER)[0] == pytest.approx(values("a 3/5 food 3", "x 3/4")[0])


@pytest.mark.parametrize("trait", ["climbing", "hard_shell", "defensive_herding", "horns", "burrowing"])
def test_a_defence_is_worth_more_than_its_point_when_it_is_needed(trait: str) -> None:
    row, shielded = "a 3/2 food 3", f"a 3/2 food 3 {trait}"
    assert better(row, shielded, HUNTER) > 1.3
    assert better(row, shielded, "x 3/4") == pytest.approx(1)


def test_symbiosis_needs_a_larger_neighbour_and_a_call_has_two_sides() -> None:
    assert better("a 3/2 | b 1/6", "a 3/2 symbiosis | b 1/6", HUNTER) > 1.3
    assert better("a 3/2 | b 1/1", "a 3/2 symbiosis | b 1/1", HUNTER) < 1.3
    assert better("b 1/6 | a 3/2", "b 1/6 warning_call | a 3/2", HUNTER) > 1.3
    assert better("b 1/6 | a 3/2", "b 1/6 warning_call | a 3/2", "x 3/4 carnivore ambush") < 1.3


def test_in_rounds_to_come_large_and_defended_species_are_worth_more() -> None:
    assert better("a 2/1", "a 2/5", "b 2/1", last_round=8) > 0.5
    assert better("a 2/1", "a 2/1 hard_shell", "b 2/1", last_round=8) > 1.2


# ---- eating ---------------------------------------------------------------------------
def test_a_carnivore_needs_prey() -> None:
    assert values("a 3/4 carnivore", "b 2/3 | c 3/2")[0] > values("a 3/4 carnivore", "b 2/4 | c 3/5")[0] + 4
    assert better("a 3/4", "a 3/4 carnivore", "b 2/3 | c 3/2", hole=0) > 4


def test_what_makes_a_carnivore_reach_further_is_worth_more() -> None:
    for trait, prey in (
        ("pack_hunting", "b 4/5"),
        ("climbing", "b 4/1 climbing"),
        ("ambush", "b 4/1 | c 1/6 warning_call"),
    ):
        assert better("a 3/4 carnivore", f"a 3/4 carnivore {trait}", prey) > 3, trait


def test_a_carnivore_without_other_prey_bites_its_own() -> None:
    assert better("a 3/4 carnivore | b 3/2 food 3", "a 3/4 carnivore | b 3/4 food 3", "c 2/6", hole=0) < 0
    alone = values("a 3/4 carnivore | b 3/2 food 3", "c 2/6", hole=0)[0]
    assert alone < values("a 3/4 food 3 carnivore | b 3/2 food 3", "c 2/6", hole=0)[0] - 1


def test_scavengers_live_on_attacks() -> None:
    others = "b 3/4 carnivore | d 1/6", "c 4/2"
    assert better("a 3/5", "a 3/5 scavenger", *others, hole=0) > 1.5
    assert better("a 3/5", "a 3/5 scavenger", "b 3/4 | d 1/6", "c 4/2", hole=0) == pytest.approx(0, abs=0.01)


def test_foraging_takes_more_than_its_share_of_what_is_scarce() -> None:
    assert better("a 6/3", "a 6/3 foraging", "b 6/3", hole=6) > 2
    assert better("a 6/3", "a 6/3 foraging", "b 6/3", hole=20) == pytest.approx(1)


def test_cooperation_feeds_the_right_neighbour_only() -> None:
    assert better("a 3/3 | c 3/3", "a 3/3 cooperation | c 3/3", "b 6/3", hole=5) > 1.5
    assert better("c 3/3 | a 3/3", "c 3/3 | a 3/3 cooperation", "b 6/3", hole=5) == pytest.approx(1)


def test_cards_feed_the_intelligent() -> None:
    cards = ["horns+3", "climbing+1"]
    assert better("a 4/3 food 1", "a 4/3 food 1 intelligence", "b 1/1", hole=0, hands=[cards]) > 4
    assert better("a 4/3 food 1", "a 4/3 food 1 intelligence", "b 1/1", hole=0) == pytest.approx(1)


def test_before_the_reveal_long_neck_and_fertile_are_as_good_as_done() -> None:
    fields: dict[str, object] = {"phase": 3, "hands": [["ambush-3"], ["ambush-2"]]}
    assert better("a 2/1", "a 2/1 long_neck", "b 1/1", hole=0, **fields) > 2
    assert better("a 2/1", "a 2/1 fertile", "b 1/1", hole=9, **fields) > 2
    assert better("a 2/1", "a 2/1 fertile", "b 1/1", hole=0, **fields) < 1.1


# ---- questions half answered -------------------------------------------------------------
def test_an_attack_that_is_not_paid_for_yet_counts() -> None:
    hands = [["horns+3", "ambush-1"], []]
    g = game("a 3/4 carnivore intelligence", "b 2/3 climbing", hands=hands, players=2, hole=9, round=5, last_round=5)
    assert after(g, "attack a b climbing") > after(g, "done") + 3


def test_the_cheaper_card_is_paid() -> None:
    hands = [["pack_hunting+3", "long_neck+3"], []]
    g = game("a 3/4 carnivore intelligence", "b 2/3 climbing", hands=hands, players=2, hole=9, round=3)
    g.apply("attack a b climbing")
    assert after(g, "pay pack_hunting+3") > after(g, "pay long_neck+3")
    assert heaviest(g) == "pay pack_hunting+3"
    assert JUDGE.why(g.state, 0, NOTATION.read("pay pack_hunting+3")).key == "bot-evo-pay"


def test_the_cheaper_card_is_laid() -> None:
    hand = ["pack_hunting+3", "long_neck+3"]
    g = game("a 1/1", "b 1/1", phase=2, hands=[hand, 3], players=2, round=3, hole=6)
    assert after(g, "food pack_hunting+3") > after(g, "food long_neck+3")


def test_herbivores_want_food_and_carnivores_do_not_feed_the_others() -> None:
    hand = ["horns+1", "horns+5"]
    eater = game("a 6/3", "b 1/1", phase=2, hands=[hand, 3], players=2, round=3)
    assert after(eater, "food horns+5") > after(eater, "food horns+1")
    hunter = game("a 3/5 carnivore", "b 6/2", phase=2, hands=[hand, 3], players=2, round=3)
    low, high = (played(hunter, f"food horns+{n}")[1] for n in (1, 5))
    assert low < high


def played(g: Game, action: str) -> list[float]:
    """What the position is worth to everybody after an action of the asked seat."""
    state = g.state.clone()
    state.play_as(g.seat, NOTATION.read(action))
    return JUDGE.values(state)


def test_a_secret_plan_counts_before_it_is_carried_out() -> None:
    g = game(
        "a 1/1", "b 1/1", phase=3, hands=[["horns+3"], ["horns+5"]], players=2, hole=9, options={"quick_play": True}
    )
    before = JUDGE.values(g.state)[g.seat]
    assert after(g, "grow horns+3 a population") > before + 1


def test_fertile_acts_before_long_neck() -> None:
    g = game("a 1/1 fertile foraging long_neck", "b 6/1 foraging", phase=4, hole=1, round=5, last_round=5, first="P2")
    assert after(g, "act a fertile") > after(g, "act a long_neck") + 1


def test_stored_fat_is_worth_taking() -> None:
    g = game("a 1/3 food 1 fat_tissue foraging", "b 1/1", players=2, hole=9, round=5, last_round=5)
    g.apply("feed a")
    assert [after(g, f"store {n}") for n in (1, 2)] == sorted(after(g, f"store {n}") for n in (1, 2))
    assert after(g, "store 2") > after(g, "store 1")


# ---- weights, sentences, strength ------------------------------------------------------------
def heaviest(g: Game) -> str:
    weights = JUDGE.weights(g.state)
    return g.options()[weights.index(max(weights))]


def test_weights_prefer_what_is_good_at_a_glance() -> None:
    assert heaviest(game("a 3/4 carnivore", "b 2/3 | c 1/1", players=2, hole=5)) == "attack a b"
    assert heaviest(game("a 3/1 food 1 | b 2/1", "c 1/1", players=2, hole=5)) == "feed b"
    g = game("a 1/1", "b 1/1", phase=3, hands=[["long_neck+3", "ambush-1"], 2], players=2)
    weights = dict(zip(g.options(), JUDGE.weights(g.state), strict=True))
    assert weights["trait long_neck+3 a"] > weights["grow ambush-1 a population"] > weights["trait ambush-1 a"]
    assert weights["new ambush-1 left"] > weights["new long_neck+3 left"] > weights["end"]
    g = game("a 6/1", "b 1/1", phase=2, hands=[["horns+1", "horns+5"], 2], players=2)
    assert heaviest(g) == "food horns+5"


def test_every_option_has_a_sentence_in_four_languages() -> None:
    said: dict[str, str] = {}
    for kind in KINDS[:4]:
        for g in states(*kind):
            for action in list(g.current_options)[:: 1 + len(g.current_options) // 12]:
                message = JUDGE.why(g, g.seat, action)
                if message.key not in said:
                    said[message.key] = say(message)
                    assert all(say(message, lang) for lang in LANGUAGES)
    assert all(key.startswith("bot-evo-") for key in said)
    assert len(said) >= 22


def test_sentences_name_what_matters() -> None:
    g = game("a 3/4 carnivore", "b 1/3 | c 2/1 horns", players=2, hole=5)
    assert say(JUDGE.why(g.state, 0, NOTATION.read("attack a b"))) == (
        "P1’s species a gets 3 meat, and P2’s species b dies out."
    )
    assert "Horns" in say(JUDGE.why(g.state, 0, NOTATION.read("attack a c")))
    g = game("a 1/3", "b 2/4 carnivore", phase=3, hands=[["climbing+3", "ambush+1"], 2], players=2)
    assert "saves P1’s species a from 1 carnivore" in say(JUDGE.why(g.state, 0, NOTATION.read("trait climbing+3 a")))
    assert "too large for 1 carnivore" in say(JUDGE.why(g.state, 0, NOTATION.read("grow ambush+1 a body")))
    assert "2 cards" in say(JUDGE.why(g.state, 0, NOTATION.read("end")))


@pytest.mark.parametrize("seat", [0, 1])
def test_greedy_is_far_ahead_of_random(seat: int) -> None:
    g = new("evolution", 2, 5)
    bots = [player("evolution", "greedy" if s == seat else "random") for s in range(2)]
    while not g.over:
        asked = g.waiting[0]
        g.apply(bots[asked].answer(g, asked), asked)
    assert g.scores()[seat] > 1.5 * g.scores()[1 - seat]


# ---- the score -----------------------------------------------------------------------------
def lost(other: int) -> Game:
    """P1's card-playing turn in the last round, against somebody with so many tokens."""
    hands = [["horns+1", "climbing+3"], ["ambush+1"]]
    return game("a 2/2", "b 2/2", players=2, phase=3, round=5, last_round=5, hole=4, screens=[10, other], hands=hands)


@pytest.mark.parametrize("quick", [False, True])
def test_a_bot_knows_the_score(quick: bool) -> None:
    rows = [game("a 1/1", "b 1/1", phase=3, screens=[0, n, 0], options={"quick_play": quick}) for n in (0, 200)]
    even, behind = [JUDGE.values(Sampler(g.rulebook, g.state, 0)(1)) for g in rows]
    assert behind[1] - even[1] == pytest.approx(200)
    assert behind[0] == pytest.approx(even[0])


@pytest.mark.parametrize("level", ["greedy", "ismcts:60", "foresight:60"])
def test_a_hint_in_a_lost_last_round_says_so(level: str) -> None:
    best = [outlook(lost(other), level) for other in (0, 10, 200)]
    assert best[0] > 0.7
    assert best[2] < 0.1
    assert best[0] > best[1] > best[2]


def outlook(g: Game, level: str) -> float:
    """How the best idea of a bot would end."""
    sampler = Sampler(g.rulebook, g.state, 0)
    found = player("evolution", level)
    assert isinstance(found, Player)
    return found.bot.think(g.view(0), g.options(0), sampler, Budget(iterations=60), 3)[0].value
