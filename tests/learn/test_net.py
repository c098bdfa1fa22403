"""Networks give exactly the whole numbers that their weights say, whatever they saw before."""

from __future__ import annotations

import pytest

from tangledbank.core.rng import next_state, pick
from tangledbank.env.encode.table import standard
from tangledbank.games import names, rulebook
from tangledbank.learn.net import Net, Weights, low

from .nets import plain_results, random_file


def observations(game: str, players: int, n: int) -> list[bytes]:
    """What seats see in a game that is played at random."""
    book, encoder, rng = rulebook(game), standard(game), 5
    g = book.new_state(players, 17, book.check_options(players, book.bounds()))
    g.advance()
    found: list[bytes] = []
    while len(found) < n and g.stack:
        found.append(bytes(encoder.observe(g, g.seat)))
        for _ in range(5):
            if g.stack:
                rng = next_state(rng)
                options = g.options(g.seat)
                g.play(options[pick(rng, len(options))])
    return found


def net_of(game: str, first: int = 8, second: int = 6) -> tuple[Net, list[bytes]]:
    file = random_file(game, first, second)
    return Net(Weights(file.sizes, file.parts)), observations(game, 3, 6)


@pytest.mark.parametrize("game", names())
def test_results_are_those_of_the_plainest_arithmetic(game: str) -> None:
    file = random_file(game)
    net, seen = net_of(game)
    for observation in seen:
        net.see(observation)
        expected = plain_results(file, observation)
        assert net.logits(list(range(file.sizes[3]))) + net.values() == expected


@pytest.mark.parametrize("game", names())
def test_what_was_seen_before_does_not_matter(game: str) -> None:
    net, seen = net_of(game)
    for observation in [*seen, *reversed(seen)]:
        net.see(observation)
        fresh, _ = net_of(game)
        fresh.see(observation)
        assert net.values() == fresh.values()


def test_rows_of_observations_are_seen_like_single_ones() -> None:
    from librt.vecs import vec
    from mypy_extensions import u8

    net, seen = net_of("evolution")
    other, _ = net_of("evolution")
    rows = vec[u8]([u8(byte) for observation in seen for byte in observation])
    for k, observation in enumerate(seen):
        net.see(observation)
        other.see_at(rows, k * len(observation))
        assert net.values() == other.values()


@pytest.mark.parametrize(("one", "two"), [(0, 0), (5, -7), (-5, 7), (-(2**30) + 1, 2**30 - 1), (2**30 - 1, -1)])
def test_two_sums_share_a_word(one: int, two: int) -> None:
    word = one + (two << 32)
    assert low(word) == one
    assert (word - low(word)) >> 32 == two
