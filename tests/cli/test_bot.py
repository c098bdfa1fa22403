"""bot check: what a program must do, what is said when it does not, and how the command is used."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tangledbank.bots.outside.isolation import is_available
from tangledbank.bots.outside.protocol import Limits
from tangledbank.i18n import LANGUAGES

from .conftest import Cli, Result

EXAMPLE = Path(__file__).parent.parent.parent / "examples" / "outside_bot.py"
PYTHON = f"{sys.executable} -S"
CHECKS = [
    "says hello",
    "plays evolution",
    "ignores what it does not know",
    "ends when told bye",
    "ends when its input ends",
]

BOT = """
import json, sys, time
games = 0
for line in sys.stdin:
    message = json.loads(line)
    kind = message["type"]
    games += kind == "game"
    {fault}
    if kind == "hello":
        print(json.dumps(dict(type="hello", protocol=1, name="flawed")), flush=True)
    elif kind == "position":
        print(json.dumps(dict(type="choose", number=message["number"], option=0)), flush=True)
    elif kind == "bye":
        break
{end}
"""


def check(cli: Cli, tmp_path: Path, fault: str = "pass", end: str = "") -> Result:
    """The report on a program with a fault."""
    file = tmp_path / "program.py"
    file.write_text(BOT.format(fault=fault, end=end))
    return cli("bot", "check", f"{PYTHON} {file}", "--game", "evolution")


def failed(result: Result) -> list[str]:
    """The checks that failed, by name."""
    lines = [line[2:].split(":")[0] for line in result.out.splitlines() if line.startswith("✗")]
    assert set(lines) <= set(CHECKS)
    return lines


# ---- programs ---------------------------------------------------------------------------
def test_the_example_does_all_it_must(cli: Cli) -> None:
    result = cli("bot", "check", f"{PYTHON} {EXAMPLE}", "--games", "1")
    assert result.code == 0
    signs = [line[0] for line in result.out.splitlines() if line[0] in "✓✗"]
    assert signs == ["✓"] * 7
    assert "✓ says hello: it calls itself “hungry”" in result.out
    for game in ("evolution", "dominant-species", "marine"):
        assert f"✓ plays {game}: games: 1, answers: " in result.out
    assert result.out.splitlines()[-1] == f"tangledbank play evolution --bots 'cmd:{PYTHON} {EXAMPLE}'"


@pytest.mark.skipif(not is_available(), reason="needs user namespaces")
def test_a_program_is_checked_as_an_arena_would_start_it(cli: Cli, tmp_path: Path) -> None:
    note = tmp_path / "note"
    (tmp_path / "program.py").write_text(BOT.format(fault=f"open({str(note)!r}, 'w').close()", end=""))
    command = ["bot", "check", f"{PYTHON} {tmp_path}/program.py", "--game", "evolution"]
    assert failed(cli(*command)) == CHECKS[:1]
    assert not note.exists()
    assert cli(*command, "--trust-programs").code == 0
    assert note.exists()


def test_where_nothing_can_be_isolated_that_is_said(cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tangledbank.cli.commands.bot.is_available", lambda: False)
    result = check(cli, tmp_path)
    assert result.code == 0
    assert "Programs cannot be isolated on this system" in result.out


def test_a_plain_program_passes(cli: Cli, tmp_path: Path) -> None:
    result = check(cli, tmp_path)
    assert result.code == 0
    assert [line[2:].split(":")[0] for line in result.out.splitlines()[:5]] == CHECKS
    assert "games: 2," in result.out


@pytest.mark.parametrize(
    ("fault", "names", "sentence"),
    [
        ("sys.exit(3)", ["says hello"], "ended with exit code 3 instead of answering"),
        ("print('hi', flush=True)", ["says hello"], 'wrote “hi”; expected: {"type": "hello", "protocol": 1'),
        ("assert kind != 'result'", ["plays evolution"], "game 2, answer "),
        ("assert games < 2", ["plays evolution"], "AssertionError"),
        ("assert set(message) & {'some-day'} == set()", ["ignores what it does not know"], "AssertionError"),
        ("assert kind != 'some-day'", ["ignores what it does not know"], "AssertionError"),
        ("assert kind != 'bye'", ["ends when told bye"], "ended with exit code 1; expected: 0."),
        ("if kind == 'bye': kind = 'stay'; time.sleep(60)", ["ends when told bye"], "It is still running 0.5 s later"),
    ],
)
def test_a_fault_is_found_by_its_check(
    cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fault: str, names: list[str], sentence: str
) -> None:
    monkeypatch.setattr("tangledbank.cli.commands.bot.LIMITS", Limits(10, 10, 0.5 if "sleep" in fault else 10))
    result = check(cli, tmp_path, fault)
    assert result.code == 1
    assert failed(result) == names
    assert sentence in " ".join(result.out.split())
    assert ("a seat would lose" in result.out) == ("bye" not in names[0])
    assert ("no seat loses because of that" in " ".join(result.out.split())) == ("bye" in names[0])


def test_a_program_that_outlives_its_input_is_found(cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tangledbank.cli.commands.bot.LIMITS", Limits(10, 10, 0.5))
    result = check(cli, tmp_path, end="if kind != 'bye': time.sleep(60)")
    assert failed(result) == ["ends when its input ends"]
    assert "no seat loses because of that" in " ".join(result.out.split())


def test_a_slow_program_is_found(cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tangledbank.cli.commands.bot.LIMITS", Limits(10, 0.3, 10))
    result = check(cli, tmp_path, "if message.get('number') == 2: time.sleep(60)")
    assert failed(result) == ["plays evolution", "ignores what it does not know"]
    assert "game 1, answer 2: The program did not answer within 0.3 s" in " ".join(result.out.split())
    assert "2 checks failed" in result.out


# ---- the command --------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("argv", "sentence"),
    [
        (["check"], "Say how the program is started, for example: tangledbank bot check"),
        (["czech", "x"], "There is no “czech” here; there is: check."),
        (["check", "no-such-program"], "“no-such-program” starts no program"),
        (["check", ""], "“” starts no program"),
        (["check", "python3 'x"], "“python3 'x” starts no program"),
        (["check", "cat", "--game", "chess"], "There is no game “chess”"),
        (["check", "cat", "--games", "0"], "--games is a whole number from 1 to 1000, not “0”."),
        (["check", "cat", "--game"], "The value of --game is missing"),
    ],
)
def test_bad_arguments_are_answered_with_a_sentence(cli: Cli, argv: list[str], sentence: str) -> None:
    result = cli("bot", *argv)
    assert result.code == 2
    assert result.err.startswith(sentence)
    assert result.err.count("\n") == 1


def test_the_command_alone_explains_itself(cli: Cli) -> None:
    result = cli("bot")
    assert result.code == 0
    assert 'tangledbank bot check "python3 mybot.py"' in result.out
    assert "docs/outside-bots.md" in result.out


def test_the_command_line_may_come_in_words_and_after_options(cli: Cli) -> None:
    result = cli("bot", "check", "--game", "evolution", "--games", "1", "cat", "-")
    assert (result.code, failed(result)) == (1, ["says hello"])


def test_the_command_may_be_spelt_as_the_name_of_a_bot(cli: Cli) -> None:
    result = cli("bot", "check", f"cmd:{PYTHON} {EXAMPLE}", "--game", "evolution", "--games", "1")
    assert result.code == 0
    assert result.out.splitlines()[-1] == f"tangledbank play evolution --bots 'cmd:{PYTHON} {EXAMPLE}'"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_report_speaks_every_language(cli: Cli, lang: str) -> None:
    result = cli("bot", "check", f"{PYTHON} {EXAMPLE}", "--game", "evolution", "--games", "1", "--lang", lang)
    assert result.code == 0
    assert ("says hello" in result.out) == (lang == "en")
    assert result.out.count("✓") == 5
