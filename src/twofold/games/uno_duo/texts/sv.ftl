### UNO Duo på svenska.

tagline = UNO för två: välj ut din hand, stapla Ta 2-korten och lägg hela färger i ett svep.
today-task = En rond mot en expert, med draften. Det som räknas är om du blir av med alla kort först, om du har få poäng kvar på handen (högst { $few }) och om den andra har många ({ $few }, helst { $many }).
keys = U ropar UNO.

## Kort

card-number =
    { $colour ->
        [red] Röd { $number }
        [yellow] Gul { $number }
        [green] Grön { $number }
       *[blue] Blå { $number }
    }
    .indefinite =
        { $colour ->
            [red] en röd { $number }
            [yellow] en gul { $number }
            [green] en grön { $number }
           *[blue] en blå { $number }
        }
card-skip =
    { $colour ->
        [red] Rött Stopp
        [yellow] Gult Stopp
        [green] Grönt Stopp
       *[blue] Blått Stopp
    }
    .indefinite =
        { $colour ->
            [red] ett rött Stopp
            [yellow] ett gult Stopp
            [green] ett grönt Stopp
           *[blue] ett blått Stopp
        }
card-reverse =
    { $colour ->
        [red] Röd Vändning
        [yellow] Gul Vändning
        [green] Grön Vändning
       *[blue] Blå Vändning
    }
    .indefinite =
        { $colour ->
            [red] en röd Vändning
            [yellow] en gul Vändning
            [green] en grön Vändning
           *[blue] en blå Vändning
        }
card-draw-two =
    { $colour ->
        [red] Röd Ta 2
        [yellow] Gul Ta 2
        [green] Grön Ta 2
       *[blue] Blå Ta 2
    }
    .indefinite =
        { $colour ->
            [red] en röd Ta 2
            [yellow] en gul Ta 2
            [green] en grön Ta 2
           *[blue] en blå Ta 2
        }
card-wild = Färgval
    .indefinite = ett Färgval
card-wild-draw-four = Färgval Ta 4
    .indefinite = ett Färgval Ta 4
card-swap-hands = Färgval Byt hand
    .indefinite = ett Färgval Byt hand
card-customizable = Fritt färgval
    .indefinite = ett fritt färgval
card-customizable-draw-one = Fritt färgval (motspelaren tar 1)
    .indefinite = ett fritt färgval (motspelaren tar 1)
card-customizable-skip = Fritt färgval (motspelaren står över)
    .indefinite = ett fritt färgval (motspelaren står över)
card-named = { $card }, nu { FORM($colour, form: "inside") }

colour-red = Röd
    .inside = rött
colour-yellow = Gul
    .inside = gult
colour-green = Grön
    .inside = grönt
colour-blue = Blå
    .inside = blått

cards =
    { $count ->
        [one] 1 kort
       *[other] { $count } kort
    }
points =
    { $count ->
        [one] 1 poäng
       *[other] { $count } poäng
    }

## Varianter

preset-first = Ett kort parti till 100, och bordet minns korten åt dig.
preset-box = Till 200, och bordet minns korten åt dig.
preset-wild = De fria färgvalen får den andra att ta kort, högarna blandas, och du minns korten själv.
option-target = Partiet slutar vid
    .description = Partiet är slut efter den omgång då någons summa når hit (UNO-26).
option-customizable = Fria färgval
    .description = Vad de tre tomma korten gör utöver att välja färg: ingenting, motspelaren tar ett kort eller motspelaren står över (UNO-2).
option-customizable-wild = inget mer
option-customizable-draw-one = ta ett
option-customizable-skip = stå över
option-reshuffle = Blanda om
    .description = Kasthögen blandas när den blir draghög, i stället för att bara vändas (UNO-15).
option-memory = Minneshjälp
    .description = Bordet visar vad du har sett och kunde minnas: kastade kort, kända kort i draghögen och på den andra handen (UNO-5).

## Avslag

refusal-owes-no-uno = Du behöver inte säga UNO just nu.
refusal-nobody-to-catch = Det finns ingen att sätta dit: din motspelare behöver inte säga UNO.
refusal-wait = Vänta på din tur.
refusal-name-colour = Välj färg först.
refusal-draft-is-on = Urvalet pågår: behåll kortet du tittar på eller kasta det.
refusal-draft-is-over = Urvalet är slut: nu blir du av med kort genom att spela ett som passar.
refusal-colour-alone = Välj färg tillsammans med färgvalet som du spelar.
refusal-has-drawn = Du har redan dragit: spela det kortet eller behåll det.
refusal-run-is-on = Din färgsvit pågår: lägg ett kort till av färgen eller avsluta sviten.
refusal-answer-or-draw = Svara med en Ta 2 eller ta hela summan.
refusal-play-or-draw = Spela ett kort eller dra ett.
refusal-own-hand = Spela ett kort från din egen hand.
refusal-colour-for-wild = Till ett färgval väljer du en färg, och bara till ett färgval.
refusal-uno-too-early = Säg UNO med kortet som lämnar dig med ett enda, inte tidigare.
refusal-only-the-drawn = Nu får du bara spela kortet som du just drog, om det passar.
refusal-answer = Svara med en Ta 2 eller ta { $cards }.
refusal-run-colour = I en färgsvit går bara kort av svitens färg, och inga färgval.
refusal-no-match = Lägg något med samma färg, siffra eller symbol som det översta kortet, eller ett färgval.

## Vad som händer

event-card-picked-kept =
    { IS($who) ->
        [you] Du behåller kortet; { FORM($card, form: "indefinite") } vänds upp och går ur urvalet.
       *[other] { $who } behåller kortet; { FORM($card, form: "indefinite") } vänds upp och går ur urvalet.
    }
event-card-picked-unseen =
    { IS($who) ->
        [you] Du kastar { FORM($card, form: "indefinite") } och tar nästa kort.
       *[other] { $who } kastar { FORM($card, form: "indefinite") } och tar nästa kort.
    }
event-cards-seen =
    { IS($who) ->
        [you] Du får { $cards }.
       *[other] { $who } får { $cards }.
    }
event-pile-opened = Urvalet är slut. Kasthögen börjar med { FORM($card, form: "indefinite") }.
event-colour-named =
    { IS($who) ->
        [you] Du väljer { FORM($colour, form: "inside") }.
       *[other] { $who } väljer { FORM($colour, form: "inside") }.
    }
event-card-played =
    { IS($who) ->
        [you] Du spelar { FORM($card, form: "indefinite") }.
       *[other] { $who } spelar { FORM($card, form: "indefinite") }.
    }
event-card-played-uno =
    { IS($who) ->
        [you] Du spelar { FORM($card, form: "indefinite") } och säger UNO.
       *[other] { $who } spelar { FORM($card, form: "indefinite") } och säger UNO.
    }
event-card-played-naming =
    { IS($who) ->
        [you] Du spelar { FORM($card, form: "indefinite") } och väljer { FORM($colour, form: "inside") }.
       *[other] { $who } spelar { FORM($card, form: "indefinite") } och väljer { FORM($colour, form: "inside") }.
    }
event-card-played-naming-uno =
    { IS($who) ->
        [you] Du spelar { FORM($card, form: "indefinite") }, väljer { FORM($colour, form: "inside") } och säger UNO.
       *[other] { $who } spelar { FORM($card, form: "indefinite") }, väljer { FORM($colour, form: "inside") } och säger UNO.
    }
event-cards-drawn =
    { IS($who) ->
        [you] Du tar { $cards }.
       *[other] { $who } tar { $cards }.
    }
event-cards-drawn-none = Det finns inget kvar att dra.
event-card-kept =
    { IS($who) ->
        [you] Du behåller det dragna kortet.
       *[other] { $who } behåller det dragna kortet.
    }
event-run-ended =
    { IS($who) ->
        [you] Du avslutar färgsviten.
       *[other] { $who } avslutar färgsviten.
    }
event-turn-lost =
    { IS($who) ->
        [you] Du står över.
       *[other] { $who } står över.
    }
event-hands-swapped =
    { IS($who) ->
        [you] Du och { $other } byter hand.
       *[other]
            { IS($other) ->
                [you] { $who } och du byter hand.
               *[other] { $who } och { $other } byter hand.
            }
    }
event-pile-turned =
    { $count ->
        [one] Draghögen är slut: 1 kort från kasthögen vänds.
       *[other] Draghögen är slut: { $count } kort från kasthögen vänds.
    }
event-pile-turned-shuffled =
    { $count ->
        [one] Draghögen är slut: 1 kort från kasthögen blandas om.
       *[other] Draghögen är slut: { $count } kort från kasthögen blandas om.
    }
event-uno-said =
    { IS($who) ->
        [you] Du säger UNO.
       *[other] { $who } säger UNO.
    }
event-uno-caught =
    { IS($who) ->
        [you] { $other } är snabbare: du glömde säga UNO.
       *[other]
            { IS($other) ->
                [you] Du är snabbare: { $who } glömde säga UNO.
               *[other] { $other } är snabbare: { $who } glömde säga UNO.
            }
    }
event-round-scored =
    { IS($who) ->
        [you] Du vinner omgång { $round }. Straff för { $other }: { $points }.
       *[other]
        { IS($other) ->
            [you] { $who } vinner omgång { $round }. Straff för dig: { $points }.
           *[other] { $who } vinner omgång { $round }. Straff för { $other }: { $points }.
        }
    }
event-round-scored-blocked = Omgång { $round } är slut: det finns inget att dra. Straff: { $first } och { $second }.
event-round-dealt =
    { IS($who) ->
        [you] Omgång { $round }: leken är blandad, du väljer först.
       *[other] Omgång { $round }: leken är blandad, { $who } väljer först.
    }

reason-target = Någon har nått { $target } poäng, och den lägsta summan vinner.

## Vad man minns av ett parti

title-biggest-stack = Största högen: { $count } kort på en gång
title-longest-row =
    Längsta raden: { $count ->
        [one] 1 kort i ett svep
       *[other] { $count } kort i ett svep
    }
title-most-calls =
    Starkaste rösten: UNO { $count ->
        [one] en gång
       *[other] { $count } gånger
    }
title-laid =
    { $count ->
        [0] Höll alla kort samlade
        [one] Lade 1 kort
       *[other] Lade { $count } kort
    }

## Bordet

hand = Din hand
hand-of =
    { IS($who) ->
        [you] Din hand: { $cards }
       *[other] Handen hos { $who }: { $cards }
    }
playable = kan spelas
chosen = valt
just-drawn = nyss draget

cut =
    { IS($who) ->
        [you] Du kuperar högst och väljer först
       *[other] { $who } kuperar högst och väljer först
    }
cut-by =
    { IS($who) ->
        [you] Du kuperar { FORM($card, form: "indefinite") }.
       *[other] { $who } kuperar { FORM($card, form: "indefinite") }.
    }
draft = Omgång { $round }, urval: kort { $pick } av 7
draft-of = Omgång { $round }, urval: kort { $pick } av 7 till { $who }
seen = Bara du ser det
unseen = Nästa kort, dolt
secret = Dolt för dig
unseen-by-all = Nästa kort, dolt
keep-seen = Behåll { $card }; nästa kort går bort
take-unseen = Kasta { $card } och ta nästa kort, dolt
out-pile = { $cards } ur urvalet
out = { $count } ute

opening-number =
    { IS($two) ->
        [you] ligger först. Du börjar
       *[other] ligger först. { $two } börjar
    }
opening-skip =
    { IS($two) ->
        [you] ligger först: du står över, { $one } börjar
       *[other]
            { IS($one) ->
                [you] ligger först: { $two } står över, du börjar
               *[other] ligger först: { $two } står över, { $one } börjar
            }
    }
opening-reverse =
    { IS($two) ->
        [you] ligger först: du börjar med en färgsvit
       *[other] ligger först: { $two } börjar med en färgsvit
    }
opening-draw-two =
    { IS($two) ->
        [you] ligger först: du tar 2 och står över, { $one } börjar
       *[other]
            { IS($one) ->
                [you] ligger först: { $two } tar 2 och står över, du börjar
               *[other] ligger först: { $two } tar 2 och står över, { $one } börjar
            }
    }
opening-wild-draw-four =
    { IS($two) ->
        [you] ligger först: du tar 4 och står över, { $one } börjar
       *[other]
            { IS($one) ->
                [you] ligger först: { $two } tar 4 och står över, du börjar
               *[other] ligger först: { $two } tar 4 och står över, { $one } börjar
            }
    }
opening-wild =
    { IS($two) ->
        [you] ligger först: { $one } väljer färg, du börjar
       *[other]
            { IS($one) ->
                [you] ligger först: du väljer färg, { $two } börjar
               *[other] ligger först: { $one } väljer färg, { $two } börjar
            }
    }

run = Färgsvit: bara { FORM($colour, form: "inside") }
stop-skip = Slutar du nu får du en tur till
stop-draw-two = Slutar du nu tar { $other } { $sum } eller svarar
stop-other = Slutar du nu är { $other } på tur
stack = Ta { $cards }, eller svara med en Ta 2
draw-pile = Draghög, { $cards }
draw-pile-to-draw = Draghög, { $cards }: Dra ett kort
discard-pile = Kasthög, { $cards }
match-colour = Lägg { FORM($colour, form: "inside") }
no-colour = Ingen färg än

name-colour = Välj en färg
name-for = { $card }: välj en färg
cancel = Inte det här kortet

uno = UNO
uno-now = UNO!
uno-arm = säg med
uno-armed = redo
uno-say = säg det!
uno-catch = sätt dit!
uno-label-idle = UNO: inget att säga nu
uno-label-arm = Säg UNO med kortet som lämnar dig med ett
uno-label-armed = UNO sägs med kortet
uno-label-say = Säg UNO nu
uno-label-catch = Ropa UNO först: din motspelare glömde
said-uno = har sagt UNO
owes-uno = glömde UNO!

play = Spela
play-card = Spela { $card }
keep = Behåll
take-next = Ta nästa
draw = Dra
take = Ta { $sum }
end-run = Avsluta

memory = Minne
memory-open = Minneshjälp
remembered-known = { $cards } hos den andra
remembered-below = { $count } underst i högen
remembered-nothing = vad som har synts
holds =
    { IS($who) ->
        [you] Du har
       *[other] { $who } har
    }
left = Vad som finns kvar
left-of-colour = { $colour }: { $count } kort
below-legend = ligger också underst i draghögen

prompt-draft = Behålla kortet?
prompt-colour = Välj färgen
prompt-turn = Spela eller dra
prompt-cannot = Inget passar: dra ett kort
prompt-drawn = Spela eller behålla?
prompt-drawn-wild = { $card }: välj det, eller behåll?
prompt-drawn-keep = Passar inte
prompt-answer = Spela en Ta 2, eller ta { $sum }
prompt-take = Ingen Ta 2: ta { $sum }
prompt-run = Ett kort till?
prompt-run-over = Inget mer passar
prompt-say = Säg UNO!
prompt-catch = { $who } glömde: ropa UNO!
prompt-wait =
    { IS($who) ->
        [you] Din tur …
       *[other] { $who } tänker …
    }
prompt-wait-answer =
    { IS($who) ->
        [you] Din tur …
       *[other] { $who } svarar eller tar { $sum } …
    }
prompt-wait-run =
    { IS($who) ->
        [you] Din tur …
       *[other] { $who } får lägga mer { FORM($colour, form: "inside") } …
    }
prompt-drafting =
    { IS($who) ->
        [you] Din tur …
       *[other] { $who } väljer …
    }
prompt-over = Partiet är slut

round = Omgång { $round }
round-over = Omgång { $round } är slut
verdict-swapped =
    { IS($who) ->
        [you] Du byter hand: { $given } mot { $got }
       *[other] { $who } byter hand: { $given } mot { $got }
    }
went-out = { $who } har spelat sista kortet
blocked = Inget kvar att dra, och båda passade
charged =
    { IS($who) ->
        [you] Straff för dig: { $points }
       *[other] Straff för { $who }: { $points }
    }
scores = Omgångar och poäng
total = Summa
target = till { $target }, lägst vinner
standing = { $who }: { $points }

## Partiets historia

chapter-turn = Drag { $turn }
moment-row =
    { IS($who) ->
        [you] Du lägger { $cards } i ett svep.
       *[other] { $who } lägger { $cards } i ett svep.
    }
story-title = Kort på hand
story-blocked = Det fanns inget kvar att dra och båda passade: { $first } och { $second } skrivs upp.
story-ending =
    { IS($who) ->
        [you] Du går ut; { $other } får { $points }.
       *[other]
            { IS($other) ->
                [you] { $who } går ut; du får { $points }.
               *[other] { $who } går ut; { $other } får { $points }.
            }
    }
story-move-column = Drag
story-what-column = Vad som hände
story-kind-uno = UNO!
story-kind-caught = Tagen
story-kind-stack = Staplade Ta 2
story-kind-swap = Bytta händer
story-mark-caught =
    { IS($who) ->
        [you] Du blir tagen.
       *[other] { $who } blir tagen.
    }
story-mark-stack =
    { IS($who) ->
        [you] Du staplar: { $sum } att ta.
       *[other] { $who } staplar: { $sum } att ta.
    }
story-mark-swap =
    { IS($who) ->
        [you] Du byter händer.
       *[other] { $who } byter händer.
    }

## Terminalen

terminal-player-one =
    { IS($who) ->
        [you] Du är spelare 1.
       *[other] { $who } är spelare 1.
    }
terminal-drafts-first =
    { IS($who) ->
        [you] Du är spelare 1 och väljer först.
       *[other] { $who } är spelare 1 och väljer först.
    }
terminal-draw-pile = Draghög: { $cards }
terminal-discard-pile = Kasthög: { $cards }, överst { FORM($card, form: "indefinite") }
terminal-discard-pile-named = Kasthög: { $cards }, överst { FORM($card, form: "indefinite") } som { FORM($colour, form: "inside") }
terminal-discard-pile-empty = Kasthög: tom
terminal-you = du
terminal-look = Du tittar på { FORM($card, form: "indefinite") }: behåll det (keep), eller kasta det och ta nästa kort osett (discard).
terminal-hand = Din hand (* kan spelas): { $cards }
terminal-hand-empty = Din hand (* kan spelas): tom
terminal-drawn = Du har dragit { FORM($card, form: "indefinite") }.
terminal-inscription-draw-one = motspelaren tar 1
terminal-inscription-skip = motspelaren står över
terminal-left =
    { IS($who) ->
        [you] Du har kvar { $cards }.
       *[other] { $who } har kvar { $cards }.
    }
terminal-remember-below = Minns: draghögen slutar med { $cards }
terminal-remember-known = Minns: { $who } har { $cards }
terminal-remember-discards = Minns: kastade { $cards }
terminal-which-colour = Vilken färg för { $card }: rött (red), gult (yellow), grönt (green) eller blått (blue)
terminal-no-play = ”{ $typed }” går inte här: skriv ett kort som R5, B+2 eller W+4 blue (och uno efter det), eller draw (dra), keep (behåll), discard (kasta), stop (avsluta sviten), uno, catch (sätt dit).
terminal-prompt-wait = vänta
terminal-prompt-draft = Behåll (keep) eller kasta (discard)
terminal-prompt-colour = Välj en färg: red (rött), yellow (gult), green (grönt) eller blue (blått)
terminal-prompt-turn = Spela ett kort eller dra (draw)
terminal-prompt-drawn = Spela det dragna kortet eller behåll det (keep)
terminal-prompt-answer = Svara med en Ta 2 eller ta summan (draw)
terminal-prompt-run = Lägg ett kort till eller avsluta sviten (stop)
terminal-legend = Koder: R, Y, G, B är färgerna rött, gult, grönt, blått, med en siffra, S för Stopp, R för Vändning eller +2 för Ta 2: R5, BS, GR, Y+2. W är ett Färgval, W+4 ett Färgval Ta 4, WS Byt hand, WC ett fritt färgval; en färg efter det väljer den: W+4 blue.

## Lektionen

lesson-welcome = Välkommen till UNO Duo. Bli av med dina kort före Milo: det du har kvar kostar dig poäng, och den lägsta summan vinner. Varje färg har en egen form: Röd ▲, Gul ★, Grön ■, Blå ●.
lesson-cut = Ni kuperar båda leken. Din gula 7 slår Milos Stopp, som räknas som 0, så du väljer först. Du ska välja ut sju kort, ett i taget.
lesson-look = Du tittar på en blå 0. Behåll den, eller kasta den och ta kortet under, som du inte ser. Var modig: välj Osett.
lesson-keep = Ett grönt Stopp: tur! Nu tittar du på en gul 4. Behåll den den här gången. Kortet under vänds upp och går ur urvalet, och ni har sett det båda två.
lesson-treasure = En gul Ta 2! Kort som gör något är värda att behålla. Behåll den.
lesson-gamble = En grön 7 kostar 7 poäng om den blir kvar på handen. Pröva lyckan en gång till: Osett.
lesson-steady = Ett gult Stopp, bra gjort. En grön 4 passar till ditt gröna Stopp: behåll den.
lesson-daring = En röd 6 passar inte till något du har. Ta kortet som du inte ser.
lesson-seventh = En gul Vändning! Och nu en grön Ta 2. Behåll den, så är din hand full.
lesson-hint = Din hand är full. Korten som gick ur urvalet ligger nu underst i draghögen, i ordning. Minnet i ljuset kommer ihåg åt dig vad som har synts.
lesson-draw = Röd 6 låg först, och Milo spelade en röd 0. Du behöver ett rött kort, en 0 eller ett färgval, och du har inget av dem. Dra ett kort.
lesson-wild = Ett Färgval: det passar på allt, och du får spela det genast. Du har fyra gula kort, så välj Färgvalet och ta gult.
lesson-draw-two = Milo har inget gult kort och behåller det han drog. Spela din gula Ta 2: välj den och tryck på Spela.
lesson-reverse = Milo hade ingen Ta 2 att svara med, så han tog två kort och stod över. Du är på tur igen. Spela den gula Vändningen: den startar en färgsvit.
lesson-run = I en färgsvit får du lägga så många kort av färgen som du vill, ett efter ett. Lägg den gula 4:an.
lesson-last-counts = Bara det sista kortet i en svit har verkan. Låt det bli ett bra: lägg det gula Stoppet.
lesson-end-run = Inga fler gula kort. Raden ovanför högarna säger vad som händer om du slutar här. Avsluta sviten.
lesson-skip = Milo står över, och det är din tur igen. Ett grönt Stopp passar på det gula Stoppet: samma symbol. Spela det.
lesson-uno = Två kort kvar. Innan du spelar det som lämnar dig med ett enda kort, tryck på UNO. Spela sedan den gröna 4:an. Glömmer du och Milo trycker på UNO först får du ta två; och glömmer han kan du sätta dit honom på samma sätt.
lesson-answer = Milo spelar en Ta 2 på dig. Du kan ta två kort, eller svara med en egen Ta 2 och skicka honom hela summan. Det är ditt sista kort: spela det!
lesson-scores = Du har gått ut. Milo fick ändå ta de fyra korten innan hans hand räknades: siffror kostar sitt värde, Stopp, Vändning och Ta 2 kostar 20, färgval 40 eller 50. Med 204 poäng är han över 200, och den lägsta summan vinner.
lesson-round = Nu en hel omgång mot Milo, precis som du vill: välj ut sju kort och bli av med dem före honom. Ta god tid på dig, han väntar.
lesson-score = Omgången är slut. Den som har kort kvar får betala för dem, den andra inget. När en summa har nått 200 är partiet slut, och den lägre summan vinner.
lesson-goal = En fråga innan du går: vem vinner ett parti UNO Duo?
lesson-goal-first = Den som först spelar sitt sista kort
lesson-goal-highest = Den som har flest poäng
lesson-goal-lowest = Den som har lägst summa när någon når 200
lesson-not-kept = Du får behålla det, men det gör ingen nytta. Välj ”Ta nästa”.
lesson-not-unseen = Det går, och det kan vara vad som helst. Det här är värt att ha: behåll det.
lesson-not-wild = Det får du. Men de flesta av dina kort är gula: spela Färgvalet och ta gult.
lesson-not-card = Det är tillåtet, men här handlar det om kortet i ljuset: välj det och tryck på Spela.
lesson-not-run = Det är tillåtet, men bara det sista kortet i en svit har verkan: lägg kortet i ljuset härnäst.
lesson-not-silent = Det får du. Men den som tyst kommer ner till ett kort kan åka dit och får ta två: tryck på UNO först, spela sedan den gröna 4:an.
lesson-not-drawn = Du får ta de två korten. Men du har själv en Ta 2: spela den, så får han ta fyra.
lesson-not-goal-first = Det avslutar en omgång, inte partiet: den andra får betala för korten på handen, och summorna avgör. Pröva ett annat svar.
lesson-not-goal-highest = Tvärtom: poäng är vad dina kort kostar dig. Pröva ett annat svar.

## Reglerna

guide =
    # UNO Duo

    UNO ombyggt för två. Välj ut din egen hand, lägg hela färger i en svit, stapla Ta 2-korten och bli först av med korten.
    Det du har kvar skrivs upp på dig, och den lägsta summan vinner.

    ## Kortleken

    - 112 kort. Rött, gult, grönt och blått har vardera en 0, två av varje siffra från 1 till 9, två Stopp, två Vändningar
      och två Ta 2. Därtill kommer 4 Färgval, 4 Färgval Ta 4, 1 Färgval Byt hand och 3 fria färgval. *(UNO-1)*
    - De tre fria färgvalen gör det ni har valt för partiet, se ”Fria färgval” nedan. Det står på kortet och överallt där
      kortet nämns. *(UNO-2)*

    ## Urvalet

    - Ni kuperar båda leken. Den som får det högsta kortet är spelare 1 i första omgången: siffror räknas efter sitt värde,
      alla andra kort som 0, och blir det lika kuperar ni igen. *(UNO-3)*
    - Spelare 1 börjar, sedan turas ni om tills båda har sju kort. På din tur tittar du på draghögens översta kort, bara du.
      Antingen **behåller** du det, så vänds kortet under upp på kasthögen. Eller så **kastar** du det öppet, och kortet
      under är ditt, osett, vare sig du vill eller inte. *(UNO-4)*
    - Kort på den kasthögen är ute ur urvalet. När båda händerna är fulla har den 14 kort; den vänds och läggs, i sin
      ordning, under draghögen. Ni har sett vartenda ett av dem: förr eller senare dras de. *(UNO-5)*
    - I nästa omgång väljer den andra spelaren först. *(UNO-6)*

    ## Det första kortet

    - Draghögens översta kort börjar kasthögen, och spelare 2 börjar. *(UNO-7)* Eftersom ni turas om i urvalet turas ni
      också om att börja. *(UNO-12)*
    - **Ta 2** eller **Färgval Ta 4**: spelare 2 tar korten och står över. Det går inte att svara på. *(UNO-8)*
    - **Stopp**: spelare 1 börjar. *(UNO-9)*
    - **Vändning**: spelare 2 börjar med en färgsvit i den färgen. *(UNO-10)*
    - **Vilket färgval som helst**: spelare 1 väljer färg. Ett Byt hand som ligger först byter ingenting, ett fritt färgval
      är då bara ett färgval. *(UNO-11)*

    ## Din tur

    - Spela ett kort som har samma färg, siffra eller symbol som det översta kortet, eller vilket färgval som helst. Du
      måste aldrig. *(UNO-13)*
    - Eller dra ett kort. Passar det får du spela det genast; annars, eller om du inte vill, behåller du det och din tur är
      slut. *(UNO-14)*
    - När draghögen är slut vänds kasthögen utom det översta kortet, oblandad, och blir ny draghög. Färgval i den glömmer
      sin färg. Finns det inget alls att dra blir du utan; blir din motspelare sedan också utan är omgången slut, och båda
      får sin egen hand uppskriven. *(UNO-15)*

    ## Säg UNO!

    - Säg UNO när du spelar ditt näst sista kort. Du kan säga det med kortet eller senare, så länge din motspelare inte är
      snabbare. *(UNO-16)*
    - Ropar din motspelare det först får du ta två kort. Chansen är borta så snart motspelaren har spelat eller dragit på en
      egen tur. *(UNO-17)*
    - Mitt i en färgsvit måste du också säga det, tills ditt nästa kort ligger. Efter Byt hand behöver ingen
      det. *(UNO-23)*

    ## Specialkort

    - **Stopp**: din motspelare står över, du får en tur till. *(UNO-18)*
    - **Ta 2**: din motspelare tar två kort och står över, eller svarar med en Ta 2 av valfri färg. Då är det fyra till dig,
      eller sex tillbaka, tills någon tar hela summan och står över. *(UNO-19)*
    - **Vändning** startar en färgsvit: lägg så många fler kort av dess färg som du vill, i vilken ordning som helst, men
      inga färgval. Bara det sista har verkan: ett Stopp eller en Ta 2 gör sitt; efter en siffra eller en Vändning är det
      helt enkelt motspelarens tur. *(UNO-20)*
    - **Färgval**: välj en färg. **Färgval Ta 4**: välj en färg; din motspelare tar fyra kort och står över, utan att kunna
      svara eller ifrågasätta. *(UNO-21)*
    - **Färgval Byt hand**: välj en färg och byt händer. Som ditt allra sista kort avslutar det bara
      omgången. *(UNO-22)*

    ## Slutet

    - Omgången är slut när en hand är tom. Var det sista kortet en Ta 2 eller ett Färgval Ta 4 tas de korten ändå innan ni
      räknar. *(UNO-24)*
    - Den andra spelaren får varje kort som är kvar uppskrivet: siffror efter sitt värde; Stopp, Vändning och Ta 2 20; Byt
      hand och fritt färgval 40; Färgval och Färgval Ta 4 50. *(UNO-25)*
    - När en summa har nått målet är partiet slut. Den lägsta summan vinner. *(UNO-26)*

    ## Varianter

    - **Partiet slutar vid:** summan som avslutar partiet, 200 om ni inte väljer ett annat tal från 1 till 500.
      `target` *(UNO-26)*
    - **Fria färgval:** vad de tomma korten gör utöver att välja färg: inget (`wild`), din motspelare tar ett kort och har
      sedan sin tur (`draw_one`), eller din motspelare står över (`skip`). `customizable` *(UNO-2)*
    - **Blanda om:** kasthögen blandas när den blir draghög. `reshuffle` *(UNO-15)*
    - **Minneshjälp:** visar vilka kort som har kastats, vilka kända kort som ligger underst i draghögen och vilka du har
      sett gå till din motspelare. När man vet var alla andra är räknar den ut resten. Den visar aldrig något som du inte
      har sett. `memory` *(UNO-5)*

    ## Så läser vi reglerna

    Regelboken vi har säger inget om specialkort och poäng; allt ovan om dem är vår tolkning. Dessutom:

    - Att du behåller ett draget kort, tar Ta 2-korten eller avslutar en svit säger du alltid själv, även om du inte kan
      göra något annat. Så avslöjar bordet inte för någon vad du har på handen. *(UNO-14, UNO-19, UNO-20)*
    - I en färgsvit som öppnar omgången får du låta bli att lägga något alls: turen går bara vidare, och du drar inget
      kort. *(UNO-10)*
    - En dragen Vändning som du spelar genast startar en svit med hela din hand. *(UNO-20)*
    - Att ta summan av Ta 2-korten är att dra: efter det kan du inte längre sätta dit din motspelare. Ett Färgval Ta 4 som
      spelas på dig är ingen tur för dig: du kan fortfarande sätta dit. *(UNO-17)*
    - Den som drar är inte skyldig något mer: med fler än ett kort finns det inget UNO att säga. *(UNO-16)*
    - En sista Ta 2 som svarar på andra tas med hela deras summa, och även det som ett fritt färgval låter dig ta tas i
      slutet. *(UNO-24)*
    - Kasthögen vänds så snart draghögens sista kort har dragits, inte först vid nästa drag. *(UNO-15)*
    - Färgval som vändes med högen får en ny färg när de dras och spelas igen. *(UNO-15)*
    - Lika summor, som bara kan uppstå när båda har passat, delar segern. *(UNO-15, UNO-26)*
    - Efter det sista kortet läggs den andra handen öppet för att räknas. *(UNO-25)*

puzzle-why = Straff i snitt efter det här draget: { $own } poäng för motståndaren, { $theirs } för dig. Efter det andra draget: { $instead } och { $against }.
