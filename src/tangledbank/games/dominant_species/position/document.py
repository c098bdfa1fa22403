"""Any position of Dominant Species as data, whole or described in a few words: docs/notation.md."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from ....core.fields import Fields, chance, load_chance
from ....core.message import Message
from ....core.rng import MASK
from ....core.rulebook import Json, OptionValue
from ....earth.layout import Layout
from ....earth.position.format import EarthFormat, flag, is_count, table_of, word, words
from ....earth.terms import NO_TILE, NOBODY
from ..cards import CARDS, ICE_AGE
from ..flow import Execution
from ..laws import broken_laws
from ..notation import CARD, NOUNS, SPACE
from ..questions import Suffer
from ..setup import controller_of, empty_table, settings, standard_earth, table_for
from ..state import Dom
from ..terms import ALL_SPACES, EXECUTION, FACE_UP_CARDS, MOST_PAWNS, PAWNS, PLANNING, RESET, ROWS, SPACE_COUNT
from .stack import load_stack

SEE: Final = "docs/notation.md"
RULES: Final = 2
WRITTEN: Final[Mapping[str, str]] = {
    "": (
        "game rules players options round phase pointer last truncated rng seen track animals tiles elements spaces "
        "rows bag stacks face_up_tiles pool deck ice_age cards used scored stack"
    ),
    "options": "edition longer_game multi_animal random_earth optional_fecundity animals round_limit",
    "animals": "animal seat vp acquired gene_pool eliminated pawns",
    "tiles": "hex terrain tundra cubes shelter",
    "rows": "adaptation abundance wanderlust regression wasteland depletion",
}
"""Frozen. Digests always have these; what is added to positions or options later is left out while it is empty."""
NEW_PAWNS: Final = ["intelligence", "omnivore", "parasitism"]
"""DS-C18.1, DS-C23.1, DS-C24.1  Cards that bring pawns, at most one for every animal."""


class DomFormat(EarthFormat[Dom]):
    """Earth with the cubes that Hibernation protects."""

    def load_more(self, g: Dom, part: Fields, tile: int) -> None:
        for name, n in table_of(part, "shelter").items():
            key = tile * 6 + word(part, "shelter", name, NOUNS.animal)
            if not is_count(n, g.cubes[key]) or not isinstance(n, int):
                part.fail(f"shelter.{name}", Message("dom-expect-shelter"), n)
            g.shelter.extend([key] * n)


EARTH: Final = DomFormat(
    "dom",
    NOUNS,
    ROWS,
    "tundra",
    {
        "bag": "DS-1.25",
        "pool": "DS-1.26",
        "cubes": "DS-1.24",
        "disks": "DS-1.12",
        "tiles": "DS-1.8",
        "covers": "DS-1.9",
        "connected": "DS-2.12",
        "corner": "DS-1.28, DS-2.9",
        "face_up": "DS-3.5",
        "acquired": "DS-1.3",
    },
)


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
        **chance(g),
        "seen": g.info_counter,
        "track": [NOUNS.animal.show(a) for a in g.track],
        "animals": [{**EARTH.dump_animal(g, a), "pawns": g.pawns[a]} for a in g.layout.animals],
        "tiles": [dump_tile(g, t) for t in g.earth()],
        "elements": EARTH.dump_elements(g),
        "spaces": {SPACE.show(s): NOUNS.animal.show(g.spaces[s]) for s in ALL_SPACES if g.spaces[s] != NOBODY},
        "rows": EARTH.dump_rows(g),
        "bag": EARTH.disks(g.bag, 0),
        "stacks": g.stacks[:],
        "face_up_tiles": EARTH.dump_face_up(g),
        "pool": EARTH.dump_pool(g),
        "deck": [CARD.show(card) for card in g.deck],
        "ice_age": g.ice_age,
        "cards": [CARD.show(card) for card in g.face_up],
        "used": [CARD.show(card) for card in g.used],
        "scored": [NOUNS.tile.show(t) for t in g.layout.board.hexes if g.scored >> t & 1],
        "stack": [[type(frame).__name__, *frame.fields()] for frame in g.stack],
    }


def dump_tile(g: Dom, tile: int) -> Json:
    sheltered = [a for a in g.layout.animals if tile * 6 + a in g.shelter]
    shelter = {NOUNS.animal.show(a): g.shelter.count(tile * 6 + a) for a in sheltered}
    return {**EARTH.dump_tile(g, tile), "shelter": shelter}


# ---- reading --------------------------------------------------------------------------
def load(data: Json, check_options: Callable[[int, Json], dict[str, OptionValue]]) -> Dom:
    """The position of a dump or of a shorter description.

    What is not said: with `start standard` Earth, cubes and elements of the standard set-up, else an empty board; no
    disks on the display; bag, gene pools, tile pool and deck hold what is nowhere else.
    """
    fields = Fields(data, "", SEE)
    fields.check_head("dominant-species", RULES)
    players = fields.number("players", 2, 2, 6)
    options = check_options(players, Fields(fields.get("options", {}), "options", SEE).data)
    animals = fields.parts("animals")
    g = empty_table(players, 0, settings(options), load_table(fields, players, options, animals))
    load_scalars(g, fields)
    start = fields.get("start", None)
    if start not in (None, "standard"):
        fields.fail("start", "standard", start)
    if start == "standard":
        standard_earth(g)
    EARTH.load_tiles(g, fields)
    EARTH.load_elements(g, fields)
    load_scored(g, fields)
    load_spaces(g, fields)
    EARTH.load_rows(g, fields)
    load_animals(g, animals)
    load_cards(g, fields)
    EARTH.load_face_up(g, fields)
    load_stack(g, fields)
    EARTH.load_bag(g, fields)
    EARTH.load_pool(g, fields)
    check_moment(g, fields)
    check_pawns(g, fields)
    fields.done()
    broken = broken_laws(g)
    if broken:
        fields.fail("", Message("expect-lawful"), ", ".join(broken))
    return g


def load_table(fields: Fields, players: int, options: dict[str, OptionValue], animals: list[Fields]) -> Layout:
    """Which animal is whose: as listed, or as the options say."""
    controller = controller_of(players, options, 0)
    return table_for(EARTH.load_owners(fields, players, animals) if animals else controller)


def load_scalars(g: Dom, fields: Fields) -> None:
    load_chance(g, fields)
    g.info_counter = fields.number("seen", 0, 0, MASK)
    g.round = fields.number("round", 1, 0, 100_000)
    g.phase = fields.number("phase", 1, 1, 3)
    g.pointer = max(0, fields.word("pointer", SPACE.show(0), SPACE))
    g.last = flag(fields, "last")
    g.truncated = flag(fields, "truncated")
    track = words(fields, "track", NOUNS.animal)
    if track and sorted(track) != g.layout.animals:
        fields.fail("track", Message("dom-expect-track"), fields.data["track"])
    g.track = track or g.track


def check_moment(g: Dom, fields: Fields) -> None:
    """After the stack: the phase and the space that it belongs to."""
    names = [type(frame).__name__ for frame in g.stack]
    at = [frame.space for frame in g.stack if isinstance(frame, Execution) and frame.space]
    phase = PLANNING if "Planning" in names else EXECUTION if at else RESET if names[:1] == ["EndOfRound"] else g.phase
    if fields.data.get("phase", phase) != phase:
        fields.fail("phase", str(phase), g.phase)
    pointer = at[0] - 1 if at else g.pointer
    if fields.data.get("pointer", SPACE.show(pointer)) != SPACE.show(pointer):
        fields.fail("pointer", SPACE.show(pointer), fields.data["pointer"])
    g.phase = phase
    g.pointer = pointer


def load_scored(g: Dom, fields: Fields) -> None:
    """DS-18.10"""
    for item in fields.items("scored"):
        tile = word(fields, "scored", item, NOUNS.tile)
        if g.terrain[tile] == NO_TILE or g.scored >> tile & 1:
            fields.fail("scored", Message("dom-expect-scored", rules="DS-18.1"), item)
        g.scored |= 1 << tile


# ---- animals and their pawns -----------------------------------------------------------------
def load_spaces(g: Dom, fields: Fields) -> None:
    for name, value in table_of(fields, "spaces").items():
        animal = word(fields, f"spaces.{name}", value, NOUNS.animal)
        if animal not in g.layout.animals:
            fields.fail(f"spaces.{name}", Message("dom-expect-in-play", rules="DS-1.27"), value)
        g.spaces[word(fields, "spaces", name, SPACE)] = animal


def load_animals(g: Dom, animals: list[Fields]) -> None:
    """DS-1.27  Pawns that are not on the display are available, unless a number says otherwise."""
    in_play = len(g.layout.animals)
    for animal in g.layout.animals:
        on_display = list(g.spaces).count(animal)
        g.pawns[animal] = max(0, PAWNS[in_play] - on_display)
        g.total_pawns[animal] = g.pawns[animal] + on_display
    for part in animals:
        animal = EARTH.load_animal(g, part)
        g.pawns[animal] = part.number("pawns", g.pawns[animal], 0, MOST_PAWNS - list(g.spaces).count(animal))
        g.total_pawns[animal] = g.pawns[animal] + list(g.spaces).count(animal)
        part.done()


def check_pawns(g: Dom, fields: Fields) -> None:
    """DS-5.5  Every pawn finds a space, also those that cards will bring; and somebody always has one to place."""
    coming = [CARDS[card].key for card in g.deck + g.face_up]
    most = sum(g.total_pawns) + len([key for key in coming if key in NEW_PAWNS]) * len(g.layout.animals)
    lost = 1 if "immigrants" in coming or [frame for frame in g.stack if isinstance(frame, Suffer)] else 0
    least = max([g.total_pawns[animal] - lost for animal in g.layout.animals])
    if g.stack and (most > SPACE_COUNT or least < 1):
        fields.fail("animals", Message("dom-expect-pawns", n=SPACE_COUNT, rules="DS-5.5"), sum(g.total_pawns))


# ---- cards ------------------------------------------------------------------------------------
def load_cards(g: Dom, fields: Fields) -> None:
    """DS-1.30  Cards named are where they are named, the others in the deck."""
    g.face_up = [take_card(g, fields, "cards", item) for item in fields.items("cards")]
    g.used = [take_card(g, fields, "used", item) for item in fields.items("used")]
    if len(g.face_up) > FACE_UP_CARDS:
        fields.fail("cards", Message("expect-at-most", n=FACE_UP_CARDS), fields.data["cards"])
    deck = words(fields, "deck", CARD)
    if "deck" in fields.data:
        if sorted(deck) != sorted(g.deck):
            fields.fail("deck", Message("dom-expect-rest", rules="DS-1.30"), fields.data["deck"])
        g.deck = deck
    if flag(fields, "ice_age", g.ice_age) != g.ice_age:
        fields.fail("ice_age", Message("dom-expect-ice-age"), not g.ice_age)


def take_card(g: Dom, fields: Fields, name: str, item: object) -> int:
    card = word(fields, name, item, CARD)
    if card == ICE_AGE and g.ice_age:
        g.ice_age = False
    elif card in g.deck:
        g.deck.remove(card)
    else:
        fields.fail(name, Message("dom-expect-card"), item)
    return card
