"""The words of the program: which language, help without Fluent (it loads slowly), everything else with it."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Final

from ..core.message import Message
from ..languages import ENGLISH, LANGUAGES

HELPFUL: Final = ("cli.ftl", "arena.ftl", "server.ftl", "server-ops.ftl", "server-store.ftl")
"""The files with words of help."""
PLAIN: Final = re.compile(r"^([a-z][a-z0-9-]*) = (.+)$", re.MULTILINE)


def language(environ: Mapping[str, str]) -> str:
    """The language a terminal is set to, if we speak it; else English."""
    wanted = environ.get("LANGUAGE", "").split(":")
    wanted.append(environ.get("LC_ALL") or environ.get("LANG") or "")
    for one in wanted:
        code = re.split("[_.@-]", one)[0]
        if code in LANGUAGES:
            return code
    return ENGLISH


@cache
def plain_words(lang: str) -> dict[str, str]:
    """All one-line messages of the program in a language, as they are written."""
    folder = files("tangledbank").joinpath("locale", lang)
    return dict(PLAIN.findall("\n".join([folder.joinpath(name).read_text(encoding="utf-8") for name in HELPFUL])))


def plain(key: str, lang: str) -> str:
    """A message without arguments, read without Fluent: for help."""
    return plain_words(lang)[key]


HARMLESS: Final = "\n\u00a0\u202f"
"""Not printable for Python, but no terminal minds them: line ends and the spaces inside numbers."""


def clean(text: str) -> str:
    """A text from outside without characters that could steer a terminal."""
    return "".join([letter if letter.isprintable() or letter in HARMLESS else "\ufffd" for letter in text])


class Translator:
    """Says messages in one language."""

    def __init__(self, lang: str) -> None:
        self.lang: Final = lang

    def __call__(self, key: str, **args: object) -> str:
        """A message by its key."""
        return self.say(Message(key, **args))

    def knows(self, key: str) -> bool:
        """Whether there are words for a key."""
        from ..i18n import bundle

        return bundle(self.lang).has_message(key)

    def say(self, message: Message) -> str:
        """A message, safe to print."""
        from ..i18n import say

        return clean(say(message, self.lang))
