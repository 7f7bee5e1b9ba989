"""What forms tell, and nouns whose number they do not: a closed part of English grammar (DUPLE-17)."""

from collections.abc import Container
from pathlib import Path

_PLURAL, _SINGULAR = (
    frozenset(part.partition("\n")[2].split())
    for part in Path(__file__).with_suffix(".txt").read_text("utf-8").split("# ")[1:]
)


def is_plural_only(key: str) -> bool:
    """Whether it takes a plural verb though no singular stands beside it: people, stairs, scissors."""
    return key in _PLURAL


def is_plural_in_s(form: str) -> bool:
    """A plural with a life of its own stays a plural, unless it has become singular like news."""
    return form.endswith("s") and not form.endswith(("ss", "us", "is", "ics")) and form not in _SINGULAR


def singulars(key: str) -> list[str]:
    """What a regular plural could be the plural of."""
    if not key.endswith("s") or key.endswith(("ss", "us", "is")):
        return []
    return [
        key[:-1],
        *([key[:-2]] if key.endswith("es") else []),
        *([key[:-3] + "y"] if key.endswith("ies") else []),
    ]


def parts_by_forms(key: str, words: Container[str]) -> frozenset[str]:
    """What a dictionary without parts of speech still tells: selfies, multitasking, crunchier."""
    stem = key.removesuffix("e")
    forms = {
        "Noun": (f"{key}s",),
        "Verb": (f"{stem}ing", f"{stem}ed"),
        "Adjective": (f"{key[:-1]}ier",) if key.endswith("y") else (f"{key}er", f"{key}est"),
    }
    return frozenset(part for part, needed in forms.items() if all(form in words for form in needed))
