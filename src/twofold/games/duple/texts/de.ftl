### Duple auf Deutsch. Gespielt wird mit englischen Wörtern; { $word } ist immer eins, das jemand gesagt hat.

tagline = Zwei Buchstaben, ein englisches Wort, und zwar sofort: Wer sagt es zuerst?
today-task = { $races } Rennen gegen die Uhr, je { $limit } Sekunden: ein Wort mit beiden Buchstaben, mindestens vier Buchstaben lang. Ein Wort in der Zeit zählt, und ganz innerhalb von { $quick } Sekunden.
keys = 1 und 2 ziehen oder stimmen ab, 3 und 4 wählen deinen Stapel, 0 bezweifelt das letzte Wort.

## Karten, Symbole und Kategorien

symbol-circle = Kreis
symbol-triangle = Dreieck
symbol-square = Quadrat
symbol-star = Stern
symbol-heart = Herz
symbol-diamond = Raute
symbol-moon = Mond
symbol-cross = Kreuz

card-letter = { $letter }, { $symbol }
card-wild = Joker: { $one } und { $other }
    .the = der Joker mit { $one } und { $other }
    .accusative = den Joker mit { $one } und { $other }
card-all-play = Alle spielen
    .the = die Karte „Alle spielen“

category-noun = Nomen
category-verb = Verb
category-adjective = Adjektiv
category-animal = Tier
category-place = Ort
category-food-or-drink = Essen oder Trinken
category-plant = Pflanze
category-person-or-job = Mensch oder Beruf
category-object = Gegenstand
category-body-or-health = Körper oder Gesundheit
category-no-category = Jedes Wort

## Hausregeln

preset-first = Nur Buchstaben, kurze Wörter zählen, und es ist mehr Zeit.
preset-box = Joker, Kategorien und Wörter mit fünf Buchstaben.
preset-wild = Niemand sagt, wer gegen wen antritt, kein Wort zählt zweimal, und alles kann überall liegen.
option-judge = Wer urteilt
    .description = Das Wörterbuch, und der Tisch über Unbekanntes; der Tisch über jedes Wort; oder das Wörterbuch allein (DUPLE-19).
option-judge-lexicon = Wörterbuch, dann Abstimmung
option-judge-table = Abstimmung über jedes Wort
option-judge-strict = nur das Wörterbuch
option-min-letters = Mindestens Buchstaben
    .description = Wie viele eine Antwort mindestens hat (DUPLE-17).
option-max-words = Höchstens Wörter
    .description = Wie viele eine Antwort höchstens hat (DUPLE-17).
option-no-repeats = Keine Wiederholungen
    .description = Ein Wort, das schon gesagt wurde, zählt nicht (DUPLE-21).
option-limit = Sekunden je Duell
    .description = Wie lange ein Duell dauern darf (DUPLE-16).
option-tie-ms = Fotofinish
    .description = Wörter innerhalb so vieler Millisekunden gelten als gleich schnell (DUPLE-22).
option-announce = Duelle ansagen
    .description = Jedes Duell wird angesagt; sonst müsst ihr es selbst sehen (DUPLE-10).
option-wilds = Joker
    .description = Mit Jokern spielen (DUPLE-30).
option-categories = Kategorien
    .description = Mit Kategoriekarten spielen (DUPLE-30).
option-piles = Die Mitte
    .description = Je ein Stapel für Joker und Kategorien, einer für beide, oder verdeckte Stapel zum Aufdecken nach Belieben (DUPLE-31).
option-piles-two = je einer
option-piles-one = einer für beide
option-piles-open = verdeckt
option-stacking = Verteilung
    .description = Wie Joker und Kategorien zwischen den Buchstaben liegen (DUPLE-6).
option-stacking-even = gleichmäßig
option-stacking-shuffled = gemischt
option-piles-each = Spielstapel
    .description = So viele hat jeder; 0: zu zweit und zu dritt zwei, sonst einen (DUPLE-40).
option-blanks = Eigene Kategorien
    .description = Bis zu vier eigene Kategorien, durch Strichpunkte getrennt. „All Play“ gibt eine Karte „Alle spielen“ mehr (DUPLE-32).

refusal-too-many-blanks = Es gibt { $most } leere Karten, nicht { $count }.
refusal-blank-too-long = „{ $blank }“ passt nicht auf eine leere Karte.
refusal-blanks-without-categories = Leere Karten sind Kategoriekarten: Wer sie nutzen will, spielt mit Kategorien.

## Warum ein Wort nicht zählt

refusal-nothing-said = Sag ein Wort: Es wurde nichts getippt.
refusal-too-long = „{ $word }“ und so weiter ist zu lang: Eine Antwort hat höchstens { $most } Buchstaben.
refusal-strange-letters = „{ $word }“ ist nicht mit den Buchstaben A bis Z geschrieben.
refusal-too-many-words = { $most ->
    [one] Nur ein Wort, und { $word } sind { $count }.
   *[other] Höchstens { $most } Wörter, und { $word } sind { $count }.
}
refusal-too-short = { $count ->
    [one] { $word } hat nur einen Buchstaben, und es müssen { $least } sein.
   *[other] { $word } hat nur { $count } Buchstaben, und es müssen { $least } sein.
}
refusal-letter-missing = In { $word } ist kein { $letter }.
refusal-letter-again = { $count ->
    [2] { $word } braucht den Buchstaben { $letter } zweimal.
   *[other] { $word } braucht den Buchstaben { $letter } { $count }-mal.
}
refusal-repeated = { $word } wurde schon gesagt.
refusal-table-refused = { $word } hat der Tisch schon abgelehnt.
refusal-plural = { $word } ist eine Mehrzahl: Sag die Einzahl.
refusal-unknown = Das Wörterbuch kennt { $word } nicht, und hier urteilt es allein.
refusal-not-noun = { $word } steht nicht als Nomen im Wörterbuch.
refusal-not-verb = { $word } steht nicht als Verb im Wörterbuch.
refusal-not-adjective = { $word } steht nicht als Adjektiv im Wörterbuch.
refusal-not-animal = { $word } steht nicht als Tier im Wörterbuch.
refusal-not-place = { $word } steht nicht als Ort im Wörterbuch.
refusal-not-food-or-drink = { $word } steht nicht als Essen oder Trinken im Wörterbuch.
refusal-not-plant = { $word } steht nicht als Pflanze im Wörterbuch.
refusal-not-person-or-job = { $word } steht nicht als Mensch oder Beruf im Wörterbuch.
refusal-not-object = { $word } steht nicht als Gegenstand im Wörterbuch.
refusal-not-body-or-health = { $word } steht nicht unter Körper oder Gesundheit im Wörterbuch.
refusal-not-no-category = { $word } ist ein Name, und Namen zählen in dieser Kategorie nicht.

## Warum etwas jetzt nicht geht

refusal-not-your-draw = Du bist nicht mit Ziehen dran.
refusal-nobody-draws = Solange ein Duell läuft, zieht niemand.
refusal-nobody-turns = Solange ein Duell läuft, deckt niemand etwas auf.
refusal-no-such-draw-pile = Es gibt zwei Nachziehstapel: Zieh von einem, der nicht leer ist.
refusal-no-such-play-pile = So einen Spielstapel hast du nicht.
refusal-no-open-piles = Joker und Kategorien kommen hier mit den anderen Karten.
refusal-not-your-turn-to-turn = Aufdecken darf nur, wer an der Reihe ist.
refusal-nothing-to-turn = Dieser Stapel ist leer.
refusal-no-match = Nichts passt zusammen: Gerade ist kein Wort gefragt.
refusal-not-racing = Du bist in diesem Duell nicht dabei.
refusal-nothing-to-give-up = Du bist in keinem Duell, das du aufgeben könntest.
refusal-no-giving-up = Aufgeben geht jetzt nicht.
refusal-no-vote = Es gibt nichts abzustimmen.
refusal-not-asked = Deine Stimme ist gerade nicht gefragt.
refusal-vote-first = Der Tisch stimmt ab: Alles andere geht danach weiter.
refusal-all-played = Alles ist gespielt: Nur die letzten Wörter lassen sich noch anzweifeln.
refusal-no-third-letter = Warte auf den dritten Buchstaben.
refusal-word-said = Du hast dein Wort schon gesagt.
refusal-no-challenges = Hier urteilt das Wörterbuch allein.
refusal-photo-finish = Einen Augenblick: Das ist ein Fotofinish.
refusal-nothing-to-challenge = Dazu gibt es kein Urteil des Wörterbuchs, das man anzweifeln könnte.
refusal-table-decided = Über dieses Wort hat der Tisch schon entschieden.
refusal-enough-challenges = Mehr als { $count } Einsprüche hast du in einem Duell nicht.
refusal-nothing-to-insist-on = Bestehen kannst du nur auf einem eigenen Wort, das ohne Stimme abgelehnt wurde.
refusal-insisted-enough = Auf einem Wort bestehen darfst du { $count }-mal in einer Partie.
refusal-not-at-the-end = Die Partie ist noch nicht zu Ende.

## Warum Entscheidungen aus früheren Partien nicht zu lesen sind

refusal-precedent-form = Zeile { $number }, „{ $line }“, ist nicht zu lesen: Eine Entscheidung schreibt man so: „{ $example }“.
refusal-precedent-word = Zeile { $number }, „{ $line }“, ist nicht zu lesen. { $why }
refusal-precedent-verdict = Zeile { $number }, „{ $line }“, ist nicht zu lesen: „{ $verdict }“ ist weder yes noch no.
refusal-precedent-category = Zeile { $number }, „{ $line }“, ist nicht zu lesen: „{ $category }“ ist keine Kategorie.
refusal-precedent-day = Zeile { $number }, „{ $line }“, ist nicht zu lesen: „{ $day }“ ist kein Datum wie 2026-11-13.

## Was geschieht

event-letter-drawn = { IS($who) ->
    [you] Du ziehst { $card }.
   *[other] { $who } zieht { $card }.
}
event-wild-turned = { IS($who) ->
    [you] Du deckst { FORM($card, form: "accusative") } auf.
   *[other] { $who } deckt { FORM($card, form: "accusative") } auf.
}
event-category-turned = { IS($who) ->
    [you] Du deckst eine Kategorie auf: { $category }.
   *[other] { $who } deckt eine Kategorie auf: { $category }.
}
event-all-play-turned = { IS($who) ->
    [you] Du ziehst „Alle spielen“.
   *[other] { $who } zieht „Alle spielen“.
}
event-face-off-began = Duell! { $racers }: { $category }, ein Wort mit { $letters }.
event-face-off-began-any = Duell! { $racers }: irgendein Wort mit { $letters }.
event-all-play-began = Alle spielen! Gesucht ist irgendein Wort mit { $letters }.
event-murmured =
    { IS($who) ->
        [you] Du greifst nach einer Karte, aber auf dem Tisch passt etwas zusammen!
       *[other] { $who } greift nach einer Karte, aber auf dem Tisch passt etwas zusammen!
    }
event-nothing-spotted = { IS($who) ->
    [you] Du rufst { $word }, aber nichts passt zusammen.
   *[other] { $who } ruft { $word }, aber nichts passt zusammen.
}
event-spoke = { IS($who) ->
    [you] Du hast ein Wort.
   *[other] { $who } hat ein Wort.
}
event-word-said = { IS($who) ->
    [you] Du sagst { $word }.
   *[other] { $who } sagt { $word }.
}
event-word-refused = { IS($who) ->
    [you] Du versuchst { $word }: { $why }
   *[other] { $who } versucht { $word }: { $why }
}
event-tries-exhausted =
    { IS($who) ->
        [you] Zu schnell: höchstens drei Wörter in der Sekunde.
       *[other] { $who } ist zu schnell: höchstens drei Wörter in der Sekunde.
    }
event-vote-called = { IS($who) ->
    [you] Der Tisch stimmt ab: Zählt dein { $word } ({ $category })?
   *[other] Der Tisch stimmt ab: Zählt { $word } von { $who } ({ $category })?
}
event-vote-cast-yes = { IS($who) ->
    [you] Du stimmst mit Ja.
   *[other] { $who } stimmt mit Ja.
}
event-vote-cast-no = { IS($who) ->
    [you] Du stimmst mit Nein.
   *[other] { $who } stimmt mit Nein.
}
event-vote-cast-abstain = { IS($who) ->
    [you] Du enthältst dich.
   *[other] { $who } enthält sich.
}
event-vote-cast-rather-yes = { IS($who) ->
    [you] Du würdest eher Ja sagen.
   *[other] { $who } würde eher Ja sagen.
}
event-vote-cast-rather-no = { IS($who) ->
    [you] Du würdest eher Nein sagen.
   *[other] { $who } würde eher Nein sagen.
}
event-vote-closed-yes = { $word } zählt.
event-vote-closed-no = { $word } zählt nicht.
event-challenged-doubt = { IS($who) ->
    [you] Du zweifelst an { $word } von { $speaker } ({ $category }): Der Tisch stimmt ab.
   *[other] { IS($speaker) ->
        [you] { $who } zweifelt an deinem { $word } ({ $category }): Der Tisch stimmt ab.
       *[other] { $who } zweifelt an { $word } von { $speaker } ({ $category }): Der Tisch stimmt ab.
    }
}
event-challenged-doubt-own = { IS($who) ->
    [you] Du zweifelst an deinem eigenen { $word } ({ $category }): Der Tisch stimmt ab.
   *[other] { $who } zweifelt am eigenen { $word } ({ $category }): Der Tisch stimmt ab.
}
event-challenged-plea = { IS($who) ->
    [you] Du setzt dich für { $word } von { $speaker } ein ({ $category }): Der Tisch stimmt ab.
   *[other] { IS($speaker) ->
        [you] { $who } setzt sich für dein { $word } ein ({ $category }): Der Tisch stimmt ab.
       *[other] { $who } setzt sich für { $word } von { $speaker } ein ({ $category }): Der Tisch stimmt ab.
    }
}
event-challenged-plea-own = { IS($who) ->
    [you] Du setzt dich für dein { $word } ein ({ $category }): Der Tisch stimmt ab.
   *[other] { $who } setzt sich für das eigene { $word } ein ({ $category }): Der Tisch stimmt ab.
}
event-insisted = { IS($who) ->
    [you] Du bestehst auf { $word } ({ $category }): Es zählt.
   *[other] { $who } besteht auf { $word } ({ $category }): Es zählt.
}
event-challenged-late = Für einen Zweifel an { $word } ist es zu spät.
event-card-returned = { $card } kommt zurück.
event-card-returned-to = { IS($owner) ->
    [you] { $card } kommt zurück und liegt wieder vor dir.
   *[other] { $card } kommt zurück und liegt wieder vor { $owner }.
}
event-card-returned-from = { IS($winner) ->
    [you] Du gibst { $card } wieder her.
   *[other] { $winner } gibt { $card } wieder her.
}
event-card-returned-from-to = { IS($winner) ->
    [you] Du gibst { $card } wieder her; die Karte liegt wieder vor { $owner }.
   *[other] { IS($owner) ->
        [you] { $winner } gibt { $card } wieder her; die Karte liegt wieder vor dir.
       *[other] { $winner } gibt { $card } wieder her; die Karte liegt wieder vor { $owner }.
    }
}
event-card-returned-home = { IS($owner) ->
    [you] { $card } verlässt deinen Gewinnstapel und liegt wieder vor dir.
   *[other] { $card } verlässt den Gewinnstapel von { $owner } und liegt wieder auf dem Spielstapel.
}
event-called-off = Dieses Duell fällt aus: Die Karten sind nicht mehr dieselben.
event-precedent-followed-yes = Wie ihr am { $day } entschieden habt: { $word } zählt.
event-precedent-followed-no = Wie ihr am { $day } entschieden habt: { $word } zählt nicht.
event-precedent-followed-undated-yes = Wie ihr schon entschieden habt: { $word } zählt.
event-precedent-followed-undated-no = Wie ihr schon entschieden habt: { $word } zählt nicht.
event-tied = Fotofinish: { $racers }. Ein dritter Buchstabe entscheidet.
event-third-letter-drawn = { IS($who) ->
    [you] Du ziehst { $card } als dritten Buchstaben.
   *[other] { $who } zieht { $card } als dritten Buchstaben.
}
event-third-letter-drawn-for-them = Der Tisch zieht { $card } als dritten Buchstaben.
event-given-up =
    { IS($who) ->
        [you] Du gibst auf.
       *[other] { $who } gibt auf.
    }
event-face-off-won = { IS($who) ->
    [you] Du sagst nach { $time } { $word } und gewinnst { $card } von { $loser }.
   *[other] { IS($loser) ->
        [you] { $who } sagt nach { $time } { $word } und gewinnt { $card } von dir.
       *[other] { $who } sagt nach { $time } { $word } und gewinnt { $card } von { $loser }.
    }
}
event-face-off-won-own = { IS($who) ->
    [you] Du sagst nach { $time } { $word } und gewinnst { $card } von deinem eigenen Stapel.
   *[other] { $who } sagt nach { $time } { $word } und gewinnt { $card } vom eigenen Stapel.
}
event-all-play-won = { IS($who) ->
    [you] Du gewinnst „Alle spielen“ mit { $word } nach { $time }.
   *[other] { $who } gewinnt „Alle spielen“ mit { $word } nach { $time }.
}
event-nobody-won = { IS($who) ->
    [you] Niemand hat ein Wort: { FORM($card, form: "the") } kommt zurück in einen Stapel, und du ziehst noch einmal.
   *[other] Niemand hat ein Wort: { FORM($card, form: "the") } kommt zurück in einen Stapel, und { $who } zieht noch einmal.
}
event-nobody-won-gone = { IS($who) ->
    [you] Niemand hat ein Wort: { FORM($card, form: "the") } ist aus dem Spiel, und du ziehst noch einmal.
   *[other] Niemand hat ein Wort: { FORM($card, form: "the") } ist aus dem Spiel, und { $who } zieht noch einmal.
}
event-match-ended = Die Stapel sind leer: { $standing }.
standing = { $who } { $points }

reason-piles-empty = Beide Nachziehstapel sind leer, kein Duell steht mehr aus; wer die meisten Punkte hat, gewinnt.

## Was von einer Partie bleibt

title-fastest-word = Schnellstes Wort: „{ $word }“ in { $seconds } s
title-most-words = Die meisten Wörter: { $count }
title-longest-word = Längstes Wort: „{ $word }“
title-most-ideas =
    Nie um ein Wort verlegen: { $count ->
        [one] 1 Versuch
       *[other] { $count } Versuche
    }
title-raced =
    { $count ->
        [0] Behielt jeden Buchstaben im Auge
        [one] War in 1 Duell dabei
       *[other] War in { $count } Duellen dabei
    }

## Im Terminal

terminal-card-letter = { $letter } { $symbol }
terminal-draw-piles = Nachziehstapel: { $one } und { $other } Karten
terminal-spare = Zum Aufdecken: Joker { $wilds }, Kategorien { $categories }
terminal-you = du
terminal-points = Punkte { $points }
terminal-no-card = (keine Karte)
terminal-everybody = Alle
terminal-race = { $title }: { $racers } – { $task }
terminal-task = { $category }, ein englisches Wort mit { $letters }
terminal-task-any = Irgendein englisches Wort mit { $letters }
terminal-tie = Gleichstand: Ein dritter Buchstabe wird gezogen.
terminal-vote = { IS($who) ->
    [you] Abstimmung: Zählt { $word }, wie du sagst?
   *[other] Abstimmung: Zählt { $word }, wie { $who } sagt?
}
terminal-closing = Alles ist gespielt: Die letzten Wörter lassen sich noch anzweifeln.
terminal-ask-vote = Zählt { $word }? yes (ja), no (nein) oder /abstain (Enthaltung)
terminal-ask-let-stand = /ok lässt die letzten Wörter gelten
terminal-ask-draw = Zieh von 1 oder 2
terminal-ask-draw-onto = Zieh von 1 oder 2, auf a oder b
terminal-wait = warte
terminal-also = { $ask }, { $also }
terminal-or-pass = oder /pass
terminal-or-challenge = oder /challenge { $word }
terminal-or-challenge-either = oder /challenge { $word } oder { $other }
terminal-or-challenge-any = oder /challenge { $word } oder { $other } …
terminal-or-insist = oder /insist { $word }
terminal-legend = 1 oder 2 zieht von diesem Stapel. Zeigen zwei Karten dasselbe Symbol oder verbindet sie ein Joker, gibt es ein Duell: Tipp ein englisches Wort der Kategorie mit beiden Buchstaben und drück die Eingabetaste; /pass heißt: Ich finde keins. Irrt sich das Wörterbuch, so oder so, lässt /challenge WORT den Tisch abstimmen. Hat niemand abgestimmt und dein Wort wurde abgelehnt: /insist WORT, zweimal in einer Partie. +2 hinter einer Karte: Zwei weitere liegen darunter.
hint-word = ein englisches Wort

refusal-unknown-command = „{ $typed }“ kennt hier niemand: Tipp { $commands } oder ein Wort.
refusal-nothing-typed = Es wurde nichts getippt: Tipp 1 oder 2 zum Ziehen oder ein Wort als Antwort.
refusal-no-verdict = Es gibt kein Urteil des Wörterbuchs, das du anzweifeln könntest.

## Der Tisch im Browser

seconds = { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s

draw-left = { $count ->
    [one] Vom linken Stapel ziehen, 1 Karte
   *[other] Vom linken Stapel ziehen, { $count } Karten
}
draw-right = { $count ->
    [one] Vom rechten Stapel ziehen, 1 Karte
   *[other] Vom rechten Stapel ziehen, { $count } Karten
}
middle = Die Mitte
no-wild = Kein Joker
turn-category = Neue Kategorie aufdecken, noch { $count }
turn-wild = Neuen Joker aufdecken, noch { $count }
turn = Neu · { $count }
empty-pile = Keine Karte
pile-of = { IS($who) ->
    [you] Dein Stapel
   *[other] Stapel von { $who }
}
left-pile-of = { IS($who) ->
    [you] Dein linker Stapel
   *[other] Linker Stapel von { $who }
}
right-pile-of = { IS($who) ->
    [you] Dein rechter Stapel
   *[other] Rechter Stapel von { $who }
}
under = { $count ->
    [one] 1 Karte darunter
   *[other] { $count } Karten darunter
}
choose-left = Buchstaben auf meinen linken Stapel legen
choose-right = Buchstaben auf meinen rechten Stapel legen
here = hierhin
points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
won = { $count ->
    [one] Gewinnstapel: 1 Karte
   *[other] Gewinnstapel: { $count } Karten
}

face-off = Duell
your-face-off = Du bist dran!
cascade = Kaskade, { $count } am Stück
tie = Fotofinish
tied-by = { $milliseconds } ms Abstand
third-letter = Ein dritter Buchstabe entscheidet
you-dig = Gleichstand! Zieh den dritten Buchstaben
wanted-letters = ab { $count } Buchstaben
time-left = Verbleibende Zeit
seconds-left = { $count } s
tries = Wörter bisher
no-tries = Noch kein Wort …
counts = zählt vielleicht
fails = zählt nicht
gave-up =
    { IS($who) ->
        [you] Du hast aufgegeben
       *[other] { $who } hat aufgegeben
    }
several-gave-up = Aufgegeben: { $racers }

vote = Der Tisch stimmt ab
vote-now = Stimm jetzt ab
vote-title = Zählt { $word }?
vote-by = { IS($who) ->
    [you] Gesagt von dir · { $category }
   *[other] Gesagt von { $who } · { $category }
}
vote-yes = Es zählt
vote-no = Nein
voted-yes = ja
voted-no = nein
voted-abstain = Enthaltung
voted-rather-yes = eher ja
voted-rather-no = eher nein
not-voted = …
vote-silence = Wer nicht abstimmt, stimmt mit Ja.

appeal-silence = Das Wörterbuch behält recht, wenn nicht zwei widersprechen.
insist = Ich bestehe darauf
insist-of = { $word } zählt: Zweimal in einer Partie darfst du darauf bestehen
challenge-refused = Das zählt doch!
challenge-accepted = Anzweifeln
challenge-of-refused = Den Tisch abstimmen lassen: { $word } zählt doch
challenge-of-accepted = Den Tisch abstimmen lassen: Zählt { $word }?
doubted-by =
    { IS($who) ->
        [you] Du zweifelst es an. Die Uhr ist angehalten.
       *[other] { $who } zweifelt es an. Die Uhr ist angehalten.
    }
defended-by =
    { IS($who) ->
        [you] Du sagst, es zählt. Die Uhr ist angehalten.
       *[other] { $who } sagt, es zählt. Die Uhr ist angehalten.
    }
dictionary-takes = Das Wörterbuch lässt es gelten
dictionary-refuses = Das Wörterbuch lehnt es ab
let-stand = Einverstanden
last-words = Alles ist gespielt. Die letzten Wörter anzweifeln?
wait-last-words = Die anderen schauen sich die letzten Wörter an …

won-with = { IS($who) ->
    [you] Du gewinnst mit
   *[other] { $who } gewinnt mit
}
took = nach { $time }
nobody = Niemand hat ein Wort gefunden
missed = Gezählt hätten zum Beispiel: { $words }
before = { $who }: { $word }, { $time }
before-nobody = Zuvor: kein Wort gefunden
late = Du warst { $milliseconds } ms zu spät
what-matches = Zeigen zwei oberste Karten dasselbe Symbol oder die beiden Symbole des Jokers, suchen ihre Besitzer um die Wette ein englisches Wort mit beiden Buchstaben.
spot = Passende Karten werden nicht angesagt: Entdeck zwei und sag ein englisches Wort.

word = Dein Wort
say = Sagen
type-here = Ein englisches Wort
spot-here = Passt was? Sag ein Wort
quiet = Gerade kein Duell
others-race = Nur { $racers } können antworten
listen = Wörter laut sagen
stop-listening = Nicht mehr zuhören
give-up = Aufgeben
give-up-aria = Aufgeben: Ich finde kein Wort
too-fast = Zu schnell: höchstens drei Wörter in der Sekunde.
nothing-matches = { $word }: aber nichts passt zusammen. Es kostet nichts.
murmur = Schau noch einmal hin: Auf dem Tisch passt etwas zusammen!

draw-prompt = Zieh eine Karte, von welchem Stapel du magst
draw-onto = Zieh, auf deinen markierten Stapel
race-prompt = { $category } mit { $letters }
wait-draw = { IS($who) ->
    [you] Du ziehst …
   *[other] { $who } zieht …
}
wait-race = { $racers } suchen ein Wort…
wait-vote = Der Tisch stimmt über { $word } ab …
wait-third = Gleich kommt der dritte Buchstabe …
wait-judge = Dein Wort wird geprüft…
gave-up-prompt = Du hast aufgegeben: Die anderen suchen noch
over = Die Stapel sind leer

sheet-letters = Gewonnene Buchstaben
sheet-all-plays = Gewonnene „Alle spielen“
sheet-points = Punkte
sheet-races = Gewonnene Duelle
sheet-fastest = Schnellstes Wort
sheet-mean = Im Schnitt
none = –

chapter-race = Duell { $number }
story-title = Jedes Duell
story-fastest = { IS($who) ->
    [you] Das schnellste Wort: { $word }, von dir, nach { $time }.
   *[other] Das schnellste Wort: { $word }, von { $who }, nach { $time }.
}
story-could-have = Hätte gezählt:
story-also-possible = Hätte auch gezählt:
story-decisions = Was der Tisch entschieden hat
story-undone = Der Tisch hat diesen Sieg zurückgenommen.
moment-ahead = Ab hier blieb vorn: { $who }.

## Die erste Lektion

lesson-welcome = Duple ist ein Wettlauf um Wörter. Karten werden eine nach der anderen aufgedeckt; sobald zwei zusammenpassen, suchen die beiden, denen sie gehören, ein Wort mit beiden Buchstaben. Wer schneller ist, bekommt die Karte des anderen. (Die Wörter sind englisch, in jeder Sprache.)
lesson-middle = Das gilt gerade: die Kategorie Ort und ein Joker, durch den Mond und Dreieck zusammenpassen. Links und rechts liegen die beiden Nachziehstapel.
lesson-draw = Du ziehst zuerst, im echten Spiel von welchem Stapel du magst. Nimm hier den linken.
lesson-match = Dein E und das N von Lina zeigen beide ein Dreieck: ein Duell! Ihr sucht um die Wette einen Ort mit E und N, auf Englisch und aus mindestens fünf Buchstaben.
lesson-refused = Ein falsches Wort kostet nichts als Zeit. Probier es aus: Sag CASTLE.
lesson-answer = Da ist kein N drin, sagt die Jury und streicht es durch. Jetzt ein besseres: ENGLAND zum Beispiel, oder OCEAN. (Buchstaben, die du schon hast, werden beim Tippen abgehakt.)
lesson-wild = Das N von Lina gehört dir: ein Punkt. Aber Milo hat einen Mond gezogen, und durch den Joker passt er zu deinem Dreieck. Wieder ein Duell: E und R …
lesson-lost = … und Milo war schneller: AMERICA. Er bekommt dein E. Was du gewonnen hast, ist sicher, es liegt verdeckt.
lesson-again = Du bist wieder dran: Zieh vom linken Stapel.
lesson-others = Für dich passt nichts. Lina hat einen neuen Joker aufgedeckt, der den alten zudeckt, und weitergezogen: Ihr Mond passt zu dem von Milo. Hier bist du nicht dabei, schau zu.
lesson-vote = Lina sagt RIVERWICK. Das Wörterbuch kennt es nicht, also stimmt der Tisch ab. Sei nett: Lass es zählen.
lesson-give-up = Fällt dir nichts ein, drück auf „Kein Wort“. Sind sich alle im Duell einig oder ist die Zeit um, kommt die Karte zurück in einen Stapel. Wörter fast im selben Augenblick sind ein Fotofinish: Ein dritter Buchstabe entscheidet.
lesson-all-play = Und wenn „Alle spielen“ auftaucht, suchen alle um die Wette ein Wort mit allen Buchstaben auf dem Tisch, für zwei Punkte.
lesson-round = Jetzt tritt gegen Lina und Milo an, wie du magst, bis zwei Duelle entschieden sind. Jedes englische Wort ab vier Buchstaben gilt, ohne Kategorie. Die Uhr läuft!
lesson-score = Das war eine Runde. Jede Karte, die du jemandem abnimmst, ist ein Punkt; die Zahl steht bei jedem Namen. Sind die Stapel leer, gewinnen die meisten Punkte.
lesson-goal = Zum Schluss eine Frage: Wie gewinnt man Duple?
lesson-goal-long = Mit den längsten Wörtern
lesson-goal-word = Indem man Karten gewinnt: mit einem Wort mit beiden Buchstaben, schneller als der andere
lesson-goal-empty = Indem man seine Karten als Erster loswird
lesson-not-left = Von dem Stapel darfst du auch ziehen, aber die Karte, die wir brauchen, liegt auf dem linken.
lesson-not-castle = Heb dir das für später auf: Schau erst, was mit einem falschen Wort passiert. Sag CASTLE.
lesson-not-place = Das darfst du. Aber weiter geht es hier mit einem bekannten Ort mit E und N: ENGLAND zum Beispiel.
lesson-not-kind = Du darfst dagegen stimmen, im Spiel entscheidest du. Sei diesmal nett: Lass es zählen.
lesson-not-goal-long = Auf die Länge kommt es nicht an: OCEAN gewinnt so viel wie NETHERLANDS, wenn es schneller kommt. Versuch eine andere Antwort.
lesson-not-goal-empty = Nein: Karten willst du haben. Jede, die du jemandem abnimmst, ist ein Punkt. Versuch eine andere Antwort.

## Over many matches

evenings-letters = Deine Buchstaben
evenings-letters-note = Mit { $best } gewinnst du { $share } deiner Rennen, mit { $worst } { $least }.
evenings-categories = Deine Kategorien
evenings-category = Kategorie
evenings-letter = Buchstabe
evenings-races = Rennen
evenings-won = Gewonnen
evenings-time = Zeit eines gewonnenen Rennens
evenings-times = Deine Zeiten
evenings-times-note = Das Mittel der Rennen, die du gewonnen hast, Partie für Partie; über alle ist es { $time }.
evenings-match = Partie
evenings-missed = Zweimal entgangen
evenings-missed-none = Noch ist dir kein Wort zweimal entgangen.
evenings-missed-note = Jedes hätte mindestens zweimal ein Rennen gewonnen, und nicht du hattest eins.
evenings-missed-times = { $word }, { $count }-mal

## Die Anleitung

guide =
    # Duple

    Zwei Buchstaben, ein Wort, und zwar sofort. Karten werden vor allen aufgedeckt; passen zwei davon zusammen,
    suchen die beiden, denen sie gehören, um die Wette ein Wort, in dem beide Buchstaben vorkommen. Wer schneller
    ist, bekommt die Karte des anderen.

    Gespielt wird mit englischen Wörtern, in welcher Sprache auch immer ihr den Tisch seht: Buchstaben, Kategorien
    und Wörterbuch sind darauf abgestimmt.

    ## Die Karten

    - 64 Buchstabenkarten: ein Buchstabe und eins von acht Symbolen, acht Karten je Symbol. Kein Symbol hat einen
      Buchstaben zweimal; häufige Buchstaben gibt es mehrmals, J, K, Q, V, W, X und Z nur je einmal. Aus fast allen
      Paaren lässt sich ein geläufiges englisches Wort machen. *(DUPLE-1)*
    - 8 Joker mit je zwei Symbolen; jedes Symbol steht auf genau zwei von ihnen. *(DUPLE-2)*
    - 17 Kategoriekarten: Nomen (Noun), Verb, Adjektiv (Adjective), Tier (Animal), Ort (Place), Essen oder Trinken
      (Food or drink), Pflanze (Plant), Mensch oder Beruf (Person or job), Gegenstand (Object), Körper oder
      Gesundheit (Body or health), Jedes Wort (No category), dazu zweimal „Alle spielen“ (All Play) und vier leere
      Karten. *(DUPLE-3)*
    - Die Symbole unterscheiden sich in Form *und* Farbe: Farben muss niemand auseinanderhalten können. *(DUPLE-4)*

    ## Vor der ersten Karte

    - Ein Joker und eine Kategorie liegen von Anfang an offen in der Mitte. *(DUPLE-5)*
    - Die übrigen Joker und Kategorien werden gleichmäßig unter die Buchstaben verteilt: vier Buchstaben, ein Joker,
      vier Buchstaben, eine Kategorie und so weiter, gegen Ende je drei Buchstaben; oder gemischt, sodass sie
      überall liegen können (`stacking`). *(DUPLE-6)*
    - Alles zusammen wird in zwei Nachziehstapel geteilt; irgendwo in der Mitte von jedem steckt ein „Alle
      spielen“. *(DUPLE-7)*

    ## Ziehen

    - Der Geber beginnt. Zieh von einem der beiden Stapel: Ein Buchstabe kommt offen auf deinen Spielstapel. Alle
      sehen ihn im selben Augenblick, du nicht früher als die anderen. *(DUPLE-8)*
    - Eine Kategorie oder ein Joker kommt in die Mitte, und du ziehst weiter, bis du einen Buchstaben hast; nach
      einem Joker erst, wenn die Duelle vorbei sind, die er auslöst. *(DUPLE-9)*
    - Solange ein Duell möglich ist, zieht niemand. Duelle werden angesagt; ist `announce` aus, müsst ihr sie selbst
      entdecken. Dann darf jeder jederzeit ein Wort rufen, was nichts kostet, wenn gar nichts passt, und wer zu früh
      nach einer Karte greift, erfährt, dass auf dem Tisch etwas zusammenpasst. *(DUPLE-10)*
    - Nach deinem Buchstaben und seinen Duellen zieht der Nächste. *(DUPLE-11)*

    ## Wer gegen wen antritt

    - Zwei Spieler, deren oberste Karten dasselbe Symbol zeigen. *(DUPLE-12)*
    - Zwei Spieler, deren oberste Karten die beiden Symbole des Jokers in der Mitte zeigen. Er gilt, bis ihn ein
      anderer Joker zudeckt. *(DUPLE-13)*
    - Immer nur ein Duell auf einmal. Schaut nach jedem wieder hin: Vielleicht passt auch die Karte, die gerade zum
      Vorschein kam, und es gibt eine Kaskade. *(DUPLE-14)*
    - Hast du als Erster von beiden ein gültiges Wort, gewinnst du die oberste Karte des anderen; sie kommt verdeckt
      auf deinen Gewinnstapel. Deine eigene Karte bleibt liegen. Niemand sonst kann sie gewinnen. *(DUPLE-15)*
    - Hat nach einer Minute (`limit`, in Sekunden) niemand ein Wort oder geben beide auf, geht von den Karten, die
      zusammenpassen, die zuletzt gezogene zurück in einen Nachziehstapel, und wer sie gezogen hat, zieht noch
      einmal. *(DUPLE-16)*

    ## Was als Antwort zählt

    - Ein englisches Wort (`max_words`: bis zu drei) in der Einzahl, mit mindestens fünf Buchstaben (`min_letters`),
      darunter die Buchstaben beider Karten in beliebiger Reihenfolge. Zwei gleiche Buchstaben müssen zweimal
      vorkommen. Groß oder klein und Akzente sind egal. *(DUPLE-17)*
    - Es muss zur Kategorie in der Mitte passen. Namen zählen, wo die Kategorie danach verlangt: London ist ein Ort.
      Auch Erfundenes aus Geschichten zählt. *(DUPLE-18)*
    - Wer urteilt, ist wählbar (`judge`). **Wörterbuch, dann Abstimmung** (`lexicon`): ein Wörterbuch mit
      Kategorien, und was es nicht kennt, kommt zur Abstimmung. **Abstimmung über jedes Wort** (`table`): Die
      anderen stimmen ab. **Nur das Wörterbuch** (`strict`): keine Abstimmung. Wer binnen 15 Sekunden nicht
      abstimmt, stimmt mit Ja. Zu zweit entscheidet der Gegner. *(DUPLE-19)*
    - Jeder darf 10 Sekunden lang anzweifeln, was das Wörterbuch über ein Wort gesagt hat, ob es das nun gelten ließ
      oder ablehnte: Dann stimmt der Tisch ab, und solange sind alle Uhren angehalten. Gegen das Wörterbuch braucht es zwei;
      zu zweit also beide. *(DUPLE-19)*
    - Dein Wort wurde abgelehnt, und niemand hat abgestimmt, Bots haben nur geraten: Du darfst darauf bestehen, und es
      zählt. Das geht zweimal in einer Partie, und alle sehen es. *(DUPLE-19)*
    - Ein abgelehntes Wort kostet dich nichts als Zeit. Du hast drei Versuche in der Sekunde. *(DUPLE-20)*
    - **Keine Wiederholungen:** Kein Wort zählt, das in dieser Partie schon jemand gesagt hat, auch nicht, wenn
      damals nichts passte. `no_repeats` *(DUPLE-21)*
    - Haben beide fast im selben Augenblick ein gültiges Wort (`tie_ms`), zieht ein anderer einen dritten
      Buchstaben, und die beiden brauchen ein Wort mit allen dreien. Danach wird der Buchstabe wieder
      eingemischt. *(DUPLE-22)*

    ## Alle spielen

    - Alle suchen um die Wette ein Wort mit *allen* Buchstaben, die offen liegen. Ohne Kategorie, aber mit so vielen
      Buchstaben wie sonst auch. Wer zuerst eins sagt, gewinnt die Karte „Alle spielen“: zwei Punkte. *(DUPLE-23)*
    - Hat niemand rechtzeitig eins, kommt sie zurück in die Mitte eines Nachziehstapels. *(DUPLE-24)*
    - Danach gilt wieder die alte Kategorie, und wer „Alle spielen“ gezogen hat, zieht noch einmal. *(DUPLE-25)*

    ## Das Ende

    - Sind beide Nachziehstapel leer und steht kein Duell mehr aus, gewinnt, wer die meisten Punkte hat: einen für
      jeden Buchstaben im Gewinnstapel, zwei für „Alle spielen“. Bei gleich vielen teilt man sich den Sieg. *(DUPLE-26)*

    ## Hausregeln

    - **Joker, Kategorien** aus: Diese Karten bleiben draußen, für jüngere Mitspieler. `wilds`,
      `categories` *(DUPLE-30)*
    - **Die Mitte:** je ein Stapel für Joker und Kategorien; oder einer für beide, auf dem nur die oberste Karte
      gilt; oder zwei verdeckte Stapel, von denen du vor deinem Ziehen eine Karte aufdecken darfst, aber nicht,
      solange Karten zusammenpassen, auch wenn das noch niemand gesehen hat. `piles` *(DUPLE-31)*
    - **Eigene Kategorien:** bis zu vier, durch Strichpunkte getrennt; über sie urteilt der Tisch. „All Play“ bringt
      noch ein „Alle spielen“. `blanks` *(DUPLE-32)*
    - **Keine Wiederholungen**, die Zahl der Buchstaben und die der Wörter machen es schwerer oder leichter, wie
      oben erzählt. *(DUPLE-33)*
    - **Spielstapel:** zu zweit und zu dritt je zwei, sonst einer. Mit zweien sagst du bei jedem Ziehen, wohin der
      Buchstabe kommt. `piles_each` legt die Zahl fest. *(DUPLE-40)*
    - Passen deine eigenen beiden obersten Karten zusammen, treten alle an, und wer gewinnt, bekommt die zuletzt
      gezogene. *(DUPLE-41)*

    ## Wie wir die Regeln lesen

    - Passt mehreres zugleich, ist zuerst die Karte dran, die zuletzt zum Vorschein kam, dann gleiche Symbole vor
      denen des Jokers, dann die Plätze der Reihe nach hinter dem, der gezogen hat. *(DUPLE-14)*
    - Passt etwas durch den Joker, kann die Karte, die zurückgeht, auch der Joker selbst sein; dann gilt wieder der
      darunter. Eine Karte kommt an eine zufällige Stelle zurück; beim dritten Mal ist sie aus dem
      Spiel. *(DUPLE-16)*
    - Ein Wort, das Mehrzahl und Verbform zugleich ist, wie „walks“, ist eine Mehrzahl. Andere Verbformen sind
      Verben: „explodes“, „running“. Gesteigerte Adjektive sind Adjektive. *(DUPLE-17)*
    - Wo keine Kategorie nach Namen verlangt, zählen Namen nicht. *(DUPLE-18)*
    - Alle anderen stimmen ab, der Gegner im Duell eingeschlossen. Mehr Ja als Nein lässt ein Wort gelten,
      Gleichstand auch; wer 15 Sekunden lang nichts sagt, sagt Ja. Menschen entscheiden: Bots enthalten sich oder
      raten, was das Wörterbuch sagt, und das zählt nur, wo niemand Ja oder Nein sagt; raten dann gleich viele ab wie
      zu, zählt das Wort nicht. Die Uhr steht solange. *(DUPLE-19)*
    - Sagen mehrere dasselbe Wort, wird einmal für alle entschieden. Worüber der Tisch zuletzt abgestimmt hat, gilt für
      dieses Wort in dieser Kategorie den Rest der Partie; Rat und Bestehen gelten nur für ein Duell. *(DUPLE-19)*
    - Wer ein Urteil anzweifelt, hat dagegen gestimmt, und auch wer das Wort gesagt hat, stimmt ab: um nachzugeben oder
      dazu zu stehen. Mehr Stimmen gegen das Urteil als dafür heben es auf, wenn es mindestens zwei sind; wer nichts
      sagt oder nur rät, lässt es stehen. Jedes Urteil kann man einmal anzweifeln, und jeder hat drei Einsprüche je
      Duell. Dass Buchstaben fehlen oder ein Wort schon gesagt wurde, kann jeder sehen: Da gibt es nichts
      anzuzweifeln. *(DUPLE-19)*
    - Bestehen kannst du 10 Sekunden lang, auf einem Wort, das zur Abstimmung kam oder angezweifelt wurde; nicht auf
      einer Mehrzahl, und nicht, wo das Wörterbuch allein urteilt. *(DUPLE-19)*
    - Hebt der Tisch ein Urteil auf, wird das Duell so entschieden, wie es richtig gewesen wäre. Ein Wort, das doch
      zählt, gewinnt, was auch immer danach kam, und holt sich seine Karte, wo auch immer sie liegt. Ein Wort, das
      doch nicht zählt, gibt seine Karte wieder her: Die beiden treten noch einmal an, wenn ihre Karten noch
      zusammenpassen, und ein „Alle spielen“ kommt zurück in einen Stapel. Ein Duell, das darauf beruhte, fällt
      aus. *(DUPLE-19)*
    - Ist alles gespielt, lassen sich die letzten Wörter noch anzweifeln: Die Partie endet 10 Sekunden nach ihnen,
      oder sobald alle sie gelten lassen. *(DUPLE-19, DUPLE-26)*
    - Was nicht aus Buchstaben besteht oder länger als 60 ist, wird gar nicht erst beurteilt. Ein vierter Versuch in
      derselben Sekunde wird nicht gehört. *(DUPLE-20)*
    - Bis die Zeit für ein Fotofinish um ist, bekommt niemand zu sehen, was darin gesagt wurde. Auch dasselbe Wort
      von beiden ist ein Gleichstand, sogar ohne Wiederholungen. *(DUPLE-22)*
    - Der dritte Buchstabe ist der oberste Buchstabe des gewählten Stapels. Ist niemand da, der ihn ziehen könnte,
      oder tut es 15 Sekunden lang niemand, wird er für die Spieler gezogen. Beim zweiten Gleichstand gibt es einen
      neuen dritten Buchstaben. Ist keiner mehr übrig, gewinnt das Wort, das zuerst kam, wie bei „Alle spielen“
      immer. *(DUPLE-22)*
    - Liegen weniger als zwei Buchstaben auf dem Tisch, geht „Alle spielen“ sofort zurück; beim dritten Mal ist es
      aus dem Spiel. *(DUPLE-24)*
    - Ohne Kategorien gibt es kein „Alle spielen“. *(DUPLE-30)*
    - Gibt es nur einen Stapel für beide, liegt die Kategorie am Anfang auf dem Joker. *(DUPLE-31)*
