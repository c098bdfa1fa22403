"""The games as a folder that any web server can serve.

`python -m scripts.packaging.static FOLDER` copies the built client there.

Every address of the client is a folder or a file of its own, as far as it can be known; for the others (a table, a
replay) most servers show 404.html, which is the same page.
"""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

from tangledbank.games import names

WEB = Path(__file__).parent.parent.parent / "src" / "tangledbank" / "web"
PLACES = ["new", "join", "rules", "learn", "bots", "settings", "account", "history", "replay", "puzzles", "daily"]
OF_A_GAME = ["new", "rules", "learn", "puzzles"]


def places() -> list[str]:
    """The addresses of the client that are known before anybody plays."""
    return PLACES + [f"{place}/{game}" for place in OF_A_GAME for game in names()]


def copy(folder: Path) -> None:
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(WEB, folder)
    index = folder / "index.html"
    text = index.read_text(encoding="utf-8")
    index.write_text(text.replace('name="offline"', 'name="offline" data-static'), encoding="utf-8")
    for place in places():
        (folder / place).mkdir(parents=True, exist_ok=True)
        shutil.copyfile(folder / "index.html", folder / place / "index.html")
    shutil.copyfile(folder / "index.html", folder / "404.html")


def main(folder: str) -> None:
    if not (WEB / "offline").is_dir():
        raise SystemExit("first: make offline")
    copy(Path(folder))
    print(f"{folder}: {len(places()) + 1} pages")


if __name__ == "__main__":
    main(*sys.argv[1:])
