"""The games for OpenSpiel: importing this module registers all of them as tangledbank_evolution and so on.

Hyphens become underscores: docs/openspiel.md.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final

import numpy as np
import pyspiel  # type: ignore[import-not-found]

from ..core.check import LONGEST_GAME
from ..core.rng import MASK
from ..games import names, rulebook
from .encode.rewards import final_rewards
from .openspiel_tree import SETUP_OUTCOMES, Node, Tree, tree, view_text, whole_text

SUB_ACTIONS: Final = 2
"""An answer has one or two sub-actions: docs/env.md."""
DRAWS: Final = 8
"""Random numbers for each answer: over a whole game fewer."""
MEMORY_BITS: Final = 128


def game_type(game: str) -> Any:
    """What OpenSpiel is told before a game is loaded."""
    players = rulebook(game).players
    return pyspiel.GameType(
        short_name="tangledbank_" + game.replace("-", "_"),
        long_name=f"Tangled Bank: {game}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=players[-1],
        min_num_players=players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": players[0], "options": ""},
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game with a number of players and options."""

    name: ClassVar[str]

    def __init__(self, params: dict[str, Any]) -> None:
        self.tree: Final = tree(self.name, params["players"], params["options"])
        info = pyspiel.GameInfo(
            num_distinct_actions=self.tree.encoder.actions.size,
            max_chance_outcomes=SETUP_OUTCOMES,
            num_players=self.tree.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST_GAME * SUB_ACTIONS,
        )
        super().__init__(game_type(self.name), info, params)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        return LONGEST_GAME * DRAWS

    def make_py_observer(self, kind: Any = None, params: Any = None) -> Observer:
        """What a seat sees; with perfect recall also what stands for all it has seen and done."""
        return Observer(self.tree, kind or pyspiel.IIGObservationType(perfect_recall=False), params)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A node of the tree. Clones share it."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.node: Node = game.tree.root()

    def current_player(self) -> int:
        if self.node.is_over:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if self.node.outcomes else self.node.seat

    def is_terminal(self) -> bool:
        return self.node.is_over

    def _legal_actions(self, player: int) -> list[int]:
        node = self.node
        assert node.settled is not None
        return node.tree.encoder.actions.sub_actions(node.settled, player, node.begun)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        n = self.node.outcomes
        return [(k, 1.0 / n) for k in range(n)]

    def _apply_action(self, action: int) -> None:
        self.node = self.node.after(action)

    def _action_to_string(self, player: int, action: int) -> str:
        is_draw = player == pyspiel.PlayerId.CHANCE
        return f"draw {action}" if is_draw else self.node.tree.encoder.actions.words(action)

    def returns(self) -> list[float]:
        """Nothing before the end; then the share of opponents behind less the share of those ahead."""
        node = self.node
        over = node.settled if node.is_over else None
        return [0.0] * node.tree.players if over is None else final_rewards(node.tree.book, over)

    def __str__(self) -> str:
        return whole_text(self.node)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A state that the player cannot tell from this one: what OpenSpiel's ISMCTS searches in."""
        twin: SpielState = self.clone()
        twin.node = self.node.sampled(player, int(sampler() * MASK))
        return twin


class Observer:
    """OpenSpiel's observer: a string, a tensor, and its named parts."""

    def __init__(self, tree: Tree, kind: Any, params: Any) -> None:
        if params or not kind.public_info or kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            raise ValueError(f"a seat sees the table and its own secrets, neither less nor more: {kind}")
        self.recalls: Final[bool] = kind.perfect_recall
        shapes = {field.name: field.shape for field in tree.encoder.fields}
        if self.recalls:
            shapes["memory"] = [MEMORY_BITS]
        self.seen: Final = tree.encoder.size
        self.tensor: Final = np.zeros(self.seen + MEMORY_BITS * self.recalls, np.float32)
        self.dict: Final[dict[str, Any]] = {}
        at = 0
        for name, shape in shapes.items():
            size = int(np.prod(shape))
            self.dict[name] = self.tensor[at : at + size].reshape(shape)
            at += size

    def set_from(self, state: SpielState, player: int) -> None:
        """Fill in what a player sees now."""
        node = state.node
        self.tensor.fill(0)
        if node.shown is not None:
            seen = node.tree.encoder.observe(node.shown, player, node.begun_by(player))
            self.tensor[: self.seen] = np.frombuffer(seen, np.uint8)
        if self.recalls:
            memory = bytes.fromhex(node.memory(player))
            self.tensor[self.seen :] = np.unpackbits(np.frombuffer(memory.rjust(MEMORY_BITS // 8, b"\0"), np.uint8))

    def string_from(self, state: SpielState, player: int) -> str:
        view = view_text(state.node, player)
        return f"{view}memory {state.node.memory(player)}\n" if self.recalls else view


for game in names():
    pyspiel.register_game(game_type(game), type("SpielGame", (SpielGame,), {"name": game}))
