"""A program at the other end of three pipes: whatever it does, nobody waits longer than a limit."""

from __future__ import annotations

import os
import shlex
import shutil
import signal
import subprocess
import sys
import tempfile
import weakref
from contextlib import suppress
from queue import Empty, Queue
from threading import Thread, current_thread
from typing import IO, Final

from ...core.errors import BadInput, OptionError
from ...core.message import Message
from .isolation import Isolation, environment, is_available, keep_memory_private

MAX_LINE_CHARS: Final = 65_536
"""Bytes in a line; an honest answer has fewer than 200."""
MAX_WAITING_LINES: Final = 64
"""Lines that nobody has read yet. Who writes more is not listened to any longer."""
STDERR_TAIL_BYTES: Final = 4_096
MAX_SHOWN_CHARS: Final = 120
"""Characters of a program's own words that are repeated in a message."""
EXIT_TIMEOUT_S: Final = 1.0
"""Seconds for what takes no time once a program has ended: its last words, its threads."""


class BotFailed(BadInput):
    """A program that plays did not do what it must; the message says what was expected. Its seat loses."""


class Program:
    """A running program: lines in, lines out, and an end that leaves nothing behind."""

    def __init__(self, words: list[str], isolation: Isolation | None = None) -> None:
        self.process, scratch = (launch(words), "") if isolation is None else launch_isolated(words, isolation)
        self.inbox: Final[Queue[bytes]] = Queue(MAX_WAITING_LINES)
        """Lines from the program; an empty one when there are no more."""
        self.outbox: Final[Queue[bytes | None]] = Queue()
        self.tail: Final = bytearray()
        """The last it wrote to its error stream; the rest is read and forgotten, so that it never has to wait."""
        stdin, stdout, stderr = pipes(self.process)
        self.threads: Final = [
            Thread(target=write_lines, args=(stdin, self.outbox), daemon=True),
            Thread(target=read_lines, args=(stdout, self.inbox), daemon=True),
            Thread(target=read_tail, args=(stderr, self.tail), daemon=True),
        ]
        for thread in self.threads:
            thread.start()
        self.end: Final = weakref.finalize(self, end, self.process, self.outbox, self.threads, scratch)
        """Ends the program and all it started; done by itself when nobody holds this object any more."""

    def send(self, line: str) -> None:
        """Write a line; a program that does not read keeps nobody waiting."""
        self.outbox.put(line.encode() + b"\n")

    def is_ahead(self) -> bool:
        """Something lies there that nobody has asked for yet. What is still on its way is not seen."""
        return not self.inbox.empty()

    def receive(self, seconds: float) -> str:
        """The next line; BotFailed if none comes in time, or none that can be used."""
        try:
            line = self.inbox.get(timeout=seconds)
        except Empty:
            raise self.lateness(seconds) from None
        if not line:
            raise self.silence()
        if len(line) > MAX_LINE_CHARS:
            raise BotFailed(Message("outside-long-line", most=str(MAX_LINE_CHARS)))
        if not line.endswith(b"\n"):
            raise BotFailed(Message("outside-half-line", got=shown(line.decode(errors="replace"))))
        try:
            return line.decode()
        except UnicodeDecodeError:
            raise BotFailed(Message("outside-not-utf8", got=shown(line.decode(errors="replace")))) from None

    def lateness(self, seconds: float) -> BotFailed:
        """Why no line came in time. A program may have ended while one that it started holds its output open."""
        if self.process.poll() is None:
            return BotFailed(Message("outside-slow", seconds=f"{seconds:g}"))
        return self.silence()

    def silence(self) -> BotFailed:
        """Why no line will come any more."""
        code = self.exit_code(EXIT_TIMEOUT_S)
        if code is None:
            return BotFailed(Message("outside-closed"))
        return BotFailed(Message("outside-ended", code=str(code), words=self.last_words() or "none"))

    def last_words(self) -> str:
        """The last line it wrote to its error stream: where a program crashes, that is usually the reason."""
        self.threads[2].join(EXIT_TIMEOUT_S)
        lines = self.tail.decode(errors="replace").splitlines()
        return next((text for text in map(shown, reversed(lines)) if text), "")

    def close_input(self) -> None:
        """Let it find the end of its input."""
        self.outbox.put(None)

    def exit_code(self, seconds: float) -> int | None:
        """How it ended by itself; None if it still runs after so long."""
        try:
            return self.process.wait(seconds)
        except subprocess.TimeoutExpired:
            return None


# ---- beginning and end ----------------------------------------------------------
def words_of(command: str) -> list[str]:
    """A command line as its words; OptionError if there is no such program."""
    try:
        words = shlex.split(command)
    except ValueError:
        words = []
    if not words or "\0" in command or shutil.which(words[0]) is None:
        raise OptionError(Message("outside-no-program", got=shown(command)))
    return words


def launch(words: list[str], env: dict[str, str] | None = None) -> subprocess.Popen[bytes]:
    """Start a program in a group of its own, so that all it starts can be ended with it."""
    pipe = subprocess.PIPE
    try:
        return subprocess.Popen(words, stdin=pipe, stdout=pipe, stderr=pipe, start_new_session=True, env=env)
    except OSError as error:
        raise BotFailed(
            Message("outside-no-start", got=shown(shlex.join(words)), because=str(error.strerror))
        ) from None


def launch_isolated(words: list[str], isolation: Isolation) -> tuple[subprocess.Popen[bytes], str]:
    """Start a program with a clean environment, and apart from all others where the system allows it.

    The second value is the folder in which it may write; it is removed when the program ends.
    """
    if not is_available():
        keep_memory_private()
    scratch = tempfile.mkdtemp(prefix="tangledbank-bot-")
    return launch(isolation.command(words), environment(scratch)), scratch


def pipes(process: subprocess.Popen[bytes]) -> tuple[IO[bytes], IO[bytes], IO[bytes]]:
    """Its three streams."""
    assert process.stdin is not None
    assert process.stdout is not None
    assert process.stderr is not None
    return process.stdin, process.stdout, process.stderr


def end(process: subprocess.Popen[bytes], outbox: Queue[bytes | None], threads: list[Thread], scratch: str) -> None:
    """End a program and its group now.

    A process that has left the group may still hold a pipe: its thread is not waited for, and ends with it.
    """
    outbox.put(None)
    if sys.platform == "win32":
        process.kill()
    else:
        with suppress(ProcessLookupError, PermissionError):  # all gone already
            os.killpg(process.pid, signal.SIGKILL)
    process.wait()
    if scratch:
        shutil.rmtree(scratch, ignore_errors=True)
    for thread in threads:
        if thread is not current_thread():  # the garbage collector may call this anywhere
            thread.join(EXIT_TIMEOUT_S)


# ---- the threads: each has one stream and closes it -------------------------------
def write_lines(stream: IO[bytes], outbox: Queue[bytes | None]) -> None:
    """Write what is put into the box until None; if nobody reads, that shows in the answers."""
    with suppress(OSError), stream:
        while (line := outbox.get()) is not None:
            stream.write(line)
            stream.flush()


def read_lines(stream: IO[bytes], inbox: Queue[bytes]) -> None:
    """Read lines to the end, or until one is too long or too many wait: nothing after that can be right."""
    with stream:
        while not inbox.full():
            line = stream.readline(MAX_LINE_CHARS + 1)
            inbox.put(line)
            if not line or len(line) > MAX_LINE_CHARS:
                return


def read_tail(stream: IO[bytes], tail: bytearray) -> None:
    """Read to the end, and keep the last of it."""
    with stream:
        while chunk := os.read(stream.fileno(), MAX_LINE_CHARS):
            tail += chunk
            del tail[:-STDERR_TAIL_BYTES]


def shown(text: str) -> str:
    """What comes from outside, short and fit to be printed."""
    return "".join([letter if letter.isprintable() else "\ufffd" for letter in text.strip()[:MAX_SHOWN_CHARS]])
