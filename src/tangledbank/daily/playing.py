"""Records of deals: checked answer by answer, or made by an expert."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ..core.errors import BadInput
from ..core.game import Game
from ..core.message import Message
from ..core.record import Record
from .deal import Deal
from .opponents import EXPERT, choice


class NotTheDeal(BadInput):
    """A record of another game, or one that bots and rules did not lead to."""


def check_head(deal: Deal, record: Record) -> None:
    """Refuse a record that does not begin as the deal does, or by other rules."""
    game = deal.begin()
    expected = game.record({})
    if record.game == expected.game and record.present_rules != expected.rules:
        raise NotTheDeal(Message("daily-other-rules", got=record.present_rules, expected=expected.rules))
    if record.shared_seed is not None or str(record.until(0)).split("\n\n")[0] != str(expected).split("\n\n")[0]:
        raise NotTheDeal(Message("daily-other-deal", day=deal.day))


def checked(deal: Deal, log: Sequence[tuple[int, str]], begin: int = 0) -> Iterator[Game]:
    """The game of a log, answer by answer: those of bots from `begin` on must be what the bots answer.

    NotTheDeal names the first that is not, or that the rules do not allow.
    """
    game = deal.begin()
    yield game
    for ply, (seat, text) in enumerate(log):
        try:
            if ply >= begin and seat != deal.seat and seat in game.waiting and choice(game, seat) != text:
                raise NotTheDeal(Message("daily-other-bots", ply=ply + 1, seat=seat + 1))
            game.apply(text, seat)
        except NotTheDeal:
            raise
        except BadInput as error:
            raise NotTheDeal(Message("daily-bad-answer", ply=ply + 1, because=error.message)) from None
        yield game


def played_by_expert(deal: Deal, log: Sequence[tuple[int, str]] = ()) -> Iterator[Game]:
    """The deal as an expert plays it, after so much of it, answer by answer."""
    game = deal.begin()
    for seat, text in log:
        game.apply(text, seat)
    while not game.over:
        seat = game.waiting[0]
        game.apply(choice(game, seat, EXPERT) if seat == deal.seat else choice(game, seat), seat)
        yield game
