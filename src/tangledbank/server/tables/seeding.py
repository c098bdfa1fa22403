"""Luck that nobody can choose: the server commits to a secret, every player adds a number (docs/adr/0027)."""

from __future__ import annotations

import secrets

from ...core.errors import OptionError
from ...core.message import Message
from ...core.shared_seed import SharedSeed, check_number
from .commands import must_be, must_own, not_allowed
from .entries import AnyEntry, Committed, Contributed, Created
from .table import OPEN, Table


def fresh_secret() -> str:
    """256 bits that nobody can guess."""
    return secrets.token_hex(32)


def commit(made: Created) -> list[AnyEntry]:
    """The server's part for a new table; none if its seed was chosen, or it begins in a position."""
    return [] if made.verifiable or made.position is not None else [Committed(fresh_secret())]


def proven(seed: SharedSeed) -> list[AnyEntry]:
    """The parts of a seed as a record tells them."""
    return [Committed(seed.secret), *[Contributed(seat, number) for seat, number in seed.numbers.items()]]


def contribute(table: Table, user: str, seat: int, number: str) -> list[AnyEntry]:
    """A player adds a number of their own, or another one instead, before the game begins."""
    must_own(table, user, seat)
    must_be(table, OPEN)
    if not table.secret:
        raise not_allowed("server-seed-chosen")
    return [Contributed(seat, check_number(number))] if table.numbers.get(seat) != number else []


def must_be_alone(made: Created, has_free_seats: bool) -> None:
    """Who chooses the seed plays alone: at a table for others nobody may know what luck will bring."""
    if made.verifiable and has_free_seats:
        raise OptionError(Message("server-seed-chosen"))
