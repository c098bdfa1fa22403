"""How often players of a game over days must come back, with orders and without, in games that bots have played.

    python -m scripts.server.roundtrips --games 4 --bot greedy

A round trip is a visit: somebody is asked after others have acted, and answers all they are asked until others are. For
every game it is counted how many visits there are

- without orders;
- with the one order that needs no thought: answer where only one answer is sensible;
- with what a careful player can leave: after a visit the same bot plays on in a few worlds that it cannot tell apart,
  and what it answers in all of them is left; "alike" says how many of these answers are those that it gave in person;
- at best: with orders that say what was really answered later, as far as nothing new became known: no more is saved.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from typing import Final, NamedTuple

from tangledbank.bots import chance, player
from tangledbank.core.game import Game, Setup
from tangledbank.games import names, rulebook
from tangledbank.server.tables.entries import Followed, Moved, Order
from tangledbank.server.tables.orders import MAX_ORDERS, StandingOrders

WORLDS: Final = 3
MAX_AHEAD: Final = 40
"""Answers that are played on, of all seats together."""
SENSIBLE: Final = Order(repeat=True, until="game")
Left = Callable[[Game, int, int], list[Order]]
"""What somebody leaves: the game as it is, who, and after how many answers of the record."""


class Count(NamedTuple):
    """Visits, answers that orders gave, and how many of these were those of the record."""

    visits: int
    given: int
    alike: int


def recorded(game: str, players: int, seed: int, bot: str) -> Game:
    """A game between bots."""
    found = Game(Setup(rulebook(game), players, seed, rulebook(game).bounds(), None))
    seats = [player(game, bot) for _ in range(players)]
    while not found.over:
        seat = found.seat
        answer = seats[seat].answer(found, seat)
        found.apply(answer, seat)
    return found


def visits(record: Game, leave: Left) -> Count:
    """Play a record again; whoever is asked and has no order that answers as the record does comes back."""
    game, standing = Game(record.setup), dict[int, StandingOrders]()
    came = given = alike = 0
    present = -1
    for ply, entry in enumerate(record.log):
        seat, text = entry.seat, game.rulebook.notation.show(entry.action)
        orders, counter = standing.get(seat), game.state.info_counter
        found = orders.answer(game, seat) if orders is not None and seat != present else None
        given += found is not None
        alike += found is not None and found.action == text
        if found is None or found.action != text:
            came += seat != present
            if present not in (-1, seat):
                standing[present] = StandingOrders(game, present, leave(game, present, ply))
            present = seat
        game.apply(text, seat)
        if orders is not None:
            moved = Followed(seat, text, order=found.order) if found and found.action == text else Moved(seat, text)
            orders.answered(game, moved, counter)
    return Count(came, given, alike)


def nothing(game: Game, seat: int, ply: int) -> list[Order]:
    return []


def sensible_only(game: Game, seat: int, ply: int) -> list[Order]:
    return [SENSIBLE]


def at_best(record: Game) -> Left:
    """What the record says that the seat will answer."""
    show = record.rulebook.notation.show

    def leave(game: Game, seat: int, ply: int) -> list[Order]:
        own = [show(entry.action) for entry in record.log[ply:] if entry.seat == seat]
        return [Order([answer], until="game") for answer in own[:MAX_ORDERS]]

    return leave


def careful(bot: str) -> Left:
    """What the bot answers in all worlds, one question after the other, as long as it is the same."""

    def leave(game: Game, seat: int, ply: int) -> list[Order]:
        ahead = [answers(game, seat, chance(k, seat, ply), bot) for k in range(WORLDS)]
        orders = [SENSIBLE]
        for same in zip(*ahead, strict=False):
            if len(set(same)) > 1 or len(orders) == MAX_ORDERS:
                break
            question, answer = same[0]
            orders.insert(-1, Order([answer], question, until="game"))
        return orders

    return leave


def answers(game: Game, seat: int, seed: int, bot: str) -> list[tuple[str, str]]:
    """The questions that come to the seat in a world where all play on, and what it answers."""
    book = game.rulebook
    world = Game(game.setup, state=book.determinize(game.state, seat, seed))
    seats = [player(book.name, bot) for _ in range(game.state.seats)]
    found: list[tuple[str, str]] = []
    for _ in range(MAX_AHEAD):
        if world.over:
            break
        who = world.seat
        answer = seats[who].answer(world, who)
        text = answer if isinstance(answer, str) else book.notation.show(answer)
        if who == seat:
            found.append((world.prompt(seat).key, text))
        world.apply(text, who)
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=2, help="of each game")
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--only", default="", help="one game")
    chosen = parser.parse_args()
    print("| game | answers | visits without orders | where one is sensible | careful | alike | at best |")
    print("|---|---|---|---|---|---|---|", flush=True)
    for game in [name for name in names() if chosen.only in ("", name)]:
        records = [recorded(game, chosen.players, seed, chosen.bot) for seed in range(1, chosen.games + 1)]
        rows = [
            [visits(record, leave) for leave in (nothing, sensible_only, careful(chosen.bot), at_best(record))]
            for record in records
        ]
        plain, only, left, best = [Count(*map(sum, zip(*column, strict=True))) for column in zip(*rows, strict=True)]
        moves, n = sum(len(record.log) for record in records), chosen.games
        alike = f"{100 * left.alike / max(1, left.given):.0f} %"
        cells = [f"{moves / n:.0f}", *[f"{count.visits / n:.0f}" for count in (plain, only, left)]]
        print(f"| {game} | {' | '.join(cells)} | {alike} | {best.visits / n:.0f} |", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
