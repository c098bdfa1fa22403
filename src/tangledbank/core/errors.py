"""What can be wrong with input from outside. Every error carries a message, hence has a translation."""

from __future__ import annotations

from .message import Message, Reason


class BadInput(ValueError):
    """Something from outside cannot be used; the message says what was expected."""

    def __init__(self, message: Message) -> None:
        super().__init__(message)
        self.message = message

    def __str__(self) -> str:
        return str(self.message)


class NotationError(BadInput):
    """A text is not an action."""


class OptionError(BadInput):
    """A game, a number of players, a seed or an option does not exist or does not fit."""


class PositionError(BadInput):
    """A position is not complete, not consistent or not readable."""


class RecordError(BadInput):
    """A record cannot be read or does not replay to its own digests."""


class IllegalAction(BadInput):
    """A well-formed action is refused; `reasons` say why."""

    def __init__(self, message: Message, reasons: list[Reason]) -> None:
        super().__init__(message)
        self.reasons = reasons


class UndoError(BadInput):
    """Nothing may be taken back: the message says what lies in between."""
