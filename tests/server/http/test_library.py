"""The rules pages, the galleries, the glossary and the ladder."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from scripts.generate.glossary import SOURCE, written
from tangledbank.core.message import Message
from tangledbank.games import names, spec
from tangledbank.i18n import LANGUAGES, say
from tangledbank.ruletext import Rule, rules
from tangledbank.server.http.routes import library
from tangledbank.server.http.routes.library import page_of, text_of

from ..serving import Served

PIECES = {"evolution": 17, "dominant-species": 26, "marine": 35 + 18}


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with Served(tmp_path_factory.mktemp("library")) as server:
        yield server


@pytest.mark.parametrize("name", names())
def test_every_rule_is_on_its_page_once(name: str) -> None:
    ids = [rule.id for chapter in page_of(name, "en").chapters for rule in chapter.rules]
    assert ids == [rule.id for rule in rules(name) if rule.id.partition("-")[0] not in ("INV", "AS")]
    assert all(rule.text for chapter in page_of(name, "en").chapters for rule in chapter.rules)


def test_rules_rulings_and_examples_are_told_apart() -> None:
    found = {rule.id: rule for chapter in page_of("evolution", "en").chapters for rule in chapter.rules}
    assert (found["EV-5.4"].kind, found["R-07"].kind, found["EX-01"].kind) == ("rule", "ruling", "example")
    assert found["R-07"].title == "Food card"
    assert not found["R-07"].text.startswith("Food card")


@pytest.mark.parametrize(
    ("text", "left", "see"),
    [
        ("One card. (PR; R-46; EX-09)", "One card.", ["R-46", "EX-09"]),
        ("One card. [PL, RU-12]", "One card.", ["RU-12"]),
        ("One card. [A*]", "One card.", []),
        ("One card. [PL][BD]", "One card.", []),
        ("Cards [A for the order; RU-12]:\na | b", "Cards:\na | b", ["RU-12"]),
        ("Cards (PR; R-39):\na | b", "Cards:\na | b", ["R-39"]),
        ("One (R-39)\nor two. (R-39)", "One\nor two.", ["R-39"]),
        ("Nothing. (follows from PR: no rule says so)", "Nothing.", []),
        ("See [DS-1.10]", "See [DS-1.10]", []),
        ("One card (or two).", "One card (or two).", []),
        ("Add 4 (as printed)", "Add 4 (as printed)", []),
    ],
)
def test_sources_become_references(text: str, left: str, see: list[str]) -> None:
    rule = Rule("evolution", "EV-1.1", text, "Setup")
    found = text_of(rule, rule)
    assert (found.text, found.see) == (left, see)


@pytest.mark.parametrize("name", names())
def test_references_lead_to_something_on_the_page(name: str) -> None:
    told = [rule for chapter in page_of(name, "en").chapters for rule in chapter.rules]
    assert {one for rule in told for one in rule.see} <= {rule.id for rule in told}


@pytest.mark.parametrize("name", names())
def test_every_card_has_a_name_and_a_text_in_every_language(name: str) -> None:
    pieces = page_of(name, "en").gallery
    assert len(pieces) == PIECES[name]
    for lang in LANGUAGES:
        assert len({say(Message(piece.name.key), lang) for piece in pieces}) >= len(pieces) - 6  # a card like a trait
        assert all(say(Message(piece.text.key), lang) for piece in pieces)


def test_food_values_are_those_of_the_deck() -> None:
    assert sum(len(piece.food) for piece in page_of("evolution", "en").gallery) == 129


def test_the_words_are_those_of_the_document() -> None:
    """If not: python -m scripts.generate.glossary."""
    for name, text in written(SOURCE.read_text(encoding="utf-8")).items():
        assert spec(name).file("glossary.json").read_text(encoding="utf-8") == text


@pytest.mark.parametrize("name", names())
def test_every_word_is_there_in_four_languages(name: str) -> None:
    terms = page_of(name, "en").glossary
    assert len(terms) > 50
    assert all(term.en and term.pl and term.it and term.hu and term.section for term in terms)
    assert not any(re.search(r"[`|]", term.en + term.hu) for term in terms)


def test_the_pages_are_served_and_unknown_games_are_missing(served: Served) -> None:
    stranger = served.stranger()
    assert stranger.get("/api/rules/marine").json()["game"] == "marine"
    assert stranger.get("/api/rules/chess").status_code == 404
    assert stranger.get("/api/cards/marine").json()["pieces"] == stranger.get("/api/rules/marine").json()["gallery"]
    assert stranger.get("/api/cards/chess").status_code == 404
    assert stranger.get("/api/lessons/chess").status_code == 404


def test_the_ladder_is_there_if_it_was_measured(
    served: Served, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stranger = served.stranger()
    monkeypatch.setattr(library, "files", lambda package: tmp_path)
    assert stranger.get("/api/ladder").json() == {"games": {}}
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "ladder.json").write_text(json.dumps({"marine": {"pairs": []}}))
    assert stranger.get("/api/ladder").json() == {"games": {"marine": {"pairs": []}}}
