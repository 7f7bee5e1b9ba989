"""UNO Duo: UNO rebuilt for two, with a draft, stacked Draw 2s and colour runs."""

from twofold.engine import Game
from twofold.games.uno_duo import draft, legality, rules, titles
from twofold.games.uno_duo.actions import Action
from twofold.games.uno_duo.analysis import looking_back
from twofold.games.uno_duo.bots import Easy, Expert, Hard, Normal
from twofold.games.uno_duo.events import Event
from twofold.games.uno_duo.learning import as_numbers
from twofold.games.uno_duo.options import PRESETS, Options
from twofold.games.uno_duo.state import State
from twofold.games.uno_duo.text import words
from twofold.games.uno_duo.today import DEALS, challenge_with
from twofold.games.uno_duo.view import View, imagine, look

game: Game[Options, State, Action, Event, View] = Game(
    id="uno-duo",
    name="UNO Duo",
    tagline="UNO for two: draft your hand, stack Draw 2s, and play a whole colour in one run.",
    minutes=20,
    seat_counts=(2,),
    less_is_better=True,
    package=__name__,
    rules_version=1,
    options=Options,
    presets=PRESETS,
    state=State,
    action=Action,
    event=Event,
    view=View,
    setup=draft.setup,
    waiting_for=rules.waiting_for,
    refusal=legality.refusal,
    choices=legality.choices,
    apply=rules.apply,
    outcome=rules.outcome,
    titles=titles.earned,
    honours=titles.for_everybody,
    look=look,
    imagine=imagine,
    words=words,
    learning=as_numbers,
    looking_back=looking_back,
    today=challenge_with(lambda: Expert(game, DEALS)),
    bots={"easy": Easy, "normal": Normal, "hard": lambda: Hard(game), "expert": lambda: Expert(game)},
)
