"""What the numbers say about known results, and a report that shows them and asks nobody."""

from __future__ import annotations

import json
import re
from collections import Counter
from html.parser import HTMLParser
from xml.etree import ElementTree

import pytest

from tangledbank import say
from tangledbank.arena import Outcome, Plan, Result, Summary, plan, run
from tangledbank.arena.match import Forfeit
from tangledbank.arena.report.page import Report
from tangledbank.arena.report.svg import LEFT, Scale, histograms, intervals, scale_of, shortened
from tangledbank.arena.stats import Interval
from tangledbank.i18n import LANGUAGES

PLAN = plan("evolution", ["random", "beginner"], 2, 4, 0)
FOUR = Plan("evolution", 1, 4, {}, ["a", "b"], 1, 0)


def result(
    index: int,
    bots: list[str],
    scores: list[int],
    ranks: list[int],
    winners: list[int],
    forfeits: list[Forfeit] | None = None,
) -> Result:
    outcome = Outcome(
        scores=scores,
        ranks=ranks,
        winners=winners,
        decisions=[10] * len(bots),
        forfeits=forfeits or [],
        plies=10 * len(bots) + index,
        rounds=5,
        digest="",
        seconds=[0.02 * (seat + 1) for seat in range(len(bots))],
    )
    return Result(index, index, bots, outcome)


def some() -> Summary:
    return Summary(
        PLAN,
        [
            result(0, ["random", "beginner"], [10, 30], [2, 1], [1]),
            result(1, ["beginner", "random"], [40, 20], [1, 2], [0]),
            result(2, ["random", "beginner"], [25, 25], [1, 1], [0, 1]),
            result(3, ["beginner", "random"], [90, 15], [2, 1], [1], [Forfeit(0, 7, "<b>ow & out</b>")]),
        ],
    )


# ---- numbers ------------------------------------------------------------------------
def test_standings_count_what_happened() -> None:
    standing = some().standings["beginner"]
    assert standing.games == 4
    assert standing.wins.interval().value == pytest.approx(2.5 / 4)
    assert standing.rank.interval().value == pytest.approx(5 / 4)
    assert standing.score.interval().value == pytest.approx(185 / 4)
    assert standing.milliseconds.interval().value == pytest.approx(3.0)  # 4, 2, 4, 2
    assert standing.forfeits == 1
    assert dict(standing.scores) == {30: 1, 40: 1, 25: 1, 90: 1}


def test_ahead_counts_ties_half_and_both_ways_make_one() -> None:
    summary = some()
    ahead = summary.ahead["beginner", "random"].interval()
    assert ahead.value == pytest.approx(2.5 / 4)
    assert ahead.n == 4
    assert summary.ahead["random", "beginner"].interval().value == pytest.approx(1.5 / 4)


def test_seats_and_lengths() -> None:
    summary = some()
    assert [4 * seat.sums.mean() for seat in summary.seats] == [1.5, 2.5]
    assert dict(summary.plies) == {20: 1, 21: 1, 22: 1, 23: 1}
    assert dict(summary.rounds) == {5: 4}
    assert summary.forfeits == ["#3 P1 beginner, 7: <b>ow & out</b>"]


def test_a_bot_with_two_seats_counts_once_with_their_mean() -> None:
    """The seats of a game are not independent: two of them say less than two games."""
    summary = Summary(FOUR, [result(0, ["a", "b", "b", "a"], [9, 8, 5, 1], [1, 2, 3, 4], [0])])
    standing = summary.standings["a"]
    stats = (standing.wins, standing.rank, standing.score, standing.milliseconds)
    assert (standing.games, *[stat.sums.n for stat in stats]) == (1,) * 5
    assert (standing.wins.sums.mean(), standing.rank.mean, standing.score.mean) == (0.5, 2.5, 5)
    assert standing.milliseconds.mean == pytest.approx(5)  # 2 and 8
    assert dict(standing.scores) == {9: 1, 1: 1}
    assert summary.standings["b"].rank.mean == 2.5
    ahead = summary.ahead["a", "b"].interval()
    assert (ahead.value, ahead.n) == (0.5, 1)


def test_two_seats_in_each_of_four_games_are_four_samples() -> None:
    seats, ranks = ["a", "b", "b", "a"], [1, 2, 3, 4]
    plan_of_four = Plan("evolution", 1, 4, {}, ["a", "b"], 4, 0)
    summary = Summary(plan_of_four, [result(k, seats, [9, 8, 5, 1], ranks, [0]) for k in range(4)])
    wins = summary.standings["a"].wins.interval()
    assert (wins.value, wins.n) == (0.5, 4)
    assert wins.low == pytest.approx(0.15, abs=1e-4)  # Wilson's for 2 of 4, not for 4 of 8
    assert wins.high == pytest.approx(0.85, abs=1e-4)


def test_ratings_follow_results() -> None:
    games = [result(k, ["random", "beginner"], [1, 2], [2, 1], [1]) for k in range(30)]
    ratings = Summary(PLAN, games).ratings
    assert ratings.mu("beginner") > 30 > 20 > ratings.mu("random")
    interval = ratings.interval("beginner")
    assert interval.low is not None
    assert interval.high is not None
    assert interval.low < ratings.mu("beginner") < interval.high


def test_equal_results_leave_equal_ratings() -> None:
    ratings = Summary(PLAN, [result(0, ["random", "beginner"], [1, 1], [1, 1], [0, 1])]).ratings
    assert ratings.mu("random") == pytest.approx(ratings.mu("beginner"))


def test_two_seats_of_one_bot_are_two_players_to_the_ratings() -> None:
    """First and last together are neither better nor worse than the two between."""
    ratings = Summary(FOUR, [result(0, ["a", "b", "b", "a"], [9, 8, 5, 1], [1, 2, 3, 4], [0])]).ratings
    assert abs(ratings.mu("a") - ratings.mu("b")) < 1.5
    assert ratings.of["a"].sigma < 25 / 3


def test_a_bot_alone_has_no_rating_to_win() -> None:
    alone = Plan("evolution", 1, 2, {}, ["a"], 1, 0)
    summary = Summary(alone, [result(0, ["a", "a"], [3, 4], [2, 1], [1])])
    assert summary.ratings.mu("a") == pytest.approx(25)
    assert summary.ahead == {}
    assert "<svg" in Report(summary, str, "en").page()


def test_the_best_comes_first() -> None:
    assert [standing.bot for standing in some().ranking()] == ["beginner", "random"]


def test_the_summary_is_json() -> None:
    data = json.loads(json.dumps(some().data()))
    assert [bot["bot"] for bot in data["bots"]] == ["beginner", "random"]
    assert data["bots"][0]["win_share"]["value"] == 0.625
    assert data["ahead"][0] == {
        "bot": "random",
        "of": "beginner",
        "value": 0.375,
        "low": 0.0919,
        "high": 0.7806,
        "n": 4,
    }


def test_a_plan_can_be_run_without_a_folder() -> None:
    summary = run(plan("evolution", ["random", "beginner"], 2, 2, 1, {"quick_play": True}))
    assert sum(summary.plies.values()) == 2


# ---- the report -----------------------------------------------------------------------
class Checker(HTMLParser):
    """Collects what a page is made of."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: list[str] = []
        self.attributes: list[tuple[str, str | None]] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.attributes += attrs
        if tag not in ("meta",):
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.attributes += attrs

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def checked(page: str) -> Checker:
    checker = Checker()
    checker.feed(page)
    assert checker.open == []
    return checker


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_report_needs_nothing_from_outside(lang: str) -> None:
    page = Report(some(), lambda message: say(message, lang), lang).page()
    found = checked(page)
    assert not re.search(r"https?://|//\w|url\(|@import", page)
    assert not {"script", "link", "img", "iframe", "object", "base"} & set(found.tags)
    assert not {"src", "href", "srcset", "action"} & {name for name, _ in found.attributes}
    assert f'<html lang="{lang}">' in page
    assert "prefers-color-scheme: dark" in page


def test_a_report_has_all_its_plots_with_words() -> None:
    page = Report(some(), str, "en").page()
    plots = [ElementTree.fromstring(svg) for svg in re.findall(r"<svg.*?</svg>", page, re.DOTALL)]
    titles = [(plot.findtext("title"), plot.get("role")) for plot in plots]
    assert titles == [(title, "img") for title in ("rating", "Scores", "Seats", "Length", "rounds")]
    assert all(plot.findtext("desc") for plot in plots)
    assert plots[2].findtext("desc") == "P1 37.50 (9.19…78.06); P2 62.50 (21.94…90.81)"


def test_words_of_bots_are_words_in_the_report() -> None:
    page = Report(some(), str, "en").page()
    assert "&lt;b&gt;ow &amp; out&lt;/b&gt;" in page
    assert "<b>" not in page


def test_tables_have_headings_for_lines_and_columns() -> None:
    page = Report(some(), str, "en").page()
    assert page.count('<th scope="col">') == 8 + 3
    assert page.count('<th scope="row">') == 4
    assert "62.5 %<small>21.9…90.8</small>" in page


# ---- plots ----------------------------------------------------------------------------
@pytest.mark.parametrize(("low", "high"), [(0, 1), (-11.7, 9.9), (0.001, 0.002), (17, 1800), (24.9, 25.1), (5, 5)])
def test_marks_are_round_and_neither_few_nor_many(low: float, high: float) -> None:
    scale = scale_of([low, high])
    marks = scale.marks()
    assert 2 <= len(marks) <= 12
    assert all(scale.low <= mark <= scale.high for mark in marks)
    assert all(len(f"{mark:g}") <= 7 for mark in marks)


def test_places_go_from_left_to_right() -> None:
    scale = Scale(0, 10)
    assert scale.x(0) < scale.x(5) < scale.x(10) < 720


def test_plots_of_nothing_are_plots() -> None:
    nothing = Interval(None, None, None, 0)
    for svg in (
        intervals("t", "d", [("a", nothing)]),
        histograms("t", "d", [("a", Counter())]),
        intervals("t", "d", []),
    ):
        found = ElementTree.fromstring(svg)
        assert found.tag.endswith("svg")
        assert [part.text for part in found if part.tag.endswith("title")] == ["t"]


def test_long_names_fit_beside_a_plot_and_stay_different() -> None:
    """Cut where they are alike, so that nothing runs out of the picture at the left."""
    names = [f"cmd:python3 /home/somebody/bots/player-{k}.py" for k in "ab"]
    svg = ElementTree.fromstring(histograms("t", "d", [(name, Counter({1: 1})) for name in names]))
    labels = [str(part.text) for part in svg.iter("text") if part.get("class") == "name"]
    assert labels == ["cmd:python3…player-a.py", "cmd:python3…player-b.py"]
    assert all(10 * len(label) <= LEFT - 10 for label in labels)
    assert shortened("python3") == "python3"


def test_bars_are_as_high_as_numbers_are_frequent() -> None:
    svg = ElementTree.fromstring(histograms("t", "d", [("a", Counter({1: 4, 2: 2, 300: 1}))]))
    heights = [float(rect.get("height", "")) for rect in svg.iter("rect")]
    assert len(heights) == 2
    assert heights[0] == pytest.approx(6 * heights[1], rel=0.05)
