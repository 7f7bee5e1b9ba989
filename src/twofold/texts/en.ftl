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
