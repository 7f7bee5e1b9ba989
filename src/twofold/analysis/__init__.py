"""After the match: what every decision promised, and what luck and play made of the deals."""

from twofold.analysis.report import Analysis, Deal, Judged, Mark, Player
from twofold.analysis.study import DEALS, NotAnalysed, Study, analyse

__all__ = ["DEALS", "Analysis", "Deal", "Judged", "Mark", "NotAnalysed", "Player", "Study", "analyse"]
