"""Tokens: the form of secrets, ids and codes, and the digests, which are all that is kept of a token."""

import hashlib

SECRET_BYTES = 16
"""128 bits."""

CODE_LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
"""Without letters and figures that are easily mistaken for each other."""

CODE_LENGTH = 6


def could_be_id(text: str) -> bool:
    """Whether a table or match could be called this. Not every database can even look for something else."""
    return text.isascii() and text.replace("-", "").replace("_", "").isalnum()


def digest(token: str | None) -> str:
    """What is kept of a token, so that a stolen database opens no seat."""
    return hashlib.sha256(token.encode()).hexdigest() if token else ""
