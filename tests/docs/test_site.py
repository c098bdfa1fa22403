"""The documentation as a site: every link leads somewhere, all that is public is in the reference."""

from __future__ import annotations

import re
from pathlib import Path
from urllib.parse import unquote

import pytest

import tangledbank
from scripts.packaging.site import Site

LINK = re.compile(r'(?:href|src)="([^"]+)"')


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("site")
    Site().write(out)
    return out


def test_every_link_leads_somewhere_and_to_no_other_server_by_itself(site: Path) -> None:
    wrong = []
    pages = {path: path.read_text(encoding="utf-8") for path in site.rglob("*.html")}
    assert len(pages) > 50
    for path, text in pages.items():
        assert not re.search(r'(<script|<link|<img)[^>]*"https?:', text), path
        for link in LINK.findall(text):
            place, _, anchor = unquote(link).partition("#")
            to = (path.parent / place).resolve() if place else path
            if re.match(r"[a-z]+:", link):
                continue
            if not to.exists() or (anchor and to in pages and f'id="{anchor}"' not in pages[to]):
                wrong.append(f"{path.relative_to(site)}: {link}")
    assert wrong == []


def test_the_reference_names_all_that_is_public(site: Path) -> None:
    text = (site / "docs" / "reference-tangledbank.html").read_text(encoding="utf-8")
    for name in tangledbank.__all__:
        assert name.startswith("_") or f'id="{name.lower()}"' in text, name
    assert "Whether the engine runs compiled." in text
    assert 'id="options"' in text, "methods of Game"
    bots = (site / "docs" / "reference-bots.html").read_text(encoding="utf-8")
    assert "no docstring" not in bots
    assert 'id="bot"' in bots


def test_code_is_coloured_and_the_front_page_is_the_readme(site: Path) -> None:
    assert "Tangled Bank" in (site / "index.html").read_text(encoding="utf-8")
    assert '<pre class="highlight">' in (site / "docs" / "api.html").read_text(encoding="utf-8")
    architecture = (site / "docs" / "architecture.html").read_text(encoding="utf-8")
    assert "flowchart" not in architecture, "a diagram is a table"
    assert "<td>earth</td>" in architecture
    assert ".highlight" in (site / "site.css").read_text(encoding="utf-8")
