"""What a game declares: one GameSpec, whose parts the rest of the program asks for when it needs them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from ..core.errors import OptionError
from ..core.message import Message
from ..core.rulebook import OptionValue


class BrokenGame(OptionError):
    """A game of another package cannot be loaded; the message names the package and says why."""

    def __init__(self, game: str, source: str, because: str) -> None:
        super().__init__(Message("broken-game", game=game[:80], source=source[:80], because=because[:200]))


@dataclass(frozen=True, slots=True, kw_only=True)
class GameSpec:
    """The declaration of a game: `GAME = GameSpec(name="chess", package=__name__)` in the `__init__.py` of its package.

    A part is named as "module:attribute", a module with a dot in front being one of the package. So nothing is
    imported before it is used, and the rules never import what draws or plays them. Every part but the rulebook may be
    missing: then the program makes one from the rules.
    """

    name: str
    """As players type it: small letters and hyphens."""
    package: str
    rulebook: str = ".rulebook:RULEBOOK"

    # who plays
    judge: str | None = None
    """A `Judge`: what positions are worth. Without it, bots count the score."""
    levels: str | None = None
    """A list of six `Level`."""
    styles: str | None = None
    """By bot how it searches: a `Style`."""

    # who learns
    encoder: str | None = None
    """A function from options to an `Encoder`."""
    picture: str | None = None
    """A function from rulebook and state to a `Canvas`."""

    # who looks
    terminal: str | None = None
    """A module that offers what `Table` in cli/tables lists."""
    insight: str | None = None
    """A module with `insight`, `open_view` and `OPEN_POINTS`: what a position means, for pages, hints and judges."""
    nouns: str | None = None
    """A function that says what its things are called: `Nouns` in games/nouns.py."""
    gallery: str | None = None
    """A function that lists the cards: `Piece` in games/gallery.py."""
    animals: str | None = None
    """`AnimalChoices`, where an option says who plays which animal; `seat_of(k)` of its states is who decides for the
    animal with the number k."""
    shares: tuple[str, ...] = ()
    """Packages whose words it uses beside its own, such as tangledbank.earth."""

    # who begins
    lessons: tuple[str, ...] = ()
    """Guided games, in the order in which they are learnt: each is a file `words/lessons/<name>.json`."""

    # facts for pages
    minutes: int = 30
    """How long a game takes."""
    usual_players: int | None = None
    """For a game that is started with one click; else as few as can play."""
    deal_options: Mapping[str, OptionValue] | None = None
    """Of the daily deal, so that it takes half an hour; else those of the rules."""
    order: int = 100
    """Where it stands in lists: the lowest first, then by name."""

    def part(self, field: str) -> Any:
        """A part, loaded; None where the game leaves it to the program."""
        where: str | None = getattr(self, field)
        if where is None:
            return None
        try:
            return self.loaded(where)
        except (Exception, SystemExit) as error:
            if self.is_own:
                raise  # a mistake of ours
            raise self.broken(f"{type(error).__name__}: {error}") from error

    def loaded(self, where: str) -> Any:
        module, _, attribute = where.partition(":")
        found = import_module(module, self.package)
        return getattr(found, attribute) if attribute else found

    @property
    def is_own(self) -> bool:
        """Whether it is one of ours."""
        return self.package.startswith(f"{__package__}.")

    def broken(self, because: str) -> BrokenGame:
        """What to raise where a part is not what it should be."""
        return BrokenGame(self.name, self.package, because)

    def file(self, *path: str) -> Traversable:
        """A file of the package: `words/lessons/first.json`, `words/rules/en.md`. It need not be there."""
        return files(self.package).joinpath("words", *path)

    def folders_of_words(self, lang: str) -> list[Traversable]:
        """Where its messages are, shared ones first; only folders that are there."""
        found = [files(package).joinpath("words", lang) for package in (*self.shares, self.package)]
        return [folder for folder in found if folder.is_dir()]
