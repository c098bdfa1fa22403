"""EV-6  Phase 3: playing cards, in turn (EV-6.1) or, in quick play, all at the same time (EV-17.5)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ....core.frame import OTHER_MOMENT, Decision, Simultaneous
from ....core.ints import Ints, Options
from ..kinds import PLANS, SEAT, WAITING
from ..spec import Spec
from ..state import Evo
from ..terms import (
    A_DISCARD,
    A_END,
    A_GROW,
    A_NEW,
    A_TRAIT,
    AT_LIMIT,
    BODY,
    DUPLICATE,
    E_NO_BOARD,
    LEFT,
    NO_BOARD,
    NO_SLOT,
    NO_SPECIES,
    NOT_ON_SPECIES,
    NOT_YOURS,
    POPULATION,
    POPULATION_MAX,
    RIGHT,
    SIZE_MAX,
)
from ..traits import CARD_BIT, CARD_TRAIT, DECK_SIZE, TRAITS
from .food import card_refusal


# ---- refusals: 0 or reasons ---------------------------------------------------
def own_refusal(g: Evo, seat: int, i: int) -> int:
    """EV-6.10  Only one's own species."""
    if i >= len(g.pop) or not g.pop[i]:
        return NO_SPECIES
    return 0 if g.owner[i] == seat else NOT_YOURS


def slot_refusal(g: Evo, i: i64) -> i64:
    """EV-6.4, EV-1.7  A trait needs a free slot."""
    return NO_SLOT if len(g.cards[i]) >= g.settings.trait_slots else 0


def duplicate_refusal(traits: i64, card: i64) -> i64:
    """EV-6.4, EV-1.8  A species has no trait twice, face up or face down."""
    return DUPLICATE if traits & CARD_BIT[card] else 0


def grow_refusal(g: Evo, i: i64, what: i64) -> i64:
    """EV-6.6, EV-1.6  Neither value exceeds 6."""
    at_limit = g.pop[i] >= POPULATION_MAX if what == POPULATION else g.size[i] >= SIZE_MAX
    return AT_LIMIT if at_limit else 0


def new_refusal(g: Evo) -> i64:
    """EV-6.14, EV-1.15  A board must be left."""
    return NO_BOARD if g.boards_in_play() >= g.settings.boards else 0


NEW_LEFT: Final = A_NEW | LEFT << 8
NEW_RIGHT: Final = A_NEW | RIGHT << 8


def play_options(g: Evo, seat: int, options: Options) -> None:
    """EV-6.2 to EV-6.8, EV-6.11  Everything a seat may do with its hand and its species now; nothing is a must."""
    hand = g.hand[seat]
    options.append(A_END)
    i: i64
    card: i64
    for i in g.row[seat]:
        if len(hand):
            species_options(g, i, hand, options)
        for card in g.cards[i]:
            options.append(A_DISCARD | i << 16 | CARD_TRAIT[card] << 8)
    if len(hand) and not new_refusal(g):
        for card in hand:
            options.append(NEW_LEFT | card << 16)
            options.append(NEW_RIGHT | card << 16)


def species_options(g: Evo, i: i64, hand: Ints, options: Options) -> None:
    """EV-6.4, EV-6.6  Everything a hand can do for a species."""
    card: i64
    traits: i64 = g.mask[i]
    has_slot = not slot_refusal(g, i)
    may_multiply = not grow_refusal(g, i, POPULATION)
    may_swell = not grow_refusal(g, i, BODY)
    lay = A_TRAIT | i << 8
    multiply = A_GROW | i << 8 | POPULATION
    swell = A_GROW | i << 8 | BODY
    for card in hand:
        if has_slot and not duplicate_refusal(traits, card):
            options.append(lay | card << 16)
        if may_multiply:
            options.append(multiply | card << 16)
        if may_swell:
            options.append(swell | card << 16)


def play_refusal(g: Evo, seat: int, action: int) -> int:
    """The same checks for one action."""
    kind = action & ~0xFFFFFF
    x = action >> 16 & 255
    y = action >> 8 & 255
    if kind == A_END:
        return 0
    if kind == A_DISCARD:
        return own_refusal(g, seat, x) or (0 if g.mask[x] & TRAITS[y].bit else NOT_ON_SPECIES)
    if kind == A_NEW:
        return card_refusal(g, seat, x) | new_refusal(g)
    if kind == A_TRAIT or kind == A_GROW:
        refusal = own_refusal(g, seat, y)
        if not refusal:
            refusal = (
                slot_refusal(g, y) | duplicate_refusal(g.mask[y], x)
                if kind == A_TRAIT
                else grow_refusal(g, y, action & 255)
            )
        return refusal | card_refusal(g, seat, x)
    return OTHER_MOMENT


def play_card(g: Evo, seat: int, action: int, board: int) -> None:
    """EV-6.9  A play takes effect at once; `board` is where a new species goes."""
    kind = action & ~0xFFFFFF
    x = action >> 16 & 255
    y = action >> 8 & 255
    if kind == A_DISCARD:
        for card in g.cards[x]:
            if CARD_TRAIT[card] == y:
                g.discard_trait(x, card)
    elif kind == A_TRAIT:
        g.lay_trait(seat, y, x)
    else:
        g.discard_from_hand(seat, x)
        if kind == A_NEW:
            g.new_species(seat, y, board)
        elif action & 255 == POPULATION:
            g.grow_population(y)
        else:
            g.grow_body(y)


class PlayCards(Decision[Evo]):
    """EV-6.1, EV-6.2  A card-playing turn: any number of cards, one after the other."""

    __slots__ = ()
    takes = (SEAT,)
    spec = Spec("RevealTraits PlayCards", "EV-6.2 EV-6.3 EV-6.4 EV-6.5 EV-6.6 EV-6.7", number=1)

    def offer(self, g: Evo, seat: int, options: Options) -> None:
        play_options(g, seat, options)

    def refusal(self, g: Evo, seat: int, action: int) -> int:
        return play_refusal(g, seat, action)

    def resolve(self, g: Evo, action: int) -> None:
        if action != A_END:
            g.stack.append(self)
            play_card(g, self.seat, action, g.free_board() if action & ~0xFFFFFF == A_NEW else -1)


# ---- quick play ---------------------------------------------------------------
class PlanCards(Simultaneous[Evo]):
    """EV-17.5  Quick play: every seat plans on a private copy; nothing shows before all have committed."""

    __slots__ = ("plans",)
    takes = (WAITING, PLANS)
    spec = Spec("RevealTraits", "EV-17.5 EV-6.3 EV-6.4 EV-6.5 EV-6.6 EV-6.7", number=2)

    def __init__(self, waiting: int, plans: tuple[tuple[int, ...], ...]) -> None:
        super().__init__(waiting)
        self.plans: Final = plans

    def offer(self, g: Evo, seat: int, options: Options) -> None:
        play_options(draft(g, seat, self.plans[seat]), seat, options)

    def refusal(self, g: Evo, seat: int, action: int) -> int:
        if not A_TRAIT <= action & ~0xFFFFFF <= A_END:
            return OTHER_MOMENT
        return play_refusal(draft(g, seat, self.plans[seat]), seat, action)

    def resolve(self, g: Evo, action: int) -> None:
        seat = g.seat
        if action == A_END:
            g.push(PlanCards(self.waiting & ~(1 << seat), self.plans))
            return
        plans = list(self.plans)
        plans[seat] += (action,)
        g.push(PlanCards(self.waiting, tuple(plans)))

    def reveal(self, g: Evo) -> None:
        """EV-17.6  The plans are applied in turn order."""
        boards = [reserved_boards(g, seat) for seat in range(g.seats)]
        for seat in g.turn_order():
            apply_plan(g, seat, self.plans[seat], boards[seat])
        g.return_free_boards()

    def fields(self) -> list[int]:
        numbers = [self.waiting]
        for plan in self.plans:
            numbers.append(len(plan))
            numbers.extend(plan)
        return numbers


def plan_cards(g: Evo) -> PlanCards:
    """Everybody plans; nobody has begun."""
    return PlanCards((1 << g.seats) - 1, ((),) * g.seats)


def draft(g: Evo, seat: int, plan: tuple[int, ...]) -> Evo:
    """The private copy of a seat: the table as it would be if only this plan were carried out (EV-17.9)."""
    d = g.clone()
    apply_plan(d, seat, plan, reserved_boards(g, seat))
    return d


def reserved_boards(g: Evo, seat: int) -> list[int]:
    """Boards for the new species of a plan, one a card in hand; no two seats share one, so names never change."""
    skip = 0
    for other in g.turn_order():
        if other == seat:
            break
        skip += len(g.hand[other])
    free = [i for i in range(len(g.pop)) if not g.pop[i]]
    free.extend(range(len(g.pop), len(g.pop) + DECK_SIZE))
    return free[skip : skip + len(g.hand[seat])]


def apply_plan(g: Evo, seat: int, plan: tuple[int, ...], boards: list[int]) -> None:
    """EV-17.7  A new species that finds no board, and all that depends on it, is not played: its cards stay in hand."""
    made = 0
    for action in plan:
        is_new = action & ~0xFFFFFF == A_NEW
        if not play_refusal(g, seat, action):
            play_card(g, seat, action, boards[made] if is_new else -1)
        elif is_new:
            g.tell(E_NO_BOARD, seat, 0, 0)
        if is_new:
            made += 1
