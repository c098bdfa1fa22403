"""Earth in a position, written and read; what is wrong is refused with its place and the rule."""

from __future__ import annotations

from typing import Final, Generic, NoReturn

from mypy_extensions import mypyc_attr

from ...core.fields import Fields
from ...core.message import Message
from ...core.notation import Arg
from ...core.rulebook import Json
from ..facts import is_connected
from ..laws import disk_in_hand, tile_in_hand
from ..notation import Nouns
from ..pick import E
from ..state import HexWorld
from ..terms import ALL_ELEMENTS, COVER, NO_TILE, NOBODY, STACKS


# ---- words and flags ----------------------------------------------------------------------
def word(fields: Fields, name: str, value: object, arg: Arg) -> int:
    """A word of the notation as its number."""
    number = arg.read(value) if isinstance(value, str) else -1
    if number < 0:
        fields.fail(name, f"<{arg.name}>", value)
    return number


def words(fields: Fields, name: str, arg: Arg) -> list[int]:
    """A list of words as numbers, empty if it is missing."""
    return [word(fields, name, item, arg) for item in fields.items(name)]


def flag(fields: Fields, name: str, default: bool = False) -> bool:
    value = fields.get(name, default)
    if not isinstance(value, bool):
        fields.fail(name, "true | false", value)
    return value


def table_of(fields: Fields, name: str) -> Json:
    """A dictionary, empty if it is missing."""
    place = f"{fields.path}.{name}" if fields.path else name
    return Fields(fields.get(name, {}), place, fields.see).data


def is_count(n: object, most: int) -> bool:
    """A number from 0 to a most; ask this before isinstance(n, int), which makes true a 1 when compiled."""
    return isinstance(n, int) and not isinstance(n, bool) and 0 <= n <= most


@mypyc_attr(allow_interpreted_subclasses=True)
class EarthFormat(Generic[E]):
    """How a game writes and reads its Earth: its words, the prefix of its messages, the rules that they name.

    `rules` has: bag, pool, cubes (nothing gets lost), disks, tiles, covers (how many there are), connected, corner,
    face_up, acquired.
    """

    def __init__(self, prefix: str, nouns: Nouns, rows: list[str], cover: str, rules: dict[str, str]) -> None:
        self.prefix: Final = prefix
        self.nouns: Final = nouns
        self.rows: Final = rows
        self.cover: Final = cover
        """The name of the cover in a tile: tundra, vent."""
        self.rules: Final = rules

    def fail(self, fields: Fields, name: str, key: str, rule: str, got: object) -> NoReturn:
        """Refuse a field with a message of the game that names its rule."""
        fields.fail(name, Message(f"{self.prefix}-{key}", rules=self.rules[rule]), got)

    # ---- writing ------------------------------------------------------------------------
    def disks(self, numbers: list[int], row: int) -> list[str]:
        """Disks one by one."""
        return [self.nouns.element.show(e) for e in ALL_ELEMENTS for _ in range(numbers[row * 6 + e])]

    def dump_rows(self, g: HexWorld) -> Json:
        return {name: self.disks(g.rows, row) for row, name in enumerate(self.rows)}

    def dump_elements(self, g: HexWorld) -> Json:
        found = [c for c in g.layout.board.corners if g.corner[c] >= 0]
        return {self.nouns.corner.show(c): self.nouns.element.show(g.corner[c]) for c in found}

    def dump_tile(self, g: HexWorld, tile: int) -> Json:
        present = [a for a in g.layout.animals if g.cubes[tile * 6 + a]]
        return {
            "hex": self.nouns.tile.show(tile),
            "terrain": self.nouns.terrain.show(g.terrain[tile]),
            self.cover: bool(g.covered >> tile & 1),
            "cubes": {self.nouns.animal.show(a): g.cubes[tile * 6 + a] for a in present},
        }

    def dump_face_up(self, g: HexWorld) -> list[str | None]:
        return [None if t == NO_TILE else self.nouns.terrain.show(t) for t in g.face_up_tiles]

    def dump_pool(self, g: HexWorld) -> list[str]:
        return [self.nouns.terrain.show(t) for t, n in enumerate(g.pool) for _ in range(n)]

    def dump_animal(self, g: HexWorld, animal: int) -> Json:
        acquired = [self.nouns.element.show(e) for e in ALL_ELEMENTS for _ in range(g.acquired(animal, e))]
        return {
            "animal": self.nouns.animal.show(animal),
            "seat": self.nouns.seat.show(g.seat_of(animal)),
            "vp": g.vp[animal],
            "acquired": acquired,
            "gene_pool": g.gene_pool[animal],
            "eliminated": g.eliminated[animal],
        }

    # ---- reading: who plays what ------------------------------------------------------------
    def load_owners(self, fields: Fields, players: int, animals: list[Fields]) -> list[int]:
        """The seat of each animal, as many for every player."""
        controller = [NOBODY] * 6
        for part in animals:
            animal = part.word("animal", "", self.nouns.animal)
            seat = part.word("seat", "", self.nouns.seat)
            if animal < 0 or controller[animal] != NOBODY or not 0 <= seat < players:
                part.fail("animal", Message(f"{self.prefix}-expect-animal", most=players), part.data)
            controller[animal] = seat
        if len({controller.count(seat) for seat in range(players)}) != 1:
            fields.fail("animals", Message(f"{self.prefix}-expect-owners"), fields.data["animals"])
        return controller

    def load_animal(self, g: E, part: Fields) -> int:
        """What belongs to an animal; the gene pool holds what is neither on Earth nor eliminated."""
        animal = self.nouns.animal.read(str(part.data["animal"]))
        g.vp[animal] = part.number("vp", 0, 0, 100_000)
        for element in words(part, "acquired", self.nouns.element):
            self.take_from_bag(g, part, "acquired", element)
            g.display[animal * 6 + element] += 1
        self.check_display(g, part, animal)
        self.load_gene_pool(g, part, animal)
        return animal

    def check_display(self, g: E, part: Fields, animal: int) -> None:
        """As soon as an animal is read."""
        self.check_acquired(g, part, animal)

    def check_acquired(self, g: E, part: Fields, animal: int) -> None:
        """A display that holds no more than it can."""
        if g.elements_of(animal) > g.most_elements(animal):
            most = g.most_elements(animal) - sum([g.printed(animal, e) for e in ALL_ELEMENTS])
            expected = Message(f"{self.prefix}-expect-acquired", n=most, rules=self.rules["acquired"])
            part.fail("acquired", expected, part.data.get("acquired"))

    def load_gene_pool(self, g: E, part: Fields, animal: int) -> None:
        left = g.gene_pool[animal]
        g.eliminated[animal] = part.number("eliminated", left - part.number("gene_pool", left, 0, left), 0, left)
        g.gene_pool[animal] = part.number("gene_pool", left - g.eliminated[animal], 0, left)
        if g.gene_pool[animal] + g.eliminated[animal] != left:
            expected = Message(f"{self.prefix}-expect-gene-pool", n=left, rules=self.rules["cubes"])
            part.fail("gene_pool", expected, g.gene_pool[animal])

    # ---- reading: tiles and cubes -------------------------------------------------------------
    def load_tiles(self, g: E, fields: Fields) -> None:
        """Tiles with cubes, from the pool and the gene pools."""
        for part in fields.parts("tiles"):
            self.load_tile(g, part)
        got = fields.data.get("tiles")
        if min(g.pool) < 0:
            self.fail(fields, "tiles", "expect-supply", "tiles", got)
        if g.covers_left < 0:
            self.fail(fields, "tiles", "expect-supply", "covers", got)
        if not g.earth():
            fields.fail("tiles", Message(f"{self.prefix}-expect-tiles"), got)
        if not is_connected(g):
            self.fail(fields, "tiles", "expect-connected", "connected", got)

    def load_tile(self, g: E, part: Fields) -> None:
        tile = part.word("hex", "", self.nouns.tile)
        terrain = part.word("terrain", "", self.nouns.terrain)
        if tile < 0 or g.terrain[tile] != NO_TILE or not 0 <= terrain <= COVER:
            part.fail("hex", Message(f"{self.prefix}-expect-hex"), part.data)
        g.terrain[tile] = 0 if terrain == COVER else terrain
        g.pool[g.terrain[tile]] -= 1
        if flag(part, self.cover) or terrain == COVER:
            g.cover_tile(tile)
        self.load_cubes(g, part, tile)
        self.load_more(g, part, tile)
        part.done()

    def load_cubes(self, g: E, part: Fields, tile: int) -> None:
        for name, n in table_of(part, "cubes").items():
            animal = word(part, "cubes", name, self.nouns.animal)
            most = g.gene_pool[animal]
            if not is_count(n, most) or not isinstance(n, int):
                part.fail(f"cubes.{name}", Message("expect-number", least="0", most=str(most)), n)
            g.place_cubes(animal, tile, n)

    def load_more(self, g: E, part: Fields, tile: int) -> None:
        """What only one game says of a tile."""

    # ---- reading: disks -------------------------------------------------------------------------
    def take_from_bag(self, g: E, fields: Fields, name: str, element: int) -> None:
        """A disk that is said to lie elsewhere."""
        if not g.bag[element]:
            self.fail(fields, name, "expect-supply", "disks", self.nouns.element.show(element))
        g.bag[element] -= 1

    def load_elements(self, g: E, fields: Fields) -> None:
        """Disks on corners of Earth."""
        for name, value in table_of(fields, "elements").items():
            corner = word(fields, "elements", name, self.nouns.corner)
            if g.corner[corner] >= 0 or not g.touches_earth(corner):
                self.fail(fields, f"elements.{name}", "expect-corner", "corner", value)
            element = word(fields, f"elements.{name}", value, self.nouns.element)
            self.take_from_bag(g, fields, f"elements.{name}", element)
            g.put_element(corner, element)

    def load_rows(self, g: E, fields: Fields) -> None:
        """Disks on the action display."""
        for name, value in table_of(fields, "rows").items():
            if name not in self.rows or not isinstance(value, list):
                fields.fail(f"rows.{name}", " | ".join(self.rows) + " [<element>]", value)
            for item in value:
                element = word(fields, f"rows.{name}", item, self.nouns.element)
                self.take_from_bag(g, fields, f"rows.{name}", element)
                g.rows[self.rows.index(name) * 6 + element] += 1

    def load_bag(self, g: E, fields: Fields) -> None:
        """After the stack: the bag holds what is nowhere else; a disk in hand is on its way to a corner."""
        hand = disk_in_hand(g)
        if hand >= 0:
            self.take_from_bag(g, fields, "stack", hand)
        bag = words(fields, "bag", self.nouns.element)
        if "bag" in fields.data and [bag.count(e) for e in ALL_ELEMENTS] != g.bag:
            self.fail(fields, "bag", "expect-rest", "bag", fields.data["bag"])

    # ---- reading: stacks of tiles ---------------------------------------------------------------
    def load_face_up(self, g: E, fields: Fields) -> None:
        """Before the stack: the tiles that can be taken."""
        for stack, item in enumerate(fields.items("face_up_tiles")):
            if stack >= STACKS or item == self.nouns.terrain.show(COVER):
                self.fail(fields, "face_up_tiles", "expect-face-up", "face_up", item)
            if item is not None:
                g.face_up_tiles[stack] = word(fields, "face_up_tiles", item, self.nouns.terrain)
                g.pool[g.face_up_tiles[stack]] -= 1
        if min(g.pool) < 0:
            self.fail(fields, "face_up_tiles", "expect-supply", "tiles", fields.data.get("face_up_tiles"))

    def load_pool(self, g: E, fields: Fields) -> None:
        """After the stack: the tiles that nobody has seen; one in hand is on its way to a hex."""
        hand = tile_in_hand(g)
        if hand >= 0:
            g.pool[hand] -= 1
        if min(g.pool) < 0:
            self.fail(fields, "stack", "expect-supply", "tiles", self.nouns.terrain.show(hand))
        pool = words(fields, "pool", self.nouns.terrain)
        if "pool" in fields.data and [pool.count(t) for t in range(len(g.pool))] != g.pool:
            self.fail(fields, "pool", "expect-rest", "pool", fields.data["pool"])
        self.load_stacks(g, fields)

    def load_stacks(self, g: E, fields: Fields) -> None:
        """How many of them lie in each stack; as equal as possible if nobody says it."""
        left = sum(g.pool)
        shares = [left // STACKS + (1 if k < left % STACKS else 0) for k in range(STACKS)]
        given = fields.get("stacks", shares)
        if not isinstance(given, list) or len(given) != STACKS or not all([is_count(n, left) for n in given]):
            fields.fail("stacks", Message(f"{self.prefix}-expect-stacks", n=left), given)
        g.stacks = [int(n) for n in given]
        if sum(g.stacks) != left:
            fields.fail("stacks", Message(f"{self.prefix}-expect-stacks", n=left), given)
