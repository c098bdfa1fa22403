"""Golden records: whole games that must replay to the same end, with transcripts that read the same."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import tangledbank
from scripts.golden import GOLDEN, transcript
from tangledbank import Record
from tangledbank.games import rulebook

FOLDER = Path(__file__).parent / "records"
RECORDS = sorted(FOLDER.glob("*.tbr"))


def read(path: Path) -> Record:
    return Record.read(path.read_text(encoding="utf-8"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_golden_record_replays_to_its_digests(path: Path) -> None:
    game = tangledbank.verify(path.read_text(encoding="utf-8"))
    assert game.over
    assert str(game.record()) == path.read_text(encoding="utf-8")


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_golden_transcript_reads_the_same(path: Path) -> None:
    assert transcript(path) == path.with_suffix(".txt").read_text(encoding="utf-8")


def test_there_are_twenty_with_every_player_count_and_option() -> None:
    records = [read(path) for path in RECORDS]
    assert len(records) == len(GOLDEN["evolution"]) == 20
    assert {record.players for record in records} == {2, 3, 4, 5, 6}
    for option in rulebook("evolution").options:
        assert {record.options[option.name] for record in records} == set(option.allowed)


def test_every_way_to_end_and_every_verb_is_there() -> None:
    """The first reshuffle happens in the deal (this round is the last) or later (the next one is)."""
    ends = set()
    for path in RECORDS:
        told = path.with_suffix(".txt").read_text(encoding="utf-8").replace("\n", " ")
        begun = [int(n) for n in re.findall(r"Round\s+(\d+)\s+begins", told.partition("is the last")[0])]
        last = int(re.findall(r"Round\s+(\d+)\s+is\s+the\s+last", re.sub(r"\s+", " ", told))[0])
        ends.add("now" if begun[-1] == last else "next")
    assert ends == {"now", "next"}
    verbs = {text.split()[0] for path in RECORDS for _, text in read(path).log}
    assert verbs == set(rulebook("evolution").notation.index) - {"first"}
