### What Dualis says. Persons are $who, $partner, $winner; $suit is "star" or "moon", $colour, $coin and $trump
### are "red" or "blue", $trump also "none"; $strong is "low" or "high".

tagline = A trick-taking game: win exactly as many tricks as you bid. Every bid can change the trump.
today-task = Play one short round: you and an expert against two experts. Earn marks for winning it, for an exact bid, and for how far off the other side’s bid is.
keys = C takes the coin.

## Cards, suits, colours, coins

suit-star = Star
suit-moon = Moon
colour-red = Red
colour-blue = Blue

card =
    { $suit ->
        [star] Star
       *[moon] Moon
    } { $number } { $colour ->
        [red] Red
       *[blue] Blue
    }
card-with-coin =
    { $coin ->
        [red] { $card } with a red coin
       *[blue] { $card } with a blue coin
    }
coin =
    { $colour ->
        [red] Red coin
       *[blue] Blue coin
    }
trump =
    { $trump ->
        [red] Red is trump
        [blue] Blue is trump
       *[none] No trump
    }
cards =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
tricks =
    { $count ->
        [one] 1 trick
       *[other] { $count } tricks
    }
coins =
    { $count ->
        [one] 1 coin
       *[other] { $count } coins
    }

## Options

preset-first = A shorter round, with a memory aid.
preset-box = 13 cards each, with a memory aid.
preset-wild = Low cards sometimes win, and there is no memory aid.
option-short = Short game
    .description = Nine cards each and five coins of each colour (DUALIS-4).
option-high-low = High-Low
    .description = Blue lead: low cards win. Red lead: high cards win (DUALIS-19).
option-iso = Iso Play
    .description = No partners, everyone plays alone. With three players it is always on (DUALIS-20).
option-memory = Memory aid
    .description = Lists the cards of all won tricks. Off: only this trick and the last one (DUALIS-10).

## Refusals

refusal-turn = Wait for your turn: play goes clockwise.
refusal-card = Play a card from your own hand.
refusal-follow =
    { $suit ->
        [star] You still have a Star: play one.
       *[moon] You still have a Moon: play one.
    }
refusal-coin =
    { $colour ->
        [red] No red coins left: play the card without one.
       *[blue] No blue coins left: play the card without one.
    }
refusal-alone = You have no partner in Iso Play, so you can’t give coins away.
refusal-hand-over =
    { $coins ->
        [one] You have 1 collected coin to hand over, not { $count }.
       *[other] You have { $coins } collected coins to hand over, not { $count }.
    }
refusal-silence = Partners may not talk during play. Chat opens after the match.

## What happens

event-card-played =
    { IS($who) ->
        [you] You play { $card }.
       *[other] { $who } plays { $card }.
    }
event-trick-won =
    { IS($who) ->
        [you] You win the trick: { $why }.
       *[other] { $who } wins the trick: { $why }.
    }
strongest-trump =
    { $trump ->
        [red] { $strong ->
            [low] { $card } is the lowest Red, and Red is trump
           *[high] { $card } is the highest Red, and Red is trump
        }
       *[blue] { $strong ->
            [low] { $card } is the lowest Blue, and Blue is trump
           *[high] { $card } is the highest Blue, and Blue is trump
        }
    }
strongest-of-suit =
    { $suit ->
        [star] { $strong ->
            [low] { $card } is the lowest Star, the suit that was led
           *[high] { $card } is the highest Star, the suit that was led
        }
       *[moon] { $strong ->
            [low] { $card } is the lowest Moon, the suit that was led
           *[high] { $card } is the highest Moon, the suit that was led
        }
    }; { $trump ->
        [red] nobody played Red
        [blue] nobody played Blue
       *[none] there is no trump
    }
event-coins-handed =
    { IS($who) ->
        [you] { $count ->
            [one] You hand 1 coin to { $partner }.
           *[other] You hand { $count } coins to { $partner }.
        }
       *[other] { IS($partner) ->
            [you] { $count ->
                [one] { $who } hands 1 coin to you.
               *[other] { $who } hands { $count } coins to you.
            }
           *[other] { $count ->
                [one] { $who } hands 1 coin to { $partner }.
               *[other] { $who } hands { $count } coins to { $partner }.
            }
        }
    }
event-round-scored = Round { $round } is over: { $sides }.
event-round-scored-won = Round { $round } is over: { $sides }. { $won }
side-scored = { $names } { $points } ({ $result })
side-result =
    { $won ->
        [one] 1 trick
       *[other] { $won } tricks
    }, { $bid ->
        [one] 1 coin
       *[other] { $bid } coins
    }
round-won =
    { IS($who) ->
        [you] You and { $partner } win it.
       *[other] { IS($partner) ->
            [you] You and { $who } win it.
           *[other] { $who } and { $partner } win it.
        }
    }
round-won-by-tricks =
    { IS($who) ->
        [you] You and { $partner } win it on tricks.
       *[other] { IS($partner) ->
            [you] You and { $who } win it on tricks.
           *[other] { $who } and { $partner } win it on tricks.
        }
    }
event-round-dealt =
    { IS($who) ->
        [you] Round { $round } is dealt; you lead.
       *[other] Round { $round } is dealt; { $who } leads.
    }

## Why a match ended

reason-rounds-won = A partnership has won two rounds.
reason-lead = Two players are { $points } or more points apart.
reason-rounds = All { $rounds } rounds have been played.

## What a match is remembered for

title-exact-bid = Biggest exact bid: bid { $bid }, won { $bid }
title-most-tricks =
    Took the most: { $count ->
        [one] 1 trick
       *[other] { $count } tricks
    }
title-smallest-winner = Won a trick with just a { $number }
title-most-coins =
    Moved the balance most: { $count ->
        [one] 1 coin
       *[other] { $count } coins
    }
title-tricks =
    { $count ->
        [0] Took no trick at all
        [one] Took 1 trick
       *[other] Took { $count } tricks
    }

## What is asked

lead = You lead: play any card
follow =
    { $suit ->
        [star] Play a Star
       *[moon] Play a Moon
    }
anything = Play any card
wait =
    { IS($who) ->
        [you] Your turn…
       *[other] { $who } is thinking…
    }
over = The match is over

## The table

round = Round { $round }
centre = The coins in the centre
coins-left =
    { $colour ->
        [red] { $count ->
            [one] 1 red coin in the centre
           *[other] { $count } red coins in the centre
        }
       *[blue] { $count ->
            [one] 1 blue coin in the centre
           *[other] { $count } blue coins in the centre
        }
    }
put-coin =
    { $coin ->
        [red] Put a red coin on { $card }
       *[blue] Put a blue coin on { $card }
    }
then-trump =
    { $trump ->
        [red] with your coin: Red
        [blue] with your coin: Blue
       *[none] with your coin: no trump
    }
trick = The trick
last-trick = The last trick
seen = Cards seen
gone = Cards in won tricks
lacks =
    { $suit ->
        [star] Out of Stars: { $names }
       *[moon] Out of Moons: { $names }
    }
holding =
    { $suit ->
        [star] { $colour ->
            [red] Star Red:
           *[blue] Star Blue:
        }
       *[moon] { $colour ->
            [red] Moon Red:
           *[blue] Moon Blue:
        }
    }
low = Low card wins
high = High card wins
hand = Your hand
playable = may be played
chosen = chosen
chosen-with-coin =
    { $coin ->
        [red] chosen with a red coin
       *[blue] chosen with a blue coin
    }
play = Play
play-card = Play { $card }
us = Us
them = Them
partner = partner
opponent = opponent
partners = { $who } & { $partner }
bid =
    { $won ->
        [one] 1 trick won
       *[other] { $won } tricks won
    }, { $bid ->
        [one] 1 coin bid
       *[other] { $bid } coins bid
    }
bid-met = { $bid }, exact
bid-short = bid
tricks-short =
    { $count ->
        [one] trick
       *[other] tricks
    }
hand-over =
    { $count ->
        [one] Give 1 coin
       *[other] Give { $count } coins
    }
hand-over-to =
    { $count ->
        [one] Give 1 coin to { $who }
       *[other] Give { $count } coins to { $who }
    }
round-over = Round { $round } is over
round-row = Round { $round } (tricks/bid)
rounds = Rounds won
total = Total

## On stage: what is decided, and why

by-colour =
    { $colour ->
        [red] Red{"\u00A0"}{ $number }
       *[blue] Blue{"\u00A0"}{ $number }
    }
by-suit =
    { $suit ->
        [star] Star{"\u00A0"}{ $number }
       *[moon] Moon{"\u00A0"}{ $number }
    }
leading = winning so far
moment-trick = { $why }. { $taken }.
moment-decided =
    { $others ->
        [over] { $seen } That is more than they bid. { $ahead }
        [under] { $seen } That is still less than they bid. { $ahead }
       *[none] { $seen } { $ahead }
    }
moment-ahead = From then on, { $names } stayed ahead.
takes =
    { IS($who) ->
        [you] You take the trick
       *[other] { $who } takes the trick
    }
verdict-trump =
    { $trump ->
        [red] { $card } beats { $other }: Red is trump ({ $more }–{ "\u2060" }{ $less })
       *[blue] { $card } beats { $other }: Blue is trump ({ $more }–{ "\u2060" }{ $less })
    }
verdict-only-trump =
    { $trump ->
        [red] { $card } wins: Red is trump ({ $more }–{ "\u2060" }{ $less })
       *[blue] { $card } wins: Blue is trump ({ $more }–{ "\u2060" }{ $less })
    }
verdict-stronger-trump =
    { $strong ->
        [low] { $card } beats { $other }: lower trump wins
       *[high] { $card } beats { $other }: higher trump wins
    }
verdict-suit =
    { $card } beats { $other }: { $strong ->
        [low] low card wins, { $trump ->
            [red] no Red played
            [blue] no Blue played
           *[none] no trump
        }
       *[high] { $trump ->
            [red] no Red was played
            [blue] no Blue was played
           *[none] no trump
        }
    }
verdict-only-suit =
    { $suit ->
        [star] { $card } wins: nobody else played a Star
       *[moon] { $card } wins: nobody else played a Moon
    }
verdict-later = { $card } beats { $other }: equal, but played later
verdict-round =
    { IS($who) ->
        [you] You and { $partner } win the round, { $points } to { $other }
       *[other] { IS($partner) ->
            [you] You and { $who } win the round, { $points } to { $other }
           *[other] { $who } and { $partner } win the round, { $points } to { $other }
        }
    }
verdict-round-tricks =
    { IS($who) ->
        [you] { $points } each: you and { $partner } win on tricks, { $won } to { $lost }
       *[other] { IS($partner) ->
            [you] { $points } each: you and { $who } win on tricks, { $won } to { $lost }
           *[other] { $points } each: { $who } and { $partner } win on tricks, { $won } to { $lost }
        }
    }
verdict-round-alone = Best this round: { $names } ({ $points })
rest-none = exact: 1 point per trick
rest-over =
    { $count ->
        [one] 1 trick too many
       *[other] { $count } tricks too many
    }
rest-under =
    { $count ->
        [one] 1 trick too few
       *[other] { $count } tricks too few
    }
standing-rounds = Rounds: { $first } to { $second }
standing-totals =
    { IS($who) ->
        [you] You lead with { $points } in total
       *[other] { $who } leads with { $points } in total
    }
standing-totals-many = { $names } lead with { $points } in total
hand-over-ask = Give 1 of your coins to { $who }?
keep-coins = Keep my coin

## Looking back

chapter-trick = Trick { $trick }
story-turned = Turning point: trick { $trick }. From then on, { $names } stayed ahead.
story-turned-first = { $names } stayed ahead from the first trick on.
story-settled = Decided at trick { $trick }: nothing after it could change who came out best.
story-settled-last = Open to the end: only the last trick decided it.
story-turned-flag = turning point
story-settled-flag = decided
story-balance = The coins in the centre
story-balance-note = Above the line Red is trump, below it Blue. Under each trick: who won it.
story-bids = Tricks against coins
story-bids-note = Tricks won minus coins bid. A side scores only if it ends on the line.
story-trick = Trick
story-red-coins = Red coins
story-blue-coins = Blue coins
story-trump = Trump
story-won-by = Won by
story-tricks = Trick by trick
story-tricks-note = The first card was led. At the bottom: tricks won / coins bid so far.
story-led-by =
    { IS($who) ->
        [you] You lead
       *[other] { $who } leads
    }
story-takes =
    { IS($who) ->
        [you] You win it
       *[other] { $who } wins it
    }

## The lesson

lesson-welcome = Welcome to Dualis. You and Nora, opposite you, play against Milo and Otto. Every card has a suit (Star or Moon), a number, and a colour (Red or Blue).
lesson-centre = In the middle are five red and five blue coins. The colour with more coins is trump. Now it is five to five: no trump. Otto plays the first card.
lesson-follow = Otto leads Star 7 Red. You must play a Star if you have one; the colour does not matter. Choose Star 13 Blue, then press Play.
lesson-not-king = Star 5 is a Star too, but Otto’s 7 is higher. Play Star 13 Blue without a coin, and you win the trick.
lesson-won = You played the highest Star, so you win the trick and lead the next one.
lesson-coin = Tricks only count if you bid for them. To bid, put a coin of the other colour on the card you play; the card then counts as that colour. Choose Moon 11 Red, put the blue coin on it, and play it.
lesson-not-bid = You could, but this step is about another bid: take the highlighted card and put the highlighted coin on it.
lesson-trump = That left five red and four blue coins, so Red is trump: Otto’s Moon 3 Red won. You keep your coin, so your side has bid one trick.
lesson-follow-again = Otto leads Star 9 Red. You have one Star left, so you have to play it: Star 5 Blue.
lesson-not-coin = You can’t win this trick, and a coin would be a bid. Play Star 5 Blue without one.
lesson-taken = Otto’s Star 9 Red wins: it is the highest Star and the only trump. He leads again.
lesson-void = Otto leads Star 4 Red. You have no Star left, so you may play anything. Red is trump: play Moon 10 Red.
lesson-not-trump = Without a Star you may play any card, but only a Red card can win here. Play Moon 10 Red without a coin.
lesson-trumped = Your Moon 10 Red is the highest trump, so you win the trick without following suit.
lesson-bid = Your side has two tricks but only one coin. Bid again: lead Moon 9 Blue with a red coin.
lesson-exact = Four coins of each colour: no trump, so Milo’s Moon 12 won. Your side now has two tricks and two coins: that would score 2. Every trick too many or too few costs a point.
lesson-round = Now play a whole round with Nora. Watch your side’s two figures: at the end, tricks and coins should be equal.
lesson-score = Each coin is matched with a trick. All matched: 1 point per trick. Otherwise, minus 1 for each coin or trick left over. The first side to win two rounds wins the match. The full game has 13 cards each and seven coins of each colour.
lesson-goal = One last question: what is a round of Dualis about?
lesson-goal-tricks = Winning as many tricks as possible
lesson-goal-even = Winning exactly as many tricks as your side bids
lesson-goal-coins = Collecting the most coins
lesson-not-goal-tricks = Not quite: eight tricks with seven coins score −1. Try another answer.
lesson-not-goal-coins = No: a coin is a bid, and a coin without a trick costs a point. Try another answer.

## The terminal

terminal-totals = Totals { $totals }
terminal-rounds-won = Rounds won { $first } : { $second }
terminal-centre = Centre: { $red } and { $blue }, { $trump }
terminal-red-coins = { $count } red
terminal-blue-coins =
    { $count ->
        [one] 1 blue coin
       *[other] { $count } blue coins
    }
terminal-trump =
    { $trump ->
        [red] so Red is trump now
        [blue] so Blue is trump now
       *[none] so no trump now
    }
terminal-you = you
terminal-tricks = tricks
terminal-coins = coins
terminal-together = Together: { $sides }
terminal-side = { $names } { $result }
terminal-empty-trick = The trick is empty.
terminal-trick = Trick:
terminal-trick-low = Trick (low card wins):
terminal-trick-high = Trick (high card wins):
terminal-hand = Your hand (* may be played):
terminal-no-cards = none
terminal-last-trick =
    { IS($who) ->
        [you] Last trick: { $plays }; you won it.
       *[other] Last trick: { $plays }; { $who } won it.
    }
terminal-gone = Won tricks hold { $cards }.
terminal-wait = wait
terminal-not-understood = '{ $typed }' is no play here: type a card like S9R, S9R+ to add a coin, or hand 1.
terminal-legend = Codes: S9R is the red 9 of Stars, M12B the blue 12 of Moons: S or M for the suit, R or B for the colour. S9R+ plays it with a coin; hand 2 hands two collected coins to the partner.

## The rules page

guide =
    # Dualis

    Two suits, two colours, fourteen coins. Win exactly as many tricks as you bid, and bid while you play.

    ## The cards and coins

    - Every card has a suit (Star or Moon), a number from 1 to 13 and a colour (Red or Blue). Each combination exists
      once: 52 cards. *(DUALIS-1)*
    - Seven red and seven blue bidding coins lie in the centre. *(DUALIS-2)*
    - Everyone gets 13 cards. The first Leader is random. *(DUALIS-3)*
    - With four players, the two who sit opposite each other are partners.

    ## A trick

    - The Leader plays any card, then the others in clockwise order. Follow the suit that was led if you can. The colour
      does not have to be followed. If you have none of that suit, play what you like. *(DUALIS-5)*
    - As you play a card you may put a coin on it: one of the *other* colour, if the centre still has one. Your card now
      counts as the coin's colour, the centre is one coin poorer, and your side has bid one trick more. *(DUALIS-6)*
    - When all have played, look at the centre. The colour with more coins left is trump; with equal numbers there is no
      trump. *(DUALIS-7)*
    - If there is a trump and somebody played it, the strongest card of that colour wins, whatever its suit. If not, the
      strongest card of the led suit wins, whatever its colour. *(DUALIS-8)*
    - Of two cards that are equally strong, the later one wins. *(DUALIS-9)*
    - Whoever placed a coin collects it: it stays with them for the rest of the round. Coins and tricks are counted
      in the open; the cards of a finished trick are not looked at again, but see “Memory aid” below. *(DUALIS-10)*
    - The winner leads the next trick. *(DUALIS-11)*

    An example: the centre holds five red and four blue coins. Star 2 Red is led; Star 9 Blue follows; the third player
    has no Stars and plays Moon 7 Red, because Red is trump; the fourth plays Star 5 Blue with a red coin. Now four coins of
    each colour are left: there is no trump any more, and Star 9 takes the trick. *(DUALIS-12)*

    ## Partners

    - Partners do not discuss their play while a round runs, so the players' chat is closed until the match is over. *(DUALIS-13)*
    - You may hand coins you collected to your partner at any time. It changes nothing for your side's sum. *(DUALIS-14)*

    ## Scoring

    - A side that won exactly as many tricks as it has coins scores 1 point for each. Any other side loses the
      difference. *(DUALIS-15)*
    - The higher score wins the round; if the scores are equal, more tricks do. *(DUALIS-16)*
    - Seven coins and eight tricks score −1; five coins and five tricks score 5, and win that round. *(DUALIS-17)*
    - The first side to win two rounds wins the match. Until then, shuffle and deal again; whoever won the last trick
      leads. *(DUALIS-18)*

    ## Variants

    - **Short game:** nine cards each, the rest set aside unseen, and five coins of each colour.
      `short` *(DUALIS-4)*
    - **High-Low:** after a red lead, high cards win the trick; after a blue lead, low ones do. A coin on the lead
      card counts. The table says which. `high_low` *(DUALIS-19)*
    - **Iso Play:** no partners; with three players always. Cards left over are set aside unseen. Everyone scores
      their own tricks and coins, and points add up. The match ends after four rounds, or when two totals are seven
      or more apart. The highest total wins; equal totals share the victory. `iso` *(DUALIS-20)*
    - **Memory aid:** on unless you switch it off. The table lists the cards of all won tricks of the round, and who
      is out of a suit. Off: only this trick and the last one are shown. `memory` *(DUALIS-10)*

    ## How we read the rules

    - The variants can be combined as you like. *(DUALIS-21)*
    - In the rulebook, nobody looks at won tricks again. Here the memory aid shows them, and everybody can see the
      last trick. After the match all of it is open. *(DUALIS-10)*
    - In Iso Play nobody has a partner to tell anything: the chat stays open. *(DUALIS-13)*
    - Coins that you were handed are yours: you may hand them back, or on with others, as often as you like. *(DUALIS-14)*

puzzle-why = After this play your side’s bid comes out exact in { $own }% of rounds, theirs in { $theirs }%. After the other play: { $instead }% and { $against }%.
