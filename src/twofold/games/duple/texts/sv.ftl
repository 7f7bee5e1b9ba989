### Duple på svenska. Man spelar med engelska ord; { $word } är alltid ett som någon har sagt.

tagline = Två bokstäver, ett engelskt ord, på en gång: vem säger det först?
today-task = { $races } lopp mot klockan på { $limit } sekunder: ett ord med båda bokstäverna, minst fyra bokstäver långt. Ett ord i tid räknas, och helt inom { $quick } sekunder.
keys = 1 och 2 drar eller röstar, 3 och 4 väljer din hög, 0 ifrågasätter det senaste ordet.

## Kort, symboler och kategorier

symbol-circle = cirkel
symbol-triangle = triangel
symbol-square = kvadrat
symbol-star = stjärna
symbol-heart = hjärta
symbol-diamond = romb
symbol-moon = måne
symbol-cross = kors

card-letter = { $letter }, { $symbol }
card-wild = Joker: { $one } och { $other }
    .the = jokern med { $one } och { $other }
card-all-play = Alla spelar
    .the = kortet ”Alla spelar”

category-noun = Substantiv
category-verb = Verb
category-adjective = Adjektiv
category-animal = Djur
category-place = Plats
category-food-or-drink = Mat eller dryck
category-plant = Växt
category-person-or-job = Person eller yrke
category-object = Föremål
category-body-or-health = Kropp eller hälsa
category-no-category = Vilket ord som helst

## Husregler

preset-first = Bara bokstäver, korta ord räknas, och det finns mer tid.
preset-box = Jokrar, kategorier och ord på fem bokstäver.
preset-wild = Ingen säger vem som möter vem, inget ord räknas två gånger, och allt kan ligga var som helst.
option-judge = Domare
    .description = Ordboken, och bordet om det den inte känner till; bordet om varje ord; eller ordboken ensam (DUPLE-19).
option-judge-lexicon = ordboken, sedan röstning
option-judge-table = röstning om varje ord
option-judge-strict = bara ordboken
option-min-letters = Minst bokstäver
    .description = Hur många ett svar minst har (DUPLE-17).
option-max-words = Högst ord
    .description = Hur många ett svar högst har (DUPLE-17).
option-no-repeats = Inga upprepningar
    .description = Ett ord som redan har sagts räknas inte (DUPLE-21).
option-limit = Sekunder per duell
    .description = Hur länge en duell får pågå (DUPLE-16).
option-tie-ms = Målfoto
    .description = Ord inom så många millisekunder räknas som lika snabba (DUPLE-22).
option-announce = Ropa ut dueller
    .description = Varje duell ropas ut; annars får ni upptäcka dem själva (DUPLE-10).
option-wilds = Jokrar
    .description = Spela med jokrar (DUPLE-30).
option-categories = Kategorikort
    .description = Spela med kategorikort (DUPLE-30).
option-piles = Mitten
    .description = En hög för jokrar och en för kategorier, en för båda, eller högar med baksidan upp att vända från när man vill (DUPLE-31).
option-piles-two = var sin hög
option-piles-one = en för båda
option-piles-open = dolda
option-stacking = Fördelning
    .description = Hur jokrar och kategorier ligger bland bokstäverna (DUPLE-6).
option-stacking-even = jämnt
option-stacking-shuffled = blandat
option-piles-each = Spelhögar
    .description = Så många har var och en; 0: två om man är två eller tre, annars en (DUPLE-40).
option-blanks = Egna kategorier
    .description = Upp till fyra egna kategorier, åtskilda med semikolon. ”All Play” ger ett ”Alla spelar” till (DUPLE-32).

refusal-too-many-blanks = Det finns { $most } tomma kort, inte { $count }.
refusal-blank-too-long = ”{ $blank }” får inte plats på ett tomt kort.
refusal-blanks-without-categories = Tomma kort är kategorikort: spela med kategorier för att använda dem.

## Varför ett ord inte räknas

refusal-nothing-said = Säg ett ord: ingenting skrevs.
refusal-too-long = ”{ $word }” och så vidare är för långt: ett svar har högst { $most } bokstäver.
refusal-strange-letters = ”{ $word }” är inte skrivet med bokstäverna A till Z.
refusal-too-many-words = { $most ->
    [one] Bara ett ord, och { $word } är { $count }.
   *[other] Högst { $most } ord, och { $word } är { $count }.
}
refusal-too-short = { $count ->
    [one] { $word } har bara en bokstav, och det krävs { $least }.
   *[other] { $word } har bara { $count } bokstäver, och det krävs { $least }.
}
refusal-letter-missing = Det finns inget { $letter } i { $word }.
refusal-letter-again = { $count ->
    [2] { $word } behöver bokstaven { $letter } två gånger.
   *[other] { $word } behöver bokstaven { $letter } { $count } gånger.
}
refusal-repeated = { $word } har redan sagts.
refusal-table-refused = Bordet har redan underkänt { $word }.
refusal-plural = { $word } är plural: säg ordet i singular.
refusal-unknown = Ordboken känner inte till { $word }, och här dömer den ensam.
refusal-not-noun = Ordboken har inte { $word } som substantiv.
refusal-not-verb = Ordboken har inte { $word } som verb.
refusal-not-adjective = Ordboken har inte { $word } som adjektiv.
refusal-not-animal = Ordboken har inte { $word } som djur.
refusal-not-place = Ordboken har inte { $word } som plats.
refusal-not-food-or-drink = Ordboken har inte { $word } som mat eller dryck.
refusal-not-plant = Ordboken har inte { $word } som växt.
refusal-not-person-or-job = Ordboken har inte { $word } som person eller yrke.
refusal-not-object = Ordboken har inte { $word } som föremål.
refusal-not-body-or-health = Ordboken har inte { $word } under kropp eller hälsa.
refusal-not-no-category = { $word } är ett namn, och namn räknas inte i den här kategorin.

## Varför något inte går nu

refusal-not-your-draw = Det är inte din tur att dra.
refusal-nobody-draws = Ingen drar så länge en duell pågår.
refusal-nobody-turns = Ingen vänder kort så länge en duell pågår.
refusal-no-such-draw-pile = Det finns två draghögar: dra från en som inte är tom.
refusal-no-such-play-pile = Någon sådan spelhög har du inte.
refusal-no-open-piles = Här kommer jokrar och kategorier tillsammans med de andra korten.
refusal-not-your-turn-to-turn = Bara den som är i tur får vända ett kort.
refusal-nothing-to-turn = Den högen är tom.
refusal-no-match = Inget passar ihop: det finns inget att svara på.
refusal-not-racing = Du är inte med i den här duellen.
refusal-nothing-to-give-up = Du är inte med i någon duell som du kan ge upp.
refusal-no-giving-up = Du kan inte ge upp nu.
refusal-no-vote = Det finns inget att rösta om.
refusal-not-asked = Din röst behövs inte just nu.
refusal-vote-first = Bordet röstar: allt annat går vidare sedan.
refusal-all-played = Allt är spelat: bara de sista orden kan ännu ifrågasättas.
refusal-no-third-letter = Vänta på den tredje bokstaven.
refusal-word-said = Du har redan sagt ditt ord.
refusal-no-challenges = Här dömer ordboken ensam.
refusal-photo-finish = Ett ögonblick: det blir målfoto.
refusal-nothing-to-challenge = Ordboken har inte sagt något om det som går att ifrågasätta.
refusal-table-decided = Bordet har redan bestämt om det ordet.
refusal-enough-challenges = Du får ifrågasätta högst { $count } ord i en duell.
refusal-nothing-to-insist-on = Du kan bara stå på dig om ett eget ord som underkändes utan röst.
refusal-insisted-enough = Du får stå på dig { $count } gånger i ett parti.
refusal-not-at-the-end = Partiet är inte slut än.

## Varför beslut från tidigare partier inte går att läsa

refusal-precedent-form = Rad { $number }, ”{ $line }”, går inte att läsa: ett beslut skrivs som ”{ $example }”.
refusal-precedent-word = Rad { $number }, ”{ $line }”, går inte att läsa. { $why }
refusal-precedent-verdict = Rad { $number }, ”{ $line }”, går inte att läsa: ”{ $verdict }” är varken yes eller no.
refusal-precedent-category = Rad { $number }, ”{ $line }”, går inte att läsa: ”{ $category }” är ingen kategori.
refusal-precedent-day = Rad { $number }, ”{ $line }”, går inte att läsa: ”{ $day }” är inget datum som 2026-11-13.

## Vad som händer

event-letter-drawn = { IS($who) ->
    [you] Du drar { $card }.
   *[other] { $who } drar { $card }.
}
event-wild-turned = { IS($who) ->
    [you] Du vänder { FORM($card, form: "the") }.
   *[other] { $who } vänder { FORM($card, form: "the") }.
}
event-category-turned = { IS($who) ->
    [you] Du vänder en kategori: { $category }.
   *[other] { $who } vänder en kategori: { $category }.
}
event-all-play-turned = { IS($who) ->
    [you] Du drar ”Alla spelar”.
   *[other] { $who } drar ”Alla spelar”.
}
event-face-off-began = Duell! { $racers }: { $category }, ett ord med { $letters }.
event-face-off-began-any = Duell! { $racers }: vilket ord som helst med { $letters }.
event-all-play-began = Alla spelar! Vilket ord som helst med { $letters }.
event-murmured =
    { IS($who) ->
        [you] Du sträcker dig efter ett kort, men något på bordet passar ihop!
       *[other] { $who } sträcker sig efter ett kort, men något på bordet passar ihop!
    }
event-nothing-spotted = { IS($who) ->
    [you] Du ropar { $word }, men inget passar ihop.
   *[other] { $who } ropar { $word }, men inget passar ihop.
}
event-spoke = { IS($who) ->
    [you] Du har ett ord.
   *[other] { $who } har ett ord.
}
event-word-said = { IS($who) ->
    [you] Du säger { $word }.
   *[other] { $who } säger { $word }.
}
event-word-refused = { IS($who) ->
    [you] Du försöker med { $word }: { $why }
   *[other] { $who } försöker med { $word }: { $why }
}
event-tries-exhausted =
    { IS($who) ->
        [you] För snabbt: högst tre ord i sekunden.
       *[other] { $who } är för snabb: högst tre ord i sekunden.
    }
event-vote-called = { IS($who) ->
    [you] Bordet röstar: räknas ditt { $word } ({ $category })?
   *[other] Bordet röstar: räknas { $word } från { $who } ({ $category })?
}
event-vote-cast-yes = { IS($who) ->
    [you] Du röstar ja.
   *[other] { $who } röstar ja.
}
event-vote-cast-no = { IS($who) ->
    [you] Du röstar nej.
   *[other] { $who } röstar nej.
}
event-vote-cast-abstain = { IS($who) ->
    [you] Du lägger ner din röst.
   *[other] { $who } lägger ner sin röst.
}
event-vote-cast-rather-yes = { IS($who) ->
    [you] Du lutar åt ja.
   *[other] { $who } lutar åt ja.
}
event-vote-cast-rather-no = { IS($who) ->
    [you] Du lutar åt nej.
   *[other] { $who } lutar åt nej.
}
event-vote-closed-yes = { $word } räknas.
event-vote-closed-no = { $word } räknas inte.
event-challenged-doubt = { IS($who) ->
    [you] Du tvivlar på { $word } från { $speaker } ({ $category }): bordet röstar.
   *[other] { IS($speaker) ->
        [you] { $who } tvivlar på ditt { $word } ({ $category }): bordet röstar.
       *[other] { $who } tvivlar på { $word } från { $speaker } ({ $category }): bordet röstar.
    }
}
event-challenged-doubt-own = { IS($who) ->
    [you] Du tvivlar på ditt eget { $word } ({ $category }): bordet röstar.
   *[other] { $who } tvivlar på sitt eget { $word } ({ $category }): bordet röstar.
}
event-challenged-plea = { IS($who) ->
    [you] Du försvarar { $word } från { $speaker } ({ $category }): bordet röstar.
   *[other] { IS($speaker) ->
        [you] { $who } försvarar ditt { $word } ({ $category }): bordet röstar.
       *[other] { $who } försvarar { $word } från { $speaker } ({ $category }): bordet röstar.
    }
}
event-challenged-plea-own = { IS($who) ->
    [you] Du försvarar ditt { $word } ({ $category }): bordet röstar.
   *[other] { $who } försvarar sitt { $word } ({ $category }): bordet röstar.
}
event-insisted = { IS($who) ->
    [you] Du står på dig om { $word } ({ $category }): det räknas.
   *[other] { $who } står på sig om { $word } ({ $category }): det räknas.
}
event-challenged-late = Det är för sent att ifrågasätta { $word }.
event-card-returned = { $card } kommer tillbaka.
event-card-returned-to = { IS($owner) ->
    [you] { $card } kommer tillbaka och ligger framför dig igen.
   *[other] { $card } kommer tillbaka och ligger framför { $owner } igen.
}
event-card-returned-from = { IS($winner) ->
    [you] Du får lämna tillbaka { $card }.
   *[other] { $winner } får lämna tillbaka { $card }.
}
event-card-returned-from-to = { IS($winner) ->
    [you] Du får lämna tillbaka { $card }; kortet ligger framför { $owner } igen.
   *[other] { IS($owner) ->
        [you] { $winner } får lämna tillbaka { $card }; kortet ligger framför dig igen.
       *[other] { $winner } får lämna tillbaka { $card }; kortet ligger framför { $owner } igen.
    }
}
event-card-returned-home = { IS($owner) ->
    [you] { $card } lämnar din vinsthög och ligger framför dig igen.
   *[other] { $card } lämnar vinsthögen och ligger framför { $owner } igen.
}
event-called-off = Den här duellen ställs in: korten är inte längre desamma.
event-precedent-followed-yes = Som ni har bestämt ({ $day }): { $word } räknas.
event-precedent-followed-no = Som ni har bestämt ({ $day }): { $word } räknas inte.
event-precedent-followed-undated-yes = Som ni har bestämt förut: { $word } räknas.
event-precedent-followed-undated-no = Som ni har bestämt förut: { $word } räknas inte.
event-tied = Målfoto: { $racers }. En tredje bokstav avgör.
event-third-letter-drawn = { IS($who) ->
    [you] Du drar { $card } som tredje bokstav.
   *[other] { $who } drar { $card } som tredje bokstav.
}
event-third-letter-drawn-for-them = Bordet drar { $card } som tredje bokstav.
event-given-up =
    { IS($who) ->
        [you] Du ger upp.
       *[other] { $who } ger upp.
    }
event-face-off-won = { IS($who) ->
    [you] Du säger { $word } efter { $time } och vinner { $card } från { $loser }.
   *[other] { IS($loser) ->
        [you] { $who } säger { $word } efter { $time } och vinner { $card } från dig.
       *[other] { $who } säger { $word } efter { $time } och vinner { $card } från { $loser }.
    }
}
event-face-off-won-own = { IS($who) ->
    [you] Du säger { $word } efter { $time } och vinner { $card } från din egen hög.
   *[other] { $who } säger { $word } efter { $time } och vinner { $card } från sin egen hög.
}
event-all-play-won = { IS($who) ->
    [you] Du vinner ”Alla spelar” med { $word } efter { $time }.
   *[other] { $who } vinner ”Alla spelar” med { $word } efter { $time }.
}
event-nobody-won = { IS($who) ->
    [you] Ingen har något ord: { FORM($card, form: "the") } går tillbaka till en hög, och du drar igen.
   *[other] Ingen har något ord: { FORM($card, form: "the") } går tillbaka till en hög, och { $who } drar igen.
}
event-nobody-won-gone = { IS($who) ->
    [you] Ingen har något ord: { FORM($card, form: "the") } är ur spel, och du drar igen.
   *[other] Ingen har något ord: { FORM($card, form: "the") } är ur spel, och { $who } drar igen.
}
event-match-ended = Högarna är tomma: { $standing }.
standing = { $who } { $points }

reason-piles-empty = Båda draghögarna är tomma, ingen duell återstår; den som har flest poäng vinner.

## Vad man minns av ett parti

title-fastest-word = Snabbaste ordet: ”{ $word }” på { $seconds } s
title-most-words = Flest ord: { $count }
title-longest-word = Längsta ordet: ”{ $word }”
title-most-ideas =
    Aldrig svarslös: { $count ->
        [one] 1 försök
       *[other] { $count } försök
    }
title-raced =
    { $count ->
        [0] Höll ett öga på varje bokstav
        [one] Var med i 1 duell
       *[other] Var med i { $count } dueller
    }

## I terminalen

terminal-card-letter = { $letter } { $symbol }
terminal-draw-piles = Draghögar: { $one } och { $other } kort
terminal-spare = Att vända: jokrar { $wilds }, kategorier { $categories }
terminal-you = du
terminal-points = poäng { $points }
terminal-no-card = (inget kort)
terminal-everybody = Alla
terminal-race = { $title }: { $racers } – { $task }
terminal-task = { $category }, ett engelskt ord med { $letters }
terminal-task-any = Vilket engelskt ord som helst med { $letters }
terminal-tie = Lika: en tredje bokstav dras.
terminal-vote = { IS($who) ->
    [you] Omröstning: räknas { $word }, som du säger?
   *[other] Omröstning: räknas { $word }, som { $who } säger?
}
terminal-closing = Allt är spelat: de sista orden kan ännu ifrågasättas.
terminal-ask-vote = Räknas { $word }? yes (ja), no (nej) eller /abstain (avstå)
terminal-ask-let-stand = /ok låter de sista orden gälla
terminal-ask-draw = Dra från 1 eller 2
terminal-ask-draw-onto = Dra från 1 eller 2, till a eller b
terminal-wait = vänta
terminal-also = { $ask }, { $also }
terminal-or-pass = eller /pass
terminal-or-challenge = eller /challenge { $word }
terminal-or-challenge-either = eller /challenge { $word } eller { $other }
terminal-or-challenge-any = eller /challenge { $word } eller { $other } …
terminal-or-insist = eller /insist { $word }
terminal-legend = 1 eller 2 drar från den högen. När två kort visar samma symbol, eller en joker förenar dem, blir det duell: skriv ett engelskt ord i kategorin med båda bokstäverna och tryck på Enter; /pass ger upp. /challenge ORD låter bordet rösta där ordboken har fel, vad den än sa. Ingen röstade och ditt ord underkändes: /insist ORD, två gånger per parti. +2 efter ett kort: två till ligger under det.
hint-word = ett engelskt ord

refusal-unknown-command = ”{ $typed }” är okänt här: skriv { $commands } eller ett ord.
refusal-nothing-typed = Ingenting skrevs: skriv 1 eller 2 för att dra, eller ett ord som svar.
refusal-no-verdict = Ordboken har inte sagt något som du kan ifrågasätta.

## Bordet i webbläsaren

seconds = { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s

draw-left = { $count ->
    [one] Dra från den vänstra högen, 1 kort
   *[other] Dra från den vänstra högen, { $count } kort
}
draw-right = { $count ->
    [one] Dra från den högra högen, 1 kort
   *[other] Dra från den högra högen, { $count } kort
}
middle = Mitten
no-wild = Ingen joker
turn-category = Vänd en ny kategori, { $count } kvar
turn-wild = Vänd en ny joker, { $count } kvar
turn = Vänd · { $count }
empty-pile = Inget kort
pile-of = { IS($who) ->
    [you] Din hög
   *[other] Hög framför { $who }
}
left-pile-of = { IS($who) ->
    [you] Din vänstra hög
   *[other] Vänstra högen framför { $who }
}
right-pile-of = { IS($who) ->
    [you] Din högra hög
   *[other] Högra högen framför { $who }
}
under = { $count ->
    [one] 1 kort under
   *[other] { $count } kort under
}
choose-left = Lägg bokstäver på min vänstra hög
choose-right = Lägg bokstäver på min högra hög
here = hit
points = { $count ->
    [one] 1 poäng
   *[other] { $count } poäng
}
won = { $count ->
    [one] vinsthög: 1 kort
   *[other] vinsthög: { $count } kort
}

face-off = Duell
your-face-off = Din duell!
cascade = Kaskad, { $count } i rad
tie = Målfoto
tied-by = { $milliseconds } ms emellan
third-letter = En tredje bokstav avgör
you-dig = Lika! Dra den tredje bokstaven
wanted-letters = minst { $count } bokstäver
time-left = Tid kvar
seconds-left = { $count } s
tries = Ord hittills
no-tries = Inget ord än …
counts = kan räknas
fails = räknas inte
gave-up =
    { IS($who) ->
        [you] Du gav upp
       *[other] { $who } gav upp
    }
several-gave-up = { $racers } gav upp

vote = Bordet röstar
vote-now = Rösta nu
vote-title = Räknas { $word }?
vote-by = { IS($who) ->
    [you] Du säger det · { $category }
   *[other] { $who } säger det · { $category }
}
vote-yes = Det räknas
vote-no = Nej
voted-yes = ja
voted-no = nej
voted-abstain = avstår
voted-rather-yes = lutar åt ja
voted-rather-no = lutar åt nej
not-voted = …
vote-silence = Den som inte röstar röstar ja.

appeal-silence = Ordboken har rätt om inte två säger emot.
insist = Jag står på mig
insist-of = { $word } räknas: två gånger per parti får du stå på dig
challenge-refused = Det räknas visst!
challenge-accepted = Ifrågasätt
challenge-of-refused = Låt bordet rösta: { $word } räknas visst
challenge-of-accepted = Låt bordet rösta: räknas { $word }?
doubted-by =
    { IS($who) ->
        [you] Du ifrågasätter det. Klockan är pausad.
       *[other] { $who } ifrågasätter det. Klockan är pausad.
    }
defended-by =
    { IS($who) ->
        [you] Du säger att det räknas. Klockan är pausad.
       *[other] { $who } säger att det räknas. Klockan är pausad.
    }
dictionary-takes = Ordboken godkänner det
dictionary-refuses = Ordboken underkänner det
let-stand = Godkänn dem
last-words = Allt är spelat. Ifrågasätta de sista orden?
wait-last-words = De andra tittar på de sista orden …

won-with = { IS($who) ->
    [you] Du vinner med
   *[other] { $who } vinner med
}
took = efter { $time }
nobody = Ingen hittade något ord
missed = { $words } hade räknats
before = { $who }: { $word }, { $time }
before-nobody = Nyss: inget ord
late = Du var { $milliseconds } ms för sen
what-matches = När två översta kort visar samma symbol, eller jokerns två symboler, tävlar deras ägare om ett engelskt ord med båda bokstäverna.
spot = Par ropas inte ut: hitta ett och säg ett engelskt ord.

word = Ditt ord
say = Säg det
type-here = Ett engelskt ord
spot-here = Passar något? Säg ett ord
quiet = Ingen duell just nu
others-race = Bara { $racers } får svara
listen = Säg ord högt
stop-listening = Sluta lyssna
give-up = Ge upp
give-up-aria = Ge upp: jag hittar inget ord
too-fast = För snabbt: högst tre ord i sekunden.
nothing-matches = { $word }: men inget passar ihop. Det kostar ingenting.
murmur = Titta en gång till: något på bordet passar ihop!

draw-prompt = Dra ett kort från vilken hög du vill
draw-onto = Dra, till högen du har markerat
race-prompt = { $category } med { $letters }
wait-draw = { IS($who) ->
    [you] Du drar …
   *[other] { $who } drar …
}
wait-race = { $racers } letar efter ett ord…
wait-vote = Bordet röstar om { $word } …
wait-third = Snart kommer den tredje bokstaven …
wait-judge = Ordet kontrolleras…
gave-up-prompt = Du gav upp: de andra kan ännu svara
over = Högarna är tomma

sheet-letters = Vunna bokstäver
sheet-all-plays = Vunna ”Alla spelar”
sheet-points = Poäng
sheet-races = Vunna dueller
sheet-fastest = Snabbaste ordet
sheet-mean = I snitt
none = –

chapter-race = Duell { $number }
story-title = Varje duell
story-fastest = { IS($who) ->
    [you] Det snabbaste ordet: { $word }, från dig, efter { $time }.
   *[other] Det snabbaste ordet: { $word }, från { $who }, efter { $time }.
}
story-could-have = Hade räknats:
story-also-possible = Hade också räknats:
story-decisions = Vad bordet bestämde
story-undone = Bordet tog tillbaka den här vinsten.
moment-ahead = Härifrån låg { $who } före.

## Första lektionen

lesson-welcome = Duple är en kapplöpning om ord. Korten vänds ett efter ett; så snart två passar ihop letar deras ägare efter ett ord med båda bokstäverna. Den som är snabbast får den andras kort. (Orden är engelska, på alla språk.)
lesson-middle = Det här gäller nu: kategorin Plats, och en joker som gör att måne och triangel passar ihop. Till vänster och höger ligger de två draghögarna.
lesson-draw = Du drar först, i ett riktigt parti från vilken hög du vill. Ta den vänstra här.
lesson-match = Ditt E och Linas N visar båda en triangel: duell! Ni tävlar om en plats med E och N, på engelska och med minst fem bokstäver.
lesson-refused = Ett felaktigt ord kostar bara tid. Prova: säg CASTLE.
lesson-answer = Det finns inget N i det, säger domaren och stryker det. Nu ett bättre: ENGLAND, till exempel, eller OCEAN. (Bokstäver som du har prickas av medan du skriver.)
lesson-wild = Linas N är ditt: en poäng. Men Milo har dragit en måne, och jokern gör att den passar ihop med din triangel. Duell igen: E och R …
lesson-lost = … och Milo var snabbare: AMERICA. Han tar ditt E. Det du har vunnit är säkert, det ligger med baksidan upp.
lesson-again = Din tur igen: dra från den vänstra högen.
lesson-others = Inget passar för dig. Lina vände en ny joker, som täcker den gamla, och drog vidare: hennes måne passar ihop med Milos. Du är inte med i den här duellen, så titta på.
lesson-vote = Lina säger RIVERWICK. Ordboken känner inte till det, så bordet röstar. Var snäll: låt det räknas.
lesson-give-up = När du inte hittar något ord trycker du på ”Inget ord”. Om alla i duellen håller med, eller tiden är ute, går kortet tillbaka till en hög. Ord i nästan samma ögonblick blir målfoto: en tredje bokstav avgör.
lesson-all-play = Och när ”Alla spelar” dyker upp tävlar alla om ett ord med alla bokstäver på bordet, för två poäng.
lesson-round = Tävla nu mot Lina och Milo, precis som du vill, tills två dueller är avgjorda. Vilket engelskt ord som helst med minst fyra bokstäver duger, utan kategori. Klockan går!
lesson-score = Det var en omgång. Varje kort som du vinner av någon är en poäng; siffran står vid varje namn. När högarna är tomma vinner den med flest poäng.
lesson-goal = En fråga innan du går: hur vinner man Duple?
lesson-goal-long = Med de längsta orden
lesson-goal-word = Genom att vinna kort: med ett ord med båda bokstäverna, snabbare än den andra
lesson-goal-empty = Genom att bli av med sina kort först
lesson-not-left = Från den högen får du också dra, men kortet som vi behöver ligger på den vänstra.
lesson-not-castle = Spara det till senare: se först vad som händer med ett felaktigt ord. Säg CASTLE.
lesson-not-place = Det får du. Men här är det en känd plats med E och N som tar dig vidare: ENGLAND, till exempel.
lesson-not-kind = Du får rösta emot, i en match bestämmer du. Var snäll den här gången: låt det räknas.
lesson-not-goal-long = Längden spelar ingen roll: OCEAN vinner lika mycket som NETHERLANDS, om det kommer snabbare. Pröva ett annat svar.
lesson-not-goal-empty = Nej: kort vill du ha. Varje kort som du vinner av någon är en poäng. Pröva ett annat svar.

## Over many matches

evenings-letters = Dina bokstäver
evenings-letters-note = Med { $best } vinner du { $share } av dina lopp, och med { $worst } { $least }.
evenings-categories = Dina kategorier
evenings-category = Kategori
evenings-letter = Bokstav
evenings-races = Lopp
evenings-won = Vunna
evenings-time = Tid för ett vunnet lopp
evenings-times = Dina tider
evenings-times-note = Medelvärdet av loppen du vann, parti för parti; över alla är det { $time }.
evenings-match = Parti
evenings-missed = Missade två gånger
evenings-missed-none = Inget ord har glidit dig förbi två gånger än.
evenings-missed-note = Vart och ett hade vunnit ett lopp minst två gånger, och det var inte du som hade ett.
evenings-missed-times = { $word }, { $count } gånger

## Reglerna

guide =
    # Duple

    Två bokstäver, ett ord, på en gång. Kort vänds upp inför alla; när två av dem passar ihop tävlar deras ägare om
    ett ord som innehåller båda bokstäverna. Den snabbaste tar den andras kort.

    Man spelar med engelska ord, vilket språk ni än ser bordet på: bokstäverna, kategorierna och ordboken är gjorda
    för det.

    ## Korten

    - 64 bokstavskort: en bokstav och en av åtta symboler, åtta kort per symbol. Ingen symbol har samma bokstav två
      gånger; vanliga bokstäver finns flera gånger, J, K, Q, V, W, X och Z bara en gång var. Nästan alla par räcker
      till ett vanligt engelskt ord. *(DUPLE-1)*
    - 8 jokrar med två symboler var; varje symbol finns på precis två av dem. *(DUPLE-2)*
    - 17 kategorikort: Substantiv (Noun), Verb, Adjektiv (Adjective), Djur (Animal), Plats (Place), Mat eller dryck
      (Food or drink), Växt (Plant), Person eller yrke (Person or job), Föremål (Object), Kropp eller hälsa (Body or
      health), Vilket ord som helst (No category), två ”Alla spelar” (All Play) och fyra tomma. *(DUPLE-3)*
    - Symbolerna skiljer sig i form *och* färg: ingen behöver kunna skilja på färger. *(DUPLE-4)*

    ## Före första kortet

    - En joker och en kategori ligger från början uppvända i mitten. *(DUPLE-5)*
    - De övriga jokrarna och kategorierna sprids jämnt bland bokstäverna: fyra bokstäver, en joker, fyra bokstäver,
      en kategori och så vidare, mot slutet tre bokstäver åt gången; eller blandade, så att de kan ligga var som
      helst (`stacking`). *(DUPLE-6)*
    - Leken delas i två draghögar, med ett ”Alla spelar” gömt någonstans i mitten av var och en. *(DUPLE-7)*

    ## Att dra

    - Den som ger börjar. Dra från vilken hög du vill: en bokstav läggs uppvänd på din spelhög. Alla ser den i samma
      ögonblick, du inte tidigare än de andra. *(DUPLE-8)*
    - En kategori eller en joker läggs i mitten, och du drar vidare tills du får en bokstav; efter en joker först
      när duellerna den orsakar är över. *(DUPLE-9)*
    - Ingen drar så länge en duell är möjlig. Dueller ropas ut; är `announce` av får ni upptäcka dem själva. Då får
      vem som helst ropa ett ord när som helst, vilket inte kostar något om inget passar ihop, och den som tar ett
      kort för tidigt får veta att något på bordet passar ihop. *(DUPLE-10)*
    - Efter din bokstav och dess dueller drar nästa spelare. *(DUPLE-11)*

    ## Vilka som duellerar

    - Två spelare vars översta kort visar samma symbol. *(DUPLE-12)*
    - Två spelare vars översta kort visar de två symbolerna på jokern i mitten. Den gäller tills en ny joker täcker
      den. *(DUPLE-13)*
    - En duell i taget. Titta efter igen efter varje: ett kort som kom fram kan också passa ihop med något, och så
      blir det en kaskad. *(DUPLE-14)*
    - Är du först av de två med ett giltigt ord vinner du den andras översta kort, med baksidan upp på din vinsthög.
      Ditt eget kort ligger kvar. Ingen annan kan vinna det. *(DUPLE-15)*
    - Har ingen något ord inom en minut (`limit`, i sekunder), eller ger båda upp, går det senast dragna av korten
      som passar ihop tillbaka till en draghög, och den som drog det drar igen. *(DUPLE-16)*

    ## Vad som räknas som svar

    - Ett engelskt ord (`max_words`: upp till tre) i singular, med minst fem bokstäver (`min_letters`), däribland
      båda kortens bokstäver i valfri ordning. Två lika bokstäver måste finnas med två gånger. Stora bokstäver och
      accenter spelar ingen roll. *(DUPLE-17)*
    - Det ska passa kategorin i mitten. Namn räknas där kategorin frågar efter dem: London är en plats. Sådant som
      bara finns i sagor räknas också. *(DUPLE-18)*
    - Vem som dömer går att välja (`judge`). **Ordboken, sedan röstning** (`lexicon`): en ordbok med kategorier, och
      det den inte känner till röstar man om. **Röstning om varje ord** (`table`): de andra röstar. **Bara
      ordboken** (`strict`): ingen röstning. Den som inte röstar inom 15 sekunder röstar ja. Är ni två avgör
      motståndaren. *(DUPLE-19)*
    - I 10 sekunder får vem som helst ifrågasätta vad ordboken sa om ett ord, vare sig den godkände eller underkände
      det: då röstar bordet, och alla klockor är pausade så länge. Det krävs två mot ordboken; är ni två alltså
      båda. *(DUPLE-19)*
    - Ditt ord underkändes och ingen röstade, bottar gav bara råd: då får du stå på dig, och det räknas. Det går två
      gånger per parti, och alla ser det. *(DUPLE-19)*
    - Ett underkänt ord kostar dig bara tid. Du har tre försök i sekunden. *(DUPLE-20)*
    - **Inga upprepningar:** inget ord som någon redan har sagt i partiet, inte heller när inget passade ihop.
      `no_repeats` *(DUPLE-21)*
    - Har båda ett giltigt ord i nästan samma ögonblick (`tie_ms`) drar någon annan en tredje bokstav, och de två
      behöver ett ord med alla tre. Bokstaven blandas in igen efteråt. *(DUPLE-22)*

    ## Alla spelar

    - Alla tävlar om ett ord med *alla* bokstäver som ligger uppvända. Ingen kategori, men lika många bokstäver som
      vanligt. Den som först säger ett vinner ”Alla spelar”: två poäng. *(DUPLE-23)*
    - Ingen i tid: kortet går tillbaka till mitten av en draghög. *(DUPLE-24)*
    - Sedan gäller den gamla kategorin igen, och den som drog ”Alla spelar” drar en gång till. *(DUPLE-25)*

    ## Slutet

    - När båda draghögarna är tomma och ingen duell återstår vinner den med flest poäng: en för varje bokstav i
      vinsthögen, två för ”Alla spelar”. De som har lika många delar på segern. *(DUPLE-26)*

    ## Husregler

    - **Jokrar, kategorikort** av: lämna de korten utanför, för yngre spelare. `wilds`, `categories` *(DUPLE-30)*
    - **Mitten:** var sin hög för jokrar och kategorier; eller en för båda, där bara det översta kortet gäller;
      eller två dolda högar som du på din tur får vända ett kort från innan du drar, men inte så länge kort passar
      ihop, även om ingen har sett det än. `piles` *(DUPLE-31)*
    - **Egna kategorier:** upp till fyra, åtskilda med semikolon; bordet dömer i dem. ”All Play” ger ett ”Alla
      spelar” till. `blanks` *(DUPLE-32)*
    - **Inga upprepningar**, antalet bokstäver och antalet ord gör det svårare eller lättare, som sagt
      ovan. *(DUPLE-33)*
    - **Spelhögar:** två var om ni är två eller tre, annars en. Med två säger du vid varje dragning var bokstaven
      ska läggas. `piles_each` bestämmer antalet. *(DUPLE-40)*
    - Passar dina egna två översta kort ihop tävlar alla, och vinnaren tar det som drogs sist. *(DUPLE-41)*

    ## Hur vi läser reglerna

    - Passar flera par ihop går kortet som kom fram sist först, sedan lika symboler före jokerns, sedan platserna i
      ordning efter den som drog. *(DUPLE-14)*
    - När något passar ihop genom jokern kan kortet som går tillbaka vara jokern själv; då gäller den under igen.
      Ett kort går tillbaka till en slumpvis plats, och tredje gången är det ur spel. *(DUPLE-16)*
    - Ett ord som är både plural och verbform, som ”walks”, är plural. Andra verbformer är verb: ”explodes”,
      ”running”. Komparerade adjektiv är adjektiv. *(DUPLE-17)*
    - Där ingen kategori frågar efter namn räknas inte namn. *(DUPLE-18)*
    - Alla andra röstar, även motståndaren i duellen. Fler ja än nej godkänner, och det gör lika också; den som inte
      säger något på 15 sekunder säger ja. Människor bestämmer: bottar avstår, eller råder till det ordboken säger,
      vilket bara räknas där ingen säger ja eller nej; då underkänner lika många råd för som emot. Klockan står så
      länge. *(DUPLE-19)*
    - Säger flera samma ord bestäms det en gång för alla. Vad bordet senast röstade om ett ord i en kategori gäller
      resten av partiet; råd och att stå på sig gäller bara en duell. *(DUPLE-19)*
    - Den som ifrågasätter en dom har röstat mot den, och den som sa ordet röstar också: för att ge sig eller stå för
      det. Fler röster mot domen än för den upphäver den, om de är minst två; den som inget säger, och råd, låter den
      stå. Varje dom kan ifrågasättas en gång, och varje spelare får göra det tre gånger per duell. Att bokstäver
      saknas eller att ett ord redan har sagts kan alla se: där finns inget att ifrågasätta. *(DUPLE-19)*
    - Du kan stå på dig i 10 sekunder, om det som röstades om eller ifrågasattes; inte om plural, och inte där ordboken
      dömer ensam. *(DUPLE-19)*
    - Upphäver bordet en dom avgörs duellen som den borde ha avgjorts. Ett ord som räknas trots allt vinner, vad som
      än kom efter det, och tar sitt kort varifrån det än ligger. Ett ord som inte räknas ger tillbaka sitt kort: de
      två duellerar igen om de fortfarande passar ihop, och ett ”Alla spelar” går tillbaka till en hög. En duell som
      byggde på det ställs in. *(DUPLE-19)*
    - När allt är spelat kan de sista orden ännu ifrågasättas: partiet slutar 10 sekunder efter dem, eller så snart
      alla låter dem gälla. *(DUPLE-19, DUPLE-26)*
    - Det som inte är skrivet med bokstäver, eller är längre än 60, döms inte ens. Ett fjärde försök inom en sekund
      hörs inte. *(DUPLE-20)*
    - Tills tiden för ett målfoto är ute får ingen se vad som sades i det. Samma ord från båda är också lika, även
      utan upprepningar. *(DUPLE-22)*
    - Den tredje bokstaven är den översta bokstaven i den valda högen. Finns ingen som kan dra den, eller gör ingen
      det inom 15 sekunder, dras den åt spelarna. Blir det lika en gång till kommer en ny tredje bokstav. Finns
      ingen bokstav kvar vinner ordet som kom först, som alltid i ”Alla spelar”. *(DUPLE-22)*
    - Med färre än två bokstäver på bordet går ”Alla spelar” tillbaka på en gång; tredje gången är det ur
      spel. *(DUPLE-24)*
    - Utan kategorier finns inget ”Alla spelar”. *(DUPLE-30)*
    - Med en hög för båda ligger kategorin från början ovanpå jokern. *(DUPLE-31)*
