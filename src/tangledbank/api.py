"""The few functions that make games: docs/api.md."""

from __future__ import annotations

from .core.codec import read
from .core.errors import PositionError, RecordError
from .core.game import Game, Setup
from .core.message import Message
from .core.record import Record
from .core.rulebook import Json, OptionValue
from .games import names as game_names
from .games import rulebook
from .games.actions import actions
from .replaying import Replay, verified

LARGEST_TEXT = 4_000_000


def games() -> dict[str, Json]:
    """The games with their players, options and actions; an option's first value is the rule."""
    return {name: describe(name) for name in game_names()}


def describe(name: str) -> Json:
    """One game: its version of the rules, its players and options, and what the words of its actions name."""
    book = rulebook(name)
    return {
        "rules": book.rules,
        "players": list(book.players),
        "options": {
            option.name: {
                "values": list(option.allowed),
                "rule": option.rule,
                "about": str(Message(option_key(name, option.name))),
            }
            for option in book.options
        },
        "actions": dict(actions(book.notation)),
    }


def option_key(game: str, option: str) -> str:
    """The message that describes an option."""
    return f"option-{game}-{option}".replace("_", "-")


def new(game: str, players: int | None = None, seed: int = 0, *, listen: bool = False, **options: OptionValue) -> Game:
    """A new game at its first question, for four or the nearest number that can play.

    The same arguments give the same game, always and everywhere.
    """
    book = rulebook(game)
    return Game(Setup(book, book.usual_players() if players is None else players, seed, options, None), listen)


def position(game: str, data: Json | str, *, listen: bool = False) -> Game:
    """A game that begins in any position, given as data or as text: docs/notation.md."""
    book = rulebook(game)
    given: object = read(limited(data)) if isinstance(data, str) else data
    if not isinstance(given, dict):
        expected = Message("expect-position")
        raise PositionError(
            Message("bad-field", field="position", expected=expected, got=repr(given)[:60], see="docs/notation.md")
        )
    state = book.load(given)
    whole = book.dump(state)
    options = whole["options"]
    assert isinstance(options, dict)
    return Game(Setup(book, state.seats, 0, options, whole), listen)


def limited(text: str) -> str:
    """A text that is not absurdly long."""
    if len(text) > LARGEST_TEXT:
        raise PositionError(Message("bad-size", most=LARGEST_TEXT))
    return text


def replay(record: Record | str, plies: int | None = None, *, listen: bool = False) -> Game:
    """Play a record again, whole or up to a ply; RecordError names the ply that goes another way.

    A record of an earlier version of the rules is replayed as far as the present rules allow; `Replay` says where.
    """
    record = read_record(record)
    if plies is not None and (isinstance(plies, bool) or not isinstance(plies, int) or plies < 0):
        raise RecordError(Message("bad-record-field", field="plies", expected=Message("expect-plies")))
    found = Replay(record, listen=listen)
    for _ in found.steps(plies):
        pass
    return found.game


def read_record(record: object) -> Record:
    """A record, from its text or itself."""
    if isinstance(record, str):
        return Record.read(limited(record))
    if not isinstance(record, Record):
        raise RecordError(Message("bad-record-field", field="record", expected=Message("expect-record")))
    return record


def verify(record: Record | str) -> Game:
    """Replay a record that must carry the digest of its last position and end as recorded by the present rules."""
    return verified(read_record(record)).game
