"""What an answer is worth if everybody plays as well as possible until the game is over: for small positions."""

from __future__ import annotations

from tangledbank import Game


def margin(game: Game, seat: int) -> int:
    """By how much a seat is ahead of the best of the others."""
    scores = game.scores()
    return scores[seat] - max(score for other, score in enumerate(scores) if other != seat)


class Solver:
    """Looks at every answer of everybody: the seat wants to be ahead, all others want it to be behind."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.known: dict[str, int] = {}

    def value(self, game: Game) -> int:
        """The margin in the end."""
        if game.over:
            return margin(game, self.seat)
        key = game.digest()
        if key not in self.known:
            self.known[key] = self.best(game)
        return self.known[key]

    def best(self, game: Game) -> int:
        asked = game.waiting[0]
        found = self.values(game, asked).values()
        return max(found) if asked == self.seat else min(found)

    def values(self, game: Game, asked: int) -> dict[str, int]:
        """The margin after each answer."""
        found: dict[str, int] = {}
        for option in game.options(asked):
            after = game.clone()
            after.apply(option, asked)
            found[option] = self.value(after)
        return found


def solved(game: Game, seat: int) -> dict[str, int]:
    """What each answer of a seat is worth in the end."""
    return Solver(seat).values(game, seat)
