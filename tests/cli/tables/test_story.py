"""What is told between turns: shortly, with "you" for what is one's own, and everything that was public."""

from __future__ import annotations

import re

import pytest
from rich.console import ConsoleDimensions

from tangledbank import Game, Message, new, position
from tangledbank.cli.interactive.story import paragraphs, worth_telling, yours
from tangledbank.cli.tables import table
from tangledbank.cli.words import Translator
from tangledbank.games.evolution.terminal import table as evolution
from tangledbank.i18n import LANGUAGES
from tests.randomly import random_answer

from .marine_table import drawn

FEAST = """
players 2
phase 5
hole 9
species
  {owner P1; board a; population 2; body 3}
  {owner P1; board b; population 1; body 1}
  {owner P2; board c; population 2; body 3}
"""


def story(game: Game, seat: int, lang: str = "en") -> str:
    told = table(game.rulebook.name).told(worth_telling(game.story(seat)), seat, game.view(seat))
    return " ".join(" ".join([text.plain for text in paragraphs(told, Translator(lang))]).split())


def test_meals_are_one_sentence_and_forced_ones_are_yours() -> None:
    """P1 chooses once; the meals that follow are forced, and told as P1's own all the same."""
    game = position("evolution", FEAST, listen=True)
    game.apply("feed a", 0)
    while not game.over and game.view(0)["phase"] == 5:
        game.apply(game.options()[-1])
    told = story(game, 0)
    assert "Plants from the watering hole: your a×2 b, P2’s c×2." in told
    assert "P1" not in told.partition("Round")[0]
    assert "Plants from the watering hole: P1’s a×2 b, your c×2." in story(game, 1)


def test_public_discards_are_told() -> None:
    game = new("evolution", 2, 7, listen=True)
    while not any(message.key == "evo-event-discard" for message in game.story(0)):
        seat = game.waiting[0]
        options = game.options(seat)
        game.apply(next((option for option in options if option.startswith("new")), options[0]), seat)
    card = next(message.args["card"] for message in game.story(0) if message.key == "evo-event-discard")
    assert re.search(rf"(You discard|P2 discards) [^.]*{re.escape(str(card))}", story(game, 0))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_hidden_is_told_in_any_language(lang: str) -> None:
    """The short story of a seat is made of what it was told, so two worlds that it cannot tell apart read the same."""
    game = new("evolution", 3, 11, listen=True)
    for _ in range(80):
        game.apply(random_answer(game, game.waiting[0]), game.waiting[0])
    told = story(game, 0, lang)
    drawn = {str(m.args["card"]) for m in game.story(1) if m.key == "evo-event-draw"}
    seen = " ".join(str(message) for message in game.story(0))
    assert not [
        card for card in drawn if Translator(lang).say(Message("evo-list", items=[card])) in told and card not in seen
    ]


def test_own_species_are_yours_in_labels() -> None:
    species = Message("evo-species", owner=1, board="a")
    assert str(yours(Message("evo-do-feed", species=species), 0)).startswith("Feed your species a ")
    assert str(yours(Message("evo-do-feed", species=species), 1)).startswith("Feed P1’s species a ")


@pytest.mark.parametrize("name", ["dominant-species", "marine"])
def test_own_animals_are_marked_and_sentences_of_one_animal_joined(name: str) -> None:
    game = new(name, 3, 3, listen=True)
    for _ in range(30):
        game.apply(random_answer(game, game.waiting[0]), game.waiting[0])
    assert " (you)" in story(game, 0)
    assert story(game, -1).count(" (you)") == 0
    pawn = [Message("dom-event-pawn", animal="X", space=n) for n in (1, 2)]
    assert [text.plain for text in paragraphs(pawn, Translator("en"))] == ["X: pawn on 1; pawn on 2."]


def test_what_everybody_saw_go_behind_a_screen_is_shown() -> None:
    view = position("evolution", FEAST).view(0)
    seats = view["seats"]
    assert isinstance(seats, list)
    side = seats[1]
    assert isinstance(side, dict)
    size = ConsoleDimensions(80, 24)
    side["screen"] = 12
    assert "P2 ▣12" in drawn(evolution.board(view, 0, Translator("en"), size), 80)
