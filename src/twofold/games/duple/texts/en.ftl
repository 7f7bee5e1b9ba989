### Duple in English. Words are said in capitals, and { $word } is always one that somebody said.

tagline = Two letters, one word, right now: be the first to say it.
today-task = { $races } races against the clock, { $limit } seconds each: a word with both letters, at least four letters long. A word in time counts, and in full within { $quick } seconds.
keys = 1 and 2 draw or vote, 3 and 4 choose your pile, 0 doubts the latest word.

## Cards, symbols and categories

symbol-circle = circle
symbol-triangle = triangle
symbol-square = square
symbol-star = star
symbol-heart = heart
symbol-diamond = diamond
symbol-moon = moon
symbol-cross = cross

card-letter = { $letter }, { $symbol }
card-wild = Wild: { $one } and { $other }
    .the = the Wild with { $one } and { $other }
card-all-play = All Play
    .the = the All Play

category-noun = Noun
category-verb = Verb
category-adjective = Adjective
category-animal = Animal
category-place = Place
category-food-or-drink = Food or drink
category-plant = Plant
category-person-or-job = Person or job
category-object = Object
category-body-or-health = Body or health
category-no-category = Any word

## House rules

preset-first = Letters only, short words count, and there is more time.
preset-box = Wild Cards, Category Cards and words of five letters.
preset-wild = Nobody says who faces off, no word counts twice, and anything may lie anywhere.
option-judge = Judge
    .description = The dictionary, and the table for what it does not know; the table for every word; or the dictionary alone (DUPLE-19).
option-judge-lexicon = lexicon
option-judge-table = table
option-judge-strict = strict
option-min-letters = Letters
    .description = The fewest letters of an answer (DUPLE-17).
option-max-words = Words
    .description = The most words of an answer (DUPLE-17).
option-no-repeats = No repeats
    .description = A word that was said before is refused (DUPLE-21).
option-limit = Seconds
    .description = How long a face-off may take (DUPLE-16).
option-tie-ms = Photo finish
    .description = Milliseconds within which words tie (DUPLE-22).
option-announce = Announce
    .description = The table says who faces off; without it players must spot it (DUPLE-10).
option-wilds = Wild Cards
    .description = Play with Wild Cards (DUPLE-30).
option-categories = Category Cards
    .description = Play with Category Cards (DUPLE-30).
option-piles = Middle
    .description = A pile for Wilds and one for Categories, one for both, or face-down piles to turn from at will (DUPLE-31).
option-piles-two = two
option-piles-one = one
option-piles-open = open
option-stacking = Stacking
    .description = How Wilds and Categories lie among the letters (DUPLE-6).
option-stacking-even = even
option-stacking-shuffled = shuffled
option-piles-each = Play Piles
    .description = Play Piles a player; 0: two with two or three players, else one (DUPLE-40).
option-blanks = Blank cards
    .description = Up to four categories of your own, separated by semicolons; All Play adds one more of those (DUPLE-32).

refusal-too-many-blanks = There are { $most } blank cards, not { $count }.
refusal-blank-too-long = '{ $blank }' does not fit on a blank card.
refusal-blanks-without-categories = Blank cards are Category Cards: leave categories on to use them.

## Why a word does not count

refusal-nothing-said = Say a word: nothing was typed.
refusal-too-long = '{ $word }' and so on is too long: an answer has at most { $most } letters.
refusal-strange-letters = '{ $word }' is not written in the letters A to Z.
refusal-too-many-words = { $most ->
    [one] One word only, and { $word } has { $count }.
   *[other] At most { $most } words only, and { $word } has { $count }.
}
refusal-too-short = { $count ->
    [one] { $word } has one letter, and it takes { $least }.
   *[other] { $word } has { $count } letters, and it takes { $least }.
}
refusal-letter-missing = There is no { $letter } in { $word }.
refusal-letter-again = { $count ->
    [2] { $word } needs the letter { $letter } twice.
   *[other] { $word } needs the letter { $letter } { $count } times.
}
refusal-repeated = { $word } was said before.
refusal-table-refused = The table refused { $word } before.
refusal-plural = { $word } is a plural: say the singular.
refusal-unknown = The dictionary does not know { $word }, and it judges alone here.
refusal-not-noun = { $word } is known, but not a noun.
refusal-not-verb = { $word } is known, but not a verb.
refusal-not-adjective = { $word } is known, but not an adjective.
refusal-not-animal = { $word } is known, but not an animal.
refusal-not-place = { $word } is known, but not a place.
refusal-not-food-or-drink = { $word } is known, but nothing to eat or drink.
refusal-not-plant = { $word } is known, but not a plant.
refusal-not-person-or-job = { $word } is known, but not a person or a job.
refusal-not-object = { $word } is known, but not an object.
refusal-not-body-or-health = { $word } is known, but not about body or health.
refusal-not-no-category = { $word } is known, but a name, and no category calls for names now.

## Why something cannot be done now

refusal-not-your-draw = It is not your turn to draw.
refusal-nobody-draws = Nobody draws while a face-off is on.
refusal-nobody-turns = Nobody turns a card while a face-off is on.
refusal-no-such-draw-pile = There are two Draw Piles: draw from one that is not empty.
refusal-no-such-play-pile = You have no such Play Pile.
refusal-no-open-piles = Wilds and Categories come with the other cards here.
refusal-not-your-turn-to-turn = Only the player whose turn it is may turn a card.
refusal-nothing-to-turn = That pile is empty.
refusal-no-match = No cards match: there is nothing to answer.
refusal-not-racing = You are not in this face-off.
refusal-nothing-to-give-up = You are in no face-off that you could give up.
refusal-no-giving-up = You cannot give up now.
refusal-no-vote = There is nothing to vote on.
refusal-not-asked = Your vote is not asked for.
refusal-vote-first = The table is voting: all else goes on after that.
refusal-all-played = All is played: only the last words may still be challenged.
refusal-no-third-letter = Wait for the third letter.
refusal-word-said = You have said your word.
refusal-no-challenges = The dictionary judges alone here.
refusal-photo-finish = A moment: this is a photo finish.
refusal-nothing-to-challenge = There is no verdict of the dictionary on that to challenge.
refusal-table-decided = The table has decided about that word.
refusal-enough-challenges = { $count } challenges are all you have in one race.
refusal-not-at-the-end = The match is not at its end.

## Why decisions of former matches cannot be read

refusal-precedent-form = Line { $number }, '{ $line }', cannot be read: a precedent is written like '{ $example }'.
refusal-precedent-word = Line { $number }, '{ $line }', cannot be read. { $why }
refusal-precedent-verdict = Line { $number }, '{ $line }', cannot be read: '{ $verdict }' is neither yes nor no.
refusal-precedent-category = Line { $number }, '{ $line }', cannot be read: '{ $category }' is no category.
refusal-precedent-day = Line { $number }, '{ $line }', cannot be read: '{ $day }' is no date like 2026-11-13.

## What happens

event-letter-drawn = { IS($who) ->
    [you] You draw { $card }.
   *[other] { $who } draws { $card }.
}
event-wild-turned = { IS($who) ->
    [you] You turn { FORM($card, form: "the") }.
   *[other] { $who } turns { FORM($card, form: "the") }.
}
event-category-turned = { IS($who) ->
    [you] You turn a category: { $category }.
   *[other] { $who } turns a category: { $category }.
}
event-all-play-turned = { IS($who) ->
    [you] You draw an All Play.
   *[other] { $who } draws an All Play.
}
event-face-off-began = Face-off! { $racers }: { $category }, a word with { $letters }.
event-face-off-began-any = Face-off! { $racers }: any word with { $letters }.
event-all-play-began = All Play! Everybody: any word with { $letters }.
event-murmured = { IS($who) ->
    [you] You reach for a card, but the table murmurs: look more closely!
   *[other] { $who } reaches for a card, but the table murmurs: look more closely!
}
event-nothing-spotted = { IS($who) ->
    [you] You call { $word }, but nothing matches.
   *[other] { $who } calls { $word }, but nothing matches.
}
event-spoke = { IS($who) ->
    [you] You have a word.
   *[other] { $who } has a word.
}
event-word-said = { IS($who) ->
    [you] You say { $word }.
   *[other] { $who } says { $word }.
}
event-word-refused = { IS($who) ->
    [you] You try { $word }: { $why }
   *[other] { $who } tries { $word }: { $why }
}
event-tries-exhausted = { IS($who) ->
    [you] You are too fast for the judge: three tries a second.
   *[other] { $who } is too fast for the judge: three tries a second.
}
event-vote-called = { IS($who) ->
    [you] The table votes: does your { $word } count ({ $category })?
   *[other] The table votes: does { $word } by { $who } count ({ $category })?
}
event-vote-cast-yes = { IS($who) ->
    [you] You vote yes.
   *[other] { $who } votes yes.
}
event-vote-cast-no = { IS($who) ->
    [you] You vote no.
   *[other] { $who } votes no.
}
event-vote-cast-abstain = { IS($who) ->
    [you] You abstain.
   *[other] { $who } abstains.
}
event-vote-cast-rather-yes = { IS($who) ->
    [you] You would rather say yes.
   *[other] { $who } would rather say yes.
}
event-vote-cast-rather-no = { IS($who) ->
    [you] You would rather say no.
   *[other] { $who } would rather say no.
}
event-vote-closed-yes = { $word } counts.
event-vote-closed-no = { $word } does not count.
event-challenged-doubt = { IS($who) ->
    [you] You doubt { $word } by { $speaker } ({ $category }): the table votes.
   *[other] { IS($speaker) ->
        [you] { $who } doubts your { $word } ({ $category }): the table votes.
       *[other] { $who } doubts { $word } by { $speaker } ({ $category }): the table votes.
    }
}
event-challenged-doubt-own = { IS($who) ->
    [you] You doubt your own { $word } ({ $category }): the table votes.
   *[other] { $who } doubts { $word } ({ $category }): the table votes.
}
event-challenged-plea = { IS($who) ->
    [you] You stand up for { $word } by { $speaker } ({ $category }): the table votes.
   *[other] { IS($speaker) ->
        [you] { $who } stands up for your { $word } ({ $category }): the table votes.
       *[other] { $who } stands up for { $word } by { $speaker } ({ $category }): the table votes.
    }
}
event-challenged-plea-own = { IS($who) ->
    [you] You stand up for your { $word } ({ $category }): the table votes.
   *[other] { $who } stands up for { $word } ({ $category }): the table votes.
}
event-challenged-late = { $word } has stood too long to be challenged.
event-card-returned = { $card } comes back.
event-card-returned-to = { IS($owner) ->
    [you] { $card } comes back and lies before you again.
   *[other] { $card } comes back and lies before { $owner } again.
}
event-card-returned-from = { IS($winner) ->
    [you] { $card } is taken back from you.
   *[other] { $card } is taken back from { $winner }.
}
event-card-returned-from-to = { IS($winner) ->
    [you] { $card } is taken back from you and lies before { $owner } again.
   *[other] { IS($owner) ->
        [you] { $card } is taken back from { $winner } and lies before you again.
       *[other] { $card } is taken back from { $winner } and lies before { $owner } again.
    }
}
event-card-returned-home = { IS($owner) ->
    [you] { $card } leaves your winning pile and lies before you again.
   *[other] { $card } leaves the winning pile of { $owner } and lies before them again.
}
event-called-off = This race is called off: its cards have changed.
event-precedent-followed-yes = As you decided on { $day }: { $word } counts.
event-precedent-followed-no = As you decided on { $day }: { $word } does not count.
event-precedent-followed-undated-yes = As you decided before: { $word } counts.
event-precedent-followed-undated-no = As you decided before: { $word } does not count.
event-tied = Photo finish: { $racers }. A third letter decides.
event-third-letter-drawn = { IS($who) ->
    [you] You draw { $card } as the third letter.
   *[other] { $who } draws { $card } as the third letter.
}
event-third-letter-drawn-for-them = The table draws { $card } as the third letter.
event-given-up = { IS($who) ->
    [you] You see no word.
   *[other] { $who } sees no word.
}
event-face-off-won = { IS($who) ->
    [you] You say { $word } after { $time } and win { $loser }’s { $card }.
   *[other] { IS($loser) ->
        [you] { $who } says { $word } after { $time } and wins your { $card }.
       *[other] { $who } says { $word } after { $time } and wins { $loser }’s { $card }.
    }
}
event-face-off-won-own = { IS($who) ->
    [you] You say { $word } after { $time } and win your own { $card }.
   *[other] { $who } says { $word } after { $time } and wins their own { $card }.
}
event-all-play-won = { IS($who) ->
    [you] You win the All Play with { $word } after { $time }.
   *[other] { $who } wins the All Play with { $word } after { $time }.
}
event-nobody-won = { IS($who) ->
    [you] Nobody has a word: { FORM($card, form: "the") } goes back into a pile, and you draw again.
   *[other] Nobody has a word: { FORM($card, form: "the") } goes back into a pile, and { $who } draws again.
}
event-nobody-won-gone = { IS($who) ->
    [you] Nobody has a word: { FORM($card, form: "the") } leaves the game, and you draw again.
   *[other] Nobody has a word: { FORM($card, form: "the") } leaves the game, and { $who } draws again.
}
event-match-ended = The piles are empty: { $standing }.
standing = { $who } { $points }

reason-piles-empty = Both Draw Piles are empty, no face-off is left, and the most points win.

## What a match is remembered for

title-fastest-word = Fastest word: “{ $word }” in { $seconds } s
title-most-words = Most words: { $count }
title-longest-word = Longest word: “{ $word }”
title-most-ideas =
    Never short of ideas: { $count ->
        [one] 1 word tried
       *[other] { $count } words tried
    }
title-raced =
    { $count ->
        [0] Kept an eye on every letter
        [one] Raced once with all they had
       *[other] Raced { $count } times with all they had
    }

## The terminal

terminal-card-letter = { $letter } { $symbol }
terminal-draw-piles = Draw Piles: { $one } and { $other } cards
terminal-spare = To turn: { $wilds } Wilds, { $categories } Categories
terminal-you = you
terminal-points = points { $points }
terminal-no-card = (no card)
terminal-everybody = Everybody
terminal-race = { $title }: { $racers } – { $task }
terminal-task = { $category }, a word with { $letters }
terminal-task-any = Any word with { $letters }
terminal-tie = A tie: a third letter is drawn.
terminal-vote = { IS($who) ->
    [you] Vote: does { $word } count, as you say?
   *[other] Vote: does { $word } count, as { $who } says?
}
terminal-closing = All is played: the last words may still be challenged.
terminal-ask-vote = Does { $word } count? yes, no or /abstain
terminal-ask-let-stand = /ok lets the last words stand
terminal-ask-draw = Draw from 1 or 2
terminal-ask-draw-onto = Draw from 1 or 2 onto a or b
terminal-wait = wait
terminal-also = { $ask }, { $also }
terminal-or-pass = or /pass
terminal-or-challenge = or /challenge { $word }
terminal-or-challenge-either = or /challenge { $word } or { $other }
terminal-or-challenge-any = or /challenge { $word } or { $other } …
terminal-legend = 1 or 2 draws from that pile. When two cards show the same symbol, or a Wild joins them, their players race: type a word of the category with both letters and press Enter; /pass gives up. /challenge WORD has the table vote where the dictionary is wrong, whatever it said. +2 behind a card: two more lie beneath it.
hint-word = a word

refusal-unknown-command = '{ $typed }' is unknown here: type { $commands } or a word.
refusal-nothing-typed = Nothing was typed: type 1 or 2 to draw, or a word to answer.
refusal-no-verdict = There is no verdict of the dictionary to challenge.

## The table in the browser

seconds = { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s

draw-left = { $count ->
    [one] Draw from the left pile, 1 card
   *[other] Draw from the left pile, { $count } cards
}
draw-right = { $count ->
    [one] Draw from the right pile, 1 card
   *[other] Draw from the right pile, { $count } cards
}
middle = The middle
no-wild = No Wild
turn-category = Turn a new category, { $count } left
turn-wild = Turn a new Wild, { $count } left
turn = Turn · { $count }
empty-pile = No card
pile-of = { IS($who) ->
    [you] Your pile
   *[other] { $who }’s pile
}
left-pile-of = { IS($who) ->
    [you] Your left pile
   *[other] { $who }’s left pile
}
right-pile-of = { IS($who) ->
    [you] Your right pile
   *[other] { $who }’s right pile
}
under = { $count ->
    [one] 1 card underneath
   *[other] { $count } cards underneath
}
choose-left = Lay letters on my left pile
choose-right = Lay letters on my right pile
here = next
points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
won = { $count ->
    [one] winning pile: 1 card
   *[other] winning pile: { $count } cards
}

face-off = Face-off
your-face-off = You’re on!
cascade = Cascade, { $count } in a row
tie = Photo finish
tied-by = { $milliseconds } ms apart
third-letter = A third letter decides
you-dig = Tie! Draw the third letter
wanted-letters = { $count }+ letters
time-left = Time left
seconds-left = { $count } s
tries = Words so far
no-tries = No word yet …
counts = may count
fails = does not count
gave-up = { IS($who) ->
    [you] You see no word
   *[other] { $who } sees no word
}
several-gave-up = { $racers } see no word

vote = The table votes
vote-title = Does { $word } count?
vote-by = { IS($who) ->
    [you] You say it · { $category }
   *[other] { $who } says it · { $category }
}
vote-yes = It counts
vote-no = No
voted-yes = yes
voted-no = no
voted-abstain = abstains
voted-rather-yes = rather yes
voted-rather-no = rather no
not-voted = …
vote-silence = Who does not vote agrees.

challenge-refused = But it counts!
challenge-accepted = Does that count?
challenge-of-refused = Have the table vote: { $word } counts, I say
challenge-of-accepted = Have the table vote: does { $word } count?
doubted-by = { IS($who) ->
    [you] You doubt it. The clock stands.
   *[other] { $who } doubts it. The clock stands.
}
defended-by = { IS($who) ->
    [you] You stand up for it. The clock stands.
   *[other] { $who } stands up for it. The clock stands.
}
dictionary-takes = The dictionary takes it
dictionary-refuses = The dictionary refuses it
let-stand = Fine by me
last-words = All is played: do the last words count?
wait-last-words = The others look at the last words …

won-with = { IS($who) ->
    [you] You win with
   *[other] { $who } wins with
}
took = after { $time }
nobody = Nobody found a word
missed = { $words } would have counted
before = { $who }: { $word }, { $time }
before-nobody = Before: no word found
late = You were { $milliseconds } ms late
what-matches = Two cards with the same symbol, or with the two of the Wild: their owners race for a word with both letters.
spot = Nobody calls the matches here: spot two that match, and say a word.

word = Your word
say = Say it
type-here = Type a word
spot-here = Seen a match? Say it
quiet = Words go here
others-race = { $racers } race
listen = Say words aloud
stop-listening = Stop listening
give-up = No word
give-up-aria = Agree that there is no word
too-fast = Three tries a second are all the judge can hear.
nothing-matches = { $word }: but nothing matches. It costs nothing.
murmur = The table murmurs: look more closely, there is a match!

draw-prompt = Draw a card from either pile
draw-onto = Draw, onto the pile you marked
race-prompt = { $category } with { $letters }
wait-draw = { IS($who) ->
    [you] You draw …
   *[other] { $who } draws …
}
wait-race = { $racers } race …
wait-vote = The table votes on { $word } …
wait-third = The third letter comes …
wait-judge = Your word is said …
gave-up-prompt = You see no word: the others may still
over = The piles are empty

sheet-letters = Letters won
sheet-all-plays = All Plays won
sheet-points = Points
sheet-races = Races won
sheet-fastest = Fastest word
sheet-mean = On average
none = –

chapter-race = Race { $number }
story-title = Every race
story-fastest = { IS($who) ->
    [you] The quickest word: { $word }, by you, after { $time }.
   *[other] The quickest word: { $word }, by { $who }, after { $time }.
}
story-could-have = Would have counted:
story-also-possible = Would have counted, too:
story-decisions = What the table decided
story-undone = The table took this win back.
moment-ahead = From here on { $who } stayed ahead.

## The first lesson

lesson-welcome = Duple is a race for words. Cards are turned up one by one; as soon as two of them match, their owners look for a word with both letters. The faster one takes the other’s card.
lesson-middle = This is in force: the category, Place, and a Wild that makes moon and triangle match each other. Left and right are the two Draw Piles.
lesson-draw = You draw first, from whichever pile you like, in a real match. Here, take the left one.
lesson-match = Your E and Lina’s N both show a triangle: a face-off! You two race for a place with an E and an N, of at least five letters.
lesson-refused = A wrong word costs nothing but time. Try it: say CASTLE.
lesson-answer = No N in it, says the judge, and strikes it out. Now a better one: ENGLAND, say, or OCEAN. (Letters that you have got are ticked off as you type.)
lesson-wild = Lina’s N is yours: one point. But Milo has drawn a moon, and the Wild matches it with your triangle. A face-off again: E and R …
lesson-lost = … and Milo was faster: AMERICA. He takes your E. Your own winnings are safe, they lie face down.
lesson-again = Your turn again: draw from the left pile.
lesson-others = No match for you. Lina turned a new Wild, which covers the old one, and drew on: her moon matches Milo’s. You are not in this one, so watch.
lesson-vote = Lina says RIVERWICK. The dictionary does not know it, so the table votes. Be kind: let it count.
lesson-give-up = When you see no word, press “No word”. If all who race agree, or time is up, the card goes back into a pile. Words at almost the same moment are a photo finish: a third letter decides.
lesson-all-play = And when an All Play turns up, everybody races for one word with all letters on the table, for two points.
lesson-round = Now race Lina and Milo, as you like, until two races are decided. Any word of four letters will do, without a category. The clock runs!
lesson-score = That was a round. Every card that you win from somebody is a point; the figure stands beside each name. When the piles are empty, most points win.
lesson-goal = One question before you go: how do you win at Duple?
lesson-goal-long = By saying the longest words
lesson-goal-word = By winning cards: with a word with both letters, sooner than the other
lesson-goal-empty = By getting rid of my cards first
lesson-not-left = From that pile you may draw as well, but the card that we need lies on the left one (DUPLE-8).
lesson-not-castle = Keep that one for later: first see what happens to a wrong word. Say CASTLE (DUPLE-20).
lesson-not-place = You may do that. But here a well-known place with an E and an N takes you on: ENGLAND, say (DUPLE-15).
lesson-not-kind = You may vote against it, and in a match you decide. Be kind this time: let it count (DUPLE-19).
lesson-not-goal-long = Length does not matter: OCEAN wins as much as NETHERLANDS, if it comes sooner (DUPLE-15). Try another answer.
lesson-not-goal-empty = No: you want cards. Each one that you win from somebody is a point (DUPLE-26). Try another answer.

## Over many matches

evenings-letters = Your letters
evenings-letters-note = You win { $share } of your races with { $best }, and { $least } with { $worst }.
evenings-categories = Your categories
evenings-category = Category
evenings-letter = Letter
evenings-races = Races
evenings-won = Won
evenings-time = Time of a won race
evenings-times = Your times
evenings-times-note = The mean of the races that you won, match by match; over all of them it is { $time }.
evenings-match = Match
evenings-missed = Missed twice
evenings-missed-none = No word has slipped by you twice yet.
evenings-missed-note = Each would have won a race, at least twice, and it was not you who had one.
evenings-missed-times = { $word }, { $count } times

## The guide

guide =
    # Duple

    Two letters, one word, right now. Cards are turned up in front of everybody; when two of them match, their
    owners race for a word that contains both letters. The faster one takes the other's card.

    ## The cards

    - 64 Letter Cards: a letter and one of eight symbols, eight cards a symbol. No symbol has a letter twice; the
      common letters come several times, J, K, Q, V, W, X and Z once each. Nearly any two of them make a common
      word. *(DUPLE-1)*
    - 8 Wild Cards with two symbols each; every symbol is on exactly two of them. *(DUPLE-2)*
    - 17 Category Cards: Noun, Verb, Adjective, Animal, Place, Food or drink, Plant, Person or job, Object, Body or
      health, No category (any word will do), two All Plays and four blanks. *(DUPLE-3)*
    - Symbols differ in shape *and* in colour: you never need to tell colours apart. *(DUPLE-4)*

    ## Before the first card

    - One Wild and one Category start face up in the middle. *(DUPLE-5)*
    - The other Wilds and Categories are spread evenly among the letters: four letters, a Wild, four letters, a
      Category, and so on, towards the end three letters each; or, by `stacking`, shuffled, so that they may lie
      anywhere. *(DUPLE-6)*
    - The deck is split into two Draw Piles, with an All Play hidden somewhere in the middle of each. *(DUPLE-7)*

    ## Drawing

    - The dealer begins. Draw from either pile: a letter goes face up onto your Play Pile. Everybody sees it at the
      same instant, you no sooner than the others. *(DUPLE-8)*
    - A Category or a Wild goes into the middle, and you draw again until you have a letter; after a Wild, once the
      face-offs that it causes are over. *(DUPLE-9)*
    - Nobody draws while a face-off is possible. The table calls the face-offs; without `announce` you must spot
      them yourselves. Then anybody may call out a word at any time, which costs nothing if there is no match, and
      who reaches for a card too soon hears the table murmur. *(DUPLE-10)*
    - After your letter and its face-offs, the next player draws. *(DUPLE-11)*

    ## Who faces off

    - Two players whose top cards show the same symbol. *(DUPLE-12)*
    - Two players whose top cards show the two symbols of the Wild in the middle. It counts until another Wild
      covers it. *(DUPLE-13)*
    - One face-off at a time. After each, look again: a card that came to light may match as well, and so it
      cascades. *(DUPLE-14)*
    - Be the first of the two with a valid word and you win the other's top card, face down onto your winning pile.
      Your own card stays. Nobody else can win it. *(DUPLE-15)*
    - Nobody has a word within a minute (`limit`, in seconds), or both give up: the card drawn last of those that
      match goes back into a Draw Pile, and whoever drew it draws again. *(DUPLE-16)*

    ## What counts as an answer

    - One word (`max_words`: up to three), singular, at least five letters (`min_letters`), with the letters of both
      cards in any order. Two equal letters must be in it twice. Capitals and accents do not matter. *(DUPLE-17)*
    - It must fit the category in the middle. Names count where the category calls for them: London is a place.
      Things from stories count, too. *(DUPLE-18)*
    - `judge` says who decides. *Lexicon*: a dictionary with categories, and what it does not know is put to the
      vote. *Table*: the others vote on every word. *Strict*: the dictionary alone. Who does not vote within 15
      seconds agrees. With two players your opponent decides. *(DUPLE-19)*
    - Nothing is final but the table. For 10 seconds anybody may challenge what the dictionary said about a word,
      whether it took or refused it: then the table votes, and every clock stands meanwhile. *(DUPLE-19)*
    - A refused word costs you nothing but time. You have three tries a second. *(DUPLE-20)*
    - `no_repeats`: no word that anybody has said before in this match, also when nothing matched. *(DUPLE-21)*
    - Both have a valid word at almost the same moment (`tie_ms`): another player draws a third letter, and the two
      need a word with all three. That letter is shuffled back afterwards. *(DUPLE-22)*

    ## All Play

    - Everybody races for one word with *all* letters that lie face up. No category, but as many letters as usual.
      The first to say one wins the All Play: two points. *(DUPLE-23)*
    - Nobody in time: it goes back into the middle of a Draw Pile. *(DUPLE-24)*
    - Afterwards the old category counts again, and whoever drew the All Play draws again. *(DUPLE-25)*

    ## The end

    - When both Draw Piles are empty and no face-off is left, most points win: one for each letter in your winning
      pile, two for an All Play. Equal points share the victory. *(DUPLE-26)*

    ## House rules

    - `wilds` and `categories` off: leave those cards out, for younger players. *(DUPLE-30)*
    - `piles`: Wilds and Categories have a pile each. With *one* pile for both, only the card on top counts.
      With *open* piles they lie face down by themselves; on your turn, before you draw, you may turn a new one, but not
      while cards match, even if nobody has seen it yet. *(DUPLE-31)*
    - `blanks`: write up to four categories of your own, separated by semicolons. The table judges them. “All Play”
      on a blank adds another All Play. *(DUPLE-32)*
    - `no_repeats`, `min_letters` and `max_words` make it harder or easier, as told above. *(DUPLE-33)*
    - With two or three players everybody keeps two Play Piles, and says with each draw onto which one the letter
      goes. `piles_each` sets the number for any table. *(DUPLE-40)*
    - Your own two top cards match: all players race, and the winner takes the one that was drawn last. *(DUPLE-41)*

    ## How we read the rules

    - Several matches stand: the card that came to light last goes first, then a match of equal symbols before one
      through the Wild, then the seats in order after the drawer. *(DUPLE-14)*
    - In a wild match the card that goes back may be the Wild itself; the one under it counts again. A card goes
      back to a random place, and leaves the game the third time. *(DUPLE-16)*
    - A word that is both a plural and a verb form, like “walks”, is a plural. Other verb forms are verbs:
      “explodes”, “running”. Comparatives are adjectives. *(DUPLE-17)*
    - Where no category calls for names, names do not count. *(DUPLE-18)*
    - All others vote, the opponent in the face-off included. More yes than no accepts, and so does a tie; who says
      nothing within 15 seconds says yes. People decide: bots abstain, or advise what the dictionary says, which
      counts only where nobody says yes or no. The clock stands still meanwhile. What the table decided about a word
      in a category stands for the rest of the match. *(DUPLE-19)*
    - Whoever challenges a verdict has voted against it; who does so for a word of their own decides only where no
      other person votes. Each verdict can be challenged once, and each player has three challenges a race. That
      letters are missing, or that a word was said before, anybody can see: there is nothing to
      challenge. *(DUPLE-19)*
    - A verdict that the table overturns decides the race as it should have been. A word that counts after all wins,
      whatever came after it, and takes its card from wherever that lies. A word that does not count gives its card
      back: the two face off again where they still match, and an All Play goes back into a pile. A race that rested
      on it is called off. *(DUPLE-19)*
    - When all is played, the last words may still be challenged: the match ends 10 seconds after them, or as soon
      as everybody lets them stand. *(DUPLE-19, DUPLE-26)*
    - What is not written in letters, or is longer than 60, is not even judged. A fourth try within a second is not
      heard. *(DUPLE-20)*
    - Until the time of a photo finish is over nobody is shown what was said in it. The same word from both is a
      tie, too, even with `no_repeats`. *(DUPLE-22)*
    - The third letter is the topmost letter of the chosen pile. If nobody is left to draw it, or nobody does within
      15 seconds, it is drawn for the players. A second tie gets a new third letter. With no letter left, the word
      that came first wins, as always in an All Play. *(DUPLE-22)*
    - With fewer than two letters on the table an All Play goes back at once; the third time it leaves the
      game. *(DUPLE-24)*
    - Without categories there is no All Play. *(DUPLE-30)*
    - With one pile for both, the Category starts on top of the Wild. *(DUPLE-31)*
