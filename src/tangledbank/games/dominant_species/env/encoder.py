"""Dominant Species for learning programs."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from ....core.ints import ints
from ....core.rulebook import OptionValue
from ....earth.env.sections import (
    MOST_CUBES,
    SETS,
    Displays,
    Elements,
    Names,
    Question,
    Scores,
    Supply,
    Target,
    Tiles,
)
from ....earth.env.space import EarthSpace
from ....earth.terms import CHANGED_CORNERS, CHANGED_COVERS, CHANGED_CUBES, CHANGED_DISPLAYS, NOBODY
from ....earth.view import deciding
from ....env.encode.encoder import CHANGED_ALWAYS, Encoder, Perspective, Section
from ....env.encode.layout import MOST, ObservationLayout, clear, put, put_cards, put_set
from ..cards import CARD_KEYS
from ..notation import NOTATION, NOUNS
from ..position.stack import FRAMES
from ..rulebook import dom
from ..state import Dom
from ..terms import (
    ANIMALS,
    BOARD,
    CHANGED_CARDS,
    CHANGED_MARKS,
    CHANGED_PAWNS,
    MOST_PAWNS,
    SPACE_COUNT,
)

VERSION: Final = 1
COUNTS: Final = 56
"""AS-35  0 to 55 cubes."""
QUESTIONS: Final = FRAMES.questions()
HEXES: Final = len(BOARD.hexes)
CARDS: Final = len(CARD_KEYS)
ANIMAL_COUNT: Final = len(ANIMALS)


class DominantSpeciesQuestion(Question):
    """With the protections of Regression."""

    def __init__(self, layout: ObservationLayout, openers: int) -> None:
        super().__init__(layout, QUESTIONS, FRAMES.table, openers, HEXES, ANIMAL_COUNT)
        kept = layout.add("kept", [ANIMAL_COUNT, 6], 1, "Protect: by place: the types protected already")
        targets = self.targets()
        targets["kept"] = Target(SETS, [kept], ANIMAL_COUNT * 6)
        self.plan(FRAMES.table, targets)

    def decides(self, perspective: Perspective) -> int:
        return deciding(dom(perspective.g))


class Course(Section):
    """How far the game has gone, and the option that matters."""

    def __init__(self, layout: ObservationLayout) -> None:
        super().__init__(layout, CHANGED_ALWAYS)
        self.options: Final = layout.add("options", [1], 1, "optional_fecundity")
        self.round: Final = layout.add("round", [1], MOST, "from 1")
        self.phase: Final = layout.add("phase", [3], 1, "planning, execution, reset")
        self.pointer: Final = layout.add("pointer", [SPACE_COUNT], 1, "the space whose pawn is being resolved")
        self.last: Final = layout.add("last_round", [1], 1, "this round is the last")

    def write(self, perspective: Perspective, out: vec[u8], at: i64) -> None:
        d = dom(perspective.g)
        out[at + self.options] = 1 if d.settings.optional_fecundity else 0
        put(out, at + self.round, d.round)
        out[at + self.phase + d.phase - 1] = 1
        out[at + self.pointer + d.pointer] = 1
        out[at + self.last] = 1 if d.last else 0


class Pawns(Section):
    """The action display and the initiative track."""

    def __init__(self, layout: ObservationLayout) -> None:
        super().__init__(layout, CHANGED_PAWNS)
        n = ANIMAL_COUNT
        self.spaces: Final = layout.add("spaces", [SPACE_COUNT, n], 1, "by space: whose pawn, by place")
        self.initiative: Final = layout.add("initiative", [n], n, "by place: 1 is first; 0: not in play")
        self.pawns: Final = layout.add("pawns", [n], MOST_PAWNS, "by place: available pawns")
        self.total: Final = layout.add("total_pawns", [n], MOST_PAWNS, "by place: those on the display included")

    def write(self, perspective: Perspective, out: vec[u8], at: i64) -> None:
        d = dom(perspective.g)
        slots = perspective.slots
        space: i64
        who: i64
        for space, who in enumerate(d.spaces):
            if who != NOBODY:
                out[at + self.spaces + space * ANIMAL_COUNT + slots[who]] = 1
        for k, animal in enumerate(d.track):
            out[at + self.initiative + slots[animal]] = k + 1
            out[at + self.pawns + slots[animal]] = d.pawns[animal]
            out[at + self.total + slots[animal]] = d.total_pawns[animal]


class Cards(Section):
    """Face up, to come, and gone."""

    def __init__(self, layout: ObservationLayout) -> None:
        super().__init__(layout, CHANGED_CARDS)
        self.cards: Final = layout.add("cards", [CARDS], 1, "by card: face up")
        self.unseen: Final = layout.add("unseen_cards", [CARDS], 1, "by card: in the deck above Ice Age")
        self.used: Final = layout.add("used_cards", [CARDS], 1, "by card: taken")
        self.deck: Final = layout.add("deck", [1], CARDS, "cards in the deck, Ice Age included")

    def write(self, perspective: Perspective, out: vec[u8], at: i64) -> None:
        d = dom(perspective.g)
        put_cards(out, at + self.cards, ints(d.face_up))
        put_cards(out, at + self.unseen, ints(d.deck))
        put_cards(out, at + self.used, ints(d.used))
        out[at + self.deck] = len(d.deck) + (1 if d.ice_age else 0)


class Cubes(Section):
    """Cubes on Earth and what follows from them."""

    def __init__(self, layout: ObservationLayout) -> None:
        super().__init__(layout, CHANGED_CUBES | CHANGED_CORNERS | CHANGED_DISPLAYS | CHANGED_COVERS)
        n = ANIMAL_COUNT
        self.cubes: Final = layout.add("cubes", [HEXES, n], MOST_CUBES, "by hex and place: cubes")
        self.fitness: Final = layout.add(
            "fitness", [HEXES, n], 36, "by hex and place: where the animal has cubes; 0 there: endangered"
        )
        self.dominant: Final = layout.add("dominant", [HEXES, n], 1, "by hex and place: the dominant animal")
        self.survival: Final = layout.add("survival", [n], 1, "by place: who holds Survival")

    def wipe(self, out: vec[u8], at: i64) -> None:
        """Where no cubes are shown there is nothing else."""
        every: i64 = HEXES * ANIMAL_COUNT
        for k in range(at + self.cubes, at + self.cubes + every):
            if out[k]:
                out[k] = 0
                out[k + every] = 0
                out[k + 2 * every] = 0
        clear(out, at + self.survival, at + self.end)

    def write(self, perspective: Perspective, out: vec[u8], at: i64) -> None:
        d = dom(perspective.g)
        cubes = d.cubes
        tile: i64
        for tile in range(HEXES):
            for animal in d.layout.animals:
                if cubes[tile * 6 + animal]:
                    self.write_tile(d, tile, perspective.slots, out, at)
                    break
        holder = d.survival_holder()
        if holder != NOBODY:
            out[at + self.survival + perspective.slots[holder]] = 1

    def write_tile(self, d: Dom, tile: i64, slots: list[int], out: vec[u8], at: i64) -> None:
        """A tile with cubes: how many of whom, how fit they are, who dominates (DS-4.4)."""
        best = 0
        who = NOBODY
        for animal in d.layout.animals:
            n = d.cubes[tile * 6 + animal]
            if n:
                place = at + tile * ANIMAL_COUNT + slots[animal]
                put(out, self.cubes + place, n)
                fitness = d.fitness(animal, tile)
                if fitness:
                    put(out, self.fitness + place, fitness)
                if fitness > best:
                    best = fitness
                    who = animal
                elif fitness == best:
                    who = NOBODY
        if who != NOBODY:
            out[at + self.dominant + tile * ANIMAL_COUNT + slots[who]] = 1


class Marks(Section):
    """What holds for this round only."""

    def __init__(self, layout: ObservationLayout) -> None:
        super().__init__(layout, CHANGED_MARKS)
        self.scored: Final = layout.add("scored", [HEXES], 1, "by hex: chosen by Domination in this round")
        self.sheltered: Final = layout.add(
            "sheltered", [HEXES, ANIMAL_COUNT], 5, "by hex and place: cubes that Hibernation protects"
        )

    def write(self, perspective: Perspective, out: vec[u8], at: i64) -> None:
        d = dom(perspective.g)
        put_set(out, at + self.scored, d.scored)
        for key in d.shelter:
            out[at + self.sheltered + key // 6 * ANIMAL_COUNT + perspective.slots[key % 6]] += 1


class DominantSpeciesEncoder(Encoder):
    """All numbers of players, all options."""

    def __init__(self) -> None:
        layout = ObservationLayout()
        space = EarthSpace(NOTATION, ANIMAL_COUNT, COUNTS)
        question = DominantSpeciesQuestion(layout, space.openers)
        sections: list[Section] = [
            Course(layout),
            Pawns(layout),
            Cards(layout),
            Names(layout, NOUNS),
            Scores(layout, ANIMAL_COUNT),
            Displays(layout, ANIMAL_COUNT, CHANGED_DISPLAYS),
            Tiles(layout, BOARD, NOUNS),
            Elements(layout, BOARD, NOUNS),
            Supply(layout),
            Cubes(layout),
            Marks(layout),
        ]
        super().__init__("dominant-species", VERSION, layout, space, question, sections)


STANDARD: Final = DominantSpeciesEncoder()


def encoder_for(options: dict[str, OptionValue]) -> Encoder:
    """The same for all options."""
    return STANDARD
