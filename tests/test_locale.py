"""Four languages say the same things: the same keys, the same arguments, no word missing."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import tangledbank
from tangledbank import Message, OptionError
from tangledbank.core.playout import playout
from tangledbank.games import GAMES, rulebook
from tangledbank.games.dominant_species import reasons as dom_reasons
from tangledbank.games.dominant_species import text as dom_text
from tangledbank.games.dominant_species.cards import CARD_KEYS
from tangledbank.games.dominant_species.terms import ANIMALS, ELEMENTS, SECTIONS, TERRAINS
from tangledbank.games.evolution.text import BLOCKED, EVENTS, MOMENTS, PROMPTS, REASONS
from tangledbank.games.evolution.traits import TRAIT_KEYS
from tangledbank.i18n import LANGUAGES, say

PACKAGE = Path(__file__).parent.parent / "src" / "tangledbank"
LOCALE = PACKAGE / "locale"
FILES = sorted(path.name for path in (LOCALE / "en").glob("*.ftl"))


class Arguments(Visitor):
    """The arguments that a message uses, and the plural forms it knows."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  (the visitor's naming)
        self.names.add(node.id.name)


def messages(lang: str, file: str) -> dict[str, set[str]]:
    """Arguments by key."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse((LOCALE / lang / file).read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} twice"
            visitor = Arguments()
            visitor.visit(entry)
            found[entry.id.name] = visitor.names
    return found


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != "en"])
def test_every_language_has_the_same_messages_with_the_same_arguments(lang: str, file: str) -> None:
    assert messages(lang, file) == messages("en", file)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_can_be_said(lang: str) -> None:
    for file in FILES:
        for key, names in messages(lang, file).items():
            for number in (0, 1, 2, 5, 22):
                assert say(Message(key, **dict.fromkeys(names, number)), lang).strip()


@pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != "en"])
def test_no_sentence_was_left_in_english(lang: str) -> None:
    same = []
    for file in FILES:
        for key, names in messages("en", file).items():
            args = dict.fromkeys(names, 3)
            text = say(Message(key, **args), "en")
            if len(text.split()) > 3 and text == say(Message(key, **args), lang):
                same.append(key)
    assert same == []


def test_keys_in_the_program_have_words_and_words_are_used() -> None:
    used: set[str] = set()
    for path in PACKAGE.rglob("*.py"):
        used.update(re.findall(r"[\"'f]([a-z]+(?:-[a-z0-9]+)+)[\"']", path.read_text(encoding="utf-8")))
    used |= {f"evo-why-{key}" for _, key, _ in REASONS} | {key for key, _ in MOMENTS.values()}
    used |= {f"evo-why-blocked-{key.replace('_', '-')}" for key in BLOCKED}
    used |= {f"evo-event-{key}" for key, _ in EVENTS}
    used |= {f"evo-event-{key}-hidden" for key, meanings in EVENTS if "card!" in meanings}
    used |= {f"evo-{what}-{key.replace('_', '-')}" for key in TRAIT_KEYS for what in ("trait", "text")}
    used |= {f"evo-phase-{n}" for n in range(1, 6)} | {
        f"evo-do-{verb}" for verb in rulebook("evolution").notation.index
    }
    used.add("reason")  # core/message.py
    used |= {f"dom-why-{key}" for _, key, _ in dom_reasons.REASONS} | {
        f"dom-moment-{verb}" for verb in dom_reasons.MOMENTS
    }
    used |= {f"dom-event-{key}" for key, _ in dom_text.EVENTS} | {f"dom-prompt-{n.lower()}" for n in dom_text.PROMPTS}
    used |= {f"dom-do-{verb}" for verb in rulebook("dominant-species").notation.index}
    used |= {f"dom-{what}-{key.replace('_', '-')}" for key in CARD_KEYS for what in ("card", "text")}
    for what, names in (("animal", ANIMALS), ("element", ELEMENTS), ("terrain", TERRAINS)):
        used |= {f"dom-{what}-{name}" for name in names}
    used |= {f"dom-section-{name}" for name, _ in SECTIONS} | {f"dom-phase-{n}" for n in (1, 2, 3)}
    used |= {f"dom-harm-{n}" for n in range(3)}
    used |= {f"option-{name}-{o.name.replace('_', '-')}" for name in GAMES for o in rulebook(name).options}
    defined = {key for file in FILES for key in messages("en", file)}
    assert defined - used == set(), "words that nobody says"
    assert len(PROMPTS) == 8


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_a_whole_game_is_told_in_every_language(lang: str, name: str) -> None:
    game = tangledbank.new(name, players=4, seed=3, listen=True)
    playout(game.state, 3)
    told = [say(message, lang) for message in game.story()]
    assert len(told) > 300
    assert all(told)


def test_a_language_that_nobody_speaks_is_refused() -> None:
    with pytest.raises(OptionError, match="en, pl, it, hu, not tlh"):
        say(Message("undo-nothing"), "tlh")


def test_a_key_without_words_is_a_mistake_in_the_program() -> None:
    with pytest.raises(KeyError):
        say(Message("no-such-key"))
    with pytest.raises(KeyError):
        say(Message("bad-game"))
