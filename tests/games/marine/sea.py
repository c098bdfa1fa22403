"""A sea of Marine for tests: set it up, let one thing happen, read the facts.

    s = Sea()                                    # standard set-up, four animals, no Traits, no cards in play
    s.row("abundance", "algae")
    s.act("fish", "abundance-2")                 # a basic pawn is placed there; the question of its action waits
    s.answer("take algae", f"corner {E(-1, 2)}")
    assert s.element(E(-1, 2)) == "algae"

P1 has the reptiles, P2 the cephalopods, P3 the fish, P4 the crustaceans; `Sea("reptiles", "fish")` has two animals.
`Sea(tiles=[...])` begins with an empty board: tiles as data of docs/notation.md. Nothing else happens by itself: after
an answer its consequences run and the next question waits; then `s.done` is true. Hexes and corners are written as in
the specification: h(q, r), E(q, r), W(q, r).
"""

from __future__ import annotations

from collections.abc import Sequence

from tangledbank.core.frame import Frame
from tangledbank.earth.terms import NOBODY
from tangledbank.games import rulebook
from tangledbank.games.marine.cards import ASTEROID
from tangledbank.games.marine.effects import resolve_card
from tangledbank.games.marine.flow import Act, EndOfTurn, Turn
from tangledbank.games.marine.inheritance import show_trait
from tangledbank.games.marine.notation import CARD, NOTATION, NOUNS, PAWN, SIDE, SPACE, TRAIT, trait_words
from tangledbank.games.marine.state import Sea as State
from tangledbank.games.marine.terms import ANIMALS, ELEMENTS, GRID, ROWS, SPECIAL, corner_at, hex_at
from tangledbank.games.marine.traits import NO_TRAIT

RULEBOOK = rulebook("marine")


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
    """What options point at; those without an argument are left out."""
    return [text.split()[1] for text in options if " " in text]


class Sea:
    """A position and what can be done with it."""

    def __init__(
        self,
        *animals: str,
        tiles: Sequence[dict[str, object]] | None = None,
        players: int = 0,
        **fields: object,
    ) -> None:
        names = animals or tuple(ANIMALS)
        players = players or len(names)
        owners = [{"animal": name, "seat": f"P{k * players // len(names) + 1}"} for k, name in enumerate(names)]
        data: dict[str, object] = {"players": players, "animals": owners, "stack": [], **fields}
        data |= {"start": "standard"} if tiles is None else {"tiles": list(tiles)}
        state = RULEBOOK.load(data)
        assert isinstance(state, State)
        self.g: State = state

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
        self.g.begin_effect()

    def clear(self, tile: str, *animals: str) -> None:
        """Cubes of a tile back to the gene pools; of all animals if none is named."""
        for animal in animals or tuple(ANIMALS):
            a = ANIMALS.index(animal)
            self.g.return_cubes(a, NOUNS.tile.read(tile), self.g.cubes[NOUNS.tile.read(tile) * 6 + a])

    def cubes_are(self, tile: str, **cubes: int) -> None:
        """Exactly these cubes lie on a tile."""
        self.clear(tile)
        for animal, n in cubes.items():
            self.place(animal, tile, n)

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
        """Disks from the bag into a section."""
        for element in elements:
            self.g.bag[NOUNS.element.read(element)] -= 1
            self.g.rows[ROWS.index(name) * 6 + NOUNS.element.read(element)] += 1

    def circles(self, *elements: str) -> None:
        """The circles of Speciation, from the bag; - is an empty one."""
        for k, element in enumerate(elements):
            if element != "-":
                self.g.bag[NOUNS.element.read(element)] -= 1
                self.g.circles[k] = NOUNS.element.read(element)

    def lay(self, tile: str, terrain: str) -> None:
        """A tile from the pool onto a hex."""
        self.g.pool[NOUNS.terrain.read(terrain)] -= 1
        self.g.stacks[self.g.stacks.index(max(self.g.stacks))] -= 1
        self.g.lay_tile(NOUNS.tile.read(tile), NOUNS.terrain.read(terrain))

    def vent(self, tile: str, side: str) -> None:
        """A vent from the stack onto a tile."""
        self.g.cover_with_vent(NOUNS.tile.read(tile), SIDE.read(side))

    def show_tiles(self, *terrains: str) -> None:
        """Face-up tiles of the stacks, first to last; missing ones show none."""
        for stack, terrain in enumerate(terrains):
            self.g.pool[NOUNS.terrain.read(terrain)] -= 1
            self.g.stacks[stack] -= 1
            self.g.face_up_tiles[stack] = NOUNS.terrain.read(terrain)

    def markers(self, competition: Sequence[str], evolution: Sequence[str]) -> None:
        """Exactly these terrain markers lie on the squares."""
        for terrain in self.g.competition + self.g.evolution:
            self.g.markers[terrain] += 1
        self.g.competition = [NOUNS.terrain.read(t) for t in competition]
        self.g.evolution = [NOUNS.terrain.read(t) for t in evolution]
        for terrain in self.g.competition + self.g.evolution:
            self.g.markers[terrain] -= 1

    def track(self, *cards: str) -> None:
        """Exactly these cards lie on slots 1, 2, ...; the others are unseen."""
        self._unsee(self.g.track)
        self.g.track = [self._see(card) for card in cards]

    def discarded(self, *cards: str) -> None:
        """Exactly these cards lie in the discard pile, the last one on top."""
        self._unsee(self.g.discard)
        self.g.discard = [self._see(card) for card in cards]

    def _unsee(self, cards: list[int]) -> None:
        self.g.asteroid_left = self.g.asteroid_left or ASTEROID in cards
        self.g.unseen += [card for card in cards if card != ASTEROID]

    def _see(self, name: str) -> int:
        card = CARD.read(name)
        if card == ASTEROID:
            self.g.asteroid_left = False
        else:
            self.g.unseen.remove(card)
        return card

    def next_card(self, name: str) -> None:
        """The deck holds this card alone; all others that nobody has seen lie below the discard pile."""
        self.g.unseen = self.g.unseen + ([ASTEROID] if self.g.asteroid_left else [])
        self.g.unseen.remove(CARD.read(name))
        self.g.discard = self.g.unseen + self.g.discard
        self.g.asteroid_left = CARD.read(name) == ASTEROID
        self.g.unseen = [] if self.g.asteroid_left else [CARD.read(name)]
        self.g.deck_left = 1

    def box(self, *traits: str) -> None:
        """Exactly these Traits are in the box; where the others are nobody says."""
        self.g.box = sum([1 << TRAIT.read(trait) for trait in traits])

    def trait(self, animal: str, *traits: str) -> None:
        """Trait cards from the box; what they do at once (questions) is not asked."""
        for trait in traits:
            self.g.box &= ~(1 << TRAIT.read(trait))
            show_trait(self.g, ANIMALS.index(animal), TRAIT.read(trait))

    def copy(self, animal: str, trait: str) -> None:
        """Exaptation and the Trait that it copies."""
        self.trait(animal, "exaptation")
        self.g.copy[ANIMALS.index(animal)] = TRAIT.read(trait)

    def control(self, animal: str, *elements: str) -> None:
        for element in elements:
            self.g.control[ELEMENTS.index(element)] = ANIMALS.index(animal)

    def target(self, element: str, n: int) -> None:
        self.g.target[ELEMENTS.index(element)] = n

    def pawn(self, animal: str, space: str, pawn: str = "basic") -> None:
        """A pawn onto a space, without its action; `pawn` is basic or an element."""
        self.g.put_pawn(ANIMALS.index(animal), PAWN.read(pawn), SPACE.read(space))

    def set_vp(self, animal: str, n: int) -> None:
        self.g.vp[ANIMALS.index(animal)] = n

    # ---- doing ----------------------------------------------------------------------
    def run(self, *frames: Frame[State]) -> Sea:
        """Let frames happen until a question waits or all is done."""
        self.g.stack = []
        self.g.push(*frames)
        self.g.advance()
        return self

    def turn(self, animal: str) -> Sea:
        """A turn of an animal begins: pawn or retrieve is asked. The turns after it follow."""
        return self.run(Turn(ANIMALS.index(animal)))

    def act(self, animal: str, space: str, pawn: str = "basic", end_turn: bool = False) -> Sea:
        """A pawn is placed and acts; with `end_turn` the end of the turn follows and the next animal's turn."""
        a = ANIMALS.index(animal)
        self.g.turn = a
        self.g.laid = -1
        self.g.extra = False
        self.pawn(animal, space, pawn)
        self.g.space = SPACE.read(space)
        return self.run(Act(a), EndOfTurn(a)) if end_turn else self.run(Act(a))

    def card(self, name: str, animal: str, x: int = 1) -> Sea:
        """An animal resolves a card as if it had been on slot x; it is neither on the track nor discarded."""
        self.g.stack = []
        self.g.turn = ANIMALS.index(animal)
        resolve_card(self.g, ANIMALS.index(animal), CARD.read(name), x)
        self.g.advance()
        return self

    def answer(self, *texts: str) -> Sea:
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

    @property
    def question(self) -> str:
        """The name of the question that waits, empty if all is done."""
        return type(self.g.stack[-1]).__name__ if self.g.stack else ""

    def why(self, text: str) -> set[str]:
        """The rules that forbid an answer; empty if it is legal."""
        action = NOTATION.read(text)
        refusal = self.g.refusal(self.g.seat, action)
        return {r for reason in RULEBOOK.reasons(self.g, action, refusal) for r in reason.rules} if refusal else set()

    # ---- reading --------------------------------------------------------------------
    def cubes(self, animal: str, tile: str) -> int:
        return self.g.cubes[NOUNS.tile.read(tile) * 6 + ANIMALS.index(animal)]

    def all_cubes(self, tile: str) -> dict[str, int]:
        """Cubes on a tile, by animal."""
        return {animal: self.cubes(animal, tile) for animal in ANIMALS if self.cubes(animal, tile)}

    def thriving(self, animal: str, tile: str) -> bool:
        return self.g.is_thriving(ANIMALS.index(animal), NOUNS.tile.read(tile))

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
        """Available basic pawns."""
        return self.g.pawns[ANIMALS.index(animal)]

    def elements(self, animal: str) -> dict[str, int]:
        """The whole display."""
        at = ANIMALS.index(animal) * 6
        return {NOUNS.element.show(e): self.g.display[at + e] for e in range(6) if self.g.display[at + e]}

    def acquired(self, animal: str) -> dict[str, int]:
        a = ANIMALS.index(animal)
        return {NOUNS.element.show(e): self.g.acquired(a, e) for e in range(6) if self.g.acquired(a, e)}

    def element(self, corner: str) -> str | None:
        found = self.g.corner[NOUNS.corner.read(corner)]
        return None if found < 0 else NOUNS.element.show(found)

    def elements_on(self, tile: str) -> dict[str, int]:
        """The elements on the corners of a tile."""
        at = NOUNS.tile.read(tile) * 6
        return {NOUNS.element.show(e): self.g.counts[at + e] for e in range(6) if self.g.counts[at + e]}

    def terrain(self, tile: str) -> str | None:
        kind = self.g.kind(NOUNS.tile.read(tile))
        return None if kind < 0 else NOUNS.terrain.show(kind)

    def side(self, tile: str) -> str | None:
        """The side of a vent, None if there is none."""
        n = NOUNS.tile.read(tile)
        return SIDE.show(self.g.geysers >> n & 1) if self.g.covered >> n & 1 else None

    def bag(self, element: str) -> int:
        return self.g.bag[NOUNS.element.read(element)]

    def disks(self, name: str) -> dict[str, int]:
        """A row of the display."""
        at = ROWS.index(name) * 6
        return {NOUNS.element.show(e): self.g.rows[at + e] for e in range(6) if self.g.rows[at + e]}

    def on(self, space: str) -> str | None:
        """What stands on a space: an animal for a basic pawn, an element for a special one."""
        who = self.g.spaces[SPACE.read(space)]
        if who == NOBODY:
            return None
        return ELEMENTS[who - SPECIAL] if who >= SPECIAL else ANIMALS[who]

    def controls(self, animal: str) -> list[str]:
        """The special pawns of an animal."""
        return [ELEMENTS[e] for e in range(6) if self.g.control[e] == ANIMALS.index(animal)]

    def target_of(self, element: str) -> int:
        return self.g.target[ELEMENTS.index(element)]

    def traits(self, animal: str) -> list[str]:
        return trait_words(self.g.traits[ANIMALS.index(animal)])

    def copied(self, animal: str) -> str | None:
        trait = self.g.copy[ANIMALS.index(animal)]
        return None if trait == NO_TRAIT else TRAIT.show(trait)

    def slots(self) -> list[str]:
        """The cards on the track, slot 1 first."""
        return [CARD.show(card) for card in self.g.track]

    def retrieved(self, animal: str) -> bool:
        """Whether the food chain marker is on the right square."""
        return bool(self.g.retrieved >> ANIMALS.index(animal) & 1)

    def laws(self) -> list[str]:
        """Broken laws; none, unless the set-up above broke them."""
        return RULEBOOK.broken_laws(self.g, None)
