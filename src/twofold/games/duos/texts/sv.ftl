### Det DUOS säger: vid bordet, i terminalen och på regelsidan.

tagline = Tolv bilder, fyra par: vilka ser de andra i dem?
today-task = Ett bord, och du berättar: välj fyra par och lägg ut dem inför { $crowd } medspelare. Ett par räknas om någon mer har sett det, och helt om minst { $majority } har det.

## Kategorier, märken och ledtrådar

category-things = Saker
    .small = saker
category-animals = Djur
    .small = djur

mark-circle = cirkel
mark-square = kvadrat
mark-triangle = triangel
mark-diamond = romb

hint-word = ORD
hint-yes = JA
hint-not = INTE

pair = { $one } + { $other }

## Varianter

preset-first = Ni börjar med saker: koppar, nycklar, skor.
preset-box = Saker och djur turas om, och slumpen säger vad som börjar.
preset-wild = Bara djur, och tolv nya i varje omgång.
option-category = Första kategorin
    .description = Den sida av korten som ligger uppåt i första omgången (DUOS-3).
option-category-random = slumpen avgör
option-category-things = Saker
option-category-animals = Djur
option-first-narrator = Första berättaren
    .description = Platsen som berättar först (DUOS-4).
option-first-narrator-random = slumpen avgör
option-first-narrator-0 = Plats 1
option-first-narrator-1 = Plats 2
option-first-narrator-2 = Plats 3
option-first-narrator-3 = Plats 4
option-first-narrator-4 = Plats 5
option-first-narrator-5 = Plats 6
option-rounds = Varv
    .description = Hur ofta var och en är berättare (DUOS-5).
option-same-category = Samma kategori
    .description = Behåll kategorin; tolv nya kort delas ut i varje omgång (DUOS-13).

## Det som inte går

refusal-two-without-narrator = Två spelare spelar nio omgångar utan berättare: låt varv och berättare vara.
refusal-narrator-absent = Plats { $seat } är tom: den första berättaren måste sitta här.
refusal-quiet = Tyst så länge paren väljs: prata när tavlorna har visats.
refusal-boards-revealed = Tavlorna har visats: välj igen i nästa omgång.
refusal-pairs-stand = Du har sagt att du är klar: dina par står fast.
refusal-number-of-pairs = Välj exakt { $wanted } par, inte { $chosen }.
refusal-not-on-table = Välj bland de { $count } korten på bordet.
refusal-card-twice = Använd varje kort högst en gång: fyra par är åtta olika kort.
refusal-nothing-to-be-ready-for = Det finns inget att vara klar med: berättaren lägger ut par.
refusal-ready-already = Du har redan sagt att du är klar: vänta på de andra.
refusal-choose-first = Välj { $count } par innan du säger att du är klar.
refusal-no-narrator = Två spelare har ingen berättare: ingen lägger ut par.
refusal-not-revealed = Par läggs ut först när alla tavlor har visats.
refusal-narrator-only = Bara berättaren lägger ut par.
refusal-not-your-pair = Lägg ut ett par från din egen tavla som inte ligger där än.
refusal-reason-too-long = Säg varför på en rad med högst { $most } tecken.
refusal-hints-for-two = Ledtrådar är för två spelare: är ni fler ger ingen något tecken.
refusal-hint-not-now = Ge ledtrådar medan paren väljs.
refusal-hint-after-ready = Du har sagt att du är klar: ledtrådar ges före det.
refusal-hint-given = Du har gett din ledtråd: du har en i varje omgång.
refusal-hint-used = Din partner har använt { $hint } i den här omgången: ta en annan ledtråd.
refusal-yes-unmarked = Säg JA till ett kort som är markerat på din tavla.
refusal-not-marked = Säg INTE till ett kort på bordet som du inte har markerat.
refusal-word-too-long = Säg ett ord med högst { $most } bokstäver.
refusal-not-one-word = Säg ett enda ord: bokstäver, med bindestreck eller apostrof om ordet har det.
refusal-promised-yes = Du sa JA till { FORM($card, form: "the") }: kortet måste vara kvar i något av dina par.
refusal-promised-not = Du sa INTE till { FORM($card, form: "the") }: kortet får inte vara med i dina par.

## Det som ska fyllas i

form-choose = fyra par av olika kort, till exempel 1-2 3-4 5-6 7-8
form-word = ett ord till din partner
form-lay = ett av dina par, och en rad som säger varför

## Det som händer

event-pairs-chosen =
    { IS($who) ->
        [you] Du markerar { $pairs }.
       *[other] { $who } markerar { $pairs }.
    }
event-ready-said =
    { IS($who) ->
        [you] Du är klar.
       *[other] { $who } är klar.
    }
event-word-said =
    { IS($who) ->
        [you] Du säger ett ord: ”{ $word }”.
       *[other] { $who } säger ett ord: ”{ $word }”.
    }
event-card-pointed-at-yes =
    { IS($who) ->
        [you] Du pekar på { FORM($card, form: "the") }: JA!
       *[other] { $who } pekar på { FORM($card, form: "the") }: JA!
    }
event-card-pointed-at-not =
    { IS($who) ->
        [you] Du pekar på { FORM($card, form: "the") }: INTE!
       *[other] { $who } pekar på { FORM($card, form: "the") }: INTE!
    }
event-board-reopened =
    { IS($who) ->
        [you] Du får välja igen.
       *[other] { $who } får välja igen.
    }
event-boards-revealed = Alla är klara. Tavlorna visas.
event-pair-laid =
    { IS($who) ->
        [you] Du lägger ut { FORM($one, form: "the") } och { FORM($other, form: "the") }. { $gain }
       *[other] { $who } lägger ut { FORM($one, form: "the") } och { FORM($other, form: "the") }. { $gain }
    }
event-pair-laid-because =
    { IS($who) ->
        [you] Du lägger ut { FORM($one, form: "the") } och { FORM($other, form: "the") } (”{ $why }”). { $gain }
       *[other] { $who } lägger ut { FORM($one, form: "the") } och { FORM($other, form: "the") } (”{ $why }”). { $gain }
    }
gain-nobody = Ingen annan har det paret.
gain-one =
    { IS($who) ->
        [you] Du får en poäng.
       *[other] { $who } får en poäng.
    }
gain-many = { $people } får en poäng var.
event-narrator-scored =
    { IS($who) ->
        [you] { $points ->
            [one] Du får 1 poäng som berättare.
           *[other] Du får { $points } poäng som berättare.
        }
       *[other] { $points ->
            [one] { $who } får 1 poäng som berättare.
           *[other] { $who } får { $points } poäng som berättare.
        }
    }
event-boards-compared-won = { $count } gemensamma par: { $pairs }. Omgången är vunnen! Vunna omgångar hittills: { $score }.
event-boards-compared-lost =
    { $count ->
        [one] 1 gemensamt par: { $pairs }. Med tre hade omgången varit vunnen. Vunna omgångar hittills: { $score }.
       *[other] { $count } gemensamma par: { $pairs }. Med tre hade omgången varit vunnen. Vunna omgångar hittills: { $score }.
    }
event-boards-compared-none = Inget gemensamt par. Med tre hade omgången varit vunnen. Vunna omgångar hittills: { $score }.
event-turn-begun = Omgång { $turn }: { $cards }, { FORM($category, form: "small") } uppåt.
event-turn-begun-narrated =
    { IS($who) ->
        [you] Omgång { $turn }: { $cards }, { FORM($category, form: "small") } uppåt. Du är berättare.
       *[other] Omgång { $turn }: { $cards }, { FORM($category, form: "small") } uppåt. { $who } är berättare.
    }
cards-dealt = tolv nya kort
cards-turned = samma kort, vända

## Varför partiet är slut

reason-most-points = Alla har varit berättare lika ofta; den som har flest poäng vinner.
reason-together = { $won } av { $turns } omgångar vunna tillsammans. { $verdict }
verdict-0 = Två planeter, två banor. Skaka hand och försök en gång till!
verdict-1 = En gnista. Blås försiktigt på den.
verdict-2 = Ni har börjat höra varandra genom väggen.
verdict-3 = Då och då avslutar ni varandras meningar.
verdict-4 = Ni skulle hitta varandra på en full perrong.
verdict-5 = Oftare tillsammans än isär: bra gjort!
verdict-6 = Ni skulle kunna dela på ett par glasögon.
verdict-7 = Strålande! Gamla vänner klarar sällan mer.
verdict-8 = Häpnadsväckande. Var ni tvillingar i ett tidigare liv?
verdict-9 = Tankeläsare! Snälla, sluta läsa våra.

## Vad man minns av ett parti

title-most-alike = Tänkte mest lika: { $common } av { $possible } par
title-best-narrator =
    Bäst förstådd: { $points ->
        [one] 1 poäng som berättare
       *[other] { $points } poäng som berättare
    }
title-most-original =
    Mest egensinnig: { $count ->
        [one] 1 par som ingen annan såg
       *[other] { $count } par som ingen annan såg
    }
title-shared =
    { $count ->
        [0] Såg det ingen annan såg
        [one] Delade 1 par med de andra
       *[other] Delade { $count } par med de andra
    }

## Bordet

turn = Omgång { $turn } av { $turns }
narrator = Berättare
narrator-is = Berättare: { $who }
ready = klar
of-ready = av { $players } klara
choosing = väljer
people = { $people }
grid = Korten på bordet
place-free = inte i något par
place-half = upplockat: välj vad som hör till
place-paired =
    { IS($who) ->
        [you] ditt par med { FORM($partner, form: "the") }, märke { $mark }
       *[other] { $who }: par med { FORM($partner, form: "the") }, märke { $mark }
    }
place-laid = utlagt som par { $number } med { FORM($partner, form: "the") }
place-to-lay = valt för att läggas ut

choose = Välj fyra par i hemlighet
choose-narrator = Välj fyra par som de andra gissar: { $count } av 4
choose-guess = Gissa vilka fyra par { $who } har: { $count } av 4
choose-partner = Välj de par som { $who } väljer: { $count } av 4
partner-of = Vad hör ihop med { FORM($card, form: "the") }?
say-ready = Fyra par: klar?
ready-button = Klar
clear = Töm
next = Nästa omgång
wait-ready = Klar. Andra väljer …
wait-next = Väntar på din partner …
wait-narrator =
    { IS($who) ->
        [you] Du visar paren…
       *[other] { $who } visar paren…
    }
lay-prompt = Visa ett av dina par
lay-pair = { $one } + { $other }?
why = Varför? (om du vill)
lay = Visa par
turn-over = Omgång { $turn } är slut
over = Partiet är slut

laid-pairs = Berättarens par
nobody = Ingen annan såg det
also = Också: { $people }
to-come = återstår
plus = +{ $count }

hints = Ledtrådar
about-word = Säg ett ord
about-yes = Peka på ett kort i dina par
about-not = Peka på ett kort som du lämnat utanför
point-yes = Tryck på kortet du säger JA till
point-not = Tryck på kortet du säger INTE till
say-word = Säg det
word-label = Ett ord till din partner
quoted = ”{ $word }”
cancel = Ångra
bots-speak-english = Bottar talar och förstår bara engelska.
track = Nio omgångar
won = vunnen
lost = förlorad
together =
    { $count ->
        [0] Inget gemensamt par
        [one] 1 gemensamt par
       *[other] { $count } gemensamma par
    }
compared-won = { $count } gemensamma par: det vinner omgången
compared-lost =
    { $count ->
        [0] Inget gemensamt par: det krävs 3 eller 4 för att vinna
        [one] Bara 1 gemensamt par: det krävs 3 eller 4 för att vinna
       *[other] Bara { $count } gemensamma par: det krävs 3 eller 4 för att vinna
    }
narrator-scale = För alla med två eller tre av paren: 1 poäng. Med alla fyra: 2.
moment-only = Ingen annan såg det här paret.
score-turn = Omgång { $turn }
total = Summa

## Öppna tavlor

boards = Allas par
boards-open = Tavlorna är öppna
boards-open-for =
    { IS($who) ->
        [you] Tavlorna är öppna: du lägger ut dina par
       *[other] Tavlorna är öppna: { $who } lägger ut paren
    }
board-pair-open = { $pair }, par { $number }
scoreboard = Poäng
lead-one =
    { IS($who) ->
        [you] Du leder med { $points } poäng
       *[other] { $who } leder med { $points } poäng
    }
lead-many = { $people } leder med { $points } poäng var
ahead-one =
    { IS($who) ->
        [you] Du har flest poäng: { $points }
       *[other] { $who } har flest poäng: { $points }
    }
ahead-many = { $people } har flest poäng: { $points } var
meant-word =
    { IS($who) ->
        [you] Du sa ”{ $word }”
       *[other] { $who } sa ”{ $word }”
    }
meant-yes =
    { IS($who) ->
        [you] Ditt JA till { FORM($card, form: "the") }: i par med { FORM($partner, form: "the") }
       *[other] JA från { $who } till { FORM($card, form: "the") }: i par med { FORM($partner, form: "the") }
    }
meant-not =
    { IS($who) ->
        [you] Ditt INTE: { FORM($card, form: "the") } finns inte i något av dina par
       *[other] INTE från { $who }: { FORM($card, form: "the") } finns inte i något par
    }

## Tillbakablick

story-map = Vem tänker som vem?
story-alike = { $closest } tänker mest lika: { $common } av { $of } par gemensamma. { $farthest } minst: { $least }.
story-ranking = Hur många gemensamma par
story-in-common = gemensamma par
story-together = Gemensamma par
story-together-note = { $won } av { $turns } omgångar vunna, med tre eller alla fyra paren.
story-column-turn = Omgång
story-column-common = Gemensamt
story-column-result = Resultat
story-column-hints = Ledtrådar
story-turns = Omgång för omgång
story-nothing-shared = Inga två spelare valde samma par.
story-alone =
    { $count ->
        [one] 1 par valdes av bara en spelare.
       *[other] { $count } par valdes av bara en spelare.
    }

## Lektionen

lesson-welcome = Tolv bilder ligger på bordet. Alla väljer i hemlighet fyra par som hör ihop. Ju mer du tänker som berättaren, desto fler poäng får du.
lesson-choose = Milo är berättare i den här omgången. Tryck på två kort som hör ihop, och sedan på tre par till: fyra par, åtta olika kort. Det finns inget rätt svar, bara det som andra också kan tänka.
lesson-ready = Märkena är bara till för dig. I ett parti får du ändra paren tills du är klar. Låt dem stå kvar här: tryck på ”Klar”.
lesson-revealed = Alla är klara, så tavlorna visas. Nu lägger berättaren ut sina par, ett i taget.
lesson-scored = För varje par som du också valde får du en poäng. Läs vidare för att se resten.
lesson-narrator = Berättaren får också poäng: en för varje spelare som har två eller tre av paren, som Nora här, två för den som har alla fyra. Alla vill bli förstådda.
lesson-turned = Korten vänds: nu ligger den andra kategorin uppåt, och du är berättare. Välj fyra par.
lesson-ready-again = Tryck på ”Klar” igen.
lesson-lay = Lägg ut dina par i vilken ordning du vill. Du får säga varför.
lesson-round = Nu en hel omgång, precis som du vill. Nora är berättare: vilka fyra par väljer hon? Välj samma och tryck på ”Klar”.
lesson-score = En poäng för vart och ett av Noras par som du också hade. När alla har berättat två gånger vinner flest poäng.
lesson-goal = En fråga innan du går: vilka par ska du välja när någon annan är berättare?
lesson-goal-clever = De ovanligaste som jag kan hitta
lesson-goal-right = De som är rätt
lesson-goal-narrator = De som berättaren också väljer
lesson-not-ready = Du får fortfarande ändra dina par, så länge du inte är klar. Men nu går vi vidare: tryck på ”Klar”.
lesson-not-goal-clever = Ett ovanligt par är fint, men det ger poäng bara om berättaren också har det. Pröva ett annat svar.
lesson-not-goal-right = Inget par är rätt eller fel: det räknas om berättaren också har det. Pröva ett annat svar.

## Terminalen

terminal-legend = Välj fyra par av de tolv korten som också de andra skulle välja: 1-2 3-4 5-6 7-8, sedan ready. Samma bokstav bakom två nummer visar ett av dina par. ☀, ☾ och ≈ är kortens kanter. Bottar talar och förstår bara engelska.
terminal-not-understood = ”{ $typed }” betyder inget här: skriv fyra par som 1-2 3-4 5-6 7-8, ready (klar), lay 1-2 (lägg ut), word … (ord), yes 5 (ja) eller not 5 (inte).
terminal-you = { $name } (du)
terminal-points =
    { $count ->
        [one] 1 poäng
       *[other] { $count } poäng
    }
terminal-won-together = Omgångar vunna tillsammans: { $count }
terminal-looking = tittar
terminal-laying = lägger ut par
terminal-hint-word =
    { IS($who) ->
        [you] Ledtråd: du säger ”{ $word }”
       *[other] Ledtråd: { $who } säger ”{ $word }”
    }
terminal-hint-yes =
    { IS($who) ->
        [you] Ledtråd: du har { FORM($card, form: "the") } i ett par
       *[other] Ledtråd: { $who } har { FORM($card, form: "the") } i ett par
    }
terminal-hint-not =
    { IS($who) ->
        [you] Ledtråd: du har inte { FORM($card, form: "the") } i något par
       *[other] Ledtråd: { $who } har inte { FORM($card, form: "the") } i något par
    }
terminal-laid = Utlagt: { $pair }
terminal-laid-because = Utlagt: { $pair } (”{ $why }”)
terminal-board = { $who }: { $pairs }
terminal-own-board-empty = Din tavla är tom.
terminal-own-board = Din tavla: { $pairs }
terminal-own-board-open = Din tavla: { $pairs } (du kan fortfarande ändra den)
terminal-wait = vänta
terminal-choose = Välj fyra par
terminal-choose-or-hint = Välj fyra par eller ge en ledtråd
terminal-change = Säg ready eller ändra dina par
terminal-change-or-hint = Säg ready, ändra dina par eller ge en ledtråd
terminal-lay = Lägg ut ett par, till exempel { $pair }
terminal-next = Säg ready för nästa omgång

## Korten

card-apple = Äpple
    .the = äpplet
card-banana = Banan
    .the = bananen
card-carrot = Morot
    .the = moroten
card-cheese = Ost
    .the = osten
card-egg = Ägg
    .the = ägget
card-bread = Bröd
    .the = brödet
card-honey = Honung
    .the = honungen
card-milk = Mjölk
    .the = mjölken
card-ice-cream = Glass
    .the = glassen
card-birthday-cake = Födelsedagstårta
    .the = födelsedagstårtan
card-lemon = Citron
    .the = citronen
card-pizza = Pizza
    .the = pizzan
card-mushroom = Svamp
    .the = svampen
card-watermelon = Vattenmelon
    .the = vattenmelonen
card-chocolate = Choklad
    .the = chokladen
card-teapot = Tekanna
    .the = tekannan
card-coffee = Kaffe
    .the = kaffet
card-spoon = Sked
    .the = skeden
card-knife = Kniv
    .the = kniven
card-bed = Säng
    .the = sängen
card-chair = Stol
    .the = stolen
card-door = Dörr
    .the = dörren
card-key = Nyckel
    .the = nyckeln
card-window = Fönster
    .the = fönstret
card-light-bulb = Glödlampa
    .the = glödlampan
card-candle = Stearinljus
    .the = stearinljuset
card-alarm-clock = Väckarklocka
    .the = väckarklockan
card-mirror = Spegel
    .the = spegeln
card-broom = Kvast
    .the = kvasten
card-bucket = Hink
    .the = hinken
card-soap = Tvål
    .the = tvålen
card-toothbrush = Tandborste
    .the = tandborsten
card-bathtub = Badkar
    .the = badkaret
card-toilet = Toalett
    .the = toaletten
card-umbrella = Paraply
    .the = paraplyet
card-scissors = Sax
    .the = saxen
card-needle = Nål
    .the = nålen
card-wool = Garnnystan
    .the = garnnystanet
card-basket = Korg
    .the = korgen
card-ladder = Stege
    .the = stegen
card-hammer = Hammare
    .the = hammaren
card-saw = Såg
    .the = sågen
card-axe = Yxa
    .the = yxan
card-padlock = Hänglås
    .the = hänglåset
card-fire = Eld
    .the = elden
card-crown = Krona
    .the = kronan
card-top-hat = Cylinderhatt
    .the = cylinderhatten
card-glasses = Glasögon
    .the = glasögonen
card-socks = Strumpor
    .the = strumporna
card-boot = Känga
    .the = kängan
card-gloves = Handskar
    .the = handskarna
card-scarf = Halsduk
    .the = halsduken
card-ring = Ring
    .the = ringen
card-backpack = Ryggsäck
    .the = ryggsäcken
card-book = Bok
    .the = boken
card-pencil = Blyertspenna
    .the = blyertspennan
card-paint-palette = Palett
    .the = paletten
card-letter = Brev
    .the = brevet
card-globe = Jordglob
    .the = jordgloben
card-telescope = Teleskop
    .the = teleskopet
card-magnifying-glass = Förstoringsglas
    .the = förstoringsglaset
card-telephone = Telefon
    .the = telefonen
card-computer = Dator
    .the = datorn
card-camera = Kamera
    .the = kameran
card-television = TV
    .the = TV:n
card-football = Fotboll
    .the = fotbollen
card-kite = Drake
    .the = draken
card-balloon = Ballong
    .the = ballongen
card-teddy-bear = Nallebjörn
    .the = nallebjörnen
card-dice = Tärning
    .the = tärningen
card-puzzle = Pussel
    .the = pusslet
card-skateboard = Skateboard
    .the = skateboarden
card-sled = Kälke
    .the = kälken
card-drum = Trumma
    .the = trumman
card-guitar = Gitarr
    .the = gitarren
card-violin = Fiol
    .the = fiolen
card-trumpet = Trumpet
    .the = trumpeten
card-piano = Piano
    .the = pianot
card-bell = Klocka
    .the = klockan
card-car = Bil
    .the = bilen
card-bicycle = Cykel
    .the = cykeln
card-train = Tåg
    .the = tåget
card-aeroplane = Flygplan
    .the = flygplanet
card-rocket = Raket
    .the = raketen
card-sailing-boat = Segelbåt
    .the = segelbåten
card-anchor = Ankare
    .the = ankaret
card-tractor = Traktor
    .the = traktorn
card-wheel = Hjul
    .the = hjulet
card-tent = Tält
    .the = tältet
card-sun = Sol
    .the = solen
card-moon = Måne
    .the = månen
card-star = Stjärna
    .the = stjärnan
card-cloud = Moln
    .the = molnet
card-rainbow = Regnbåge
    .the = regnbågen
card-snowman = Snögubbe
    .the = snögubben
card-lightning = Blixt
    .the = blixten
card-mountain = Berg
    .the = berget
card-volcano = Vulkan
    .the = vulkanen
card-tree = Träd
    .the = trädet
card-cactus = Kaktus
    .the = kaktusen
card-rose = Ros
    .the = rosen
card-feather = Fjäder
    .the = fjädern
card-bone = Ben
    .the = benet
card-house = Hus
    .the = huset
card-castle = Slott
    .the = slottet
card-lighthouse = Fyr
    .the = fyren
card-swords = Svärd
    .the = svärden
card-shield = Sköld
    .the = skölden
card-magic-wand = Trollspö
    .the = trollspöet
card-treasure-chest = Skattkista
    .the = skattkistan
card-coin = Mynt
    .the = myntet
card-diamond = Diamant
    .the = diamanten
card-pumpkin = Pumpa
    .the = pumpan
card-present = Present
    .the = presenten
card-hourglass = Timglas
    .the = timglaset
card-map = Karta
    .the = kartan
card-ant = Myra
    .the = myran
card-anteater = Myrslok
    .the = myrsloken
card-mosquito = Mygga
    .the = myggan
card-dragonfly = Trollslända
    .the = trollsländan
card-crow = Kråka
    .the = kråkan
card-flamingo = Flamingo
    .the = flamingon
card-rhino = Noshörning
    .the = noshörningen
card-giraffe = Giraff
    .the = giraffen
card-wasp = Geting
    .the = getingen
card-hippo = Flodhäst
    .the = flodhästen
card-bat = Fladdermus
    .the = fladdermusen
card-badger = Grävling
    .the = grävlingen
card-bear = Björn
    .the = björnen
card-beaver = Bäver
    .the = bävern
card-beetle = Skalbagge
    .the = skalbaggen
card-bison = Bisonoxe
    .the = bisonoxen
card-pufferfish = Blåsfisk
    .the = blåsfisken
card-wild-boar = Vildsvin
    .the = vildsvinet
card-butterfly = Fjäril
    .the = fjärilen
card-camel = Kamel
    .the = kamelen
card-cat = Katt
    .the = katten
card-hen = Höna
    .the = hönan
card-chick = Kyckling
    .the = kycklingen
card-squirrel = Ekorre
    .the = ekorren
card-cockroach = Kackerlacka
    .the = kackerlackan
card-cow = Ko
    .the = kon
card-grasshopper = Gräshoppa
    .the = gräshoppan
card-crocodile = Krokodil
    .the = krokodilen
card-deer = Hjort
    .the = hjorten
card-dodo = Dront
    .the = dronten
card-dog = Hund
    .the = hunden
card-dolphin = Delfin
    .the = delfinen
card-donkey = Åsna
    .the = åsnan
card-dove = Fredsduva
    .the = fredsduvan
card-duck = Anka
    .the = ankan
card-eagle = Örn
    .the = örnen
card-elephant = Elefant
    .the = elefanten
card-sheep = Får
    .the = fåret
card-goldfish = Guldfisk
    .the = guldfisken
card-fly = Fluga
    .the = flugan
card-fox = Räv
    .the = räven
card-frog = Groda
    .the = grodan
card-goat = Get
    .the = geten
card-goose = Gås
    .the = gåsen
card-gorilla = Gorilla
    .the = gorillan
card-hamster = Hamster
    .the = hamstern
card-hedgehog = Igelkott
    .the = igelkotten
card-bee = Bi
    .the = biet
card-horse = Häst
    .the = hästen
card-jellyfish = Manet
    .the = maneten
card-kangaroo = Känguru
    .the = kängurun
card-koala = Koala
    .the = koalan
card-ladybird = Nyckelpiga
    .the = nyckelpigan
card-leopard = Leopard
    .the = leoparden
card-lion = Lejon
    .the = lejonet
card-lizard = Ödla
    .the = ödlan
card-llama = Lama
    .the = laman
card-mammoth = Mammut
    .the = mammuten
card-monkey = Apa
    .the = apan
card-moose = Älg
    .the = älgen
card-mouse = Mus
    .the = musen
card-octopus = Bläckfisk
    .the = bläckfisken
card-orangutan = Orangutang
    .the = orangutangen
card-otter = Utter
    .the = uttern
card-owl = Uggla
    .the = ugglan
card-bull = Tjur
    .the = tjuren
card-panda = Panda
    .the = pandan
card-parrot = Papegoja
    .the = papegojan
card-peacock = Påfågel
    .the = påfågeln
card-penguin = Pingvin
    .the = pingvinen
card-pig = Gris
    .the = grisen
card-polar-bear = Isbjörn
    .the = isbjörnen
card-rabbit = Kanin
    .the = kaninen
card-raccoon = Tvättbjörn
    .the = tvättbjörnen
card-rat = Råtta
    .the = råttan
card-rooster = Tupp
    .the = tuppen
card-tyrannosaurus = Tyrannosaurie
    .the = tyrannosaurien
card-scorpion = Skorpion
    .the = skorpionen
card-seal = Säl
    .the = sälen
card-shark = Haj
    .the = hajen
card-skunk = Skunk
    .the = skunken
card-sloth = Sengångare
    .the = sengångaren
card-snail = Snigel
    .the = snigeln
card-snake = Orm
    .the = ormen
card-spider = Spindel
    .the = spindeln
card-swan = Svan
    .the = svanen
card-tiger = Tiger
    .the = tigern
card-turkey = Kalkon
    .the = kalkonen
card-turtle = Sköldpadda
    .the = sköldpaddan
card-whale = Val
    .the = valen
card-wolf = Varg
    .the = vargen
card-worm = Mask
    .the = masken
card-zebra = Zebra
    .the = zebran
card-crab = Krabba
    .the = krabban
card-lobster = Hummer
    .the = hummern
card-shrimp = Räka
    .the = räkan
card-squid = Kalmar
    .the = kalmaren
card-caterpillar = Larv
    .the = larven
card-orca = Späckhuggare
    .the = späckhuggaren
card-ostrich = Struts
    .the = strutsen
card-seahorse = Sjöhäst
    .the = sjöhästen
card-starfish = Sjöstjärna
    .the = sjöstjärnan
card-porcupine = Piggsvin
    .the = piggsvinet
card-chameleon = Kameleont
    .the = kameleonten
card-hummingbird = Kolibri
    .the = kolibrin
card-toucan = Tukan
    .the = tukanen
card-vulture = Gam
    .the = gamen
card-walrus = Valross
    .the = valrossen
card-armadillo = Bältdjur
    .the = bältdjuret
card-praying-mantis = Bönsyrsa
    .the = bönsyrsan
card-kiwi = Kivi
    .the = kivin
card-oyster = Ostron
    .the = ostronet
card-stingray = Rocka
    .the = rockan
card-sea-urchin = Sjöborre
    .the = sjöborren
card-hyena = Hyena
    .the = hyenan
card-pigeon = Duva
    .the = duvan

## Over many matches

evenings-reading = Vem läser vem
evenings-reading-note = { $one } och { $other } tänker mest lika: { $common } av { $of } par.
evenings-two = Två personer
evenings-common = Gemensamt
evenings-of = Av
evenings-model = Vem tänker som modellen
evenings-model-note = Associationsmodellen hade valt { $common } av dina { $of } par.
evenings-person = Person
evenings-surprises = Par som överraskade
evenings-surprises-none = Inget par som två av er såg har överraskat modellen än.
evenings-surprise = { $pair }: det såg { $people }, och modellen gav det { $chance }.

## Regelsidan

guide =
    # DUOS

    Tolv bilder ligger på bordet. Fyra par hör ihop, men vilka? Välj de par som de andra väljer.

    ## Korten

    - Det finns 116 kort med två sidor: en sak på den ena, ett djur på den andra. Det blir 116 saker och 116 djur, alla olika,
      vart och ett med sin bild och sitt namn. *(DUOS-1)*
    - Tolv kort ligger i tre rader med fyra i varje. Alla ser dem åt samma håll: solen är överst, vågen nederst och en måne
      på vardera sidan. *(DUOS-2)*

    ## En omgång med tre till sex spelare

    - Ett parti har två varv. Under ett varv är var och en berättare en gång, så alla berättar lika ofta. *(DUOS-5)*
    - Alla, även berättaren, markerar i hemlighet fyra par: åtta olika kort. Fyra kort blir över. Det spelar ingen roll
      vilken färg eller bokstav ett par märks med. *(DUOS-6)*
    - Ändra dina par så ofta du vill, tills du säger att du är *klar*. När alla är klara, och inte förr, visas tavlorna. Till
      dess ser du vem som fortfarande väljer, men inget av vad de väljer. *(DUOS-7)*
    - Ingen ger något tecken medan paren väljs: spelarnas chatt är stängd. *(DUOS-8)*
    - Nu lägger berättaren ut sina par, ett efter ett, i valfri ordning, och får säga varför på en rad. Ingen måste förklara
      något. *(DUOS-9)*
    - När ett par läggs ut får alla andra som valde samma par en poäng. Poängen syns för alla. *(DUOS-10)*
    - Efter det fjärde paret får berättaren poäng för varje annan spelare: ingen för 0 eller 1 gemensamt par, en poäng för 2
      eller 3, två poäng för alla 4. *(DUOS-11)*
    - Inför nästa omgång töms tavlorna, och nästa spelare till vänster berättar. Korten vänds, så att den andra kategorin
      ligger uppåt. När båda sidorna har använts läggs tolv nya kort ut. *(DUOS-12)*
    - Efter sista varvet vinner den som har flest poäng. Leder flera delar de på segern. *(DUOS-15)*

    Ett exempel: Anna berättar. Hon har parat ihop myran med myrsloken (mat!), myggan med trollsländan (insekter), kråkan med
    flamingon (fåglar) och noshörningen med giraffen (stora, och från Afrika). Bertrand har alla fyra paren: 4 poäng. Cecilia
    har bara myran och myrsloken: 1 poäng. David har tre av dem: 3 poäng. Anna får två poäng genom Bertrand, ingen genom
    Cecilia och en genom David: 3 poäng. *(DUOS-16)*

    ## Två spelare, tillsammans

    - Två spelar nio omgångar som partner, utan berättare. Båda väljer fyra par i hemlighet. Med 3 eller 4 gemensamma par
      vinner ni omgången och får en poäng tillsammans; med 2 eller färre får ni inget. *(DUOS-20)*
    - Tre ledtrådar ligger redo: ORD (rosa), JA (vit) och INTE (svart). Var och en av er får ge en ledtråd per omgång, men
      inte den som din partner redan har använt i den. Till nästa omgång är alla tre tillbaka. *(DUOS-21)*
    - ORD: säg ett ord. *(DUOS-22)*
    - JA: peka på ett kort som är med i ett av dina par. *(DUOS-23)*
    - INTE: peka på ett kort som inte är med i något av dina par. *(DUOS-24)*
    - Ge din ledtråd medan du väljer, innan du är klar. Var din partner redan klar får hen välja igen. *(DUOS-25)*
    - Efter varje omgång vänds eller byts korten, som i spelet för flera. *(DUOS-26)*
    - Efter nio omgångar ger ert resultat, 0 till 9, ett av tio omdömen. Det bästa är reserverat för tankeläsare. *(DUOS-27)*
    - Bottar talar bara engelska: deras ord och skäl är engelska, och andra ord säger dem ingenting. *(DUOS-22)*

    ## Varianter

    - **Första kategorin:** saker eller djur i första omgången; annars avgör slumpen. `category` *(DUOS-3)*
    - **Första berättaren:** platsen som berättar först, räknat från 0; annars avgör slumpen.
      `first_narrator` *(DUOS-4)*
    - **Varv:** fler än två, upp till tio. `rounds` *(DUOS-5)*
    - **Samma kategori:** en kategori hela partiet, tolv nya kort varje omgång. `same_category` *(DUOS-13)*

    ## Hur vi läser reglerna

    - När färre än tolv kort återstår att lägga ut blandas de med alla använda till en ny hög. *(DUOS-14)*
    - Nya kort läggs ut med den andra kategorin uppåt än i omgången före, så saker och djur turas om hela tiden. *(DUOS-12)*
    - Du väljer alla fyra paren på en gång och får byta ut dem på en gång. *(DUOS-6)*
    - Ett skäl är en rad med högst 140 tecken. *(DUOS-9)*
    - Ett ord består av bokstäver, apostrofer och bindestreck och har högst 30 tecken, på vilket språk som helst. Det är
      tillåtet att nämna ett kort vid namn. *(DUOS-22)*
    - Kortet du säger JA till måste vara markerat på din tavla och vara kvar i något av dina par. *(DUOS-23)*
    - Kortet du säger INTE till får inte vara markerat och måste stanna utanför dina par. *(DUOS-24)*
    - När två partner har jämfört sina tavlor säger båda att de är klara för nästa omgång; däremellan får de prata. *(DUOS-20)*
    - På två går varven och första berättaren inte att välja. *(DUOS-20)*
