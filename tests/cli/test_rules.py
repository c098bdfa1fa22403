"""rules: by id, by the beginning of an id, by words."""

from __future__ import annotations

import re

import pytest

from tangledbank.cli.commands.rules import readable
from tangledbank.cli.words import Translator
from tangledbank.core.errors import OptionError
from tangledbank.games import names, spec
from tangledbank.games.evolution.text import PROMPTS
from tangledbank.languages import LANGUAGES
from tangledbank.ruletext import every_rule, find, rules

from .conftest import Cli


def ids(query: str) -> list[str]:
    return [rule.id for rule in find(query, every_rule())]


def test_every_numbered_sentence_is_found() -> None:
    text = spec("evolution").file("rules", "en.md").read_text(encoding="utf-8")
    numbered = [line for line in text.splitlines() if line.startswith(("* **EV-", "**R-", "**EX-", "* **INV-"))]
    assert len(rules("evolution")) == len(numbered)
    assert len({rule.id for rule in rules("evolution")}) == len(numbered)


def test_an_id_is_one_rule() -> None:
    assert ids("EV-1.1") == ["EV-1.1"]
    assert ids("ev-1.1") == ["EV-1.1"]
    assert ids("RU-15") == ["RU-15"]


def test_an_id_of_two_games_is_shown_for_both_or_for_the_one_that_is_named(cli: Cli) -> None:
    both = cli("rules", "R-15").out
    assert [word in both for word in ("evolution", "marine", "Fat Tissue", "Solar Radiation")] == [True] * 4
    one = cli("rules", "marine", "R-15").out
    assert "Solar Radiation" in one
    assert "Fat Tissue" not in one


def test_the_beginning_of_an_id_is_all_below_it() -> None:
    assert ids("EV-2") == ["EV-2.1", "EV-2.2", "EV-2.3", "EV-2.4", "EV-2.5"]
    assert ids("EV-11.C") == ["EV-11.C1", "EV-11.C2", "EV-11.C3"]
    assert "EV-10.1" not in ids("EV-1")


def test_words_are_searched_in_text_and_heading() -> None:
    assert "EV-11.B1" in ids("burrowing")  # its text says only "Protects as in EV-10.5"
    assert set(ids("Burrowing fat")) < set(ids("burrowing"))
    assert ids("no such words") == []
    assert "EV-16.1" not in ids("face-down")  # looks a little like an id
    assert "EV-5.1" in ids("face down")


def test_a_table_and_a_list_belong_to_their_rule() -> None:
    assert "meal after an attack" in find("EV-9.12", every_rule())[0].text
    assert "rules: EV-9.13" in find("EX-98", every_rule())[0].text


def test_marks_are_gone() -> None:
    assert not [rule.id for rule in every_rule() if "**" in rule.text or "`" in rule.text]


def test_a_game_that_does_not_exist_has_no_rules() -> None:
    with pytest.raises(OptionError, match="There is no game “chess”"):
        rules("chess")


def test_every_game_has_rules() -> None:
    assert all(len(rules(name)) > 100 for name in names())


def test_the_rules_behind_every_question_have_a_text() -> None:
    assert all(ids(id_) == [id_] for named in PROMPTS.values() for id_ in named)


def test_rules_are_printed(cli: Cli) -> None:
    result = cli("rules", "EV-9.3")
    assert result.code == 0
    assert result.out.startswith("EV-9.3  Tokens fill the board first")
    assert cli("rules", "ev-9.3").out == result.out


def test_rules_without_words_are_the_contents(cli: Cli) -> None:
    assert "EV-9.1 – EV-9.14" in cli("rules").out


@pytest.mark.parametrize("query", ["a", "the"])
def test_too_many_rules_are_cut(cli: Cli, query: str) -> None:
    assert "more: use more words" in cli("rules", query).out


@pytest.mark.parametrize("name", names())
def test_rules_are_shown_without_the_marks_of_their_makers(name: str) -> None:
    for rule in rules(name):
        text = readable(rule.text)
        assert not re.search(r"\bAPs?\b|\[(?:PL|BD|RU-|A\b|R\b|R-|X )|\(PR\b", text), text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_cards_of_marine_are_shown_with_their_text_and_how_sure_it_is(cli: Cli, lang: str) -> None:
    told = " ".join(cli("rules", "DSM-23.34", "--lang", lang).out.split())
    assert Translator(lang)("mar-card-text-univalves") in told
    assert "(80%)" in told
    assert "; 0.8" not in told
    trait = " ".join(cli("rules", "DSM-24.2", "--lang", lang).out.split())
    assert "(30%)" in trait
    assert Translator(lang)("mar-trait-bottom-feeder") in trait


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rules_are_told_in_words_and_not_in_formulas(lang: str) -> None:
    """EV-9.14 says that it is a formula; what only programs read may be one."""
    signs = re.compile(r"[∈∉⊆]|\bN\b|:=|\b(?:population|populacja|popolazione|populáció)\(")
    formal = [rule.id for rule in rules("evolution", lang) if rule.id.startswith("EV-") and signs.search(rule.text)]
    assert formal == []
