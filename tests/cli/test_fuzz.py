"""fuzz and perft: the report does not depend on the processes, a failure comes with a command that shows it again."""

from __future__ import annotations

import json
import re
import shlex
from collections import Counter
from itertools import pairwise

import pytest

from tangledbank import is_compiled, new
from tangledbank.cli.fuzzing import positions
from tangledbank.cli.fuzzing.mutations import CHANGES, Dice, paths_of
from tangledbank.cli.fuzzing.positions import arrives
from tangledbank.cli.fuzzing.random_games import SAMPLE, FuzzGame, fuzz_games
from tangledbank.core.check import Broken, first_broken
from tangledbank.core.frame import Step
from tangledbank.core.playout import perft
from tangledbank.core.rulebook import Json, Rulebook
from tangledbank.core.state import State
from tangledbank.games import rulebook
from tangledbank.games.evolution.rulebook import EvolutionRulebook

from .conftest import Cli

BOOK = rulebook("evolution")


# ---- plans -----------------------------------------------------------------------------
def test_all_players_and_all_options_are_met() -> None:
    todo = fuzz_games(BOOK, 5 * 64, 0, None, {}, 10)
    for players in BOOK.players:
        met = {tuple(sorted(plan.options.items())) for plan in todo if plan.players == players}
        assert len(met) == (32 if players == 6 else 64)
    assert [plan.seed for plan in todo] == list(range(5 * 64))


def test_the_sample_meets_every_player_count_and_every_option() -> None:
    checked = [plan for plan in fuzz_games(BOOK, 5 * 64 * SAMPLE, 0, None, {}, 10) if plan.every]
    assert len(checked) == 5 * 64
    assert len({(plan.players, *sorted(map(str, plan.options.items()))) for plan in checked}) == 4 * 64 + 32


def test_what_is_given_is_fixed() -> None:
    todo = fuzz_games(BOOK, 100, 5, 3, {"quick_play": True}, 10)
    assert {plan.players for plan in todo} == {3}
    assert {plan.options["quick_play"] for plan in todo} == {True}


def test_players_that_cannot_have_an_option_are_left_out() -> None:
    assert {plan.players for plan in fuzz_games(BOOK, 20, 0, None, {"quick_play": False}, 10)} == {2, 3, 4, 5}


# ---- reports ---------------------------------------------------------------------------
def report(out: str) -> dict[str, object]:
    found: dict[str, object] = json.loads(out.splitlines()[-1])
    return found


def test_the_report_does_not_depend_on_the_processes(cli: Cli) -> None:
    argv = ["fuzz", "evolution", "--games", "20", "--seed", "3", "--every", "50"]
    one = report(cli(*argv).out)
    two = report(cli(*argv, "--jobs", "2").out)
    assert {**one, "seconds": 0} == {**two, "seconds": 0}
    assert one["games"] == 20
    assert set(one) >= {"decisions", "longest_option_list", "rounds", "endings", "players", "compiled", "seed"}


def test_a_report_counts_games_and_endings(cli: Cli) -> None:
    result = cli("fuzz", "evolution", "--games", "6", "--players", "2", "--every", "100")
    assert result.code == 0
    assert result.out.startswith("All laws hold.")
    data = report(result.out)
    assert isinstance(data["endings"], dict)
    assert sum(data["endings"].values()) == 6
    assert not result.err


# ---- failures --------------------------------------------------------------------------
@pytest.fixture
def faulty(monkeypatch: pytest.MonkeyPatch) -> None:
    """An engine in which somebody believes that no species ever grows to population 3."""
    if is_compiled():
        pytest.skip("a compiled engine cannot be broken on purpose")
    right = EvolutionRulebook.broken_laws

    def wrong(self: EvolutionRulebook, g: State, before: State | None) -> list[str]:
        found = right(self, g, before)
        big = any(one["population"] > 2 for one in self.dump(g)["species"])  # type: ignore[attr-defined]
        return [*found, "INV-X"] if big else found

    monkeypatch.setattr(EvolutionRulebook, "broken_laws", wrong)


def commands(out: str) -> list[list[str]]:
    return [shlex.split(line)[1:] for line in out.splitlines() if line.startswith("tangledbank fuzz")]


@pytest.mark.usefixtures("faulty")
def test_a_failure_comes_with_its_reproducer_and_a_shorter_one(cli: Cli) -> None:
    result = cli("fuzz", "evolution", "--games", "5", "--seed", "2", "--players", "3", "--every", "1000")
    assert result.code == 1
    assert "A law is broken: INV-X" in result.out
    whole, short = commands(result.out)
    assert len(short[-1].split(";")) < len(whole[-1].split(";"))
    for argv in (whole, short):
        again = cli(*argv)
        assert (again.code, again.out) == (1, "A law is broken: INV-X\n")


@pytest.mark.usefixtures("faulty")
def test_the_first_failure_is_the_same_whatever_the_processes(cli: Cli) -> None:
    argv = ["fuzz", "evolution", "--games", "20", "--seed", "2", "--every", "1000"]
    assert cli(*argv).out == cli(*argv, "--jobs", "2").out


def test_a_reproducer_that_breaks_nothing_says_so(cli: Cli) -> None:
    game = new("evolution", 2, 9, quick_play=True)
    log = [(0, game.number(game.options(0)[0]))]
    command = Broken("x", game.setup, log).reproducer()
    result = cli(*shlex.split(command)[1:])
    assert (result.code, result.out) == (0, "All laws hold after 1 decisions.\n")


def test_a_plan_is_the_setup_it_says() -> None:
    setup = FuzzGame(3, 5, {"pass_is_final": True}, 0).setup(BOOK)
    assert (setup.players, setup.seed, setup.options["pass_is_final"]) == (3, 5, True)


# ---- perft -----------------------------------------------------------------------------
def test_perft_counts_and_divides(cli: Cli) -> None:
    result = cli("perft", "evolution", "--players", "2", "--seed", "4", "--depth", "3")
    game = new("evolution", 2, 4)
    counted = [int(n) for n in re.findall(r"^ +\d  +(\d+) ", result.out, re.MULTILINE)]
    assert counted == [perft(game.state, depth) for depth in (1, 2, 3)]
    assert all(one < two for one, two in pairwise(counted))
    below = [int(n) for n in re.findall(r"^food \S+ .* (\d+) *$", result.out, re.MULTILINE)]
    assert len(below) == len(game.options(0))
    assert sum(below) == counted[-1]


# ---- damaged positions -----------------------------------------------------------------
@pytest.mark.parametrize("game", ["evolution", "dominant-species", "marine"])
def test_damaged_positions_are_refused_by_name_or_played_on(cli: Cli, game: str) -> None:
    result = cli("fuzz", game, "--positions", "60", "--seed", "7", "--every", "200")
    data = report(result.out)
    assert result.code == 0, result.out
    assert data["positions"] == 60 == counted(data["refused"]) + counted(data["accepted"])
    assert counted(data["refused"]) > 20 < counted(data["answers"])


def test_all_laws_are_checked_at_every_answer_after_damage(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    checked = Counter[str]()

    def count(book: Rulebook, g: State) -> str:
        checked[book.name] += 1
        return first_broken(book, g)

    monkeypatch.setattr(positions, "first_broken", count)
    data = report(cli("fuzz", "marine", "--positions", "10", "--seed", "7").out)
    assert 0 < checked["marine"] == counted(data["answers"])


def counted(value: object) -> int:
    assert isinstance(value, int)
    return value


def test_damaged_positions_do_not_depend_on_the_processes(cli: Cli) -> None:
    argv = ["fuzz", "evolution", "--positions", "30", "--seed", "5", "--players", "3"]
    assert {**report(cli(*argv).out), "seconds": 0} == {**report(cli(*argv, "--jobs", "2").out), "seconds": 0}


def test_a_position_that_breaks_a_law_is_shown_with_the_command_that_makes_it(
    cli: Cli, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A loader that answers with an error that is not one of ours."""
    monkeypatch.setattr(EvolutionRulebook, "load", careless)
    result = cli("fuzz", "evolution", "--positions", "50", "--seed", "5", "--players", "2")
    assert result.code == 1
    assert result.out.startswith("A law is broken: load ZeroDivisionError: careless")
    command = result.out.splitlines()[2]
    again = cli(*shlex.split(command)[1:])
    assert again.out == result.out


def careless(self: EvolutionRulebook, data: Json) -> State:
    raise ZeroDivisionError("careless")


@pytest.mark.parametrize("k", range(len(CHANGES)))
def test_every_kind_of_change_changes_a_position(k: int) -> None:
    whole = json.loads(json.dumps(new("evolution", 3, 1).position()))
    other = json.loads(json.dumps(new("evolution", 3, 2).position()))
    changed = 0
    for seed in range(40):
        data = json.loads(json.dumps(whole))
        dice = Dice(seed)
        CHANGES[k](data, dice.of(paths_of(data["seats"], ("seats",))), [other], dice)
        changed += data != whole
    assert changed > 3


def test_a_round_that_never_asks_is_found_by_its_steps() -> None:
    g = new("evolution", 2, 1).state.clone()
    g.stack = [Endless()]
    assert not arrives(g)


class Endless(Step[State]):
    """Comes again and again."""

    def run(self, g: State) -> None:
        g.push(self)
