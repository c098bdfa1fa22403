"""The report as one page that needs nothing else: no script, no font, no request."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from html import escape
from typing import Final

from ...core.message import Message
from ...core.rulebook import text_of
from ..stats import Interval
from ..summary import Standing, Summary
from .numbers import HEADINGS, counted, in_percent, lead, number, numbers, span
from .svg import histograms, intervals

Say = Callable[[Message], str]
"""Speaks a language; str speaks English."""

STYLE: Final = """
:root { color-scheme: light dark; --paper: #fdfcf8; --ink: #1d2021; --faint: #d9d6cc; --soft: #5d5f57; --leaf: #1f6f54;
  --clay: #a8421f; }
@media (prefers-color-scheme: dark) { :root { --paper: #17191a; --ink: #e9e6dd; --faint: #3c4043; --soft: #a9aaa2;
  --leaf: #6fcf9f; --clay: #f0935f; } }
body { background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto;
  max-width: 60rem; padding: 0 1rem; }
h1, h2 { line-height: 1.2; } h2 { margin-top: 2.5rem; } h2::first-letter { text-transform: uppercase; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; } caption { text-align: left; color: var(--soft); padding: .3rem 0; }
th, td { border-bottom: 1px solid var(--faint); padding: .35rem .5rem; text-align: right; }
td { white-space: nowrap; } .bot { display: inline-block; min-width: 6rem; overflow-wrap: anywhere; }
th:first-child { text-align: left; min-width: 9rem; } td small { color: var(--soft); display: block; }
svg { width: 100%; height: auto; } svg text { fill: var(--ink); font-size: 14px; }
svg .name { text-anchor: end; } svg .mark { text-anchor: middle; fill: var(--soft); }
svg .grid { stroke: var(--faint); } svg .reference { stroke: var(--clay); stroke-dasharray: 5 4; }
svg .whisker { stroke: var(--leaf); stroke-width: 3; } svg .point, svg .bar { fill: var(--leaf); }
svg .mean { stroke: var(--clay); stroke-width: 2; } li code { overflow-wrap: anywhere; }
"""


class Report:
    """Writes the page of a summary in one language."""

    def __init__(self, summary: Summary, say: Say, lang: str) -> None:
        self.summary: Final = summary
        self.say: Final = say
        self.lang: Final = lang

    def word(self, key: str, **args: object) -> str:
        """A message ready for a page."""
        return escape(self.say(Message(key, **args)))

    def page(self) -> str:
        """The whole page."""
        plan = self.summary.plan
        title = self.word("arena-report-title", game=plan.game, players=str(plan.players))
        policy = "default-src 'none'; style-src 'unsafe-inline'"
        head = [
            '<meta charset="utf-8">',
            f'<meta http-equiv="Content-Security-Policy" content="{policy}">',
            '<meta name="viewport" content="width=device-width">',
            f"<title>{title}</title><style>{STYLE}</style>",
        ]
        body = [
            f"<h1>{title}</h1>",
            self.setting(),
            self.table(),
            self.plots(),
            self.pairs(),
            self.forfeits(),
            self.notes(),
        ]
        begin = f'<!doctype html>\n<html lang="{self.lang}"><head>'
        return "\n".join([begin, *head, "</head><body>", *body, "</body></html>", ""])

    # ---- words and tables ---------------------------------------------------------
    def setting(self) -> str:
        """What was played."""
        plan = self.summary.plan
        options = ", ".join([f"{name}={text_of(value)}" for name, value in plan.options.items()])
        return (
            f"<p>{self.word('arena-counted', **counted(self.summary))}</p>"
            f"<p>{self.word('arena-report-setting', seed=str(plan.seed), options=options)}</p>"
        )

    def table(self) -> str:
        """One line for every bot, the best first."""
        rows = [self.row(standing) for standing in self.summary.ranking()]
        return self.grid("arena-report-bots", [self.word(key) for key in (*HEADINGS, "arena-forfeits")], rows)

    def row(self, standing: Standing) -> list[str]:
        cells = [cell(value, small) for value, small in numbers(standing, self.summary)]
        return [named(standing.bot), str(standing.games), *cells, str(standing.forfeits)]

    def pairs(self) -> str:
        """Who is ahead of whom."""
        bots = [standing.bot for standing in self.summary.ranking()]
        heads = [self.word("arena-bot"), *[named(bot) for bot in bots]]
        rows = [[named(a), *[self.pair(a, b) for b in bots]] for a in bots]
        return f"<h2>{self.word('arena-ahead')}</h2>" + self.grid("arena-report-ahead", heads, rows)

    def pair(self, a: str, b: str) -> str:
        return "" if a == b else cell(*lead(self.summary, a, b))

    def grid(self, caption: str, heads: list[str], rows: list[list[str]]) -> str:
        """A table; its cells are HTML already."""
        top = "".join([f'<th scope="col">{head}</th>' for head in heads])
        lines = [
            f'<tr><th scope="row">{row[0]}</th>' + "".join([f"<td>{c}</td>" for c in row[1:]]) + "</tr>" for row in rows
        ]
        return (
            f'<div class="scroll" tabindex="0"><table><caption>{self.word(caption)}</caption>'
            f"<thead><tr>{top}</tr></thead><tbody>{''.join(lines)}</tbody></table></div>"
        )

    def forfeits(self) -> str:
        """The first few, if there are any."""
        if not self.summary.forfeits:
            return ""
        items = "".join([f"<li><code>{escape(text)}</code></li>" for text in self.summary.forfeits])
        return f"<h2>{self.word('arena-forfeits')}</h2><p>{self.word('arena-report-forfeits')}</p><ul>{items}</ul>"

    def notes(self) -> str:
        """How the numbers are made."""
        items = "".join([f"<li>{self.word(key)}</li>" for key in NOTES])
        return f"<h2>{self.word('arena-report-how')}</h2><ul>{items}</ul>"

    # ---- plots --------------------------------------------------------------------
    def plots(self) -> str:
        """Ratings, points, seats and lengths."""
        summary = self.summary
        ranking = summary.ranking()
        ratings = [(standing.bot, summary.ratings.interval(standing.bot)) for standing in ranking]
        scores = [(standing.bot, standing.scores) for standing in ranking]
        seats = [(f"P{seat + 1}", in_percent(wins.interval())) for seat, wins in enumerate(summary.seats)]
        lengths: list[tuple[str, Counter[int]]] = [(self.say(Message("arena-plies")), summary.plies)]
        rounds: list[tuple[str, Counter[int]]] = [(self.say(Message("arena-rounds")), summary.rounds)]
        return "\n".join(
            [
                self.plot(
                    "arena-rating", "arena-report-ratings", intervals(*self.told("arena-rating", ratings), ratings)
                ),
                self.plot("arena-report-scores", "arena-report-scores-how", self.hills("arena-report-scores", scores)),
                self.plot(
                    "arena-report-seats",
                    "arena-report-seats-how",
                    intervals(*self.told("arena-report-seats", seats), seats, 100 / summary.plan.players),
                ),
                self.plot("arena-report-length", "arena-report-length-how", self.hills("arena-report-length", lengths)),
                self.hills("arena-rounds", rounds) if summary.rounds else "",
            ]
        )

    def plot(self, heading: str, about: str, svg: str) -> str:
        return f"<h2>{self.word(heading)}</h2><p>{self.word(about)}</p>{svg}"

    def told(self, key: str, rows: list[tuple[str, Interval]]) -> tuple[str, str]:
        """The title of a plot, and its numbers in words."""
        numbers = [f"{name} {number(row.value, 2)} ({span(row, 2)})" for name, row in rows]
        return self.say(Message(key)), "; ".join(numbers)

    def hills(self, key: str, rows: list[tuple[str, Counter[int]]]) -> str:
        """Histograms with the range and the mean of each in words."""
        about = "; ".join([f"{name} {described(counts)}" for name, counts in rows])
        return histograms(self.say(Message(key)), about, rows)


NOTES: Final = [
    "arena-note-schedule",
    "arena-note-intervals",
    "arena-note-ranks",
    "arena-note-rating",
    "arena-note-forfeit",
    "arena-note-same",
]


def named(bot: str) -> str:
    """A bot in a table: the command of a program may be broken anywhere."""
    return f'<span class="bot">{escape(bot)}</span>'


def cell(value: str, small: str) -> str:
    """A number with its interval below."""
    return f"{escape(value)}<small>{escape(small)}</small>"


def described(counts: Counter[int]) -> str:
    """A histogram in words."""
    if not counts:
        return "–"
    mean = sum([number * n for number, n in counts.items()]) / counts.total()
    return f"{min(counts)} … {max(counts)} (⌀ {mean:.1f})"
