"""What a typed line means: an option in the notation of records, or in the words that the screen shows for it."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from ...core.errors import BadInput, NotationError
from ...core.game import Game
from ...core.message import Message
from ...core.notation import Arg
from ...core.rulebook import Json
from ...languages import ENGLISH
from ..words import Translator

Noun = Callable[[Json, str, int], list[Message]]
"""The names of a thing in a view: what kind of argument it is, and its number."""
SPLIT: Final = re.compile(r"(?<=\w)(?=[+-]\d)|[\s_:;,()“”„«»\"]+")
"""Names are cut into words, a food value or the number of a space is a word of its own."""
LETTERS: Final = str.maketrans({"ł": "l", "−": "-", "’": "'"})
MOST_SHOWN: Final = 3


def fold(text: str) -> list[str]:
    """The words of a text without capitals and accents."""
    plain = unicodedata.normalize("NFKD", text.casefold().translate(LETTERS))
    letters = "".join([letter for letter in plain if not unicodedata.combining(letter)])
    return [word for word in (part.strip(".!?") for part in SPLIT.split(letters)) if word]


@dataclass(frozen=True)
class Reading:
    """The words that stand for one option."""

    option: str
    label: str
    things: list[frozenset[str]]
    """For each argument the words for it: one of them must be typed."""
    known: frozenset[str]
    """All words that may be typed."""

    def fits(self, typed: list[str]) -> bool:
        """Whether every word belongs to this option, all of its arguments are named, and none of them twice."""
        if not self.known.issuperset(typed) or any(thing.isdisjoint(typed) for thing in self.things):
            return False
        return all(typed.count(word) <= 1 for word in self.option.split()[1:])

    def is_in_order(self, typed: list[str]) -> bool:
        """Whether the arguments are named one after the other: an attacker before its target."""
        at = [min(k for k, word in enumerate(typed) if word in thing) for thing in self.things]
        return at == sorted(at)


class Reader:
    """Reads lines as answers to the question that a seat is asked."""

    def __init__(self, game: Game, seat: int, noun: Noun, words: Translator) -> None:
        self.game: Final = game
        self.view: Final = game.view(seat)
        self.options: Final = game.options(seat)
        self.noun: Final = noun
        self.languages: Final = [words] if words.lang == ENGLISH else [words, Translator(ENGLISH)]
        self.verbs: Final = [verb_words(game.rulebook.name, speaker) for speaker in self.languages]
        self.fillers: Final = frozenset(fold(" ".join([speaker("cli-fillers") for speaker in self.languages])))
        self.names: Final[dict[tuple[str, int, int], frozenset[str]]] = {}
        """By kind, number, and in how many languages."""

    def option(self, line: str) -> str | None:
        """The option that a line means; None if there is none, BadInput if there are several."""
        if line in self.options:
            return line
        try:
            return self.written(self.game.number(line))
        except NotationError:
            return self.in_words(fold(line))

    def written(self, action: int) -> str | None:
        """The option of an action, or one that does the same with an equal card."""
        text = self.game.rulebook.notation.show(action)
        if text in self.options:
            return text
        label = self.game.label(action)
        return next((option for option in self.options if self.game.label(option) == label), None)

    def in_words(self, typed: list[str]) -> str | None:
        """The option with these words; several that do the same are one. The own language comes before English."""
        typed = [word for word in typed if word not in self.fillers] or typed
        found = self.fitting(typed, 1) or self.fitting(typed, len(self.languages)) if typed else []
        found = [reading for reading in found if reading.is_in_order(typed)] or found
        if len({reading.label for reading in found}) > 1:
            shown = [reading.option for reading in found[:MOST_SHOWN]]
            raise BadInput(Message("cli-several", got=" ".join(typed), n=len(found), options=shown))
        return found[0].option if found else None

    def fitting(self, typed: list[str], languages: int) -> list[Reading]:
        """The options that some words fit, said in so many languages."""
        readings = [self.reading(option, languages) for option in self.options]
        return [reading for reading in readings if reading.fits(typed)]

    def reading(self, option: str, languages: int) -> Reading:
        """The words of an option: its notation, its label, the names of what it is about, other words for its verb."""
        action = self.game.number(option)
        verb = self.game.rulebook.notation.verbs[action >> 24]
        things: list[frozenset[str]] = []
        for arg, shift in zip(verb.args, (16, 8, 0), strict=False):
            n = action >> shift & 255
            if n or not arg.optional:
                things.append(self.thing(arg, n, languages))
        label = self.game.label(option)
        said = [word for speaker in self.languages[:languages] for word in fold(speaker.say(label))]
        spoken = [word for verbs in self.verbs[:languages] for word in verbs.get(verb.word, [])]
        return Reading(option, str(label), things, frozenset([*fold(option), *said, *spoken]).union(*things))

    def thing(self, arg: Arg, n: int, languages: int) -> frozenset[str]:
        """The words for one argument."""
        key = (arg.name, n, languages)
        if key not in self.names:
            nouns = self.noun(self.view, arg.name, n)
            shown = [speaker.say(name) for name in nouns for speaker in self.languages[:languages]]
            self.names[key] = frozenset(fold(" ".join([arg.show(n), *shown]))) - self.fillers
        return self.names[key]


def verb_words(game: str, words: Translator) -> dict[str, list[str]]:
    """Other words for the verbs of a game, by verb: in the message they stand behind a colon."""
    key = f"cli-verbs-{game}"
    return word_list(words(key)) if words.knows(key) else {}


def word_list(text: str) -> dict[str, list[str]]:
    """'feed: eat, graze; attack: hunt' as a table."""
    entries = [entry.partition(":") for entry in text.split(";")]
    return {name.strip(): fold(others) for name, _, others in entries}
