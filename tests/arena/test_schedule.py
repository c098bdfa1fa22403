"""Who sits where: everybody equally often everywhere, and with everybody."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tangledbank.arena import Fixture, schedule
from tangledbank.core.rng import MASK, scramble

SEEDS = st.integers(0, MASK)
BOTS = st.integers(1, 8)
PLAYERS = st.integers(2, 6)


def names(n: int) -> list[str]:
    return [f"bot{k}" for k in range(n)]


def spread(numbers: list[int]) -> int:
    return max(numbers) - min(numbers)


def seats_of(fixtures: list[Fixture], bots: list[str], players: int) -> dict[tuple[str, int], int]:
    """How often each bot sits in each seat."""
    counts = Counter([(bot, seat) for fixture in fixtures for seat, bot in enumerate(fixture.seating)])
    return {(bot, seat): counts[bot, seat] for bot in bots for seat in range(players)}


@given(SEEDS, BOTS, PLAYERS, st.integers(1, 80))
@settings(max_examples=150, deadline=None)
def test_games_are_numbered_and_full_of_known_bots(seed: int, bots: int, players: int, games: int) -> None:
    fixtures = schedule(seed, names(bots), players, games)
    assert [fixture.index for fixture in fixtures] == list(range(games))
    for fixture in fixtures:
        assert len(fixture.seating) == players
        assert set(fixture.seating) <= set(names(bots))
        assert 0 <= fixture.seed <= MASK
        counts = Counter(fixture.seating)
        assert spread([counts[bot] for bot in names(bots)]) <= 1


@given(SEEDS, BOTS, PLAYERS, st.integers(1, 40))
@settings(max_examples=150, deadline=None)
def test_whole_turns_give_every_bot_every_seat_equally_often(seed: int, bots: int, players: int, turns: int) -> None:
    found = seats_of(schedule(seed, names(bots), players, turns * players), names(bots), players)
    for bot in names(bots):
        assert spread([found[bot, seat] for seat in range(players)]) == 0
    assert spread([found[bot, 0] for bot in names(bots)]) <= 1
    if turns * players % bots == 0:
        assert spread(list(found.values())) == 0


@given(SEEDS, BOTS, PLAYERS, st.integers(1, 90))
@settings(max_examples=150, deadline=None)
def test_a_turn_that_is_cut_off_costs_at_most_one_game(seed: int, bots: int, players: int, games: int) -> None:
    found = seats_of(schedule(seed, names(bots), players, games), names(bots), players)
    most = 1 if bots >= players else -(-players // bots)
    for bot in names(bots):
        assert spread([found[bot, seat] for seat in range(players)]) <= most


@pytest.mark.parametrize(("bots", "players"), [(3, 2), (4, 2), (6, 2), (9, 2), (5, 3), (5, 4), (6, 4), (10, 4), (8, 6)])
def test_everybody_meets_everybody_about_equally_often(bots: int, players: int) -> None:
    for seed in range(5):
        met = Counter([pair for f in schedule(seed, names(bots), players, 900) for pair in pairs(f)])
        counts = [met[pair] for pair in combinations(names(bots), 2)]
        assert spread(counts) <= 4 * players, counts
        assert min(counts) > 0


def pairs(fixture: Fixture) -> list[tuple[str, str]]:
    return list(combinations(sorted(fixture.seating), 2))


@pytest.mark.parametrize("bots", [3, 4, 5])
def test_three_to_five_bots_in_pairs_meet_exactly_equally_often(bots: int) -> None:
    games = bots * (bots - 1) * 4
    met = Counter([pair for f in schedule(1, names(bots), 2, games) for pair in pairs(f)])
    assert set(met.values()) == {8}


@given(SEEDS, st.integers(2, 8), st.integers(1, 30))
@settings(max_examples=60, deadline=None)
def test_two_players_play_each_seed_twice_with_seats_swapped(seed: int, bots: int, turns: int) -> None:
    fixtures = schedule(seed, names(bots), 2, 2 * turns)
    for one, two in zip(fixtures[::2], fixtures[1::2], strict=True):
        assert one.seed == two.seed
        assert one.seating == two.seating[::-1]
        assert one.seating[0] != one.seating[1]
    assert len({fixture.seed for fixture in fixtures}) == turns


@given(SEEDS, BOTS, PLAYERS, st.integers(1, 40), st.integers(0, 40))
@settings(max_examples=60, deadline=None)
def test_a_longer_schedule_begins_with_the_shorter_one(
    seed: int, bots: int, players: int, games: int, more: int
) -> None:
    longer = schedule(seed, names(bots), players, games + more)
    assert longer[:games] == schedule(seed, names(bots), players, games)


def test_the_seed_decides() -> None:
    one, two = (schedule(seed, names(5), 4, 40) for seed in (1, 2))
    assert [f.seed for f in one] != [f.seed for f in two]
    assert [f.seating for f in one] != [f.seating for f in two]


def test_a_schedule_as_it_was() -> None:
    """A change here would make folders of older arenas useless."""
    fixtures = schedule(7, ["a", "b", "c"], 2, 4)
    assert [(f.seed, "".join(f.seating)) for f in fixtures] == [
        (2739879193117809694, "bc"),
        (2739879193117809694, "cb"),
        (7356702361319905199, "ba"),
        (7356702361319905199, "ab"),
    ]


# ---- no game twice ----------------------------------------------------------------------
@given(SEEDS, BOTS, PLAYERS, st.integers(1, 90))
@settings(max_examples=150, deadline=None)
def test_no_game_is_played_twice(seed: int, bots: int, players: int, games: int) -> None:
    fixtures = schedule(seed, names(bots), players, games)
    assert len({(fixture.seed, fixture.seating) for fixture in fixtures}) == games


def test_one_bot_in_all_seats_gets_a_deal_for_every_game() -> None:
    assert len({fixture.seed for fixture in schedule(1, ["a"], 4, 240)}) == 240


def test_every_deal_is_played_in_all_its_seatings() -> None:
    """Two bots in four seats: abab has two seatings and aabb four; luck cancels out in both."""
    seatings: dict[int, list[str]] = {}
    for fixture in schedule(1, ["a", "b"], 4, 240):
        seatings.setdefault(fixture.seed, []).append("".join(fixture.seating))
    assert {len(found) for found in seatings.values()} == {2, 4}
    for found in seatings.values():
        assert Counter([one[0] for one in found]) == {"a": len(found) // 2, "b": len(found) // 2}


def test_the_seed_of_a_deal_tells_nothing_about_the_next() -> None:
    """Neighbours are hashed: neither their difference nor their mixed form is a step of the generator."""
    seeds = list(dict.fromkeys([fixture.seed for fixture in schedule(7, ["a"], 2, 50)]))
    assert len({(b - a) & MASK for a, b in pairwise(seeds)}) == 49
    assert not set(seeds) & {scramble((scramble(7) + deal) & MASK) for deal in range(50)}
