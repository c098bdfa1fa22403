"""The mutants of `make mutants` fit the sources: a change of a rule that leaves one behind is noticed at once."""

from __future__ import annotations

from scripts.mutants import ROOT, mutants


def test_every_mutant_changes_one_place() -> None:
    texts: dict[str, str] = {}
    wrong = []
    for game, rule, file, old, new in mutants():
        if file not in texts:
            texts[file] = (ROOT / "src" / "tangledbank" / file).read_text(encoding="utf-8")
        if texts[file].count(old) != 1 or old == new:
            wrong.append(f"{game} {rule} {file}: {texts[file].count(old)} times {old!r}")
    assert not wrong, "\n".join(wrong)
    assert len(texts) > 30
