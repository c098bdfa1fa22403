"""A view of Evolution with the types of its fields."""

from __future__ import annotations

from typing import TypedDict, cast

from ....core.rulebook import Json


class SpeciesView(TypedDict):
    """A species in a view."""

    board: str
    population: int
    body: int
    food: int
    fat: int
    traits: list[str]
    face_down: int
    face_down_traits: list[str] | None


class SeatView(TypedDict):
    """A player's side of the table in a view."""

    hand_size: int
    hand: list[str] | None
    food_laid: bool
    food_card: str | None
    screen: int
    species: list[SpeciesView]


class TableView(TypedDict):
    """A whole view."""

    players: int
    round: int
    phase: int
    last_round: int | None
    first: str
    waiting: list[str]
    over: bool
    hole: int
    deck: int
    discard: list[str]
    boards_left: int
    seats: list[SeatView]
    options: list[str]


def read(view: Json) -> TableView:
    """The view as what it is."""
    return cast(TableView, view)
