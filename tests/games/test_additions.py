"""What is added to a game later must not spoil records from before: an option, fields of positions, a question."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import pytest

import tangledbank
from tangledbank import Record
from tangledbank.core.canonical import Written, canonical
from tangledbank.core.notation import Notation, Verb
from tangledbank.core.rulebook import Json, Option, Rulebook
from tangledbank.core.spec import FrameSpec
from tangledbank.core.state import State
from tangledbank.games import names as game_names
from tangledbank.games import rulebook, spec
from tangledbank.lessons import lesson, lesson_names

from .test_records import FOLDERS

PARTS = {"evolution": ["seats", "species"], "dominant-species": ["animals", "tiles"], "marine": ["animals", "tiles"]}
"""The lists of a position whose items get a field."""
NEW: Json = {"novelty": 0, "novelties": [], "novel": None, "novel_rows": {"first": []}}


def with_fields(name: str, found: Json) -> Json:
    """A position with new fields, on top and further down."""
    wider: Json = {**found, **NEW}
    for part in PARTS[name]:
        items = found[part]
        assert isinstance(items, list)
        wider[part] = [{**item, **NEW} for item in items]
    return wider


def later(old: Rulebook) -> type[Rulebook]:
    """The rulebook of a version with new fields; a subclass, so that the compiled engine asks it, too."""
    base: Any = type(old)

    class Later(base):  # type: ignore[misc]
        def dump(self, g: State) -> Json:
            return with_fields(old.name, super().dump(g))

    return Later


def extended(name: str, monkeypatch: pytest.MonkeyPatch) -> Rulebook:
    """The game with an option, fields and a question that do nothing yet."""
    old = rulebook(name)
    module = import_module(f"{spec(name).package}.rulebook")
    frames = import_module(f"{spec(name).package}.position.stack")
    monkeypatch.setitem(frames.FRAMES.table, "NovelQuestion", (object, ()))
    monkeypatch.setitem(frames.FRAMES.specs, "NovelQuestion", FrameSpec("", "R-99", 99))
    options = [*old.options, Option("novel_rule", [True, False], "R-99"), Option("novel_limit", [None, 3], "R-99")]
    notation = Notation([*old.notation.verbs, Verb("ponder")])
    names = {place: " ".join(known) for place, known in old.written.items()}
    book = later(old)(name, old.rules, old.players, options, notation, names)
    monkeypatch.setattr(module, "RULEBOOK", book)
    return book


def saved(name: str) -> list[str]:
    """Every record of a game that is kept here: golden ones and those of its lessons."""
    golden = [path.read_text(encoding="utf-8") for path in sorted(FOLDERS[name].glob("*.tbr"))]
    return [*golden, *[part.record for lessons in lesson_names(name) for part in lesson(name, lessons).parts]]


@pytest.mark.skipif(tangledbank.is_compiled(), reason="compiled modules take no other functions")
@pytest.mark.parametrize("name", game_names())
def test_records_of_today_verify_after_an_option_fields_and_a_question_were_added(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    texts = saved(name)
    book = extended(name, monkeypatch)
    assert len(texts) > 20
    for text in texts:
        game = tangledbank.verify(text)
        assert game.rulebook is book
        assert game.position()["novelty"] == 0
        assert str(game.record()) == text, "what has its default is not written"


@pytest.mark.parametrize("name", game_names())
def test_a_later_option_that_was_chosen_is_part_of_the_digest(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    before = tangledbank.new(name, 4, 7).digest()
    extended(name, monkeypatch)
    plain, chosen = tangledbank.new(name, 4, 7), tangledbank.new(name, 4, 7, novel_rule=False)
    assert plain.digest() == before != chosen.digest()
    assert Record.read(str(chosen.record())).options["novel_rule"] is False
    assert tangledbank.verify(chosen.record()).digest() == chosen.digest()


@pytest.mark.parametrize("name", game_names())
def test_a_digest_of_today_covers_the_whole_position(name: str) -> None:
    """Nothing that has always been written is ever left out, empty or not."""
    book = rulebook(name)
    for text in saved(name)[::5]:
        position = tangledbank.replay(text).position()
        assert as_always(book.canonical(position), "", book.written) == as_always(position, "", book.written)


def as_always(found: Any, place: str, written: Written) -> Any:
    """A position without what came later, empty or not."""
    if isinstance(found, list):
        return [as_always(item, place, written) for item in found]
    if not isinstance(found, dict):
        return found
    known = {key: value for key, value in found.items() if key in written.get(place, found)}
    return {key: as_always(value, f"{place}.{key}" if place else key, written) for key, value in known.items()}


def test_a_later_field_counts_as_soon_as_it_says_something() -> None:
    written = {"": ["hole"], "options": ["old"], "seats": ["hand"]}
    data: Json = {"hole": 0, "moon": 0, "options": {"old": 1, "new": 2}, "seats": [{"hand": [], "pet": None}]}
    assert canonical(data, written, {"old": 1, "new": 2}) == {"hole": 0, "options": {"old": 1}, "seats": [{"hand": []}]}
    other: Json = {**data, "moon": 1, "options": {"old": 1, "new": 0}, "seats": [{"hand": [], "pet": "cat"}]}
    assert canonical(other, written, {"old": 1, "new": 2}) == other
