"""Whole games on a phone, by touch alone: every answer is a tap on what can be seen and hit."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import pytest
from playwright.sync_api import Browser, Page

from tests.server.serving import Served

from ..browsing import GAMES, PHONE, STILL, Person

MOST_TAPS: Final = 1500
LIMITED: Final[dict[str, dict[str, object]]] = {
    "evolution": {},
    "dominant-species": {"round_limit": 1},
    "marine": {"round_limit": 2},
}
"""Whole games end after many rounds: these take minutes."""
NEXT: Final = """
([turn, spread]) => {
  const table = document.querySelector(".table");
  if (table.dataset.status === "over") return {over: true};
  const seen = (one) => {
    if (!one.checkVisibility({opacityProperty: true, visibilityProperty: true})) return false;
    one.scrollIntoView({block: "nearest", inline: "nearest"});
    return true;
  };
  const hit = (one) => {
    const box = one.getBoundingClientRect();
    for (const [a, b] of [[0.5, 0.5], [0.5, 0.2], [0.2, 0.5], [0.8, 0.5], [0.5, 0.8], [0.5, 0.05], [0.05, 0.5]]) {
      const [x, y] = [box.x + box.width * a, box.y + box.height * b];
      const top = document.elementFromPoint(x, y);
      if (top && (one === top || one.contains(top) || top.contains(one) && top.closest(".lit") === one)) return {x, y};
    }
    return null;
  };
  const lit = [...document.querySelectorAll(".board .lit:not(.picked, .strips > *)")];
  const listed = [...document.querySelectorAll(".question .body:not([hidden]) [data-action]:enabled")];
  const plain = [...document.querySelectorAll(".plain .answer:enabled")];
  const usual = lit.length && (turn * spread) % 5 ? lit : plain.length ? plain : lit.length ? lit : listed;
  // where a pick leads nowhere else, people take it back
  const wanted = usual.length ? usual : [...document.querySelectorAll(".board .lit")];
  for (let k = 0; k < wanted.length; k += 1) {
    const one = wanted[(turn * spread + k) % wanted.length];
    const place = seen(one) && hit(one);
    if (place) return {...place, kind: one.matches(".lit") ? "pieces" : "answers"};
  }
  return null;
}
"""
"""Where to tap next, mostly a piece, now and then a button below the question; nothing while the page goes on."""


@pytest.fixture
def phone(browser: Browser, served: Served) -> Iterator[Person]:
    somebody = Person(browser, served, PHONE)
    yield somebody
    somebody.leaves()


def tapped(page: Page, turn: int) -> str:
    """What was tapped; empty when the game is over."""
    page.wait_for_function(STILL)
    found = page.wait_for_function(NEXT, arg=[turn, 7]).json_value()
    if "x" not in found:
        return ""
    page.touchscreen.tap(found["x"], found["y"])
    return str(found["kind"])


UNSURE: Final = {"evolution"}
"""About one of twenty of these games stops at a question without anything to tap: not understood yet, so not in CI."""


@pytest.mark.parametrize(
    "game", [pytest.param(game, marks=[pytest.mark.thorough] if game in UNSURE else []) for game in GAMES]
)
def test_a_whole_game_is_played_by_touch_alone(phone: Person, game: str) -> None:
    page = phone.sits_at(phone.sets_up(game, ["me", "beginner"], seed=1859, options=LIMITED[game]))
    taps = {"pieces": 0, "answers": 0}
    for turn in range(MOST_TAPS):
        kind = tapped(page, turn)
        if not kind:
            break
        taps[kind] += 1
    assert page.get_attribute(".table", "data-status") == "over", taps
    assert taps["pieces"] > taps["answers"] > 0, taps
    assert phone.violations() == []
