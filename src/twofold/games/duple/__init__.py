"""Duple: two letters, one word, right now."""

from twofold.engine import Game
from twofold.games.duple import lexicon, precedents, rules, titles
from twofold.games.duple.actions import Action
from twofold.games.duple.dealing import setup
from twofold.games.duple.events import Event
from twofold.games.duple.options import PRESETS, Options, table_refusal
from twofold.games.duple.rival import levels
from twofold.games.duple.state import State
from twofold.games.duple.text import words
from twofold.games.duple.today import challenge
from twofold.games.duple.view import View, fill, imagine, look

game: Game[Options, State, Action, Event, View] = Game(
    id="duple",
    name="Duple",
    tagline="Two letters, one category: be the first to say a word that fits.",
    minutes=20,
    seat_counts=(2, 3, 4, 5, 6, 7, 8),
    package=__name__,
    rules_version=1,
    options=Options,
    presets=PRESETS,
    state=State,
    action=Action,
    event=Event,
    view=View,
    setup=setup,
    waiting_for=rules.waiting_for,
    refusal=rules.refusal,
    choices=rules.choices,
    apply=rules.apply,
    outcome=rules.outcome,
    titles=titles.earned,
    honours=titles.for_everybody,
    table_refusal=table_refusal,
    deadline=rules.deadline,
    expire=rules.expire,
    may_pause=rules.may_pause,
    look=look,
    imagine=imagine,
    words=words,
    bots=levels,
    fill=fill,
    prepare=lexicon.lexicon,
    legacy=precedents.legacy,
    today=challenge,
)
