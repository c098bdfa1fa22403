"""OpenSpiel: its own tests pass, chance is explicit, and no information state knows what its seat does not."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Iterator
from typing import Any

import numpy as np
import pyspiel  # type: ignore[import-not-found]
import pytest
from open_spiel.python import rl_environment  # type: ignore[import-untyped]
from open_spiel.python.algorithms import ismcts, mcts  # type: ignore[import-untyped]

from tangledbank import OptionError
from tangledbank.core.codec import write
from tangledbank.core.rng import next_state, pick, scramble
from tangledbank.env import openspiel
from tangledbank.env.encode.space import NOTHING
from tangledbank.env.openspiel_tree import Node, Tree, saved, tree, view_text, whole_text
from tangledbank.games import names, rulebook

SHORT = {"evolution": "", "dominant-species": "round_limit:1", "marine": "round_limit:1"}
"""Options with which a game is short."""
TABLES = [(game, players) for game in names() for players in rulebook(game).players]


def load(game: str, players: int) -> Any:
    return pyspiel.load_game(f"tangledbank_{game.replace('-', '_')}(players={players},options={SHORT[game]})")


def wander(node: Node, seed: int, steps: int = -1) -> Iterator[Node]:
    """The nodes of a random walk."""
    rng = scramble(seed)
    while steps and not node.is_over:
        yield node
        rng = next_state(rng)
        node = node.after(pick(rng, node.outcomes) if node.outcomes else choose(node, rng))
        steps -= 1
    yield node


def choose(node: Node, rng: int) -> int:
    sub_actions = legal(node)
    return sub_actions[pick(rng, len(sub_actions))]


def legal(node: Node) -> list[int]:
    assert node.settled is not None
    return node.tree.encoder.actions.sub_actions(node.settled, node.seat, node.begun)


def question(node: Node) -> str:
    assert node.settled is not None
    return type(node.settled.stack[-1]).__name__


def answers(node: Node) -> list[str]:
    assert node.settled is not None
    return [node.tree.book.notation.show(action) for action in node.settled.current_options]


def said(node: Node, text: str) -> Node:
    """The node after an answer given as text."""
    assert node.settled is not None
    action = node.tree.book.notation.read(text)
    for sub_action in node.tree.encoder.actions.split(node.settled, node.seat, action):
        node = node.after(sub_action)
    return node


def state_at(node: Node) -> Any:
    """OpenSpiel's state at a node, reached move by move."""
    game, players, _ = node.tree.key
    state = load(game, players).new_initial_state()
    for move in node.path():
        state.apply_action(move)
    return state


def first_question(table: Tree, seed: int = 1) -> Node:
    return next(node for node in wander(table.root(), seed) if node.seat >= 0)


# ---- OpenSpiel's own opinion --------------------------------------------------------------
@pytest.mark.parametrize(("game", "players"), TABLES)
def test_random_simulations_pass(game: str, players: int) -> None:
    """It raises when the game contradicts itself."""
    table = load(game, players)
    assert table.num_players() == players
    pyspiel.random_sim_test(table, num_sims=1, serialize=True, verbose=False)


def test_a_whole_game_with_the_usual_options_passes() -> None:
    game = pyspiel.load_game("tangledbank_marine")
    assert game.num_players() == 2
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


def test_bad_parameters_are_refused() -> None:
    with pytest.raises(OptionError, match="2-4"):
        pyspiel.load_game("tangledbank_marine(players=5)")
    with pytest.raises(OptionError, match="weather"):
        pyspiel.load_game("tangledbank_marine(options=weather:rain)")


def test_search_runs() -> None:
    """A wide tree and few simulations: that they answer legally is all that can be asked."""
    game = load("evolution", 2)
    rng = np.random.RandomState(3)
    rollouts = mcts.RandomRolloutEvaluator(1, rng)
    bots = [
        mcts.MCTSBot(game, 2.0, 4, rollouts, random_state=rng),
        ismcts.ISMCTSBot(game, rollouts, 2.0, 4, random_state=rng),
    ]
    state = game.new_initial_state()
    answers = 0
    while answers < 6:
        if state.is_chance_node():
            state.apply_action(int(rng.choice([outcome for outcome, _ in state.chance_outcomes()])))
            continue
        sub_action = bots[state.current_player()].step(state)
        assert sub_action in state.legal_actions()
        state.apply_action(sub_action)
        answers += 1


def test_the_learning_environment_runs() -> None:
    env = rl_environment.Environment(load("dominant-species", 3))
    env.seed(5)
    step = env.reset()
    while not step.last():
        seat = step.observations["current_player"]
        step = env.step([step.observations["legal_actions"][seat][0]])
    assert sum(step.rewards) == pytest.approx(0)
    assert max(step.rewards) > 0


# ---- chance -----------------------------------------------------------------------------------
@pytest.mark.parametrize("game", names())
def test_a_number_that_cannot_be_drawn_is_refused(game: str) -> None:
    """As a sub-action that is not legal is, and nothing changes."""
    state = load(game, 2).new_initial_state()
    kinds = set()
    for _ in range(60):
        n = len(state.chance_outcomes()) if state.is_chance_node() else 0
        kinds.add(n == 0)
        before = str(state)
        for wrong in (n, 10**6, -2) if n else (10**6,):
            with pytest.raises(ValueError, match="not legal here"):
                state.apply_action(wrong)
        assert str(state) == before
        if state.is_terminal():
            break
        state.apply_action(n - 1 if n else state.legal_actions()[0])
    assert kinds == {True, False}


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_seeded_games_are_paths_of_the_tree(game: str, players: int) -> None:
    """Where the tree draws what the engine would draw, both play the same game."""
    table = tree(game, players, SHORT[game])
    node = table.root()
    seed = 0
    if table.setup_draws:
        node = node.after(1).after(2)
        seed = 256 + 2
    g = table.setup(seed)
    rng = int(g.rng)
    g.advance()
    choice = scramble(7)
    while not node.is_over:
        if node.outcomes:
            rng = next_state(rng)
            node = node.after(pick(rng, node.outcomes))
            continue
        choice = next_state(choice)
        sub_action = choose(node, choice)
        meant = table.encoder.actions.meant(g, g.seat, node.begun, sub_action)
        if len(meant) == 1:
            g.play(meant[0])
        node = node.after(sub_action)
    assert node.settled is not None
    assert not g.stack
    g.rng = node.settled.rng
    assert table.book.dump(g) == table.book.dump(node.settled)


def test_only_what_setup_draws_comes_from_a_seed() -> None:
    """Evolution for three and more draws nothing before its first step: all its chance is in the tree."""
    assert [tree("evolution", n, "").setup_draws for n in (2, 3, 6)] == [2, 0, 0]
    first = tree("evolution", 3, "").root()
    assert first.outcomes == 3, "who is first"
    assert first.after(0).outcomes == 129, "the first card of the whole deck"
    assert first.after(0).after(5).outcomes == 128


def test_outcomes_are_equally_likely() -> None:
    state = load("evolution", 3).new_initial_state()
    assert state.chance_outcomes() == [(0, 1 / 3), (1, 1 / 3), (2, 1 / 3)]
    assert state.action_to_string(2) == "draw 2"


def test_setups_differ() -> None:
    table = tree("marine", 3, "")
    texts = {whole_text(table.root().after(a).after(b)) for a in range(3) for b in range(3)}
    assert len(texts) == 9


# ---- secrets ------------------------------------------------------------------------------------
def test_a_secret_answer_shows_nothing_to_the_next_seat() -> None:
    node = first_question(tree("evolution", 3, ""))
    assert node.seat == 0
    after = [node.after(sub_action) for sub_action in legal(node)]
    assert len(after) > 1
    assert {later.seat for later in after} == {1}
    for seat in (1, 2):
        assert len({(view_text(later, seat), later.memory(seat)) for later in after}) == 1
    assert len({later.memory(0) for later in after}) == len(after)


def test_the_length_of_a_secret_answer_shows_nothing() -> None:
    """In quick play a plan is any number of answers; who waits for it cannot count them."""
    table = tree("evolution", 3, "quick_play:true")
    planning = (n for n in wander(table.root(), 4) if n.seat == 0 and question(n) == "PlanCards" and n.begun == NOTHING)
    node = next(planning)
    at_once = said(node, "end")
    longer = said(said(node, next(text for text in answers(node) if text.startswith("grow"))), "end")
    assert (at_once.seat, longer.seat) == (1, 1)
    assert view_text(at_once, 1) == view_text(longer, 1)
    assert at_once.memory(1) == longer.memory(1)
    assert at_once.memory(0) != longer.memory(0)


def test_a_begun_answer_shows_nothing_to_others() -> None:
    node = next(n for n in wander(tree("evolution", 2, "").root(), 2) if n.begun != NOTHING)
    other = 1 - node.seat
    before = node.parent
    assert before is not None
    assert view_text(node, other) == view_text(before, other)
    assert node.memory(other) == before.memory(other)
    assert "begun " in view_text(node, node.seat)
    assert "begun " not in view_text(before, node.seat)


@pytest.mark.parametrize("game", names())
def test_sampled_worlds_have_the_same_information_state(game: str) -> None:
    table = tree(game, 3, SHORT[game])
    questions = [node for node in wander(table.root(), 6) if node.seat >= 0]
    differ = 0
    for node in questions[:: max(1, len(questions) // 8)]:
        state = state_at(node)
        sampler = iter([0.25, 0.75]).__next__
        for twin in [state.resample_from_infostate(node.seat, sampler) for _ in range(2)]:
            assert twin.information_state_string(node.seat) == state.information_state_string(node.seat)
            assert twin.information_state_tensor(node.seat) == state.information_state_tensor(node.seat)
            assert twin.legal_actions() == state.legal_actions()
            differ += str(twin) != str(state)
    assert differ, "nothing was sampled at all"


def test_sampled_worlds_can_be_saved_and_played() -> None:
    node = first_question(tree("evolution", 2, ""), 3).sampled(0, 11)
    assert whole_text(saved(*node.tree.key, node.path())) == whole_text(node)
    *_, end = wander(node, 8)
    assert end.is_over
    with pytest.raises(ValueError, match="asked"):
        tree("evolution", 2, "").root().sampled(0, 1)


# ---- memory ---------------------------------------------------------------------------------------
def test_memory_is_more_than_the_view() -> None:
    """Population first or body first: the table looks the same afterwards, but who did it knows."""
    walk = wander(tree("evolution", 3, "").root(), 9)
    node = next(n for n in walk if n.seat >= 0 and question(n) == "PlayCards" and n.begun == NOTHING)
    growing = [text.split() for text in answers(node) if text.startswith("grow")]
    one, two = sorted({card for _, card, _, _ in growing})[:2]
    board = growing[0][2]
    wide, tall = f"grow {one} {board} population", f"grow {two} {board} body"
    ways = [said(said(node, wide), tall), said(said(node, tall), wide)]
    assert view_text(ways[0], node.seat) == view_text(ways[1], node.seat)
    assert ways[0].memory(node.seat) != ways[1].memory(node.seat)


def test_no_information_state_comes_twice_in_a_game() -> None:
    nodes = [node for node in wander(tree("evolution", 2, "").root(), 12) if node.seat >= 0]
    for seat in (0, 1):
        memories = [node.memory(seat) for node in nodes if node.seat == seat]
        assert len(memories) > 50
        assert len(set(memories)) == len(memories)


def test_memory_does_not_depend_on_when_it_is_asked() -> None:
    *_, end = wander(tree("marine", 2, "round_limit:1").root(), 1)
    again = saved(*end.tree.key, end.path())
    asked_often = end.tree.root()
    for move in end.path():
        assert isinstance(move, int)
        asked_often = asked_often.after(move)
        asked_often.memory(1)
    assert again.memory(1) == asked_often.memory(1) == end.memory(1)


# ---- states -----------------------------------------------------------------------------------------
@pytest.mark.parametrize("game", names())
def test_observations_are_the_encoders(game: str) -> None:
    *_, node = wander(tree(game, 2, SHORT[game]).root(), 3, 60)
    state = state_at(node)
    encoder = node.tree.encoder
    assert node.shown is not None
    for seat in (0, 1):
        seen = list(encoder.observe(node.shown, seat, node.begun_by(seat)))
        assert state.observation_tensor(seat) == seen
        assert state.information_state_tensor(seat)[: len(seen)] == seen
        assert state.observation_string(seat) == view_text(node, seat)
        assert state.information_state_string(seat) == view_text(node, seat) + f"memory {node.memory(seat)}\n"


def test_observers_have_named_parts() -> None:
    game = load("evolution", 2)
    observer = game.make_py_observer(pyspiel.IIGObservationType(perfect_recall=True))
    observer.set_from(state_at(first_question(tree("evolution", 2, ""))), 1)
    assert observer.dict["players"].tolist() == [2]
    assert observer.dict["own_population"].shape == (20,)
    assert observer.dict["memory"].any()
    with pytest.raises(ValueError, match="own secrets"):
        game.make_py_observer(pyspiel.IIGObservationType(perfect_recall=False, public_info=False))


def test_returns_follow_the_ranks() -> None:
    *_, end = wander(tree("evolution", 4, "").root(), 2)
    assert end.settled is not None
    state = state_at(end)
    scores = end.settled.scores()
    returns = state.returns()
    assert sum(returns) == pytest.approx(0)
    assert returns[scores.index(max(scores))] == max(returns)
    assert returns[scores.index(min(scores))] == min(returns) < 0
    assert state.is_terminal()
    assert state.current_player() == pyspiel.PlayerId.TERMINAL
    assert load("evolution", 4).new_initial_state().returns() == [0.0] * 4


def test_clones_share_nodes_and_go_their_own_way() -> None:
    state = state_at(first_question(tree("evolution", 2, "")))
    twin = state.clone()
    assert twin.node is state.node
    twin.apply_action(twin.legal_actions()[0])
    assert twin.node is not state.node
    assert state.current_player() == 0
    assert copy.deepcopy(state.node) is state.node


def test_states_are_saved_as_the_way_to_them() -> None:
    *_, node = wander(tree("dominant-species", 2, "round_limit:1").root(), 3, 40)
    state = state_at(node)
    again = pickle.loads(pickle.dumps(state))
    assert str(again) == str(state)
    assert again.history() == state.history() == node.path()
    assert again.information_state_string(0) == state.information_state_string(0)


def test_illegal_sub_actions_are_refused() -> None:
    node = first_question(tree("evolution", 2, ""))
    wrong = next(sub_action for sub_action in range(400) if sub_action not in legal(node))
    with pytest.raises(ValueError, match="not legal"):
        node.after(wrong)


def test_a_state_reads_as_its_position() -> None:
    node = first_question(tree("evolution", 2, ""))
    assert node.settled is not None
    assert str(state_at(node)) == write(node.tree.book.dump(node.settled))
    middle = next(n for n in wander(node, 1) if n.outcomes)
    assert f"of {middle.outcomes}" in str(state_at(middle))
    assert openspiel.MEMORY_BITS == 128
