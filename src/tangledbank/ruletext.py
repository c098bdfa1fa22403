"""The rules as text: every numbered sentence of a game's words/rules/en.md, by its id or by its words.

The English text decides. Translations (words/rules/<language>.md) have what players read, without its sources.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cache
from itertools import takewhile
from typing import Final

from .games import names, spec

ENGLISH: Final = "en"
ID: Final = r"[A-Z]{1,4}-[A-Z]?[0-9]+(?:\.[A-Z]?[0-9]+)*"
RULE: Final = re.compile(rf"(?:[*-] |\| )?\*\*({ID})(?:\*\*| —| )(.*)")
HEADING: Final = re.compile(r"#+ (?:[\d.]+ (?![a-zà-ž]))?(.*)|\*\*([A-Z][A-Za-z ,]+)\*\*")
"""The number of a chapter is no part of its title, that of a "3. fázis" is."""
LOOKS_LIKE_ID: Final = re.compile(r"[A-Za-z]{1,4}-[A-Za-z]?[0-9][0-9.A-Za-z]*")
TECHNICAL: Final = "<!-- for programmers -->"
"""Below a heading it speaks of the whole section, in a rule of that rule: players are not shown it."""
MARKS: Final = re.compile(rf"\*\*|`|(?<![\w*])\*(?=\S)|(?<=\S)\*(?![\w*])|{TECHNICAL}\s*")


@dataclass(frozen=True)
class Rule:
    """One numbered sentence, ruling or example."""

    game: str
    id: str
    text: str
    section: str
    title: str = ""
    """Rulings and examples have one; the text begins with it."""
    about: str = ""
    """What its section says first."""
    technical: bool = False
    """For those who write programs; players are not shown it."""


@cache
def rules(game: str, lang: str = "en") -> tuple[Rule, ...]:
    """All rules of a game in the order of the English text; in another language where they are written in it."""
    spoken = {rule.id: rule for rule in written(game, lang)}
    return tuple([spoken.get(rule.id, rule) for rule in written(game, ENGLISH)])


@cache
def written(game: str, lang: str) -> tuple[Rule, ...]:
    """The rules of one file in its order; none if there is no such file."""
    path = spec(game).file("rules", f"{lang}.md")
    lines = path.read_text(encoding="utf-8").splitlines() if path.is_file() else []
    found: list[Rule] = []
    section = about = ""
    technical = False
    for k, line in enumerate(lines):
        rule = RULE.match(line)
        heading = HEADING.match(line)
        if rule is not None:
            text = plain(whole_text(lines, k + 1, rule[2]))
            marked = technical or TECHNICAL in line
            found.append(Rule(game, rule[1], text, section, title_of(line, rule[2]), about, marked))
        elif heading is not None:
            section, about, technical = heading[1] or heading[2], "", False
        elif line == TECHNICAL:
            technical = True
        elif line.startswith("> "):
            about = plain(line[2:])
    return tuple(found)


def title_of(line: str, rest: str) -> str:
    """What stands in bold behind an id."""
    bold, _, _ = rest.partition("**")
    return plain(bold) if line.count("**") == 2 and bold != rest else ""


def whole_text(lines: list[str], k: int, text: str) -> str:
    """The text of a rule from its first line on: its other lines, the table its colon announces, or a list below it.

    A rule may also be a row of a table: its cells are its text.
    """
    if lines[k - 1].startswith("|"):
        return "; ".join([cell.strip() for cell in text.strip(" |").split("|")])
    more = list(takewhile(lambda line: line.startswith("  "), lines[k:]))
    text = " ".join([text, *[line.strip() for line in more]])
    rest = lines[k + len(more) :]
    if text.endswith(":"):
        table = takewhile(lambda line: not line or line.startswith("|"), rest)
        rows = [row.strip("|").split("|") for row in table if row and not row.startswith("|---")]
        return "\n".join([text, *["| " + " | ".join([cell.strip() for cell in row]) for row in rows]])
    items = takewhile(lambda line: line.startswith(("* ", "- ")) and not RULE.match(line), rest)
    return "\n".join([text, *[item[2:] for item in items]])


def plain(text: str) -> str:
    """Without the marks of Markdown."""
    return re.sub(MARKS, "", text).strip()


def every_rule(lang: str = "en") -> list[Rule]:
    """The rules of all games."""
    return [rule for game in names() for rule in rules(game, lang)]


def ask(query: str, lang: str = "en") -> tuple[str, list[Rule]]:
    """What is looked for, and among which rules: those of the game that the query begins with, or all."""
    game, _, rest = query.strip().partition(" ")
    return (rest, list(rules(game, lang))) if game in names() and rest else (query, every_rule(lang))


# ---- finding -------------------------------------------------------------------
def looks_like_id(query: str) -> bool:
    """Whether somebody asks for an id rather than for words."""
    return LOOKS_LIKE_ID.fullmatch(query) is not None


def find(query: str, among: list[Rule]) -> list[Rule]:
    """The rule of an id, the rules below it, or those that contain all the words."""
    query = query.strip().casefold()
    if looks_like_id(query):
        exact = [rule for rule in among if rule.id.casefold() == query]
        return exact or [rule for rule in among if is_below(rule.id.casefold(), query)]
    words = query.split()
    return [rule for rule in among if words and all(word in f"{rule.section} {rule.text}".casefold() for word in words)]


def is_below(id_: str, prefix: str) -> bool:
    """EV-9.3 is below EV-9 and EV-11.C1 below EV-11.C, but EV-10.1 is not below EV-1."""
    rest = id_[len(prefix) :]
    return id_.startswith(prefix) and not (prefix[-1].isdigit() and rest[:1].isdigit())


def nearest(query: str, among: list[Rule]) -> list[str]:
    """Ids that look like the one asked for."""
    return get_close_matches(query.strip().upper(), [rule.id for rule in among], n=5, cutoff=0.5)
