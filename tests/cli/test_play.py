"""play: what can be typed at a prompt, saving and going on, people and bots."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest

from tangledbank import Record, new, replay
from tangledbank.cli.prompt import TYPED, Prompt
from tangledbank.cli.session import Session
from tangledbank.cli.terminal import Terminal
from tangledbank.games import GAMES

from .conftest import Cli, Result

PLAY = ["play", "evolution", "--players", "3", "--seed", "7"]


def play(cli: Cli, *lines: str, argv: list[str] | None = None) -> Result:
    """A game in which these lines are typed, and then quit."""
    return cli(*(argv or PLAY), typed="\n".join([*lines, "quit", ""]))


def after(result: Result, n: int) -> str:
    """What was printed after the n-th line was typed."""
    return result.out.split("P1> ")[n]


# ---- answers ---------------------------------------------------------------------------
def test_the_first_prompt_shows_table_question_and_options(cli: Cli) -> None:
    first = play(cli).out.split("P1> ")[0]
    game = new("evolution", 3, 7)
    assert "Seed 7." in first
    assert "Round 1 · Select food" in first
    assert "Choose a card for the watering hole" in first
    for option in game.options(0):
        assert str(game.label(option).args["card"]) in first.partition("Choose a card")[2]


def test_a_number_and_its_action_are_the_same_answer(cli: Cli) -> None:
    option = new("evolution", 3, 7).options(0)[1]
    by_number = play(cli, "2")
    Path("evolution-7.tbr").unlink()
    assert play(cli, option).out == by_number.out


@pytest.mark.parametrize("line", ["9", "12345678901234567890", "0"])
def test_a_number_that_is_not_there_is_refused(cli: Cli, line: str) -> None:
    assert f"There is no number {line} here" in after(play(cli, line), 1)


def test_zero_is_named_only_where_it_is_an_answer(cli: Cli) -> None:
    result = play(cli, "99", "1", "99")
    assert "type 1–4, an action" in after(result, 1)
    assert "type 0–" in after(result, 3)


def test_an_action_that_cannot_be_read_is_shown_right(cli: Cli) -> None:
    option = new("evolution", 3, 7).options(0)[1]
    result = play(cli, option + "x", "dance")
    assert f"For example: {option}" in after(result, 1)
    assert "feed" not in after(result, 2)


def test_the_hint_stands_below_the_first_question_of_a_person(cli: Cli) -> None:
    result = play(cli, "1", argv=["play", "dominant-species", "--seed", "7", "--seat", "1", "--players", "6"])
    assert "or ? for help" in after(result, 0)
    assert "or ? for help" not in after(result, 1)


def test_zero_ends_a_turn_that_can_be_ended(cli: Cli) -> None:
    result = play(cli, "1", "0")
    assert "End the turn" in after(result, 1)
    assert "Play cards" not in after(result, 2).splitlines()[0]
    assert Record.read(Path("evolution-7.tbr").read_text()).log[-1] != (0, "food")
    assert (0, "end") in Record.read(Path("evolution-7.tbr").read_text()).log


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("dance", "“dance” is not an action: type a number, an action such as food "),
        ("feed", "“feed” is not complete or too long: write feed <species>"),
        ("feed 7", "“7” does not fit <species>"),
        ("feed a", "feed a is refused:"),
        ("why", "Say which action"),
        ("why dance", "“dance” is not an action"),
        ("undo", "There is nothing to take back."),
        ("rules", "Say which rule"),
        ("rules EV-99", "did you mean EV-9.9"),
        ("rules unobtainium", "No rule contains"),
        ("save /no/such/folder/x.tbr", "There is no file /no/such/folder/x.tbr."),
        ("save .", ". is there already and is not a record"),
        ("save a\0b", "The game is saved in a�b."),
        ("why\tfeed a", "feed a is refused:"),
        ("\x1b[A", "is not an action"),
        ("żółw", "“żółw” is not an action"),
    ],
)
def test_nonsense_is_answered_with_a_sentence_and_asked_again(cli: Cli, line: str, sentence: str) -> None:
    result = play(cli, line)
    assert sentence in " ".join(after(result, 1).split())
    assert result.code == 0
    assert "\x1b" not in result.out


def test_an_empty_line_is_asked_again(cli: Cli) -> None:
    assert after(play(cli, "", "  "), 1) == ""


# ---- commands --------------------------------------------------------------------------
def test_a_question_mark_explains_question_rules_cards_and_commands(cli: Cli) -> None:
    told = after(play(cli, "?"), 1)
    assert "EV-5.1" in told
    assert "secretly chooses exactly one card" in told
    assert "Burrowing" in told
    assert "Cannot be attacked while it has as much food as population." in told
    option = new("evolution", 3, 7).options(0)[0]
    for typed, _ in TYPED:
        assert f" {typed.replace('ACTION', option).replace('RULE', 'EV-5.1')} " in told


def test_why_gives_the_reasons_with_their_rules(cli: Cli) -> None:
    told = after(play(cli, "why feed a"), 1)
    assert "feed a is refused:" in told
    assert "Species are fed in phase 5, in your own feeding turn. (EV-8.1, EV-8.3)" in told


def test_why_says_that_an_action_is_legal(cli: Cli) -> None:
    option = new("evolution", 3, 7).options(0)[0]
    assert after(play(cli, f"why {option}"), 1).startswith(f"{option} is legal: Lay ")
    Path("evolution-7.tbr").unlink()
    assert after(play(cli, "why 1"), 1).startswith(f"{option} is legal: Lay ")


def test_undo_takes_back_and_says_what(cli: Cli) -> None:
    result = play(cli, "1", "1", "undo")
    assert "Taken back: Give P1’s species a the trait " in after(result, 3)
    assert after(result, 1).splitlines()[-3:] == after(result, 3).splitlines()[-3:]


def test_undo_says_why_not(cli: Cli) -> None:
    assert "cannot be taken back: something new was shown by it or since." in after(play(cli, "1", "undo"), 2)


def test_the_log_is_the_story_of_the_seat(cli: Cli) -> None:
    told = " ".join(after(play(cli, "log"), 1).split())
    game = new("evolution", 3, 7, listen=True)
    for card in {str(message) for message in game.story(0) if message.key == "evo-event-draw"}:
        assert card in told
    assert told.startswith("Round 1 begins.")
    assert "draws a card. ×4" in told


def test_the_log_has_this_round_or_all(cli: Cli) -> None:
    argv = ["play", "dominant-species", "--seed", "7", "--resume", "earth.tbr", "--seat", "1"]
    game = new("dominant-species", 4, 7)
    while game.view(0)["round"] != 2 or game.waiting != [0]:
        game.apply(game.options()[0])
    Path("earth.tbr").write_text(str(game.record()))
    result = play(cli, "log", "log all", argv=argv)
    assert after(result, 1).startswith("Round 2 begins.")
    assert "Round 1 begins." in after(result, 2)
    assert "Round 2 begins." in after(result, 2)


def test_rules_by_words_leave_out_examples_unless_there_is_nothing_else(cli: Cli) -> None:
    result = play(cli, "rules carnivore", "rules EX-11")
    assert "\nEV-" in after(result, 1)
    assert "\nEX-" not in after(result, 1)
    assert after(result, 2).startswith("EX-11 ")


def test_view_shows_the_table_again(cli: Cli) -> None:
    result = play(cli, "view")
    assert after(result, 1).splitlines()[0].startswith("Round 1 · Select food")
    assert after(result, 1) in after(result, 0)


def test_rules_are_read_at_the_table(cli: Cli) -> None:
    assert after(play(cli, "rules EV-9.3"), 1).startswith("EV-9.3  Tokens fill the board first")
    assert "EV-11.C3" in after(play(cli, "RULES ev-11.c"), 1)


@pytest.mark.parametrize("name", GAMES)
def test_a_verb_that_is_also_a_command_needs_its_arguments(name: str) -> None:
    """So the bare word is always the command, and what reads as an action always the action."""
    session = Session(new(name, listen=True), [0], lambda view, options, rng: options[0], Terminal("en"), "x")
    prompt = Prompt(session, session.game.waiting[0])
    assert not [word for word in prompt.commands if prompt.is_action(word)]
    assert prompt.is_action(session.game.options()[0])


# ---- saving and going on ------------------------------------------------------------------
def resume_line(result: Result) -> list[str]:
    return next(line for line in result.out.splitlines() if line.startswith("tangledbank play")).split()[1:]


def test_quit_saves_and_the_command_it_prints_goes_on(cli: Cli) -> None:
    left = play(cli, "1", "0")
    assert left.code == 0
    assert "The game is saved in evolution-7.tbr." in left.out
    record = Path("evolution-7.tbr").read_text()
    back = play(cli, argv=resume_line(left))
    assert Path("evolution-7.tbr").read_text() == record
    before, again = left.out.split("P1> ")[-2], back.out.split("P1> ")[0]
    assert before[before.index("Round ") :].splitlines()[-8:] == again.splitlines()[-8:]


def test_a_game_that_goes_on_is_the_game_that_was(cli: Cli) -> None:
    """The same answers with and without a break give the same record: bots do not depend on the break."""
    play(cli, "1", "0", "1", "1")
    whole = Path("evolution-7.tbr").read_text()
    Path("evolution-7.tbr").unlink()
    back = resume_line(play(cli, "1", "0"))
    play(cli, "1", "1", argv=back)
    assert Path("evolution-7.tbr").read_text() == whole


@pytest.mark.parametrize(
    ("argument", "sentence"),
    [
        (["--players", "4"], "The record was made with --players 3, not 4."),
        (["--seed", "8"], "The record was made with --seed 7, not 8."),
        (["--option", "quick_play=true"], "The record was made with quick_play false, not true."),
        (["--option", "fast=true"], "There is no option “fast”"),
    ],
)
def test_going_on_with_something_else_is_refused(cli: Cli, argument: list[str], sentence: str) -> None:
    play(cli)
    result = cli("play", "evolution", "--resume", "evolution-7.tbr", *argument)
    assert result.code == 2
    assert result.err.startswith(sentence)


def test_what_is_given_again_and_equal_is_fine(cli: Cli) -> None:
    play(cli)
    argv = [*PLAY, "--resume", "evolution-7.tbr", "--option", "quick_play=false"]
    assert play(cli, argv=argv).code == 0


def test_an_ended_input_saves_the_game(cli: Cli) -> None:
    result = cli(*PLAY, typed="1\n")
    assert (result.code, result.err) == (2, "The input has ended.\n")
    assert "--resume evolution-7.tbr" in result.out
    assert replay(Path("evolution-7.tbr").read_text()).log


def test_an_interrupted_game_is_saved(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(question: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupt)
    result = cli(*PLAY)
    assert (result.code, result.err) == (130, "Interrupted.\n")
    assert Path("evolution-7.tbr").exists()


def test_save_chooses_the_file_and_keeps_it(cli: Cli) -> None:
    result = play(cli, "save mine.tbr", "1")
    assert "The game is saved in mine.tbr." in after(result, 1)
    assert len(Record.read(Path("mine.tbr").read_text()).log) > 1
    assert not Path("evolution-7.tbr").exists()
    assert sorted(os.listdir()) == ["mine.tbr"]


def test_a_second_game_of_a_seed_does_not_overwrite_the_first(cli: Cli) -> None:
    play(cli, "1")
    first = Path("evolution-7.tbr").read_text()
    play(cli)
    assert Path("evolution-7.tbr").read_text() == first
    assert Path("evolution-7-2.tbr").exists()


def test_a_file_that_is_no_record_is_never_overwritten(cli: Cli) -> None:
    Path("diary.txt").write_text("Dear diary")
    assert cli(*PLAY, "--save", "diary.txt").code == 2
    assert "is not a record" in after(play(cli, "save diary.txt"), 1)
    assert Path("diary.txt").read_text() == "Dear diary"


# ---- people and bots ------------------------------------------------------------------------
def test_without_a_seed_one_is_picked_and_told(cli: Cli) -> None:
    seeds = {re.findall(r"Seed (\d+)\.", play(cli, argv=PLAY[:-2]).out)[0] for _ in range(3)}
    assert len(seeds) == 3
    assert all(Path(f"evolution-{seed}.tbr").exists() for seed in seeds)


@pytest.mark.parametrize("players", ["2", "6"])
def test_bots_play_to_the_end(cli: Cli, players: str) -> None:
    result = cli("play", "evolution", "--seat", "none", "--players", players, "--seed", "3")
    game = replay(Path("evolution-3.tbr").read_text())
    assert result.code == 0
    assert game.over
    assert "Round 2 · " in result.out
    assert f"P{game.winners()[0] + 1} wins." in result.out
    for seat, score in enumerate(game.scores(), 1):
        assert re.search(rf"^P{seat} .* {score} *$", result.out, re.MULTILINE)


def test_another_seat_can_be_taken(cli: Cli) -> None:
    result = cli(*PLAY, "--seat", "2", typed="quit\n")
    assert "P2> " in result.out
    assert "P1> " not in result.out


def test_in_quick_play_a_plan_can_be_taken_back(cli: Cli) -> None:
    argv = ["play", "evolution", "--players", "2", "--seed", "5", "--option", "quick_play=true"]
    result = play(cli, "1", "1", "2", "undo", "undo", "0", argv=argv)
    assert "plan your cards in secret" in after(result, 1)
    assert "Taken back: " in after(result, 4)
    assert "Taken back: " in after(result, 5)
    assert "Feeding" in after(result, 6)
