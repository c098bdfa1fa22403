"""The rules of Acorns."""

from tangledbank.core.frame import OTHER_MOMENT, Decision, Simultaneous
from tangledbank.core.notation import Names, Notation, Number, Seat, Verb
from tangledbank.core.rng import pick, scramble
from tangledbank.core.rulebook import Json
from tangledbank.core.spec import FrameSpec
from tangledbank.core.state import State
from tangledbank.games.small import SmallRulebook, SmallState

TREES = ["ash", "beech", "cedar", "elm", "oak"]
HOARD, MOST_LYING = 3, 4
SEAT, TREE = Seat("seat"), Names("tree", TREES)
NOTATION = Notation([Verb("hide", TREE), Verb("dig", TREE)])
A_HIDE, A_DIG = 0, 1 << 24
HIDDEN, DUG, FOUND = range(3)


class Acorns(SmallState):
    """Everything that lies on and under the ground."""

    parts = "lying hoards diggers points"
    lying: list[int]
    """Acorns under each tree that everybody sees."""
    hoards: list[int]
    """By seat, the tree of the hoard; -1 before it is hidden."""
    diggers: list[int]
    """By tree, who has dug there; -1 nobody."""
    points: list[int]

    def free(self) -> list[int]:
        return [tree for tree, seat in enumerate(self.diggers) if seat < 0]

    def scores(self) -> list[int]:
        """AC-5  Acorns found, and the own hoard where nobody has dug."""
        safe = [tree >= 0 and self.diggers[tree] < 0 for tree in self.hoards]
        return [n + HOARD * safe[seat] for seat, n in enumerate(self.points)]


class Hide(Simultaneous[Acorns]):
    """AC-2  Both squirrels secretly hide a hoard under a tree."""

    spec = FrameSpec("", "AC-2")

    def __init__(self, waiting: int, one: int, two: int) -> None:
        super().__init__(waiting)
        self.one, self.two = one, two

    def options(self, g: Acorns, seat: int) -> list[int]:
        return [A_HIDE | tree << 16 for tree in range(len(TREES))]

    def refusal(self, g: Acorns, seat: int, action: int) -> int:
        return 0 if action in self.options(g, seat) else OTHER_MOMENT

    def resolve(self, g: Acorns, action: int) -> None:
        trees = [self.one, self.two]
        trees[g.seat] = action >> 16 & 255
        g.push(Hide(self.waiting & ~(1 << g.seat), *trees))

    def reveal(self, g: Acorns) -> None:
        g.hoards = [self.one, self.two]
        g.tell(HIDDEN, 0, 0, 0)

    def fields(self) -> list[int]:
        return [self.waiting, self.one, self.two]


class Dig(Decision[Acorns]):
    """AC-3, AC-4  Dig where nobody has dug: take what lies there and every hoard."""

    spec = FrameSpec("", "AC-3 AC-4")

    def options(self, g: Acorns, seat: int) -> list[int]:
        return [A_DIG | tree << 16 for tree in g.free()]

    def refusal(self, g: Acorns, seat: int, action: int) -> int:
        return 0 if action in self.options(g, seat) else OTHER_MOMENT

    def resolve(self, g: Acorns, action: int) -> None:
        tree = action >> 16 & 255
        g.diggers[tree] = self.seat
        g.info_counter += 1  # what is found is new: no undo
        g.points[self.seat] += g.lying[tree]
        g.tell(DUG, self.seat, tree, g.lying[tree])
        for owner, hoard in enumerate(g.hoards):
            if hoard == tree:
                g.points[self.seat] += HOARD
                g.tell(FOUND, self.seat, owner, HOARD)


class AcornsRulebook(SmallRulebook):
    """Acorns for the rest of the program."""

    state, frames, over_rule = Acorns, (Hide, Dig), "AC-5"
    events = (Verb("hidden"), Verb("dug", SEAT, TREE, Number("n")), Verb("found", SEAT, Seat("owner"), Number("n")))

    def setup(self, g: Acorns) -> None:
        """AC-1"""
        g.lying = [1 + g.randbelow(MOST_LYING) for _ in TREES]
        g.hoards, g.diggers, g.points = [-1, -1], [-1] * len(TREES), [0, 0]
        g.push(Hide(0b11, -1, -1), Dig(0), Dig(1), Dig(0), Dig(1))

    def table(self, g: Acorns) -> Json:
        trees = [{"tree": TREES[k], "acorns": n, "dug_by": who(g.diggers[k])} for k, n in enumerate(g.lying)]
        return {"trees": trees, "seats": [{"found": n, "hoard": shown(g, seat, -1)} for seat, n in enumerate(g.points)]}

    def own(self, g: Acorns, seat: int, shown_to_all: Json) -> Json:
        return {"seats": [{"found": n, "hoard": shown(g, owner, seat)} for owner, n in enumerate(g.points)]}

    def determinize(self, g: State, seat: int, seed: int) -> State:
        """The hoards of others may be under every tree where nobody has dug."""
        assert isinstance(g, Acorns)
        twin = g.clone()
        twin.reseed(seed)
        trees = [
            guess(g, owner, pick(scramble(seed + owner), 1 << 20)) if owner != seat else hidden(g)[owner]
            for owner in (0, 1)
        ]
        if isinstance(g.stack[-1] if g.stack else None, Hide):
            twin.stack[-1] = Hide(g.asked(), *trees)
        else:
            twin.hoards = trees
        return twin


def hidden(g: Acorns) -> list[int]:
    """Where the hoards are, or will be when both are hidden."""
    top = g.stack[-1] if g.stack else None
    return [top.one, top.two] if isinstance(top, Hide) else g.hoards


def is_known(g: Acorns, owner: int) -> bool:
    tree = hidden(g)[owner]
    return tree < 0 or not g.stack or g.diggers[tree] >= 0


def guess(g: Acorns, owner: int, n: int) -> int:
    return hidden(g)[owner] if is_known(g, owner) else g.free()[n % len(g.free())]


def shown(g: Acorns, owner: int, seat: int) -> str | None:
    tree = hidden(g)[owner]
    return TREES[tree] if tree >= 0 and (owner == seat or is_known(g, owner)) else None


def who(seat: int) -> str | None:
    return None if seat < 0 else SEAT.show(seat)


RULEBOOK = AcornsRulebook("acorns", [2], NOTATION)
