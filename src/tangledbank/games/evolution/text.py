"""What Evolution says: prompts, labels, reasons and events as message keys with arguments. The words are in locale/."""

from __future__ import annotations

from typing import Final

from ...core.frame import NOT_ASKED, OTHER_MOMENT, OVER
from ...core.message import Message, Reason
from ...core.rulebook import EVERYTHING
from ...core.state import Event
from ..nouns import Nouns, named
from .actions.attack import PayNegation, negated_traits
from .actions.cards import PlanCards, PlayCards
from .actions.feeding import FeedingTurn, is_obliged
from .actions.food import ChooseFood
from .actions.reveal import ActBeforeReveal
from .actions.take import StoreFat
from .flow import FirstPlayer
from .notation import NOTATION, SIDE, SPECIES, WHAT
from .position.stack import FRAMES
from .state import Evo
from .terms import (
    A_ATTACK,
    AT_LIMIT,
    BANK,
    CANNOT_EAT_PLANTS,
    DUPLICATE,
    FED_ALREADY,
    FULL,
    HOLE,
    HOLE_EMPTY,
    HUNGRY_FIRST,
    ITSELF,
    MUST_FEED,
    NO_BOARD,
    NO_SLOT,
    NO_SPECIES,
    NO_STORE_ROOM,
    NOT_CARNIVORE,
    NOT_IN_HAND,
    NOT_INTELLIGENT,
    NOT_ON_SPECIES,
    NOT_YOURS,
    RESOLVED,
    RIGHT,
    STORE_MORE,
    TOO_FEW_CARDS,
    TOO_SMALL,
    USELESS_NEGATION,
)
from .traits import CARD_FOOD, CARD_NAMES, CARD_TRAIT, DEFENSIVE, FORAGING, TRAIT_KEYS, TRAITS


# ---- nouns ----------------------------------------------------------------------
def trait_name(n: int) -> Message:
    return Message("evo-trait-" + TRAITS[n].key.replace("_", "-"))


def trait_names(bits: int) -> Message:
    """A list of traits, to be joined with commas."""
    return Message("evo-list", items=[trait_name(n) for n in range(len(TRAITS)) if bits >> n & 1])


def card_name(card: int) -> Message:
    return Message("evo-card", trait=trait_name(CARD_TRAIT[card]), food=f"{CARD_FOOD[card]:+d}")


def source_name(source: int) -> Message:
    """Where food comes from."""
    return Message("evo-from-bank" if source == BANK else "evo-from-hole")


def species_name(species: int) -> Message:
    """A species in an event: owner << 8 | board."""
    return Message("evo-species", owner=(species >> 8) + 1, board=SPECIES.show(species & 255))


def board_name(g: Evo, i: int) -> Message:
    owner = g.owner[i] if i < len(g.owner) and g.pop[i] else -1
    return Message("evo-species", owner=owner + 1, board=SPECIES.show(i))


def nouns() -> Nouns:
    """What its things are called."""
    return {
        "card": named(CARD_NAMES, card_name),
        "trait": named(TRAIT_KEYS, trait_name),
        "side": named(SIDE.names, lambda n: Message("evo-side-" + SIDE.names[n])),
        "track": named(WHAT.names, lambda n: Message("evo-track-" + WHAT.names[n])),
        "source": {"hole": source_name(HOLE), "bank": source_name(BANK)},
    }


# ---- prompts ----------------------------------------------------------------------
PROMPTS: Final = FRAMES.prompts()
"""The rules behind each question."""


def prompt_rules(g: Evo) -> list[str]:
    return PROMPTS[type(g.stack[-1]).__name__] if g.stack else ["EV-16.2", "EV-16.4"]


def prompt(g: Evo, seat: int) -> Message:
    """What is expected of a seat, in one sentence."""
    if not g.stack:
        return Message("evo-prompt-over")
    top = g.stack[-1]
    asked = top.asked()
    if not asked >> max(seat, 0) & 1 or seat < 0:
        seats = ", ".join([f"P{s + 1}" for s in range(g.seats) if asked >> s & 1])
        return Message("evo-prompt-wait", seats=seats)
    if isinstance(top, ChooseFood):
        return Message("evo-prompt-food")
    if isinstance(top, (PlayCards, PlanCards)):
        return Message("evo-prompt-cards" if isinstance(top, PlayCards) else "evo-prompt-plan")
    if isinstance(top, ActBeforeReveal):
        return Message("evo-prompt-act")
    if isinstance(top, PayNegation):
        return Message("evo-prompt-pay", n=top.n)
    if isinstance(top, StoreFat):
        return Message("evo-prompt-store", species=board_name(g, top.i), most=top.most)
    return feeding_prompt(g, seat, top)


def feeding_prompt(g: Evo, seat: int, top: object) -> Message:
    if isinstance(top, FirstPlayer) or not isinstance(top, FeedingTurn):
        return Message("evo-prompt-first")
    if top.fed:
        return Message("evo-prompt-after-meal")
    return Message("evo-prompt-must-feed" if is_obliged(g, seat) else "evo-prompt-may-feed")


# ---- labels -----------------------------------------------------------------------
def label(g: Evo, action: int) -> Message:
    """What an action does, for people."""
    verb = NOTATION.verbs[action >> 24].word
    x = action >> 16 & 255
    y = action >> 8 & 255
    if verb == "food" or verb == "pay":
        return Message("evo-do-" + verb, card=card_name(x))
    if verb == "trait":
        return Message("evo-do-trait", card=card_name(x), species=board_name(g, y))
    if verb == "new":
        return Message("evo-do-new-right" if y == RIGHT else "evo-do-new-left", card=card_name(x))
    if verb == "grow":
        key = "evo-do-grow-body" if action & 255 else "evo-do-grow-population"
        return Message(key, card=card_name(x), species=board_name(g, y))
    if verb == "discard" or verb == "act":
        return Message("evo-do-" + verb, species=board_name(g, x), trait=trait_name(y))
    if verb == "feed":
        return Message("evo-do-feed", species=board_name(g, x))
    if verb == "attack":
        return attack_label(g, action)
    if verb == "think":
        return think_label(g, x, y)
    if verb == "end" and g.stack:
        return end_label(g)
    if verb == "store":
        return Message("evo-do-store", n=x)
    if verb == "first":
        return Message("evo-do-first", seat=x + 1)
    return Message("evo-do-" + verb)


def end_label(g: Evo) -> Message:
    """Whoever has no cards left keeps none."""
    if isinstance(g.stack[-1], PlanCards):
        return Message("evo-do-commit")
    return Message("evo-do-end" if g.hand[g.seat] else "evo-do-end-empty")


def think_label(g: Evo, i: int, card: int) -> Message:
    """EV-9.14  How many plants the species takes itself; with Fat Tissue the owner decides about a part of them."""
    offered = 3 if g.mask[i] & FORAGING else 2
    hungry = g.pop[i] - g.food[i]
    most = min(offered, g.room(i))
    least = min(most, max(1, hungry))  # EV-9.13
    named = {"species": board_name(g, i), "card": card_name(card)}
    if least == most:
        return Message("evo-do-think", n=most, **named)
    return Message("evo-do-think-store", n=least, most=most, **named)


def attack_label(g: Evo, action: int) -> Message:
    attacker = board_name(g, action >> 16 & 255)
    target = board_name(g, action >> 8 & 255)
    negated = negated_traits(action)
    if not negated:
        return Message("evo-do-attack", attacker=attacker, target=target)
    return Message("evo-do-attack-negating", attacker=attacker, target=target, traits=trait_names(negated))


# ---- reasons ------------------------------------------------------------------------
REASONS: Final[list[tuple[int, str, tuple[str, ...]]]] = [
    (NOT_IN_HAND, "not-in-hand", ()),
    (NOT_YOURS, "not-yours", ()),
    (NO_SPECIES, "no-species", ("EV-1.13",)),
    (NO_SLOT, "no-slot", ("EV-1.7", "EV-6.4")),
    (DUPLICATE, "duplicate", ("EV-1.8", "EV-6.4")),
    (NO_BOARD, "no-board", ("EV-1.15", "EV-6.14")),
    (AT_LIMIT, "at-limit", ("EV-1.6", "EV-6.6")),
    (NOT_ON_SPECIES, "not-on-species", ("EV-6.7", "EV-7.1")),
    (RESOLVED, "resolved", ("EV-7.3",)),
    (CANNOT_EAT_PLANTS, "cannot-eat-plants", ("EV-9.1", "EV-11.C2")),
    (HOLE_EMPTY, "hole-empty", ("EV-8.3",)),
    (FULL, "full", ("EV-8.2",)),
    (MUST_FEED, "must-feed", ("EV-8.6",)),
    (FED_ALREADY, "fed-already", ("EV-8.5",)),
    (HUNGRY_FIRST, "hungry-first", ("R-15",)),
    (NOT_CARNIVORE, "not-carnivore", ("EV-8.4", "EV-10.2")),
    (ITSELF, "itself", ("EV-10.3",)),
    (TOO_SMALL, "too-small", ("EV-10.4",)),
    (NOT_INTELLIGENT, "not-intelligent", ("EV-10.1", "EV-11.I1")),
    (TOO_FEW_CARDS, "too-few-cards", ("EV-10.1",)),
    (USELESS_NEGATION, "useless-negation", ("EV-10.12",)),
    (STORE_MORE, "store-more", ("EV-9.13",)),
    (NO_STORE_ROOM, "no-store-room", ("EV-9.14", "EV-11.F2")),
]
"""By bit: the sentence and its rules; the rules of the action itself come with it."""

OF_ACTION: Final[dict[str, tuple[str, ...]]] = {
    "food": ("EV-5.1",),
    "trait": ("EV-6.10",),
    "new": ("EV-6.10",),
    "grow": ("EV-6.10",),
    "discard": ("EV-6.10",),
    "act": ("EV-7.3",),
    "feed": ("EV-8.3",),
    "attack": ("EV-10.2",),
    "pay": ("EV-10.13",),
    "think": ("EV-11.I1", "EV-11.I4"),
}
"""Which rules say whose card or species an action needs, and that it has room."""

BLOCKED: Final[dict[str, tuple[str, ...]]] = {
    "burrowing": ("EV-10.5",),
    "climbing": ("EV-10.6",),
    "defensive_herding": ("EV-10.7",),
    "hard_shell": ("EV-10.4", "EV-11.H1"),
    "symbiosis": ("EV-10.8",),
    "warning_call": ("EV-10.9",),
}

MOMENTS: Final[dict[str, tuple[str, tuple[str, ...]]]] = {
    "food": ("evo-moment-food", ("EV-5.1",)),
    "trait": ("evo-moment-cards", ("EV-6.1", "EV-6.4")),
    "new": ("evo-moment-cards", ("EV-6.1", "EV-6.5")),
    "grow": ("evo-moment-cards", ("EV-6.1", "EV-6.6")),
    "discard": ("evo-moment-cards", ("EV-6.7",)),
    "end": ("evo-moment-cards", ("EV-6.1",)),
    "act": ("evo-moment-act", ("EV-7.1", "EV-7.3")),
    "feed": ("evo-moment-feeding", ("EV-8.1", "EV-8.3")),
    "attack": ("evo-moment-feeding", ("EV-8.1", "EV-8.4")),
    "pay": ("evo-moment-pay", ("EV-10.1", "EV-10.13")),
    "think": ("evo-moment-feeding", ("EV-11.I1", "EV-11.I5")),
    "done": ("evo-moment-feeding", ("EV-8.1", "EV-8.11")),
    "store": ("evo-moment-store", ("EV-9.4",)),
    "first": ("evo-moment-first", ("EV-2.5",)),
}
"""When each verb can be said."""

PHASE_RULES: Final[list[str]] = ["EV-2.5", "EV-4.1", "EV-5.1", "EV-6.1", "EV-7.3", "EV-8.1"]


def reasons(g: Evo, action: int, refusal: int) -> list[Reason]:
    """Every reason in a set, with its rules and a sentence."""
    if refusal & OVER:
        return [Reason(("EV-3.4",), Message("evo-why-over"))]
    if refusal & NOT_ASKED:
        seats = ", ".join([f"P{s + 1}" for s in range(g.seats) if g.asked() >> s & 1])
        return [Reason((PHASE_RULES[g.phase],), Message("evo-why-not-asked", seats=seats))]
    if refusal & OTHER_MOMENT:
        key, rules = MOMENTS[NOTATION.verbs[action >> 24].word]
        return [Reason(rules, Message(key))]
    own = OF_ACTION.get(NOTATION.verbs[action >> 24].word, ())
    found = [
        Reason(rules + own if bit & (NOT_IN_HAND | NOT_YOURS | FULL) else rules, Message("evo-why-" + key))
        for bit, key, rules in REASONS
        if refusal & bit
    ]
    is_attack = action & ~0xFFFFFF == A_ATTACK
    for trait in DEFENSIVE:
        if is_attack and refusal & trait.bit:
            found.append(Reason(BLOCKED[trait.key], Message("evo-why-blocked-" + trait.key.replace("_", "-"))))
    return found


# ---- events -----------------------------------------------------------------------
EVENTS: Final[list[tuple[str, str]]] = [
    ("round", "n"),
    ("phase", "phase"),
    ("first", "seat"),
    ("draw", "seat card!"),
    ("reshuffle", "n"),
    ("last-round", "n"),
    ("food-card", "seat card!"),
    ("lay", "species card!"),
    ("discard", "seat card"),
    ("strip", "species card"),
    ("new", "species"),
    ("population", "species n"),
    ("body", "species n"),
    ("reveal", "species card"),
    ("food", "seat card"),
    ("hole", "n"),
    ("plant", "species n source"),
    ("meat", "species n"),
    ("store", "species n"),
    ("burn", "species n"),
    ("attack", "species target traits"),
    ("lose", "species n left"),
    ("extinct", "species n"),
    ("screen", "seat n"),
    ("pass", "seat"),
    ("no-board", "seat"),
    ("score", "seat n"),
]
"""By kind: the key and the meaning of each number. card! is told only to the one whose card it is."""


def event(told: Event, seat: int) -> Message | None:
    """What a seat, SPECTATOR or EVERYTHING sees of an event."""
    key, meanings = EVENTS[told[0]]
    args: dict[str, object] = {}
    for k, meaning in enumerate(meanings.split()):
        n = told[k + 1]
        if meaning == "card!":
            owner = told[1] if key != "lay" else told[1] >> 8
            if seat != owner and seat != EVERYTHING:
                return Message(f"evo-event-{key}-hidden", **args)
            args["card"] = card_name(n)
        else:
            args[meaning] = argument(meaning, n)
    return Message("evo-event-attack-negating" if args.get("traits") else "evo-event-" + key, **args)


def argument(meaning: str, n: int) -> object:
    """One number of an event as something to say."""
    if meaning == "seat":
        return n + 1
    if meaning == "card":
        return card_name(n)
    if meaning == "species" or meaning == "target":
        return species_name(n)
    if meaning == "phase":
        return Message(f"evo-phase-{n}")
    if meaning == "source":
        return source_name(n)
    if meaning == "traits":
        return trait_names(n) if n else None
    return n
