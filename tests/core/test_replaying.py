"""Records of earlier versions of the rules, and games that went on by other rules than they began with."""

from __future__ import annotations

import pytest

from tangledbank import Game, PositionError, Record, RecordError, UndoError, new, position, replay, say, verify
from tangledbank.core.record import RulesChange
from tangledbank.games import rulebook
from tangledbank.i18n import LANGUAGES
from tangledbank.replaying import Replay, continued

from ..versions import NEXT, NOW, first_feeding, next_rules, play_on

MIDDLE = 60


def whole(replay: Replay) -> Replay:
    for _ in replay.steps():
        pass
    return replay


def in_two_parts(monkeypatch: pytest.MonkeyPatch, plies: int = 30) -> Game:
    """A game that has come to its middle by the rules of today, and further by the next."""
    begun = play_on(new("evolution", 3, 7), MIDDLE)
    book = next_rules(monkeypatch)
    return play_on(Game(continued(book, begun.record(), begun.position())), plies)


# ---- earlier versions --------------------------------------------------------------------------
def test_an_earlier_record_replays_as_far_as_its_answers_are_legal(monkeypatch: pytest.MonkeyPatch) -> None:
    record = play_on(new("evolution", 3, 7), MIDDLE).record()
    ply = first_feeding(record)
    before = replay(record, ply - 1).position()
    next_rules(monkeypatch)
    found = whole(Replay(record))
    assert (len(found.game.log), found.game.position()) == (ply - 1, {**before, "rules": NEXT})
    (note,) = found.notes
    assert note.key == "record-not-legal"
    assert (note.args["ply"], note.args["rules"], note.args["expected"]) == (ply, NOW, NEXT)
    assert len({say(note, language) for language in LANGUAGES}) == len(LANGUAGES)
    assert len(replay(record).log) == ply - 1


def test_an_earlier_record_with_an_answer_that_is_refused_now_does_not_verify(monkeypatch: pytest.MonkeyPatch) -> None:
    record = play_on(new("evolution", 3, 7), MIDDLE).record()
    next_rules(monkeypatch)
    with pytest.raises(RecordError, match=f"version {NOW} of the rules") as caught:
        verify(record)
    assert caught.value.message.key == "record-not-legal"


def test_an_earlier_record_that_leads_elsewhere_now_says_from_where(monkeypatch: pytest.MonkeyPatch) -> None:
    record = play_on(new("evolution", 3, 7), MIDDLE).record()
    other = Record(record.game, NOW, 3, 7, record.options, None, record.log, {**record.digests, 50: "0" * 16})
    next_rules(monkeypatch, "feed")
    found = whole(Replay(other))
    assert [(note.key, note.args["ply"]) for note in found.notes] == [("record-differs", 50)]
    assert len(found.game.log) == MIDDLE
    with pytest.raises(RecordError) as caught:
        verify(other)
    assert caught.value.message.key == "record-differs"


def test_an_earlier_record_that_goes_the_same_way_verifies(monkeypatch: pytest.MonkeyPatch) -> None:
    record = play_on(new("evolution", 3, 7), MIDDLE).record()
    next_rules(monkeypatch, "feed")
    assert len(verify(record).log) == MIDDLE


def test_an_earlier_record_that_begins_in_a_position_verifies(monkeypatch: pytest.MonkeyPatch) -> None:
    record = play_on(position("evolution", play_on(new("evolution", 3, 7), MIDDLE).position()), 30).record()
    next_rules(monkeypatch, "feed")
    assert len(verify(str(record)).log) == 30


def test_positions_of_earlier_rules_are_read_and_not_those_of_later_ones() -> None:
    for name in ("dominant-species", "marine"):
        found = play_on(new(name, 3, 7), 20).position()
        assert position(name, {**found, "rules": 1}).position() == found
        with pytest.raises(PositionError, match="rules"):
            position(name, {**found, "rules": rulebook(name).rules + 1})


# ---- several parts -----------------------------------------------------------------------------
def test_a_game_that_went_on_by_other_rules_is_one_record_that_verifies(monkeypatch: pytest.MonkeyPatch) -> None:
    game = in_two_parts(monkeypatch)
    text = str(game.record())
    assert text.count("\nrules ") == text.count("\nposition ") + 1 == 2
    assert str(Record.read(text)) == text
    found = verify(text)
    assert (found.position(), len(found.log)) == (game.position(), MIDDLE + 30)
    assert str(found.record()) == text
    assert [note.key for note in whole(Replay(Record.read(text))).notes] == ["record-not-legal", "rules-changed"]


def test_a_record_can_end_where_the_rules_change(monkeypatch: pytest.MonkeyPatch) -> None:
    game = in_two_parts(monkeypatch, plies=0)
    text = str(game.record())
    assert verify(text).position() == game.position()
    unsigned = text[: text.rindex("= ")]
    with pytest.raises(RecordError, match="digest"):
        verify(unsigned)


@pytest.mark.parametrize("part", [0, 1])
def test_a_wrong_answer_of_the_last_part_is_found(part: int, monkeypatch: pytest.MonkeyPatch) -> None:
    record = in_two_parts(monkeypatch).record()
    log = list(record.log)
    log[MIDDLE + 5] = (log[MIDDLE + 5][0], "hop")
    head = (record.game, record.rules, record.players, record.seed, record.options, record.position)
    digests = {**record.digests, len(log): "0" * 16}
    wrong = [Record(*head, log, record.digests, record.changes), Record(*head, record.log, digests, record.changes)]
    with pytest.raises(RecordError) as caught:
        verify(wrong[part])
    assert caught.value.message.key == ("record-ply", "record-digest")[part]


def test_a_position_that_is_not_the_recorded_one_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    record = in_two_parts(monkeypatch).record()
    change = record.changes[0]
    record.changes[0] = RulesChange(change.ply, change.rules, {**change.position, "rng": 1}, change.digest)
    with pytest.raises(RecordError):
        verify(record)


def test_versions_go_up_and_end_with_a_known_one(monkeypatch: pytest.MonkeyPatch) -> None:
    record = in_two_parts(monkeypatch).record()
    position = record.changes[0].position
    for versions in ([NEXT + 1], [NOW], [NEXT, NEXT]):
        record.changes[:] = [RulesChange(MIDDLE + k, rules, position, "") for k, rules in enumerate(versions)]
        with pytest.raises(RecordError, match="rules version"):
            replay(record)


def test_a_game_of_three_versions_keeps_them_all(monkeypatch: pytest.MonkeyPatch) -> None:
    second = in_two_parts(monkeypatch)
    book = next_rules(monkeypatch)
    third = play_on(Game(continued(book, second.record(), second.position())), 10)
    record = verify(str(third.record())).record()
    assert [(change.ply, change.rules) for change in record.changes] == [(MIDDLE, NEXT), (MIDDLE + 30, NEXT + 1)]
    assert record.until(MIDDLE + 30) == second.record()


def test_answers_by_other_rules_are_not_taken_back(monkeypatch: pytest.MonkeyPatch) -> None:
    game = in_two_parts(monkeypatch, plies=0)
    for seat in (None, 0, 1, 2):
        with pytest.raises(UndoError, match="nothing"):
            game.undo(seat)
    play_on(game, 30)
    twin = game.clone()
    assert twin.record() == game.record()
    twin.rewind(0)
    assert (len(twin.log), twin.digest()) == (MIDDLE, game.record().changes[0].digest)


@pytest.mark.parametrize("line", ["rules two", "rules", "position [1]"])
def test_a_bad_line_between_the_parts_is_refused(line: str, monkeypatch: pytest.MonkeyPatch) -> None:
    text = str(in_two_parts(monkeypatch).record())
    name = line.split()[0]
    at = text.index(f"\n{name} ", text.index("\n1 P"))
    with pytest.raises(RecordError):
        Record.read(text[: at + 1] + line + text[text.index("\n", at + 1) :])


# ---- judged once -------------------------------------------------------------------------------
def test_an_answer_that_was_checked_is_not_judged_again(monkeypatch: pytest.MonkeyPatch) -> None:
    game, real = new("evolution", 2, 7), Game.judged
    judged: list[int | str] = []

    def counted(game: Game, action: int | str, seat: int | None) -> object:
        judged.append(action)
        return real(game, action, seat)

    monkeypatch.setattr(Game, "judged", counted)
    first, second = game.options()[:2]
    game.check(first, 0)
    game.apply(second, 0)
    assert judged == [first, second], "another answer than the one that was checked"
    text = game.check(game.options()[0])
    game.apply(text, game.seat)
    assert judged == [first, second, text]
    game.check(game.options()[0])
    game.rewind(0)
    game.apply(first, 0)
    assert len(judged) == 5, "what was checked before going back"
