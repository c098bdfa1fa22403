"""play in a real (pseudo-)terminal: whole games, people who must not see each other's hands, going on."""

from __future__ import annotations

import os
import re
import sys
from pathlib import Path
from time import sleep

import pexpect  # type: ignore[import-untyped]
import pytest

from tangledbank import Game, Message, new, replay
from tangledbank.games.evolution.notation import CARD
from tangledbank.games.evolution.text import card_name

CLEAR = "\x1b[2J\x1b[3J\x1b[H"
CYAN = re.compile(r"\x1b\[[0-9;]*36m")
CODES = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]")
WIPED = re.compile(r"[^\r\n]*\r\x1b\[2K")
"""A notice that somebody thinks, and its end."""


class Player:
    """A person at a terminal."""

    def __init__(self, *argv: str, columns: int = 80, lines: int = 24) -> None:
        words = ["-m", "tangledbank.cli.main", "play", "evolution", *argv]
        environ = {name: value for name, value in os.environ.items() if name not in ("COLUMNS", "LINES")}
        size = (lines, columns)
        self.child = pexpect.spawn(
            sys.executable, words, env=environ, encoding="utf-8", timeout=30, dimensions=size, echo=False
        )
        self.child.delaybeforesend = None

    def until(self, *patterns: str) -> int:
        """Wait for one of the patterns; which one it is."""
        found: int = self.child.expect([*patterns, pexpect.EOF])
        return found

    @property
    def raw(self) -> str:
        """What was printed before the pattern, with all codes."""
        return str(self.child.before)

    @property
    def screen(self) -> str:
        """The same as it can be read."""
        return CODES.sub("", WIPED.sub("", self.raw)).replace("\r", "")

    def type(self, line: str) -> None:
        self.child.sendline(line)

    def press(self, key: str) -> None:
        """A key that interrupts; a person is never so fast that Python does not listen yet."""
        sleep(0.1)
        self.child.send(key)

    def end(self) -> int:
        """Wait for the end of the program; its exit code."""
        self.child.expect(pexpect.EOF)
        self.child.close()
        return int(self.child.exitstatus)


def cards(game: Game, seat: int) -> set[str]:
    """The names of the cards in a hand, as they are printed."""
    view = game.view(seat)["seats"]
    assert isinstance(view, list)
    return {str(card_name(CARD.read(card))) for card in view[seat]["hand"]}


@pytest.mark.parametrize(("columns", "lines"), [(80, 24), (120, 40)])
def test_a_whole_game_by_numbers(columns: int, lines: int) -> None:
    player = Player("--players", "3", "--seed", "11", columns=columns, lines=lines)
    prompts = 0
    while (found := player.until(r"P1> ", r"Enter: ", r"to stop: ")) < 3:
        assert max(len(line) for line in player.screen.splitlines()) <= columns
        assert len(player.screen.splitlines()) <= lines
        player.type("" if found else str(prompts * 7 % 13))  # some are not there, and refused
        prompts += not found
        assert prompts < 2000
    assert prompts > 50
    assert "The game is saved in evolution-11.tbr." in player.screen
    game = replay(Path("evolution-11.tbr").read_text())
    assert game.over
    assert f"P{game.winners()[0] + 1} wins." in player.screen


def test_two_people_do_not_see_each_others_hands() -> None:
    """No card that only P1 holds is on the hand-over screen or on P2's table, scrolled back or not."""
    game = new("evolution", 2, 13)
    secret = cards(game, 0) - cards(game, 1)
    assert secret
    player = Player("--players", "2", "--seed", "13", "--seat", "1,2")
    player.until(r"P1, press Enter: ")
    assert not [name for name in cards(game, 0) | cards(game, 1) if name in player.screen]
    player.type("")
    player.until(r"P1> ")
    assert all(name in player.screen for name in cards(game, 0))
    player.type("1")
    player.until(r"P2, press Enter: ")
    assert player.raw.rpartition(CLEAR)[2].strip() == ""
    player.type("")
    player.until(r"P2> ")
    assert CLEAR in player.raw
    table = player.screen
    assert not [name for name in secret if name in table]
    assert all(name in table for name in cards(game, 1))
    for command in ("log", "view", "?"):
        player.type(command)
        while player.until(r"P2> ", r"to stop: ") == 1:
            assert not [name for name in secret if name in player.screen]
            player.type("")
        assert not [name for name in secret if name in player.screen]
    player.type("\x1b[A")  # the key that brings back the last line brings back nothing
    player.until(r"P2> ")
    assert "food" not in player.screen
    player.type("quit")
    assert player.end() == 0


def test_undo_brings_back_the_question() -> None:
    player = Player("--players", "2", "--seed", "13")
    player.until(r"P1> ")
    player.type("1")
    player.until(r"P1> ")
    before = player.screen[player.screen.index("Hand: ") :]
    player.type("1")
    player.until(r"P1> ")
    assert player.screen[player.screen.index("Hand: ") :] != before
    player.type("undo")
    player.until(r"P1> ")
    assert "Undone: Give " in player.screen
    assert player.screen[player.screen.index("Hand: ") :] == before


def test_between_the_parts_of_a_turn_only_the_own_side_is_shown() -> None:
    player = Player("--players", "2", "--seed", "13")
    player.until(r"P1> ")
    player.type("1")
    player.until(r"P1> ")
    assert " P2" in player.screen
    player.type("1")
    player.until(r"P1> ")
    assert "Round 1" not in player.screen
    assert " P2" not in player.screen
    player.type("table")
    player.until(r"P1> ")
    assert "Round 1" in player.screen
    assert " P2" in player.screen
    player.type("quit")
    assert player.end() == 0


def test_long_help_comes_in_pages() -> None:
    player = Player("--players", "2", "--seed", "13")
    player.until(r"P1> ")
    player.type("help")
    assert player.until(r"to stop: ", r"P1> ") == 0
    assert len(player.screen.splitlines()) <= 24
    player.type("q")
    player.until(r"P1> ")
    assert "EV-5.1" not in player.screen
    player.type("quit")
    assert player.end() == 0


def test_quit_and_go_on_at_the_same_place() -> None:
    player = Player("--players", "4", "--seed", "3")
    for answer in ["2"]:
        player.until(r"P1> ")
        player.type(answer)
    player.until(r"P1> ")
    table = player.screen[player.screen.index("Hand: ") :]
    player.type("quit")
    player.until(r"tangledbank play evolution (.*?)\r\n")
    words = player.child.match.group(1).split()
    assert player.end() == 0
    back = Player(*words)
    back.until(r"P1> ")
    assert back.screen[back.screen.index("Hand: ") :] == table
    back.type("quit")
    assert back.end() == 0


def test_ctrl_d_and_ctrl_c_save_the_game() -> None:
    for key, code, sentence in [("\x04", 2, "The input has ended."), ("\x03", 130, "Interrupted.")]:
        player = Player("--players", "2", "--seed", "21", "--save", f"broken-{code}.tbr")
        player.until(r"P1> ")
        player.press(key)
        assert player.end() == code
        assert f"The game is saved in broken-{code}.tbr." in player.screen
        assert player.screen.rstrip().endswith(sentence)
        assert "Traceback" not in player.screen


def test_ctrl_c_at_the_hand_over_saves_the_game_too() -> None:
    player = Player("--players", "2", "--seed", "21", "--seat", "1,2")
    player.until(r"P1, press Enter: ")
    player.press("\x03")
    assert player.end() == 130
    assert Path("evolution-21.tbr").exists()


def test_colours_only_where_they_are_wanted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "xterm-256color")
    colourful = Player("--players", "2", "--seed", "13")
    colourful.until(r"P1> ")
    assert CYAN.search(colourful.raw)
    table = colourful.screen
    colourful.type("quit")
    monkeypatch.setenv("NO_COLOR", "1")
    sober = Player("--players", "2", "--seed", "13")
    sober.until(r"P1> ")
    assert not CYAN.search(sober.raw)
    assert sober.screen == table
    sober.type("quit")


def test_replay_steps_with_enter(tmp_path: Path) -> None:
    game = new("evolution", 2, 1)
    game.apply(game.options(0)[0], 0)
    Path("short.tbr").write_text(str(game.record()))
    child = pexpect.spawn(
        sys.executable, ["-m", "tangledbank.cli.main", "replay", "short.tbr", "--step"], encoding="utf-8", timeout=20
    )
    child.expect("Enter: ")
    child.sendline("")
    child.expect(str(Message("cli-not-over", seats="P2")))
    child.expect(pexpect.EOF)
