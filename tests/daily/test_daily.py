"""The daily deal: the same for everybody, whoever is faster, and nothing else counts as a game of it."""

from __future__ import annotations

from functools import cache

import pytest

from tangledbank.core.game import Game
from tangledbank.core.message import Message
from tangledbank.core.record import Record
from tangledbank.core.rng import next_state, pick
from tangledbank.daily import (
    DealPlayer,
    NotTheDeal,
    check_head,
    checked,
    choice,
    day_of,
    deal_of,
    ends_at,
    known_day,
    outcome,
    parting,
    places,
    played_by_expert,
)
from tangledbank.daily import playing as of_experts
from tangledbank.games import names, rulebook
from tangledbank.i18n import say

DAY = "2026-11-20"
GAMES = [names()[0], *[pytest.param(game, marks=pytest.mark.thorough) for game in names()[1:]]]
"""The first has secret questions; the others take seconds."""
NOON = 1_795_176_000_000


@cache
def played(game: str, order: int = 0) -> Game:
    """A deal played by its bots alone; with a number those who are asked together answer in another order."""
    found, rng = deal_of(game, DAY).begin(), order
    while not found.over:
        rng = next_state(rng) if order else 0
        seat = found.waiting[pick(rng, len(found.waiting)) if order else 0]
        found.apply(choice(found, seat), seat)
    return found


# ---- the rule ------------------------------------------------------------------------------------
def test_the_deals_of_a_day_never_change() -> None:
    """Written down: whoever changes the rule changes what others play offline."""
    assert [(d.players, d.seed, d.seat) for d in [deal_of(game, DAY) for game in sorted(names())]] == [
        (4, 190024596961587373, 1),
        (4, 5960289329127267993, 3),
        (3, 6686486194271620113, 0),
    ]


def test_days_are_those_of_utc() -> None:
    assert day_of(NOON) == DAY
    assert (day_of(ends_at(DAY) - 1), day_of(ends_at(DAY))) == (DAY, "2026-11-21")
    assert ends_at(DAY) - NOON == 12 * 3_600_000


@pytest.mark.parametrize("text", ["", "20261120", "2026-11-31", "1969-12-31", "0001-01-01", "2026-W47-5", "x" * 3000])
def test_only_days_are_days(text: str) -> None:
    with pytest.raises(Exception, match="is not a day"):
        known_day(text)
    assert known_day(DAY) == DAY


# ---- opponents -----------------------------------------------------------------------------------
@pytest.mark.parametrize("game", GAMES)
def test_bots_answer_the_same_whoever_is_faster(game: str) -> None:
    first, second = played(game), played(game, order=1)
    assert first.digest() == second.digest()
    for seat in range(first.setup.players):
        assert parting(first.log, second.log, seat) is None
    deal = deal_of(game, DAY)
    assert [len(one.log) for one in checked(deal, second.record().log)][-1] == len(first.log)


def test_secret_questions_are_answered_in_another_order() -> None:
    """Otherwise the test above says nothing."""
    first, second = [[entry.seat for entry in played(names()[0], order).log] for order in (0, 1)]
    assert first != second


def test_a_terminal_seats_the_same_bots() -> None:
    game = deal_of(names()[0], DAY).begin()
    seat = game.waiting[0]
    assert DealPlayer().answer(game, seat) == choice(game, seat)


# ---- checking ------------------------------------------------------------------------------------
def refused(log: list[tuple[int, str]], game: str = names()[0]) -> Message:
    with pytest.raises(NotTheDeal) as found:
        list(checked(deal_of(game, DAY), log))
    return found.value.message


def test_a_bot_that_does_something_else_is_found() -> None:
    game = names()[0]
    deal, twin, log = deal_of(game, DAY), deal_of(game, DAY).begin(), played(game).record().log
    for seat, text in log:
        others = [option for option in twin.options(seat) if option != text]
        if seat != deal.seat and others:
            break
        twin.apply(text, seat)
    ply = len(twin.log)
    message = refused([*log[:ply], (seat, others[0])])
    assert (message.key, message.args["ply"]) == ("daily-other-bots", ply + 1)
    assert say(message)


def test_what_is_against_the_rules_is_found() -> None:
    log = played(names()[0]).record().log
    seat = deal_of(names()[0], DAY).seat
    ply = next(k for k, (who, _) in enumerate(log) if who == seat)
    assert refused([*log[:ply], (seat, "end")]).key == "daily-bad-answer"
    assert refused([(5, "end")]).key == "daily-bad-answer"


def test_another_game_is_not_the_deal() -> None:
    record = played(names()[0]).record()
    check_head(deal_of(names()[0], DAY), record)
    for deal in (deal_of(names()[0], "2026-11-21"), deal_of(names()[1], DAY)):
        with pytest.raises(NotTheDeal, match="This is not the deal"):
            check_head(deal, record)
    setup = (record.game, record.rules + 1, record.players, record.seed, record.options, None)
    with pytest.raises(NotTheDeal, match="version"):
        check_head(deal_of(names()[0], DAY), Record(*setup, record.log, {}))


# ---- comparing -----------------------------------------------------------------------------------
def test_an_expert_goes_on_where_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(of_experts, "EXPERT", "skilled")
    game = names()[0]
    log = played(game).record().log
    *_, found = played_by_expert(deal_of(game, DAY), log[: len(log) - 4])
    assert found.digest() == played(game).digest()


def test_the_expert_thinks_in_rounds() -> None:
    from tangledbank.bots.player import level
    from tangledbank.daily import EXPERT, OPPONENTS

    for game in names():
        assert level(game, OPPONENTS).budget.milliseconds == level(game, EXPERT).budget.milliseconds == 0
        assert level(game, OPPONENTS).bot == "greedy", "cheap enough to be asked once more"


def test_paths_part_with_the_first_answer_that_differs() -> None:
    game = names()[0]
    deal, own = deal_of(game, DAY), played(game)
    ply = [k for k, entry in enumerate(own.log) if entry.seat == deal.seat][5]
    twin = Game(deal.setup)
    for entry in own.log[:ply]:
        twin.play(entry)
    text = own.rulebook.notation.show(own.log[ply].action)
    twin.apply(next(option for option in twin.options(deal.seat) if option != text), deal.seat)
    where = parting(own.log, twin.log, deal.seat)
    assert where is not None
    assert (where.ply, where.other) == (ply, twin.log[-1])
    assert parting(own.log, own.log, deal.seat) is None


@pytest.mark.parametrize("game", GAMES)
def test_a_result_has_a_place_for_each_round(game: str) -> None:
    found, deal = played(game), deal_of(game, DAY)
    came = outcome(found, deal.seat)
    assert came.score == found.scores()[deal.seat]
    assert came.place == came.rounds[-1] == places(found.scores(), found.winners())[deal.seat]
    assert len(came.rounds) == found.view(0)["round"]


@pytest.mark.parametrize("game", GAMES)
def test_a_deal_takes_about_half_an_hour(game: str) -> None:
    deal = deal_of(game, DAY)
    assert deal.players in rulebook(game).players
    assert sum([entry.seat == deal.seat for entry in played(game).log]) < 120
