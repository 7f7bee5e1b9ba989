### UNO Duo in English: the reference for every other language.

tagline = UNO for two: draft your hand, stack the Draw 2s, and lay whole colours in one run.
today-task = One round against an expert, draft included. You earn marks for going out, for few points in your own hand (at most { $few }), and for many in the other one ({ $few }, better { $many }).
keys = U calls UNO.

## Cards

card-number =
    { $colour ->
        [red] Red { $number }
        [yellow] Yellow { $number }
        [green] Green { $number }
       *[blue] Blue { $number }
    }
card-skip =
    { $colour ->
        [red] Red Skip
        [yellow] Yellow Skip
        [green] Green Skip
       *[blue] Blue Skip
    }
card-reverse =
    { $colour ->
        [red] Red Reverse
        [yellow] Yellow Reverse
        [green] Green Reverse
       *[blue] Blue Reverse
    }
card-draw-two =
    { $colour ->
        [red] Red Draw 2
        [yellow] Yellow Draw 2
        [green] Green Draw 2
       *[blue] Blue Draw 2
    }
card-wild = Wild
card-wild-draw-four = Wild Draw 4
card-swap-hands = Wild Swap Hands
card-customizable = Wild Customizable
card-customizable-draw-one = Wild Customizable (the opponent draws 1)
card-customizable-skip = Wild Customizable (the opponent is skipped)
card-named = { $card }, named { $colour }

colour-red = Red
    .inside = red
colour-yellow = Yellow
    .inside = yellow
colour-green = Green
    .inside = green
colour-blue = Blue
    .inside = blue

cards =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
points =
    { $count ->
        [one] 1 point
       *[other] { $count } points
    }

## Options

preset-first = A short match to 100, and the table remembers the cards for you.
preset-box = To 200, and the table remembers the cards for you.
preset-wild = The blank wilds make the other draw, the piles are shuffled, and you remember the cards yourself.
option-target = Target
    .description = The game ends after the round in which a total reaches this (UNO-26).
option-customizable = Customizable wilds
    .description = What the three blank wilds do besides naming a colour: nothing, the opponent draws one card, or the opponent is skipped (UNO-2).
option-customizable-wild = nothing more
option-customizable-draw-one = draw one
option-customizable-skip = skip
option-reshuffle = Reshuffle
    .description = Shuffle the discard pile when it becomes the draw pile, instead of just turning it over (UNO-15).
option-memory = Memory
    .description = The table lists what you have seen and could remember: discards, known cards in the draw pile and in the other hand (UNO-5).

## Refusals

refusal-owes-no-uno = You owe no UNO now.
refusal-nobody-to-catch = There is nobody to catch: your opponent owes no UNO.
refusal-wait = Wait for your turn.
refusal-name-colour = Name the colour first.
refusal-draft-is-on = The draft is on: keep the card you look at, or discard it.
refusal-draft-is-over = The draft is over: discard by playing a card that matches.
refusal-colour-alone = Name a colour together with the wild that you play.
refusal-has-drawn = You have drawn: play that card or keep it.
refusal-run-is-on = Your colour run is on: lay another card of the colour or end the run.
refusal-answer-or-draw = Answer with a Draw 2, or draw the whole sum.
refusal-play-or-draw = Play a card, or draw one.
refusal-own-hand = Play a card from your own hand.
refusal-colour-for-wild = Name a colour with a wild, and with a wild only.
refusal-uno-too-early = Say UNO with the card that leaves you with one, not before.
refusal-only-the-drawn = Only the card that you have just drawn can be played now, if it matches.
refusal-answer = Answer with a Draw 2, or draw { $cards }.
refusal-run-colour = Only cards of the run’s colour, and no wilds, go on a colour run.
refusal-no-match = Match the top card in colour, number or action, or play a wild.

## What happens

event-card-picked-kept =
    { IS($who) ->
        [you] You keep the card; { $card } is turned up and out of the draft.
       *[other] { $who } keeps the card; { $card } is turned up and out of the draft.
    }
event-card-picked-unseen =
    { IS($who) ->
        [you] You discard { $card } and take the next card unseen.
       *[other] { $who } discards { $card } and takes the next card unseen.
    }
event-cards-seen =
    { IS($who) ->
        [you] You get { $cards }.
       *[other] { $who } gets { $cards }.
    }
event-pile-opened = The draft is over. { $card } opens the discard pile.
event-colour-named =
    { IS($who) ->
        [you] You name { FORM($colour, form: "inside") }.
       *[other] { $who } names { FORM($colour, form: "inside") }.
    }
event-card-played =
    { IS($who) ->
        [you] You play { $card }.
       *[other] { $who } plays { $card }.
    }
event-card-played-uno =
    { IS($who) ->
        [you] You play { $card }, and say UNO.
       *[other] { $who } plays { $card }, and says UNO.
    }
event-card-played-naming =
    { IS($who) ->
        [you] You play { $card } and name { FORM($colour, form: "inside") }.
       *[other] { $who } plays { $card } and names { FORM($colour, form: "inside") }.
    }
event-card-played-naming-uno =
    { IS($who) ->
        [you] You play { $card } and name { FORM($colour, form: "inside") }, and say UNO.
       *[other] { $who } plays { $card } and names { FORM($colour, form: "inside") }, and says UNO.
    }
event-cards-drawn =
    { IS($who) ->
        [you] You draw { $cards }.
       *[other] { $who } draws { $cards }.
    }
event-cards-drawn-none = There is nothing left to draw.
event-card-kept =
    { IS($who) ->
        [you] You keep the drawn card.
       *[other] { $who } keeps the drawn card.
    }
event-run-ended =
    { IS($who) ->
        [you] You end the colour run.
       *[other] { $who } ends the colour run.
    }
event-turn-lost =
    { IS($who) ->
        [you] You lose the turn.
       *[other] { $who } loses the turn.
    }
event-hands-swapped =
    { IS($who) ->
        [you] You and { $other } trade hands.
       *[other]
            { IS($other) ->
                [you] { $who } and you trade hands.
               *[other] { $who } and { $other } trade hands.
            }
    }
event-pile-turned =
    { $count ->
        [one] The draw pile is used up: 1 card from the discard pile is turned over.
       *[other] The draw pile is used up: { $count } cards from the discard pile are turned over.
    }
event-pile-turned-shuffled =
    { $count ->
        [one] The draw pile is used up: 1 card from the discard pile is reshuffled.
       *[other] The draw pile is used up: { $count } cards from the discard pile are reshuffled.
    }
event-uno-said =
    { IS($who) ->
        [you] You say UNO.
       *[other] { $who } says UNO.
    }
event-uno-caught =
    { IS($who) ->
        [you] { $other } is faster: you forgot to say UNO.
       *[other]
            { IS($other) ->
                [you] You are faster: { $who } forgot to say UNO.
               *[other] { $other } is faster: { $who } forgot to say UNO.
            }
    }
event-round-scored =
    { IS($who) ->
        [you] You go out and round { $round } is over: { $other } is charged { $points }.
       *[other]
            { IS($other) ->
                [you] { $who } goes out and round { $round } is over: you are charged { $points }.
               *[other] { $who } goes out and round { $round } is over: { $other } is charged { $points }.
            }
    }
event-round-scored-blocked = Both pass with nothing left to draw, and round { $round } is over: { $first } and { $second } are charged.
event-round-dealt =
    { IS($who) ->
        [you] Round { $round }: the deck is shuffled, you draft first.
       *[other] Round { $round }: the deck is shuffled, { $who } drafts first.
    }

reason-target = A total has reached { $target }, and the lowest wins.

## What a match is remembered for

title-biggest-stack = Biggest stack thrown: { $count } cards at once
title-longest-row =
    Longest row: { $count ->
        [one] 1 card in one go
       *[other] { $count } cards in one go
    }
title-most-calls =
    Loudest voice: UNO { $count ->
        [one] once
       *[other] { $count } times
    }
title-laid =
    { $count ->
        [0] Kept every card close
        [one] Laid 1 card
       *[other] Laid { $count } cards
    }

## The table

hand = Your hand
hand-of =
    { IS($who) ->
        [you] Your hand: { $cards }
       *[other] { $who }’s hand: { $cards }
    }
playable = may be played
chosen = chosen
just-drawn = just drawn

cut =
    { IS($who) ->
        [you] You cut higher and draft first
       *[other] { $who } cuts higher and drafts first
    }
cut-by =
    { IS($who) ->
        [you] You cut { $card }.
       *[other] { $who } cuts { $card }.
    }
draft = Round { $round }, draft: card { $pick } of 7
draft-of = Round { $round }, draft: { $who }’s card { $pick } of 7
seen = You see it
unseen = You don’t
secret = They see it
unseen-by-all = They don’t
keep-seen = Keep { $card }; the card below it goes out
take-unseen = Discard { $card } and take the card below it unseen
out-pile = { $cards } out of the draft
out = { $count } out

opening-number =
    { IS($two) ->
        [you] opens. You go first
       *[other] opens. { $two } goes first
    }
opening-skip =
    { IS($two) ->
        [you] opens: you are skipped, { $one } goes first
       *[other]
            { IS($one) ->
                [you] opens: { $two } is skipped, you go first
               *[other] opens: { $two } is skipped, { $one } goes first
            }
    }
opening-reverse =
    { IS($two) ->
        [you] opens: you begin with a colour run
       *[other] opens: { $two } begins with a colour run
    }
opening-draw-two =
    { IS($two) ->
        [you] opens: you draw 2 and are skipped, { $one } goes first
       *[other]
            { IS($one) ->
                [you] opens: { $two } draws 2 and is skipped, you go first
               *[other] opens: { $two } draws 2 and is skipped, { $one } goes first
            }
    }
opening-wild-draw-four =
    { IS($two) ->
        [you] opens: you draw 4 and are skipped, { $one } goes first
       *[other]
            { IS($one) ->
                [you] opens: { $two } draws 4 and is skipped, you go first
               *[other] opens: { $two } draws 4 and is skipped, { $one } goes first
            }
    }
opening-wild =
    { IS($two) ->
        [you] opens: { $one } names the colour, you go first
       *[other]
            { IS($one) ->
                [you] opens: you name the colour, { $two } goes first
               *[other] opens: { $one } names the colour, { $two } goes first
            }
    }

run = Colour run: { $colour } only
stop-skip = End it now: you have another turn
stop-draw-two = End it now: { $other } draws { $sum } or answers
stop-other = End it now: { $other }’s turn
stack = { $cards } to draw, or another Draw 2
draw-pile = Draw pile, { $cards }
draw-pile-to-draw = Draw pile, { $cards }: Draw a card
discard-pile = Discard pile, { $cards }
match-colour = Match { $colour }
no-colour = No colour yet

name-colour = Name a colour
name-for = { $card }: name a colour
cancel = Not this card

uno = UNO
uno-now = UNO!
uno-arm = say it too
uno-armed = ready
uno-say = say it!
uno-catch = catch!
uno-label-idle = UNO: nobody owes it now
uno-label-arm = Say UNO with the card that leaves you with one
uno-label-armed = UNO will be said with the card
uno-label-say = Say UNO now
uno-label-catch = Call UNO first: your opponent forgot
said-uno = said UNO
owes-uno = forgot UNO!

play = Play
play-card = Play { $card }
keep = Keep
take-next = Unseen
draw = Draw
take = Draw { $sum }
end-run = End run

memory = Memory
memory-open = What you could remember
remembered-known = { $cards } of theirs
remembered-below = { $count } at the bottom of the pile
remembered-nothing = what was seen
holds =
    { IS($who) ->
        [you] You hold
       *[other] { $who } holds
    }
left = What is left
left-of-colour =
    { $count ->
        [one] { $colour }: 1 card
       *[other] { $colour }: { $count } cards
    }
below-legend = also lies at the bottom of the draw pile

prompt-draft = Keep it, or go unseen?
prompt-colour = Name the colour
prompt-turn = Play a card or draw
prompt-cannot = Nothing fits: draw
prompt-drawn = Play it or keep it?
prompt-drawn-wild = Choose { $card }, or keep it?
prompt-drawn-keep = No match: keep it
prompt-answer = Answer, or draw { $sum }
prompt-take = No Draw 2: draw { $sum }
prompt-run = Lay more, or end the run
prompt-run-over = Nothing fits: end the run
prompt-say = Say UNO!
prompt-catch = { $who } forgot: call UNO!
prompt-wait =
    { IS($who) ->
        [you] Your turn …
       *[other] { $who } is thinking …
    }
prompt-wait-answer =
    { IS($who) ->
        [you] Your turn …
       *[other] { $who } answers, or draws { $sum } …
    }
prompt-wait-run =
    { IS($who) ->
        [you] Your turn …
       *[other] { $who } may lay more { $colour } …
    }
prompt-drafting =
    { IS($who) ->
        [you] Your turn …
       *[other] { $who } is drafting …
    }
prompt-over = The match is over

round = Round { $round }
round-over = Round { $round } is over
verdict-swapped =
    { IS($who) ->
        [you] You swap hands: { $given } for { $got }
       *[other] { $who } swaps hands: { $given } for { $got }
    }
went-out = { $who } went out
blocked = Nothing left to draw, and both passed
charged =
    { IS($who) ->
        [you] You are charged { $points } for what was left
       *[other] { $who } is charged { $points } for what was left
    }
scores = Rounds and points
total = Total
target = to { $target }, lowest wins
standing = { $who }: { $points }

## The story of a match

chapter-turn = Turn { $turn }
moment-row =
    { IS($who) ->
        [you] You lay { $cards } in one go.
       *[other] { $who } lays { $cards } in one go.
    }
story-title = Cards in hand
story-blocked = Nothing was left to draw and both passed: { $first } and { $second } are charged.
story-ending =
    { IS($who) ->
        [you] You go out; { $other } is charged { $points }.
       *[other]
            { IS($other) ->
                [you] { $who } goes out; you are charged { $points }.
               *[other] { $who } goes out; { $other } is charged { $points }.
            }
    }
story-move-column = Move
story-what-column = What happened
story-kind-uno = UNO!
story-kind-caught = Caught
story-kind-stack = Draw 2s stacked
story-kind-swap = Hands swapped
story-mark-caught =
    { IS($who) ->
        [you] You are caught.
       *[other] { $who } is caught.
    }
story-mark-stack =
    { IS($who) ->
        [you] You stack: { $sum } to draw.
       *[other] { $who } stacks: { $sum } to draw.
    }
story-mark-swap =
    { IS($who) ->
        [you] You swap the hands.
       *[other] { $who } swaps the hands.
    }

## The terminal

terminal-player-one =
    { IS($who) ->
        [you] You are Player 1.
       *[other] { $who } is Player 1.
    }
terminal-drafts-first =
    { IS($who) ->
        [you] You are Player 1 and draft first.
       *[other] { $who } is Player 1 and drafts first.
    }
terminal-draw-pile = Draw pile: { $cards }
terminal-discard-pile = Discard pile: { $cards }, on top { $card }
terminal-discard-pile-named = Discard pile: { $cards }, on top { $card } as { FORM($colour, form: "inside") }
terminal-discard-pile-empty = Discard pile: empty
terminal-you = you
terminal-look = You look at { $card }: keep it, or discard it and take the next card unseen.
terminal-hand = Your hand (* may be played): { $cards }
terminal-hand-empty = Your hand (* may be played): empty
terminal-drawn = You have drawn { $card }.
terminal-inscription-draw-one = the opponent draws 1
terminal-inscription-skip = the opponent is skipped
terminal-left =
    { IS($who) ->
        [you] You are left with { $cards }.
       *[other] { $who } is left with { $cards }.
    }
terminal-remember-below = Remember: the draw pile ends with { $cards }
terminal-remember-known = Remember: { $who } holds { $cards }
terminal-remember-discards = Remember: discarded { $cards }
terminal-which-colour = Which colour for { $card }: red, yellow, green or blue
terminal-no-play = '{ $typed }' is no play here: type a card like R5, B+2 or W+4 blue (and uno after it), or draw, keep, discard, stop, uno, catch.
terminal-prompt-wait = wait
terminal-prompt-draft = Keep or discard
terminal-prompt-colour = Name a colour
terminal-prompt-turn = Play a card or draw
terminal-prompt-drawn = Play the drawn card or keep it
terminal-prompt-answer = Answer with a Draw 2, or draw
terminal-prompt-run = Lay another card, or stop
terminal-legend = Codes: R, Y, G, B are the colours, with a number, S for Skip, R for Reverse, +2 for Draw 2: R5, BS, GR, Y+2. W is a Wild, W+4 a Wild Draw 4, WS Swap Hands, WC Customizable; a colour after it names it: W+4 blue.

## The lesson

lesson-welcome = Welcome to UNO Duo. Get rid of your cards before Milo does: what you are left with is charged to you, and the lowest total wins. Each colour has a shape of its own: Red ▲, Yellow ★, Green ■, Blue ●.
lesson-cut = You both cut the deck. Your Yellow 7 beats Milo’s Skip, which counts 0, so you draft first. You will pick seven cards, one at a time.
lesson-look = You look at a Blue 0. Keep it, or throw it out and take the card below it, which you don’t see. Be bold: choose Unseen.
lesson-keep = A Green Skip: lucky. Now you look at a Yellow 4. Keep it this time. The card below it is turned up and is out of the draft, and you have both seen it.
lesson-treasure = A Yellow Draw 2! Cards that do something are worth keeping. Keep it.
lesson-gamble = A Green 7 costs 7 points if it stays in your hand. Try your luck once more: Unseen.
lesson-steady = A Yellow Skip, well done. A Green 4 fits your Green Skip: keep it.
lesson-daring = A Red 6 fits nothing you have. Take the card that you don’t see.
lesson-seventh = A Yellow Reverse! And now a Green Draw 2. Keep it, and your hand is full.
lesson-hint = Your hand is full. The cards that were out of the draft now lie at the bottom of the draw pile, in order. The memory, in the light, keeps for you what has been seen.
lesson-draw = Red 6 opened the pile, and Milo played a Red 0. You need a red card, a 0 or a wild, and you have none. Draw a card.
lesson-wild = A Wild: it goes on anything, and you may play it at once. You hold four yellow cards, so choose the Wild and name Yellow.
lesson-draw-two = Milo has no yellow card and keeps what he drew. Play your Yellow Draw 2: choose it, then press Play.
lesson-reverse = Milo had no Draw 2 to answer with, so he drew two cards and lost his turn. You go again. Play the Yellow Reverse: it starts a colour run.
lesson-run = In a colour run you may lay as many cards of that colour as you like, one after the other. Lay the Yellow 4.
lesson-last-counts = Only the last card of a run takes effect. Let it be a good one: lay the Yellow Skip.
lesson-end-run = No more yellow cards. The line above the piles says what will happen if you stop here. End the run.
lesson-skip = Milo is skipped, and it is your turn again. A Green Skip matches the Yellow Skip: same action. Play it.
lesson-uno = Two cards left. Before you play the one that leaves you with a single card, press UNO. Then play the Green 4. If you forget and Milo presses UNO first, you draw two; and if he forgets, you can catch him the same way.
lesson-answer = Milo plays a Draw 2 on you. You could draw two cards, or answer with a Draw 2 of your own and send him the whole sum. It is your last card: play it!
lesson-scores = You are out. Milo still had to draw the four cards before his hand was counted: numbers cost their value, Skip, Reverse and Draw 2 cost 20, wilds 40 or 50. With 204 points he is past 200, and the lowest total wins.
lesson-round = Now a whole round against Milo, as you like: draft seven cards, then get rid of them before he does. Take your time, he waits for you.
lesson-score = The round is over. Whoever still holds cards is charged for them, the other pays nothing. Once a total has reached 200 the match ends, and the lower total wins.
lesson-goal = One question before you go: who wins a match of UNO Duo?
lesson-goal-first = Whoever is first to play their last card
lesson-goal-highest = Whoever has most points
lesson-goal-lowest = Whoever has the lower total when somebody reaches 200
lesson-not-kept = You may keep it, of course. But it would do nothing for you: take the card that nobody has seen (UNO-4).
lesson-not-unseen = You could, and it might be anything. This one is worth having: keep it (UNO-4).
lesson-not-wild = You may do that. But most of your cards are yellow: play the Wild and name Yellow (UNO-21).
lesson-not-card = That is allowed, but here it is about the card in the light: choose it, then press Play (UNO-13).
lesson-not-run = That is allowed, but only the last card of a run takes effect: lay the one in the light next (UNO-20).
lesson-not-silent = That is allowed. But whoever comes down to one card in silence can be caught, and draws two: press UNO first, then play the Green 4 (UNO-16).
lesson-not-drawn = You may take the two cards. But you hold a Draw 2 yourself: play it, and he has to take four (UNO-19).
lesson-not-goal-first = That ends a round, not the match: the other is charged for the cards in hand, and the totals decide (UNO-25). Try another answer.
lesson-not-goal-highest = The other way round: points are what your cards cost you (UNO-25). Try another answer.

## The rules

guide =
    # UNO Duo

    UNO rebuilt for two. Draft your hand, run through whole colours, pile up the Draw 2s, and be rid of your cards first.
    What you are left with is charged to you, and the lowest total wins.

    ## The deck

    - 112 cards. Red, yellow, green and blue each have one 0, two of every number from 1 to 9, two Skips, two Reverses
      and two Draw 2s. On top of that come 4 Wilds, 4 Wild Draw 4s, 1 Wild Swap Hands and 3 Wild Customizables. *(UNO-1)*
    - The three customizable wilds do what your table wrote on them, see `customizable` below. It stands on the card, and
      wherever the card is named. *(UNO-2)*

    ## The draft

    - Both of you cut the deck. The higher card makes you Player 1 in the first round: numbers count their value, all
      other cards 0, and equal cuts are repeated. *(UNO-3)*
    - Player 1 begins, then you take turns until both have seven cards. In your turn you look at the top card of the draw
      pile, for your eyes only. **Keep** it, and the card below it is turned face up onto the discard pile. Or **discard**
      it face up, and the card below it is yours, unseen, like it or not. *(UNO-4)*
    - Cards on that discard pile are out of the draft. When both hands are full it has 14 cards and is turned over, in its
      order, and put under the draw pile. You have seen every one of them: sooner or later they will be drawn. *(UNO-5)*
    - In the next round the other player drafts first. *(UNO-6)*

    ## The opening card

    - The top card of the draw pile opens the discard pile, and Player 2 goes first. *(UNO-7)* As the draft alternates, so
      does going first. *(UNO-12)*
    - **Draw 2** or **Wild Draw 4**: Player 2 draws the cards and loses the turn. It cannot be answered. *(UNO-8)*
    - **Skip**: Player 1 goes first. *(UNO-9)*
    - **Reverse**: Player 2 begins with a colour run of that colour. *(UNO-10)*
    - **Any wild**: Player 1 names the colour. An opening Swap Hands swaps nothing, an opening customizable is just a
      wild. *(UNO-11)*

    ## Your turn

    - Play a card that has the colour, the number or the action of the top card, or play any wild. You never have
      to. *(UNO-13)*
    - Or draw a card. If it matches you may play it at once; if not, or if you would rather not, you keep it and your turn
      is over. *(UNO-14)*
    - When the draw pile is used up, the discard pile except for its top card is turned over, unshuffled, and becomes the
      draw pile. Wilds in it forget their colour. If there is nothing left to draw at all, you go
      without; if your opponent then does so too, the round is over and both are charged their own hands. *(UNO-15)*

    ## Say UNO!

    - Say UNO when you play your second-to-last card. You can say it with the card or later, as long as your opponent is
      not faster. *(UNO-16)*
    - If your opponent calls it first, you draw two cards. The chance is gone as soon as they have played or drawn in a turn
      of their own. *(UNO-17)*
    - In the middle of a colour run you owe it as well, until your next card lies. After Swap Hands nobody owes
      it. *(UNO-23)*

    ## Special cards

    - **Skip**: your opponent is skipped, you have another turn. *(UNO-18)*
    - **Draw 2**: your opponent draws two cards and loses the turn, or answers with a Draw 2 of any colour. Then it is four
      for you, or six for them, until somebody takes the whole sum and loses the turn. *(UNO-19)*
    - **Reverse** starts a colour run: lay as many more cards of its colour as you like, in any order, but no wilds. Only
      the last one takes effect: a Skip or a Draw 2 does what it does, after a number or a Reverse it is simply your
      opponent's turn. *(UNO-20)*
    - **Wild**: name a colour. **Wild Draw 4**: name a colour; your opponent draws four cards and loses the turn, without an
      answer and without a challenge. *(UNO-21)*
    - **Wild Swap Hands**: name a colour and trade hands. As your very last card it just ends the round. *(UNO-22)*

    ## The end

    - The round is over when a hand is empty. If the last card was a Draw 2 or a Wild Draw 4, those cards are still drawn
      before you count. *(UNO-24)*
    - The other player is charged for every card left: numbers their value; Skip, Reverse and Draw 2 20; Swap Hands and
      customizable 40; Wild and Wild Draw 4 50. *(UNO-25)*
    - When a total has reached the `target`, the game is over. The lowest total wins. *(UNO-26)*

    ## Variants

    - `target`: how many points end the game, 200 unless you choose another number from 1 to 500. *(UNO-26)*
    - `customizable`: what the blank wilds do. `wild`: nothing but name a colour. `draw_one`: your opponent draws one card
      and then has their turn. `skip`: your opponent is skipped. *(UNO-2)*
    - `reshuffle`: shuffle the discard pile when it becomes the draw pile. *(UNO-15)*
    - `memory`: whether the table lists what you could remember: which cards were discarded, which known cards lie at the
      bottom of the draw pile, and which cards you have seen go to your opponent. When the place of all others
      is known, it counts the rest out. It never shows anything that you have
      not seen. *(UNO-5)*

    ## How we read the rules

    The rulebook at hand says nothing about special cards and scoring; all of the above about them is our reading. And:

    - You always say yourself that you keep a drawn card, take the Draw 2s or end a run, even if there is nothing else you
      could do. So nobody learns from the table what you hold. *(UNO-14, UNO-19, UNO-20)*
    - In an opening colour run you may lay nothing at all: your turn just passes, and you draw no card. *(UNO-10)*
    - A drawn Reverse that you play at once starts a run with your whole hand. *(UNO-20)*
    - Taking the sum of the Draw 2s is drawing: after it you can no longer catch your opponent. A Wild Draw 4 that is played
      on you is not a turn of yours: you can still catch. *(UNO-17)*
    - Drawing ends what you owe: with more than one card there is no UNO to be said. *(UNO-16)*
    - A final Draw 2 that answers others is drawn with their whole sum, and a customizable that makes you draw is drawn
      at the end, too. *(UNO-24)*
    - The discard pile is turned over as soon as the last card of the draw pile has been drawn, not at the next
      draw. *(UNO-15)*
    - Wilds turned over with the pile can be named anew when they are drawn and played again. *(UNO-15)*
    - Equal totals, which only two passes can bring about, share the game. *(UNO-15, UNO-26)*
    - After the last card is played, the other hand is laid open to be counted. *(UNO-25)*

puzzle-why = After it the cards left in hand cost your opponent { $own } points on average and you { $theirs }; otherwise { $instead } against { $against }.
