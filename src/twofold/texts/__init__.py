"""Texts: what Twofold says, one file a language in every folder ``texts``, made into sentences at the edge.

Rules, server and logs carry a ``Text``; a ``Speech`` says it in the language of whoever reads.
"""

from typing import TYPE_CHECKING, Any

from twofold.texts.figures import figure
from twofold.texts.text import PACKAGES, REFERENCE, Person, Text, Value, shell, texts_of

if TYPE_CHECKING:
    from twofold.texts.speech import Speech

__all__ = ["PACKAGES", "REFERENCE", "Person", "Speech", "Text", "Value", "figure", "shell", "texts_of"]


def __getattr__(name: str) -> Any:
    """``Speech`` brings the languages of the world with it: whoever only plays does not wait for them."""
    if name == "Speech":
        from twofold.texts.speech import Speech  # noqa: PLC0415

        return Speech
    raise AttributeError(name)
