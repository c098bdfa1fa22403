"""Names of people: what can be shown, what looks the same, and what is not for anybody."""

from __future__ import annotations

import string
import unicodedata
from functools import cache
from typing import Final

from ...bots import ladder
from ...core.errors import BadInput
from ...core.message import Message
from ...games import names
from ...i18n import LANGUAGES, say

MAX_NAME: Final = 30
INVISIBLE: Final = frozenset(
    sign
    for first, last in [
        (0x00AD, 0x00AD),
        (0x034F, 0x034F),
        (0x061C, 0x061C),
        (0x115F, 0x1160),
        (0x17B4, 0x17B5),
        (0x180B, 0x180F),
        (0x200B, 0x200F),
        (0x202A, 0x202E),
        (0x2060, 0x206F),
        (0x2800, 0x2800),
        (0x3164, 0x3164),
        (0xFE00, 0xFE0F),
        (0xFEFF, 0xFEFF),
        (0xFFA0, 0xFFA0),
        (0xFFF0, 0xFFF8),
        (0x1BCA0, 0x1BCA3),
        (0x1D159, 0x1D159),
        (0x1D173, 0x1D17A),
        (0xE0000, 0xE0FFF),
    ]
    for sign in range(first, last + 1)
)
"""Unicode's Default_Ignorable_Code_Point, and two signs that are blank by their shape: Braille without dots (2800) and
a note without a head (1D159)."""
NOTHING: Final = dict.fromkeys(INVISIBLE)
VISIBLE: Final = "LNPS"
"""The first letters of the categories of signs that stand for themselves: letters, numbers, punctuation, symbols."""
ROLES: Final = (
    *("Operator", "Admin", "Administrator", "Moderator", "Server", "System", "Bot", "Tangled Bank"),
    *("Administratorka", "Operatorka", "Moderatorka", "Serwer"),
    *("Operatore", "Operatrice", "Amministratore", "Amministratrice", "Moderatore", "Moderatrice", "Sistema"),
    *("Operátor", "Adminisztrátor", "Moderátor", "Kiszolgáló", "Szerver", "Rendszer"),
    *[f"P{seat}" for seat in range(1, 7)],
)
"""Names that could be taken for an operator of the server, or for no person at all."""
SMALL_CAPITAL: Final = "LATIN LETTER SMALL CAPITAL "
SINGLE_ALIKE: Final = {0x131: "i", 0x251: "a", 0x25B: "e", 0x261: "g", 0x269: "i", 0x28B: "v"}
"""Dotless i, alpha, open e, script g, iota and v with hook."""
DIGITS_ALIKE: Final[tuple[dict[int, str], ...]] = ({}, {ord("0"): "o", ord("1"): "l"}, {ord("0"): "o", ord("1"): "i"})


def name_key(name: str) -> str:
    """Names with the same key look the same, or nearly: to the server they are one name."""
    folded = plain(plain(name).casefold())
    return " ".join(folded.split())


def plain(text: str) -> str:
    """Compatible forms become one, and what nobody can see goes."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", text).translate(NOTHING))


def checked_name(name: str) -> str:
    """A name that can be shown: something visible, on one line, not too long, in one script, nobody's role."""
    shown = " ".join(unicodedata.normalize("NFC", name).translate(NOTHING).split()) if name.isprintable() else ""
    if not is_visible(shown) or len(shown) > MAX_NAME:
        raise BadInput(Message("server-bad-name", most=str(MAX_NAME)))
    if len(scripts(shown)) > 1:
        raise BadInput(Message("server-mixed-name"))
    if is_reserved(shown):
        raise no_name(shown)
    return shown


def is_visible(name: str) -> bool:
    """Whether there is a sign to which others could be added."""
    return any(unicodedata.category(sign)[0] in VISIBLE for sign in plain(name))


def no_name(name: str) -> BadInput:
    """The same words whether a name is another's or nobody's: accounts cannot be told from other words."""
    return BadInput(Message("server-name-taken", name=name))


def scripts(name: str) -> set[str]:
    """Which of the scripts whose letters look alike a name has: with two of them it can look like another name."""
    found = {unicodedata.name(letter, "").partition(" ")[0] for letter in unicodedata.normalize("NFKC", name)}
    return found & {"LATIN", "CYRILLIC", "GREEK", "ARMENIAN", "CHEROKEE"}


def is_reserved(name: str) -> bool:
    """Whether a name is or looks like one of the reserved words, also with a number behind it."""
    word = bare(name)
    forms = {word, word.rstrip(string.digits)}
    return any(form.translate(alike) in reserved() for form in forms for alike in DIGITS_ALIKE)


def bare(name: str) -> str:
    """Letters and digits alone, without accents: what stands between, around or above them makes no other word."""
    letters = unicodedata.normalize("NFKD", name_key(name).translate(letters_alike()))
    return "".join([sign for sign in letters if sign.isalnum()])


@cache
def letters_alike() -> dict[int, str]:
    """Small capitals and a few others that look like plain Latin letters."""
    found = {code: unicodedata.name(chr(code), "").removeprefix(SMALL_CAPITAL).lower() for code in range(0x250, 0xA800)}
    return {**{code: letter for code, letter in found.items() if len(letter) == 1}, **SINGLE_ALIKE}


@cache
def reserved() -> frozenset[str]:
    """Roles, seats and the levels of bots, in all languages."""
    levels = {level.name for game in names() for level in ladder(game)}
    said = [say(Message(f"web-level-{level}"), language) for level in levels for language in LANGUAGES]
    return frozenset(bare(word) for word in [*ROLES, *levels, *said])
