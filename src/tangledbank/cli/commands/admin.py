"""`tangledbank admin`: look after a server, also while it runs."""

from __future__ import annotations

import argparse
import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Final, NamedTuple

from ... import verify
from ...core.errors import BadInput
from ...core.message import Message
from ...server.ops.admin import Admin, visit
from ...server.people.sanctions import day
from ...server.tables.table import Table
from ..arguments import Parser
from ..files import read_record, refusal, write_record
from ..terminal import Terminal, is_typed
from .backup import settings

FOUND_WRONG: Final = 1
MOST_DAYS: Final = 3650
UNREADABLE: Final = "\ufffd"
"""What stands where the input was no text."""


class Act(NamedTuple):
    """Something that can be done, and what it needs."""

    run: Callable[[Admin, argparse.Namespace, Terminal], Awaitable[int]]
    takes: str
    """Nothing, one name, or several."""
    secret: bool = False
    """A password is asked for before: on the command line others could see it."""


def add_arguments(parser: Parser) -> None:
    parser.add_argument("act", metavar="ACT", nargs="?", help=parser.word("help-admin-act"))
    parser.add_argument("names", metavar="NAME", nargs="*", help=parser.word("help-admin-names"))
    parser.add_argument("--off", action="store_true", help=parser.word("help-admin-off"))
    parser.add_argument("--days", metavar="N", type=int, help=parser.word("help-admin-days"))
    parser.add_argument("--user", metavar="NAME", help=parser.word("help-admin-user"))
    parser.add_argument("--data", metavar="DIR", help=parser.word("help-data"))
    parser.add_argument("--database", metavar="URL", help=parser.word("help-database"))
    parser.add_argument("--config", metavar="FILE", help=parser.word("help-config"))


def run(args: argparse.Namespace) -> int:
    if args.act not in ACTS:
        raise BadInput(Message("cli-admin-acts", got=str(args.act or "")[:80], expected=", ".join(ACTS)))
    act = ACTS[args.act]
    count = len(args.names)
    if count != {"": 0, "NAME": 1}.get(act.takes, max(1, count)):
        raise BadInput(Message("cli-admin-takes", act=args.act, takes=act.takes or "-"))
    args.password = asked_password(Terminal(args.lang)) if act.secret else ""
    return asyncio.run(doing(act, args))


def asked_password(terminal: Terminal) -> str:
    """A password: typed twice, since nobody sees it, or a line of standard input."""
    password = terminal.ask_secret(f"{terminal.words('cli-admin-password')}: ")
    if UNREADABLE in password:
        raise BadInput(Message("server-bad-characters"))
    if is_typed() and terminal.ask_secret(f"{terminal.words('cli-admin-password-again')}: ") != password:
        raise BadInput(Message("cli-admin-password-differs"))
    return password


async def doing(act: Act, args: argparse.Namespace) -> int:
    async with visit(settings(args)) as admin:
        return await act.run(admin, args, Terminal(args.lang))


# ---- people --------------------------------------------------------------------------------------
async def users(admin: Admin, args: argparse.Namespace, terminal: Terminal) -> int:
    for user in await admin.users():
        marks = f"{user.account or '-'}{' *' if user.operator else ''}"
        terminal.line(f"{user.id}  {user.name}  {marks}")
    return 0


async def operator(admin: Admin, args: argparse.Namespace, terminal: Terminal) -> int:
    await admin.set_operator(args.names[0], not args.off)
    return done(terminal)


async def sign_out(admin: Admin, args: argparse.Namespace, terminal: Terminal) -> int:
    await admin.sign_out(args.names[0])
    return done(terminal)


async def set_password(admin: Admin, args: argparse.Namespace, terminal: Terminal) -> int:
    await admin.set_password(args.names[0], args.password)
    return done(terminal)


async def delete(admin: Admin, args: argparse.Namespace, terminal: Terminal) -> int:
    await admin.delete(args.names[0])
    return done(terminal)


# ---- moderation ----------------------------------------------------------------------------------
def days_of(args: argparse.Namespace) -> int | None:
    """For how many days; None: for good."""
    if args.off:
        return 0
    if args.days is not None and args.days < 1:
        raise BadInput(Message("server-bad-number", field="--days", got=args.days, least=1, most=MOST_DAYS))
    return min(args.days, MOST_DAYS) if args.days is not None else None


async def mute(admin: Admin, args: argparse.Namespace, terminal: Terminal) -> int:
    await admin.mute(args.names[0], days_of(args))
    return done(terminal)


async def ban(admin: Admin, args: argparse.Namespace, terminal: Terminal) -> int:
    await admin.ban(args.names[0], days_of(args))
    return done(terminal)


async def reports(admin: Admin, args: argparse.Namespace, terminal: Terminal) -> int:
    for report in await admin.reports():
        mark = "" if report.closed else "*"
        terminal.line(f"{report.id} {mark:1} {day(report.at)}  {report.context.about}  {report.note}")
    return 0


async def show_report(admin: Admin, args: argparse.Namespace, terminal: Terminal) -> int:
    """All that was kept of it: who sat there, and what was said last."""
    report = await admin.report(args.names[0])
    terminal.line(f"{day(report.at)}  {report.context.author} ({report.author}): {report.note}")
    terminal.line(f"-> {report.context.about} ({report.about})  {report.table or '-'}")
    for seat, who in enumerate(report.context.seats):
        terminal.line(f"P{seat + 1}  {who}")
    for line in report.context.lines:
        terminal.line(f"{day(line.at)}  {line.name} ({line.user}): {line.text}")
    return 0


async def close_report(admin: Admin, args: argparse.Namespace, terminal: Terminal) -> int:
    await admin.close_report(args.names[0])
    return done(terminal)


async def audit(admin: Admin, args: argparse.Namespace, terminal: Terminal) -> int:
    for act in await admin.acts():
        terminal.line(f"{day(act.at)}  {act.actor}  {act.act}  {act.about or '-'}  {act.detail}".rstrip())
    return 0


async def setups(admin: Admin, args: argparse.Namespace, terminal: Terminal) -> int:
    for setup in await admin.setups(args.names[0]):
        terminal.line(f"{day(setup.at)}  {setup.table}  {setup.address or '-'}")
    return 0


async def clean(admin: Admin, args: argparse.Namespace, terminal: Terminal) -> int:
    for name, count in (await admin.clean(settings(args))).items():
        terminal.line(f"{name}  {count}")
    return done(terminal)


# ---- tables --------------------------------------------------------------------------------------
async def tables(admin: Admin, args: argparse.Namespace, terminal: Terminal) -> int:
    for table in await admin.tables():
        terminal.line(f"{table.id}  {table.status}  {table.game}  {', '.join(name or '-' for name in table.names)}")
    return 0


async def show(admin: Admin, args: argparse.Namespace, terminal: Terminal) -> int:
    """A table without anything secret: nobody's hand, no seed, no chat."""
    table = await admin.table(args.names[0])
    named = {"table": table.id, "status": table.status, "entries": table.n + 1, "plies": table.ply}
    kind = {"game": table.created.game, "visibility": table.created.visibility}
    terminal.line(terminal.words.say(Message("cli-admin-table", **named, **kind)))
    for line in chairs(table):
        terminal.line(line)
    setup = await admin.setup(table.id)
    if setup is not None:
        told = Message("cli-admin-setup", user=setup.user or "-", address=setup.address or "-", at=day(setup.at))
        terminal.line(terminal.words.say(told))
    return 0


def chairs(table: Table) -> list[str]:
    """Who plays; a star where somebody is waited for."""
    waited = set(table.waiting())
    return [
        f"P{seat + 1}  {chair.user or '-'}  {chair.name or '-'}  {chair.level or '-'}{'  *' if seat in waited else ''}"
        for seat, chair in enumerate(table.chairs)
    ]


async def close(admin: Admin, args: argparse.Namespace, terminal: Terminal) -> int:
    await admin.close(args.names[0])
    return done(terminal)


async def announce(admin: Admin, args: argparse.Namespace, terminal: Terminal) -> int:
    await admin.announce(" ".join(args.names))
    return done(terminal)


# ---- records -------------------------------------------------------------------------------------
async def export(admin: Admin, args: argparse.Namespace, terminal: Terminal) -> int:
    """All games that have ended, a file each; one that does not replay is named and left out."""
    folder = made_folder(args.names[0])
    written = wrong = 0
    for table in await admin.tables():
        try:
            record = await admin.record(table.id)
        except BadInput as error:
            wrong += 1
            terminal.say("cli-verify-wrong", style="red", file=table.id, because=error.message)
            continue
        if record is not None:
            write_record(str(folder / f"{table.id}.tbr"), record, is_own=True)
            written += 1
    terminal.say("cli-admin-exported", count=written, folder=str(folder))
    return FOUND_WRONG if wrong else 0


def made_folder(name: str) -> Path:
    try:
        Path(name).mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise refusal(error, name) from None
    return Path(name)


async def import_records(admin: Admin, args: argparse.Namespace, terminal: Terminal) -> int:
    """Each record becomes a table of one user; one that does not replay is named and left out."""
    if not args.user:
        raise BadInput(Message("cli-admin-needs-user"))
    await admin.user(args.user)
    wrong = 0
    for file in args.names:
        try:
            key = await admin.add(verify(read_record(file)), args.user)
        except BadInput as error:
            wrong += 1
            terminal.say("cli-verify-wrong", style="red", file=file, because=error.message)
        else:
            terminal.say("cli-admin-imported", file=file, table=key)
    return FOUND_WRONG if wrong else 0


def done(terminal: Terminal) -> int:
    terminal.say("cli-admin-done")
    return 0


ACTS: Final = {
    "users": Act(users, ""),
    "operator": Act(operator, "NAME"),
    "sign-out": Act(sign_out, "NAME"),
    "password": Act(set_password, "NAME", secret=True),
    "delete": Act(delete, "NAME"),
    "mute": Act(mute, "NAME"),
    "ban": Act(ban, "NAME"),
    "reports": Act(reports, ""),
    "report": Act(show_report, "NAME"),
    "close-report": Act(close_report, "NAME"),
    "audit": Act(audit, ""),
    "setups": Act(setups, "NAME"),
    "clean": Act(clean, ""),
    "tables": Act(tables, ""),
    "show": Act(show, "NAME"),
    "close": Act(close, "NAME"),
    "announce": Act(announce, "NAME ..."),
    "export": Act(export, "NAME"),
    "import": Act(import_records, "NAME ..."),
}
