### What belongs to no game: the engine, the server, the terminal, and the frame of the browser.

# How the language calls itself.
language-name = English

# The reader's own seat.
you = You

## The browser

name = Twofold
close = Close
loading = One moment…
language = Language

sound-offer = Play with sound?
sound-on = Turn sound on
sound-without = No sound

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

look-title = Your name and face
look-colour = Colour
look-figure = Character
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
room-come-in = Join
room-next =
    { $count ->
        [one] is next: plays in the next match, or sooner if a seat is free.
       *[other] are next, in this order.
    }
room-add-bot = Add a bot
room-wait-for = Waiting for { $name } to start.
room-host-away = { $name } (host) is away. Soon somebody else can start.
room-host-for = { $name } is away, so you’re the host for now.
room-what = Choose a game
room-what-wish = Suggest a game
room-pick-aria = Choose { $game }
room-wish-aria = Suggest { $game }
room-wished-by = suggested by { $names }
room-hands = The game most people suggest is chosen.
room-variants = Variants: { $preset }
room-own-mix-short = custom
room-own-mix = Your own mix of options.
room-presets = Choose a variant
room-all-options = All options
room-host-chooses = The host chooses.
room-sides = { $ours } against { $theirs }
room-swap = Swap seats with { $name }
room-remove = Remove { $name }
room-remove-ask = Remove { $name } from the room?
room-remove-bot = Remove { $name }
room-keep = Let them stay
room-share = Share
room-open = Open a room
room-open-hint = One code for the whole evening: friends join, and you play one game after another.
room-watch-next = You’ll play in the next match.
room-watch-later = You’ll play when it is your turn: others have waited longer.
room-character = { $name }, { $temper }

home-title = Five games to play with friends or bots
home-lead = Pick a game and play bots at once, or send friends a link. No account, nothing to install.
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
home-resume = Continue playing
home-continue-aria = Go back to { $game } with { $others }
home-continue-alone-aria = Go back to { $game }
home-with = with { $others }
home-your-table = your match
home-code = Got a code?
home-code-label = Room code
home-join = Join
home-open-tables = Open rooms
home-free-seats =
    { $count ->
        [one] 1 free seat
       *[other] { $count } free seats
    }
home-watch-only = watch
home-come-in = join
home-no-server = The server does not answer. Check your connection, then reload.
home-play-as = You play as
licences = Third-party licences

create-title = New table: { $game }
create-name = Your name
create-options = Variants
create-bots = Fill empty seats with bots
create-public = Show in the list of open rooms
create-public-hint = Anyone can join. Otherwise only people with your link or code can.
create-spectators = Let people watch
create-spectators-hint = Spectators never see hidden cards.
create-memory = Let bots remember people
create-memory-hint = Hard bots use what they learned about people in earlier matches, if those people agree.
create-back = All games
create-unknown-game = This game does not exist here.

learning-question = May bots learn how you think?
learning-switch = Bots may learn how I think
learning-hint = Hard bots will use your last five matches, earlier evenings included. Your answer is stored on this device; if you change it to No, they forget you.
learning-yes = Yes, they may
learning-no = No
learning-thanks = Thanks! You can change this in the table menu.
learning-declined = OK. You can change this in the table menu.

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
learn-lit = Highlighted: { $things }.
learn-choose = Choose an answer.
learn-over = Now you know { $game }
learn-over-lead = The best way to remember it is to play it.
learn-over-puzzles = Try a puzzle, then play a match.
learn-play = Play against bots
learn-again = Start the lesson again
learn-unknown = There is no lesson for this game.

gathering-title = Players
gathering-invite = Share the link, read out the code, or let friends scan it.
gathering-link = Link
gathering-code = Code
gathering-copy = Copy link
gathering-copied = Copied
gathering-qr = QR code of the link to this table
gathering-open = free
gathering-closed = closed
gathering-sit = Sit here
gathering-sit-beside = Add a second player here
gathering-second-name = Name of the second player on this device
gathering-second = { $name }’s guest
gathering-sit-aria = Take seat { $number }
gathering-seat = Seat { $number }
gathering-own-seat = { $name } (you)
gathering-bot-of = Bot: { $level }
gathering-to-open = Keep free for a person
gathering-to-closed = Closed
gathering-start = Start
gathering-start-with-bots = Start with bots
gathering-wait-host = Waiting for the host to start.
gathering-name = Your name
gathering-watching =
    { $count ->
        [one] 1 person watches
       *[other] { $count } people watch
    }

table-rules = Rules
table-rules-key = Rules (?)
table-chat = Chat
table-log = Match log
table-sheet = Score sheet
table-menu = Table menu
table-sound = Sound
table-volume = Volume
table-theme = Theme
table-theme-auto = Same as device
table-theme-light = Light
table-theme-dark = Dark
table-pace = Speed
table-pace-calm = Calm
table-pace-brisk = Brisk
table-pace-instant = Instant
table-leave = Leave the table
table-leave-ask-bot = A bot will play for you, and anyone can take your seat. Leave?
table-leave-ask-wait = The match will wait until someone takes your seat. Leave?
table-leave-ask-free = You can come back with the code. Leave the room?
table-stay = Stay
table-home = All games
refusal-rule = Rule
table-show-rule = Read rule { $rule }
table-watching = You are watching
table-connecting = Connecting…
table-dealing = Dealing…
table-lost = No connection. Trying again…
table-lost-kept = No connection. Your move is kept.
table-back = Connected again.
table-closed-4001 = Your seat was opened on another device, or the host freed it.
table-closed-4003 = The host has not allowed watching here.
table-closed-4004 = There is no room at this link. Check it, or ask for a new one.
table-closed-4005 = The host removed you from this room.
table-closed-4010 = Twofold was updated. Please reload the page.
table-closed-4011 = This room needs a newer server. Trying again…
table-closed-other = The connection was closed. Please reload the page.
table-reload = Reload
table-nobody = Nobody
table-present = here
table-absent = away
table-bot = bot
table-stand-in = a bot is playing
table-turn-mark = to play
table-unknown-game = This page cannot show that game.
away-title = Who is away
away-bot-soon = { $name } is away. A bot takes over in { $seconds } s.
away-bot = { $name } is away. A bot is playing.
away-waits = { $name } is away. The match is paused.
away-said = { $name } is away.
away-wait = Wait for { $name }
away-go-on = Continue with a bot
away-hide = Hide the note that { $name } is away
missed-title = A bot played while you were away
missed-none = It made no moves for you.
missed-earlier =
    { $count ->
        [one] 1 earlier event is not shown.
       *[other] { $count } earlier events are not shown.
    }
missed-read = OK
stage-continue = Continue
stage-stop = Stop the countdown
stage-stopped = { $name } stopped the countdown.
stage-keys = Keys: ? opens the rules, arrows move along the cards, Enter plays, Space continues.

host-title = For the host
host-stand-ins = Let bots fill in
host-stand-ins-hint = They play for anyone who has been away for a while.
host-host = Host
host-abandon = End the match
host-abandon-ask = End this match for everyone, without a winner?
host-play-on = Keep playing

hand-over-title = Hand over my seat
hand-over-ask = Whoever opens the link takes over your seat. This device will only watch.
hand-over-get-link = Get the link
hand-over-keep = Keep my seat
hand-over-given = This link is your seat: give it to one person only. You play on until they open it.

decisions-title = Words you have decided on
decisions-none = None yet. What you decide also counts in your next match.
decisions-hold =
    { $count ->
        [one] 1 decision counts in the next match.
       *[other] { $count } decisions count in the next match.
    }
decisions-show = Show decisions
decisions-keep = Save decisions to a file
decisions-bring = Load decisions from a file
decisions-brought = They count from the next match on.

screen-title = Big screen
screen-on-tv = On a TV, open { $address } and type the code.
screen-way-in = How to join
screen-join = Join on your phone
screen-watch = Watch now, play next
screen-or-type = or open { $address } and type
screen-code = Code { $code }
screen-deals = Waiting for { $host } to start.
screen-complete = All here: { $host } can start.
screen-again = Tap “{ $again }” on your phone
screen-closed-hint = To see the match here, turn on “Let people watch” in the room’s menu.
screen-fill = Full screen
screen-elsewhere = Show another room
screen-code-title = Show a room on this screen
screen-code-lead = Open a room on a phone or computer, then type its code here.
screen-show = Show room
screen-home = Use this screen as the TV
screen-seats = Players
screen-more = { $count } more
screen-wishes = suggests { $game }
screen-go-on = Tap “{ $continue }” on your phone

chat-placeholder = Say something nice
chat-label = Your message
chat-send = Send
chat-unread = new messages
chat-empty = No messages yet.
chat-spectators = Only the other spectators see this.

react-open = React
react-tray = Send a reaction
react-rest = Too many reactions: try again in a moment.
react-clap = Clap
react-laugh = Laugh
react-wow = Wow
react-heart = Heart
react-think = Hm…
react-oops = Oops
reaction-clap = { $name } claps.
reaction-laugh = { $name } laughs.
reaction-wow = { $name } is amazed.
reaction-heart = { $name } loves it.
reaction-think = { $name } is thinking.
reaction-oops = { $name } says: oops.

log-empty = No moves yet.
log-taken-over = { $name } takes over { $former }’s cards.
log-handed-over = Somebody else has taken { $name }’s seat.

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
        [0] 0 of { $of } are ready
        [one] 1 of { $of } is ready
       *[other] { $count } of { $of } are ready
    }
again-starts = starts in { $seconds } s
again-stop = Stop countdown
again-deal = Start now
again-next = Next to play: { $names }
again-sit-out = You sit out the next match: others have waited longer.
evening-title = Matches so far
evening-won = won { $won } of { $played }
evening-people = { $names }
result-begun = The next match has begun. Take your time here.
result-to-table = Go to the match
result-to-room = Back to the room
screen-open = Open a room on this screen
result-again = Play again
result-broken = The match was ended early.

replay-title = Replay: { $game }
replay-open = Watch the replay
replay-save = Save replay as a file
replay-eyes = View
replay-as = { $name }’s view
replay-spectator = Spectator’s view
replay-everyone = All cards open
replay-choose = Choose a view
replay-choose-lead = Nothing is revealed until you choose.
replay-ending = Final result
replay-controls = Replay
replay-slider = Step of the match
replay-step = Step { $step } of { $last }
replay-first = To the start
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-forward = One step on
replay-last = To the end
replay-part-back = Previous part
replay-part-forward = Next part
replay-jump = Jump to
replay-speed = Speed
replay-times = { $speed }×
replay-keys = Keys: ← → a step · Shift ← → a trick or turn · PgUp PgDn a round · Home End · Space plays · + − speed
replay-start = Before the first move
replay-unseen = Hidden from this view.
replay-past = Replay: this match is over.
replay-failed = The match could not be loaded. Try again.

story-title = The story of { $game }
story-open = Read the story
story-as-table = Show as a table
story-picture = Picture of the match
story-picture-alt = { $game } as a picture: { $headline } { $standing }
story-png-wide = Save wide picture, 1200 × 630
story-png-square = Save square picture, 1080 × 1080
result-moment = Deciding moment · { $where }
result-titles = Awards
story-svg = Save as SVG
story-share = Share picture
story-round = Round

proof-open = Check the shuffle
proof-lead = Your browser checks this by itself from the match log. It does not have to trust the server.
proof-working = Checking…
proof-yes = passed
proof-no = FAILED
proof-chain = No line was changed after it was written
proof-chain-yes = All { $lines } lines of the log carry the SHA-256 of themselves and the line before.
proof-chain-no = Line { $line } does not match its digest.
proof-chain-other = The last line is not the one that the match had when it was over.
proof-seed = The seed is the one committed to before the match
proof-seed-detail = SHA-256 of the match’s id and the revealed seed is { $commitment }….
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
proof-end-kept = The match was ended early; the log stops where it stopped.
proof-end-open = The match is not over: nothing proves that no moves were cut off.
proof-played = It was played from the first card to the last
proof-practice = This is practice, left from match { $match } after entry { $entry }.
proof-against-kept = Checked against what this browser stored during the match.
proof-against-file = Checked against the log alone.
proof-chance = The first chance (“{ $purpose }”) comes from that seed
proof-chance-shown = Worked out again with HMAC-SHA256, it is what the first picture of this match shows.
proof-chance-not = Worked out again with HMAC-SHA256, it is not what the first picture of this match shows.
proof-chance-hidden = Worked out again with HMAC-SHA256. The first picture keeps it hidden, so only the rules can compare it.
proof-numbers = What came out
proof-rest = Not checked here: that every move followed the rules, and that scores and result are right. To check that too, save the log and run:
proof-log = Save the log

history-title = Your matches
history-won = won
history-lost = lost
history-draw = nobody won
history-all-won = all won
history-broken = ended early
history-of =
    { $count ->
       *[other] { $names } won
    }
history-all =
    { $matches ->
        [one] Your match and statistics
       *[other] All { $matches } matches and statistics
    }
history-matches = Matches
history-figures = Statistics
history-none = No matches yet
history-none-lead = Matches you play on this device appear here, with results and replays.
history-play = Play a match
history-find = Find a match
history-words = Search
history-words-hint = A game, a name, a day…
history-game = Game
history-any-game = Every game
history-person = With
history-anybody = Anybody
history-result = Result
history-any-result = Any result
history-ended-won = Won
history-ended-lost = Lost
history-ended-shared = Shared: all won, or nobody
history-ended-broken = Ended early
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
history-clear = Clear filters
history-more = Show more
history-not-found = No matches found. Try fewer filters.
history-replay = Replay
history-replay-of = Replay: { $match }
history-story = Story
history-story-of = Story: { $match }
history-analysis = Analysis
history-analysis-of = Analysis: { $match }
history-your-figures = Your statistics
history-all-games = All games
history-played = Played
history-days = Days played
history-row-now = Current winning streak
history-row-best = Longest winning streak
history-share = Win rate
history-by-game = By game
history-by-game-note = On the right: your share of the matches that had a single winner.
history-by-person = By person
history-by-person-note = Your results in matches with them, as partners or opponents.
history-puzzles = Puzzles
history-day = Day
history-puzzle = Puzzle
history-rating = Rating
history-ratings = Puzzles of { $game }
history-ratings-note = Your rating after each puzzle. Everybody starts at 1500.
history-over-time = Over time
history-over-time-note = Matches per month; the filled part is what you won.
history-month = Month
history-export-title = Download your matches
history-export-lead = One ZIP file with all finished matches still on this server. You can replay and check each one.
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

lost-title = Page not found
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

refusal-match-over = This match is over. Start a new one to play on.
refusal-no-such-seat = Nobody sits there.
refusal-nothing-expired = There is still time left.
refusal-no-such-time = A time is a whole number of milliseconds since the match began.
refusal-no-such-entry = A match can be left after any of its entries, and at no other place.
refusal-no-such-action = { $game } has no such move: { $problem }.
refusal-lesson-waits = Your turn: try what this step asks for.
refusal-lesson-read-on = Nothing to do in this step: press Next.
refusal-lesson-elsewhere = Allowed, but not what this step is about.

## Refusals of the server

refusal-no-such-table = There is no room at this link. Check it, or ask for a new one.
refusal-wrong-token = Your seat link does not work here. Join again with the room’s link.
refusal-host-only = Only the host can do this.
refusal-not-your-seat = This is not your seat.
refusal-seat-taken = That seat is taken: choose another.
refusal-not-while-playing = Not during a match: wait until it is over.
refusal-nothing-played = No match is being played.
refusal-not-over = The match is not over yet: cards stay hidden until then.
refusal-spectators-only-look = You’re watching: take a seat to play.
refusal-another-match = That move was for another match: look again.
refusal-not-stored = This could not be saved just now. Nothing is lost: try again.
refusal-not-understood = That did not work. Reload the page and try again.
refusal-too-many = Too fast: wait a moment.
refusal-no-spectators = The host has not allowed watching here.
refusal-no-such-game = There is no such game here.
refusal-no-such-match = There is no such match.
refusal-no-such-code = No room has this code. Check it and try again.
refusal-wrong-origin = This page may not talk to the table.
refusal-nothing-here = There is nothing at this address.
refusal-too-big = That message is too long.
refusal-no-such-eyes = A match is seen from a seat that played it, as spectator or as everyone.
refusal-nameless = A name needs at least one letter.
refusal-says-nothing = Type a message first.
refusal-seated-already = You already have a seat here.
refusal-host-must-sit = The host must be a person who sits at the table.
refusal-stale = Something changed just before your move: look again.
refusal-id-used = This id stands for something else that you sent: choose another.
refusal-dealt-in = These cards belong to someone who is away: for now only a bot can play them.
refusal-often-enough = You have changed this too often: try again later.
refusal-long-enough = This match has reached its maximum length and ends here.
refusal-no-lesson = This game has no lesson. Read its rules instead.
refusal-no-such-person = There is nobody of this number in the room.
refusal-not-you = You can only do this for yourself. The host can seat and remove people.
refusal-room-full = This room is full, but you can watch.
refusal-not-away = They are back: no need to wait.
refusal-removed = The host removed you from this room.
refusal-upgrade = Here is a WebSocket: ask for an upgrade of the connection.
refusal-failed = Something went wrong on the server. Check whether it worked before you try again.
refusal-unreadable-move = This move cannot be read: { $problem }.
refusal-unreadable-request = This request cannot be read: { $problem }
refusal-no-such-place = This table has { $seats } seats.
refusal-no-such-level = There is no bot of this level: choose one of { $levels }.
refusal-no-such-preset = There is no such preset: choose one of { $presets }.
refusal-too-many-seats = { $game } is for at most { $most } players.
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
terminal-kept = It is kept: twofold play { $game } goes on with it.
terminal-go-on = You left a match with { $names }. Enter goes on with it, { $new } deals another, q leaves
terminal-after-match = again, save, analyse, replay, or q
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
    twofold serve      opens the table in the browser: against bots or with friends
    twofold play GAME  plays in the terminal: { $games }
    twofold --help     lists everything else: rules, replays, simulations, backups
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
    [one] 1 match of { $game } in { $seconds } s; intervals of 95%.
   *[other] { $count } matches of { $game } in { $seconds } s; intervals of 95%.
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
terminal-command-twofold = Five games to play with friends or bots.
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
terminal-option-as = Whose view to show.
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
terminal-option-without-connection-limits = Serve with a uvicorn whose connections cannot be limited, too.
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
terminal-log-line-ends = This file is not as it was saved: each of its lines ends in one line feed (LF), the last one too, and none is empty.
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
terminal-no-connection-limits = The installed uvicorn is not one whose connections can be limited ({ $problem }). Install Twofold with the versions that it asks for, or use --without-connection-limits.
terminal-database-unknown = Twofold keeps its tables in SQLite or PostgreSQL; { $kind } is neither. Say postgresql://user@host/name or the path of a file.
terminal-database-no-driver = PostgreSQL needs a package that is not here: pip install "twofold[postgres]".
terminal-database-unusable = The database { $database } cannot be used ({ $problem }). { $advice }
terminal-database-newer = It is of a newer Twofold: start that one, or choose another database with --database.
terminal-database-postgresql = See whether PostgreSQL runs there and knows this name and password, or change --database.
terminal-database-damaged = It is damaged: move it away and restore a backup with twofold restore.
terminal-database-tables = Its tables are not whole, or are another program's: move it away, and start with a new one or restore a backup with twofold restore.
terminal-database-linked = The database { $database } has { $names } names in the file system (hard links), and what is stored under one would be missing under the others. Remove all names but the one that servers use.
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

analysis-title = Match analysis
analysis-lead = An expert bot rates every decision by what the player could know at the time. It takes about a minute.
analysis-start = Analyse the match
analysis-open = Analyse
analysis-waiting = Waiting for another analysis to finish…
analysis-begun = { $done } of { $total } moves
analysis-progress = { $done } of { $total } moves; about { $seconds } s to go
analysis-curve = { $names }: chance to win, in percent. Triangle: mistake. Ring: doubtful move.
analysis-move = Move
analysis-played = Played
analysis-before = Chance before
analysis-after = Chance after
analysis-best = Best
analysis-about-round = { $decisions } decisions. Chances are to win the round, estimated from { $deals } possible deals each.
analysis-about-match = { $decisions } decisions. Chances are to win the match, estimated from { $deals } possible deals each.
analysis-player = Player
analysis-accuracy = Accuracy
analysis-decisions = Decisions
analysis-dubious = Dubious
analysis-mistakes = Mistakes
analysis-round = Round { $number }
analysis-deal = { $name }: the cards gave a { $worth }% chance, and play made it { $share }%.
analysis-moments = { $count ->
    [0] Nobody made a mistake.
    [one] The deciding moment:
   *[other] The deciding moments:
}
analysis-lost = { $before }% → { $after }%. Better: { $best }.

## Wishes that cannot be met

terminal-no-such-game = There is no game { $game }. Did you mean { $near }?
error-no-such-game = There is no game { $game }: choose one of { $games }.
error-no-such-bot = { $game } has no bot '{ $level }': choose one of { $levels }.
error-no-such-option = { $game } has no option '{ $option }': it has { $known }.
error-options-not-taken = { $game } cannot take these options: { $problem }.
error-option-not-taken = { $game } cannot take { $given }: it takes { $takes }, like { $example }.
error-wrong-number = { $game } needs { $allowed } players, not { $seats }.
error-no-legacy = A match of { $game } begins anew: it has no use for former ones.
option-group-length = Length
option-group-rules = Rules
option-group-help = Help
option-group-cards = The cards
option-group-words = The words
option-group-race = The race
option-group-beat = The beat
option-group-time = Time limits
option-group-turns = Turns
preset-first = First time
preset-box = As in the box
preset-wild = Anything goes
error-analysis-open = The match is still open: it can be analysed when it is over.
error-analysis-none = Nobody here knows { $game } well enough to analyse it.
error-entry-early = Entry { $entry } happened before the one above it.
error-entry-refused = Entry { $entry } is against the rules: { $why } ({ $rule })
error-entry-out-of-place = Entry { $entry } comes where entry { $place } belongs.
error-not-set-up = A match cannot be set up like this: { $problem }.
error-rules-version = This match was played by version { $version } of the rules of { $game }; this Twofold knows version { $known }.
error-newer-log = Something in its log was written by a newer Twofold.
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

preview-invited = You’re invited to play
preview-invited-lead = Open the link, take a seat and play: no account, nothing to install.
preview-room = { $game } with { $names }
preview-more = { $count } more
preview-played = Watch this match again
preview-played-lead = See the replay move by move, or read the story.

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
refusal-puzzle-elsewhere = Allowed, but the puzzle asks for another kind of move.
puzzle-title = Puzzle { $number }, rated { $rating }. What is the best play?
puzzle-right = Correct!
puzzle-wrong = There is a better play.
puzzle-rating = Your rating is { $rating }, after { $count ->
    [one] one puzzle
   *[other] { $count } puzzles
}.
refusal-no-puzzle = There is no such puzzle.
puzzles-title = Puzzles: { $game }
puzzles-link = Puzzles
puzzles-about = Puzzle
puzzles-unknown = There are no puzzles of this game.
puzzle-chance = { $chance }%
puzzle-option = { $option }: { $value }
puzzle-chances = { $victory ->
    [match] Chance to win the match
   *[round] Chance to win the round
}
puzzle-own = your answer
puzzle-next = Next puzzle

# ---- Today's deal

error-no-challenge = There is no challenge of { $game } in today’s deal.
refusal-today-over = You have already finished this mini-game today.
refusal-no-challenge = There is no such mini-game.
refusal-other-day = That is not today’s deal.

# ---- Playing on from a moment of a match that is over

today-title = Today’s deal
today-lead = Five mini-games, the same for everybody today. About two minutes each.
today-about = The mini-game
today-unknown = There is no such mini-game today.
today-challenge = Today’s deal: { $game }
today-play = Play
today-play-on = Play on
today-again = Play again
today-open = { $way }: today’s mini-game of { $game }
today-marks = { $full } full, { $half } half, out of { $most }
today-not-yet = Not played yet
today-over = Done for today.
today-counted = Only your first try of the day counts.
today-back = Back to today’s deal
today-line = Your result to share
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
today-players-lead = Compare with everybody who plays today on this server. They see only your name and marks, and both are deleted by the day after tomorrow.
today-players-enter = Add me to the list
today-players-wait = Sending your results…
today-players-leave = Take me off the list
today-room-lead = Everybody plays the same five mini-games, each on their own device. The results meet here.
today-room-open = Play together
today-room-about = The room sees your marks as soon as you finish.
today-room-results = Today’s deal in this room
today-room-shown = The room can see your results.
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
what-if-title = Practice: { $game }
what-if-about = Practice
what-if-practice = Practice: it doesn’t count.
what-if-left = Same cards as in the match, from step { $step } of { $last }.
what-if-wait = The bots take their seats…
what-if-clock = This game runs against the clock. Start it when you’re ready: three seconds later it is your move.
what-if-start = Start the clock
what-if-seat = Play as
what-if-as = { $name }
what-if-undo = Undo
what-if-restart = Back to where you started
what-if-watch = Watch the match again
what-if-compare = Compare
what-if-then = In the match
what-if-now = In practice
what-if-end = Result: { $result }
what-if-unknown = This point of the match does not exist.
refusal-not-played = This mini-game has not been finished.
