"""A review: every answer judged, and the result taken apart into luck and skill, exactly."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Final

from ..bots.search.judge import mean_of
from ..core.record import Record
from .course import Course
from .document import COACH, FORM, Review, ReviewDecision, ReviewLuck, ReviewPhase, ReviewShare, ReviewStep
from .effort import Effort
from .judging import CHANCE, DEAL, HIDDEN, TURNING, AnswerReviewer
from .vectors import WHOLE, Vector, fair, minus, total

HALF: Final = 50_000
"""An answer that gives away so much (in millionths) counts half in the accuracy."""
MOST_TURNING: Final = 24
RULE: Final = re.compile(r"([A-Z]+-([A-Z]?))([0-9]+)")
"""The beginning of the number of a rule."""


def review(record: Record, effort: Effort | None = None, progress: Callable[[int, int], None] | None = None) -> Review:
    """The review of a record; what `progress` raises cancels it. RecordError says what cannot be reviewed."""
    course, effort = Course(record), effort or Effort()
    examiner = AnswerReviewer(course, effort)
    steps: list[ReviewStep] = []
    for step in examined(examiner):
        steps.append(step)
        if progress is not None:
            progress(len(steps), len(course.entries))
    return reviewed(examiner, steps)


def examined(examiner: AnswerReviewer) -> Iterator[ReviewStep]:
    """All answers of a game, one after the other."""
    course = examiner.course
    return (examiner.step(ply) for ply in range(course.first, course.plies))


def reviewed(examiner: AnswerReviewer, steps: list[ReviewStep]) -> Review:
    """The review that follows from all steps of a game."""
    course = examiner.course
    begin = examiner.value(course.first)
    dealt = minus(begin, fair(course.seats))
    deal = ReviewLuck(course.first, DEAL, dealt, examiner.told(course.first))
    decisions = [step.decision for step in steps]
    luck = [deal, *[one for step in steps for one in step.luck]]
    turning = sorted([one for one in decisions if one.loss >= TURNING], key=lambda one: (-one.loss, one.ply))
    return Review(
        form=FORM,
        coach=COACH,
        digest=course.digest,
        game=course.end.rulebook.name,
        players=course.seats,
        rules=course.end.rulebook.rules,
        effort=examiner.evaluator.effort.factor,
        first=course.first,
        plies=course.plies,
        scores=course.end.scores(),
        winners=course.end.winners(),
        chances=[begin, *[step.after for step in steps]],
        decisions=decisions,
        luck=luck,
        shares=shares(course, decisions, luck),
        phases=phases(course, decisions),
        turning=[one.ply for one in turning[:MOST_TURNING]],
    )


# ---- luck and skill ---------------------------------------------------------------------------
def shares(course: Course, decisions: list[ReviewDecision], luck: list[ReviewLuck]) -> list[ReviewShare]:
    """What made the result of every seat."""
    seats = course.seats
    by_kind = {kind: total([one.effect for one in luck if one.kind == kind], seats) for kind in (DEAL, CHANCE, HIDDEN)}
    by_seat = [total([one.mistake for one in decisions if one.answer.seat == seat], seats) for seat in range(seats)]
    mistakes, decided = total(by_seat, seats), total([one.effect for one in decisions], seats)
    return [
        share(course, seat, by_kind, by_seat[seat][seat], mistakes[seat], decided[seat], decisions)
        for seat in range(seats)
    ]


def share(
    course: Course,
    seat: int,
    luck: dict[str, Vector],
    own: int,
    mistakes: int,
    decided: int,
    decisions: list[ReviewDecision],
) -> ReviewShare:
    """What made the result of one seat: all mistakes and play are what was decided, and with luck the result."""
    mine = [one for one in decisions if one.answer.seat == seat and one.options > 1]
    even = fair(course.seats)[seat]
    deal, drawn, hidden = [luck[kind][seat] for kind in (DEAL, CHANCE, HIDDEN)]
    return ReviewShare(
        seat=seat,
        result=even + deal + drawn + hidden + decided,
        fair=even,
        deal=deal,
        chance=drawn,
        hidden=hidden,
        own=own,
        others=mistakes - own,
        play=decided - mistakes,
        decisions=len(mine),
        loss=sum(one.loss for one in mine),
        accuracy=accuracy(mine),
    )


# ---- accuracy -----------------------------------------------------------------------------------
def accuracy(decisions: list[ReviewDecision]) -> int:
    """The mean over decisions: 1 for one that gave nothing away, a half for one that gave away HALF."""
    if not decisions:
        return WHOLE
    return round(mean_of([WHOLE / (1 + one.loss / HALF) for one in decisions]))


def phases(course: Course, decisions: list[ReviewDecision]) -> list[ReviewPhase]:
    """Accuracy by the section of the rules that a question comes from, in their order."""
    found: dict[str, list[ReviewDecision]] = {}
    for one in decisions:
        if one.options > 1:
            found.setdefault(section(one.rules), []).append(one)
    return [phase(name, found[name], course.seats) for name in sorted(found, key=in_order)]


def phase(name: str, decisions: list[ReviewDecision], seats: int) -> ReviewPhase:
    by_seat = [[one for one in decisions if one.answer.seat == seat] for seat in range(seats)]
    return ReviewPhase(name, [len(mine) for mine in by_seat], [accuracy(mine) if mine else None for mine in by_seat])


def section(ids: list[str]) -> str:
    """The section of the first rule, EV-6 of EV-6.2; cards, which have one each, are one: DS-C of DS-C13.1."""
    found = RULE.match(ids[0]) if ids else None
    if found is None:
        return ids[0] if ids else ""
    return found[1] if found[2] else found[1] + found[3]


def in_order(name: str) -> tuple[str, int]:
    """Sections by their numbers, cards behind them."""
    letters = name.rstrip("0123456789")
    return letters, int(name[len(letters) :] or 0)
