"""The first question of each kind is explained in an own game: web/src/learn/explained.svelte.ts."""

from __future__ import annotations

import pytest

from tangledbank.core.message import Message
from tangledbank.i18n import LANGUAGES, say
from tests.test_locale import FILES, messages

PROMPT, FIRST = "-prompt-", "-first-"
NO_QUESTIONS = {"over", "wait"}
SECOND_HALVES = {"migrateto", "migratecubes", "removefromvent", "swaponvent", "adaptover"}
"""The first half of the answer was explained."""
PLAIN = {"first", "chooseside", "settlevent", "spread"}
"""They say themselves what there is to know."""
OF_ONE_CARD = {
    "aquatictile",
    "asteroidtile",
    "blightkeep",
    "blighttile",
    "camouflage",
    "cascadetile",
    "catastrophetile",
    "choosefrombag",
    "copytrait",
    "draft-two",
    "exchange",
    "exodus",
    "exodustile",
    "explosiontile",
    "feedonbottom",
    "feedonto",
    "fertiletile",
    "givedisk",
    "habitatagainst",
    "habitatdisk",
    "hibernate",
    "hibernationtile",
    "hunt",
    "icesheet",
    "keeptrait",
    "lineage",
    "loseelement",
    "moveelement",
    "movefrom",
    "omittile",
    "omnivoretile",
    "packhunt",
    "radiationtile",
    "removefromtile",
    "removeoftype",
    "removepawn",
    "replace",
    "replacetrait",
    "returncube",
    "savemammal",
    "suffer",
    "survivor",
    "swapwithearth",
    "takeother",
    "terrainpick",
    "terrestrialtile",
    "victim",
    "volcano",
}
"""The text of the card, trait or animal that asks is on the table."""
LONGEST = 215
"""More is not read beside a piece."""


def keys(infix: str) -> list[str]:
    """What games ask, or what they explain."""
    ours = [file for file in FILES if file.startswith("games/") and not file.endswith("lesson.ftl")]
    return [key for file in ours for key in messages("en", file) if infix in key]


def kinds(infix: str) -> set[str]:
    """What the keys are about, with the prefix of their game."""
    return {key.replace(infix, "-") for key in keys(infix)}


def test_every_kind_of_question_is_explained() -> None:
    unexplained = {kind.partition("-")[2] for kind in kinds(PROMPT) - kinds(FIRST)}
    assert unexplained == NO_QUESTIONS | SECOND_HALVES | PLAIN | OF_ONE_CARD
    assert kinds(FIRST) <= kinds(PROMPT)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_explanations_are_short(lang: str) -> None:
    assert len(keys(FIRST)) > 45
    assert [key for key in keys(FIRST) if len(say(Message(key), lang)) > LONGEST] == []
