"""Messages in English, Polish, Italian and Hungarian, from Fluent files in locale/ and in the words/ of games."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING

from .core.errors import OptionError
from .core.message import Message
from .games import own, spec, specs
from .languages import ENGLISH as ENGLISH
from .languages import LANGUAGES as LANGUAGES

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle


@cache
def bundle(lang: str) -> FluentBundle:
    """All message files of a language: the program's, and those that each game brings; nobody replaces another's.

    What a game of another package does not say in this language it says in English.
    """
    if lang not in LANGUAGES:
        raise OptionError(Message("bad-language", got=lang[:40], expected=", ".join(LANGUAGES)))
    from fluent.runtime import FluentBundle, FluentResource  # only who says something needs it

    found = FluentBundle([lang], use_isolating=False)
    for folder in [*folders(lang), *english_of_others()]:
        for text in texts_in(folder):
            found.add_resource(FluentResource(text))
    return found


def texts_in(folder: Traversable) -> list[str]:
    """The message files of a folder; what no reader of UTF-8 can read in one is left to be seen."""
    paths = sorted(folder.iterdir(), key=lambda path: path.name)
    return [path.read_bytes().decode(errors="replace") for path in paths if path.name.endswith(".ftl")]


def folders(lang: str) -> list[Traversable]:
    """Where the messages of a language are, each folder once."""
    found = {str(folder): folder for one in specs() for folder in one.folders_of_words(lang)}
    return [files("tangledbank").joinpath("locale", lang), *found.values()]


def english_of_others() -> list[Traversable]:
    """The English messages of games of other packages: they need not speak all languages."""
    return [folder for one in specs() if one.name not in own() for folder in one.folders_of_words(ENGLISH)]


def texts_of(game: str, lang: str) -> list[str]:
    """The message files of a game in a language, then those in English, for what is missing."""
    languages = dict.fromkeys([lang, ENGLISH])
    return [text for one in languages for folder in spec(game).folders_of_words(one) for text in texts_in(folder)]


def say(message: Message, lang: str = "en") -> str:
    """A message in a language. A key without words is a mistake in the program: KeyError."""
    found = bundle(lang)
    if not found.has_message(message.key):
        raise KeyError(message.key)
    pattern = found.get_message(message.key).value
    if pattern is None:
        raise KeyError(message.key)
    text, errors = found.format_pattern(pattern, {name: spoken(value, lang) for name, value in message.args.items()})
    if errors:
        raise KeyError(f"{message.key}: {errors[0]}")
    return str(text)


def spoken(value: object, lang: str) -> str | int:
    """An argument ready for Fluent."""
    if isinstance(value, Message):
        return say(value, lang)
    if isinstance(value, str):
        return value
    if isinstance(value, Iterable):
        texts = [str(spoken(item, lang)) for item in value]
        return (" " if all(text.endswith((".", ")")) for text in texts) else ", ").join(texts)
    return value if isinstance(value, int) else str(value)
