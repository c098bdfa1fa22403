"""How strong the Traits and Evolution cards of Marine are: `python -m scripts.bots.traits`, for docs/rulings.md.

Four equal bots play; each keeps one of its three Traits at random, so that no opinion about Traits enters. A table
goes by the Trait that was drafted, whatever became of it later. Points of a card are what its chooser gains while it
is carried out.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from collections.abc import Iterable
from multiprocessing import Pool
from statistics import fmean
from typing import Final, NamedTuple

from tangledbank.arena.stats import Mean, Share
from tangledbank.bots import chance, player
from tangledbank.core.game import Game, Setup
from tangledbank.core.rng import pick
from tangledbank.earth.terms import E_CARD, E_VP
from tangledbank.games import rulebook
from tangledbank.games.marine.cards import CARD_KEYS
from tangledbank.games.marine.inheritance import Draft
from tangledbank.games.marine.rulebook import sea
from tangledbank.games.marine.terms import E_DISCARD
from tangledbank.games.marine.traits import NO_TRAIT, TRAIT_KEYS

SEATS: Final = 4
SEED: Final = 1859


class Played(NamedTuple):
    """One game: by seat the Trait, whether it won, and its points less the mean of the others; points by card."""

    traits: list[str]
    won: list[bool]
    ahead: list[float]
    cards: list[tuple[str, int]]


def play(spec: str, seed: int) -> Played:
    """A whole game; the draft is answered by chance."""
    game = Game(Setup(rulebook("marine"), SEATS, seed, {}, None), listen=True)
    bots = [player("marine", spec) for _ in range(SEATS)]
    traits = [NO_TRAIT] * SEATS
    while not game.over:
        seat = game.seat
        if isinstance(game.state.stack[-1], Draft):
            options = game.options(seat)
            game.apply(options[pick(chance(seed, seat, 0), len(options))], seat)
            traits[seat] = game.log[-1].action >> 16 & 255
        else:
            game.apply(bots[seat].answer(game, seat), seat)
    scores = game.scores()
    ahead = [mine - fmean(scores[:k] + scores[k + 1 :]) for k, mine in enumerate(scores)]
    winners = game.winners()
    named = [TRAIT_KEYS[trait] for trait in traits]
    return Played(named, [seat in winners for seat in range(SEATS)], ahead, card_points(game))


def card_points(game: Game) -> list[tuple[str, int]]:
    """What every card that was carried out gave its chooser; a card inside another counts for both."""
    found: list[tuple[str, int]] = []
    running: list[list[int]] = []
    for kind, a, b, _ in sea(game.state).events or []:
        if kind == E_CARD:
            running.append([a, b, 0])
        elif kind == E_VP:
            for card in running:
                card[2] += b if card[0] == a else 0
        elif kind == E_DISCARD:
            found += [(CARD_KEYS[card], points) for _, card, points in running if card == a]
            running = [card for card in running if card[1] != a]
    return found


# ---- tables -----------------------------------------------------------------------------
def trait_table(games: list[Played]) -> list[str]:
    """By Trait: how often it wins and how many points it is ahead of the others."""
    wins: dict[str, Share] = defaultdict(Share)
    ahead: dict[str, Mean] = defaultdict(Mean)
    for deal, game in enumerate(games):
        for trait, won, points in zip(game.traits, game.won, game.ahead, strict=True):
            wins[trait].add(won, deal)
            ahead[trait].add(points, deal)
    best = sorted(ahead, key=lambda trait: -ahead[trait].mean)
    return ["| Trait | games | wins | points ahead of the others |", "|---|---|---|---|"] + [
        f"| `{trait}` | {ahead[trait].sums.n} | {percent(wins[trait])} | {signed(ahead[trait])} |" for trait in best
    ]


def card_table(games: list[Played]) -> list[str]:
    """By card: how often it was carried out, and what it gave."""
    given: dict[str, Mean] = defaultdict(Mean)
    for deal, game in enumerate(games):
        for card, points in game.cards:
            given[card].add(points, deal)
    best = sorted(given, key=lambda card: -given[card].mean)
    return ["| card | times | points for its chooser |", "|---|---|---|"] + [
        f"| `{card}` | {given[card].sums.n} | {signed(given[card])} |" for card in best
    ]


def percent(wins: Share) -> str:
    found = wins.interval()
    return f"{found.value or 0:.0%} ({found.low or 0:.0%} to {found.high or 0:.0%})"


def signed(found: Mean) -> str:
    """A mean and half its interval; a single number has none."""
    high = found.interval().high
    return f"{found.mean:+.1f}" if high is None else f"{found.mean:+.1f} ± {high - found.mean:.1f}"


def games_of(spec: str, games: int, seed: int, jobs: int) -> Iterable[Played]:
    with Pool(jobs) as pool:
        yield from pool.starmap(play, [(spec, seed + k) for k in range(games)], chunksize=1)


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure the Traits and cards of Marine.")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--bot", default="greedy", help="who plays all four seats")
    parser.add_argument("--seed", type=int, default=SEED, help="of the first game; the others follow")
    parser.add_argument("--jobs", type=int, default=2)
    args = parser.parse_args()
    found = list(games_of(args.bot, args.games, args.seed, args.jobs))
    print("\n".join([*trait_table(found), "", *card_table(found)]))


if __name__ == "__main__":
    main()
