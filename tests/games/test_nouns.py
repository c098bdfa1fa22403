"""What the things of a game are called: every name has words, and actions and events are understood by it."""

from __future__ import annotations

import pytest

from tangledbank.games import names, rulebook, spec
from tangledbank.games.actions import actions
from tangledbank.i18n import bundle
from tangledbank.languages import LANGUAGES

WITHOUT_WORDS = {"hex", "corner", "species", "seat", "number", "stack", "pawn", "harm"}
"""Kinds whose words say it themselves, or that are said in sentences."""


@pytest.mark.parametrize("name", names())
def test_things_that_actions_name_are_called_something_in_every_language(name: str) -> None:
    nouns = spec(name).part("nouns")()
    kinds = {arg["kind"] for args in actions(rulebook(name).notation).values() for arg in args}
    assert kinds - WITHOUT_WORDS <= set(nouns)
    keys = {message.key for things in nouns.values() for message in things.values()}
    assert {(lang, key) for lang in LANGUAGES for key in keys if not bundle(lang).has_message(key)} == set()
