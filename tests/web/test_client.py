"""The client fits the server: its types are made from the server's classes, its words exist."""

from __future__ import annotations

import re
from pathlib import Path
from types import ModuleType

import pytest
from fluent.syntax import FluentParser, ast

from scripts.web_types import FILES
from tangledbank.games.dominant_species import terms as dom
from tangledbank.games.marine import terms as mar
from tangledbank.i18n import folders

ROOT = Path(__file__).parents[2]
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


@pytest.mark.parametrize(("game", "terms"), [("dominant-species", dom), ("marine", mar)])
def test_what_is_printed_on_tiles_is_what_the_rules_count(game: str, terms: ModuleType) -> None:
    """The client draws these numbers; the server alone reckons with them."""
    kit = read(SOURCES / "games" / game / "kit.ts")
    drawn = re.findall(r"(\w+): \{ points: \[([\d, ]+)\], limit: (\d) \}", kit)
    printed = zip(terms.TERRAINS, terms.SCORES, terms.SPECIATION_LIMIT, strict=True)
    assert drawn == [(name, ", ".join(map(str, points)), str(limit)) for name, points, limit in printed]


def read(path: Path) -> str:
    return path.read_text(encoding="utf-8")
