"""Duet: a call-and-response song of cards, flipped to the beat and repeated from memory."""

from twofold.engine import Game, Words
from twofold.games.duet import rules, text, titles
from twofold.games.duet.actions import Action
from twofold.games.duet.bots import levels
from twofold.games.duet.events import Event
from twofold.games.duet.live import as_it_happens
from twofold.games.duet.options import PRESETS, Options
from twofold.games.duet.state import State
from twofold.games.duet.today import challenge
from twofold.games.duet.view import View, fill, imagine, look

words: Words[View, Action, Event] = Words(
    table=text.table,
    event=text.event,
    action=text.action,
    read=text.read,
    prompt=text.prompt,
    legend=text.LEGEND,
    live=as_it_happens,
)

game: Game[Options, State, Action, Event, View] = Game(
    id="duet",
    name="Duet",
    tagline="Flip a secret row of cards to the beat; the other player repeats it from memory.",
    minutes=20,
    seat_counts=(2,),
    package=__name__,
    rules_version=1,
    options=Options,
    presets=PRESETS,
    state=State,
    action=Action,
    event=Event,
    view=View,
    table_refusal=rules.table_refusal,
    setup=rules.setup,
    waiting_for=rules.waiting_for,
    refusal=rules.refusal,
    choices=rules.choices,
    apply=rules.apply,
    outcome=rules.outcome,
    titles=titles.earned,
    honours=titles.for_everybody,
    deadline=rules.deadline,
    expire=rules.expire,
    kept_waiting=rules.kept_waiting,
    may_pause=rules.may_pause,
    look=look,
    imagine=imagine,
    fill=fill,
    words=words,
    bots=levels,
    today=challenge,
)
