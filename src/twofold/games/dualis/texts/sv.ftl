### Vad Dualis säger. Personer är $who, $partner; $suit är ”star” eller ”moon”, $colour, $coin och $trump är ”red” eller
### ”blue”, $trump också ”none”; $strong är ”low” eller ”high”.

tagline = Två tecken, två färger: varje mynt bjuder ett stick, färgar ett kort och tippar trumfen.
today-task = En kort rond med en expert som partner och två emot er. Det som räknas är om ni vinner ronden, om era stick och mynt går jämnt ut och hur mycket de andra missar.
keys = C tar myntet.

## Kort, tecken, färger, mynt

suit-star = Stjärna
suit-moon = Måne
colour-red = Röd
colour-blue = Blå

card =
    { $suit ->
        [star] Stjärna
       *[moon] Måne
    } { $number } { $colour ->
        [red] Röd
       *[blue] Blå
    }
card-with-coin =
    { $coin ->
        [red] { $card } med ett rött mynt
       *[blue] { $card } med ett blått mynt
    }
coin =
    { $colour ->
        [red] Rött mynt
       *[blue] Blått mynt
    }
trump =
    { $trump ->
        [red] Rött är trumf
        [blue] Blått är trumf
       *[none] Ingen trumf
    }
cards = { $count } kort
tricks = { $count } stick
coins = { $count } mynt

## Alternativ

preset-first = En kortare omgång, och bordet visar vilka kort som är borta.
preset-box = Tretton kort var, och bordet minns korten åt dig.
preset-wild = Ibland är de låga korten de starka, och du minns själv vad som har spelats.
option-short = Kort parti
    .description = Nio kort var och fem mynt av varje färg (DUALIS-4).
option-high-low = Högt-lågt
    .description = Spelas blått ut är låga kort starka, spelas rött ut de höga (DUALIS-19).
option-iso = Var och en för sig
    .description = Alla spelar ensamma; på tre är det alltid så (DUALIS-20).
option-memory = Minneshjälp
    .description = En hjälp för nybörjare: bordet visar korten i vunna stick. Av: bara det pågående och det senaste sticket (DUALIS-10).

## Vad som inte går

refusal-turn = Vänta på din tur: spelet går medurs.
refusal-card = Spela ett kort från din egen hand.
refusal-follow =
    { $suit ->
        [star] Bekänn stjärna så länge du kan.
       *[moon] Bekänn måne så länge du kan.
    }
refusal-coin =
    { $colour ->
        [red] Det finns inget rött mynt kvar i mitten.
       *[blue] Det finns inget blått mynt kvar i mitten.
    }
refusal-alone = Här spelar var och en för sig: du har ingen partner att ge mynt till.
refusal-hand-over =
    { $coins ->
        [0] Du har inte samlat något mynt som du kan ge bort.
        [one] Du har bara 1 samlat mynt att ge bort, inte { $count }.
       *[other] Du har { $coins } samlade mynt att ge bort, inte { $count }.
    }
refusal-silence = Partner rådgör inte med varandra: chatten öppnas när partiet är slut.

## Vad som händer

event-card-played =
    { IS($who) ->
        [you] Du spelar { $card }.
       *[other] { $who } spelar { $card }.
    }
event-trick-won =
    { IS($who) ->
        [you] Du vinner sticket: { $why }.
       *[other] { $who } vinner sticket: { $why }.
    }
strongest-trump =
    { $trump ->
        [red] { $strong ->
            [low] { $card } är det lägsta röda kortet, och rött är trumf
           *[high] { $card } är det högsta röda kortet, och rött är trumf
        }
       *[blue] { $strong ->
            [low] { $card } är det lägsta blå kortet, och blått är trumf
           *[high] { $card } är det högsta blå kortet, och blått är trumf
        }
    }
strongest-of-suit =
    { $suit ->
        [star] { $strong ->
            [low] { $card } är den lägsta stjärnan, och stjärna spelades ut
           *[high] { $card } är den högsta stjärnan, och stjärna spelades ut
        }
       *[moon] { $strong ->
            [low] { $card } är den lägsta månen, och måne spelades ut
           *[high] { $card } är den högsta månen, och måne spelades ut
        }
    }; { $trump ->
        [red] ingen spelade rött
        [blue] ingen spelade blått
       *[none] det finns ingen trumf
    }
event-coins-handed =
    { IS($who) ->
        [you] Du ger { $count } mynt till { $partner }.
       *[other] { IS($partner) ->
            [you] { $who } ger dig { $count } mynt.
           *[other] { $who } ger { $count } mynt till { $partner }.
        }
    }
event-round-scored = Omgång { $round } är slut: { $sides }.
event-round-scored-won = Omgång { $round } är slut: { $sides }. { $won }
side-scored = { $names } { $points } ({ $result })
side-result = { $won } stick, { $bid } mynt
round-won =
    { IS($who) ->
        [you] Du och { $partner } vinner omgången.
       *[other] { IS($partner) ->
            [you] Du och { $who } vinner omgången.
           *[other] { $who } och { $partner } vinner omgången.
        }
    }
round-won-by-tricks =
    { IS($who) ->
        [you] Du och { $partner } vinner omgången med fler stick.
       *[other] { IS($partner) ->
            [you] Du och { $who } vinner omgången med fler stick.
           *[other] { $who } och { $partner } vinner omgången med fler stick.
        }
    }
event-round-dealt =
    { IS($who) ->
        [you] Omgång { $round } är utdelad; du spelar ut.
       *[other] Omgång { $round } är utdelad; { $who } spelar ut.
    }

## Varför ett parti slutade

reason-rounds-won = Ett par har vunnit två omgångar.
reason-lead = Två totalställningar skiljer sig med { $points } poäng eller mer.
reason-rounds = { $rounds } omgångar har spelats.

## Vad man minns av ett parti

title-exact-bid = Mest exakta bud: { $bid } bjudna, { $bid } vunna
title-most-tricks =
    Tog flest: { $count ->
        [one] 1 stick
       *[other] { $count } stick
    }
title-smallest-winner = Vann ett stick med en ynka { $number }
title-most-coins =
    Rörde vågen mest: { $count ->
        [one] 1 mynt
       *[other] { $count } mynt
    }
title-tricks =
    { $count ->
        [0] Slank igenom utan ett enda stick
        [one] Tog 1 stick
       *[other] Tog { $count } stick
    }

## Vad som ska göras

lead = Spela ut vilket kort som helst
follow =
    { $suit ->
        [star] Spela en stjärna
       *[moon] Spela en måne
    }
anything = Spela vilket kort som helst
wait =
    { IS($who) ->
        [you] Din tur …
       *[other] { $who } tänker …
    }
over = Partiet är slut

## Bordet

round = Omgång { $round }
centre = Mynten i mitten
coins-left =
    { $colour ->
        [red] { $count ->
            [one] 1 rött mynt i mitten
           *[other] { $count } röda mynt i mitten
        }
       *[blue] { $count ->
            [one] 1 blått mynt i mitten
           *[other] { $count } blå mynt i mitten
        }
    }
put-coin =
    { $coin ->
        [red] Lägg ett rött mynt på { $card }
       *[blue] Lägg ett blått mynt på { $card }
    }
then-trump =
    { $trump ->
        [red] sedan rött
        [blue] sedan blått
       *[none] sedan ingen trumf
    }
trick = Sticket
last-trick = Senaste sticket
seen = Vad som har synts
gone = I vunna stick
lacks =
    { $suit ->
        [star] Inga stjärnor kvar: { $names }
       *[moon] Inga månar kvar: { $names }
    }
holding =
    { $suit ->
        [star] { $colour ->
            [red] Stjärna Röd:
           *[blue] Stjärna Blå:
        }
       *[moon] { $colour ->
            [red] Måne Röd:
           *[blue] Måne Blå:
        }
    }
low = Lågt kort vinner
high = Högt kort vinner
hand = Din hand
playable = kan spelas
chosen = valt
chosen-with-coin =
    { $coin ->
        [red] valt med ett rött mynt
       *[blue] valt med ett blått mynt
    }
play = Spela
play-card = Spela { $card }
us = Vi
them = De
partner = partner
opponent = motståndare
partners = { $who } & { $partner }
bid =
    { $won ->
        [one] 1 stick vunnet
       *[other] { $won } stick vunna
    }, { $bid ->
        [one] 1 mynt bjudet
       *[other] { $bid } mynt bjudna
    }
bid-met = { $bid }, precis rätt
bid-short = bud
tricks-short =
    { $count ->
       *[other] stick
    }
hand-over = Ge { $count } mynt
hand-over-to = Ge { $count } mynt till { $who }
round-over = Omgång { $round } är slut
round-row = Omgång { $round } (stick/bud)
rounds = Vunna omgångar
total = Summa

## På scenen: vad som avgjordes, och varför

by-colour =
    { $colour ->
        [red] Röd{"\u00A0"}{ $number }
       *[blue] Blå{"\u00A0"}{ $number }
    }
by-suit =
    { $suit ->
        [star] Stjärna{"\u00A0"}{ $number }
       *[moon] Måne{"\u00A0"}{ $number }
    }
leading = starkast hittills
moment-trick = { $why }. { $taken }.
moment-decided =
    { $others ->
        [over] { $seen } Det är fler än de bjöd. { $ahead }
        [under] { $seen } Det är fortfarande färre än de bjöd. { $ahead }
       *[none] { $seen } { $ahead }
    }
moment-ahead = Härifrån låg { $names } före.
takes =
    { IS($who) ->
        [you] Du tar sticket
       *[other] { $who } tar sticket
    }
verdict-trump =
    { $trump ->
        [red] { $card } slår { $other }: rött är trumf, { $more }{"\u00A0"}mot{"\u00A0"}{ $less }
       *[blue] { $card } slår { $other }: blått är trumf, { $more }{"\u00A0"}mot{"\u00A0"}{ $less }
    }
verdict-only-trump =
    { $trump ->
        [red] { $card } vinner: rött är trumf, { $more }{"\u00A0"}mot{"\u00A0"}{ $less }
       *[blue] { $card } vinner: blått är trumf, { $more }{"\u00A0"}mot{"\u00A0"}{ $less }
    }
verdict-stronger-trump =
    { $strong ->
        [low] { $card } slår { $other }: den lägre trumfen är starkare
       *[high] { $card } slår { $other }: den högre trumfen är starkare
    }
verdict-suit =
    { $strong ->
        [low] { $card } slår { $other }: lågt vinner,
       *[high] { $card } slår { $other }:
    } { $trump ->
        [red] inget rött spelades
        [blue] inget blått spelades
       *[none] ingen trumf
    }
verdict-only-suit =
    { $suit ->
        [star] { $card } vinner: ingen annan hade stjärna
       *[moon] { $card } vinner: ingen annan hade måne
    }
verdict-later = { $card } slår { $other }: lika starkt, men spelat senare
verdict-round =
    { IS($who) ->
        [you] Du och { $partner } vinner omgången, { $points } mot { $other }
       *[other] { IS($partner) ->
            [you] Du och { $who } vinner omgången, { $points } mot { $other }
           *[other] { $who } och { $partner } vinner omgången, { $points } mot { $other }
        }
    }
verdict-round-tricks =
    { IS($who) ->
        [you] { $points } var, så flest stick avgör: { $won } mot { $lost } för dig och { $partner }
       *[other] { IS($partner) ->
            [you] { $points } var, så flest stick avgör: { $won } mot { $lost } för dig och { $who }
           *[other] { $points } var, så flest stick avgör: { $won } mot { $lost } för { $who } och { $partner }
        }
    }
verdict-round-alone = Bäst i omgången: { $names }, { $points }
rest-none = exakt: 1 poäng per stick
rest-over =
    { $count ->
        [one] 1 stick för mycket
       *[other] { $count } stick för många
    }
rest-under =
    { $count ->
        [one] 1 stick för lite
       *[other] { $count } stick för få
    }
standing-rounds = Vunna omgångar: { $first } mot { $second }
standing-totals =
    { IS($who) ->
        [you] Totalt leder du med { $points }
       *[other] Totalt leder { $who } med { $points }
    }
standing-totals-many = Totalt leder { $names } med { $points }
hand-over-ask = Ge 1 av dina mynt till { $who }?
keep-coins = Behåll

## Tillbakablicken

chapter-trick = Stick { $trick }
story-turned = Stick { $trick } vände omgången: därefter ledde { $names } hela vägen.
story-turned-first = Från första sticket ledde { $names } hela vägen.
story-settled = Med stick { $trick } var det avgjort: inget stick och inget mynt kunde sedan ha ändrat vem som klarade sig bäst.
story-settled-last = Det var öppet in i det sista: fram till sista sticket kunde stick och mynt ha ändrat allt.
story-turned-flag = vändning
story-settled-flag = avgjort
story-balance = Mynten i mitten
story-balance-note = Kort för kort: ovanför linjen är rött trumf, under den blått. Nederst, vem som vann varje stick.
story-bids = Stick mot mynt
story-bids-note = Vunna stick minus bjudna mynt, efter varje stick. På linjen skulle en sida få poäng.
story-trick = Stick
story-red-coins = Röda mynt
story-blue-coins = Blå mynt
story-trump = Trumf
story-won-by = Vanns av
story-tricks = Stick för stick
story-tricks-note = Kortet som spelades ut kommer först. Nederst: stick / mynt så långt.
story-led-by =
    { IS($who) ->
        [you] Du spelar ut
       *[other] { $who } spelar ut
    }
story-takes =
    { IS($who) ->
        [you] Du vinner det
       *[other] { $who } vinner det
    }

## Lektionen

lesson-welcome = Välkommen till Dualis. Du och Nora, som sitter mitt emot, spelar tillsammans mot Milo och Otto. Varje kort har ett tecken (stjärna eller måne), ett nummer och en färg. Din hand ligger längst ner.
lesson-centre = I mitten ligger fem röda och fem blå mynt. Den färg som har flest mynt där är trumf. Nu är det lika många, så ingen är det. Otto spelar ut till första sticket.
lesson-follow = Otto spelar ut Stjärna 7 Röd. Bekänn tecknet så länge du kan; färgen spelar ingen roll. Du har två stjärnor: välj Stjärna 13 Blå och tryck sedan på Spela.
lesson-not-king = Stjärna 5 bekänner också, men Ottos 7 är högre. Spela Stjärna 13 Blå, utan mynt, så är sticket ditt.
lesson-won = Din stjärna var starkast, så sticket är ditt. Den som vinner ett stick spelar ut till nästa.
lesson-coin = Stick räknas bara om du bjuder på dem. Du bjuder genom att lägga ett mynt av den andra färgen på kortet som du spelar, och kortet räknas då som den färgen. Välj Måne 11 Röd, lägg det blå myntet på kortet och spela det.
lesson-not-bid = Det får du, men det är inte budet som det handlar om här: ta kortet i ljuset och lägg myntet i ljuset på det.
lesson-trump = Då låg fem röda och fyra blå mynt kvar: rött är trumf, och Ottos lilla Måne 3 Röd tog sticket. Ditt mynt stannar hos dig: er sida har bjudit ett stick.
lesson-follow-again = Otto spelar ut Stjärna 9 Röd. Du har bara en stjärna kvar, så det måste bli den: Stjärna 5 Blå.
lesson-not-coin = Ett mynt är ett bud, och det här sticket är redan förlorat: Ottos stjärna är högre, och trumf dessutom. Spela Stjärna 5 Blå utan mynt.
lesson-taken = Ottos Stjärna 9 Röd tog sticket: den är den högsta stjärnan och den enda trumfen. Därför spelar han ut igen.
lesson-void = Otto spelar ut Stjärna 4 Röd. Du har ingen stjärna kvar, så du får spela vad du vill. Rött är trumf: spela Måne 10 Röd.
lesson-not-trump = Utan stjärna får du spela vad som helst, men bara rött kan vinna här, för rött är trumf: ju högre desto bättre. Spela Måne 10 Röd, utan mynt.
lesson-trumped = Din Måne 10 Röd är den starkaste trumfen, så sticket är ditt fast du inte bekände.
lesson-bid = Er sida har nu två stick och ett mynt. Bjud en gång till: spela ut Måne 9 Blå med ett rött mynt.
lesson-exact = Fyra mynt av varje färg ligger kvar: ingen trumf, och Milos Måne 12 vann. Ni har två stick och två mynt: slutar omgången så ger den 2. Varje stick för mycket eller för lite kostar en poäng.
lesson-round = Nu spelar du en hel omgång med Nora, precis som du vill. Håll ett öga på era två siffror: till slut vill ni ha lika många mynt som stick.
lesson-score = Så räknas en omgång: varje mynt får ett stick. Går det jämnt ut är varje stick en poäng; annars kostar varje mynt eller stick för mycket en. Den som först vinner två omgångar vinner partiet. I det fulla spelet har alla 13 kort, och det finns sju mynt av varje färg.
lesson-goal = En fråga innan du går: vad handlar en omgång Dualis om?
lesson-goal-tricks = Att vinna så många stick som möjligt
lesson-goal-even = Att vinna precis så många stick som er sida bjuder
lesson-goal-coins = Att samla flest mynt
lesson-not-goal-tricks = Inte riktigt: ett stick som ingen har bjudit kostar en poäng. Åtta stick med sju mynt ger −1. Pröva ett annat svar.
lesson-not-goal-coins = Nej: ett mynt är ett bud, och ett mynt utan stick kostar en poäng. Pröva ett annat svar.

## Terminalen

terminal-totals = Ställning { $totals }
terminal-rounds-won = Vunna omgångar { $first } : { $second }
terminal-centre = Mitten: { $red } och { $blue }, { $trump }
terminal-red-coins =
    { $count ->
        [one] 1 rött
       *[other] { $count } röda
    }
terminal-blue-coins =
    { $count ->
        [one] 1 blått mynt
       *[other] { $count } blå mynt
    }
terminal-trump =
    { $trump ->
        [red] så rött är trumf nu
        [blue] så blått är trumf nu
       *[none] så det finns ingen trumf nu
    }
terminal-you = du
terminal-tricks = stick
terminal-coins = mynt
terminal-together = Tillsammans: { $sides }
terminal-side = { $names } { $result }
terminal-empty-trick = Sticket är tomt.
terminal-trick = Stick:
terminal-trick-low = Stick (lågt kort vinner):
terminal-trick-high = Stick (högt kort vinner):
terminal-hand = Din hand (* kan spelas):
terminal-no-cards = inga
terminal-last-trick =
    { IS($who) ->
        [you] Senaste sticket: { $plays }; du vann det.
       *[other] Senaste sticket: { $plays }; { $who } vann det.
    }
terminal-gone = I vunna stick ligger { $cards }.
terminal-wait = vänta
terminal-not-understood = ”{ $typed }” är inget drag här: skriv ett kort som S9R, S9R+ för att lägga till ett mynt, eller hand 1.
terminal-legend = Koder: S9R är Stjärna 9 Röd, M12B är Måne 12 Blå: S eller M för tecknet, R eller B för färgen. S9R+ spelar kortet med ett mynt; hand 2 ger partnern två samlade mynt.

## Reglerna

guide =
    # Dualis

    Två tecken, två färger, fjorton mynt. Vinn precis så många stick som du bjuder, och bjud medan du spelar.

    ## Korten och mynten

    - Varje kort har ett tecken (stjärna eller måne), ett nummer från 1 till 13 och en färg (röd eller blå). Varje
      kombination finns en gång: 52 kort. *(DUALIS-1)*
    - Sju röda och sju blå mynt att bjuda med ligger i mitten. *(DUALIS-2)*
    - Alla får 13 kort. Vem som spelar ut först lottas. *(DUALIS-3)*
    - På fyra är de två som sitter mitt emot varandra partner.

    ## Ett stick

    - Den som spelar ut spelar vilket kort som helst, sedan följer de andra medurs. Bekänn det tecken som spelades ut om
      du kan. Färgen behöver du inte bekänna. Har du inget av det tecknet får du spela vad du vill. *(DUALIS-5)*
    - På kortet som du spelar får du lägga ett mynt: ett av den *andra* färgen, om det finns något kvar i mitten. Kortet
      räknas nu som myntets färg, mitten har ett mynt mindre, och er sida har bjudit ett stick till. *(DUALIS-6)*
    - När alla har spelat, se på mitten. Den färg som har flest mynt kvar är trumf; är det lika många finns ingen trumf. *(DUALIS-7)*
    - Finns det en trumf och någon spelade den, vinner det starkaste kortet i den färgen, oavsett tecken. Annars vinner
      det starkaste kortet med det utspelade tecknet, oavsett färg. *(DUALIS-8)*
    - Är två kort lika starka vinner det senare. *(DUALIS-9)*
    - Den som lade ett mynt tar det till sig: där stannar det resten av omgången. Mynt och stick räknas öppet; korten i
      ett avslutat stick tittar ingen på igen, se ”Minne” nedan. *(DUALIS-10)*
    - Den som vinner sticket spelar ut till nästa. *(DUALIS-11)*

    Ett exempel: i mitten ligger fem röda och fyra blå mynt. Stjärna 2 Röd spelas ut; Stjärna 9 Blå följer; den tredje har
    inga stjärnor och spelar Måne 7 Röd, eftersom rött är trumf; den fjärde spelar Stjärna 5 Blå med ett rött mynt. Nu
    ligger fyra mynt av varje färg kvar: det finns ingen trumf längre, och Stjärna 9 tar sticket. *(DUALIS-12)*

    ## Partner

    - Partner rådgör inte med varandra under en omgång, så spelarnas chatt är stängd tills partiet är slut. *(DUALIS-13)*
    - Mynt som du har samlat får du när som helst ge till din partner. Det ändrar inget i er sidas summa. *(DUALIS-14)*

    ## Poäng

    - En sida som har precis lika många stick som mynt får en poäng för varje. Annars förlorar den skillnaden. *(DUALIS-15)*
    - Den som har flest poäng vinner omgången; är det lika vinner den som har flest stick. *(DUALIS-16)*
    - Sju mynt och åtta stick ger −1; fem mynt och fem stick ger 5 och vinner den omgången. *(DUALIS-17)*
    - Den sida som först vinner två omgångar vinner partiet. Fram till dess blandas och delas korten ut på nytt; den som
      vann sista sticket spelar ut. *(DUALIS-18)*

    ## Varianter

    - **Kort parti:** nio kort var, resten läggs undan osedda, och fem mynt av varje färg. `short` *(DUALIS-4)*
    - **Högt-lågt:** är det utspelade kortet rött vinner höga kort sticket, är det blått vinner låga. Ett mynt på
      kortet räknas. Bordet säger vilket. `high_low` *(DUALIS-19)*
    - **Var och en för sig:** inga partner; på tre är det alltid så. Kort som blir över läggs undan osedda. Var och
      en räknar sina egna stick och mynt, och poängen läggs ihop. Partiet slutar efter fyra omgångar, eller när två
      ställningar skiljer sig med sju eller mer. Högsta summan vinner; vid lika delas segern. `iso` *(DUALIS-20)*
    - **Minneshjälp:** på om du inte stänger av den. Bordet visar korten i omgångens alla vunna stick, och vem som
      inte har ett tecken kvar. Utan den visas bara det pågående och det senaste sticket. `memory` *(DUALIS-10)*

    ## Hur vi läser reglerna

    - Varianterna kan kombineras fritt. *(DUALIS-21)*
    - Enligt reglerna tittar ingen på vunna stick igen. Vi låter nybörjare göra det, med ”Minne”, och alla när det gäller
      det senaste sticket. Efter partiet ligger allt öppet att blicka tillbaka på. *(DUALIS-10)*
    - Spelar var och en för sig har ingen någon partner att avslöja något för: chatten är öppen. *(DUALIS-13)*
    - Mynt som du har fått är dina: du får ge tillbaka dem, eller ge dem vidare med andra, så ofta du vill. *(DUALIS-14)*

puzzle-why = Efter det här draget går ert bud exakt ut i { $own } % av omgångarna, de andras i { $theirs } %. Efter det andra draget: { $instead } % och { $against } %.
