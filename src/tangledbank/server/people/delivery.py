"""How notices leave: a web hook is one POST to a public address, a mail goes to the mail server of the settings."""

from __future__ import annotations

import asyncio
import ipaddress
import smtplib
import socket
from collections.abc import Callable, Coroutine, Mapping
from concurrent.futures import Executor, ThreadPoolExecutor
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from functools import cache
from typing import TYPE_CHECKING, Final, NamedTuple
from urllib.parse import SplitResult, urlsplit

import msgspec

from ...core.message import Message
from ...i18n import say
from ..ops.settings import Settings
from .push import Subscription, Vapid, encrypted

if TYPE_CHECKING:
    import ssl

DELIVERY_TIMEOUT_S: Final = 10.0
"""Seconds for a whole delivery to a web hook, and for each answer of the mail server."""
HOOKS_AT_ONCE: Final = 8
THREADS: Final = 3
CONFIRM: Final = "/confirm"
"""A page of the web client, which asks once more: programs that look into mail must not confirm anything."""
RESET: Final = "/reset"
"""A page of the web client, where another password is typed."""
PRIVATE_NETWORKS: Final = [
    ipaddress.ip_network(net) for net in ("64:ff9b::/96", "64:ff9b:1::/48", "::/96", "fec0::/10")
]
"""Where some networks hide IPv4 addresses of any kind, and what was once for neighbours alone."""
JSON: Final = {"Content-Type": "application/json"}
PORTS: Final = {"http": 80, "https": 443}
Send = Callable[[], Coroutine[None, None, None]]


class Undelivered(Exception):
    """It did not arrive; `passing` if it may the next time."""

    def __init__(self, because: str, passing: bool, gone: bool = False) -> None:
        super().__init__(because)
        self.passing: Final = passing
        self.gone: Final = gone
        """Nobody is there any more, and never will be."""


class Mail(NamedTuple):
    """What is told: the tables that wait, with their games."""

    language: str
    tables: list[tuple[str, str]]
    time: int


class Delivery:
    """Both ways out of the server."""

    def __init__(self, settings: Settings) -> None:
        self.settings: Final = settings
        self.hooks: Final = asyncio.Semaphore(HOOKS_AT_ONCE)
        self.mails: Final = asyncio.Semaphore(1)
        """One at a time: a slow mail server holds one thread, no more."""
        self.threads: Final = ThreadPoolExecutor(THREADS, "post")
        """Of our own: names that nobody answers for must not keep passwords and records waiting."""

    def close(self) -> None:
        self.threads.shutdown(wait=False, cancel_futures=True)

    def link(self, table: str) -> str:
        """Where a table is, as far as we know where we are."""
        return f"{self.settings.public_address}/table/{table}"

    def hook(self, address: str, letter: Mail) -> Send:
        """A delivery to a web hook."""
        table, game = letter.tables[0]
        body = {
            "event": "your-turn",
            "table": table,
            "game": game,
            "link": self.link(table),
            "text": say(Message("server-your-turn"), letter.language),
            "time": letter.time,
        }

        async def send() -> None:
            async with self.hooks:
                await post_hook(address, msgspec.json.encode(body), self.settings.private_hooks, self.threads)

        return send

    def push(self, vapid: Vapid, subscription: Subscription, letter: Mail) -> Send:
        """A delivery to a browser: all tables in one notice, which leads to the first of them, or to the list."""
        count = len(letter.tables)
        body = {
            "title": say(Message("server-push-title", count=count), letter.language),
            "text": ", ".join(sorted({title(game) for _, game in letter.tables})),
            "link": f"/table/{letter.tables[0][0]}" if count == 1 else "/",
        }

        async def send() -> None:
            sealed = encrypted(msgspec.json.encode(body), subscription)
            headers = vapid.headers(subscription.endpoint, letter.time // 1000)
            async with self.hooks:
                await post_hook(subscription.endpoint, sealed, self.settings.private_hooks, self.threads, headers)

        return send

    def mail(self, address: str, letter: Mail) -> Send:
        """A delivery by mail."""
        return self.sending(self.written(address, letter))

    def question(self, address: str, language: str, token: str, time: int) -> Send:
        """A mail that asks whether its address is the user's."""
        link = f"{self.settings.public_address}{CONFIRM}#{token}"  # behind the #: no log on the way sees it
        lines = [say(Message("server-confirm-begin"), language), "", link, ""]
        subject = say(Message("server-confirm-subject"), language)
        return self.sending(self.message(address, subject, lines, time))

    def reset(self, address: str, language: str, token: str, minutes: int, time: int) -> Send:
        """A mail for somebody who has forgotten their password."""
        link = f"{self.settings.public_address}{RESET}#{token}"
        lines = [say(Message("server-reset-begin"), language), "", link, ""]
        lines += [say(Message("server-reset-end", minutes=minutes), language), ""]
        return self.sending(self.message(address, say(Message("server-reset-subject"), language), lines, time))

    def sending(self, message: EmailMessage) -> Send:
        async def send() -> None:
            async with self.mails:
                loop = asyncio.get_running_loop()
                await loop.run_in_executor(self.threads, hand_over, self.settings, message)

        return send

    def written(self, address: str, letter: Mail) -> EmailMessage:
        """All tables in one mail."""
        count = len(letter.tables)
        lines = [say(Message("server-mail-begin", count=count), letter.language), ""]
        lines += [f"{title(game)}: {self.link(table)}" for table, game in letter.tables]
        lines += ["", say(Message("server-mail-end", minutes=self.settings.mail_minutes), letter.language), ""]
        subject = say(Message("server-mail-subject", count=count), letter.language)
        return self.message(address, subject, lines, letter.time)

    def message(self, address: str, subject: str, lines: list[str], time: int) -> EmailMessage:
        message = EmailMessage()
        message["From"] = self.settings.mail_from
        message["To"] = address
        message["Subject"] = subject
        message["Date"] = formatdate(time / 1000)
        message["Message-ID"] = make_msgid(domain=self.settings.mail_from.rpartition("@")[2].rstrip("> "))
        message["Auto-Submitted"] = "auto-generated"
        message.set_content("\n".join(lines))
        return message


def title(game: str) -> str:
    return game.replace("-", " ").title()


# ---- web hooks -----------------------------------------------------------------------------------
async def post_hook(
    address: str, body: bytes, private: bool, threads: Executor, headers: Mapping[str, str] = JSON
) -> None:
    """One request; whatever the answer says beyond its status is not read, and no redirection is followed."""
    try:
        async with asyncio.timeout(DELIVERY_TIMEOUT_S):
            status = await http_status(address, body, private, threads, headers)
    except (OSError, EOFError, TimeoutError) as error:
        raise Undelivered(type(error).__name__, passing=True) from None
    except ValueError:
        raise Undelivered("address", passing=False) from None
    if not 200 <= status < 300:
        raise Undelivered(f"status {status}", passing=status >= 500 or status == 429, gone=status in (404, 410))


async def http_status(address: str, body: bytes, private: bool, threads: Executor, headers: Mapping[str, str]) -> int:
    """The status of the answer."""
    url = urlsplit(address)
    loop = asyncio.get_running_loop()
    secure = await loop.run_in_executor(threads, tls_context) if url.scheme == "https" else None
    host, port = await loop.run_in_executor(threads, resolve, url, private)
    reader, writer = await asyncio.open_connection(
        host, port, ssl=secure, server_hostname=url.hostname if secure else None
    )
    try:
        writer.write(request_head(url, len(body), headers) + body)
        await writer.drain()
        line = await reader.readuntil(b"\n")
        return int(line.split()[1])
    except (IndexError, ValueError, asyncio.LimitOverrunError):
        return 502  # this is no HTTP
    finally:
        writer.transport.abort()


def request_head(url: SplitResult, length: int, headers: Mapping[str, str]) -> bytes:
    path = (url.path or "/") + (f"?{url.query}" if url.query else "")
    lines = [
        f"POST {path} HTTP/1.1",
        f"Host: {url.netloc.rpartition('@')[2]}",
        *[f"{name}: {value}" for name, value in headers.items()],
        f"Content-Length: {length}",
        "User-Agent: tangledbank",
        "Connection: close",
    ]
    return ("\r\n".join(lines) + "\r\n\r\n").encode("ascii")


def resolve(url: SplitResult, private: bool) -> tuple[str, int]:
    """The address behind a name, looked up once, so that what was checked is where we go."""
    if url.scheme not in PORTS or not url.hostname:
        raise ValueError
    port = url.port or PORTS[url.scheme]
    found = socket.getaddrinfo(url.hostname, port, type=socket.SOCK_STREAM)
    hosts = [str(entry[4][0]) for entry in found]
    if not private and not all(is_public(host) for host in hosts):
        raise Undelivered("private address", passing=False)
    return hosts[0], port


def is_public(host: str) -> bool:
    """Whether an address is of the open network: not this machine, its neighbours or the cloud it runs in."""
    address = ipaddress.ip_address(host.partition("%")[0])
    inner = getattr(address, "ipv4_mapped", None) or getattr(address, "sixtofour", None)
    if address.is_multicast or any(address in network for network in PRIVATE_NETWORKS):
        return False
    return address.is_global and (inner is None or inner.is_global)


@cache
def tls_context() -> ssl.SSLContext:
    """Whom we believe; reading all certificates takes a while."""
    import ssl  # where there is no server there is none

    return ssl.create_default_context()


# ---- mail ----------------------------------------------------------------------------------------
def hand_over(settings: Settings, message: EmailMessage) -> None:
    """Give a mail to the mail server, in a thread."""
    try:
        with connected(settings) as server:
            if settings.mail_user:
                server.login(settings.mail_user, settings.mail_password)
            server.send_message(message)
    except smtplib.SMTPResponseException as error:
        raise Undelivered(f"SMTP {error.smtp_code}", passing=400 <= error.smtp_code < 500) from None
    except smtplib.SMTPRecipientsRefused as error:
        ((code, _),) = error.recipients.values()
        raise Undelivered(f"SMTP {code}", passing=code < 500) from None
    except (OSError, smtplib.SMTPException, ValueError) as error:
        raise Undelivered(type(error).__name__, passing=isinstance(error, OSError)) from None


def connected(settings: Settings) -> smtplib.SMTP:
    """A connection with the mail server, as safe as the settings want it."""
    host, port = settings.mail_server, settings.mail_port
    if settings.mail_security == "tls":
        return smtplib.SMTP_SSL(host, port, timeout=DELIVERY_TIMEOUT_S, context=tls_context())
    server = smtplib.SMTP(host, port, timeout=DELIVERY_TIMEOUT_S)
    try:
        if settings.mail_security == "starttls":
            server.starttls(context=tls_context())
    except BaseException:
        server.close()
        raise
    return server
