"""What the words of a game's actions name, for programs that know nothing of the game."""

from __future__ import annotations

from typing import TypeAlias

from ..core.notation import Notation

Actions: TypeAlias = dict[str, list[dict[str, str]]]


def actions(notation: Notation) -> Actions:
    """By verb, for each word after it: the `kind` of thing it names, and where that lies (`at`) if it must be said."""
    return {
        verb.word: [
            {"kind": arg.kind, "at": at} if at else {"kind": arg.kind}
            for arg, at in zip(verb.args, verb.places, strict=True)
        ]
        for verb in notation.verbs
    }
