# Duet på svenska.

tagline = Lägg en sång av kort, vänd dem i takt, och låt den andra spela upp den ur minnet.
today-task = { $rounds } omgångar, med fyra, fem och sex kort. Att missa takten kostar ingenting. En vunnen omgång räknas helt; en som du förlorar utan fel kort räknas halvt.
keys = Siffror lägger kort, backsteg tar tillbaka det sista, Enter lägger raden, mellanslag startar takten; bokstäverna vid din rad vänder dess kort.

## Husregler

preset-first = En långsam takt som bara håller er sällskap: ingen måste träffa den.
preset-box = En takt som växer med er; några missar är förlåtna.
preset-wild = En snabb takt, och varje miss är ett fel.
option-tempo = Tempo
    .description = Slag i minuten, i fyra fjärdedelars takt (DUET-4).
option-adaptive-tempo = Växande tempo
    .description = Börjar på 80 % av tempot och blir lite snabbare efter varje omgång där ni båda håller takten (DUET-4).
option-strict-beat = Sträng takt
    .description = Varje vändning måste falla på ett slag, en per slag och utan lucka (DUET-10). Av: avslappnat.
option-tolerance = Marginal
    .description = Hur många millisekunder vid sidan av slaget som ändå räknas som på det (DUET-10).
option-forgiven = Tillåtna missar
    .description = Så många gånger får du missa den stränga takten i ett framförande; en gång till avslutar omgången (DUET-10).
option-perform-limit = Tid att spela
    .description = Sekunder för ett framförande (DUET-18).
option-layout-limit = Tid att lägga ut
    .description = Sekunder för att lägga ut en rad (DUET-18).
option-round-limit = Högst så många omgångar
    .description = Efter så många omgångar vinner den som har flest poäng (DUET-18).

## Det som inte går

refusal-too-short = Med { $tempo } slag i minuten kan ett framförande ta { $seconds } sekunder: ge det så lång tid.
refusal-row-lies = Raden ligger redan: inget kort flyttas före nästa framförande.
refusal-not-your-row = Det är inte din rad som läggs nu.
refusal-each-card-once = Lägg vart och ett av dina kort 1 till { $cards } en gång, i valfri ordning.
refusal-beat-runs = Takten går redan.
refusal-no-row-yet = Det finns ingen rad att framföra än.
refusal-other-starts = Den andra startar takten åt dig.
refusal-no-beat-yet = Vänta på takten: korten vänds medan den går.
refusal-not-your-song = Titta och minns: det är den andra som spelar.
refusal-no-such-place = Vänd ett kort på plats 1 till { $cards }.
refusal-hands-full = Båda händerna håller upp ett kort: vänd först ner ett av dem.

hint-lay = lay, sedan 1 till { $cards } i valfri ordning

## Det som avslutar en omgång och ett parti

failing-out-of-sequence =
    { IS($who) ->
        [you] Du vänder ett kort i fel ordning
       *[other] { $who } vänder ett kort i fel ordning
    }
slip-up =
    { IS($who) ->
        [you] Du vänder upp { $number } före { $next }
       *[other] { $who } vänder upp { $number } före { $next }
    }
slip-down =
    { IS($who) ->
        [you] Du vänder ner { $number } före { $next }
       *[other] { $who } vänder ner { $number } före { $next }
    }
slip-again =
    { IS($who) ->
        [you] Du vänder upp { $number } en gång till
       *[other] { $who } vänder upp { $number } en gång till
    }
failing-off-beat =
    { IS($who) ->
        [you] Du är ur takt
       *[other] { $who } är ur takt
    }
failing-missed-beat =
    { IS($who) ->
        [you] Du missar ett slag
       *[other] { $who } missar ett slag
    }
failing-laying-time =
    { IS($who) ->
        [you] Du hinner inte lägga raden
       *[other] { $who } hinner inte lägga raden
    }
failing-performing-time =
    { IS($who) ->
        [you] Du hinner inte spela klart
       *[other] { $who } hinner inte spela klart
    }
compare = Är raderna lika?
compare-whose =
    { IS($caller) ->
        [you] Du ropade, { $responder } svarade
       *[other]
            { IS($responder) ->
                [you] { $caller } ropade, du svarade
               *[other] { $caller } ropade, { $responder } svarade
            }
    }
equal = Raderna är lika
different = Raderna är olika
scores =
    { IS($who) ->
        [you] Du får poängen
       *[other] { $who } får poängen
    }
verdict-lead =
    { IS($who) ->
        [you] Du leder med { $more }–{ $less }
       *[other] { $who } leder med { $more }–{ $less }
    }
verdict-level = Det står { $points }–{ $points }
had =
    { IS($who) ->
        [you] du hade { $row }
       *[other] { $who } hade { $row }
    }

reason-points = Minst { $points } poäng och en ledning på { $lead }.
reason-lead = En ledning på { $lead } poäng, med { $cards } kort på båda sidor.
reason-rounds = { $rounds } omgångar är spelade.

## Vad man minns av ett parti

title-steadiest-hand = Stadigaste handen: i snitt { $milliseconds } ms från takten
title-best-memory =
    Gott minne: { $count ->
        [one] 1 sång lagd kort för kort
       *[other] { $count } sånger lagda kort för kort
    }
title-most-songs =
    Längsta andan: { $count ->
        [one] 1 sång spelad till slut
       *[other] { $count } sånger spelade till slut
    }
title-in-time =
    { $count ->
        [0] Modig nog för takten
        [one] 1 kort vänt i takt
       *[other] { $count } kort vända i takt
    }

## Det som händer

event-row-laid =
    { IS($who) ->
        [you] Du lägger { $cards } kort med baksidan upp.
       *[other] { $who } lägger { $cards } kort med baksidan upp.
    }
event-beat-started =
    { IS($who) ->
        [you] Du startar takten, { $tempo } i minuten: { $performer } får komma in på vilket slag som helst.
       *[other]
            { IS($performer) ->
                [you] { $who } startar takten, { $tempo } i minuten: du får komma in på vilket slag som helst.
               *[other] { $who } startar takten, { $tempo } i minuten: { $performer } får komma in på vilket slag som helst.
            }
    }
event-beat-started-table =
    { IS($performer) ->
        [you] Bordet startar takten, { $tempo } i minuten: du får komma in på vilket slag som helst.
       *[other] Bordet startar takten, { $tempo } i minuten: { $performer } får komma in på vilket slag som helst.
    }
event-tempo-changed-faster = Båda höll takten: den går upp till { $tempo } i minuten.
event-tempo-changed-slower = Takten gick förlorad: den går ner till { $tempo } i minuten.
event-card-flipped-up =
    { IS($who) ->
        [you] Du vänder upp ett kort: { $how }.
       *[other] { $who } vänder upp ett kort: { $how }.
    }
event-card-flipped-down =
    { IS($who) ->
        [you] Du vänder ner ett kort: { $how }.
       *[other] { $who } vänder ner ett kort: { $how }.
    }
event-performance-finished =
    { IS($who) ->
        [you] Du är klar; takten stannar.
       *[other] { $who } är klar; takten stannar.
    }
event-fault-made = { $failing }.
event-round-scored = Omgång { $round } är slut. { $scores }.
event-round-scored-fault = Omgång { $round } är slut. Alla kort vänds upp: { $rows }. { $scores }.
event-round-scored-compared = Omgång { $round } är slut. Alla kort vänds upp: { $rows }. { $verdict }. { $scores }.
event-round-began =
    { IS($who) ->
        [you] Omgång { $round } börjar: du ropar, med korten 1 till { $cards }.
       *[other] Omgång { $round } börjar: { $who } ropar, med korten 1 till { $cards }.
    }

## Hur ett kort träffade takten

judgement-tight = på slaget
judgement-early = tidigt
judgement-late = sent
judgement-missed = miss
judgement-rested = en paus
moment-song = { $told } { $scores }. Varje märke är en vändning: på linjen träffar den takten.
moment-rows = { $told } { $scores }.
moment-equal = { $caller } ropade en rad på { $cards }, { $responder } gav tillbaka varje kort.
moment-different = { $caller } ropade en rad på { $cards }, { $responder } gav tillbaka { $right } på sin plats.
moment-answer = { $caller } ropade en rad på { $cards }. { $verdict }.
moment-call = { $verdict }, i en sång med { $cards } kort.

## Bordet

caller = Ropar
responder = Svarar
points =
    { $count ->
        [one] 1 poäng
       *[other] { $count } poäng
    }
row =
    { IS($who) ->
        [you] Din rad
       *[other] Raden som { $who } har
    }
hand = Dina kort
place = Plats { $position }: { $what }
place-marked = Plats { $position }: { $what }, { $mark }
empty = tom
face-down = baksidan upp
face-up = { $number } ligger uppvänd
wrong = fel ordning
same = lika
differs = olika
lay-card = Lägg { $number }
take-back = Ta tillbaka { $number }
now-up = Plats { $position }: { $number }

lay = Lägg
clear = Töm
start-beat = Starta takten
call-prompt = Lägg en sång: 1 till { $cards }, i valfri ordning
answer-prompt = Lägg samma rad som { $who } ur minnet
laying =
    { IS($who) ->
        [you] Du lägger en rad …
       *[other] { $who } lägger en rad …
    }
ready = { $who } är redo: starta takten
count-in = { $who } startar snart takten åt dig …
waiting =
    { IS($who) ->
        [you] Du startar snart takten
       *[other] { $who } startar snart takten
    }
watch = Titta på { $who } och minns
next-up = Härnäst: { $up } upp
next-down = Härnäst: { $down } ner
next-up-or-down = Härnäst: { $up } upp eller { $down } ner
through = Du är klar
turned-up = Alla kort ligger uppvända
look-away = { $who }, titta bort

round = Omgång { $round }
cards-unseen = spelas med korten 1 till { $cards }
tempo = { $tempo } bpm
relaxed = avslappnat
grows = växer med er
seconds = { $seconds } s
time-left = Tid kvar
beat-runs = Takten går med { $tempo } slag i minuten.
beat-rests = Takten vilar.
hands =
    { $free ->
        [0] { $who }: ingen hand ledig
        [one] { $who }: en hand ledig
       *[other] { $who }: båda händerna lediga
    }
sound-offer = Duet spelas i takt. Slå på ljudet?
streak = { $streak } i takt
forgiven-one =
    { $left ->
        [0] förlåtet, sista gången
       *[other] förlåtet, { $left } kvar
    }
chances =
    { $left ->
        [0] Ingen miss förlåts längre
        [one] En miss till förlåts
       *[other] { $left } missar till förlåts
    }
trail = { $hits } av { $flips } vändningar i takt
nothing-yet =
    { IS($who) ->
        [you] Du ropar: en hemlig rad av 1 till { $cards }, som vänds upp och ner i nummerordning, i takt.
       *[other] { $who } ropar: en hemlig rad av 1 till { $cards }, som vänds upp och ner i nummerordning, i takt.
    }
last-round =
    { IS($who) ->
        [you] Omgång { $round } · { $verdict } · Poäng till dig
       *[other] Omgång { $round } · { $verdict } · Poäng till { $who }
    }
once-more = En gång till

## Ställa in takten

calibrate = Timing
calibrate-title = Kommer takten för sent hos dig?
calibrate-lead = Tryck med åtta gånger, så anpassas takten till din enhet.
calibrate-sound = Med ljud mäter du din högtalare, utan ljud din skärm.
calibrate-start = Börja
calibrate-tap = Tryck här på varje slag
calibrate-left = { $left } kvar
calibrated = Takten kommer i rätt tid för dig.
calibrated-sooner = Takten kommer { $ms } ms tidigare för dig.
calibrated-later = Takten kommer { $ms } ms senare för dig.
calibrate-reset = Återställ
calibrate-done = Klar
calibrate-uneven = Tryckningarna låg långt isär. En gång till, lite lugnare?
calibrate-offer = Du är jämn, men ur takt: kommer den för sent på den här enheten?
calibrate-now = Tryck med

## Resultatet och tillbakablicken

total = Poäng
sheet-timing = I takt
sheet-memory = Ihågkommet
share = { $percent } %
cards-of = { $cards } av { $of }
time-even = Ni höll takten lika bra.
time-better =
    { IS($who) ->
        [you] Du höll takten bättre.
       *[other] { $who } höll takten bättre.
    }
memory-even = Ni kom ihåg lika mycket.
memory-better =
    { IS($who) ->
        [you] Du kom ihåg mer.
       *[other] { $who } kom ihåg mer.
    }

song = Sången
play-song = Spela sången
pause-song = Pausa sången
timing = Timing, slag för slag
no-taps = inget kort vänt
figures = { $ms } ms från slaget, { $lean }
figures-short = snitt { $ms } ms
lean-none = varken tidigt eller sent
lean-early = i snitt { $ms } ms för tidigt
lean-late = i snitt { $ms } ms för sent
spread = spridning { $ms } ms
chapter-song =
    { IS($who) ->
        [you] Du spelar
       *[other] { $who } spelar
    }
story-lead = Varje vändning mot takten, från { $tempo } i minuten: ovanför linjen för tidigt, under den för sent.
story-song = Hela partiet som det lät: spela upp och följ korten.
story-tightest = Det säkraste framförandet: { $who }, omgång { $round }, { $figures }.
story-on-it = Slag { $beat }: på slaget
story-early = Slag { $beat }: { $ms } ms för tidigt
story-late = Slag { $beat }: { $ms } ms för sent

## Terminalen

terminal-legend =
    Den som ropar lägger korten 1 till 4 med baksidan upp i valfri ordning (lay 3142) och framför dem: i takt vänds varje kort upp och ner igen i nummerordning, 1 först, med sifferknappen för dess plats. Den som svarar tittar på, lägger samma rad ur minnet och framför den. Mellanslag startar takten åt den andra.
terminal-cards = kort 1 till { $cards }
terminal-no-row = ingen rad än
terminal-position = plats
terminal-to-lay =
    { IS($who) ->
        [you] Du ska lägga en rad.
       *[other] { $who } ska lägga en rad.
    }
terminal-ready =
    { IS($who) ->
        [you] Du är redo; { $other } ska starta takten.
       *[other]
            { IS($other) ->
                [you] { $who } är redo; du ska starta takten.
               *[other] { $who } är redo; { $other } ska starta takten.
            }
    }
terminal-performing =
    { IS($who) ->
        [you]
            { $free ->
                [0] Takten går, { $tempo } i minuten; du har ingen hand ledig.
                [one] Takten går, { $tempo } i minuten; du har en hand ledig.
               *[other] Takten går, { $tempo } i minuten; du har båda händerna lediga.
            }
       *[other]
            { $free ->
                [0] Takten går, { $tempo } i minuten; { $who } har ingen hand ledig.
                [one] Takten går, { $tempo } i minuten; { $who } har en hand ledig.
               *[other] Takten går, { $tempo } i minuten; { $who } har båda händerna lediga.
            }
    }
terminal-over = Partiet är slut.
terminal-right-on = precis på slag { $count } i takt { $bar }
terminal-before = { $ms } ms före slag { $count } i takt { $bar }
terminal-after = { $ms } ms efter slag { $count } i takt { $bar }
terminal-rating = I snitt { $mean } ms från slaget, med en spridning på { $spread } ms.
terminal-unread = ”{ $line }” betyder ingenting här: skriv en rad som lay 3142, beat eller en plats som 2.
terminal-wait = vänta
terminal-watch = titta på
terminal-lay = Lägg 1 till { $cards }
terminal-lay-from-memory = Lägg 1 till { $cards } ur minnet
terminal-start-beat = Starta takten (mellanslag eller beat)
terminal-flip = Vänd 1 till { $cards }

## Introduktionen

lesson-welcome = Duet är en sång för två. Den som ropar lägger en hemlig rad med kort och vänder dem i takt. Den som svarar ger tillbaka raden, ur minnet.
lesson-called = Ni har båda korten 1 till 4. Lina ropar: hon lägger sina med baksidan upp, i en ordning som bara hon känner till.
lesson-beat = Hon är redo. I Duet startar man takten åt varandra: starta den åt Lina, räkna till fyra med henne och titta på.
lesson-mixed = Varje kort gick upp och ner igen, en vändning per slag. Upp som 1, 2, 3, 4 och ner som 1, 2, 3, 4; hur man blandar är upp till var och en, med två händer: fler än två är aldrig uppe.
lesson-last = Varje tal har sin ton. När ett kort väl är nere får ingen se det igen, inte ens den som lade det.
lesson-lay = Hon är klar, och det är din tur att svara: lägg samma rad. (3, sedan 1, sedan 2, sedan 4.)
lesson-first = Lina har startat takten. Låt den räkna till fyra och kom sedan in på det slag du vill: vänd upp 1, det andra kortet i din rad.
lesson-second = Du får lyfta nästa innan det första är nere. Vänd upp 2.
lesson-busy = Nu är båda dina händer upptagna, så ett tredje kort går inte att nå. Vänd ner 1.
lesson-choice = En hand är ledig. Du skulle kunna vända ner 2; nu tar vi upp 3 i stället.
lesson-on-down = I takt: på slaget är bäst, tidigt och sent räknas också. Härnäst går 2 ner.
lesson-on-up = 4 upp, det sista kortet.
lesson-on-end = 3 ner …
lesson-end = … och 4 ner. Då är du klar, och takten stannar.
lesson-equal = Raderna är lika: en poäng till dig, och nu är det du som ropar. 5 kommer med hos båda. Känns takten sen på din enhet hjälper ”Timing”.
lesson-round = Nu en hel omgång från början, och du ropar. Lägg dina kort i vilken ordning du vill, vänta in fyra slag och vänd sedan vart och ett upp och ner, från 1 till 4. Starta sedan takten åt Lina och hör vad hon minns.
lesson-score = Det är en omgång: en poäng. Ett kort i fel ordning ger den till den andra, likaså en rad som man minns fel. Tre poängs ledning med alla åtta korten i spel, eller med tio poäng, och du har vunnit.
lesson-goal = En fråga innan du går: någon har ropat, och det är din tur. Vad gör du?
lesson-goal-same = Lägger och vänder samma rad, ur minnet
lesson-goal-faster = Vänder raden snabbare än den andra
lesson-goal-own = Svarar med en egen rad
lesson-not-row = Det är en annan rad än Linas, och poängen skulle bli hennes. Lägg 3, 1, 2, 4.
lesson-not-flip = Det kortet är inte på tur och skulle avsluta omgången. Vänd det i ljuset.
lesson-not-goal-faster = Takten är densamma för er båda, och den som är snabbare är ur takt. Pröva ett annat svar.
lesson-not-goal-own = En fin sång, men inget svar: poängen är din om de två raderna är lika. Pröva ett annat svar.

## Over many matches

evenings-drift = Hur nära slaget
evenings-drift-note =
    { $change ->
        [closer] Du kommer närmare: först { $then } ms ifrån, på sistone { $now } ms.
        [farther] Det glider lite: först { $then } ms ifrån, på sistone { $now } ms.
       *[same] Du håller avståndet: ungefär { $now } ms från slaget.
    }
evenings-memory = Vad du gav tillbaka ur minnet
evenings-memory-note = { $cards } av { $of } kort ur de andras sånger på rätt plats.
evenings-match = Parti
evenings-off = Från slaget
evenings-right = På plats
evenings-milliseconds = { $ms } ms

## Anvisningarna

guide =
    # Duet

    En sång för två. Du lägger den, du vänder den i takt, och den andra ska ge tillbaka den, ur minnet.

    ## Förberedelser

    - Var och en har en uppsättning kort med talen 1 till 8. Ni börjar med 1 till 4; de andra kommer med ett i
      taget. *(DUET-1)*
    - En av er ropar den första sången: bordet lottar vem. Den andra svarar. *(DUET-2)*

    ## Ropet

    - Den som ropar lägger alla sina kort i en rad med baksidan upp, i valfri ordning. Ingen annan känner till
      den. *(DUET-3)*
    - Det är alltid den andra som startar takten: den som svarar åt den som ropar, och tvärtom. Den går i fyra
      fjärdedels takt, och fyra slag räknar in dig. Kom in på vilket slag du vill. Takten börjar långsamt och växer
      med er. *(DUET-4)*
    - Varje vändning hör hemma på ett slag: när du väl har börjat blir det en vändning per slag. Inom 120
      millisekunder från slaget räknas som träff. Tre missar förlåts i varje framförande; den fjärde är ett fel,
      precis som ett felaktigt kort. *(DUET-10)*
    - Vänd nu, ett kort i taget. Du har två händer: ett kort som är uppe håller en hand upptagen tills du vänder ner
      det, så fler än två är aldrig uppe. *(DUET-5)*
    - Korten går upp i ordningen 1, 2, 3 … och ner i ordningen 1, 2, 3 …. Hur du blandar de två är upp till dig: efter
      1 upp, 2 upp, 1 ner får du fortsätta med 3 upp eller med 2 ner. *(DUET-6)*
    - När varje kort har varit uppe och är nere igen är du klar, och takten stannar. *(DUET-7)*
    - Medan ett kort är uppe ser ni båda talet. När det är nere förblir det hemligt tills omgången är slut, även för
      den som lade det. Så gäller det att minnas! *(DUET-8)*

    ## Svaret

    - Den som svarar lägger samma rad ur minnet och framför den efter samma regler. Upp och ner får blandas på ett
      annat sätt än i ropet. *(DUET-9)*

    ## Vem som får poängen

    - Ett kort som vänds i fel ordning avslutar omgången på stället, och den andra får en poäng. *(DUET-11)*
    - Var det den som ropade blir det den andra som ropar härnäst, med samma kort. *(DUET-12)*
    - Tar ni er båda igenom vänds alla kort upp, och raderna jämförs. *(DUET-13)*
    - Lika rader: poängen går till den som svarade, som också ropar härnäst. Ett nytt tal kommer med hos
      båda. *(DUET-14)*
    - Olika rader, eller ett svar som gick fel: poängen går till den som ropade, som ropar igen. Ett nytt tal kommer
      med hos båda. *(DUET-15)*
    - När en omgång är slut ser ni efter om någon leder med minst 3 poäng. Med 10 poäng eller fler är det vinst;
      ligger det 8 kort på båda sidor räcker det med färre. *(DUET-17)*

    ## Varianter

    - **Sträng takt:** på om ni inte stänger av den. Avstängd visas er timing och kostar ingenting. **Marginalen**
      är hur många millisekunder för tidigt eller för sent som ändå räknas (120), **tillåtna missar** hur många ett
      framförande får ha (3). Med 0 är den första vändningen ur takt, eller det första slaget utan vändning, ett
      fel. `strict_beat`, `tolerance`, `forgiven` *(DUET-10)*
    - **Tempo:** slag i minuten, 90 om ni inte väljer annat. **Växande tempo** (på om ni inte stänger av det) börjar
      på 80 % av det. En omgång som ni båda klarar i takt gör det 4 snabbare, som mest en och en halv gång det
      valda; en omgång som förloras på takten gör det 4 långsammare, aldrig långsammare än det började. `tempo`,
      `adaptive_tempo` *(DUET-4)*
    - **Tid att spela, tid att lägga ut:** sekunderna ni har, 60 vardera. Tar de slut är det ett fel, precis som ett
      felaktigt kort. `perform_limit`, `layout_limit` *(DUET-18)*
    - **Högst så många omgångar:** sedan är partiet slut, 60 om ni inte väljer annat. `round_limit` *(DUET-18)*

    ## Hur vi läser reglerna

    - Att sträcka sig efter ett tredje kort medan båda händerna är upptagna går helt enkelt inte. Det kostar
      ingenting. *(DUET-5)*
    - Att vända upp ett kort igen som redan har varit uppe och nere är fel ordning. *(DUET-6)*
    - Den som har lagt en rad är redo. Startar den andra inte takten inom 20 sekunder gör bordet det. En bot väntar på
      dig så länge du vill. *(DUET-18)*
    - En sträng takt binder dig från din första vändning, som får falla på vilket slag som helst, även under
      inräkningen. Två vändningar på ett slag är ur takt. Så länge en miss förlåts är en paus en enda miss, hur lång
      den än är. *(DUET-10)*
    - 8 är det sista talet som kommer med; därefter förblir korten som de är. *(DUET-16)*
    - Talet som kommer med efter en omgång räknas genast: den som leder med 3 när 8 kommer med har vunnit. *(DUET-17)*
    - Två som alltid misslyckas, eller aldrig, skulle få poäng turvis i all evighet. Därför vinner efter
      så många omgångar den som har flest poäng; vid lika poäng delar ni på segern. *(DUET-18)*
