"""Answers as numbers: a fixed set of letters, and every answer is spelled with one or two of them.

An answer that names two things (a card and a species, a tile and an animal) is two letters: the first begins it and
leaves fewer answers, the second ends it. A first letter that leaves one answer ends it already. Things are named as the
seat sees them, itself first; so a letter says nothing that the seat does not know.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from ...core.state import State
from .layout import zeros

NOTHING: Final = -1
"""No letter: an answer has not been begun, or needs no second one."""
MORE: Final = -1
REFUSED: Final = -2
"""Instead of an answer: it takes another letter; or there is no such answer."""


class Block:
    """Letters of one kind, side by side."""

    def __init__(self, word: str, at: int, names: list[str]) -> None:
        self.word: Final = word
        self.at: Final = at
        self.names: Final = names


class ActionSpace:
    """The letters of a game, and how its answers are spelled."""

    def __init__(self) -> None:
        self.blocks: Final[list[Block]] = []
        self.size: int = 0
        self.openers: int = 0
        """Letters below this one may need a second one."""
        self.blank: vec[u8] = zeros(0)
        """A mask without letters."""

    def add(self, word: str, names: list[str]) -> int:
        """One more block; returns its first letter."""
        block = Block(word, self.size, names)
        self.blocks.append(block)
        self.size += len(names)
        self.blank = zeros(self.size)
        return block.at

    def words(self, letter: int) -> str:
        """What a letter stands for."""
        for block in self.blocks:
            if block.at <= letter < block.at + len(block.names):
                return f"{block.word} {block.names[letter - block.at]}".strip()
        raise ValueError(f"no letter {letter}")

    # ---- what a game answers ----------------------------------------------------------
    def slots(self, g: State, seat: int) -> list[int]:
        """Where things that seats own stand, seen from a seat: by board, or by animal."""
        raise NotImplementedError

    def first(self, action: i64, slots: list[int]) -> i64:
        """The first letter of an answer."""
        raise NotImplementedError

    def second(self, action: i64, slots: list[int]) -> i64:
        """The second one, NOTHING if there is none."""
        raise NotImplementedError

    # ---- the same for all games ---------------------------------------------------------
    def firsts(self, answers: list[int], slots: list[int]) -> vec[i64]:
        """The first letter of each answer."""
        letters = vec[i64]([i64(0)] * len(answers))
        action: i64
        k: i64
        for k, action in enumerate(answers):
            letters[k] = self.first(action, slots)
        return letters

    def seconds(self, answers: list[int], slots: list[int]) -> vec[i64]:
        """The second letter of each answer."""
        letters = vec[i64]([i64(0)] * len(answers))
        action: i64
        k: i64
        for k, action in enumerate(answers):
            letters[k] = self.second(action, slots)
        return letters

    # ---- for those who keep the letter begun with themselves ---------------------------------
    def letters(self, g: State, seat: int, begun: int) -> list[int]:
        """The letters that a seat may give now, in ascending order."""
        return Spelling(self, g, seat, begun).choices()

    def meant(self, g: State, seat: int, begun: int, letter: int) -> list[int]:
        """The answers that begin like this: one is the answer, several take another letter, none refuses it."""
        spelling = Spelling(self, g, seat, begun)
        return [action for k, action in enumerate(spelling.answers) if spelling.letters[k] == letter]

    def spell(self, g: State, seat: int, action: int) -> list[int]:
        """The letters of a legal answer, as many as it takes among the others."""
        slots = self.slots(g, seat)
        first = self.first(action, slots)
        if len(self.meant(g, seat, NOTHING, first)) == 1:
            return [first]
        return [first, self.second(action, slots)]


class Spelling:
    """A seat answering one question, letter by letter. Does not change the state."""

    __slots__ = ("answers", "begun", "letters", "seat", "slots", "space")

    def __init__(self, space: ActionSpace, g: State, seat: int, begun: int = NOTHING) -> None:
        self.space: Final = space
        self.ask(g, seat)
        if begun != NOTHING:
            self.give(begun)

    def ask(self, g: State, seat: int) -> None:
        """Another question."""
        self.seat: int = seat
        self.slots: list[int] = self.space.slots(g, seat)
        self.begun: i64 = NOTHING
        """The letter given already."""
        self.answers: list[int] = g.options(seat)
        """What the answer can still be; replaced, never changed. None if the seat is not asked."""
        self.letters: vec[i64] = self.space.firsts(self.answers, self.slots)
        """The next letter of each of them."""

    def give(self, letter: i64) -> int:
        """One more letter: the answer if that ends it, MORE if it does not, REFUSED if it is not allowed."""
        letters = self.letters
        at: i64 = NOTHING
        k: i64
        for k in range(len(letters)):
            if letters[k] == letter:
                if at != NOTHING:
                    self.begin(letter)
                    return MORE
                at = k
        return REFUSED if at == NOTHING else self.answers[at]

    def begin(self, letter: i64) -> None:
        """A first letter: fewer answers are left."""
        self.begun = letter
        letters = self.letters
        self.answers = [action for k, action in enumerate(self.answers) if letters[k] == letter]
        self.letters = self.space.seconds(self.answers, self.slots)

    def choices(self) -> list[int]:
        """The letters that are allowed now, in ascending order."""
        return sorted(set(self.letters))

    def write_mask(self, out: vec[u8], at: i64, value: u8 = 1) -> None:
        """The same as ones, into bytes that are 0 before; or as zeros, to take them out again."""
        for letter in self.letters:
            out[at + letter] = value

    def mask(self) -> bytearray:
        """A 1 for every letter that is allowed now."""
        out = self.space.blank[:]
        self.write_mask(out, 0)
        return bytearray(out)
