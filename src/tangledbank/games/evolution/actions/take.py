"""EV-9  Taking food: the one operation that all eating goes through."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from ....core.frame import OTHER_MOMENT, Decision, Step
from ....core.ints import Options, place
from ..kinds import BOARD, FLAG, SEAT, TOKENS
from ..spec import MEAL, Spec
from ..state import Evo
from ..terms import A_STORE, HOLE, NO_STORE_ROOM, PLANT, STORE_MORE
from ..traits import CARNIVORE, COOPERATION, FAT_TISSUE, FORAGING


@mypyc_attr(free_list_len=1)
class Take(Step[Evo]):
    """EV-9.2 to EV-9.7, EV-9.14  Species i takes up to n tokens: the board first, then Fat Tissue if wished."""

    __slots__ = ("i", "kind", "least", "n", "source")
    takes = (
        BOARD,
        FLAG.of("kind (0 plant, 1 meat)"),
        FLAG.of("source (0 food bank, 1 watering hole)"),
        TOKENS,
        FLAG.of("must store (0 or 1)"),
    )
    spec = Spec(MEAL)

    def __init__(self, i: int, kind: int, source: int, n: int, least: int) -> None:
        self.i: Final = i
        self.kind: Final = kind
        self.source: Final = source
        self.n: Final = n
        self.least: Final = least
        """1: the species was full when this began and must store a token (EV-9.13)."""

    def run(self, g: Evo) -> None:
        i = self.i
        traits = g.mask[i]
        if not g.pop[i] or (self.kind == PLANT and traits & CARNIVORE):  # EV-10.17, EV-9.1
            return
        offered = self.n
        if self.kind == PLANT and traits & FORAGING:  # EV-9.5
            offered += 1
        if self.source == HOLE:
            offered = min(offered, g.hole)
        onto_board = min(offered, g.pop[i] - g.food[i])  # EV-9.3
        if onto_board:
            g.eat(i, onto_board, self.kind, self.source)
        if traits & FAT_TISSUE:
            most = min(offered - onto_board, g.size[i] - g.fat[i])
            if most:
                g.push(StoreFat(g.owner[i], i, self.kind, self.source, onto_board, min(self.least, most), most))
                return
        share(g, i, self.kind, self.source, onto_board)

    def fields(self) -> list[int]:
        return [self.i, self.kind, self.source, self.n, self.least]


class StoreFat(Decision[Evo]):
    """EV-9.4  The owner of a species with Fat Tissue says how many surplus tokens to store."""

    __slots__ = ("i", "kind", "least", "most", "source", "taken")
    takes = (
        SEAT,
        BOARD,
        FLAG.of("kind"),
        FLAG.of("source"),
        TOKENS.of("tokens taken already"),
        FLAG.of("least"),
        TOKENS.of("most"),
    )
    spec = Spec(MEAL, "EV-9.4 EV-9.13 EV-9.14", number=5)

    def __init__(self, seat: int, i: int, kind: int, source: int, taken: int, least: int, most: int) -> None:
        super().__init__(seat)
        self.i: Final = i
        self.kind: Final = kind
        self.source: Final = source
        self.taken: Final = taken
        self.least: Final = least
        self.most: Final = most

    def offer(self, g: Evo, seat: int, options: Options) -> None:
        for n in range(self.least, self.most + 1):
            options.append(A_STORE | n << 16)

    def refusal(self, g: Evo, seat: int, action: int) -> int:
        if action & ~0xFFFFFF != A_STORE:
            return OTHER_MOMENT
        n = action >> 16 & 255
        return STORE_MORE if n < self.least else NO_STORE_ROOM if n > self.most else 0

    def resolve(self, g: Evo, action: int) -> None:
        n = action >> 16 & 255
        if n:
            g.store(self.i, n, self.source)
        share(g, self.i, self.kind, self.source, self.taken + n)

    def fields(self) -> list[int]:
        return [self.seat, self.i, self.kind, self.source, self.taken, self.least, self.most]


def share(g: Evo, i: int, kind: int, source: int, taken: int) -> None:
    """EV-9.6, EV-9.8 to EV-9.10, EV-9.12  Cooperation: after a TAKE the right neighbour takes 1 of the same."""
    if not taken or not g.mask[i] & COOPERATION:
        return
    row = g.row[g.owner[i]]
    k = place(row, i) + 1
    if k < len(row):
        for _ in range(taken if g.settings.per_token else 1):
            g.push(Take(row[k], kind, source, 1, 0))
