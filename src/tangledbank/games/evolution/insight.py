"""What can be counted on the table: who could attack whom, and what stops it."""

from __future__ import annotations

from typing import Final

from ...core.ints import Ints
from ...core.message import Reason
from ...core.rulebook import EVERYTHING, Json
from .actions.attack import hunter_refusal, target_refusal
from .notation import SPECIES
from .state import Evo
from .terms import A_ATTACK
from .text import reasons
from .traits import CARNIVORE
from .view import decks_of, own_view, public, seat_view

OPEN_POINTS: Final = True
"""EV-18.5  Everybody saw the tokens go behind the screens; plans of quick play count only when they are carried out."""


def insight(g: Evo, seat: int) -> Json:
    """EV-10.2 to EV-10.9  Every carnivore with every possible prey, as far as the seat can see their traits."""
    seen = visible(g, seat)
    hunters = [a for row in seen.row for a in row if seen.mask[a] & CARNIVORE]
    preys = [(row, k) for row in seen.row for k in range(len(row))]
    return {"attacks": [attack_insight(seen, a, row, k) for a in hunters for row, k in preys if row[k] != a]}


def visible(g: Evo, seat: int) -> Evo:
    """The table without the face-down traits of others."""
    seen = g.clone()
    for i in range(len(g.mask)):
        if seat != EVERYTHING and g.owner[i] != seat:
            seen.mask[i] &= ~g.down[i]
    return seen


def attack_insight(g: Evo, a: int, row: Ints, k: int) -> Json:
    """One attack with everything that stops it; nothing stops it if there is no reason."""
    return {"attacker": SPECIES.show(a), "prey": SPECIES.show(row[k]), "reasons": stopping(g, a, row, k)}


def stopping(g: Evo, a: int, row: Ints, k: int) -> list[Reason]:
    refusal = hunter_refusal(g, a) | target_refusal(g, a, row, k)
    return reasons(g, A_ATTACK | a << 16 | row[k] << 8, refusal)


def open_view(g: Evo) -> Json:
    """What there is to see when nothing is hidden: hands, screens and face-down cards."""
    decks = decks_of(g)
    return {**public(g), "seats": [own_view(g, s, seat_view(g, s, decks)) for s in range(g.seats)]}
