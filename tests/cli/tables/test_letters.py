"""The letters of animals and elements and the marks of terrains: of each language, and no two alike."""

from __future__ import annotations

import pytest

from tangledbank import Game, new
from tangledbank.cli.interactive.reading import Reader, fold
from tangledbank.cli.words import Translator
from tangledbank.games.dominant_species.terminal import seen as dominant_species_seen
from tangledbank.games.dominant_species.terminal import table as dominant_species
from tangledbank.games.marine.terminal import seen as marine_seen
from tangledbank.languages import LANGUAGES
from tests.randomly import random_answer

GAMES = [dominant_species_seen, marine_seen]


def said(keys: dict[str, str], lang: str) -> list[str]:
    return [Translator(lang)(key) for key in keys.values()]


def typed(letters: list[str]) -> list[str]:
    """As they are read: without capitals and accents."""
    return [word for letter in letters for word in fold(letter)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_two_animals_and_no_two_elements_have_the_same_letter(lang: str) -> None:
    for game in GAMES:
        for keys in (game.LETTERS, game.SIGNS):
            letters = said(keys, lang)
            assert all(len(letter) == 1 for letter in letters)
            assert len(set(typed(letters))) == len(keys)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_animals_have_capitals_and_elements_small_letters(lang: str) -> None:
    for game in GAMES:
        assert all(letter.isupper() for letter in said(game.LETTERS, lang))
        assert all(letter.islower() for letter in said(game.SIGNS, lang))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_pawns_of_animals_and_special_pawns_have_different_letters(lang: str) -> None:
    assert not {*typed(said(marine_seen.LETTERS, lang))} & {*typed(said(marine_seen.SIGNS, lang))}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_letter_is_in_the_name_of_its_animal_or_element(lang: str) -> None:
    """K as in krill and u as in sun are old friends."""
    for game in GAMES:
        for name, key in game.LETTERS.items() | game.SIGNS.items():
            kind = "animal" if name in game.LETTERS else "element"
            word = "".join(fold(Translator(lang)(f"{game.LOOK.prefix}-{kind}-{name}")))
            assert fold(Translator(lang)(key))[0] in (word if name != "crustaceans" else word + "k")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_two_terrains_or_sides_of_vents_look_alike(lang: str) -> None:
    for game in GAMES:
        marks = said(game.SHORT, lang)
        assert all(len(mark) == 2 for mark in marks)
        assert len({mark.casefold() for mark in marks}) == len(marks)


def test_the_flat_map_has_the_marks_of_vents() -> None:
    tile: marine_seen.TileView = {"terrain": "vent", "side": "smoker", "cubes": {}, "endangered": []}
    faces = {lang: marine_seen.face(tile, Translator(lang)).short for lang in LANGUAGES}
    assert faces == {"en": "SK", "pl": "KO", "it": "BM", "hu": "FS"}


def test_letters_are_typed_in_the_own_language_or_in_english() -> None:
    """In Polish s is the sun and u, too; in English s is a seed."""
    game = choosing_elements("sun", "seed")
    seat = game.waiting[0]
    found = {
        (lang, letter): Reader(game, seat, dominant_species.noun, Translator(lang)).option(letter)
        for lang, letter in (("pl", "s"), ("pl", "u"), ("pl", "n"), ("en", "s"), ("en", "u"))
    }
    verb = game.options(seat)[0].split()[0]
    elements = {key: str(option).removeprefix(f"{verb} ") for key, option in found.items()}
    assert elements == {
        ("pl", "s"): "sun",
        ("pl", "u"): "sun",
        ("pl", "n"): "seed",
        ("en", "s"): "seed",
        ("en", "u"): "sun",
    }


def choosing_elements(*elements: str) -> Game:
    """A random game where somebody chooses one of some elements."""
    game = new("dominant-species", 3, 5)
    while not {("adapt", element) for element in elements} <= {
        tuple(option.split()) for option in game.options(game.waiting[0])
    }:
        game.apply(random_answer(game, game.waiting[0]), game.waiting[0])
    return game
