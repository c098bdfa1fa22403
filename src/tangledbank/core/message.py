"""Translatable messages: rules name a key and its arguments, the outer rings say it in a language."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final


class Message:
    """A key of the message files with its arguments; an argument may be a message itself."""

    def __init__(self, key: str, **args: object) -> None:
        self.key: Final = key
        self.args: Final[dict[str, object]] = args

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Message) and self.key == other.key and self.args == other.args

    def __hash__(self) -> int:
        return hash(self.key)

    def __repr__(self) -> str:
        return "Message(" + ", ".join([repr(self.key), *[f"{k}={v!r}" for k, v in self.args.items()]]) + ")"

    def __str__(self) -> str:
        return SPEAKER[0](self)


class Reason:
    """Why an action is refused: the rules that forbid it and a sentence."""

    def __init__(self, rules: tuple[str, ...], message: Message) -> None:
        self.rules: Final = rules
        self.message: Final = message

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Reason) and self.rules == other.rules and self.message == other.message

    def __hash__(self) -> int:
        return hash(self.rules)

    def __repr__(self) -> str:
        return f"Reason({self.rules!r}, {self.message!r})"

    def said(self) -> Message:
        """The sentence with its rules."""
        return Message("reason", why=self.message, rules=", ".join(self.rules)) if self.rules else self.message

    def __str__(self) -> str:
        return str(self.said())


# The core has no words of its own: the package lends it a speaker when it is imported.
SPEAKER: Final[list[Callable[[Message], str]]] = [repr]
