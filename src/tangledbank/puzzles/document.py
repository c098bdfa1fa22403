"""Puzzles as they are shipped: a file for each game, of games of bots with the puzzles in them.

A game is its players, its seed and its answers, each by its place among the legal ones and so in a letter or two; one
game has many puzzles, and the digest of a position says whether it is still reached.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final

import msgspec

from ..core.errors import BadInput
from ..core.message import Message
from ..games import rulebook, spec

FORM: Final = 1
FILE: Final = "puzzles.json"
ALPHABET: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
SHORT: Final = 48
"""Places below that are one letter; the other letters begin a pair, so there may be so many pairs:"""
PAIRS: Final = (len(ALPHABET) - SHORT) * len(ALPHABET)
LEVELS: Final = (1, 2, 3, 4, 5)
"""How hard a puzzle is, from what everybody sees to what only an expert's search finds."""
TRIES: Final = 5


class Puzzle(msgspec.Struct, frozen=True, array_like=True):
    """A question of a game with one answer that is clearly best."""

    ply: int
    """After so many answers."""
    digest: str
    """The beginning of that of the position."""
    best: int
    """The place of the answer among the legal ones."""
    chances: list[tuple[int, int]]
    """Of the seat after the answers that were compared, by their places, in thousandths, the best first."""
    greedy: int
    strong: int
    """How often weaker players found it, of TRIES."""
    tags: list[str]
    """Sections of the rules, and ideas."""

    @property
    def level(self) -> int:
        """How hard it is: greedy players find the first two, strong ones the third and perhaps the fourth."""
        if self.greedy > TRIES // 2:
            return 1 if self.greedy == TRIES and self.strong == TRIES else 2
        if self.strong == TRIES:
            return 3
        return 4 if self.strong else 5


class PuzzleGame(msgspec.Struct, frozen=True, array_like=True):
    """A game of bots."""

    players: int
    seed: int
    options: dict[str, bool | int | str | None]
    log: str
    puzzles: list[Puzzle]


class PuzzleFile(msgspec.Struct, frozen=True):
    """All of one game."""

    form: int
    rules: int
    """The version they were made with: under another one they are not offered before they were checked again."""
    games: list[PuzzleGame]


class NoPuzzle(BadInput):
    """There is none of that name."""


def name_of(game: PuzzleGame, puzzle: Puzzle) -> str:
    """What a puzzle is called in addresses: it stays the same when others are added."""
    return f"{game.seed}-{puzzle.ply}"


@cache
def puzzles(game: str) -> dict[str, tuple[PuzzleGame, Puzzle]]:
    """All puzzles of a game by their names, in an order that mixes games and levels: that of the days."""
    path = files(spec(game).package).joinpath(FILE)
    if not path.is_file():
        return {}
    found = msgspec.json.decode(path.read_bytes(), type=PuzzleFile)
    if (found.form, found.rules) != (FORM, rulebook(game).rules):
        return {}
    named = {name_of(one, puzzle): (one, puzzle) for one in found.games for puzzle in one.puzzles}
    return {name: named[name] for name in sorted(named, key=lambda name: (named[name][1].digest, name))}


def puzzle(game: str, name: str) -> tuple[PuzzleGame, Puzzle]:
    """One puzzle and the game it is from; NoPuzzle if there is none of this name."""
    found = puzzles(game).get(name)
    if found is None:
        raise NoPuzzle(Message("puzzle-none", got=name[:80]))
    return found


def of_day(game: str, day: int) -> str:
    """The name of the puzzle of a day, counted from any day; NoPuzzle where a game has none."""
    names = list(puzzles(game))
    if not names:
        raise NoPuzzle(Message("puzzle-no-game"))
    return names[day % len(names)]


# ---- answers ----------------------------------------------------------------------------------
def packed(places: list[int]) -> str:
    """Places as letters."""
    return "".join([letters(place) for place in places])


def letters(place: int) -> str:
    if place < SHORT:
        return ALPHABET[place]
    rest = place - SHORT
    assert rest < PAIRS, "no question has so many answers"
    return ALPHABET[SHORT + rest // len(ALPHABET)] + ALPHABET[rest % len(ALPHABET)]


def unpacked(text: str) -> list[int]:
    """The opposite."""
    found: list[int] = []
    k = 0
    while k < len(text):
        first = ALPHABET.index(text[k])
        if first >= SHORT:
            k += 1
            first = SHORT + (first - SHORT) * len(ALPHABET) + ALPHABET.index(text[k])
        found.append(first)
        k += 1
    return found
