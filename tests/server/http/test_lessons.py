"""Lessons can be walked to their end in every language, and what they point at is there."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tangledbank import Game, replay
from tangledbank.core.errors import BadInput
from tangledbank.core.message import Message
from tangledbank.games import names as game_names
from tangledbank.i18n import LANGUAGES, say
from tangledbank.lessons import Lesson, LessonPart, LessonStep, lesson, lesson_names
from tests.games.declared import ALL, declared

from ..serving import Served

LESSONS = [(game, name) for game in game_names() for name in lesson_names(game)]
LONGEST = 260
"""More is not read beside a board."""


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


def steps(part: LessonPart) -> Iterator[tuple[Game, LessonStep]]:
    """The game at each step, always the same object."""
    game = replay(part.record)
    for step in part.steps:
        yield game, step
        if step.expects is not None:
            game.apply(step.expects, part.seat)
        for seat, action in step.others:
            game.apply(action, seat)


def walked(one: Lesson) -> Iterator[tuple[LessonPart, Game, LessonStep]]:
    for part in one.parts:
        for game, step in steps(part):
            yield part, game, step


def keys(one: Lesson) -> list[str]:
    """Everything that a lesson says."""
    told = [(step.text, *dict.fromkeys(step.wrong.values())) for part in one.parts for step in part.steps]
    return [one.title, *[key for texts in told for key in texts]]


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_a_lesson_can_be_walked_to_its_end(game: str, name: str) -> None:
    for part, position, step in walked(lesson(game, name)):
        assert step.expects is None or step.expects in position.options(part.seat)
        assert step.others == [] or step.expects is not None


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_what_is_pointed_at_is_there(game: str, name: str) -> None:
    for part, position, step in walked(lesson(game, name)):
        assert step.points
        assert set(step.points) <= shown(position, part.seat), step


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_every_wrong_answer_to_a_problem_is_told_why(game: str, name: str) -> None:
    for part, position, step in walked(lesson(game, name)):
        others = [option for option in position.options(part.seat) if option != step.expects] if step.wrong else []
        assert step.is_problem == bool(others)
        assert all(step.objection(option) for option in others), step
        told = {step.objection(option) for option in others}
        assert told == set(step.wrong.values()), "every explanation belongs to some answer"


@pytest.mark.parametrize("game", game_names())
def test_the_first_lesson_teaches_a_whole_round_and_gains_points(game: str) -> None:
    (part,) = lesson(game, lesson_names(game)[0]).parts
    assert 12 <= len(part.steps) <= 24
    first = replay(part.record)
    scores = first.scores()[part.seat]
    *_, (position, _) = steps(part)
    assert position.scores()[part.seat] > scores
    assert not position.over


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_every_step_is_short_and_said_once(game: str, name: str, lang: str) -> None:
    told = keys(lesson(game, name))
    texts = [say(Message(key), lang) for key in told]
    assert len(set(texts)) == len(set(told)) == len(told)
    assert [text for text in texts if len(text) > LONGEST] == []


def test_no_lesson_of_this_name() -> None:
    with pytest.raises(BadInput, match="There is no lesson “juggling” for this game; choose from: first"):
        lesson("evolution", "juggling")


@pytest.mark.parametrize("game", ALL)
def test_the_lessons_are_those_of_their_script(game: str) -> None:
    """If not: `python -m scripts.generate.lessons`. What the others answer is left to bots, who may change."""
    courses = declared(game).courses
    assert tuple(course.name for course in courses) == lesson_names(game)
    for course in courses:
        made = lesson(game, course.name)
        told = [[(step.text, step.points, step.expects) for step in part.steps] for part in made.parts]
        assert told == [[(plan.key, plan.points, plan.expects) for plan in way.steps] for way in course.ways]


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_a_lesson_is_played_at_tables_of_its_own(served: Served, game: str, name: str) -> None:
    guest = served.guest()
    titles = guest.get(f"/api/lessons/{game}").json()["lessons"]
    assert [title["name"] for title in titles] == list(lesson_names(game))
    for part in guest.get(f"/api/lessons/{game}/{name}").json()["parts"]:
        table = guest.done("/api/records", {"record": part["record"]})
        assert all(chair["yours"] for chair in table["chairs"])
        for step in part["steps"]:
            for seat, action in [*([(part["seat"], step["expects"])] if step["expects"] else []), *step["others"]]:
                move = {"seat": seat, "ply": table["ply"], "action": action}
                table = guest.done(f"/api/tables/{table['id']}/move", move)


def test_a_lesson_that_is_not_there_is_refused(served: Served) -> None:
    answer = served.guest().get("/api/lessons/evolution/juggling")
    assert answer.status_code == 404
    assert answer.json()["why"]["key"] == "no-lesson"
