"""Evolution for learning programs. Species are named by their place: the own row from the left, then the others'."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from ....core.rulebook import OptionValue
from ....core.state import State
from ....env.encode.encoder import CHANGED_ALWAYS, CHANGED_NEW, SEATS, Encoder, Moment, Perspective, Section
from ....env.encode.layout import MOST, ObservationLayout, clear, put, put_cards, put_set
from ....env.encode.space import NOTHING
from ..actions.attack import PayNegation, Strike
from ..actions.cards import PlanCards
from ..actions.feeding import FeedingTurn
from ..actions.food import ChooseFood
from ..actions.reveal import ActBeforeReveal
from ..actions.take import StoreFat
from ..position.stack import FRAMES
from ..rulebook import evo
from ..state import Evo
from ..terms import CHANGED_DISCARD, CHANGED_HANDS, CHANGED_SPECIES, NO_BOARD_LIMIT, SPECIES_BOARDS
from ..traits import (
    CARD_BIT,
    CARD_FOOD,
    DECK_SIZE,
    DEFENSIVE,
    FAT_TISSUE,
    FERTILE,
    LONG_NECK,
    TRAIT_KEYS,
)
from ..view import boards_left, decks_of, food_card, from_deck, number_held, private_copy
from .space import EvolutionSpace

VERSION: Final = 1
QUESTIONS: Final = FRAMES.questions()
ACTING: Final = [FAT_TISSUE, FERTILE, LONG_NECK]
FOOD_SHIFT: Final = 4
"""So that the food value of a card is above 0."""
DECKS: Final = 3
"""The first deck and those of reshuffles; more than one is rare."""
TRAITS: Final = len(TRAIT_KEYS)
ALL_SPECIES: Final = CHANGED_SPECIES * ((1 << SEATS) - 1)


class Question(Moment):
    """What is asked, and about which species; places of others come behind those of one's own."""

    def __init__(self, layout: ObservationLayout, openers: int, species: int) -> None:
        super().__init__(layout, QUESTIONS, [FRAMES.table[name][0] for name in QUESTIONS], openers)
        self.turn: Final = layout.add(
            "turn", [3], SEATS, "FeedingTurn: has fed, has thought (0 or 1), passes in a row before it"
        )
        self.out: Final = layout.add("out", [SEATS], 1, "by seat: passed for good in this feeding (pass_is_final)")
        self.store: Final = layout.add(
            "store", [5], 6, "StoreFat: meat, from the watering hole (0 or 1), tokens eaten, least and most to store"
        )
        self.pay: Final = layout.add("pay", [1], len(DEFENSIVE), "PayNegation: cards still to pay")
        self.acts: Final = layout.add(
            "acts", [species, 3], 1, "by place, own then others: still to act: Fat Tissue, Fertile, Long Neck"
        )
        self.stores: Final = layout.add("stores", [species], 1, "by place: the species that StoreFat is about")
        self.attacks: Final = layout.add("attacks", [species], 1, "by place: the attacker of the attack going on")
        self.attacked: Final = layout.add("attacked", [species], 1, "by place: its target")
        attack = [self.attacks, i64(layout.size)]
        filled: dict[object, list[i64]] = {
            FeedingTurn: [self.turn, self.store],
            ActBeforeReveal: [self.acts, self.stores],
            StoreFat: [self.store, self.pay, self.stores, self.attacks, *attack],
            PayNegation: [self.pay, self.acts, *attack],
        }
        for name in QUESTIONS:
            self.filled.append(vec[i64](filled.get(FRAMES.table[name][0], [])))

    def write_question(self, perspective: Perspective, out: vec[u8], at: i64) -> None:
        g = perspective.g
        top = g.stack[-1]
        if isinstance(top, FeedingTurn):
            out[at + self.turn] = top.fed
            out[at + self.turn + 1] = top.thought
            out[at + self.turn + 2] = top.passes
            for other in range(g.seats):
                if top.out >> other & 1:
                    out[at + self.out + (other - perspective.seat) % g.seats] = 1
        elif isinstance(top, ActBeforeReveal):
            for action in top.waiting:
                place = perspective.slots[action >> 16 & 255]
                out[at + self.acts + place * 3 + ACTING.index(1 << (action >> 8 & 255))] = 1
        elif isinstance(top, StoreFat):
            numbers = [top.kind, top.source, top.taken, top.least, top.most]
            for k in range(5):
                out[at + self.store + k] = numbers[k]
            out[at + self.stores + perspective.slots[top.i]] = 1
            self.write_attack(perspective, out, at)
        elif isinstance(top, PayNegation):
            out[at + self.pay] = top.n
            self.write_attack(perspective, out, at)

    def write_attack(self, perspective: Perspective, out: vec[u8], at: i64) -> None:
        """Nothing else is asked while an attack goes on."""
        for frame in perspective.g.stack:
            if isinstance(frame, Strike):
                out[at + self.attacks + perspective.slots[frame.a]] = 1
                out[at + self.attacked + perspective.slots[frame.t]] = 1


class Options(Section):
    """The options of the game. They never change."""

    def __init__(self, layout: ObservationLayout) -> None:
        super().__init__(layout, CHANGED_NEW)
        self.options: Final = layout.add(
            "options",
            [6],
            3,
            "quick_play, cooperation per_token, pass_is_final, scavenge_if_attacker_dies, "
            "fat_feeding_while_hungry (0 or 1 each); trait slots of a species",
        )

    def write(self, perspective: Perspective, out: vec[u8], at: i64) -> None:
        settings = evo(perspective.g).settings
        flags = [
            settings.quick_play,
            settings.per_token,
            settings.pass_is_final,
            settings.scavenge_if_attacker_dies,
            settings.fat_feeding_while_hungry,
        ]
        for k in range(5):
            out[at + self.options + k] = 1 if flags[k] else 0
        out[at + self.options + 5] = settings.trait_slots


class Overview(Section):
    """What everybody sees of the table as a whole."""

    def __init__(self, layout: ObservationLayout) -> None:
        super().__init__(layout, CHANGED_ALWAYS)
        self.round: Final = layout.add("round", [1], MOST, "from 1")
        self.last_round: Final = layout.add("last_round", [1], MOST, "when the game ends; 0: not known yet")
        self.phase: Final = layout.add("phase", [5], 1, "deal, select food, play cards, add food, feeding")
        self.first: Final = layout.add("first", [SEATS], 1, "by seat: who holds the first player marker")
        self.hole: Final = layout.add("hole", [1], MOST, "food at the watering hole")
        self.deck: Final = layout.add("deck", [1], DECK_SIZE, "cards in the deck")
        self.removed: Final = layout.add("removed", [1], DECK_SIZE, "cards out of the game")
        self.boards_left: Final = layout.add("boards_left", [1], NO_BOARD_LIMIT, "species boards nobody uses")

    def write(self, perspective: Perspective, out: vec[u8], at: i64) -> None:
        e = evo(perspective.g)
        put(out, at + self.round, e.round)
        put(out, at + self.last_round, e.last_round)
        out[at + self.phase + e.phase - 1] = 1
        out[at + self.first + (e.first - perspective.seat) % e.seats] = 1
        put(out, at + self.hole, e.hole)
        put(out, at + self.deck, len(e.deck))
        out[at + self.removed] = len(e.removed)
        out[at + self.boards_left] = boards_left(evo(perspective.own))


class Players(Section):
    """Every player's side of the table."""

    def __init__(self, layout: ObservationLayout) -> None:
        super().__init__(layout, CHANGED_ALWAYS)
        self.hand_size: Final = layout.add("hand_size", [SEATS], DECK_SIZE, "by seat: cards in hand")
        self.food_laid: Final = layout.add("food_laid", [SEATS], 1, "by seat: a card lies on the watering hole")
        self.species: Final = layout.add("species", [SEATS], MOST, "by seat: how many")
        self.screen: Final = layout.add(
            "screen", [SEATS], MOST, "by seat: tokens behind the screen, as everybody saw them go there"
        )
        self.from_deck: Final = layout.add(
            "from_deck",
            [SEATS, DECKS],
            DECK_SIZE,
            "by seat: cards that only their owner knows from the first deck, the second, a later one",
        )

    def write(self, perspective: Perspective, out: vec[u8], at: i64) -> None:
        e = evo(perspective.g)
        own = evo(perspective.own)
        seat = perspective.seat
        decks = decks_of(e) if e.reshuffled else []
        for turn in range(e.seats):
            s = (seat + turn) % e.seats
            side = own if s == seat else e
            card = food_card(side, s)
            put(out, at + self.hand_size + turn, len(side.hand[s]) - (1 if card >= 0 > side.food_cards[s] else 0))
            out[at + self.food_laid + turn] = 1 if card >= 0 else 0
            put(out, at + self.species + turn, len(side.row[s]))
            put(out, at + self.screen + turn, side.screen[s])
            if e.reshuffled:
                for deck, n in enumerate(from_deck(side, s, decks)):
                    out[at + self.from_deck + turn * DECKS + min(deck, DECKS - 1)] += n
            else:
                put(out, at + self.from_deck + turn * DECKS, number_held(side, s))


class Hand(Section):
    """One's own cards."""

    def __init__(self, layout: ObservationLayout) -> None:
        super().__init__(layout, CHANGED_HANDS)
        self.food_card: Final = layout.add(
            "food_card", [1], 13, "the own card on the watering hole: its food + 4; 0: none"
        )
        self.hand: Final = layout.add("hand", [DECK_SIZE], 1, "by card: in one's hand")

    def write(self, perspective: Perspective, out: vec[u8], at: i64) -> None:
        own = evo(perspective.own)
        put_cards(out, at + self.hand, own.hand[perspective.seat])
        card = food_card(own, perspective.seat)
        if card >= 0:
            out[at + self.hand + card] = 0
            put(out, at + self.food_card, CARD_FOOD[card] + FOOD_SHIFT)


class Discard(Section):
    """Cards that everybody has seen go."""

    def __init__(self, layout: ObservationLayout) -> None:
        super().__init__(layout, CHANGED_DISCARD)
        self.discard: Final = layout.add("discard", [DECK_SIZE], 1, "by card: on the discard pile")
        self.reshuffled: Final = layout.add(
            "reshuffled", [DECK_SIZE], DECKS - 1, "by card: 1 or 2 if it went into the second or a later deck"
        )

    def write(self, perspective: Perspective, out: vec[u8], at: i64) -> None:
        own = evo(perspective.own)
        put_cards(out, at + self.discard, own.discard)
        if own.reshuffled:
            for card, deck in enumerate(decks_of(own)):
                out[at + self.reshuffled + card] = min(deck, DECKS - 1)


class Species(Section):
    """Rows of species, by place: one's own, or all others'."""

    def __init__(self, layout: ObservationLayout, is_own: bool, n: int) -> None:
        super().__init__(layout, ALL_SPECIES)
        whose = "own" if is_own else "other"
        self.is_own: Final = is_own
        self.n: Final = n
        self.owner: Final = NOTHING if is_own else layout.add("other_owner", [n, SEATS - 1], 1, "whose: seat 1 to 5")
        self.population: Final = layout.add(f"{whose}_population", [n], 6, "by place; 0: no species there")
        self.body: Final = layout.add(f"{whose}_body", [n], 6, "body size")
        self.food: Final = layout.add(f"{whose}_food", [n], 6, "tokens on the board")
        self.fat: Final = layout.add(f"{whose}_fat", [n], 6, "tokens on Fat Tissue")
        seen = "traits, those face down included" if is_own else "traits that lie face up"
        self.traits: Final = layout.add(f"{whose}_traits", [n, TRAITS], 1, f"{seen}: {', '.join(TRAIT_KEYS)}")
        self.down: Final = (
            layout.add("own_face_down", [n, TRAITS], 1, "traits that lie face down")
            if is_own
            else layout.add("other_face_down", [n], 3, "how many traits lie face down")
        )
        self.ruled_out: Final = (
            NOTHING
            if is_own
            else layout.add("other_face_down_not", [n, TRAITS], 3, "how many of those are known not to be each trait")
        )
        self.laid: Final = layout.add(f"{whose}_cards", [DECK_SIZE], 1, f"by card: one of these {whose} traits")

    def is_stale(self, dirty: i64, seat: i64) -> bool:
        own: i64 = (CHANGED_SPECIES << seat) | CHANGED_NEW
        return (dirty & own if self.is_own else dirty & self.shows & ~own) != 0

    def wipe(self, out: vec[u8], at: i64) -> None:
        """Most places are empty: only those with a species are cleared, and the cards."""
        k: i64 = 0
        while k < self.n and out[at + self.population + k]:
            out[at + self.population + k] = 0
            out[at + self.food + k] = 0
            out[at + self.fat + k] = 0
            clear(out, at + self.traits + k * TRAITS, at + self.traits + (k + 1) * TRAITS)
            if self.is_own:
                clear(out, at + self.down + k * TRAITS, at + self.down + (k + 1) * TRAITS)
            else:
                out[at + self.down + k] = 0
                clear(out, at + self.ruled_out + k * TRAITS, at + self.ruled_out + (k + 1) * TRAITS)
                clear(out, at + self.owner + k * (SEATS - 1), at + self.owner + (k + 1) * (SEATS - 1))
            out[at + self.body + k] = 0
            k += 1
        clear(out, at + self.laid, at + self.laid + DECK_SIZE)

    def write(self, perspective: Perspective, out: vec[u8], at: i64) -> None:
        i: i64
        k: i64 = 0
        if self.is_own:
            own = evo(perspective.own)
            for i in own.row[perspective.seat]:
                self.write_species(own, i, k, out, at)
                put_set(out, at + self.traits + k * TRAITS, own.mask[i])
                put_set(out, at + self.down + k * TRAITS, own.down[i])
                k += 1
            return
        e = evo(perspective.g)
        for turn in range(1, e.seats):
            for i in e.row[(perspective.seat + turn) % e.seats]:
                self.write_species(e, i, k, out, at)
                put_set(out, at + self.traits + k * TRAITS, e.mask[i] & ~e.down[i])
                out[at + self.owner + k * (SEATS - 1) + turn - 1] = 1
                k += 1

    def write_species(self, e: Evo, i: i64, k: i64, out: vec[u8], at: i64) -> None:
        """Board i at place k."""
        card: i64
        put(out, at + self.population + k, e.pop[i])
        put(out, at + self.body + k, e.size[i])
        if e.food[i]:
            put(out, at + self.food + k, e.food[i])
        if e.fat[i]:
            put(out, at + self.fat + k, e.fat[i])
        for card in e.cards[i]:
            if self.is_own or not e.down[i] & CARD_BIT[card]:
                out[at + self.laid + card] = 1
            else:
                out[at + self.down + k] += 1
                if e.ruled_out:
                    self.write_ruled_out(e.cannot_be(card), k, out, at)

    def write_ruled_out(self, traits: i64, k: i64, out: vec[u8], at: i64) -> None:
        """The traits that a face-down card at place k is known not to be."""
        for n in range(i64(TRAITS)):
            if traits >> n & 1:
                out[at + self.ruled_out + k * TRAITS + n] += 1


class EvolutionEncoder(Encoder):
    """For a number of places in one's own row, and in the rows of all others together."""

    def __init__(self, own: int, others: int) -> None:
        layout = ObservationLayout()
        space = EvolutionSpace(own, others)
        question = Question(layout, space.openers, own + others)
        sections: list[Section] = [
            Options(layout),
            Overview(layout),
            Players(layout),
            Hand(layout),
            Discard(layout),
            Species(layout, True, own),
            Species(layout, False, others),
        ]
        super().__init__("evolution", VERSION, layout, space, question, sections)

    def perspective(self, g: State, seat: int, slots: list[int], begun: int) -> Perspective:
        return Perspective(g, private_copy(evo(g), seat), seat, slots, begun)

    def secrets(self, g: State) -> int:
        """A food card that is chosen, cards that are planned."""
        top = g.stack[-1] if g.stack else None
        if isinstance(top, ChooseFood):
            return CHANGED_HANDS
        return CHANGED_HANDS | CHANGED_DISCARD | ALL_SPECIES if isinstance(top, PlanCards) else 0


def encoder(boards: int) -> EvolutionEncoder:
    """For a number of species boards (R-04); free boards of EV-4.1 may exceed it by one a player."""
    return EvolutionEncoder(boards, boards - 1 + SEATS - 1)


STANDARD: Final = encoder(SPECIES_BOARDS)


def encoder_for(options: dict[str, OptionValue]) -> Encoder:
    """Only without a limit of species boards is another size needed."""
    return STANDARD if options["species_boards"] is not None else encoder(NO_BOARD_LIMIT)
