"""Where rules stand in the code: functions, classes and tables whose docstring or comment names a rule."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from scripts.generate.traceability import SOURCE, expand, own_prefixes, prefix, rules_of
from tangledbank.games import spec
from tests.games.declared import ALL, package

ID: Final = re.compile(r"\b[A-Z]{1,4}-[A-Z]?\d+")
CHAPTER: Final = re.compile(r"\b[A-Z]{1,4}-[A-Z]?\d+\b(?!\.)")
EARTH: Final = "tangledbank.earth"
RULES: Final = ("games/*/*.py", "games/*/actions/*.py", "earth/*.py", "earth/actions/*.py")
BESIDE: Final = {"text", "reasons", "insight", "rulebook", "notation", "laws"}
"""Modules that name rules and have none: they say what happens, or check it; position/ reads and checks, too."""
STORED: Final = {"__init__", "__reduce__", "clone", "fields"}
"""Methods that make and store objects."""


class Place(NamedTuple):
    """A function, class or table; `rules` are pairs of game and id, as R-01 of one game is not R-01 of another."""

    path: Path
    name: str
    rules: tuple[tuple[str, str], ...]
    is_function: bool

    @property
    def module(self) -> str:
        return ".".join(self.path.relative_to(SOURCE.parent).with_suffix("").parts)

    def find(self, tree: ast.Module) -> ast.stmt:
        """Its node in a tree of its module."""
        return next(node for name, node, _ in definitions(tree, "") if name == self.name)


@cache
def order(game: str) -> list[str]:
    return list(rules_of(game))


def places() -> list[Place]:
    """All of all games."""
    paths = {path for pattern in RULES for path in SOURCE.glob(pattern) if path.stem not in BESIDE}
    return [place for path in sorted(paths) for place in places_in(path)]


def places_in(path: Path) -> Iterator[Place]:
    """Those of a module, in its order. What names no rule has those of its class, its chapter or all of its module."""
    text = path.read_text(encoding="utf-8")
    tree = ast.parse(text)
    chapter = ast.get_docstring(tree) or ""
    if not named(path, chapter):
        chapter = text
    lines = text.splitlines()
    inherited: dict[str, str] = {}
    for name, node, note in definitions(tree, ""):
        is_table = not isinstance(node, ast.FunctionDef | ast.ClassDef)
        note = note or (heading(lines, node.lineno) if is_table else "")
        own = note if named(path, note) else inherited.get(name.rpartition(".")[0], "" if is_table else chapter)
        inherited[name] = own
        if name.rpartition(".")[2] not in STORED and (found := named(path, own)):
            yield Place(path, name, tuple(found), isinstance(node, ast.FunctionDef))


def definitions(tree: ast.Module | ast.ClassDef, prefix: str) -> Iterator[tuple[str, ast.stmt, str]]:
    """Functions, classes with their methods, and tables: qualified name, node and docstring."""
    following = [*tree.body[1:], ast.Pass()]
    for node, after in zip(tree.body, following, strict=True):
        if isinstance(node, ast.FunctionDef):
            yield prefix + node.name, node, ast.get_docstring(node) or ""
        elif isinstance(node, ast.ClassDef):
            yield prefix + node.name, node, ast.get_docstring(node) or ""
            yield from definitions(node, f"{prefix}{node.name}.")
        elif isinstance(node, ast.Assign | ast.AnnAssign) and isinstance(target(node), ast.Name):
            yield prefix + ast.unparse(target(node)), node, text_of(after)


def text_of(node: ast.stmt) -> str:
    """What a string that stands for itself says."""
    return str(node.value.value) if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) else ""


def target(node: ast.Assign | ast.AnnAssign) -> ast.expr:
    return node.targets[0] if isinstance(node, ast.Assign) else node.target


def heading(lines: list[str], number: int) -> str:
    """The comment of a line, or the nearest one above it."""
    own = lines[number - 1].partition("  # ")[2]
    above = (line for line in reversed(lines[: number - 1]) if line.lstrip().startswith("# "))
    return own if ID.search(own) else next(above, "")


def named(path: Path, text: str) -> list[tuple[str, str]]:
    """The rules in a text; a chapter (EV-16) stands for all that is in it."""
    folder = path.relative_to(SOURCE).parts
    if folder[0] == "earth":
        games = [game for game in ALL if EARTH in spec(game).shares]
    else:
        games = [game for game in ALL if package(game) == folder[1]]
    return [(game, rule) for game in games for rule in named_of(game, text, folder[0] == "earth")]


@cache
def named_of(game: str, text: str, is_shared: bool) -> list[str]:
    """Those of one game; where games share a module, each has ids of its own."""
    known = order(game)
    ids = expand(text, known)
    ids |= {rule for chapter in CHAPTER.findall(text) for rule in known if rule.startswith(chapter + ".")}
    return [rule for rule in known if rule in ids and (not is_shared or prefix(rule) in own_prefixes(game, EARTH))]
