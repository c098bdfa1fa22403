"""Previews say only what is certain, and nothing that the seat cannot know."""

from __future__ import annotations

import pytest

from tangledbank import new
from tangledbank.core.game import Game
from tangledbank.core.message import Message
from tangledbank.core.rng import pick, scramble
from tangledbank.core.state import State
from tangledbank.games import names
from tangledbank.server.live import previews
from tangledbank.server.live.insights import changes, insight_of
from tangledbank.server.live.previews import Preview, Prospect
from tangledbank.server.live.view_schemas import Change, PreviewView, Words
from tangledbank.server.live.views import words
from tangledbank.server.tables.table import Table

from ..playing import random_game

PLIES = 400


def told_after(table: Table, seat: int, action: int) -> list[Words]:
    """What the seat really sees if it answers so, with the luck of this game."""
    game = table.playing
    twin = Game(game.setup, state=game.state.clone())
    twin.state.events = []
    twin.apply(action, seat)
    return [words(message) for message in twin.story(seat)]


def preview(game: Game, seat: int, action: int) -> PreviewView:
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
            before = preview(table.playing, seat, action).events
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
    kept, other = Change("a", "b", "defences", 1, 2), Change("b", "a", "defences", 1, 0)
    worlds = [("abc", [kept, other]), ("ab", [kept]), ("abx", [kept]), *[("abc", [kept, other])] * 8]
    prospects = iter([Prospect([Message(key) for key in keys], changed) for keys, changed in worlds])
    monkeypatch.setattr(previews, "prospect", lambda *world: next(prospects))
    assert preview(table.playing, 0, 0) == PreviewView([Words("a"), Words("b")], [kept])


@pytest.mark.parametrize("game", names())
def test_a_preview_has_no_luck_not_even_that_of_an_imagined_world(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A step that draws is told up to its draw, and the draw itself is never made."""
    look_ahead = previews.look_ahead
    asked = 0

    def watched(world: State, seat: int, action: int) -> tuple[State, int]:
        nonlocal asked
        before = world.rng
        then = look_ahead(world, seat, action)
        assert world.rng == before == then[0].rng
        asked += 1
        return then

    monkeypatch.setattr(previews, "look_ahead", watched)
    monkeypatch.setattr(previews, "SAMPLED_WORLDS", 1)
    for table in random_game(game, PLIES):
        for seat in table.waiting():
            for action in table.playing.state.options(seat)[:6]:
                preview(table.playing, seat, action)
    assert asked > PLIES


# ---- numbers that change ---------------------------------------------------------------------
def test_a_new_element_on_a_display_changes_what_matches() -> None:
    for table in random_game("dominant-species", 400):
        game = table.playing
        adapt = [option for option in game.options() if option.startswith("adapt ")]
        if adapt:
            break
    found = [change for option in adapt for change in preview(game, game.seat, game.number(option)).changes]
    matching = [change for change in found if change.what == "matching"]
    assert {change.who for change in matching} == {str(game.view(game.seat)["deciding"])}
    assert all(change.after > change.before for change in matching)


def test_new_cubes_change_points_or_dominance() -> None:
    what = set()
    for table in random_game("dominant-species", 500):
        game = table.playing
        for option in [option for option in game.options() if option.startswith("cubes ")]:
            what |= {change.what for change in preview(game, game.seat, game.number(option)).changes}
    assert {"points", "dominant", "endangered"} <= what


def test_nothing_changes_by_itself() -> None:
    game = new("marine", 3, 27)
    now = insight_of("marine", game.state, 0)
    assert changes(now, now) == []
