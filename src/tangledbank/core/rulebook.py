"""What a game tells the rest of the program about itself: one rulebook per game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, TypeAlias

from mypy_extensions import mypyc_attr

from .canonical import Written, canonical, chosen
from .errors import OptionError
from .message import Message, Reason
from .notation import Notation
from .state import Event, State

SPECTATOR: Final = -1
EVERYTHING: Final = -2
"""Instead of a seat: what everybody sees, and all there is, for after the game."""

USUAL_PLAYERS: Final = 4

OptionValue: TypeAlias = "bool | int | str | None"
Json: TypeAlias = "dict[str, object]"


class Option:
    """A choice before the game: the first allowed value is the default, `forced_players` must take the last.

    A `free` option takes any text or number; the game reads it. A `safety` option ends games that need not end by the
    rules: random play takes its last value.
    """

    def __init__(
        self,
        name: str,
        allowed: list[OptionValue],
        rule: str,
        forced_players: int = 0,
        free: bool = False,
        safety: bool = False,
    ) -> None:
        self.name: Final = name
        self.allowed: Final = allowed
        self.rule: Final = rule
        self.forced_players: Final = forced_players
        self.free: Final = free
        self.safety: Final = safety

    def __repr__(self) -> str:
        rest = {"forced_players": self.forced_players, "free": self.free, "safety": self.safety}
        words = [repr(self.name), repr(self.allowed), repr(self.rule), *[f"{k}={v}" for k, v in rest.items() if v]]
        return f"Option({', '.join(words)})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Rulebook:
    """One game: how it is set up, asked, seen, said and saved. Subclasses fill in every method."""

    def __init__(
        self,
        name: str,
        rules: int,
        players: list[int],
        options: list[Option],
        notation: Notation,
        written: Mapping[str, str] | None = None,
    ) -> None:
        self.name: Final = name
        self.rules: Final = rules
        """Version of the rules: a change of outcomes raises it, and old records say so."""
        self.players: Final = players
        self.options: Final = options
        self.notation: Final = notation
        self.written: Final[Written] = {place: names.split() for place, names in (written or {}).items()}
        """What the first version of the game wrote into every position, by place; never add to it: docs/adr/0023."""

    # ---- filled in by the games ---------------------------------------------
    def new_state(self, players: int, seed: int, options: dict[str, OptionValue]) -> State:
        """A new game before its first question; checked arguments."""
        raise NotImplementedError

    def dump(self, g: State) -> Json:
        """The whole position, secrets included, as JSON; equal states give equal dumps."""
        raise NotImplementedError

    def load(self, data: Json) -> State:
        """The state of a dump or of a shorter description; PositionError if it makes no sense."""
        raise NotImplementedError

    def public(self, g: State) -> Json:
        """What everybody may see."""
        raise NotImplementedError

    def private(self, g: State, seat: int, shown: Json) -> Json:
        """What a player may see otherwise: parts that replace those of `shown`, the public view."""
        raise NotImplementedError

    def determinize(self, g: State, seat: int, seed: int) -> State:
        """A state the seat cannot tell from g; depends on nothing that the seat cannot see."""
        raise NotImplementedError

    def winners(self, g: State) -> list[int]:
        """The seats that win if the game ended now."""
        raise NotImplementedError

    def prompt(self, g: State, seat: int) -> Message:
        """What is expected of a seat, in one sentence."""
        raise NotImplementedError

    def prompt_rules(self, g: State) -> list[str]:
        """The rules behind the question that is asked."""
        raise NotImplementedError

    def label(self, g: State, action: int) -> Message:
        """What an action does, for people."""
        raise NotImplementedError

    def reasons(self, g: State, action: int, refusal: int) -> list[Reason]:
        """The reasons in a set of them; `action` because some name its parts."""
        raise NotImplementedError

    def event(self, event: Event, seat: int) -> Message | None:
        """What a seat, SPECTATOR or EVERYTHING sees of an event; None if nothing."""
        raise NotImplementedError

    def broken_laws(self, g: State, before: State | None) -> list[str]:
        """Laws that do not hold in this state, or between it and the one before; none, if the engine is right."""
        raise NotImplementedError

    def universe(self, g: State) -> list[int]:
        """Many well-formed actions, legal and not, for testing reasons."""
        raise NotImplementedError

    # ---- the same for all games ---------------------------------------------
    def __repr__(self) -> str:
        players = f"{self.players[0]}-{self.players[-1]}"
        return f"<{type(self).__name__} of {self.name}: {players} players, rules version {self.rules}>"

    def __reduce__(self) -> str:
        """Pickled by name: every module of a rulebook calls its own one so."""
        return "RULEBOOK"

    def view(self, g: State, seat: int) -> Json:
        """What a seat or SPECTATOR may see, and as `options` what it may answer."""
        return {**self.visible(g, seat), "options": self.option_texts(g, seat)}

    def visible(self, g: State, seat: int) -> Json:
        """What a seat or SPECTATOR may see of the table."""
        shown = self.public(g)
        return {**shown, **self.private_overlay(g, seat, shown)}

    def option_texts(self, g: State, seat: int) -> list[str]:
        """The legal answers of a seat as they are written."""
        return [self.notation.show(action) for action in g.options(seat)]

    def private_overlay(self, g: State, seat: int, shown: Json) -> Json:
        """What a seat may see otherwise than everybody; nothing if nobody sits there."""
        return self.private(g, seat, shown) if seat >= 0 else {}

    def canonical(self, data: Json) -> Json:
        """A position, as `dump` gives it, without options and fields that came later and have their defaults."""
        return canonical(data, self.written, self.check_options(self.check_players(data["players"]), {}))

    def recorded_options(self, players: int, options: Mapping[str, OptionValue]) -> Json:
        """Options as records have them: one that came later is left out while it has its default."""
        return chosen(options, self.written.get("options", []), self.check_options(players, {}))

    def bounds(self) -> dict[str, OptionValue]:
        """The options with which every game ends, however it is played; none if the rules see to that."""
        return {option.name: option.allowed[-1] for option in self.options if option.safety}

    def usual_players(self) -> int:
        """So many play where nobody says how many: four, or the nearest number that can play."""
        return min(self.players, key=lambda n: abs(n - USUAL_PLAYERS))

    def check_players(self, players: object) -> int:
        """A number of players this game can be played with."""
        if isinstance(players, bool) or not isinstance(players, int) or players not in self.players:
            expected = "-".join([str(n) for n in dict.fromkeys([self.players[0], self.players[-1]])])
            raise OptionError(Message("bad-players", game=self.name, got=repr(players)[:40], expected=expected))
        return players

    def check_options(self, players: int, given: Mapping[str, object]) -> dict[str, OptionValue]:
        """All options with their values; unknown names and values are refused."""
        known = {option.name: option for option in self.options}
        for name in given:
            if name not in known:
                raise OptionError(Message("bad-option", option=str(name)[:80], options=", ".join(known)))
        return {option.name: check_option(option, players, given) for option in self.options}


def check_option(option: Option, players: int, given: Mapping[str, object]) -> OptionValue:
    """The value of one option."""
    forced = players == option.forced_players
    allowed = option.allowed[-1:] if forced else option.allowed
    value = given.get(option.name, allowed[0])
    for other in allowed:
        if type(value) is type(other) and value == other:
            return other
    if option.free and isinstance(value, (str, int)):
        return value
    key = "bad-option-forced" if forced else "bad-option-value"
    expected = " | ".join([text_of(other) for other in allowed])
    words = {"option": option.name, "expected": expected, "players": players, "rule": option.rule}
    raise OptionError(Message(key, got=quoted(value), **words))


def text_of(value: object) -> str:
    """An option's value as it is written in records and on the command line."""
    if value is None:
        return "none"
    if isinstance(value, bool):
        return "true" if value else "false"
    return str(value)[:80]


def quoted(value: object) -> str:
    """The same of a value that is refused; a text that reads like another kind of value has quotes."""
    is_word = value_of(value) == value if isinstance(value, str) else value is None or isinstance(value, int)
    return text_of(value) if is_word else repr(value)[:80]


def value_of(text: str) -> OptionValue:
    """The opposite of text_of."""
    if text in ("none", "true", "false"):
        return {"none": None, "true": True, "false": False}[text]
    return int(text) if text.isascii() and text.isdigit() and len(text) < 18 else text
