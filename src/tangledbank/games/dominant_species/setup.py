"""DS-3, DS-23  A new game, and the options it can be played with."""

from __future__ import annotations

from typing import Final

from ...core.errors import OptionError
from ...core.message import Message
from ...core.rng import MASK, mix, shuffle
from ...core.rulebook import Option, OptionValue, text_of
from .cards import CARDS, ICE_AGE
from .flow import Round
from .reset import draw_cards, turn_tiles
from .settings import Settings
from .state import Dom
from .terms import (
    ABUNDANCE,
    ADAPTATION,
    ALL_ANIMALS,
    ANIMALS,
    CENTRE,
    CORNER_COUNT,
    CORNERS_OF,
    CUBES,
    DISKS,
    HEXES,
    HOME,
    LARGE_TILES,
    NO_TILE,
    NOBODY,
    PAWNS,
    PLANNING,
    PRINTED,
    ROUND_LIMIT,
    SPACE_COUNT,
    SQUARES,
    STACK_SIZE,
    STACKS,
    START_CUBES,
    START_ELEMENTS,
    START_TILES,
    TUNDRA_TILES,
    WANDERLUST,
)

RANDOM: Final = "random"
MOST_ROUNDS: Final = 10_000
OPTIONS: Final = [
    Option("edition", ["second", "first"], "DS-23.14"),
    Option("longer_game", [False, True], "DS-23.13"),
    Option("multi_animal", [False, True], "DS-23.1"),
    Option("random_earth", [False, True], "DS-23.7"),
    Option("animals", [RANDOM], "DS-3.18", free=True),
    Option("round_limit", [None, ROUND_LIMIT], "RU-44", free=True),
]
"""The first value is the rule; the others are variants."""


# ---- who plays what -------------------------------------------------------------------
def controllers(players: int, options: dict[str, OptionValue], rng: int) -> list[int]:
    """DS-3.1, DS-3.18, DS-23.1, RU-48  The seat of every animal; `animals` names them seat by seat, or chance does."""
    each = share(players, options)
    wish = options["animals"]
    names = deal_animals(players * each, rng) if wish == RANDOM else read_animals(str(wish), players, each)
    controller = [NOBODY] * 6
    for k, animal in enumerate(names):
        controller[animal] = k // each
    return controller


def share(players: int, options: dict[str, OptionValue]) -> int:
    """How many animals each player has."""
    if options["multi_animal"] is not True:
        return 1
    if players > 3:
        raise OptionError(Message("bad-multi-animal", players=players, rule="DS-23.1"))
    return 6 // players


def deal_animals(n: int, rng: int) -> list[int]:
    """DS-24.4  Chance has its say only here, in set-up and Reseed, and for Symbiotic."""
    animals = ALL_ANIMALS[:]
    shuffle(animals, rng)
    return animals[:n]


def read_animals(wish: str, players: int, each: int) -> list[int]:
    """bird,insect: P1 has the birds, P2 the insects; with several each bird+insect,mammal+reptile."""
    found = [ANIMALS.index(word) for word in wish.replace("+", ",").split(",") if word in ANIMALS]
    seats = [len(part.split("+")) for part in wish.split(",")]
    if seats != [each] * players or len(set(found)) != players * each:
        expected = ",".join(["+".join(ANIMALS[k * each : k * each + each]) for k in range(players)])
        raise OptionError(Message("bad-animals", got=wish[:80], expected=expected, rule="DS-3.18"))
    return found


def settings(players: int, seed: int, options: dict[str, OptionValue]) -> Settings:
    """DS-3.11, DS-23.2  What follows from options and seed."""
    controller = controllers(players, options, mix(mix(seed & MASK)))
    n = 6 - controller.count(NOBODY)
    limit = round_limit(options["round_limit"])
    long = options["longer_game"] is True or options["edition"] == "first"
    removed = [] if long else [k for k, card in enumerate(CARDS) if card.longer]
    return Settings(options, controller, CUBES[n] - 1, removed, limit)


def round_limit(value: OptionValue) -> int:
    """RU-44  Any number of rounds; 0 for none."""
    if value is None:
        return 0
    if isinstance(value, bool) or not isinstance(value, int) or not 1 <= value <= MOST_ROUNDS:
        expected = f"none | 1-{MOST_ROUNDS}"
        given = {"option": "round_limit", "got": text_of(value), "expected": expected, "players": 0, "rule": "RU-44"}
        raise OptionError(Message("bad-option-value", **given))
    return value


# ---- the table --------------------------------------------------------------------------
def empty_table(players: int, seed: int, given: Settings) -> Dom:
    """Nothing on the board: everything in bags, pools and stacks."""
    g = Dom()
    g.start(players, mix(seed & MASK))
    g.settings = given
    in_play = [1 if given.controller[a] != NOBODY else 0 for a in ALL_ANIMALS]
    g.terrain = [NO_TILE] * HEXES
    g.tundra = 0
    g.corner = [-1] * CORNER_COUNT
    g.counts = [0] * (HEXES * 6)
    g.cubes = [0] * (HEXES * 6)
    g.display = [PRINTED[a] if HOME[a] == e else 0 for a in ALL_ANIMALS for e in range(6)]
    g.gene_pool = [given.cubes * n for n in in_play]
    g.eliminated = [0] * 6
    g.vp = [0] * 6
    g.pawns = [PAWNS[sum(in_play)] * n for n in in_play]
    g.total_pawns = g.pawns[:]
    g.spaces = [NOBODY] * SPACE_COUNT
    g.track = given.animals[::-1]
    g.bag = [DISKS] * 6
    g.rows = [0] * 36
    g.stacks = [STACK_SIZE] * STACKS
    g.pool = LARGE_TILES[:]
    g.face_up_tiles = [NO_TILE] * STACKS
    g.tundra_left = TUNDRA_TILES
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
    g = empty_table(players, seed, settings(players, seed, options))
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
    g.cover_with_tundra(CENTRE)
    for corner, element in START_ELEMENTS:
        g.bag[element] -= 1
        g.put_element(corner, element)
    for animal in g.settings.animals:
        for terrain, n in START_CUBES[animal]:
            g.place_cubes(animal, g.terrain.index(terrain), n)


def random_earth(g: Dom) -> None:
    """DS-23.7 to DS-23.12, DS-23.15 to DS-23.17"""
    for tile, _ in START_TILES:
        g.lay_tile(tile, g.draw_terrain())
    g.cover_with_tundra(CENTRE)
    for corner, _ in START_ELEMENTS:
        g.put_element(corner, g.draw_disk())
    for animal in g.settings.animals:
        for tile, _ in START_TILES:
            if tile != CENTRE:
                g.place_cubes(animal, tile, home_elements(g, animal, tile))
    most = max([g.settings.cubes - g.gene_pool[a] for a in g.settings.animals])
    for animal in g.settings.animals:
        g.gain_vp(animal, most - (g.settings.cubes - g.gene_pool[animal]))


def home_elements(g: Dom, animal: int, tile: int) -> int:
    """DS-23.10  Disks of the animal's home element around a tile."""
    return len([corner for corner in CORNERS_OF[tile] if g.corner[corner] == HOME[animal]])
