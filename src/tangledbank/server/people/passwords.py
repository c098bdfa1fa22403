"""Passwords: what is stored of them, and whether one is right."""

from __future__ import annotations

import secrets
from functools import cache
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

HASHER: Final = PasswordHasher()


def hash_of(password: str) -> str:
    """What is stored of a password."""
    return HASHER.hash(password)


@cache
def nobodys_hash() -> str:
    """Checked when there is no such account, so that the answer takes as long."""
    return HASHER.hash(secrets.token_urlsafe(24))


def matches(hashed: str | None, password: str) -> bool:
    try:
        return HASHER.verify(hashed or nobodys_hash(), password) and hashed is not None
    except (VerificationError, InvalidHashError):
        return False
