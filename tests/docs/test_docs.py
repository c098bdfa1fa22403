"""The documents: examples run, links lead somewhere, commands can be given, words are the words of the program."""

from __future__ import annotations

import doctest
import io
import re
import shlex
from pathlib import Path

import pytest

from tangledbank import say
from tangledbank.cli.main import COMMANDS, main
from tangledbank.core.message import Message
from tangledbank.games import rulebook
from tangledbank.games.evolution.notation import NOTATION
from tangledbank.games.evolution.traits import TRAIT_KEYS
from tangledbank.i18n import LANGUAGES

ROOT = Path(__file__).parent.parent.parent
DOCUMENTS = [ROOT / "README.md", ROOT / "CHANGELOG.md", *sorted((ROOT / "docs").rglob("*.md"))]
RULES = (ROOT / "src" / "tangledbank" / "rules" / "evolution.md").read_text(encoding="utf-8")
FENCE = re.compile(r"^ *```.*$", re.MULTILINE)
LINK = re.compile(r"!?\[[^\]]*\]\(([^)\s]+)\)")
COMMAND = re.compile(r"^ *(?:\$ )?(tangledbank [^\n]*)$|`(tangledbank [^`\n]*)`", re.MULTILINE)


def name(path: Path) -> str:
    return str(path.relative_to(ROOT))


def text_of(document: str) -> str:
    return (ROOT / document).read_text(encoding="utf-8")


def rows(text: str, heading: str) -> list[list[str]]:
    """The cells of the tables below a heading, without their heads."""
    section = re.split(r"^#+ ", text, flags=re.MULTILINE)
    found = next(part for part in section if part.startswith(heading + "\n"))
    lines = re.findall(r"^\|(.*)\|$(?!\n\|---)", found, re.MULTILINE)
    cells = [[cell.strip().replace("\\|", "|") for cell in re.split(r"(?<!\\)\|", line)] for line in lines]
    return [row for row in cells if not set(row[0]) <= {"-", ":"}]


class FencedParser(doctest.DocTestParser):
    """Reads examples out of Markdown: a fence ends the expected output."""

    def parse(self, string: str, name: str = "<string>") -> list[str | doctest.Example]:
        return super().parse(FENCE.sub("", string), name)


@pytest.mark.parametrize("path", DOCUMENTS, ids=name)
def test_examples_run(path: Path) -> None:
    result = doctest.testfile(
        str(path),
        module_relative=False,
        optionflags=doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE,
        parser=FencedParser(),
        encoding="utf-8",
    )
    assert result.failed == 0


@pytest.mark.parametrize("document", ["README.md", "docs/api.md", "docs/notation.md"])
def test_there_are_examples(document: str) -> None:
    assert text_of(document).count("\n>>> ") > 5


# ---- links --------------------------------------------------------------------------
def anchors(path: Path) -> set[str]:
    """The anchors of a page's headings, as they are made by GitHub and the like."""
    titles = re.findall(r"^#+ (.*)$", FENCE.sub("", path.read_text(encoding="utf-8")), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", title).strip().lower().replace(" ", "-") for title in titles}


@pytest.mark.parametrize("path", DOCUMENTS, ids=name)
def test_links_lead_somewhere(path: Path) -> None:
    for link in LINK.findall(path.read_text(encoding="utf-8")):
        if "://" in link:
            continue
        file, _, anchor = link.partition("#")
        target = (path.parent / file).resolve() if file else path
        assert target.exists(), link
        assert not anchor or anchor in anchors(target), link


def test_every_document_is_listed() -> None:
    readme = text_of("README.md")
    for path in sorted((ROOT / "docs").glob("*.md")):
        assert f"({name(path)})" in readme, path


# ---- commands -----------------------------------------------------------------------
def commands(path: Path) -> list[str]:
    """The command lines that a document shows; placeholders in <angles> and shortened lines are none."""
    found = [one or other for one, other in COMMAND.findall(path.read_text(encoding="utf-8"))]
    return [
        line for line in found if "<" not in line and "..." not in line and not line.startswith("tangledbank record")
    ]


SHOWN = sorted({line for path in DOCUMENTS for line in commands(path)})


def words(line: str) -> list[str]:
    return shlex.split(line, comments=True)[1:]


@pytest.mark.parametrize("line", SHOWN)
def test_commands_parse(line: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*words(line), "--help"]) == 0
    assert "tangledbank" in capsys.readouterr().out


@pytest.mark.parametrize("line", [line for line in SHOWN if words(line)[:1] in (["rules"], ["games"], ["perft"])])
def test_quick_commands_run(line: str) -> None:
    assert main(words(line)) == 0


@pytest.mark.parametrize("line", [line for line in commands(ROOT / "README.md") if words(line)[0] == "play"])
def test_playing_begins(line: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.stdin", io.StringIO("quit\n"))
    assert main(words(line)) == 0
    assert [path.suffix for path in tmp_path.iterdir()] == [".tbr"]


def test_every_command_is_shown() -> None:
    for command in COMMANDS:
        assert f"tangledbank {command}" in text_of("docs/terminal.md")


# ---- words --------------------------------------------------------------------------
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_glossary_has_the_words_of_the_program(lang: str) -> None:
    column = LANGUAGES.index(lang)
    glossary = text_of("docs/glossary.md")
    traits = {row[4].strip("`"): row[column] for row in rows(glossary, "Traits")}
    assert traits == {key: say(Message("evo-trait-" + key.replace("_", "-")), lang) for key in TRAIT_KEYS}
    phases = [row[column] for row in rows(glossary, "The sequence of play") if re.match(r"phase \d", row[4])]
    assert phases == [say(Message(f"evo-phase-{n}"), lang) for n in range(1, 6)]


def test_notation_names_every_verb_with_an_example() -> None:
    table = rows(text_of("docs/notation.md"), "Actions of Evolution")
    assert [row[0].strip("`").split()[0] for row in table] == [verb.word for verb in NOTATION.verbs]
    for row in table:
        example = row[1].strip("`")
        assert NOTATION.show(NOTATION.read(example)) == example


def test_notation_lists_every_option_with_its_values() -> None:
    table = rows(text_of("docs/notation.md"), "Options of Evolution")
    assert [row[0].strip("`") for row in table] == [option.name for option in rulebook("evolution").options]
    assert [row[2] for row in table] == [option.rule for option in rulebook("evolution").options]


def test_every_ruling_is_told() -> None:
    rulings = text_of("docs/rulings.md")
    told = re.findall(r"^### (R-\d\d) ", rulings, re.MULTILINE)
    assert told == re.findall(r"^\*\*(R-\d\d) ", RULES, re.MULTILINE)
    for word in ("Question", "Decision", "Why", "Confidence", "Tests"):
        assert rulings.count(f"- **{word}:**") == len(told)


@pytest.mark.parametrize("path", DOCUMENTS, ids=name)
def test_rules_that_are_cited_exist(path: Path) -> None:
    text = FENCE.sub("", path.read_text(encoding="utf-8"))
    known = set(re.findall(r"\*\*((?:EV|R|EX|INV)-[\w.]+)", RULES))
    cited = set(re.findall(r"\b((?:EV-\d+\.[A-Z]?\d+|R-\d\d|EX-\d+|INV-\d+))\b", text))
    made_up = {"EV-11.X1", "EV-8.15"} if path.parent.name == "howto" else set()
    assert cited - made_up <= known
