"""Hints on the screen: figures as the language writes them, and none that nobody found."""

from __future__ import annotations

import pytest

from tangledbank.bots import Idea
from tangledbank.cli.interactive.hints import figures
from tangledbank.cli.words import Translator


@pytest.mark.parametrize(("lang", "score"), [("en", "31.4"), ("pl", "31,4"), ("it", "31,4"), ("hu", "31,4")])
def test_points_are_written_as_the_language_does(lang: str, score: str) -> None:
    assert figures(Idea("a", 40, 0.623, 31.44, None), Translator(lang)) == ["40", score, "62%"]


def test_a_move_that_was_never_tried_has_no_figures() -> None:
    assert figures(Idea("a", 0, 0.36, 202.2, None), Translator("en")) == ["0", "-", "-"]
