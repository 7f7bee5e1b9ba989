### What belongs to no game: the engine, the server, the terminal, and the frame of the browser.

# How the language calls itself.
language-name = English

# The reader's own seat.
you = You

## Refusals of the engine

refusal-match-over = This match is over: start another one to play on.
refusal-no-such-seat = Nobody sits there.
refusal-nothing-expired = The time is not up yet.
refusal-no-such-time = A time is a whole number of milliseconds since the match began.
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

## Wishes that cannot be met

error-no-such-game = There is no game { $game }: choose one of { $games }.
error-no-such-bot = { $game } has no bot '{ $level }': choose one of { $levels }.
error-no-such-option = { $game } has no option '{ $option }': it has { $known }.
error-options-not-taken = { $game } cannot take these options: { $problem }.
error-option-not-taken = { $game } cannot take { $given }: it takes { $takes }, like { $example }.
error-wrong-number = { $game } is for { $allowed } players, not { $seats }.
error-no-legacy = A match of { $game } begins anew: it has no use for former ones.
option-takes-switch = yes or no
option-takes-range = { $low } to { $high }
option-takes-number = a whole number
option-takes-either = { $most } or { $last }
option-takes-only = { $only }
option-takes-text = text
