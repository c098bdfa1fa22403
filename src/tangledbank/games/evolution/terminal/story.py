"""The story of Evolution, told shortly: equal things in a row are one sentence, and what is one's own is "you"."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import groupby, zip_longest
from typing import Final

from ....cli.interactive.story import YOU, is_chapter, whose, yours
from ....core.message import Message
from ....core.rulebook import Json

MEALS: Final = ("evo-event-plant", "evo-event-pass")
"""Told together however the turns alternate: a feeding phase has dozens of them."""
Run = list[Message]


def told(messages: list[Message], seat: int, view: Json) -> list[Message]:
    """A part of the story as a seat is told it."""
    return [sentence for run in runs(without_deaths(messages)) for sentence in retold(run, seat)]


def without_deaths(messages: list[Message]) -> Iterator[Message]:
    """Without the last loss of a species that is extinct: the next event says that."""
    for message, after in zip_longest(messages, messages[1:]):
        if not (message.key == "evo-event-lose" and after is not None and after.key == "evo-event-extinct"):
            yield message


def runs(messages: Iterable[Message]) -> Iterator[Run]:
    """The story cut where another kind of things begins: a player's cards, meals, or one event of all players."""
    for _, run in groupby(messages, key=kind):
        yield list(run)


def kind(message: Message) -> object:
    """What may be told together."""
    if message.key in MEALS:
        return MEALS
    if message.key in OF_ALL or is_chapter(message):
        return message.key
    return whose(message) if message.key in OF_ONE else id(message)


def retold(run: Run, seat: int) -> Iterator[Message]:
    """Shorter sentences for the events of a run, by key in the order in which the keys come first."""
    groups: dict[str, Run] = {}
    for message in run:
        groups.setdefault(message.key, []).append(message)
    for key, group in groups.items():
        if key in OF_ALL:
            yield OF_ALL[key](group, seat)
        elif key in OF_ONE:
            yield OF_ONE[key](group, seat)
        elif key == MEALS[0]:
            yield from meals(group, seat)
        else:
            yield from [yours(message, seat) for message in group]


# ---- who and what -----------------------------------------------------------------------
def who(message: Message, seat: int) -> str:
    """P2, or you."""
    owner = whose(message)
    return YOU if owner == seat + 1 else f"P{owner}"


def player(message: Message, seat: int) -> Message:
    """The same inside a list."""
    return Message("cli-evo-who", who=who(message, seat))


def board(message: Message) -> str:
    """The letter of the species."""
    species = message.args["species"]
    return str(species.args["board"]) if isinstance(species, Message) else ""


def listed(group: Run, item: Callable[[Message], object]) -> Message:
    """One thing of each message, with commas in between."""
    return Message("evo-list", items=[item(message) for message in group])


# ---- sentences ----------------------------------------------------------------------------
def draws(group: Run, seat: int) -> Message:
    numbers: dict[object, int] = {}
    for message in group:
        numbers[whose(message)] = numbers.get(whose(message), 0) + 1
    first = {whose(message): message for message in reversed(group)}
    drawn = [Message("cli-evo-of", who=player(first[owner], seat), what=n) for owner, n in numbers.items()]
    return Message("cli-evo-draws", cards=Message("evo-list", items=drawn))


def own_draws(group: Run, seat: int) -> Message:
    cards = listed(group, lambda message: message.args["card"])
    return Message("cli-evo-draws-cards", who=who(group[0], seat), cards=cards)


def discards(group: Run, seat: int) -> Message:
    cards = listed(group, lambda message: message.args["card"])
    return Message("cli-evo-discards", who=who(group[0], seat), cards=cards)


def new_species(group: Run, seat: int) -> Message:
    return Message("cli-evo-new-species", who=who(group[0], seat), species=listed(group, board))


def hidden_traits(group: Run, seat: int) -> Message:
    return Message("cli-evo-lays-traits", who=who(group[0], seat), species=listed(group, board))


def marker(group: Run, seat: int) -> Message:
    return Message("cli-evo-first", who=who(group[0], seat))


def hidden_food(group: Run, seat: int) -> Message:
    return Message("cli-evo-lays-food", names=listed(group, lambda message: player(message, seat)))


def own_food(group: Run, seat: int) -> Message:
    return Message("cli-evo-lays-card", who=who(group[0], seat), card=group[0].args["card"])


def food_cards(group: Run, seat: int) -> Message:
    return Message("cli-evo-food-cards", cards=listed(group, lambda message: with_name(message, "card", seat)))


def screens(group: Run, seat: int) -> Message:
    return Message("cli-evo-screens", tokens=listed(group, lambda message: with_name(message, "n", seat)))


def with_name(message: Message, what: str, seat: int) -> Message:
    """Whose it is, and what."""
    return Message("cli-evo-of", who=player(message, seat), what=message.args[what])


def extinct(group: Run, seat: int) -> Message:
    dead: dict[str, list[str]] = {}
    for message in group:
        dead.setdefault(who(message, seat), []).append(board(message))
    return Message("cli-evo-extinct", species=by_player(dead))


def by_player(species: dict[str, list[str]]) -> Message:
    """The species of each player, the own ones as "your"."""
    owned = [Message("cli-evo-species-of", who=name, species=" ".join(boards)) for name, boards in species.items()]
    return Message("evo-list", items=owned)


def passes(group: Run, seat: int) -> Message:
    first = {whose(message): message for message in reversed(group)}
    return Message("cli-evo-passes", names=listed(list(first.values())[::-1], lambda message: player(message, seat)))


def meals(group: Run, seat: int) -> Iterator[Message]:
    """What the species of each player took, place by place."""
    places: dict[str, dict[str, dict[str, int]]] = {}
    for message in group:
        source, n = message.args["source"], message.args["n"]
        assert isinstance(source, Message)
        assert isinstance(n, int)
        plants = places.setdefault(source.key, {}).setdefault(who(message, seat), {})
        plants[board(message)] = plants.get(board(message), 0) + n
    for key, players in places.items():
        eaten = {name: [times(species, n) for species, n in plants.items()] for name, plants in players.items()}
        yield Message("cli-evo-eats", source=Message(key), plants=by_player(eaten))


def times(species: str, n: int) -> str:
    """A species, and how many plants if it is more than one."""
    return species if n == 1 else f"{species}×{n}"


Retell = Callable[[Run, int], Message]
OF_ONE: Final[dict[str, Retell]] = {
    "evo-event-draw": own_draws,
    "evo-event-discard": discards,
    "evo-event-new": new_species,
    "evo-event-lay-hidden": hidden_traits,
    "evo-event-first": marker,
    "evo-event-food-card": own_food,
}
"""Events of one player after the other: those of one in a row are one sentence of each kind."""
OF_ALL: Final[dict[str, Retell]] = {
    "evo-event-draw-hidden": draws,
    "evo-event-food-card-hidden": hidden_food,
    "evo-event-food": food_cards,
    "evo-event-screen": screens,
    "evo-event-extinct": extinct,
    "evo-event-pass": passes,
}
"""Events that come for one player after the other: all in a row are one sentence."""
