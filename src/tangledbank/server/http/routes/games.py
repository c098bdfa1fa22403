"""What there is to play: the games with their options, and what the words of their actions name."""

from __future__ import annotations

from collections.abc import Sequence

from ....api import option_key
from ....core.message import Message
from ....core.rulebook import Rulebook
from ....games import names, rulebook, spec
from ....games.actions import actions
from ....games.game_spec import GameSpec
from ....i18n import bundle, say
from ...context import Call, Context
from ...live.view_schemas import Words
from ...live.views import words
from ...tables.animals import animals_of
from ...tables.commands import levels
from ..schemas import ArgInfo, GameInfo, Games, Nothing, OptionInfo


async def games(context: Context, call: Call, body: Nothing) -> Games:
    """All games with their options and the levels of their bots."""
    others = context.settings.other_bots
    return Games([game_info(rulebook(name), call.language, others) for name in names()])


def game_info(book: Rulebook, language: str, others: Sequence[str] = ()) -> GameInfo:
    options: list[OptionInfo] = []
    for option in book.options:
        about = Message(option_key(book.name, option.name))
        shown = words(about), say(about, language)
        options.append(
            OptionInfo(option.name, list(option.allowed), option.rule, *shown, option.free, option.forced_players)
        )
    declared = spec(book.name)
    return GameInfo(
        name=book.name,
        title=said(f"game-{book.name}", language) or readable(book.name),
        about=said(f"about-{book.name}", language),
        rules=book.rules,
        players=list(book.players),
        usual_players=declared.usual_players or book.players[0],
        minutes=declared.minutes,
        lesson=bool(declared.lessons),
        options=options,
        levels=levels(book.name, others),
        animals=animals_of(book),
        actions={verb: [ArgInfo(**arg) for arg in args] for verb, args in actions(book.notation).items()},
        nouns=nouns(declared),
    )


def nouns(declared: GameSpec) -> dict[str, dict[str, Words]]:
    """What the things of a game are called, if it says so."""
    found = declared.part("nouns")
    kinds = found() if found else {}
    return {kind: {name: words(said) for name, said in things.items()} for kind, things in kinds.items()}


def said(key: str, language: str) -> str:
    """A sentence that a game may bring, or nothing."""
    return say(Message(key), language) if bundle(language).has_message(key) else ""


def readable(name: str) -> str:
    """The name of a game as a title: `black-stories` is Black Stories."""
    return name.replace("-", " ").title()
