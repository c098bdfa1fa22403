"""What is in deploy/ fits the program: settings exist, commands can be given, documents tell all."""

from __future__ import annotations

import configparser
import ipaddress
import os
import re
import shlex
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
import yaml  # type: ignore[import-untyped]  # the tests need it nowhere else
from psycopg import conninfo

from tangledbank.cli.arguments import Parser
from tangledbank.cli.commands import backup
from tangledbank.cli.commands.serve import add_arguments
from tangledbank.server.ops.settings import PREFIX, Settings, settings_of

ROOT = Path(__file__).parent.parent.parent.parent
DEPLOY = ROOT / "deploy"
OPERATIONS = (ROOT / "docs" / "operations.md").read_text(encoding="utf-8")
NAMES = set(Settings.__struct_fields__)
FILES = sorted(DEPLOY.iterdir())
NGINX = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")


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


def test_admin_and_backup_find_the_data_of_the_unit(monkeypatch: pytest.MonkeyPatch) -> None:
    """With the same settings, or with none: the folder is the one that the unit may write to."""
    service = unit()["Service"]
    assert not re.findall("TANGLEDBANK_DATA=", (DEPLOY / "tangledbank.service").read_text(encoding="utf-8"))
    folder = f"/var/lib/{service['StateDirectory']}"
    monkeypatch.setattr(backup, "SERVICE", DEPLOY / "tangledbank.toml")
    for name in ("DATA", "DATABASE"):
        monkeypatch.delenv(PREFIX + name, raising=False)
    for words in ([], ["--config", str(DEPLOY / "tangledbank.toml")]):
        parser = Parser("tangledbank backup", "en")
        backup.add_arguments(parser)
        assert str(backup.settings(parser.read(words)).folder) == folder
    assert str(backup.settings(parser.read(["--data", "elsewhere"])).folder) == "elsewhere"
    monkeypatch.setenv(PREFIX + "DATA", "there")
    assert str(backup.settings(parser.read([])).folder) == "there"


def test_the_unit_is_closed() -> None:
    service = unit()["Service"]
    for name in ("NoNewPrivileges", "DynamicUser", "ProtectHome", "PrivateTmp", "PrivateDevices", "RestrictNamespaces"):
        assert service[name] == "yes"
    assert (service["ProtectSystem"], service["CapabilityBoundingSet"]) == ("strict", "")
    assert service["KillMode"] == "mixed"  # bots end with the server, not before


def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    analyze = shutil.which("systemd-analyze")
    if analyze is None:
        pytest.skip("no systemd here")
    text = (DEPLOY / "tangledbank.service").read_text(encoding="utf-8")
    here = tmp_path / "tangledbank.service"
    here.write_text(text.replace("/opt/tangledbank/bin/tangledbank", sys.executable), encoding="utf-8")
    done = subprocess.run([analyze, "verify", str(here)], capture_output=True, text=True, timeout=60, check=False)
    assert [line for line in done.stderr.splitlines() if "tangledbank" in line] == []


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
    assert {path.name for path in FILES} == set(re.findall(r"\(\.\./deploy/([\w.-]+)\)", OPERATIONS))


# ---- the container ---------------------------------------------------------------------------
CONTAINER = (DEPLOY / "Containerfile").read_text(encoding="utf-8")
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def test_the_container_copies_what_there_is_and_all_that_the_build_needs() -> None:
    copied = [words.split()[:-1] for words in re.findall(r"^COPY (?!--from)(.*)$", CONTAINER, re.MULTILINE)]
    names = {name for line in copied for name in line}
    assert all((ROOT / name).exists() for name in names)
    assert {"pyproject.toml", "scripts", "src", "web", *PROJECT["project"]["license-files"]} <= names
    assert PROJECT["project"]["readme"] in names
    sources = PROJECT["tool"]["hatch"]["build"]["targets"]["sdist"]["include"]
    assert {source.partition("/")[0] for source in sources} <= names


def test_the_container_is_built_and_started_as_the_program_wants_it() -> None:
    least = PROJECT["project"]["requires-python"].removeprefix(">=")
    assert set(re.findall(r"^FROM python:([\d.]+)-", CONTAINER, re.MULTILINE)) == {least}
    extras = re.findall(r"\[(\w+)\]\"", CONTAINER)
    assert set(extras) == {"postgres"} <= set(PROJECT["project"]["optional-dependencies"])
    hook = (ROOT / "scripts" / "packaging" / "build_hook.py").read_text(encoding="utf-8")
    assert f'wanted == "{re.findall("TANGLEDBANK_BUILD=(.*?) ", CONTAINER)[0]}"' in hook
    assert "USER tangledbank" in CONTAINER
    assert 'CMD ["tangledbank", "serve"]' in CONTAINER
    assert "tangledbank" in PROJECT["project"]["scripts"]


def test_the_container_listens_where_it_says_and_where_its_health_is_asked() -> None:
    given = dict(pair.split("=") for pair in re.findall(r"^ENV (.*)$", CONTAINER, re.MULTILINE)[0].split())
    settings = settings_of(None, given, {})
    assert (settings.host, settings.data) == ("0.0.0.0", "/data")
    assert f"EXPOSE {settings.port}\n" in CONTAINER
    assert f"-p {settings.port}:{settings.port} -v tangledbank-data:{settings.data}" in CONTAINER
    asked = re.findall(r'CMD \["python", "-c", "(.*)"\]', CONTAINER)[0]
    compile(asked, "healthcheck", "exec")
    assert f"http://127.0.0.1:{settings.port}/healthz" in asked
    assert f"VOLUME {settings.data}\n" in CONTAINER


# ---- two processes ---------------------------------------------------------------------------
COMPOSE = (DEPLOY / "compose.yaml").read_text(encoding="utf-8")
SERVICES = yaml.safe_load(COMPOSE)["services"]
GAMES = [name for name in SERVICES if name.startswith("game-")]


def setting(name: str) -> str:
    return str(SERVICES[GAMES[0]]["environment"][PREFIX + name])


def test_the_composition_has_two_games_a_database_and_a_proxy() -> None:
    assert (len(GAMES), set(SERVICES) - set(GAMES)) == (2, {"database", "proxy"})
    one, two = [{**SERVICES[name], "networks": None} for name in GAMES]
    assert one == two
    build = one["build"]
    assert (DEPLOY / build["context"]).resolve() == ROOT
    assert ROOT / build["dockerfile"] == DEPLOY / "Containerfile"
    for service in SERVICES.values():
        assert set(service.get("depends_on", {})) <= set(SERVICES)
        assert {needed["condition"] for needed in service.get("depends_on", {}).values()} <= {"service_healthy"}
    assert "HEALTHCHECK" in CONTAINER
    assert "healthcheck" in SERVICES["database"]


def test_the_composition_gives_settings_that_can_be_read_and_the_same_names_everywhere() -> None:
    words = SERVICES[GAMES[0]]["environment"]
    given = {name: re.sub(r"\$\{WORKERS:-(\d+)\}", r"\1", str(value)) for name, value in words.items()}
    given[PREFIX + "PUBLIC_ADDRESS"] = "https://games.example"
    settings = settings_of(None, given, {})
    assert (settings.secure, settings.workers) == (True, 1)
    address = conninfo.conninfo_to_dict(settings.database)
    database = SERVICES["database"]["environment"]
    assert address == {"host": "database", "user": database["POSTGRES_USER"], "dbname": database["POSTGRES_DB"]}
    assert words["PGPASSWORD"] == database["POSTGRES_PASSWORD"]


def test_games_believe_the_proxy_only_and_nobody_else_reaches_the_database() -> None:
    networks = yaml.safe_load(COMPOSE)["networks"]
    front = ipaddress.ip_network(networks["front"]["ipam"]["config"][0]["subnet"])
    places = {name: SERVICES[name]["networks"]["front"]["ipv4_address"] for name in (*GAMES, "proxy")}
    assert len(set(places.values())) == 3
    assert all(ipaddress.ip_address(place) in front for place in places.values())
    assert setting("TRUSTED_PROXY") == places["proxy"]
    assert (SERVICES["database"]["networks"], networks["back"]) == (["back"], {"internal": True})
    assert {name for name, service in SERVICES.items() if "ports" in service} == {"proxy"}


def test_the_proxy_of_the_composition_is_given_what_it_reads() -> None:
    text = (DEPLOY / "compose-nginx.conf").read_text(encoding="utf-8")
    given = [volume.rpartition(":ro")[0].rpartition(":")[::2] for volume in SERVICES["proxy"]["volumes"]]
    assert {place for _, place in given} == {
        "/etc/nginx/conf.d/default.conf",
        *re.findall(r"ssl_certificate\w*\s+(.*);", text),
    }
    assert (DEPLOY / given[0][0]).samefile(DEPLOY / "compose-nginx.conf")
    assert re.findall(r"^ *server (\S+)", text, re.MULTILINE)[:2] == [f"{name}:{Settings().port}" for name in GAMES]
    inside = [re.search(r"location / \{.*?\n    \}", file, re.DOTALL) for file in (text, NGINX)]
    said = [set(re.findall(r"proxy_(?!pass|connect)\w+ .*;", found[0] if found else "")) for found in inside]
    assert said[0] == said[1], "both proxies pass on the same"


def test_the_example_answers_what_the_composition_asks() -> None:
    asked = set(re.findall(r"\$\{([A-Z_]+)", COMPOSE))
    named = dict(re.findall(r"^([A-Z_]+)=(.*)$", (DEPLOY / "example.env").read_text(encoding="utf-8"), re.MULTILINE))
    assert set(named) == asked
    assert named["DATABASE_PASSWORD"] == "", "nobody shall have the one of the example"
    for name, usual in re.findall(r"\$\{([A-Z_]+):-(\w+)\}", COMPOSE):
        assert named[name] == usual


# ---- what is told ----------------------------------------------------------------------------


def test_every_number_and_event_is_documented() -> None:
    package = ROOT / "src" / "tangledbank" / "server"
    text = (package / "ops" / "metrics.py").read_text(encoding="utf-8")
    numbers = set(re.findall(r'"([a-z_]+)", "(?:counter|gauge|histogram)"', text))
    events = set()
    for path in package.rglob("*.py"):
        events |= set(re.findall(r'\bnote\("([a-z-]+)"', path.read_text(encoding="utf-8")))
    told = set(re.findall(r"`([a-z_-]+)`", OPERATIONS))
    assert len(numbers) > 10
    assert (numbers | events) - told == set()


# ---- make play -------------------------------------------------------------------------------------
AWAITING = 'echo engine "$TANGLEDBANK_BOT_ENGINE"; while [ -d "$TANGLEDBANK_BOT_ENGINE" ]; do sleep 0.02; done; exit 3'
"""A server that ends when its bots need not hope for another engine any more."""


def program(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(f"#!/bin/sh\n{text}\n", encoding="utf-8")
    path.chmod(0o755)


def play(folder: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """scripts/play with the programs in two environments."""
    words = [str(ROOT / "scripts" / "play"), str(folder / "pure"), str(folder / "compiled"), "serve", "--port", "1"]
    around = {**os.environ, **environment}
    return subprocess.run(words, capture_output=True, text=True, cwd=ROOT, env=around, check=False)


def test_play_takes_the_compiled_engine_if_it_is_of_the_present_sources(tmp_path: Path) -> None:
    program(tmp_path / "compiled" / "bin" / "tangledbank", "echo compiled $*")
    stamp = subprocess.run([ROOT / "scripts" / "stamp-compiled"], capture_output=True, text=True, check=True).stdout
    (tmp_path / "compiled" / ".installed").write_text(stamp, encoding="utf-8")
    done = play(tmp_path)
    assert (done.stdout, done.stderr, done.returncode) == ("compiled serve --port 1\n", "", 0)


@pytest.mark.parametrize("old", [True, False])
def test_play_serves_at_once_and_says_so_if_the_engine_cannot_be_compiled(tmp_path: Path, old: bool) -> None:
    program(tmp_path / "pure" / "bin" / "tangledbank", AWAITING)
    program(tmp_path / "pure" / "bin" / "python", "echo no build here; exit 1")
    if old:
        program(tmp_path / "compiled" / "bin" / "tangledbank", "echo of other sources")
        (tmp_path / "compiled" / ".installed").write_text("old", encoding="utf-8")
    done = play(tmp_path, CC="sh")
    assert (done.stdout, done.returncode) == (f"engine {tmp_path / 'compiled'}\n", 3)
    first, second = done.stderr.splitlines()
    assert "is being compiled" in first
    assert "could not be compiled, see build/compile.log" in second
    assert not (tmp_path / "compiled").exists()


def test_play_without_a_compiler_says_so_and_serves(tmp_path: Path) -> None:
    program(tmp_path / "pure" / "bin" / "tangledbank", 'echo pure $* "$TANGLEDBANK_BOT_ENGINE"')
    done = play(tmp_path, CC="/nowhere/cc")
    assert (done.stdout, done.returncode) == ("pure serve --port 1 \n", 0)
    assert "no C compiler" in done.stderr


def test_playing_installs_the_same_versions_as_the_tests_try_and_none_of_their_tools() -> None:
    def pins(name: str) -> set[str]:
        return set(re.findall(r"^\S+==\S+", (ROOT / "requirements" / name).read_text(encoding="utf-8"), re.MULTILINE))

    playing = pins("play.txt")
    assert playing <= pins("dev.txt")
    wanted = {re.split(r"[<>=\[;]", name)[0].replace(".", "-") for name in PROJECT["project"]["dependencies"]}
    assert {name.replace("_", "-") for name in wanted} <= {pin.partition("==")[0] for pin in playing}
    assert not {pin for pin in playing if re.match("ray|torch|numpy|pytest|playwright|open", pin)}
