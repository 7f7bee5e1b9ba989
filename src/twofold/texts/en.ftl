### What belongs to no game: the engine, the server, the terminal, and the frame of the browser.

# How the language calls itself.
language-name = English

# The reader's own seat.
you = You

## The browser

name = Twofold
close = Close
loading = One moment …
language = Language

sound-offer = Sound on?
sound-on = Sound on
sound-without = Without

# The bots as characters: a name, and a temper as one would say it of a friend.
character-otto = Otto
    .temper = easy-going
character-pip = Pip
    .temper = plays for fun
character-mira = Mira
    .temper = a dreamer
character-kit = Kit
    .temper = takes it slowly
character-nell = Nell
    .temper = even-tempered
character-juno = Juno
    .temper = always curious
character-finn = Finn
    .temper = a good neighbour
character-tess = Tess
    .temper = full of ideas
character-bram = Bram
    .temper = prickly
character-cleo = Cleo
    .temper = sly
character-ivo = Ivo
    .temper = never in a hurry
character-wren = Wren
    .temper = sees everything
character-lux = Lux
    .temper = thinks far ahead
character-ada = Ada
    .temper = counts along
character-remy = Remy
    .temper = gives nothing away
character-zuri = Zuri
    .temper = cool as a stone

look-title = You at the table
look-colour = Colour
look-figure = Figure
look-change = Change name and face
look-colour-0 = Red
look-colour-1 = Orange
look-colour-2 = Olive
look-colour-3 = Green
look-colour-4 = Teal
look-colour-5 = Blue
look-colour-6 = Violet
look-colour-7 = Pink
look-figure-0 = Fox
look-figure-1 = Rabbit
look-figure-2 = Bear
look-figure-3 = Owl
look-figure-4 = Whale
look-figure-5 = Snail
look-figure-6 = Mushroom
look-figure-7 = Cactus
look-figure-8 = Kite
look-figure-9 = Boat
look-figure-10 = Teapot
look-figure-11 = Comet
room-places = Around the table
room-come-in = Come in
room-next =
    { $count ->
        [one] is next: there is a place in the next match, or as soon as one is free.
       *[other] are next, in this order.
    }
room-add-bot = Add a bot
room-wait-for = { $name } starts as soon as everybody is here.
room-host-away = { $name } is away. If it takes longer, somebody else can start.
room-host-for = { $name } is away: you are the host meanwhile.
room-what = What do we play?
room-what-wish = What would you like to play?
room-pick-aria = Put { $game } on the table
room-wish-aria = I would like to play { $game }
room-wished-by = hands up: { $names }
room-hands = A game that most hands are up for is put on the table.
room-variants = Variants: { $preset }
room-own-mix-short = your own
room-own-mix = A mix of your own.
room-presets = How do you want to play?
room-all-options = Everything else
room-host-chooses = The host chooses.
room-sides = { $ours } against { $theirs }
room-swap = Change seats with { $name }
room-remove = Show { $name } out
room-remove-ask = { $name } has to leave the room. Sure?
room-remove-bot = Send { $name } home
room-keep = Let them stay
room-share = Share
room-open = Open a room
room-open-hint = One code for the whole evening: friends come in, you play one game after another.
room-watch-next = You play in the next match.
room-watch-later = You play as soon as it is your turn: others have waited longer.
room-character = { $name }, { $temper }

home-title = Five games of two, one table
home-lead = Pick a card and you are dealt in. Bots take the other seats, or send your friends a link.
home-shelf = The games
home-play = Play
home-play-aria = Play { $game } against bots
home-friends = With friends
home-friends-aria = Play { $game } with friends
home-players =
    { $count ->
        [one] 1 player
       *[other] { $count } players
    }
home-players-between = { $least }–{ $most } players
home-players-either = { $counts } players
home-minutes = about { $minutes } min
home-resume = Pick up where you left off
home-continue-aria = Go back to { $game } with { $others }
home-continue-alone-aria = Go back to { $game }
home-with = with { $others }
home-your-table = your table
home-code = Got a code?
home-code-label = Table code
home-join = Join
home-open-tables = Open tables
home-free-seats =
    { $count ->
        [one] 1 free seat
       *[other] { $count } free seats
    }
home-watch-only = watch
home-come-in = come in
home-no-server = The table server does not answer. Is it running?
home-play-as = You play as
licences = Third-party licences

create-title = A table of { $game }
create-name = Your name
create-options = Variants
create-bots = Bots on empty seats
create-public = List it for everybody
create-public-hint = Strangers may join. Otherwise only people with your link or code.
create-spectators = Let people watch
create-spectators-hint = Spectators see only what lies open on the table.
create-memory = Bots may know people
create-memory-hint = Hard bots know from former matches how people think, if those people let them.
create-back = All games
create-unknown-game = This server does not know that game.

learning-question = May bots learn how you think?
learning-switch = Bots may learn how I think
learning-hint = Hard bots then know you from your last five matches, on other evenings too. The answer lies on this device; take it back whenever you like, and they have forgotten you.
learning-yes = Yes, they may
learning-no = No
learning-thanks = Thank you. You can take it back in the table menu.
learning-declined = Good. You can change your mind in the table menu.

learn-title = Learn { $game }
learn-link = Learn
learn-link-aria = Learn { $game } step by step
learn-menu = Learn it step by step
learn-teacher = The lesson
learn-progress = How far the lesson is
learn-step = Step { $step } of { $steps }.
learn-next = Next
learn-back = Back
learn-show-me = Show me
learn-lit = In the light: { $things }.
learn-choose = Choose an answer.
learn-over = Now you know { $game }
learn-over-lead = The best way to remember it is to play it.
learn-over-puzzles = See what you can do: try a puzzle, then play a match.
learn-play = Play against bots
learn-again = Once more from the start
learn-unknown = There is no lesson here.

gathering-title = Who plays?
gathering-invite = Send the link, read out the code, or let them scan.
gathering-link = Link
gathering-code = Code
gathering-copy = Copy link
gathering-copied = Copied
gathering-qr = QR code of the link to this table
gathering-open = free
gathering-closed = closed
gathering-sit = Sit here
gathering-sit-beside = Second player here
gathering-second-name = Name of the second player at this device
gathering-second = Opposite { $name }
gathering-sit-aria = Take seat { $number }
gathering-seat = Seat { $number }
gathering-own-seat = { $name } (you)
gathering-bot-of = Bot: { $level }
gathering-to-open = For a person
gathering-to-closed = Closed
gathering-start = Start
gathering-start-with-bots = Start, bots fill in
gathering-wait-host = The host deals as soon as everybody is here.
gathering-name = Your name
gathering-watching =
    { $count ->
        [one] 1 person watches
       *[other] { $count } people watch
    }

table-rules = Rules
table-rules-key = Rules (?)
table-chat = Chat
table-log = What happened
table-sheet = Score sheet
table-menu = Table menu
table-sound = Sound
table-volume = Volume
table-theme = Light or dark
table-theme-auto = Like the device
table-theme-light = Light
table-theme-dark = Dark
table-pace = Pace
table-pace-calm = Calm
table-pace-brisk = Brisk
table-pace-instant = At once
table-leave = Leave the table
table-leave-ask-bot = A bot plays on for you, and anybody may take your seat. Leave?
table-leave-ask-wait = The table waits until somebody takes your seat. Leave?
table-leave-ask-free = You are out of the room then, and the code lets you in again. Leave?
table-stay = Stay
table-home = All games
table-show-rule = Read rule { $rule }
table-watching = You are watching
table-connecting = Connecting …
table-dealing = Dealing …
table-lost = Connection lost. Trying again …
table-closed-4001 = This seat was taken up on another device, or the host has freed it.
table-closed-4003 = This table does not want to be watched.
table-closed-4004 = There is no table behind this link.
table-closed-4005 = The host has shown you out.
table-closed-4010 = Twofold was updated: please reload the page.
table-closed-other = The connection was closed.
table-reload = Reload
table-nobody = Nobody
table-present = here
table-absent = away
table-bot = bot
table-stand-in = a bot stands in
table-turn-mark = to play
table-unknown-game = This page cannot show that game.
away-title = Who is away
away-bot-soon = { $name } is away. A bot plays on in { $seconds } s.
away-bot = { $name } is away. A bot plays on.
away-waits = { $name } is away. The table waits.
away-said = { $name } is away.
away-wait = Wait for { $name }
away-go-on = Go on with a bot
away-hide = Do not show that { $name } is away
missed-title = A bot has played for you while you were away
missed-none = Nothing of yours was played.
missed-earlier =
    { $count ->
        [one] One more thing happened before that.
       *[other] { $count } more things happened before that.
    }
missed-read = All right
stage-continue = Continue
stage-stop = Stop the countdown
stage-stopped = { $name } stopped the countdown.
stage-keys = Keys: ? opens the rules, arrows walk through the cards, Enter plays, Space goes on.

host-title = For the host
host-stand-ins = Bots stand in
host-stand-ins-hint = They play for people who have been away for a while.
host-host = Host
host-abandon = Break the match off
host-abandon-ask = The match ends without a winner, for everybody. Break it off?
host-play-on = Play on

hand-over-title = Hand my seat over
hand-over-ask = Whoever opens the link plays on in your seat; this device only watches then.
hand-over-get-link = Give me the link
hand-over-keep = Keep my seat
hand-over-given = This link is your seat. Give it to one person only; you play until they open it.

decisions-title = What this table decided
decisions-none = Nothing yet. What you decide holds in your next match, too.
decisions-hold =
    { $count ->
        [one] One decision holds in the next match.
       *[other] { $count } decisions hold in the next match.
    }
decisions-show = Show them
decisions-keep = Keep them as a file
decisions-bring = Bring decisions from a file
decisions-brought = They hold from the next match on.

screen-title = Big screen
screen-on-tv = On a TV, open { $address } and type the code.
screen-way-in = How to get here
screen-join = Join on your phone
screen-watch = Watch now, play next
screen-or-type = or open { $address } and type
screen-code = Code { $code }
screen-deals = { $host } deals as soon as everybody is here.
screen-complete = All are here: { $host } deals.
screen-again = “{ $again }” is on your phones
screen-closed-hint = A big screen only watches. Open a table with “Let people watch” to see it here.
screen-fill = Fill the screen
screen-elsewhere = Show another room
screen-code-title = Put a table on this screen
screen-code-lead = Open a table on a phone or computer. It shows a code: type it here.
screen-show = Show it
screen-home = This is the TV
screen-seats = The players
screen-more = { $count } more
screen-wishes = would like { $game }
screen-go-on = Go on with “{ $continue }” on your phones

chat-placeholder = Say something nice
chat-label = Message
chat-send = Send
chat-unread = new messages
chat-empty = Nobody has said anything yet.
chat-spectators = Only the other spectators hear you.

react-open = React
react-tray = What do you think of it?
react-rest = That was a lot at once. In a moment you can again.
react-clap = Clap
react-laugh = Laugh
react-wow = Wow
react-heart = Heart
react-think = Hm …
react-oops = Oops
reaction-clap = { $name } claps.
reaction-laugh = { $name } laughs.
reaction-wow = { $name } is amazed.
reaction-heart = { $name } loves it.
reaction-think = { $name } is thinking.
reaction-oops = { $name } says: oops.

log-empty = The first move is still to come.
log-taken-over = { $name } now plays the cards that { $former } was dealt.
log-handed-over = Somebody else has taken over { $name }'s seat.

result-won = You won!
result-won-with = { $names } won!
result-shared = You share the victory!
result-lost =
    { $count ->
        [one] { $names } wins
       *[other] { $names } win
    }
result-draw = Nobody won this time
result-well-played = { $headline }. Well played!
again-count =
    { $count ->
        [0] Nobody of { $of } is in yet
        [one] 1 of { $of } is in
       *[other] { $count } of { $of } are in
    }
again-starts = starts in { $seconds } s
again-stop = Wait
again-deal = Deal now
again-next = Next to play: { $names }
again-sit-out = You sit this match out: others have waited longer.
evening-title = This evening
evening-won = won { $won } of { $played }
evening-people = { $names }
result-begun = The next match has begun. Take your time.
result-to-table = To the table
result-to-room = To the room
screen-open = Open a room on this screen
result-again = Play again
result-broken = The match was broken off.

replay-title = { $game }, once more
replay-open = Watch it again
replay-save = Save as one file
replay-eyes = Through whose eyes
replay-as = As { $name }
replay-spectator = As a spectator
replay-everyone = Everything open
replay-choose = Through whose eyes do you want to see it?
replay-choose-lead = Nothing is given away before you ask for it.
replay-ending = How it came out
replay-controls = Replay
replay-slider = Step of the match
replay-step = Step { $step } of { $last }
replay-first = To the start
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-forward = One step on
replay-last = To the end
replay-part-back = To the part before
replay-part-forward = To the next part
replay-jump = Jump to
replay-speed = Speed
replay-times = { $speed }×
replay-keys = Keys: ← → a step · Shift ← → a trick or turn · PgUp PgDn a round · Home End · Space plays · + − speed
replay-start = Before the first move
replay-unseen = Something happened that could not be seen from here.
replay-past = This match is over; you are watching it again.
replay-failed = The match could not be fetched. Try once more.

story-title = { $game }, the story
story-open = The story
story-as-table = As a table
story-picture = A picture to keep
story-picture-alt = { $game } as a picture: { $headline } { $standing }
story-png-wide = Save for links, 1200 × 630
story-png-square = Save as a square, 1080 × 1080
result-moment = The moment that decided it · { $where }
result-titles = A title for everybody
story-svg = Save as SVG
story-share = Share
story-round = Which round

proof-open = Check the shuffle
proof-lead = Your browser works this out by itself, from the match's log. The server is not asked whether it was honest.
proof-working = Working it out …
proof-yes = holds
proof-no = does NOT hold
proof-chain = No line was changed after it was written
proof-chain-yes = All { $lines } lines of the log carry the SHA-256 of themselves and the line before.
proof-chain-no = Line { $line } does not match its digest.
proof-chain-other = The last line is not the one that the match had when it was over.
proof-seed = The seed is the one committed to before the match
proof-seed-detail = SHA-256 of the match's id and the revealed seed is { $commitment }….
proof-seed-other = The commitment in the log is not the one that was published before the match.
proof-seed-no = The revealed seed does not give the commitment in the log.
proof-entropy = Each seat’s chance is in the shuffles, and nobody else’s
proof-entropy-detail =
    { $seats ->
        [0] No seat added chance of its own.
        [one] One seat added chance to the seed.
       *[other] { $seats } seats added chance to the seed.
    }
proof-entropy-late = Yours had not arrived when the match began.
proof-entropy-other = What the log says of your seat is not what you added.
proof-entropy-of-nobody = The log does not say of each seat, and only of them, what it added.
proof-end = Nothing was cut off the end
proof-end-over = The match came to its end.
proof-end-kept = The match was broken off, and stops where it stopped then.
proof-end-open = The match is not over: nothing proves that no moves were cut off.
proof-played = It was played from the first card to the last
proof-practice = This is practice, left from match { $match } after entry { $entry }.
proof-against-kept = Checked against what this browser kept.
proof-against-file = Checked against the log alone.
proof-chance = The first chance (“{ $purpose }”) comes from that seed
proof-chance-shown = Worked out again with HMAC-SHA256, it is what the first picture of this match shows.
proof-chance-not = Worked out again with HMAC-SHA256, it is not what the first picture of this match shows.
proof-chance-hidden = Worked out again with HMAC-SHA256. The first picture keeps it hidden, so only the rules can compare it.
proof-numbers = What came out
proof-rest = Not checked here: that every move followed the rules, and that scores and result follow from them. Save the log and let the command decide:
proof-log = Save the log

history-title = Your matches
history-won = won
history-lost = lost
history-draw = nobody won
history-all-won = all won
history-broken = broken off
history-of =
    { $count ->
       *[other] { $names } won
    }
history-all =
    { $matches ->
        [one] Your match and your figures
       *[other] All { $matches } matches and your figures
    }
history-matches = Matches
history-figures = Figures
history-none = No matches yet
history-none-lead = What you play on this device is kept here: who was there, how it ended, and the way back to every moment of it.
history-play = Play one
history-find = Find a match
history-words = Find
history-words-hint = A game, a name, a day …
history-game = Game
history-any-game = Every game
history-person = With
history-anybody = Anybody
history-result = Result
history-any-result = Any result
history-ended-won = Won
history-ended-lost = Lost
history-ended-shared = Shared: all won, or nobody
history-ended-broken = Broken off
history-ended-watched = Watched
history-when = When
history-span-ever = At any time
history-span-today = Today
history-span-week = Last 7 days
history-span-month = Last 30 days
history-span-year = Last 12 months
history-found =
    { $all ->
        [one] { $found } of 1 match
       *[other] { $found } of { $all } matches
    }
history-clear = Show all
history-more = Show more
history-not-found = No match is like that. Look for less, or further back.
history-replay = Replay
history-replay-of = Replay: { $match }
history-story = Story
history-story-of = Story: { $match }
history-analysis = Analysis
history-analysis-of = Analysis: { $match }
history-your-figures = Your figures
history-all-games = All games together
history-played = Played
history-days = Days at the table
history-row-now = Won in a row now
history-row-best = Longest row
history-share = Won of those decided
history-by-game = By game
history-by-game-note = The figure on the right is how much you won of what somebody won alone.
history-by-person = With whom
history-by-person-note = Your results in matches with them, whether beside you or against you.
history-puzzles = Puzzles
history-day = Day
history-puzzle = Puzzle
history-rating = Rating
history-ratings = Puzzles of { $game }
history-ratings-note = Your rating, puzzle by puzzle. Everybody begins with 1500.
history-over-time = Over time
history-over-time-note = Matches month by month; the filled part is what you won.
history-month = Month
history-export-title = Take them with you
history-export-lead = One ZIP file with the log of every match that is over and still on this server. Each can be replayed, proved and read by a program.
history-export =
    { $matches ->
        [one] Save the match
       *[other] Save all { $matches } matches
    }
history-exported =
    { $missing ->
        [0] Saved: { $packed }.
       *[other] Saved: { $packed }. No longer on this server: { $missing }.
    }
history-reading = Reading your matches: { $done } of { $total }
history-unread = None of these matches is on this server any more.

lost-title = This page is folded away
lost-home = Back to the games

# How strong a bot is.
level-random = Random
level-search = Search
level-easy = Easy
level-normal = Normal
level-hard = Hard
level-expert = Expert

# What somebody is called who has not said it yet: any first word with any second one. Where words agree,
# take second words of one gender.
nickname = { $first } { $second }
nickname-first-0 = Quiet
nickname-first-1 = Amber
nickname-first-2 = Swift
nickname-first-3 = Merry
nickname-first-4 = Velvet
nickname-first-5 = Clever
nickname-first-6 = Sunny
nickname-first-7 = Silver
nickname-first-8 = Brave
nickname-first-9 = Misty
nickname-second-0 = Otter
nickname-second-1 = Finch
nickname-second-2 = Maple
nickname-second-3 = Comet
nickname-second-4 = Badger
nickname-second-5 = Willow
nickname-second-6 = Heron
nickname-second-7 = Pebble
nickname-second-8 = Fox
nickname-second-9 = Lantern

## Refusals of the engine

refusal-match-over = This match is over: start another one to play on.
refusal-no-such-seat = Nobody sits there.
refusal-nothing-expired = The time is not up yet.
refusal-no-such-time = A time is a whole number of milliseconds since the match began.
refusal-no-such-entry = A match can be left after any of its entries, and at no other place.
refusal-no-such-action = { $game } has no such move: { $problem }.
refusal-lesson-waits = Try it: this step waits for you.
refusal-lesson-read-on = Read on first: there is nothing to do in this step.
refusal-lesson-elsewhere = That is allowed, but this step is about something else.

## Refusals of the server

refusal-no-such-table = There is no table behind this link.
refusal-wrong-token = Your token opens no seat at this table.
refusal-host-only = Only the host of the table may do this.
refusal-not-your-seat = This is not your seat.
refusal-seat-taken = This seat is not open: choose another.
refusal-not-while-playing = Wait until the match is over.
refusal-nothing-played = No match is being played.
refusal-not-over = The match is not over yet: its cards stay secret until then.
refusal-spectators-only-look = Spectators look on: take a seat to play.
refusal-another-match = This move was meant for another match.
refusal-not-stored = The table cannot store anything just now. Nothing is lost: send it again.
refusal-not-understood = This message cannot be understood.
refusal-too-many = That is too much at once: wait a moment.
refusal-no-spectators = This table does not want to be watched.
refusal-no-such-game = There is no such game here.
refusal-no-such-match = There is no such match.
refusal-no-such-code = No table has this code.
refusal-wrong-origin = This page may not talk to the table.
refusal-nothing-here = There is nothing at this address.
refusal-too-big = A message may be 8 KiB long, and no longer.
refusal-no-such-eyes = A match is seen from a seat that played it, as spectator or as everyone.
refusal-nameless = A name needs at least one letter that can be seen.
refusal-says-nothing = Say something: an empty line tells nobody anything.
refusal-seated-already = You have a seat at this table already.
refusal-host-must-sit = The host must be a person who sits at the table.
refusal-stale = The table has moved on since you decided this: look again.
refusal-id-used = This id stands for something else that you sent: choose another.
refusal-dealt-in = These cards belong to somebody who is away: for now only a bot may play them.
refusal-often-enough = You have changed your mind often enough: leave it at that for now.
refusal-long-enough = This match has gone on for as long as a match can: it is broken off.
refusal-no-lesson = This game has no lesson: its rules page tells how it is played.
refusal-no-such-person = There is nobody of this number in the room.
refusal-not-you = You may do this only for yourself; the host may seat people and show them out.
refusal-room-full = This room is full: you can look on.
refusal-not-away = They are not away: nobody has to wait for them.
refusal-removed = The host has shown you out of this room.
refusal-upgrade = Here is a WebSocket: ask for an upgrade of the connection.
refusal-failed = Something went wrong in the server. What you sent may not have been carried out.
refusal-unreadable-move = This move cannot be read: { $problem }.
refusal-unreadable-request = This request cannot be read: { $problem }
refusal-no-such-place = This table has { $seats } seats.
refusal-no-such-level = There is no bot of this level: choose one of { $levels }.
refusal-no-such-preset = There is no such preset: choose one of { $presets }.
refusal-too-many-seats = { $game } has room for { $most } players.
refusal-cannot-be-set-up = This table cannot be set up again: { $problem }
refusal-foreign-name = This server does not go by the name { $name }. If it is yours and should, start it with --public-name { $name } (TWOFOLD_PUBLIC_NAMES).

## The terminal

terminal-help = Type what the prompt asks for; ? lists your choices, t shows the table, r the rules, q leaves.
terminal-may-type = You may type: { $choices }
terminal-keys = ? choices · t table · r rules · q leave
terminal-foot = ↑ ↓ and page keys turn, Enter goes back to the table
terminal-cut = … (t shows the whole table)
terminal-unsent = “{ $line }” was not sent: something else is asked now.
terminal-time-left = { $left } left
terminal-time = Time: { $clock }
terminal-left-open = You leave the table. The match is not over.
terminal-you-win = You win!
terminal-you-lose = You lose.
terminal-won-by = Won by { $names }.
terminal-replayed = { $game }, { $entries } entries: { $names }
terminal-winners = { $count ->
    [one] { $names } wins.
   *[other] { $names } win.
}
terminal-saved = Saved to { $path }. Keep this, and nobody can change it unnoticed:
terminal-heading-game = Game
terminal-heading-players = Players
terminal-heading-minutes = Minutes
terminal-heading-bots = Bots
terminal-heading-what = What it is
terminal-three-lines =
    twofold serve      opens the table in the browser: against bots, or with friends through a link
    twofold play GAME  plays in the terminal: { $games }
    twofold --help     lists everything else: rules, replays, proofs, simulations, backups
terminal-heading-bot = Bot
terminal-heading-against = Against
terminal-heading-matches = Matches
terminal-heading-won = Won
terminal-heading-points = Points
terminal-heading-rating = Rating
terminal-heading-seat = Seat
terminal-heading-wins = Wins
terminal-heading-mean-score = Mean score
terminal-less-is-better = { $heading } (less is better)
terminal-interval = { $value } ({ $low } to { $high })
terminal-arena-held = { $count ->
    [one] 1 match of { $game } in { $seconds } s; intervals of 95 %.
   *[other] { $count } matches of { $game } in { $seconds } s; intervals of 95 %.
}
terminal-simulated = { $count ->
    [one] 1 match of { $game }, { $moves } moves in { $seconds } s.
   *[other] { $count } matches of { $game }, { $moves } moves in { $seconds } s.
}
terminal-exported = { $path }: { $size } KiB, opens in any browser.
terminal-backed-up = { $rows ->
    [one] 1 row is in { $file }.
   *[other] { $rows } rows are in { $file }.
}
terminal-restored = { $rows ->
    [one] 1 row was restored from { $file }.
   *[other] { $rows } rows were restored from { $file }.
}
terminal-served = Twofold is at { $address }
terminal-served-phones = Phones on the same network find it here:
terminal-served-end = Press Ctrl+C to end.

## Its pages of help

terminal-usage = Usage:
terminal-usage-options = [OPTIONS]
terminal-usage-command = COMMAND [ARGS]...
terminal-usage-all-options = Options
terminal-usage-commands = Commands
terminal-usage-game-options = Options of { $game }
terminal-default = default: { $default }
terminal-required = required
terminal-kind-text = TEXT
terminal-kind-number = NUMBER
terminal-kind-file = FILE
terminal-kind-folder = FOLDER
terminal-kind-game = GAME
terminal-command-twofold = Five games of two, one table.
terminal-command-games = List the games.
terminal-command-rules = Show how a game is played.
terminal-command-play = Play against bots in the terminal.
terminal-command-simulate = Let bots play many matches.
terminal-command-arena = Rate bots over duplicate deals.
terminal-command-replay = Show a saved match again, as one viewer saw it.
terminal-command-verify =
    Prove that a saved match was fairly shuffled and never changed.

    What you kept of it, if you give it, is what the file is checked against.
terminal-command-analyse = Tell what every decision of a finished match promised, and which ones decided it.
terminal-command-export = Write a finished match as one HTML file that replays it offline, from every seat.
terminal-command-serve = Serve tables to the browsers of this machine and network.
terminal-command-join = Come into a room by its code, and show it.
terminal-command-backup = Write all tables and matches to FILE, while the server runs or not.
terminal-command-restore = Read a backup from FILE into an empty database.
terminal-option-help = Show this message and exit.
terminal-option-version = Show the version and exit.
terminal-option-language = In which language; that of the environment (LANG) if not given.
terminal-option-json = Print JSON for programs.
terminal-option-seed = The same seed gives the same shuffles.
terminal-option-seats = How many players; four, or the game's most, if not given.
terminal-option-option = An option of the game, like iso=yes; may be repeated. Below stands what each takes.
terminal-option-think = Seconds that a bot may think about a move.
terminal-option-bots = Levels of the bots, with commas; repeats to fill.
terminal-option-name = How the table calls you.
terminal-option-seat = Where you sit.
terminal-option-pace = Seconds between bots' moves.
terminal-option-bell = Ring the terminal's bell on every beat, where a beat runs.
terminal-option-plain = Print plain lines instead of a table in place; pipes get them anyway.
terminal-option-save = Save the match here when it stops.
terminal-option-book = What former matches left, like the precedents of Duple; what this one decides is added.
terminal-option-resume = Go on with a match that was saved.
terminal-option-games = How many matches.
terminal-option-bots-by-seat = Bots by level, seat by seat, with commas; repeats to fill.
terminal-option-log = Save every match in this folder.
terminal-option-contestants = The contestants, with commas, like easy,normal,hard.
terminal-option-imagined-deals = Deals imagined for each decision: more are slower and surer.
terminal-option-deals = Deals for each pair.
terminal-option-processes = How many processes to use.
terminal-option-ray = Spread the work over the Ray cluster with this address (local: one of this machine's own).
terminal-no-ray = Ray is not installed: pip install 'twofold[ray]'.
terminal-no-cluster = No Ray cluster answers at { $address }.
terminal-cluster-lost = The Ray cluster at { $address } loses its workers: what they played cannot be ended.
terminal-option-as = Through whose eyes.
terminal-option-commitment = As it was published before the match.
terminal-option-entropy = What your seat brought; may be repeated.
terminal-option-digest = Of the last line, as you saw it when the match was over.
terminal-option-output = Beside the match if not given.
terminal-option-database = postgresql://… or a SQLite file; a file in the data directory if not given.
terminal-option-data-dir = Where files are kept.
terminal-option-host = Where to listen.
terminal-option-port = The port; 0 takes a free one.
terminal-argument-code = CODE
terminal-option-server = The address of the server.
terminal-option-no-browser = Do not open the browser.
terminal-option-origin = Another page that may talk to this server; may be repeated.
terminal-option-public-name = A name under which people reach this server, like cards.example; may be repeated.
terminal-option-public-url = Where people reach this server, like https://cards.example: links in chats are shown with pictures from there.
terminal-option-trusted-proxies = The proxies that are believed about their clients' addresses.
terminal-option-connections = How many connections there may be at once.
terminal-option-address-connections = How many of them may come from one address.
terminal-option-request-seconds = How long a request may take to arrive.
terminal-option-bot-workers = Processes in which bots think; one less than there are cores if not given.
terminal-option-books = What every match of a game inherits, like the precedents of Duple; may be repeated.
terminal-option-books-grow = Write what tables decide into the books.

## Command lines that cannot be carried out

terminal-too-many-arguments = There is too much here: { $arguments }
terminal-did-you-mean = Did you mean { $possible }?
terminal-invalid = Invalid value: { $problem }
terminal-invalid-for = Invalid value for { $what }: { $problem }
terminal-missing-argument = Missing argument
terminal-missing-option = Missing option
terminal-no-such-option = No such option { $name }.
terminal-no-such-command = No such command { $name }.
terminal-not-the-choice = { $value } is not { $choice }.
terminal-not-a-choice = { $value } is not one of { $choices }.
terminal-not-a-number = { $value } is not a valid { $kind }.
terminal-not-in-range = { $value } is not in the range { $range }.
terminal-not-there = { $file } does not exist.
terminal-is-a-file = { $file } is a file.
terminal-is-a-folder = { $file } is a folder.
terminal-not-readable = { $file } is not readable.
terminal-not-of-form = { $value } is not of the form { $form }.
terminal-not-hexadecimal = { $value } is not in hexadecimal.
terminal-not-brought = { $value } is not a seat and what it brought, like 0=c0ffee.
terminal-nobody = { $value } is nobody: give a seat number, spectator or all.
terminal-nobody-there = Nobody sits at { $seat }: the seats are 0 to { $last }.
terminal-no-seat = There is no seat { $seat }: the seats are 0 to { $last }.
terminal-open-replay = The match is still open: replay it as a seat or as a spectator.
terminal-open-export = The match is still open: it can be exported when it is over.
terminal-other-game = { $path } is a match of { $other }, not of { $game }.
terminal-not-read = { $path } cannot be read: { $problem }.
terminal-not-written = { $path } cannot be written: { $problem }.
terminal-log-short = A saved match has at least two lines, a header and a seal; this has fewer.
terminal-log-version = This match was saved as log version { $version }; this Twofold reads { $readable }.
terminal-log-not-text = { $path } is not a saved match: it is not text.
terminal-log-line = Line { $line } cannot be read: { $problem }.
terminal-log-line-says-more = Line { $line } cannot be read: it says more than a match has to say, or in other words.
terminal-book-not-text = { $path } cannot be read: it is not text.
terminal-book-not-used = { $path } cannot be used. { $problem }
terminal-arena-bots = An arena needs two or more different bots, not { $bots }.
terminal-arena-seats = An arena needs a table with two seats or more.
terminal-arena-deals = An arena needs one deal or more, not { $deals }.
terminal-stuck = The table waits for { $seats }, and nobody means to act.
terminal-not-numbered = { $game } cannot be learned through numbers, because it is played with free input or against the clock: choose one of { $games }.
terminal-no-folder = Files cannot be kept in { $path } ({ $problem }): choose another folder with --data-dir.
terminal-port-taken = Port { $port } on { $host } cannot be used ({ $problem }): choose another with --port.
terminal-not-started = The server could not start: what it said above tells why.
terminal-database-unknown = Twofold keeps its tables in SQLite or PostgreSQL; { $kind } is neither. Say postgresql://user@host/name or the path of a file.
terminal-database-unusable = The database { $database } cannot be used ({ $problem }). { $advice }
terminal-database-newer = It is of a newer Twofold: start that one, or choose another database with --database.
terminal-database-postgresql = See whether PostgreSQL runs there and knows this name and password, or change --database.
terminal-database-damaged = It is damaged: move it away and restore a backup with twofold restore.
terminal-database-tables = Its tables are not whole, or are another program's: move it away, and start with a new one or restore a backup with twofold restore.
terminal-database-elsewhere = Choose a place that can be written to, with --database or --data-dir.
terminal-database-down = The database cannot be reached: { $problem }
terminal-backup-not-empty = There are tables in this database already: restore into an empty one.
terminal-backup-not-taken = The database did not take the backup: { $problem }.
terminal-backup-goes-on = { $path } goes on after its end.
terminal-backup-cut = { $path } is not a whole backup: it was cut off or changed.
terminal-backup-foreign = { $path } is not a backup of Twofold: { $problem }.
terminal-backup-unknown = { $path } holds rows of { $table }, which this Twofold does not know.

## What can be proved of a match

terminal-yes = yes
terminal-no = NO
terminal-against-kept = checked against what you kept
terminal-against-file = checked against the file alone
terminal-proof-fails = { $claim }: no. { $why }
terminal-proof-untouched = No line was changed after it was written
terminal-proof-committed = The seed is the one committed to before the match
terminal-proof-brought = Each seat's chance is in the shuffles, and nobody else's
terminal-proof-rules = Every entry follows the rules
terminal-proof-state = The cards and scores come out as recorded
terminal-proof-result = The result is the recorded one
terminal-proof-whole = Nothing was cut off the end
terminal-proof-header-changed = The header does not match its digest.
terminal-proof-seal-changed = The seal does not match its digest.
terminal-proof-entry-changed = Entry { $entry } does not match its digest.
terminal-proof-digests = { $count } digests
terminal-proof-digests-kept = { $count } digests, the last as you kept it
terminal-proof-other-digest = The last digest is not the one that you kept.
terminal-proof-hash = SHA-256 { $hash }…{ $kept ->
    [yes] , as you kept it
   *[no] { "" }
}
terminal-proof-other-seed = The seed does not give the commitment in the header.
terminal-proof-other-commitment = The commitment is not the one that you kept.
terminal-proof-places = { $seats } seats played, and { $said } are said to have had a say.
terminal-proof-nobody = Nobody sat at { $seat }.
terminal-proof-brought-else = Seat { $seat } is said to have brought something else.
terminal-proof-brought-by = brought by { $seats }; bots at { $bots }
terminal-proof-brought-kept = { $brought }; as you kept it for { $seats }
terminal-proof-seats = seat { $seats }
terminal-proof-no-seat = no seat
terminal-proof-entries = { $count ->
    [one] 1 entry replayed
   *[other] { $count } entries replayed
}
terminal-proof-state-hash = state { $hash }
terminal-proof-open = still open
terminal-proof-over = the match is over
terminal-proof-stops-as-kept = the match is not over, but stops where you kept its digest
terminal-proof-may-be-cut = The match is not over: nothing proves that it was not cut.

## Looking back on a match

analysis-title = What every move was worth
analysis-lead = An expert goes through the match as each player could know it: what every decision promised, and which ones decided it. It takes a minute or so.
analysis-start = Analyse the match
analysis-open = Analyse
analysis-waiting = Others are analysed first …
analysis-begun = { $done } of { $total } moves
analysis-progress = { $done } of { $total } moves; about { $seconds } s to go
analysis-curve = The chance of { $names } in percent. A triangle is a mistake, a ring a dubious play.
analysis-move = Move
analysis-played = Played
analysis-before = Chance before
analysis-after = Chance after
analysis-best = Best
analysis-about-round = { $decisions } decisions; the chances are to win the round, over { $deals } imagined deals each.
analysis-about-match = { $decisions } decisions; the chances are to win the match, over { $deals } imagined deals each.
analysis-player = Player
analysis-accuracy = Accuracy
analysis-decisions = Decisions
analysis-dubious = Dubious
analysis-mistakes = Mistakes
analysis-round = Round { $number }
analysis-deal = { $name }: the deal was worth { $worth }%, play made { $share }% of it.
analysis-moments = { $count ->
    [0] Nobody let anything slip.
    [one] The moment that decided it:
   *[other] The moments that decided it:
}
analysis-lost = { $before }% → { $after }%; better was { $best }.

## Wishes that cannot be met

error-no-such-game = There is no game { $game }: choose one of { $games }.
error-no-such-bot = { $game } has no bot '{ $level }': choose one of { $levels }.
error-no-such-option = { $game } has no option '{ $option }': it has { $known }.
error-options-not-taken = { $game } cannot take these options: { $problem }.
error-option-not-taken = { $game } cannot take { $given }: it takes { $takes }, like { $example }.
error-wrong-number = { $game } is for { $allowed } players, not { $seats }.
error-no-legacy = A match of { $game } begins anew: it has no use for former ones.
option-group-length = How long
option-group-rules = Rules
option-group-help = A helping hand
option-group-cards = The cards
option-group-words = The words
option-group-race = The race
option-group-beat = The beat
option-group-time = Time
option-group-turns = Turns
preset-first = First time
preset-box = As in the box
preset-wild = Wild
error-analysis-open = The match is still open: it can be analysed when it is over.
error-analysis-none = Nobody here knows { $game } well enough to analyse it.
error-entry-early = Entry { $entry } happened before the one above it.
error-entry-refused = Entry { $entry } is against the rules: { $why } ({ $rule })
error-entry-out-of-place = Entry { $entry } comes where entry { $place } belongs.
error-not-set-up = A match cannot be set up like this: { $problem }.
error-rules-version = This match was played by version { $version } of the rules of { $game }; this Twofold knows version { $known }.
error-lesson-unreadable = The lesson of { $game } cannot be read: { $problem }.
error-lesson-stuck = Nothing that step { $step } of the lesson asks for can be done.
option-takes-switch = yes or no
option-takes-range = { $low } to { $high }
option-takes-number = a whole number
option-takes-either = { $most } or { $last }
option-takes-only = { $only }
option-takes-text = text
terminal-takes-like = { $takes } (like { $like })

## Links, before they are opened

preview-invited = You are invited to a table
preview-invited-lead = Open the link, take a seat, and play along: nothing to install, no account.
preview-room = { $game } with { $names }
preview-more = { $count } more
preview-played = A match to look back on
preview-played-lead = Watch it again move by move, or read its story.

## A room in the terminal

terminal-room-unreachable = There is no answer from { $server }.
terminal-room-typing = Type one of { $words }, or the name of a game that you would like to play.
terminal-room-cards = You are dealt in. Your hand is at { $address } (for you alone); once you end this, a bot plays for you.
terminal-room-gathering = Room { $code }: { $game } lies on the table.
terminal-room-playing = Room { $code }: { $game } is being played.
terminal-room-over = Room { $code }: a match of { $game } is over. Again?
terminal-room-evening =
    { $count ->
        [one] The evening so far, one match:
       *[other] The evening so far, { $count } matches:
    }
terminal-room-score = { $name }: { $won } won of { $played }
terminal-room-title = { $title } ({ $names })
terminal-room-host = host
terminal-room-waits = next
terminal-room-away = away
terminal-room-in = is in
terminal-room-out = is out
terminal-room-wish = would like { $game }

terminal-command-puzzles = Solve puzzles: positions with one clearly best play.
terminal-option-puzzle-number = This puzzle only; otherwise the one that fits you best, again and again.
terminal-option-notebook = Where your rating and what you have solved are kept.
terminal-notebook-unreadable = The notebook { $path } cannot be read: { $problem }
error-no-puzzles = There are no puzzles of { $game }.
error-no-such-puzzle = There is no puzzle { $number }: they go from 1 to { $last }.
refusal-puzzle-elsewhere = You may do that, but the puzzle asks for another move.
puzzle-title = Puzzle { $number }, rated { $rating }. What is the best play?
puzzle-right = That is it.
puzzle-wrong = There is something better.
puzzle-rating = Your rating is { $rating }, after { $count ->
    [one] one puzzle
   *[other] { $count } puzzles
}.
refusal-no-puzzle = There is no such puzzle.
puzzles-title = Puzzles: { $game }
puzzles-link = Puzzles
puzzles-about = The puzzle
puzzles-unknown = There are no puzzles of this game.
puzzle-chance = { $chance } %
puzzle-next = Next puzzle

# ---- Today's deal

error-no-challenge = There is no challenge of { $game } in today’s deal.
refusal-today-over = This challenge is over for today.
refusal-no-challenge = There is no such challenge.
refusal-other-day = That is not today’s deal any more, or not yet: it is another day there.

# ---- Playing on from a moment of a match that is over

today-title = Today’s deal
today-lead = Five small challenges, the same for everybody today. About two minutes each.
today-about = The challenge
today-unknown = There is no such challenge today.
today-challenge = Today’s deal: { $game }
today-play = Play
today-play-on = Play on
today-again = Play again
today-open = { $way }: today’s challenge of { $game }
today-marks = { $full } in full, { $half } half, of { $most }
today-not-yet = Not played yet
today-over = Done for today.
today-counted = Only your first result of the day counts.
today-back = All of today’s deal
today-line = Your day as a line
today-copy = Copy
today-copied = Copied
today-share = Share
today-streak = { $count ->
    [one] One day in a row
   *[other] { $count } days in a row
}
today-you = you
today-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
today-marks-of = { $game }: { $marks }
today-players = Today’s players
today-players-lead = Compare with everybody who plays today on this server. They see your name and your marks, nothing else, and by the day after tomorrow it is gone.
today-players-enter = Show me on the table
today-players-wait = Your results are on their way …
today-players-leave = Show nothing more of mine
today-room-lead = Everybody plays the same five small challenges, each on their own device. The results meet here.
today-room-open = Play it together
today-room-about = You play for the room: it sees your marks as soon as a challenge is over.
today-room-results = Today’s deal in this room
today-room-shown = The room sees your results.
today-room-retry = Try again
today-room-back = Back to the room
terminal-option-today-server = Be on the table of the day’s players there: the address of the server.
terminal-option-today-name = What you are called on that table; with --server.
terminal-command-today = Play today’s deal: small challenges, the same for everybody. Without a game, the list of them.
terminal-option-day = Another day’s deal, like 2026-11-16; by default that of today, where you are.
terminal-option-today-notebook = Where your results are kept.
terminal-option-what-if = Play on after so many entries, from the seat of --as.
terminal-option-what-if-bots = Level of the bots in the other seats, with --what-if.
terminal-what-if = Practice from entry { $entry } on, as { $name }; bots take the other seats.
terminal-what-if-help = Type what the prompt asks for; undo takes your last move back, then tells what happened in the match, q leaves.
terminal-what-if-then = What happened then:
terminal-what-if-over = It is over: undo, then or q
terminal-what-if-nobody = After entry { $entry } nobody is asked for anything: choose an earlier one.
terminal-what-if-json = --what-if and --json cannot go together.
what-if-open = Play on from here
what-if-title = { $game }, played on
what-if-about = This practice
what-if-practice = Practice, never rated.
what-if-left = The cards are those of the match after step { $step } of { $last }.
what-if-wait = The bots take their seats …
what-if-clock = Here time decides. It starts when you want, three seconds before the moment.
what-if-start = Start the clock
what-if-seat = Whose seat you take
what-if-as = as { $name }
what-if-undo = Undo
what-if-restart = Back to the moment
what-if-watch = Watch it again
what-if-compare = Then and now
what-if-then = Then
what-if-now = Now
what-if-end = In the end: { $result }
what-if-unknown = There is no such moment.
refusal-not-played = This challenge has not been played to its end.
