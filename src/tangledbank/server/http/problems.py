"""Everything that can go wrong, with a server or in a browser without one: its code and its words."""

from __future__ import annotations

from typing import Final

from ...core.errors import BadInput, IllegalAction
from ..bots.pool import BotFailed
from ..bots.reviews import TooMany
from ..live.view_schemas import Refusal
from ..live.views import words
from ..people.auth import NoAccount, SignInFailed, Unknown
from ..tables.commands import NotAllowed, NotYours, Stale
from ..tables.entries import Unplayable
from ..tables.hub import Busy, NotFound
from .limits import TooOften
from .routes.tables import StaleView
from .schemas import Trouble


class TooLarge(BadInput):
    """More bytes than anybody needs."""


class TooSlow(BadInput):
    """A body that does not end."""


class NoAddress(BadInput):
    """Nothing is at this address."""


class NoMethod(BadInput):
    """Something is at this address, but it cannot be asked in this way."""


class Broken(BadInput):
    """A mistake of the program."""


class Unavailable(BadInput):
    """The server cannot do it now; later it can."""


STATUS: Final[list[tuple[type[BadInput], int, str]]] = [
    (Stale, 409, "stale"),
    (NotYours, 403, "forbidden"),
    (NoAccount, 403, "forbidden"),
    (NotFound, 404, "missing"),
    (NoAddress, 404, "missing"),
    (NoMethod, 405, "method"),
    (SignInFailed, 401, "sign-in"),
    (Unknown, 401, "sign-in"),
    (TooSlow, 408, "slow"),
    (TooLarge, 413, "large"),
    (TooOften, 429, "slow"),
    (IllegalAction, 422, "illegal"),
    (BotFailed, 503, "busy"),
    (TooMany, 503, "busy"),
    (Unavailable, 503, "busy"),
    (Busy, 503, "busy"),
    (Broken, 500, "broken"),
    (NotAllowed, 409, "refused"),
    (Unplayable, 409, "refused"),
    (BadInput, 400, "bad"),
]
"""What an error is over HTTP and over the socket; the first that fits."""


def code_of(error: BadInput) -> tuple[int, str]:
    """The status and the code of an error."""
    return next((status, code) for kind, status, code in STATUS if isinstance(error, kind))


def problem(error: BadInput, text: str) -> Trouble:
    """An error as data; `text` is the same as a sentence."""
    reasons = error.reasons if isinstance(error, IllegalAction) else []
    told = [Refusal(list(reason.rules), words(reason.message)) for reason in reasons]
    view = error.view if isinstance(error, StaleView) else None
    return Trouble(code_of(error)[1], words(error.message), text, told, view, after(error))


def after(error: BadInput) -> int:
    """The seconds after which something that was refused is allowed; 0 if that does not depend on time."""
    return error.after if isinstance(error, TooOften) else 0


def is_outage(error: Exception) -> bool:
    """Whether the database or the machine failed, not the program."""
    return isinstance(error, OSError) or type(error).__module__.startswith(("sqlite3", "psycopg"))
