"""A game as a tree in which every random number is a node of its own. Knows nothing of OpenSpiel.

The engine draws inside an answer, so a node of chance keeps the position before the answer and the numbers drawn since;
one more number, and the answer is carried out again from there.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from hashlib import sha256
from typing import Final, TypeAlias

from ..core.codec import write
from ..core.rulebook import Json, OptionValue, value_of
from ..core.state import Event, State, Undrawn
from ..games import rulebook
from .encode.space import NOTHING
from .encode.table import encoder

SETUP_OUTCOMES: Final = 256
SETUP_DRAWS: Final = 2
"""What is drawn before the first question comes from a seed, and the seed from two nodes of chance: 65,536 setups."""

Move: TypeAlias = "int | tuple[int, int]"
"""A step of a path: a sub-action, an outcome, or the seat and the seed of a sampled world."""


class Tree:
    """One game with a number of players and options, bounded so that it ends however it is played."""

    def __init__(self, game: str, players: int, options: str) -> None:
        self.key: Final = (game, players, options)
        self.book: Final = rulebook(game)
        self.players: Final = self.book.check_players(players)
        given = self.book.bounds() | read_options(options)
        self.options: Final[dict[str, OptionValue]] = self.book.check_options(players, given)
        self.encoder: Final = encoder(game, self.options)
        self.setup_draws: Final = SETUP_DRAWS if self.setup_position(0) != self.setup_position(1) else 0

    def setup(self, seed: int) -> State:
        """The state before its first question."""
        return self.book.new_state(self.players, seed, self.options)

    def setup_position(self, seed: int) -> Json:
        """What the seed decides before the first question, the generator itself left out."""
        position = self.book.dump(self.setup(seed))
        del position["rng"]
        return position

    def root(self) -> Node:
        """Before anything is drawn."""
        if self.setup_draws:
            return Node(self, None, 0, None, outcomes=SETUP_OUTCOMES)
        return carried_out(self, None, 0, self.setup(0), None, ())

    def follow(self, path: Sequence[Move]) -> Node:
        """The node at the end of a path."""
        node = self.root()
        for move in path:
            node = node.after(move) if isinstance(move, int) else node.sampled(*move)
        return node


def read_options(text: str) -> dict[str, OptionValue]:
    """round_limit:2;edition:first"""
    pairs = [pair.partition(":") for pair in text.split(";") if pair]
    return {name: value_of(value) for name, _, value in pairs}


@cache
def tree(game: str, players: int, options: str) -> Tree:
    """The tree of a game; one is enough."""
    return Tree(game, players, options)


def saved(game: str, players: int, options: str, path: Sequence[Move]) -> Node:
    """A node from how it was saved."""
    return tree(game, players, options).follow(path)


class Node:
    """A question, a random number to be drawn, or the end. It never changes, so clones share it."""

    __slots__ = ("answer", "begun", "draws", "events", "memories", "move", "outcomes", "parent", "settled", "tree")

    def __init__(
        self,
        tree: Tree,
        parent: Node | None,
        move: Move,
        settled: State | None,
        *,
        begun: int = NOTHING,
        answer: tuple[int, int] | None = None,
        draws: tuple[int, ...] = (),
        outcomes: int = 0,
        events: Sequence[Event] = (),
    ) -> None:
        self.tree: Final = tree
        self.parent: Final = parent
        self.move: Final = move
        self.settled: Final = settled
        """The position that waits for an answer, or waited for the one being carried out."""
        self.begun: Final = begun
        """The first sub-action of the answer, if it needs a second one."""
        self.answer: Final = answer
        """Seat and action being carried out; none while the game begins."""
        self.draws: Final = draws
        """What was drawn for it."""
        self.outcomes: Final = outcomes
        """How many equally likely numbers there are; 0 if no chance is involved."""
        self.events: Final = events
        self.memories: Final[dict[int, tuple[str, str]]] = {}

    def __deepcopy__(self, memo: object) -> Node:
        return self

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        """Saved as the way here: what is read can be reached."""
        return saved, (*self.tree.key, self.path())

    # ---- walking --------------------------------------------------------------------
    def after(self, number: int) -> Node:
        """The node that a sub-action or an outcome leads to."""
        if self.outcomes and not 0 <= number < self.outcomes:
            raise ValueError(f"{number} is not legal here")
        if self.settled is None:
            return self.after_setup(number)
        if self.outcomes:
            return carried_out(self.tree, self, number, self.settled, self.answer, (*self.draws, number))
        seat = self.settled.seat
        meant = self.tree.encoder.actions.meant(self.settled, seat, self.begun, number)
        if not meant:
            raise ValueError(f"{number} is not legal here")
        if len(meant) > 1:
            return Node(self.tree, self, number, self.settled, begun=number)
        return carried_out(self.tree, self, number, self.settled, (seat, meant[0]), ())

    def after_setup(self, number: int) -> Node:
        """One more digit of the seed; with the last one the game begins."""
        draws = (*self.draws, number)
        if len(draws) < self.tree.setup_draws:
            return Node(self.tree, self, number, None, draws=draws, outcomes=SETUP_OUTCOMES)
        seed = 0
        for digit in draws:
            seed = seed * SETUP_OUTCOMES + digit
        return carried_out(self.tree, self, number, self.tree.setup(seed), None, ())

    def sampled(self, seat: int, seed: int) -> Node:
        """The same question in a world that the seat cannot tell from this one."""
        if self.settled is None or self.outcomes:
            raise ValueError("worlds are sampled where somebody is asked")
        world = self.tree.book.determinize(self.settled, seat, seed)
        return Node(self.tree, self, (seat, seed), world, begun=self.begun)

    def path(self) -> list[Move]:
        """How the node was reached."""
        moves: list[Move] = []
        node = self
        while node.parent is not None:
            moves.append(node.move)
            node = node.parent
        return moves[::-1]

    # ---- looking --------------------------------------------------------------------
    @property
    def is_over(self) -> bool:
        return not self.outcomes and self.settled is not None and not self.settled.stack

    @property
    def seat(self) -> int:
        """The seat that is asked, or -1; seats that answer in secret are asked one after the other."""
        return -1 if self.settled is None or self.outcomes or self.is_over else self.settled.seat

    @property
    def shown(self) -> State | None:
        """The position that seats look at: while a number is drawn the one before, at first none."""
        return None if self.outcomes and self.answer is None else self.settled

    def begun_by(self, seat: int) -> int:
        """The sub-action a seat has begun its answer with: nobody else's business."""
        return self.begun if seat == self.seat else NOTHING

    # ---- remembering ----------------------------------------------------------------
    def memory(self, seat: int) -> str:
        """Stands for everything a seat has seen and done: equal for equal pasts, else different."""
        forgotten = []
        node: Node | None = self
        while node is not None and seat not in node.memories:
            forgotten.append(node)
            node = node.parent
        for later in forgotten[::-1]:
            later.memories[seat] = later.remembered(seat)
        return self.memories[seat][0]

    def remembered(self, seat: int) -> tuple[str, str]:
        """The memory here and the last view in it, from those of the node before."""
        if self.parent is None:
            return self.learnt("", "", seat)
        memory, view = self.parent.memories[seat]
        if isinstance(self.move, tuple):
            return (memory, view) if seat == self.move[0] else self.learnt("", "", seat)
        if self.parent.seat == seat:
            memory = digest(f"{memory} does {self.move}")
        return self.learnt(memory, view, seat)

    def learnt(self, memory: str, view: str, seat: int) -> tuple[str, str]:
        """What comes to a memory here. The same view again adds nothing: how often others answer may be a secret."""
        if self.outcomes:
            return memory, view
        for event in self.events:
            message = self.tree.book.event(event, seat)
            if message is not None:
                memory = digest(f"{memory} hears {message!r}")
        seen = digest(view_text(self, seat))
        return (memory, view) if seen == view else (digest(f"{memory} sees {seen}"), seen)


def carried_out(
    tree: Tree, parent: Node | None, move: Move, settled: State, answer: tuple[int, int] | None, draws: tuple[int, ...]
) -> Node:
    """The node after an answer with the numbers drawn so far."""
    g = settled.clone()
    g.draws = list(draws)
    events: list[Event] = []
    g.events = events
    try:
        if answer is None:
            g.advance()
        else:
            g.play_as(*answer)
    except Undrawn as missing:
        return Node(tree, parent, move, settled, answer=answer, draws=draws, outcomes=missing.args[0])
    g.draws = None
    g.events = None
    return Node(tree, parent, move, g, events=events)


# ---- as text: OpenSpiel asks several times for the same one -------------------------
@lru_cache(maxsize=16)
def view_text(node: Node, seat: int) -> str:
    """What a seat may see."""
    if node.shown is None:
        return ""
    begun = node.begun_by(seat)
    words = "" if begun == NOTHING else f"begun {node.tree.encoder.actions.words(begun)}\n"
    return f"seat P{seat + 1}\n" + words + write(node.tree.book.view(node.shown, seat))


@lru_cache(maxsize=16)
def whole_text(node: Node) -> str:
    """Everything, secrets included; another node has another text, unless both go on alike."""
    lines = [] if node.settled is None else [write(node.tree.book.dump(node.settled))]
    if node.begun != NOTHING:
        lines.append(f"begun {node.tree.encoder.actions.words(node.begun)}\n")
    if node.answer is not None:
        lines.append(f"answer P{node.answer[0] + 1} {node.tree.book.notation.show(node.answer[1])}\n")
    if node.outcomes:
        lines.append(f"draws [{' '.join([str(n) for n in node.draws])}] of {node.outcomes}\n")
    return "".join(lines)


def digest(text: str) -> str:
    return sha256(text.encode()).hexdigest()[:32]
