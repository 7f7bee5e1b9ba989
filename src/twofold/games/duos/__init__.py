"""DUOS: which pairs belong together? Hidden choices, revealed together."""

from twofold.engine import Game
from twofold.games.duos import remarks, rules, titles
from twofold.games.duos.actions import Action
from twofold.games.duos.bots import Easy, Hard, Normal
from twofold.games.duos.events import Event
from twofold.games.duos.options import PRESETS, Options, table_refusal
from twofold.games.duos.state import State
from twofold.games.duos.text import words
from twofold.games.duos.today import challenge
from twofold.games.duos.turns import setup
from twofold.games.duos.view import View, fill, imagine, look

game: Game[Options, State, Action, Event, View] = Game(
    id="duos",
    name="DUOS",
    tagline="Twelve pictures, four pairs: choose the ones the Narrator chooses.",
    minutes=25,
    seat_counts=(2, 3, 4, 5, 6),
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
    remarks=remarks.turn_by_turn,
    look=look,
    imagine=imagine,
    words=words,
    table_refusal=table_refusal,
    silence=rules.silence,
    fill=fill,
    bots={"easy": Easy, "normal": Normal, "hard": Hard},
    today=challenge,
)
