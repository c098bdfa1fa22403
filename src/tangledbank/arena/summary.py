"""What many games say about bots: one pass over the results, in the order of the games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, Final

from ..core.rulebook import Json
from .planning import Plan, extra
from .results import Result
from .stats import Interval, Mean, Share, Z

MOST_FORFEITS: Final = 20
"""So many are told one by one."""


@dataclass(slots=True)
class Standing:
    """One bot's results. A bot that has two seats in a game is counted twice there."""

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

    def add(self, result: Result, seat: int) -> None:
        """One seat of a game."""
        outcome = result.outcome
        self.wins.add(win(result, seat))
        self.rank.add(outcome.ranks[seat])
        self.score.add(outcome.scores[seat])
        self.scores[outcome.scores[seat]] += 1
        self.forfeits += len([forfeit for forfeit in outcome.forfeits if forfeit.seat == seat])
        if outcome.seconds and outcome.decisions[seat]:
            self.milliseconds.add(1000 * outcome.seconds[seat] / outcome.decisions[seat])


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
        self.forfeits: Final[list[str]] = []
        self.ratings: Final = Ratings(plan.bots)
        for result in results:
            self.add(result)

    def add(self, result: Result) -> None:
        """One more game."""
        for seat, bot in enumerate(result.bots):
            self.standings[bot].add(result, seat)
            self.seats[seat].add(win(result, seat))
        for bot in dict.fromkeys(result.bots):
            self.standings[bot].games += 1
        for pair, success in leads(result).items():
            self.ahead[pair].add(success)
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
    pairs: dict[tuple[str, str], Mean] = {}
    ranks = result.outcome.ranks
    for seat, bot in enumerate(result.bots):
        for other, opponent in enumerate(result.bots):
            if bot != opponent:
                success = 0.5 if ranks[seat] == ranks[other] else float(ranks[seat] < ranks[other])
                pairs.setdefault((bot, opponent), Mean()).add(success)
    return {pair: mean.mean for pair, mean in pairs.items()}


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
