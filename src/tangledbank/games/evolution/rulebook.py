"""Evolution for the rest of the program: everything a rulebook must answer, gathered in one place."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from ...core.message import Message, Reason
from ...core.rulebook import Json, OptionValue, Rulebook
from ...core.state import Event, State
from .laws import broken_changes, broken_laws, universe
from .notation import NOTATION
from .position.document import RULES, WRITTEN, dump, load
from .scoring import winners
from .setup import OPTIONS, new_game
from .state import Evo
from .text import event, label, prompt, prompt_rules, reasons
from .view import private, public
from .worlds import determinize


def evo(g: State) -> Evo:
    """The state as what it is; a mistake in the program otherwise."""
    if not isinstance(g, Evo):
        raise TypeError(f"not a state of Evolution: {type(g).__name__}")
    return g


@mypyc_attr(allow_interpreted_subclasses=True)
class EvolutionRulebook(Rulebook):
    """Evolution, base game, 2 to 6 players."""

    def new_state(self, players: int, seed: int, options: dict[str, OptionValue]) -> State:
        return new_game(players, seed, options)

    def dump(self, g: State) -> Json:
        return dump(evo(g))

    def load(self, data: Json) -> State:
        return load(data, self.check_options)

    def public(self, g: State) -> Json:
        return public(evo(g))

    def private(self, g: State, seat: int, shown: Json) -> Json:
        return private(evo(g), seat, shown)

    def determinize(self, g: State, seat: int, seed: int) -> State:
        return determinize(evo(g), seat, seed)

    def winners(self, g: State) -> list[int]:
        return winners(evo(g))

    def prompt(self, g: State, seat: int) -> Message:
        return prompt(evo(g), seat)

    def prompt_rules(self, g: State) -> list[str]:
        return prompt_rules(evo(g))

    def label(self, g: State, action: int) -> Message:
        return label(evo(g), action)

    def reasons(self, g: State, action: int, refusal: int) -> list[Reason]:
        return reasons(evo(g), action, refusal)

    def event(self, event_: Event, seat: int) -> Message | None:
        return event(event_, seat)

    def broken_laws(self, g: State, before: State | None) -> list[str]:
        return broken_laws(evo(g)) + (broken_changes(evo(before), evo(g)) if before is not None else [])

    def universe(self, g: State) -> list[int]:
        return universe(evo(g))


RULEBOOK: Final = EvolutionRulebook("evolution", RULES, [2, 3, 4, 5, 6], OPTIONS, NOTATION, WRITTEN)
