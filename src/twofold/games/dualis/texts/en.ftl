### What Dualis says. Persons are $who, $partner, $winner; $suit is "star" or "moon", $colour, $coin and $trump
### are "red" or "blue", $trump also "none"; $strong is "low" or "high".

tagline = Two suits, two colours: every coin bids a trick, turns a card and tips the trump.
today-task = One short round, with an expert as your partner and two against you. You earn marks for winning the round, for as many tricks as coins on your side, and for every bit the others miss it by.
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

preset-first = A shorter round, and the table shows which cards are gone.
preset-box = Thirteen cards each, and the table remembers the cards for you.
preset-wild = Sometimes low cards are the strong ones, and you remember what was played yourself.
option-short = Short game
    .description = Nine cards each and five coins of each colour (DUALIS-4).
option-high-low = High-Low
    .description = A blue lead makes low cards strong, a red lead high ones (DUALIS-19).
option-iso = Iso Play
    .description = Everyone plays alone; always so with three players (DUALIS-20).
option-memory = Memory
    .description = A help for beginners: the table lists the cards of won tricks. Off: the current and the last trick only (DUALIS-10).

## Refusals

refusal-turn = Wait for your turn: play goes clockwise.
refusal-card = Play a card from your own hand.
refusal-follow =
    { $suit ->
        [star] Follow Star while you can.
       *[moon] Follow Moon while you can.
    }
refusal-coin =
    { $colour ->
        [red] No red coin is left in the centre.
       *[blue] No blue coin is left in the centre.
    }
refusal-alone = In Iso Play everyone plays alone: there is no partner to hand coins to.
refusal-hand-over =
    { $coins ->
        [one] You have 1 collected coin to hand over, not { $count }.
       *[other] You have { $coins } collected coins to hand over, not { $count }.
    }
refusal-silence = Partners do not discuss their play: the chat opens when the match is over.

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
        [you] You and { $partner } win it with more tricks.
       *[other] { IS($partner) ->
            [you] You and { $who } win it with more tricks.
           *[other] { $who } and { $partner } win it with more tricks.
        }
    }
event-round-dealt =
    { IS($who) ->
        [you] Round { $round } is dealt; you lead.
       *[other] Round { $round } is dealt; { $who } leads.
    }

## Why a match ended

reason-rounds-won = A partnership has won two rounds.
reason-lead = Two totals differ by { $points } or more.
reason-rounds = { $rounds } rounds have been played.

## What a match is remembered for

title-exact-bid = Most exact bid: { $bid } bid, { $bid } won
title-most-tricks =
    Took the most: { $count ->
        [one] 1 trick
       *[other] { $count } tricks
    }
title-smallest-winner = Won a trick with a mere { $number }
title-most-coins =
    Moved the balance most: { $count ->
        [one] 1 coin
       *[other] { $count } coins
    }
title-tricks =
    { $count ->
        [0] Slipped through without a single trick
        [one] Took 1 trick
       *[other] Took { $count } tricks
    }

## What is asked

lead = Lead any card
follow =
    { $suit ->
        [star] Follow Star
       *[moon] Follow Moon
    }
anything = Play any card
wait =
    { IS($who) ->
        [you] Your turn …
       *[other] { $who } is thinking …
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
        [red] then Red
        [blue] then Blue
       *[none] then no trump
    }
trick = The trick
last-trick = The last trick
seen = What was seen
gone = In won tricks
lacks =
    { $suit ->
        [star] No Stars left: { $names }
       *[moon] No Moons left: { $names }
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
bid-met = { $bid }, on the bid
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
leading = strongest so far
moment-trick = { $why }. { $taken }.
moment-decided =
    { $others ->
        [over] { $seen } That is more than they bid. { $ahead }
        [under] { $seen } That is still less than they bid. { $ahead }
       *[none] { $seen } { $ahead }
    }
moment-ahead = From here on { $names } stayed ahead.
takes =
    { IS($who) ->
        [you] You take the trick
       *[other] { $who } takes the trick
    }
verdict-trump =
    { $trump ->
        [red] { $card } beats { $other }: Red is trump, { $more }{"\u00A0"}to{"\u00A0"}{ $less }
       *[blue] { $card } beats { $other }: Blue is trump, { $more }{"\u00A0"}to{"\u00A0"}{ $less }
    }
verdict-only-trump =
    { $trump ->
        [red] { $card } wins: Red is trump, { $more }{"\u00A0"}to{"\u00A0"}{ $less }
       *[blue] { $card } wins: Blue is trump, { $more }{"\u00A0"}to{"\u00A0"}{ $less }
    }
verdict-stronger-trump =
    { $strong ->
        [low] { $card } beats { $other }: the lower trump is stronger
       *[high] { $card } beats { $other }: the higher trump is stronger
    }
verdict-suit =
    { $strong ->
        [low] { $card } beats { $other }: lowest of the suit led
       *[high] { $card } beats { $other }: highest of the suit led
    }, { $trump ->
        [red] no Red
        [blue] no Blue
       *[none] no trump
    }
verdict-only-suit =
    { $suit ->
        [star] { $card } wins: nobody else had Star
       *[moon] { $card } wins: nobody else had Moon
    }
verdict-later = { $card } beats { $other }: of two equals the later one is stronger
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
        [you] { $points } each, so more tricks decide: { $won } to { $lost } for you and { $partner }
       *[other] { IS($partner) ->
            [you] { $points } each, so more tricks decide: { $won } to { $lost } for you and { $who }
           *[other] { $points } each, so more tricks decide: { $won } to { $lost } for { $who } and { $partner }
        }
    }
verdict-round-alone = Best of the round: { $names }, { $points }
rest-none = exact: a point a trick
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
standing-rounds = Rounds won: { $first } to { $second }
standing-totals =
    { IS($who) ->
        [you] You lead with { $points } in total
       *[other] { $who } leads with { $points } in total
    }
standing-totals-many = { $names } lead with { $points } in total
hand-over-ask = Give 1 of your coins to { $who }?
keep-coins = Keep it

## Looking back

chapter-trick = Trick { $trick }
story-turned = Trick { $trick } turned the round: from there on { $names } stayed ahead.
story-turned-first = From the first trick on { $names } stayed ahead.
story-settled = It was settled with trick { $trick }: no trick and no coin to come could have changed who came out best.
story-settled-last = It stayed open to the end: until the last trick, the tricks and coins to come could have changed it.
story-turned-flag = turned
story-settled-flag = settled
story-balance = The coins in the centre
story-balance-note = Card by card: above the line Red is trump, below it Blue. Underneath, who won each trick.
story-bids = Tricks against coins
story-bids-note = Tricks won minus coins bid, after each trick. On the line a side would score.
story-trick = Trick
story-red-coins = Red coins
story-blue-coins = Blue coins
story-trump = Trump
story-won-by = Won by
story-tricks = Trick by trick
story-tricks-note = The leader’s card comes first. At the foot: tricks won / coins bid so far.
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

lesson-welcome = Welcome to Dualis. You and Nora, who sits opposite, play together against Milo and Otto. Every card has a suit (Star or Moon), a number and a colour. Your hand is at the bottom.
lesson-centre = In the middle lie five red and five blue coins. The colour with more coins there is trump. Now they are level, so nothing is. Otto leads to the first trick.
lesson-follow = Otto leads Star 7 Red. Follow the suit while you can; the colour does not matter. You hold two Stars: choose Star 13 Blue, then press Play.
lesson-not-king = Star 5 follows suit as well, but Otto’s 7 is higher. Play Star 13 Blue, without a coin, and the trick is yours (DUALIS-8).
lesson-won = Yours was the strongest Star, so the trick is yours. Whoever wins a trick leads to the next.
lesson-coin = Tricks count only if you bid for them. You bid by putting a coin of the other colour on the card you play, and the card then counts as that colour. Choose Moon 11 Red, put the blue coin on it, and play it.
lesson-not-bid = You may do that, but it is not the bid we are after: take the card in the light, and put the coin in the light on it (DUALIS-6).
lesson-trump = That left five red and four blue coins: Red is trump, and Otto’s little Moon 3 Red took the trick. Your coin stays with you: your side has bid one trick.
lesson-follow-again = Otto leads Star 9 Red. You have a single Star left, so it must be that one: Star 5 Blue.
lesson-not-coin = A coin is a bid, and this trick is lost already: Otto’s Star is higher, and trump besides. Play Star 5 Blue without one (DUALIS-6).
lesson-taken = Otto’s Star 9 Red took the trick: it is the highest Star, and the only trump. So he leads again.
lesson-void = Otto leads Star 4 Red. You have no Star left, so you may play anything. Red is trump: play Moon 10 Red.
lesson-not-trump = Without a Star you may play anything, but only Red wins here, because it is trump, and the higher the better. Play Moon 10 Red, without a coin (DUALIS-8).
lesson-trumped = Your Moon 10 Red is the strongest trump, so the trick is yours, although you did not follow.
lesson-bid = Your side has two tricks and one coin now. Bid once more: lead Moon 9 Blue with a red coin.
lesson-exact = Four coins of each colour are left: no trump, and Milo’s Moon 12 won. Your side has two tricks and two coins: end the round like that and it scores 2. Each trick too many or too few costs a point.
lesson-round = Now play a whole round with Nora, as you like. Keep an eye on the two figures of your side: in the end you want as many coins as tricks.
lesson-score = This is how a round is counted: every coin meets a trick. If nothing is left over, each trick is a point; otherwise every coin or trick too many costs one. Whoever wins two rounds first wins the match. The full game has 13 cards each and seven coins of each colour.
lesson-goal = One question before you go: what is a round of Dualis about?
lesson-goal-tricks = Winning as many tricks as possible
lesson-goal-even = Winning exactly as many tricks as your side bids
lesson-goal-coins = Collecting the most coins
lesson-not-goal-tricks = Not quite: a trick that nobody bid costs a point. Eight tricks with seven coins score −1 (DUALIS-15). Try another answer.
lesson-not-goal-coins = No: a coin is a bid, and a coin without a trick costs a point (DUALIS-15). Try another answer.

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
    - Everyone gets 13 cards. The table picks the first Leader at random. *(DUALIS-3)*
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
    - Whoever placed a coin collects it: it stays with them for the rest of the round. Coins and tricks are counted in
      the open; the cards of a finished trick are not looked at again, see `memory` below. *(DUALIS-10)*
    - The winner leads the next trick. *(DUALIS-11)*

    An example: the centre holds five red and four blue coins. Star 2 Red is led; Star 9 Blue follows; the third player
    has no Stars and plays Moon 7 Red, because Red is trump; the fourth plays Star 5 Blue with a red coin. Now four coins of
    each colour are left: there is no trump any more, and Star 9 takes the trick. *(DUALIS-12)*

    ## Partners

    - Partners do not discuss their play while a round runs, so the players' chat is closed until the match is over. *(DUALIS-13)*
    - You may hand coins you collected to your partner at any time. It changes nothing for your side's sum. *(DUALIS-14)*

    ## Scoring

    - A side that won exactly as many tricks as it has coins scores a point for each. Any other side loses the difference. *(DUALIS-15)*
    - The higher score wins the round; if the scores are equal, more tricks do. *(DUALIS-16)*
    - Seven coins and eight tricks score −1; five coins and five tricks score 5, and win that round. *(DUALIS-17)*
    - The first side to win two rounds wins the match. Until then, shuffle and deal again; whoever won the last trick
      leads. *(DUALIS-18)*

    ## Variants

    - `short`: nine cards each, the rest set aside unseen, five coins of each colour. *(DUALIS-4)*
    - `high_low`: the colour of the lead card, counting a coin on it, says which cards are strong in this trick: Red, the
      high ones; Blue, the low ones. The table announces it. *(DUALIS-19)*
    - `iso`: everyone plays alone, and always does with three players. Cards left over are set aside unseen. Each player
      scores their own tricks and coins, and the points add up. The match ends after a round in which two totals are seven
      or more apart, or after four rounds. The highest total wins; equal totals share the victory. *(DUALIS-20)*
    - `memory`: a help for beginners, on unless you switch it off. The table lists the cards of all won tricks of the round,
      and who has run out of a suit. Without it, table and log show the current and the last trick only: the rest is for you
      to remember. *(DUALIS-10)*

    ## How we read the rules

    - The variants can be combined as you like. *(DUALIS-21)*
    - The rulebook lets nobody look at won tricks again. We let beginners, with `memory`, and everybody at the last trick.
      After the match all of it is open to look back on. *(DUALIS-10)*
    - In Iso Play nobody has a partner to tell anything: the chat stays open. *(DUALIS-13)*
    - Coins that you were handed are yours: you may hand them back, or on with others, as often as you like. *(DUALIS-14)*

puzzle-why = After it your tricks and coins come out even in { $own } % of the rounds, theirs in { $theirs } %; otherwise { $instead } % against { $against } %.
