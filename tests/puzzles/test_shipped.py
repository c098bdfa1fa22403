"""What is shipped: every puzzle is reached, asks what its best answer answers, and can be said in four languages."""

from __future__ import annotations

import re
from importlib.resources import files

import msgspec
import pytest

from tangledbank.coach.clearness import GAP
from tangledbank.coach.review import section
from tangledbank.core.errors import BadInput
from tangledbank.core.game import Game, Setup
from tangledbank.games import names, rulebook, spec
from tangledbank.i18n import LANGUAGES, say
from tangledbank.puzzles.document import (
    ALPHABET,
    FILE,
    LEVELS,
    PAIRS,
    SHORT,
    NoPuzzle,
    Puzzle,
    PuzzleGame,
    name_of,
    of_day,
    packed,
    puzzle,
    puzzles,
    unpacked,
)
from tangledbank.puzzles.position import PuzzlePosition
from tangledbank.puzzles.tags import IDEAS
from tangledbank.ruletext import rules

MOST_BYTES = 60_000
"""Of a game: it is part of what is fetched for playing without a server."""


def games_of(game: str) -> list[PuzzleGame]:
    """The games that its puzzles are from, the shortest first."""
    found = {source.seed: source for source, _ in puzzles(game).values()}
    return sorted(found.values(), key=lambda source: len(source.log))


def check(game: str, source: PuzzleGame) -> None:
    """Play it once, and look at every puzzle on the way."""
    book = rulebook(game)
    table = Game(Setup(book, source.players, source.seed, source.options, None))
    at = {one.ply: one for one in source.puzzles}
    for ply, place in enumerate([*unpacked(source.log), 0]):
        seat = table.waiting[0]
        options = table.options(seat)
        if ply in at:
            one = at[ply]
            assert table.digest().startswith(one.digest), name_of(source, one)
            assert all(0 <= k < len(options) for k, _ in one.chances), name_of(source, one)
            assert one.tags[0] == section(book.prompt_rules(table.state)), name_of(source, one)
        table.apply(options[place], seat)
    assert len(unpacked(source.log)) == max(at), "no answer more than is needed"


@pytest.mark.parametrize("game", names())
def test_the_puzzles_of_the_shortest_game_are_reached(game: str) -> None:
    check(game, games_of(game)[0])


@pytest.mark.thorough
@pytest.mark.parametrize("game", names())
def test_every_puzzle_is_reached(game: str) -> None:
    for source in games_of(game):
        check(game, source)


@pytest.mark.parametrize("game", names())
def test_of_every_puzzle_one_answer_is_clearly_best(game: str) -> None:
    for name, (_, one) in puzzles(game).items():
        chances = dict(one.chances)
        assert len(chances) >= 2, name
        assert max(chances, key=lambda place: chances[place]) == one.best, name
        first, second, *_ = sorted(chances.values(), reverse=True)
        assert 1000 * (first - second) >= GAP - 1000, f"{name}: in thousandths both are rounded"


@pytest.mark.parametrize("game", names())
def test_tags_and_levels_have_words_in_every_language(game: str) -> None:
    known = {lang: {section([rule.id]) for rule in rules(game, lang)} for lang in LANGUAGES}
    for lang in LANGUAGES:
        for _, one in puzzles(game).values():
            assert one.tags[0] in known[lang]
            assert set(one.tags[1:]) <= set(IDEAS)
            assert one.level in LEVELS
    from tangledbank import Message

    for lang in LANGUAGES:
        for key in [*[f"puzzle-idea-{idea}" for idea in IDEAS], *[f"puzzle-level-{level}" for level in LEVELS]]:
            assert say(Message(key), lang)


@pytest.mark.parametrize("game", names())
def test_a_file_of_puzzles_is_small(game: str) -> None:
    assert len(files(spec(game).package).joinpath(FILE).read_bytes()) < MOST_BYTES


@pytest.mark.parametrize("game", names())
def test_every_day_has_a_puzzle_and_the_next_day_another(game: str) -> None:
    days = [of_day(game, 740_000 + k) for k in range(len(puzzles(game)))]
    assert sorted(days) == sorted(puzzles(game))


def test_a_position_says_its_question_its_reason_and_how_it_goes_on() -> None:
    game = names()[0]
    source = games_of(game)[0]
    one = source.puzzles[0]
    position = PuzzlePosition(game, source, one).played()
    assert position.best in position.options
    assert position.line[0].action == position.best
    assert position.line[0].seat == position.seat
    assert position.chance(position.best) == one.chances[0][1]
    assert all(say(message, lang) for lang in LANGUAGES for message in (position.why(position.best), *position.recent))


def test_a_position_that_is_not_reached_any_more_is_refused() -> None:
    game = names()[0]
    source = games_of(game)[0]
    one = source.puzzles[0]
    other = msgspec.structs.replace(one, digest="x")
    with pytest.raises(NoPuzzle):
        PuzzlePosition(game, source, other).played()
    with pytest.raises(NoPuzzle):
        PuzzlePosition(game, msgspec.structs.replace(source, log=packed([PAIRS - 1])), one).played()


def test_there_is_no_puzzle_of_another_name() -> None:
    with pytest.raises(BadInput, match="no puzzle nonsense"):
        puzzle(names()[0], "nonsense")


def test_places_are_packed_into_letters_and_back() -> None:
    places = [0, 1, SHORT - 1, SHORT, SHORT + 1, SHORT + 64, SHORT + PAIRS - 1, 5]
    assert unpacked(packed(places)) == places
    assert set(packed(places)) <= set(ALPHABET)
    assert not re.search(r"[^\w-]", ALPHABET)


@pytest.mark.parametrize(
    ("greedy", "strong", "level"), [(5, 5, 1), (5, 3, 2), (3, 5, 2), (2, 5, 3), (0, 4, 4), (0, 0, 5)]
)
def test_a_level_says_who_finds_the_answer(greedy: int, strong: int, level: int) -> None:
    assert Puzzle(1, "d", 0, [(0, 900)], greedy, strong, ["EV-6"]).level == level
