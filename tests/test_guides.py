"""Every game has a guide in every language, the same in structure; its pictures and rules exist."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest

from tangledbank.games import names, spec
from tangledbank.i18n import LANGUAGES
from tangledbank.ruletext import ID, rules

SCENES: Final = Path(__file__).parent.parent / "web" / "src" / "games"
HEADING: Final = re.compile(r"## .+ \{#([a-z-]+)\}")
SCENE: Final = re.compile(r"!\[.+\]\(scene:([a-z-]+)\)")
FEWEST, MOST = 1100, 2000
"""Words: ten minutes of reading. Hungarian needs fewer of them than English."""
every_game = pytest.mark.parametrize("game", names())


def guide(game: str, lang: str) -> str:
    return spec(game).file("guide", f"{lang}.md").read_text(encoding="utf-8").strip()


def blocks(game: str, lang: str) -> list[str]:
    return guide(game, lang).split("\n\n")


def shape(block: str) -> tuple[object, ...]:
    """What a block is: a heading, a picture or numbers of rules with what they name, anything else with its lines."""
    lines = block.split("\n")
    for form in (HEADING, SCENE):
        if found := form.fullmatch(block):
            return form.pattern, found[1], block.count("**")
    if block.startswith("→ "):
        return ("rules", *re.findall(ID, block))
    mark = re.match(r"\||- |> |\d+\. |", block)
    assert mark is not None
    return mark[0], len(lines), [line.count("|") for line in lines], block.count("**")


@every_game
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_has_the_same_guide(game: str, lang: str) -> None:
    assert [shape(block) for block in blocks(game, lang)] == [shape(block) for block in blocks(game, "en")]


@every_game
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_guide_is_read_in_ten_minutes(game: str, lang: str) -> None:
    said = [block for block in blocks(game, lang) if not block.startswith("→ ")]
    assert FEWEST <= len(re.findall(r"\w+", " ".join(said))) <= MOST


@every_game
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_mark_is_read(game: str, lang: str) -> None:
    """A heading without its slug or a picture without its scene would be shown as text."""
    unread = [block for block in blocks(game, lang) if re.match(r"#|!\[", block)]
    assert [block for block in unread if not (HEADING.fullmatch(block) or SCENE.fullmatch(block))] == []
    assert [block for block in blocks(game, lang) if block.count("**") % 2] == []


@every_game
def test_every_picture_has_its_scene_and_every_scene_is_used(game: str) -> None:
    shown = SCENE.findall(guide(game, "en"))
    text = (SCENES / game / "scenes.ts").read_text(encoding="utf-8")
    declared = re.findall(r"^  ([a-z]+): \{", text.split("export const SCENES", 1)[1], re.M)
    assert len(shown) == len(set(shown))
    assert set(shown) == set(declared)


@every_game
def test_every_rule_that_a_guide_names_is_shown_to_players(game: str) -> None:
    shown = {rule.id for rule in rules(game) if not rule.technical}
    named = re.findall(ID, guide(game, "en"))
    assert len(named) > 30
    assert [id_ for id_ in named if id_ not in shown] == []


@every_game
@pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != "en"])
def test_no_paragraph_was_left_in_english(game: str, lang: str) -> None:
    english = {block for block in blocks(game, "en") if not block.startswith("→ ")}
    assert [block for block in blocks(game, lang) if block in english] == []
