"""Marine for learning programs."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from ....core.ints import ints
from ....core.rulebook import OptionValue
from ....earth.env.sections import (
    MOST_CUBES,
    ONE,
    SET,
    TERRAINS,
    Displays,
    Elements,
    Names,
    Question,
    Scores,
    Supply,
    Target,
    Tiles,
)
from ....earth.terms import ALL_ELEMENTS, CHANGED_CORNERS, CHANGED_COVERS, CHANGED_CUBES, CHANGED_DISPLAYS, NOBODY
from ....env.encode.encoder import CHANGED_ALWAYS, Encoder, Perspective, Section
from ....env.encode.layout import MOST, ObservationLayout, clear, put, put_cards, put_each, put_set
from ..cards import ASTEROID, CARD_KEYS
from ..notation import NOTATION, NOUNS
from ..position.stack import FRAMES
from ..rulebook import sea
from ..state import Sea
from ..terms import (
    ANIMALS,
    BASIC_PAWNS,
    BOARD,
    CHANGED_CARDS,
    CHANGED_HANDS,
    CHANGED_MARKERS,
    CHANGED_PAWNS,
    CHANGED_TRAITS,
    CIRCLES,
    COMPETITION_SQUARES,
    CUBES,
    EVOLUTION_SQUARES,
    FEEDER_1,
    PAWN_KINDS,
    SLOTS,
    SPECIAL,
)
from ..traits import NO_TRAIT, TRAIT_KEYS
from ..view import answering
from .space import MarineSpace, space_place

VERSION: Final = 1
COUNTS: Final = CUBES + 1
QUESTIONS: Final = FRAMES.questions()
HEXES: Final = len(BOARD.hexes)
CARDS: Final = len(CARD_KEYS)
TRAITS: Final = len(TRAIT_KEYS)
ANIMAL_COUNT: Final = len(ANIMALS)
SPACES: Final = FEEDER_1 + len(ANIMALS)


class MarineQuestion(Question):
    """With what only this game's questions are about."""

    def __init__(self, layout: ObservationLayout, openers: int) -> None:
        super().__init__(layout, QUESTIONS, FRAMES.table, openers, HEXES, ANIMAL_COUNT)
        targets = self.targets()
        corner = layout.add("corner", [len(BOARD.corners)], 1, "the corner it is about")
        omitted = layout.add("omitted", [HEXES], 1, "by hex: tiles that Fecundity leaves out")
        pawn = layout.add("pawn", [len(PAWN_KINDS)], 1, "the pawn to place: " + ", ".join(PAWN_KINDS))
        old = layout.add("old_trait", [TRAITS], 1, "the Trait that is being replaced")
        targets["corner"] = Target(ONE, [corner], len(BOARD.corners))
        targets["hexes"] = Target(SET, [omitted], HEXES)
        targets["pawn"] = Target(ONE, [pawn], len(PAWN_KINDS))
        targets["trait"] = Target(ONE, [old], TRAITS)
        targets["seats"] = targets["seat"]
        self.plan(FRAMES.table, targets)

    def decides(self, perspective: Perspective) -> int:
        return answering(sea(perspective.g), perspective.seat)


class Course(Section):
    """How far the game has gone, whose turn it is, and the options that matter."""

    def __init__(self, layout: ObservationLayout) -> None:
        super().__init__(layout, CHANGED_ALWAYS)
        n = ANIMAL_COUNT
        self.options: Final = layout.add(
            "options", [4], 1, "gmt edition; displays without printed elements; empty_retrieve; habitat_own_types"
        )
        self.round: Final = layout.add("round", [1], MOST, "from 1")
        self.last: Final = layout.add("last_round", [1], 1, "this round is the last")
        self.turn: Final = layout.add("turn", [n], 1, "by place: whose turn it is")
        self.space: Final = layout.add("space", [SPACES], 1, "where its pawn was placed in this turn")
        self.retrieved: Final = layout.add("retrieved", [n], 1, "by place: has retrieved in this round")

    def write(self, perspective: Perspective, out: vec[u8], at: i64) -> None:
        s = sea(perspective.g)
        slots = perspective.slots
        out[at + self.options] = 1 if s.settings.is_gmt else 0
        out[at + self.options + 1] = 1 if s.settings.blank else 0
        out[at + self.options + 2] = 1 if s.settings.empty_retrieve else 0
        out[at + self.options + 3] = 1 if s.settings.habitat_own_types else 0
        put(out, at + self.round, s.round)
        out[at + self.last] = 1 if s.last else 0
        out[at + self.turn + slots[s.turn]] = 1
        if s.space >= 0:
            out[at + self.space + space_place(s.space, slots)] = 1
        for animal in s.layout.animals:
            if s.retrieved >> animal & 1:
                out[at + self.retrieved + slots[animal]] = 1


class Pawns(Section):
    """Pawns on the action display, available ones, and who controls the special ones."""

    def __init__(self, layout: ObservationLayout) -> None:
        super().__init__(layout, CHANGED_PAWNS)
        n = ANIMAL_COUNT
        self.spaces: Final = layout.add(
            "spaces", [SPACES, n + 6], 1, "by space: whose basic pawn, by place, or the special pawn of which element"
        )
        self.pawns: Final = layout.add("pawns", [n], BASIC_PAWNS, "by place: available basic pawns")
        self.control: Final = layout.add("control", [6, n], 1, "by element: who controls its special pawn, by place")
        self.target: Final = layout.add("target", [6], MOST, "by element: where the target marker stands")

    def write(self, perspective: Perspective, out: vec[u8], at: i64) -> None:
        s = sea(perspective.g)
        slots = perspective.slots
        n = ANIMAL_COUNT
        space: i64
        who: i64
        for space, who in enumerate(s.spaces):
            if who != NOBODY:
                column = slots[who] if who < SPECIAL else n + who - SPECIAL
                out[at + self.spaces + space_place(space, slots) * (n + 6) + column] = 1
        for animal in s.layout.animals:
            put(out, at + self.pawns + slots[animal], s.pawns[animal])
        for element in ALL_ELEMENTS:
            if s.control[element] != NOBODY:
                out[at + self.control + element * n + slots[s.control[element]]] = 1
            put(out, at + self.target + element, s.target[element])


class Display(Section):
    """Circles and markers of the action display."""

    def __init__(self, layout: ObservationLayout) -> None:
        super().__init__(layout, CHANGED_MARKERS)
        self.circles: Final = layout.add("circles", [CIRCLES, 6], 1, "Speciation: the element of each circle")
        self.competition: Final = layout.add(
            "competition", [COMPETITION_SQUARES, TERRAINS], 1, "the terrain of each square"
        )
        self.evolution: Final = layout.add("evolution", [EVOLUTION_SQUARES, TERRAINS], 1, "the terrain of each square")
        self.regressed: Final = layout.add(
            "regressed", [ANIMAL_COUNT], 2, "by place: cubes on the squares of Regression"
        )

    def write(self, perspective: Perspective, out: vec[u8], at: i64) -> None:
        s = sea(perspective.g)
        put_each(out, at + self.circles, ints(s.circles), 6)
        put_each(out, at + self.competition, ints(s.competition), TERRAINS)
        put_each(out, at + self.evolution, ints(s.evolution), TERRAINS)
        for animal in s.squares:
            if animal != NOBODY:
                out[at + self.regressed + perspective.slots[animal]] += 1


class Cards(Section):
    """Face up, to come, and gone."""

    def __init__(self, layout: ObservationLayout) -> None:
        super().__init__(layout, CHANGED_CARDS)
        self.track: Final = layout.add("track", [SLOTS, CARDS], 1, "by slot: the card")
        self.discard: Final = layout.add("discard", [CARDS], 1, "by card: on the discard pile")
        self.top: Final = layout.add("discard_top", [CARDS], 1, "the top card of the discard pile")
        self.unseen: Final = layout.add("unseen_cards", [CARDS], 1, "by card: in the deck or in the box")
        self.deck: Final = layout.add("deck", [1], CARDS, "cards in the deck")

    def write(self, perspective: Perspective, out: vec[u8], at: i64) -> None:
        s = sea(perspective.g)
        put_each(out, at + self.track, ints(s.track), CARDS)
        put_cards(out, at + self.discard, ints(s.discard))
        if s.discard:
            out[at + self.top + s.discard[-1]] = 1
        put_cards(out, at + self.unseen, ints(s.unseen))
        if s.asteroid_left:
            out[at + self.unseen + ASTEROID] = 1
        out[at + self.deck] = s.deck_left


class Traits(Section):
    """The Traits of all animals, and those that one's own may choose from."""

    def __init__(self, layout: ObservationLayout) -> None:
        super().__init__(layout, CHANGED_TRAITS | CHANGED_HANDS)
        n = ANIMAL_COUNT
        self.most_elements: Final = layout.add("most_elements", [n], 9, "by place: what the display can hold")
        self.traits: Final = layout.add("traits", [n, TRAITS], 1, "by place: its Traits: " + ", ".join(TRAIT_KEYS))
        self.copy: Final = layout.add("copy", [n, TRAITS], 1, "by place: the Trait that Exaptation copies")
        self.hand: Final = layout.add("hand", [n, TRAITS], 1, "by place: Traits to choose from; one's own animals only")
        self.rejected: Final = layout.add(
            "rejected", [n, TRAITS], 1, "by place: Traits put aside in the draft; one's own animals only"
        )

    def write(self, perspective: Perspective, out: vec[u8], at: i64) -> None:
        s = sea(perspective.g)
        for animal in s.layout.animals:
            k = perspective.slots[animal]
            out[at + self.most_elements + k] = s.most_elements(animal)
            put_set(out, at + self.traits + k * TRAITS, s.traits[animal])
            if s.copy[animal] != NO_TRAIT:
                out[at + self.copy + k * TRAITS + s.copy[animal]] = 1
            if s.seat_of(animal) == perspective.seat:
                put_set(out, at + self.hand + k * TRAITS, s.hands[animal])
                put_set(out, at + self.rejected + k * TRAITS, s.rejected[animal])


class Cubes(Section):
    """Cubes on Earth and what follows from them, also from Traits: Carnivore saves; the sides of vents."""

    def __init__(self, layout: ObservationLayout) -> None:
        super().__init__(layout, CHANGED_CUBES | CHANGED_CORNERS | CHANGED_DISPLAYS | CHANGED_COVERS | CHANGED_TRAITS)
        n = ANIMAL_COUNT
        self.geysers: Final = layout.add("geysers", [HEXES], 1, "by hex: a vent with its geyser side up")
        self.cubes: Final = layout.add("cubes", [HEXES, n], MOST_CUBES, "by hex and place: cubes")
        self.endangered: Final = layout.add("endangered", [HEXES, n], 1, "by hex and place: its cubes are endangered")
        self.domination: Final = layout.add("domination", [n, 6], MOST, "by place and element: the domination value")
        self.survival: Final = layout.add("survival", [n], 1, "by place: who holds Survival")

    def wipe(self, out: vec[u8], at: i64) -> None:
        """Where no cubes are shown none are endangered."""
        every: i64 = HEXES * ANIMAL_COUNT
        clear(out, at + self.begin, at + self.cubes)
        for k in range(at + self.cubes, at + self.cubes + every):
            if out[k]:
                out[k] = 0
                out[k + every] = 0
        clear(out, at + self.domination, at + self.end)

    def write(self, perspective: Perspective, out: vec[u8], at: i64) -> None:
        s = sea(perspective.g)
        put_set(out, at + self.geysers, s.geysers)
        for animal in s.layout.animals:
            self.write_animal(s, animal, perspective.slots[animal], out, at)
        holder = s.survival_holder()
        if holder != NOBODY:
            out[at + self.survival + perspective.slots[holder]] = 1

    def write_animal(self, s: Sea, animal: i64, k: i64, out: vec[u8], at: i64) -> None:
        """Its cubes, the endangered ones, and on how many tiles it meets each element (DSM-17.1)."""
        met = ints([0] * 6)
        cubes = s.cubes
        counts = s.counts
        tile: i64
        for tile in range(HEXES):
            n = cubes[tile * 6 + animal]
            if n:
                put(out, at + self.cubes + tile * ANIMAL_COUNT + k, n)
                if s.is_endangered(animal, tile):
                    out[at + self.endangered + tile * ANIMAL_COUNT + k] = 1
                for element in range(6):
                    if counts[tile * 6 + element]:
                        met[element] += 1
        for element in range(6):
            value = met[element] * s.display[animal * 6 + element]
            if value:
                put(out, at + self.domination + k * 6 + element, value)


class MarineEncoder(Encoder):
    """All numbers of players, all options."""

    def __init__(self) -> None:
        layout = ObservationLayout()
        space = MarineSpace(NOTATION, ANIMAL_COUNT, COUNTS)
        question = MarineQuestion(layout, space.openers)
        sections: list[Section] = [
            Course(layout),
            Pawns(layout),
            Display(layout),
            Cards(layout),
            Names(layout, NOUNS),
            Scores(layout, ANIMAL_COUNT),
            Displays(layout, ANIMAL_COUNT, CHANGED_DISPLAYS | CHANGED_TRAITS),
            Traits(layout),
            Tiles(layout, BOARD, NOUNS),
            Elements(layout, BOARD, NOUNS),
            Supply(layout),
            Cubes(layout),
        ]
        super().__init__("marine", VERSION, layout, space, question, sections)


STANDARD: Final = MarineEncoder()


def encoder_for(options: dict[str, OptionValue]) -> Encoder:
    """The same for all options."""
    return STANDARD
