"""Whether one answer to a question is clearly the best, as far as its seat can know.

Looks that become dearer, and whatever fails one of them is no puzzle: the game's expert, first in a hurry, then with
its usual time; the answers that came close, compared in many worlds that the seat cannot tell apart, in every one of
which the same one must be best; the expert with four times the search and other luck; and the value of the positions
after them, which is found in another way (`valuing.py`) and must not contradict.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from ..bots.base import Budget, Sampler
from ..bots.foresight import table as foresight
from ..bots.ladder import Level
from ..bots.player import level
from ..bots.search.chances import searched, seen_through
from ..bots.search.greedy import WORLDS, outlooks
from ..bots.search.judge import mean_of
from ..bots.styles import search_as
from ..bots.thinking import Table, ranking, search_on, worlds, worth_trying
from ..core.rng import MASK, scramble
from ..core.state import State
from .effort import Effort
from .valuing import Evaluator
from .vectors import WHOLE

EXPERT, STRONG = "expert", "strong"
LOOKS_AHEAD: Final = "foresight"
FEWEST: Final = 3
"""With fewer answers that are worth trying there is nothing to look for."""
OBVIOUS: Final = 6
"""Nor with fewer than so many, if the best one looks best at a glance."""
HURRY: Final = Budget(48)
"""Of an expert that looks ahead, for a first look."""
STABLE: Final = 4
"""So many times the expert's search must not change its mind."""
LEAD: Final = 0.015
"""By so much of a utility the expert must prefer its answer."""
GAP: Final = 40_000
"""So much of a chance every other answer gives away, in millionths: as much as in a turning point of a review."""
NEARLY: Final = 5_000
"""In no world may another answer be better by more than that: luck of the trials."""
RIVALS: Final = 4
"""Answers that are compared with the best one; a few more where searches differ."""
MANY: Final = 16
"""Worlds in which they are compared."""
FEWEST_WORLDS: Final = 8
"""With fewer, that one answer is best in all of them says little."""
LUCKS: Final = 4
"""Trials of an answer in each world, for an expert that plays rounds to their end."""
BELOW: Final = 64
"""Rounds of search below an answer in each world, for an expert that searches."""
TRIES: Final = 5
"""So often weaker players try it, to see how hard it is."""
OPINION: Final = Effort(0.5)
"""Of the value of positions."""
OPINIONS: Final = 8
"""Worlds for that."""
ONCE, AGAIN, GLANCE, SHARED, SEARCHED, VALUED, HURRIED, EASE = 1, 2, 3, 4, 5, 6, 7, 100
"""Purposes of luck: no two of them have the same. `EASE` has many, and worlds have theirs from `EACH` on."""
EACH: Final = 1000


class Clear(NamedTuple):
    """What was found about a question with a clearly best answer. Answers are named by their places."""

    best: int
    chances: dict[int, int]
    """Of the seat after the answers that were compared, in millionths, the best first."""
    worst: int
    """The least lead of the best answer in any of the worlds, in millionths."""
    greedy: int
    strong: int
    """How often these players find it, of TRIES."""
    rank: int
    """How many answers look better at a glance."""
    tried: int
    """Answers worth trying."""


class Puzzler:
    """Looks at one question."""

    def __init__(self, sampler: Sampler, options: list[str], seed: int, many: int = MANY) -> None:
        self.sampler: Final = sampler
        self.book: Final = sampler.book
        self.seat: Final = sampler.seat
        self.options: Final = options
        self.actions: Final = [self.book.notation.read(option) for option in options]
        self.seed: Final = seed
        self.many: Final = many
        self.evaluator: Final = Evaluator(self.book, seed, OPINION)
        self.expert: Final[Level] = level(self.book.name, EXPERT)
        self.tried: Final = worth_trying(options, sampler)
        self.shared: Final[list[State]] = []
        self.found: Final[dict[int, list[float]]] = {}
        """By answer the seat's chance in each of the shared worlds."""
        self.usual: Table | None = None

    def luck(self, purpose: int) -> int:
        return scramble((self.seed + purpose) & MASK)

    def clear(self) -> Clear | None:
        """What is known of the clearly best answer; None if there is none."""
        if len(self.tried) < FEWEST:
            return None
        best = self.preferred()
        if best is None or self.is_obvious(best):
            return None
        once = self.once()
        if not is_ahead(once, best) or not self.is_best(best, self.rivals(best, once)):
            return None
        again = self.thought(self.expert, STABLE, self.luck(AGAIN))
        if not is_ahead(again, best) or not self.is_best(best, self.rivals(best, again)):
            return None
        return self.told(best) if self.is_sound(best) else None

    def stands_out(self, best: int, played: int) -> bool:
        """Whether an answer that a review has found best is so in all worlds, beside the one that was given."""
        return best in self.tried and self.is_best(best, [played, *[k for k in self.nice() if k not in (best, played)]])

    def preferred(self) -> int | None:
        """What the expert would answer in a hurry; None if it cannot choose.

        One that searches has no such look: what it does in its usual time is not dear.
        """
        rng = self.luck(HURRIED)
        if self.expert.bot == LOOKS_AHEAD:
            found = foresight(self.options, self.sampler, HURRY, rng)
        else:
            found = self.once()
        best = ranking(found)[0]
        return best if is_ahead(found, best) else None

    def once(self) -> Table:
        """What the expert finds in its usual time."""
        if self.usual is None:
            self.usual = self.thought(self.expert, 1, self.luck(ONCE))
        return self.usual

    def is_obvious(self, best: int) -> bool:
        look = self.glances(GLANCE)
        return len(self.tried) < OBVIOUS and self.tried[look.index(max(look))] == best

    # ---- players --------------------------------------------------------------------------------
    def thought(self, player: Level, times: int, rng: int) -> Table:
        """What so many times the search of a player finds about all answers."""
        budget = player.budget
        if player.bot == LOOKS_AHEAD:
            found = [foresight(self.options, self.sampler, budget, scramble((rng + k) & MASK)) for k in range(times)]
            return [added(rows) for rows in zip(*found, strict=True)]
        search = search_as(player.bot, self.book.name, self.seat, budget)
        search_on(search, self.sampler, Budget(budget.iterations * times), rng)
        return search.table(self.actions)

    def glances(self, purpose: int) -> list[float]:
        """How every answer that is worth trying looks one decision ahead."""
        shared = worlds(self.sampler, self.luck(purpose), WORLDS)
        actions = [self.actions[k] for k in self.tried]
        return [one[0] for one in outlooks(shared, self.seat, actions, self.evaluator.judge)]

    # ---- many worlds ----------------------------------------------------------------------------
    def rivals(self, best: int, found: Table) -> list[int]:
        """The answers that might be as good: those that a search liked, and those that look good at a glance."""
        valued = sorted(self.tried, key=lambda k: -mean_value(found[k]))[:3]
        liked = [*ranking(found)[:3], *self.nice()[:2], *valued]
        return [k for k in dict.fromkeys(liked) if k != best][:RIVALS]

    def nice(self) -> list[int]:
        """The answers that look best at a glance."""
        seen = self.glances(GLANCE)
        return [self.tried[k] for k in sorted(range(len(seen)), key=lambda k: -seen[k])[:RIVALS]]

    def is_best(self, best: int, rivals: list[int]) -> bool:
        """Whether an answer is clearly better than some others on average, and not worse in any world."""
        if not self.shared:
            self.shared.extend(worlds(self.sampler, self.luck(SHARED), self.many))
        for k in [best, *rivals]:
            if k not in self.found:
                self.found[k] = self.by_world(k)
        return self.gap(best) >= GAP and self.worst(best) >= -NEARLY

    def gap(self, best: int) -> int:
        means = {k: mean_of(found) for k, found in self.found.items()}
        return whole(means[best] - max([means[k] for k in means if k != best]))

    def worst(self, best: int) -> int:
        """The least lead in any of the worlds."""
        others = [found for k, found in self.found.items() if k != best]
        return min([whole(a - b) for found in others for a, b in zip(self.found[best], found, strict=True)])

    def by_world(self, place: int) -> list[float]:
        """The seat's chance after an answer in each of the worlds."""
        action = self.actions[place]
        if self.expert.bot == LOOKS_AHEAD:
            return [self.seen(action, world, k) for k, world in enumerate(self.shared)]
        like = search_as(self.expert.bot, self.book.name, self.seat, Budget())
        found = searched(self.shared, action, like, self.book, BELOW, self.luck(SEARCHED))
        return [chances[self.seat] for chances in found]

    def seen(self, action: int, world: State, k: int) -> float:
        """The mean chance at the end of the round, with different luck."""
        found: list[float] = []
        for n in range(LUCKS):
            other = world.clone()
            other.reseed(self.luck(EACH + LUCKS * k + n))
            found.append(seen_through(other, self.seat, action, self.book, self.evaluator.judge, 1)[self.seat])
        return mean_of(found)

    # ---- the second opinion -----------------------------------------------------------------------
    def is_sound(self, best: int) -> bool:
        """Whether the value of the positions after the answers does not contradict."""
        shared = worlds(self.sampler, self.luck(VALUED), OPINIONS)
        return self.valued(best, shared) >= max([self.valued(k, shared) for k in self.found if k != best])

    def valued(self, place: int, shared: list[State]) -> int:
        """What the positions after an answer are worth to the seat."""
        action = self.actions[place]
        return sum([self.evaluator.drawn(world, self.seat, action, k)[self.seat] for k, world in enumerate(shared)])

    # ---- how hard it is ---------------------------------------------------------------------------
    def told(self, best: int) -> Clear:
        means = {k: whole(mean_of(found)) for k, found in self.found.items()}
        chances = {k: means[k] for k in sorted(means, key=lambda k: -means[k])}
        return Clear(best, chances, self.worst(best), *self.ease(best), len(self.tried))

    def ease(self, best: int) -> tuple[int, int, int]:
        """How often greedy and strong players find the answer, and how many look better at a glance."""
        looks = [self.glances(EASE + k) for k in range(TRIES)]
        place = self.tried.index(best)
        greedy = sum([max(look) == look[place] for look in looks])
        rank = sorted([sum([one > look[place] for one in look]) for look in looks])[TRIES // 2]
        player = level(self.book.name, STRONG)
        found = [ranking(self.thought(player, 1, self.luck(EASE + TRIES + k)))[0] for k in range(TRIES)]
        return greedy, found.count(best), rank


def whole(share: float) -> int:
    """A chance in millionths."""
    return round(share * WHOLE)


def mean_value(row: tuple[int, float, float]) -> float:
    """The mean utility of an answer; nothing is known of one that was never tried."""
    return row[1] / row[0] if row[0] else 0.0


def is_ahead(table: Table, best: int) -> bool:
    """Whether a search prefers an answer, by enough."""
    others = [mean_value(row) for k, row in enumerate(table) if k != best and row[0]]
    return ranking(table)[0] == best and mean_value(table[best]) - max(others, default=0.0) >= LEAD


def added(rows: tuple[tuple[int, float, float], ...]) -> tuple[int, float, float]:
    return sum([row[0] for row in rows]), sum([row[1] for row in rows]), sum([row[2] for row in rows])
