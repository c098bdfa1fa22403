"""The numbers of the game: limits, kinds of action, reasons, events. Numbers of actions are part of the notation."""

from __future__ import annotations

from typing import Final

# EV-1.4 to EV-1.7, EV-1.15, EV-17.1
POPULATION_MAX: Final = 6
SIZE_MAX: Final = 6
TRAIT_SLOTS: Final = 3
TRAIT_SLOTS_TWO_PLAYERS: Final = 2
REMOVED_TWO_PLAYERS: Final = 40
SPECIES_BOARDS: Final = 20
NO_BOARD_LIMIT: Final = 120
"""Stands for no limit: more species than cards could ever buy, and the notation can still name them."""
CARDS_DEALT: Final = 3
HARD_SHELL_BONUS: Final = 4
PLANTS_PER_CARD: Final = 2

# Phases, EV-3.1
DEAL: Final = 1
SELECT_FOOD: Final = 2
PLAY_CARDS: Final = 3
ADD_FOOD: Final = 4
FEEDING: Final = 5

# What is taken, and from where: it matters only then (EV-1.12), and the bank never runs out (EV-1.11)
PLANT: Final = 0
MEAT: Final = 1
BANK: Final = 0
HOLE: Final = 1

# Kinds of action
A_FOOD: Final = 0 << 24
A_TRAIT: Final = 1 << 24
A_NEW: Final = 2 << 24
A_GROW: Final = 3 << 24
A_DISCARD: Final = 4 << 24
A_END: Final = 5 << 24
A_ACT: Final = 6 << 24
A_FEED: Final = 7 << 24
A_ATTACK: Final = 8 << 24
A_PAY: Final = 9 << 24
A_THINK: Final = 10 << 24
A_DONE: Final = 11 << 24
A_STORE: Final = 12 << 24
A_FIRST: Final = 13 << 24

LEFT: Final = 0
RIGHT: Final = 1
POPULATION: Final = 0
BODY: Final = 1

# Reasons share one word with the trait bits (0 to 16), so "Climbing and Warning Call stop it" is a number.
NOT_IN_HAND: Final = 1 << 17
NOT_YOURS: Final = 1 << 18
NO_SPECIES: Final = 1 << 19
NO_SLOT: Final = 1 << 20
DUPLICATE: Final = 1 << 21
NO_BOARD: Final = 1 << 22
AT_LIMIT: Final = 1 << 23
NOT_ON_SPECIES: Final = 1 << 24
RESOLVED: Final = 1 << 25
CANNOT_EAT_PLANTS: Final = 1 << 26
HOLE_EMPTY: Final = 1 << 27
FULL: Final = 1 << 28
MUST_FEED: Final = 1 << 29
FED_ALREADY: Final = 1 << 30
HUNGRY_FIRST: Final = 1 << 31
NOT_CARNIVORE: Final = 1 << 32
ITSELF: Final = 1 << 33
TOO_SMALL: Final = 1 << 34
NOT_INTELLIGENT: Final = 1 << 35
TOO_FEW_CARDS: Final = 1 << 36
USELESS_NEGATION: Final = 1 << 37
STORE_MORE: Final = 1 << 38
NO_STORE_ROOM: Final = 1 << 39

# Dirty bits, in State.dirty: hands and cards on the watering hole; the discard pile; species with all on them.
CHANGED_HANDS: Final = 1 << 0
CHANGED_DISCARD: Final = 1 << 1
CHANGED_SPECIES: Final = 1 << 2
"""Those of seat 0; the next seats have the next bits."""

# Events: a kind and up to three numbers; text.py names them and says who may see which.
# A species in an event is owner << 8 | board, because boards change hands.
E_ROUND: Final = 0
E_PHASE: Final = 1
E_FIRST: Final = 2
E_DRAW: Final = 3
E_RESHUFFLE: Final = 4
E_LAST_ROUND: Final = 5
E_FOOD_CARD: Final = 6
E_LAY: Final = 7
E_DISCARD: Final = 8
E_STRIP: Final = 9
E_NEW: Final = 10
E_POPULATION: Final = 11
E_BODY: Final = 12
E_REVEAL: Final = 13
E_FOOD: Final = 14
E_HOLE: Final = 15
E_PLANT: Final = 16
E_MEAT: Final = 17
E_STORE: Final = 18
E_BURN: Final = 19
E_ATTACK: Final = 20
E_LOSE: Final = 21
E_EXTINCT: Final = 22
E_SCREEN: Final = 23
E_PASS: Final = 24
E_NO_BOARD: Final = 25
E_SCORE: Final = 26
