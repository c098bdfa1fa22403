"""Reviews: luck and skill add up to the result, nothing hidden counts, the same record gives the same review."""

from __future__ import annotations

from functools import cache

import pytest

from tangledbank import Record, new
from tangledbank.coach import Course, CourseError, Effort, Review, read_review, review, reviewed, write_review
from tangledbank.coach.document import ReviewForm
from tangledbank.coach.judging import CHANCE, TURNING, AnswerReviewer
from tangledbank.coach.review import in_order, section
from tangledbank.coach.valuing import PART, Evaluator
from tangledbank.coach.vectors import WHOLE, fair, minus, total
from tangledbank.core.errors import RecordError
from tangledbank.games import names
from tangledbank.i18n import LANGUAGES, say

from .endings import ending

QUICK = Effort(0.05)
FEWEST = {"dominant-species": 3, "marine": 2, "evolution": 3}
"""Seats of the games that are reviewed here."""
ENDINGS = [(name, FEWEST.get(name, 3), seed) for name in names() for seed in (1, 2)]


@cache
def quickly(name: str, players: int, seed: int) -> tuple[Record, Review]:
    """An ending and its review, made once for all tests."""
    record = ending(name, players, seed)
    return record, review(record, QUICK)


@pytest.fixture(scope="module", params=ENDINGS, ids=str)
def reviewed_ending(request: pytest.FixtureRequest) -> tuple[Record, Review]:
    return quickly(*request.param)


def test_luck_and_skill_add_up_to_the_result_exactly(reviewed_ending: tuple[Record, Review]) -> None:
    _, found = reviewed_ending
    for share in found.shares:
        parts = (share.fair, share.deal, share.chance, share.hidden, share.own, share.others, share.play)
        assert sum(parts) == share.result
        assert share.own == -share.loss
        assert share.result == found.chances[-1][share.seat]
    assert sum(share.result for share in found.shares) == WHOLE
    winners = [share.seat for share in found.shares if share.result]
    assert winners == found.winners


def test_every_answer_is_luck_and_decision_exactly(reviewed_ending: tuple[Record, Review]) -> None:
    _, found = reviewed_ending
    for k, decision in enumerate(found.decisions):
        luck = total([one.effect for one in found.luck if one.ply == decision.ply], found.players)
        step = minus(found.chances[k + 1], found.chances[k])
        assert step == [a + b for a, b in zip(decision.effect, luck, strict=True)], decision.ply
    deal = [one for one in found.luck if one.kind == "deal"]
    assert [one.effect for one in deal] == [minus(found.chances[0], fair(found.players))]


def test_chances_add_up_to_one(reviewed_ending: tuple[Record, Review]) -> None:
    _, found = reviewed_ending
    assert len(found.chances) == len(found.decisions) + 1 == found.plies - found.first + 1
    assert {sum(one) for one in found.chances} == {WHOLE}
    assert {sum(one.known) for one in found.decisions} == {WHOLE}
    effects = [*[one.effect for one in found.decisions], *[one.effect for one in found.luck]]
    assert {sum(effect) for effect in effects} == {0}
    assert {sum(one.mistake) for one in found.decisions} == {0}


def test_nothing_is_lost_where_nothing_was_to_be_decided(reviewed_ending: tuple[Record, Review]) -> None:
    _, found = reviewed_ending
    for one in found.decisions:
        assert 0 <= one.loss <= WHOLE
        assert (one.loss > 0) == (one.best is not None)
        assert one.options > 1 or one.played is None
        assert one.mistake[one.answer.seat] == -one.loss
        assert one.best is None or one.played is None or one.best.action != one.played.action


def test_the_same_record_gives_the_same_review_however_it_is_made(reviewed_ending: tuple[Record, Review]) -> None:
    record, found = reviewed_ending
    course = Course(Record.read(str(record)))
    backwards = [AnswerReviewer(course, QUICK).step(ply) for ply in reversed(range(course.first, course.plies))]
    again = reviewed(AnswerReviewer(course, QUICK), backwards[::-1])
    assert write_review(again) == write_review(found)


def test_a_review_is_read_again(reviewed_ending: tuple[Record, Review]) -> None:
    _, found = reviewed_ending
    data = write_review(found)
    assert read_review(data) == found
    with pytest.raises(ReviewForm):
        read_review(data[:-1])
    with pytest.raises(ReviewForm, match="form 99"):
        read_review(data.replace(b'"form":1', b'"form":99', 1))


def test_all_of_a_review_can_be_said(reviewed_ending: tuple[Record, Review]) -> None:
    _, found = reviewed_ending
    ideas = [idea for one in found.decisions for idea in (one.played, one.best) if idea is not None]
    said = [one.answer.label for one in found.decisions] + [event for one in found.luck for event in one.events]
    said += [idea.label for idea in ideas] + [idea.why for idea in ideas if idea.why is not None]
    assert all(say(one.message, lang) for one in said for lang in LANGUAGES)


def test_only_what_the_seat_could_know_counts(reviewed_ending: tuple[Record, Review]) -> None:
    """In another world that the seat cannot tell from the real one, its answer is judged the same."""
    record, _ = reviewed_ending
    course = Course(record)
    judged = 0
    for k, entry in enumerate(course.entries):
        if len(course.states[k].options(entry.seat)) < 2:
            continue
        real = AnswerReviewer(course, QUICK).step(course.first + k).decision
        other = Course(record)
        other.states[k] = course.end.rulebook.determinize(course.states[k], entry.seat, 99)
        found = AnswerReviewer(other, QUICK).step(course.first + k).decision
        judged += 1
        assert (found.loss, found.played, found.best) == (real.loss, real.played, real.best)
        if judged == 3:
            break
    assert judged


def test_a_better_line_can_be_played() -> None:
    lines = 0
    for place in ENDINGS:
        record, found = quickly(*place)
        course = Course(record)
        for one in found.decisions:
            assert bool(one.line) == (one.loss >= TURNING)
            g = course.states[one.ply - 1 - course.first].clone()
            for answer in one.line:
                action = course.end.rulebook.notation.read(answer.action)
                assert action in g.options(answer.seat)
                g.play_as(answer.seat, action)
                lines += 1
    assert lines


def test_many_copies_of_one_world_are_worth_what_it_is() -> None:
    """Each is played on with another part of the same luck; together they have had all of it."""
    course = Course(ending(*ENDINGS[0]))
    evaluator = Evaluator(course.end.rulebook, course.seed, Effort(0.25))
    copies = [course.states[0]] * (evaluator.effort.continuations // PART)
    whole, parts = evaluator.value(course.states[0], 0), evaluator.over_worlds(copies, 0)
    assert len(copies) * PART == evaluator.effort.continuations
    assert sum(parts) == WHOLE
    assert all(abs(a - b) <= 2 for a, b in zip(whole, parts, strict=True)), (whole, parts)


# ---- what cannot be reviewed --------------------------------------------------------------------
def test_a_game_that_is_not_over_is_refused() -> None:
    game = new(names()[0], players=3, seed=1)
    game.apply(game.options()[0])
    with pytest.raises(CourseError, match="after 1 answers"):
        Course(game.record())


def test_a_damaged_record_is_refused() -> None:
    name, players, seed = ENDINGS[0]
    record = ending(name, players, seed)
    broken = str(record).replace(str(record.digests[len(record.log)]), "0" * 16)
    with pytest.raises(RecordError):
        Course(Record.read(broken))


def test_luck_is_told() -> None:
    told = [one for place in ENDINGS for one in quickly(*place)[1].luck if one.kind == CHANCE]
    assert told
    assert all(one.events for one in told)


def test_it_can_be_stopped() -> None:
    class Stopped(Exception):
        pass

    def stop(done: int, plies: int) -> None:
        assert plies
        if done == 2:
            raise Stopped

    with pytest.raises(Stopped):
        review(ending(*ENDINGS[0]), QUICK, stop)


def test_more_effort_is_more_of_everything() -> None:
    usual, twice = Effort(), Effort(2.0)
    assert (twice.worlds, twice.rounds, twice.finals) == (2 * usual.worlds, 2 * usual.rounds, 2 * usual.finals)
    assert twice.guesses == 2 * usual.guesses
    assert usual.finals % 2 == Effort(0.05).finals % 2 == 0


def test_phases_are_sections_of_the_rules() -> None:
    assert [section(ids) for ids in (["EV-6.2", "EV-1.1"], ["DS-C13.1"], ["acorns"], [])] == [
        "EV-6",
        "DS-C",
        "acorns",
        "",
    ]
    assert sorted(["DS-C", "DS-10", "DS-9"], key=in_order) == ["DS-9", "DS-10", "DS-C"]
