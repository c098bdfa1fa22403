"""One answer judged: what it lost, what it did to everybody's chances, what chance and hidden things did beside it."""

from __future__ import annotations

from typing import Final

import msgspec

from ..bots.base import Sampler, chance
from ..bots.fallback import fallback_answer
from ..core.rng import MASK, scramble
from ..core.rulebook import EVERYTHING, Rulebook
from ..core.state import State, Undrawn
from .clearness import FEWEST_WORLDS, MANY, Puzzler
from .course import Course
from .document import ReviewAnswer, ReviewDecision, ReviewIdea, ReviewLuck, ReviewStep, ReviewWords
from .effort import Effort
from .valuing import CLEAR_PLACE, SEARCH_PLACE, WORLD_PLACE, Evaluator
from .vectors import Vector, minus, vector
from .worth import Question

TURNING: Final = 40_000
"""So much of a chance is given away in a turning point, in millionths."""
LONGEST_LINE: Final = 8
DEAL, CHANCE, HIDDEN = "deal", "chance", "hidden"


class AnswerReviewer:
    """Judges the answers of one game, each for itself: in any order, in any process."""

    def __init__(self, course: Course, effort: Effort) -> None:
        self.course: Final = course
        self.book: Final = course.end.rulebook
        self.evaluator: Final = Evaluator(self.book, course.seed, effort)
        self.values: Final[dict[int, Vector]] = {}

    def value(self, ply: int) -> Vector:
        """The chances as the game really stood after so many answers."""
        if ply not in self.values:
            self.values[ply] = self.evaluator.value(self.state(ply), ply)
        return self.values[ply]

    def state(self, ply: int) -> State:
        return self.course.states[ply - self.course.first]

    def step(self, ply: int) -> ReviewStep:
        """The answer that led from `ply` answers to one more."""
        entry = self.course.entries[ply - self.course.first]
        state, before, after = self.state(ply), self.value(ply), self.value(ply + 1)
        expected = self.evaluator.expected(state, entry.seat, entry.action, ply)
        known, effect = self.known(state, entry.seat, entry.action, ply, before, expected)
        luck = [
            ReviewLuck(ply + 1, CHANCE, minus(after, expected), self.told(ply + 1)),
            ReviewLuck(ply + 1, HIDDEN, minus(minus(expected, before), effect)),
        ]
        decision = self.decision(state, entry.seat, entry.action, ply, known, effect)
        return ReviewStep(after, decision, [one for one in luck if any(one.effect)])

    def told(self, ply: int) -> list[ReviewWords]:
        """What happened until so many answers were given, since the one before."""
        messages = [self.book.event(event, EVERYTHING) for event in self.course.events[ply - self.course.first]]
        return [ReviewWords.of(message) for message in messages if message is not None]

    def known(
        self, state: State, seat: int, action: int, ply: int, before: Vector, expected: Vector
    ) -> tuple[Vector, Vector]:
        """The chances before an answer and what it did to them, over the worlds that its seat could not tell apart."""
        sampler = Sampler(self.book, state, seat)
        effort = self.evaluator.effort
        shared = [sampler(seed) for seed in self.evaluator.seeds(WORLD_PLACE, ply, effort.worlds)]
        if all(self.is_real(world, state) for world in shared):
            return before, minus(expected, before)
        shared = [sampler(seed) for seed in self.evaluator.seeds(WORLD_PLACE, ply, effort.guesses)]
        found = self.evaluator.over_worlds(shared, ply)
        return found, minus(self.evaluator.expected_over(shared, seat, action, ply), found)

    def is_real(self, world: State, state: State) -> bool:
        """Whether a world differs from the real one by its chance at most: then nothing was hidden."""
        a, b = world.clone(), state.clone()
        a.reseed(0)
        b.reseed(0)
        return self.book.dump(a) == self.book.dump(b)

    # ---- what it lost --------------------------------------------------------------------------
    def decision(self, state: State, seat: int, action: int, ply: int, known: Vector, effect: Vector) -> ReviewDecision:
        text = self.book.notation.show
        options = [text(one) for one in state.options(seat)]
        label = ReviewWords.of(self.book.label(asked(state, seat), action))
        answer = ReviewAnswer(seat, text(action), label)
        rules, nothing = self.book.prompt_rules(asked(state, seat)), [0] * state.seats
        plain = ReviewDecision(ply + 1, answer, rules, len(options), known, effect, nothing)
        return plain if len(options) < 2 else self.compared(plain, state, options)

    def compared(self, plain: ReviewDecision, state: State, options: list[str]) -> ReviewDecision:
        """With the best that was found."""
        seat, ply = plain.answer.seat, plain.ply - 1
        question = Question(self.evaluator, state, seat, options, options.index(plain.answer.action), ply)
        worth = question.worth()
        lost = minus(vector(worth.chances[question.played]), vector(worth.chances[worth.best]))
        is_worse = lost[seat] < 0
        loss = max(0, -lost[seat])
        is_turning = loss >= TURNING
        return msgspec.structs.replace(
            plain,
            mistake=lost if is_worse else plain.mistake,
            loss=loss,
            played=self.idea(question, question.played, worth.chances),
            best=self.idea(question, worth.best, worth.chances) if is_worse else None,
            line=self.line(state, seat, question.actions[worth.best], ply) if is_turning else [],
            clear=is_turning and self.stands_out(question, worth.best),
        )

    def stands_out(self, question: Question, best: int) -> bool:
        """Whether the answer that was found best is so in all worlds: then the question is a puzzle."""
        worlds = self.evaluator.effort.times(MANY, FEWEST_WORLDS)
        seed = chance(self.course.seed, CLEAR_PLACE, question.ply)
        return Puzzler(question.sampler, question.options, seed, worlds).stands_out(best, question.played)

    def idea(self, question: Question, place: int, chances: dict[int, list[float]]) -> ReviewIdea:
        world = asked(question.sampler.world, question.seat)
        action = question.actions[place]
        why = self.evaluator.judge.why(world, question.seat, action)
        label = self.book.label(world, action)
        return ReviewIdea(
            question.options[place], ReviewWords.of(label), vector(chances[place])[question.seat], ReviewWords.of(why)
        )

    def line(self, state: State, seat: int, action: int, ply: int) -> list[ReviewAnswer]:
        """A better answer and how it might go on."""
        return better_line(self.book, state, seat, action, chance(self.course.seed, SEARCH_PLACE, ply))


def better_line(book: Rulebook, state: State, seat: int, action: int, rng: int) -> list[ReviewAnswer]:
    """An answer and how it might go on, up to where chance decides or the game ends.

    Everybody else answers by what they can see, as a bot does whose time is over.
    """
    g = state.clone()
    found: list[ReviewAnswer] = []
    while len(found) < LONGEST_LINE:
        shown = book.label(asked(g, seat), action)
        found.append(ReviewAnswer(seat, book.notation.show(action), ReviewWords.of(shown)))
        g.draws = []
        try:
            g.play_as(seat, action)
        except Undrawn:
            break
        g.draws = None
        if not g.stack:
            break
        seat = g.seat
        action = book.notation.read(fallback_answer(book, g, seat, scramble((rng + len(found)) & MASK)))
    return found


def asked(g: State, seat: int) -> State:
    """The position as a question to one of the seats that are asked."""
    if g.seat == seat:
        return g
    found = g.clone()
    found.seat, found.current_options = seat, found.stack[-1].answers(found, seat)
    return found
