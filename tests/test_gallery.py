"""Cards and traits with their texts; those of Marine say how sure they are."""

from __future__ import annotations

import pytest

from tangledbank.games import names
from tangledbank.games.gallery import GRADES, Piece, gallery
from tangledbank.games.marine.cards import CARDS
from tangledbank.games.marine.traits import TRAITS
from tangledbank.i18n import LANGUAGES, say
from tangledbank.ruletext import rules
from tangledbank.server.http.routes.library import page_of


def of(key: str) -> Piece:
    return next(piece for piece in gallery("marine") if piece.key == key)


@pytest.mark.parametrize("game", names())
def test_only_the_texts_of_marine_are_reconstructed(game: str) -> None:
    pieces = gallery(game)
    assert {piece.grade is None for piece in pieces} == {game != "marine"}
    assert len({piece.key for piece in pieces}) == len(pieces)


def test_every_reconstructed_text_names_the_rule_that_says_what_is_guessed() -> None:
    text = {rule.id: rule.text for rule in rules("marine")}
    named = {say(piece.name, "en").casefold(): text[str(piece.rule)] for piece in gallery("marine")}
    assert [name for name, rule in named.items() if not rule.casefold().startswith(name)] == []
    assert len(gallery("marine")) == len(CARDS) + len(TRAITS)


@pytest.mark.parametrize(
    ("key", "grade"),
    [("resilience", "sure"), ("habitat", "likely"), ("cannibal", "doubtful"), ("marine_snow", "guess")],
)
def test_a_grade_says_how_sure_a_text_is(key: str, grade: str) -> None:
    assert of(key).grade == grade


def test_a_card_is_as_sure_as_the_least_sure_half_of_its_text() -> None:
    assert (of("solar_radiation").confidence, of("solar_radiation").grade) == (0.2, "guess")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_grade_has_words_of_its_own(lang: str) -> None:
    doubts = {piece.grade: say(piece.doubt, lang) for piece in gallery("marine") if piece.doubt is not None}
    assert set(doubts) == {grade for _, grade in GRADES}
    assert len(set(doubts.values())) == len(GRADES)


def test_the_rules_page_carries_doubt_and_rule() -> None:
    shown = {piece.key: piece for piece in page_of("marine", "en").gallery}["cannibal"]
    assert (shown.rule, shown.doubt and shown.doubt.key) == ("DSM-24.5", "mar-grade-doubtful")
    assert {piece.doubt for piece in page_of("evolution", "en").gallery} == {None}
