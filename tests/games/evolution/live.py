"""A game of Evolution for tests of the turn flow: rows drawn as in table.py, played through the public API only.

    t = Live("a 2/1 | b 2/1", "d 3/1", hands=[["fertile+2"]], hole=4)
    t.play("feed a")
    assert t.player == 2 and t.food("a") == 1

Here everything runs by itself as in a real game: a question with one answer is answered, a player without options is
skipped. With last_round=1 the game is over as soon as feeding ends.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import tangledbank
from tests.games.evolution.table import species


class Live:
    """A position that is played on; players are counted from 1, as in the specification."""

    def __init__(self, *rows: str, hands: Sequence[object] = (), players: int = 3, **fields: object) -> None:
        drawn = [species(s, f"P{n}") for n, row in enumerate(rows, 1) for s in row.split("|") if s.strip()]
        seats = [{"hand": hand} for hand in [*hands, *[0] * (players - len(hands))]]
        data: dict[str, object] = {"players": players, "seats": seats, "species": drawn, **fields}
        self.game = tangledbank.position("evolution", data, listen=True)

    # ---- doing ----------------------------------------------------------------
    def play(self, *actions: str) -> None:
        """Answers one after the other, each by the player who is asked."""
        for action in actions:
            self.game.apply(action)

    # ---- asking ---------------------------------------------------------------
    @property
    def player(self) -> int:
        """Who is asked; 0 when the game is over."""
        return 0 if self.game.over else self.game.seat + 1

    @property
    def options(self) -> list[str]:
        return self.game.options()

    def why(self, action: str, player: int | None = None) -> set[str]:
        """The rules that forbid an action; empty if it is legal."""
        seat = None if player is None else player - 1
        return {r for reason in self.game.why_not(action, seat) for r in reason.rules}

    @property
    def passes(self) -> list[object]:
        """The players that passed or were skipped, in order."""
        return [told.args["seat"] for told in self.game.story() if told.key == "evo-event-pass"]

    # ---- reading --------------------------------------------------------------
    @property
    def data(self) -> dict[str, Any]:
        return self.game.position()

    def one(self, board: str) -> dict[str, Any]:
        """One species; a KeyError if it is extinct."""
        found: dict[str, dict[str, Any]] = {one["board"]: one for one in self.data["species"]}
        return found[board]

    def pop(self, board: str) -> int:
        return int(self.one(board)["population"])

    def food(self, board: str) -> int:
        return int(self.one(board)["food"])

    def fat(self, board: str) -> int:
        return int(self.one(board)["fat"])

    @property
    def hole(self) -> int:
        return int(self.data["hole"])

    def hand(self, player: int) -> list[str]:
        return list(self.data["seats"][player - 1]["hand"])

    def screen(self, player: int) -> int:
        return int(self.data["seats"][player - 1]["screen"])
