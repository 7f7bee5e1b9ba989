### UNO Duo in English: the reference for every other language.

tagline = UNO for two: draft your hand, stack Draw 2s, and play a whole colour in one run.
today-task = Play one round against an expert, draft included. Earn marks for going out first, for being left with at most { $few } points, and for leaving your opponent { $few } points or, better, { $many }.
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

preset-first = A short match to 100, with a memory aid.
preset-box = A match to 200, with a memory aid.
preset-wild = Blank wilds make your opponent draw, used piles are shuffled, and there is no memory aid.
option-target = Match ends at
    .description = The match ends after the round in which someone reaches this total (UNO-26).
option-customizable = Customizable wilds
    .description = What the three blank wilds do besides naming a colour: nothing more, your opponent draws one card, or your opponent is skipped (UNO-2).
option-customizable-wild = nothing more
option-customizable-draw-one = draw one
option-customizable-skip = skip
option-reshuffle = Reshuffle
    .description = Shuffle the discard pile when it becomes the draw pile. Off: just turn it over (UNO-15).
option-memory = Memory aid
    .description = Lists cards you have seen: discards, and known cards in the draw pile and in the other hand (UNO-5).

## Refusals

refusal-owes-no-uno = You don’t have to say UNO now.
refusal-nobody-to-catch = Nothing to catch: your opponent doesn’t have to say UNO.
refusal-wait = Wait for your turn.
refusal-name-colour = Name the colour first.
refusal-draft-is-on = The draft is on: keep the card you look at, or discard it.
refusal-draft-is-over = The draft is over: play a card that matches.
refusal-colour-alone = Play a wild first: you name the colour with it.
refusal-has-drawn = You have already drawn: play that card or keep it.
refusal-run-is-on = Your colour run is on: play another card of that colour, or end the run.
refusal-answer-or-draw = Play a Draw 2, or draw them all.
refusal-play-or-draw = Play a card, or draw one.
refusal-own-hand = Play a card from your own hand.
refusal-colour-for-wild = Name a colour with a wild, and with a wild only.
refusal-uno-too-early = Too early: say UNO as you play your second-to-last card.
refusal-only-the-drawn = Now you can only play the card you just drew, if it matches.
refusal-answer = Play a Draw 2, or draw { $cards }.
refusal-run-colour = A colour run takes cards of its own colour only, and no wilds.
refusal-no-match = No match: play the same colour, number or action, or a wild.

## What happens

event-card-picked-kept =
    { IS($who) ->
        [you] You keep the card. { $card } is turned up and is out of the draft.
       *[other] { $who } keeps the card. { $card } is turned up and is out of the draft.
    }
event-card-picked-unseen =
    { IS($who) ->
        [you] You discard { $card } and take the next card.
       *[other] { $who } discards { $card } and takes the next card.
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
        [you] You miss a turn.
       *[other] { $who } misses a turn.
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
        [you] { $other } catches you: you forgot UNO.
       *[other]
            { IS($other) ->
                [you] You catch { $who }: they forgot UNO.
               *[other] { $other } catches { $who }: they forgot UNO.
            }
    }
event-round-scored =
    { IS($who) ->
        [you] You win round { $round }. Penalty for { $other }: { $points }.
       *[other]
            { IS($other) ->
                [you] { $who } wins round { $round }. Penalty for you: { $points }.
               *[other] { $who } wins round { $round }. Penalty for { $other }: { $points }.
            }
    }
event-round-scored-blocked = Round { $round } ends: no cards left to draw. Penalties: { $first } and { $second }.
event-round-dealt =
    { IS($who) ->
        [you] Round { $round }: the deck is shuffled, you draft first.
       *[other] Round { $round }: the deck is shuffled, { $who } drafts first.
    }

reason-target = Someone reached { $target }: the lowest total wins.

## What a match is remembered for

title-biggest-stack = Biggest stack: { $count } cards at once
title-longest-row =
    Longest run: { $count ->
        [one] 1 card in one turn
       *[other] { $count } cards in one turn
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
        [you] You cut the higher card: you draft first
       *[other] { $who } cut the higher card and drafts first
    }
cut-by =
    { IS($who) ->
        [you] You cut { $card }.
       *[other] { $who } cuts { $card }.
    }
draft = Round { $round }, draft: card { $pick } of 7
draft-of = Round { $round }, draft: { $who }’s card { $pick } of 7
seen = You see it
unseen = Next card
secret = Only they see it
unseen-by-all = Next card
keep-seen = Keep { $card }; the next card is out of the draft
take-unseen = Discard { $card } and take the next card, face down
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
stop-skip = If you end it: you go again
stop-draw-two = If you end it: { $other } draws { $sum } or answers
stop-other = If you end it: { $other }’s turn
stack = Draw { $cards }, or answer with a Draw 2
draw-pile = Draw pile, { $cards }
draw-pile-to-draw = Draw pile, { $cards }: draw a card
discard-pile = Discard pile, { $cards }
match-colour = Match { $colour }
no-colour = No colour yet

name-colour = Name a colour
name-for = { $card }: name a colour
cancel = Cancel

uno = UNO
uno-now = UNO!
uno-arm = first!
uno-armed = ready
uno-say = say it!
uno-catch = catch!
uno-label-idle = UNO: nothing to say now
uno-label-arm = Say UNO as you play your second-to-last card
uno-label-armed = UNO will be said with your next card
uno-label-say = Say UNO now
uno-label-catch = Your opponent forgot: say UNO first
said-uno = said UNO
owes-uno = forgot UNO!

play = Play
play-card = Play { $card }
keep = Keep
take-next = Take next
draw = Draw
take = Draw { $sum }
end-run = End run

memory = Memory
memory-open = Memory aid
remembered-known = { $cards } of theirs
remembered-below = { $count } at the bottom of the pile
remembered-nothing = what is still out
holds =
    { IS($who) ->
        [you] You hold
       *[other] { $who } holds
    }
left = Cards still out
left-of-colour =
    { $count ->
        [one] { $colour }: 1 card
       *[other] { $colour }: { $count } cards
    }
below-legend = also lies at the bottom of the draw pile

prompt-draft = Keep this card?
prompt-colour = Name the colour
prompt-turn = Play a card or draw
prompt-cannot = No match: draw a card
prompt-drawn = Play the card you drew, or keep it?
prompt-drawn-wild = Play { $card }, or keep it?
prompt-drawn-keep = No match: keep it
prompt-answer = Play a Draw 2, or draw { $sum }
prompt-take = No Draw 2: draw { $sum }
prompt-run = Play another card, or end the run
prompt-run-over = No card fits: end the run
prompt-say = Say UNO!
prompt-catch = { $who } forgot UNO: catch them!
prompt-wait =
    { IS($who) ->
        [you] Your turn…
       *[other] { $who } is thinking…
    }
prompt-wait-answer =
    { IS($who) ->
        [you] Your turn…
       *[other] { $who } must play a Draw 2 or draw { $sum }…
    }
prompt-wait-run =
    { IS($who) ->
        [you] Your turn…
       *[other] { $who } can play more { $colour }…
    }
prompt-drafting =
    { IS($who) ->
        [you] Your turn…
       *[other] { $who } is drafting…
    }
prompt-over = The match is over

round = Round { $round }
round-over = Round { $round } is over
verdict-swapped =
    { IS($who) ->
        [you] You swap hands: { $given } for { $got }
       *[other] { $who } swaps hands: { $given } for { $got }
    }
went-out = { $who } played the last card
blocked = No cards left to draw, and both passed
charged =
    { IS($who) ->
        [you] Penalty for you: { $points }
       *[other] Penalty for { $who }: { $points }
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
story-blocked = No cards left to draw, and both passed. Penalties: { $first } and { $second }.
story-ending =
    { IS($who) ->
        [you] You play your last card. Penalty for { $other }: { $points }.
       *[other]
            { IS($other) ->
                [you] { $who } plays the last card. Penalty for you: { $points }.
               *[other] { $who } plays the last card. Penalty for { $other }: { $points }.
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

lesson-welcome = Welcome to UNO Duo. Get rid of your cards before Milo does. Cards left in your hand are penalty points, and the lowest total wins.
lesson-cut = You both cut the deck. Your Yellow 7 is higher, so you draft first: you each pick seven cards, one at a time.
lesson-look = You are looking at a Blue 0. Keep it, or discard it and take the next card without seeing it. Be bold: choose Take next.
lesson-keep = A Green Skip: lucky! Now you are looking at a Yellow 4. Keep it this time. The next card is turned up and is out of the draft.
lesson-treasure = A Yellow Draw 2! Cards that do something are worth keeping. Keep it.
lesson-gamble = A Green 7 costs 7 points if it stays in your hand. Choose Take next.
lesson-steady = A Yellow Skip, well done. A Green 4 fits your Green Skip: keep it.
lesson-daring = A Red 6 goes with nothing you have. Choose Take next.
lesson-seventh = A Yellow Reverse! And now a Green Draw 2. Keep it, and your hand is full.
lesson-hint = Your hand is full. The discarded cards now lie under the draw pile, in order. The memory aid (highlighted) keeps track of what you have seen.
lesson-draw = Milo played a Red 0. You need a red card, a 0 or a wild, and you have none. Draw a card.
lesson-wild = A Wild: it goes on anything, and you may play it at once. You hold four yellow cards, so choose the Wild and name Yellow.
lesson-draw-two = Milo has no yellow card and keeps what he drew. Play your Yellow Draw 2: choose it, then press Play.
lesson-reverse = Milo had no Draw 2 to answer with, so he drew two cards and lost his turn. You go again. Play the Yellow Reverse: it starts a colour run.
lesson-run = In a colour run you can play as many cards of that colour as you like. Play the Yellow 4.
lesson-last-counts = Only the last card of a run takes effect, so make it a good one: play the Yellow Skip.
lesson-end-run = No more yellow cards. The line above the piles says what happens if you stop here. End the run.
lesson-skip = Milo is skipped, and it is your turn again. A Green Skip matches the Yellow Skip: same action. Play it.
lesson-uno = You have two cards. Press UNO first, then play the Green 4. If you forget and Milo presses UNO first, you draw two cards. You can catch him the same way.
lesson-answer = Milo plays a Draw 2. You could draw two cards, or answer with a Draw 2 and make him draw four. It is your last card: play it!
lesson-scores = You are out! Milo still draws the four cards, then his hand is counted: numbers cost their value, Skip, Reverse and Draw 2 cost 20, wilds 40 or 50. He has passed 200, and the lowest total wins.
lesson-round = Now play a whole round against Milo: draft seven cards, then get rid of them before he does. Take your time.
lesson-score = The round is over. Cards left in hand are penalty points. Once someone reaches 200 the match ends, and the lower total wins.
lesson-goal = One question before you go: who wins a match of UNO Duo?
lesson-goal-first = Whoever is first to play their last card
lesson-goal-highest = Whoever has the most points
lesson-goal-lowest = Whoever has the lower total when somebody reaches 200
lesson-not-kept = You could keep it, but it would not help you. Choose Take next.
lesson-not-unseen = You could, but this card is worth having: keep it.
lesson-not-wild = You could do that, but most of your cards are yellow: play the Wild and name Yellow.
lesson-not-card = Allowed, but this step is about the highlighted card: choose it, then press Play.
lesson-not-run = Allowed, but only the last card of a run takes effect: play the highlighted card next.
lesson-not-silent = Allowed, but then Milo could catch you and you would draw two. Press UNO first, then play the Green 4.
lesson-not-drawn = You could draw two cards, but you hold a Draw 2: play it, and Milo draws four.
lesson-not-goal-first = That wins a round, not the match: the totals decide. Try another answer.
lesson-not-goal-highest = The other way round: points are penalties. Try another answer.

## The rules

guide =
    # UNO Duo

    UNO rebuilt for two. Draft your hand, run through whole colours, pile up the Draw 2s, and be rid of your cards
    first. Cards left in your hand are penalty points, and the lowest total wins.

    ## The deck

    - 112 cards. Red, yellow, green and blue each have one 0, two of every number from 1 to 9, two Skips, two Reverses
      and two Draw 2s. On top of that come 4 Wilds, 4 Wild Draw 4s, 1 Wild Swap Hands and 3 Wild Customizables. *(UNO-1)*
    - The three customizable wilds do what you chose for this match, see “Customizable wilds” below. It is written
      on the card, and wherever the card is named. *(UNO-2)*

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
    - When the draw pile is used up, the discard pile except for its top card is turned over, unshuffled, and
      becomes the draw pile. Wilds in it forget their colour. If there is nothing left to draw at all, you pass; if
      your opponent then passes, too, the round is over and both take a penalty for their own hands. *(UNO-15)*

    ## Say UNO!

    - Say UNO when you play your second-to-last card. You can say it with the card or later, as long as your opponent is
      not faster. *(UNO-16)*
    - If your opponent calls it first, you draw two cards. The chance is gone as soon as they have played or drawn in a turn
      of their own. *(UNO-17)*
    - In the middle of a colour run you owe it as well, until your next card is played. After Swap Hands nobody owes
      it. *(UNO-23)*

    ## Special cards

    - **Skip**: your opponent is skipped, you have another turn. *(UNO-18)*
    - **Draw 2**: your opponent draws two cards and loses the turn, or answers with a Draw 2 of any colour. Then it is four
      for you, or six for them, until somebody takes the whole sum and loses the turn. *(UNO-19)*
    - **Reverse** starts a colour run: play as many more cards of its colour as you like, in any order, but no
      wilds. Only the last one takes effect: a Skip or a Draw 2 does what it does, after a number or a Reverse it is
      simply your opponent's turn. *(UNO-20)*
    - **Wild**: name a colour. **Wild Draw 4**: name a colour; your opponent draws four cards and loses the turn, without an
      answer and without a challenge. *(UNO-21)*
    - **Wild Swap Hands**: name a colour and trade hands. As your very last card it just ends the round. *(UNO-22)*

    ## The end

    - The round is over when a hand is empty. If the last card was a Draw 2 or a Wild Draw 4, those cards are still drawn
      before you count. *(UNO-24)*
    - The other player takes a penalty for every card left: numbers their value; Skip, Reverse and Draw 2 20; Swap
      Hands and customizable 40; Wild and Wild Draw 4 50. *(UNO-25)*
    - When a total has reached the target, the match is over. The lowest total wins. *(UNO-26)*

    ## Variants

    - **Match ends at:** the total that ends the match, 200 unless you choose another from 1 to 500.
      `target` *(UNO-26)*
    - **Customizable wilds:** what the blank wilds do besides naming a colour: nothing (`wild`), your opponent draws
      one card and then has their turn (`draw_one`), or your opponent is skipped (`skip`). `customizable` *(UNO-2)*
    - **Reshuffle:** shuffle the discard pile when it becomes the draw pile. `reshuffle` *(UNO-15)*
    - **Memory aid:** lists which cards were discarded, which known cards are at the bottom of the draw pile, and
      which cards you saw go to your opponent. When all other cards are accounted for, it counts the rest out. It
      never shows what you have not seen. `memory` *(UNO-5)*

    ## How we read the rules

    The rulebook at hand says nothing about special cards and scoring; all of the above about them is our reading. And:

    - You always say yourself that you keep a drawn card, take the Draw 2s or end a run, even if there is nothing else you
      could do. So nobody learns from the table what you hold. *(UNO-14, UNO-19, UNO-20)*
    - In an opening colour run you may play nothing at all: your turn just passes, and you draw no card. *(UNO-10)*
    - A drawn Reverse that you play at once starts a run with your whole hand. *(UNO-20)*
    - Taking the sum of the Draw 2s is drawing: after it you can no longer catch your opponent. A Wild Draw 4 that is played
      on you is not a turn of yours: you can still catch. *(UNO-17)*
    - Drawing ends what you owe: with more than one card there is no UNO to be said. *(UNO-16)*
    - A final Draw 2 that answers others is drawn with their whole sum, and a customizable that makes you draw is drawn
      at the end, too. *(UNO-24)*
    - The discard pile is turned over as soon as the last card of the draw pile has been drawn, not at the next
      draw. *(UNO-15)*
    - Wilds turned over with the pile can be named anew when they are drawn and played again. *(UNO-15)*
    - Equal totals, which only two passes can bring about, share the victory. *(UNO-15, UNO-26)*
    - After the last card is played, the other hand is opened and counted. *(UNO-25)*

puzzle-why = Average penalty after this play: { $own } points for your opponent, { $theirs } for you. After the other play: { $instead } and { $against }.
