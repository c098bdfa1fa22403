"""A game of Evolution in any position, through the public API: rows drawn as in table.py, facts read by name.

    g = game("a 1/1 climbing | b 2/3", "c 1/1 !horns", phase=3, hands=[["long_neck+3"]])
    play(g, "trait long_neck+3 a")
    assert one(g, "a")["traits"] == ["climbing+1", "long_neck+3"]

A trait with ! lies face down. Unlike a Table the game goes on by itself up to the next question, as for players.
"""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import tangledbank
from tangledbank import Game
from tangledbank.core.rulebook import EVERYTHING
from tests.games.evolution.table import species

DATA: Any = json.loads((Path(__file__).parent / "data" / "evolution.json").read_text(encoding="utf-8"))
"""The figures of the specification."""
CARD = re.compile(r"([a-z_]+)([+-]\d)[b-z]?")


# ---- doing ------------------------------------------------------------------------
def game(
    *rows: str,
    hands: Sequence[object] = (),
    screens: Sequence[int] = (),
    food_cards: Sequence[str] = (),
    players: int = 3,
    listen: bool = False,
    **fields: object,
) -> Game:
    """A game at its first question; phase 5 and P1 unless said otherwise."""
    seats: list[dict[str, object]] = [{} for _ in range(players)]
    for key, values in (("hand", hands), ("screen", screens), ("food_card", food_cards)):
        for seat, value in enumerate(values):
            seats[seat][key] = value
    drawn = [draw(text, f"P{n}") for n, row in enumerate(rows, 1) for text in row.split("|") if text.strip()]
    return tangledbank.position("evolution", {"seats": seats, "species": drawn, **fields}, listen=listen)


def draw(text: str, owner: str) -> dict[str, object]:
    """One species from its drawing; the traits with ! lie face down."""
    down = [CARD.sub(r"\1", word[1:]) for word in text.split() if word[0] == "!"]
    return {**species(text.replace("!", ""), owner), "face_down": down}


def play(g: Game, *actions: str) -> None:
    """Answers one after the other, each by the seat that is asked."""
    for action in actions:
        g.apply(action)


# ---- reading ----------------------------------------------------------------------
def facts(g: Game) -> Any:
    """The whole position."""
    return g.position()


def animals(g: Game) -> dict[str, Any]:
    """All species by board."""
    return {found["board"]: found for found in facts(g)["species"]}


def one(g: Game, board: str) -> Any:
    return animals(g)[board]


def row(g: Game, player: int) -> list[str]:
    """The boards of a player from left to right."""
    return [found["board"] for found in facts(g)["species"] if found["owner"] == f"P{player}"]


def hand(g: Game, player: int) -> list[str]:
    found: list[str] = facts(g)["seats"][player - 1]["hand"]
    return found


def screen(g: Game, player: int) -> int:
    found: int = facts(g)["seats"][player - 1]["screen"]
    return found


def cards(position: Any) -> list[str]:
    """Every card of a position that is in the game."""
    found: list[str] = position["deck"] + position["discard"]
    for seat in position["seats"]:
        found = found + seat["hand"] + ([seat["food_card"]] if seat["food_card"] else [])
    for animal in position["species"]:
        found = found + animal["traits"]
    return found


def trait_of(card: str) -> str:
    return CARD.sub(r"\1", card)


def value_of(card: str) -> int:
    return int(CARD.sub(r"\2", card))


def why(g: Game, action: str, seat: int | None = None) -> set[str]:
    """The rules that forbid an action; none if it is legal."""
    return {rule for reason in g.why_not(action, seat) for rule in reason.rules}


def verbs(g: Game, seat: int | None = None) -> set[str]:
    """The kinds of action that a seat can choose from."""
    return {option.split()[0] for option in g.options(seat)}


def told(g: Game, key: str, seat: int = EVERYTHING) -> list[Any]:
    """The arguments of all events of one kind, as a seat was told them."""
    return [message.args for message in g.story(seat) if message.key == f"evo-event-{key}"]


def words(data: object) -> set[str]:
    """Every word of every text in a view: card names, traits, boards, whatever is said."""
    return set(re.findall(r"[a-z_]+(?:[+-]\d[b-z]?)?", json.dumps(data)))
