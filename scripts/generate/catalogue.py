"""docs/socket.md and docs/socket.schema.json: what goes over the socket, made from the server's own classes."""

from __future__ import annotations

import json
import sys
import types
from pathlib import Path
from typing import Annotated, Any, Final, Union, get_args, get_origin

import msgspec

from tangledbank.games import names as game_names
from tangledbank.games import rulebook
from tangledbank.server import processes
from tangledbank.server.http import limits
from tangledbank.server.http.openapi_docs import fields_about, with_docs
from tangledbank.server.live import client, fast_websocket, outbox, requests, socket, sockets, view_schemas, wire
from tangledbank.server.ops.settings import Settings
from tangledbank.server.tables import story

DOCS: Final = Path(__file__).parent.parent.parent / "docs"
PAGE: Final = DOCS / "socket.md"
SCHEMA: Final = DOCS / "socket.schema.json"

WHO: Final = {
    "hello": "known",
    "watch": "may see",
    "unwatch": "known",
    "move": "owner",
    "undo": "owner",
    "vote": "owner",
    "pass": "owner",
    "preview": "owner",
    "why": "owner",
    "story": "may see",
    "orders": "owner",
    "coming": "owner",
    "hint": "owner",
    "chat": "may see",
    "ack": "known",
    "ping": "known",
}
"""Who may say what; tests/server/http/test_matrix.py tries it."""

CLOSING: Final = {
    outbox.NO_HELLO: "the first message was no `hello`, or it did not come in {patience:.0f} seconds",
    outbox.NO_SESSION: "there is no cookie, its session has ended or has another role now, or another site's page "
    "asked: ask [`/api/me`](server.md#people) who you are, then come back",
    outbox.TOO_SLOW: "more than {waiting} messages or {bytes} bytes wait for a client, or {address} for all at its "
    "address, or it took nothing for {seconds:.0f} seconds: "
    "come back, and resume",
    outbox.REPLACED: "another connection goes on with this session: do not come back by yourself",
    outbox.TOO_MANY: "too many sockets from one address, or too many new ones at once: a `refused` before it says "
    "in how many seconds to try again; after more of them: status 429",
    outbox.NONSENSE: "much more was refused than anybody may say, or too many control frames came (see Limits)",
    outbox.BROKEN: "a mistake of the program: come back",
    outbox.STOPPED: "the server goes down: come back after the time that `bye` said",
    outbox.OUTAGE: "the database does not answer: try again later",
}

TOP: Final = """# The socket

<!-- Made by scripts/generate/catalogue.py from src/tangledbank/server/live: do not edit. -->

One WebSocket for each client, at `/api/socket`, with the cookie of [`/api/me`](server.md#people). Messages are JSON
objects in text frames, with a `type`. A program that is no browser sends no `Origin`; a page must come from the same
site. [socket.schema.json](socket.schema.json) says all of this to programs (JSON Schema: `client` and `server`).

## A conversation

```
client {"type":"hello"}
server {"type":"welcome","session":"s3cr3t","time":1794768867582,"resumed":false}
client {"type":"watch","id":"1","table":"lJcpICcVfVk_"}
server {"type":"seen","seq":1,"table":{"id":"lJcpICcVfVk_","ply":12,"...":"..."},"chat":[]}
server {"type":"done","id":"1","data":null}
server {"type":"presence","seq":2,"table":"lJcpICcVfVk_","seats":[0],"spectators":0}
client {"type":"move","id":"2","table":"lJcpICcVfVk_","seat":0,"ply":12,"action":"feed a"}
server {"type":"seen","seq":3,"table":{"id":"lJcpICcVfVk_","ply":13,"...":"..."},"chat":[]}
server {"type":"done","id":"2","data":null}
client {"type":"ack","seq":3}
```

- **Answers.** Whatever has an `id` is answered by one `done` or `refused` with the same `id`, also if the rest of it
  cannot be read. The `id` of `refused` is empty where there was none: for what is no JSON object, has no `id`, or one
  that is no text or longer than 80 characters, and for a message that is too large. What changed comes by itself as
  `seen`, to everybody who looks, and before the `done`.
- **Numbers.** Messages with a `seq` are counted from 1 for each session, without gaps. A client keeps the last `seq` it
  has, and says `ack` now and then.
- **Coming back.** After a lost connection, `hello` with the `session` and the last `seq` as `seen`: if the answer is
  `"resumed":true`, everything that was missed follows, once, and tables need not be watched again. A session waits
  {kept:.0f} seconds, and for {messages} messages or {bytes} bytes. With `"resumed":false` it is a new session: watch
  the tables again, with what is known (`events`, `epoch`, `chat`). A session is kept by the process that greeted it:
  of several processes another one begins a new session, in which nothing of a table is missed either; only notices
  that were sent meanwhile are.
- **Delivering a move twice.** The `id` of a `move` names its delivery: the same `id` for the same `ply` again is
  answered like the first time and changes nothing. So after a lost connection whatever was not answered is simply sent
  again. An `id` must not be used for two different answers of a seat, also not by two devices.
- **Stale.** A `move` for another `ply` than that of the table is refused with `stale`, and a client that watches it is
  shown it again. Only where several seats answer the same question in secret does an earlier `ply` of that question
  still do: as long as the seat has not answered it, which means that since that `ply` only others have, and that
  nothing was drawn or revealed. A later `ply` than that of the table is always stale.
- **Events.** `since` of a seat says how many of the events told before still hold: keep so many, forget the rest, leave
  out `skipped`, add `events`. A view tells the last {page} events at most; `story` tells earlier ones, a page at a
  time. `epoch` of a table changes when something was taken back, and when the game is over: from then on everybody
  is told everything. A client that watches again says `events` and their `epoch`; those of another epoch come
  anew.
- **Changes.** A client that says `"changes":true` in its `hello` is sent `changed` instead of `seen` where that is
  shorter: steps from the last view of the table in this session (from the answer to `watch` on) to the present one. A
  step is a list. `[path]`: what is there goes; `[path,value]`: it is there from now on; `[path,first,gone,[...]]`: in
  the list that is there so many go, from `first` on, and these come in their place. A path is a list of names and of
  numbers in lists, from the view down; an empty one is the view itself. Take the steps one after the other.
- **Clocks.** `left` is the time a seat had at the time `at` of the table; the client counts on from there by itself.
  `time` in `welcome` and the data of `ping` are the server's clock, in milliseconds since 1970.
- **Delays.** At a table with a `delay` a spectator sees the game as it was so many seconds ago: `watch` is answered
  with that view at once, as by [HTTP](server.md#addresses), and everything after it comes when it is old enough, in its
  order, chat, too. What happens before the game begins is seen at once.
- **Limits.** A message has at most {longest} bytes; one of more than {largest} ends the connection, with 1009. In
  {within} seconds a user says at most {said} things over all connections, also such as cannot be read; an `ack` counts
  only if it acknowledges nothing new. A connection with more than {control} pings, pongs and parts of messages in
  {within} seconds ends.
  What makes work costs points besides, {work} in {within} seconds: {costs}. All users at one address together have
  {neighbours} times as much of both. What is more is refused with `slow`, and `after` says in how many seconds it is
  allowed; after {said} more that are refused the connection ends. A client looks at no more than {tables} tables.
  A user gets 20 hints in a minute, one at a time, and says 10 lines of chat in 20 seconds; the last {lines} lines
  are shown to new clients. A client must take something of what waits for it in 20 seconds, and answer a ping in 20
  seconds, or it is let go.

## When the server closes it

| code | reason | what it means |
|---|---|---|
"""

WORDS: Final = """
## What an action points at

`options` of a seat are all it may answer now. An action is a verb and words, separated by spaces: the words after the
first name what it points at, in the words that the seat's `view` uses for the same things. A client can light them up:
the first word chosen leaves the options that begin so. [Notation](notation.md) says the rest.

| word | what it is | for example |
|---|---|---|
| hex | a column and a row | `c4` |
| corner | a hex and a direction | `c4.se` |
| species | the letter of its board | `a` |
| card | its name | `climbing+3`, `cold_snap` |
| space | a place on the display: section and number | `glaciation-2` |
| element, animal, trait, pool | its name | `sun`, `bird`, `horns` |
| number | so many, or which one of a row | `2` |
"""

WHO_SAYS: Final = """
## What a client says

`id` is the client's name for what it says, `table` the id of a table, `seat` a seat from 0 on, `action` the text of an
action. Who may say it: *known* is everybody with a cookie; *may see* everybody but, at a private table, strangers;
*owner* is the owner of the seat. Everybody else is `refused` with `forbidden`, or with `missing` where even the table
is none of their business.
"""


def spelled(hint: Any) -> str:
    """A type, in words of JSON."""
    plain = {str: "text", int: "number", bool: "true or false", type(None): "null", Any: "anything"}
    if hint in plain:
        return plain[hint]
    origin, args = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return spelled(args[0])
    if origin in (Union, types.UnionType):
        return " or ".join(spelled(arg) for arg in args)
    if origin is list:
        return f"list of {spelled(args[0])}"
    if origin is dict:
        return "object"
    return f"[`{hint.__name__}`](#{hint.__name__.lower()})"


def chapter(struct: type[msgspec.Struct]) -> list[str]:
    """One class with its fields."""
    tag = struct.__struct_config__.tag
    doc = " ".join((struct.__doc__ or "").split())
    lines = [f"### {tag or struct.__name__}", "", doc]
    if isinstance(tag, str) and tag in WHO:
        lines[-1] += f" *Who: {WHO[tag]}.*"
    about, found = fields_about(struct), msgspec.structs.fields(struct)
    if found:
        lines += ["", "| field | type | what it is |", "|---|---|---|"]
    for field in found:
        usual = "" if field.required else f", or left out: `{json.dumps(default_of(field))}`"
        lines.append(f"| `{field.encode_name}` | {spelled(field.type)}{usual} | {about.get(field.name, '')} |")
    return [*lines, ""]


def default_of(field: msgspec.structs.FieldInfo) -> object:
    if field.default is not msgspec.NODEFAULT:
        return field.default
    assert callable(field.default_factory)
    return field.default_factory()


def shapes() -> list[type[msgspec.Struct]]:
    """What messages consist of, in the order of the source."""
    shown = vars(view_schemas).values()
    found = [value for value in shown if isinstance(value, type) and issubclass(value, msgspec.Struct)]
    return [struct for struct in found if struct.__struct_config__.tag is None]


def verbs() -> list[str]:
    lines: list[str] = []
    for game in game_names():
        lines += ["", f"| {game} | |", "|---|---|"]
        for verb in rulebook(game).notation.verbs:
            names = [arg.name.replace("|", " or ") for arg in verb.args]
            words = ", ".join(
                [f"{name} (or nothing)" if arg.optional else name for name, arg in zip(names, verb.args, strict=True)]
            )
            lines.append(f"| `{verb.word}` | {words} |")
    return lines


def page() -> str:
    """docs/socket.md."""
    numbers = {
        "kept": sockets.RESUME_WINDOW_MS / 1000,
        "messages": client.MAX_KEPT,
        "bytes": f"{client.MAX_KEPT_BYTES:,}",
        "longest": f"{socket.MAX_MESSAGE_BYTES:,}",
        "largest": f"{processes.MAX_MESSAGE_BYTES:,}",
        "tables": sockets.MAX_WATCHED_TABLES,
        "said": Settings().messages,
        "work": Settings().work,
        "neighbours": limits.ADDRESS_FACTOR,
        "within": limits.WINDOW_S,
        "control": fast_websocket.MAX_CONTROL_FRAMES,
        "costs": ", ".join(
            [f"`{name}` {limits.COSTS[name]}" for name in ("watch", "story", "preview", "orders", "coming", "hint")]
        ),
        "page": story.PAGE_EVENTS,
        "lines": sockets.MAX_CHAT_LINES,
    }
    top = TOP
    for name, value in numbers.items():  # not format: there are braces in the examples
        top = top.replace(f"{{{name}}}", str(value)).replace(
            f"{{{name}:.0f}}", f"{value:.0f}" if name == "kept" else ""
        )
    slow = {
        "patience": socket.HELLO_TIMEOUT_S,
        "waiting": outbox.MAX_WAITING,
        "bytes": f"{outbox.MAX_WAITING_BYTES:,}",
        "address": f"{outbox.MAX_WAITING_BYTES_PER_ADDRESS:,}",
        "seconds": outbox.SEND_TIMEOUT_S,
    }
    codes = [f"| {code} | {outbox.REASONS.get(code, '')} | {text.format(**slow)} |" for code, text in CLOSING.items()]
    lines = [top + "\n".join(codes), WORDS.rstrip(), *verbs(), "", WHO_SAYS]
    for struct in get_args(requests.AnyClient):
        lines += chapter(struct)
    lines += ["## What the server says", ""]
    for struct in get_args(wire.AnyServer):
        lines += chapter(struct)
    lines += ["## What messages consist of", ""]
    for struct in shapes():
        lines += chapter(struct)
    return "\n".join(lines).rstrip() + "\n"


def schema() -> str:
    """docs/socket.schema.json."""
    (client, server), parts = msgspec.json.schema_components(
        [requests.AnyClient, wire.AnyServer], ref_template="#/$defs/{name}"
    )
    whole = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Everything that goes over the socket",
        "$defs": {"client": client, "server": server, **with_docs(parts)},
    }
    return json.dumps(whole, indent=1, sort_keys=True) + "\n"


def main() -> int:
    PAGE.write_text(page(), encoding="utf-8")
    SCHEMA.write_text(schema(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
