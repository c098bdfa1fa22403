"""A bot in any language: a program that reads positions from its input and writes choices to its output."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from ...core.game import Game
from ...core.message import Message
from .isolation import Isolation
from .program import BotFailed, words_of
from .protocol import BotConversation, Limits

OUTSIDE: Final = "cmd:"
"""How the spec of such a bot begins: cmd:python3 mybot.py."""
LIMITS: Final = Limits()


class OutsidePlayer:
    """One seat's program in one game: started for its first answer, ended with the game."""

    def __init__(self, spec: str, limits: Limits = LIMITS, isolation: Isolation | None = None) -> None:
        self.name: Final = spec
        self.words: Final = words_of(spec.removeprefix(OUTSIDE))
        self.limits: Final = limits
        self.isolation: Final = isolation
        """None: the program may see what its user may see."""
        self.talk: BotConversation | None = None
        self.failure: Message | None = None

    def answer(self, game: Game, seat: int) -> str:
        """What it answers now; BotFailed, now and from now on, if it does not do what it must."""
        if self.failure is not None:
            raise BotFailed(self.failure)
        try:
            return self.talking(game, seat).choose(game, seat)
        except BotFailed as failed:
            self.failure = failed.message
            self.stop()
            raise

    def talking(self, game: Game, seat: int) -> BotConversation:
        """The conversation with the program; the first time, start it and tell it which game it plays."""
        if self.talk is None:
            self.talk = BotConversation(self.words, self.limits, isolation=self.isolation)
            self.talk.greet()
            self.talk.begin(game, seat)
        return self.talk

    def stop(self) -> None:
        """End the program at once."""
        if self.talk is not None:
            self.talk.program.end()
            self.talk = None

    def end(self, game: Game) -> None:
        """The game is over, or breaks off: tell the result, if there is one, say goodbye, and end the program."""
        if self.talk is not None:
            if game.over:
                self.talk.finish(game)
            self.talk.leave()
            self.talk = None


def end_programs(players: Iterable[object], game: Game) -> None:
    """Say goodbye to those players of a game that are programs."""
    for player in players:
        if isinstance(player, OutsidePlayer):
            player.end(game)
