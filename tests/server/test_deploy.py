"""What is in deploy/ fits the program: settings exist, commands can be given, documents tell all."""

from __future__ import annotations

import configparser
import re
import shlex
import tomllib
from pathlib import Path

import pytest

from tangledbank.cli.arguments import Parser
from tangledbank.cli.serve import add_arguments
from tangledbank.server.settings import PREFIX, Settings, settings_of

ROOT = Path(__file__).parent.parent.parent
DEPLOY = ROOT / "deploy"
OPERATIONS = (ROOT / "docs" / "operations.md").read_text(encoding="utf-8")
NAMES = set(Settings.__struct_fields__)
FILES = sorted(DEPLOY.iterdir())


def unit() -> configparser.ConfigParser:
    found = configparser.ConfigParser(strict=False, interpolation=None)
    found.optionxform = str  # type: ignore[assignment,method-assign]
    found.read_string((DEPLOY / "tangledbank.service").read_text(encoding="utf-8"))
    return found


def test_the_example_of_settings_is_one() -> None:
    found = settings_of(str(DEPLOY / "tangledbank.toml"), {}, {})
    assert (found.secure, found.log) == (True, "info")


def test_the_example_of_settings_names_all_with_their_usual_values() -> None:
    text = (DEPLOY / "tangledbank.toml").read_text(encoding="utf-8")
    given = tomllib.loads(text)
    usual = tomllib.loads("\n".join(re.findall(r"^# (\w+ = .*)$", text, re.MULTILINE)))
    assert set(given) | set(usual) == NAMES
    assert not set(given) & set(usual)
    different = {name for name, value in usual.items() if value != getattr(Settings(), name)}
    assert different <= {"workers", "database"}  # one depends on the machine, the other shows how an address looks


@pytest.mark.parametrize("path", [*FILES, ROOT / "docs" / "operations.md"], ids=lambda path: path.name)
def test_every_setting_in_an_environment_exists(path: Path) -> None:
    named = re.findall(rf"{PREFIX}([A-Z_]+)", path.read_text(encoding="utf-8"))
    assert {name.lower() for name in named} - {"build"} <= NAMES


def test_the_unit_starts_a_command_that_can_be_given() -> None:
    program, command, *rest = shlex.split(unit()["Service"]["ExecStart"])
    assert (Path(program).name, command) == ("tangledbank", "serve")
    parser = Parser("tangledbank serve", "en")
    add_arguments(parser)
    assert parser.read(rest).config == "/etc/tangledbank/tangledbank.toml"


def test_the_unit_is_closed() -> None:
    service = unit()["Service"]
    for name in ("NoNewPrivileges", "DynamicUser", "ProtectHome", "PrivateTmp", "PrivateDevices", "RestrictNamespaces"):
        assert service[name] == "yes"
    assert (service["ProtectSystem"], service["CapabilityBoundingSet"]) == ("strict", "")
    assert service["KillMode"] == "mixed"  # bots end with the server, not before


def test_the_proxy_passes_on_what_the_server_needs() -> None:
    text = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
    assert set(re.findall(r"proxy_set_header ([\w-]+)", text)) == {
        "Host",
        "X-Forwarded-For",
        "X-Forwarded-Proto",
        "Upgrade",
        "Connection",
    }
    assert f"http://{Settings().host}:{Settings().port};" in text
    assert text.count("{") == text.count("}")


def test_every_file_is_spoken_of() -> None:
    assert {path.name for path in FILES} == set(re.findall(r"\(\.\./deploy/([\w.]+)\)", OPERATIONS))
    text = (DEPLOY / "Containerfile").read_text(encoding="utf-8")
    assert 'CMD ["tangledbank", "serve"]' in text
    assert "USER tangledbank" in text


def test_every_number_and_event_is_documented() -> None:
    package = ROOT / "src" / "tangledbank" / "server"
    text = (package / "metrics.py").read_text(encoding="utf-8")
    numbers = set(re.findall(r'"([a-z_]+)", "(?:counter|gauge|histogram)"', text))
    events = set()
    for path in package.glob("*.py"):
        events |= set(re.findall(r'\bnote\("([a-z-]+)"', path.read_text(encoding="utf-8")))
    told = set(re.findall(r"`([a-z_-]+)`", OPERATIONS))
    assert len(numbers) > 10
    assert (numbers | events) - told == set()
