"""Settings come from a file, the environment and the command line; what is wrong is said in a sentence."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tangledbank import BadInput, say
from tangledbank.i18n import LANGUAGES
from tangledbank.server.ops.settings import OTHER_VARIABLES, PREFIX, Settings, settings_of, usual_folder


def test_without_anything_it_is_the_usual() -> None:
    assert settings_of(None, {}, {}) == Settings()
    assert (Settings().host, Settings().port, Settings().processes) == ("127.0.0.1", 8000, 1)


def test_every_setting_is_documented_with_its_usual_value() -> None:
    text = (Path(__file__).parent.parent.parent.parent / "docs" / "server.md").read_text(encoding="utf-8")
    told = dict(re.findall(r"^\| `(\w+)` \| ?`?([^|`]*?)`? ?\|", text, re.MULTILINE))
    usual = {name: str(getattr(Settings(), name)) for name in Settings.__struct_fields__}
    usual.update(workers="cores - 1", secure="false", private_hooks="false")
    assert {name: told[name].strip() for name in usual} == usual


def test_the_later_wins(tmp_path: Path) -> None:
    file = tmp_path / "server.toml"
    file.write_text('port = 1111\nhost = "a"\ndata = "x"\nsecure = true\n', encoding="utf-8")
    environment = {"TANGLEDBANK_PORT": "2222", "TANGLEDBANK_HOST": "b", "TANGLEDBANK_EXPECT": "pure"}
    found = settings_of(str(file), environment, {"port": "3333", "host": None})
    assert (found.port, found.host, found.data, found.secure) == (3333, "b", "x", True)


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"port": "eighty"}, "port is a number from 0 to 65535, not eighty."),
        (
            {"trusted_proxy": "10.0.0.0/8, proxy"},
            "trusted_proxy is a list of addresses and networks like 127.0.0.1, 10.0.0.0/8, fd00::/8; "
            "“10.0.0.0/8, proxy” is not.",
        ),
        ({"port": "65536"}, "port is a number from 0 to 65535, not 65536."),
        ({"port": "-1"}, "port is a number from 0 to 65535, not -1."),
        ({"port": "٣"}, "port is a number from 0 to 65535, not ٣."),
        ({"port": True}, "port is a number from 0 to 65535, not True."),
        ({"workers": "0"}, "workers is a number from 1 to 64, not 0."),
        ({"workers": 1.5}, "workers is a number from 1 to 64, not 1.5."),
        ({"secure": "maybe"}, "secure can be true, false, not maybe."),
        ({"bots": "greedy"}, "bots names “greedy”, which is no bot of another package; installed are: ."),
        (
            {"bots": "no_such:Bot"},
            "The bot “no_such:Bot” cannot be loaded: ModuleNotFoundError: No module named 'no_such'.",
        ),
        (
            {"bots": "cmd:python3 bot.py"},
            "bots names “cmd:python3 bot.py”, which is no bot of another package; installed are: .",
        ),
        ({"data": 3}, "The setting data is a text on one line."),
        ({"data": "a\nb"}, "The setting data is a text on one line."),
        ({"log": "loud"}, "log can be info, warning, error, not loud."),
        ({"mail_security": "no"}, "mail_security can be starttls, tls, none, not no."),
        ({"mail_server": "mail.example"}, "Mail needs a sender: give an address as mail_from."),
        (
            {"mail_server": "mail.example", "mail_from": "a@b"},
            "Mail needs links that lead here: give the address of the server as public_address.",
        ),
        ({"public_address": "games.example"}, "public_address is like https://games.example, without a path."),
        ({"public_address": "https://a/b"}, "public_address is like https://games.example, without a path."),
        ({"session_days": "0"}, "session_days is a number from 1 to 3650, not 0."),
        ({"processes": "2"}, "Several processes need a database: give postgresql://... as database."),
    ],
)
def test_what_does_not_fit_is_named(given: dict[str, object], said: str) -> None:
    with pytest.raises(BadInput) as caught:
        settings_of(None, {}, given)
    assert say(caught.value.message) == said
    assert all(say(caught.value.message, lang) for lang in LANGUAGES)


def test_a_setting_that_does_not_exist_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "server.toml"
    file.write_text("prot = 1\n", encoding="utf-8")
    with pytest.raises(BadInput, match="prot"):
        settings_of(str(file), {}, {})


@pytest.mark.parametrize("name", ["TANGLEDBANK_PROT", "TANGLEDBANK_port", "TANGLEDBANK_"])
def test_a_setting_that_does_not_exist_is_refused_in_the_environment_too(name: str) -> None:
    with pytest.raises(BadInput) as caught:
        settings_of(None, {"TANGLEDBANK_HOST": "a", name: "1"}, {})
    assert say(caught.value.message).startswith(f"There is no setting {name}; there are TANGLEDBANK_HOST, ")


def test_what_the_project_itself_asks_of_the_environment_is_no_setting() -> None:
    """What anybody asks os.environ for, or sets for a test or a build, must not keep a server from starting."""
    root = Path(__file__).parent.parent.parent.parent
    files = [root / "Makefile", *[path for top in ("scripts", "tests") for path in (root / top).rglob("*.py")]]
    text = "".join([path.read_text(encoding="utf-8") for path in files])
    asked = re.findall(r"""environ(?:\.get\(|\[)"TANGLEDBANK_([A-Z]+)""", text) + re.findall(
        r"\tTANGLEDBANK_(\w+)=", text
    )
    assert set(asked) | {"BUILD"} == set(OTHER_VARIABLES)
    assert settings_of(None, {PREFIX + name: "1" for name in OTHER_VARIABLES}, {}) == Settings()


@pytest.mark.parametrize("text", [b"port = ", b"\xff\xfe", None])
def test_a_file_that_cannot_be_read_is_named(tmp_path: Path, text: bytes | None) -> None:
    file = tmp_path / "server.toml"
    if text is not None:
        file.write_bytes(text)
    with pytest.raises(BadInput, match=r"server\.toml"):
        settings_of(str(file), {}, {})


def test_an_address_with_a_password_is_never_shown() -> None:
    with pytest.raises(BadInput) as caught:
        settings_of(None, {}, {"database": "postgresql://me:secret\n@host"})
    assert "secret" not in say(caught.value.message)


# ---- where games are kept ------------------------------------------------------------------------
def test_games_are_kept_in_a_folder_of_the_user(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not in the one where somebody happens to be, unless an older version kept them there."""
    monkeypatch.chdir(tmp_path)
    assert usual_folder({"HOME": "/home/ann"}) == Path("/home/ann/.local/share/tangledbank")
    assert usual_folder({"HOME": "/home/ann", "XDG_DATA_HOME": "/data"}) == Path("/data/tangledbank")
    assert usual_folder({"HOME": "/home/ann", "XDG_DATA_HOME": "data"}) == Path("/home/ann/.local/share/tangledbank")
    assert usual_folder({}) == Path("tangledbank-data")
    (tmp_path / "tangledbank-data").mkdir()
    assert usual_folder({"HOME": "/home/ann"}) == Path("tangledbank-data")
    assert Settings(data="games").folder == Path("games")
