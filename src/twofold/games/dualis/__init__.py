"""Dualis: tricks of two suits and two colours, and coins that bid, recolour and choose trump."""

from twofold.engine import Game
from twofold.games.dualis import rules, titles
from twofold.games.dualis.actions import Action
from twofold.games.dualis.analysis import looking_back
from twofold.games.dualis.bots import Easy, Expert, Hard, Normal
from twofold.games.dualis.events import Event
from twofold.games.dualis.learning import as_numbers
from twofold.games.dualis.options import PRESETS, Options
from twofold.games.dualis.recalling import recalled
from twofold.games.dualis.state import State
from twofold.games.dualis.text import words
from twofold.games.dualis.today import DEALS, challenge_with
from twofold.games.dualis.view import View, imagine, look

game: Game[Options, State, Action, Event, View] = Game(
    id="dualis",
    name="Dualis",
    tagline="A trick-taking game: win exactly as many tricks as you bid. Every bid can change the trump.",
    minutes=25,
    seat_counts=(3, 4),
    package=__name__,
    rules_version=1,
    options=Options,
    presets=PRESETS,
    state=State,
    action=Action,
    event=Event,
    view=View,
    setup=rules.setup,
    waiting_for=rules.waiting_for,
    refusal=rules.refusal,
    choices=rules.choices,
    apply=rules.apply,
    outcome=rules.outcome,
    titles=titles.earned,
    honours=titles.for_everybody,
    silence=rules.silence,
    recalled=recalled,
    look=look,
    imagine=imagine,
    words=words,
    bots={"easy": Easy, "normal": Normal, "hard": lambda: Hard(game), "expert": lambda: Expert(game)},
    learning=as_numbers,
    looking_back=looking_back,
    today=challenge_with(lambda: Expert(game, DEALS)),
)
