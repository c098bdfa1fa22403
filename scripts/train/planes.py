"""What a net sees beside the flat bytes: rows for things that are alike (species, hexes, corners), from fields.

A thing's row gathers its bytes from wherever they stand in the observation, by static tables; so the weights for a hex
are the same for all hexes. Letters that point at a thing get their logits from its row.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from tangledbank.core.rulebook import OptionValue
from tangledbank.env.encode.encoder import Encoder
from tangledbank.env.encode.layout import Field
from tangledbank.env.encode.table import encoder
from tangledbank.games import rulebook

CAP = 20
"""A number counts as 1 when it is as large as the field allows, but not more than this."""
NEVER = -1
"""Instead of a column: always 0."""


@dataclass
class Group:
    """Things that are alike: by thing the columns of its bytes, and the scale of each."""

    name: str
    n: int
    columns: list[list[int]] = field(default_factory=list)
    scales: list[float] = field(default_factory=list)
    links: list[tuple[str, list[list[int]]]] = field(default_factory=list)
    """Groups that it has neighbours in, and which, NEVER where there are fewer."""

    def add(self, scale: float, columns: list[int]) -> None:
        """One more number of every thing."""
        for row, column in zip(self.rows(), columns, strict=True):
            row.append(column)
        self.scales.append(scale)

    def rows(self) -> list[list[int]]:
        if not self.columns:
            self.columns = [[] for _ in range(self.n)]
        return self.columns


@dataclass
class Pointer:
    """A block of sub-actions that point at the things of a group, in their order."""

    group: str
    sub_action: int
    first: int
    count: int


@dataclass
class Plan:
    """The inputs and outputs of a net for one game."""

    game: str
    size: int
    sub_actions: int
    scales: list[float]
    """By byte of the observation."""
    fields: dict[str, Field]
    groups: dict[str, Group]
    pointers: list[Pointer]

    def columns_beside(self, many: int) -> list[int]:
        """The columns of the observation that are in no group with so many things."""
        rows = [row for group in self.groups.values() if group.n >= many for row in group.columns]
        known = {column for row in rows for column in row}
        return [column for column in range(self.size) if column not in known]


def training_options(game: str, players: int) -> dict[str, OptionValue]:
    """The options with which every game ends."""
    book = rulebook(game)
    return book.check_options(players, book.bounds())


def encoder_of(game: str) -> Encoder:
    return encoder(game, training_options(game, rulebook(game).players[0]))


def scale_of(one: Field) -> float:
    return 1.0 / min(one.most, CAP)


class Planner:
    """Collects a plan field by field."""

    def __init__(self, game: str) -> None:
        self.encoder = encoder_of(game)
        self.fields = {one.name: one for one in self.encoder.fields}
        self.blocks = self.encoder.actions.blocks
        self.groups: dict[str, Group] = {}
        self.pointers: list[Pointer] = []

    def group(self, name: str, n: int) -> Group:
        self.groups[name] = Group(name, n)
        return self.groups[name]

    def rows(self, group: Group, *names: str, first: int = 0) -> None:
        """Fields with a number or a row for every thing; `first` is the thing's place there."""
        for name in names:
            one = self.fields[name]
            width = one.shape[1] if len(one.shape) > 1 else 1
            for k in range(width):
                group.add(scale_of(one), [one.at + (first + i) * width + k for i in range(group.n)])

    def planes(self, group: Group, name: str) -> None:
        """A field with a row of all things for each of something else."""
        one = self.fields[name]
        for k in range(one.shape[0]):
            group.add(scale_of(one), [one.at + k * one.shape[1] + i for i in range(group.n)])

    def point(self, group: Group, word: str, offset: int = 0) -> None:
        """A block of sub-actions, or a part of it, points at the things; those that begin answers are seen, too."""
        begun = self.fields["begun"]
        for block in self.blocks:
            if block.word == word:
                at = block.at + offset
                self.pointers.append(Pointer(group.name, at, 0, group.n))
                if at + group.n <= begun.size():
                    group.add(1.0, [begun.at + at + i for i in range(group.n)])

    def point_by_names(self, group: Group, word: str) -> None:
        """All blocks whose names are those of the block of a word point at the group."""
        names = next(block.names for block in self.blocks if block.word == word)
        begun = self.fields["begun"]
        for block in self.blocks:
            if [name.split(" ")[-1] for name in block.names] == names:
                self.pointers.append(Pointer(group.name, block.at, 0, group.n))
                if block.at + group.n <= begun.size():
                    group.add(1.0, [begun.at + block.at + i for i in range(group.n)])

    def plan(self) -> Plan:
        scales = [scale_of(one) for one in self.encoder.fields for _ in range(one.size())]
        return Plan(
            self.encoder.game,
            self.encoder.size,
            self.encoder.actions.size,
            scales,
            self.fields,
            self.groups,
            self.pointers,
        )


def evolution() -> Plan:
    """Own species and the others'."""
    p = Planner("evolution")
    n, m = p.fields["own_population"].size(), p.fields["other_population"].size()
    own, other = p.group("own", n), p.group("other", m)
    p.rows(own, "own_population", "own_body", "own_food", "own_fat", "own_traits", "own_face_down")
    p.rows(own, "acts", "stores", "attacks", "attacked")
    p.rows(other, "other_owner", "other_population", "other_body", "other_food", "other_fat", "other_traits")
    p.rows(other, "other_face_down", "other_face_down_not")
    p.rows(other, "acts", "stores", "attacks", "attacked", first=n)
    for word in ("think", "hunt", "strip", "act", "trait", "population", "body", "feed"):
        p.point(own, word)
    for word in ("target", "target-without-horns"):
        p.point(own, word)
        p.point(other, word, offset=n)
    return p.plan()


def padded(rows: list[list[int]]) -> list[list[int]]:
    most = max(len(row) for row in rows)
    return [[*row, *[NEVER] * (most - len(row))] for row in rows]


def earth(game: str, space_word: str) -> Planner:
    """Hexes, corners, animals, spaces of the display and elements, and what lies beside what."""
    p = Planner(game)
    board = board_of(game)
    hexes = p.group("hex", len(board.hexes))
    corners = p.group("corner", len(board.corners))
    animals = p.group("animal", p.fields["gene_pool"].size())
    spaces = p.group("space", p.fields["spaces"].shape[0])
    elements = p.group("element", 6)
    p.rows(hexes, "terrains", "around", "cubes", "arrived")
    p.planes(hexes, "tile")
    p.rows(corners, "corners")
    p.rows(animals, "deciding", "about", "spared", "pawns", "animal", "seat", "vp_hundreds", "vp_ones", "gene_pool")
    p.rows(animals, "eliminated", "elements", "acquired", "survival")
    p.rows(spaces, "spaces")
    p.planes(elements, "rows")
    p.planes(elements, "elements")
    p.rows(elements, "bag", "element")
    for group, word in ((hexes, "compete"), (corners, "corner"), (animals, "victim"), (elements, "take")):
        p.point_by_names(group, word)
    p.point_by_names(spaces, space_word)
    hexes.links = [("hex", padded(board.neighbours)), ("corner", padded(board.corners_of))]
    corners.links = [("hex", padded(board.touching))]
    return p


def board_of(game: str):  # type: ignore[no-untyped-def]
    if game == "marine":
        from tangledbank.games.marine.terms import BOARD as SEA

        return SEA
    from tangledbank.games.dominant_species.terms import BOARD

    return BOARD


def dominant_species() -> Plan:
    p = earth("dominant-species", "pawn")
    p.rows(p.groups["hex"], "fitness", "dominant", "scored", "sheltered")
    p.rows(p.groups["animal"], "initiative", "total_pawns", "kept")
    p.rows(p.groups["space"], "pointer")
    return p.plan()


def marine() -> Plan:
    p = earth("marine", "space")
    p.rows(p.groups["hex"], "endangered", "geysers", "omitted")
    p.rows(p.groups["corner"], "corner")
    p.rows(
        p.groups["animal"], "turn", "retrieved", "regressed", "most_elements", "traits", "copy", "hand", "domination"
    )
    p.rows(p.groups["space"], "space")
    p.rows(p.groups["element"], "control", "target")
    p.planes(p.groups["element"], "domination")
    return p.plan()


PLANS = {"evolution": evolution, "dominant-species": dominant_species, "marine": marine}
