"""`tangledbank serve`: the games for browsers and other programs."""

from __future__ import annotations

import argparse
import os
import sys
from typing import Final

from ...core.errors import BadInput
from ...core.message import Message
from ...server.ops.settings import settings_of
from ...server.processes import listen, serve
from ...server.store.database import Outage
from ..arguments import Parser
from ..terminal import Terminal

OPTIONS: Final = {
    "host": ("HOST", "help-host"),
    "port": ("PORT", "help-port"),
    "data": ("DIR", "help-data"),
    "database": ("URL", "help-database"),
    "processes": ("N", "help-processes"),
    "workers": ("N", "help-workers"),
    "trusted_proxy": ("LIST", "help-trusted-proxy"),
}
"""Settings that can be given here; all others come from the file or the environment."""


def add_arguments(parser: Parser) -> None:
    for name, (value, about) in OPTIONS.items():
        parser.add_argument(f"--{name.replace('_', '-')}", metavar=value, help=parser.word(about))
    parser.add_argument("--config", metavar="FILE", help=parser.word("help-config"))


def run(args: argparse.Namespace) -> int:
    settings = settings_of(args.config, os.environ, {name: getattr(args, name) for name in OPTIONS})
    with listen(settings) as listener:
        host = f"[{settings.host}]" if ":" in settings.host else settings.host
        address = f"http://{host}:{listener.getsockname()[1]}"
        try:
            serve(settings, listener, lambda: greet(Terminal(args.lang), address))
        except Outage as error:
            raise BadInput(Message("server-database-refuses", because=str(error)[:200])) from None
    return 0


def greet(terminal: Terminal, address: str) -> None:
    """Where the games are, and how to end this; nothing is opened."""
    terminal.say("server-listens", address=address)
    terminal.say_engine()
    terminal.say("server-ends")
    sys.stdout.flush()  # a program that reads it through a pipe waits for it
