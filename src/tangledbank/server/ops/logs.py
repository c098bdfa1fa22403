"""The log: one JSON object on each line, with a time, a level, an event, and the ids of what it is about.

Events have names of our own; what people write, cookies, tokens and passwords never get here.
"""

from __future__ import annotations

import logging
import sys
from datetime import UTC, datetime
from typing import Final

import msgspec

LOG: Final = logging.getLogger("tangledbank.server")
LOGGERS: Final = ("tangledbank", "uvicorn", "asyncio")
"""Whose lines are written."""


CLIENT_ERRORS: Final = (
    "Invalid UTF-8 sequence received from client.",
    "Invalid HTTP request received.",
    "Unsupported upgrade request.",
    "No supported WebSocket library detected.",
    "ASGI callable returned without",
)
"""How uvicorn's lines begin that are about what a client sent, or that it went: worth knowing, but no mistake."""


def note(event: str, level: int = logging.INFO, error: BaseException | None = None, **ids: object) -> None:
    """Write a line, if the log is interested."""
    LOG.log(level, event, exc_info=error, extra={"ids": ids})


class JsonFormatter(logging.Formatter):
    """A record as JSON."""

    def format(self, record: logging.LogRecord) -> str:
        found = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "event": record.getMessage(),
            **getattr(record, "ids", {}),
        }
        if record.exc_info:
            found["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(found, enc_hook=str).decode()


class ClientErrorFilter(logging.Filter):
    """Makes what clients do an ordinary line without a trace, if the log is interested in those."""

    def __init__(self, level: int) -> None:
        super().__init__()
        self.level: Final = level

    def filter(self, record: logging.LogRecord) -> bool:
        if record.name.startswith("uvicorn") and record.getMessage().startswith(CLIENT_ERRORS):
            record.levelno, record.levelname = logging.INFO, logging.getLevelName(logging.INFO)
            record.exc_info = record.exc_text = None
        return record.levelno >= self.level


def configure(level: str) -> None:
    """From now on lines go to the error stream of this process."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonFormatter())
    handler.addFilter(ClientErrorFilter(logging.getLevelNamesMapping()[level.upper()]))
    for name in LOGGERS:
        logger = logging.getLogger(name)
        logger.handlers[:] = [handler]
        logger.setLevel(level.upper())
        logger.propagate = False
