"""Clocks: arithmetic on the times of entries, without a timer, so that a replayed table has the same ones.

Time that was used stays used, whatever is taken back, and also while a bot plays.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from .entries import DAYS, LIVE, NONE, Clock

RETURN_BANK: Final = 30_000
"""What somebody has at least who returns after the clock ran out, in milliseconds; once for each question."""


class Answer(NamedTuple):
    """What an answer did to its seat's clock, to be taken back with it."""

    seat: int
    gain: int
    question: int | None


class Clocks:
    """The time left of every seat, in milliseconds; those who are waited for lose it."""

    def __init__(self, clock: Clock, players: int) -> None:
        self.clock: Final = clock
        self.left: Final = [clock.bank * 1000] * players
        self.since: Final[list[int | None]] = [None] * players
        """When a seat began to be waited for."""
        self.answers: Final[list[Answer]] = []
        """All that hold; their number is the ply."""
        self.question: Final[list[int | None]] = [None] * players
        """The ply at which a seat began to be asked what it is asked now: others may answer in secret meanwhile."""
        self.unused: Final[list[dict[int, int]]] = [{} for _ in range(players)]
        """With days: by seat and question the time that was not used, should it be asked again."""
        self.handed: Final[list[int | None]] = [None] * players
        """When a bot began to think about the question of a seat."""
        self.paused: Final = [0] * players
        """Until when the time of a seat does not run."""
        self.moments: Final[dict[int, int | None]] = {}
        """By seat the last question with which somebody came back after the clock had run out."""

    # ---- who is waited for ------------------------------------------------------
    def wait_for(self, asked: list[int], bots: list[int], at: int) -> None:
        """These seats are asked, and no others; time runs for those that no bot plays."""
        for seat in range(len(self.left)):
            if seat not in asked:
                self.rest(seat, at)
            elif self.question[seat] is None:
                self.ask(seat, len(self.answers))
            if seat in asked and seat not in bots:
                self.run(seat, at)
            elif seat in asked:
                self.hand(seat, at)

    def ask(self, seat: int, question: int) -> None:
        """A seat has something to answer; with days there is time for it, but not twice."""
        self.question[seat] = question
        self.handed[seat] = None
        if self.clock.kind == DAYS:
            self.left[seat] = self.unused[seat].get(question, self.clock.bank * 1000)

    def rest(self, seat: int, at: int) -> None:
        """A seat has nothing to answer."""
        self.stop(seat, at)
        self.question[seat] = self.handed[seat] = None

    def run(self, seat: int, at: int) -> None:
        self.handed[seat] = None
        if self.since[seat] is None:
            self.since[seat] = max(at, self.paused[seat])

    def hand(self, seat: int, at: int) -> None:
        """A bot thinks."""
        self.stop(seat, at)
        if self.handed[seat] is None:
            self.handed[seat] = at

    def stop(self, seat: int, at: int) -> None:
        """The time of a seat does not run."""
        began = self.since[seat]
        if began is not None:
            self.since[seat] = None
            self.use(seat, max(0, at - began))

    def use(self, seat: int, time: int) -> None:
        """Time is gone; nobody has less than none."""
        self.left[seat] = max(0, self.left[seat] - time)
        question = self.question[seat]
        if self.clock.kind == DAYS and question is not None:
            self.unused[seat][question] = self.left[seat]

    # ---- what happens -------------------------------------------------------------
    def pause(self, seat: int, until: int, at: int) -> None:
        """The time of a seat does not run until then."""
        runs = self.since[seat] is not None
        self.stop(seat, at)
        self.paused[seat] = until
        if runs:
            self.run(seat, at)

    def moved(self, seat: int, bot: bool, at: int, goes_on: bool = False) -> None:
        """A seat answered: people gain the increment. Parts of a secret answer gain nothing, and time runs on."""
        if goes_on:
            self.answers.append(Answer(seat, 0, self.question[seat]))
            return
        self.stop(seat, at)
        gain = self.clock.increment * 1000 if self.clock.kind == LIVE and not bot else 0
        self.left[seat] += gain
        self.answers.append(Answer(seat, gain, self.question[seat]))
        self.question[seat] = None

    def undone(self, seat: int, at: int) -> int:
        """A seat took back its last answer; which one it was."""
        last = max([ply for ply, answer in enumerate(self.answers) if answer.seat == seat])
        if self.answers[last].question == self.question[seat]:  # a part of a secret answer: time runs on
            del self.answers[last]
        else:
            self.take_back(last, last + 1, at)
        return last

    def rewound(self, ply: int, at: int) -> None:
        """All went back to so many answers."""
        self.take_back(ply, len(self.answers), at)

    def take_back(self, first: int, end: int, at: int) -> None:
        """Some answers were never given, and nothing was gained by them."""
        taken = self.answers[first:end]
        del self.answers[first:end]
        for seat in range(len(self.left)):
            self.stop(seat, at)
            if seat not in [answer.seat for answer in taken]:  # whatever it is asked later may be another question
                self.unused[seat] = {ply: left for ply, left in self.unused[seat].items() if ply <= len(self.answers)}
        for answer in reversed(taken):
            self.left[answer.seat] = max(0, self.left[answer.seat] - answer.gain)
            if answer.question is not None:
                self.ask(answer.seat, answer.question)

    def returned(self, seat: int, flagged: bool, at: int) -> None:
        """Somebody comes back from a bot; what it thought about the question counts as their time.

        If the clock ran out they can think for a moment, but not again and again about the same.
        """
        began = self.handed[seat]
        if began is not None:
            self.use(seat, at - began)
        question = self.question[seat]
        if flagged and (question is None or self.moments.get(seat) != question):
            self.moments[seat] = question
            self.left[seat] = max(self.left[seat], RETURN_BANK)

    # ---- what is shown --------------------------------------------------------------
    def left_at(self, seat: int, at: int) -> int:
        """The time left of a seat at a time, never less than none."""
        began = self.since[seat]
        return max(0, self.left[seat] - (max(0, at - began) if began is not None else 0))

    def runs_at(self, seat: int, at: int) -> bool:
        """Whether somebody loses time."""
        began = self.since[seat]
        return began is not None and began <= at

    def flag_at(self, seat: int) -> int | None:
        """When the time of a seat runs out; None if it does not run."""
        began = self.since[seat]
        return None if began is None or self.clock.kind == NONE else began + self.left[seat]

    def next_flag(self) -> int | None:
        """When the first clock runs out."""
        flags = [flag for seat in range(len(self.left)) if (flag := self.flag_at(seat)) is not None]
        return min(flags, default=None)


__all__ = ["DAYS", "LIVE", "NONE", "Clock", "Clocks"]
