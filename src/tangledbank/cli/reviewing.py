"""A review as a report in the terminal: chances, luck and skill, turning points, accuracy."""

from __future__ import annotations

from typing import Final

from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from ..coach import Review
from ..coach.document import ReviewDecision, ReviewLuck
from ..coach.judging import HIDDEN
from ..coach.review import section
from ..coach.vectors import WHOLE
from ..languages import ENGLISH
from ..ruletext import rules
from .terminal import Terminal
from .words import Translator

ROWS: Final = 20
"""Lines of the chart at most."""
WIDTH: Final = 48
"""Letters of a line of the chart."""
EVENTS: Final = 6
LEAST: Final = 5_000
"""Luck that changed nobody's chance by so many millionths is not told."""
POINTS: Final = 5
"""Turning points of a seat."""
TOLD: Final = 3
"""Sentences about an event."""
PARTS: Final = {
    "fair": "coach-fair",
    "deal": "coach-deal",
    "chance": "coach-chance",
    "hidden": "coach-hidden",
    "own": "coach-own",
    "others": "coach-others",
    "play": "coach-play",
}
"""What adds up to the result of a seat, and its words."""
KINDS: Final = {"deal": "coach-kind-deal", "chance": "coach-kind-chance", "hidden": "coach-kind-hidden"}
"""What luck is called."""
COLOURS: Final = ("cyan", "yellow", "green", "magenta", "blue", "red")


def report(found: Review, seat: int | None, terminal: Terminal) -> None:
    """Everything, or of decisions only those of one seat."""
    words = terminal.words
    scores = ", ".join([f"P{k + 1} {n}" for k, n in enumerate(found.scores)])
    winners = ", ".join([f"P{k + 1}" for k in found.winners])
    terminal.say("coach-about", style="bold", game=words(f"game-{found.game}"), scores=scores, winners=winners)
    if found.first:
        terminal.say("coach-first", n=found.first)
    terminal.show(*titled(words("coach-chances"), chart(found, words)))
    terminal.show(*titled(words("coach-split"), split(found, words)), Text(words("coach-split-about"), "dim"))
    terminal.show(*titled(words("coach-events"), *[event(one, found, words) for one in greatest(found)]))
    terminal.show(*titled(words("coach-turning"), *turning(found, seat, words)))
    terminal.show(*titled(words("coach-accuracy"), accuracy(found, words)), Text(words("coach-accuracy-about"), "dim"))


def titled(title: str, *parts: RenderableType) -> list[RenderableType]:
    return [Text("\n" + title, "bold"), *parts]


def percent(millionths: int) -> str:
    return f"{100 * millionths / WHOLE:.0f}%"


def signed(millionths: int, lang: str) -> str:
    """Only English has a decimal point."""
    text = f"{100 * millionths / WHOLE:+.1f}%".replace("-", "−")
    return text if lang == ENGLISH else text.replace(".", ",")


# ---- the chart ----------------------------------------------------------------------------------
def chart(found: Review, words: Translator) -> Grid:
    """A line for every few answers: how the chances were shared, as letters and as numbers."""
    grid = Grid(box=None, padding=(0, 1, 0, 0))
    grid.add_column(words("coach-answer"), justify="right", no_wrap=True)
    grid.add_column("")
    for seat in range(found.players):
        grid.add_column(f"P{seat + 1}", justify="right", no_wrap=True)
    last = len(found.chances) - 1
    for k in sorted({round(n * last / (ROWS - 1)) for n in range(ROWS)}):
        cells = [percent(one) for one in found.chances[k]]
        grid.add_row(str(found.first + k), bar(found.chances[k]), *cells)
    return grid


def bar(chances: list[int]) -> Text:
    """The number of each seat as often as its share of the line says."""
    line = Text()
    ends = [round(WIDTH * sum(chances[: seat + 1]) / WHOLE) for seat in range(len(chances))]
    for seat, end in enumerate(ends):
        line.append(str(seat + 1) * (end - (ends[seat - 1] if seat else 0)), COLOURS[seat])
    return line


# ---- luck and skill -----------------------------------------------------------------------------
def split(found: Review, words: Translator) -> Grid:
    """By seat what its result is made of."""
    grid = Grid(box=None, padding=(0, 2, 0, 0))
    grid.add_column("", no_wrap=True)
    for key in (*PARTS.values(), "coach-result"):
        grid.add_column(words(key), justify="right")
    for share in found.shares:
        even, *cells = [getattr(share, part) for part in PARTS]
        grid.add_row(
            f"P{share.seat + 1}", percent(even), *[signed(one, words.lang) for one in cells], percent(share.result)
        )
    return grid


def greatest(found: Review) -> list[ReviewLuck]:
    """The luck that mattered most, in the order of the game."""
    mattered = [one for one in found.luck if max(map(abs, one.effect)) >= LEAST]
    order = sorted(mattered, key=lambda one: -max(map(abs, one.effect)))[:EVENTS]
    return sorted(order, key=lambda one: one.ply)


def event(one: ReviewLuck, found: Review, words: Translator) -> RenderableType:
    """What happened, and what it did to everybody."""
    shares = "  ".join([f"P{seat + 1} {signed(n, words.lang)}" for seat, n in enumerate(one.effect) if n])
    told = [words.say(said.message) for said in one.events[:TOLD]] + ["…"] * (len(one.events) > TOLD)
    if one.kind == HIDDEN:  # nothing happened but an answer
        answer = found.decisions[one.ply - found.first - 1].answer
        told = [f"P{answer.seat + 1}: {words.say(answer.label.message)}"]
    head = words(KINDS[one.kind], ply=one.ply)
    return Text(f"{head}  {shares}").append("\n   " + " ".join(told) if told else "", "dim")


# ---- decisions ----------------------------------------------------------------------------------
def turning(found: Review, seat: int | None, words: Translator) -> list[RenderableType]:
    """The decisions that gave most away, the worst first."""
    by_ply = {one.ply: one for one in found.decisions}
    points = [by_ply[ply] for ply in found.turning]
    shown: list[RenderableType] = []
    for one in range(found.players) if seat is None else [seat]:
        mine = [point for point in points if point.answer.seat == one][:POINTS]
        shown += [turn(point, words) for point in mine]
    return shown or [Text(words("coach-no-turning"))]


def turn(point: ReviewDecision, words: Translator) -> RenderableType:
    """What was answered, what would have been better and why, and how it might have gone on."""
    assert point.best is not None
    label = words.say(point.answer.label.message)
    text = Text(words("coach-turn", ply=point.ply, seat=point.answer.seat + 1, label=label, loss=percent(point.loss)))
    text.append("\n" + words("coach-better", label=words.say(point.best.label.message)), "green")
    if point.best.why is not None:
        text.append(" " + words.say(point.best.why.message), "dim")
    if len(point.line) > 1:
        line = "; ".join([f"P{one.seat + 1} {words.say(one.label.message)}" for one in point.line[1:]])
        text.append("\n" + words("coach-line", line=line), "dim")
    return Padding(text, (0, 0, 0, 2), expand=False)


def accuracy(found: Review, words: Translator) -> Grid:
    """By seat and section of the rules."""
    sections: dict[str, str] = {}
    for rule in rules(found.game, words.lang):
        sections.setdefault(section([rule.id]), rule.section)
    grid = Grid(box=None, padding=(0, 2, 0, 0))
    grid.add_column("")
    for seat in range(found.players):
        grid.add_column(f"P{seat + 1}", justify="right", no_wrap=True)
    for phase in found.phases:
        cells = ["" if one is None else percent(one) for one in phase.accuracy]
        grid.add_row(sections.get(phase.rule, words("coach-phase-other")), *cells)
    grid.add_row(Text(words("coach-whole-game"), "bold"), *[percent(share.accuracy) for share in found.shares])
    grid.add_row(words("coach-decisions"), *[str(share.decisions) for share in found.shares])
    return grid
