"""The positions to solve in lessons: the answer that is called the best is the best, by the engine's own reckoning."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tangledbank import Game, replay
from tangledbank.lessons import LessonStep, lesson, lesson_names
from tests.solving import solved


def problems(game: str) -> Iterator[tuple[Game, int, LessonStep]]:
    """The position, the learner's seat and the step of every problem of a game."""
    for name in lesson_names(game):
        for part in lesson(game, name).parts:
            position = replay(part.record)
            for step in part.steps:
                if step.is_problem:
                    yield position.clone(), part.seat, step
                for seat, action in [*([(part.seat, step.expects)] if step.expects else []), *step.others]:
                    position.apply(action, seat)


EVOLUTION = {step.text: (game, seat, step) for game, seat, step in problems("evolution")}


@pytest.mark.parametrize("problem", EVOLUTION)
def test_in_the_last_round_of_evolution_no_answer_is_as_good(problem: str) -> None:
    """Everything that everybody can do until the end of the game is looked at."""
    game, seat, step = EVOLUTION[problem]
    worth = solved(game, seat)
    best = worth.pop(step.expects or "")
    assert best > max(worth.values()), worth
