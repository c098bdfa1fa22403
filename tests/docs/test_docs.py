"""The documents: examples run, links lead somewhere, commands can be given, words are the words of the program."""

from __future__ import annotations

import doctest
import io
import re
import shlex
from pathlib import Path

import pytest

import tangledbank
from scripts.generate.frames import table as frames_of
from scripts.generate.frames import written as frames_written
from tangledbank import say
from tangledbank.cli.main import COMMANDS, main
from tangledbank.core.message import Message
from tangledbank.core.rulebook import text_of as value_text
from tangledbank.games import names, rulebook, spec
from tangledbank.games.dominant_species.cards import CARD_KEYS
from tangledbank.games.dominant_species.terms import ANIMALS, ELEMENTS, GRID, SECTIONS, TERRAINS
from tangledbank.games.evolution.traits import TRAIT_KEYS
from tangledbank.games.marine import terms as marine
from tangledbank.games.marine.cards import CARD_KEYS as MARINE_CARDS
from tangledbank.games.marine.cards import CARDS as MARINE_CARD_TABLE
from tangledbank.games.marine.traits import TRAIT_KEYS as MARINE_TRAITS
from tangledbank.games.marine.traits import TRAITS as MARINE_TRAIT_TABLE
from tangledbank.i18n import LANGUAGES

ROOT = Path(__file__).parent.parent.parent
DOCUMENTS = [ROOT / "README.md", ROOT / "CHANGELOG.md", *sorted((ROOT / "docs").rglob("*.md"))]
SPECIFICATIONS = {game: spec(game).file("rules", "en.md").read_text(encoding="utf-8") for game in names()}
MADE = {"evolution": "Evolution", "dominant-species": "Dominant Species", "marine": "Marine"}
"""How the headings of the documents call each game."""
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
WORDS: dict[str, tuple[str, list[str]]] = {
    "Traits": ("evo-trait-", TRAIT_KEYS),
    "Animals of Dominant Species": ("dom-animal-", ANIMALS),
    "Elements of Dominant Species": ("dom-element-", ELEMENTS),
    "Terrains of Dominant Species": ("dom-terrain-", TERRAINS),
    "Sections of the action display": ("dom-section-", [section for section, _ in SECTIONS]),
    "Cards of Dominant Species": ("dom-card-", CARD_KEYS),
    "Animals of Marine": ("mar-animal-", marine.ANIMALS),
    "Elements of Marine": ("mar-element-", marine.ELEMENTS),
    "Terrains of Marine": ("mar-terrain-", marine.TERRAINS),
    "Sides of a vent": ("mar-side-", marine.SIDES),
    "Sections of Marine": ("mar-section-", [*[section for section, _ in marine.SECTIONS], marine.FEEDER]),
    "Evolution cards of Marine": ("mar-card-", MARINE_CARDS),
    "Traits of Marine": ("mar-trait-", MARINE_TRAITS),
}


def keys_in(cell: str) -> list[str]:
    """The words of a cell that are written as code."""
    return re.findall(r"`([^`]+)`", cell)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("heading", WORDS)
def test_the_glossary_has_the_words_of_the_program(heading: str, lang: str) -> None:
    prefix, keys = WORDS[heading]
    told = {keys_in(row[4])[0]: row[LANGUAGES.index(lang)] for row in rows(text_of("docs/glossary.md"), heading)}
    assert list(told) == keys
    assert told == {key: say(Message(prefix + key.replace("_", "-")), lang) for key in keys}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("heading", "prefix", "last"),
    [("The sequence of play", "evo-phase-", 5), ("Phases of Dominant Species", "dom-phase-", 3)],
)
def test_the_glossary_has_the_phases(heading: str, prefix: str, last: int, lang: str) -> None:
    table = rows(text_of("docs/glossary.md"), heading)
    phases = [row[LANGUAGES.index(lang)] for row in table if re.match(r"phase \d", row[4])]
    assert phases == [say(Message(f"{prefix}{n}"), lang) for n in range(1, last + 1)]


# ---- the notation -------------------------------------------------------------------
def test_every_game_has_its_chapters() -> None:
    assert list(MADE) == list(names())


@pytest.mark.parametrize("game", names())
def test_notation_names_every_verb_with_an_example(game: str) -> None:
    notation = rulebook(game).notation
    table = rows(text_of("docs/notation.md"), f"Actions of {MADE[game]}")
    assert [row[0].strip("`").split()[0] for row in table] == [verb.word for verb in notation.verbs]
    for row, verb in zip(table, notation.verbs, strict=True):
        example = row[1].strip("`")
        assert notation.show(notation.read(example)) == example
        assert len(row[0].split()) == 1 + len(verb.args)
        assert all(row), row


def test_notation_names_every_decision_of_dominant_species() -> None:
    spec = SPECIFICATIONS["dominant-species"]
    table = rows(text_of("docs/notation.md"), "Actions of Dominant Species")
    named = {(one, word) for row in table for one, word in re.findall(r"(AS-\d+) `(\w+)`", row[3])}
    decisions = re.findall(r"^\| (AS-\d+) \| ([\w, ]+?) (?:\(.*?\) )?\|", spec, re.MULTILINE)
    assert len(decisions) == 32
    assert named == {(one, word) for one, words in decisions for word in words.split(", ")}


def test_notation_names_every_choice_of_marine() -> None:
    table = rows(text_of("docs/notation.md"), "Actions of Marine")
    named = {pair for row in table for pair in re.findall(r"(AS-\d+) `([\w.]+)`", row[3])}
    choices = re.findall(r"^\| (AS-\d+) \| `([\w.]+)` \|", SPECIFICATIONS["marine"], re.MULTILINE)
    assert len(choices) == 43
    assert named == set(choices)


@pytest.mark.parametrize("game", names())
def test_notation_lists_every_option_with_its_values(game: str) -> None:
    table = rows(text_of("docs/notation.md"), f"Options of {MADE[game]}")
    options = rulebook(game).options
    assert [row[0].strip("`") for row in table] == [option.name for option in options]
    assert [row[2] for row in table] == [option.rule for option in options]
    assert [keys_in(row[1]) for row in table] == [[value_text(value) for value in o.allowed] for o in options]


@pytest.mark.parametrize(
    ("game", "lists", "short"),
    [
        ("evolution", ["seats", "species"], "turn"),
        ("dominant-species", ["animals", "tiles"], "start"),
        ("marine", ["animals", "tiles"], "start"),
    ],
)
def test_notation_lists_every_field_of_a_position(game: str, lists: list[str], short: str) -> None:
    """Those of the whole form, those of its lists, and one that only short descriptions have."""
    whole = tangledbank.new(game, players=2, seed=1).position()
    parts = [part for name in lists for part in [whole[name]] if isinstance(part, list)]
    expected = [*whole, short, *[key for part in parts for key in part[0]]]
    table = rows(text_of("docs/notation.md"), f"Positions of {MADE[game]}")
    assert sorted(row[0].strip("`") for row in table) == sorted(expected)


def test_notation_lists_every_frame() -> None:
    text = text_of("docs/notation.md")
    assert [game for game in names() if frames_of(game) in text] == names()
    assert frames_written(text) == text, "make docs"


def test_notation_lists_every_hex() -> None:
    table = rows(text_of("docs/notation.md"), "Hexes of Dominant Species")
    found = [(row[0].strip("`"), (int(row[1]), int(row[2]))) for row in table]
    assert found == list(zip(GRID.labels, GRID.places, strict=True))


def test_notation_lists_every_column_of_marine() -> None:
    table = rows(text_of("docs/notation.md"), "Hexes of Marine")
    found = [
        (label, (int(row[0]), r)) for row in table for r, label in enumerate(keys_in(row[1]), int(row[2].split()[0]))
    ]
    assert found == list(zip(marine.GRID.labels, marine.GRID.places, strict=True))


def test_notation_names_the_corners_of_a_hex() -> None:
    table = rows(text_of("docs/notation.md"), "Corners of Dominant Species")
    corners = [GRID.corner_labels[corner] for corner in GRID.corners[GRID.labels.index("d3")]]
    assert [row[1].strip("`") for row in table] == corners


# ---- rules and rulings --------------------------------------------------------------
def test_every_ruling_of_evolution_is_told() -> None:
    rulings = text_of("docs/rulings.md")
    told = re.findall(r"^### (R-\d\d) ", rulings, re.MULTILINE)
    assert told == re.findall(r"^\*\*(R-\d\d) ", SPECIFICATIONS["evolution"], re.MULTILINE)
    for word in ("Question", "Decision", "Why", "Confidence", "Tests"):
        assert rulings.count(f"- **{word}:**") == len(told)


def test_every_ruling_of_dominant_species_is_told() -> None:
    table = rows(text_of("docs/rulings.md"), "Dominant Species")
    spec = SPECIFICATIONS["dominant-species"]
    assert [row[0] for row in table] == re.findall(r"^- \*\*(RU-\d\d) ", spec, re.MULTILINE)
    assert len(table) == 49
    for row in table:
        assert len(row) == 4
        assert all(row), row


def test_every_ruling_of_marine_is_told() -> None:
    table = rows(text_of("docs/rulings.md"), "Marine")
    assert [row[0] for row in table] == re.findall(r"^- \*\*(R-\d+)\*\* ", SPECIFICATIONS["marine"], re.MULTILINE)
    assert len(table) == 36
    for row in table:
        assert len(row) == 4
        assert all(row), row


def test_the_doubtful_cards_of_marine_are_told() -> None:
    table = rows(text_of("docs/rulings.md"), "What is reconstructed in Marine")
    told = [(keys_in(row[0])[0], row[1]) for row in table]
    sure = [(card.key, card.confidence) for card in MARINE_CARD_TABLE]
    sure += [(trait.key, trait.confidence) for trait in MARINE_TRAIT_TABLE]
    assert told == [(key, str(confidence)) for key, confidence in sure if confidence < 0.7]


KNOWN = {
    name
    for spec in SPECIFICATIONS.values()
    for name in re.findall(r"(?:\*\*|^\| )((?:EV|DSM?|R|RU|EX|INV|AS)-[\w.]+)", spec, re.MULTILINE)
}
CITED = re.compile(r"\b((?:EV|DSM?)-[A-Z]?\d+\.[A-Z]?\d+|(?:R|RU)-\d+|EX-[POR]?\d+|(?:INV|AS)-\d+)\b")


@pytest.mark.parametrize("path", DOCUMENTS, ids=name)
def test_rules_that_are_cited_exist(path: Path) -> None:
    cited = set(CITED.findall(FENCE.sub("", path.read_text(encoding="utf-8"))))
    made_up = {"EV-11.X1", "EV-8.15", "DS-C28.1", "DSM-23.43", "DSM-24.27"} if path.parent.name == "howto" else set()
    assert cited - made_up <= KNOWN
