"""Training in the small: inputs, self-play, imitation, and the file at the end."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from tangledbank.core.rng import next_state, pick
from tangledbank.env.encode.table import standard
from tangledbank.games import names as games
from tangledbank.games import rulebook
from tangledbank.learn.net import UNIT, Net
from tangledbank.learn.weights import fitting, read, write

pytest.importorskip("torch")

import torch

from scripts.train import imitate, matches
from scripts.train.export import exported
from scripts.train.games import SEATS, self_play
from scripts.train.imitate import KEPT, Imitation, Watching
from scripts.train.nets import REFUSED, Student, Teacher
from scripts.train.planes import PLANS, training_options
from scripts.train.ppo import Practice, Settings, seen_from, turned
from scripts.train.weights import load, save

CPU = torch.device("cpu")
torch.set_num_threads(1)  # networks are so small here that threads only wait for each other


def positions(game: str, players: int, n: int) -> tuple[torch.Tensor, torch.Tensor]:
    """Observations and masks of a game that is played at random."""
    book, encoder, rng = rulebook(game), standard(game), 3
    g = book.new_state(players, 11, training_options(game, players))
    g.advance()
    seen: list[list[int]] = []
    masks: list[list[int]] = []
    while len(seen) < n and g.stack:
        builder = encoder.builder(g, g.seat)
        seen.append(list(encoder.observe(g, g.seat)))
        masks.append(list(builder.mask()))
        for _ in range(9):
            if g.stack:
                rng = next_state(rng)
                options = g.options(g.seat)
                g.play(options[pick(rng, len(options))])
    return torch.tensor(seen, dtype=torch.uint8), torch.tensor(masks, dtype=torch.uint8)


@pytest.mark.parametrize("game", games())
def test_pointers_are_blocks_of_sub_actions_about_things(game: str) -> None:
    plan = PLANS[game]()
    encoder = standard(game)
    for pointer in plan.pointers:
        words = [encoder.actions.words(pointer.sub_action + k).split(" ")[0] for k in range(pointer.count)]
        assert len(set(words)) == 1
        assert pointer.count == plan.groups[pointer.group].n
    told = [pointer.sub_action + k for pointer in plan.pointers for k in range(pointer.count)]
    assert len(told) == len(set(told))


@pytest.mark.parametrize("game", games())
def test_every_column_of_a_group_is_a_byte_of_a_field(game: str) -> None:
    plan = PLANS[game]()
    for group in plan.groups.values():
        for row in group.columns:
            assert len(row) == len(group.scales)
            assert all(0 <= column < plan.size for column in row)


@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize("wide", [True, False])
def test_a_teacher_gives_no_chance_to_what_is_not_allowed(game: str, wide: bool) -> None:
    obs, mask = positions(game, 3, 4)
    said = Teacher(game, 16, 8, 1, 1, wide)(obs, mask)
    assert said.win.shape == said.margin.shape == (4, SEATS)
    assert ((said.logits == REFUSED) == (mask == 0)).all()


def test_points_of_a_tile_at_a_glance_are_those_of_the_rules() -> None:
    from scripts.train.glance import GLANCES
    from tangledbank.earth.facts import tile_points

    book, encoder, rng = rulebook("dominant-species"), standard("dominant-species"), 8
    g = book.new_state(3, 5, training_options("dominant-species", 3))
    g.advance()
    for _ in range(60):
        rng = next_state(rng)
        options = g.options(g.seat)
        g.play(options[pick(rng, len(options))])
    obs = torch.tensor([list(encoder.observe(g, g.seat))], dtype=torch.uint8)
    shown = GLANCES["dominant-species"]["hex"](obs.float(), PLANS["dominant-species"]())[0]
    slots = encoder.actions.slots(g, g.seat)
    for tile in g.earth():  # type: ignore[attr-defined]
        expected = [0.0] * 6
        for animal, points in tile_points(g, tile):  # type: ignore[arg-type]
            expected[slots[animal]] = points / 8
        assert shown[tile, :6].tolist() == expected


def test_turning_to_the_table_and_back_changes_nothing() -> None:
    table = torch.arange(12.0).view(2, 6)
    seat, players = torch.tensor([2, 1]), torch.tensor([4, 2])
    at_table = turned(table, seat, players)
    assert at_table[0].tolist() == [2.0, 3.0, 0.0, 1.0, 0.0, 0.0]
    assert seen_from(at_table, seat, players)[0, :4].tolist() == [0.0, 1.0, 2.0, 3.0]


def test_self_play_learns_and_its_student_becomes_a_file(tmp_path: Path) -> None:
    torch.manual_seed(1)
    both = self_play("evolution", 8, 1, [2, 3], 1)
    net, student = Teacher("evolution", 16, 8, 1, 1), Student("evolution", 8, 8)
    practice = Practice(both, net, Settings(steps=4, part=16), CPU)
    before = {name: x.clone() for name, x in net.state_dict().items()}
    practice.play()
    assert "entropy" in practice.learn(1e-3)
    assert any((before[name] != x).any() for name, x in net.state_dict().items())
    practice.play()
    practice.teach(student, torch.optim.Adam(student.parameters()), 1)
    both.close()
    assert practice.sub_actions == 2 * 2 * 4 * 8

    save(student, "evolution", tmp_path / "student.npz")
    game, same = load(tmp_path / "student.npz")
    assert isinstance(same, Student)
    (tmp_path / "net.tbn").write_bytes(write(exported(game, same)))
    whole = Net(fitting(read(str(tmp_path / "net.tbn")), "evolution"))
    obs, mask = positions("evolution", 2, 5)
    said = same(obs, mask)
    for k in range(5):
        whole.see(bytes(obs[k].tolist()))
        allowed = mask[k].nonzero()[:, 0].tolist()
        logits = [n / UNIT for n in whole.logits(allowed)]
        assert logits == pytest.approx(said.logits[k, allowed].tolist(), abs=0.02)
        assert [n / UNIT for n in whole.values()[:SEATS]] == pytest.approx(said.win[k].tolist(), abs=0.02)


def test_games_of_a_level_are_lessons(monkeypatch: pytest.MonkeyPatch) -> None:
    """The level takes its first option: greedy itself would need a minute, uncompiled."""
    first = [1.0, *[0.0] * 400]
    monkeypatch.setattr(imitate, "thought", lambda g, seat, sampler, rng: first[: len(g.options(seat))])
    watching = Watching("evolution", [2], 1)
    played = watching.game(float("inf"))
    assert played is not None
    samples = watching.samples(*played)
    assert samples.chances.shape == (len(samples.obs), KEPT)
    assert np.allclose(samples.win.astype(float).sum(1), 0, atol=0.01)
    imitation = Imitation(Teacher("evolution", 16, 8, 1, 1), CPU, 4000, part=64)
    imitation.library.add(samples)
    before = imitation.learn(1e-2)
    for _ in range(20):
        after = imitation.learn(1e-2)
    assert after < before


def test_a_match_plays_every_deal_from_every_seat() -> None:
    net = Student("evolution", 8, 8)
    both = matches.tables("evolution", "random", 2, 2, 1, 5)
    result = matches.play(both, net, 2, CPU)
    assert result.deals == 2
    assert 0.0 <= result.wins <= 1.0
    assert "of 2 deals" in result.words()
