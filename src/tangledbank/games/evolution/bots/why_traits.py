"""What a trait does for a species of Evolution, in one sentence: only what the engine will do is said."""

from __future__ import annotations

from typing import Final

from ....core.ints import place
from ....core.message import Message
from ..actions.attack import target_refusal
from ..actions.cards import play_card
from ..state import Evo
from ..terms import LEFT, POPULATION_MAX, SIZE_MAX, TOO_SMALL
from ..text import board_name, trait_name
from ..traits import (
    AMBUSH,
    BURROWING,
    CARD_BIT,
    CARD_TRAIT,
    CARNIVORE,
    CLIMBING,
    COOPERATION,
    FAT_TISSUE,
    FERTILE,
    FORAGING,
    HORNS,
    INTELLIGENCE,
    LONG_NECK,
    PACK_HUNTING,
    SCAVENGER,
    WARNING_CALL,
)

HUNTING: Final[list[int]] = [a | b | c for a in (0, AMBUSH) for b in (0, CLIMBING) for c in (0, PACK_HUNTING)]
"""Traits with which carnivores differ in whom they can attack."""


def prey(g: Evo, i: int) -> int:
    """How many species of others a carnivore could attack."""
    n = 0
    for seat in range(g.seats):
        row = g.row[seat]
        if g.mask[i] & CARNIVORE and seat != g.owner[i]:
            n += len([k for k in range(len(row)) if not target_refusal(g, i, row, k)])
    return n


def foes(g: Evo, i: int) -> int:
    """How many carnivores of others could attack a species; with Intelligence they can pay for what blocks them."""
    row = g.row[g.owner[i]]
    k = place(row, i)
    hunters = [a for a in range(len(g.pop)) if g.pop[a] and g.mask[a] & CARNIVORE and g.owner[a] != g.owner[i]]
    return len([a for a in hunters if not target_refusal(g, a, row, k) & hindrances(g, a)])


def hindrances(g: Evo, a: int) -> int:
    """EV-10.12  What keeps a carnivore off for sure: with Intelligence only its size."""
    return TOO_SMALL if g.mask[a] & INTELLIGENCE else -1


def after(g: Evo, seat: int, action: int) -> Evo:
    """The table with a card played."""
    d = g.clone()
    play_card(d, seat, action, -1)
    return d


def trait_why(g: Evo, seat: int, action: int) -> Message:
    """What a trait does for its species."""
    card = action >> 16 & 255
    i = action >> 8 & 255
    d = after(g, seat, action)
    name = board_name(g, i)
    trait = trait_name(CARD_TRAIT[card])
    hunted = prey(d, i)
    if CARD_BIT[card] == CARNIVORE:
        return Message("bot-evo-carnivore", species=name, n=hunted)
    if hunted > prey(g, i):
        return Message("bot-evo-trait-hunts", species=name, trait=trait, n=hunted - prey(g, i))
    safer = foes(g, i) - foes(d, i)
    if safer > 0:
        return Message("bot-evo-trait-saves", species=name, trait=trait, n=safer)
    return use(g, d, i, card)


def use(g: Evo, d: Evo, i: int, card: int) -> Message:
    """What a trait is good for that changes nothing between the carnivores that are there and their prey."""
    name = board_name(g, i)
    trait = trait_name(CARD_TRAIT[card])
    key = defence(g, d, i, CARD_BIT[card]) or feeder(g, i, CARD_BIT[card])
    if key == "bot-evo-trait-warns":
        return Message(key, species=name, trait=trait, n=neighbours(g, i))
    return Message(key or "bot-evo-trait-point", species=name, trait=trait)


def defence(g: Evo, d: Evo, i: int, bit: int) -> str:
    """The sentence for a defence; none if it keeps off nobody as the row lies now."""
    if bit == HORNS:
        return "bot-evo-trait-horns"
    if bit == WARNING_CALL:
        return "bot-evo-trait-warns" if neighbours(g, i) else ""
    if bit == BURROWING:
        return "bot-evo-trait-burrows" if conceivable(g, i) else ""
    return "bot-evo-trait-protects" if conceivable(d, i) < conceivable(g, i) else ""


def conceivable(g: Evo, t: int) -> int:
    """How many kinds of carnivores could attack a species: every population and body, with or without three traits."""
    d = g.clone()
    seat = (g.owner[t] + 1) % g.seats
    a = d.free_board()
    d.new_species(seat, LEFT, a)
    row = d.row[g.owner[t]]
    k = place(row, t)
    n = 0
    for extra in HUNTING:
        d.mask[a] = CARNIVORE | extra
        for pop in range(1, POPULATION_MAX + 1):
            d.pop[a] = pop
            for size in range(1, SIZE_MAX + 1):
                d.size[a] = size
                n += 0 if target_refusal(d, a, row, k) else 1
    return n


def feeder(g: Evo, i: int, bit: int) -> str:
    """The sentence for a trait that feeds; none if it feeds nobody as things are now."""
    eats_plants = not g.mask[i] & CARNIVORE
    if bit == FORAGING and eats_plants and g.room(i) > 1:
        return "bot-evo-trait-forages"
    if bit == LONG_NECK and eats_plants:
        return "bot-evo-trait-reaches"
    if bit == INTELLIGENCE and eats_plants:
        return "bot-evo-trait-thinks"
    if bit == COOPERATION and feeds_right(g, i):
        return "bot-evo-trait-shares"
    if bit == FERTILE:
        return "bot-evo-trait-multiplies"
    if bit == SCAVENGER:
        return "bot-evo-trait-scavenges"
    return "bot-evo-trait-stores" if bit == FAT_TISSUE else ""


# ---- the row ---------------------------------------------------------------------------------
def right_of(g: Evo, i: int) -> int:
    """The right neighbour of a species, -1 if there is none."""
    row = g.row[g.owner[i]]
    k = place(row, i) + 1
    return row[k] if k < len(row) else -1


def feeds_right(g: Evo, i: int) -> bool:
    """What Cooperation needs: a right neighbour that eats the same."""
    right = right_of(g, i)
    return right >= 0 and g.mask[right] & CARNIVORE == g.mask[i] & CARNIVORE


def neighbours(g: Evo, i: int) -> int:
    """How many species lie beside one."""
    row = g.row[g.owner[i]]
    k = place(row, i)
    return (1 if k else 0) + (1 if k + 1 < len(row) else 0)
