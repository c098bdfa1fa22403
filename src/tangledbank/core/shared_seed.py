"""A seed that nobody chose: a secret whose hash was shown before the others added their numbers (docs/adr/0027)."""

from __future__ import annotations

import re
from collections.abc import Mapping
from hashlib import sha256
from typing import Final

from .errors import OptionError, RecordError
from .message import Message
from .rulebook import Json
from .value import Value

SECRET: Final = re.compile(r"[0-9a-f]{64}")
NUMBER: Final = re.compile(r"0|[1-9][0-9]{0,39}")
SEAT: Final = re.compile(r"P([1-6])")
SHARED_SEED_FORM: Final = "{secret <64 hexadecimal digits>; P1 <number>; ...}"


class SharedSeed(Value):
    """The secret of the server, and what each seat added, as digits; a seat that added nothing is left out."""

    def __init__(self, secret: str, numbers: Mapping[int, str]) -> None:
        if not SECRET.fullmatch(secret):
            raise OptionError(Message("bad-shared-secret"))
        for number in numbers.values():
            check_number(number)
        self.secret: Final = secret
        self.numbers: Final = dict(sorted(numbers.items()))

    @property
    def commitment(self) -> str:
        """What is shown before anybody adds a number: it binds to the secret, and gives nothing of it away."""
        return sha256(self.secret.encode()).hexdigest()

    @property
    def seed(self) -> int:
        """The 256 bits that all chance comes from."""
        lines = ["shared seed", self.secret, *[f"P{seat + 1} {number}" for seat, number in self.numbers.items()]]
        return int.from_bytes(sha256("\n".join(lines).encode()).digest(), "big")

    def line(self) -> Json:
        """As a record has it."""
        return {"secret": self.secret, **{f"P{seat + 1}": number for seat, number in self.numbers.items()}}

    @staticmethod
    def of_line(data: Json) -> SharedSeed:
        """From what a record says; RecordError if that cannot be."""
        numbers: dict[int, str] = {}
        for name, value in data.items():
            seat = SEAT.fullmatch(name)
            if seat is None and name != "secret":
                raise bad_line()
            if seat is not None:
                numbers[int(seat[1]) - 1] = str(value)
        try:
            return SharedSeed(str(data.get("secret")), numbers)
        except OptionError:
            raise bad_line() from None


def bad_line() -> RecordError:
    return RecordError(Message("bad-record-field", field="shared_seed", expected=SHARED_SEED_FORM))


def check_number(number: str) -> str:
    """A number that a player may add, as digits."""
    if not NUMBER.fullmatch(number):
        raise OptionError(Message("bad-shared-number", got=number[:60]))
    return number
