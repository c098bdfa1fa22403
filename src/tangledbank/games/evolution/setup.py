"""EV-2, EV-17  A new game, and the options it can be played with."""

from __future__ import annotations

from typing import Final

from ...core.ints import ints, no_ints, rows, without_place
from ...core.rulebook import Option, OptionValue
from .flow import FirstPlayer, Round
from .settings import Settings
from .state import Evo
from .terms import (
    DEAL,
    NO_BOARD_LIMIT,
    REMOVED_TWO_PLAYERS,
    SPECIES_BOARDS,
    TRAIT_SLOTS,
    TRAIT_SLOTS_TWO_PLAYERS,
)
from .traits import DECK_SIZE

OPTIONS: Final = [
    Option("quick_play", [False, True], "EV-17.5", forced_players=6),
    Option("species_boards", [SPECIES_BOARDS, None], "R-04"),
    Option("cooperation_triggers", ["per_take", "per_token"], "R-12"),
    Option("pass_is_final", [False, True], "R-32"),
    Option("scavenge_if_attacker_dies", [True, False], "R-26"),
    Option("fat_feeding_while_hungry", [True, False], "R-15"),
]
"""The first value is the rule; the others are variants and house rules."""


def settings(players: int, options: dict[str, OptionValue]) -> Settings:
    """EV-1.7, EV-17.1 to EV-17.4  What follows from the options and the number of players."""
    return Settings(
        options,
        trait_slots=TRAIT_SLOTS_TWO_PLAYERS if players == 2 else TRAIT_SLOTS,
        boards=NO_BOARD_LIMIT if options["species_boards"] is None else SPECIES_BOARDS,
        quick_play=options["quick_play"] is True,
        per_token=options["cooperation_triggers"] == "per_token",
        pass_is_final=options["pass_is_final"] is True,
        scavenge_if_attacker_dies=options["scavenge_if_attacker_dies"] is True,
        fat_feeding_while_hungry=options["fat_feeding_while_hungry"] is True,
    )


def empty_table(players: int, seed: int, options: dict[str, OptionValue]) -> Evo:
    """EV-2.2 to EV-2.4  Nothing on the table but the deck."""
    g = Evo()
    g.start(players, seed)
    g.settings = settings(players, options)
    g.hand = rows(players)
    g.row = rows(players)
    g.screen = ints([0] * players)
    g.food_cards = ints([-1] * players)
    g.pop = no_ints()
    g.size = no_ints()
    g.food = no_ints()
    g.fat = no_ints()
    g.owner = no_ints()
    g.mask = no_ints()
    g.down = no_ints()
    g.cards = []
    g.deck = ints(range(DECK_SIZE))
    g.discard = no_ints()
    g.removed = ()
    g.reshuffled = ()
    g.ruled_out = ()
    g.hole = 0
    g.first = 0
    g.round = 0
    g.last_round = 0
    g.phase = DEAL
    return g


def new_game(players: int, seed: int, options: dict[str, OptionValue]) -> Evo:
    """EV-2.1, EV-2.4  Set up; the first round follows."""
    g = empty_table(players, seed, options)
    if players == 2:
        remove_cards(g, REMOVED_TWO_PLAYERS)
    g.push(FirstPlayer(), Round())
    return g


def remove_cards(g: Evo, n: int) -> None:
    """EV-17.1  Random cards leave the game unseen."""
    removed: list[int] = []
    for _ in range(n):
        k = g.randbelow(len(g.deck))
        removed.append(g.deck[k])
        g.deck = without_place(g.deck, k)
    g.removed = tuple(sorted(removed))
