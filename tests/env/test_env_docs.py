"""docs/env.md says what the encoders do."""

from __future__ import annotations

from pathlib import Path

import pytest

from tangledbank.env.document import MAKERS, MARK, filled
from tangledbank.env.encode.table import standard
from tangledbank.games import names

DOCUMENT = Path(__file__).parent.parent.parent / "docs" / "env.md"


def test_the_tables_are_up_to_date() -> None:
    """python -m tangledbank.env.document docs/env.md"""
    text = DOCUMENT.read_text(encoding="utf-8")
    assert filled(text) == text


@pytest.mark.parametrize("game", names())
def test_every_field_and_letter_is_documented(game: str) -> None:
    text = DOCUMENT.read_text(encoding="utf-8")
    for what in MAKERS:
        assert MARK.format(what=what, game=game) in text
    for field in standard(game).fields:
        assert f"| {field.at} | `{field.name}` |" in text
    for block in standard(game).actions.blocks:
        assert f"`{block.word}`" in text


def test_a_changed_table_is_noticed() -> None:
    text = DOCUMENT.read_text(encoding="utf-8")
    assert filled(text.replace("| 2 | `asked` | 6 |", "| 2 | `asked` | 7 |", 1)) == text
