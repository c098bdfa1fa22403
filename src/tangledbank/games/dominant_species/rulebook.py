"""Dominant Species for the rest of the program: everything a rulebook must answer, gathered in one place."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from ...core.message import Message, Reason
from ...core.rulebook import Json, OptionValue, Rulebook
from ...core.state import Event, State
from ...earth.facts import winners
from ...earth.laws import universe
from .laws import broken_changes, broken_laws
from .notation import NOTATION
from .position.document import RULES, WRITTEN, dump, load
from .reasons import reasons
from .setup import OPTIONS, new_game
from .state import Dom
from .text import event, label, prompt, prompt_rules
from .view import determinize, private, public


def dom(g: State) -> Dom:
    """The state as what it is; a mistake in the program otherwise."""
    if not isinstance(g, Dom):
        raise TypeError(f"not a state of Dominant Species: {type(g).__name__}")
    return g


@mypyc_attr(allow_interpreted_subclasses=True)
class DominantSpeciesRulebook(Rulebook):
    """Dominant Species, 2 to 6 players."""

    def new_state(self, players: int, seed: int, options: dict[str, OptionValue]) -> State:
        return new_game(players, seed, options)

    def dump(self, g: State) -> Json:
        return dump(dom(g))

    def load(self, data: Json) -> State:
        return load(data, self.check_options)

    def public(self, g: State) -> Json:
        return public(dom(g))

    def private(self, g: State, seat: int, shown: Json) -> Json:
        return private(dom(g), seat, shown)

    def determinize(self, g: State, seat: int, seed: int) -> State:
        return determinize(dom(g), seat, seed)

    def winners(self, g: State) -> list[int]:
        return winners(dom(g))

    def prompt(self, g: State, seat: int) -> Message:
        return prompt(dom(g), seat)

    def prompt_rules(self, g: State) -> list[str]:
        return prompt_rules(dom(g))

    def label(self, g: State, action: int) -> Message:
        return label(dom(g), action)

    def reasons(self, g: State, action: int, refusal: int) -> list[Reason]:
        return reasons(dom(g), action, refusal)

    def event(self, event_: Event, seat: int) -> Message | None:
        return event(event_, seat)

    def broken_laws(self, g: State, before: State | None) -> list[str]:
        return broken_laws(dom(g)) + (broken_changes(dom(before), dom(g)) if before is not None else [])

    def universe(self, g: State) -> list[int]:
        return universe(self.notation)


RULEBOOK: Final = DominantSpeciesRulebook("dominant-species", RULES, [2, 3, 4, 5, 6], OPTIONS, NOTATION, WRITTEN)
