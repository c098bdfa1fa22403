"""Any position of Evolution as data, whole or described in a few words: docs/notation.md."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from ....core.fields import Fields, chance, load_chance
from ....core.ints import ints
from ....core.message import Message
from ....core.rng import MASK, shuffle
from ....core.rulebook import Json, OptionValue
from ..laws import broken_laws
from ..notation import CARD, SEAT, SPECIES, TRAIT
from ..setup import empty_table
from ..state import Evo
from ..terms import ADD_FOOD, FEEDING, PLAY_CARDS, POPULATION_MAX, REMOVED_TWO_PLAYERS, RIGHT, SIZE_MAX
from ..traits import CARD_BIT, CARD_NAMES, CARD_TRAIT, DECK_SIZE, FAT_TISSUE, TRAITS
from ..view import keys, names
from .order import check_moment
from .stack import load_stack

SEE: Final = "docs/notation.md"
RULES: Final = 1
WRITTEN: Final[Mapping[str, str]] = {
    "": (
        "game rules players options round phase first last_round hole rng seen seats species discard deck removed "
        "memory stack"
    ),
    "options": (
        "quick_play species_boards cooperation_triggers pass_is_final scavenge_if_attacker_dies "
        "fat_feeding_while_hungry"
    ),
    "seats": "screen food_card hand",
    "species": "owner board population body food fat traits face_down",
}
"""Frozen. Digests always have these; what is added to positions or options later is left out while it is empty."""
MOST_RESHUFFLES: Final = 9
"""No game sees more: the round after the first one is the last."""


# ---- writing --------------------------------------------------------------------
def dump(g: Evo) -> Json:
    """The whole position, secrets included."""
    memory = dump_memory(g)
    return {
        "game": "evolution",
        "rules": RULES,
        "players": g.seats,
        "options": dict(g.settings.options),
        "round": g.round,
        "phase": g.phase,
        "first": SEAT.show(g.first),
        "last_round": g.last_round or None,
        "hole": g.hole,
        **chance(g),
        "seen": g.info_counter,
        "seats": [dump_seat(g, seat) for seat in range(g.seats)],
        "species": [dump_species(g, i) for row in g.row for i in row],
        "discard": names(list(g.discard)),
        "deck": names(list(g.deck)),
        "removed": names(list(g.removed)),
        **({"memory": memory} if memory else {}),
        "stack": [[type(frame).__name__, *frame.fields()] for frame in g.stack],
    }


def dump_seat(g: Evo, seat: int) -> Json:
    card = g.food_cards[seat]
    return {
        "screen": g.screen[seat],
        "food_card": CARD_NAMES[card] if card >= 0 else None,
        "hand": names(list(g.hand[seat])),
    }


def dump_species(g: Evo, i: int) -> Json:
    return {
        "owner": SEAT.show(g.owner[i]),
        "board": SPECIES.show(i),
        "population": g.pop[i],
        "body": g.size[i],
        "food": g.food[i],
        "fat": g.fat[i],
        "traits": names(list(g.cards[i])),
        "face_down": [TRAITS[CARD_TRAIT[card]].key for card in g.cards[i] if g.down[i] & CARD_BIT[card]],
    }


def dump_memory(g: Evo) -> Json:
    """EV-18.5  What everybody saw and the table does not show any more; it decides nothing but what can be known."""
    memory: Json = {}
    if g.reshuffled:
        memory["reshuffled"] = [names(list(cards)) for cards in g.reshuffled]
    if g.ruled_out:
        memory["ruled_out"] = [[CARD_NAMES[card], *keys(traits)] for card, traits in g.ruled_out]
    return memory


# ---- reading --------------------------------------------------------------------
class Cards:
    """The 129 cards while a position is laid out: each can be placed once."""

    def __init__(self, data: Json) -> None:
        self.left: Final[list[int]] = list(range(DECK_SIZE))
        self.mentioned: Final[set[int]] = mentioned(data)

    def named(self, fields: Fields, name: str, word: object) -> int:
        """A card by its name, or any card of a trait by the trait's."""
        card = CARD.read(word) if isinstance(word, str) else -1
        if card < 0:
            trait = TRAIT.read(word) if isinstance(word, str) else -1
            card = next((c for c in self.left if CARD_TRAIT[c] == trait and c not in self.mentioned), -1)
        if card not in self.left:
            fields.fail(name, Message("evo-expect-card"), word)
        self.left.remove(card)
        return card

    def several(self, fields: Fields, name: str, default: object) -> list[int]:
        """Cards by name; a number of any cards comes later, when the named ones are placed."""
        value = fields.get(name, default)
        if isinstance(value, list):
            return [self.named(fields, name, word) for word in value]
        if value is not None and (isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= DECK_SIZE):
            fields.fail(name, Message("evo-expect-cards"), value)
        return []

    def fill(self, fields: Fields, name: str, cards: list[int], default: object) -> None:
        """The number of any cards that a field asks for; none means all that are left."""
        value = fields.data.get(name, default)
        wanted = len(self.left) if value is None else value if isinstance(value, int) else 0
        if wanted > len(self.left):
            fields.fail(name, Message("evo-expect-at-most", n=len(self.left)), wanted)
        for _ in range(wanted):
            cards.append(self.left.pop())


def mentioned(value: object) -> set[int]:
    """The cards that a description calls by name, so that "any card of a trait" is none of them."""
    if isinstance(value, str):
        return {CARD.read(value)}
    items = list(value.values()) if isinstance(value, dict) else value if isinstance(value, list) else []
    return set().union(*[mentioned(item) for item in items])


def load(data: Json, check_options: Callable[[int, Json], dict[str, OptionValue]]) -> Evo:
    """The position of a dump or of a shorter description; what is not said is empty, or any card."""
    fields = Fields(data, "", SEE)
    fields.check_head("evolution", RULES)
    seats = fields.parts("seats")
    players = fields.number("players", max(2, len(seats)), max(2, len(seats)), 6)
    g = empty_table(players, 0, check_options(players, Fields(fields.get("options", {}), "options", SEE).data))
    load_chance(g, fields)
    g.info_counter = fields.number("seen", 0, 0, MASK)
    g.round = fields.number("round", 1, 0, 10_000)
    g.phase = fields.number("phase", FEEDING, 1, 5)
    g.first = max(0, fields.word("first", "P1", SEAT))
    g.last_round = 0 if fields.get("last_round", None) is None else fields.number("last_round", 0, g.round, 10_000)
    g.hole = fields.number("hole", 0, 0, 10_000)
    load_table(g, fields, seats)
    load_memory(g, Fields(fields.get("memory", {}), "memory", SEE))
    load_stack(g, fields)
    check_moment(g, fields, seats)
    fields.done()
    broken = broken_laws(g)
    if broken:
        fields.fail("", Message("expect-lawful"), ", ".join(broken))
    return g


def load_table(g: Evo, fields: Fields, seats: list[Fields]) -> None:
    """Cards named in the description first, then numbers of any cards, the deck last."""
    cards = Cards(fields.data)
    hands: list[list[int]] = []
    for part in fields.parts("species"):
        load_species(g, part, cards)
    for seat, part in enumerate(seats):
        g.screen[seat] = part.number("screen", 0, 0, 10_000)
        word = part.get("food_card", None)
        g.food_cards[seat] = -1 if word is None else cards.named(part, "food_card", word)
        hands.append(cards.several(part, "hand", []))
        part.done()
    discard = cards.several(fields, "discard", [])
    deck = cards.several(fields, "deck", None)
    removed = cards.several(fields, "removed", [])
    shuffle(cards.left, g.rng)
    for seat, part in enumerate(seats):
        cards.fill(part, "hand", hands[seat], [])
        g.hand[seat] = ints(hands[seat])
    cards.fill(fields, "discard", discard, [])
    g.discard = ints(discard)
    cards.fill(fields, "removed", removed, REMOVED_TWO_PLAYERS if is_two_player_deck(g, fields) else [])
    cards.fill(fields, "deck", deck, None)
    g.deck = ints(deck)
    g.removed = tuple(sorted(removed + cards.left))


def is_two_player_deck(g: Evo, fields: Fields) -> bool:
    """EV-17.1  Two players play without 40 cards, unless the description says what the deck holds."""
    return g.seats == 2 and "deck" not in fields.data and "removed" not in fields.data


def load_species(g: Evo, part: Fields, cards: Cards) -> None:
    """EV-1.4, EV-1.6 to EV-1.8"""
    seat = part.word("owner", "P1", SEAT)
    i = part.word("board", SPECIES.show(g.free_board()), SPECIES)
    if not 0 <= seat < g.seats:
        part.fail("owner", Message("expect-seat", most=g.seats), part.data.get("owner"))
    if i < 0 or (i < len(g.pop) and g.pop[i]):
        part.fail("board", Message("evo-expect-board"), part.data.get("board"))
    g.new_species(seat, RIGHT, i)
    g.pop[i] = part.number("population", 1, 1, POPULATION_MAX)
    g.size[i] = part.number("body", 1, 1, SIZE_MAX)
    for word in part.items("traits"):
        card = cards.named(part, "traits", word)
        if g.mask[i] & CARD_BIT[card] or len(g.cards[i]) == g.settings.trait_slots:
            part.fail("traits", Message("evo-expect-traits", n=g.settings.trait_slots, rules="EV-1.7, EV-1.8"), word)
        g.cards[i] += (card,)
        g.mask[i] |= CARD_BIT[card]
    for word in part.items("face_down"):
        bit = TRAITS[TRAIT.read(word)].bit if isinstance(word, str) and TRAIT.read(word) >= 0 else 0
        if not g.mask[i] & bit or g.phase != PLAY_CARDS:
            part.fail("face_down", Message("evo-expect-face-down", rules="EV-6.13"), word)
        g.down[i] |= bit
    g.food[i] = part.number("food", 0, 0, g.pop[i] if g.phase >= ADD_FOOD else 0)
    g.fat[i] = part.number("fat", 0, 0, g.size[i] if g.mask[i] & FAT_TISSUE else 0)
    part.done()


def load_memory(g: Evo, memory: Fields) -> None:
    """EV-18.5"""
    decks = [cards_of(memory, "reshuffled", word) for word in memory.items("reshuffled")]
    if len(decks) > MOST_RESHUFFLES:
        memory.fail("reshuffled", Message("evo-expect-reshuffles", n=MOST_RESHUFFLES), len(decks))
    g.reshuffled = tuple([tuple(sorted(set(cards))) for cards in decks])
    g.ruled_out = tuple([load_ruled_out(g, memory, word) for word in memory.items("ruled_out")])
    memory.done()


def cards_of(fields: Fields, name: str, words: object) -> list[int]:
    """Cards by name, wherever they are now."""
    if not isinstance(words, list):
        fields.fail(name, Message("expect-list"), words)
    cards = [CARD.read(word) if isinstance(word, str) else -1 for word in words]
    if -1 in cards:
        fields.fail(name, Message("evo-expect-card"), words[cards.index(-1)])
    return cards


def load_ruled_out(g: Evo, memory: Fields, words: object) -> tuple[int, int]:
    """A face-down card and the traits that it is known not to be: the own one is not among them."""
    items = words if isinstance(words, list) and words else [words]
    [card] = cards_of(memory, "ruled_out", items[:1])
    traits = [TRAIT.read(word) if isinstance(word, str) else -1 for word in items[1:]]
    lies = any(card in g.cards[i] and g.down[i] & CARD_BIT[card] for row in g.row for i in row)
    if -1 in traits or CARD_TRAIT[card] in traits or not lies:
        memory.fail("ruled_out", Message("evo-expect-ruled-out", rules="EV-1.8"), words)
    return card, sum([1 << trait for trait in set(traits)])
