"""What a position says of the turn, and whether it fits the stack: the space, the tile laid, Traits on hand."""

from __future__ import annotations

from typing import Final

from ....core.fields import Fields
from ....core.message import Message
from ....earth.position.format import flag, word
from ....earth.terms import NO_TILE
from ..actions.evolution import Evolution, TakeCard
from ..actions.pawns import is_closed
from ..cards import ASTEROID
from ..inheritance import Draft, KeepTrait
from ..laws import is_shedding
from ..notation import NOUNS, SPACE
from ..state import Sea
from ..terms import EVOLUTION_1, FEEDER_1, SECTION_OF, WANDERLUST_1, WANDERLUST_3
from ..track import FinishCard
from .format import EARTH, SEE
from .stack import FRAMES

WANDERING: Final = SECTION_OF[WANDERLUST_1]


# ---- before the stack ---------------------------------------------------------------------------
def load_moment(g: Sea, fields: Fields) -> None:
    """How far the turn has gone."""
    g.turn = fields.word("turn", NOUNS.animal.show(g.turn), NOUNS.animal)
    if g.turn not in g.layout.animals:
        fields.fail("turn", Message("mar-expect-in-play", rules="DSM-1.3"), fields.data.get("turn"))
    g.space = -1 if fields.get("space", None) is None else fields.word("space", "", SPACE)
    g.laid = -1 if fields.get("laid", None) is None else fields.word("laid", "", NOUNS.tile)
    g.extra = flag(fields, "extra")
    load_fed(g, fields)
    load_eaten(g, fields)
    g.last = flag(fields, "last", ASTEROID in g.discard)


def load_fed(g: Sea, fields: Fields) -> None:
    """DSM-24.13"""
    g.fed = 0
    for item in fields.items("fed"):
        tile = word(fields, "fed", item, NOUNS.tile)
        if g.terrain[tile] == NO_TILE or g.fed >> tile & 1:
            fields.fail("fed", Message("mar-expect-fed"), item)
        g.fed |= 1 << tile


def load_eaten(g: Sea, fields: Fields) -> None:
    """DSM-24.5"""
    part = Fields(fields.get("eaten", {}), "eaten", SEE)
    for name in list(part.data):
        animal = word(fields, "eaten", name, NOUNS.animal)
        for item in part.items(name):
            tile = word(part, name, item, NOUNS.tile)
            bit = 1 << (tile * 6 + animal)
            if animal not in g.layout.animals or g.terrain[tile] == NO_TILE or g.eaten & bit:
                part.fail(name, Message("mar-expect-fed"), item)
            g.eaten |= bit


def eaten_words(g: Sea, animal: int) -> list[str]:
    """The tiles where Cannibal has gained already."""
    return [NOUNS.tile.show(t) for t in g.layout.board.hexes if g.eaten >> (t * 6 + animal) & 1]


# ---- after the stack ----------------------------------------------------------------------------
def check_moment(g: Sea, fields: Fields, animals: list[Fields]) -> None:
    names = [type(frame).__name__ for frame in g.stack]
    check_space(g, fields, names)
    check_laid(g, fields, names)
    if g.extra and (is_before_pawn(names) or g.space not in (-1, WANDERLUST_3)):
        fields.fail("extra", Message("mar-expect-extra", rules="DSM-12.8, DSM-24.10"), g.extra)
    if is_struck(g) and not g.last:
        fields.fail("last", Message("mar-expect-last", rules="DSM-21.1"), g.last)
    if g.truncated and names and names[0] not in ("FinalScoring", "LastPoints"):
        fields.fail("truncated", Message("mar-expect-truncated", rules="R-14"), g.truncated)
    for part in animals:
        check_animal(g, part)


def is_before_pawn(names: list[str]) -> bool:
    """Whether nothing has been done in this turn yet."""
    return len(names) > 0 and (names[0] == "Turn" or "Act" in names)


def is_struck(g: Sea) -> bool:
    """DSM-21.1  Asteroid is being resolved or has been."""
    finishing = [f for f in g.stack if isinstance(f, FinishCard) and f.card == ASTEROID]
    return ASTEROID in g.discard or len(finishing) > 0


def check_space(g: Sea, fields: Fields, names: list[str]) -> None:
    """DSM-4.15, DSM-4.16  None before the pawn is placed; then the space whose action goes on."""
    is_wrong = g.space >= 0 and is_before_pawn(names)
    if g.space >= FEEDER_1:
        is_wrong = is_wrong or g.space != FEEDER_1 + g.turn
    elif g.space >= 0:
        is_wrong = is_wrong or is_closed(g, g.space)
    if is_wrong or not is_acting(g, names):
        fields.fail("space", Message("mar-expect-space", rules="DSM-4.15"), fields.data.get("space"))


def is_acting(g: Sea, names: list[str]) -> bool:
    """Whether the question that waits on the end of the turn is one of the space."""
    if len(names) < 2 or names[0] != "EndOfTurn":
        return True
    if names[1] == "Lineage":
        return g.space < 0
    section = FRAMES.specs[names[1]].section
    if section < 0:
        return True
    return g.space >= 0 and SECTION_OF[g.space] == section and is_evolving(g)


def is_evolving(g: Sea) -> bool:
    """DSM-16.1, DSM-16.5  The marker of the space, and its number."""
    frame = g.stack[-1]
    if isinstance(frame, Evolution):
        return frame.terrain == g.evolution[g.space - EVOLUTION_1]
    return not isinstance(frame, TakeCard) or frame.most == g.space - EVOLUTION_1 + 1


def check_laid(g: Sea, fields: Fields, names: list[str]) -> None:
    """DSM-24.25  A tile of Earth, once Wanderlust has laid it."""
    is_laid = g.laid >= 0
    is_wrong = is_laid and (g.terrain[g.laid] == NO_TILE or is_before_pawn(names))
    if is_laid and g.space >= 0 and SECTION_OF[g.space] != WANDERING:
        is_wrong = True
    if "AfterWanderlust" in names:
        is_wrong = is_wrong or is_laid != ("WanderMoves" in names)
    if is_wrong:
        fields.fail("laid", Message("mar-expect-laid", rules="DSM-12.2"), fields.data.get("laid"))


def check_animal(g: Sea, part: Fields) -> None:
    """DSM-3.18, DSM-23.15, R-34  Traits on hand while there is a choice; a display that is too full while it sheds."""
    animal = NOUNS.animal.read(str(part.data["animal"]))
    top = g.stack[-1] if g.stack else None
    is_choosing = isinstance(top, KeepTrait) and top.animal == animal
    if not isinstance(top, Draft):
        for name, row in (("hand", g.hands), ("rejected", g.rejected)):
            if row[animal] and not (is_choosing and name == "hand"):
                part.fail(name, Message("mar-expect-hand", rules="DSM-3.19, DSM-23.15"), part.data[name])
    if not is_shedding(g, animal):
        EARTH.check_acquired(g, part, animal)
