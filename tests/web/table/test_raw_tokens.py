"""While one plays, no page shows a raw token: not in what was chosen so far, in the log, in a name that is read out."""

from __future__ import annotations

import json

import pytest

from tangledbank.games import names as game_names
from tangledbank.i18n import LANGUAGES
from tests.dsl import some
from tests.test_raw_tokens import RAW

from ..browsing import OPTION, Person

GATHER = """
window.told = new Set();
const gather = () => {
  for (const line of (document.body?.innerText ?? "").split("\\n")) window.told.add(line);
  for (const one of document.querySelectorAll("[aria-label], [title]"))
    window.told.add(one.getAttribute("aria-label") ?? one.title);
};
new MutationObserver(gather).observe(document, { childList: true, subtree: true, characterData: true });
"""
"""Keeps every line that was ever on the page, and every name that only readers of the screen are told."""
ANSWERS = 14


@pytest.mark.parametrize(("game", "lang"), some([(game, lang) for game in game_names() for lang in LANGUAGES], 5))
def test_nothing_on_the_page_is_a_raw_token(person: Person, game: str, lang: str) -> None:
    person.prefers(language=lang, pace="at-once")
    person.context.add_init_script(GATHER)
    page = person.sits_at(person.sets_up(game, ["me", "beginner", "beginner"], seed=7))
    page.wait_for_selector(OPTION)
    for spread in (7, 5):
        person.plays(ANSWERS, spread, board=spread == 7)
    told: list[str] = json.loads(page.evaluate("JSON.stringify([...window.told])"))
    assert len(told) > 100
    assert [line for line in told if RAW.search(line)] == []
