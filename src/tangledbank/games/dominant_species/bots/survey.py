"""A look over Earth: who ranks where, who dominates, who will die out, and what that will bring until the end."""

from __future__ import annotations

from typing import Final

from ....core.ints import Ints
from ....earth.terms import ALL_ELEMENTS, FADING, NOBODY, REGRESSION
from ..actions.elements import Protect, Wasteland, touches_tundra
from ..cards import ICE_AGE
from ..state import Dom
from ..terms import (
    BONUS_END,
    DOMINATION_1,
    EXECUTION,
    FACE_UP_CARDS,
    PLANNING,
    REGRESSION_1,
    REPTILE,
    SPACE_COUNT,
    TUNDRA,
    WASTELAND_1,
)

CARDS_A_ROUND: Final = 4.0
"""How many cards are taken in a round of good play."""
FADE: Final = 0.5
"""How much faster than the rounds themselves today's ranks lose their meaning."""
SCORINGS: Final = 4.5
"""Tiles scored in a round of good play."""
MELTING: Final = 0.2
"""The same for dominance until Ice Age is taken."""
CARD: Final = 7.0
"""What a card is worth on average."""
DOUBT: Final = 1.5
"""Cubes by which a rank must be safe to be more likely kept than not by half."""
RIVAL: Final = 0.3
"""How much those who are not there yet are to be feared."""
HOPE: Final = 0.2
"""What is left of the worth of endangered cubes while they could still be rescued."""
ELEMENT: Final = 0.4
"""An element on a display, for what it will be good for."""
FITNESS: Final = 0.12
"""A point of fitness on a tile with own cubes, up to MOST_FITNESS."""
MOST_FITNESS: Final = 6
FOOTHOLD: Final = 0.15
"""A cube on tundra, in the race for Survival."""
PAWN: Final = 5.0
"""What a pawn brings in a round to come."""
PLACE: Final = 0.6
"""A place on the initiative track."""
GENES: Final = 0.35
"""A cube in the gene pool, up to MOST_GENES."""
MOST_GENES: Final = 12


class Survey:
    """Facts about one position, found once and used by everything that is judged."""

    def __init__(self, g: Dom) -> None:
        hexes = len(g.terrain)
        self.g: Final = g
        self.animals: Final[list[int]] = g.layout.animals
        self.tiles: Final[list[int]] = g.earth()
        self.tundra: Final[list[int]] = []
        self.kinds: Final[Ints] = g.terrain[:]
        """By hex: the terrain that counts, NO_TILE for none."""
        self.rounds: Final[float] = rounds_after(g)
        self.later: Final[float] = self.rounds / (1.0 + FADE * self.rounds)
        """Rounds to come, those far away counted less."""
        self.final: Final[float] = 1.0 / (1.0 + FADE * self.rounds)
        """How much of today's ranks will be true in the final scoring."""
        self.ice: Final[float] = 0.0 if g.last else 1.0 / (1.0 + MELTING * self.rounds)
        """The same for today's dominance when Ice Age is taken."""
        self.display: Final[Ints] = display_kept(g)
        self.counts: Final[Ints] = counts_kept(g)
        self.types: Final[list[list[int]]] = types(self.display, self.animals)
        """By animal: the elements on its display."""
        self.living: Final[list[int]] = [0] * (hexes * 6)
        """By hex and animal: cubes that will survive this round."""
        self.fit: Final[list[int]] = [0] * (hexes * 6)
        """By hex and animal with cubes there."""
        self.best_fit: Final[list[int]] = [0] * hexes
        self.next_fit: Final[list[int]] = [0] * hexes
        self.dominant: Final[list[int]] = [NOBODY] * hexes
        self.dominated: Final[list[float]] = [0.0] * 6
        """By animal: the tiles it may expect to dominate."""
        self.now: Final[list[int]] = [0] * (hexes * 6)
        """By hex and animal: what it gets if the tile is scored now."""
        self.sums: Final[list[int]] = [0] * hexes
        """By hex: what all get together."""
        self.corners: list[list[int]] = []
        self.due: Final[int] = dominations_due(g)
        """Tiles that will still be scored in this round."""
        self.aims: Final[list[int]] = [0] * 6
        """By animal: tiles that one of its plans already brings cubes to, as bit sets."""
        self.claims: Final[list[int]] = [0] * 6
        """By animal: tiles that one of its plans already makes it dominate, as bit sets."""
        self.plans: Final[list[int]] = [0] * 72
        """By section and animal: the plans looked at so far."""
        values = 1
        covered = g.covered
        scores = g.layout.scores
        for tile in self.tiles:
            if covered >> tile & 1:
                self.kinds[tile] = TUNDRA
                self.tundra.append(tile)
            values += scores[self.kinds[tile]][0]
            self.look_at(tile)
        self.rate: Final[float] = SCORINGS / values
        """How often a tile is scored in a round, for each point of its first value."""

    # ---- what there is ------------------------------------------------------------------
    def look_at(self, tile: int) -> None:
        """Fitness, dominance, points and survivors of one tile."""
        cubes = self.g.cubes
        at = tile * 6
        best = 0
        second = 0
        who = NOBODY
        for animal in self.animals:
            n = cubes[at + animal]
            if not n:
                continue
            fit = self.fitness(animal, tile)
            self.fit[at + animal] = fit
            points = self.points(animal, tile, n)
            self.now[at + animal] = points
            self.sums[tile] += points
            self.living[at + animal] = n if fit else self.spared(animal, tile)
            if fit > best:
                second = best
                best = fit
                who = animal
            elif fit > second:
                second = fit
        if best:
            self.best_fit[tile] = best
            self.next_fit[tile] = second
            if best > second:
                self.dominant[tile] = who

    def fitness(self, animal: int, tile: int) -> int:
        """DS-4.1, with what Regression and Wasteland will leave."""
        total = 0
        display = self.display
        counts = self.counts
        at = animal * 6
        place = tile * 6
        for element in self.types[animal]:
            total += display[at + element] * counts[place + element]
        return total

    def spared(self, animal: int, tile: int) -> int:
        """Endangered cubes that Hibernation protects."""
        shelter = self.g.shelter
        return shelter.count(tile * 6 + animal) if shelter else 0

    def points(self, animal: int, tile: int, n: int) -> int:
        """DS-18.3, DS-18.4  What an animal with n cubes would get if the tile were scored now."""
        if n <= 0:
            return 0
        cubes = self.g.cubes
        at = tile * 6
        place = 0
        for other in self.animals:
            m = cubes[at + other]
            if m >= n and other != animal and (m > n or other < animal):
                place += 1
        values = self.g.layout.scores[self.kinds[tile]]
        return values[place] if place < len(values) else 0

    def lost(self, element: int) -> int:
        """How often a disk that Wasteland threatens suits a tile with cubes."""
        n = 0
        for tile in self.tiles:
            n += self.g.counts[tile * 6 + element] - self.counts[tile * 6 + element]
        return n

    def corners_of(self, element: int) -> list[int]:
        """Where the disks of a type lie; found when first asked for."""
        if not self.corners:
            self.corners = [[], [], [], [], [], []]
            for corner, found in enumerate(self.g.corner):
                if found >= 0:
                    self.corners[found].append(corner)
        return self.corners[element]

    # ---- what may be expected -------------------------------------------------------------
    def share(self, animal: int, tile: int, n: int) -> float:
        """The points an animal with n cubes may expect when the tile is scored in the future."""
        if n <= 0:
            return 0.0
        living = self.living
        at = tile * 6
        place = RIVAL / (DOUBT + n)
        for other in self.animals:
            m = living[at + other]
            if m and other != animal:
                lead = n - m + (0.5 if animal < other else -0.5)
                place += 0.5 - 0.5 * lead / (DOUBT + (lead if lead > 0.0 else -lead))
        values = self.g.layout.scores[self.kinds[tile]]
        k = int(place)
        if k >= len(values):
            return 0.0
        after = values[k + 1] if k + 1 < len(values) else 0
        return values[k] + (place - k) * (after - values[k])

    def weight(self, tile: int) -> float:
        """How often a tile will be scored after this round, the final scoring included."""
        return self.final + self.later * self.rate * self.g.layout.scores[self.kinds[tile]][0]

    def mastery(self, animal: int, tile: int) -> float:
        """How surely an animal with cubes on a tile will dominate it."""
        fit = self.fit[tile * 6 + animal]
        if not fit:
            return 0.0
        best = self.best_fit[tile]
        if fit < best:
            return 0.2 / (best - fit)
        rest = self.next_fit[tile]
        return 1.0 - 0.25 / (fit - rest) if fit > rest else 0.3

    def crown(self, tile: int) -> float:
        """What dominating a tile is worth in cards, Ice Age apart."""
        if not (self.g.deck or self.g.face_up):
            return 0.0
        return CARD * self.later * self.rate * self.g.layout.scores[self.kinds[tile]][0]

    def prospects(self) -> list[float]:
        """By animal: points now, and what the position will bring by itself."""
        g = self.g
        totals = [float(n) for n in g.vp]
        for tile in self.tiles:
            weight = self.weight(tile)
            crown = self.crown(tile)
            for animal in self.animals:
                n = g.cubes[tile * 6 + animal]
                if n:
                    totals[animal] += self.presence(animal, tile, n, weight, crown)
        for animal in self.animals:
            totals[animal] += self.standing(animal)
        self.add_survival(totals)
        return totals

    def presence(self, animal: int, tile: int, n: int, weight: float, crown: float) -> float:
        """What cubes on a tile will bring."""
        alive = self.living[tile * 6 + animal]
        if alive < n:
            hope = HOPE if self.g.phase == PLANNING else 0.0
            return weight * (self.share(animal, tile, alive) + hope * self.share(animal, tile, n))
        mastery = self.mastery(animal, tile)
        self.dominated[animal] += mastery
        fit = min(self.fit[tile * 6 + animal], MOST_FITNESS)
        return weight * self.share(animal, tile, n) + crown * mastery + self.final * FITNESS * fit

    def standing(self, animal: int) -> float:
        """What does not lie on a tile: Ice Age, display, pawns, initiative, gene pool."""
        g = self.g
        tiles = self.dominated[animal]
        total = self.ice * min(tiles * (tiles + 1.0) / 2.0, float(g.bonus(BONUS_END)))
        elements = 0
        for element in self.types[animal]:
            elements += self.display[animal * 6 + element]
        total += self.later * (ELEMENT * elements + PLACE * (len(g.track) - 1 - g.track.index(animal)))
        total += self.rounds * PAWN * g.total_pawns[animal]
        return total + self.later * GENES * float(min(g.gene_pool[animal], MOST_GENES))

    def on_tundra(self, animal: int) -> int:
        """Cubes of an animal on tundra that will survive this round."""
        n = 0
        for tile in self.tundra:
            n += self.living[tile * 6 + animal]
        return n

    def tundra_leader(self) -> tuple[int, int]:
        """DS-20.5, DS-20.6  The animal with most of them, and its lead over the next one: 0 in a tie."""
        best = 0
        second = 0
        who = NOBODY
        for animal in self.animals:
            n = self.on_tundra(animal)
            if n > best:
                second = best
                best = n
                who = animal
            elif n > second:
                second = n
        return who, best - second

    def add_survival(self, totals: list[float]) -> None:
        """DS-20.7  The sole leader on tundra gains bonus points now and, less surely, in every round to come."""
        for animal in self.animals:
            totals[animal] += FOOTHOLD * self.later * min(self.on_tundra(animal), 6)
        who, lead = self.tundra_leader()
        if lead:
            held = len([tile for tile in self.tundra if self.living[tile * 6 + who]])
            sure = 1.0 - 0.4 / lead
            totals[who] += self.g.bonus(held) * sure * (1.0 + 0.5 * self.later)


# ---- before the survey -----------------------------------------------------------------------
def rounds_after(g: Dom) -> float:
    """How many rounds will follow this one: Ice Age comes when the cards above it are taken."""
    if g.last or g.truncated:
        return 0.0
    needed = 0 if ICE_AGE in g.face_up else max(0, len(g.deck) + 1 + len(g.face_up) - FACE_UP_CARDS)
    found = 0.3 + needed / CARDS_A_ROUND + 1.0 - rest_of_round(g)
    return max(0.3, min(found, float(g.settings.round_limit - g.round)) if g.settings.round_limit else found)


def rest_of_round(g: Dom) -> float:
    """How much of this round's Domination is to come."""
    if g.phase == PLANNING:
        return 1.0
    if g.phase != EXECUTION:
        return 0.0
    return 1.0 if g.pointer < DOMINATION_1 else (SPACE_COUNT - 1 - g.pointer) / 5.0


def types(display: Ints, animals: list[int]) -> list[list[int]]:
    """By animal: the elements on its display."""
    found: list[list[int]] = [[], [], [], [], [], []]
    for animal in animals:
        at = animal * 6
        found[animal] = [element for element in ALL_ELEMENTS if display[at + element]]
    return found


def is_ahead(g: Dom, space: int) -> bool:
    """Whether a pawn on a space will still act in this round."""
    return g.phase == PLANNING or (g.phase == EXECUTION and g.pointer < space)


def dominations_due(g: Dom) -> int:
    """Domination pawns that will act in this round."""
    n = 0
    for space in range(DOMINATION_1, SPACE_COUNT):
        if g.spaces[space] != NOBODY and is_ahead(g, space):
            n += 1
    return n


def display_kept(g: Dom) -> Ints:
    """The displays as Regression will leave them."""
    top = g.stack[-1]
    asked = top if isinstance(top, Protect) else None
    if asked is None and not is_ahead(g, REGRESSION_1):
        return g.display
    if not sum(g.rows[REGRESSION * 6 : REGRESSION * 6 + 6]):
        return g.display
    found = g.display[:]
    for animal in g.layout.animals:
        kept = asked.kept[animal] if asked is not None else 0
        turn = asked.turn if asked is not None else 0
        shields = protections(g, animal, turn)
        for element in ALL_ELEMENTS:
            if not g.rows[REGRESSION * 6 + element] or kept >> element & 1 or not g.acquired(animal, element):
                continue
            if shields:
                shields -= 1
            else:
                found[animal * 6 + element] -= 1
    return found


def protections(g: Dom, animal: int, turn: int) -> int:
    """DS-9.4, DS-9.5  Protections that an animal has not spent yet."""
    found = 1 if animal == REPTILE else 0
    for k in range(turn, 2):
        if g.spaces[REGRESSION_1 + k] == animal:
            found += 1
    return found


def counts_kept(g: Dom) -> Ints:
    """The elements around tiles as Wasteland will leave them."""
    if not is_ahead(g, WASTELAND_1) and not isinstance(g.stack[-1], Wasteland):
        return g.counts
    fading = 0
    for element in ALL_ELEMENTS:
        if g.rows[FADING * 6 + element]:
            fading |= 1 << element
    if not fading:
        return g.counts
    found = g.counts[:]
    for corner, element in enumerate(g.corner):
        if element >= 0 and fading >> element & 1 and touches_tundra(g, corner):
            for tile in g.layout.board.touching[corner]:
                found[tile * 6 + element] -= 1
    return found
