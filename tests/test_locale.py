"""Four languages say the same things: the same keys, the same arguments, no word missing."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from types import ModuleType

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import tangledbank
from tangledbank import Message, OptionError
from tangledbank.core.playout import playout
from tangledbank.games import names as game_names
from tangledbank.games import rulebook
from tangledbank.games.dominant_species import reasons as dom_reasons
from tangledbank.games.dominant_species import terms as dom
from tangledbank.games.dominant_species import text as dom_text
from tangledbank.games.dominant_species.cards import CARD_KEYS
from tangledbank.games.evolution.text import BLOCKED, EVENTS, MOMENTS, PROMPTS, REASONS
from tangledbank.games.evolution.traits import TRAIT_KEYS
from tangledbank.games.gallery import GRADES
from tangledbank.games.marine import reasons as mar_reasons
from tangledbank.games.marine import terms as mar
from tangledbank.games.marine import text as mar_text
from tangledbank.games.marine.cards import CARD_KEYS as MAR_CARDS
from tangledbank.games.marine.traits import TRAIT_KEYS as MAR_TRAITS
from tangledbank.i18n import LANGUAGES, folders, say

PACKAGE = Path(__file__).parent.parent / "src" / "tangledbank"
WEB = PACKAGE.parent.parent / "web" / "src"
FILES = sorted(str(path.relative_to(PACKAGE)) for folder in folders("en") for path in Path(str(folder)).iterdir())
"""All files of words in English; other languages have files with the same names."""


class Arguments(Visitor):
    """The arguments that a message uses, and the plural forms it knows."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  (the visitor's naming)
        self.names.add(node.id.name)


def messages(lang: str, file: str) -> dict[str, set[str]]:
    """Arguments by key."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse((PACKAGE / file.replace("/en/", f"/{lang}/")).read_text(encoding="utf-8")).body:
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


def test_a_key_stands_in_one_file() -> None:
    keys = [key for file in FILES for key in messages("en", file)]
    assert [key for key, times in Counter(keys).items() if times > 1] == []


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


def earth_keys() -> set[str]:
    """Keys that both games on Earth use, each with its own prefix."""
    found: set[str] = set()
    for path in (*PACKAGE.glob("earth/position/*.py"), PACKAGE / "earth" / "text.py"):
        text = path.read_text(encoding="utf-8")
        found |= set(re.findall(r"\}-([a-z-]+)\"", text)) | set(re.findall(r"(?<!Message\()\"(expect-[a-z-]+)\"", text))
        found |= set(re.findall(r"self\.message\(\"([a-z-]+)\"", text))
    return found


def keys_on_earth(
    prefix: str, game: str, reasons: ModuleType, text: ModuleType, events: list[tuple[str, str]]
) -> set[str]:
    """What both games on Earth build from their tables."""
    found = {f"{prefix}-{key}" for key in earth_keys()}
    found |= {f"{prefix}-why-{key}" for _, key, _ in reasons.REASONS}
    found |= {f"{prefix}-moment-{verb}" for verb in reasons.MOMENTS}
    found |= {f"{prefix}-event-{key}" for key, _ in events} | {f"{prefix}-prompt-{n.lower()}" for n in text.PROMPTS}
    found |= {f"{prefix}-event-{key}-nobody" for key, meanings in events if "whom" in meanings.split()}
    return found | {f"{prefix}-do-{verb}" for verb in rulebook(game).notation.index}


def nouns(prefix: str, **names: list[str]) -> set[str]:
    """prefix-what-name for every name of every kind."""
    found = {(what.replace("_", "-"), name.replace("_", "-")) for what, listed in names.items() for name in listed}
    return {f"{prefix}-{what}-{name}" for what, name in found}


NEVER_SAID = {
    "dom-any-element",
    "mar-event-dominant",
    "mar-event-dominant-nobody",
}
"""Never around any element in Dominant Species; nobody dominates tiles in Marine."""


def dominant_species_keys() -> set[str]:
    found = keys_on_earth("dom", "dominant-species", dom_reasons, dom_text, dom.EVENTS)
    found |= nouns(
        "dom", animal=dom.ANIMALS, element=dom.ELEMENTS, terrain=dom.TERRAINS, card=CARD_KEYS, text=CARD_KEYS
    )
    sections = [name for name, _ in dom.SECTIONS]
    found |= nouns("dom", section=sections, does=sections, phase=["1", "2", "3"], harm=["0", "1", "2"])
    return found


def marine_keys() -> set[str]:
    found = keys_on_earth("mar", "marine", mar_reasons, mar_text, mar.EVENTS)
    found |= nouns("mar", animal=mar.ANIMALS, element=mar.ELEMENTS, terrain=mar.TERRAINS, side=mar.SIDES)
    found |= nouns("mar", card=MAR_CARDS, card_text=MAR_CARDS, trait=MAR_TRAITS, trait_text=MAR_TRAITS)
    sections = [name for name, _ in mar.SECTIONS]
    found |= nouns("mar", source=mar.SOURCES, place=mar.PLACES, section=sections, does=sections)
    found |= {f"mar-grade-{grade}" for _, grade in GRADES}
    return found | {"mar-section-bottom-feeder", "mar-prompt-draft-two"}


def test_keys_in_the_program_have_words_and_words_are_used() -> None:
    used: set[str] = set()
    sources = [
        *PACKAGE.rglob("*.py"),
        *PACKAGE.glob("games/*/words/lessons/*.json"),
        *WEB.rglob("*.ts"),
        *WEB.rglob("*.svelte"),
    ]
    for path in sources:
        used.update(re.findall(r"[\"'f]([a-z]+(?:-[a-z0-9]+)+)[\"']", path.read_text(encoding="utf-8")))
    used |= {f"evo-why-{key}" for _, key, _ in REASONS} | {key for key, _ in MOMENTS.values()}
    used |= {f"evo-why-blocked-{key.replace('_', '-')}" for key in BLOCKED}
    used |= {f"evo-event-{key}" for key, _ in EVENTS}
    used |= {f"evo-event-{key}-hidden" for key, meanings in EVENTS if "card!" in meanings}
    used |= {f"evo-{what}-{key.replace('_', '-')}" for key in TRAIT_KEYS for what in ("trait", "text")}
    used |= {f"evo-phase-{n}" for n in range(1, 6)} | {
        f"evo-do-{verb}" for verb in rulebook("evolution").notation.index
    }
    used |= {f"evo-side-{side}" for side in ("left", "right")} | {
        f"evo-track-{track}" for track in ("body", "population")
    }
    used.add("reason")  # core/message.py
    used |= dominant_species_keys() | marine_keys()
    used |= {f"option-{name}-{o.name.replace('_', '-')}" for name in game_names() for o in rulebook(name).options}
    used |= {f"{what}-{name}" for name in game_names() for what in ("cli-verbs", "game", "about")}
    used |= {
        key.replace("-prompt-", "-first-") for key in used if "-prompt-" in key
    }  # web/src/learn/explained.svelte.ts
    defined = {key for file in FILES for key in messages("en", file)}
    assert defined - used == set(), "words that nobody says"
    tables = {key for key in dominant_species_keys() | marine_keys() if not key.endswith("-")}
    assert tables - defined == NEVER_SAID, "keys without words"
    assert len(PROMPTS) == 8


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", game_names())
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
