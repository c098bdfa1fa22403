"""What happened, told compactly: a paragraph a phase, and what happens several times in a row is said once."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import groupby
from typing import Final

from rich.text import Text

from ...core.message import Message
from ..words import Translator

CHAPTERS: Final = ("-event-round", "-event-phase")
"""Events with which something new begins, by the end of their keys: the same in every game."""
TURNS: Final = ("-event-section", "-event-card", "mar-event-pawn", "-event-special-pawn", "-event-retrieve")
"""Events with which somebody begins to act; what follows is mostly their doing."""
UNTOLD: Final = (
    "-event-pawn-back",
    "-event-special-back",
    "-event-draw-disk",
    "-event-circle",
    "-event-marker",
    "-event-marker-drawn",
    "-event-turn",
    "mar-event-section",
)
"""Events that everybody sees on the table, or that others say as well, and that would drown the rest."""

LONG_TURN: Final = 3
"""So many sentences stand on a line of their own; of a turn that an event begins, two."""
PLAYER: Final = r"\bP\d\b"
YOU: Final = "you"
"""Instead of a seat: the messages have words for that."""


def is_chapter(message: Message) -> bool:
    """Whether a paragraph begins here."""
    return message.key.endswith(CHAPTERS)


def is_round(message: Message) -> bool:
    """Whether a round begins here."""
    return message.key.endswith(CHAPTERS[0])


def worth_telling(messages: list[Message]) -> list[Message]:
    """The story without what the table shows anyway."""
    return [message for message in messages if not message.key.endswith(UNTOLD)]


def latest(messages: list[Message], begins: Callable[[Message], bool]) -> int:
    """Where the last chapter or round begins; 0 if there is none."""
    return max([n for n, message in enumerate(messages) if begins(message)], default=0)


def chapters(messages: Iterable[Message]) -> Iterator[tuple[list[Message], list[Message]]]:
    """The story cut into headings and what happened below each; a phase in which nothing happened is left out."""
    heading: list[Message] = []
    told: list[Message] = []
    for message in messages:
        if is_chapter(message):
            if told:
                yield heading, told
                heading, told = [], []
            heading = [*[other for other in heading if is_round(other)], message]
        else:
            told.append(message)
    if heading or told:
        yield heading, told


def finished(messages: list[Message]) -> list[Message]:
    """Without the heading at the end below which nothing happened yet: the table says it."""
    while messages and is_chapter(messages[-1]):
        messages = messages[:-1]
    return messages


def paragraphs(messages: Iterable[Message], words: Translator) -> Iterator[Text]:
    """The story as paragraphs."""
    for heading, told in chapters(messages):
        yield paragraph(heading, told, words)


def paragraph(heading: list[Message], told: list[Message], words: Translator) -> Text:
    """One phase; a player who did much gets a line of their own."""
    text = Text().append(" ".join([words.say(message) for message in heading]), "bold")
    was_long = False
    for turn in turns(told):
        said = joined(sentences(turn, words))
        is_led = turn[0].key.endswith(TURNS) and len(said) > 1
        is_long = is_led or len(said) >= LONG_TURN
        text.append(("\n" if is_long or was_long else " ") if text else "")
        text.append(said[0], "bold" if is_led else "").append(" ".join(["", *said[1:]]))
        was_long = is_long
    text.highlight_regex(PLAYER, "bold")
    return text


def turns(told: Iterable[Message]) -> Iterator[list[Message]]:
    """What each player did in one go."""
    turn: list[Message] = []
    for message in told:
        if turn and (message.key.endswith(TURNS) or whose(message) != whose(turn[0])):
            yield turn
            turn = []
        turn.append(message)
    if turn:
        yield turn


def is_by_others(message: Message, seat: int) -> bool:
    """Whether somebody else did this, as far as the event names a seat."""
    owner = whose(message)
    return isinstance(owner, int) and owner != seat + 1


def yours(message: Message, seat: int) -> Message:
    """The same message, with what belongs to a seat called "your" where the words know that."""
    args = {name: yours_inside(name, value, seat) for name, value in message.args.items()}
    return Message(message.key, **args)


def yours_inside(name: str, value: object, seat: int) -> object:
    """An argument of such a message."""
    if isinstance(value, Message):
        return yours(value, seat)
    return YOU if name == "owner" and value == seat + 1 else value


def whose(message: Message) -> object:
    """Whose doing it is: events name a seat or a species with its owner, what is retold somebody."""
    if "who" in message.args:
        return message.args["who"]
    species = message.args.get("species")
    return species.args.get("owner") if isinstance(species, Message) else message.args.get("seat")


def sentences(told: Iterable[Message], words: Translator) -> Iterator[str]:
    """Each sentence once, with the number of times it is true."""
    for sentence, times in groupby([capital(words.say(message)) for message in told]):
        n = len(list(times))
        yield sentence if n == 1 else f"{sentence} ×{n}"


def capital(sentence: str) -> str:
    """With a capital at its beginning."""
    return sentence[:1].upper() + sentence[1:]


def joined(sentences: Iterable[str]) -> list[str]:
    """Sentences that begin with the same name and a colon are one: "Fishes: pawn on Migration 3; 1 from d4 to c4."."""
    found: list[str] = []
    name = ""
    for sentence in sentences:
        begin = sentence.partition(": ")[0] + ": "
        if name and sentence.startswith(name) and found[-1].endswith("."):
            found[-1] = f"{found[-1][:-1]}; {sentence[len(name) :]}"
        else:
            found.append(sentence)
            name = begin if begin in sentence else ""
    return found
