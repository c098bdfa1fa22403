"""An Earth of Dominant Species for tests: set it up, let one thing happen, read the facts.

    e = Earth()                                  # standard set-up, all six animals, P1 has the mammals
    e.pawn("amphibian", "glaciation-1")
    e.act("glaciation-1")                        # the pawn is resolved; its question waits
    assert h(0, -1) in targets(e.options())
    e.answer(f"glaciate {h(0, -1)}")
    assert e.vp("amphibian") == 1

`Earth(tiles=[...])` begins with an empty board: tiles as data of docs/notation.md. Nothing else happens by itself:
after an answer its consequences run and the next question waits; then `e.done` is true. Hexes and corners are written
as in the specification: h(q, r), E(q, r), W(q, r).
"""

from __future__ import annotations

from collections.abc import Sequence

from tangledbank.core.frame import Frame
from tangledbank.earth.terms import NOBODY
from tangledbank.games import rulebook
from tangledbank.games.dominant_species.cards import CARD_KEYS, CARDS
from tangledbank.games.dominant_species.flow import ResolvePawn
from tangledbank.games.dominant_species.notation import CARD, NOTATION, NOUNS, SPACE
from tangledbank.games.dominant_species.setup import settings
from tangledbank.games.dominant_species.state import Dom
from tangledbank.games.dominant_species.terms import ANIMALS, DOMINATION_1, EXECUTION, GRID, ROWS, corner_at, hex_at

RULEBOOK = rulebook("dominant-species")


def h(q: int, r: int) -> str:
    """The label of a hex."""
    return GRID.labels[hex_at(q, r)]


def E(q: int, r: int) -> str:  # noqa: N802  (the specification's name)
    """The label of a corner."""
    return GRID.corner_labels[corner_at("E", q, r)]


def W(q: int, r: int) -> str:  # noqa: N802
    """The label of a corner."""
    return GRID.corner_labels[corner_at("W", q, r)]


def targets(options: list[str]) -> list[str]:
    """What options point at."""
    return [text.split()[1] for text in options if text != "pass"]


def use(g: Dom, card: int) -> None:
    """The card is the last one used, wherever it was; with one of the longer game it is the longer game."""
    if card in g.settings.removed:
        g.deck += g.settings.removed
        g.settings = settings({**g.settings.options, "longer_game": True})
    for pile in (g.deck, g.face_up, g.used):
        if card in pile:
            pile.remove(card)
    g.ice_age = g.ice_age and CARD_KEYS[card] != "ice_age"
    g.used.append(card)


class Earth:
    """A position and what can be done with it."""

    def __init__(
        self, *animals: str, tiles: Sequence[dict[str, object]] | None = None, players: int = 0, **fields: object
    ) -> None:
        names = animals or tuple(ANIMALS)
        players = players or len(names)
        owners = [{"animal": name, "seat": f"P{k * players // len(names) + 1}"} for k, name in enumerate(names)]
        data: dict[str, object] = {"players": players, "animals": owners, "stack": [], **fields}
        data |= {"start": "standard"} if tiles is None else {"tiles": list(tiles)}
        state = RULEBOOK.load(data)
        assert isinstance(state, Dom)
        self.g: Dom = state

    # ---- setting up -----------------------------------------------------------------
    def put(self, corner: str, element: str) -> None:
        """A disk from the bag onto a corner."""
        self.g.bag[NOUNS.element.read(element)] -= 1
        self.g.put_element(NOUNS.corner.read(corner), NOUNS.element.read(element))

    def remove(self, corner: str) -> None:
        self.g.remove_element(NOUNS.corner.read(corner))

    def place(self, animal: str, tile: str, n: int) -> None:
        """Cubes from the gene pool."""
        self.g.place_cubes(ANIMALS.index(animal), NOUNS.tile.read(tile), n)

    def eliminate(self, animal: str, tile: str, n: int) -> None:
        self.g.eliminate(ANIMALS.index(animal), NOUNS.tile.read(tile), n)

    def empty_gene_pool(self, animal: str, leave: int = 0) -> None:
        """All but some cubes of the gene pool are eliminated."""
        a = ANIMALS.index(animal)
        self.g.eliminated[a] += self.g.gene_pool[a] - leave
        self.g.gene_pool[a] = leave

    def acquire(self, animal: str, *elements: str) -> None:
        """Disks from the bag onto a display."""
        for element in elements:
            self.g.bag[NOUNS.element.read(element)] -= 1
            self.g.gain_element(ANIMALS.index(animal), NOUNS.element.read(element))

    def row(self, name: str, *elements: str) -> None:
        """Disks from the bag onto squares or into a box."""
        for element in elements:
            self.g.bag[NOUNS.element.read(element)] -= 1
            self.g.rows[ROWS.index(name) * 6 + NOUNS.element.read(element)] += 1

    def pawn(self, animal: str, space: str) -> None:
        self.g.put_pawn(ANIMALS.index(animal), SPACE.read(space))

    def lay(self, tile: str, terrain: str) -> None:
        """A tile from the pool onto a hex."""
        self.g.pool[NOUNS.terrain.read(terrain)] -= 1
        self.g.stacks[self.g.stacks.index(max(self.g.stacks))] -= 1
        self.g.lay_tile(NOUNS.tile.read(tile), NOUNS.terrain.read(terrain))

    def freeze(self, tile: str) -> None:
        self.g.cover_tile(NOUNS.tile.read(tile))

    def face_up(self, *cards: str) -> None:
        """Exactly these cards are face up."""
        g = self.g
        g.deck += [card for card in g.face_up if card != CARD.read("ice_age")]
        g.ice_age = g.ice_age or CARD.read("ice_age") in g.face_up
        g.face_up = [CARD.read(card) for card in cards]
        g.deck = [card for card in g.deck if card not in g.face_up]
        g.ice_age = g.ice_age and "ice_age" not in cards

    def show_tiles(self, *terrains: str) -> None:
        """Face-up tiles of the stacks, first to last; missing ones show none."""
        for stack, terrain in enumerate(terrains):
            self.g.pool[NOUNS.terrain.read(terrain)] -= 1
            self.g.stacks[stack] -= 1
            self.g.face_up_tiles[stack] = NOUNS.terrain.read(terrain)

    # ---- doing ----------------------------------------------------------------------
    def run(self, *frames: Frame[Dom]) -> Earth:
        """Let frames happen until a question waits or all is done."""
        self.g.stack = []
        self.g.pointer = 0
        self.g.push(*frames)
        self.g.advance()
        return self

    def act(self, space: str) -> Earth:
        """Resolve the pawn on a space."""
        return self.run(ResolvePawn(SPACE.read(space)))

    def card(self, name: str, animal: str, tile: str = "d3") -> Earth:
        """An animal takes a card for a tile just scored."""
        self.g.stack = []
        self.g.phase, self.g.pointer = EXECUTION, DOMINATION_1
        use(self.g, CARD_KEYS.index(name))
        CARDS[CARD_KEYS.index(name)].play(self.g, ANIMALS.index(animal), NOUNS.tile.read(tile))
        self.g.advance()
        return self

    def answer(self, *texts: str) -> Earth:
        """Legal answers to the questions that wait."""
        for text in texts:
            action = NOTATION.read(text)
            assert action in self.g.current_options, f"{text}: legal are {self.options()}"
            self.g.play(action)
        return self

    # ---- asking ---------------------------------------------------------------------
    @property
    def done(self) -> bool:
        return not self.g.stack

    def options(self) -> list[str]:
        return [NOTATION.show(action) for action in self.g.current_options]

    @property
    def asked(self) -> str:
        """The animal whose player is asked."""
        animal: int = getattr(self.g.stack[-1], "animal", NOBODY)
        return ANIMALS[animal]

    def why(self, text: str) -> set[str]:
        """The rules that forbid an answer; empty if it is legal."""
        action = NOTATION.read(text)
        refusal = self.g.refusal(self.g.seat, action)
        return {r for reason in RULEBOOK.reasons(self.g, action, refusal) for r in reason.rules} if refusal else set()

    # ---- reading --------------------------------------------------------------------
    def cubes(self, animal: str, tile: str) -> int:
        return self.g.cubes[NOUNS.tile.read(tile) * 6 + ANIMALS.index(animal)]

    def fitness(self, animal: str, tile: str) -> int:
        return self.g.fitness(ANIMALS.index(animal), NOUNS.tile.read(tile))

    def dominant(self, tile: str) -> str | None:
        animal = self.g.dominator(NOUNS.tile.read(tile))
        return None if animal == NOBODY else ANIMALS[animal]

    def endangered(self, animal: str, tile: str) -> bool:
        return self.g.is_endangered(ANIMALS.index(animal), NOUNS.tile.read(tile))

    def survival(self) -> str | None:
        animal = self.g.survival_holder()
        return None if animal == NOBODY else ANIMALS[animal]

    def vp(self, animal: str) -> int:
        return self.g.vp[ANIMALS.index(animal)]

    def gene_pool(self, animal: str) -> int:
        return self.g.gene_pool[ANIMALS.index(animal)]

    def eliminated(self, animal: str) -> int:
        return self.g.eliminated[ANIMALS.index(animal)]

    def pawns(self, animal: str) -> int:
        return self.g.pawns[ANIMALS.index(animal)]

    def acquired(self, animal: str) -> dict[str, int]:
        a = ANIMALS.index(animal)
        return {NOUNS.element.show(e): self.g.acquired(a, e) for e in range(6) if self.g.acquired(a, e)}

    def element(self, corner: str) -> str | None:
        found = self.g.corner[NOUNS.corner.read(corner)]
        return None if found < 0 else NOUNS.element.show(found)

    def terrain(self, tile: str) -> str | None:
        kind = self.g.kind(NOUNS.tile.read(tile))
        return None if kind < 0 else NOUNS.terrain.show(kind)

    def bag(self, element: str) -> int:
        return self.g.bag[NOUNS.element.read(element)]

    def disks(self, name: str) -> dict[str, int]:
        """A row of the display."""
        at = ROWS.index(name) * 6
        return {NOUNS.element.show(e): self.g.rows[at + e] for e in range(6) if self.g.rows[at + e]}

    def on(self, space: str) -> str | None:
        """Whose pawn is on a space."""
        animal = self.g.spaces[SPACE.read(space)]
        return None if animal == NOBODY else ANIMALS[animal]

    def track(self) -> list[str]:
        return [ANIMALS[a] for a in self.g.track]

    def laws(self) -> list[str]:
        """Broken laws; none, unless the set-up above broke them."""
        return RULEBOOK.broken_laws(self.g, None)
