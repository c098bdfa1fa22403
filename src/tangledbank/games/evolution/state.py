"""The state of Evolution, flat, and the verbs that change it. Only verbs change the state; they tell the listeners."""

from __future__ import annotations

from mypy_extensions import i64

from ...core.ints import Ints, Rows, appended, inserted, no_ints, without, without_last
from ...core.state import State
from .settings import SEATS_MOST, TURN_ORDERS, Settings
from .terms import (
    CHANGED_DISCARD,
    CHANGED_HANDS,
    CHANGED_SPECIES,
    DEAL,
    E_BODY,
    E_BURN,
    E_DISCARD,
    E_DRAW,
    E_EXTINCT,
    E_FOOD,
    E_FOOD_CARD,
    E_HOLE,
    E_LAST_ROUND,
    E_LAY,
    E_LOSE,
    E_MEAT,
    E_NEW,
    E_PLANT,
    E_POPULATION,
    E_RESHUFFLE,
    E_REVEAL,
    E_SCREEN,
    E_STORE,
    E_STRIP,
    HOLE,
    LEFT,
    PLANT,
)
from .traits import CARD_BIT, CARD_FOOD, FAT_TISSUE, in_order


class Evo(State):
    """EV-1.4, EV-1.10, EV-1.13  Species live on boards: a board is a stable number, free while its population is 0."""

    __slots__ = (
        "cards",
        "deck",
        "discard",
        "down",
        "fat",
        "first",
        "food",
        "food_cards",
        "hand",
        "hole",
        "last_round",
        "mask",
        "owner",
        "phase",
        "pop",
        "removed",
        "reshuffled",
        "round",
        "row",
        "ruled_out",
        "screen",
        "settings",
        "size",
    )

    settings: Settings
    hand: Rows
    """By seat. Clones share hands and rows: they are replaced, never changed."""
    row: Rows
    """Boards of a seat from left to right; neighbours are neighbours here and nowhere else (EV-1.14)."""
    screen: Ints
    food_cards: Ints
    """The card a seat laid on the watering hole, -1 for none."""
    pop: Ints
    """By board, like all lists down to cards; 0: the board is free."""
    size: Ints
    food: Ints
    fat: Ints
    owner: Ints
    mask: Ints
    """Traits as a bit set, face-down ones included."""
    down: Ints
    """The traits that lie face down."""
    cards: list[tuple[int, ...]]
    """The same traits as cards."""
    deck: Ints
    """EV-1.16  A bag: cards are drawn from anywhere, so there is no order to know."""
    discard: Ints
    removed: tuple[int, ...]
    """Cards out of the game (EV-17.1)."""
    reshuffled: tuple[tuple[int, ...], ...]
    """R-39  The discard pile of every reshuffle: everybody saw these cards go into the deck."""
    ruled_out: tuple[tuple[int, int], ...]
    """R-39  Face-down cards with the traits that were shown beside them: they are none of these (EV-1.8)."""
    hole: int
    first: int
    """EV-1.17  Who holds the marker."""
    round: int
    last_round: int
    """0: not fixed yet."""
    phase: int

    def clone(self) -> Evo:
        g = Evo()
        self.copy_core(g)
        g.settings = self.settings
        g.hand = self.hand[:]
        g.row = self.row[:]
        g.screen = self.screen[:]
        g.food_cards = self.food_cards[:]
        g.pop = self.pop[:]
        g.size = self.size[:]
        g.food = self.food[:]
        g.fat = self.fat[:]
        g.owner = self.owner[:]
        g.mask = self.mask[:]
        g.down = self.down[:]
        g.cards = self.cards[:]
        g.deck = self.deck[:]
        g.discard = self.discard[:]
        g.removed = self.removed
        g.reshuffled = self.reshuffled
        g.ruled_out = self.ruled_out
        g.hole = self.hole
        g.first = self.first
        g.round = self.round
        g.last_round = self.last_round
        g.phase = self.phase
        return g

    # ---- facts --------------------------------------------------------------
    def room(self, i: i64) -> i64:
        """EV-8.2  Capacity: what the board and Fat Tissue can still hold."""
        n = self.pop[i] - self.food[i]
        if self.mask[i] & FAT_TISSUE:
            n += self.size[i] - self.fat[i]
        return n

    def boards_in_play(self) -> i64:
        """EV-1.15"""
        n: i64 = 0
        for row in self.row:
            n += len(row)
        return n

    def turn_order(self) -> Ints:
        """EV-3.2  The player with the marker, then clockwise."""
        return TURN_ORDERS[self.seats * SEATS_MOST + self.first]

    def scores(self) -> list[int]:
        """EV-16.1, EV-16.2  Tokens, stored fat, populations and trait cards; hands count nothing (EV-16.3)."""
        return [
            self.screen[seat] + sum([self.pop[i] + self.fat[i] + len(self.cards[i]) for i in self.row[seat]])
            for seat in range(self.seats)
        ]

    def species(self, i: int) -> int:
        """How an event names a species."""
        return self.owner[i] << 8 | i

    # ---- cards --------------------------------------------------------------
    def draw(self, seat: int, n: int) -> None:
        """Draw n cards, as far as there are any (EV-15.6)."""
        hand = self.hand[seat][:]
        for _ in range(n):
            if not len(self.deck):
                self.reshuffle()
                if not len(self.deck):
                    break
            deck = self.deck
            k: i64 = self.randbelow(len(deck))
            card = deck[k]
            deck[k] = deck[-1]
            self.deck = without_last(deck)
            hand = appended(hand, card)
            self.dirty |= CHANGED_HANDS
            self.info_counter += 1
            if self.events is not None:
                self.tell(E_DRAW, seat, card, 0)
        self.hand[seat] = hand

    def reshuffle(self) -> None:
        """EV-4.6, EV-15.1 to EV-15.6  The discard pile becomes the deck; the first time fixes the last round."""
        self.deck = self.discard
        self.discard = no_ints()
        self.dirty |= CHANGED_DISCARD
        if len(self.deck):
            self.reshuffled += (tuple(in_order(self.deck)),)
            self.tell(E_RESHUFFLE, len(self.deck), 0, 0)
        if not self.last_round:
            self.last_round = self.round if self.phase == DEAL else self.round + 1
            self.tell(E_LAST_ROUND, self.last_round, 0, 0)

    def take_from_hand(self, seat: int, card: int) -> None:
        """Wherever it goes."""
        self.hand[seat] = without(self.hand[seat][:], card)
        self.dirty |= CHANGED_HANDS

    def discard_from_hand(self, seat: int, card: int) -> None:
        """EV-6.12  Everybody sees the card."""
        self.take_from_hand(seat, card)
        self.discard = appended(self.discard, card)
        self.dirty |= CHANGED_DISCARD
        self.info_counter += 1
        if self.events is not None:
            self.tell(E_DISCARD, seat, card, 0)

    def lay_food_card(self, seat: int, card: int) -> None:
        """EV-5.1  Face down on the watering hole."""
        self.take_from_hand(seat, card)
        self.food_cards[seat] = card
        self.tell(E_FOOD_CARD, seat, card, 0)

    def turn_food_cards(self) -> None:
        """EV-7.5, EV-7.6  Add all values at once, never below 0; the cards are discarded face up."""
        total = self.hole
        for seat in self.turn_order():
            card = self.food_cards[seat]
            if card >= 0:
                total += CARD_FOOD[card]
                self.food_cards[seat] = -1
                self.discard = appended(self.discard, card)
                self.tell(E_FOOD, seat, card, CARD_FOOD[card])
        self.hole = max(0, total)
        self.dirty |= CHANGED_HANDS | CHANGED_DISCARD
        self.info_counter += 1
        self.tell(E_HOLE, self.hole, 0, 0)

    def lay_trait(self, seat: int, i: int, card: int) -> None:
        """EV-6.4  Face down; a new Fat Tissue is empty (EV-11.F6)."""
        self.take_from_hand(seat, card)
        self.cards[i] += (card,)
        self.mask[i] |= CARD_BIT[card]
        self.down[i] |= CARD_BIT[card]
        self.dirty |= CHANGED_SPECIES << seat
        if self.events is not None:
            self.tell(E_LAY, self.species(i), card, 0)

    def discard_trait(self, i: int, card: int) -> None:
        """EV-6.7  Face up on the discard pile; Fat Tissue releases its tokens (EV-11.F5)."""
        bit = CARD_BIT[card]
        self.cards[i] = tuple([c for c in self.cards[i] if c != card])
        self.mask[i] &= ~bit
        if self.down[i] & bit:
            self.down[i] &= ~bit
            self.info_counter += 1
        if self.down[i] or self.ruled_out:
            self.rule_out(i, card)
        self.discard = appended(self.discard, card)
        self.dirty |= CHANGED_DISCARD | CHANGED_SPECIES << self.owner[i]
        self.tell(E_STRIP, self.species(i), card, 0)
        if bit == FAT_TISSUE and self.fat[i]:
            self.put_behind_screen(self.owner[i], self.fat[i])
            self.fat[i] = 0

    def rule_out(self, i: int, shown: int) -> None:
        """R-39  Everybody sees which card goes; what still lies face down there is another trait (EV-1.8)."""
        lying = [card for card in self.cards[i] if self.down[i] & CARD_BIT[card]]
        others = [known for known in self.ruled_out if known[0] != shown and known[0] not in lying]
        self.ruled_out = tuple(others + [(card, self.cannot_be(card) | CARD_BIT[shown]) for card in lying])

    def cannot_be(self, card: int) -> int:
        """The traits that a face-down card is known not to be, beside those that lie with it now."""
        for known in self.ruled_out:
            if known[0] == card:
                return known[1]
        return 0

    def reveal_traits(self) -> None:
        """EV-6.13  All face-down traits are turned up together."""
        self.ruled_out = ()
        for seat in self.turn_order():
            for i in self.row[seat]:
                if self.down[i]:
                    self.info_counter += 1
                    for card in self.cards[i]:
                        if self.down[i] & CARD_BIT[card]:
                            self.tell(E_REVEAL, self.species(i), card, 0)
                    self.down[i] = 0
                    self.dirty |= CHANGED_SPECIES << seat

    # ---- species ------------------------------------------------------------
    def free_board(self) -> int:
        """The lowest board that nobody uses."""
        for i in range(len(self.pop)):
            if not self.pop[i]:
                return i
        return len(self.pop)

    def new_species(self, seat: int, side: int, i: int) -> None:
        """EV-1.5  A species on board i at one end of the row: population 1, body size 1, nothing on it."""
        while len(self.pop) <= i:
            self.pop = appended(self.pop, 0)
            self.size = appended(self.size, 0)
            self.food = appended(self.food, 0)
            self.fat = appended(self.fat, 0)
            self.owner = appended(self.owner, 0)
            self.mask = appended(self.mask, 0)
            self.down = appended(self.down, 0)
            self.cards.append(())
        self.owner[i] = seat
        self.pop[i] = 1
        self.size[i] = 1
        row = self.row[seat][:]
        self.row[seat] = inserted(row, 0, i) if side == LEFT else appended(row, i)
        self.dirty |= CHANGED_SPECIES << seat
        self.tell(E_NEW, self.species(i), side, 0)

    def return_free_boards(self) -> None:
        """Forget the boards after the last one in use, so that copies stay small."""
        while self.pop and not self.pop[-1]:
            self.pop = without_last(self.pop)
            self.size = without_last(self.size)
            self.food = without_last(self.food)
            self.fat = without_last(self.fat)
            self.owner = without_last(self.owner)
            self.mask = without_last(self.mask)
            self.down = without_last(self.down)
            self.cards.pop()

    def grow_population(self, i: int) -> None:
        self.pop[i] += 1
        self.dirty |= CHANGED_SPECIES << self.owner[i]
        if self.events is not None:
            self.tell(E_POPULATION, self.species(i), self.pop[i], 0)

    def grow_body(self, i: int) -> None:
        """EV-1.9  Nothing ever makes a body smaller."""
        self.size[i] += 1
        self.dirty |= CHANGED_SPECIES << self.owner[i]
        if self.events is not None:
            self.tell(E_BODY, self.species(i), self.size[i], 0)

    def lose_population(self, i: int, n: int) -> None:
        """EV-10.15, EV-13.1  Food above the new population is scored; at 0 the species is extinct at once."""
        self.pop[i] -= n
        self.dirty |= CHANGED_SPECIES << self.owner[i]
        if self.events is not None:
            self.tell(E_LOSE, self.species(i), n, self.pop[i])
        surplus = self.food[i] - self.pop[i]
        if surplus > 0:
            self.food[i] -= surplus
            self.put_behind_screen(self.owner[i], surplus)
        if not self.pop[i]:
            self.die_out(i)

    def die_out(self, i: int) -> None:
        """EV-13.2 to EV-13.6  Discard the traits, score the fat, close the gap, then draw as many cards."""
        seat = self.owner[i]
        cards = self.cards[i]
        self.tell(E_EXTINCT, self.species(i), len(cards), 0)
        for card in cards:
            self.discard_trait(i, card)
        self.row[seat] = without(self.row[seat][:], i)
        self.size[i] = 0
        self.draw(seat, len(cards))

    # ---- food ---------------------------------------------------------------
    def eat(self, i: int, n: int, kind: int, source: int) -> None:
        """Tokens onto the board."""
        self.food[i] += n
        self.dirty |= CHANGED_SPECIES << self.owner[i]
        if source == HOLE:
            self.hole -= n
        if self.events is not None:
            self.tell(E_PLANT if kind == PLANT else E_MEAT, self.species(i), n, source)

    def store(self, i: int, n: int, source: int) -> None:
        """Tokens onto Fat Tissue."""
        self.fat[i] += n
        self.dirty |= CHANGED_SPECIES << self.owner[i]
        if source == HOLE:
            self.hole -= n
        self.tell(E_STORE, self.species(i), n, source)

    def burn(self, i: int, n: int) -> None:
        """Tokens from Fat Tissue to the board."""
        self.fat[i] -= n
        self.food[i] += n
        self.dirty |= CHANGED_SPECIES << self.owner[i]
        self.tell(E_BURN, self.species(i), n, 0)

    def put_behind_screen(self, seat: int, n: int) -> None:
        """Tokens behind the screen are points."""
        self.screen[seat] += n
        self.tell(E_SCREEN, seat, n, 0)
