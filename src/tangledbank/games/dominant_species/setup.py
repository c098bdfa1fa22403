"""DS-3, DS-23  A new game, and the options it can be played with."""

from __future__ import annotations

from typing import Final

from ...core.errors import OptionError
from ...core.ints import ints, place
from ...core.message import Message
from ...core.rng import seating_rng
from ...core.rulebook import Option, OptionValue
from ...earth.layout import Layout
from ...earth.seating import RANDOM, AnimalChoices, controllers, limit
from ...earth.terms import (
    ABUNDANCE,
    ADAPTATION,
    ALL_ANIMALS,
    NOBODY,
    SQUARES,
    WANDERLUST,
)
from .cards import CARDS, ICE_AGE
from .flow import Round
from .reset import draw_cards, turn_tiles
from .settings import Settings
from .state import Dom
from .terms import (
    ANIMALS,
    BOARD,
    BONUS_END,
    CENTRE,
    CUBES,
    DISKS,
    HOME,
    LARGE_TILES,
    PAWNS,
    PLANNING,
    ROUND_LIMIT,
    SCORES,
    SPACE_COUNT,
    STACK_SIZE,
    START_CUBES,
    START_ELEMENTS,
    START_TILES,
    TUNDRA_TILES,
)

OPTIONS: Final = [
    Option("edition", ["second", "first"], "DS-23.14"),
    Option("longer_game", [False, True], "DS-23.13"),
    Option("multi_animal", [False, True], "DS-23.1"),
    Option("random_earth", [False, True], "DS-23.7"),
    Option("optional_fecundity", [False, True], "RU-22"),
    Option("animals", [RANDOM], "DS-3.18", free=True),
    Option("round_limit", [None, ROUND_LIMIT], "RU-44", free=True, safety=True),
]
"""The first value is the rule; the others are variants."""


# ---- who plays what -------------------------------------------------------------------
def controller_of(players: int, options: dict[str, OptionValue], rng: int) -> list[int]:
    """DS-3.1, DS-3.18, DS-23.1, DS-24.4, RU-48  The seat of every animal."""
    return controllers(players, share(players, options), options["animals"], ANIMALS, "DS-3.18", rng)


def share(players: int, options: dict[str, OptionValue]) -> int:
    """How many animals each player has."""
    if options["multi_animal"] is not True:
        return 1
    if players > 3:
        raise OptionError(Message("bad-multi-animal", players=players, rule="DS-23.1"))
    return 6 // players


ANIMAL_CHOICES: Final = AnimalChoices(ANIMALS, "multi_animal", share)


def settings(options: dict[str, OptionValue]) -> Settings:
    """DS-1.22, DS-23.13, DS-23.14, RU-22  What follows from the options."""
    long = options["longer_game"] is True or options["edition"] == "first"
    removed = [] if long else [k for k, card in enumerate(CARDS) if card.longer]
    rounds = limit("round_limit", options["round_limit"], "RU-44")
    return Settings(options, removed, rounds, options["optional_fecundity"] is True)


def table_for(controller: list[int]) -> Layout:
    """DS-3.11, DS-23.2  What follows from who plays what; a missing animal's ability is absent (DS-22.1 to DS-22.7)."""
    cubes = CUBES[6 - controller.count(NOBODY)] - 1
    return Layout(BOARD, controller, cubes, DISKS, SCORES, BONUS_END)


# ---- the table --------------------------------------------------------------------------
def empty_table(players: int, seed: int, given: Settings, table: Layout) -> Dom:
    """Nothing on the board: everything in bags, pools and stacks."""
    g = Dom()
    g.start(players, seed)
    g.settings = given
    g.clear_earth(table, LARGE_TILES, STACK_SIZE, TUNDRA_TILES)
    g.pawns = [PAWNS[len(table.animals)] if a in table.animals else 0 for a in ALL_ANIMALS]
    g.total_pawns = g.pawns[:]
    g.spaces = ints([NOBODY] * SPACE_COUNT)
    g.track = table.animals[::-1]
    g.deck = [k for k in range(len(CARDS)) if k != ICE_AGE and k not in given.removed]
    g.ice_age = True
    g.face_up = []
    g.used = []
    g.scored = 0
    g.shelter = []
    g.last = False
    g.truncated = False
    g.round = 0
    g.phase = PLANNING
    g.pointer = 0
    return g


def new_game(players: int, seed: int, options: dict[str, OptionValue]) -> Dom:
    """DS-3.1 to DS-3.16"""
    controller = controller_of(players, options, seating_rng(seed))
    g = empty_table(players, seed, settings(options), table_for(controller))
    if options["random_earth"] is True:
        random_earth(g)
    else:
        standard_earth(g)
    turn_tiles(g)
    draw_cards(g)
    for row in (ADAPTATION, ABUNDANCE, WANDERLUST):
        g.fill_row(row, SQUARES)
    g.push(Round())
    return g


def standard_earth(g: Dom) -> None:
    """DS-3.3, DS-3.4, DS-3.9, DS-3.13"""
    for tile, terrain in START_TILES:
        g.pool[terrain] -= 1
        g.lay_tile(tile, terrain)
    g.cover_tile(CENTRE)
    for corner, element in START_ELEMENTS:
        g.bag[element] -= 1
        g.put_element(corner, element)
    for animal in g.layout.animals:
        for terrain, n in START_CUBES[animal]:
            g.place_cubes(animal, place(g.terrain, terrain), n)


def random_earth(g: Dom) -> None:
    """DS-23.7 to DS-23.12, DS-23.15 to DS-23.17"""
    for tile, _ in START_TILES:
        g.lay_tile(tile, g.draw_terrain())
    g.cover_tile(CENTRE)
    for corner, _ in START_ELEMENTS:
        g.put_element(corner, g.draw_disk())
    for animal in g.layout.animals:
        for tile, _ in START_TILES:
            if tile != CENTRE:
                g.place_cubes(animal, tile, home_elements(g, animal, tile))
    most = max([g.layout.cubes - g.gene_pool[a] for a in g.layout.animals])
    for animal in g.layout.animals:
        g.gain_vp(animal, most - (g.layout.cubes - g.gene_pool[animal]))


def home_elements(g: Dom, animal: int, tile: int) -> int:
    """DS-23.10  Disks of the animal's home element around a tile."""
    return len([corner for corner in g.layout.board.corners_of[tile] if g.corner[corner] == HOME[animal]])
