"""Evolution with the next version of its rules, in which somebody who feeds says `eat`."""

from __future__ import annotations

from importlib import import_module
from typing import Any, Final

import pytest

from tangledbank import Game, Record
from tangledbank.core.notation import Notation, Verb
from tangledbank.core.rng import pick, scramble
from tangledbank.core.rulebook import Json, Rulebook
from tangledbank.core.state import State
from tangledbank.games import rulebook, spec

NOW: Final = rulebook("evolution").rules
NEXT: Final = NOW + 1


def following(old: Rulebook) -> type[Rulebook]:
    """The rulebook of the next version: its positions say so, and it reads those of before."""
    base: Any = type(old)

    class Following(base):  # type: ignore[misc]
        def dump(self, g: State) -> Json:
            return {**super().dump(g), "rules": self.rules}

        def load(self, data: Json) -> State:
            found: State = super().load({**data, "rules": old.rules})
            return found

    return Following


def next_rules(monkeypatch: pytest.MonkeyPatch, word: str = "eat") -> Rulebook:
    """The next version: what was `feed` has another word, so that answers of before cannot be read."""
    old = rulebook("evolution")
    verbs = [Verb(word, *verb.args) if verb.word == "feed" else verb for verb in old.notation.verbs]
    written = {place: " ".join(names) for place, names in old.written.items()}
    book = following(old)(old.name, old.rules + 1, old.players, old.options, Notation(verbs), written)
    monkeypatch.setattr(import_module(f"{spec('evolution').package}.rulebook"), "RULEBOOK", book)
    return book


def play_on(game: Game, plies: int, dice: int = 1) -> Game:
    """Random answers, always the same."""
    for _ in range(plies):
        if game.over:
            break
        dice = scramble(dice + 1)
        seat = game.waiting[pick(dice, len(game.waiting))]
        options = game.options(seat)
        game.apply(options[pick(scramble(dice + 1), len(options))], seat)
    return game


def first_feeding(record: Record) -> int:
    """The number of the first answer that the next version cannot read."""
    return next(ply for ply, (_, text) in enumerate(record.log, 1) if text.startswith("feed"))
