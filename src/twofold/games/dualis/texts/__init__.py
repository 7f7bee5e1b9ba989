"""What Dualis says, one file a language."""

from twofold.texts import texts_of

text = texts_of("dualis", __package__)
