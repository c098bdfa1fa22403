"""Any position of Marine as data, whole or described in a few words: docs/notation.md."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from ....core.fields import Fields, chance, load_chance
from ....core.message import Message
from ....core.rng import MASK
from ....core.rulebook import Json, OptionValue
from ....earth.position.format import flag, word, words
from ....earth.terms import NOBODY
from ..cards import ASTEROID
from ..laws import broken_laws, most_pawns
from ..notation import CARD, NOUNS, SIDE, SPACE, TRAIT, pawn_word, trait_words
from ..setup import empty_table, seating, standard_earth
from ..state import Sea
from ..terms import ELEMENTS, PLANKTON, SLOTS
from ..traits import EXAPTATION, NO_TRAIT, RAM_FEEDER
from .display import check_spaces, load_display
from .format import EARTH, SEE
from .moment import check_moment, eaten_words, load_moment
from .stack import load_stack

RULES: Final = 2
WRITTEN: Final[Mapping[str, str]] = {
    "": (
        "game rules players options round turns turn space extra laid fed eaten last truncated rng seen animals tiles "
        "elements spaces rows circles competition evolution squares control target bag stacks face_up_tiles pool track "
        "discard unseen deck asteroid stack"
    ),
    "options": (
        "edition two_animals random_earth alternative_displays superheroes deck animals empty_retrieve "
        "habitat_own_types round_limit turn_limit"
    ),
    "animals": ("animal seat vp acquired gene_pool eliminated pawns retrieved budded traits copy hand rejected"),
    "tiles": "hex terrain vent cubes side",
    "rows": "adaptation abundance wanderlust regression autotrophs depletion",
    "target": "algae gastropods plankton sponges sun worms",
}
"""Frozen. Digests always have these; what is added to positions or options later is left out while it is empty."""


# ---- writing --------------------------------------------------------------------------
def dump(g: Sea) -> Json:
    """The whole position."""
    return {
        "game": "marine",
        "rules": RULES,
        "players": g.seats,
        "options": dict(g.settings.options),
        "round": g.round,
        "turns": g.turns,
        "turn": NOUNS.animal.show(g.turn),
        "space": None if g.space < 0 else SPACE.show(g.space),
        "extra": g.extra,
        "laid": None if g.laid < 0 else NOUNS.tile.show(g.laid),
        "fed": [NOUNS.tile.show(t) for t in g.layout.board.hexes if g.fed >> t & 1],
        "eaten": {NOUNS.animal.show(a): eaten_words(g, a) for a in g.layout.animals if eaten_words(g, a)},
        "last": g.last,
        "truncated": g.truncated,
        **chance(g),
        "seen": g.info_counter,
        "animals": [dump_animal(g, a) for a in g.layout.animals],
        "tiles": [dump_tile(g, t) for t in g.earth()],
        "elements": EARTH.dump_elements(g),
        "spaces": {SPACE.show(s): pawn_word(who) for s, who in enumerate(g.spaces) if who != NOBODY},
        "rows": EARTH.dump_rows(g),
        "circles": [None if e < 0 else NOUNS.element.show(e) for e in g.circles],
        "competition": [NOUNS.terrain.show(t) for t in g.competition],
        "evolution": [NOUNS.terrain.show(t) for t in g.evolution],
        "squares": [NOUNS.animal.show(a) for a in g.squares if a != NOBODY],
        "control": {ELEMENTS[e]: NOUNS.animal.show(a) for e, a in enumerate(g.control) if a != NOBODY},
        "target": {ELEMENTS[e]: n for e, n in enumerate(g.target)},
        "bag": EARTH.disks(g.bag, 0),
        "stacks": g.stacks[:],
        "face_up_tiles": EARTH.dump_face_up(g),
        "pool": EARTH.dump_pool(g),
        "track": [CARD.show(card) for card in g.track],
        "discard": [CARD.show(card) for card in g.discard],
        "unseen": [CARD.show(card) for card in g.unseen],
        "deck": g.deck_left,
        "asteroid": g.asteroid_left,
        "stack": [[type(frame).__name__, *frame.fields()] for frame in g.stack],
    }


def dump_tile(g: Sea, tile: int) -> Json:
    side = SIDE.show(g.geysers >> tile & 1) if g.covered >> tile & 1 else None
    return {**EARTH.dump_tile(g, tile), "side": side}


def dump_animal(g: Sea, animal: int) -> Json:
    return {
        **EARTH.dump_animal(g, animal),
        "pawns": g.pawns[animal],
        "retrieved": bool(g.retrieved >> animal & 1),
        "budded": bool(g.budded >> animal & 1),
        "traits": trait_words(g.traits[animal]),
        "copy": None if g.copy[animal] == NO_TRAIT else TRAIT.show(g.copy[animal]),
        "hand": trait_words(g.hands[animal]),
        "rejected": trait_words(g.rejected[animal]),
    }


# ---- reading --------------------------------------------------------------------------
def load(data: Json, check_options: Callable[[int, Json], dict[str, OptionValue]]) -> Sea:
    """The position of a dump or of a shorter description.

    What is not said: with `start standard` Earth, cubes and elements of the standard set-up, else an empty board; no
    disks and pawns on the display; markers in their order; bag, gene pools, tile pool, box and deck hold the rest.
    """
    fields = Fields(data, "", SEE)
    fields.check_head("marine", RULES)
    players = fields.number("players", 2, 2, 4)
    options = check_options(players, Fields(fields.get("options", {}), "options", SEE).data)
    animals = fields.parts("animals")
    controller = seating(players, 0, options)
    if animals:
        controller = EARTH.load_owners(fields, players, animals)
    g = empty_table(players, 0, controller, options)
    start = fields.get("start", None)
    if start not in (None, "standard"):
        fields.fail("start", "standard", start)
    if start == "standard":
        standard_earth(g)
    load_pieces(g, fields, animals)
    load_scalars(g, fields)
    load_stack(g, fields)
    check_moment(g, fields, animals)
    EARTH.load_bag(g, fields)
    EARTH.load_pool(g, fields)
    fields.done()
    broken = broken_laws(g)
    if broken:
        fields.fail("", Message("expect-lawful"), ", ".join(broken))
    return g


def load_pieces(g: Sea, fields: Fields, animals: list[Fields]) -> None:
    EARTH.load_tiles(g, fields)
    EARTH.load_elements(g, fields)
    load_display(g, fields)
    for part in animals:
        load_animal(g, part)
    check_spaces(g, fields)
    load_cards(g, fields)
    EARTH.load_face_up(g, fields)


def load_scalars(g: Sea, fields: Fields) -> None:
    load_chance(g, fields)
    g.info_counter = fields.number("seen", 0, 0, MASK)
    g.round = fields.number("round", 1, 1, 100_000)
    g.turns = fields.number("turns", 0, 0, 100_000)
    g.truncated = flag(fields, "truncated")
    load_moment(g, fields)


# ---- animals ---------------------------------------------------------------------------------
def load_animal(g: Sea, part: Fields) -> None:
    animal = NOUNS.animal.read(str(part.data["animal"]))
    load_traits(g, part, animal)
    load_copy(g, part, animal)
    if g.has(animal, RAM_FEEDER):
        g.display[animal * 6 + PLANKTON] += 1
    EARTH.load_animal(g, part)
    g.retrieved |= (1 if flag(part, "retrieved") else 0) << animal
    g.budded |= (1 if flag(part, "budded") else 0) << animal
    on_display = list(g.spaces).count(animal)
    most = max(0, most_pawns(g, animal) - on_display)
    g.pawns[animal] = part.number("pawns", min(most, g.pawns[animal]), 0, most)
    g.total_pawns[animal] = g.pawns[animal] + on_display
    part.done()


def load_traits(g: Sea, part: Fields, animal: int) -> None:
    """DSM-1.14, DSM-3.19, DSM-25.14  Cards, and what is on hand."""
    for name, row in (("traits", g.traits), ("hand", g.hands), ("rejected", g.rejected)):
        traits = words(part, name, TRAIT)
        for trait in traits:
            if not g.box >> trait & 1:
                part.fail(name, Message("mar-expect-traits", rules="DSM-1.14, DSM-25.15"), part.data[name])
            g.box &= ~(1 << trait)
            row[animal] |= 1 << trait
        if name == "traits" and len(traits) > g.settings.kept:
            part.fail(name, Message("expect-at-most", n=g.settings.kept), part.data[name])


def load_copy(g: Sea, part: Fields, animal: int) -> None:
    """DSM-24.8  Only Exaptation copies, and not itself."""
    if part.get("copy", None) is not None:
        g.copy[animal] = part.word("copy", "", TRAIT)
        if not g.traits[animal] >> EXAPTATION & 1 or g.copy[animal] == EXAPTATION:
            part.fail("copy", Message("mar-expect-copy", rules="DSM-24.8"), part.data["copy"])


# ---- cards ------------------------------------------------------------------------------------
def load_cards(g: Sea, fields: Fields) -> None:
    """DSM-1.14, DSM-26.7  Cards named are where they are named; the others are in the deck or in the box."""
    g.track = [take_card(g, fields, "track", item) for item in fields.items("track")]
    g.discard = [take_card(g, fields, "discard", item) for item in fields.items("discard")]
    if len(g.track) > SLOTS:
        fields.fail("track", Message("expect-at-most", n=SLOTS), fields.data["track"])
    unseen = words(fields, "unseen", CARD)
    if "unseen" in fields.data:
        if sorted(unseen) != sorted(g.unseen):
            fields.fail("unseen", Message("mar-expect-rest", rules="DSM-1.14"), fields.data["unseen"])
        g.unseen = unseen
    if flag(fields, "asteroid", g.asteroid_left) != g.asteroid_left:
        fields.fail("asteroid", Message("mar-expect-card"), not g.asteroid_left)
    left = len(g.unseen) + (1 if g.asteroid_left else 0)
    least = 1 if g.asteroid_left else 0
    g.deck_left = fields.number("deck", max(least, left - g.settings.boxed), least, left)


def take_card(g: Sea, fields: Fields, name: str, item: object) -> int:
    card = word(fields, name, item, CARD)
    if card == ASTEROID and g.asteroid_left:
        g.asteroid_left = False
    elif card in g.unseen:
        g.unseen.remove(card)
    else:
        fields.fail(name, Message("mar-expect-card"), item)
    return card
