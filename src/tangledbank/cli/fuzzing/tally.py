"""What many random games were like, per number of players and in all."""

from __future__ import annotations

from dataclasses import dataclass, field

from .random_games import Outcome


@dataclass
class Tally:
    """Some games added up."""

    games: int = 0
    decisions: int = 0
    most_decisions: int = 0
    longest: int = 0
    rounds: int = 0
    most_rounds: int = 0
    checked: int = 0
    endings: dict[str, int] = field(default_factory=dict)

    def add(self, outcome: Outcome) -> None:
        """One more game."""
        self.games += 1
        self.decisions += outcome.decisions
        self.most_decisions = max(self.most_decisions, outcome.decisions)
        self.longest = max(self.longest, outcome.longest)
        self.rounds += outcome.rounds
        self.most_rounds = max(self.most_rounds, outcome.rounds)
        self.checked += outcome.checked
        if outcome.ending:
            self.endings[outcome.ending] = self.endings.get(outcome.ending, 0) + 1

    def report(self) -> dict[str, object]:
        """As data, for the JSON line."""
        return {
            "games": self.games,
            "decisions": {"mean": self.mean(self.decisions), "max": self.most_decisions},
            "longest_option_list": self.longest,
            "rounds": {"mean": self.mean(self.rounds), "max": self.most_rounds},
            "endings": {key.rpartition("-")[2]: n for key, n in sorted(self.endings.items())},
            "positions_checked": self.checked,
        }

    def mean(self, total: int) -> float:
        return round(total / self.games, 1)


@dataclass
class Tallies:
    """All games, and those of each number of players."""

    all: Tally = field(default_factory=Tally)
    by_players: dict[int, Tally] = field(default_factory=dict)

    def add(self, outcome: Outcome) -> None:
        """One more game."""
        self.all.add(outcome)
        self.by_players.setdefault(outcome.players, Tally()).add(outcome)

    def report(self) -> dict[str, object]:
        """As data, for the JSON line."""
        players = {str(n): tally.report() for n, tally in sorted(self.by_players.items())}
        return {**self.all.report(), "players": players}
