"""What people read is words: nothing that the engine calls its things, and no place that was left empty."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache
from typing import TypeVar

import pytest

import tangledbank
from tangledbank import Game
from tangledbank.core.message import Message
from tangledbank.core.rng import next_state, pick, scramble
from tangledbank.core.rulebook import EVERYTHING, SPECTATOR
from tangledbank.games import gallery, rulebook
from tangledbank.games import names as game_names
from tangledbank.i18n import LANGUAGES, say

from .test_locale import FILES
from .test_locale import messages as keys_of

RAW = re.compile(
    r"\w_\w"  # fat_tissue
    r"|\b[a-z]+[+-]\d"  # horns+3, speciation-1
    r"|[{}]|\$\w"  # a place of a message that nothing was put in
    r"|\b(?:bot|cli|core|dom|evo|lesson|mar|option|server|web)-[a-z]"  # the key of a message
    r"|\b(?:None|True|False)\b"
)
T = TypeVar("T")
GAMES_EACH = 3
REFUSED = 6
"""So many answers of earlier questions are tried at each question: they are refused with reasons."""


@pytest.mark.parametrize(
    "text", ["take fat_tissue", "horns+3 ×", "on speciation-1", "{ $n } cards", "evo-prompt-cards"]
)
def test_raw_tokens_are_noticed(text: str) -> None:
    assert RAW.search(text)


@pytest.mark.parametrize("text", ["Fat Tissue −1", "corner d2.e of A", "1–2 cards", "Horns +3", "on Speciation 1"])
def test_words_are_not_taken_for_tokens(text: str) -> None:
    assert not RAW.search(text)


class Luck:
    """Picks one of several."""

    def __init__(self, seed: int) -> None:
        self.rng = scramble(seed)

    def choice(self, things: Sequence[T]) -> T:
        self.rng = next_state(self.rng)
        return things[pick(self.rng, len(things))]


def said_in(game: Game, luck: Luck) -> Iterator[Message]:
    """Every message of a game that is played at random: questions, answers, refusals, and what happens."""
    known: list[str] = []
    while not game.over:
        seat = luck.choice(game.waiting)
        options = game.options(seat)
        yield game.prompt(seat)
        yield from map(game.label, options)
        for action in [luck.choice(known) for _ in range(REFUSED if known else 0)]:
            yield from [reason.message for reason in game.why_not(action, seat)]
        known = [*known, *options][-300:]
        game.apply(luck.choice(options), seat)
    for seat in (EVERYTHING, SPECTATOR, *range(len(game.scores()))):
        yield from game.story(seat)


@cache
def messages(name: str) -> list[Message]:
    """All of some games with different numbers of players, and of the cards and options; each once."""
    players = rulebook(name).players
    found = [
        message
        for seed in range(GAMES_EACH)
        for message in said_in(tangledbank.new(name, players[seed % len(players)], seed, listen=True), Luck(seed))
    ]
    for piece in gallery.gallery(name):
        found += [piece.name, piece.text, *([piece.doubt] if piece.doubt else [])]
    return list({repr(message): message for message in found}.values())


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", game_names())
def test_nothing_that_is_said_is_a_raw_token(name: str, lang: str) -> None:
    told = [say(message, lang) for message in messages(name)]
    assert len(told) > 1000
    assert [text for text in told if RAW.search(text)] == []
    assert all(told)


# ---- every sentence, whether a random game comes to it or not ------------------------------------
UNSEEN = re.compile(r"terminal|cli|env\b|outside|server-ops|server-store|arena")
"""Files of which no page shows anything."""
WRITTEN_BY_HAND = {"evo-expect-card", "expect-one-seed", "server-bad-proxy"}
"""What is said to whoever writes a position, a request or a setting by hand, in the words to be written."""
ON_PAGES = [file for file in FILES if not UNSEEN.search(file)]
Kinds = dict[str, dict[str, object]]


def noted(message: Message, kinds: Kinds) -> None:
    """One value of each kind that every argument has: the names of animals, of cards, of hexes, numbers ..."""
    for name, value in message.args.items():
        if value is None:  # the sentence without it
            continue
        of_kind = value.key.rsplit("-", 1)[0] if isinstance(value, Message) else type(value).__name__
        kinds.setdefault(name, {}).setdefault(of_kind, value)
        for part in value if isinstance(value, (list, tuple)) else [value]:
            if isinstance(part, Message):
                noted(part, kinds)


@cache
def kinds_of(game: str) -> Kinds:
    kinds: Kinds = {}
    for message in messages(game):
        noted(message, kinds)
    return kinds


def sentences(file: str) -> Iterator[Message]:
    """Every sentence of a file with every kind of thing that can stand in it."""
    games = [game for game in game_names() if f"/{game.replace('-', '_')}/" in file]
    kinds = kinds_of(games[0]) if games else {}
    for key, names in keys_of("en", file).items():
        if key in WRITTEN_BY_HAND:
            continue
        usual = {name: next(iter(kinds.get(name, {}).values()), 3) for name in names}
        yield Message(key, **usual)
        for name in names:
            for value in kinds.get(name, {}).values():
                yield Message(key, **{**usual, name: value})


@pytest.mark.parametrize("file", ON_PAGES)
def test_no_sentence_can_show_a_raw_token(file: str) -> None:
    told = [(message.key, lang, say(message, lang)) for message in sentences(file) for lang in LANGUAGES]
    assert told
    assert [one for one in told if RAW.search(one[2].removeprefix("None "))] == []
