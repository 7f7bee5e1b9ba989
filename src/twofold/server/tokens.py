"""Tokens: the secrets of links and seats, and the digests of them that the store keeps."""

import hashlib
import secrets

SECRET_BYTES = 16
"""128 bits."""

CODE_LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
"""Without letters and figures that are easily mistaken for each other."""

CODE_LENGTH = 6


def new_secret() -> str:
    """The secret of a link or a seat, fit for an address."""
    return secrets.token_urlsafe(SECRET_BYTES)


def new_code() -> str:
    """A short code that people can type."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


def could_be_id(text: str) -> bool:
    """Whether a table or match could be called this. Not every database can even look for something else."""
    return text.isascii() and text.replace("-", "").replace("_", "").isalnum()


def digest(token: str | None) -> str:
    """What is kept of a token, so that a stolen database opens no seat."""
    return hashlib.sha256(token.encode()).hexdigest() if token else ""
