"""The client fits the server: its types are made from the server's classes, its words exist."""

from __future__ import annotations

import json
import re
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

from scripts.generate.web_types import FILES
from tangledbank.games.dominant_species import terms as dom
from tangledbank.games.marine import terms as mar
from tangledbank.i18n import folders

ROOT = Path(__file__).parents[3]
SOURCES = ROOT / "web" / "src"


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_generated_typescript_is_up_to_date(path: Path) -> None:
    assert path.read_text(encoding="utf-8") == FILES[path]()


def test_every_word_of_the_client_exists() -> None:
    files = [path for folder in folders("en") for path in folder.iterdir()]
    entries = [entry for path in files for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body]
    known = {entry.id.name for entry in entries if isinstance(entry, ast.Message)}
    files_of_words = {path.name.removesuffix(".ftl") for path in files}
    used: set[str] = set()
    for path in [*SOURCES.rglob("*.ts"), *SOURCES.rglob("*.svelte")]:
        used |= set(re.findall(r"[\"'`](web-[a-z0-9-]+)[\"'`]", path.read_text(encoding="utf-8")))
    assert used - known - files_of_words == set()


TERMS: dict[str, ModuleType] = {"dominant-species": dom, "marine": mar}


@pytest.mark.parametrize("game", TERMS)
def test_what_is_printed_on_tiles_is_what_the_rules_count(game: str) -> None:
    """The client draws these numbers; the server alone reckons with them."""
    terms = TERMS[game]
    drawn = re.findall(r"(\w+): \{ points: \[([\d, ]+)\], limit: (\d) \}", kit(game))
    printed = zip(terms.TERRAINS, terms.SCORES, terms.SPECIATION_LIMIT, strict=True)
    assert drawn == [(name, ", ".join(map(str, points)), str(limit)) for name, points, limit in printed]


@pytest.mark.parametrize("game", TERMS)
def test_what_is_printed_on_the_display_is_what_the_rules_count(game: str) -> None:
    drawn = re.findall(r'\{ name: "(\w+)", spaces: (\d),', kit(game))
    assert drawn == [(name, str(spaces)) for name, spaces in TERMS[game].SECTIONS]


def test_what_is_printed_on_single_spaces_is_what_the_rules_count() -> None:
    assert constant("marine", "MIGRATION") == mar.MIGRATION_CUBES
    assert constant("marine", "SPECIAL_SPACES") == [mar.SPACES[space] for space in mar.SPECIAL_SPACES]
    assert constant("dominant-species", "MOST_ELEMENTS") == dom.MOST_ELEMENTS
    assert constant("dominant-species", "SPECIATION") == [dom.ELEMENTS[e] for e in dom.SPECIATION_ELEMENT]
    pairs = [[dom.TERRAINS[terrain] for terrain in terrains[1:]] for terrains in dom.COMPETITION_TERRAINS]
    around = constant("dominant-species", "COMPETITION")
    assert [around[n : n + 2] for n in range(len(pairs))] == pairs
    first = re.search(r'section === "migration"\) return \{ kind: "number", n: (\d) - n \}', kit("dominant-species"))
    assert first is not None
    assert [int(first[1]) - n for n in range(1, 7)] == dom.MIGRATION_CUBES


def kit(game: str) -> str:
    """What the client draws on the board of a game."""
    return read(SOURCES / "games" / game / "kit.ts")


def constant(game: str, name: str) -> Any:
    """A number or a list of it."""
    found = re.search(rf"const {name} = (\d+|\[[^\]]*\]);", kit(game))
    assert found is not None, name
    return json.loads(re.sub(r",\s*\]", "]", found[1]))


def read(path: Path) -> str:
    return path.read_text(encoding="utf-8")
