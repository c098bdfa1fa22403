"""Web Push (RFC 8030): what a browser is told while no page is open, hidden from its push service (RFC 8291, 8292).

Keys and ciphers come from the package `cryptography` (`pip install tangledbank[push]`); without it there is no push.
"""

from __future__ import annotations

import os
import re
from base64 import urlsafe_b64decode, urlsafe_b64encode
from functools import cache
from importlib.util import find_spec
from typing import TYPE_CHECKING, Final, NamedTuple
from urllib.parse import urlsplit

import msgspec

from ...core.errors import BadInput
from ...core.message import Message

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePrivateKey

RECORD_SIZE: Final = 4096
"""What is sent is one record: so much must be taken by every push service."""
MAX_PAYLOAD: Final = 3000
POINT_BYTES, AUTH_BYTES, SALT_BYTES = 65, 16, 16
SCALAR_BYTES: Final = 32
PROOF_S: Final = 12 * 3600
"""Seconds for which a signature holds; 24 hours are allowed."""
KEEP_S: Final = 86_400
"""Seconds for which a push service keeps what it cannot deliver."""
ENDPOINT: Final = re.compile(r"https?://[!-~]{1,990}", re.ASCII)


class Subscription(NamedTuple):
    """Where a browser is told, and with which keys."""

    endpoint: str
    key: str
    """Its public key: a point, in base64url."""
    auth: str
    """What only the browser and we know, in base64url."""


@cache
def is_available() -> bool:
    """Whether the ciphers are installed."""
    return find_spec("cryptography") is not None


def base64url(raw: bytes) -> str:
    return urlsafe_b64encode(raw).rstrip(b"=").decode()


def from_base64url(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def checked(subscription: Subscription) -> Subscription:
    """A subscription that could be one; BadInput if it is none."""
    if not is_address(subscription.endpoint) or not are_keys(subscription.key, subscription.auth):
        raise BadInput(Message("server-bad-push"))
    return subscription


def is_address(endpoint: str) -> bool:
    try:
        return ENDPOINT.fullmatch(endpoint) is not None and bool(urlsplit(endpoint).hostname)
    except ValueError:  # an open bracket, say
        return False


def are_keys(key: str, auth: str) -> bool:
    """Whether they are a point of the curve, for which anything can be hidden, and a secret."""
    from cryptography.hazmat.primitives.asymmetric import ec

    try:
        point, secret = from_base64url(key), from_base64url(auth)
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    except ValueError:
        return False
    return len(point) == POINT_BYTES and len(secret) == AUTH_BYTES


def fresh_secret() -> str:
    """A private key of P-256 as a number in hexadecimal digits: what the server keeps."""
    from cryptography.hazmat.primitives.asymmetric import ec

    return f"{ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value:064x}"


class Vapid:
    """Our side: who we are for push services, and what we tell browsers."""

    def __init__(self, secret: str, subject: str) -> None:
        from cryptography.hazmat.primitives.asymmetric import ec

        self.private: Final = ec.derive_private_key(int(secret, 16), ec.SECP256R1())
        self.subject: Final = subject
        """Where those who run a push service reach us; empty: nowhere."""
        self.public: Final = base64url(point_of(self.private))
        """What browsers subscribe with."""

    def headers(self, endpoint: str, now_s: int) -> dict[str, str]:
        """Those of a request to a push service: of several notices it has not delivered the last one is enough."""
        return {
            "Authorization": f"vapid t={self.proof(endpoint, now_s)}, k={self.public}",
            "Content-Encoding": "aes128gcm",
            "TTL": str(KEEP_S),
            "Topic": "turns",
        }

    def proof(self, endpoint: str, now_s: int) -> str:
        """A JSON Web Token, signed with ES256."""
        from cryptography.hazmat.primitives.asymmetric import ec
        from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
        from cryptography.hazmat.primitives.hashes import SHA256

        parts = urlsplit(endpoint)
        claims: dict[str, object] = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": now_s + PROOF_S}
        if self.subject:
            claims["sub"] = self.subject
        head = {"typ": "JWT", "alg": "ES256"}
        signed = ".".join([base64url(msgspec.json.encode(part)) for part in (head, claims)])
        r, s = decode_dss_signature(self.private.sign(signed.encode(), ec.ECDSA(SHA256())))
        return f"{signed}.{base64url(r.to_bytes(SCALAR_BYTES, 'big') + s.to_bytes(SCALAR_BYTES, 'big'))}"


def point_of(key: EllipticCurvePrivateKey) -> bytes:
    """Its public key, uncompressed."""
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    found: bytes = key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return found


def encrypted(payload: bytes, subscription: Subscription) -> bytes:
    """What only the browser can read: aes128gcm of one record, RFC 8291 section 3."""
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM

    theirs = from_base64url(subscription.key)
    once, salt = ec.generate_private_key(ec.SECP256R1()), os.urandom(SALT_BYTES)
    shared = once.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs))
    ours = point_of(once)
    material = derived(from_base64url(subscription.auth), shared, b"WebPush: info\0" + theirs + ours, 32)
    key = derived(salt, material, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derived(salt, material, b"Content-Encoding: nonce\0", 12)
    record: bytes = AESGCM(key).encrypt(nonce, payload[:MAX_PAYLOAD] + b"\x02", None)
    return salt + RECORD_SIZE.to_bytes(4, "big") + bytes([len(ours)]) + ours + record


def derived(salt: bytes, material: bytes, info: bytes, length: int) -> bytes:
    from cryptography.hazmat.primitives.hashes import SHA256
    from cryptography.hazmat.primitives.kdf.hkdf import HKDF

    found: bytes = HKDF(SHA256(), length, salt, info).derive(material)
    return found
