"""Any position of Dominant Species as data, whole or described in a few words: docs/notation.md."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ...core.fields import Fields
from ...core.message import Message
from ...core.notation import Arg
from ...core.rng import MASK
from ...core.rulebook import Json, OptionValue
from .actions.elements import PutElement
from .cards import ICE_AGE
from .laws import broken_laws, earth_is_connected
from .notation import ANIMAL, CARD, CORNER, ELEMENT, SEAT, SPACE, TERRAIN, TILE
from .settings import Settings
from .setup import controllers, empty_table, settings, standard_earth
from .stack import load_stack
from .state import Dom
from .terms import (
    ALL_CORNERS,
    ALL_ELEMENTS,
    ALL_HEXES,
    ALL_SPACES,
    CUBES,
    FACE_UP_CARDS,
    LARGE_TILES,
    MOST_ELEMENTS,
    MOST_PAWNS,
    NO_TILE,
    NOBODY,
    PAWNS,
    PRINTED,
    ROWS,
    STACKS,
    TUNDRA,
)

SEE: Final = "docs/notation.md"
RULES: Final = 1


# ---- writing --------------------------------------------------------------------------
def dump(g: Dom) -> Json:
    """The whole position."""
    return {
        "game": "dominant-species",
        "rules": RULES,
        "players": g.seats,
        "options": dict(g.settings.options),
        "round": g.round,
        "phase": g.phase,
        "pointer": SPACE.show(g.pointer),
        "last": g.last,
        "truncated": g.truncated,
        "rng": int(g.rng),
        "seen": g.seen,
        "track": [ANIMAL.show(a) for a in g.track],
        "animals": [dump_animal(g, a) for a in g.settings.animals],
        "tiles": [dump_tile(g, t) for t in g.earth()],
        "elements": {CORNER.show(c): ELEMENT.show(g.corner[c]) for c in ALL_CORNERS if g.corner[c] >= 0},
        "spaces": {SPACE.show(s): ANIMAL.show(g.spaces[s]) for s in ALL_SPACES if g.spaces[s] != NOBODY},
        "rows": {name: elements(g.rows, row) for row, name in enumerate(ROWS)},
        "bag": elements(g.bag, 0),
        "stacks": g.stacks[:],
        "face_up_tiles": [None if t == NO_TILE else TERRAIN.show(t) for t in g.face_up_tiles],
        "pool": [TERRAIN.show(t) for t, n in enumerate(g.pool) for _ in range(n)],
        "deck": [CARD.show(card) for card in g.deck],
        "ice_age": g.ice_age,
        "cards": [CARD.show(card) for card in g.face_up],
        "used": [CARD.show(card) for card in g.used],
        "scored": [TILE.show(t) for t in ALL_HEXES if g.scored >> t & 1],
        "stack": [[type(frame).__name__, *frame.fields()] for frame in g.stack],
    }


def elements(numbers: list[int], row: int) -> list[str]:
    """Disks one by one."""
    return [ELEMENT.show(e) for e in ALL_ELEMENTS for _ in range(numbers[row * 6 + e])]


def dump_animal(g: Dom, animal: int) -> Json:
    return {
        "animal": ANIMAL.show(animal),
        "seat": SEAT.show(g.seat_of(animal)),
        "vp": g.vp[animal],
        "acquired": [ELEMENT.show(e) for e in ALL_ELEMENTS for _ in range(g.acquired(animal, e))],
        "gene_pool": g.gene_pool[animal],
        "eliminated": g.eliminated[animal],
        "pawns": g.pawns[animal],
    }


def dump_tile(g: Dom, tile: int) -> Json:
    cubes = {ANIMAL.show(a): g.cubes[tile * 6 + a] for a in g.settings.animals if g.cubes[tile * 6 + a]}
    shelter = {ANIMAL.show(a): g.shelter.count(tile * 6 + a) for a in g.settings.animals if tile * 6 + a in g.shelter}
    terrain = TERRAIN.show(g.terrain[tile])
    return {
        "hex": TILE.show(tile),
        "terrain": terrain,
        "tundra": bool(g.tundra >> tile & 1),
        "cubes": cubes,
        "shelter": shelter,
    }


# ---- reading --------------------------------------------------------------------------
def load(data: Json, check_options: Callable[[int, Json], dict[str, OptionValue]]) -> Dom:
    """The position of a dump or of a shorter description.

    What is not said: with `start standard` Earth, cubes and elements of the standard set-up, else an empty board; no
    disks on the display; bag, gene pools, tile pool and deck hold what is nowhere else.
    """
    fields = Fields(data, "", SEE)
    for name, expected in (("game", "dominant-species"), ("rules", RULES)):
        if fields.get(name, expected) != expected:
            fields.fail(name, str(expected), fields.data[name])
    players = fields.number("players", 2, 2, 6)
    options = check_options(players, Fields(fields.get("options", {}), "options", SEE).data)
    animals = fields.parts("animals")
    g = empty_table(players, 0, load_settings(fields, players, options, animals))
    load_scalars(g, fields)
    start = fields.get("start", None)
    if start not in (None, "standard"):
        fields.fail("start", "standard", start)
    if start == "standard":
        standard_earth(g)
    load_earth(g, fields)
    load_scored(g, fields)
    load_display(g, fields)
    load_animals(g, animals)
    load_cards(g, fields)
    load_stack(g, fields)
    load_bag(g, fields)
    fields.done()
    broken = broken_laws(g)
    if broken:
        fields.fail("", Message("expect-lawful"), ", ".join(broken))
    return g


def load_bag(g: Dom, fields: Fields) -> None:
    """The bag holds what is nowhere else; a disk in hand is on its way to a corner."""
    top = g.stack[-1] if g.stack else None
    if isinstance(top, PutElement):
        take_from_bag(g, fields, "stack", top.element)
    bag = [word(fields, "bag", item, ELEMENT) for item in fields.items("bag")]
    if "bag" in fields.data and [bag.count(e) for e in ALL_ELEMENTS] != g.bag:
        fields.fail("bag", Message("dom-expect-rest", rules="DS-1.25"), fields.data["bag"])


def load_settings(fields: Fields, players: int, options: dict[str, OptionValue], animals: list[Fields]) -> Settings:
    """Which animal is whose: as listed, or as the options say."""
    base = settings(players, 0, options)
    controller = controllers(players, options, 0)
    if animals:
        controller = [NOBODY] * 6
        for part in animals:
            animal = part.word("animal", "", ANIMAL)
            seat = part.word("seat", "", SEAT)
            if animal < 0 or controller[animal] != NOBODY or not 0 <= seat < players:
                part.fail("animal", Message("dom-expect-animal", most=players), part.data)
            controller[animal] = seat
        if len({controller.count(seat) for seat in range(players)}) != 1:
            fields.fail("animals", Message("dom-expect-owners"), fields.data["animals"])
    in_play = 6 - controller.count(NOBODY)
    return Settings(options, controller, CUBES[in_play] - 1, base.removed, base.round_limit)


def load_scalars(g: Dom, fields: Fields) -> None:
    g.rng = fields.number("rng", 0, 0, MASK)
    g.seen = fields.number("seen", 0, 0, MASK)
    g.round = fields.number("round", 1, 0, 100_000)
    g.phase = fields.number("phase", 1, 1, 3)
    g.pointer = max(0, fields.word("pointer", SPACE.show(0), SPACE))
    g.last = flag(fields, "last")
    g.truncated = flag(fields, "truncated")
    track = [word(fields, "track", item, ANIMAL) for item in fields.items("track")]
    if track and sorted(track) != g.settings.animals:
        fields.fail("track", Message("dom-expect-track"), fields.data["track"])
    g.track = track or g.track


def flag(fields: Fields, name: str) -> bool:
    value = fields.get(name, False)
    if not isinstance(value, bool):
        fields.fail(name, "true | false", value)
    return value


def word(fields: Fields, name: str, value: object, arg: Arg) -> int:
    """A word of the notation as its number."""
    number = arg.read(value) if isinstance(value, str) else -1
    if number < 0:
        fields.fail(name, f"<{arg.name}>", value)
    return number


def table_of(fields: Fields, name: str) -> Json:
    """A dictionary, empty if it is missing."""
    return Fields(fields.get(name, {}), name, SEE).data


# ---- Earth ----------------------------------------------------------------------------
def load_earth(g: Dom, fields: Fields) -> None:
    for part in fields.parts("tiles"):
        load_tile(g, part)
    if g.pool and min(g.pool) < 0:
        fields.fail("tiles", Message("dom-expect-supply", rules="DS-1.8"), fields.data.get("tiles"))
    if g.tundra_left < 0:
        fields.fail("tiles", Message("dom-expect-supply", rules="DS-1.9"), fields.data.get("tiles"))
    if not g.earth():
        fields.fail("tiles", Message("dom-expect-tiles"), fields.data.get("tiles"))
    if not earth_is_connected(g):
        fields.fail("tiles", Message("dom-expect-connected", rules="DS-2.12"), fields.data.get("tiles"))
    for name, value in table_of(fields, "elements").items():
        corner = word(fields, "elements", name, CORNER)
        if g.corner[corner] >= 0 or not g.touches_earth(corner):
            fields.fail(f"elements.{name}", Message("dom-expect-corner", rules="DS-1.28, DS-2.9"), value)
        element = word(fields, f"elements.{name}", value, ELEMENT)
        take_from_bag(g, fields, f"elements.{name}", element)
        g.put_element(corner, element)


def load_scored(g: Dom, fields: Fields) -> None:
    """DS-18.10"""
    for item in fields.items("scored"):
        tile = word(fields, "scored", item, TILE)
        if g.terrain[tile] == NO_TILE or g.scored >> tile & 1:
            fields.fail("scored", Message("dom-expect-scored", rules="DS-18.1"), item)
        g.scored |= 1 << tile


def load_tile(g: Dom, part: Fields) -> None:
    tile = part.word("hex", "", TILE)
    terrain = part.word("terrain", "", TERRAIN)
    if tile < 0 or g.terrain[tile] != NO_TILE or not 0 <= terrain <= TUNDRA:
        part.fail("hex", Message("dom-expect-hex"), part.data)
    is_covered = flag(part, "tundra") or terrain == TUNDRA
    g.terrain[tile] = 0 if terrain == TUNDRA else terrain
    g.pool[g.terrain[tile]] -= 1
    if is_covered:
        g.tundra |= 1 << tile
        g.tundra_left -= 1
    for name, n in Fields(part.get("cubes", {}), f"{part.path}.cubes", SEE).data.items():
        animal = word(part, "cubes", name, ANIMAL)
        if isinstance(n, bool) or not isinstance(n, int) or not 0 <= n <= g.gene_pool[animal]:
            part.fail(f"cubes.{name}", Message("expect-number", least="0", most=str(g.gene_pool[animal])), n)
        g.place_cubes(animal, tile, n)
    for name, n in Fields(part.get("shelter", {}), f"{part.path}.shelter", SEE).data.items():
        key = tile * 6 + word(part, "shelter", name, ANIMAL)
        if isinstance(n, bool) or not isinstance(n, int) or not 0 <= n <= g.cubes[key]:
            part.fail(f"shelter.{name}", Message("dom-expect-shelter"), n)
        g.shelter.extend([key] * n)
    part.done()


def take_from_bag(g: Dom, fields: Fields, name: str, element: int) -> None:
    """DS-1.12"""
    if not g.bag[element]:
        fields.fail(name, Message("dom-expect-supply", rules="DS-1.12"), ELEMENT.show(element))
    g.bag[element] -= 1


# ---- the display ------------------------------------------------------------------------
def load_display(g: Dom, fields: Fields) -> None:
    for name, value in table_of(fields, "spaces").items():
        animal = word(fields, f"spaces.{name}", value, ANIMAL)
        if animal not in g.settings.animals:
            fields.fail(f"spaces.{name}", Message("dom-expect-in-play", rules="DS-1.27"), value)
        g.spaces[word(fields, "spaces", name, SPACE)] = animal
    for name, value in table_of(fields, "rows").items():
        if name not in ROWS or not isinstance(value, list):
            fields.fail(f"rows.{name}", " | ".join(ROWS) + " [<element>]", value)
        for item in value:
            element = word(fields, f"rows.{name}", item, ELEMENT)
            take_from_bag(g, fields, f"rows.{name}", element)
            g.rows[ROWS.index(name) * 6 + element] += 1


def load_animals(g: Dom, animals: list[Fields]) -> None:
    """What belongs to each animal; the gene pool holds what is neither on Earth nor eliminated."""
    for part in animals:
        animal = ANIMAL.read(str(part.data["animal"]))
        g.vp[animal] = part.number("vp", 0, 0, 100_000)
        for item in part.items("acquired"):
            element = word(part, "acquired", item, ELEMENT)
            take_from_bag(g, part, "acquired", element)
            g.display[animal * 6 + element] += 1
        if g.elements_of(animal) > MOST_ELEMENTS:
            part.fail(
                "acquired",
                Message("dom-expect-acquired", n=MOST_ELEMENTS - PRINTED[animal], rules="DS-1.3"),
                part.data["acquired"],
            )
        left = g.gene_pool[animal]
        g.eliminated[animal] = part.number("eliminated", left - part.number("gene_pool", left, 0, left), 0, left)
        g.gene_pool[animal] = part.number("gene_pool", left - g.eliminated[animal], 0, left)
        if g.gene_pool[animal] + g.eliminated[animal] != left:
            part.fail("gene_pool", Message("dom-expect-gene-pool", n=left, rules="DS-1.24"), g.gene_pool[animal])
    load_pawns(g, animals)
    for part in animals:
        part.done()


def load_pawns(g: Dom, animals: list[Fields]) -> None:
    """DS-1.27  Pawns that are not on the display are available, unless a number says otherwise."""
    in_play = len(g.settings.animals)
    for animal in g.settings.animals:
        on_display = g.spaces.count(animal)
        g.pawns[animal] = max(0, PAWNS[in_play] - on_display)
        g.total_pawns[animal] = g.pawns[animal] + on_display
    for part in animals:
        animal = ANIMAL.read(str(part.data["animal"]))
        g.pawns[animal] = part.number("pawns", g.pawns[animal], 0, MOST_PAWNS - g.spaces.count(animal))
        g.total_pawns[animal] = g.pawns[animal] + g.spaces.count(animal)


# ---- cards and stacks -----------------------------------------------------------------------
def load_cards(g: Dom, fields: Fields) -> None:
    """DS-1.30  Cards named are where they are named, the others in the deck; tiles likewise."""
    g.face_up = [take_card(g, fields, "cards", item) for item in fields.items("cards")]
    g.used = [take_card(g, fields, "used", item) for item in fields.items("used")]
    if len(g.face_up) > FACE_UP_CARDS:
        fields.fail("cards", Message("expect-at-most", n=FACE_UP_CARDS), fields.data["cards"])
    deck = [word(fields, "deck", item, CARD) for item in fields.items("deck")]
    if "deck" in fields.data:
        if sorted(deck) != sorted(g.deck):
            fields.fail("deck", Message("dom-expect-rest", rules="DS-1.30"), fields.data["deck"])
        g.deck = deck
    if flag_or(fields, "ice_age", g.ice_age) != g.ice_age:
        fields.fail("ice_age", Message("dom-expect-ice-age"), not g.ice_age)
    for stack, item in enumerate(fields.items("face_up_tiles")):
        if stack >= STACKS or item == TERRAIN.show(TUNDRA):
            fields.fail("face_up_tiles", Message("dom-expect-face-up", rules="DS-3.5"), item)
        if item is not None:
            g.face_up_tiles[stack] = word(fields, "face_up_tiles", item, TERRAIN)
            g.pool[g.face_up_tiles[stack]] -= 1
    load_stacks(g, fields)


def flag_or(fields: Fields, name: str, default: bool) -> bool:
    return flag(fields, name) if name in fields.data else bool(fields.get(name, default))


def take_card(g: Dom, fields: Fields, name: str, item: object) -> int:
    card = word(fields, name, item, CARD)
    if card == ICE_AGE and g.ice_age:
        g.ice_age = False
    elif card in g.deck:
        g.deck.remove(card)
    else:
        fields.fail(name, Message("dom-expect-card"), item)
    return card


def load_stacks(g: Dom, fields: Fields) -> None:
    """The unseen tiles, and how many lie in each stack."""
    if min(g.pool) < 0:
        fields.fail("face_up_tiles", Message("dom-expect-supply", rules="DS-1.8"), fields.data.get("tiles"))
    pool = [word(fields, "pool", item, TERRAIN) for item in fields.items("pool")]
    if pool and [pool.count(t) for t in range(len(LARGE_TILES))] != g.pool:
        fields.fail("pool", Message("dom-expect-rest", rules="DS-1.26"), fields.data["pool"])
    left = sum(g.pool)
    shares = [left // STACKS + (1 if k < left % STACKS else 0) for k in range(STACKS)]
    given = fields.get("stacks", shares)
    if (
        not isinstance(given, list)
        or len(given) != STACKS
        or not all([is_count(n) for n in given])
        or sum(given) != left
    ):
        fields.fail("stacks", Message("dom-expect-stacks", n=left), given)
    g.stacks = [int(n) for n in given]


def is_count(n: object) -> bool:
    return isinstance(n, int) and not isinstance(n, bool) and n >= 0
