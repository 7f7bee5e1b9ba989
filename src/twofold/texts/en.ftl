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
home-no-server = The table server does not answer. Is it running?
home-play-as = You play as

create-title = A table of { $game }
create-name = Your name
create-seats = Seats
create-options = Variants
create-no-options = No variants: just the game.
create-bots = Bots on empty seats
create-public = List it for everybody
create-public-hint = Strangers may join. Otherwise only people with your link or code.
create-spectators = Let people watch
create-spectators-hint = Spectators see only what lies open on the table.
create-memory = Bots remember you
create-memory-hint = In a rematch, hard bots know your taste from the matches at this table.
create-open = Open the table
create-back = All games
create-unknown-game = This server does not know that game.

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
learn-over = Now you know { $game }
learn-over-lead = The best way to remember it is to play it.
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
gathering-bot = { FORM($level, form: "inside") } bot
gathering-sit = Sit here
gathering-sit-beside = Second player here
gathering-sit-beside-aria = A second player takes seat { $number } at this device
gathering-second-name = Name of the second player at this device
gathering-second = Opposite { $name }
gathering-sit-aria = Take seat { $number }
gathering-seat = Seat { $number }
gathering-own-seat = { $name } (you)
gathering-bot-of = Bot: { $level }
gathering-to-open = For a person
gathering-to-closed = Closed
gathering-start = Deal
gathering-start-with-bots = Deal, bots fill in
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
table-stay = Stay
table-home = All games
table-show-rule = Read rule { $rule }
table-watching = You are watching
table-connecting = Connecting …
table-dealing = Dealing …
table-lost = Connection lost. Trying again …
table-closed-4001 = This seat was taken up on another device.
table-closed-4003 = This table does not want to be watched.
table-closed-4004 = There is no table behind this link.
table-closed-4005 = The host has shown you out.
table-closed-4010 = Twofold was updated: please reload the page.
table-closed-other = The connection was closed.
table-reload = Reload
table-nobody = Nobody
table-present = here
table-absent = away
table-clock-waits = Somebody is away. The clock waits a little.
table-bot = bot
table-stand-in = a bot stands in
table-turn-mark = to play
table-unknown-game = This page cannot show that game.
stage-continue = Continue
stage-stop = Stop the countdown

host-title = For the host
host-stand-ins = Bots stand in
host-stand-ins-hint = They play for people who have been away for a while.
host-host = Host
host-change = Change the variants
host-changed = Changed.
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
screen-watch = Watch on your phone
screen-or-type = or open { $address } and type
screen-code = Code { $code }
screen-deals = { $host } deals as soon as everybody is here.
screen-complete = All are here: { $host } deals.
screen-again = “{ $again }” is on your phones
screen-closed-hint = A big screen only watches. Open a table with “Let people watch” to see it here.
screen-fill = Fill the screen
screen-code-title = Put a table on this screen
screen-code-lead = Open a table on a phone or computer. It shows a code: type it here.
screen-show = Show it
screen-home = This is the TV
screen-home-hint = Show a table to the whole room; phones are the hands.
screen-seats = The players

chat-placeholder = Say something nice
chat-label = Message
chat-send = Send
chat-unread = new messages
chat-empty = Nobody has said anything yet.
chat-spectators = Only the other spectators hear you.

log-empty = The first move is still to come.
log-taken-over = { $name } now plays the cards that { $former } was dealt.
log-handed-over = Somebody else has taken over { $name }'s seat.

result-won = You won!
result-shared = You share the victory!
result-lost =
    { $count ->
        [one] { $names } wins
       *[other] { $names } win
    }
result-draw = Nobody won this time
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
replay-start = Before the first move
replay-unseen = Something happened that could not be seen from here.
replay-past = This match is over; you are watching it again.
replay-failed = The match could not be fetched. Try once more.

story-title = { $game }, the story
story-open = The story
story-as-table = As a table
story-picture = A picture to keep
story-picture-alt = { $game } as a picture: { $headline }. { $standing }
story-png = Save as PNG
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
history-broken = broken off
history-of =
    { $count ->
       *[other] { $names } won
    }
history-all = Show all { $matches }
history-running = After { $matches } matches: { $wins }

lost-title = This page is folded away
lost-home = Back to the games

# How strong a bot is.
level-random = Random
    .inside = random
level-search = Search
    .inside = search
level-easy = Easy
    .inside = easy
level-normal = Normal
    .inside = normal
level-hard = Hard
    .inside = hard
level-expert = Expert
    .inside = expert

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
refusal-dealt-in = These cards were dealt to somebody: only a bot may play them until they stayed away for long.
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

## Looking back on a match

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
option-takes-switch = yes or no
option-takes-range = { $low } to { $high }
option-takes-number = a whole number
option-takes-either = { $most } or { $last }
option-takes-only = { $only }
option-takes-text = text

## Links, before they are opened

preview-invited = You are invited to a table
preview-invited-lead = Open the link, take a seat, and play along: nothing to install, no account.
preview-played = A match to look back on
preview-played-lead = Watch it again move by move, or read its story.
