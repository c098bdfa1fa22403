"""Golden records: whole games that must replay to the same end, with transcripts that read the same."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import tangledbank
from scripts.generate.golden import transcript
from tangledbank import Record
from tangledbank.games import names as game_names
from tangledbank.games import rulebook
from tangledbank.games.marine.text import card_name
from tangledbank.i18n import say
from tests.games.declared import ALL, declared
from tests.games.declared import records as folder_of

FOLDERS = {name: folder_of(name) for name in ALL}
RECORDS = [path for folder in FOLDERS.values() for path in sorted(folder.glob("*.tbr"))]


def read(path: Path) -> Record:
    return Record.read(path.read_text(encoding="utf-8"))


def records(name: str) -> list[Record]:
    return [read(path) for path in sorted(FOLDERS[name].glob("*.tbr"))]


def told(path: Path) -> str:
    return re.sub(r"\s+", " ", path.with_suffix(".txt").read_text(encoding="utf-8"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_golden_record_replays_to_its_digests(path: Path) -> None:
    game = tangledbank.verify(path.read_text(encoding="utf-8"))
    assert game.over
    assert str(game.record()) == path.read_text(encoding="utf-8")


# the words are the same in both builds: the one that is many times faster reads all of them
@pytest.mark.parametrize("path", RECORDS[:: 1 if tangledbank.is_compiled() else 4], ids=lambda path: path.stem)
def test_a_golden_transcript_reads_the_same(path: Path) -> None:
    assert transcript(path) == path.with_suffix(".txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", game_names())
def test_there_are_twenty_or_more_with_every_player_count_and_option(name: str) -> None:
    found = records(name)
    assert len(found) == len(declared(name).golden) >= 20
    assert {record.players for record in found} == set(rulebook(name).players)
    for option in rulebook(name).options:  # one that came later is not written while it has its default
        assert {record.options.get(option.name, option.allowed[0]) for record in found} >= set(option.allowed)


def test_evolution_ends_in_both_ways_and_uses_every_verb() -> None:
    """The first reshuffle happens in the deal (this round is the last) or later (the next one is)."""
    ends = set()
    for path in sorted(FOLDERS["evolution"].glob("*.tbr")):
        begun = [int(n) for n in re.findall(r"Round (\d+) begins", told(path).partition("is the last")[0])]
        last = int(re.findall(r"Round (\d+) is the last", told(path))[0])
        ends.add("now" if begun[-1] == last else "next")
    assert ends == {"now", "next"}
    verbs = {text.split()[0] for record in records("evolution") for _, text in record.log}
    assert verbs == set(rulebook("evolution").notation.index) - {"first"}


def test_dominant_species_ends_with_the_ice_age_and_uses_every_verb_and_card() -> None:
    paths = sorted(FOLDERS["dominant-species"].glob("*.tbr"))
    assert all("The Ice Age has come" in told(path) for path in paths)
    log = [text for record in records("dominant-species") for _, text in record.log]
    rare = {"remove"}  # Immigrants, when an animal has no available pawn
    assert {text.split()[0] for text in log} == set(rulebook("dominant-species").notation.index) - rare
    assert len({text for text in log if text.startswith("card ")}) == 26


def test_marine_ends_with_asteroid_or_at_a_limit_and_uses_every_verb_and_card() -> None:
    paths = sorted(FOLDERS["marine"].glob("*.tbr"))
    cut_off = [path.stem for path in paths if "The asteroid has struck" not in told(path)]
    assert cut_off == ["14-four-animals-cut-off"]
    log = [text for record in records("marine") for _, text in record.log]
    assert {text.split()[0] for text in log} == set(rulebook("marine").notation.index)
    told_cards = "".join(told(path) for path in paths)
    names = [say(card_name(n), "en") for n in range(35)]
    assert [name for name in names if f"take the card {name}." not in told_cards] == []
