"""Marine for the rest of the program: everything a rulebook must answer, gathered in one place."""

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
from .state import Sea
from .text import event, label, prompt, prompt_rules
from .view import determinize, private, public


def sea(g: State) -> Sea:
    """The state as what it is; a mistake in the program otherwise."""
    if not isinstance(g, Sea):
        raise TypeError(f"not a state of Marine: {type(g).__name__}")
    return g


@mypyc_attr(allow_interpreted_subclasses=True)
class MarineRulebook(Rulebook):
    """Dominant Species: Marine, 2 to 4 players."""

    def new_state(self, players: int, seed: int, options: dict[str, OptionValue]) -> State:
        return new_game(players, seed, options)

    def dump(self, g: State) -> Json:
        return dump(sea(g))

    def load(self, data: Json) -> State:
        return load(data, self.check_options)

    def public(self, g: State) -> Json:
        return public(sea(g))

    def private(self, g: State, seat: int, shown: Json) -> Json:
        return private(sea(g), seat, shown)

    def determinize(self, g: State, seat: int, seed: int) -> State:
        return determinize(sea(g), seat, seed)

    def winners(self, g: State) -> list[int]:
        return winners(sea(g))

    def prompt(self, g: State, seat: int) -> Message:
        return prompt(sea(g), seat)

    def prompt_rules(self, g: State) -> list[str]:
        return prompt_rules(sea(g))

    def label(self, g: State, action: int) -> Message:
        return label(sea(g), action)

    def reasons(self, g: State, action: int, refusal: int) -> list[Reason]:
        return reasons(sea(g), action, refusal)

    def event(self, event_: Event, seat: int) -> Message | None:
        return event(event_, seat)

    def broken_laws(self, g: State, before: State | None) -> list[str]:
        return broken_laws(sea(g)) + (broken_changes(sea(before), sea(g)) if before is not None else [])

    def universe(self, g: State) -> list[int]:
        return universe(NOTATION)


RULEBOOK: Final = MarineRulebook("marine", RULES, [2, 3, 4], OPTIONS, NOTATION, WRITTEN)
