"""Writes the words of docs/glossary.md into the package, for the rules page: `python -m scripts.generate.glossary`."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Final

from tangledbank.games import names, spec
from tangledbank.i18n import LANGUAGES

ROOT: Final = Path(__file__).resolve().parent.parent.parent
SOURCE: Final = ROOT / "docs" / "glossary.md"

Terms = dict[str, list[dict[str, str]]]


def terms(text: str) -> Terms:
    """The rows of every table by game; what only the code says is left out."""
    found: Terms = {game: [] for game in names()}
    game, section = "", ""
    for line in text.splitlines():
        heading = re.match(r"(#+) (.*)", line)
        if heading is not None and heading[1] == "##":
            game = heading[2].lower().replace(" ", "-")
        elif heading is not None:
            section = heading[2]
        elif line.startswith("| ") and not line.startswith("| English") and game in found:
            cells = [cell.strip().replace("`", "") for cell in line.strip("|").split("|")]
            found[game].append({"section": section, **dict(zip(LANGUAGES, cells, strict=False))})
    return found


def written(text: str) -> dict[str, str]:
    """The file of every game."""
    return {game: json.dumps(found, ensure_ascii=False, indent=1) + "\n" for game, found in terms(text).items()}


if __name__ == "__main__":
    for name, text in written(SOURCE.read_text(encoding="utf-8")).items():
        Path(str(spec(name).file("glossary.json"))).write_text(text, encoding="utf-8")
