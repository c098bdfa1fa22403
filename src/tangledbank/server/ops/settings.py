"""How a server runs: a file, the environment and the command line, in this order; the later wins."""

from __future__ import annotations

import ipaddress
import os
import re
import tomllib
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Final

import msgspec

from ...bots import installed
from ...bots.player import level_of_others
from ...core.errors import BadInput
from ...core.message import Message

PREFIX: Final = "TANGLEDBANK_"
OTHER_VARIABLES: Final = ("BUILD", "EXPECT", "OPTIMIZE", "RECORD")
"""For those who build and test this program: in the environment, but no settings."""
ADDRESS: Final = re.compile(r"https?://[!-.0-~]+", re.ASCII)
"""Without a path, so that one can be added."""


class Settings(msgspec.Struct, frozen=True):
    """All settings with their usual values."""

    host: str = "127.0.0.1"
    port: int = 8000
    data: str = ""
    """The folder of the database file; empty: one of the user's own, see `folder`."""
    database: str = ""
    """postgresql://... for several processes; empty: a file in `data`."""
    processes: int = 1
    """Server processes; more than one needs a `database`."""
    workers: int = max(1, (os.cpu_count() or 2) - 1)
    """Processes in which bots think, for each server process."""
    bot_engine: str = ""
    """A virtual environment for bots to think in as soon as it is complete; empty: the server's own."""
    bots: str = ""
    """Bots of other packages that may sit at tables, with commas between them: names, or module:Class."""
    secure: bool = False
    """Cookies only over https, also where the server itself is asked over http."""
    trusted_proxy: str = "127.0.0.1"
    """Addresses and networks (10.0.0.0/8, fd00::/8) whose forwarded headers are believed, with commas between them."""
    connections: int = 10_000
    """Connections to one server process at once; more are turned away."""
    plain_connections: int = 100
    """Connections of one address at once that are no WebSockets; those of trusted proxies are not counted."""
    sockets: int = 200
    """WebSockets of one address at once."""
    requests: int = 600
    """Requests of one address in a minute."""
    messages: int = 120
    """Messages of one user over sockets in ten seconds; of all users at one address ten times as many."""
    work: int = 600
    """Points of work for one user in ten seconds (docs/server.md); for all at one address ten times as many."""
    guests: int = 60
    """New guests from one address in ten minutes."""
    tables: int = 60
    """New tables of one user in ten minutes."""
    session_days: int = 365
    """A device that was not here for so long must sign in again; a guest's is forgotten."""
    guest_days: int = 365
    """Guests who were not here for so long, and sit at no running table, are deleted; 0: never."""
    open_days: int = 30
    """Tables that have not begun and where nothing has happened for so long are closed; 0: never."""
    invitation_days: int = 30
    """Invitations that are so old are worth nothing; 0: they are for ever."""
    pack_days: int = 90
    """Finished games that nobody has touched for so long are packed: they take less room; 0: never."""
    address_days: int = 30
    """From which address a table was set up is forgotten after so long; 0: never."""
    report_days: int = 180
    """Reports that were closed so long ago are deleted; 0: never."""
    review_days: int = 365
    """Reviews of games that were made so long ago are deleted, and made again for whoever asks; 0: never."""
    audit_days: int = 730
    """What operators did so long ago is forgotten; 0: never."""
    log: str = "warning"
    """What is worth a line in the log: info, warning or error."""
    metrics_token: str = ""
    """Requests with it may ask for /metrics; without one only this machine may."""
    public_address: str = ""
    """Where people find the server, for links in notices: https://games.example."""
    private_hooks: bool = False
    """Web hooks may also lead to this machine and to private networks."""
    mail_server: str = ""
    """The host that takes our mail; empty: none is sent."""
    mail_port: int = 587
    mail_security: str = "starttls"
    """starttls, tls or none."""
    mail_user: str = ""
    mail_password: str = ""
    mail_from: str = ""
    """The sender of our mail."""
    mail_minutes: int = 60
    """Nobody gets more than one mail in so many minutes."""
    push_minutes: int = 10
    """Nobody's browsers get more than one notice in so many minutes."""

    @property
    def other_bots(self) -> list[str]:
        """The bots of other packages that are allowed."""
        return [bot.strip() for bot in self.bots.split(",") if bot.strip()]

    @property
    def folder(self) -> Path:
        """Where the database file is."""
        return Path(self.data) if self.data else usual_folder(os.environ)


def usual_folder(environment: Mapping[str, str]) -> Path:
    """Where programs keep data for a user (XDG); a folder of an older version in the current one is still used."""
    here = Path("tangledbank-data")
    if here.is_dir():
        return here
    home = environment.get("HOME", "")
    base = environment.get("XDG_DATA_HOME", "")
    if Path(base).is_absolute():
        return Path(base) / "tangledbank"
    return Path(home) / ".local" / "share" / "tangledbank" if Path(home).is_absolute() else here


MAX_VALUES: Final = {"port": 65_535, "mail_port": 65_535, "processes": 64, "workers": 64, "session_days": 3650}
"""The most a number can be, where it is less than a million."""
MAY_BE_ZERO: Final = {
    *("port", "guest_days", "open_days", "invitation_days", "pack_days", "address_days", "report_days"),
    *("review_days", "audit_days"),
}
CHOICES: Final = {"log": ["info", "warning", "error"], "mail_security": ["starttls", "tls", "none"]}
BOOLEANS: Final = {"true": True, "1": True, "false": False, "0": False}


def settings_of(file: str | None, environment: Mapping[str, str], given: Mapping[str, object]) -> Settings:
    """The settings from everywhere; BadInput names the one that is wrong."""
    found: dict[str, object] = {}
    if file is not None:
        found.update(read_file(file))
    found.update(read_environment(environment))
    found.update({name: value for name, value in given.items() if value is not None})
    settings = msgspec.convert({name: checked(name, value) for name, value in found.items()}, Settings)
    check(settings)
    return settings


def check(settings: Settings) -> None:
    """What must fit together."""
    if settings.processes > 1 and not settings.database:
        raise BadInput(Message("server-needs-database"))
    if settings.mail_server and not settings.mail_from:
        raise BadInput(Message("server-needs-sender"))
    if settings.mail_server and not settings.public_address:
        raise BadInput(Message("server-needs-public-address"))
    if settings.public_address and not ADDRESS.fullmatch(settings.public_address):
        raise BadInput(Message("server-bad-public-address"))
    networks(settings.trusted_proxy)
    for bot in settings.other_bots:
        check_bot(bot)


def check_bot(bot: str) -> None:
    """A bot of another package; nothing else may be named: no file, no program."""
    if level_of_others(bot) is None:
        raise BadInput(Message("server-bad-bot", got=bot[:80], expected=", ".join(installed.names())))


def networks(proxies: str) -> list[str]:
    """The networks of proxies as uvicorn reads them."""
    try:
        return [str(ipaddress.ip_network(part.strip(), strict=False)) for part in proxies.split(",") if part.strip()]
    except ValueError:
        raise BadInput(Message("server-bad-proxy", got=proxies[:80])) from None


def read_file(file: str) -> dict[str, object]:
    """The settings of a TOML file."""
    try:
        return tomllib.loads(Path(file).read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise BadInput(Message("server-bad-config", file=file[:200], because=str(error)[:200])) from None


def read_environment(environment: Mapping[str, str]) -> dict[str, object]:
    """The settings of the environment: whatever begins like one must be one."""
    known = {PREFIX + name.upper(): name for name in Settings.__struct_fields__}
    given = [
        name for name in environment if name.startswith(PREFIX) and name.removeprefix(PREFIX) not in OTHER_VARIABLES
    ]
    for name in given:
        if name not in known:
            raise unknown(name, list(known))
    return {known[name]: environment[name] for name in given}


def unknown(name: str, known: Iterable[str]) -> BadInput:
    return BadInput(Message("server-unknown-setting", name=name[:80], expected=", ".join(known)))


def checked(name: str, value: object) -> bool | int | str:
    """A value of the kind that its setting needs."""
    if name not in Settings.__struct_fields__:
        raise unknown(name, Settings.__struct_fields__)
    usual = getattr(Settings(), name)
    if isinstance(usual, bool):
        return boolean(name, value)
    return number(name, value) if isinstance(usual, int) else text(name, value)


def boolean(name: str, value: object) -> bool:
    found = BOOLEANS.get(str(value).lower())
    if found is None:
        raise BadInput(Message("server-bad-choice", field=name, got=str(value)[:80], expected="true, false"))
    return found


def number(name: str, value: object) -> int:
    """A whole number from 1 on; the port 0 is any free one, and 0 days are for ever."""
    least, most = int(name not in MAY_BE_ZERO), MAX_VALUES.get(name, 1_000_000)
    shown = str(value)[:80]
    if not (shown.isascii() and shown.isdecimal()) or not least <= int(shown) <= most:
        raise BadInput(Message("server-bad-number", field=name, got=shown, least=str(least), most=str(most)))
    return int(shown)


def text(name: str, value: object) -> str:
    """What was given is not shown, unless there is a choice: it may be a password."""
    if not isinstance(value, str) or not value.isprintable():
        raise BadInput(Message("server-bad-setting", name=name))
    if name in CHOICES and value not in CHOICES[name]:
        raise BadInput(Message("server-bad-choice", field=name, got=value[:80], expected=", ".join(CHOICES[name])))
    return value
