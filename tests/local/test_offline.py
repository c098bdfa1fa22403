"""What is built for the browser: everything by name and hash, and a page that says what there is."""

from __future__ import annotations

import json
import re
import zipfile
from html import unescape
from pathlib import Path

import pytest

from scripts.packaging import offline, static


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A client with everything, the runtime in a few bytes."""
    runtime, wheels, web = tmp_path / "pyodide", tmp_path / "wheels", tmp_path / "web"
    for folder in (runtime, wheels, web / "assets"):
        folder.mkdir(parents=True)
    for name in offline.RUNTIME:
        (runtime / name).write_text(f"{name} " * 200)
    (runtime / "pyodide-lock.json").write_text(json.dumps({"info": {"python": "3.14"}, "packages": {"much": 1}}))
    (web / "index.html").write_text("<html><head></head><body></body></html>")
    (web / "assets" / "index-abcdefgh.js").write_text("1")
    for name, value in {"PYODIDE": runtime, "WHEELS": wheels, "ENGINE": tmp_path / "engine"}.items():
        monkeypatch.setattr(offline, name, value)
    monkeypatch.setattr(offline, "begin_quickly", lambda folder: None)
    return web


def told(web: Path) -> dict[str, object]:
    found = re.search(r'name="offline"[^>]* content="([^"]+)"', (web / "index.html").read_text())
    assert found is not None
    described: dict[str, object] = json.loads(unescape(found[1]))
    return described


def test_the_page_says_which_version_there_is_and_how_large_it_is(built: Path) -> None:
    version = offline.add(built)
    assert told(built)["version"] == version
    assert (built / "offline" / version / "engine.zip").exists()
    assert json.loads((built / "offline" / version / "pyodide-lock.json").read_text())["packages"] == {}
    sent = sum(offline.carried(path) for path in offline.files_of(built) if path.name not in ("sw.js", "index.html"))
    size = told(built)["bytes"]
    assert isinstance(size, int)
    assert sent <= size <= sent + 1000


def test_the_same_sources_are_the_same_version_and_others_another(built: Path) -> None:
    first = offline.add(built)
    assert offline.add(built) == first
    (offline.PYODIDE / "pyodide.mjs").write_text("another")
    assert offline.add(built) != first
    assert [path.name for path in (built / "offline").iterdir()] == [told(built)["version"]]


def modules_of(web: Path, version: str) -> set[str]:
    with zipfile.ZipFile(web / "offline" / version / "engine.zip") as packed:
        return set(packed.namelist())


def test_the_compiled_engine_takes_the_place_of_its_sources(built: Path) -> None:
    pure = modules_of(built, offline.add(built))
    offline.ENGINE.mkdir()
    (offline.ENGINE / "engine.wasm").write_bytes(b"0")
    names = ["tangledbank.core", "tangledbank.core.state"]
    (offline.ENGINE / "modules.json").write_text(json.dumps(names))
    version = offline.add(built)
    compiled = modules_of(built, version)
    assert (built / "offline" / version / "engine.wasm").read_bytes() == b"0"
    assert compiled - pure == set()
    assert pure - compiled == {"tangledbank/core/state.py"}
    assert {"tangledbank/core/__init__.py", "tangledbank_engine_modules.py"} < compiled


def test_the_service_worker_knows_every_file_and_is_another_with_each_release(built: Path) -> None:
    offline.add(built)
    before = (built / "sw.js").read_text()
    listed = re.search(r"const FILES = (\[.*?\]);", before)
    assert listed is not None
    names = json.loads(listed[1])
    assert {"/", "/assets/index-abcdefgh.js"} < set(names)
    assert not [name for name in names if name.endswith((".gz", ".br", "sw.js"))]
    (built / "assets" / "index-abcdefgh.js").write_text("2")
    assert offline.service_worker(built) != before


def test_what_is_read_is_what_a_server_says_in_every_language(built: Path) -> None:
    version = offline.add(built)
    reading = built / "offline" / version / "reading"
    titles = {
        lang: json.loads((reading / lang / "games.json").read_text())["games"] for lang in ("en", "pl", "it", "hu")
    }
    assert len({json.dumps(games) for games in titles.values()}) == 4
    assert json.loads((reading / "hu" / "rules" / "marine.json").read_text())["chapters"]
    assert json.loads((reading / "lessons" / "evolution.json").read_text())["lessons"]


def test_a_static_site_has_a_page_at_every_known_address(
    built: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    offline.add(built)
    monkeypatch.setattr(static, "WEB", built)
    static.copy(tmp_path / "site")
    for place in ("rules/evolution", "new/marine", "settings"):
        assert "data-static" in (tmp_path / "site" / place / "index.html").read_text()
    assert (tmp_path / "site" / "404.html").read_text() == (tmp_path / "site" / "index.html").read_text()
