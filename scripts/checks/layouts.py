"""Every game and language, every number of players, windows of all sizes: what overlaps, is cut, or is too small.

`python -m scripts.checks.layouts [--game marine] [--players 4] [--language hu] [--window 390x844] [--pictures FOLDER]`
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from tangledbank.i18n import LANGUAGES
from tests.server.serving import Served
from tests.web.browsing import chromium
from tests.web.layouts import SEATS, WINDOWS, Layouts, Window

SEED: Final = 1859


def tables(only: argparse.Namespace) -> Iterator[tuple[str, int, str, int]]:
    """Game, players, language and seed: other players and another language have another position, too."""
    for game in only.game or SEATS:
        for players in only.players or SEATS[game]:
            for k, language in enumerate(LANGUAGES):
                if language in (only.language or LANGUAGES):
                    yield game, players, language, SEED + k


def measured(layouts: Layouts, name: str, windows: list[Window], pictures: Path | None) -> int:
    """How many findings there are in these windows; each is printed."""
    number = 0
    for window in windows:
        layouts.resizes(window)
        if pictures:
            layouts.person.window.screenshot(path=pictures / f"{name}-{window}.png")
        for finding in layouts.findings():
            number += 1
            print(f"{name}-{window}: {finding}", flush=True)
    return number


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", action="append", choices=list(SEATS))
    parser.add_argument("--players", action="append", type=int)
    parser.add_argument("--language", action="append", choices=LANGUAGES)
    parser.add_argument("--window", action="append", choices=[str(window) for window in WINDOWS])
    parser.add_argument("--pictures", type=Path)
    return parser.parse_args()


def main() -> int:
    only = arguments()
    windows = [window for window in WINDOWS if str(window) in (only.window or map(str, WINDOWS))]
    if only.pictures:
        only.pictures.mkdir(parents=True, exist_ok=True)
    rendered = found = 0
    with tempfile.TemporaryDirectory() as folder, Served(Path(folder)) as served, chromium() as browser:
        for game, players, language, seed in tables(only):
            layouts = Layouts(browser, served, language)
            layouts.sits(game, players, seed)
            found += measured(layouts, f"{game}-{players}-{language}", windows, only.pictures)
            rendered += len(windows)
            layouts.person.context.close()
    print(f"{rendered} layouts, {found} findings")
    return min(found, 1)


if __name__ == "__main__":
    sys.exit(main())
