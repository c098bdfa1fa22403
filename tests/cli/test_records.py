"""replay and verify: good records are told, bad files are refused with a reason."""

from __future__ import annotations

from pathlib import Path

import pytest

from tangledbank import Game, Record, new, replay, verify
from tangledbank.core.game import Setup
from tangledbank.core.rulebook import EVERYTHING
from tangledbank.core.shared_seed import SharedSeed
from tangledbank.games import rulebook
from tangledbank.replaying import continued

from ..versions import first_feeding, next_rules, play_on
from .conftest import Cli


def test_replay_tells_every_decision_and_the_scores(cli: Cli, record: Path) -> None:
    result = cli("replay", str(record))
    game = replay(record.read_text(), listen=True)
    assert result.code == 0
    assert result.out.count("\n1. P1: Lay ") == 1
    assert f"\n{len(game.log)}. P" in result.out
    assert "Round 1 begins." in result.out
    assert "Phase: Feeding." in result.out
    for seat, score in enumerate(game.scores(), 1):
        assert f"P{seat} has {score} points." in " ".join(result.out.split())
    assert "wins." in result.out


def test_replay_as_one_seat_tells_no_secret_of_the_others(cli: Cli, record: Path) -> None:
    told = cli("replay", str(record), "--seat", "2", "--ply", "3").out
    log = Record.read(record.read_text()).log
    assert [seat for seat, _ in log[:3]] == [0, 1, 2]
    assert "1. P1\n" in told
    assert "2. P2: Lay " in told
    assert "P1 draws a card. ×4" in told
    hidden = replay(record.read_text(), 3, listen=True)
    own = {str(message) for message in hidden.story(1)}
    for message in hidden.story(EVERYTHING):
        if str(message) not in own:
            assert str(message) not in " ".join(told.split())


def test_replay_stops_at_a_ply_and_shows_the_table(cli: Cli, record: Path) -> None:
    result = cli("replay", str(record), "--ply", "0")
    assert result.code == 0
    assert "1. P1" not in result.out
    assert "Round 1 · Select food" in result.out
    assert "The game is not over: waiting for P1, P2, P3." in result.out


@pytest.mark.parametrize("argument", [["--ply", "999"], ["--seat", "4"], ["--seat", "0"], ["--step"]])
def test_replay_refuses_what_does_not_fit_the_record(cli: Cli, record: Path, argument: list[str]) -> None:
    result = cli("replay", str(record), *argument)
    assert result.code == 2
    assert result.err.count("\n") == 1


def test_verify_says_ok_with_plies_and_scores(cli: Cli, record: Path) -> None:
    game = replay(record.read_text())
    scores = ", ".join([f"P{seat} {score}" for seat, score in enumerate(game.scores(), 1)])
    result = cli("verify", str(record))
    assert (result.code, result.out) == (0, f"game.tbr: OK, {len(game.log)} plies, {scores}\n")


def changed(text: str) -> dict[str, str]:
    """A record, broken in every way a file can be."""
    lines = text.splitlines()
    first = next(k for k, line in enumerate(lines) if line.startswith("1 P1"))
    return {
        "empty": "",
        "not a record": "hello\n",
        "another game": text.replace("game evolution", "game chess"),
        "future rules": text.replace(f"\nrules {rulebook('evolution').rules}\n", "\nrules 999\n"),
        "no seed": text.replace("seed 7\n", ""),
        "many players": text.replace("players 3", "players 33"),
        "strange option": text.replace("quick_play false", "quick_play [false]"),
        "an illegal decision": "\n".join([*lines[:first], "1 P1 feed a", *lines[first + 1 :]]),
        "an unknown decision": "\n".join([*lines[:first], "1 P1 dance", *lines[first + 1 :]]),
        "a seat too many": "\n".join([*lines[:first], lines[first].replace("P1", "P6"), *lines[first + 1 :]]),
        "a decision missing": "\n".join([*lines[:first], *lines[first + 1 :]]),
        "another seed": text.replace("seed 7", "seed 8"),
        "another digest": "\n".join([line if line[:1] != "=" else "= 0123456789abcdef" for line in lines]),
        "no digest": "\n".join([line for line in lines if line[:1] != "="]),
        "control characters": "\n".join([*lines[:first], "1 P1 feed \x1b[31m", *lines[first + 1 :]]),
    }


BROKEN = list(changed("1 P1"))


@pytest.mark.parametrize("kind", BROKEN)
def test_a_broken_record_is_found_wrong_and_not_replayed(cli: Cli, record: Path, kind: str) -> None:
    Path("bad.tbr").write_text(changed(record.read_text())[kind])
    verified = cli("verify", "bad.tbr")
    assert verified.code == 1
    assert verified.out.startswith("bad.tbr: ")
    assert "\x1b" not in verified.out
    for command in (["replay", "bad.tbr"], ["play", "--resume", "bad.tbr", "--seat", "none"]):
        result = cli(*command)
        if kind != "no digest":  # only verify insists on it
            assert result.code == 2, command
            assert result.err.count("\n") == 1
            assert "\x1b" not in result.err


def test_whatever_happens_to_a_record_there_is_no_traceback(cli: Cli) -> None:
    """A character changed, lost or doubled, everywhere in a short record: verified, or found wrong."""
    game = new("evolution", 2, 5)
    for _ in range(4):
        game.apply(game.options()[-1])
    text = str(game.record())
    for k in range(len(text)):
        for middle in ("", text[k] * 2, "{", "9"):
            Path("bad.tbr").write_text(text[:k] + middle + text[k + 1 :])
            result = cli("verify", "bad.tbr")
            assert result.code in (0, 1), (k, middle)
            assert not result.err


def test_a_file_that_is_no_text_is_refused(cli: Cli) -> None:
    Path("binary").write_bytes(bytes(range(256)))
    Path("nul").write_bytes(b"tangledbank record 1\n\0\n")
    Path("huge").write_bytes(b"a" * 4_000_001)
    Path("secret").write_text("x")
    for name, sentence in [("binary", "is not a text"), ("nul", "is not a text"), ("huge", "is too long")]:
        assert sentence in cli("verify", name).out
        for command in (["verify", name], ["replay", name], ["play", "--resume", name]):
            assert cli(*command).code == 2


def test_verify_tells_what_a_seed_that_nobody_chose_was_made_of(cli: Cli) -> None:
    shared = SharedSeed("ab" * 32, {0: "12", 2: "0"})
    game = Game(Setup(rulebook("evolution"), 3, 0, {}, None, shared_seed=shared))
    Path("fair.tbr").write_text(str(game.record()), encoding="utf-8")
    told = " ".join(cli("verify", "fair.tbr").out.split())
    assert shared.commitment in told
    assert "P1 12, P3 0" in told
    Path("bad.tbr").write_text(str(game.record()).replace("P3 0", "P3 1"), encoding="utf-8")
    assert cli("verify", "bad.tbr").code == 1


def test_verify_goes_on_after_a_bad_file(cli: Cli, record: Path) -> None:
    Path("bad.tbr").write_text("hello")
    result = cli("verify", "none.tbr", "bad.tbr", str(record))
    assert result.code == 2
    assert result.out.splitlines()[0] == "There is no file none.tbr."
    assert result.out.splitlines()[1].startswith("bad.tbr: Record, line 1")
    assert result.out.splitlines()[-1].startswith("game.tbr: OK")


# ---- other versions of the rules ---------------------------------------------------------------
def test_an_earlier_record_is_told_as_far_as_it_is_legal(
    cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    record = play_on(new("evolution", 3, 7), 60).record()
    ply = first_feeding(record)
    (tmp_path / "old.tbr").write_text(str(record))
    next_rules(monkeypatch)
    told = cli("replay", str(tmp_path / "old.tbr"))
    assert told.code == 0
    assert f"\n{ply - 1}. P" in told.out
    assert f"\n{ply}. P" not in told.out
    assert f"Record, ply {ply}: this part follows version 1 of the rules." in " ".join(told.out.split())
    wrong = cli("verify", str(tmp_path / "old.tbr"))
    assert (wrong.code, f"ply {ply}" in wrong.out + wrong.err) == (1, True)


def test_a_record_of_two_versions_is_told_and_verified_whole(
    cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun = play_on(new("evolution", 3, 7), 60)
    book = next_rules(monkeypatch, "feed")
    game = play_on(Game(continued(book, begun.record(), begun.position())), 30)
    file = tmp_path / "both.tbr"
    file.write_text(str(game.record()))
    change = "The rules have changed: after ply 60 the game goes on by version 2 instead of version 1."
    for command in ("replay", "verify"):
        done = cli(command, str(file))
        assert (done.code, change in " ".join(done.out.split())) == (0, True)
    told = " ".join(cli("replay", str(file)).out.split())
    assert told.index(" 60. P") < told.index(change) < told.index(" 61. P") < told.index(" 90. P")
    assert change in " ".join(cli("replay", str(file), "--ply", "60").out.split())
    assert change not in " ".join(cli("replay", str(file), "--ply", "59").out.split())


def test_a_saved_game_of_another_version_is_played_on(
    cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun = play_on(new("evolution", 3, 7), 60)
    (tmp_path / "game.tbr").write_text(str(begun.record()))
    next_rules(monkeypatch, "feed")
    again = ["play", "--resume", str(tmp_path / "game.tbr"), "--seat", "none", "--bots", "random"]
    done = cli(*again, "--save", str(tmp_path / "on.tbr"))
    assert done.code == 0, done.err
    assert verify((tmp_path / "on.tbr").read_text()).over
    next_rules(monkeypatch)
    refused = cli(*again)
    assert (refused.code, "follows version 1 of the rules" in refused.err) == (2, True)
