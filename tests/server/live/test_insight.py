"""What a board means: the engine's own numbers, and nothing hidden."""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Iterator
from typing import Any, Final

import pytest

from tangledbank import Game, new
from tangledbank.core.rng import pick, scramble
from tangledbank.core.rulebook import SPECTATOR
from tangledbank.core.state import Undrawn
from tangledbank.games import names
from tangledbank.games.dominant_species.scoring import final_scoring
from tangledbank.games.marine.scoring import LastPoints
from tangledbank.server.http.schemas import Insight
from tangledbank.server.live.insights import insight_of

from ..serving import Served


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with Served(tmp_path_factory.mktemp("insight")) as server:
        yield server


def moments(name: str, most: int, seed: int = 4) -> Iterator[Game]:
    """A game of random answers at each of its questions, always the same object."""
    game = new(name, 3, seed)
    for ply in range(most):
        if game.over:
            return
        yield game
        seat = game.waiting[pick(scramble(ply), len(game.waiting))]
        options = game.options(seat)
        game.apply(options[pick(scramble(ply + 1), len(options))], seat)


def seen(game: Game, seat: int) -> Insight:
    return insight_of(game.rulebook.name, game.state, seat)


# ---- hidden things ---------------------------------------------------------------------------
@pytest.mark.parametrize("name", names())
def test_insight_depends_on_nothing_hidden(name: str) -> None:
    for ply, game in enumerate(moments(name, 150)):
        for seat in (SPECTATOR, 0, 2):
            world = game.rulebook.determinize(game.state, seat, ply)
            assert insight_of(name, world, seat) == seen(game, seat)


def test_a_face_down_carnivore_hunts_for_its_owner_only() -> None:
    game = new("evolution", 2, 143)
    for seat, action in [(0, "food foraging+7"), (1, "food scavenger+7"), (0, "trait carnivore+5 a")]:
        game.apply(action, seat)
    assert [(a.attacker, a.prey) for a in seen(game, 0).attacks] == [("a", "b")]
    assert seen(game, 1).attacks == []
    assert seen(game, SPECTATOR).attacks == []


# ---- the engine's own numbers ----------------------------------------------------------------
def test_an_attack_without_reasons_is_an_option_and_the_others_are_not() -> None:
    tried = 0
    for game in moments("evolution", 400, seed=9):
        if not any(option.startswith(("feed", "attack")) for option in game.options()):
            continue
        own = {species["board"] for species in game.view(game.seat)["seats"][game.seat]["species"]}  # type: ignore[index]
        for attack in seen(game, game.seat).attacks:
            if attack.attacker in own and not any(reason.why.key == "evo-why-fed-already" for reason in attack.blocked):
                legal = f"attack {attack.attacker} {attack.prey}" in game.options()
                assert legal == (not attack.blocked), (attack, game.options())
                tried += 1
    assert tried > 30


def test_every_defence_comes_with_its_rules() -> None:
    found = {}
    for game in moments("evolution", 500, seed=2):
        for attack in seen(game, game.seat).attacks:
            found.update({reason.why.key: reason.rules for reason in attack.blocked})
    assert found["evo-why-too-small"] == ["EV-10.4"]
    assert all(found.values())


@pytest.mark.parametrize(("name", "verb"), [("dominant-species", "dominate "), ("marine", "evolve ")])
def test_a_scored_tile_gives_the_points_that_were_announced(name: str, verb: str) -> None:
    """Seen in the first events: cards and Traits that react come later."""
    tried = 0
    for game in moments(name, 900, seed=6):
        for option in [option for option in game.options() if option.startswith(verb)]:
            tile = option.removeprefix(verb)
            before = points(game)
            world = game.state.clone()
            world.draws = []
            try:
                world.stack.pop().resolve(world, game.number(option))
            except Undrawn:
                continue
            after = points(Game(game.setup, state=world))
            gained = {animal: after[animal] - n for animal, n in before.items() if after[animal] != n}
            assert gained == seen(game, SPECTATOR).tiles[tile].points
            tried += 1
    assert tried > 20


LAST: Final[dict[str, Any]] = {"dominant-species": final_scoring, "marine": LastPoints().run}


@pytest.mark.parametrize("name", LAST)
def test_tiles_of_a_game_that_is_over_tell_what_their_last_scoring_gave(name: str) -> None:
    """Without what special pawns bring."""
    for game in itertools.islice(moments(name, 600), 0, None, 40):
        over = game.state.clone()
        over.stack = []
        shown = insight_of(name, over, SPECTATOR)
        targets: Counter[str | None] = Counter()
        for element in shown.elements.values():
            targets[element.control] += element.target
        before = points(Game(game.setup, state=over.clone()))
        LAST[name](over)
        for animal, n in points(Game(game.setup, state=over)).items():
            tiles = sum([tile.points.get(animal, 0) for tile in shown.tiles.values()])
            assert n - before[animal] == tiles + targets[animal]


def points(game: Game) -> dict[str, int]:
    return {name: animal["vp"] for name, animal in game.view(SPECTATOR)["animals"].items()}  # type: ignore[attr-defined]


def test_dominance_and_fitness_are_those_of_the_view() -> None:
    for game in moments("dominant-species", 120):
        tiles = game.view(SPECTATOR)["tiles"]
        assert isinstance(tiles, dict)
        told = seen(game, SPECTATOR).tiles
        assert {t: (one.matching, one.dominant) for t, one in told.items()} == {
            t: (one["fitness"], one["dominant"]) for t, one in tiles.items()
        }


def test_elements_have_domination_values_and_targets() -> None:
    found = seen(new("marine", 3, 27), 0).elements
    assert set(found) == {"algae", "gastropods", "plankton", "sponges", "sun", "worms"}
    assert found["worms"].values["crustaceans"] > found["worms"].target
    assert found["worms"].control is None


# ---- over HTTP -------------------------------------------------------------------------------
def test_a_player_asks_what_the_board_means(served: Served) -> None:
    host = served.guest()
    body = {"game": "marine", "players": 3, "seats": ["me", "me", "me"], "seed": 27, "start": True}
    key = host.done("/api/tables", body)["id"]
    answer = host.get(f"/api/tables/{key}/insight?seat=0").json()
    assert answer["insight"]["tiles"]["d4"]["matching"]
    assert host.get(f"/api/tables/{key}/insight?seat=7").status_code == 400


def test_others_see_what_spectators_see_and_nothing_for_a_seat(served: Served) -> None:
    host, guest = served.guest(), served.guest()
    body = {"game": "dominant-species", "players": 2, "seats": ["me", "me"], "start": True}
    key = host.done("/api/tables", body)["id"]
    assert guest.get(f"/api/tables/{key}/insight").json()["insight"]["tiles"]
    assert guest.get(f"/api/tables/{key}/insight?seat=-1").status_code == 200
    assert guest.get(f"/api/tables/{key}/insight?seat=0").status_code == 403


def test_spectators_who_are_behind_do_not_count_ahead(served: Served) -> None:
    host = served.guest()
    body = {"game": "marine", "players": 2, "seats": ["me", "me"], "start": True, "delay": 60}
    key = host.done("/api/tables", body)["id"]
    assert served.guest().get(f"/api/tables/{key}/insight").status_code == 409
    assert host.get(f"/api/tables/{key}/insight").status_code == 200
