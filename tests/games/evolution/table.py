"""A table of Evolution for tests: rows drawn as text, one thing done at a time, facts read by name.

    t = Table("c 3/5 carnivore pack_hunting", "t 1/3 hard_shell | u 2/2 food 1", deck=10)
    t.attack("c", "t")
    assert t.food("c") == 3 and not t.alive("t")

A species is written: board population/body [food n] [fat n] traits. One row a player, the species from left to right.
Nothing happens by itself here: after the thing done, its consequences run, and the table waits. Surplus food is stored
(store="all") or declined as far as the rules allow (store="none").
"""

from __future__ import annotations

from collections.abc import Sequence

from tangledbank.core.frame import Frame
from tangledbank.core.ints import without
from tangledbank.games import rulebook
from tangledbank.games.evolution.actions.attack import PayNegation, negation
from tangledbank.games.evolution.actions.feeding import Feeding, FeedingTurn, is_obliged
from tangledbank.games.evolution.actions.take import StoreFat
from tangledbank.games.evolution.flow import Deal, EndOfFeeding
from tangledbank.games.evolution.notation import NOTATION, SPECIES
from tangledbank.games.evolution.scoring import winners
from tangledbank.games.evolution.state import Evo
from tangledbank.games.evolution.terms import A_ATTACK, A_THINK
from tangledbank.games.evolution.traits import CARD_FOOD, CARD_NAMES, TRAIT_KEYS, TRAITS

RULEBOOK = rulebook("evolution")


def species(text: str, owner: str) -> dict[str, object]:
    """One species from its drawing."""
    board, sizes, *rest = text.split()
    found: dict[str, object] = {"owner": owner, "board": board}
    found["population"], found["body"] = (int(n) for n in sizes.split("/"))
    while rest and rest[0] in ("food", "fat"):
        found[rest[0]] = int(rest[1])
        rest = rest[2:]
    return {**found, "traits": rest}


class Table:
    """A position and the verbs of the specification's examples."""

    def __init__(
        self,
        *rows: str,
        hands: Sequence[object] = (),
        screens: Sequence[int] = (),
        store: str = "all",
        players: int = 3,
        **fields: object,
    ) -> None:
        drawn = [species(s, f"P{n}") for n, row in enumerate(rows, 1) for s in row.split("|") if s.strip()]
        hands = [*hands, *[0] * (players - len(hands))]
        screens = [*screens, *[0] * (players - len(screens))]
        seats = [{"hand": hand, "screen": screen} for hand, screen in zip(hands, screens, strict=True)]
        data: dict[str, object] = {"players": players, "seats": seats, "species": drawn, **fields}
        state = RULEBOOK.load(data)
        assert isinstance(state, Evo)
        self.g: Evo = state
        self.store = store
        self.named = {str(one["board"]): int(str(one["owner"])[1:]) - 1 for one in drawn}

    # ---- doing ----------------------------------------------------------------
    def run(self, *frames: Frame[Evo]) -> None:
        """Carry out frames and all that follows from them; questions about fat and payment are answered."""
        g = self.g
        g.stack = []
        g.push(*frames)
        while g.stack:
            top = g.stack[-1]
            if isinstance(top, (Feeding, FeedingTurn)):
                g.stack.pop()
            elif isinstance(top, (StoreFat, PayNegation)):
                options = top.answers(g, top.seat)
                g.stack.pop()
                top.resolve(g, options[-1] if self.store == "all" else options[0])
            elif top.enter(g):
                return

    def turn(self, action: int, seat: int | None = None) -> None:
        """A legal action in a fresh feeding turn of its species' owner."""
        owner = self.g.owner[action >> 16 & 255] if seat is None else seat
        frame = FeedingTurn(owner, 0, 0, 0, 0)
        assert not frame.refusal(self.g, owner, action), NOTATION.show(action)
        self.g.stack = []
        frame.resolve(self.g, action)
        self.run(*reversed(self.g.stack))

    def deal(self) -> None:
        self.run(Deal())

    def reveal(self, values: list[int]) -> None:
        """Turn over food cards of these values."""
        for seat, value in enumerate(values):
            card = next(c for c in self.g.deck if CARD_FOOD[c] == value)
            self.g.deck = without(self.g.deck, card)
            self.g.food_cards[seat] = card
        self.g.turn_food_cards()

    def act(self, board: str, trait: str) -> None:
        """A before-reveal card acts."""
        hook = TRAITS[TRAIT_KEYS.index(trait)].before_reveal
        assert hook is not None
        self.g.stack = []
        hook(self.g, SPECIES.read(board))
        self.run(*reversed(self.g.stack))

    def feed(self, board: str) -> None:
        self.turn(NOTATION.read(f"feed {board}"))

    def think(self, board: str) -> None:
        """One hand card for a herbivore's Intelligence."""
        i = SPECIES.read(board)
        self.turn(A_THINK | i << 16 | self.g.hand[self.g.owner[i]][0] << 8)

    def attack(self, attacker: str, target: str, *negated: str) -> None:
        self.turn(self.attack_action(attacker, target, *negated))

    def kill(self, board: str) -> None:
        i = SPECIES.read(board)
        self.g.lose_population(i, self.g.pop[i])

    def end_feeding(self) -> None:
        """EV-14 alone: the next round is not begun."""
        self.g.stack = []
        EndOfFeeding().run(self.g)
        self.g.stack = []

    # ---- asking ---------------------------------------------------------------
    def attack_action(self, attacker: str, target: str, *negated: str) -> int:
        bits = sum(TRAITS[TRAIT_KEYS.index(key)].bit for key in negated)
        return A_ATTACK | SPECIES.read(attacker) << 16 | SPECIES.read(target) << 8 | negation(bits)

    def legal(self, attacker: str, target: str, *negated: str) -> bool:
        return not self.why_attack(attacker, target, *negated)

    def why_attack(self, attacker: str, target: str, *negated: str) -> set[str]:
        """The rules that forbid an attack in a turn of the attacker's owner."""
        return self.why(NOTATION.show(self.attack_action(attacker, target, *negated)))

    def why(self, text: str, frame: Frame[Evo] | None = None) -> set[str]:
        """The rules that forbid an action, asked in a fresh feeding turn of its species' owner or in a given frame."""
        action = NOTATION.read(text)
        i = action >> 16 & 255
        owner = self.g.owner[i] if frame is None and i < len(self.g.owner) else 0
        self.g.stack = [frame or FeedingTurn(owner, 0, 0, 0, 0)]
        seat = owner if frame is None else frame.asked().bit_length() - 1
        refusal = self.g.refusal(seat, action)
        rules = {r for reason in RULEBOOK.reasons(self.g, action, refusal) for r in reason.rules} if refusal else set()
        self.g.stack = []
        return rules

    def must_feed(self, player: int) -> bool:
        return is_obliged(self.g, player - 1)

    def card(self, player: int) -> str:
        """A card that a player holds."""
        return CARD_NAMES[self.g.hand[player - 1][0]]

    # ---- reading --------------------------------------------------------------
    def i(self, board: str) -> int:
        return SPECIES.read(board)

    def alive(self, board: str) -> bool:
        return self.g.pop[self.i(board)] > 0

    def pop(self, board: str) -> int:
        return self.g.pop[self.i(board)]

    def size(self, board: str) -> int:
        return self.g.size[self.i(board)]

    def food(self, board: str) -> int:
        return self.g.food[self.i(board)]

    def fat(self, board: str) -> int:
        return self.g.fat[self.i(board)]

    def hand(self, player: int) -> int:
        return len(self.g.hand[player - 1])

    def screen(self, player: int) -> int:
        return self.g.screen[player - 1]

    def row(self, player: int) -> list[str]:
        return [SPECIES.show(i) for i in self.g.row[player - 1]]

    def score(self, player: int) -> int:
        return self.g.scores()[player - 1]

    def winners(self) -> list[int]:
        return [seat + 1 for seat in winners(self.g)]
