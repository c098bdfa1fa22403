"""One question to one person: the table, the options, and what can be typed."""

from __future__ import annotations

from collections.abc import Callable
from difflib import get_close_matches
from typing import Final

from rich.console import ConsoleDimensions, RenderableType
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from ...core.errors import BadInput, IllegalAction, NotationError, UndoError
from ...core.game import Game
from ...core.message import Message, Reason
from ...ruletext import Rule, find, looks_like_id, rules
from ..arguments import whole
from ..commands.rules import rule_texts, show_rules
from .hints import USUAL, advice, ideas
from .menu import Menu, ranges
from .prompt_words import ALL, TYPED, command_words, shown_word
from .reading import Reader, fold
from .session import Session
from .story import capital, finished, is_round, latest, worth_telling, yours

MOST_DIGITS: Final = 4
MOST_IDEAS: Final = 99
ASIDES: Final = ("EX-", "AS-", "DSM-30.")
"""Examples and notes for programmers: at the table nobody wants them unless there is nothing else."""


class Quit(Exception):
    """The person leaves the game."""


class Prompt:
    """Asks the person on a seat until an answer is played."""

    def __init__(self, session: Session, seat: int) -> None:
        self.session: Final = session
        self.seat: Final = seat
        self.game: Final = session.game
        self.terminal: Final = session.terminal
        self.words: Final = session.terminal.words
        self.menu: Final[Menu] = self.look()
        self.commands: Final[dict[str, Callable[[str], None]]] = {
            "help": self.explain,
            "why": self.why,
            "hint": self.hint,
            "back": self.back,
            "undo": self.undo,
            "log": self.log,
            "save": self.save,
            "rules": self.rules,
            "table": self.table,
            "quit": self.quit,
        }
        self.named: Final = command_words(self.words)

    def look(self) -> Menu:
        """The menu of this question; what was offered before in such a question has the number it had."""
        question = self.game.prompt(self.seat)
        view = self.game.view(self.seat)
        menu = self.session.table.menu(view, self.seat, self.label, self.words, question)
        menu.remember(self.session.memory.numbers(self.seat, self.session.table.scope(view)), self.label)
        return menu

    def label(self, option: str, game: Game | None = None) -> str:
        """What an option does, said to the one who chooses it; perhaps in an earlier position."""
        return capital(self.words.say(yours((game or self.game).label(option), self.seat)))

    def asked(self) -> Message:
        """The question."""
        return yours(self.game.prompt(self.seat), self.seat)

    # ---- asking -----------------------------------------------------------------
    def ask(self) -> None:
        """Show the question, and carry out commands until an answer is played or something is taken back."""
        news = self.session.news(self.seat)
        is_turn = self.session.is_turn(self.seat, news)
        story: list[RenderableType] = [*self.session.paragraphs(finished(news), self.seat)]
        self.terminal.show_apart(story, self.screen(is_whole=is_turn))
        ply = len(self.game.log)
        while len(self.game.log) == ply:
            line = self.terminal.ask(f"P{self.seat + 1}> ")
            try:
                self.answer(line)
            except NotationError as error:
                self.misread(error.message, line)
            except BadInput as error:
                self.terminal.tell(error.message, "red")

    def answer(self, line: str) -> None:
        """Carry out one line: a command, a number or an action. What reads as an action is one."""
        word, _, rest = line.partition(" ")
        command = self.named.get(" ".join(fold(word)) or word)
        if command and not self.is_action(line):
            self.commands[command](rest.strip())
        elif line:
            self.play(line)

    def is_action(self, line: str) -> bool:
        """Whether a line reads as an action, legal or not: some game has a verb that is a command, too."""
        try:
            self.game.number(line)
        except NotationError:
            return False
        return True

    def play(self, line: str) -> None:
        """Play what a line says, all of it; if it is refused, say why."""
        try:
            actions = self.actions(line)
            for action in actions:
                self.game.apply(action, self.seat)
            self.session.memory.parts(self.seat).append(len(actions))
        except IllegalAction as error:
            self.terminal.say("cli-refused", style="red", action=line)
            self.show_reasons(error.reasons)

    # ---- reading ------------------------------------------------------------------
    def actions(self, line: str) -> list[str]:
        """The answers in a line: one, or the parts of one, as in `from c2 to c3`."""
        game, rest = self.game, line.split()
        found: list[str] = []
        while rest:
            used, action = self.beginning(game, rest, is_first=not found)
            if not used:
                raise BadInput(Message("cli-bad-rest", got=" ".join(rest)[:80], question=game.prompt(self.seat)))
            found.append(action)
            rest = rest[used:]
            game = self.ahead(game, action) if rest else game
        return found

    def beginning(self, game: Game, words: list[str], *, is_first: bool) -> tuple[int, str]:
        """How many words of a line are the next answer, and the answer: as many as possible."""
        reader = Reader(game, self.seat, self.session.table.noun, self.words)
        for n in range(len(words), 0, -1):
            text = " ".join(words[:n])
            action = self.numbered(text) if is_first and is_number(text) else reader.option(text)
            if action is not None:
                return n, action
        if is_first:
            line = " ".join(words)
            game.number(line)
            return len(words), line  # it reads as an action: the engine says why it is none here
        return 0, ""

    def ahead(self, game: Game, action: str) -> Game:
        """The game after the first parts of an answer, to read the next one.

        It goes on from a position that the seat cannot tell from the real one, so that nothing hidden is betrayed.
        """
        twin = game
        if game is self.game:
            state = game.rulebook.determinize(game.state, self.seat, 0)
            twin = Game(game.setup, state=state)
        seen = twin.state.info_counter
        twin.apply(action, self.seat)
        if self.seat not in twin.waiting or twin.state.info_counter != seen:
            raise BadInput(Message("cli-one-answer", action=action))
        return twin

    def numbered(self, text: str) -> str:
        """The action of a number."""
        found = self.menu.action(int(text)) if len(text) <= MOST_DIGITS else None
        if found is None:
            raise BadInput(Message("cli-bad-choice", got=text[:20], numbers=ranges(self.menu.all_numbers)))
        return found

    def example(self, line: str = "") -> str:
        """An action that can be played: the one most like a line, or the first."""
        options = self.game.options(self.seat)
        return next(iter(get_close_matches(line, options, 1)), options[0])

    # ---- commands -----------------------------------------------------------------
    def table(self, rest: str) -> None:
        """The whole table, the question and the options."""
        self.terminal.page(*self.whole_table(), *self.question())

    def explain(self, rest: str) -> None:
        """The cards, what can be typed, and nearest to the prompt what is asked and the rules behind it."""
        glossary = self.session.table.glossary(self.game.view(self.seat), self.seat, self.words)
        ids = self.game.rulebook.prompt_rules(self.game.state)
        example = {"ACTION": self.example(), "RULE": ids[0]}
        pairs = [(shown_word(typed, example, self.words), self.words(about)) for typed, about in TYPED]
        self.terminal.page(
            *([two_columns(self.words("cli-glossary"), glossary)] if glossary else []),
            two_columns(self.words("cli-commands"), pairs),
            Text(self.words.say(self.asked()), "bold"),
            rule_texts([rule for rule in self.book() if rule.id in ids], self.words),
        )

    def why(self, rest: str) -> None:
        """Why an action is refused, or that it is not."""
        if not rest:
            raise BadInput(Message("cli-why-what", example=self.example()))
        action = self.actions(rest)[0]
        reasons = self.game.why_not(action, self.seat)
        if reasons:
            self.terminal.say("cli-refused", action=action)
            self.show_reasons(reasons)
        else:
            self.terminal.say("cli-legal", action=action, label=self.label(action))

    def hint(self, rest: str) -> None:
        """The best moves, as many as are wanted, as a strong bot sees them."""
        self.must_be_aided()
        most = whole(rest or str(USUAL), "hint", 1, MOST_IDEAS)
        with self.session.thinking(Message("cli-advised")):
            found = ideas(self.game, self.seat)[:most]
        about = Text(self.words("cli-hint-about"), "dim")
        self.terminal.page(advice(found, self.menu, self.label, self.words), about)

    def back(self, rest: str) -> None:
        """Take back the last answer, if it may be."""
        self.take_back(1)

    def undo(self, rest: str) -> None:
        """Take back the last line that was typed, with all its parts, if it may be."""
        parts = self.session.memory.parts(self.seat)
        self.take_back(parts[-1] if parts else 1)

    def take_back(self, n: int) -> None:
        """Take back so many answers; BadInput if there is none that may be."""
        self.must_be_aided()
        parts = self.session.memory.parts(self.seat)
        for k in range(n):
            try:
                action = self.game.undo(self.seat)
            except UndoError as error:
                if k == 0:
                    raise self.not_back(error) from error
                return
            self.terminal.say("cli-taken-back", action=self.label(action))
            if parts:
                parts[-1:] = [parts[-1] - 1] if parts[-1] > 1 else []

    def must_be_aided(self) -> None:
        """Refuse help where there is none."""
        if self.session.unaided:
            raise BadInput(Message("daily-unaided"))

    def not_back(self, error: UndoError) -> BadInput:
        """Why nothing can be taken back, in the words with which it was offered."""
        if error.message.key != "undo-seen":
            return error
        ply = max(k for k, entry in enumerate(self.game.log) if entry.seat == self.seat)
        before = self.game.clone()
        before.rewind(ply)
        return BadInput(Message("cli-not-back", action=self.label(self.played(ply), before)))

    def played(self, ply: int) -> str:
        """An answer of the log in the notation of records."""
        return self.game.rulebook.notation.show(self.game.log[ply].action)

    def log(self, rest: str) -> None:
        """The story of this round, or of the whole game, as this seat saw it."""
        story = worth_telling(self.game.story(self.seat))
        since = 0 if self.named.get(" ".join(fold(rest))) == ALL else latest(story, is_round)
        self.terminal.page(*self.session.paragraphs(story[since:], self.seat))

    def save(self, rest: str) -> None:
        """Write the record."""
        self.session.save(rest)

    def book(self) -> list[Rule]:
        """The rules of this game in the language of the terminal."""
        return list(rules(self.game.rulebook.name, self.terminal.words.lang))

    def rules(self, rest: str) -> None:
        """Rules by id or by words."""
        book = self.book()
        found = find(rest, book)
        if not looks_like_id(rest):
            found = [rule for rule in found if not rule.id.startswith(ASIDES)] or found
        show_rules(self.terminal, found, rest, book)

    def quit(self, rest: str) -> None:
        """Leave the game; it is saved."""
        raise Quit

    # ---- showing --------------------------------------------------------------------
    def screen(self, *, is_whole: bool) -> list[RenderableType]:
        """The table and the question, both as far as one screen has room for them.

        If the menu leaves too few lines for what it points at, its short form is tried; then, a table that lacks it.
        """
        full, short = self.question(), self.question(is_short=True)
        for asked, is_short in ((full, False), (short, True), (full, True)):
            lines = self.terminal.room - self.terminal.height(*asked)
            drawn = self.fitted(lines, is_whole=is_whole, is_short=is_short)
            if drawn is not None:
                return [*drawn, *asked]
        return full if self.terminal.height(*full) <= self.terminal.room else short

    def fitted(self, lines: int, *, is_whole: bool, is_short: bool) -> list[RenderableType] | None:
        """The table in so many lines, at the beginning of a turn the whole one if it fits; None if they are too few."""
        whole = self.whole_table() if is_whole and not is_short else []
        if whole and self.terminal.height(*whole) <= lines:
            return whole
        view, question = self.game.view(self.seat), self.game.prompt(self.seat)
        size = ConsoleDimensions(self.terminal.console.width, lines)
        draw = self.session.table.fitted
        numbers = self.menu.numbers
        return draw(view, self.seat, self.words, size, question, numbers, is_whole=is_whole, is_short=is_short)

    def whole_table(self) -> list[RenderableType]:
        question = self.game.prompt(self.seat)
        return [self.session.drawn_table(self.seat, question, self.menu.numbers)]

    def question(self, *, is_short: bool = False) -> list[RenderableType]:
        """The question, its options, a warning if some of them would do nothing, and for newcomers what to type."""
        parts: list[RenderableType] = [Text(self.words.say(self.asked()), "bold")]
        parts.append(self.menu.render(self.terminal.console.width, is_short=is_short))
        idle = self.session.table.idle(self.game, self.seat)
        if idle:
            numbers = ranges(sorted([self.menu.numbers[option] for option in idle]))
            parts.append(Text(self.words("cli-idle", numbers=numbers), "yellow"))
        if all(entry.seat != self.seat for entry in self.game.log):
            parts.append(Text(self.words("cli-what-to-type"), "dim"))
        return parts

    def misread(self, message: Message, line: str) -> None:
        """Say why a line is no action, and how one looks; not all the verbs of the game."""
        example = self.example(line)
        if message.key == "bad-verb":
            self.terminal.say("cli-not-an-action", "red", got=message.args["text"], example=example)
            return
        self.terminal.tell(message, "red")
        if example.split()[0] == str(message.args["usage"]).split()[0]:
            self.terminal.say("cli-for-example", example=example)

    def show_reasons(self, reasons: list[Reason]) -> None:
        for reason in reasons:
            sentence = f"{self.words.say(reason.message)} ({', '.join(reason.rules)})"
            self.terminal.show(Padding(Text(sentence), (0, 0, 0, 2)))


def is_number(text: str) -> bool:
    return text.isascii() and text.isdigit()


def two_columns(heading: str, pairs: list[tuple[str, str]]) -> Grid:
    """Words and what they mean."""
    grid = Grid(title=heading, title_justify="left", title_style="bold", box=None, show_header=False)
    grid.add_column(no_wrap=True)
    grid.add_column()
    for word, meaning in pairs:
        grid.add_row(Text(word, "cyan"), Text(meaning))
    return grid
