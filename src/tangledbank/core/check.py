"""Conformance: what every game must do, checked along random games. `check_game` is for games of users, too.

A broken law raises Broken with a one-line reproducer; `shrink` makes its log as short as it can.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from .codec import read, write
from .errors import BadInput
from .frame import Simultaneous
from .game import Game, Setup
from .message import Message
from .rng import next_state, pick, scramble
from .rulebook import Rulebook, text_of
from .state import State

LONGEST_GAME: Final = 20_000


class Broken(Exception):
    """A law that does not hold, with the log that leads there."""

    def __init__(self, law: str, setup: Setup, log: list[tuple[int, int]]) -> None:
        self.law: Final = law
        self.setup: Final = setup
        self.log: Final = log
        super().__init__(f"{law}: {self.reproducer()}")

    def reproducer(self) -> str:
        """A command that shows the failure again."""
        setup = self.setup
        options = [f"--option {name}={text_of(value)}" for name, value in setup.options.items()]
        show = setup.rulebook.notation.show
        log = "; ".join([f"P{seat + 1} {show(action)}" for seat, action in self.log])
        command = f"tangledbank fuzz {setup.rulebook.name} --players {setup.players} --seed {setup.seed}"
        return f"{command} {' '.join(options)} --log '{log}'"


# ---- laws of one position ---------------------------------------------------------
def options_are_sound(book: Rulebook, g: State) -> bool:
    """There is an option, none twice, and asking again gives the same ones."""
    options = g.current_options
    again = g.stack[-1].answers(g, g.seat)
    return len(options) > 0 and len(set(options)) == len(options) and again == options


def options_are_written(book: Rulebook, g: State) -> bool:
    """Every option reads back from its text."""
    return all([book.notation.read(book.notation.show(action)) == action for action in g.current_options])


def options_have_labels(book: Rulebook, g: State) -> bool:
    """Every option can be said."""
    return all([isinstance(book.label(g, action), Message) for action in g.current_options])


def options_can_be_played(book: Rulebook, g: State) -> bool:
    """Every option leads to a lawful position, and trying it changes nothing here."""
    before = book.dump(g)
    actions = list(g.current_options)
    for action in actions[:: max(1, len(actions) // 8)]:
        child = g.clone()
        child.play(action)
        if book.broken_laws(child, g):
            return False
    return book.dump(g) == before


def reasons_agree(book: Rulebook, g: State) -> bool:
    """An action is legal if and only if there is no reason against it; every refusal has a rule and a sentence."""
    acts = book.universe(g)
    for seat in range(g.seats):
        legal = set(g.options(seat))
        for action in acts if seat == g.seat else acts[seat :: max(1, len(acts) // 32)]:
            refusal = g.refusal(seat, action)
            if (refusal == 0) != (action in legal):
                return False
            if refusal and not all([reason.rules for reason in book.reasons(g, action, refusal)] or [False]):
                return False
    return True


def position_is_saved(book: Rulebook, g: State) -> bool:
    """The position survives data and text, with the same options."""
    data = book.dump(g)
    twin = book.load(read(write(data)))
    twin.advance()
    return book.dump(twin) == data and twin.current_options == g.current_options and twin.seat == g.seat


def views_hide(book: Rulebook, g: State) -> bool:
    """A seat cannot tell a sampled world from the real one; a sample depends only on what it sees, and on no key."""
    for seat in range(-1, g.seats):
        seen = book.view(g, seat)
        one = book.determinize(g, seat, 1)
        two = book.determinize(g, seat, 2)
        if book.view(one, seat) != seen or book.view(two, seat) != seen:
            return False
        if book.visible(g, seat).keys() != book.public(g).keys():
            return False
        if book.dump(book.determinize(one, seat, 3)) != book.dump(book.determinize(two, seat, 3)):
            return False
        if book.broken_laws(one, None):
            return False
        if one.stack and one.seat >= 0 and one.current_options != one.stack[-1].answers(one, one.seat):
            return False
    keyed = g.clone()
    keyed.key = b"k"
    return not book.determinize(keyed, -1, 1).key


def answers_commute(book: Rulebook, g: State) -> bool:
    """Secret answers may come in any order."""
    waiting = [seat for seat in range(g.seats) if g.asked() >> seat & 1]
    if not isinstance(g.stack[-1], Simultaneous) or len(waiting) < 2:
        return True
    answers = [(seat, g.options(seat)[-1]) for seat in waiting]
    there, back = g.clone(), g.clone()
    for seat, action in answers[:2]:
        there.play_as(seat, action)
    for seat, action in answers[1::-1]:
        back.play_as(seat, action)
    return book.dump(there) == book.dump(back)


Law = Callable[[Rulebook, State], bool]
LAWS: Final[list[Law]] = [
    options_are_sound,
    options_are_written,
    options_have_labels,
    options_can_be_played,
    reasons_agree,
    position_is_saved,
    views_hide,
    answers_commute,
]


def first_broken(book: Rulebook, g: State) -> str:
    """The name of a law that does not hold here; empty if all do."""
    for law in LAWS:
        if not law(book, g):
            return law.__name__
    return ""


# ---- random games -------------------------------------------------------------------
class Walk:
    """A random game that is looked at after every decision, thoroughly every `every` decisions."""

    def __init__(self, setup: Setup, picks: int, every: int) -> None:
        self.setup: Final = setup
        self.every: Final = every
        self.picks: int = scramble(picks)
        self.log: Final[list[tuple[int, int]]] = []
        self.longest: int = 0
        self.checked: int = 0
        self.state: State = self.begin()

    def begin(self) -> State:
        g = self.setup.state()
        g.advance()
        return g

    def run(self) -> None:
        """To the end of the game; Broken if anything is wrong on the way."""
        while self.state.stack:
            self.look()
            if len(self.log) >= LONGEST_GAME:
                raise Broken("runaway", self.setup, self.log)
            self.step()

    def step(self) -> None:
        """One random decision."""
        self.picks = next_state(self.picks)
        options = self.state.current_options
        self.longest = max(self.longest, len(options))
        self.play(self.state.seat, options[pick(self.picks, len(options))])

    def look(self) -> None:
        """Check the laws of this position."""
        if not self.state.current_options:
            raise Broken("dead end", self.setup, self.log)
        if self.every and len(self.log) % self.every == 0:
            self.checked += 1
            law = first_broken(self.setup.rulebook, self.state)
            if law:
                raise Broken(law, self.setup, self.log)

    def play(self, seat: int, action: int) -> None:
        """One decision, with the laws between the two positions."""
        before = self.state.clone()
        self.log.append((seat, action))
        try:
            self.state.play_as(seat, action)
        except Exception as error:  # a crash in the rules is a finding, whatever it is
            raise Broken(f"crash {type(error).__name__}: {error}", self.setup, self.log) from error
        broken = self.setup.rulebook.broken_laws(self.state, before)
        if broken:
            raise Broken(broken[0], self.setup, self.log)


def check_game(book: Rulebook, players: int, options: Mapping[str, object], seed: int = 0, every: int = 1) -> Walk:
    """Play a random game and check everything a game must promise; returns the finished walk."""
    walk = Walk(Setup(book, players, seed, options, None), seed + 1, every)
    walk.run()
    replays(walk)
    clones_stand_alone(walk)
    undo_sees_nothing(walk, 12)
    return walk


def replays(walk: Walk) -> None:
    """The log leads to the same end again."""
    book = walk.setup.rulebook
    g = walk.begin()
    for seat, action in walk.log:
        if g.refusal(seat, action):
            raise Broken("replay", walk.setup, walk.log)
        g.play_as(seat, action)
    if book.dump(g) != book.dump(walk.state):
        raise Broken("replay", walk.setup, walk.log)


def clones_stand_alone(walk: Walk) -> None:
    """No earlier clone ever changes."""
    book = walk.setup.rulebook
    g = walk.begin()
    kept = [(g.clone(), book.dump(g))]
    for ply, (seat, action) in enumerate(walk.log):
        g.play_as(seat, action)
        if ply % 20 == 0:
            kept.append((g.clone(), book.dump(g)))
    for clone, dump in kept:
        if book.dump(clone) != dump:
            raise Broken("clone", walk.setup, walk.log)


def undo_sees_nothing(walk: Walk, every: int) -> None:
    """Where undo is allowed, it brings back the position, and the answer had shown its seat nothing hidden."""
    book = walk.setup.rulebook
    game = Game(walk.setup)
    for ply, (seat, action) in enumerate(walk.log):
        before = game.state.clone()
        game.apply(action, seat)
        if ply % every:
            continue
        try:
            game.undoable(seat)
        except BadInput:
            continue
        if shows_secret(book, before, game.state, seat, action):
            raise Broken("undo", walk.setup, walk.log[: ply + 1])
        game.undo(seat)
        if book.dump(game.state) != book.dump(before):
            raise Broken("undo", walk.setup, walk.log[: ply + 1])
        game.apply(action, seat)


def shows_secret(book: Rulebook, before: State, after: State, seat: int, action: int) -> bool:
    """Whether the seat could tell, after its answer, in which of the worlds it thought possible it is."""
    twin = book.determinize(before, seat, 1)
    twin.play_as(seat, action)
    return book.view(twin, seat) != book.view(after, seat)


# ---- shrinking ------------------------------------------------------------------------
def fails(setup: Setup, log: list[tuple[int, int]]) -> str:
    """The law that is broken where a log ends; answers that are not legal (any more) are left out."""
    walk = Walk(setup, 0, 0)
    try:
        for seat, action in log:
            if not walk.state.refusal(seat, action):
                walk.look()
                walk.play(seat, action)
        return law_at_the_end(walk)
    except Broken as broken:
        return broken.law


def law_at_the_end(walk: Walk) -> str:
    """A law of the position reached, or of the whole way; Broken or its name, empty if all hold."""
    law = first_broken(walk.setup.rulebook, walk.state) if walk.state.stack else ""
    replays(walk)
    clones_stand_alone(walk)
    undo_sees_nothing(walk, 1)
    return law


Failing = Callable[[Setup, list[tuple[int, int]]], str]


def shrink(broken: Broken, fails_with: Failing = fails) -> Broken:
    """A shorter log that breaks the same law: cut out ever smaller pieces, single answers as often as it helps."""
    log = list(broken.log)
    size = max(1, len(log) // 2)
    while size:
        shorter = without_pieces(broken, log, size, fails_with)
        size = size // 2 if len(shorter) == len(log) or size > 1 else 1
        log = shorter
    return Broken(broken.law, broken.setup, log)


def without_pieces(broken: Broken, log: list[tuple[int, int]], size: int, fails_with: Failing) -> list[tuple[int, int]]:
    """The log without every piece of a size that is not needed to fail."""
    k = 0
    while k < len(log):
        shorter = log[:k] + log[k + size :]
        if fails_with(broken.setup, shorter) == broken.law:
            log = shorter
        else:
            k += size
    return log
