### What DUOS says: the table, the terminal and the rules page.

tagline = Twelve pictures, four pairs: choose the ones the Narrator chooses.
today-task = You are the Narrator for a crowd of { $crowd }. Choose four pairs. A pair earns half a mark if anyone else chose it, and a full mark if { $majority } or more did.

## Categories, marks and hints

category-things = Things
    .small = things
category-animals = Animals
    .small = animals

mark-circle = circle
mark-square = square
mark-triangle = triangle
mark-diamond = diamond

hint-word = WORD
hint-yes = YES
hint-not = NOT

# Two cards that belong together, as a label and in lists.
pair = { $one } + { $other }

## Options

preset-first = Starts with things: cups, keys, shoes.
preset-box = Things and animals take turns, in random order.
preset-wild = Animals only, with twelve new ones every turn.
option-category = First category
    .description = Which side of the cards is up in the first turn (DUOS-3).
option-category-random = random
option-category-things = Things
option-category-animals = Animals
option-first-narrator = First Narrator
    .description = Which seat is the Narrator first (DUOS-4).
option-first-narrator-random = random
option-first-narrator-0 = Seat 1
option-first-narrator-1 = Seat 2
option-first-narrator-2 = Seat 3
option-first-narrator-3 = Seat 4
option-first-narrator-4 = Seat 5
option-first-narrator-5 = Seat 6
option-rounds = Rounds
    .description = How many times each player is the Narrator (DUOS-5).
option-same-category = Same category
    .description = Stay with one category; deal twelve new cards every turn (DUOS-13).

## Refusals

refusal-two-without-narrator = Two players have no Narrator: the options Rounds and First Narrator don’t apply.
refusal-narrator-absent = Seat { $seat } is empty: choose a first Narrator who is playing.
refusal-quiet = No chat while pairs are chosen. Talk once the boards are open.
refusal-boards-revealed = The boards are open: choose new pairs in the next turn.
refusal-pairs-stand = You said ready, so your pairs are final.
refusal-number-of-pairs = Choose exactly { $wanted } pairs, not { $chosen }.
refusal-not-on-table = Choose among the { $count } cards on the table.
refusal-card-twice = Use every card at most once: four pairs are eight different cards.
refusal-nothing-to-be-ready-for = Wait: the Narrator is still showing pairs.
refusal-ready-already = You’re ready: wait for the others.
refusal-choose-first = Choose { $count } pairs first, then say ready.
refusal-no-narrator = Two players have no Narrator: nobody lays out pairs.
refusal-not-revealed = Wait until all boards are open.
refusal-narrator-only = Only the Narrator shows pairs.
refusal-not-your-pair = Show one of your pairs that is not on the table yet.
refusal-reason-too-long = Your reason is too long: at most { $most } characters, in one line.
refusal-hints-for-two = Hints are only for the two-player game.
refusal-hint-not-now = You can give hints only while choosing pairs.
refusal-hint-after-ready = Too late: hints come before you say ready.
refusal-hint-given = You have already given a hint this turn.
refusal-hint-used = Your partner already used { $hint } this turn: choose another hint.
refusal-yes-unmarked = For YES, choose a card in one of your pairs.
refusal-not-marked = For NOT, choose a card that is in none of your pairs.
refusal-word-too-long = Say a word of at most { $most } letters.
refusal-not-one-word = One word only: letters, hyphens and apostrophes.
refusal-promised-yes = You said YES to { FORM($card, form: "the") }: keep it in one of your pairs.
refusal-promised-not = You said NOT to { FORM($card, form: "the") }: leave it out of your pairs.

## What to fill in

form-choose = four pairs of different cards, like 1-2 3-4 5-6 7-8
form-word = one word for your partner
form-lay = one of your pairs, and a line that says why

## Events

event-pairs-chosen =
    { IS($who) ->
        [you] You mark { $pairs }.
       *[other] { $who } marks { $pairs }.
    }
event-ready-said =
    { IS($who) ->
        [you] You are ready.
       *[other] { $who } is ready.
    }
event-word-said =
    { IS($who) ->
        [you] You say one word: “{ $word }”.
       *[other] { $who } says one word: “{ $word }”.
    }
event-card-pointed-at-yes =
    { IS($who) ->
        [you] You point at { FORM($card, form: "the") }: YES!
       *[other] { $who } points at { FORM($card, form: "the") }: YES!
    }
event-card-pointed-at-not =
    { IS($who) ->
        [you] You point at { FORM($card, form: "the") }: NOT!
       *[other] { $who } points at { FORM($card, form: "the") }: NOT!
    }
event-board-reopened =
    { IS($who) ->
        [you] You may choose again.
       *[other] { $who } may choose again.
    }
event-boards-revealed = All are ready. The boards are open.
event-pair-laid =
    { IS($who) ->
        [you] You show { FORM($one, form: "the") } and { FORM($other, form: "the") }. { $gain }
       *[other] { $who } shows { FORM($one, form: "the") } and { FORM($other, form: "the") }. { $gain }
    }
event-pair-laid-because =
    { IS($who) ->
        [you] You show { FORM($one, form: "the") } and { FORM($other, form: "the") } (“{ $why }”). { $gain }
       *[other] { $who } shows { FORM($one, form: "the") } and { FORM($other, form: "the") } (“{ $why }”). { $gain }
    }
gain-nobody = Nobody else chose it.
gain-one =
    { IS($who) ->
        [you] You score 1 point.
       *[other] { $who } scores 1 point.
    }
gain-many = { $people } score 1 point each.
event-narrator-scored =
    { IS($who) ->
        [you] { $points ->
            [one] You gain 1 point as the Narrator.
           *[other] You gain { $points } points as the Narrator.
        }
       *[other] { $points ->
            [one] { $who } gains 1 point as the Narrator.
           *[other] { $who } gains { $points } points as the Narrator.
        }
    }
event-boards-compared-won = { $count } pairs in common: { $pairs }. That wins the turn! Turns won: { $score }.
event-boards-compared-lost =
    { $count ->
        [one] 1 pair in common: { $pairs }. You needed 3 to win the turn. Turns won: { $score }.
       *[other] { $count } pairs in common: { $pairs }. You needed 3 to win the turn. Turns won: { $score }.
    }
event-boards-compared-none = No pairs in common. You needed 3 to win the turn. Turns won: { $score }.
event-turn-begun = Turn { $turn }: { $cards }, showing { FORM($category, form: "small") }.
event-turn-begun-narrated =
    { IS($who) ->
        [you] Turn { $turn }: { $cards }, showing { FORM($category, form: "small") }. You are the Narrator.
       *[other] Turn { $turn }: { $cards }, showing { FORM($category, form: "small") }. { $who } is the Narrator.
    }
cards-dealt = twelve new cards
cards-turned = same cards turned over

## Why a match ended

reason-most-points = Everyone has been the Narrator equally often. The most points win.
reason-together = { $won } of { $turns } turns won together. { $verdict }
verdict-0 = Two planets, two orbits. Try again!
verdict-1 = One spark: keep it going.
verdict-2 = You’re starting to understand each other.
verdict-3 = Now and then you finish each other’s sentences.
verdict-4 = You would find each other at a crowded station.
verdict-5 = More often together than apart: well done!
verdict-6 = You could share one pair of glasses.
verdict-7 = Splendid! Old friends rarely do better.
verdict-8 = Astonishing. Were you twins in an earlier life?
verdict-9 = Telepaths! Please stop reading our minds.

## What a match is remembered for

title-most-alike = Most like the others: { $common } of { $possible } pairs shared
title-best-narrator =
    Best understood: { $points ->
        [one] 1 point as the Narrator
       *[other] { $points } points as the Narrator
    }
title-most-original =
    Most original: { $count ->
        [one] 1 pair nobody else chose
       *[other] { $count } pairs nobody else chose
    }
title-shared =
    { $count ->
        [0] Always chose differently
        [one] Shared 1 pair with others
       *[other] Shared { $count } pairs with others
    }

## The table

turn = Turn { $turn } of { $turns }
narrator = Narrator
narrator-is = Narrator: { $who }
ready = ready
of-ready = of { $players } ready
choosing = choosing
people = { $people }
grid = The cards on the table
place-free = not in a pair
place-half = picked: now choose its partner
place-paired =
    { IS($who) ->
        [you] you paired it with { FORM($partner, form: "the") }, marked with a { $mark }
       *[other] { $who } paired it with { FORM($partner, form: "the") }, marked with a { $mark }
    }
place-laid = laid out as pair { $number } with { FORM($partner, form: "the") }
place-to-lay = picked to be laid out

choose = Choose four pairs, in secret
choose-narrator = Choose four pairs to be guessed: { $count } of 4
choose-guess = Guess { $who }’s pairs: { $count } of 4
choose-partner = Match { $who }’s pairs: { $count } of 4
partner-of = What goes with { FORM($card, form: "the") }?
say-ready = Four pairs chosen. Ready?
ready-button = Ready
clear = Clear
next = Next turn
wait-ready = Waiting for the others…
wait-next = Waiting for your partner…
wait-narrator =
    { IS($who) ->
        [you] You show your pairs…
       *[other] { $who } is showing the pairs…
    }
lay-prompt = Show one of your pairs
lay-pair = { $one } + { $other }?
why = Why? (optional)
lay = Show pair
turn-over = Turn { $turn } is over
over = The match is over

laid-pairs = The Narrator’s pairs
nobody = Nobody else chose it
also = Also chosen by { $people }
to-come = still to come
plus = +{ $count }

hints = Hints
about-word = Say one word
about-yes = Point at a card in one of your pairs
about-not = Point at a card you left out
point-yes = Tap a card from one of your pairs
point-not = Tap a card you left out
say-word = Say it
word-label = One word for your partner
quoted = “{ $word }”
cancel = Cancel
bots-speak-english = Bots give and understand hints in English only.
track = Nine turns
won = won
lost = lost
together =
    { $count ->
        [0] No pair in common
        [one] 1 pair in common
       *[other] { $count } pairs in common
    }
compared-won = { $count } pairs in common: that wins the turn
compared-lost =
    { $count ->
        [0] No pairs in common: you need 3 to win
        [one] Only 1 pair in common: you need 3 to win
       *[other] Only { $count } pairs in common: you need 3 to win
    }
narrator-scale = Narrator: 1 point for each player with 2 or 3 of the pairs, 2 points for all 4.
moment-only = Nobody else chose this pair.
score-turn = Turn { $turn }
total = Total

## Open boards

boards = Everybody’s pairs
boards-open = The boards are open
boards-open-for =
    { IS($who) ->
        [you] The boards are open: show your pairs
       *[other] The boards are open: { $who } shows the pairs
    }
board-pair-open = { $pair }, pair { $number }
scoreboard = Points
lead-one =
    { IS($who) ->
        [you] { $points ->
            [one] You lead with 1 point
           *[other] You lead with { $points } points
        }
       *[other] { $points ->
            [one] { $who } leads with 1 point
           *[other] { $who } leads with { $points } points
        }
    }
lead-many =
    { $points ->
        [one] { $people } lead with 1 point each
       *[other] { $people } lead with { $points } points each
    }
ahead-one =
    { IS($who) ->
        [you] You have the most points: { $points }
       *[other] { $who } has the most points: { $points }
    }
ahead-many = { $people } have the most points: { $points } each
meant-word =
    { IS($who) ->
        [you] You said “{ $word }”
       *[other] { $who } said “{ $word }”
    }
meant-yes =
    { IS($who) ->
        [you] Your YES, { FORM($card, form: "the") }: you paired it with { FORM($partner, form: "the") }
       *[other] { $who }’s YES, { FORM($card, form: "the") }: paired with { FORM($partner, form: "the") }
    }
meant-not =
    { IS($who) ->
        [you] Your NOT, { FORM($card, form: "the") }: you left it out
       *[other] { $who }’s NOT, { FORM($card, form: "the") }: left out
    }

## Looking back

story-map = Who thinks alike
story-alike = { $closest } think most alike: { $common } of { $of } pairs in common. { $farthest } least: { $least }.
story-ranking = How many pairs in common
story-in-common = pairs in common
story-together = Pairs in common
story-together-note = { $won } of { $turns } turns won, with three or four pairs in common.
story-column-turn = Turn
story-column-common = In common
story-column-result = Result
story-column-hints = Hints
story-turns = Turn by turn
story-nothing-shared = No two players chose the same pair.
story-alone =
    { $count ->
        [one] 1 pair was chosen by one player only.
       *[other] { $count } pairs were chosen by one player only.
    }

## The lesson

lesson-welcome = Twelve pictures are on the table. Everyone secretly chooses four pairs that belong together. The more of the Narrator’s pairs you choose, the more you score.
lesson-choose = Milo is the Narrator. Tap two cards that belong together, then choose three more pairs, using eight different cards. There is no right answer: guess what Milo might think.
lesson-ready = Only you see your marks. You can change your pairs until you are ready. For now, press Ready.
lesson-revealed = Everyone is ready, so the boards are open. Now Milo shows his pairs, one at a time.
lesson-scored = You score a point for each of Milo’s pairs that you chose, too. Press Next to see the rest.
lesson-narrator = The Narrator scores too: 1 point for each player with two or three of their pairs, 2 points for all four.
lesson-turned = The cards are turned over, and you are the Narrator. Choose four pairs.
lesson-ready-again = Press Ready again.
lesson-lay = Show your pairs in any order. You can say why.
lesson-round = Now play a whole turn. Nora is the Narrator: guess her four pairs, then press Ready.
lesson-score = One point for each of Nora’s pairs that you had, too. When everybody has been the Narrator twice, the most points win.
lesson-goal = One question before you go: which pairs should you choose when somebody else is the Narrator?
lesson-goal-clever = The most unusual ones that I can find
lesson-goal-right = The ones that are correct
lesson-goal-narrator = Those that the Narrator chooses, too
lesson-not-ready = You can still change your pairs, but let’s go on: press Ready.
lesson-not-goal-clever = An unusual pair is lovely, but it only scores if the Narrator has it. Try another answer.
lesson-not-goal-right = There are no right pairs: what counts is what the Narrator chose. Try another answer.

## The terminal

terminal-legend = Choose four pairs of the twelve cards that the others would choose, too: 1-2 3-4 5-6 7-8, then ready. The same letter behind two numbers marks a pair of yours. ☀, ☾ and ≈ are the edges of the cards.
terminal-not-understood = “{ $typed }” means nothing here: type four pairs like 1-2 3-4 5-6 7-8, or ready, lay 1-2, word …, yes 5, not 5.
terminal-you = { $name } (you)
terminal-points =
    { $count ->
        [one] 1 point
       *[other] { $count } points
    }
terminal-won-together = Turns won together: { $count }
terminal-looking = looking
terminal-laying = lays out pairs
terminal-hint-word =
    { IS($who) ->
        [you] Hint: you say “{ $word }”
       *[other] Hint: { $who } says “{ $word }”
    }
terminal-hint-yes =
    { IS($who) ->
        [you] Hint: you have { FORM($card, form: "the") } in a pair
       *[other] Hint: { $who } has { FORM($card, form: "the") } in a pair
    }
terminal-hint-not =
    { IS($who) ->
        [you] Hint: you have { FORM($card, form: "the") } in no pair
       *[other] Hint: { $who } has { FORM($card, form: "the") } in no pair
    }
terminal-laid = Laid: { $pair }
terminal-laid-because = Laid: { $pair } (“{ $why }”)
terminal-board = { $who }: { $pairs }
terminal-own-board-empty = Your board is empty.
terminal-own-board = Your board: { $pairs }
terminal-own-board-open = Your board: { $pairs } (you may still change it)
terminal-wait = wait
terminal-choose = Choose four pairs
terminal-choose-or-hint = Choose four pairs, or give a hint
terminal-change = Say ready, or change your pairs
terminal-change-or-hint = Say ready, or change your pairs, or give a hint
terminal-lay = Show one of your pairs, like { $pair }
terminal-next = Say ready for the next turn

## The cards

card-apple = Apple
    .the = the apple
card-banana = Banana
    .the = the banana
card-carrot = Carrot
    .the = the carrot
card-cheese = Cheese
    .the = the cheese
card-egg = Egg
    .the = the egg
card-bread = Bread
    .the = the bread
card-honey = Honey
    .the = the honey
card-milk = Milk
    .the = the milk
card-ice-cream = Ice cream
    .the = the ice cream
card-birthday-cake = Birthday cake
    .the = the birthday cake
card-lemon = Lemon
    .the = the lemon
card-pizza = Pizza
    .the = the pizza
card-mushroom = Mushroom
    .the = the mushroom
card-watermelon = Watermelon
    .the = the watermelon
card-chocolate = Chocolate
    .the = the chocolate
card-teapot = Teapot
    .the = the teapot
card-coffee = Coffee
    .the = the coffee
card-spoon = Spoon
    .the = the spoon
card-knife = Knife
    .the = the knife
card-bed = Bed
    .the = the bed
card-chair = Chair
    .the = the chair
card-door = Door
    .the = the door
card-key = Key
    .the = the key
card-window = Window
    .the = the window
card-light-bulb = Light bulb
    .the = the light bulb
card-candle = Candle
    .the = the candle
card-alarm-clock = Alarm clock
    .the = the alarm clock
card-mirror = Mirror
    .the = the mirror
card-broom = Broom
    .the = the broom
card-bucket = Bucket
    .the = the bucket
card-soap = Soap
    .the = the soap
card-toothbrush = Toothbrush
    .the = the toothbrush
card-bathtub = Bathtub
    .the = the bathtub
card-toilet = Toilet
    .the = the toilet
card-umbrella = Umbrella
    .the = the umbrella
card-scissors = Scissors
    .the = the scissors
card-needle = Needle
    .the = the needle
card-wool = Wool
    .the = the wool
card-basket = Basket
    .the = the basket
card-ladder = Ladder
    .the = the ladder
card-hammer = Hammer
    .the = the hammer
card-saw = Saw
    .the = the saw
card-axe = Axe
    .the = the axe
card-padlock = Padlock
    .the = the padlock
card-fire = Fire
    .the = the fire
card-crown = Crown
    .the = the crown
card-top-hat = Top hat
    .the = the top hat
card-glasses = Glasses
    .the = the glasses
card-socks = Socks
    .the = the socks
card-boot = Boot
    .the = the boot
card-gloves = Gloves
    .the = the gloves
card-scarf = Scarf
    .the = the scarf
card-ring = Ring
    .the = the ring
card-backpack = Backpack
    .the = the backpack
card-book = Book
    .the = the book
card-pencil = Pencil
    .the = the pencil
card-paint-palette = Paint palette
    .the = the paint palette
card-letter = Letter
    .the = the letter
card-globe = Globe
    .the = the globe
card-telescope = Telescope
    .the = the telescope
card-magnifying-glass = Magnifying glass
    .the = the magnifying glass
card-telephone = Telephone
    .the = the telephone
card-computer = Computer
    .the = the computer
card-camera = Camera
    .the = the camera
card-television = Television
    .the = the television
card-football = Football
    .the = the football
card-kite = Kite
    .the = the kite
card-balloon = Balloon
    .the = the balloon
card-teddy-bear = Teddy bear
    .the = the teddy bear
card-dice = Dice
    .the = the dice
card-puzzle = Puzzle
    .the = the puzzle
card-skateboard = Skateboard
    .the = the skateboard
card-sled = Sled
    .the = the sled
card-drum = Drum
    .the = the drum
card-guitar = Guitar
    .the = the guitar
card-violin = Violin
    .the = the violin
card-trumpet = Trumpet
    .the = the trumpet
card-piano = Piano
    .the = the piano
card-bell = Bell
    .the = the bell
card-car = Car
    .the = the car
card-bicycle = Bicycle
    .the = the bicycle
card-train = Train
    .the = the train
card-aeroplane = Aeroplane
    .the = the aeroplane
card-rocket = Rocket
    .the = the rocket
card-sailing-boat = Sailing boat
    .the = the sailing boat
card-anchor = Anchor
    .the = the anchor
card-tractor = Tractor
    .the = the tractor
card-wheel = Wheel
    .the = the wheel
card-tent = Tent
    .the = the tent
card-sun = Sun
    .the = the sun
card-moon = Moon
    .the = the moon
card-star = Star
    .the = the star
card-cloud = Cloud
    .the = the cloud
card-rainbow = Rainbow
    .the = the rainbow
card-snowman = Snowman
    .the = the snowman
card-lightning = Lightning
    .the = the lightning
card-mountain = Mountain
    .the = the mountain
card-volcano = Volcano
    .the = the volcano
card-tree = Tree
    .the = the tree
card-cactus = Cactus
    .the = the cactus
card-rose = Rose
    .the = the rose
card-feather = Feather
    .the = the feather
card-bone = Bone
    .the = the bone
card-house = House
    .the = the house
card-castle = Castle
    .the = the castle
card-lighthouse = Lighthouse
    .the = the lighthouse
card-swords = Swords
    .the = the swords
card-shield = Shield
    .the = the shield
card-magic-wand = Magic wand
    .the = the magic wand
card-treasure-chest = Treasure chest
    .the = the treasure chest
card-coin = Coin
    .the = the coin
card-diamond = Diamond
    .the = the diamond
card-pumpkin = Pumpkin
    .the = the pumpkin
card-present = Present
    .the = the present
card-hourglass = Hourglass
    .the = the hourglass
card-map = Map
    .the = the map
card-ant = Ant
    .the = the ant
card-anteater = Anteater
    .the = the anteater
card-mosquito = Mosquito
    .the = the mosquito
card-dragonfly = Dragonfly
    .the = the dragonfly
card-crow = Crow
    .the = the crow
card-flamingo = Flamingo
    .the = the flamingo
card-rhino = Rhino
    .the = the rhino
card-giraffe = Giraffe
    .the = the giraffe
card-wasp = Wasp
    .the = the wasp
card-hippo = Hippo
    .the = the hippo
card-bat = Bat
    .the = the bat
card-badger = Badger
    .the = the badger
card-bear = Bear
    .the = the bear
card-beaver = Beaver
    .the = the beaver
card-beetle = Beetle
    .the = the beetle
card-bison = Bison
    .the = the bison
card-pufferfish = Pufferfish
    .the = the pufferfish
card-wild-boar = Wild boar
    .the = the wild boar
card-butterfly = Butterfly
    .the = the butterfly
card-camel = Camel
    .the = the camel
card-cat = Cat
    .the = the cat
card-hen = Hen
    .the = the hen
card-chick = Chick
    .the = the chick
card-squirrel = Squirrel
    .the = the squirrel
card-cockroach = Cockroach
    .the = the cockroach
card-cow = Cow
    .the = the cow
card-grasshopper = Grasshopper
    .the = the grasshopper
card-crocodile = Crocodile
    .the = the crocodile
card-deer = Deer
    .the = the deer
card-dodo = Dodo
    .the = the dodo
card-dog = Dog
    .the = the dog
card-dolphin = Dolphin
    .the = the dolphin
card-donkey = Donkey
    .the = the donkey
card-dove = Dove
    .the = the dove
card-duck = Duck
    .the = the duck
card-eagle = Eagle
    .the = the eagle
card-elephant = Elephant
    .the = the elephant
card-sheep = Sheep
    .the = the sheep
card-goldfish = Goldfish
    .the = the goldfish
card-fly = Fly
    .the = the fly
card-fox = Fox
    .the = the fox
card-frog = Frog
    .the = the frog
card-goat = Goat
    .the = the goat
card-goose = Goose
    .the = the goose
card-gorilla = Gorilla
    .the = the gorilla
card-hamster = Hamster
    .the = the hamster
card-hedgehog = Hedgehog
    .the = the hedgehog
card-bee = Bee
    .the = the bee
card-horse = Horse
    .the = the horse
card-jellyfish = Jellyfish
    .the = the jellyfish
card-kangaroo = Kangaroo
    .the = the kangaroo
card-koala = Koala
    .the = the koala
card-ladybird = Ladybird
    .the = the ladybird
card-leopard = Leopard
    .the = the leopard
card-lion = Lion
    .the = the lion
card-lizard = Lizard
    .the = the lizard
card-llama = Llama
    .the = the llama
card-mammoth = Mammoth
    .the = the mammoth
card-monkey = Monkey
    .the = the monkey
card-moose = Moose
    .the = the moose
card-mouse = Mouse
    .the = the mouse
card-octopus = Octopus
    .the = the octopus
card-orangutan = Orangutan
    .the = the orangutan
card-otter = Otter
    .the = the otter
card-owl = Owl
    .the = the owl
card-bull = Bull
    .the = the bull
card-panda = Panda
    .the = the panda
card-parrot = Parrot
    .the = the parrot
card-peacock = Peacock
    .the = the peacock
card-penguin = Penguin
    .the = the penguin
card-pig = Pig
    .the = the pig
card-polar-bear = Polar bear
    .the = the polar bear
card-rabbit = Rabbit
    .the = the rabbit
card-raccoon = Raccoon
    .the = the raccoon
card-rat = Rat
    .the = the rat
card-rooster = Rooster
    .the = the rooster
card-tyrannosaurus = Tyrannosaurus
    .the = the tyrannosaurus
card-scorpion = Scorpion
    .the = the scorpion
card-seal = Seal
    .the = the seal
card-shark = Shark
    .the = the shark
card-skunk = Skunk
    .the = the skunk
card-sloth = Sloth
    .the = the sloth
card-snail = Snail
    .the = the snail
card-snake = Snake
    .the = the snake
card-spider = Spider
    .the = the spider
card-swan = Swan
    .the = the swan
card-tiger = Tiger
    .the = the tiger
card-turkey = Turkey
    .the = the turkey
card-turtle = Turtle
    .the = the turtle
card-whale = Whale
    .the = the whale
card-wolf = Wolf
    .the = the wolf
card-worm = Worm
    .the = the worm
card-zebra = Zebra
    .the = the zebra
card-crab = Crab
    .the = the crab
card-lobster = Lobster
    .the = the lobster
card-shrimp = Shrimp
    .the = the shrimp
card-squid = Squid
    .the = the squid
card-caterpillar = Caterpillar
    .the = the caterpillar
card-orca = Orca
    .the = the orca
card-ostrich = Ostrich
    .the = the ostrich
card-seahorse = Seahorse
    .the = the seahorse
card-starfish = Starfish
    .the = the starfish
card-porcupine = Porcupine
    .the = the porcupine
card-chameleon = Chameleon
    .the = the chameleon
card-hummingbird = Hummingbird
    .the = the hummingbird
card-toucan = Toucan
    .the = the toucan
card-vulture = Vulture
    .the = the vulture
card-walrus = Walrus
    .the = the walrus
card-armadillo = Armadillo
    .the = the armadillo
card-praying-mantis = Praying mantis
    .the = the praying mantis
card-kiwi = Kiwi
    .the = the kiwi
card-oyster = Oyster
    .the = the oyster
card-stingray = Stingray
    .the = the stingray
card-sea-urchin = Sea urchin
    .the = the sea urchin
card-hyena = Hyena
    .the = the hyena
card-pigeon = Pigeon
    .the = the pigeon

## Over many matches

evenings-reading = Who thinks alike
evenings-reading-note = { $one } and { $other } think most alike: { $common } of { $of } pairs.
evenings-two = Two people
evenings-common = In common
evenings-of = Of
evenings-model = Who thinks like the computer
evenings-model-note = The computer would have chosen { $common } of your { $of } pairs.
evenings-person = Person
evenings-surprises = Surprising pairs
evenings-surprises-none = No surprises yet among the pairs you shared.
evenings-surprise = { $pair }: chosen by { $people }; the computer gave it { $chance }.

## The rules page

guide =
    # DUOS

    Twelve pictures lie on the table. Four pairs belong together, but which? Choose the pairs that the others will choose.

    ## The cards

    - There are 116 cards with two sides: a Thing on one, an Animal on the other. So there are 116 Things and 116 Animals,
      all different, each with its picture and its name. *(DUOS-1)*
    - Twelve cards lie in three rows of four. Everybody sees them the same way up: the sun is at the top, the wave at the
      bottom, a moon on either side. *(DUOS-2)*

    ## A turn with three to six players

    - A match has two rounds. In a round everyone is the Narrator once, so all narrate equally often. *(DUOS-5)*
    - Everyone, the Narrator too, secretly chooses four pairs: eight different cards. Four cards are left out. It
      does not matter which colour or letter marks a pair. *(DUOS-6)*
    - Change your pairs as often as you like, until you say *ready*. When all are ready, and not before, the boards
      are opened. Until then you see who is still choosing, but nothing of what they choose. *(DUOS-7)*
    - Nobody gives a sign while pairs are chosen: the players' chat is closed. *(DUOS-8)*
    - Now the Narrator shows their pairs one after the other, in any order, and may say why in a line. Nobody has to
      explain anything. *(DUOS-9)*
    - As a pair is shown, everybody else who chose the same pair scores 1 point. Points are public. *(DUOS-10)*
    - After the fourth pair the Narrator scores for each other player: nothing for 0 or 1 pairs in common, one point for 2
      or 3, two points for all 4. *(DUOS-11)*
    - For the next turn the boards are cleared and the next player on the left narrates. The cards are turned over,
      so the other category is up. When both sides have been used, twelve new cards are dealt. *(DUOS-12)*
    - After the last round the most points win. Tied leaders share the victory. *(DUOS-15)*

    An example: Anna narrates. She paired the Ant with the Anteater (food!), the Mosquito with the Dragonfly (insects),
    the Crow with the Flamingo (birds) and the Rhino with the Giraffe (big, and from Africa). Bertrand has all four pairs: 4
    points. Cecilia has only the Ant and the Anteater: 1 point. David has three of them: 3 points. Anna gains two points
    through Bertrand, none through Cecilia and one through David: 3 points. *(DUOS-16)*

    ## Two players, together

    - Two play nine turns as partners, without a Narrator. Both secretly choose four pairs. With 3 or 4 pairs in
      common you win the turn and score 1 point together; with 2 or fewer you score nothing. *(DUOS-20)*
    - There are three hints: WORD (pink), YES (white) and NOT (black). Each of you may give one hint a turn, but not
      the one that your partner has used this turn. All three come back for the next turn. *(DUOS-21)*
    - WORD: say one word. *(DUOS-22)*
    - YES: point at a card that is in one of your pairs. *(DUOS-23)*
    - NOT: point at a card that is in none of your pairs. *(DUOS-24)*
    - Give your hint while you choose, before you are ready. If your partner was ready already, they may choose
      again. *(DUOS-25)*
    - After each turn the cards are turned over or exchanged, as in the game for more. *(DUOS-26)*
    - After nine turns your score, 0 to 9, earns one of ten verdicts. The best is reserved for telepaths. *(DUOS-27)*
    - Bots speak English only: their words and reasons are English, and any other word tells them nothing. *(DUOS-22)*

    ## Variants

    - **First category:** Things or Animals in the first turn; otherwise random. `category` *(DUOS-3)*
    - **First Narrator:** which seat is the Narrator first, counted from 0; otherwise random.
      `first_narrator` *(DUOS-4)*
    - **Rounds:** more than two, up to ten. `rounds` *(DUOS-5)*
    - **Same category:** one category for the whole match, twelve new cards every turn. `same_category` *(DUOS-13)*

    ## How we read the rules

    - When fewer than twelve cards are left for a deal, they are shuffled together with all the used ones into a new
      supply. *(DUOS-14)*
    - New cards are dealt with the other category up than in the turn before, so Things and Animals take turns
      throughout. *(DUOS-12)*
    - You choose all four pairs at once, and may replace them at once. *(DUOS-6)*
    - A reason is one line of at most 140 characters. *(DUOS-9)*
    - A word consists of letters, apostrophes and hyphens and has at most 30 characters, in any language. Naming a card is
      allowed. *(DUOS-22)*
    - The card you say YES to must be in one of your pairs, and must stay in one. *(DUOS-23)*
    - The card you say NOT to must be in none of your pairs, and must stay out of them. *(DUOS-24)*
    - Once two partners have compared their boards, both say ready for the next turn; in between they may talk. *(DUOS-20)*
    - Two partners cannot choose the rounds or the first Narrator. *(DUOS-20)*
