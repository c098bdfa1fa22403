"""EV-18  Worlds that a seat cannot tell apart: hidden cards are dealt anew, every possible deal equally likely."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ...core.frame import Frame
from ...core.ints import Ints, ints
from ...core.rng import next_state, pick, shuffle
from .actions.cards import PlanCards
from .actions.food import ChooseFood
from .state import Evo
from .terms import A_END
from .traits import CARD_BIT, DECK_SIZE, in_order
from .view import decks_of, held

MOST_TRIES: Final = 10_000
"""Deals that are thrown away at most: hardly any position needs ten."""


class Slot:
    """A place for a face-down card on a species of somebody else."""

    def __init__(self, seat: int, i: int, cannot_be: int) -> None:
        self.seat: Final = seat
        self.i: Final = i
        self.cannot_be: Final = cannot_be


def determinize(g: Evo, seat: int, seed: int) -> Evo:
    """A world that a seat cannot tell from g. It depends only on what the seat sees and on the seed."""
    d = g.clone()
    d.reseed(seed)
    others = [s for s in range(g.seats) if s != seat]
    Deal(d, others).deal()
    resample_answers(d, seat)
    return d


class Deal:
    """What a seat does not see, to be dealt anew.

    Cards are kept by the deck they were last in, since everybody knows how many of each are where (EV-18.5). Face-down
    cards must fit their species (EV-1.8): a deal that breaks this is thrown away as a whole. So all deals that are
    possible are equally likely, which they would not be if only the card that does not fit were replaced.
    """

    def __init__(self, g: Evo, others: list[int]) -> None:
        self.g: Final = g
        self.others: Final = others
        self.pools: Final[list[list[int]]] = [[] for _ in range(len(g.reshuffled) + 1)]
        """Hidden cards by deck, in an order that says nothing."""
        self.left: Final[list[int]] = []
        """By deck: how many of these are not dealt yet; those that are stand behind them."""
        self.decks: Final[list[list[int]]] = [[] for _ in range(g.seats)]
        """By seat: the deck of each card, face-down ones first, then the one on the watering hole, then the hand."""
        self.deck_of: Final = decks_of(g)
        self.removed: Final = sorted([self.deck_of[card] for card in g.removed])
        self.slots: Final[list[Slot]] = []
        self.take_up_all()

    def take_up_all(self) -> None:
        """All that is hidden, each pool in an order that says nothing."""
        hidden = ints([0] * DECK_SIZE)
        """By card; walking through it is quicker than sorting."""
        for card in self.g.deck:
            hidden[card] = 1
        for card in self.g.removed:
            hidden[card] = 1
        for s in self.others:
            self.take_up(s, hidden)
        n: i64
        for n in range(DECK_SIZE):
            if hidden[n]:
                self.pools[self.deck_of[n]].append(n)

    def take_up(self, seat: int, hidden: Ints) -> None:
        """The hidden cards of a seat."""
        g = self.g
        for i in g.row[seat]:
            for card in g.cards[i]:
                if g.down[i] & CARD_BIT[card]:
                    self.slots.append(Slot(seat, i, g.cannot_be(card)))
        for card in held(g, seat):
            hidden[card] = 1
            self.decks[seat].append(self.deck_of[card])
        self.decks[seat].sort()

    def deal(self) -> None:
        """Face-down cards first, as nothing else can fail."""
        self.strip()
        cards = self.face_down()
        self.lay(cards)
        g = self.g
        for s in self.others:
            decks = self.decks[s]
            if g.food_cards[s] >= 0:
                g.food_cards[s] = self.draw(decks.pop())
            g.hand[s] = ints([self.draw(deck) for deck in decks])
        g.removed = tuple(sorted([self.draw(deck) for deck in self.removed]))
        rest: list[int] = []
        for deck in range(len(self.pools)):
            rest.extend(self.pools[deck][: self.left[deck]])
        g.deck = ints(in_order(ints(rest)))

    def strip(self) -> None:
        """Take the face-down cards off."""
        g = self.g
        for slot in self.slots:
            i = slot.i
            g.cards[i] = tuple([card for card in g.cards[i] if not g.down[i] & CARD_BIT[card]])
            g.mask[i] &= ~g.down[i]
            g.down[i] = 0

    def face_down(self) -> list[int]:
        """A card for every slot; the decks of the seats are those of the cards that they still get."""
        for _ in range(MOST_TRIES):
            cards = self.attempt()
            if len(cards) == len(self.slots):
                for slot in self.slots:
                    self.decks[slot.seat].pop()
                return cards
        self.begin()
        found: list[int] = []
        self.search(found)
        return found

    def begin(self) -> None:
        """Nothing is dealt yet."""
        self.left.clear()
        for pool in self.pools:
            self.left.append(len(pool))

    def mix_decks(self) -> None:
        """Which cards of a seat lie face down is open, where they come from several decks."""
        if len(self.pools) > 1:
            for s in self.others:
                self.g.rng = shuffle(self.decks[s], self.g.rng)

    def attempt(self) -> list[int]:
        """Cards for the slots, as far as they fit."""
        self.begin()
        self.mix_decks()
        cards: list[int] = []
        laid = 0
        dealt = 0
        for k, slot in enumerate(self.slots):
            if not k or self.slots[k - 1].i != slot.i:
                laid = self.g.mask[slot.i]
            if not k or self.slots[k - 1].seat != slot.seat:
                dealt = 0
            dealt += 1
            card = self.draw(self.decks[slot.seat][-dealt])
            if CARD_BIT[card] & (laid | slot.cannot_be):
                return cards
            laid |= CARD_BIT[card]
            cards.append(card)
        return cards

    def draw(self, deck: int) -> int:
        """Any card of a deck that is not dealt yet."""
        self.g.rng = next_state(self.g.rng)
        return self.take(deck, pick(self.g.rng, self.left[deck]))

    def take(self, deck: int, k: int) -> int:
        """Deal one of the cards that are left."""
        pool = self.pools[deck]
        self.left[deck] -= 1
        last = self.left[deck]
        card = pool[k]
        pool[k] = pool[last]
        pool[last] = card
        return card

    def search(self, cards: list[int]) -> bool:
        """The first deal that fits, where hardly one in 10,000 does; a card may have to be taken back.

        Nobody plays such positions, so that not all of their deals are equally likely does not matter.
        """
        if len(cards) == len(self.slots):
            return True
        slot = self.slots[len(cards)]
        decks = self.decks[slot.seat]
        for deck in range(len(self.pools)):
            barred = self.barred(slot, cards)
            for k in range(self.left[deck] if deck in decks else 0):
                bit = CARD_BIT[self.pools[deck][k]]
                if bit & barred:
                    continue
                barred |= bit  # another card of this trait would fit no better
                if self.search_with(cards, decks, deck, k):
                    return True
        return False

    def search_with(self, cards: list[int], decks: list[int], deck: int, k: int) -> bool:
        """Deal a card and search on; if nothing is found it is taken back."""
        decks.remove(deck)
        cards.append(self.take(deck, k))
        if self.search(cards):
            return True
        self.give_back(deck, k)
        cards.pop()
        decks.append(deck)
        return False

    def barred(self, slot: Slot, cards: list[int]) -> int:
        """The traits that cannot lie in a slot when cards are dealt to those before it."""
        traits = self.g.mask[slot.i] | slot.cannot_be
        for k, card in enumerate(cards):
            if self.slots[k].i == slot.i:
                traits |= CARD_BIT[card]
        return traits

    def give_back(self, deck: int, k: int) -> None:
        """The card dealt last is left again, where it was."""
        pool = self.pools[deck]
        last = self.left[deck]
        card = pool[k]
        pool[k] = pool[last]
        pool[last] = card
        self.left[deck] += 1

    def lay(self, cards: list[int]) -> None:
        """Face down; what cannot lie there stays known."""
        g = self.g
        known: list[tuple[int, int]] = []
        for slot, card in zip(self.slots, cards, strict=True):
            g.cards[slot.i] += (card,)
            g.mask[slot.i] |= CARD_BIT[card]
            g.down[slot.i] |= CARD_BIT[card]
            if slot.cannot_be:
                known.append((card, slot.cannot_be))
        lying = [card for i in range(len(g.cards)) for card in g.cards[i] if g.down[i] & CARD_BIT[card]]
        own = [entry for entry in g.ruled_out if entry[0] in lying and entry[0] not in cards]
        g.ruled_out = tuple(own + known)


# ---- secret answers ---------------------------------------------------------------
def resample_answers(g: Evo, seat: int) -> None:
    """Secret answers of the others are replaced by random ones; the question stays the same."""
    if not g.stack:
        return
    top = g.stack.pop()
    if isinstance(top, ChooseFood):
        top = random_food(g, seat, top)
    elif isinstance(top, PlanCards):
        top = random_plans(g, seat, top)
    g.stack.append(top)
    if g.seat != seat and g.seat >= 0:
        g.current_options = top.answers(g, g.seat)


def random_food(g: Evo, seat: int, top: ChooseFood) -> Frame[Evo]:
    chosen = list(top.chosen)
    for s in range(g.seats):
        if s != seat and chosen[s] >= 0:
            chosen[s] = g.hand[s][g.randbelow(len(g.hand[s]))]
    return ChooseFood(top.waiting, tuple(chosen))


def random_plans(g: Evo, seat: int, top: PlanCards) -> Frame[Evo]:
    """A seat that has committed has some plan; one that has not is taken to have none yet."""
    plans = list(top.plans)
    for s in range(g.seats):
        if s != seat:
            plans[s] = () if top.waiting >> s & 1 else random_plan(g, s)
    return PlanCards(top.waiting, tuple(plans))


def random_plan(g: Evo, seat: int) -> tuple[int, ...]:
    """Cards played at random until the commit."""
    plan: tuple[int, ...] = ()
    while True:
        frame = PlanCards(1 << seat, tuple([plan if s == seat else () for s in range(g.seats)]))
        options = frame.answers(g, seat)
        g.rng = next_state(g.rng)
        action = options[pick(g.rng, len(options))]
        if action == A_END:
            return plan
        plan += (action,)
