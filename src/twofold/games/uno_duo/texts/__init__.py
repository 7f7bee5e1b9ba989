"""The texts of UNO Duo, one file a language."""

from twofold.texts import texts_of

text = texts_of("uno-duo", __package__)
