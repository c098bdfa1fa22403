"""The positions to solve in lessons: the answer that is called the best is the best, by the engine's own reckoning."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tangledbank import Game, replay
from tangledbank.games import names as game_names
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


PROBLEMS = {step.text: (game, seat, step) for name in game_names() for game, seat, step in problems(name)}


@pytest.mark.parametrize("problem", PROBLEMS)
def test_no_other_answer_is_as_good(problem: str) -> None:
    """Positions of a last round: everything that everybody can do until the end of the game is looked at."""
    game, seat, step = PROBLEMS[problem]
    worth = solved(game, seat)
    best = worth.pop(step.expects or "")
    assert best > max(worth.values()), worth
