"""The few functions that make games: docs/api.md."""

from __future__ import annotations

from collections.abc import Iterator

from .core.codec import read
from .core.errors import BadInput, PositionError, RecordError
from .core.game import Game, Setup
from .core.message import Message
from .core.record import Record
from .core.rulebook import Json, OptionValue
from .games import names as game_names
from .games import rulebook

LARGEST_TEXT = 4_000_000


def games() -> dict[str, Json]:
    """The games with their players and options; an option's first value is the rule."""
    return {name: describe(name) for name in game_names()}


def describe(name: str) -> Json:
    """One game: its version of the rules, its players and its options."""
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
    }


def option_key(game: str, option: str) -> str:
    """The message that describes an option."""
    return f"option-{game}-{option}".replace("_", "-")


def new(game: str, players: int = 4, seed: int = 0, *, listen: bool = False, **options: OptionValue) -> Game:
    """A new game at its first question. The same arguments give the same game, always and everywhere."""
    return Game(Setup(rulebook(game), players, seed, options, None), listen)


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
    """Play a record again, whole or up to a ply; RecordError names the ply that goes another way."""
    record = read_record(record)
    if plies is not None and (isinstance(plies, bool) or not isinstance(plies, int) or plies < 0):
        raise RecordError(Message("bad-record-field", field="plies", expected=Message("expect-plies")))
    game = begun(record, listen=listen)
    for _ in played(game, record, plies):
        pass
    return game


def begun(record: Record, *, listen: bool = False) -> Game:
    """The game of a record before its first answer."""
    book = rulebook(record.game)
    if record.rules != book.rules:
        raise RecordError(Message("record-rules", got=record.rules, expected=book.rules))
    game = Game(Setup(book, record.players, record.seed, record.options, record.position), listen)
    check_digest(game, record, 0)
    return game


def played(game: Game, record: Record, plies: int | None = None) -> Iterator[None]:
    """Give the answers of a record, one in each step."""
    for ply, (seat, text) in enumerate(record.log[:plies], 1):
        play_recorded(game, ply, seat, text)
        check_digest(game, record, ply)
        yield


def read_record(record: object) -> Record:
    """A record, from its text or itself."""
    if isinstance(record, str):
        return Record.read(limited(record))
    if not isinstance(record, Record):
        raise RecordError(Message("bad-record-field", field="record", expected=Message("expect-record")))
    return record


def check_digest(game: Game, record: Record, ply: int) -> None:
    """The position after a ply must be the recorded one."""
    if ply in record.digests and game.digest() != record.digests[ply]:
        raise RecordError(Message("record-digest", ply=ply, expected=record.digests[ply], got=game.digest()))


def play_recorded(game: Game, ply: int, seat: int, text: str) -> None:
    """One answer of a record; what is wrong with it is said with its number."""
    try:
        game.apply(text, seat)
    except BadInput as error:
        raise RecordError(
            Message("record-ply", ply=ply, seat=seat + 1, action=text[:80], because=error.message)
        ) from None


def verify(record: Record | str) -> Game:
    """Replay a record that must carry the digest of its last position."""
    record = read_record(record)
    if len(record.log) not in record.digests:
        raise RecordError(Message("record-unsigned"))
    return replay(record)
