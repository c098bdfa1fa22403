"""One question to one person: the table, the options, and what can be typed."""

from __future__ import annotations

from collections.abc import Callable
from difflib import get_close_matches
from typing import Final

from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from ..core.errors import BadInput, IllegalAction, NotationError
from ..core.message import Message, Reason
from ..ruletext import Rule, find, looks_like_id, rules
from .arguments import whole
from .hints import USUAL, advice, ideas
from .menu import Menu
from .rules import show_rules
from .session import Session
from .story import finished, is_round, latest, paragraphs, worth_telling

MOST_DIGITS: Final = 4
MOST_IDEAS: Final = 99
ALL: Final = "all"
ASIDES: Final = ("EX-", "AS-")
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
        self.menu: Menu = self.look()
        self.commands: Final[dict[str, Callable[[str], None]]] = {
            "?": self.explain,
            "why": self.why,
            "hint": self.hint,
            "undo": self.undo,
            "log": self.log,
            "save": self.save,
            "rules": self.rules,
            "view": self.view,
            "quit": self.quit,
        }

    def look(self) -> Menu:
        """The menu of this question."""
        question = self.game.prompt(self.seat)
        return self.session.table.menu(self.game.view(self.seat), self.seat, self.label, self.words, question)

    def label(self, option: str) -> str:
        return self.words.say(self.game.label(option))

    # ---- asking -----------------------------------------------------------------
    def ask(self) -> None:
        """Show the question, and carry out commands until an answer is played or something is taken back."""
        self.session.tell(finished(self.session.news(self.seat)))
        self.view("")
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
        if word.lower() in self.commands and not self.is_action(line):
            self.commands[word.lower()](rest.strip())
        elif line:
            self.play(self.action(line))

    def is_action(self, line: str) -> bool:
        """Whether a line reads as an action, legal or not: some game has a verb that is a command, too."""
        try:
            self.game.number(line)
        except NotationError:
            return False
        return True

    def action(self, line: str) -> str:
        """The action of a number, or the line itself."""
        if not (line.isascii() and line.isdigit()):
            return line
        found = self.menu.action(int(line)) if len(line) <= MOST_DIGITS else None
        if found is None:
            numbers = f"{self.menu.least}–{self.menu.most}"
            raise BadInput(Message("cli-bad-choice", got=line[:20], numbers=numbers))
        return found

    def example(self, line: str = "") -> str:
        """An action that can be played: the one most like a line, or the first."""
        options = self.game.options(self.seat)
        return next(iter(get_close_matches(line, options, 1)), options[0])

    def play(self, action: str) -> None:
        """Play an action; if it is refused, say why."""
        try:
            self.game.apply(action, self.seat)
        except IllegalAction as error:
            self.terminal.say("cli-refused", style="red", action=action)
            self.show_reasons(error.reasons)

    # ---- commands -----------------------------------------------------------------
    def view(self, rest: str) -> None:
        """The table, the question and the options."""
        question = self.game.prompt(self.seat)
        self.session.show_table(self.seat, question)
        self.terminal.tell(question, "bold")
        self.terminal.show(self.menu.render(self.terminal.console.width))
        if all(entry.seat != self.seat for entry in self.game.log):
            self.terminal.say("cli-what-to-type", style="dim")

    def explain(self, rest: str) -> None:
        """The cards, what can be typed, and nearest to the prompt what is asked and the rules behind it."""
        glossary = self.session.table.glossary(self.game.view(self.seat), self.seat, self.words)
        if glossary:
            self.show_pairs(self.words("cli-glossary"), glossary)
        ids = self.game.rulebook.prompt_rules(self.game.state)
        example = {"ACTION": self.example(), "RULE": ids[0]}
        pairs = [(" ".join([example.get(word, word) for word in typed.split()]), about) for typed, about in TYPED]
        self.show_pairs(self.words("cli-commands"), [(typed, self.words(about)) for typed, about in pairs])
        self.terminal.tell(self.game.prompt(self.seat), "bold")
        show_rules(self.terminal, [rule for rule in self.book() if rule.id in ids])

    def why(self, rest: str) -> None:
        """Why an action is refused, or that it is not."""
        if not rest:
            raise BadInput(Message("cli-why-what", example=self.example()))
        action = self.action(rest)
        reasons = self.game.why_not(action, self.seat)
        if reasons:
            self.terminal.say("cli-refused", action=action)
            self.show_reasons(reasons)
        else:
            self.terminal.say("cli-legal", action=action, label=self.game.label(action))

    def hint(self, rest: str) -> None:
        """The best moves, as many as are wanted, as a strong bot sees them."""
        most = whole(rest or str(USUAL), "hint", 1, MOST_IDEAS)
        with self.session.thinking(Message("cli-advised")):
            found = ideas(self.game, self.seat)[:most]
        self.terminal.show(advice(found, self.menu, self.label, self.words))
        self.terminal.say("cli-hint-about", style="dim")

    def undo(self, rest: str) -> None:
        """Take back the last answer, if it may be."""
        action = self.game.undo(self.seat)
        self.terminal.say("cli-taken-back", action=self.game.label(action))

    def log(self, rest: str) -> None:
        """The story of this round, or of the whole game, as this seat saw it."""
        story = worth_telling(self.game.story(self.seat))
        since = 0 if rest.lower() == ALL else latest(story, is_round)
        self.terminal.show(*paragraphs(story[since:], self.words))

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

    def show_pairs(self, heading: str, pairs: list[tuple[str, str]]) -> None:
        """Words and what they mean, in two columns."""
        grid = Grid(title=heading, title_justify="left", title_style="bold", box=None, show_header=False)
        grid.add_column(no_wrap=True)
        grid.add_column()
        for word, meaning in pairs:
            grid.add_row(Text(word, "cyan"), Text(meaning))
        self.terminal.show(grid)


TYPED: Final = [
    ("3", "cli-about-number"),
    ("ACTION", "cli-about-action"),
    ("?", "cli-about-help"),
    ("why ACTION", "cli-about-why"),
    ("hint", "cli-about-hint"),
    ("undo", "cli-about-undo"),
    ("log", "cli-about-log"),
    ("save", "cli-about-save"),
    ("rules RULE", "cli-about-rules"),
    ("view", "cli-about-view"),
    ("quit", "cli-about-quit"),
]
"""What can be typed, in the order it is explained; for words in capitals stands an example."""
