"""DSM-3, DSM-25  A new game, and the options it can be played with."""

from __future__ import annotations

from typing import Final

from ...core.errors import OptionError
from ...core.frame import Step
from ...core.ints import ints
from ...core.message import Message
from ...core.rng import seating_rng
from ...core.rulebook import Option, OptionValue
from ...earth.facts import ranking
from ...earth.layout import Layout
from ...earth.seating import RANDOM, AnimalChoices, controllers, limit
from ...earth.terms import ALL_ANIMALS, ALL_ELEMENTS, E_ROUND, NOBODY, STACKS
from .cards import ASTEROID, BOXED, CARDS
from .flow import Turn
from .inheritance import Draft, draw_traits
from .reseed import fill_display
from .settings import Settings
from .spec import Spec
from .state import Sea
from .terms import (
    ANIMALS,
    BOARD,
    BONUS_END,
    CENTRE,
    CIRCLES,
    CUBES,
    DISKS,
    FIXED_TILES,
    GEYSER,
    INNER_TILES,
    LARGE_TILES,
    LOWEST,
    MARKERS,
    PAWNS,
    ROUND_LIMIT,
    SCORES,
    SLOTS,
    SMOKER,
    SPACE_COUNT,
    STACK_SIZE,
    START_CUBES,
    START_ELEMENTS,
    TERRAINS,
    TOPMOST,
    TURN_LIMIT,
    TURN_ORDER,
    VENTS,
)
from .track import draw_card, enter_play
from .traits import ALL_TRAITS, DEALT, EXAPTATION, NO_TRAIT

OPTIONS: Final = [
    Option("edition", ["gmt", "phalanx"], "DSM-0.1"),
    Option("two_animals", [False, True], "DSM-25.1"),
    Option("random_earth", [False, True], "DSM-25.6"),
    Option("alternative_displays", [False, True], "DSM-25.12"),
    Option("superheroes", [False, True, "exaptation"], "DSM-25.14"),
    Option("deck", ["standard", "short", "long", "epic"], "DSM-25.17"),
    Option("animals", [RANDOM], "DSM-3.2", free=True),
    Option("empty_retrieve", [False, True], "R-6"),
    Option("habitat_own_types", [False, True], "DSM-23.16"),
    Option("round_limit", [None, ROUND_LIMIT], "R-14", free=True, safety=True),
    Option("turn_limit", [None, TURN_LIMIT], "R-14", free=True, safety=True),
]
"""The first value is the rule; the others are variants."""
BLANK_DISKS: Final = 3
"""DSM-25.13"""


def settings(options: dict[str, OptionValue]) -> Settings:
    rounds = limit("round_limit", options["round_limit"], "R-14")
    turns = limit("turn_limit", options["turn_limit"], "R-14")
    return Settings(options, BOXED[str(options["deck"])], rounds, turns)


def share(players: int, options: dict[str, OptionValue]) -> int:
    """DSM-25.1, DSM-25.20  How many animals each player has."""
    if options["two_animals"] is not True:
        return 1
    if players != 2:
        raise OptionError(Message("mar-bad-two-animals", players=players, rule="DSM-25.1"))
    return 2


ANIMAL_CHOICES: Final = AnimalChoices(ANIMALS, "two_animals", share)


def seating(players: int, seed: int, options: dict[str, OptionValue]) -> list[int]:
    """DSM-3.2  The seat of every animal."""
    each = share(players, options)
    return controllers(players, each, options["animals"], ANIMALS, "DSM-3.2", seating_rng(seed))


def table(controller: list[int], options: dict[str, OptionValue]) -> Layout:
    """DSM-0.1, DSM-1.7, DSM-1.11, DSM-1.15, DSM-1.17, DSM-1.18"""
    edition = str(options["edition"])
    return Layout(BOARD, controller, CUBES, DISKS[edition], SCORES, BONUS_END[edition])


# ---- the table --------------------------------------------------------------------------
def empty_table(players: int, seed: int, controller: list[int], options: dict[str, OptionValue]) -> Sea:
    """Nothing on the board: everything in bags, pools and stacks."""
    g = Sea()
    g.start(players, seed)
    g.settings = settings(options)
    g.traits = ints([0] * 6)
    g.copy = ints([NO_TRAIT] * 6)
    g.clear_earth(table(controller, options), LARGE_TILES, STACK_SIZE, VENTS)
    g.geysers = 0
    clear_display(g)
    g.hands = [0] * 6
    g.rejected = [0] * 6
    g.box = sum([1 << t for t in ALL_TRAITS if t != EXAPTATION or g.settings.with_exaptation])
    g.budded = 0
    g.unseen = [card for card in range(len(CARDS)) if card != ASTEROID]
    g.deck_left = len(CARDS) - g.settings.boxed
    g.asteroid_left = True
    g.track = []
    g.discard = []
    g.turn = next(iter([animal for animal in TURN_ORDER if animal in g.layout.animals]))
    g.space = -1
    g.laid = -1
    g.extra = False
    g.begin_effect()
    g.last = False
    g.truncated = False
    g.round = 1
    g.turns = 0
    return g


def clear_display(g: Sea) -> None:
    """DSM-3.8, DSM-3.11, DSM-3.12, DSM-3.14, DSM-3.17"""
    g.circles = [-1] * CIRCLES
    g.competition = []
    g.evolution = []
    g.markers = [MARKERS] * len(TERRAINS)
    in_play = [1 if g.layout.controller[a] != NOBODY else 0 for a in ALL_ANIMALS]
    g.pawns = ints([PAWNS[sum(in_play)] * n for n in in_play])
    g.total_pawns = g.pawns[:]
    g.spaces = ints([NOBODY] * SPACE_COUNT)
    g.control = ints([NOBODY] * 6)
    g.target = [1] * 6
    g.retrieved = 0
    g.squares = [NOBODY, NOBODY]


def new_game(players: int, seed: int, options: dict[str, OptionValue]) -> Sea:
    """DSM-3.1 to DSM-3.28"""
    g = empty_table(players, seed, seating(players, seed, options), options)
    if g.settings.blank:
        draw_displays(g)
    if options["random_earth"] is True:
        random_earth(g)
    else:
        standard_earth(g)
    for stack in range(STACKS):
        g.turn_tile(stack)
    fill_display(g)
    for animal in g.order_from(g.turn):
        draw_traits(g, animal, DEALT)
    g.push(Draft((1 << players) - 1), DealTrack(), Turn(g.turn))
    return g


def lay(g: Sea, tiles: list[tuple[int, int]]) -> None:
    for tile, terrain in tiles:
        g.pool[terrain] -= 1
        g.lay_tile(tile, terrain)


def standard_earth(g: Sea) -> None:
    """DSM-2.17 to DSM-2.19, DSM-3.3 to DSM-3.6, DSM-3.15"""
    lay(g, FIXED_TILES + INNER_TILES)
    open_first_vents(g)
    for corner, element in START_ELEMENTS:
        g.bag[element] -= 1
        g.put_element(corner, element)
    for animal in g.layout.animals:
        g.place_cubes(animal, CENTRE, START_CUBES)
    g.begin_effect()


def open_first_vents(g: Sea) -> None:
    """DSM-2.18"""
    g.cover_with_vent(TOPMOST, GEYSER)
    g.cover_with_vent(LOWEST, SMOKER)


def draw_displays(g: Sea) -> None:
    """DSM-25.13  Three random disks for each animal, before the start elements."""
    for animal in g.order_from(g.turn):
        for _ in range(BLANK_DISKS):
            g.gain_element(animal, g.draw_disk())


def random_earth(g: Sea) -> None:
    """DSM-25.6 to DSM-25.11"""
    lay(g, FIXED_TILES)
    open_first_vents(g)
    for tile, _ in INNER_TILES:
        g.lay_tile(tile, g.draw_terrain())
    draw_start_elements(g)
    while not all([g.matches(animal, CENTRE) for animal in g.layout.animals]):
        for corner, _ in START_ELEMENTS:
            g.remove_element(corner)
        draw_start_elements(g)
    for animal in g.layout.animals:
        n = sum([g.display[animal * 6 + e] * g.counts[CENTRE * 6 + e] for e in ALL_ELEMENTS])
        g.place_cubes(animal, CENTRE, n)
    g.begin_effect()
    give_start_vp(g)


def draw_start_elements(g: Sea) -> None:
    """DSM-25.8"""
    for corner, _ in START_ELEMENTS:
        g.put_element(corner, g.draw_disk())


def give_start_vp(g: Sea) -> None:
    """DSM-25.10, DSM-25.11  The sum of the centre's values less what one would gain there now."""
    values = g.layout.scores[g.kind(CENTRE)]
    for place, animal in enumerate(ranking(g, CENTRE)):
        g.gain_vp(animal, sum(values) - (values[place] if place < len(values) else 0))


class DealTrack(Step[Sea]):
    """DSM-3.22 to DSM-3.26, R-3  Five cards face up; what they do on entering play, without their fish icons."""

    __slots__ = ()
    spec = Spec("Turn")

    def run(self, g: Sea) -> None:
        g.tell(E_ROUND, g.round, 0, 0)
        for _ in range(SLOTS):
            draw_card(g)
        for card in g.track:
            enter_play(g, card)
