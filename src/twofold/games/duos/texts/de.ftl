### Was DUOS sagt: am Tisch, im Terminal und auf der Regelseite.

tagline = Zwölf Bilder, vier Paare: Welche werden die anderen darin sehen?
today-task = Ein Tableau, und du erzählst: Wähle vier Paare und lege sie vor { $crowd } Mitspielern aus. Ein Paar zählt, wenn es noch jemand gesehen hat, und ganz, wenn es mindestens { $majority } waren.

## Kategorien, Zeichen und Hinweise

category-things = Dinge
category-animals = Tiere

mark-circle = Kreis
mark-square = Quadrat
mark-triangle = Dreieck
mark-diamond = Raute

hint-word = WORT
hint-yes = JA
hint-not = NICHT

pair = { $one } + { $other }

## Varianten

preset-first = Ihr beginnt mit Dingen: Tassen, Schlüssel, Schuhe.
preset-box = Dinge und Tiere wechseln sich ab, und der Zufall sagt, womit es losgeht.
preset-wild = Nur Tiere, und in jedem Durchgang zwölf neue.
option-category = Erste Kategorie
    .description = Die Seite der Karten, die im ersten Durchgang oben liegt (DUOS-3).
option-category-random = Zufall
option-category-things = Dinge
option-category-animals = Tiere
option-first-narrator = Wer zuerst erzählt
    .description = Der Platz, der im ersten Durchgang erzählt (DUOS-4).
option-first-narrator-random = Zufall
option-first-narrator-0 = Platz 1
option-first-narrator-1 = Platz 2
option-first-narrator-2 = Platz 3
option-first-narrator-3 = Platz 4
option-first-narrator-4 = Platz 5
option-first-narrator-5 = Platz 6
option-rounds = Runden
    .description = Wie oft jeder von euch erzählt (DUOS-5).
option-same-category = Gleiche Kategorie
    .description = Die Kategorie bleibt; in jedem Durchgang liegen zwölf neue Karten da (DUOS-13).

## Was nicht geht

refusal-two-without-narrator = Zu zweit spielt ihr neun Durchgänge ohne Erzähler: Lass die Runden und den Erzähler, wie sie sind.
refusal-narrator-absent = Platz { $seat } ist leer: Wer zuerst erzählt, muss am Tisch sitzen.
refusal-quiet = Pst, es wird noch gewählt: Reden könnt ihr, sobald die Tafeln aufgedeckt sind.
refusal-boards-revealed = Die Tafeln sind aufgedeckt: Im nächsten Durchgang wählst du wieder.
refusal-pairs-stand = Du hast dich bereit gemeldet: Deine Paare stehen fest.
refusal-number-of-pairs = Wähl genau { $wanted } Paare, nicht { $chosen }.
refusal-not-on-table = Wähl unter den { $count } Karten auf dem Tisch.
refusal-card-twice = Nimm jede Karte höchstens einmal: Vier Paare sind acht verschiedene Karten.
refusal-nothing-to-be-ready-for = Gerade wartet niemand auf ein Bereit: Der Erzähler legt seine Paare aus.
refusal-ready-already = Du hast dich schon bereit gemeldet: Warte auf die anderen.
refusal-choose-first = Wähl erst { $count } Paare, dann kannst du dich bereit melden.
refusal-no-narrator = Zu zweit gibt es keinen Erzähler: Niemand legt Paare aus.
refusal-not-revealed = Paare werden erst ausgelegt, wenn alle Tafeln aufgedeckt sind.
refusal-narrator-only = Nur der Erzähler legt Paare aus.
refusal-not-your-pair = Leg ein Paar von deiner Tafel aus, das noch nicht daliegt.
refusal-reason-too-long = Sag es in einer Zeile mit höchstens { $most } Zeichen.
refusal-hints-for-two = Hinweise gibt es nur zu zweit: Mit mehr Leuten gibt niemand ein Zeichen.
refusal-hint-not-now = Hinweise gibst du, solange gewählt wird.
refusal-hint-after-ready = Du hast dich bereit gemeldet: Hinweise gibt man vorher.
refusal-hint-given = Deinen Hinweis hast du schon gegeben: In jedem Durchgang hast du nur einen.
refusal-hint-used = Dein Gegenüber hat { $hint } in diesem Durchgang schon benutzt: Nimm einen anderen Hinweis.
refusal-yes-unmarked = Sag JA zu einer Karte, die auf deiner Tafel markiert ist.
refusal-not-marked = Sag NICHT zu einer Karte vom Tisch, die du nicht markiert hast.
refusal-word-too-long = Sag ein Wort mit höchstens { $most } Buchstaben.
refusal-not-one-word = Sag ein einziges Wort: nur Buchstaben, mit Bindestrich oder Apostroph, wenn es einen hat.
refusal-promised-yes = Du hast JA { FORM($card, form: "to") } gesagt: Die Karte muss in einem deiner Paare bleiben.
refusal-promised-not = Du hast NICHT { FORM($card, form: "to") } gesagt: Die Karte darf in keinem deiner Paare sein.

## Was einzugeben ist

form-choose = vier Paare aus verschiedenen Karten, etwa 1-2 3-4 5-6 7-8
form-word = ein Wort für dein Gegenüber
form-lay = eines deiner Paare, dazu eine Zeile, die sagt, warum

## Was geschieht

event-pairs-chosen =
    { IS($who) ->
        [you] Du markierst { $pairs }.
       *[other] { $who } markiert { $pairs }.
    }
event-ready-said =
    { IS($who) ->
        [you] Du bist bereit.
       *[other] { $who } ist bereit.
    }
event-word-said =
    { IS($who) ->
        [you] Du sagst ein Wort: „{ $word }“.
       *[other] { $who } sagt ein Wort: „{ $word }“.
    }
event-card-pointed-at-yes =
    { IS($who) ->
        [you] Du zeigst auf { FORM($card, form: "accusative") }: JA!
       *[other] { $who } zeigt auf { FORM($card, form: "accusative") }: JA!
    }
event-card-pointed-at-not =
    { IS($who) ->
        [you] Du zeigst auf { FORM($card, form: "accusative") }: NICHT!
       *[other] { $who } zeigt auf { FORM($card, form: "accusative") }: NICHT!
    }
event-board-reopened =
    { IS($who) ->
        [you] Du darfst noch einmal wählen.
       *[other] { $who } darf noch einmal wählen.
    }
event-boards-revealed = Alle sind bereit. Die Tafeln werden aufgedeckt.
event-pair-laid =
    { IS($who) ->
        [you] Du legst { FORM($one, form: "accusative") } und { FORM($other, form: "accusative") } aus. { $gain }
       *[other] { $who } legt { FORM($one, form: "accusative") } und { FORM($other, form: "accusative") } aus. { $gain }
    }
event-pair-laid-because =
    { IS($who) ->
        [you] Du legst { FORM($one, form: "accusative") } und { FORM($other, form: "accusative") } aus („{ $why }“). { $gain }
       *[other] { $who } legt { FORM($one, form: "accusative") } und { FORM($other, form: "accusative") } aus („{ $why }“). { $gain }
    }
gain-nobody = Das hat sonst niemand.
gain-one =
    { IS($who) ->
        [you] Du bekommst einen Punkt.
       *[other] { $who } bekommt einen Punkt.
    }
gain-many = Je ein Punkt: { $people }.
event-narrator-scored =
    { IS($who) ->
        [you] { $points ->
            [one] Du bekommst fürs Erzählen 1 Punkt.
           *[other] Du bekommst fürs Erzählen { $points } Punkte.
        }
       *[other] { $points ->
            [one] { $who } bekommt fürs Erzählen 1 Punkt.
           *[other] { $who } bekommt fürs Erzählen { $points } Punkte.
        }
    }
event-boards-compared-won = { $count } Paare gemeinsam: { $pairs }. Der Durchgang ist gewonnen! Bisher gewonnen: { $score }.
event-boards-compared-lost =
    { $count ->
        [one] 1 Paar gemeinsam: { $pairs }. Mit dreien wäre der Durchgang gewonnen. Bisher gewonnen: { $score }.
       *[other] { $count } Paare gemeinsam: { $pairs }. Mit dreien wäre der Durchgang gewonnen. Bisher gewonnen: { $score }.
    }
event-boards-compared-none = Kein Paar gemeinsam. Mit dreien wäre der Durchgang gewonnen. Bisher gewonnen: { $score }.
event-turn-begun = Durchgang { $turn }: { $cards }, oben sind { $category }.
event-turn-begun-narrated =
    { IS($who) ->
        [you] Durchgang { $turn }: { $cards }, oben sind { $category }. Du erzählst.
       *[other] Durchgang { $turn }: { $cards }, oben sind { $category }. { $who } erzählt.
    }
cards-dealt = zwölf neue Karten
cards-turned = dieselben Karten, umgedreht

## Warum die Partie zu Ende ist

reason-most-points = Alle haben gleich oft erzählt; wer die meisten Punkte hat, gewinnt.
reason-together = { $won } von { $turns } Durchgängen gemeinsam gewonnen. { $verdict }
verdict-0 = Zwei Planeten, zwei Umlaufbahnen. Gebt euch die Hand und versucht es noch einmal!
verdict-1 = Ein Funke. Pustet ganz sacht.
verdict-2 = Ihr hört einander schon durch die Wand.
verdict-3 = Ab und zu beendet ihr die Sätze des anderen.
verdict-4 = Ihr würdet euch auf einem vollen Bahnhof finden.
verdict-5 = Öfter zusammen als auseinander: gut gemacht!
verdict-6 = Ihr könntet euch eine Brille teilen.
verdict-7 = Großartig! Alte Freunde schaffen selten mehr.
verdict-8 = Verblüffend. Wart ihr in einem früheren Leben Zwillinge?
verdict-9 = Gedankenleser! Bitte hört auf, auch unsere zu lesen.

## Was von einer Partie bleibt

title-most-alike = Dachten am ähnlichsten: { $common } von { $possible } Paaren
title-best-narrator =
    Am besten verstanden: { $points ->
        [one] 1 Punkt beim Erzählen
       *[other] { $points } Punkte beim Erzählen
    }
title-most-original =
    Eigenster Kopf: { $count ->
        [one] 1 Paar, das sonst niemand sah
       *[other] { $count } Paare, die sonst niemand sah
    }
title-shared =
    { $count ->
        [0] Sah, was sonst niemand sah
        [one] Teilte 1 Paar mit den anderen
       *[other] Teilte { $count } Paare mit den anderen
    }

## Der Tisch

turn = Durchgang { $turn } von { $turns }
narrator = Erzähler
narrator-is = Es erzählt: { $who }
ready = bereit
of-ready = von { $players } bereit
choosing = wählt
people = { $people }
grid = Die Karten auf dem Tisch
place-free = in keinem Paar
place-half = aufgenommen: Was gehört dazu?
place-paired =
    { IS($who) ->
        [you] dein Paar mit { FORM($partner, form: "dative") }, Zeichen { $mark }
       *[other] { $who }: Paar mit { FORM($partner, form: "dative") }, Zeichen { $mark }
    }
place-laid = ausgelegt als Paar { $number } mit { FORM($partner, form: "dative") }
place-to-lay = zum Auslegen gewählt

choose = Wähl heimlich vier Paare
choose-narrator = Wähl vier Paare, die andere erraten: { $count } von 4
choose-guess = Errate die vier Paare von { $who }: { $count } von 4
choose-partner = Wähl die Paare, die { $who } wählt: { $count } von 4
partner-of = Was passt { FORM($card, form: "to") }?
say-ready = Vier Paare: bereit?
ready-button = Bereit
clear = Leeren
next = Nächster Durchgang
wait-ready = Bereit. Andere wählen noch …
wait-next = Dein Gegenüber schaut noch …
wait-narrator =
    { IS($who) ->
        [you] Du zeigst die Paare…
       *[other] { $who } zeigt die Paare…
    }
lay-prompt = Zeig eins deiner Paare
lay-pair = { $one } + { $other }?
why = Warum? (wenn du magst)
lay = Paar zeigen
turn-over = Durchgang { $turn } ist vorbei
over = Die Partie ist zu Ende

laid-pairs = Die Paare des Erzählers
nobody = Das sah sonst niemand
also = Auch: { $people }
to-come = kommt noch
plus = +{ $count }

hints = Hinweise
about-word = Sag ein Wort
about-yes = Zeig auf eine Karte aus deinen Paaren
about-not = Zeig auf eine Karte, die du nicht hast
point-yes = Tipp auf die Karte, zu der du JA sagst
point-not = Tipp auf die Karte, zu der du NICHT sagst
say-word = Sagen
word-label = Ein Wort für dein Gegenüber
quoted = „{ $word }“
cancel = Doch nicht
bots-speak-english = Bots sprechen und verstehen nur Englisch.
track = Neun Durchgänge
won = gewonnen
lost = verloren
together =
    { $count ->
        [0] Kein Paar gemeinsam
        [one] 1 Paar gemeinsam
       *[other] { $count } Paare gemeinsam
    }
compared-won = { $count } Paare gemeinsam: gewonnen
compared-lost =
    { $count ->
        [0] Kein Paar gemeinsam: Zum Gewinnen braucht es 3 oder 4
        [one] Nur 1 Paar gemeinsam: Zum Gewinnen braucht es 3 oder 4
       *[other] Nur { $count } Paare gemeinsam: Zum Gewinnen braucht es 3 oder 4
    }
narrator-scale = Für alle mit zwei oder drei der Paare: 1 Punkt. Mit allen vieren: 2.
moment-only = Sonst hat niemand dieses Paar gesehen.
score-turn = Durchgang { $turn }
total = Summe

## Offene Tafeln

boards = Die Paare von allen
boards-open = Die Tafeln sind offen
boards-open-for =
    { IS($who) ->
        [you] Die Tafeln sind offen: Du legst deine Paare aus
       *[other] Die Tafeln sind offen: { $who } legt die Paare aus
    }
board-pair-open = { $pair }, Paar { $number }
scoreboard = Punkte
lead-one =
    { IS($who) ->
        [you] { $points ->
            [one] Du führst mit 1 Punkt
           *[other] Du führst mit { $points } Punkten
        }
       *[other] { $points ->
            [one] { $who } führt mit 1 Punkt
           *[other] { $who } führt mit { $points } Punkten
        }
    }
lead-many =
    { $points ->
        [one] { $people } führen mit je 1 Punkt
       *[other] { $people } führen mit je { $points } Punkten
    }
ahead-one =
    { IS($who) ->
        [you] Du hast die meisten Punkte: { $points }
       *[other] { $who } hat die meisten Punkte: { $points }
    }
ahead-many = { $people } haben die meisten Punkte: je { $points }
meant-word =
    { IS($who) ->
        [you] Du hast „{ $word }“ gesagt
       *[other] { $who } hat „{ $word }“ gesagt
    }
meant-yes =
    { IS($who) ->
        [you] Dein JA { FORM($card, form: "to") }: gepaart mit { FORM($partner, form: "dative") }
       *[other] JA von { $who } { FORM($card, form: "to") }: gepaart mit { FORM($partner, form: "dative") }
    }
meant-not =
    { IS($who) ->
        [you] Dein NICHT { FORM($card, form: "to") }: in keinem deiner Paare
       *[other] NICHT von { $who } { FORM($card, form: "to") }: in keinem Paar
    }

## Rückblick

story-map = Wer denkt wie wer?
story-alike = Am ähnlichsten denken { $closest }: { $common } von { $of } Paaren gemeinsam. Am wenigsten ähnlich: { $farthest } mit { $least }.
story-ranking = Wie viele Paare gemeinsam
story-in-common = Paare gemeinsam
story-together = Gemeinsame Paare
story-together-note = { $won } von { $turns } Durchgängen gewonnen, mit drei oder allen vier Paaren.
story-column-turn = Durchgang
story-column-common = Gemeinsam
story-column-result = Ergebnis
story-column-hints = Hinweise
story-turns = Durchgang für Durchgang
story-nothing-shared = Keine zwei haben dasselbe Paar gewählt.
story-alone =
    { $count ->
        [one] 1 Paar hat nur eine Person gesehen.
       *[other] { $count } Paare hat nur je eine Person gesehen.
    }

## Die Lektion

lesson-welcome = Zwölf Bilder liegen auf dem Tisch. Alle wählen heimlich vier Paare, die zusammengehören. Je ähnlicher du denkst wie der Erzähler, desto mehr Punkte gibt es.
lesson-choose = In diesem Durchgang erzählt Milo. Tipp zwei Karten an, die zusammenpassen, dann noch drei Paare: vier Paare, acht verschiedene Karten. Es gibt kein Richtig, nur das, was andere auch denken könnten.
lesson-ready = Die Zeichen sind nur für dich. In einer Partie darfst du sie ändern, bis du bereit bist. Hier lass sie stehen: Sag „Bereit“.
lesson-revealed = Alle sind bereit, also werden die Tafeln aufgedeckt. Nun legt der Erzähler seine Paare aus, eines nach dem anderen.
lesson-scored = Für jedes Paar, das du auch gewählt hast, bekommst du einen Punkt. Lies weiter, um den Rest zu sehen.
lesson-narrator = Auch der Erzähler bekommt etwas: einen Punkt für jeden, der zwei oder drei seiner Paare hat, wie hier Nora, und zwei für alle vier. Schließlich will jeder verstanden werden.
lesson-turned = Die Karten werden umgedreht: Jetzt liegt die andere Kategorie oben, und du erzählst. Wähl vier Paare.
lesson-ready-again = Sag wieder „Bereit“.
lesson-lay = Leg deine Paare in beliebiger Reihenfolge aus. Du darfst sagen, warum.
lesson-round = Jetzt ein ganzer Durchgang, wie du magst. Nora erzählt: Welche vier Paare wird sie wählen? Wähl dieselben und sag „Bereit“.
lesson-score = Für jedes von Noras Paaren, das du auch hattest, gibt es einen Punkt. Wenn alle zweimal erzählt haben, gewinnen die meisten Punkte.
lesson-goal = Zum Schluss eine Frage: Welche Paare wählst du am besten, wenn jemand anders erzählt?
lesson-goal-clever = Die ausgefallensten, die mir einfallen
lesson-goal-right = Die richtigen
lesson-goal-narrator = Die, die der Erzähler auch wählt
lesson-not-ready = Du darfst deine Paare noch ändern, solange du nicht bereit bist. Aber lass uns weitermachen: Sag „Bereit“.
lesson-not-goal-clever = Ein ausgefallenes Paar ist schön, aber Punkte bringt es nur, wenn der Erzähler es auch hat. Versuch eine andere Antwort.
lesson-not-goal-right = Richtig oder falsch ist kein Paar: Es zählt, wenn der Erzähler es auch hat. Versuch eine andere Antwort.

## Das Terminal

terminal-legend = Wähl von den zwölf Karten vier Paare, die auch die anderen wählen würden: 1-2 3-4 5-6 7-8, dann ready. Derselbe Buchstabe hinter zwei Nummern zeigt ein Paar von dir. ☀, ☾ und ≈ sind die Ränder der Karten. Bots sprechen und verstehen nur Englisch.
terminal-not-understood = „{ $typed }“ heißt hier nichts: Tipp vier Paare wie 1-2 3-4 5-6 7-8, ready (bereit), lay 1-2 (auslegen), word … (Wort), yes 5 (ja) oder not 5 (nicht).
terminal-you = { $name } (du)
terminal-points =
    { $count ->
        [one] 1 Punkt
       *[other] { $count } Punkte
    }
terminal-won-together = Gemeinsam gewonnene Durchgänge: { $count }
terminal-looking = schaut
terminal-laying = legt Paare aus
terminal-hint-word =
    { IS($who) ->
        [you] Hinweis: Du sagst „{ $word }“
       *[other] Hinweis: { $who } sagt „{ $word }“
    }
terminal-hint-yes =
    { IS($who) ->
        [you] Hinweis: Du hast { FORM($card, form: "accusative") } in einem Paar
       *[other] Hinweis: { $who } hat { FORM($card, form: "accusative") } in einem Paar
    }
terminal-hint-not =
    { IS($who) ->
        [you] Hinweis: Du hast { FORM($card, form: "accusative") } in keinem Paar
       *[other] Hinweis: { $who } hat { FORM($card, form: "accusative") } in keinem Paar
    }
terminal-laid = Ausgelegt: { $pair }
terminal-laid-because = Ausgelegt: { $pair } („{ $why }“)
terminal-board = { $who }: { $pairs }
terminal-own-board-empty = Deine Tafel ist leer.
terminal-own-board = Deine Tafel: { $pairs }
terminal-own-board-open = Deine Tafel: { $pairs } (noch kannst du sie ändern)
terminal-wait = warten
terminal-choose = Wähl vier Paare
terminal-choose-or-hint = Wähl vier Paare oder gib einen Hinweis
terminal-change = Sag ready oder ändere deine Paare
terminal-change-or-hint = Sag ready, ändere deine Paare oder gib einen Hinweis
terminal-lay = Leg ein Paar aus, etwa { $pair }
terminal-next = Sag ready für den nächsten Durchgang

## Die Karten

card-apple = Apfel
    .accusative = den Apfel
    .dative = dem Apfel
    .to = zum Apfel
card-banana = Banane
    .accusative = die Banane
    .dative = der Banane
    .to = zur Banane
card-carrot = Karotte
    .accusative = die Karotte
    .dative = der Karotte
    .to = zur Karotte
card-cheese = Käse
    .accusative = den Käse
    .dative = dem Käse
    .to = zum Käse
card-egg = Ei
    .accusative = das Ei
    .dative = dem Ei
    .to = zum Ei
card-bread = Brot
    .accusative = das Brot
    .dative = dem Brot
    .to = zum Brot
card-honey = Honig
    .accusative = den Honig
    .dative = dem Honig
    .to = zum Honig
card-milk = Milch
    .accusative = die Milch
    .dative = der Milch
    .to = zur Milch
card-ice-cream = Eis
    .accusative = das Eis
    .dative = dem Eis
    .to = zum Eis
card-birthday-cake = Geburtstagstorte
    .accusative = die Geburtstagstorte
    .dative = der Geburtstagstorte
    .to = zur Geburtstagstorte
card-lemon = Zitrone
    .accusative = die Zitrone
    .dative = der Zitrone
    .to = zur Zitrone
card-pizza = Pizza
    .accusative = die Pizza
    .dative = der Pizza
    .to = zur Pizza
card-mushroom = Pilz
    .accusative = den Pilz
    .dative = dem Pilz
    .to = zum Pilz
card-watermelon = Wassermelone
    .accusative = die Wassermelone
    .dative = der Wassermelone
    .to = zur Wassermelone
card-chocolate = Schokolade
    .accusative = die Schokolade
    .dative = der Schokolade
    .to = zur Schokolade
card-teapot = Teekanne
    .accusative = die Teekanne
    .dative = der Teekanne
    .to = zur Teekanne
card-coffee = Kaffee
    .accusative = den Kaffee
    .dative = dem Kaffee
    .to = zum Kaffee
card-spoon = Löffel
    .accusative = den Löffel
    .dative = dem Löffel
    .to = zum Löffel
card-knife = Messer
    .accusative = das Messer
    .dative = dem Messer
    .to = zum Messer
card-bed = Bett
    .accusative = das Bett
    .dative = dem Bett
    .to = zum Bett
card-chair = Stuhl
    .accusative = den Stuhl
    .dative = dem Stuhl
    .to = zum Stuhl
card-door = Tür
    .accusative = die Tür
    .dative = der Tür
    .to = zur Tür
card-key = Schlüssel
    .accusative = den Schlüssel
    .dative = dem Schlüssel
    .to = zum Schlüssel
card-window = Fenster
    .accusative = das Fenster
    .dative = dem Fenster
    .to = zum Fenster
card-light-bulb = Glühbirne
    .accusative = die Glühbirne
    .dative = der Glühbirne
    .to = zur Glühbirne
card-candle = Kerze
    .accusative = die Kerze
    .dative = der Kerze
    .to = zur Kerze
card-alarm-clock = Wecker
    .accusative = den Wecker
    .dative = dem Wecker
    .to = zum Wecker
card-mirror = Spiegel
    .accusative = den Spiegel
    .dative = dem Spiegel
    .to = zum Spiegel
card-broom = Besen
    .accusative = den Besen
    .dative = dem Besen
    .to = zum Besen
card-bucket = Eimer
    .accusative = den Eimer
    .dative = dem Eimer
    .to = zum Eimer
card-soap = Seife
    .accusative = die Seife
    .dative = der Seife
    .to = zur Seife
card-toothbrush = Zahnbürste
    .accusative = die Zahnbürste
    .dative = der Zahnbürste
    .to = zur Zahnbürste
card-bathtub = Badewanne
    .accusative = die Badewanne
    .dative = der Badewanne
    .to = zur Badewanne
card-toilet = Toilette
    .accusative = die Toilette
    .dative = der Toilette
    .to = zur Toilette
card-umbrella = Regenschirm
    .accusative = den Regenschirm
    .dative = dem Regenschirm
    .to = zum Regenschirm
card-scissors = Schere
    .accusative = die Schere
    .dative = der Schere
    .to = zur Schere
card-needle = Nadel
    .accusative = die Nadel
    .dative = der Nadel
    .to = zur Nadel
card-wool = Wolle
    .accusative = die Wolle
    .dative = der Wolle
    .to = zur Wolle
card-basket = Korb
    .accusative = den Korb
    .dative = dem Korb
    .to = zum Korb
card-ladder = Leiter
    .accusative = die Leiter
    .dative = der Leiter
    .to = zur Leiter
card-hammer = Hammer
    .accusative = den Hammer
    .dative = dem Hammer
    .to = zum Hammer
card-saw = Säge
    .accusative = die Säge
    .dative = der Säge
    .to = zur Säge
card-axe = Axt
    .accusative = die Axt
    .dative = der Axt
    .to = zur Axt
card-padlock = Vorhängeschloss
    .accusative = das Vorhängeschloss
    .dative = dem Vorhängeschloss
    .to = zum Vorhängeschloss
card-fire = Feuer
    .accusative = das Feuer
    .dative = dem Feuer
    .to = zum Feuer
card-crown = Krone
    .accusative = die Krone
    .dative = der Krone
    .to = zur Krone
card-top-hat = Zylinder
    .accusative = den Zylinder
    .dative = dem Zylinder
    .to = zum Zylinder
card-glasses = Brille
    .accusative = die Brille
    .dative = der Brille
    .to = zur Brille
card-socks = Socken
    .accusative = die Socken
    .dative = den Socken
    .to = zu den Socken
card-boot = Stiefel
    .accusative = den Stiefel
    .dative = dem Stiefel
    .to = zum Stiefel
card-gloves = Handschuhe
    .accusative = die Handschuhe
    .dative = den Handschuhen
    .to = zu den Handschuhen
card-scarf = Schal
    .accusative = den Schal
    .dative = dem Schal
    .to = zum Schal
card-ring = Ring
    .accusative = den Ring
    .dative = dem Ring
    .to = zum Ring
card-backpack = Rucksack
    .accusative = den Rucksack
    .dative = dem Rucksack
    .to = zum Rucksack
card-book = Buch
    .accusative = das Buch
    .dative = dem Buch
    .to = zum Buch
card-pencil = Bleistift
    .accusative = den Bleistift
    .dative = dem Bleistift
    .to = zum Bleistift
card-paint-palette = Farbpalette
    .accusative = die Farbpalette
    .dative = der Farbpalette
    .to = zur Farbpalette
card-letter = Brief
    .accusative = den Brief
    .dative = dem Brief
    .to = zum Brief
card-globe = Globus
    .accusative = den Globus
    .dative = dem Globus
    .to = zum Globus
card-telescope = Fernrohr
    .accusative = das Fernrohr
    .dative = dem Fernrohr
    .to = zum Fernrohr
card-magnifying-glass = Lupe
    .accusative = die Lupe
    .dative = der Lupe
    .to = zur Lupe
card-telephone = Telefon
    .accusative = das Telefon
    .dative = dem Telefon
    .to = zum Telefon
card-computer = Computer
    .accusative = den Computer
    .dative = dem Computer
    .to = zum Computer
card-camera = Kamera
    .accusative = die Kamera
    .dative = der Kamera
    .to = zur Kamera
card-television = Fernseher
    .accusative = den Fernseher
    .dative = dem Fernseher
    .to = zum Fernseher
card-football = Fußball
    .accusative = den Fußball
    .dative = dem Fußball
    .to = zum Fußball
card-kite = Drachen
    .accusative = den Drachen
    .dative = dem Drachen
    .to = zum Drachen
card-balloon = Luftballon
    .accusative = den Luftballon
    .dative = dem Luftballon
    .to = zum Luftballon
card-teddy-bear = Teddybär
    .accusative = den Teddybären
    .dative = dem Teddybären
    .to = zum Teddybären
card-dice = Würfel
    .accusative = den Würfel
    .dative = dem Würfel
    .to = zum Würfel
card-puzzle = Puzzle
    .accusative = das Puzzle
    .dative = dem Puzzle
    .to = zum Puzzle
card-skateboard = Skateboard
    .accusative = das Skateboard
    .dative = dem Skateboard
    .to = zum Skateboard
card-sled = Schlitten
    .accusative = den Schlitten
    .dative = dem Schlitten
    .to = zum Schlitten
card-drum = Trommel
    .accusative = die Trommel
    .dative = der Trommel
    .to = zur Trommel
card-guitar = Gitarre
    .accusative = die Gitarre
    .dative = der Gitarre
    .to = zur Gitarre
card-violin = Geige
    .accusative = die Geige
    .dative = der Geige
    .to = zur Geige
card-trumpet = Trompete
    .accusative = die Trompete
    .dative = der Trompete
    .to = zur Trompete
card-piano = Klavier
    .accusative = das Klavier
    .dative = dem Klavier
    .to = zum Klavier
card-bell = Glocke
    .accusative = die Glocke
    .dative = der Glocke
    .to = zur Glocke
card-car = Auto
    .accusative = das Auto
    .dative = dem Auto
    .to = zum Auto
card-bicycle = Fahrrad
    .accusative = das Fahrrad
    .dative = dem Fahrrad
    .to = zum Fahrrad
card-train = Eisenbahn
    .accusative = die Eisenbahn
    .dative = der Eisenbahn
    .to = zur Eisenbahn
card-aeroplane = Flugzeug
    .accusative = das Flugzeug
    .dative = dem Flugzeug
    .to = zum Flugzeug
card-rocket = Rakete
    .accusative = die Rakete
    .dative = der Rakete
    .to = zur Rakete
card-sailing-boat = Segelboot
    .accusative = das Segelboot
    .dative = dem Segelboot
    .to = zum Segelboot
card-anchor = Anker
    .accusative = den Anker
    .dative = dem Anker
    .to = zum Anker
card-tractor = Traktor
    .accusative = den Traktor
    .dative = dem Traktor
    .to = zum Traktor
card-wheel = Rad
    .accusative = das Rad
    .dative = dem Rad
    .to = zum Rad
card-tent = Zelt
    .accusative = das Zelt
    .dative = dem Zelt
    .to = zum Zelt
card-sun = Sonne
    .accusative = die Sonne
    .dative = der Sonne
    .to = zur Sonne
card-moon = Mond
    .accusative = den Mond
    .dative = dem Mond
    .to = zum Mond
card-star = Stern
    .accusative = den Stern
    .dative = dem Stern
    .to = zum Stern
card-cloud = Wolke
    .accusative = die Wolke
    .dative = der Wolke
    .to = zur Wolke
card-rainbow = Regenbogen
    .accusative = den Regenbogen
    .dative = dem Regenbogen
    .to = zum Regenbogen
card-snowman = Schneemann
    .accusative = den Schneemann
    .dative = dem Schneemann
    .to = zum Schneemann
card-lightning = Blitz
    .accusative = den Blitz
    .dative = dem Blitz
    .to = zum Blitz
card-mountain = Berg
    .accusative = den Berg
    .dative = dem Berg
    .to = zum Berg
card-volcano = Vulkan
    .accusative = den Vulkan
    .dative = dem Vulkan
    .to = zum Vulkan
card-tree = Baum
    .accusative = den Baum
    .dative = dem Baum
    .to = zum Baum
card-cactus = Kaktus
    .accusative = den Kaktus
    .dative = dem Kaktus
    .to = zum Kaktus
card-rose = Rose
    .accusative = die Rose
    .dative = der Rose
    .to = zur Rose
card-feather = Feder
    .accusative = die Feder
    .dative = der Feder
    .to = zur Feder
card-bone = Knochen
    .accusative = den Knochen
    .dative = dem Knochen
    .to = zum Knochen
card-house = Haus
    .accusative = das Haus
    .dative = dem Haus
    .to = zum Haus
card-castle = Burg
    .accusative = die Burg
    .dative = der Burg
    .to = zur Burg
card-lighthouse = Leuchtturm
    .accusative = den Leuchtturm
    .dative = dem Leuchtturm
    .to = zum Leuchtturm
card-swords = Schwerter
    .accusative = die Schwerter
    .dative = den Schwertern
    .to = zu den Schwertern
card-shield = Schild
    .accusative = den Schild
    .dative = dem Schild
    .to = zum Schild
card-magic-wand = Zauberstab
    .accusative = den Zauberstab
    .dative = dem Zauberstab
    .to = zum Zauberstab
card-treasure-chest = Schatztruhe
    .accusative = die Schatztruhe
    .dative = der Schatztruhe
    .to = zur Schatztruhe
card-coin = Münze
    .accusative = die Münze
    .dative = der Münze
    .to = zur Münze
card-diamond = Diamant
    .accusative = den Diamanten
    .dative = dem Diamanten
    .to = zum Diamanten
card-pumpkin = Kürbis
    .accusative = den Kürbis
    .dative = dem Kürbis
    .to = zum Kürbis
card-present = Geschenk
    .accusative = das Geschenk
    .dative = dem Geschenk
    .to = zum Geschenk
card-hourglass = Sanduhr
    .accusative = die Sanduhr
    .dative = der Sanduhr
    .to = zur Sanduhr
card-map = Landkarte
    .accusative = die Landkarte
    .dative = der Landkarte
    .to = zur Landkarte
card-ant = Ameise
    .accusative = die Ameise
    .dative = der Ameise
    .to = zur Ameise
card-anteater = Ameisenbär
    .accusative = den Ameisenbären
    .dative = dem Ameisenbären
    .to = zum Ameisenbären
card-mosquito = Mücke
    .accusative = die Mücke
    .dative = der Mücke
    .to = zur Mücke
card-dragonfly = Libelle
    .accusative = die Libelle
    .dative = der Libelle
    .to = zur Libelle
card-crow = Krähe
    .accusative = die Krähe
    .dative = der Krähe
    .to = zur Krähe
card-flamingo = Flamingo
    .accusative = den Flamingo
    .dative = dem Flamingo
    .to = zum Flamingo
card-rhino = Nashorn
    .accusative = das Nashorn
    .dative = dem Nashorn
    .to = zum Nashorn
card-giraffe = Giraffe
    .accusative = die Giraffe
    .dative = der Giraffe
    .to = zur Giraffe
card-wasp = Wespe
    .accusative = die Wespe
    .dative = der Wespe
    .to = zur Wespe
card-hippo = Nilpferd
    .accusative = das Nilpferd
    .dative = dem Nilpferd
    .to = zum Nilpferd
card-bat = Fledermaus
    .accusative = die Fledermaus
    .dative = der Fledermaus
    .to = zur Fledermaus
card-badger = Dachs
    .accusative = den Dachs
    .dative = dem Dachs
    .to = zum Dachs
card-bear = Bär
    .accusative = den Bären
    .dative = dem Bären
    .to = zum Bären
card-beaver = Biber
    .accusative = den Biber
    .dative = dem Biber
    .to = zum Biber
card-beetle = Käfer
    .accusative = den Käfer
    .dative = dem Käfer
    .to = zum Käfer
card-bison = Bison
    .accusative = den Bison
    .dative = dem Bison
    .to = zum Bison
card-pufferfish = Kugelfisch
    .accusative = den Kugelfisch
    .dative = dem Kugelfisch
    .to = zum Kugelfisch
card-wild-boar = Wildschwein
    .accusative = das Wildschwein
    .dative = dem Wildschwein
    .to = zum Wildschwein
card-butterfly = Schmetterling
    .accusative = den Schmetterling
    .dative = dem Schmetterling
    .to = zum Schmetterling
card-camel = Kamel
    .accusative = das Kamel
    .dative = dem Kamel
    .to = zum Kamel
card-cat = Katze
    .accusative = die Katze
    .dative = der Katze
    .to = zur Katze
card-hen = Henne
    .accusative = die Henne
    .dative = der Henne
    .to = zur Henne
card-chick = Küken
    .accusative = das Küken
    .dative = dem Küken
    .to = zum Küken
card-squirrel = Eichhörnchen
    .accusative = das Eichhörnchen
    .dative = dem Eichhörnchen
    .to = zum Eichhörnchen
card-cockroach = Kakerlake
    .accusative = die Kakerlake
    .dative = der Kakerlake
    .to = zur Kakerlake
card-cow = Kuh
    .accusative = die Kuh
    .dative = der Kuh
    .to = zur Kuh
card-grasshopper = Grashüpfer
    .accusative = den Grashüpfer
    .dative = dem Grashüpfer
    .to = zum Grashüpfer
card-crocodile = Krokodil
    .accusative = das Krokodil
    .dative = dem Krokodil
    .to = zum Krokodil
card-deer = Hirsch
    .accusative = den Hirsch
    .dative = dem Hirsch
    .to = zum Hirsch
card-dodo = Dodo
    .accusative = den Dodo
    .dative = dem Dodo
    .to = zum Dodo
card-dog = Hund
    .accusative = den Hund
    .dative = dem Hund
    .to = zum Hund
card-dolphin = Delfin
    .accusative = den Delfin
    .dative = dem Delfin
    .to = zum Delfin
card-donkey = Esel
    .accusative = den Esel
    .dative = dem Esel
    .to = zum Esel
card-dove = Friedenstaube
    .accusative = die Friedenstaube
    .dative = der Friedenstaube
    .to = zur Friedenstaube
card-duck = Ente
    .accusative = die Ente
    .dative = der Ente
    .to = zur Ente
card-eagle = Adler
    .accusative = den Adler
    .dative = dem Adler
    .to = zum Adler
card-elephant = Elefant
    .accusative = den Elefanten
    .dative = dem Elefanten
    .to = zum Elefanten
card-sheep = Schaf
    .accusative = das Schaf
    .dative = dem Schaf
    .to = zum Schaf
card-goldfish = Goldfisch
    .accusative = den Goldfisch
    .dative = dem Goldfisch
    .to = zum Goldfisch
card-fly = Fliege
    .accusative = die Fliege
    .dative = der Fliege
    .to = zur Fliege
card-fox = Fuchs
    .accusative = den Fuchs
    .dative = dem Fuchs
    .to = zum Fuchs
card-frog = Frosch
    .accusative = den Frosch
    .dative = dem Frosch
    .to = zum Frosch
card-goat = Ziege
    .accusative = die Ziege
    .dative = der Ziege
    .to = zur Ziege
card-goose = Gans
    .accusative = die Gans
    .dative = der Gans
    .to = zur Gans
card-gorilla = Gorilla
    .accusative = den Gorilla
    .dative = dem Gorilla
    .to = zum Gorilla
card-hamster = Hamster
    .accusative = den Hamster
    .dative = dem Hamster
    .to = zum Hamster
card-hedgehog = Igel
    .accusative = den Igel
    .dative = dem Igel
    .to = zum Igel
card-bee = Biene
    .accusative = die Biene
    .dative = der Biene
    .to = zur Biene
card-horse = Pferd
    .accusative = das Pferd
    .dative = dem Pferd
    .to = zum Pferd
card-jellyfish = Qualle
    .accusative = die Qualle
    .dative = der Qualle
    .to = zur Qualle
card-kangaroo = Känguru
    .accusative = das Känguru
    .dative = dem Känguru
    .to = zum Känguru
card-koala = Koala
    .accusative = den Koala
    .dative = dem Koala
    .to = zum Koala
card-ladybird = Marienkäfer
    .accusative = den Marienkäfer
    .dative = dem Marienkäfer
    .to = zum Marienkäfer
card-leopard = Leopard
    .accusative = den Leoparden
    .dative = dem Leoparden
    .to = zum Leoparden
card-lion = Löwe
    .accusative = den Löwen
    .dative = dem Löwen
    .to = zum Löwen
card-lizard = Eidechse
    .accusative = die Eidechse
    .dative = der Eidechse
    .to = zur Eidechse
card-llama = Lama
    .accusative = das Lama
    .dative = dem Lama
    .to = zum Lama
card-mammoth = Mammut
    .accusative = das Mammut
    .dative = dem Mammut
    .to = zum Mammut
card-monkey = Affe
    .accusative = den Affen
    .dative = dem Affen
    .to = zum Affen
card-moose = Elch
    .accusative = den Elch
    .dative = dem Elch
    .to = zum Elch
card-mouse = Maus
    .accusative = die Maus
    .dative = der Maus
    .to = zur Maus
card-octopus = Krake
    .accusative = den Kraken
    .dative = dem Kraken
    .to = zum Kraken
card-orangutan = Orang-Utan
    .accusative = den Orang-Utan
    .dative = dem Orang-Utan
    .to = zum Orang-Utan
card-otter = Otter
    .accusative = den Otter
    .dative = dem Otter
    .to = zum Otter
card-owl = Eule
    .accusative = die Eule
    .dative = der Eule
    .to = zur Eule
card-bull = Stier
    .accusative = den Stier
    .dative = dem Stier
    .to = zum Stier
card-panda = Panda
    .accusative = den Panda
    .dative = dem Panda
    .to = zum Panda
card-parrot = Papagei
    .accusative = den Papageien
    .dative = dem Papageien
    .to = zum Papageien
card-peacock = Pfau
    .accusative = den Pfau
    .dative = dem Pfau
    .to = zum Pfau
card-penguin = Pinguin
    .accusative = den Pinguin
    .dative = dem Pinguin
    .to = zum Pinguin
card-pig = Schwein
    .accusative = das Schwein
    .dative = dem Schwein
    .to = zum Schwein
card-polar-bear = Eisbär
    .accusative = den Eisbären
    .dative = dem Eisbären
    .to = zum Eisbären
card-rabbit = Kaninchen
    .accusative = das Kaninchen
    .dative = dem Kaninchen
    .to = zum Kaninchen
card-raccoon = Waschbär
    .accusative = den Waschbären
    .dative = dem Waschbären
    .to = zum Waschbären
card-rat = Ratte
    .accusative = die Ratte
    .dative = der Ratte
    .to = zur Ratte
card-rooster = Hahn
    .accusative = den Hahn
    .dative = dem Hahn
    .to = zum Hahn
card-tyrannosaurus = Tyrannosaurus
    .accusative = den Tyrannosaurus
    .dative = dem Tyrannosaurus
    .to = zum Tyrannosaurus
card-scorpion = Skorpion
    .accusative = den Skorpion
    .dative = dem Skorpion
    .to = zum Skorpion
card-seal = Robbe
    .accusative = die Robbe
    .dative = der Robbe
    .to = zur Robbe
card-shark = Hai
    .accusative = den Hai
    .dative = dem Hai
    .to = zum Hai
card-skunk = Stinktier
    .accusative = das Stinktier
    .dative = dem Stinktier
    .to = zum Stinktier
card-sloth = Faultier
    .accusative = das Faultier
    .dative = dem Faultier
    .to = zum Faultier
card-snail = Schnecke
    .accusative = die Schnecke
    .dative = der Schnecke
    .to = zur Schnecke
card-snake = Schlange
    .accusative = die Schlange
    .dative = der Schlange
    .to = zur Schlange
card-spider = Spinne
    .accusative = die Spinne
    .dative = der Spinne
    .to = zur Spinne
card-swan = Schwan
    .accusative = den Schwan
    .dative = dem Schwan
    .to = zum Schwan
card-tiger = Tiger
    .accusative = den Tiger
    .dative = dem Tiger
    .to = zum Tiger
card-turkey = Truthahn
    .accusative = den Truthahn
    .dative = dem Truthahn
    .to = zum Truthahn
card-turtle = Schildkröte
    .accusative = die Schildkröte
    .dative = der Schildkröte
    .to = zur Schildkröte
card-whale = Wal
    .accusative = den Wal
    .dative = dem Wal
    .to = zum Wal
card-wolf = Wolf
    .accusative = den Wolf
    .dative = dem Wolf
    .to = zum Wolf
card-worm = Wurm
    .accusative = den Wurm
    .dative = dem Wurm
    .to = zum Wurm
card-zebra = Zebra
    .accusative = das Zebra
    .dative = dem Zebra
    .to = zum Zebra
card-crab = Krabbe
    .accusative = die Krabbe
    .dative = der Krabbe
    .to = zur Krabbe
card-lobster = Hummer
    .accusative = den Hummer
    .dative = dem Hummer
    .to = zum Hummer
card-shrimp = Garnele
    .accusative = die Garnele
    .dative = der Garnele
    .to = zur Garnele
card-squid = Kalmar
    .accusative = den Kalmar
    .dative = dem Kalmar
    .to = zum Kalmar
card-caterpillar = Raupe
    .accusative = die Raupe
    .dative = der Raupe
    .to = zur Raupe
card-orca = Orca
    .accusative = den Orca
    .dative = dem Orca
    .to = zum Orca
card-ostrich = Strauß
    .accusative = den Strauß
    .dative = dem Strauß
    .to = zum Strauß
card-seahorse = Seepferdchen
    .accusative = das Seepferdchen
    .dative = dem Seepferdchen
    .to = zum Seepferdchen
card-starfish = Seestern
    .accusative = den Seestern
    .dative = dem Seestern
    .to = zum Seestern
card-porcupine = Stachelschwein
    .accusative = das Stachelschwein
    .dative = dem Stachelschwein
    .to = zum Stachelschwein
card-chameleon = Chamäleon
    .accusative = das Chamäleon
    .dative = dem Chamäleon
    .to = zum Chamäleon
card-hummingbird = Kolibri
    .accusative = den Kolibri
    .dative = dem Kolibri
    .to = zum Kolibri
card-toucan = Tukan
    .accusative = den Tukan
    .dative = dem Tukan
    .to = zum Tukan
card-vulture = Geier
    .accusative = den Geier
    .dative = dem Geier
    .to = zum Geier
card-walrus = Walross
    .accusative = das Walross
    .dative = dem Walross
    .to = zum Walross
card-armadillo = Gürteltier
    .accusative = das Gürteltier
    .dative = dem Gürteltier
    .to = zum Gürteltier
card-praying-mantis = Gottesanbeterin
    .accusative = die Gottesanbeterin
    .dative = der Gottesanbeterin
    .to = zur Gottesanbeterin
card-kiwi = Kiwi
    .accusative = den Kiwi
    .dative = dem Kiwi
    .to = zum Kiwi
card-oyster = Auster
    .accusative = die Auster
    .dative = der Auster
    .to = zur Auster
card-stingray = Rochen
    .accusative = den Rochen
    .dative = dem Rochen
    .to = zum Rochen
card-sea-urchin = Seeigel
    .accusative = den Seeigel
    .dative = dem Seeigel
    .to = zum Seeigel
card-hyena = Hyäne
    .accusative = die Hyäne
    .dative = der Hyäne
    .to = zur Hyäne
card-pigeon = Taube
    .accusative = die Taube
    .dative = der Taube
    .to = zur Taube

## Over many matches

evenings-reading = Wer wen liest
evenings-reading-note = { $one } und { $other } denken am ähnlichsten: { $common } von { $of } Paaren.
evenings-two = Zwei Leute
evenings-common = Gemeinsam
evenings-of = Von
evenings-model = Wer denkt wie das Modell
evenings-model-note = Das Assoziationsmodell hätte { $common } deiner { $of } Paare gewählt.
evenings-person = Person
evenings-surprises = Paare, die überraschten
evenings-surprises-none = Noch hat kein Paar, das zwei von euch sahen, das Modell überrascht.
evenings-surprise = { $pair }: Das sahen { $people }, und das Modell gab ihm { $chance }.

## Die Regelseite

guide =
    # DUOS

    Zwölf Bilder liegen auf dem Tisch. Vier Paare gehören zusammen, nur welche? Wähl die Paare, die auch die anderen wählen.

    ## Die Karten

    - Es gibt 116 Karten mit zwei Seiten: auf der einen ein Ding, auf der anderen ein Tier. Das sind 116 Dinge und 116
      Tiere, alle verschieden, jedes mit Bild und Namen. *(DUOS-1)*
    - Zwölf Karten liegen in drei Reihen zu vier. Alle sehen sie gleich herum: Oben ist die Sonne, unten die Welle, links und
      rechts ein Mond. *(DUOS-2)*

    ## Ein Durchgang zu dritt bis zu sechst

    - Eine Partie hat zwei Runden. In jeder Runde ist jeder einmal Erzähler, also erzählen alle gleich oft. *(DUOS-5)*
    - Alle, auch der Erzähler, markieren heimlich vier Paare: acht verschiedene Karten. Vier Karten bleiben übrig. Welche
      Farbe oder welcher Buchstabe ein Paar bezeichnet, ist gleich. *(DUOS-6)*
    - Ändere deine Paare, so oft du willst, bis du dich *bereit* meldest. Erst wenn alle bereit sind, werden die Tafeln
      aufgedeckt. Bis dahin siehst du, wer noch wählt, aber nicht, was. *(DUOS-7)*
    - Solange gewählt wird, gibt niemand ein Zeichen: Der Chat am Tisch ist geschlossen. *(DUOS-8)*
    - Dann legt der Erzähler seine Paare aus, eines nach dem anderen, in beliebiger Reihenfolge, und darf in einer Zeile
      sagen, warum. Erklären muss niemand etwas. *(DUOS-9)*
    - Sobald ein Paar daliegt, bekommen alle anderen, die es auch gewählt haben, einen Punkt. Die Punkte sind für alle zu
      sehen. *(DUOS-10)*
    - Nach dem vierten Paar bekommt der Erzähler Punkte für jeden Mitspieler: keinen für 0 oder 1 gemeinsames Paar, einen
      für 2 oder 3, zwei für alle 4. *(DUOS-11)*
    - Für den nächsten Durchgang werden die Tafeln geleert, und wer links sitzt, erzählt. Die Karten werden umgedreht, sodass
      die andere Kategorie oben liegt. Waren schon beide Seiten dran, werden zwölf neue Karten ausgelegt. *(DUOS-12)*
    - Nach der letzten Runde gewinnt, wer die meisten Punkte hat. Bei Gleichstand teilt ihr euch den Sieg. *(DUOS-15)*

    Ein Beispiel: Anna erzählt. Sie hat die Ameise mit dem Ameisenbären gepaart (lecker!), die Mücke mit der Libelle
    (Insekten), die Krähe mit dem Flamingo (Vögel) und das Nashorn mit der Giraffe (groß und aus Afrika). Bertrand hat alle
    vier Paare: 4 Punkte. Cecilia hat nur die Ameise und den Ameisenbären: 1 Punkt. David hat drei davon: 3 Punkte. Anna
    bekommt zwei Punkte durch Bertrand, keinen durch Cecilia und einen durch David: 3 Punkte. *(DUOS-16)*

    ## Zu zweit, miteinander

    - Zu zweit spielt ihr neun Durchgänge gemeinsam, ohne Erzähler. Beide wählen heimlich vier Paare. Mit 3 oder 4
      gemeinsamen Paaren gewinnt ihr den Durchgang und bekommt zusammen einen Punkt; mit 2 oder weniger gibt es nichts. *(DUOS-20)*
    - Drei Hinweise liegen bereit: WORT (rosa), JA (weiß) und NICHT (schwarz). Jeder von euch darf je Durchgang einen geben,
      aber nicht den, den der andere in diesem Durchgang schon benutzt hat. Im nächsten sind alle drei wieder da. *(DUOS-21)*
    - WORT: Sag ein Wort. *(DUOS-22)*
    - JA: Zeig auf eine Karte, die in einem deiner Paare ist. *(DUOS-23)*
    - NICHT: Zeig auf eine Karte, die in keinem deiner Paare ist. *(DUOS-24)*
    - Gib deinen Hinweis, solange du wählst, bevor du bereit bist. War dein Gegenüber schon bereit, darf es noch einmal
      wählen. *(DUOS-25)*
    - Nach jedem Durchgang werden die Karten umgedreht oder ausgetauscht wie im Spiel zu mehreren. *(DUOS-26)*
    - Nach neun Durchgängen bringt euch euer Ergebnis, 0 bis 9, eines von zehn Urteilen ein. Das beste ist für Gedankenleser
      bestimmt. *(DUOS-27)*
    - Bots sprechen nur Englisch: Ihre Wörter und Gründe sind englisch, und ein anderes Wort sagt ihnen nichts. *(DUOS-22)*

    ## Varianten

    - **Erste Kategorie:** Dinge oder Tiere im ersten Durchgang; sonst entscheidet der Zufall. `category` *(DUOS-3)*
    - **Wer zuerst erzählt:** der Platz, der zuerst erzählt, von 0 an gezählt; sonst entscheidet der Zufall.
      `first_narrator` *(DUOS-4)*
    - **Runden:** mehr als zwei, bis zu zehn. `rounds` *(DUOS-5)*
    - **Gleiche Kategorie:** die ganze Partie dieselbe Kategorie, in jedem Durchgang zwölf neue Karten.
      `same_category` *(DUOS-13)*

    ## Wie wir die Regeln lesen

    - Reichen die übrigen Karten nicht für zwölf neue, werden sie mit allen gebrauchten zu einem neuen Vorrat
      gemischt. *(DUOS-14)*
    - Neue Karten liegen mit der anderen Kategorie nach oben als im Durchgang davor, sodass sich Dinge und Tiere immer
      abwechseln. *(DUOS-12)*
    - Du wählst alle vier Paare auf einmal und darfst sie auf einmal ersetzen. *(DUOS-6)*
    - Ein Grund ist eine Zeile mit höchstens 140 Zeichen. *(DUOS-9)*
    - Ein Wort besteht aus Buchstaben, Apostrophen und Bindestrichen und hat höchstens 30 Zeichen, gleich in welcher Sprache.
      Eine Karte beim Namen zu nennen ist erlaubt. *(DUOS-22)*
    - Die Karte, zu der du JA sagst, muss auf deiner Tafel markiert sein und in einem deiner Paare bleiben. *(DUOS-23)*
    - Die Karte, zu der du NICHT sagst, darf nicht markiert sein und muss aus deinen Paaren draußen bleiben. *(DUOS-24)*
    - Habt ihr zu zweit eure Tafeln verglichen, meldet ihr euch beide bereit für den nächsten Durchgang; dazwischen dürft ihr
      reden. *(DUOS-20)*
    - Zu zweit sind Runden und erster Erzähler nicht wählbar. *(DUOS-20)*
