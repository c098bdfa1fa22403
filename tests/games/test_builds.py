"""Both builds play the same games: the digests of random games are in a file that each build must reproduce."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

import tangledbank
from tangledbank.core.codec import digest
from tangledbank.core.playout import perft, play_on, playout
from tangledbank.core.rulebook import OptionValue
from tangledbank.games import names, rulebook
from tests.games.declared import declared

DATA = Path(__file__).parent / "data"


def random_game(name: str, k: int) -> str:
    """Half-way and final digest of the k-th random game; players and options go through all combinations."""
    book = rulebook(name)
    players = book.players[k % len(book.players)]
    given: dict[str, OptionValue] = {
        option.name: option.allowed[-1 if option.safety or k // len(book.players) >> bit & 1 else 0]
        for bit, option in enumerate(book.options)
        if players != option.forced_players and players <= declared(name).few_players.get(option.name, 6)
    }
    g = book.new_state(players, k, book.check_options(players, given))
    g.advance()
    play_on(g, k, 100)
    half = digest(book.dump(g))
    decisions = playout(g, k + 1)
    return f"{k} {players} {decisions} {half} {digest(book.dump(g))} {' '.join(map(str, g.scores()))}"


@pytest.mark.parametrize("name", names())
def test_random_games_end_as_recorded(name: str) -> None:
    path = DATA / f"{name}-digests.txt"
    found = "\n".join(random_game(name, k) for k in range(declared(name).random_games)) + "\n"
    if os.environ.get("TANGLEDBANK_RECORD"):
        path.write_text(found, encoding="utf-8")
    assert path.read_text(encoding="utf-8") == found, "rules changed? raise the rules version and record again"


def test_the_engine_says_how_it_was_built() -> None:
    expected = os.environ.get("TANGLEDBANK_EXPECT", "compiled" if tangledbank.is_compiled() else "pure")
    assert tangledbank.is_compiled() == (expected == "compiled")


@pytest.mark.parametrize(
    ("players", "seed", "counts"),
    [(2, 1, [4, 16, 256, 3504]), (3, 2, [4, 16, 64, 1024]), (4, 7, [4, 16, 64, 256])],
)
def test_positions_ahead_are_as_many_as_counted_before(players: int, seed: int, counts: list[int]) -> None:
    """Counts with chance fixed by the seed; a changed number is explained in its commit."""
    game = tangledbank.new("evolution", players=players, seed=seed)
    assert [perft(game.state, depth) for depth in (1, 2, 3, 4)] == counts


def test_positions_ahead_in_quick_play() -> None:
    game = tangledbank.new("evolution", players=2, seed=1, quick_play=True)
    assert [perft(game.state, depth) for depth in (1, 2, 3)] == [4, 16, 256]


def test_positions_ahead_in_the_feeding_phase() -> None:
    text = """
        hole 6
        players 3
        seats
          {hand [horns+1 climbing+3]}
        species
          {owner P1; board a; population 3; body 4; traits [carnivore intelligence]}
          {owner P1; board b; population 2; traits [foraging cooperation]}
          {owner P1; board c; population 2; body 2; traits [fat_tissue]}
          {owner P2; board d; population 2; body 2; traits [climbing horns]}
          {owner P2; board e; population 3; body 3; traits [scavenger]}
          {owner P3; board f; population 4; body 1; traits [intelligence]}
    """
    lines = [line.removeprefix("        ") for line in text.strip("\n").splitlines()]
    game = tangledbank.position("evolution", "\n".join(lines))
    assert [perft(game.state, depth) for depth in (1, 2, 3, 4, 5)] == [8, 16, 90, 252, 1278]
