"""The rules in Polish, Italian and Hungarian say what the English text says, as far as a program can tell."""

from __future__ import annotations

import re
from collections import Counter
from itertools import groupby

import pytest

from tangledbank.games import names
from tangledbank.i18n import LANGUAGES
from tangledbank.ruletext import ID, Rule, every_rule, find, rules, written
from tangledbank.server.http.routes.library import SOURCE, page_of

OTHERS = [lang for lang in LANGUAGES if lang != "en"]
ENGLISH = re.compile(r"\b(?:the|of|with|and|are|has|have|may|must|his|their|when|then|given|each|from|which)\b", re.I)
all_texts = pytest.mark.parametrize(("game", "lang"), [(game, lang) for game in names() for lang in OTHERS])


def readable(game: str) -> list[Rule]:
    """What is translated: all but what only programs need."""
    return [rule for rule in rules(game) if not rule.id.startswith(("INV-", "AS-"))]


def pairs(game: str, lang: str) -> list[tuple[str, str, str]]:
    """Ids with both texts, without the sources of the English one."""
    spoken = {rule.id: rule for rule in written(game, lang)}
    return [(rule.id, SOURCE.sub("", below(rule)), below(spoken[rule.id])) for rule in readable(game)]


def below(rule: Rule) -> str:
    """What follows the title."""
    return rule.text.removeprefix(rule.title).strip()


@all_texts
def test_every_rule_is_translated_in_its_order(game: str, lang: str) -> None:
    assert [rule.id for rule in written(game, lang)] == [rule.id for rule in readable(game)]


@all_texts
def test_chapters_are_the_same(game: str, lang: str) -> None:
    ours, theirs = [
        [[rule.id for rule in found] for _, found in groupby(among, key=lambda rule: rule.section)]
        for among in (readable(game), written(game, lang))
    ]
    assert theirs == ours
    assert len({rule.section for rule in written(game, lang)}) == len({rule.section for rule in readable(game)})


def test_a_phase_keeps_its_number_in_the_title_of_its_chapter() -> None:
    titles = {lang: [chapter.title for chapter in page_of("evolution", lang).chapters] for lang in LANGUAGES}
    assert "3. fázis – Kártyák kijátszása" in titles["hu"]
    assert not [title for found in titles.values() for title in found if title[0].islower()]


@all_texts
def test_the_same_rules_are_for_programmers(game: str, lang: str) -> None:
    ours, theirs = [{rule.id for rule in among if rule.technical} for among in (readable(game), written(game, lang))]
    assert theirs == ours
    assert 0 < len(ours) < len(readable(game)) / 2


def test_a_technical_rule_has_no_mark_in_its_text() -> None:
    marked = [rule for game in names() for rule in rules(game) if rule.technical]
    assert [rule.id for rule in marked if "<!--" in rule.text or "programmers" in rule.text] == []
    assert {"EV-1.3", "DS-2.1", "DS-1.24", "DSM-30.1"} <= {rule.id for rule in marked}
    assert not {"EV-1.4", "DS-2.4", "DSM-2.5"} & {rule.id for rule in marked}


@all_texts
def test_numbers_and_rules_named_are_the_same(game: str, lang: str) -> None:
    for pattern in (r"\d+", ID):
        found = [(id_, *[Counter(re.findall(pattern, text)) for text in texts]) for id_, *texts in pairs(game, lang)]
        assert [id_ for id_, ours, theirs in found if ours != theirs] == []


@all_texts
def test_lists_tables_and_titles_are_the_same(game: str, lang: str) -> None:
    shapes = [
        (id_, *[[row.count(" | ") for row in text.split("\n")] for text in texts]) for id_, *texts in pairs(game, lang)
    ]
    assert [id_ for id_, ours, theirs in shapes if ours != theirs] == []
    titled = {rule.id for rule in readable(game) if rule.title}
    assert {rule.id for rule in written(game, lang) if rule.title} == titled


@all_texts
def test_no_english_is_left(game: str, lang: str) -> None:
    assert [(id_, text) for id_, ours, text in pairs(game, lang) if len(ENGLISH.findall(text)) > 1] == []
    same = {id_ for id_, ours, text in pairs(game, lang) if ours == text}
    assert len(same) <= 8, same  # nothing but signs


@pytest.mark.parametrize("lang", OTHERS)
def test_the_page_and_the_terminal_speak_the_language(lang: str) -> None:
    page = {rule.id: rule for chapter in page_of("evolution", lang).chapters for rule in chapter.rules}
    english = {rule.id: rule for chapter in page_of("evolution", "en").chapters for rule in chapter.rules}
    assert page.keys() == english.keys()
    assert page["EV-1.1"].text == find("EV-1.1", every_rule(lang))[0].text != english["EV-1.1"].text
    assert [rule.see for rule in page.values()] == [rule.see for rule in english.values()]
    assert page["R-07"].title != english["R-07"].title
    assert not page["R-07"].text.startswith(page["R-07"].title)


def test_what_only_programs_need_is_english() -> None:
    assert [rule for rule in rules("marine", "pl") if rule.id == "AS-1"] == find("AS-1", list(rules("marine")))


@all_texts
def test_numbers_in_titles_are_kept(game: str, lang: str) -> None:
    """The first number is the section's own and not told, but `5. fázis` is Hungarian for phase 5."""
    english = {rule.id: re.findall(r"\d+", rule.section) for rule in readable(game)}
    assert {rule.id: re.findall(r"\d+", rule.section) for rule in written(game, lang) if rule.id in english} == english
