"""For small games: a state and a rulebook that derive copies, positions, sentences and reasons from what is declared.

A game of many rules says all this itself, as ours do. docs/howto/add-a-game.md begins here.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from itertools import islice, product
from typing import Any, ClassVar, Final, Self

from ..core.fields import Fields, chance, load_chance, load_frame
from ..core.frame import Frame
from ..core.message import Message, Reason
from ..core.notation import Arg, Notation, Number, Seat, Verb
from ..core.rng import MASK
from ..core.rulebook import Json, Option, OptionValue, Rulebook
from ..core.state import Event, State
from ..core.value import parameters

SEE: Final = "docs/howto/add-a-game.md"
MOST_ACTIONS: Final = 400
"""So many actions of each verb are tried when reasons are tested."""
MOST_PROBED: Final = 40
"""So many answers are given, twice, to see whether a position that somebody wrote can be played on."""


class SmallState(State):
    """A state made of numbers and lists of numbers, perhaps lists of lists; `parts` names them."""

    parts: ClassVar[str] = ""
    chosen: dict[str, OptionValue]
    """The options of the game."""

    def clone(self) -> Self:
        twin = type(self)()
        self.copy_core(twin)
        twin.chosen = self.chosen
        for name in self.parts.split():
            setattr(twin, name, copied(getattr(self, name)))
        return twin


def copied(value: Any) -> Any:
    return [copied(item) for item in value] if isinstance(value, list) else value


def alike(value: object, model: object) -> bool:
    """Whether a value is a number where the model is one, or a list like it; an empty list may be filled."""
    if not isinstance(model, list):
        return type(value) is type(model)
    return isinstance(value, list) and all([alike(item, model[0] if model else 0) for item in value])


class SmallRulebook(Rulebook):
    """The rulebook of a game whose words have keys that follow from its names.

    `<game>-ask-<frame>`: what a frame asks; `<game>-do-<verb>`: what an action does; `<game>-event-<event>`: what
    happened.

    Frames say their rules with `spec`; events are written like verbs, with the names of their numbers.
    """

    state: ClassVar[type[SmallState]]
    frames: ClassVar[Sequence[type[Frame[Any]]]]
    events: ClassVar[Sequence[Verb]] = ()
    over_rule: ClassVar[str] = ""
    """The rule that ends the game."""

    def __init__(
        self, name: str, players: list[int], notation: Notation, options: Sequence[Option] = (), rules: int = 1
    ) -> None:
        super().__init__(name, rules, players, list(options), notation)
        self.kinds: Final[Mapping[str, type[Frame[Any]]]] = {kind.__name__: kind for kind in self.frames}

    # ---- what the game says -------------------------------------------------------------
    def setup(self, g: Any) -> None:
        """Lay the table and push the first frames; chance comes from `g.randbelow`."""
        raise NotImplementedError

    def table(self, g: Any) -> Json:
        """What lies before everybody; a list with one item a player belongs to the players."""
        raise NotImplementedError

    def own(self, g: Any, seat: int, shown: Json) -> Json:
        """What a seat sees otherwise: parts of `table`."""
        return {}

    # ---- beginning and saving -----------------------------------------------------------
    def new_state(self, players: int, seed: int, options: dict[str, OptionValue]) -> State:
        g = self.state()
        g.start(players, seed)
        g.chosen = options
        self.setup(g)
        return g

    def dump(self, g: Any) -> Json:
        own = {name: copied(getattr(g, name)) for name in g.parts.split()}
        head = {"game": self.name, "rules": self.rules, "players": g.seats, "options": dict(g.chosen)}
        stack = [[type(frame).__name__, *frame.fields()] for frame in g.stack]
        return {**head, **own, **chance(g), "seen": g.info_counter, "stack": stack}

    def load(self, data: Json) -> State:
        """A position; what is not said is as in a new game."""
        fields = Fields(data, "", SEE)
        fields.check_head(self.name, self.rules)
        players = self.check_players(fields.get("players", self.players[0]))
        options = self.check_options(players, Fields(fields.get("options", {}), "options", SEE).data)
        g: Any = self.new_state(players, 0, options)
        found: State = g
        for name in g.parts.split():
            setattr(g, name, self.part(fields, name, getattr(g, name)))
        load_chance(g, fields)
        g.info_counter = fields.number("seen", 0, 0, MASK)
        if "stack" in data:
            g.stack = []
        for k, item in enumerate(fields.items("stack")):
            g.push(load_frame(g, fields, f"stack[{k}]", item, self.frame))
        fields.done()
        self.check_position(fields, g)
        return found

    def part(self, fields: Fields, name: str, model: object) -> object:
        value = fields.get(name, model)
        if not alike(value, model):
            fields.fail(name, Message("expect-list" if isinstance(model, list) else "expect-any-number"), value)
        return copied(value)

    def frame(self, g: State, name: str, numbers: list[int]) -> Frame[Any] | None:
        kind = self.kinds.get(name)
        return kind(*numbers) if kind is not None and len(parameters(kind)) == len(numbers) else None

    def check_position(self, fields: Fields, g: State) -> None:
        """Refuse what breaks a law, or cannot be shown, sampled and gone on with."""
        try:
            wrong = self.broken_laws(g, None) or self.dead_end(g)
        except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError) as error:
            wrong = [type(error).__name__]
        if wrong:
            fields.fail("", Message("expect-lawful"), ", ".join(wrong))

    def dead_end(self, g: State) -> list[str]:
        """The question that nobody could answer, if play comes to one; an error if a seat cannot look or go on."""
        ends = [self.played_on(g.clone(), option) for option in (0, -1)]
        return [type(end.stack[-1]).__name__ for end in ends if end.stack and not is_answerable(end)]

    def played_on(self, g: State, option: int) -> State:
        """Some answers later: always the first option, or the last."""
        g.advance()
        self.look(g)
        for _ in range(MOST_PROBED):
            if is_answerable(g):
                g.play(g.current_options[option])
                self.look(g)
        return g

    def look(self, g: State) -> None:
        """Ask what every seat sees and may answer; an error if that cannot be said."""
        for seat in range(-1, g.seats):
            self.view(self.determinize(g, seat, 0), seat)
        g.scores()
        self.prompt(g, g.seat)

    # ---- looking ------------------------------------------------------------------------
    def public(self, g: Any) -> Json:
        waiting = [f"P{seat + 1}" for seat in range(g.seats) if g.asked() >> seat & 1]
        return {**self.table(g), "waiting": waiting, "over": not g.stack}

    def private(self, g: Any, seat: int, shown: Json) -> Json:
        return self.own(g, seat, shown)

    def determinize(self, g: State, seat: int, seed: int) -> State:
        """The same with other luck to come; a game with secrets deals them anew as well."""
        twin = g.clone()
        twin.reseed(seed)
        return twin

    # ---- judging ------------------------------------------------------------------------
    def winners(self, g: State) -> list[int]:
        """The highest score; more than one if they share it."""
        scores = g.scores()
        return [seat for seat, score in enumerate(scores) if score == max(scores)]

    def broken_laws(self, g: State, before: State | None) -> list[str]:
        return []

    def universe(self, g: State) -> list[int]:
        """All actions of the notation, or many of them."""
        return [
            action
            for kind, verb in enumerate(self.notation.verbs)
            for action in islice(written(kind, verb), MOST_ACTIONS)
        ]

    # ---- saying -------------------------------------------------------------------------
    def prompt(self, g: State, seat: int) -> Message:
        if not g.stack:
            return Message("small-over")
        if seat < 0 or not g.asked() >> seat & 1:
            seats = ", ".join([f"P{other + 1}" for other in range(g.seats) if g.asked() >> other & 1])
            return Message("small-wait", seats=seats)
        return Message(f"{self.name}-ask-{kebab(type(g.stack[-1]).__name__)}")

    def prompt_rules(self, g: State) -> list[str]:
        spec = g.stack[-1].spec if g.stack else None
        return spec.rules.get("", []) if spec is not None else [self.over_rule]

    def label(self, g: State, action: int) -> Message:
        verb = self.notation.verbs[action >> 24]
        return self.said("do", verb, [action >> shift & 255 for shift in (16, 8, 0)])

    def event(self, event: Event, seat: int) -> Message | None:
        return self.said("event", self.events[event[0]], list(event[1:]))

    def said(self, what: str, verb: Verb, numbers: list[int]) -> Message:
        """A message about a verb: each argument as it is written, numbers and seats as numbers."""
        args = {arg.name: spoken(arg, n) for arg, n in zip(verb.args, numbers, strict=False)}
        return Message(f"{self.name}-{what}-{kebab(verb.word)}", **args)

    def reasons(self, g: State, action: int, refusal: int) -> list[Reason]:
        """Not now; a game that has more to say says it before it asks here."""
        return [Reason(tuple(self.prompt_rules(g)), Message("small-refused"))]


def is_answerable(g: State) -> bool:
    """Whether somebody at the table is asked and can answer."""
    return bool(g.stack and g.current_options) and not g.asked() >> g.seats


def written(kind: int, verb: Verb) -> Any:
    """All actions of a verb."""
    for numbers in product(*[range(arg.size) for arg in verb.args]):
        yield kind << 24 | sum([n << 16 - 8 * k for k, n in enumerate(numbers)])


def spoken(arg: Arg, n: int) -> object:
    """Seats are counted from 1: the story knows by that whose doing it is."""
    if isinstance(arg, Seat):
        return n + 1
    return n if isinstance(arg, Number) else arg.show(n)


def kebab(name: str) -> str:
    """TakeDisk as take-disk."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).replace("_", "-").lower()
