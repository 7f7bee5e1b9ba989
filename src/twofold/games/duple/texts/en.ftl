### Duple in English. Words are said in capitals, and { $word } is always one that somebody said.

tagline = Two letters, one category: be the first to say a word that fits.
today-task = { $races } races, { $limit } seconds each: find a word of at least four letters with both letters in it. It earns half a mark, or a full mark within { $quick } seconds.
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

preset-first = Letter Cards only, shorter words count, and you have more time.
preset-box = With Wild Cards and Category Cards; words of at least five letters.
preset-wild = You spot the matches yourself, no word counts twice, and all cards are shuffled together.
option-judge = Judge
    .description = Who decides whether a word counts: the dictionary, with a vote on words it doesn’t know; a vote on every word; or the dictionary alone (DUPLE-19).
option-judge-lexicon = dictionary, then vote
option-judge-table = vote on every word
option-judge-strict = dictionary only
option-min-letters = Minimum letters
    .description = The shortest word that counts (DUPLE-17).
option-max-words = Maximum words
    .description = How many words an answer may have (DUPLE-17).
option-no-repeats = No repeats
    .description = A word that was already said does not count again (DUPLE-21).
option-limit = Seconds per face-off
    .description = Time to find a word (DUPLE-16).
option-tie-ms = Photo finish
    .description = Answers this many milliseconds apart, or fewer, are a tie (DUPLE-22).
option-announce = Announce matches
    .description = The table announces each face-off. Off: players must spot matches themselves (DUPLE-10).
option-wilds = Wild Cards
    .description = Play with Wild Cards (DUPLE-30).
option-categories = Category Cards
    .description = Play with Category Cards (DUPLE-30).
option-piles = Piles in the middle
    .description = One pile each for Wilds and Categories, one pile for both, or face-down piles you can turn when you like (DUPLE-31).
option-piles-two = one each
option-piles-one = one for both
option-piles-open = face down
option-stacking = Mixing
    .description = How Wilds and Categories are mixed in with the letters (DUPLE-6).
option-stacking-even = spread evenly
option-stacking-shuffled = shuffled
option-piles-each = Play Piles
    .description = Play Piles per player. 0: two each with two or three players, otherwise one (DUPLE-40).
option-blanks = Own categories
    .description = Up to four categories of your own, separated by semicolons. “All Play” adds another All Play (DUPLE-32).

refusal-too-many-blanks = There are { $most } blank cards, not { $count }.
refusal-blank-too-long = “{ $blank }” does not fit on a blank card.
refusal-blanks-without-categories = Blank cards are Category Cards: leave categories on to use them.

## Why a word does not count

refusal-nothing-said = Type a word first.
refusal-too-long = “{ $word }…” is too long: at most { $most } letters.
refusal-strange-letters = “{ $word }” has other characters than A to Z.
refusal-too-many-words = { $most ->
    [one] One word only: { $word } has { $count }.
   *[other] At most { $most } words: { $word } has { $count }.
}
refusal-too-short = { $count ->
    [one] { $word } has one letter; you need at least { $least }.
   *[other] { $word } has { $count } letters; you need at least { $least }.
}
refusal-letter-missing = There is no { $letter } in { $word }.
refusal-letter-again = { $count ->
    [2] { $word } needs the letter { $letter } twice.
   *[other] { $word } needs the letter { $letter } { $count } times.
}
refusal-repeated = { $word } has already been said.
refusal-table-refused = The table has already rejected { $word }.
refusal-plural = { $word } is a plural: say the singular.
refusal-unknown = { $word } isn’t in the dictionary, and the dictionary decides.
refusal-not-noun = The dictionary doesn’t list { $word } as a noun.
refusal-not-verb = The dictionary doesn’t list { $word } as a verb.
refusal-not-adjective = The dictionary doesn’t list { $word } as an adjective.
refusal-not-animal = The dictionary doesn’t list { $word } as an animal.
refusal-not-place = The dictionary doesn’t list { $word } as a place.
refusal-not-food-or-drink = The dictionary doesn’t list { $word } as food or drink.
refusal-not-plant = The dictionary doesn’t list { $word } as a plant.
refusal-not-person-or-job = The dictionary doesn’t list { $word } as a person or job.
refusal-not-object = The dictionary doesn’t list { $word } as an object.
refusal-not-body-or-health = The dictionary doesn’t list { $word } under body or health.
refusal-not-no-category = { $word } is a name, and names don’t count in this category.

## Why something cannot be done now

refusal-not-your-draw = It is not your turn to draw.
refusal-nobody-draws = No drawing during a face-off.
refusal-nobody-turns = No turning cards during a face-off.
refusal-no-such-draw-pile = Draw from one of the two Draw Piles that isn’t empty.
refusal-no-such-play-pile = You have no such Play Pile.
refusal-no-open-piles = Here Wilds and Categories come with the other cards.
refusal-not-your-turn-to-turn = Only the player whose turn it is may turn a card.
refusal-nothing-to-turn = That pile is empty.
refusal-no-match = No cards match: there is nothing to answer.
refusal-not-racing = You’re not in this face-off.
refusal-nothing-to-give-up = You’re not in a face-off.
refusal-no-giving-up = You cannot give up now.
refusal-no-vote = There is no vote going on.
refusal-not-asked = You don’t vote on this word.
refusal-vote-first = Wait for the vote: play goes on after it.
refusal-all-played = All cards are played: you can only challenge the last words.
refusal-no-third-letter = Wait for the third letter.
refusal-word-said = You have already said your word.
refusal-no-challenges = No challenges here: the dictionary decides.
refusal-photo-finish = One moment: photo finish.
refusal-nothing-to-challenge = The dictionary has said nothing about that word.
refusal-table-decided = The table has already decided on that word.
refusal-enough-challenges = You’ve used all { $count } challenges for this race.
refusal-nothing-to-insist-on = You can insist only on a word of yours that was rejected without a vote.
refusal-insisted-enough = You’ve already insisted { $count } times in this match.
refusal-not-at-the-end = The match is not at its end.

## Why decisions of former matches cannot be read

refusal-precedent-form = Line { $number }, “{ $line }”, cannot be read: a precedent is written like “{ $example }”.
refusal-precedent-word = Line { $number }, “{ $line }”, cannot be read. { $why }
refusal-precedent-verdict = Line { $number }, “{ $line }”, cannot be read: “{ $verdict }” is neither yes nor no.
refusal-precedent-category = Line { $number }, “{ $line }”, cannot be read: “{ $category }” is no category.
refusal-precedent-day = Line { $number }, “{ $line }”, cannot be read: “{ $day }” is no date like 2026-11-13.

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
    [you] You reach for a card, but there is a match on the table!
   *[other] { $who } reaches for a card, but there is a match on the table!
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
    [you] Too fast: you may try three words a second.
   *[other] { $who } is too fast: three words a second at most.
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
    [you] You lean towards yes.
   *[other] { $who } leans towards yes.
}
event-vote-cast-rather-no = { IS($who) ->
    [you] You lean towards no.
   *[other] { $who } leans towards no.
}
event-vote-closed-yes = { $word } counts.
event-vote-closed-no = { $word } does not count.
event-challenged-doubt = { IS($who) ->
    [you] You challenge { $word } by { $speaker } ({ $category }): the table votes.
   *[other] { IS($speaker) ->
        [you] { $who } challenges your { $word } ({ $category }): the table votes.
       *[other] { $who } challenges { $word } by { $speaker } ({ $category }): the table votes.
    }
}
event-challenged-doubt-own = { IS($who) ->
    [you] You challenge your own { $word } ({ $category }): the table votes.
   *[other] { $who } challenges their own { $word } ({ $category }): the table votes.
}
event-challenged-plea = { IS($who) ->
    [you] You say { $word } by { $speaker } counts ({ $category }): the table votes.
   *[other] { IS($speaker) ->
        [you] { $who } says your { $word } counts ({ $category }): the table votes.
       *[other] { $who } says { $word } by { $speaker } counts ({ $category }): the table votes.
    }
}
event-challenged-plea-own = { IS($who) ->
    [you] You say your { $word } counts ({ $category }): the table votes.
   *[other] { $who } says their { $word } counts ({ $category }): the table votes.
}
event-insisted = { IS($who) ->
    [you] You insist on { $word } ({ $category }): it counts.
   *[other] { $who } insists on { $word } ({ $category }): it counts.
}
event-challenged-late = It is too late to challenge { $word }.
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
    [you] { $card } goes back from your winning pile to your Play Pile.
   *[other] { $card } goes back from { $owner }’s winning pile to their Play Pile.
}
event-called-off = This race is cancelled: its cards have changed.
event-precedent-followed-yes = { $word } counts, as you decided on { $day }.
event-precedent-followed-no = { $word } does not count, as you decided on { $day }.
event-precedent-followed-undated-yes = { $word } counts, as you decided before.
event-precedent-followed-undated-no = { $word } does not count, as you decided before.
event-tied = Photo finish: { $racers }. A third letter decides.
event-third-letter-drawn = { IS($who) ->
    [you] You draw { $card } as the third letter.
   *[other] { $who } draws { $card } as the third letter.
}
event-third-letter-drawn-for-them = The table draws { $card } as the third letter.
event-given-up = { IS($who) ->
    [you] You give up.
   *[other] { $who } gives up.
}
event-face-off-won = { IS($who) ->
    [you] You say { $word } in { $time } and win { $loser }’s { $card }.
   *[other] { IS($loser) ->
        [you] { $who } says { $word } in { $time } and wins your { $card }.
       *[other] { $who } says { $word } in { $time } and wins { $loser }’s { $card }.
    }
}
event-face-off-won-own = { IS($who) ->
    [you] You say { $word } in { $time } and win your own { $card }.
   *[other] { $who } says { $word } in { $time } and wins their own { $card }.
}
event-all-play-won = { IS($who) ->
    [you] You win the All Play with { $word } in { $time }.
   *[other] { $who } wins the All Play with { $word } in { $time }.
}
event-nobody-won = { IS($who) ->
    [you] Nobody finds a word: { FORM($card, form: "the") } goes back into a pile, and you draw again.
   *[other] Nobody finds a word: { FORM($card, form: "the") } goes back into a pile, and { $who } draws again.
}
event-nobody-won-gone = { IS($who) ->
    [you] Nobody has a word: { FORM($card, form: "the") } leaves the game, and you draw again.
   *[other] Nobody has a word: { FORM($card, form: "the") } leaves the game, and { $who } draws again.
}
event-match-ended = The piles are empty: { $standing }.
standing = { $who } { $points }

reason-piles-empty = Both Draw Piles are empty. The most points win.

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
        [one] Took part in 1 race
       *[other] Took part in { $count } races
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
terminal-or-insist = or /insist { $word }
terminal-legend = 1 or 2 draws from that pile. When two cards show the same symbol, or a Wild joins them, their players race: type a word of the category with both letters and press Enter; /pass gives up. /challenge WORD has the table vote where the dictionary is wrong, whatever it said. /insist WORD keeps your word that was rejected without a vote, twice a match. +2 behind a card: two more lie beneath it.
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
middle = The middle of the table
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
no-tries = No words yet
counts = may count
fails = does not count
gave-up = { IS($who) ->
    [you] You gave up
   *[other] { $who } gave up
}
several-gave-up = { $racers } gave up

vote = The table votes
vote-now = Vote now
vote-title = Does { $word } count?
vote-by = { IS($who) ->
    [you] Your word · { $category }
   *[other] { $who }’s word · { $category }
}
vote-yes = It counts
vote-no = It doesn’t count
voted-yes = yes
voted-no = no
voted-abstain = abstains
voted-rather-yes = leans yes
voted-rather-no = leans no
not-voted = …
vote-silence = Not voting counts as yes.

appeal-silence = It takes two to overrule the dictionary.
insist = I insist
insist-of = { $word } should count: you can insist twice a match
challenge-refused = Challenge: it counts!
challenge-accepted = Challenge it
challenge-of-refused = Have the table vote: { $word } should count
challenge-of-accepted = Have the table vote: should { $word } count?
doubted-by = { IS($who) ->
    [you] You challenge it. The clock is paused.
   *[other] { $who } challenges it. The clock is paused.
}
defended-by = { IS($who) ->
    [you] You say it counts. The clock is paused.
   *[other] { $who } says it counts. The clock is paused.
}
dictionary-takes = The dictionary accepts it
dictionary-refuses = The dictionary rejects it
let-stand = Accept them
last-words = All cards are played. Challenge the last words?
wait-last-words = The others are checking the last words…

won-with = { IS($who) ->
    [you] You win with
   *[other] { $who } wins with
}
took = in { $time }
nobody = Nobody found a word
missed = { $words } would have counted
before = { $who }: { $word }, { $time }
before-nobody = Before: no word found
late = { $milliseconds } ms too late
what-matches = When two top cards show the same symbol, or the two symbols of the Wild, their owners race for a word with both letters.
spot = Matches are not announced: spot one and say a word.

word = Your word
say = Say it
type-here = Type a word
spot-here = Seen a match? Type a word
quiet = No face-off right now
others-race = Only { $racers } can answer
listen = Answer by voice
stop-listening = Stop listening
give-up = Give up
give-up-aria = Give up: I see no word
too-fast = Too fast: three words a second at most.
nothing-matches = { $word }: no cards match. No penalty.
murmur = Look again: there is a match on the table!

draw-prompt = Draw a card from either pile
draw-onto = Draw a card onto your marked pile
race-prompt = { $category } with { $letters }
wait-draw =
    { IS($who) ->
        [you] Your turn to draw…
       *[other] { $who } is drawing…
    }
wait-race = { $racers } are racing…
wait-vote = Voting on { $word }…
wait-third = Waiting for the third letter…
wait-judge = Checking your word…
gave-up-prompt = You gave up: the others can still answer
over = The piles are empty

sheet-letters = Letters won
sheet-all-plays = All Plays won
sheet-points = Points
sheet-races = Races won
sheet-fastest = Fastest word
sheet-mean = Average
none = –

chapter-race = Race { $number }
story-title = Every race
story-fastest = { IS($who) ->
    [you] Fastest word: { $word }, by you, in { $time }.
   *[other] Fastest word: { $word }, by { $who }, in { $time }.
}
story-could-have = Would have counted:
story-also-possible = Would also have counted:
story-decisions = What the table decided
story-undone = The table overturned this win.
moment-ahead = From here on { $who } stayed ahead.

## The first lesson

lesson-welcome = Duple is a race for words. When two players’ cards match, both look for a word with both letters. The faster one wins the other’s card.
lesson-middle = In the middle: the category, Place, and a Wild, which makes moon and triangle match. Left and right: the two Draw Piles.
lesson-draw = You draw first. In a match you can use either pile; here, draw from the left one.
lesson-match = Your E and Lina’s N both show a triangle: a face-off! You both need a place with an E and an N, and at least five letters.
lesson-refused = A wrong word costs only time. Try it: say CASTLE.
lesson-answer = No N in it, so it doesn’t count. Now say a better one, like ENGLAND or OCEAN. (Letters you have used are ticked off as you type.)
lesson-wild = You win Lina’s N: one point. But Milo has a moon, and the Wild matches it with your triangle: another face-off, with E and R…
lesson-lost = …and Milo was faster: AMERICA. He takes your E. Cards you have won are safe: they are face down.
lesson-again = Your turn again: draw from the left pile.
lesson-others = No match for you. Lina turned a new Wild and drew on: her moon matches Milo’s. You’re not in this one, so watch.
lesson-vote = Lina says RIVERWICK. The dictionary does not know it, so the table votes. Be kind: let it count.
lesson-give-up = If you see no word, press “Give up”. If both give up, or time runs out, the card goes back into a pile. Two words at almost the same moment are a photo finish: a third letter decides.
lesson-all-play = When an All Play comes up, everyone races for one word with all the letters on the table. It is worth two points.
lesson-round = Now play until two races are decided. Any word with at least four letters counts, and there is no category. The clock is running!
lesson-score = Each card you win from another player is a point, shown beside your name. When the piles are empty, the most points win.
lesson-goal = One question before you go: how do you win at Duple?
lesson-goal-long = By saying the longest words
lesson-goal-word = By winning cards: being first with a word that has both letters
lesson-goal-empty = By getting rid of my cards first
lesson-not-left = In a match you could, but the card for this step is on the left pile.
lesson-not-castle = Keep that one for later. First see what happens to a wrong word: say CASTLE.
lesson-not-place = You could, but here you need a well-known place with an E and an N: ENGLAND, for example.
lesson-not-kind = In a match that is up to you. Be kind this time: let it count.
lesson-not-goal-long = Length doesn’t matter: OCEAN wins as much as NETHERLANDS. Try another answer.
lesson-not-goal-empty = No, you want cards: each one you win is a point. Try another answer.

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
evenings-times-note = Average time of the races you won, match by match. Overall: { $time }.
evenings-match = Match
evenings-missed = Words that got away
evenings-missed-none = No word has got away from you twice yet.
evenings-missed-note = Each of these would have won a race at least twice, and you didn’t say it.
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
      Category, and so on, towards the end three letters each; or shuffled, so that they may be anywhere
      (`stacking`). *(DUPLE-6)*
    - The deck is split into two Draw Piles, with an All Play hidden somewhere in the middle of each. *(DUPLE-7)*

    ## Drawing

    - The dealer begins. Draw from either pile: a letter goes face up onto your Play Pile. Everybody sees it at the
      same instant, you no sooner than the others. *(DUPLE-8)*
    - A Category or a Wild goes into the middle, and you draw again until you have a letter; after a Wild, once the
      face-offs that it causes are over. *(DUPLE-9)*
    - Nobody draws while a face-off is possible. Face-offs are announced; with `announce` off you spot them
      yourselves. Then anyone may call out a word at any time, which costs nothing if there is no match. Anyone who
      reaches for a card too soon is told that there is a match on the table. *(DUPLE-10)*
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
    - Who decides is an option (`judge`). **Dictionary, then vote** (`lexicon`): a dictionary with categories; words
      that it does not know are put to the vote. **Vote on every word** (`table`): the others vote. **Dictionary
      only** (`strict`): no votes. Not voting within 15 seconds counts as yes. With two players your opponent
      decides. *(DUPLE-19)*
    - For 10 seconds anyone may challenge what the dictionary said about a word, whether it accepted or rejected it:
      then the table votes, and every clock is paused. It takes two to overrule the dictionary; with two players,
      both. *(DUPLE-19)*
    - If your word was rejected and nobody voted (bots only advise), you can insist, and it counts: twice a match, for
      all to see. *(DUPLE-19)*
    - A rejected word costs you nothing but time. You have three tries a second. *(DUPLE-20)*
    - **No repeats:** no word that anyone has said before in this match, also when nothing matched.
      `no_repeats` *(DUPLE-21)*
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

    - **Wild Cards, Category Cards** off: leave them out, for younger players. `wilds`, `categories` *(DUPLE-30)*
    - **Piles in the middle:** one pile each for Wilds and Categories; or one for both, where only the top card
      counts; or two face-down piles from which you may turn a card on your turn before you draw, but not while
      cards match, even if nobody has seen it yet. `piles` *(DUPLE-31)*
    - **Own categories:** up to four, separated by semicolons; the table judges them. “All Play” adds another All
      Play. `blanks` *(DUPLE-32)*
    - **No repeats, minimum letters, maximum words** make it harder or easier, as told above. *(DUPLE-33)*
    - **Play Piles:** two each with two or three players, otherwise one. With two, say with each draw where the
      letter goes. `piles_each` sets the number. *(DUPLE-40)*
    - Your own two top cards match: all players race, and the winner takes the one that was drawn last. *(DUPLE-41)*

    ## How we read the rules

    - Several matches stand: the card that came to light last goes first, then a match of equal symbols before one
      through the Wild, then the seats in order after the drawer. *(DUPLE-14)*
    - In a wild match the card that goes back may be the Wild itself; the one under it counts again. A card goes
      back to a random place, and leaves the game the third time. *(DUPLE-16)*
    - A word that is both a plural and a verb form, like “walks”, is a plural. Other verb forms are verbs:
      “explodes”, “running”. Comparatives are adjectives. *(DUPLE-17)*
    - Where no category calls for names, names do not count. *(DUPLE-18)*
    - All others vote, the opponent in the face-off included. More yes than no accepts, and so does a tie; not
      voting within 15 seconds counts as yes. People decide: bots abstain, or advise what the dictionary says, which
      counts only where nobody says yes or no; then as much advice against a word as for it rejects it. The clock is
      paused meanwhile. *(DUPLE-19)*
    - The same word from several players is decided once for all of them. What the table last voted about a word in a
      category counts for the rest of the match; advice and insisting decide for one race only. *(DUPLE-19)*
    - Whoever challenges a verdict has voted against it, and the player who said the word votes, too: to give in, or to
      stand by it. At least two votes against the verdict, and more than for it, overrule it; not voting, and advice,
      leave it as it is. Each verdict can be challenged once, and each player has three challenges a race. That
      letters are missing, or that a word was said before, anybody can see: there is nothing to
      challenge. *(DUPLE-19)*
    - You can insist within 10 seconds, on a word that was put to the vote or challenged; not on a plural, and not where
      the dictionary decides alone. *(DUPLE-19)*
    - A verdict that the table overturns decides the race as it should have been. A word that counts after all wins,
      whatever came after it, and takes its card from wherever that lies. A word that does not count gives its card
      back: the two face off again where they still match, and an All Play goes back into a pile. A race that
      depended on it is cancelled. *(DUPLE-19)*
    - When all is played, the last words may still be challenged: the match ends 10 seconds after them, or as soon
      as everybody accepts them. *(DUPLE-19, DUPLE-26)*
    - What is not written in letters, or is longer than 60, is not even judged. A fourth try within a second is not
      heard. *(DUPLE-20)*
    - Until the time of a photo finish is over nobody is shown what was said in it. The same word from both is a
      tie, too, even with no repeats. *(DUPLE-22)*
    - The third letter is the topmost letter of the chosen pile. If nobody is left to draw it, or nobody does within
      15 seconds, it is drawn for the players. A second tie gets a new third letter. With no letter left, the word
      that came first wins, as always in an All Play. *(DUPLE-22)*
    - With fewer than two letters on the table an All Play goes back at once; the third time it leaves the
      game. *(DUPLE-24)*
    - Without categories there is no All Play. *(DUPLE-30)*
    - With one pile for both, the Category starts on top of the Wild. *(DUPLE-31)*
