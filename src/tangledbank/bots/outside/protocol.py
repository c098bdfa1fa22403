"""The protocol of outside bots, messages to a program and its answers: docs/outside-bots.md and schema.json."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from ...core.game import Game
from ...core.message import Message
from ...core.rulebook import Json
from ...games.actions import actions
from ..base import chance
from .isolation import Isolation
from .program import BotFailed, Program, shown

PROTOCOL: Final = 1
HELLO: Final = {"type": "hello", "protocol": PROTOCOL, "name": "my bot"}
"""What the first answer looks like."""


@dataclass(frozen=True, slots=True)
class Limits:
    """Seconds for the first answer, for every other one, and for leaving."""

    start: float = 10.0
    move: float = 10.0
    leave: float = 2.0


class BotConversation:
    """One conversation with one program, over any number of games."""

    def __init__(
        self,
        words: list[str],
        limits: Limits,
        extra: Mapping[str, object] | None = None,
        isolation: Isolation | None = None,
    ) -> None:
        self.program: Final = Program(words, isolation)
        self.limits: Final = limits
        self.extra: Final = dict(extra or {})
        """Goes into every message, to see that unknown fields do no harm."""
        self.asked: int = 0
        """How many positions it was shown."""

    def greet(self) -> str:
        """Say hello; the name it gives itself."""
        self.tell(type="hello", protocol=PROTOCOL, seconds=self.limits.start)
        return read_hello(self.program.receive(self.limits.start))

    def tell(self, **message: object) -> None:
        """Send a message: one object in one line, in ASCII."""
        self.program.send(json.dumps({**message, **self.extra}, separators=(",", ":")))

    def begin(self, game: Game, seat: int) -> None:
        """Tell which game begins and who the program is in it. The seed is not told: all secrets follow from it."""
        book, setup = game.rulebook, game.setup
        self.tell(
            type="game",
            game=book.name,
            rules=book.rules,
            players=setup.players,
            seat=seat,
            options=setup.options,
            actions=actions(book.notation),
        )

    def choose(self, game: Game, seat: int) -> str:
        """Show a seat's position, and read what the program chooses."""
        self.asked += 1
        view, options = game.rulebook.visible(game.state, seat), game.options(seat)
        number = chance_number(game, seat)
        is_early = self.program.is_ahead()
        self.tell(
            type="position", number=self.asked, seconds=self.limits.move, chance=number, view=view, options=options
        )
        choice = read_choice(self.program.receive(self.limits.move), self.asked, options)
        if is_early:
            raise BotFailed(Message("outside-early", number=str(self.asked)))
        return choice

    def finish(self, game: Game) -> None:
        """Tell how a game ended."""
        self.tell(type="result", scores=game.scores(), winners=game.winners())

    def leave(self) -> int | None:
        """Say goodbye; the exit code, or None if the program stays longer than it may and is ended."""
        self.tell(type="bye")
        return self.hang_up()

    def hang_up(self) -> int | None:
        """Close its input without a word, and see how it ends."""
        self.program.close_input()
        code = self.program.exit_code(self.limits.leave)
        self.program.end()
        return code


def chance_number(game: Game, seat: int) -> int:
    """A number below 2**32 for one choice: small enough for every language."""
    return chance(game.setup.seed, seat, len(game.log)) >> 31


# ---- reading answers --------------------------------------------------------------
def read_hello(line: str) -> str:
    """The name of the program; BotFailed if it does not speak this protocol."""
    found = read_message(line, HELLO)
    protocol, name = found.get("protocol"), found.get("name")
    if not is_whole(protocol) or protocol != PROTOCOL:
        raise BotFailed(Message("outside-protocol", got=shown(json.dumps(protocol)), expected=str(PROTOCOL)))
    if not isinstance(name, str) or not shown(name):
        raise nonsense(line, HELLO)
    return shown(name)


def read_choice(line: str, number: int, options: list[str]) -> str:
    """The option that was chosen, by its text or by its place."""
    expected = {"type": "choose", "number": number, "option": options[0]}
    found = read_message(line, expected)
    answered, option = found.get("number"), found.get("option")
    if not is_whole(answered) or not (is_whole(option) or isinstance(option, str)):
        raise nonsense(line, expected)
    if answered != number:
        raise BotFailed(Message("outside-wrong-number", got=shown(str(answered)), expected=str(number)))
    if isinstance(option, int) and 0 <= option < len(options):
        return options[option]
    if not isinstance(option, str) or option not in options:
        raise BotFailed(Message("outside-no-option", got=shown(str(option)), number=str(number), example=options[0]))
    return option


def read_message(line: str, expected: Json) -> Json:
    """The object in a line, of the type that is expected; other fields than those expected are ignored."""
    try:
        found = json.loads(line)
    except (ValueError, RecursionError):
        found = None
    if not isinstance(found, dict) or found.get("type") != expected["type"]:
        raise nonsense(line, expected)
    return found


def is_whole(value: object) -> bool:
    """A number without a point; to Python True is one, too."""
    return isinstance(value, int) and not isinstance(value, bool)


def nonsense(line: str, expected: Json) -> BotFailed:
    """What was written, and what should have been."""
    return BotFailed(Message("outside-nonsense", got=shown(line), expected=json.dumps(expected)))
