# Duet in English, the reference: every other language has the same texts with the same values.

tagline = Flip a secret row of cards to the beat; the other player repeats it from memory.
today-task = { $rounds } rounds, with four, five and six cards. Missing the beat costs nothing. A round you win earns a full mark; one you lose without flipping a wrong card earns half.
keys = Digits lay cards, Backspace takes the last one back, Enter lays the row, Space starts the beat; the letters on your row flip its cards.

## House rules

preset-first = A slow beat to keep you company: missing it costs nothing.
preset-box = A beat that speeds up with you; a few misses are allowed.
preset-wild = A fast beat, and a single miss ends the round.
option-tempo = Tempo
    .description = Beats per minute, in 4/4 (DUET-4).
option-adaptive-tempo = Adaptive tempo
    .description = Starts at 80% of the tempo and speeds up a little after every round in which you both keep the beat (DUET-4).
option-strict-beat = Strict beat
    .description = One flip on every beat, no gaps (DUET-10). Off: timing is shown but costs nothing.
option-tolerance = Tolerance
    .description = How many milliseconds early or late still count as on the beat (DUET-10).
option-forgiven = Misses allowed
    .description = How many misses you may make in one performance with a strict beat. One more ends the round (DUET-10).
option-perform-limit = Performing time
    .description = Seconds to perform a row (DUET-18).
option-layout-limit = Laying time
    .description = Seconds to lay out a row (DUET-18).
option-round-limit = Round limit
    .description = After this many rounds, the player with more points wins (DUET-18).

## Refusals

refusal-too-short = Too short: at { $tempo } bpm a performance can take { $seconds } seconds.
refusal-row-lies = The row is already laid: it can’t be changed now.
refusal-not-your-row = It is not your turn to lay a row.
refusal-each-card-once = Lay each card from 1 to { $cards } once, in any order.
refusal-beat-runs = The beat is already running.
refusal-no-row-yet = Nothing to perform yet: wait until the row is laid.
refusal-other-starts = Wait: the other player starts the beat for you.
refusal-no-beat-yet = Wait for the beat before you flip a card.
refusal-not-your-song = Watch and remember: the other player is performing.
refusal-no-such-place = Flip one of the positions 1 to { $cards }.
refusal-hands-full = Both hands are holding a card up: flip one of them down first.

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
compare = Do the rows match?
compare-whose =
    { IS($caller) ->
        [you] You called, { $responder } answered
       *[other]
            { IS($responder) ->
                [you] { $caller } called, you answered
               *[other] { $caller } called, { $responder } answered
            }
    }
equal = The rows match
different = The rows don’t match
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

reason-points = { $points } points or more, with a lead of { $lead }.
reason-lead = A lead of { $lead } points, with all { $cards } cards in play.
reason-rounds = All { $rounds } rounds have been played.

## What a match is remembered for

title-steadiest-hand = Steadiest hand: { $milliseconds } ms off the beat on average
title-best-memory =
    Good memory: { $count ->
        [one] 1 row remembered in full
       *[other] { $count } rows remembered in full
    }
title-most-songs =
    Longest breath: { $count ->
        [one] 1 song finished
       *[other] { $count } songs finished
    }
title-in-time =
    { $count ->
        [0] Braved the beat
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
        [you] You start the beat ({ $tempo } bpm). { $performer } may come in on any count.
       *[other]
            { IS($performer) ->
                [you] { $who } starts the beat ({ $tempo } bpm). Come in on any count.
               *[other] { $who } starts the beat ({ $tempo } bpm). { $performer } may come in on any count.
            }
    }
event-beat-started-table =
    { IS($performer) ->
        [you] The beat starts ({ $tempo } bpm). Come in on any count.
       *[other] The beat starts ({ $tempo } bpm). { $performer } may come in on any count.
    }
event-tempo-changed-faster = Both kept the beat: it speeds up to { $tempo } bpm.
event-tempo-changed-slower = The beat was lost: it slows down to { $tempo } bpm.
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
event-round-scored-fault = Round { $round } is over. The rows: { $rows }. { $scores }.
event-round-scored-compared = Round { $round } is over. The rows: { $rows }. { $verdict }. { $scores }.
event-round-began =
    { IS($who) ->
        [you] Round { $round } begins: you call, with cards 1 to { $cards }.
       *[other] Round { $round } begins: { $who } calls, with cards 1 to { $cards }.
    }

## The timing of a flip

judgement-tight = spot on
judgement-early = early
judgement-late = late
judgement-missed = missed
judgement-rested = a rest
moment-song = { $told } { $scores }. Each mark is a flip; a mark on the line is on the beat.
moment-rows = { $told } { $scores }.
moment-equal = { $caller } called a row of { $cards }, and { $responder } remembered every card.
moment-different = { $caller } called a row of { $cards }, and { $responder } got { $right } right.
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
call-prompt = Lay cards 1 to { $cards } in any order
answer-prompt = Lay { $who }’s row from memory
laying =
    { IS($who) ->
        [you] You are laying a row…
       *[other] { $who } is laying a row…
    }
ready = { $who } is ready: start the beat
count-in = { $who } is starting the beat…
waiting =
    { IS($who) ->
        [you] You start the beat…
       *[other] { $who } is about to start the beat…
    }
watch = Watch { $who } and remember the row
next-up = Flip { $up } up
next-down = Flip { $down } down
next-up-or-down = Flip { $up } up or { $down } down
through = Done!
turned-up = All cards are turned up
look-away = { $who }, look away

round = Round { $round }
cards-unseen = played with cards 1 to { $cards }
tempo = { $tempo } bpm
relaxed = relaxed
grows = speeds up with you
seconds = { $seconds } s
time-left = Time left
beat-runs = The beat runs at { $tempo } bpm.
beat-rests = The beat is off.
hands =
    { $free ->
        [0] { $who }: no hand free
        [one] { $who }: one hand free
       *[other] { $who }: both hands free
    }
sound-offer = Duet is played to a beat. Turn sound on?
streak = { $streak } in a row
forgiven-one =
    { $left ->
        [0] forgiven: none left
       *[other] forgiven: { $left } left
    }
chances =
    { $left ->
        [0] No more misses allowed
        [one] 1 more miss allowed
       *[other] { $left } more misses allowed
    }
trail = { $hits } of { $flips } flips in time
nothing-yet =
    { IS($who) ->
        [you] You call: lay 1 to { $cards } in secret, then flip them up and down in number order, to the beat.
       *[other] { $who } calls: lays 1 to { $cards } in secret, then flips them up and down in number order, to the beat.
    }
last-round =
    { IS($who) ->
        [you] Round { $round } · { $verdict } · You scored
       *[other] Round { $round } · { $verdict } · { $who } scored
    }
once-more = Hear it again

## Calibration

calibrate = Timing
calibrate-title = Is the beat late?
calibrate-lead = Tap along eight times, and the beat is adjusted to your device.
calibrate-sound = With sound on this measures your speaker; with sound off, your screen.
calibrate-start = Start
calibrate-tap = Tap here on every beat
calibrate-left = { $left } to go
calibrated = The beat is on time for you.
calibrated-sooner = The beat now comes { $ms } ms earlier for you.
calibrated-later = The beat now comes { $ms } ms later for you.
calibrate-reset = Reset
calibrate-done = Done
calibrate-uneven = Those taps were uneven. Try again, a little calmer.
calibrate-offer = Your taps are steady but off the beat. Is this device lagging?
calibrate-now = Check timing

## The result and the story

total = Points
sheet-timing = In time
sheet-memory = Remembered
share = { $percent }%
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
figures = { $ms } ms off on average, { $lean }
figures-short = avg { $ms } ms
lean-none = neither early nor late
lean-early = { $ms } ms early on average
lean-late = { $ms } ms late on average
spread = spread { $ms } ms
chapter-song =
    { IS($who) ->
        [you] You play
       *[other] { $who } plays
    }
story-lead = Every flip against the beat, from { $tempo } bpm: above the line is early, below it late.
story-song = The whole match as it sounded. Press play and follow the cards.
story-tightest = Most precise performance: { $who }, round { $round }, { $figures }.
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

lesson-welcome = Duet is a song for two. One player calls: lays a secret row of cards and flips it to a beat. The other repeats it from memory.
lesson-called = You each have cards 1 to 4. Lina calls: she lays hers face down, in an order only she knows.
lesson-beat = She is ready. You start the beat for each other: start it for Lina, count to four, and watch.
lesson-mixed = Each card went up and down again, one flip per beat: up in the order 1, 2, 3, 4, and down in the order 1, 2, 3, 4. You have two hands, so at most two cards are up at a time.
lesson-last = Each number has its own tone. Once a card is down, nobody sees it again, not even the player who laid it.
lesson-lay = Lina is done, and you answer: lay the same row. (3, then 1, then 2, then 4.)
lesson-first = Lina has started the beat. Let it count to four, then come in on whichever count you like: flip 1 up, the second card of your row.
lesson-second = You may lift the next one before the first is down. Flip 2 up.
lesson-busy = Both your hands are full now. Flip 1 down.
lesson-choice = One hand is free. You could flip 2 down, but let’s flip 3 up.
lesson-on-down = On the beat: spot on is best, but early and late still count. Now flip 2 down.
lesson-on-up = 4 up, the last card.
lesson-on-end = 3 down…
lesson-end = …and 4 down. Then you are through, and the beat stops.
lesson-equal = The rows match: a point for you, and now you call. Card 5 joins both sets. If the beat feels late on your device, use “Timing”.
lesson-round = Now a whole round, and you call. Lay your cards in any order, wait for four counts, then flip each card up and down, from 1 to 4. Then start the beat for Lina.
lesson-score = A round is one point. A wrong card, or a row remembered wrongly, gives it to the other player. You win with a lead of three points, once all eight cards are in play or you have ten points.
lesson-goal = One last question: the other player has called, and it is your turn. What do you do?
lesson-goal-same = Lay and flip the same row, from memory
lesson-goal-faster = Flip the row faster than they did
lesson-goal-own = Answer with a row of my own
lesson-not-row = That is not Lina’s row, and she would score. Lay 3, 1, 2, 4.
lesson-not-flip = That card is out of order and would end the round. Flip the highlighted one.
lesson-not-goal-faster = The beat is the same for both of you; flipping faster means being off it. Try another answer.
lesson-not-goal-own = A lovely song, but you score only if the two rows match. Try another answer.

## Over many matches

evenings-drift = How close to the beat
evenings-drift-note =
    { $change ->
        [closer] You’re getting closer: { $then } ms off at first, { $now } ms lately.
        [farther] You’re drifting a little: { $then } ms off at first, { $now } ms lately.
       *[same] You’re steady: about { $now } ms off the beat.
    }
evenings-memory = What you remembered
evenings-memory-note = { $cards } of { $of } cards from other players’ rows in the right place.
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
    - One of you calls the first song: the Caller, chosen at random. The other is the Responder. *(DUET-2)*

    ## The call

    - The Caller lays the cards of the set face down in a row, in any order. Nobody else knows it. *(DUET-3)*
    - The other player starts the beat: the Responder for the Caller, the Caller for the Responder. It runs in 4/4,
      and four counts lead you in. Come in on whichever count you like. It starts slowly and gets faster as you get
      better. *(DUET-4)*
    - Every flip belongs on a beat: once you have begun, one flip a beat. A flip within 120 milliseconds of its beat
      is on it. Three misses are allowed in each performance; the fourth is a fault, like a wrong card. *(DUET-10)*
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

    - A card that is flipped out of sequence ends the round there and then, and the other player scores 1
      point. *(DUET-11)*
    - If that was the Caller, the other player is the next Caller, with the same cards. *(DUET-12)*
    - If both of you get through, all cards are turned up and the rows are compared. *(DUET-13)*
    - Equal rows: 1 point for the Responder, who calls next. A new number joins both sets. *(DUET-14)*
    - Different rows, or a Responder who failed: 1 point for the Caller, who calls again. A new number joins both
      sets. *(DUET-15)*
    - When a round is over, see whether somebody is at least 3 points ahead. With 10 points or more they win; with 8
      cards in both sets they win with fewer, too. *(DUET-17)*

    ## Variants

    - **Strict beat:** on unless you switch it off. Off: your timing is shown and costs nothing. **Tolerance** is
      how many milliseconds early or late still count (120), **Misses allowed** how many a performance may have (3).
      With 0, the first flip off the beat or beat without a flip is a fault. `strict_beat`, `tolerance`,
      `forgiven` *(DUET-10)*
    - **Tempo:** beats per minute, 90 unless you choose. **Adaptive tempo** (on unless you switch it off) starts at
      80% of it. A round that both of you play in time makes it 4 faster, up to half as fast again. A round lost to
      the beat makes it 4 slower, but never slower than at the start. `tempo`, `adaptive_tempo` *(DUET-4)*
    - **Performing time, laying time:** seconds to perform and to lay a row, 60 each. Running out is a fault, like a
      wrong card. `perform_limit`, `layout_limit` *(DUET-18)*
    - **Round limit:** the match ends after this many rounds, 60 unless you choose. `round_limit` *(DUET-18)*

    ## How we read the rules

    - Reaching for a third card while both hands are busy is simply not possible. It costs you nothing. *(DUET-5)*
    - Flipping a card up again that has been up and down already is out of sequence. *(DUET-6)*
    - Whoever has laid a row is ready. If the other player does not start the beat within 20 seconds, it starts by
      itself. A bot waits for you as long as you like. *(DUET-18)*
    - A strict beat binds you from your first flip on, which may fall on any beat, of the count-in too. Two flips on
      one beat are off the beat. As long as misses are allowed, a rest is one miss, however long it is. *(DUET-10)*
    - The 8 is the last number to join; after that the sets stay as they are. *(DUET-16)*
    - The number that joins after a round counts at once: a player who is 3 ahead when the 8 joins has
      won. *(DUET-17)*
    - Two players who always fail, or never do, would score in turns for ever. So at the round limit the player with
      more points wins; with equal points you share the victory. *(DUET-18)*
