"""docs/socket.md says what the code does: it is made from it, and what is written by hand is tried."""

from __future__ import annotations

import json
import re
from typing import get_args

import msgspec
import pytest

from scripts.generate import catalogue
from tangledbank import new
from tangledbank.server.bots.pool import Job
from tangledbank.server.bots.worker import answer
from tangledbank.server.http.openapi_docs import fields_about
from tangledbank.server.live import outbox, requests, view_schemas, wire
from tangledbank.server.live.socket import HANDLERS

PAGE = catalogue.PAGE.read_text(encoding="utf-8")
CONVERSATION = re.findall(r"^(client|server) (\{.*\})$", PAGE, re.MULTILINE)
TAGS = {struct.__struct_config__.tag: struct for struct in (*get_args(requests.AnyClient), *get_args(wire.AnyServer))}


def test_the_page_is_up_to_date() -> None:
    assert catalogue.page() == PAGE, "make docs"


def test_the_schema_is_up_to_date() -> None:
    assert catalogue.schema() == catalogue.SCHEMA.read_text(encoding="utf-8"), "make docs"


def test_every_message_of_a_client_says_who_may() -> None:
    clients = {struct.__struct_config__.tag for struct in get_args(requests.AnyClient)}
    assert set(catalogue.WHO) == clients
    assert {struct.__name__.lower() for struct in HANDLERS} == clients - {"ack"}


def test_every_code_is_explained() -> None:
    assert set(catalogue.CLOSING) == {*outbox.REASONS} - {outbox.ENDED}


@pytest.mark.parametrize(("who", "line"), CONVERSATION)
def test_the_conversation_could_be_one(who: str, line: str) -> None:
    if who == "client":
        requests.decode(line.encode())
    else:
        message = json.loads(line)
        struct = TAGS[message.pop("type")]
        assert set(message) <= set(struct.__struct_fields__)
        assert {field.name for field in msgspec.structs.fields(struct) if field.required} <= set(message)


def test_every_field_of_every_message_is_there() -> None:
    for struct in (*TAGS.values(), *catalogue.shapes()):
        heading = struct.__struct_config__.tag or struct.__name__
        (chapter,) = re.findall(rf"^### {heading}\n(.*?)(?=^##|\Z)", PAGE, re.MULTILINE | re.DOTALL)
        assert re.findall(r"^\| `(\w+)` \|", chapter, re.MULTILINE) == list(struct.__struct_encode_fields__)


def chapter_of(tag: str) -> str:
    found: str = re.findall(rf"^### {tag}\n(.*?)(?=^##|\Z)", PAGE, re.MULTILINE | re.DOTALL)[0]
    return found


def test_the_data_of_answers_is_explained() -> None:
    for tag in ("hint", "preview", "why", "ping"):
        assert "`data` of the answer is " in chapter_of(tag)
        assert f"`{tag}`" in chapter_of("done")


def test_everything_in_a_hint_is_explained() -> None:
    game = new("evolution", players=2, seed=1)
    job = Job("", "evolution", game.rulebook.dump(game.state), game.waiting[0], "beginner", "think", 1)
    ideas = answer(job)
    assert 0 < len(ideas) <= 5
    for name in ideas[0]:
        assert f"`{name}`" in chapter_of("hint").partition("|")[0]


@pytest.mark.parametrize("struct", [view_schemas.TableView, view_schemas.ChairView])
def test_every_field_of_a_table_is_explained(struct: type[msgspec.Struct]) -> None:
    assert set(fields_about(struct)) == set(struct.__struct_fields__)


def test_the_words_of_actions_are_explained() -> None:
    for word in ("hex", "corner", "card", "space", "species"):
        assert re.search(rf"^\| `\w+` \| .*\b{word}\b", PAGE, re.MULTILINE)
