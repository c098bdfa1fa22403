"""What many games say about bots: one pass over the results, in the order of the games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from statistics import fmean
from typing import Any, Final

from ..core.rulebook import Json
from .planning import Plan, extra
from .results import Result
from .stats import Interval, Mean, Share, Z

MOST_FORFEITS: Final = 20
"""So many are told one by one."""


@dataclass(slots=True)
class Standing:
    """One bot's results. Of a game in which it has several seats it gets their mean, once: they are not independent."""

    bot: str
    games: int = 0
    wins: Share = field(default_factory=Share)
    """A victory shared by two is half a win for each."""
    rank: Mean = field(default_factory=Mean)
    score: Mean = field(default_factory=Mean)
    milliseconds: Mean = field(default_factory=lambda: Mean(least=0.0))
    """For one decision: the mean of each game."""
    forfeits: int = 0
    scores: Counter[int] = field(default_factory=Counter)
    """How often a seat of this bot ended with so many points."""

    def add(self, result: Result) -> None:
        """A game in which it has at least one seat."""
        outcome = result.outcome
        seats = [seat for seat, bot in enumerate(result.bots) if bot == self.bot]
        deal = result.seed
        self.games += 1
        self.wins.add(fmean([win(result, seat) for seat in seats]), deal)
        self.rank.add(fmean([outcome.ranks[seat] for seat in seats]), deal)
        self.score.add(fmean([outcome.scores[seat] for seat in seats]), deal)
        self.scores.update([outcome.scores[seat] for seat in seats])
        self.forfeits += len([forfeit for forfeit in outcome.forfeits if forfeit.seat in seats])
        decisions = sum([outcome.decisions[seat] for seat in seats])
        if outcome.seconds and decisions:
            self.milliseconds.add(1000 * sum([outcome.seconds[seat] for seat in seats]) / decisions, deal)


def win(result: Result, seat: int) -> float:
    """A seat's part of the victory."""
    winners = result.outcome.winners
    return 1 / len(winners) if seat in winners else 0.0


class Summary:
    """Everything that the table and the report show."""

    def __init__(self, plan: Plan, results: Iterable[Result]) -> None:
        self.plan: Final = plan
        self.standings: Final = {bot: Standing(bot, rank=Mean(least=1, most=plan.players)) for bot in plan.bots}
        self.ahead: Final = {(a, b): Share() for a in plan.bots for b in plan.bots if a != b}
        """By pair, how often the first is ahead of the second where both play; equal ranks are half."""
        self.seats: Final = [Share() for _ in range(plan.players)]
        """How often each seat wins."""
        self.plies: Final[Counter[int]] = Counter()
        self.rounds: Final[Counter[int]] = Counter()
        self.deals: Final[set[int]] = set()
        """Their seeds."""
        self.forfeits: Final[list[str]] = []
        self.ratings: Final = Ratings(plan.bots)
        for result in results:
            self.add(result)

    def add(self, result: Result) -> None:
        """One more game."""
        self.deals.add(result.seed)
        for bot in dict.fromkeys(result.bots):
            self.standings[bot].add(result)
        for seat, share in enumerate(self.seats):
            share.add(win(result, seat), result.seed)
        for pair, success in leads(result).items():
            self.ahead[pair].add(success, result.seed)
        self.plies[result.outcome.plies] += 1
        if result.outcome.rounds is not None:
            self.rounds[result.outcome.rounds] += 1
        self.note_forfeits(result)
        self.ratings.add(result)

    def note_forfeits(self, result: Result) -> None:
        """The first few, in words."""
        for forfeit in result.outcome.forfeits:
            if len(self.forfeits) < MOST_FORFEITS:
                where = f"#{result.index} P{forfeit.seat + 1} {result.bots[forfeit.seat]}, {forfeit.ply}"
                self.forfeits.append(f"{where}: {forfeit.why}")

    def ranking(self) -> list[Standing]:
        """The best first: by mean rank, then as they were named."""
        return sorted(self.standings.values(), key=lambda standing: standing.rank.mean)

    def data(self) -> Json:
        """As JSON."""
        pairs = {pair: share.interval().data() for pair, share in self.ahead.items()}
        return {
            "plan": self.plan.data(),
            "deals": len(self.deals),
            "bots": [self.standing_data(standing) for standing in self.ranking()],
            "ahead": [{"bot": a, "of": b, **numbers} for (a, b), numbers in pairs.items()],
            "seats": [seat.interval().data() for seat in self.seats],
            "plies": histogram(self.plies),
            "rounds": histogram(self.rounds),
            "forfeits": self.forfeits,
        }

    def standing_data(self, standing: Standing) -> Json:
        return {
            "bot": standing.bot,
            "games": standing.games,
            "win_share": standing.wins.interval().data(),
            "rank": standing.rank.interval().data(),
            "score": standing.score.interval().data(),
            "decision_ms": standing.milliseconds.interval().data(),
            "rating": self.ratings.interval(standing.bot).data(),
            "forfeits": standing.forfeits,
            "scores": histogram(standing.scores),
        }


def histogram(counts: Counter[int]) -> dict[str, int]:
    """How often each number came, in their order."""
    return {str(number): counts[number] for number in sorted(counts)}


def leads(result: Result) -> dict[tuple[str, str], float]:
    """For every pair of bots in a game, the share of their pairs of seats in which the first is ahead."""
    pairs: dict[tuple[str, str], list[float]] = {}
    ranks = result.outcome.ranks
    for seat, bot in enumerate(result.bots):
        for other, opponent in enumerate(result.bots):
            if bot != opponent:
                success = 0.5 if ranks[seat] == ranks[other] else float(ranks[seat] < ranks[other])
                pairs.setdefault((bot, opponent), []).append(success)
    return {pair: fmean(successes) for pair, successes in pairs.items()}


class Ratings:
    """OpenSkill ratings (Plackett and Luce's model), updated game by game in the order of the schedule."""

    def __init__(self, bots: list[str]) -> None:
        self.model: Final[Any] = extra("openskill.models", "arena").PlackettLuce()
        self.of: Final[dict[str, Any]] = {bot: self.model.rating() for bot in bots}

    def add(self, result: Result) -> None:
        """A bot with several seats takes the mean of what each of them would make of its rating."""
        if len(set(result.bots)) < 2:
            return  # nothing to be learnt from a bot that plays itself
        teams = self.model.rate([[self.copy(bot)] for bot in result.bots], ranks=result.outcome.ranks)
        for bot in dict.fromkeys(result.bots):
            own = [team[0] for team, other in zip(teams, result.bots, strict=True) if other == bot]
            mu, sigma = sum([r.mu for r in own]) / len(own), sum([r.sigma for r in own]) / len(own)
            self.of[bot] = self.model.rating(mu=mu, sigma=sigma)

    def copy(self, bot: str) -> Any:
        """A rating of its own for each seat: OpenSkill would take two seats with one rating for one player."""
        return self.model.rating(mu=self.of[bot].mu, sigma=self.of[bot].sigma)

    def mu(self, bot: str) -> float:
        """How strong a bot is believed to be; all begin with 25."""
        return float(self.of[bot].mu)

    def interval(self, bot: str) -> Interval:
        """The rating, and what it is with 95 % of the belief."""
        mu, spread = self.mu(bot), Z * float(self.of[bot].sigma)
        return Interval(mu, mu - spread, mu + spread, 0)
