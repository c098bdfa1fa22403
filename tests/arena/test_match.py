"""One game: its outcome, and what becomes of bots that fail."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable

import pytest

from tangledbank.arena import Outcome, play
from tangledbank.arena import match as match_module
from tangledbank.arena.match import AnyOption, Match, ranks, reason, winning
from tangledbank.bots import player
from tangledbank.core.errors import BadInput
from tangledbank.core.game import Game, Setup
from tangledbank.core.message import Message
from tangledbank.games import names as game_names
from tangledbank.games import rulebook

BOOK = rulebook("evolution")
Answer = Callable[[Game, int], object]


def new(players: int = 2, seed: int = 3) -> Game:
    return Game(Setup(BOOK, players, seed, {"quick_play": True}, None))


def played(*seating: str, seed: int = 3) -> Outcome:
    return play(BOOK, seating, seed, {"quick_play": True})


@pytest.fixture
def seat_anyone(monkeypatch: pytest.MonkeyPatch) -> Callable[[Answer], None]:
    """Let the spec "evil" be a player with this answer."""

    def use(answer: Answer) -> None:
        class Evil:
            def answer(self, game: Game, seat: int) -> object:
                return answer(game, seat)

        def evil(game: str, spec: str) -> object:
            return Evil() if spec == "evil" else player(game, spec)

        monkeypatch.setattr(match_module, "player", evil)

    return use


# ---- outcomes -----------------------------------------------------------------------
@pytest.mark.parametrize("name", game_names())
def test_a_game_of_random_bots_ends_and_is_told(name: str) -> None:
    book = rulebook(name)
    outcome = play(book, ["random"] * 3, 1, book.bounds())
    assert len(outcome.scores) == len(outcome.ranks) == len(outcome.decisions) == len(outcome.seconds) == 3
    assert outcome.plies == sum(outcome.decisions) > 50
    assert [seat for seat, rank in enumerate(outcome.ranks) if rank == 1] == outcome.winners
    assert outcome.rounds is not None
    assert outcome.rounds > 0
    assert not outcome.forfeits
    assert all(second > 0 for second in outcome.seconds)


def test_the_same_arguments_give_the_same_game_and_others_another() -> None:
    one, two = played("random", "beginner"), played("random", "beginner")
    assert one.data() == two.data()
    assert "seconds" not in one.data()
    assert played("beginner", "random").digest != one.digest
    assert played("random", "beginner", seed=4).digest != one.digest


def test_a_game_goes_as_it_does_with_the_players_themselves() -> None:
    """Whatever is done for speed changes no choice."""
    game = new()
    seated = [player("evolution", spec) for spec in ("random", "beginner")]
    while not game.over:
        game.apply(seated[game.seat].answer(game, game.seat), game.seat)
    assert played("random", "beginner").digest == game.digest()


def test_any_option_answers_as_the_random_bot() -> None:
    game, one, two = new(4), player("evolution", "random"), AnyOption()
    for _ in range(60):
        seat = game.waiting[-1]
        text = game.rulebook.notation.show(two.answer(game, seat))
        assert one.answer(game, seat) == text
        game.apply(text, seat)


# ---- ranks --------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("scores", "winners", "out", "expected"),
    [
        ([5, 9, 7], [1], [], [3, 1, 2]),
        ([7, 7, 3, 3], [0, 1], [], [1, 1, 3, 3]),
        ([7, 7, 3, 9], [3], [], [2, 2, 4, 1]),
        ([7, 7, 5], [1], [], [2, 1, 3]),
        ([9, 7, 5], [1], [0], [3, 1, 2]),
        ([9, 7, 5, 5], [2], [0, 1], [4, 4, 1, 2]),
        ([4, 4], [], [0, 1], [2, 2]),
    ],
)
def test_ranks(scores: list[int], winners: list[int], out: list[int], expected: list[int]) -> None:
    """Winners by the rules are ahead of those with equal points, equals share, who forfeits is last."""
    assert ranks(scores, winners, out) == expected


@pytest.mark.parametrize(
    ("scores", "winners", "out", "expected"),
    [
        ([5, 9, 7], [1], [], [1]),
        ([5, 9, 7], [1], [1], [2]),
        ([7, 9, 7], [1], [1], [0, 2]),
        ([9, 9, 7], [0, 1], [1], [0]),
        ([9, 9], [0, 1], [0, 1], []),
    ],
)
def test_who_forfeits_does_not_win(scores: list[int], winners: list[int], out: list[int], expected: list[int]) -> None:
    assert winning(scores, winners, out) == expected


# ---- forfeits -----------------------------------------------------------------------
def test_a_bot_that_raises_is_replaced_and_last(seat_anyone: Callable[[Answer], None]) -> None:
    def answer(game: Game, seat: int) -> object:
        if len(game.log) >= 10:
            raise ZeroDivisionError(f"in {object()!r}\nat\x00 last")
        return game.options(seat)[0]

    seat_anyone(answer)
    outcome = played("random", "evil")
    assert outcome.ranks == [1, 2]
    assert outcome.winners == [0]
    assert outcome.plies > sum(outcome.decisions)
    (forfeit,) = outcome.forfeits
    assert forfeit.seat == 1
    assert forfeit.ply >= 10
    assert forfeit.why == "ZeroDivisionError: in <object object at 0x> at\x00 last"
    assert played("random", "evil").data() == outcome.data()


@pytest.mark.parametrize("nonsense", ["fly away", "", 99 << 24, True, None, 1.5, ["done"], "food nothing"])
def test_an_answer_that_the_rules_refuse_forfeits(seat_anyone: Callable[[Answer], None], nonsense: object) -> None:
    seat_anyone(lambda game, seat: nonsense)
    outcome = played("evil", "random")
    (forfeit,) = outcome.forfeits
    assert (forfeit.seat, forfeit.ply) == (0, 0)
    assert outcome.ranks == [2, 1]


def test_what_random_does_after_a_forfeit_is_not_the_bots(seat_anyone: Callable[[Answer], None]) -> None:
    """Neither its decisions nor its time, nor the time of the question that it failed."""

    def answer(game: Game, seat: int) -> object:
        time.sleep(0.001 if len(game.log) < 10 else 0.3)
        return game.options(seat)[0] if len(game.log) < 10 else "nonsense"

    seat_anyone(answer)
    match = Match(new(), ["evil", "random"])
    assert match.names == ["evil", "random"]
    match.run()
    assert match.names == ["random", "random"]
    answered = len([entry for entry in match.game.log[: match.forfeits[0].ply] if entry.seat == 0])
    assert match.decisions[0] == answered > 1
    assert 0.001 * answered <= match.seconds[0] < 0.3


def test_a_legal_answer_of_another_moment_forfeits(seat_anyone: Callable[[Answer], None]) -> None:
    """The refusal says why, in the rules' words."""
    first = new().options()[0]
    seat_anyone(lambda game, seat: first)
    (forfeit,) = played("evil", "random").forfeits
    assert forfeit.ply > 0
    assert "is not allowed: A food card is chosen in phase 2, before cards are played. (EV-5.1)" in forfeit.why


def test_all_seats_may_forfeit(seat_anyone: Callable[[Answer], None]) -> None:
    seat_anyone(lambda game, seat: 1 // 0)
    outcome = played("evil", "evil")
    assert outcome.ranks == [2, 2]
    assert outcome.winners == []
    assert len(outcome.forfeits) == 2


def test_a_bot_that_cannot_begin_forfeits(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(game: str, spec: str) -> object:
        raise BadInput(Message("cli-bad-bot", got=spec, expected="nobody"))

    monkeypatch.setattr(match_module, "player", refuse)
    outcome = played("gone", "random")
    assert outcome.forfeits[0].why == "There is no bot “gone”; there are: nobody."
    assert outcome.ranks == [2, 1]


def test_an_error_of_the_engine_is_nobodys_forfeit(monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match(new(), ["random", "random"])
    monkeypatch.setattr(Game, "apply", lambda *args: 1 // 0)
    with pytest.raises(ZeroDivisionError):
        match.run()


def test_ctrl_c_is_nobodys_forfeit(seat_anyone: Callable[[Answer], None]) -> None:
    def answer(game: Game, seat: int) -> object:
        raise KeyboardInterrupt

    seat_anyone(answer)
    with pytest.raises(KeyboardInterrupt):
        played("evil", "random")


def test_reasons_are_short_and_on_one_line() -> None:
    assert len(reason(ValueError("x" * 10_000))) == 300
    assert reason(ValueError("a\n\n  b")) == "ValueError: a b"


def test_deep_recursion_in_a_bot_is_survived(seat_anyone: Callable[[Answer], None]) -> None:
    def answer(game: Game, seat: int) -> object:
        return answer(game, seat)

    seat_anyone(answer)
    outcome = played("evil", "random")
    assert outcome.forfeits[0].why.startswith("RecursionError")
    assert sys.getrecursionlimit() < 100_000
