"""Answers in the words of the screen: equal cards, names in every language, several parts in one line, steps back."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tangledbank import Game, Message, Record, new, position
from tangledbank.cli.interactive.prompt import Prompt
from tangledbank.cli.interactive.prompt_words import TYPED, command_words
from tangledbank.cli.interactive.reading import Reader, fold, verb_words
from tangledbank.cli.interactive.session import Session
from tangledbank.cli.tables import table
from tangledbank.cli.terminal import Terminal
from tangledbank.cli.words import Translator
from tangledbank.core.errors import BadInput
from tangledbank.games import names as game_names
from tangledbank.games import rulebook
from tangledbank.i18n import LANGUAGES

from .conftest import Cli, Result

HAND = """
players 2
phase 3
seats
  {hand [horns+3 horns+3b horns+2 climbing+3b]}
  {hand 4}
species
  {owner P1; board a; population 2; body 3}
  {owner P1; board b; population 1; body 1; traits [foraging]}
  {owner P2; board c; population 2; body 3}
"""
HUNT = """
players 2
phase 5
hole 3
seats
  {hand [horns+1]}
  {hand 4}
species
  {owner P1; board a; population 2; body 6; traits [carnivore intelligence]}
  {owner P1; board b; population 2; body 5; traits [carnivore]}
  {owner P2; board c; population 2; body 3; traits [climbing]}
  {owner P2; board d; population 2; body 3}
"""


def reader(game: Game, lang: str = "en", seat: int = 0) -> Reader:
    return Reader(game, seat, table(game.rulebook.name).noun, Translator(lang))


def prompt(game: Game, seat: int = 0) -> Prompt:
    return Prompt(Session(game, [seat], {}, Terminal("en"), "x"), seat)


# ---- words ------------------------------------------------------------------------------
def test_words_are_read_without_capitals_and_accents() -> None:
    assert fold("Połóż Rogi +4") == fold("poloz rogi+4") == ["poloz", "rogi", "+4"]
    assert fold("hard_shell-1, a.") == ["hard", "shell", "-1", "a"]


@pytest.mark.parametrize(
    ("line", "lang", "option"),
    [
        ("trait climbing+3b a", "en", "trait climbing+3b a"),
        ("trait climbing+3 a", "en", "trait climbing+3b a"),
        ("lay Climbing +3 on a", "en", "trait climbing+3b a"),
        ("climbing on a", "en", "trait climbing+3b a"),
        ("połóż Wspinanie +3 na a", "pl", "trait climbing+3b a"),
        ("lay climbing on a", "pl", "trait climbing+3b a"),
        ("Horns +3 left", "en", "new horns+3 left"),
        ("discard horns +2: body size +1 for a", "en", "grow horns+2 a body"),
        ("end", "pl", "end"),
        ("koniec", "pl", "end"),
        ("fine", "it", "end"),
        ("vége", "hu", "end"),
    ],
)
def test_an_option_is_understood_by_the_words_on_the_screen(line: str, lang: str, option: str) -> None:
    assert reader(position("evolution", HAND), lang).option(line) == option


@pytest.mark.parametrize("line", ["dance", "trait horns+4 a", "climbing on c", "a", ""])
def test_what_means_no_option_is_none(line: str) -> None:
    assert reader(position("evolution", HAND)).option(line) is None


def test_words_that_fit_several_options_are_asked_back() -> None:
    with pytest.raises(BadInput) as caught:
        reader(position("evolution", HAND)).option("lay horns on a")
    assert "trait horns+3 a, " in str(caught.value)


def test_no_defence_is_negated_that_was_not_named() -> None:
    """A plain attack that is refused must not become one that costs a card."""
    found = reader(position("evolution", HUNT))
    assert "attack a c climbing" in found.options
    assert found.option("attack a c") is None
    assert found.option("a attacks c, negating climbing") == "attack a c climbing"


def test_the_attacker_is_named_before_its_target() -> None:
    found = reader(position("evolution", HUNT))
    assert found.option("b hunts d") is None
    assert found.option("b attacks d") == "attack b d"
    assert found.option("a attacks b") == "attack a b"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", game_names())
def test_every_option_is_understood_as_its_label_says(name: str, lang: str) -> None:
    """Whatever is shown can be typed; where that means several things, they are named."""
    game = new(name, 3, 5)
    for _ in range(12):
        seat = game.seat
        found = reader(game, lang, seat)
        for option in game.options(seat):
            try:
                read = found.option(Translator(lang).say(game.label(option)))
            except BadInput as error:
                assert error.message.key == "cli-several"
                continue
            assert read is not None
            assert game.label(read) == game.label(option)
        game.apply(game.options(seat)[-1], seat)


# ---- commands -----------------------------------------------------------------------------
@pytest.mark.parametrize("lang", LANGUAGES)
def test_command_words_do_not_collide(lang: str) -> None:
    """No word stands for two commands, none alone for an action, and every command has a word of the language."""
    words = Translator(lang)
    listed = [word for entry in words("cli-command-words").split(";") for word in fold(entry.partition(":")[2])]
    found = command_words(words)
    assert len(listed) == len(set(listed))
    assert set(listed) <= set(found)
    assert {typed.split()[0] for typed, _ in TYPED if typed[0].islower()} <= set(found.values())
    for name in game_names():
        bare = {verb.word for verb in rulebook(name).notation.verbs if not verb.args}
        spoken = [word for verb in bare for word in [verb, *verb_words(name, words).get(verb, [])]]
        assert set(found).isdisjoint(spoken)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", game_names())
def test_words_for_verbs_belong_to_verbs_and_fillers_are_no_letters(name: str, lang: str) -> None:
    assert set(verb_words(name, Translator(lang))) <= set(rulebook(name).notation.index)
    assert all(len(word) > 1 for word in fold(Translator(lang)("cli-fillers")))


@pytest.mark.parametrize(
    ("lang", "line", "sentence"),
    [
        ("pl", "pomoc", "Co można wpisać"),
        ("pl", "ZASADY EV-5.1", "EV-5.1"),
        ("pl", "stol", "Runda 1"),
        ("it", "perche food", "è incompleto"),
        ("it", "regole EV-5.1", "EV-5.1"),
        ("hu", "sugo", "Ezeket írhatod be"),
        ("hu", "visszavon", "visszavon"),
        ("pl", "undo", "cofn"),
        ("en", "help", "What you can type"),
    ],
)
def test_commands_are_known_in_the_language_and_in_english(cli: Cli, lang: str, line: str, sentence: str) -> None:
    argv = ["play", "evolution", "--players", "2", "--seed", "7", "--bots", "random", "--lang", lang]
    told = cli(*argv, typed=f"{line}\nquit\n").out.split("P1> ")[1]
    assert sentence.casefold() in told.casefold()


# ---- several parts -----------------------------------------------------------------------
def moving() -> Game:
    """Dominant Species where P1 migrates."""
    game = new("dominant-species", 3, 1)
    turn = 0
    while not (game.seat == 0 and game.options(0)[0].startswith("from") and len(game.options(0)) > 2):
        options = game.options()
        turn += 1
        game.apply(options[turn * 7 % len(options)])
    return game


def way(game: Game) -> tuple[str, str]:
    """A tile from which cubes can go, and where to."""
    twin = game.clone()
    start = game.options(0)[0]
    twin.apply(start, 0)
    return start.split()[1], twin.options(0)[0].split()[1]


@pytest.mark.parametrize("line", ["from {} to {}", "{} {}", "move from {} to {}"])
def test_the_parts_of_an_answer_can_be_typed_in_one_line(line: str) -> None:
    game = moving()
    source, target = way(game)
    assert prompt(game).actions(line.format(source, target)) == [f"from {source}", f"to {target}"]


def test_a_line_is_played_as_a_whole_or_not_at_all(cli: Cli) -> None:
    game = moving()
    source, _ = way(game)
    Path("x.tbr").write_text(str(game.record()))
    argv = ["play", "dominant-species", "--resume", "x.tbr", "--bots", "random"]
    told = cli(*argv, typed=f"from {source} to {source}\nquit\n").out.split("P1> ")[1]
    assert "Nothing was played." in " ".join(told.split())
    assert len(Record.read(Path("x.tbr").read_text()).log) == len(game.log)


def test_what_comes_after_something_hidden_cannot_be_typed_ahead() -> None:
    """Nobody learns from an answer that is read ahead what the others hold, or what will be drawn."""
    game = new("evolution", 2, 7)
    food = game.options(0)[0]
    with pytest.raises(BadInput) as caught:
        prompt(game).actions(f"{food} end")
    assert caught.value.message.key == "cli-one-answer"
    assert not game.log


def lines(cli: Cli, game: Game, *typed: str) -> Result:
    Path("x.tbr").write_text(str(game.record()))
    argv = ["play", game.rulebook.name, "--resume", "x.tbr", "--bots", "random"]
    return cli(*argv, typed="\n".join([*typed, "quit", ""]))


def test_back_takes_a_part_and_undo_the_whole_line(cli: Cli) -> None:
    game = moving()
    source, target = way(game)
    lines(cli, game, f"from {source} to {target}", "back")
    assert Record.read(Path("x.tbr").read_text()).log[len(game.log) :] == [(0, f"from {source}")]
    lines(cli, game, f"from {source} to {target}", "undo")
    assert len(Record.read(Path("x.tbr").read_text()).log) == len(game.log)


def test_back_takes_back_a_whole_answer_and_says_which(cli: Cli) -> None:
    game = position("evolution", HAND)
    told = lines(cli, game, "trait horns+3 a", "back").out
    assert re.search(r"Undone: Give your species a .*Horns \+3", told)
    assert Record.read(Path("x.tbr").read_text()).log == []


def test_without_an_answer_there_is_nothing_to_go_back_to(cli: Cli) -> None:
    result = cli("play", "evolution", "--seed", "7", "--bots", "random", typed="back\nquit\n")
    assert "There is nothing to undo." in result.out


@pytest.mark.parametrize("command", ["back", "undo"])
def test_what_cannot_be_taken_back_is_named_as_it_was_offered(cli: Cli, command: str) -> None:
    result = cli("play", "evolution", "--seed", "7", "--bots", "random", typed=f"1\n{command}\nquit\n")
    assert re.search(r"“Lay [A-Z][^”]* on the watering hole” cannot be undone", " ".join(result.out.split()))


def test_a_question_in_a_refusal_ends_with_a_stop(cli: Cli) -> None:
    game = moving()
    source, _ = way(game)
    assert re.search(r"\)\. Nothing was played\.", " ".join(lines(cli, game, f"from {source} nonsense").out.split()))


# ---- numbers --------------------------------------------------------------------------------
@pytest.mark.parametrize("name", game_names())
def test_a_number_never_means_something_else_in_the_same_kind_of_question(name: str) -> None:
    game = new(name, 2, 3)
    session = Session(game, [0, 1], {}, Terminal("en"), "x")
    meant: dict[tuple[int, str, int], Message | str] = {}
    for turn in range(120):
        if game.over:
            break
        seat = game.waiting[0]
        found = Prompt(session, seat)
        scope = session.table.scope(game.view(seat))
        for action, n in found.menu.numbers.items() if scope != "card" else []:  # these are the numbers of slots
            thing = action if found.menu.is_fixed else found.label(action)
            assert meant.setdefault((seat, scope, n), thing) == thing
        options = game.options(seat)
        game.apply(options[turn * 5 % len(options)], seat)


@pytest.mark.parametrize(
    ("name", "space", "number"), [("dominant-species", "domination-5", 41), ("marine", "domination-3", 37)]
)
def test_spaces_have_the_same_numbers_all_game_long(name: str, space: str, number: int) -> None:
    game = new(name, 4, 7)
    seen = 0
    for turn in range(60):
        seat = game.waiting[0]
        menu = prompt(game, seat).menu
        for action, n in menu.numbers.items():
            if action.split()[-1] == space:
                assert n == number
                seen += 1
        options = game.options(seat)
        game.apply(options[turn % len(options)], seat)
    assert seen > 3
