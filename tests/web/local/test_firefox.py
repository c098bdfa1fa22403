"""The main ways through the client in Firefox: a first visit, a whole game, its replay, and without a connection."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import pytest

from tangledbank.server.http.web_files import WEB
from tests.server.serving import PLENTY, Served

from ..browsing import AXE, CLICK_ON, GAMES, HERE, KNOWS_GAMES, LOST, PHONE, STILL
from ..firefox import FIREFOX, Firefox, firefox

pytestmark = [
    pytest.mark.skipif(FIREFOX is None, reason="needs Firefox (Debian package firefox-esr)"),
    pytest.mark.skipif(not (WEB / "index.html").exists(), reason="needs the built web client (scripts/web, npm)"),
]
ASKED: Final = "() => !!document.querySelector('button[data-action]:enabled')"
PATIENCE_MS: Final = 20_000
LIT: Final = ".board .lit"
RIGHT: Final = "\ue014"
OVER: Final = "() => document.querySelector('.table')?.dataset.status === 'over'"
PLY: Final = "() => Number(document.querySelector('.table')?.dataset.ply ?? -1)"
LATER: Final = "ply => Number(document.querySelector('.table')?.dataset.ply) > ply"


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with Served(tmp_path_factory.mktemp("served")) as running:
        yield running


@pytest.fixture
def fox(tmp_path_factory: pytest.TempPathFactory, served: Served) -> Iterator[Firefox]:
    """Nobody has been here before."""
    with firefox(tmp_path_factory.mktemp("firefox")) as window:
        window.resizes(1440, 900).opens(served.address)
        yield window
        assert window.mistakes == []


def sits_down(fox: Firefox, game: str, options: dict[str, object]) -> str:
    """At a table for two, with a bot; its id."""
    wanted = {"game": game, "players": 2, "seats": ["me", "beginner"], "start": True, "options": options, "seed": 1859}
    begin = """async (wanted) => {
        const headers = {"Content-Type": "application/json"};
        const answer = await fetch("/api/tables", {method: "POST", headers, body: JSON.stringify(wanted)});
        return (await answer.json()).id;
    }"""
    table: str = fox.waits_for(begin, wanted)
    fox.evaluate(f"() => {{ {KNOWS_GAMES} }}")
    return table


def violations(fox: Firefox) -> list[str]:
    fox.waits_for(STILL)
    fox.evaluate(f"() => {{ {AXE.read_text(encoding='utf-8')} }}")
    found: list[str] = fox.evaluate("async () => (await axe.run()).violations.map(({id, nodes}) => id + nodes[0].html)")
    return found


def test_a_first_visitor_plays_at_once(fox: Firefox, served: Served) -> None:
    for title in GAMES.values():
        fox.sees(title)
    assert violations(fox) == []
    fox.clicks("button[aria-label='Play now: Evolution']")
    fox.sees("No, to the table")
    fox.clicks(".offer button:last-child")
    fox.waits_for(ASKED)
    assert violations(fox) == []
    ply = fox.evaluate(PLY)
    fox.clicks(LIT)  # a card for its food
    fox.waits_for(LATER, ply)


@pytest.mark.parametrize(
    "game", [pytest.param(game, marks=[pytest.mark.thorough] * (game != "marine")) for game in GAMES]
)
def test_a_whole_game_is_played_and_replayed(fox: Firefox, served: Served, game: str) -> None:
    table = sits_down(fox, game, {} if game == "evolution" else {"round_limit": 2})
    fox.opens(f"{served.address}/table/{table}")
    fox.waits_for(ASKED)
    clicks = fox.evaluate(CLICK_ON, [100_000, 7, True, PATIENCE_MS])
    assert clicks["pieces"] > clicks["options"] > 0, clicks
    assert fox.evaluate(OVER)
    fox.sees("won")
    fox.opens(f"{served.address}/replay/{table}?ply=3")
    fox.waits_for("() => document.querySelector('[type=range]')?.value === '3'")
    fox.evaluate("() => document.querySelector('[type=range]').focus()")
    fox.types(RIGHT)
    fox.waits_for("() => new URLSearchParams(location.search).get('ply') === '4'")
    assert violations(fox) == []


def test_without_a_server_the_page_says_so_and_goes_on_when_it_is_back(fox: Firefox, served: Served) -> None:
    table = sits_down(fox, "evolution", {})
    fox.opens(f"{served.address}/table/{table}")
    fox.waits_for(ASKED)
    served.context.sockets.counts[HERE] += PLENTY
    user = fox.evaluate("async () => (await (await fetch('/api/me')).json()).id")
    served.server.servers[0].get_loop().call_soon_threadsafe(served.context.hang_up, user)
    fox.sees(LOST)
    ply = fox.evaluate(PLY)
    fox.clicks("button[data-action]")
    served.context.sockets.counts[HERE] -= PLENTY
    fox.waits_for(LATER, ply)
    fox.waits_for("text => !document.body.innerText.includes(text)", LOST)
    fox.mistakes = [mistake for mistake in fox.mistakes if "WebSocket" not in mistake and "/api/socket" not in mistake]


@pytest.mark.skipif(not (WEB / "offline").is_dir(), reason="needs npm: scripts/offline")
def test_a_phone_plays_on_this_device_by_touch(fox: Firefox, served: Served) -> None:
    fox.evaluate(f"() => {{ {KNOWS_GAMES} }}")
    fox.resizes(PHONE["width"], PHONE["height"]).opens(served.address)
    fox.clicks("[aria-labelledby=on-this-device] button", "touch")
    fox.sees("Ready:")
    fox.clicks("button[aria-label='Play now: Evolution']", "touch")
    fox.waits_for("() => location.pathname.startsWith('/table/here-')")
    fox.waits_for(ASKED)
    ply = fox.evaluate(PLY)
    fox.clicks(LIT, "touch")  # a card for its food
    fox.waits_for(LATER, ply)
