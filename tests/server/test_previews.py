"""Previews say only what is certain, and nothing that the seat cannot know."""

from __future__ import annotations

import pytest

from tangledbank.core.game import Game
from tangledbank.core.message import Message
from tangledbank.core.rng import pick, scramble
from tangledbank.core.rulebook import Rulebook
from tangledbank.core.state import State
from tangledbank.games import names
from tangledbank.server.tables import previews
from tangledbank.server.tables.previews import Preview
from tangledbank.server.tables.table import Table

from .playing import random_game

PLIES = 400


def told_after(table: Table, seat: int, action: int) -> list[Message]:
    """What the seat really sees if it answers so, with the luck of this game."""
    game = table.playing
    twin = Game(game.setup, state=game.state.clone())
    twin.state.events = []
    twin.apply(action, seat)
    return twin.story(seat)


def preview(game: Game, seat: int, action: int) -> list[Message]:
    """All of it at once."""
    looking = Preview(game, seat, action)
    for _ in looking.steps():
        pass
    return looking.certain()


@pytest.mark.parametrize("game", names())
def test_a_preview_is_the_beginning_of_what_happens(game: str) -> None:
    certain = 0
    for ply, table in enumerate(random_game(game, PLIES)):
        for seat in table.waiting():
            options = table.playing.state.options(seat)
            action = options[pick(scramble(ply), len(options))]
            before = preview(table.playing, seat, action)
            assert before == told_after(table, seat, action)[: len(before)], (ply, seat)
            certain += len(before)
    assert certain > PLIES // 4, "previews say something"


@pytest.mark.parametrize("game", names())
def test_a_preview_does_not_differ_between_states_that_look_alike(game: str) -> None:
    differing = 0
    for ply, table in enumerate(random_game(game, PLIES)):
        if ply % 7:
            continue
        real = table.playing
        for seat in table.waiting():
            twin = Game(real.setup, state=real.rulebook.determinize(real.state, seat, 1000 + ply))
            differing += twin.digest() != real.digest()
            for action in real.state.options(seat)[:4]:
                assert preview(twin, seat, action) == preview(real, seat, action), (ply, seat)
    assert differing > 10, "the states do differ"


@pytest.mark.parametrize("game", names())
def test_a_preview_changes_nothing(game: str) -> None:
    for ply, table in enumerate(random_game(game, 60)):
        if ply % 6:
            continue
        before = table.playing.text(), table.playing.told, table.playing.state.rng
        for seat in table.waiting():
            preview(table.playing, seat, table.playing.state.options(seat)[0])
        assert (table.playing.text(), table.playing.told, table.playing.state.rng) == before


def test_a_preview_stops_where_the_worlds_part(monkeypatch: pytest.MonkeyPatch) -> None:
    table = next(random_game("evolution", 1))
    stories = iter([["a", "b", "c"], ["a", "b"], ["a", "b", "x"], *[["a", "b", "c"]] * previews.SAMPLED_WORLDS])
    monkeypatch.setattr(previews, "story", lambda *world: [Message(key) for key in next(stories)])
    assert preview(table.playing, 0, 0) == [Message("a"), Message("b")]


@pytest.mark.parametrize("game", names())
def test_a_preview_has_no_luck_not_even_that_of_an_imagined_world(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A step that draws is told up to its draw, and the draw itself is never made."""
    told = previews.story
    asked = 0

    def story(book: Rulebook, world: State, seat: int, action: int) -> list[Message]:
        nonlocal asked
        before = world.rng
        seen = told(book, world, seat, action)
        assert world.rng == before
        asked += 1
        return seen

    monkeypatch.setattr(previews, "story", story)
    monkeypatch.setattr(previews, "SAMPLED_WORLDS", 1)
    for table in random_game(game, PLIES):
        for seat in table.waiting():
            for action in table.playing.state.options(seat)[:6]:
                preview(table.playing, seat, action)
    assert asked > PLIES
