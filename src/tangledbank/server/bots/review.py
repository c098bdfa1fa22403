"""Parts of reviews in a worker: as many answers as fit into a moment, so that nobody waits long behind one."""

from __future__ import annotations

from functools import lru_cache
from time import perf_counter
from typing import Any, Final

import msgspec

from ... import is_compiled
from ...coach.course import Course
from ...coach.document import ReviewStep, write_review
from ...coach.effort import PURE, USUAL, Effort
from ...coach.judging import AnswerReviewer
from ...coach.review import reviewed
from ...core.record import Record
from .pool import ReviewPart

MOMENT_S: Final = 1.0


def part_of_review(part: ReviewPart) -> dict[str, Any]:
    """What was found about some answers, or the whole review when all of them are known."""
    effort = part.effort or (USUAL if is_compiled() else PURE)
    examiner = examiner_of(part.record, effort)
    course = examiner.course
    if len(part.steps) == len(course.entries):
        steps = msgspec.convert(part.steps, list[ReviewStep])
        return {"review": write_review(reviewed(examiner, steps)).decode()}
    end = perf_counter() + MOMENT_S
    found: list[ReviewStep] = []
    ply = max(part.ply, course.first)
    while ply + len(found) < course.plies and (not found or perf_counter() < end):
        found.append(examiner.step(ply + len(found)))
    told = {"first": course.first, "plies": course.plies, "effort": effort}
    return {**told, "steps": msgspec.to_builtins(found)}


@lru_cache(2)
def examiner_of(record: str, effort: float) -> AnswerReviewer:
    """A game that is reviewed, kept between its parts."""
    return AnswerReviewer(Course(Record.read(record)), Effort(effort))
