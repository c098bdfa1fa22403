"""The words that are commands at a prompt: the English ones everywhere, beside them those of the language."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ...languages import ENGLISH
from ..words import Translator
from .reading import word_list

ALL: Final = "all"
"""Behind `log`: the whole game."""
OTHERS: Final = {"?": "help", "view": "table"}
TYPED: Final = [
    ("3", "cli-about-number"),
    ("ACTION", "cli-about-action"),
    ("help", "cli-about-help"),
    ("why ACTION", "cli-about-why"),
    ("hint", "cli-about-hint"),
    ("back", "cli-about-back"),
    ("undo", "cli-about-undo"),
    ("log", "cli-about-log"),
    ("save", "cli-about-save"),
    ("rules RULE", "cli-about-rules"),
    ("table", "cli-about-view"),
    ("quit", "cli-about-quit"),
]
"""What can be typed, in the order it is explained; for words in capitals stands an example."""


def command_words(words: Translator) -> dict[str, str]:
    """All words for commands, without accents, and the commands they stand for."""
    found = dict(OTHERS)
    for speaker in (Translator(ENGLISH), words):
        for command, typed in word_list(speaker("cli-command-words")).items():
            found.update(dict.fromkeys(typed, command))
    return found


def shown_word(typed: str, example: Mapping[str, str], words: Translator) -> str:
    """A command as it is explained: in the language of the terminal, with its example."""
    entries = [entry.partition(":") for entry in words("cli-command-words").split(";")]
    spoken = {name.strip(): others.split(",")[0].strip() for name, _, others in entries}
    return " ".join([example.get(word, spoken.get(word, word)) for word in typed.split()])
