"""How games went: after the end everything, before it what a seat saw; and cheap, however long the game."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import zip_longest
from typing import Any, cast

import pytest

from tangledbank import Game, new
from tangledbank.core.game import Setup
from tangledbank.core.record import Entry
from tangledbank.core.rng import pick, scramble
from tangledbank.core.rulebook import EVERYTHING, SPECTATOR, Json
from tangledbank.games import names, rulebook
from tangledbank.server.http.routes import replays
from tangledbank.server.http.routes.replays import SNAPSHOT_INTERVAL, GameHistory, Turn, history_of, lines_of
from tangledbank.server.http.schemas import CourseLine, Moment
from tangledbank.server.live.view_schemas import Words
from tangledbank.server.live.views import words
from tangledbank.server.live.wire import encode
from tangledbank.server.tables.table import Table

from ..serving import Served, Visitor


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with Served(tmp_path_factory.mktemp("replays")) as server:
        yield server


def played(name: str, plies: int, listen: bool = False) -> Game:
    """A game of random answers."""
    game = Game(Setup(rulebook(name), 3, 11, {}, None), listen)
    while not game.over and len(game.log) < plies:
        answer(game, len(game.log))
    return game


def answer(game: Game, luck: int) -> None:
    seat = game.waiting[pick(scramble(luck), len(game.waiting))]
    options = game.options(seat)
    game.apply(options[pick(scramble(luck + 1), len(options))], seat)


def filmed(game: Game) -> GameHistory:
    return GameHistory(game.setup, 0)


def course_of(film: GameHistory, log: list[Entry], eye: int) -> list[CourseLine]:
    """All lines of a game that is followed in one go."""
    for _ in film.following(log):
        pass
    return list(lines_of(film, len(log), eye))


def moment_of(film: GameHistory, log: list[Entry], ply: int, eye: int) -> Moment:
    for _ in film.following(log):
        pass
    return replays.moment_at(film, len(log), ply, eye)


def visible(game: Game, seat: int) -> Json:
    """What a seat sees of the table; its answers are told apart from it."""
    return game.rulebook.visible(game.state, seat)


# ---- what is shown ---------------------------------------------------------------------------
@pytest.mark.parametrize("name", names())
def test_a_seat_sees_what_it_saw_at_that_time(name: str) -> None:
    """At every question the live view is written down, then compared with the replay of the whole game."""
    game = played(name, 0, listen=True)
    seen: list[dict[str, Any]] = [visible(game, 1)]
    stories = [[words(message) for message in game.story(1)]]
    while not game.over and len(game.log) < 130:
        answer(game, len(game.log))
        seen.append(visible(game, 1))
        stories.append([words(message) for message in game.story(1)])
    film = filmed(game)
    shown = [moment_of(film, game.log, ply, 1) for ply in range(len(game.log) + 1)]
    assert [one.seat.view for one in shown] == seen
    told: list[Words] = []
    for one, story in zip(shown, stories, strict=True):
        told += one.seat.events
        assert told == story


@pytest.mark.parametrize("name", names())
def test_answers_of_others_stay_theirs(name: str) -> None:
    game = played(name, 60)
    film = filmed(game)
    for line in course_of(film, game.log, 1):
        assert (line.action is not None) == (line.label is not None) == (line.seat == 1)
    everything = course_of(film, game.log, EVERYTHING)
    show = game.rulebook.notation.show
    assert [(line.seat, line.action) for line in everything] == [(e.seat, show(e.action)) for e in game.log]


def test_points_of_all_are_open_as_everybody_saw_tokens_go_behind_screens() -> None:
    game = played("evolution", 100)
    assert not game.over
    for eye in (SPECTATOR, 1, EVERYTHING):
        assert course_of(filmed(game), game.log, eye)[-1].scores == game.scores()


def test_points_on_earth_are_open() -> None:
    game = played("dominant-species", 80)
    assert course_of(filmed(game), game.log, 0)[-1].scores == game.scores()


def test_a_whole_truth_shows_all_hands() -> None:
    game = played("evolution", 12)
    view = moment_of(filmed(game), game.log, 12, EVERYTHING).seat.view
    assert [seat["hand"] for seat in view["seats"]] == [game.view(s)["seats"][s]["hand"] for s in range(3)]  # type: ignore[index]
    marine = new("marine", 3, 5)
    animals = moment_of(filmed(marine), [], 0, EVERYTHING).seat.view["animals"]
    assert all(len(animal["hand"]) == 3 for animal in animals.values())


def test_each_line_names_the_rules_of_its_question() -> None:
    game = played("evolution", 40)
    lines = course_of(filmed(game), game.log, 0)
    assert lines[0].rules == ["EV-5.1", "EV-5.2", "EV-5.3"]
    assert all(line.rules for line in lines)
    assert {line.round for line in lines} >= {1}


def test_the_truth_comes_with_the_question_of_whoever_is_asked() -> None:
    game = played("dominant-species", 30)
    shown = moment_of(filmed(game), game.log, 30, EVERYTHING)
    assert shown.waiting == game.waiting
    assert [option.action for option in shown.seat.options] == game.options()
    assert isinstance(shown.seat.prompt, Words)
    assert shown.seat.rules


def test_the_end_asks_nobody() -> None:
    game = played("evolution", 2000)
    last = moment_of(filmed(game), game.log, len(game.log), EVERYTHING)
    assert (last.seat.prompt, last.seat.options, last.waiting, last.scores) == (None, [], [], game.scores())


def test_a_film_goes_on_with_its_game() -> None:
    game = played("marine", 70)
    film = filmed(game)
    first = course_of(film, game.log[:40], 0)
    whole = course_of(film, game.log, 0)
    assert whole[:40] == first
    assert whole == course_of(filmed(game), game.log, 0)


def test_two_who_follow_a_film_in_turns_see_the_same_game() -> None:
    game = played("marine", 70)
    film = filmed(game)
    for _ in zip_longest(film.following(game.log), film.following(game.log[:30])):
        pass
    assert course_of(film, game.log, 0) == course_of(filmed(game), game.log, 0)
    assert [turn.entry for turn in film.ahead(30).turns] == game.log[:30]
    assert course_of(film.ahead(30), game.log, 0) == course_of(filmed(game), game.log, 0)


def test_a_long_game_is_played_once_however_often_it_is_scrubbed() -> None:
    """After that a position is at most so many answers away as are between those that are kept."""

    class Counted(GameHistory):
        played = 0

        def play(self, state: Any, entry: Entry) -> Turn:
            self.played += 1
            return super().play(state, entry)

    game = played("dominant-species", 2200)
    film = Counted(game.setup, 0)
    for _ in range(2):
        assert len(encode(course_of(film, game.log, EVERYTHING))) < 1_000_000
    for ply in range(0, len(game.log), 301):
        moment_of(film, game.log, ply, EVERYTHING)
    assert film.played == len(game.log)
    assert len(film.kept) == len(game.log) // SNAPSHOT_INTERVAL + 1


# ---- over HTTP -------------------------------------------------------------------------------
def table(visitor: Visitor, **fields: Any) -> str:
    body = {"game": "evolution", "players": 2, "seats": ["me", "novice"], "start": True}
    return str(visitor.done("/api/tables", {**body, **fields})["id"])


def status(visitor: Visitor, path: str) -> int:
    return visitor.get(path).status_code


def test_a_dropped_record_is_replayed_by_everybody_who_has_the_link(served: Served) -> None:
    game = played("evolution", 2000)
    key = served.guest().done("/api/records", {"record": str(game.record())})["id"]
    stranger = served.stranger()
    lines = stranger.get(f"/api/tables/{key}/course").json()["lines"]
    assert [line["ply"] for line in lines] == list(range(1, len(game.log) + 1))
    shown = stranger.get(f"/api/tables/{key}/moments/{len(game.log)}").json()
    assert shown["scores"] == game.scores()
    assert stranger.get(f"/api/tables/{key}/moments/3?seat=1").json()["seat"]["seat"] == 1


def test_a_running_game_is_for_those_who_play_it(served: Served) -> None:
    host = served.guest()
    key = table(host)
    assert status(served.guest(), f"/api/tables/{key}/course") == 409
    assert status(host, f"/api/tables/{key}/course?seat=1") == 403
    assert status(host, f"/api/tables/{key}/moments/0?seat=1") == 403
    assert host.get(f"/api/tables/{key}/moments/0").json()["seat"]["seat"] == 0


@pytest.mark.parametrize("ply", ["-1", "x", "999999"])
def test_there_is_no_other_ply(served: Served, ply: str) -> None:
    host = served.guest()
    assert status(host, f"/api/tables/{table(host)}/moments/{ply}") == 400


def test_after_an_undo_the_course_is_another(served: Served) -> None:
    host = served.guest()
    key = table(host, seats=["me", "me"])
    first = host.get(f"/api/tables/{key}").json()["seats"][0]["options"]
    for option in (0, 1):
        body = {"seat": 0, "ply": 0, "action": first[option]["action"]}
        host.done(f"/api/tables/{key}/move", body)
        lines = host.get(f"/api/tables/{key}/course").json()["lines"]
        assert [line["action"] for line in lines] == [first[option]["action"]]
        host.done(f"/api/tables/{key}/undo", {"seat": 0})
    assert host.get(f"/api/tables/{key}/course").json()["lines"] == []


def test_films_of_few_answers_are_kept_the_latest_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    tables = [cast(Table, Played(game=played("marine", 10))) for _ in range(3)]
    monkeypatch.setattr(replays, "MAX_PLIES_IN_MEMORY", 20)
    films = [history_of(table) for table in tables[:3]]
    assert [history_of(tables[k]) is films[k] for k in (2, 1, 2, 0, 1)] == [True, True, True, False, False]


class Played:
    """A table as far as its film looks at it."""

    def __init__(self, game: Game) -> None:
        self.playing = game
        self.epoch = 0
        self.ply = len(game.log)
