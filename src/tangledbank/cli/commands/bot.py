"""`tangledbank bot check`: whether a program in any language plays as docs/outside-bots.md says."""

from __future__ import annotations

import argparse
import shlex
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import partial
from math import inf
from time import perf_counter
from typing import Final

from rich.text import Text

from ...bots import player
from ...bots.outside.isolation import Isolation, is_available
from ...bots.outside.player import LIMITS, OUTSIDE
from ...bots.outside.program import BotFailed, words_of
from ...bots.outside.protocol import BotConversation
from ...core.errors import BadInput
from ...core.game import Game, Setup
from ...core.message import Message
from ...games import names as game_names
from ...games import rulebook
from ..arguments import Parser, whole
from ..terminal import Terminal

FOUND_WRONG: Final = 1
CHECK: Final = "check"
ALL: Final = "all"
MINE: Final = "python3 mybot.py"
EXAMPLE: Final = f'tangledbank bot {CHECK} "{MINE}"'
MOST_GAMES: Final = 1_000
ENDING: Final = {"cli-bot-check-bye", "cli-bot-check-eof"}
"""Checks of what comes after the game: a bot that fails them loses no seat."""
UNKNOWN: Final = {"some-day": {"new": ["fields", 1, None]}}
"""What a later version might add to a message."""
FEW: Final = 10
"""Answers that show whether it minds."""

Check = Callable[[], Message]
"""Says what is right, or raises BotFailed."""
Start = Callable[[Mapping[str, object] | None], BotConversation]
"""Starts the program; what is given goes into every message."""


def add_arguments(parser: Parser) -> None:
    action = parser.add_argument("action", metavar=CHECK, help=parser.word("help-bot-check"))
    command = parser.add_argument("command", metavar="CMD", nargs="+", help=parser.word("help-bot-command"))
    # declared as optional, argparse would take CMD for left out if an option comes before it
    action.required = command.required = False
    parser.add_argument("--game", metavar="GAME", default=ALL, help=parser.word("help-bot-game"))
    parser.add_argument("--games", metavar="N", default="2", help=parser.word("help-bot-games"))
    parser.add_argument("--trust-programs", action="store_true", help=parser.word("help-trust-programs"))


def run(args: argparse.Namespace) -> int:
    terminal = Terminal(args.lang)
    if args.action is None:
        terminal.say("cli-bot-about")
        terminal.line(EXAMPLE)
        terminal.line(play_command(game_names()[0], MINE))
        return 0
    if args.action != CHECK:
        raise BadInput(Message("cli-bot-action", got=args.action[:80], expected=CHECK))
    command = command_of(args.command)
    names = game_names() if args.game == ALL else [rulebook(args.game).name]
    if not (args.trust_programs or is_available()):
        terminal.say("cli-bot-not-isolated")
    start = starter(words_of(command), None if args.trust_programs else Isolation())
    checks = all_checks(start, names, whole(args.games, "--games", 1, MOST_GAMES))
    failed = failures(checks, terminal)
    if failed:
        terminal.say("cli-bot-untidy" if set(failed) <= ENDING else "cli-bot-bad", style="red", n=len(failed))
        return FOUND_WRONG
    terminal.say("cli-bot-good", style="green")
    terminal.line(play_command(names[0], command))
    return 0


def play_command(game: str, command: str) -> str:
    """How to play against a program."""
    return shlex.join(["tangledbank", "play", game, "--bots", OUTSIDE + command])


def command_of(words: list[str] | None) -> str:
    """The command line, given as one word or as several; as in the name of a bot, cmd: may stand before it."""
    if not words:
        raise BadInput(Message("cli-bot-what", example=EXAMPLE))
    return (words[0] if len(words) == 1 else shlex.join(words)).removeprefix(OUTSIDE)


# ---- reporting ----------------------------------------------------------------------
def failures(checks: list[tuple[Message, Check]], terminal: Terminal) -> list[str]:
    """Do all checks and say how each went; the keys of those that failed. Where no hello comes, nothing else can."""
    failed: list[str] = []
    for what, check in checks:
        try:
            report(terminal, "✓", "green", what, check())
        except BotFailed as failure:
            report(terminal, "✗", "red", what, failure.message)
            failed.append(what.key)
            if what == checks[0][0]:
                break
    return failed


def report(terminal: Terminal, sign: str, style: str, what: Message, how: Message) -> None:
    """One line: what was checked and how it is."""
    words = terminal.words
    terminal.show(Text.assemble((f"{sign} ", style), (words.say(what), "bold"), f": {words.say(how)}"))


# ---- checking -------------------------------------------------------------------------
def starter(words: list[str], isolation: Isolation | None) -> Start:
    """How the program of a command line is started: isolated as in an arena, unless it is trusted."""
    return lambda extra: BotConversation(words, LIMITS, extra, isolation)


def all_checks(start: Start, names: list[str], games: int) -> list[tuple[Message, Check]]:
    """What is checked, in this order; each check starts the program anew, so that one fault is told once."""
    playing = [(Message("cli-bot-check-game", game=name), partial(check_games, start, name, games)) for name in names]
    return [
        (Message("cli-bot-check-hello"), partial(check_hello, start)),
        *playing,
        (Message("cli-bot-check-unknown"), partial(check_unknown, start, names[0])),
        (Message("cli-bot-check-bye"), partial(check_bye, start)),
        (Message("cli-bot-check-eof"), partial(check_eof, start)),
    ]


@contextmanager
def talking(start: Start, extra: Mapping[str, object] | None = None) -> Iterator[BotConversation]:
    """The program, running; whatever happens, it is ended."""
    talk = start(extra)
    try:
        yield talk
    finally:
        talk.program.end()


def check_hello(start: Start) -> Message:
    begin = perf_counter()
    with talking(start) as talk:
        return Message("cli-bot-called", name=talk.greet(), seconds=f"{perf_counter() - begin:.3f}")


def check_games(start: Start, name: str, games: int) -> Message:
    """Whole games in one go, of different sizes and on different seats, against random bots."""
    times: list[float] = []
    book = rulebook(name)
    with talking(start) as talk:
        talk.greet()
        for n in range(games):
            players = book.players[n % len(book.players)]
            setup = Setup(book, players, n, book.bounds(), None)
            try:
                play(talk, Game(setup), n % players, times)
            except BotFailed as failure:
                because = Message("cli-bot-in-game", n=str(n + 1), answer=str(len(times) + 1), because=failure.message)
                raise BotFailed(because) from None
    return Message(
        "cli-bot-played", games=str(games), answers=str(len(times)), seconds=f"{max(times, default=0.0):.3f}"
    )


def play(talk: BotConversation, game: Game, seat: int, times: list[float], answers: float = inf) -> None:
    """A game, or the beginning of it up to so many answers; how long each took is added to the times."""
    other = player(game.rulebook.name, "random")
    talk.begin(game, seat)
    while not game.over and len(times) < answers:
        asked = game.waiting[0]
        begin = perf_counter()
        if asked == seat:
            game.apply(talk.choose(game, seat), seat)
            times.append(perf_counter() - begin)
        else:
            game.apply(other.answer(game, asked), asked)
    if game.over:
        talk.finish(game)


def check_unknown(start: Start, name: str) -> Message:
    """A few answers, while every message has a field and some have a type that the program cannot know."""
    book = rulebook(name)
    times: list[float] = []
    with talking(start, UNKNOWN) as talk:
        talk.greet()
        talk.tell(type="some-day")
        play(talk, Game(Setup(book, book.players[0], 0, book.bounds(), None)), 0, times, FEW)
    return Message("cli-bot-answered", answers=str(len(times)))


def check_bye(start: Start) -> Message:
    with talking(start) as talk:
        talk.greet()
        code = talk.leave()
    if code:
        raise BotFailed(Message("cli-bot-bad-exit", code=str(code)))
    return left(code)


def check_eof(start: Start) -> Message:
    with talking(start) as talk:
        talk.greet()
        return left(talk.hang_up())


def left(code: int | None) -> Message:
    """That it ended, and how."""
    if code is None:
        raise BotFailed(Message("cli-bot-stayed", seconds=f"{LIMITS.leave:g}"))
    return Message("cli-bot-exit", code=str(code))
