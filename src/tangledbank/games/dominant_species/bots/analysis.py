"""One analysis of a position: who ranks where, who dominates, who will die out, and what that brings until the end."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ....bots.search.floats import floats
from ....core.ints import Ints, ints
from ....earth.terms import NOBODY
from ..state import Dom
from ..terms import (
    BOARD,
    BONUS_END,
    PLANNING,
    TUNDRA,
)
from .ahead import counts_kept, display_kept, dominations_due, rounds_after, types

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
UNKNOWN: Final = -1e9
"""Not counted yet."""
BOARD_HEXES: Final = len(BOARD.hexes)

# What an Analysis begins with: copied, which takes less time than to make them.
NONE_BY_HEX: Final = ints([0] * BOARD_HEXES)
NOBODY_BY_HEX: Final = ints([NOBODY] * BOARD_HEXES)
NONE_ON_EARTH: Final = ints([0] * (BOARD_HEXES * 6))
NOT_COUNTED: Final = floats([UNKNOWN] * (BOARD_HEXES * 6))
NOTHING_BY_HEX: Final = floats([0.0] * BOARD_HEXES)
NONE_BY_ANIMAL: Final = ints([0] * 6)
NOTHING_BY_ANIMAL: Final = floats([0.0] * 6)
NO_PLANS: Final = ints([0] * 72)


class Analysis:
    """Facts about one position, found once and used by everything that is judged."""

    def __init__(self, g: Dom) -> None:
        self.g: Final = g
        self.animals: Final = ints(g.layout.animals)
        self.tiles: Final = ints(g.earth())
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
        self.types: Final = types(self.display, g.layout.animals)
        """By animal: the elements on its display."""
        self.living: Final = NONE_ON_EARTH[:]
        """By hex and animal: cubes that will survive this round."""
        self.fit: Final = NONE_ON_EARTH[:]
        """By hex and animal with cubes there."""
        self.best_fit: Final = NONE_BY_HEX[:]
        self.next_fit: Final = NONE_BY_HEX[:]
        self.dominant: Final = NOBODY_BY_HEX[:]
        self.dominated: Final = NOTHING_BY_ANIMAL[:]
        """By animal: the tiles it may expect to dominate."""
        self.now: Final = NONE_ON_EARTH[:]
        """By hex and animal: what it gets if the tile is scored now."""
        self.sums: Final = NONE_BY_HEX[:]
        """By hex: what all get together."""
        self.corners: list[list[int]] = []
        self.due: Final[int] = dominations_due(g)
        """Tiles that will still be scored in this round."""
        self.aims: Final = NONE_BY_ANIMAL[:]
        """By animal: tiles that one of its plans already brings cubes to, as bit sets."""
        self.claims: Final = NONE_BY_ANIMAL[:]
        """By animal: tiles that one of its plans already makes it dominate, as bit sets."""
        self.plans: Final = NO_PLANS[:]
        """By section and animal: the plans looked at so far."""
        self.shares: Final = NOT_COUNTED[:]
        """By hex and animal: share() of the cubes that will survive this round, UNKNOWN until somebody asks."""
        self.weights: Final = NOTHING_BY_HEX[:]
        """By hex: how often a tile will be scored after this round, the final scoring included."""
        values = 1
        covered: i64 = g.covered
        scores = g.layout.scores
        for tile in self.tiles:
            if covered >> tile & 1:
                self.kinds[tile] = TUNDRA
                self.tundra.append(tile)
            values += scores[self.kinds[tile]][0]
            self.look_at(tile)
        self.rate: Final[float] = SCORINGS / values
        """How often a tile is scored in a round, for each point of its first value."""
        for tile in self.tiles:
            self.weights[tile] = self.final + self.later * self.rate * scores[self.kinds[tile]][0]

    # ---- what there is ------------------------------------------------------------------
    def look_at(self, tile: i64) -> None:
        """Fitness, dominance, points and survivors of one tile."""
        cubes = self.g.cubes
        at = tile * 6
        best: i64 = 0
        second: i64 = 0
        who: i64 = NOBODY
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

    def fitness(self, animal: i64, tile: i64) -> i64:
        """DS-4.1, with what Regression and Wasteland will leave."""
        total: i64 = 0
        display = self.display
        counts = self.counts
        at = animal * 6
        place = tile * 6
        element: i64
        for element in self.types[animal]:
            total += display[at + element] * counts[place + element]
        return total

    def spared(self, animal: i64, tile: i64) -> int:
        """Endangered cubes that Hibernation protects."""
        shelter = self.g.shelter
        return shelter.count(tile * 6 + animal) if shelter else 0

    def points(self, animal: i64, tile: i64, n: i64) -> int:
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

    def lost(self, element: i64) -> int:
        """How often a disk that Wasteland threatens suits a tile with cubes."""
        n: i64 = 0
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
    def share(self, animal: i64, tile: i64, n: i64) -> float:
        """The points an animal with n cubes may expect when the tile is scored in the future."""
        if n <= 0:
            return 0.0
        living = self.living
        at = tile * 6
        place = RIVAL / (DOUBT + float(n))
        for other in self.animals:
            m = living[at + other]
            if m and other != animal:
                lead = float(n - m) + (0.5 if animal < other else -0.5)
                place += 0.5 - 0.5 * lead / (DOUBT + (lead if lead > 0.0 else -lead))
        values = self.g.layout.scores[self.kinds[tile]]
        k = int(place)
        if k >= len(values):
            return 0.0
        after = values[k + 1] if k + 1 < len(values) else 0
        return values[k] + (place - k) * (after - values[k])

    def present_share(self, animal: i64, tile: i64) -> float:
        """The same with those that will survive this round."""
        at = tile * 6 + animal
        if self.shares[at] == UNKNOWN:
            self.shares[at] = self.share(animal, tile, self.living[at])
        return self.shares[at]

    def mastery(self, animal: i64, tile: i64) -> float:
        """How surely an animal with cubes on a tile will dominate it."""
        fit = self.fit[tile * 6 + animal]
        if not fit:
            return 0.0
        best = self.best_fit[tile]
        if fit < best:
            return 0.2 / float(best - fit)
        rest = self.next_fit[tile]
        return 1.0 - 0.25 / float(fit - rest) if fit > rest else 0.3

    def crown(self, tile: i64) -> float:
        """What dominating a tile is worth in cards, Ice Age apart."""
        if not (self.g.deck or self.g.face_up):
            return 0.0
        return CARD * self.later * self.rate * self.g.layout.scores[self.kinds[tile]][0]

    def prospects(self) -> list[float]:
        """By animal: points now, and what the position will bring by itself."""
        g = self.g
        totals = [float(n) for n in g.vp]
        for tile in self.tiles:
            weight = self.weights[tile]
            crown = self.crown(tile)
            for animal in self.animals:
                n = g.cubes[tile * 6 + animal]
                if n:
                    totals[animal] += self.presence(animal, tile, n, weight, crown)
        for animal in self.animals:
            totals[animal] += self.standing(animal)
        self.add_survival(totals)
        return totals

    def presence(self, animal: i64, tile: i64, n: i64, weight: float, crown: float) -> float:
        """What cubes on a tile will bring."""
        alive = self.living[tile * 6 + animal]
        if alive < n:
            hope = HOPE if self.g.phase == PLANNING else 0.0
            return weight * (self.present_share(animal, tile) + hope * self.share(animal, tile, n))
        mastery = self.mastery(animal, tile)
        self.dominated[animal] += mastery
        fit = float(min(self.fit[tile * 6 + animal], MOST_FITNESS))
        return weight * self.present_share(animal, tile) + crown * mastery + self.final * FITNESS * fit

    def standing(self, animal: i64) -> float:
        """What does not lie on a tile: Ice Age, display, pawns, initiative, gene pool."""
        g = self.g
        tiles = self.dominated[animal]
        total = self.ice * min(tiles * (tiles + 1.0) / 2.0, float(g.bonus(BONUS_END)))
        elements: i64 = 0
        element: i64
        for element in self.types[animal]:
            elements += self.display[animal * 6 + element]
        total += self.later * (ELEMENT * float(elements) + PLACE * (len(g.track) - 1 - g.track.index(animal)))
        total += self.rounds * PAWN * g.total_pawns[animal]
        return total + self.later * GENES * float(min(g.gene_pool[animal], MOST_GENES))

    def on_tundra(self, animal: i64) -> i64:
        """Cubes of an animal on tundra that will survive this round."""
        n: i64 = 0
        tile: i64
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
            totals[animal] += FOOTHOLD * self.later * float(min(self.on_tundra(animal), 6))
        who, lead = self.tundra_leader()
        if lead:
            held = len([tile for tile in self.tundra if self.living[tile * 6 + who]])
            sure = 1.0 - 0.4 / lead
            totals[who] += self.g.bonus(held) * sure * (1.0 + 0.5 * self.later)
