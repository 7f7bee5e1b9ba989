# Duet in English, the reference: every other language has the same texts with the same values.

tagline = Lay a song of cards, flip it to the beat, and let the other player repeat it from memory.
today-task = A row that grows: { $rounds } rounds, from four cards to six, and no beat can be missed. A round won counts in full; one that you lose without a wrong card counts half.
keys = Digits lay cards, Backspace takes the last one back, Enter lays the row, Space starts the beat; the letters on your row flip its cards.

## House rules

preset-first = A slow beat that only keeps you company: nobody has to hit it.
preset-box = A beat that grows with you; a few misses are forgiven.
preset-wild = A quick beat, and every miss is a fault.
option-tempo = Tempo
    .description = Beats a minute of the beat in 4/4 (DUET-4).
option-adaptive-tempo = The tempo grows with you
    .description = It begins at four fifths of the tempo, and every round in which both of you keep it makes it a little faster (DUET-4).
option-strict-beat = Strict beat
    .description = Every flip must fall on a beat, one a beat without a gap (DUET-10). Off: relaxed.
option-tolerance = Tolerance
    .description = How many milliseconds off the beat still are on it (DUET-10).
option-forgiven = Misses forgiven
    .description = So many misses of a strict beat are forgiven in a performance; one more is a fault (DUET-10).
option-perform-limit = Performing time
    .description = Seconds for a performance (DUET-18).
option-layout-limit = Laying time
    .description = Seconds to lay out a row (DUET-18).
option-round-limit = Round limit
    .description = After this many rounds the player with more points wins (DUET-18).

## Refusals

refusal-too-short = At { $tempo } beats a minute a performance can take { $seconds } seconds: allow for it.
refusal-row-lies = The row lies already: no card moves before the next performance.
refusal-not-your-row = It is not your row that is laid now.
refusal-each-card-once = Lay each of your cards 1 to { $cards } once, in any order.
refusal-beat-runs = The beat is running.
refusal-no-row-yet = There is no row to perform yet.
refusal-other-starts = The other player starts the beat for you.
refusal-no-beat-yet = Wait for the beat: cards are flipped while it runs.
refusal-not-your-song = Watch and remember: the other player is performing.
refusal-no-such-place = Flip one of the positions 1 to { $cards }.
refusal-hands-full = Both hands hold a card up: flip one of those down first.

hint-lay = lay, then 1 to { $cards } in any order

## What ended a round, and a match

failing-out-of-sequence =
    { IS($who) ->
        [you] You flip a card out of sequence
       *[other] { $who } flips a card out of sequence
    }
slip-up =
    { IS($who) ->
        [you] You flip { $number } up before { $next }
       *[other] { $who } flips { $number } up before { $next }
    }
slip-down =
    { IS($who) ->
        [you] You flip { $number } down before { $next }
       *[other] { $who } flips { $number } down before { $next }
    }
slip-again =
    { IS($who) ->
        [you] You flip { $number } up once more
       *[other] { $who } flips { $number } up once more
    }
failing-off-beat =
    { IS($who) ->
        [you] You are off the beat
       *[other] { $who } is off the beat
    }
failing-missed-beat =
    { IS($who) ->
        [you] You miss a beat
       *[other] { $who } misses a beat
    }
failing-laying-time =
    { IS($who) ->
        [you] You run out of time to lay a row
       *[other] { $who } runs out of time to lay a row
    }
failing-performing-time =
    { IS($who) ->
        [you] You run out of time to perform
       *[other] { $who } runs out of time to perform
    }
compare = Are the rows equal?
compare-whose =
    { IS($caller) ->
        [you] You called, { $responder } answered
       *[other]
            { IS($responder) ->
                [you] { $caller } called, you answered
               *[other] { $caller } called, { $responder } answered
            }
    }
equal = The rows are equal
different = The rows are different
scores =
    { IS($who) ->
        [you] You score
       *[other] { $who } scores
    }
verdict-lead =
    { IS($who) ->
        [you] You lead { $more } to { $less }
       *[other] { $who } leads { $more } to { $less }
    }
verdict-level = It is { $points } all
had =
    { IS($who) ->
        [you] you had { $row }
       *[other] { $who } had { $row }
    }

reason-points = { $points } points or more, and { $lead } ahead.
reason-lead = { $lead } points ahead, with { $cards } cards in both sets.
reason-rounds = { $rounds } rounds have been played.

## What a match is remembered for

title-steadiest-hand = Steadiest hand: { $milliseconds } ms off the beat on average
title-best-memory =
    Good memory: { $count ->
        [one] 1 song laid card by card
       *[other] { $count } songs laid card by card
    }
title-most-songs =
    Longest breath: { $count ->
        [one] 1 song played to its end
       *[other] { $count } songs played to their end
    }
title-in-time =
    { $count ->
        [0] Brave enough to face the beat
        [one] 1 flip in time
       *[other] { $count } flips in time
    }

## Events

event-row-laid =
    { IS($who) ->
        [you] You lay { $cards } cards face down.
       *[other] { $who } lays { $cards } cards face down.
    }
event-beat-started =
    { IS($who) ->
        [you] You start the beat, { $tempo } a minute: { $performer } may come in on any count.
       *[other]
            { IS($performer) ->
                [you] { $who } starts the beat, { $tempo } a minute: you may come in on any count.
               *[other] { $who } starts the beat, { $tempo } a minute: { $performer } may come in on any count.
            }
    }
event-beat-started-table =
    { IS($performer) ->
        [you] The table starts the beat, { $tempo } a minute: you may come in on any count.
       *[other] The table starts the beat, { $tempo } a minute: { $performer } may come in on any count.
    }
event-tempo-changed-faster = Both kept the beat: it goes up to { $tempo } a minute.
event-tempo-changed-slower = The beat was lost: it goes down to { $tempo } a minute.
event-card-flipped-up =
    { IS($who) ->
        [you] You flip a card up: { $how }.
       *[other] { $who } flips a card up: { $how }.
    }
event-card-flipped-down =
    { IS($who) ->
        [you] You flip a card down: { $how }.
       *[other] { $who } flips a card down: { $how }.
    }
event-performance-finished =
    { IS($who) ->
        [you] You finish; the beat stops.
       *[other] { $who } finishes; the beat stops.
    }
event-fault-made = { $failing }.
event-round-scored = Round { $round } is over. { $scores }.
event-round-scored-fault = Round { $round } is over. All cards are turned up: { $rows }. { $scores }.
event-round-scored-compared = Round { $round } is over. All cards are turned up: { $rows }. { $verdict }. { $scores }.
event-round-began =
    { IS($who) ->
        [you] Round { $round } begins: you call, with cards 1 to { $cards }.
       *[other] Round { $round } begins: { $who } calls, with cards 1 to { $cards }.
    }

## The timing of a flip

judgement-tight = tight
judgement-early = early
judgement-late = late
judgement-missed = missed
judgement-rested = a rest
moment-song = { $told } { $scores }. Each mark is a flip: on the line it meets the beat.
moment-rows = { $told } { $scores }.
moment-equal = { $caller } called a row of { $cards }, and { $responder } gave back every card.
moment-different = { $caller } called a row of { $cards }, and { $responder } gave back { $right } in their place.
moment-answer = { $caller } called a row of { $cards }. { $verdict }.
moment-call = { $verdict } in a song of { $cards } cards.

## The table

caller = Caller
responder = Responder
points =
    { $count ->
        [one] 1 point
       *[other] { $count } points
    }
row =
    { IS($who) ->
        [you] Your row
       *[other] { $who }’s row
    }
hand = Your cards
place = Place { $position }: { $what }
place-marked = Place { $position }: { $what }, { $mark }
empty = empty
face-down = face down
face-up = { $number } is up
wrong = out of sequence
same = the same
differs = different
lay-card = Lay { $number }
take-back = Take { $number } back
now-up = Place { $position }: { $number }

lay = Lay
clear = Clear
start-beat = Start the beat
call-prompt = Lay a song: 1 to { $cards }, in any order
answer-prompt = Lay { $who }’s row from memory
laying =
    { IS($who) ->
        [you] You lay a row …
       *[other] { $who } lays a row …
    }
ready = { $who } is ready: start the beat
count-in = { $who } starts the beat for you …
waiting =
    { IS($who) ->
        [you] You are about to start the beat
       *[other] { $who } is about to start the beat
    }
watch = Watch { $who }, and remember
next-up = Next: { $up } up
next-down = Next: { $down } down
next-up-or-down = Next: { $up } up or { $down } down
through = You are through
turned-up = All cards are turned up
look-away = { $who }, look away

round = Round { $round }
cards-unseen = played with cards 1 to { $cards }
tempo = { $tempo } bpm
relaxed = relaxed
grows = grows with you
seconds = { $seconds } s
time-left = Time left
beat-runs = The beat runs at { $tempo } a minute.
beat-rests = The beat rests.
hands =
    { $free ->
        [0] { $who }: no hand free
        [one] { $who }: one hand free
       *[other] { $who }: both hands free
    }
sound-offer = Duet is played to a beat: sound on?
streak = { $streak } in time
forgiven-one =
    { $left ->
        [0] forgiven, the last one
       *[other] forgiven, { $left } left
    }
chances =
    { $left ->
        [0] No more miss is forgiven
        [one] One more miss is forgiven
       *[other] { $left } more misses are forgiven
    }
trail = { $hits } of { $flips } flips in time
nothing-yet =
    { IS($who) ->
        [you] You call: a secret row of 1 to { $cards }, flipped up and down in number order, to the beat.
       *[other] { $who } calls: a secret row of 1 to { $cards }, flipped up and down in number order, to the beat.
    }
last-round =
    { IS($who) ->
        [you] Round { $round } · { $verdict } · You scored
       *[other] Round { $round } · { $verdict } · { $who } scored
    }
once-more = Once more

## Calibration

calibrate = Timing
calibrate-title = Is the beat late for you?
calibrate-lead = Tap along, eight times. Speakers and screens lag; the beat then comes that much sooner.
calibrate-sound = With sound on you measure your speaker, without it your screen.
calibrate-start = Start
calibrate-tap = Tap here on every beat
calibrate-left = { $left } more
calibrated = The beat comes on time for you.
calibrated-sooner = The beat comes { $ms } ms sooner for you.
calibrated-later = The beat comes { $ms } ms later for you.
calibrate-reset = Reset
calibrate-done = Done
calibrate-uneven = Those taps lay far apart. Once more, a little calmer?
calibrate-offer = You are steady, but beside the beat: is it late on this device?
calibrate-now = Tap along

## The result and the story

total = Points
sheet-timing = In time
sheet-memory = Remembered
share = { $percent } %
cards-of = { $cards } of { $of }
time-even = You both kept time equally well.
time-better = { $who } kept time better.
memory-even = You both remembered as much.
memory-better = { $who } remembered more.

song = The song
play-song = Play the song
pause-song = Pause the song
timing = Timing, beat by beat
no-taps = no flip
figures = { $ms } ms off, { $lean }
figures-short = Ø { $ms } ms
lean-none = neither early nor late
lean-early = { $ms } ms early on average
lean-late = { $ms } ms late on average
spread = spread { $ms } ms
chapter-song =
    { IS($who) ->
        [you] You play
       *[other] { $who } plays
    }
story-lead = Every flip against the beat, from { $tempo } a minute on: above the line early, below it late.
story-song = The whole match as it sounded: press play and follow the cards.
story-tightest = The tightest performance: { $who }, round { $round }, { $figures }.
story-on-it = Beat { $beat }: on it
story-early = Beat { $beat }: { $ms } ms early
story-late = Beat { $beat }: { $ms } ms late

## The terminal

terminal-legend =
    The Caller lays the cards 1 to 4 face down in any order (lay 3142) and performs: on the beat, each card is flipped up and down again in its order, 1 first, by the number key of its position. The Responder watches, lays the same row from memory and performs it. Space starts the beat for the other player.
terminal-cards = cards 1 to { $cards }
terminal-no-row = no row yet
terminal-position = position
terminal-to-lay =
    { IS($who) ->
        [you] You are to lay a row.
       *[other] { $who } is to lay a row.
    }
terminal-ready =
    { IS($who) ->
        [you] You are ready; { $other } is to start the beat.
       *[other]
            { IS($other) ->
                [you] { $who } is ready; you are to start the beat.
               *[other] { $who } is ready; { $other } is to start the beat.
            }
    }
terminal-performing =
    { IS($who) ->
        [you]
            { $free ->
                [0] The beat runs at { $tempo } a minute; you have no hand free.
                [one] The beat runs at { $tempo } a minute; you have one hand free.
               *[other] The beat runs at { $tempo } a minute; you have both hands free.
            }
       *[other]
            { $free ->
                [0] The beat runs at { $tempo } a minute; { $who } has no hand free.
                [one] The beat runs at { $tempo } a minute; { $who } has one hand free.
               *[other] The beat runs at { $tempo } a minute; { $who } has both hands free.
            }
    }
terminal-over = The match is over.
terminal-right-on = right on count { $count } of bar { $bar }
terminal-before = { $ms } ms before count { $count } of bar { $bar }
terminal-after = { $ms } ms after count { $count } of bar { $bar }
terminal-rating = On average { $mean } ms off the beat, with a spread of { $spread } ms.
terminal-unread = '{ $line }' means nothing here: type a row like lay 3142, beat, or a position like 2.
terminal-wait = wait
terminal-watch = watch
terminal-lay = Lay 1 to { $cards }
terminal-lay-from-memory = Lay 1 to { $cards } from memory
terminal-start-beat = Start the beat (space, or beat)
terminal-flip = Flip 1 to { $cards }

## The lesson

lesson-welcome = Duet is a song for two. One of you calls: lays a secret row of cards and flips it to a beat. The other gives it back, from memory.
lesson-called = You each have the cards 1 to 4. Lina is the Caller: she lays hers face down, in an order that only she knows.
lesson-beat = She is ready. In Duet you start the beat for each other: start it for Lina, count to four with her, and watch.
lesson-mixed = Each card went up and came down again, one flip a beat. Up as 1, 2, 3, 4 and down as 1, 2, 3, 4; how to mix it is up to the player, with two hands: no more than two are ever up.
lesson-last = Every number has its tone. Once a card is down nobody is shown it again, not even the player who laid it.
lesson-lay = She is through, and it is your turn to answer: lay the same row. (3, then 1, then 2, then 4.)
lesson-first = Lina has started the beat. Let it count to four, then come in on whichever count you like: flip 1 up, the second card of your row.
lesson-second = You may lift the next one before the first is down. Flip 2 up.
lesson-busy = Now both your hands are busy, so a third card is out of reach. Flip 1 down.
lesson-choice = A hand is free. You could go on with 2 down; let us have 3 up.
lesson-on-down = On the beat: tight is best, early and late still count. Next goes 2 down.
lesson-on-up = 4 up, the last card.
lesson-on-end = 3 down …
lesson-end = … and 4 down. Then you are through, and the beat stops.
lesson-equal = The rows are equal: a point for you, and now you call. The 5 joins both sets. If the beat feels late on your device, “Timing” sets it right.
lesson-round = Now a whole round from the beginning, and you call. Lay your cards in any order, wait for four counts, then flip each of them up and down, from 1 to 4. Then start the beat for Lina, and hear what she remembers.
lesson-score = That is a round: one point. A card out of sequence gives it to the other, and so does a row that is remembered wrongly. Three points ahead with all eight cards in play, or with ten points, and you have won.
lesson-goal = One question before you go: somebody has called, and it is your turn. What do you do?
lesson-goal-same = Lay and flip the same row, from memory
lesson-goal-faster = Flip the row faster than they did
lesson-goal-own = Answer with a row of my own
lesson-not-row = That is another row than Lina’s, and the point would be hers (DUET-15). Lay 3, 1, 2, 4.
lesson-not-flip = That card is out of sequence, and would end the round (DUET-11). Flip the one in the light.
lesson-not-goal-faster = The beat is the same for both of you, and whoever is faster is off the beat (DUET-4). Try another answer.
lesson-not-goal-own = A lovely song, but no answer: the point is yours if the two rows are equal (DUET-14). Try another answer.

## Over many matches

evenings-drift = How close to the beat
evenings-drift-note =
    { $change ->
        [closer] You come closer to it: { $then } ms off at first, { $now } ms of late.
        [farther] It slips a little: { $then } ms off at first, { $now } ms of late.
       *[same] You keep your distance: about { $now } ms off the beat.
    }
evenings-memory = What you gave back from memory
evenings-memory-note = { $cards } of { $of } cards of the others’ songs in their place.
evenings-match = Match
evenings-off = Off the beat
evenings-right = In place
evenings-milliseconds = { $ms } ms

## The guide

guide =
    # Duet

    A song for two. You lay it, you flip it to the beat, and the other player has to give it back, from memory.

    ## Getting ready

    - Each of you has a set of cards numbered 1 to 8. You begin with 1 to 4; the others join one by one. *(DUET-1)*
    - One of you calls the first song: the table picks the Caller at random. The other is the Responder. *(DUET-2)*

    ## The call

    - The Caller lays the cards of the set face down in a row, in any order. Nobody else knows it. *(DUET-3)*
    - The other player starts the beat: the Responder for the Caller, the Caller for the Responder. It runs in 4/4,
      and four counts lead you in. Come in on whichever count you like. It begins slowly and grows with
      you. *(DUET-4)*
    - Every flip belongs on a beat: once you have begun, one flip a beat. A flip within 120 milliseconds of its beat
      is on it. Three misses are forgiven in each performance; the fourth is a fault like a wrong card. *(DUET-10)*
    - Now flip, one card at a time. You have two hands: a card that is up keeps a hand busy until you flip it down, so
      no more than two are ever up. *(DUET-5)*
    - Cards go up in the order 1, 2, 3 …, and they go down in the order 1, 2, 3 …. How you mix the two is up to you:
      after 1 up, 2 up, 1 down you may go on with 3 up or with 2 down. *(DUET-6)*
    - When every card has been up and is down again you are through, and the beat stops. *(DUET-7)*
    - A number can be seen while its card is up, by both of you. Once it is down it stays secret until the round is
      over, even from the player who laid it. Remember! *(DUET-8)*

    ## The response

    - The Responder lays the same row from memory, and performs it by the same rules. The ups and downs may be mixed
      in another way than the Caller's. *(DUET-9)*

    ## Who scores

    - A card that is flipped out of sequence ends the round there and then, and the other player scores a
      point. *(DUET-11)*
    - If that was the Caller, the other player is the next Caller, with the same cards. *(DUET-12)*
    - If both of you get through, all cards are turned up and the rows are compared. *(DUET-13)*
    - Equal rows: a point for the Responder, who calls next. A new number joins both sets. *(DUET-14)*
    - Different rows, or a Responder who failed: a point for the Caller, who calls again. A new number joins both
      sets. *(DUET-15)*
    - When a round is over, see whether somebody is at least 3 points ahead. With 10 points or more they win; with 8
      cards in both sets they win with fewer, too. *(DUET-17)*

    ## Variants

    - `strict_beat`: on unless you choose. Switched off, the beat is relaxed: your timing is rated, and costs nothing.
      `tolerance` says how many milliseconds to either side still count as on the beat (120), `forgiven` how many
      misses a performance is forgiven (3). With none forgiven, the first flip beside the beat and the first beat
      without a flip are faults. *(DUET-10)*
    - `tempo`: the beats a minute that you mean to play at, 90 unless you choose. With `adaptive_tempo`, which is on
      unless you choose, you begin at four fifths of it; a round that both of you get through in time makes it 4 a
      minute faster, up to half as much again; a round that is lost to the beat makes it 4 slower, never slower than
      it began. *(DUET-4)*
    - `perform_limit` and `layout_limit`: the seconds you have to perform and to lay a row, 60 each. If they run out,
      it is your fault, like a wrong card. *(DUET-18)*
    - `round_limit`: the game ends after so many rounds, 60 unless you choose. *(DUET-18)*

    ## How we read the rules

    - Reaching for a third card while both hands are busy is simply not possible. It costs you nothing. *(DUET-5)*
    - Flipping a card up again that has been up and down already is out of sequence. *(DUET-6)*
    - Who has laid a row is ready. If the other player does not start the beat within 20 seconds, the table does. A
      bot waits for you as long as you like. *(DUET-18)*
    - A strict beat binds you from your first flip on, which may fall on any beat, of the count-in too. Two flips on
      one beat are off the beat. As long as a miss is forgiven, a rest is one miss, however long it is. *(DUET-10)*
    - The 8 is the last number to join; after that the sets stay as they are. *(DUET-16)*
    - The number that joins after a round counts at once: a player who is 3 ahead when the 8 joins has
      won. *(DUET-17)*
    - Two players who always fail, or never do, would score in turns for ever. So after `round_limit` rounds (60
      unless you choose) the one with more points wins; with equal points you share the victory. *(DUET-18)*
