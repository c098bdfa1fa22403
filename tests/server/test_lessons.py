"""The guided first games can be played to their end, and what they point at is there."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tangledbank import Game, new, replay
from tangledbank.core.message import Message
from tangledbank.games import names as game_names
from tangledbank.i18n import LANGUAGES, say
from tangledbank.server.http.reading_schemas import Lesson, LessonStep
from tangledbank.server.http.routes.library import written_lesson
from tests.games.declared import declared

from .serving import Served


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with Served(tmp_path_factory.mktemp("lessons")) as server:
        yield server


def vocabulary(found: object) -> set[str]:
    """Every word of a view: names of things, and their values."""
    if isinstance(found, dict):
        return {str(key) for key in found} | {word for value in found.values() for word in vocabulary(value)}
    if isinstance(found, list):
        return {word for value in found for word in vocabulary(value)}
    return {found} if isinstance(found, str) else set()


def shown(game: Game, seat: int) -> set[str]:
    """Everything that a step can point at."""
    return vocabulary(game.view(seat)) | {word for option in game.options(seat) for word in option.split()}


def steps(lesson: Lesson) -> Iterator[tuple[Game, LessonStep]]:
    """The game at each step, always the same object."""
    game = replay(lesson.record)
    for step in lesson.steps:
        yield game, step
        if step.expects is not None:
            game.apply(step.expects, lesson.seat)
        for seat, action in step.others:
            game.apply(action, seat)


@pytest.mark.parametrize("name", game_names())
def test_a_lesson_can_be_played_to_its_end(name: str) -> None:
    lesson = written_lesson(name)
    assert 12 <= len(lesson.steps) <= 20
    for game, step in steps(lesson):
        assert lesson.seat in game.waiting, "the learner is asked at every step"
        assert step.expects is None or step.expects in game.options(lesson.seat)
        assert step.others == [] or step.expects is not None


@pytest.mark.parametrize("name", game_names())
def test_what_is_pointed_at_is_there(name: str) -> None:
    lesson = written_lesson(name)
    for game, step in steps(lesson):
        assert step.points
        assert set(step.points) <= shown(game, lesson.seat), step


@pytest.mark.parametrize("name", game_names())
def test_a_lesson_teaches_a_whole_round_and_gains_points(name: str) -> None:
    lesson = written_lesson(name)
    first = replay(lesson.record)
    scores = first.scores()[lesson.seat]
    *_, (game, _) = steps(lesson)
    assert game.scores()[lesson.seat] > scores
    assert not game.over
    over = game.view(lesson.seat)
    if name == "marine":
        assert over["animals"]["crustaceans"]["retrieved"]  # type: ignore[index]
    else:
        assert over["round"] == 2


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_step_is_short_and_said_once(lang: str) -> None:
    texts = [say(Message(step.text.key), lang) for name in game_names() for step in written_lesson(name).steps]
    assert len(set(texts)) == len(texts)
    assert max(len(text) for text in texts) <= 240


@pytest.mark.parametrize("name", game_names())
def test_the_lessons_are_those_of_their_script(name: str) -> None:
    """If not: python -m scripts.lessons. What the others answer is left to bots, who may change their minds."""
    course = declared(name).course
    assert written_lesson(name).record == str(new(name, course.players, course.seed).record())
    told = [(step.text.key, step.points, step.expects) for step in written_lesson(name).steps]
    assert told == [(plan.key, plan.points, plan.expects) for plan in course.steps]


def test_a_lesson_is_played_at_a_table_of_its_own(served: Served) -> None:
    guest = served.guest()
    lesson = guest.get("/api/lessons/evolution").json()
    table = guest.done("/api/records", {"record": lesson["record"]})
    assert [chair["yours"] for chair in table["chairs"]] == [True, True]
    for step in lesson["steps"]:
        for seat, action in [*([(lesson["seat"], step["expects"])] if step["expects"] else []), *step["others"]]:
            move = {"seat": seat, "ply": table["ply"], "action": action}
            table = guest.done(f"/api/tables/{table['id']}/move", move)
    assert table["seats"][0]["view"]["round"] == 2
