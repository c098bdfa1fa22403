"""The documentation as a site: a page of every document and of the public API.

`python -m scripts.packaging.site build/docs` makes it.

Pages lie where their Markdown lies, with .html for .md; README.md is the front page. What documents link to comes
along. No page asks another server for anything.
"""

from __future__ import annotations

import html
import os
import re
import shutil
import sys
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any

from markdown_it import MarkdownIt
from markdown_it.token import Token
from pygments import highlight  # type: ignore[import-untyped]
from pygments.formatters import HtmlFormatter  # type: ignore[import-untyped]
from pygments.lexers import get_lexer_by_name  # type: ignore[import-untyped]
from pygments.util import ClassNotFound  # type: ignore[import-untyped]

from . import diagram, reference

ROOT = Path(__file__).parent.parent.parent
FRONT = "README.md"
IN_HTML = re.compile(r'(<(?:img|source) [^>]*src(?:set)?=")([^":]+)"')
"""A picture that a document names in HTML."""
SECTIONS = {
    "Play": ("terminal", "web", "daily", "coach", "offline", "glossary", "rulings"),
    "Use": ("api", "notation", "bots", "outside-bots", "env", "learning", "openspiel"),
    "Serve": ("server", "socket", "operations"),
    "Build on it": ("architecture",),
}
"""The documents of docs/ in the menu; folders follow."""
FOLDERS = {"Guides": "docs/howto", "Rules, code and tests": "docs/rules", "Decisions": "docs/adr"}
STYLE = """
:root { color-scheme: light dark;
  --ink: #22261f; --paper: #fffdf7; --line: #d8cfba; --accent: #1f5c43; --code: #f4efe3 }
@media (prefers-color-scheme: dark) {
  :root { --ink: #ecebe1; --paper: #161a17; --line: #3c463f; --accent: #7cc79d; --code: #1f2521 } }
body { margin: 0; color: var(--ink); background: var(--paper); font: 100%/1.5 system-ui, sans-serif }
a { color: var(--accent) } img { max-width: 100% } h1, h2, h3 { line-height: 1.2 }
nav { padding: 1rem; border-top: 1px solid var(--line) } .menu { display: block; padding: 1rem 1rem 0 }
nav ul { list-style: none; padding: 0; margin: 0 0 1rem }
main { padding: 1rem; max-width: 50rem } pre { overflow-x: auto; padding: .8rem; background: var(--code) }
code { background: var(--code); overflow-wrap: anywhere } pre code { overflow-wrap: normal }
h1, h2, h3 { overflow-wrap: anywhere }
main table { display: block; overflow-x: auto; border-collapse: collapse }
td, th { border: 1px solid var(--line); padding: .3rem .6rem; text-align: left; vertical-align: top }
@media (min-width: 60rem) {
  .menu { display: none } body { display: grid; grid-template-columns: 18rem minmax(0, 1fr) }
  nav { order: -1; border: 0; border-right: 1px solid var(--line); height: 100vh; overflow: auto;
    position: sticky; top: 0; box-sizing: border-box } }
"""


class Site:
    """All pages, and the files that they link to."""

    def __init__(self) -> None:
        documents = [ROOT / FRONT, *sorted((ROOT / "docs").rglob("*.md"))]
        self.pages = {str(path.relative_to(ROOT)): path.read_text(encoding="utf-8") for path in documents}
        self.pages.update(reference.pages())
        self.files: set[str] = set()
        self.markdown = MarkdownIt("commonmark", {"html": True, "highlight": coloured}).enable("table")

    def write(self, out: Path) -> None:
        """Every page, and every page that one of them links to."""
        done: set[str] = set()
        while waiting := sorted(set(self.pages) - done):
            for path in waiting:
                write(out / address(path), self.page(path))
            done.update(waiting)
        for name in self.files:
            (out / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, out / name)
        colours = HtmlFormatter().get_style_defs(".highlight")
        dark = HtmlFormatter(style="monokai").get_style_defs(".highlight")
        write(out / "site.css", f"{STYLE}\n{colours}\n@media (prefers-color-scheme: dark) {{ {dark} }}\n")

    def page(self, path: str) -> str:
        """A whole page of HTML."""
        tokens = self.markdown.parse(self.pages[path])
        name_headings(tokens)
        for token in tokens:
            if token.type == "fence" and token.info == "mermaid":
                token.type, token.content = "html_block", diagram.table(token.content)
            for part in token.children or []:
                self.lead(path, part)
        title, style = html.escape(title_of(self.pages[path])), beside(path, "site.css")
        body = IN_HTML.sub(lambda found: found[1] + self.target(path, found[2]) + '"', self.drawn(tokens))
        return (
            f'<!doctype html>\n<html lang="en"><meta charset="utf-8"><title>{title}</title>\n'
            f'<meta name="viewport" content="width=device-width"><link rel="stylesheet" href="{style}">'
            f'\n<a class="menu" href="#menu">Contents</a>\n<main>\n{body}</main>\n'
            f'<nav id="menu">{self.menu(path)}</nav></html>\n'
        )

    def drawn(self, tokens: Sequence[Token]) -> str:
        return str(self.markdown.renderer.render(tokens, self.markdown.options, {}))

    def lead(self, path: str, token: Token) -> None:
        """A link or a picture to where its page or file is in the site."""
        attribute = {"link_open": "href", "image": "src"}.get(token.type)
        if attribute:
            token.attrSet(attribute, self.target(path, str(token.attrGet(attribute))))

    def target(self, path: str, link: str) -> str:
        """Where a link of a document leads; what it leads to becomes part of the site."""
        place, mark, anchor = link.partition("#")
        if re.match(r"[a-z]+:", link) or not place:
            return link
        name = os.path.normpath(os.path.join(os.path.dirname(path), place))
        if (ROOT / name).is_dir():
            self.pages.setdefault(f"{name}/index.md", listing(name))
            name = f"{name}/index.md"
        elif name.endswith(".md") and name not in self.pages:
            self.pages[name] = (ROOT / name).read_text(encoding="utf-8")
        elif not name.endswith(".md"):
            self.files.add(name)
        return beside(path, address(name)) + mark + anchor

    def menu(self, path: str) -> str:
        """Links to all documents."""
        groups = {"": [FRONT], **{title: [f"docs/{name}.md" for name in names] for title, names in SECTIONS.items()}}
        groups["API reference"] = sorted(reference.pages())
        for title, folder in FOLDERS.items():
            groups[title] = sorted(name for name in self.pages if name.startswith(f"{folder}/"))
        return "\n".join(f"<b>{title}</b><ul>{self.links(path, names)}</ul>" for title, names in groups.items())

    def links(self, path: str, names: Sequence[str]) -> str:
        items = [(beside(path, address(name)), html.escape(title_of(self.pages[name]))) for name in names]
        return "".join(f'<li><a href="{link}">{title}</a></li>' for link, title in items)


def coloured(text: str, language: str, _: Any) -> str:
    """A block of code with the words of its language marked."""
    try:
        lexer = get_lexer_by_name("pycon" if text.startswith(">>>") else language)
    except ClassNotFound:
        return ""
    return f'<pre class="highlight">{highlight(text, lexer, HtmlFormatter(nowrap=True))}</pre>'


def name_headings(tokens: Sequence[Token]) -> None:
    """Headings can be linked to by the names that code hosts give them."""
    seen: dict[str, int] = {}
    for token, content in pairwise(tokens):
        if token.type == "heading_open":
            slug = re.sub(r"[^\w\- ]", "", content.content.lower().replace("`", "")).replace(" ", "-")
            token.attrSet("id", f"{slug}-{seen[slug]}" if slug in seen else slug)
            seen[slug] = seen.get(slug, 0) + 1


def title_of(text: str) -> str:
    """The first heading, without marks."""
    found = re.search(r"^# (.*)$", text, re.MULTILINE)
    return found[1].replace("`", "") if found else "Tangled Bank"


def listing(folder: str) -> str:
    """A page for a folder that a document links to."""
    names = sorted(path.name for path in (ROOT / folder).iterdir() if path.is_file())
    return "\n".join([f"# {folder}", "", *(f"- [{name}]({name})" for name in names)])


def address(path: str) -> str:
    """The place of a page or file in the site."""
    return "index.html" if path == FRONT else re.sub(r"\.md$", ".html", path)


def beside(path: str, target: str) -> str:
    """A place in the site, seen from the page of a document."""
    return os.path.relpath(target, os.path.dirname(address(path)) or ".")


def write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    Site().write(Path(sys.argv[1]))
