"""What changed since the last commit: format, lint and types of it, and the tests nearest to it, in half a minute.

Which tests are near is decided by folders and names; a module that has no test of its name has those of its folder.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
SOURCE = Path("src/tangledbank")
ON_EARTH = ("dominant_species", "marine")
ALWAYS = ("tests/core", "tests/test_architecture.py")
WHOLE_RING = {
    "server": "http/test_app.py",
    "bots": "test_bots.py",
    "env": "test_encode.py",
    "arena": "test_match.py",
    "cli": "test_main.py",
    "learn": "test_bot.py",
    "local": "test_imports.py",
    "coach": "test_review.py",
    "daily": "test_daily.py",
    "puzzles": "test_shipped.py",
}
"""The test that goes through most of a ring."""
WORDS = {
    "locale": "tests/test_locale.py",
    "rules": "tests/test_traceability.py",
    "lessons": "tests/games/test_additions.py",
}


def changed() -> list[Path]:
    """Files that differ from the last commit, new ones too; not those that are gone."""
    commands = (
        ["git", "diff", "--name-only", "--diff-filter=d", "HEAD"],
        ["git", "ls-files", "--others", "--exclude-standard"],
    )
    outputs = [subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True) for command in commands]
    return sorted({Path(line) for output in outputs for line in output.stdout.splitlines()})


def nearest(path: Path) -> set[str]:
    """Tests of a changed file."""
    if path.is_relative_to(SOURCE) and len(path.parts) > 3:
        return of_source(path.relative_to(SOURCE))
    if path.is_relative_to("docs") or path.suffix == ".md":
        return {"tests/docs"}
    if path.is_relative_to("scripts"):
        return named("tests", path.stem)
    if path.is_relative_to("tests") and path.suffix == ".py":
        return {str(path)} if path.name.startswith("test_") else of_helper(path)
    return set()


def of_source(path: Path) -> set[str]:
    """Tests of a module: of its game, its ring, its name."""
    ring, *folders = path.parts[:-1]
    if ring == "core":
        return {"tests/games/test_conformance.py"}
    if ring == "earth":
        return {test for game in ON_EARTH for test in rules_of(game)}
    if ring == "games":
        whole_games = {"tests/games/test_conformance.py"}
        return of_game(folders[0], folders[1] if len(folders) > 1 else "", path) if folders else whole_games
    if ring in WORDS:
        return {WORDS[ring]}
    whole = ROOT / "tests" / ring / WHOLE_RING.get(ring, "test_app.py")
    return named(f"tests/{ring}", path.stem) or ({str(whole.relative_to(ROOT))} if whole.exists() else set())


def of_game(game: str, part: str, path: Path) -> set[str]:
    """Tests of a game's rules, or of what it brings for a ring."""
    ring = {"bots": "bots", "env": "env", "terminal": "cli"}.get(part)
    if ring:
        return named(f"tests/{ring}", game) or {f"tests/{ring}/{WHOLE_RING[ring]}"}
    if part in ("words", "locale"):
        return {"tests/test_locale.py"}
    return rules_of(game) | named(f"tests/games/{game}", part or path.stem)


def rules_of(game: str) -> set[str]:
    """Tests of a game but those that play random games or read positions: these take longer than all others."""
    folder = ROOT / "tests" / "games" / game
    folders = {path.parent for path in folder.glob("*/test_*.py") if path.parent.name != "properties"}
    return {str(path.relative_to(ROOT)) for path in folders}


def named(folder: str, name: str) -> set[str]:
    """Tests whose names begin or end with that of a module."""
    found = (ROOT / folder).rglob("test_*.py")
    return {str(path.relative_to(ROOT)) for path in found if f"_{name}_" in f"{path.stem}_"}


def of_helper(path: Path) -> set[str]:
    """What is beside a helper of tests: of a game its rules, else what imports it by name."""
    if path.is_relative_to("tests/games") and len(path.parts) > 3:
        return rules_of(path.parts[2])
    tests = (ROOT / path.parent).rglob("test_*.py")
    return {str(test.relative_to(ROOT)) for test in tests if f"{path.stem} import" in test.read_text(encoding="utf-8")}


def run(commands: Iterable[list[str]]) -> int:
    """One after the other, until one fails."""
    for command in commands:
        if code := subprocess.run(command, cwd=ROOT, check=False).returncode:
            return code
    return 0


def commands(paths: list[Path], venv: str) -> list[list[str]]:
    """What to run for these changes."""
    python = [str(path) for path in paths if path.suffix == ".py"]
    checks = [["ruff", "format", "--check"], ["ruff", "check"], ["mypy", "--strict"]] if python else []
    found = [[f"{venv}/{check[0]}", *check[1:], *python] for check in checks]
    web = [str(path.relative_to("web")) for path in paths if path.is_relative_to("web/src")]
    if web and (ROOT / "web" / "node_modules").exists():
        found.append(["npm", "run", "check", "--prefix", "web", "--silent"])
        found.append(["npx", "--prefix", "web", "vitest", "related", "--run", "--root", "web", *web])
    tests = sorted({*ALWAYS, *(test for path in paths for test in nearest(path))})
    found.append([f"{venv}/python", "-m", "pytest", "-q", "-n", "2", "--randomly-seed=1859", *tests])
    return found


if __name__ == "__main__":
    sys.exit(run(commands(changed(), sys.argv[1])))
