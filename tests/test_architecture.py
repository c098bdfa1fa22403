"""The shape of the program: dependencies point one way, the rules are pure, pieces are small."""

from __future__ import annotations

import ast
import re
from collections import Counter
from functools import cache
from pathlib import Path

import pytest

from tangledbank.games import names

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src" / "tangledbank"
PARTS = {path.stem for path in PACKAGE.iterdir()}
SOURCES = sorted(PACKAGE.rglob("*.py"))
OUTER = {"bots", "env", "terminal"}
"""Parts of a game, or of Earth, that belong to a ring."""
COMPILED_RINGS = [PACKAGE / "bots" / "search", PACKAGE / "env" / "encode"]


def level(path: Path) -> str:
    """What a module is, as a key of MAY_IMPORT."""
    parts = path.relative_to(PACKAGE).parts
    if parts[0] == "games" and len(parts) == 2:
        return "finding games"
    inside = parts[2:] if parts[0] == "games" else parts[1:]
    if parts[0] in ("games", "earth"):
        return inside[0] if inside[0] in OUTER else "rules"
    return parts[0]


PURE = [
    path
    for path in SOURCES
    if (
        path.relative_to(PACKAGE).parts[0] in ("core", "earth", "games")
        and level(path) not in ("finding games", "terminal")
        and path.name != "picture.py"
    )
    or path.parent in COMPILED_RINGS
    or path == PACKAGE / "learn" / "net.py"
]
"""What the compiler gets: rules, judges, encoders."""

# What core, earth and games may import from outside: nothing that reads clocks, files, networks or chance.
ALLOWED = {
    "__future__",
    "typing",
    "collections.abc",
    "copyreg",
    "mypy_extensions",
    "hashlib",
    "inspect",
    "json",
    "re",
    "importlib",
}
ENCODERS = {*ALLOWED, "librt", "librt.vecs"}
"""Bytes that the compiler indexes without making objects (ADR 0022)."""
LIBRARY = {"api", "replaying", "i18n", "languages", "ruletext", "lessons", "version"}
MAY_IMPORT = {
    "core": {"core"},
    "finding games": {"core", "games"},
    "rules": {"core", "earth", "games"},
    "bots": {"core", "earth", "games", "bots"},
    "env": {"core", "earth", "games", "bots", "learn", "env"},
    "learn": {"core", "games", "bots", "env", "learn"},
    "terminal": {"core", "earth", "games", "bots", "cli"},
    "coach": {"core", "games", "bots", "coach", "replaying"},
    "puzzles": {"core", "games", "bots", "coach", "puzzles"},
    "arena": {"core", "games", "bots", "arena", "api", "replaying"},
    "daily": {"core", "games", "bots", "daily"},
    "server": {"core", "games", "bots", "coach", "daily", "puzzles", "server", *LIBRARY},
    "local": {"core", "games", "bots", "coach", "daily", "puzzles", "server", "local", *LIBRARY},
    "cli": {"core", "games", "bots", "coach", "daily", "puzzles", "env", "arena", "server", "cli", *LIBRARY},
}


@cache
def nodes(path: Path) -> list[ast.AST]:
    """All of a module, parsed once for all tests."""
    return list(ast.walk(ast.parse(path.read_text(encoding="utf-8"))))


@cache
def imported(path: Path) -> list[str]:
    """Absolute names of everything a module imports."""
    here = ["tangledbank", *path.relative_to(PACKAGE).parts[:-1]]
    names: list[str] = []
    for node in nodes(path):
        if isinstance(node, ast.Import):
            names += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            base = here[: len(here) + 1 - node.level] if node.level else []
            names.append(".".join([*base, *([node.module] if node.module else [])]))
            if node.level and not node.module:
                names[-1:] = [".".join([*base, alias.name]) for alias in node.names]
    return names


def functions(path: Path) -> list[ast.FunctionDef]:
    return [node for node in nodes(path) if isinstance(node, ast.FunctionDef)]


def lines(path: Path) -> int:
    return len(path.read_text(encoding="utf-8").splitlines())


def size(function: ast.FunctionDef) -> int:
    return (function.end_lineno or 0) - function.lineno + 1


def offenders(found: dict[Path, set[str]]) -> dict[str, list[str]]:
    """Modules with something in them that should not be there, and what it is."""
    return {str(path.relative_to(PACKAGE)): sorted(wrong) for path, wrong in found.items() if wrong}


def impure(path: Path) -> set[str]:
    outside = {name for name in imported(path) if not name.startswith("tangledbank")}
    native = path.name in ("ints.py", "floats.py") or path.parent.name in ("encode", "env", "learn")
    return outside - (ENCODERS if native else ALLOWED)


def outward(path: Path) -> set[str]:
    inside = {name.split(".")[1] for name in imported(path) if name.startswith("tangledbank.")} & PARTS
    return inside - MAY_IMPORT.get(level(path), inside)


def ring_inside(path: Path) -> set[str]:
    """Parts of rings that the rules of a game, or Earth, would need: their own, which are folders beside them."""
    if level(path) != "rules":
        return set()
    return {name for name in imported(path) if name.startswith("tangledbank.") and OUTER & set(name.split("."))}


def other_games(path: Path) -> set[str]:
    """Games that a game names; `game_spec` and `gallery` of the folder above are for all of them."""
    parts = path.relative_to(PACKAGE).parts
    folders = {folder.name for folder in (PACKAGE / "games").iterdir() if folder.is_dir()}
    own = {parts[1]} if parts[0] == "games" else set()
    return ({name.split(".")[2] for name in imported(path) if name.startswith("tangledbank.games.")} & folders) - own


def test_the_modules_are_found() -> None:
    assert (
        {PACKAGE / "core" / "state.py", PACKAGE / "games" / "marine" / "env" / "encoder.py"} <= set(PURE) < set(SOURCES)
    )


def test_rules_import_nothing_impure() -> None:
    assert offenders({path: impure(path) for path in PURE}) == {}


def test_dependencies_point_one_way() -> None:
    assert offenders({path: outward(path) for path in SOURCES}) == {}


def test_policies_know_encoders_and_no_environments() -> None:
    found = {path: environments(path) for path in SOURCES if level(path) == "learn"}
    assert found
    assert offenders(found) == {}


def environments(path: Path) -> set[str]:
    """What a module imports of the environments beside the encoders."""
    named = {name for name in imported(path) if name.startswith("tangledbank.env")}
    return {name for name in named if not name.startswith("tangledbank.env.encode.")}


def test_the_rules_import_nothing_that_plays_learns_or_draws() -> None:
    assert offenders({path: ring_inside(path) for path in SOURCES}) == {}


def test_nobody_imports_a_game_but_itself() -> None:
    """Neither another game nor Earth, and no ring: they ask for parts by the name of a game."""
    assert offenders({path: other_games(path) for path in SOURCES}) == {}


NAMES = set(names())


def asked(path: Path) -> set[str]:
    """Names of games in a module, other than in sentences."""
    docstrings = {id(node.value) for node in nodes(path) if isinstance(node, ast.Expr)}
    constants = [n for n in nodes(path) if isinstance(n, ast.Constant) and id(n) not in docstrings]
    return {node.value for node in constants if isinstance(node.value, str)} & NAMES


def test_no_ring_asks_which_game_it_serves() -> None:
    rings = [path for path in SOURCES if path.relative_to(PACKAGE).parts[0] != "games"]
    assert offenders({path: asked(path) for path in rings}) == {}


CODE = {".py", ".ts", ".svelte", ".css", ".js", ".mjs"}
LARGE = {
    "src/tangledbank/games/marine": "what a file is called in one game it is called in the others",
    "tests/games/evolution/rules": "one file for each chapter of the rulebook",
    "tests/games/dominant_species/rules": "the same",
    "tests/games/marine/rules": "the same",
}
"""Folders that would be worse to read in parts, and why."""


def test_folders_are_small() -> None:
    """Who opens a folder sees at a glance what is in it; at most 20 sources, and sub-folders by concept."""
    places = ("src/tangledbank", "scripts", "tests", "web/src", "web/tests")
    files = [path for place in places for path in (ROOT / place).rglob("*") if PACKAGE / "web" not in path.parents]
    counted = Counter(path.parent for path in files if path.suffix in CODE and path.name != "__init__.py")
    large = {str(folder.relative_to(ROOT)) for folder, count in counted.items() if count > 20}
    assert large == set(LARGE)


def test_the_core_is_small() -> None:
    """The conformance suite is not counted: it is a test that users get, too."""
    engine = [path for path in (PACKAGE / "core").glob("*.py") if path.name != "check.py"]
    assert sum(lines(path) for path in engine) <= 2390


def test_modules_are_small() -> None:
    assert {str(path): lines(path) for path in SOURCES if lines(path) > 400} == {}


def test_functions_are_small() -> None:
    assert offenders({path: {f.name for f in functions(path) if size(f) > 60} for path in SOURCES}) == {}


def test_functions_are_short_in_general() -> None:
    sizes = sorted(size(f) for path in SOURCES for f in functions(path))
    assert sizes[len(sizes) // 2] <= 8
    assert sizes[len(sizes) * 9 // 10] <= 30


def test_the_public_names_are_these() -> None:
    import tangledbank

    assert all(hasattr(tangledbank, name) for name in tangledbank.__all__)
    assert sorted(tangledbank.__all__, key=str.lower) == sorted(set(tangledbank.__all__), key=str.lower)
    assert {"new", "position", "replay", "verify", "games", "Game", "Record"} <= set(tangledbank.__all__)


@pytest.mark.parametrize(
    ("module", "name", "copying"),
    [
        ("games/evolution/state.py", "Evo", "clone"),
        ("games/dominant_species/state.py", "Dom", "clone"),
        ("games/marine/state.py", "Sea", "clone"),
        ("earth/state.py", "HexWorld", "copy_earth"),
        ("earth/state.py", "HexWorld", "clear_earth"),
        ("earth/supplies.py", "Supplies", "copy_supplies"),
        ("earth/supplies.py", "Supplies", "clear_supplies"),
    ],
)
def test_a_clone_copies_every_field(module: str, name: str, copying: str) -> None:
    """A field that clone() forgets would raise only where it is read: ask the uncompiled class."""
    tree = ast.parse((PACKAGE / module).read_text(encoding="utf-8"))
    state = next(n for n in tree.body if isinstance(n, ast.ClassDef) and n.name == name)
    fields = {n.target.id for n in state.body if isinstance(n, ast.AnnAssign) and isinstance(n.target, ast.Name)}
    clone = next(n for n in state.body if isinstance(n, ast.FunctionDef) and n.name == copying)
    copied = {n.attr for n in ast.walk(clone) if isinstance(n, ast.Attribute) and isinstance(n.ctx, ast.Store)}
    slots = next(n for n in state.body if isinstance(n, ast.Assign))
    assert isinstance(slots.value, ast.Tuple)
    assert fields == copied == {n.value for n in slots.value.elts if isinstance(n, ast.Constant)}


def test_the_client_knows_no_game_by_name_outside_its_folder() -> None:
    """What a game has for the browser is in web/src/games/NAME, and is found there."""
    web = ROOT / "web" / "src"
    sources = [path for kind in ("ts", "svelte", "css") for path in web.rglob(f"*.{kind}")]
    general = [path for path in sources if path.relative_to(web).parts[0] != "games"]
    spelled = re.compile(rf"""["'`/]({"|".join(names())})["'`/:]""")
    named = {(path.name, found) for path in general for found in spelled.findall(path.read_text(encoding="utf-8"))}
    assert len(general) > 100
    assert named == set()
