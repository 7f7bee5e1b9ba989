"""The table server under load, beside boardgame.io: ``python -m bench.load``."""
