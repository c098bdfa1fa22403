"""What happened, told compactly: a paragraph a phase, and what happens several times in a row is said once."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby, pairwise
from typing import Final

from rich.text import Text

from ..core.message import Message
from .words import Words

CHAPTERS: Final = ("-event-round", "-event-phase")
"""Events with which something new begins, by the end of their keys: the same in every game."""


LONG_TURN: Final = 3
"""So many sentences stand on a line of their own."""
PLAYER: Final = r"\bP\d\b"


def is_chapter(message: Message) -> bool:
    """Whether a paragraph begins here."""
    return message.key.endswith(CHAPTERS)


def is_round(message: Message) -> bool:
    """Whether a round begins here."""
    return message.key.endswith(CHAPTERS[0])


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


def paragraphs(messages: Iterable[Message], words: Words) -> Iterator[Text]:
    """The story as paragraphs."""
    for heading, told in chapters(messages):
        yield paragraph(heading, told, words)


def paragraph(heading: list[Message], told: list[Message], words: Words) -> Text:
    """One phase; a player who did much gets a line of his own."""
    begin = " ".join([words.say(message) for message in heading])
    text = Text(begin)
    turns = [list(sentences(turn, words)) for _, turn in groupby(told, key=whose)]
    for before, turn in pairwise([[begin] if begin else [], *turns]):
        alone = max(len(before), len(turn)) >= LONG_TURN
        text.append(("\n" if alone else " ") if text else "").append(" ".join(turn))
    text.highlight_regex(PLAYER, "bold")
    text.stylize("bold", 0, len(begin))
    return text


def whose(message: Message) -> object:
    """Whose doing it is: events name a seat or a species with its owner."""
    species = message.args.get("species")
    return species.args.get("owner") if isinstance(species, Message) else message.args.get("seat")


def sentences(told: Iterable[Message], words: Words) -> Iterator[str]:
    """Each sentence once, with the number of times it is true."""
    for sentence, times in groupby([words.say(message) for message in told]):
        n = len(list(times))
        yield sentence if n == 1 else f"{sentence} ×{n}"
