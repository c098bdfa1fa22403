"""Many games side by side, written into one piece of memory each for observations, masks and the rest."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ...core.rng import next_state, pick, scramble
from ...core.rulebook import OptionValue, Rulebook
from ...core.state import State
from .encoder import Encoder, Rows
from .layout import clear, zeros
from .rewards import dense_rewards, final_rewards, refusal_rewards
from .space import MORE, NOTHING, REFUSED, ActionBuilder


class GameBatch:
    """n games of one kind; a game that is over begins anew at once, with its next seed."""

    def __init__(
        self, book: Rulebook, encoder: Encoder, players: int, options: dict[str, OptionValue], n: int, is_dense: bool
    ) -> None:
        self.book: Final = book
        self.encoder: Final = encoder
        self.players: Final = players
        self.options: Final = options
        self.n: Final = n
        self.is_dense: Final = is_dense
        self.starts: list[State] = []
        """Positions in which games begin, drawn by their seeds; none: as the rules say."""
        self.games: Final[list[State]] = []
        self.builders: Final[list[ActionBuilder]] = []
        self.seeds: Final[list[int]] = []
        """By game: the state of its generator of seeds."""
        self.points: Final[list[list[int]]] = []
        self.rows: Final = Rows(encoder, n, players)
        self.masks: Final = zeros(n * encoder.actions.size)
        self.seats: Final = zeros(n)
        """By game: who is asked."""
        self.done: Final = zeros(n)
        """By game: the last sub-action ended it; what is shown is the next one already."""
        self.rewards: Final[list[float]] = [0.0] * (n * players)
        """By game and seat."""
        self.is_paid: bool = False
        """Some of them are not 0."""
        self.final_observations: Final = zeros(n * encoder.size)
        """By game: the end of the one before, as the seat saw it whose sub-action ended it."""
        self.final_scores: Final[list[int]] = [0] * (n * players)
        self.final_winners: Final = zeros(n * players)
        """By game and seat, of the one before: points, and 1 for who won; nobody after a refused sub-action."""

    def reset(self, seed: int, first: int = 0) -> None:
        """New games, all from one seed; a batch that is part of a larger one says which its first game is there."""
        self.games.clear()
        self.builders.clear()
        self.seeds.clear()
        self.points.clear()
        rng: i64 = scramble(seed)
        for _ in range(first):
            rng = next_state(rng)
        clear(self.masks, 0, len(self.masks))
        for k in range(self.n):
            rng = next_state(rng)
            self.seeds.append(scramble(rng))
            g = self.new_game(k)
            builder = self.encoder.builder(g, g.seat)
            self.games.append(g)
            self.builders.append(builder)
            self.points.append(g.scores())
            self.done[k] = 0
            self.show(k, g, builder)
        self.clear_rewards()

    def resume(self, games: list[State], seeds: list[int], points: list[list[int]], begun: list[int]) -> None:
        """Go on in a new batch with the games of another one; `begun` are the first sub-actions of their answers."""
        self.games.extend(games)
        self.seeds.extend(seeds)
        self.points.extend(points)
        for k, g in enumerate(games):
            builder = ActionBuilder(self.encoder.actions, g, g.seat, begun[k])
            self.builders.append(builder)
            self.show(k, g, builder)

    def new_game(self, k: i64) -> State:
        """The next game of a place, at its first question."""
        self.seeds[k] = next_state(self.seeds[k])
        seed = scramble(self.seeds[k])
        if not self.starts:
            g = self.book.new_state(self.players, seed, self.options)
        else:
            g = self.starts[pick(next_state(seed), len(self.starts))].clone()
            g.reseed(seed)
        g.advance()
        return g

    def step(self, sub_actions: list[int]) -> None:
        """One sub-action for each game, from the seat that is asked there."""
        self.clear_rewards()
        for k in range(i64(self.n)):
            builder = self.builders[k]
            builder.write_mask(self.masks, k * self.encoder.actions.size, 0)
            self.done[k] = 0
            answer = builder.give(sub_actions[k])
            if answer == MORE:
                self.show_begun(k, builder)
            else:
                self.answer(k, builder, answer)

    def answer(self, k: i64, builder: ActionBuilder, answer: int) -> None:
        """A whole answer: what follows from it, and the next question."""
        g = self.games[k]
        if answer == REFUSED:
            self.reward(k, refusal_rewards(self.players, builder.seat))
            g = self.restart(k, g, builder.seat)
        else:
            g.play_as(builder.seat, answer)
            self.judge(k, g)
            if not g.stack:
                g = self.restart(k, g, builder.seat)
        builder.ask(g, g.seat)
        self.show(k, g, builder)

    def judge(self, k: i64, g: State) -> None:
        """After an answer: rewards."""
        if self.is_dense:
            now = g.scores()
            if now != self.points[k]:
                self.reward(k, dense_rewards(self.points[k], now))
                self.points[k] = now
        elif not g.stack:
            self.reward(k, final_rewards(self.book, g))

    def restart(self, k: i64, ended: State, seat: int) -> State:
        """The game of a place is over; the seat gave its last sub-action. Returns the next one."""
        self.keep_end(k, ended, seat)
        g = self.new_game(k)
        self.games[k] = g
        self.points[k] = g.scores()
        self.done[k] = 1
        return g

    def keep_end(self, k: i64, g: State, seat: int) -> None:
        """What is told of a game that is over, or was ended by a refused sub-action."""
        size = self.encoder.size
        clear(self.final_observations, k * size, k * size + size)
        self.encoder.write(g, seat, NOTHING, self.final_observations, k * size)
        scores = g.scores()
        winners = self.book.winners(g) if not g.stack else []
        for other in range(self.players):
            self.final_scores[k * self.players + other] = scores[other]
            self.final_winners[k * self.players + other] = 1 if other in winners else 0

    def reward(self, k: i64, rewards: list[float]) -> None:
        self.is_paid = True
        for seat in range(self.players):
            self.rewards[k * self.players + seat] = rewards[seat]

    def clear_rewards(self) -> None:
        if self.is_paid:
            self.is_paid = False
            for k in range(len(self.rewards)):
                self.rewards[k] = 0.0

    # ---- showing --------------------------------------------------------------------
    def show(self, k: i64, g: State, builder: ActionBuilder) -> None:
        """What the seat that is asked sees and may do."""
        self.rows.update(k, g, builder)
        self.seats[k] = builder.seat
        builder.write_mask(self.masks, k * self.encoder.actions.size)

    def show_begun(self, k: i64, builder: ActionBuilder) -> None:
        """After a first sub-action only that one and the mask are new."""
        self.rows.begin(k, builder)
        builder.write_mask(self.masks, k * self.encoder.actions.size)
