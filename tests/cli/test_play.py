"""play: what can be typed at a prompt, saving and going on, people and bots."""

from __future__ import annotations

import io
import os
import re
import sys
from pathlib import Path
from time import sleep
from types import SimpleNamespace

import pytest

from tangledbank import Game, Message, Record, new, replay
from tangledbank.bots import Budget, Idea, Sampler
from tangledbank.bots.outside.player import OutsidePlayer
from tangledbank.cli.commands.play import bots_of, specs_of
from tangledbank.cli.interactive import hints
from tangledbank.cli.interactive.hints import ideas
from tangledbank.cli.interactive.prompt import Prompt
from tangledbank.cli.interactive.prompt_words import TYPED
from tangledbank.cli.interactive.session import Session
from tangledbank.cli.terminal import Screen, Terminal
from tangledbank.core.rulebook import Json
from tangledbank.games import names, rulebook
from tangledbank.i18n import LANGUAGES

from .conftest import Cli, Result

PLAY = ["play", "evolution", "--bots", "random", "--players", "3", "--seed", "7"]
CODES = re.compile(r"\x1b\[[0-9;]*m")
ALONE = ["play", "evolution", "--bots", "random", "--players", "2", "--seed", "7"]


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


def test_what_can_be_typed_stands_below_the_first_question_of_a_person(cli: Cli) -> None:
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
        ("feed a", "feed a is not allowed:"),
        ("why", "Say which action"),
        ("why dance", "“dance” is not an action"),
        ("undo", "There is nothing to undo."),
        ("rules", "Say which rule"),
        ("rules EV-99", "did you mean EV-9.9"),
        ("rules unobtainium", "No rule contains"),
        ("save /no/such/folder/x.tbr", "There is no folder /no/such/folder."),
        ("save .", ". already exists and is not a record"),
        ("save a\0b", "The game is saved in a�b."),
        ("why\tfeed a", "feed a is not allowed:"),
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
    assert "feed a is not allowed:" in told
    assert "Species are fed in phase 5, in your own feeding turn. (EV-8.1, EV-8.3)" in told


def test_why_says_that_an_action_is_legal(cli: Cli) -> None:
    option = new("evolution", 3, 7).options(0)[0]
    assert after(play(cli, f"why {option}"), 1).startswith(f"{option} is legal: Lay ")
    Path("evolution-7.tbr").unlink()
    assert after(play(cli, "why 1"), 1).startswith(f"{option} is legal: Lay ")


def test_undo_takes_back_and_says_what(cli: Cli) -> None:
    result = play(cli, "1", "1", "undo")
    assert "Undone: Give your species " in after(result, 3)
    assert after(result, 1).splitlines()[-3:] == after(result, 3).splitlines()[-3:]


def test_undo_says_why_not(cli: Cli) -> None:
    told = " ".join(after(play(cli, "1", "undo"), 2).split())
    assert "cannot be undone: it revealed something new, or something new has been revealed since." in told


def test_the_log_is_the_story_of_the_seat(cli: Cli) -> None:
    told = " ".join(after(play(cli, "log"), 1).split())
    game = new("evolution", 3, 7, listen=True)
    for card in {str(message.args["card"]) for message in game.story(0) if message.key == "evo-event-draw"}:
        assert card in told
    assert told.startswith("Round 1 begins.")
    assert "Cards drawn: P2 4" in told
    assert "You draw " in told


def test_the_log_has_this_round_or_all(cli: Cli) -> None:
    argv = ["play", "dominant-species", "--seed", "7", "--resume", "earth.tbr", "--seat", "1", "--bots", "random"]
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


# ---- hints -----------------------------------------------------------------------------
@pytest.fixture
def _adviser(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot whose thoughts are known: the last option first, and a sentence for each."""

    class Backwards:
        def think(self, view: Json, options: list[str], sampler: Sampler, budget: Budget, rng: int) -> list[Idea]:
            ranked = list(enumerate(reversed(options)))
            return [Idea(option, 40 - n, 0.623 - n / 10, 31.44 - n, Message("undo-nothing")) for n, option in ranked]

    monkeypatch.setattr(hints, "Player", lambda level: SimpleNamespace(bot=Backwards(), budget=Budget()))


@pytest.mark.usefixtures("_adviser")
def test_a_hint_shows_the_best_moves_with_figures_and_a_reason(cli: Cli) -> None:
    told = after(play(cli, "hint", argv=ALONE), 1)
    options = new("evolution", 2, 7).options(0)
    lines = [line.split() for line in told.splitlines()]
    assert told.startswith("What a strong bot thinks")
    assert lines[1] == ["tries", "points", "outlook"]
    assert [line[0] for line in lines[2:8:2]] == [str(len(options) - n) for n in range(3)]
    assert [line[-3:] for line in lines[2:8:2]] == [
        ["40", "31.4", "62%"],
        ["39", "30.4", "52%"],
        ["38", "29.4", "42%"],
    ]
    for n in range(3):
        assert f"  {options[-1 - n]} " in told
    assert told.count("There is nothing to undo.") == 3
    assert "outlook: 0% is the last place" in " ".join(told.split())


@pytest.mark.usefixtures("_adviser")
@pytest.mark.parametrize(("line", "shown"), [("hint 1", 1), ("HINT  2", 2), ("hint 99", 4)])
def test_a_hint_shows_as_many_moves_as_wanted(cli: Cli, line: str, shown: int) -> None:
    assert after(play(cli, line, argv=ALONE), 1).count("There is nothing to undo.") == shown


@pytest.mark.parametrize("line", ["hint 0", "hint all", "hint 100", "hint -1"])
def test_a_hint_needs_a_number_if_anything(cli: Cli, line: str) -> None:
    assert "hint is a whole number from 1 to 99" in after(play(cli, line, argv=ALONE), 1)


@pytest.mark.parametrize("name", names())
def test_a_strong_bot_gives_hints_in_every_game(cli: Cli, name: str) -> None:
    """A real one, within the options of the seat."""
    game = new(name, 2, 7)
    found = ideas(game, 0)
    assert sorted(idea.option for idea in found) == sorted(game.options(0))
    assert sum(idea.visits for idea in found) > 0
    assert all(0 <= idea.value <= 1 for idea in found)
    assert [idea.option for idea in found] == [idea.option for idea in ideas(game, 0)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_hints_speak_every_language(cli: Cli, lang: str) -> None:
    told = after(play(cli, "hint 1", argv=[*ALONE, "--lang", lang]), 1)
    assert ("What a strong bot thinks" in told) == (lang == "en")
    assert re.search(r" \d+% *$", told.splitlines()[2])


@pytest.mark.parametrize("name", names())
def test_hints_tell_nothing_that_the_seat_cannot_know(name: str) -> None:
    game = new(name, 3, 7)
    worlds = [rulebook(name).determinize(game.state, 0, seed) for seed in (1, 2)]
    first, second = [ideas(Game(game.setup, state=world), 0) for world in worlds]
    assert first == second


def test_asking_for_a_hint_changes_nothing(cli: Cli) -> None:
    """The same record, the same story after it, and what could be taken back still can."""
    play(cli, "1", "1", "undo", "0", argv=ALONE)
    record = Path("evolution-7.tbr").read_text()
    Path("evolution-7.tbr").unlink()
    asked = play(cli, "hint", "1", "hint", "1", "hint 2", "undo", "hint", "0", argv=ALONE)
    assert "Undone: " in asked.out
    assert Path("evolution-7.tbr").read_text() == record


@pytest.mark.parametrize("name", names())
def test_a_verb_that_is_also_a_command_needs_its_arguments(name: str) -> None:
    """So the bare word is always the command, and what reads as an action always the action."""
    session = Session(new(name, listen=True), [0], {}, Terminal("en"), "x")
    prompt = Prompt(session, session.game.waiting[0])
    assert not [word for word in prompt.named if prompt.is_action(word)]
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


def test_the_record_of_another_game_is_never_overwritten(cli: Cli) -> None:
    """Neither by `save` nor by --save; the own file may be written again."""
    play(cli, "1", "save other.tbr")
    other = Path("other.tbr").read_text()
    result = play(cli, "save other.tbr", "save mine.tbr", "1", "save mine.tbr", argv=[*ALONE, "--seed", "8"])
    assert "other.tbr is the record of another game" in after(result, 1)
    assert "The game is saved in mine.tbr." in after(result, 4)
    assert cli(*PLAY, "--save", "other.tbr").code == 2
    assert Path("other.tbr").read_text() == other
    assert play(cli, argv=["play", "evolution", "--resume", "other.tbr", "--save", "other.tbr"]).code == 0


# ---- people and bots ------------------------------------------------------------------------
def test_without_a_seed_one_is_picked_and_told(cli: Cli) -> None:
    seeds = {re.findall(r"Seed (\d+)\.", play(cli, argv=PLAY[:-2]).out)[0] for _ in range(3)}
    assert len(seeds) == 3
    assert all(Path(f"evolution-{seed}.tbr").exists() for seed in seeds)


@pytest.mark.parametrize("players", ["2", "6"])
def test_bots_play_to_the_end(cli: Cli, players: str) -> None:
    result = cli("play", "evolution", "--seat", "none", "--players", players, "--seed", "3", "--bots", "random")
    game = replay(Path("evolution-3.tbr").read_text())
    assert result.code == 0
    assert game.over
    assert "Round 2 · " in result.out
    assert f"P{game.winners()[0] + 1} wins." in result.out
    for seat, score in enumerate(game.scores(), 1):
        assert re.search(rf"^P{seat} .* {score} *$", result.out, re.MULTILINE)


def seated(bots: list[str], players: int, humans: list[int]) -> dict[int, str]:
    return {seat: bot.name for seat, bot in bots_of(bots, new("evolution", players, 1), humans).items()}


def test_one_bot_takes_all_seats_or_each_its_own() -> None:
    assert seated(["skilled"], 4, [0]) == {1: "skilled", 2: "skilled", 3: "skilled"}
    assert seated(["expert,skilled,random"], 4, [1]) == {0: "expert", 2: "skilled", 3: "random"}
    assert seated(["expert, ismcts:50ms", "random"], 3, []) == {0: "expert", 1: "ismcts:50ms", 2: "random"}
    assert seated(["skilled"], 2, [0, 1]) == {}


def test_commas_in_a_command_belong_to_it() -> None:
    assert specs_of("random,cmd:bot --deep=1,2 a,b") == ["random", "cmd:bot --deep=1,2 a,b"]
    assert specs_of("cmd:bot --opening cmd:x,y") == ["cmd:bot --opening cmd:x,y"]


@pytest.mark.parametrize(
    ("argv", "sentence"),
    [
        (["--bots", "random,random"], "There are 3 seats for bots; give one bot, or 3 with commas in between, not 2."),
        (["--bots", "random,random", "--players", "2"], "There is one seat for a bot; give one bot, not 2."),
        (["--bots", "random,,random"], "There is no bot “”; there are: beginner, novice, casual, skilled,"),
        (["--bots", "random", "--bots", "deep", "--bots", "random"], "There is no bot “deep”"),
        (["--bots", "cmd:no-such-program"], "“no-such-program” starts no program"),
    ],
)
def test_bots_that_do_not_fit_are_refused(cli: Cli, argv: list[str], sentence: str) -> None:
    result = cli("play", "evolution", *argv)
    assert result.code == 2
    assert result.err.startswith(sentence)
    assert os.listdir() == []


def test_bots_are_kept_when_a_game_goes_on(cli: Cli) -> None:
    assert " --bots skilled " in play(cli, argv=["play", "evolution", "--players", "2"]).out.splitlines()[-1]
    left = play(cli, argv=["play", "evolution", "--players", "3", "--bots", "casual", "--bots", "random"])
    assert left.out.splitlines()[-1].endswith("--seat 1 --bots casual --bots random --lang en")
    assert play(cli, argv=resume_line(left)).code == 0


def test_a_program_that_fails_loses_its_seat_and_the_game_goes_on(cli: Cli) -> None:
    Path("bot.py").write_text("print('Hello!')")
    session = Session(new("evolution", 2, 7, listen=True), [0], {}, Terminal("en"), "x")
    session.bots[1] = OutsidePlayer(f"cmd:{sys.executable} -S bot.py")
    assert session.answer(1) in session.game.options(1)
    assert session.bots[1].name == "random"
    session.end_bots()


def test_what_a_failed_program_did_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    Path("bot.py").write_text("print('Hello!')")
    session = Session(new("evolution", 2, 7, listen=True), [0], {}, Terminal("en"), "x")
    session.bots[1] = OutsidePlayer(f"cmd:{sys.executable} -S bot.py")
    session.answer(1)
    told = " ".join(capsys.readouterr().out.split())
    assert told.startswith("The program wrote “Hello!”; expected: {")
    assert told.endswith("bot.py) has lost its seat; random plays on for it.")


class Thinker:
    """A bot that thinks until the screen says so, or as long as it is told."""

    name = "deep"

    def __init__(self, screen: io.StringIO, tries: int) -> None:
        self.screen = screen
        self.tries = tries

    def answer(self, game: Game, seat: int) -> str:
        while self.tries and "thinks" not in self.screen.getvalue():
            self.tries -= 1
            sleep(0.01)
        return game.options(seat)[0]


@pytest.mark.parametrize(
    ("is_terminal", "tries", "expected"),
    [(True, 1_000, "P2 (deep) thinks …\r\x1b[2K"), (True, 0, ""), (False, 50, "")],
)
def test_a_screen_shows_who_thinks_long(
    monkeypatch: pytest.MonkeyPatch, is_terminal: bool, tries: int, expected: str
) -> None:
    monkeypatch.setattr(Screen, "is_terminal", is_terminal)
    monkeypatch.setattr("tangledbank.cli.interactive.session.A_WHILE", 0.1)
    screen = io.StringIO()
    session = Session(new("evolution", 2, 7, listen=True), [0], {1: Thinker(screen, tries)}, Terminal("en"), "x")
    session.terminal.console.file = screen
    session.answer(1)
    assert CODES.sub("", screen.getvalue()) == expected


def test_another_seat_can_be_taken(cli: Cli) -> None:
    result = cli(*PLAY, "--seat", "2", typed="quit\n")
    assert "P2> " in result.out
    assert "P1> " not in result.out


def test_in_quick_play_a_plan_can_be_taken_back(cli: Cli) -> None:
    argv = ["play", "evolution", "--players", "2", "--seed", "5", "--option", "quick_play=true", "--bots", "random"]
    result = play(cli, "1", "1", "7", "undo", "undo", "0", argv=argv)
    assert "plan your cards in secret" in after(result, 1)
    assert "Undone: " in after(result, 4)
    assert "Undone: " in after(result, 5)
    assert "Feeding" in after(result, 6)
