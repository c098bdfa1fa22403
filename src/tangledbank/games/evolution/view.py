"""EV-18  What a seat may see, added up piece by piece, and worlds it cannot tell apart."""

from __future__ import annotations

from ...core.frame import Frame
from ...core.rng import MASK, following, mix, number, shuffle
from ...core.rulebook import Json
from .actions.cards import PlanCards, draft
from .actions.food import ChooseFood
from .notation import NOTATION, SEAT, SPECIES
from .state import Evo
from .terms import A_END
from .traits import CARD_BIT, CARD_NAMES


# ---- views ----------------------------------------------------------------------
def public(g: Evo) -> Json:
    """EV-18.1 to EV-18.4  Exactly what the table shows to everybody."""
    return {
        "players": g.seats,
        "round": g.round,
        "phase": g.phase,
        "last_round": g.last_round or None,
        "first": SEAT.show(g.first),
        "waiting": [SEAT.show(s) for s in range(g.seats) if g.asked() >> s & 1],
        "over": not g.stack,
        "hole": g.hole,
        "deck": len(g.deck),
        "discard": names(sorted(g.discard)),
        "removed": len(g.removed),
        "boards_left": max(0, g.settings.boards - g.boards_in_play()),
        "seats": [seat_view(g, s, is_own=False) for s in range(g.seats)],
        "scores": None if g.stack else g.scores(),
        "options": [],
    }


def private(g: Evo, seat: int, shown: Json) -> Json:
    """EV-17.5, EV-18.1, EV-18.3  A player sees his own side of the table whole."""
    own = private_copy(g, seat)
    sides = shown["seats"]
    assert isinstance(sides, list)
    return {
        "discard": names(sorted(own.discard)),
        "seats": [*sides[:seat], seat_view(own, seat, is_own=True), *sides[seat + 1 :]],
        "options": [NOTATION.show(a) for a in g.options(seat)],
    }


def names(cards: list[int]) -> list[str]:
    return [CARD_NAMES[card] for card in cards]


def private_copy(g: Evo, seat: int) -> Evo:
    """EV-17.5  In quick play a seat sees its own plan carried out, and nobody else's."""
    top = g.stack[-1] if g.stack else None
    return draft(g, seat, top.plans[seat]) if isinstance(top, PlanCards) and seat >= 0 else g


def seat_view(g: Evo, seat: int, is_own: bool) -> Json:
    """One player's side of the table; secrets only for the owner."""
    card = food_card(g, seat)
    return {
        "hand_size": len(g.hand[seat]) - (1 if card >= 0 > g.food_cards[seat] else 0),
        "hand": names([c for c in g.hand[seat] if c != card]) if is_own else None,
        "food_laid": card >= 0,
        "food_card": CARD_NAMES[card] if is_own and card >= 0 else None,
        "screen": g.screen[seat] if is_own or not g.stack else None,
        "species": [species_view(g, i, is_own) for i in g.row[seat]],
    }


def food_card(g: Evo, seat: int) -> int:
    """The card on the watering hole, also while others still choose; -1 for none."""
    top = g.stack[-1] if g.stack else None
    return top.chosen[seat] if isinstance(top, ChooseFood) else g.food_cards[seat]


def species_view(g: Evo, i: int, is_own: bool) -> Json:
    """Face-down cards: the owner sees which, the others how many."""
    down = [card for card in g.cards[i] if g.down[i] & CARD_BIT[card]]
    return {
        "board": SPECIES.show(i),
        "population": g.pop[i],
        "body": g.size[i],
        "food": g.food[i],
        "fat": g.fat[i],
        "traits": names([card for card in g.cards[i] if not g.down[i] & CARD_BIT[card]]),
        "face_down": len(down),
        "face_down_traits": names(down) if is_own else None,
    }


# ---- determinize ----------------------------------------------------------------
def determinize(g: Evo, seat: int, seed: int) -> Evo:
    """A world that a seat cannot tell from g. It depends only on what the seat sees and on the seed.

    Hidden cards are dealt anew. Tokens behind other screens are hidden too (R-39): they are guessed to be as many
    as the seat's own; who remembers the meals can know better.
    """
    d = g.clone()
    d.rng = mix(seed & MASK)
    others = [s for s in range(g.seats) if s != seat]
    pool = hidden_cards(d, others)
    d.rng = shuffle(pool, d.rng)
    resample_face_down(d, others, pool)
    for s in others:
        d.hand[s] = [pool.pop() for _ in d.hand[s]]
        if d.food_cards[s] >= 0:
            d.food_cards[s] = pool.pop()
        if d.stack:
            d.screen[s] = d.screen[seat] if seat >= 0 else 0
    d.removed = tuple(sorted([pool.pop() for _ in d.removed]))
    d.deck = pool
    resample_answers(d, seat)
    return d


def hidden_cards(g: Evo, others: list[int]) -> list[int]:
    """Every card whose place the seat does not know, in a fixed order."""
    pool = g.deck + list(g.removed)
    for s in others:
        pool.extend(g.hand[s])
        if g.food_cards[s] >= 0:
            pool.append(g.food_cards[s])
        for i in g.row[s]:
            pool.extend([card for card in g.cards[i] if g.down[i] & CARD_BIT[card]])
    pool.sort()
    return pool


def resample_face_down(g: Evo, others: list[int], pool: list[int]) -> None:
    """Face-down traits of the others: any cards that could lie there (EV-1.8)."""
    hidden: list[int] = []
    for s in others:
        for i in g.row[s]:
            up = tuple([card for card in g.cards[i] if not g.down[i] & CARD_BIT[card]])
            hidden.extend([i] * (len(g.cards[i]) - len(up)))
            g.cards[i] = up
            g.mask[i] &= ~g.down[i]
            g.down[i] = 0
    lay_face_down(g, hidden, pool)


def lay_face_down(g: Evo, hidden: list[int], pool: list[int]) -> bool:
    """A card from the pool for every hidden one; with few cards left a first choice may have to be taken back."""
    if not hidden:
        return True
    i = hidden[-1]
    for k in range(len(pool) - 1, -1, -1):
        bit = CARD_BIT[pool[k]]
        if not g.mask[i] & bit:
            card = pool.pop(k)
            cards = g.cards[i]
            g.cards[i] += (card,)
            g.mask[i] |= bit
            g.down[i] |= bit
            if lay_face_down(g, hidden[:-1], pool):
                return True
            pool.insert(k, card)
            g.cards[i] = cards
            g.mask[i] &= ~bit
            g.down[i] &= ~bit
    return False


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
    if g.actor != seat and g.actor >= 0:
        g.opts = top.options(g, g.actor)


def random_food(g: Evo, seat: int, top: ChooseFood) -> Frame[Evo]:
    chosen = list(top.chosen)
    for s in range(g.seats):
        if s != seat and chosen[s] >= 0:
            chosen[s] = g.hand[s][g.below(len(g.hand[s]))]
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
        opts = frame.options(g, seat)
        g.rng = following(g.rng)
        action = opts[number(g.rng, len(opts))]
        if action == A_END:
            return plan
        plan += (action,)
