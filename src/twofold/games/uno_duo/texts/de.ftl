### UNO Duo auf Deutsch.

tagline = UNO zu zweit: Stell deine Hand zusammen, staple die Zieh-2-Karten und leg ganze Farben in einem Zug.
today-task = Eine Runde gegen einen Experten, mit dem Draft. Es zählt, ob du als Erster alle Karten los bist, ob du wenige Punkte auf der Hand behältst (höchstens { $few }) und ob der andere viele hat ({ $few }, besser { $many }).
keys = U ruft UNO.

## Karten

card-number =
    { $colour ->
        [red] Rote { $number }
        [yellow] Gelbe { $number }
        [green] Grüne { $number }
       *[blue] Blaue { $number }
    }
    .nominative =
        { $colour ->
            [red] eine rote { $number }
            [yellow] eine gelbe { $number }
            [green] eine grüne { $number }
           *[blue] eine blaue { $number }
        }
    .accusative =
        { $colour ->
            [red] eine rote { $number }
            [yellow] eine gelbe { $number }
            [green] eine grüne { $number }
           *[blue] eine blaue { $number }
        }
card-skip =
    { $colour ->
        [red] Rotes Aussetzen
        [yellow] Gelbes Aussetzen
        [green] Grünes Aussetzen
       *[blue] Blaues Aussetzen
    }
    .nominative =
        { $colour ->
            [red] ein rotes Aussetzen
            [yellow] ein gelbes Aussetzen
            [green] ein grünes Aussetzen
           *[blue] ein blaues Aussetzen
        }
    .accusative =
        { $colour ->
            [red] ein rotes Aussetzen
            [yellow] ein gelbes Aussetzen
            [green] ein grünes Aussetzen
           *[blue] ein blaues Aussetzen
        }
card-reverse =
    { $colour ->
        [red] Roter Richtungswechsel
        [yellow] Gelber Richtungswechsel
        [green] Grüner Richtungswechsel
       *[blue] Blauer Richtungswechsel
    }
    .nominative =
        { $colour ->
            [red] ein roter Richtungswechsel
            [yellow] ein gelber Richtungswechsel
            [green] ein grüner Richtungswechsel
           *[blue] ein blauer Richtungswechsel
        }
    .accusative =
        { $colour ->
            [red] einen roten Richtungswechsel
            [yellow] einen gelben Richtungswechsel
            [green] einen grünen Richtungswechsel
           *[blue] einen blauen Richtungswechsel
        }
card-draw-two =
    { $colour ->
        [red] Rote Zieh-2
        [yellow] Gelbe Zieh-2
        [green] Grüne Zieh-2
       *[blue] Blaue Zieh-2
    }
    .nominative =
        { $colour ->
            [red] eine rote Zieh-2
            [yellow] eine gelbe Zieh-2
            [green] eine grüne Zieh-2
           *[blue] eine blaue Zieh-2
        }
    .accusative =
        { $colour ->
            [red] eine rote Zieh-2
            [yellow] eine gelbe Zieh-2
            [green] eine grüne Zieh-2
           *[blue] eine blaue Zieh-2
        }
card-wild = Farbwahl
    .nominative = eine Farbwahl
    .accusative = eine Farbwahl
card-wild-draw-four = Farbwahl Zieh-4
    .nominative = eine Farbwahl Zieh-4
    .accusative = eine Farbwahl Zieh-4
card-swap-hands = Farbwahl Handtausch
    .nominative = eine Farbwahl Handtausch
    .accusative = eine Farbwahl Handtausch
card-customizable = Freie Farbwahl
    .nominative = eine freie Farbwahl
    .accusative = eine freie Farbwahl
card-customizable-draw-one = Freie Farbwahl (das Gegenüber zieht 1)
    .nominative = eine freie Farbwahl (das Gegenüber zieht 1)
    .accusative = eine freie Farbwahl (das Gegenüber zieht 1)
card-customizable-skip = Freie Farbwahl (das Gegenüber setzt aus)
    .nominative = eine freie Farbwahl (das Gegenüber setzt aus)
    .accusative = eine freie Farbwahl (das Gegenüber setzt aus)
card-named = { $card }, jetzt { $colour }

colour-red = Rot
colour-yellow = Gelb
colour-green = Grün
colour-blue = Blau

cards =
    { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
points =
    { $count ->
        [one] 1 Punkt
       *[other] { $count } Punkte
    }

## Varianten

preset-first = Eine kurze Partie bis 100, und der Tisch merkt sich die Karten für dich.
preset-box = Bis 200, und der Tisch merkt sich die Karten für dich.
preset-wild = Bei freien Farbwahlkarten zieht der andere, die Stapel werden gemischt, und die Karten merkst du dir selbst.
option-target = Partie endet bei
    .description = Die Partie endet nach der Runde, in der jemand so viele Punkte erreicht (UNO-26).
option-customizable = Freie Farbwahlkarten
    .description = Was die drei leeren Karten tun, außer eine Farbe zu nennen: nichts, das Gegenüber eine Karte ziehen oder es aussetzen lassen (UNO-2).
option-customizable-wild = nichts weiter
option-customizable-draw-one = eine ziehen
option-customizable-skip = aussetzen
option-reshuffle = Neu mischen
    .description = Der Ablagestapel wird gemischt, wenn er zum Nachziehstapel wird, statt ihn nur umzudrehen (UNO-15).
option-memory = Gedächtnishilfe
    .description = Der Tisch zeigt, was du gesehen hast und dir merken könntest: abgelegte Karten, bekannte im Nachziehstapel und in der anderen Hand (UNO-5).

## Ablehnungen

refusal-owes-no-uno = Du musst gerade kein UNO sagen.
refusal-nobody-to-catch = Hier gibt es niemanden zu erwischen: Dein Gegenüber muss gerade kein UNO sagen.
refusal-wait = Warte, bis du an der Reihe bist.
refusal-name-colour = Nenn zuerst die Farbe.
refusal-draft-is-on = Noch läuft die Auswahl: Behalte die Karte, die du ansiehst, oder wirf sie ab.
refusal-draft-is-over = Die Auswahl ist vorbei: Ablegen kannst du nur noch, indem du eine passende Karte spielst.
refusal-colour-alone = Nenn die Farbe zusammen mit der Farbwahl, die du spielst.
refusal-has-drawn = Du hast schon gezogen: Spiel diese Karte oder behalte sie.
refusal-run-is-on = Dein Farblauf läuft: Leg noch eine Karte dieser Farbe oder beende ihn.
refusal-answer-or-draw = Kontere mit einer Zieh-2 oder zieh alles zusammen.
refusal-play-or-draw = Spiel eine Karte oder zieh eine.
refusal-own-hand = Spiel eine Karte aus deiner eigenen Hand.
refusal-colour-for-wild = Zu einer Farbwahl nennst du eine Farbe, zu anderen Karten nicht.
refusal-uno-too-early = UNO sagst du zu deiner vorletzten Karte, nicht früher.
refusal-only-the-drawn = Jetzt darfst du nur die Karte spielen, die du gerade gezogen hast, und nur, wenn sie passt.
refusal-answer = Kontere mit einer Zieh-2 oder zieh { $cards }.
refusal-run-colour = In einen Farblauf gehören nur Karten seiner Farbe und keine Farbwahl.
refusal-no-match = Leg etwas mit der Farbe, der Zahl oder der Aktion der obersten Karte, oder eine Farbwahl.

## Was geschieht

event-card-picked-kept =
    { IS($who) ->
        [you] Du behältst die Karte; { FORM($card, form: "nominative") } wird aufgedeckt und scheidet aus.
       *[other] { $who } behält die Karte; { FORM($card, form: "nominative") } wird aufgedeckt und scheidet aus.
    }
event-card-picked-unseen =
    { IS($who) ->
        [you] Du wirfst { FORM($card, form: "accusative") } ab und nimmst die nächste Karte.
       *[other] { $who } wirft { FORM($card, form: "accusative") } ab und nimmt die nächste Karte.
    }
event-cards-seen =
    { IS($who) ->
        [you] Du bekommst: { $cards }.
       *[other] { $who } bekommt: { $cards }.
    }
event-pile-opened = Die Auswahl ist vorbei. Den Ablagestapel eröffnet { FORM($card, form: "nominative") }.
event-colour-named =
    { IS($who) ->
        [you] Du nennst { $colour }.
       *[other] { $who } nennt { $colour }.
    }
event-card-played =
    { IS($who) ->
        [you] Du spielst { FORM($card, form: "accusative") }.
       *[other] { $who } spielt { FORM($card, form: "accusative") }.
    }
event-card-played-uno =
    { IS($who) ->
        [you] Du spielst { FORM($card, form: "accusative") } und sagst UNO.
       *[other] { $who } spielt { FORM($card, form: "accusative") } und sagt UNO.
    }
event-card-played-naming =
    { IS($who) ->
        [you] Du spielst { FORM($card, form: "accusative") } und nennst { $colour }.
       *[other] { $who } spielt { FORM($card, form: "accusative") } und nennt { $colour }.
    }
event-card-played-naming-uno =
    { IS($who) ->
        [you] Du spielst { FORM($card, form: "accusative") }, nennst { $colour } und sagst UNO.
       *[other] { $who } spielt { FORM($card, form: "accusative") }, nennt { $colour } und sagt UNO.
    }
event-cards-drawn =
    { IS($who) ->
        [you] Du ziehst { $cards }.
       *[other] { $who } zieht { $cards }.
    }
event-cards-drawn-none = Es ist nichts mehr zum Ziehen da.
event-card-kept =
    { IS($who) ->
        [you] Du behältst die gezogene Karte.
       *[other] { $who } behält die gezogene Karte.
    }
event-run-ended =
    { IS($who) ->
        [you] Du beendest den Farblauf.
       *[other] { $who } beendet den Farblauf.
    }
event-turn-lost =
    { IS($who) ->
        [you] Du setzt aus.
       *[other] { $who } setzt aus.
    }
event-hands-swapped =
    { IS($who) ->
        [you] Du und { $other } tauscht die Karten.
       *[other]
            { IS($other) ->
                [you] { $who } und du tauscht die Karten.
               *[other] { $who } und { $other } tauschen die Karten.
            }
    }
event-pile-turned =
    { $count ->
        [one] Der Nachziehstapel ist leer: 1 Karte vom Ablagestapel wird umgedreht.
       *[other] Der Nachziehstapel ist leer: { $count } Karten vom Ablagestapel werden umgedreht.
    }
event-pile-turned-shuffled =
    { $count ->
        [one] Der Nachziehstapel ist leer: 1 Karte vom Ablagestapel wird neu gemischt.
       *[other] Der Nachziehstapel ist leer: { $count } Karten vom Ablagestapel werden neu gemischt.
    }
event-uno-said =
    { IS($who) ->
        [you] Du sagst UNO.
       *[other] { $who } sagt UNO.
    }
event-uno-caught =
    { IS($who) ->
        [you] { $other } ist schneller: Du hast UNO vergessen.
       *[other]
            { IS($other) ->
                [you] Du bist schneller: { $who } hat UNO vergessen.
               *[other] { $other } ist schneller: { $who } hat UNO vergessen.
            }
    }
event-round-scored =
    { IS($who) ->
        [you] Du gewinnst Runde { $round }. Strafe für { $other }: { $points }.
       *[other]
        { IS($other) ->
            [you] { $who } gewinnt Runde { $round }. Strafe für dich: { $points }.
           *[other] { $who } gewinnt Runde { $round }. Strafe für { $other }: { $points }.
        }
    }
event-round-scored-blocked = Runde { $round } endet: Es gibt nichts mehr zu ziehen. Strafen: { $first } und { $second }.
event-round-dealt =
    { IS($who) ->
        [you] Runde { $round }: neu gemischt, du wählst zuerst.
       *[other] Runde { $round }: neu gemischt, { $who } wählt zuerst.
    }

reason-target = Jemand hat { $target } Punkte erreicht, und die kleinste Summe gewinnt.

## Was von einer Partie bleibt

title-biggest-stack = Dickster Stapel: { $count } Karten auf einmal
title-longest-row =
    Längste Reihe: { $count ->
        [one] 1 Karte in einem Zug
       *[other] { $count } Karten in einem Zug
    }
title-most-calls =
    Lauteste Stimme: UNO { $count ->
        [one] einmal
       *[other] { $count }-mal
    }
title-laid =
    { $count ->
        [0] Hielt alle Karten beisammen
        [one] Legte 1 Karte
       *[other] Legte { $count } Karten
    }

## Der Tisch

hand = Deine Hand
hand-of =
    { IS($who) ->
        [you] Deine Hand: { $cards }
       *[other] Die Hand von { $who }: { $cards }
    }
playable = spielbar
chosen = gewählt
just-drawn = gerade gezogen

cut =
    { IS($who) ->
        [you] Du hebst höher ab und wählst zuerst
       *[other] { $who } hebt höher ab und wählt zuerst
    }
cut-by =
    { IS($who) ->
        [you] Du hebst { FORM($card, form: "accusative") } ab.
       *[other] { $who } hebt { FORM($card, form: "accusative") } ab.
    }
draft = Runde { $round }, Auswahl: Karte { $pick } von 7
draft-of = Runde { $round }, Auswahl: Karte { $pick } von 7 für { $who }
seen = Nur für dich
unseen = Verdeckt
secret = Nicht für dich
unseen-by-all = Verdeckt
keep-seen = { $card } behalten; die nächste Karte scheidet aus
take-unseen = { $card } abwerfen und die nächste Karte nehmen, verdeckt
out-pile = { $cards } ausgeschieden
out = { $count } raus

opening-number =
    { IS($two) ->
        [you] liegt zuerst. Du fängst an
       *[other] liegt zuerst. { $two } fängt an
    }
opening-skip =
    { IS($two) ->
        [you] liegt zuerst: Du setzt aus, { $one } fängt an
       *[other]
            { IS($one) ->
                [you] liegt zuerst: { $two } setzt aus, du fängst an
               *[other] liegt zuerst: { $two } setzt aus, { $one } fängt an
            }
    }
opening-reverse =
    { IS($two) ->
        [you] liegt zuerst: Du beginnst mit einem Farblauf
       *[other] liegt zuerst: { $two } beginnt mit einem Farblauf
    }
opening-draw-two =
    { IS($two) ->
        [you] liegt zuerst: Du ziehst 2 und setzt aus, { $one } fängt an
       *[other]
            { IS($one) ->
                [you] liegt zuerst: { $two } zieht 2 und setzt aus, du fängst an
               *[other] liegt zuerst: { $two } zieht 2 und setzt aus, { $one } fängt an
            }
    }
opening-wild-draw-four =
    { IS($two) ->
        [you] liegt zuerst: Du ziehst 4 und setzt aus, { $one } fängt an
       *[other]
            { IS($one) ->
                [you] liegt zuerst: { $two } zieht 4 und setzt aus, du fängst an
               *[other] liegt zuerst: { $two } zieht 4 und setzt aus, { $one } fängt an
            }
    }
opening-wild =
    { IS($two) ->
        [you] liegt zuerst: { $one } nennt die Farbe, du fängst an
       *[other]
            { IS($one) ->
                [you] liegt zuerst: Du nennst die Farbe, { $two } fängt an
               *[other] liegt zuerst: { $one } nennt die Farbe, { $two } fängt an
            }
    }

run = Farblauf: nur { $colour }
stop-skip = Hörst du jetzt auf, bist du noch einmal dran
stop-draw-two = Hörst du jetzt auf, zieht { $other } { $sum } oder kontert
stop-other = Hörst du jetzt auf, ist { $other } dran
stack = { $cards } ziehen oder mit Zieh-2 kontern
draw-pile = Nachziehstapel, { $cards }
draw-pile-to-draw = Nachziehstapel, { $cards }: Eine Karte ziehen
discard-pile = Ablagestapel, { $cards }
match-colour = { $colour } ist gefragt
no-colour = Noch keine Farbe

name-colour = Nenn eine Farbe
name-for = { $card }: Nenn eine Farbe
cancel = Doch nicht diese Karte

uno = UNO
uno-now = UNO!
uno-arm = ansagen
uno-armed = bereit
uno-say = sag es!
uno-catch = erwischt!
uno-label-idle = UNO: gerade nichts zu sagen
uno-label-arm = UNO mit der vorletzten Karte ansagen
uno-label-armed = UNO wird mit der Karte angesagt
uno-label-say = Jetzt UNO sagen
uno-label-catch = Zuerst UNO rufen: Dein Gegenüber hat es vergessen
said-uno = hat UNO gesagt
owes-uno = UNO vergessen!

play = Spielen
play-card = { $card } spielen
keep = Behalten
take-next = Nächste
draw = Ziehen
take = { $sum } ziehen
end-run = Beenden

memory = Gedächtnis
memory-open = Gedächtnishilfe
remembered-known = { $cards } drüben
remembered-below = { $count } unten im Stapel
remembered-nothing = was zu sehen war
holds =
    { IS($who) ->
        [you] Du hältst
       *[other] { $who } hält
    }
left = Was noch kommt
left-of-colour =
    { $count ->
        [one] { $colour }: 1 Karte
       *[other] { $colour }: { $count } Karten
    }
below-legend = liegt auch unten im Nachziehstapel

prompt-draft = Diese Karte behalten?
prompt-colour = Nenn die Farbe
prompt-turn = Spiel oder zieh
prompt-cannot = Nichts passt: zieh eine Karte
prompt-drawn = Spielen oder behalten?
prompt-drawn-wild = { $card }: wählen oder behalten?
prompt-drawn-keep = Passt nicht
prompt-answer = Kontere oder zieh { $sum }
prompt-take = Keine Zieh-2: zieh { $sum }
prompt-run = Noch eine Karte?
prompt-run-over = Mehr passt nicht
prompt-say = Sag UNO!
prompt-catch = Ruf UNO vor { $who }!
prompt-wait =
    { IS($who) ->
        [you] Du bist dran …
       *[other] { $who } überlegt …
    }
prompt-wait-answer =
    { IS($who) ->
        [you] Du bist dran …
       *[other] { $who } kontert oder zieht { $sum } …
    }
prompt-wait-run =
    { IS($who) ->
        [you] Du bist dran …
       *[other] { $who } darf weiter { $colour } legen …
    }
prompt-drafting =
    { IS($who) ->
        [you] Du bist dran …
       *[other] { $who } wählt …
    }
prompt-over = Die Partie ist zu Ende

round = Runde { $round }
round-over = Runde { $round } ist vorbei
verdict-swapped =
    { IS($who) ->
        [you] Du tauschst die Hand: { $given } gegen { $got }
       *[other] { $who } tauscht die Hand: { $given } gegen { $got }
    }
went-out =
    { IS($who) ->
        [you] Du hast die letzte Karte gespielt
       *[other] { $who } hat die letzte Karte gespielt
    }
blocked = Nichts mehr zu ziehen, und beide haben gepasst
charged =
    { IS($who) ->
        [you] Strafe für dich: { $points }
       *[other] Strafe für { $who }: { $points }
    }
scores = Runden und Punkte
total = Summe
target = bis { $target }, weniger gewinnt
standing = { $who }: { $points }

## Die Geschichte einer Partie

chapter-turn = Zug { $turn }
moment-row =
    { IS($who) ->
        [you] Du legst { $cards } auf einmal.
       *[other] { $who } legt { $cards } auf einmal.
    }
story-title = Karten auf der Hand
story-blocked = Es gab nichts mehr zu ziehen, und beide passten: { $first } und { $second } werden angeschrieben.
story-ending =
    { IS($who) ->
        [you] Du bist fertig; { $other } bekommt { $points } angeschrieben.
       *[other]
            { IS($other) ->
                [you] { $who } ist fertig; du bekommst { $points } angeschrieben.
               *[other] { $who } ist fertig; { $other } bekommt { $points } angeschrieben.
            }
    }
story-move-column = Zug
story-what-column = Was geschah
story-kind-uno = UNO!
story-kind-caught = Erwischt
story-kind-stack = Zieh-2 gestapelt
story-kind-swap = Karten getauscht
story-mark-caught =
    { IS($who) ->
        [you] Du wirst erwischt.
       *[other] { $who } wird erwischt.
    }
story-mark-stack =
    { IS($who) ->
        [you] Du stapelst: { $sum } zu ziehen.
       *[other] { $who } stapelt: { $sum } zu ziehen.
    }
story-mark-swap =
    { IS($who) ->
        [you] Du tauschst die Karten.
       *[other] { $who } tauscht die Karten.
    }

## Das Terminal

terminal-player-one =
    { IS($who) ->
        [you] Du bist Spieler 1.
       *[other] { $who } ist Spieler 1.
    }
terminal-drafts-first =
    { IS($who) ->
        [you] Du bist Spieler 1 und wählst zuerst.
       *[other] { $who } ist Spieler 1 und wählt zuerst.
    }
terminal-draw-pile = Nachziehstapel: { $cards }
terminal-discard-pile = Ablagestapel: { $cards }, oben { FORM($card, form: "nominative") }
terminal-discard-pile-named = Ablagestapel: { $cards }, oben { FORM($card, form: "nominative") } als { $colour }
terminal-discard-pile-empty = Ablagestapel: leer
terminal-you = du
terminal-look = Du siehst { FORM($card, form: "accusative") }: behalten (keep), oder abwerfen und die nächste blind nehmen (discard)?
terminal-hand = Deine Hand (* ist spielbar): { $cards }
terminal-hand-empty = Deine Hand (* ist spielbar): leer
terminal-drawn = Du hast { FORM($card, form: "accusative") } gezogen.
terminal-inscription-draw-one = das Gegenüber zieht 1
terminal-inscription-skip = das Gegenüber setzt aus
terminal-left =
    { IS($who) ->
        [you] Dir bleibt: { $cards }.
       *[other] Übrig bei { $who }: { $cards }.
    }
terminal-remember-below = Gemerkt: Der Nachziehstapel endet mit { $cards }
terminal-remember-known = Gemerkt: { $who } hält { $cards }
terminal-remember-discards = Gemerkt: abgelegt { $cards }
terminal-which-colour = Welche Farbe für { $card }: Rot (red), Gelb (yellow), Grün (green) oder Blau (blue)
terminal-no-play = „{ $typed }“ geht hier nicht: Tippe eine Karte wie R5, B+2 oder W+4 blue (und uno dahinter), oder draw (ziehen), keep (behalten), discard (abwerfen), stop (Lauf beenden), uno, catch (erwischen).
terminal-prompt-wait = warten
terminal-prompt-draft = Behalten (keep) oder abwerfen (discard)
terminal-prompt-colour = Nenn eine Farbe: red (Rot), yellow (Gelb), green (Grün) oder blue (Blau)
terminal-prompt-turn = Spiel eine Karte oder zieh (draw)
terminal-prompt-drawn = Spiel die gezogene Karte oder behalte sie (keep)
terminal-prompt-answer = Kontere mit einer Zieh-2 oder zieh (draw)
terminal-prompt-run = Leg noch eine Karte oder beende den Lauf (stop)
terminal-legend = Kürzel: R, Y, G, B sind die Farben Rot, Gelb, Grün, Blau, dahinter eine Zahl, S für Aussetzen, R für Richtungswechsel oder +2 für Zieh-2: R5, BS, GR, Y+2. W ist eine Farbwahl, W+4 eine Farbwahl Zieh-4, WS ein Handtausch, WC eine freie Farbwahl; eine Farbe dahinter nennt sie: W+4 blue.

## Die Lektion

lesson-welcome = Willkommen bei UNO Duo. Werde deine Karten schneller los als Milo: Was dir bleibt, kostet dich Punkte, und wer am wenigsten hat, gewinnt. Jede Farbe hat ihre eigene Form: Rot ▲, Gelb ★, Grün ■, Blau ●.
lesson-cut = Ihr hebt beide ab. Deine gelbe 7 schlägt Milos Aussetzen, das 0 zählt, also wählst du zuerst. Du suchst dir sieben Karten aus, eine nach der anderen.
lesson-look = Du siehst eine blaue 0. Behalte sie, oder wirf sie ab und nimm die Karte darunter, die du nicht siehst. Sei mutig: Nimm sie blind.
lesson-keep = Ein grünes Aussetzen: Glück gehabt. Jetzt siehst du eine gelbe 4. Behalte sie diesmal. Die Karte darunter wird aufgedeckt und scheidet aus, und ihr habt sie beide gesehen.
lesson-treasure = Eine gelbe Zieh-2! Karten, die etwas bewirken, lohnen sich. Behalte sie.
lesson-gamble = Eine grüne 7 kostet 7 Punkte, wenn sie dir bleibt. Versuch dein Glück noch einmal: blind.
lesson-steady = Ein gelbes Aussetzen, gut gemacht. Eine grüne 4 passt zu deinem grünen Aussetzen: Behalte sie.
lesson-daring = Eine rote 6 passt zu nichts, was du hast. Nimm die Karte, die du nicht siehst.
lesson-seventh = Ein gelber Richtungswechsel! Und nun eine grüne Zieh-2. Behalte sie, dann ist deine Hand voll.
lesson-hint = Deine Hand ist voll. Was bei der Auswahl ausgeschieden ist, liegt nun der Reihe nach unten im Nachziehstapel. Das Gedächtnis im Licht merkt sich für dich, was zu sehen war.
lesson-draw = Zuerst lag die rote 6, und Milo hat eine rote 0 gespielt. Du brauchst eine rote Karte, eine 0 oder eine Farbwahl, und hast nichts davon. Zieh eine Karte.
lesson-wild = Eine Farbwahl: Sie passt immer, und du darfst sie gleich spielen. Du hast vier gelbe Karten, also wähl die Farbwahl aus und nenn Gelb.
lesson-draw-two = Milo hat kein Gelb und behält, was er gezogen hat. Spiel deine gelbe Zieh-2: Wähl sie aus und drück auf Spielen.
lesson-reverse = Milo konnte nicht kontern, hat zwei Karten gezogen und setzt aus. Du bist wieder dran. Spiel den gelben Richtungswechsel: Er beginnt einen Farblauf.
lesson-run = In einem Farblauf legst du so viele Karten dieser Farbe, wie du magst, eine nach der anderen. Leg die gelbe 4.
lesson-last-counts = Nur die letzte Karte eines Laufs wirkt. Nimm eine gute: Leg das gelbe Aussetzen.
lesson-end-run = Mehr Gelb hast du nicht. Über den Stapeln steht, was passiert, wenn du jetzt aufhörst. Beende den Lauf.
lesson-skip = Milo setzt aus, du bist noch einmal dran. Ein grünes Aussetzen passt auf das gelbe: gleiche Aktion. Spiel es.
lesson-uno = Noch zwei Karten. Bevor du die vorletzte spielst, drück auf UNO. Dann spiel die grüne 4. Vergisst du es und Milo drückt zuerst, ziehst du zwei; vergisst er es, kannst du ihn genauso erwischen.
lesson-answer = Milo spielt eine Zieh-2 auf dich. Du könntest zwei Karten ziehen, oder mit deiner eigenen Zieh-2 kontern und ihm alles zurückschicken. Es ist deine letzte Karte: Spiel sie!
lesson-scores = Du bist fertig. Milo musste die vier Karten noch ziehen, bevor gezählt wurde: Zahlen kosten ihren Wert, Aussetzen, Richtungswechsel und Zieh-2 kosten 20, Farbwahlen 40 oder 50. Mit 204 Punkten ist er über 200, und die kleinere Summe gewinnt.
lesson-round = Jetzt eine ganze Runde gegen Milo, wie du magst: Such dir sieben Karten aus und werde sie schneller los als er. Lass dir Zeit, er wartet auf dich.
lesson-score = Die Runde ist vorbei. Wer noch Karten hat, dem werden sie berechnet; für den anderen ist sie umsonst. Sobald jemand 200 Punkte hat, ist das Spiel aus, und die kleinere Summe gewinnt.
lesson-goal = Zum Schluss eine Frage: Wer gewinnt ein Spiel UNO Duo?
lesson-goal-first = Wer zuerst seine letzte Karte spielt
lesson-goal-highest = Wer die meisten Punkte hat
lesson-goal-lowest = Wer die kleinere Summe hat, wenn jemand 200 erreicht
lesson-not-kept = Behalten kannst du sie, aber sie nützt dir nichts. Wähl „Nächste“.
lesson-not-unseen = Das ginge, und es könnte alles sein. Diese hier lohnt sich: Behalte sie.
lesson-not-wild = Das darfst du. Aber die meisten deiner Karten sind gelb: Spiel die Farbwahl und nenn Gelb.
lesson-not-card = Das ist erlaubt, aber hier geht es um die Karte im Licht: Wähl sie aus und drück auf Spielen.
lesson-not-run = Das ist erlaubt, aber nur die letzte Karte eines Laufs wirkt: Leg als Nächstes die im Licht.
lesson-not-silent = Das darfst du. Aber wer schweigend bei einer Karte ankommt, kann erwischt werden und zieht zwei: Drück erst auf UNO, dann spiel die grüne 4.
lesson-not-drawn = Die zwei Karten darfst du nehmen. Aber du hast selbst eine Zieh-2: Spiel sie, dann muss er vier nehmen.
lesson-not-goal-first = Damit endet eine Runde, nicht das Spiel: Dem anderen werden seine Karten berechnet, und die Summen entscheiden. Versuch eine andere Antwort.
lesson-not-goal-highest = Umgekehrt: Punkte sind das, was dich deine Karten kosten. Versuch eine andere Antwort.

## Die Regeln

guide =
    # UNO Duo

    UNO, umgebaut für zwei. Stell dir deine Hand selbst zusammen, leg ganze Farben in einem Lauf, türm die Zieh-2-Karten auf
    und werde deine Karten als Erster los. Was dir bleibt, wird dir angeschrieben, und die kleinste Summe gewinnt.

    ## Die Karten

    - 112 Karten. In Rot, Gelb, Grün und Blau gibt es je eine 0, zwei von jeder Zahl von 1 bis 9, zwei Aussetzen, zwei
      Richtungswechsel und zwei Zieh-2. Dazu kommen 4 Farbwahl, 4 Farbwahl Zieh-4, 1 Farbwahl Handtausch und 3 freie
      Farbwahlkarten. *(UNO-1)*
    - Die drei freien Farbwahlkarten tun, was ihr für diese Partie gewählt habt, siehe „Freie Farbwahlkarten“ weiter
      unten. Es steht auf der Karte und überall, wo sie genannt wird. *(UNO-2)*

    ## Die Auswahl

    - Beide heben vom Stapel ab. Wer die höhere Karte hat, ist in der ersten Runde Spieler 1: Zahlen zählen ihren Wert, alle
      anderen Karten 0, und bei Gleichstand hebt ihr noch einmal ab. *(UNO-3)*
    - Spieler 1 beginnt, dann geht es abwechselnd weiter, bis beide sieben Karten haben. Bist du dran, siehst du dir die
      oberste Karte des Nachziehstapels an, nur du. **Behalte** sie, dann wird die Karte darunter offen auf den Ablagestapel
      gelegt. Oder **wirf sie ab**, dann gehört dir die Karte darunter, blind, ob sie dir gefällt oder nicht. *(UNO-4)*
    - Was auf diesem Ablagestapel liegt, ist ausgeschieden. Sind beide Hände voll, hat er 14 Karten; er wird umgedreht und
      kommt, in seiner Reihenfolge, unter den Nachziehstapel. Ihr habt jede dieser Karten gesehen: Früher oder später zieht
      sie jemand. *(UNO-5)*
    - In der nächsten Runde wählt die andere Seite zuerst. *(UNO-6)*

    ## Die erste Karte

    - Die oberste Karte des Nachziehstapels eröffnet den Ablagestapel, und Spieler 2 fängt an. *(UNO-7)* Weil ihr euch bei
      der Auswahl abwechselt, wechselt auch, wer anfängt. *(UNO-12)*
    - **Zieh-2** oder **Farbwahl Zieh-4**: Spieler 2 zieht die Karten und setzt aus. Kontern kann man das nicht. *(UNO-8)*
    - **Aussetzen**: Spieler 1 fängt an. *(UNO-9)*
    - **Richtungswechsel**: Spieler 2 beginnt mit einem Farblauf in dieser Farbe. *(UNO-10)*
    - **Jede Farbwahl**: Spieler 1 nennt die Farbe. Ein Handtausch als erste Karte tauscht nichts, eine freie Farbwahl ist
      dann eine gewöhnliche. *(UNO-11)*

    ## Dein Zug

    - Spiel eine Karte, die dieselbe Farbe, Zahl oder Aktion hat wie die oberste, oder eine beliebige Farbwahl. Du musst
      nie. *(UNO-13)*
    - Oder zieh eine Karte. Passt sie, darfst du sie sofort spielen; passt sie nicht, oder magst du nicht, behältst du sie,
      und dein Zug ist vorbei. *(UNO-14)*
    - Ist der Nachziehstapel aufgebraucht, wird der Ablagestapel ohne seine oberste Karte umgedreht und, ungemischt, zum
      neuen Nachziehstapel. Farbwahlkarten darin vergessen ihre Farbe. Gibt es gar nichts mehr zu ziehen, gehst du leer aus;
      geht dein Gegenüber danach auch leer aus, ist die Runde vorbei, und beiden wird die eigene Hand
      angeschrieben. *(UNO-15)*

    ## Sag UNO!

    - Sag UNO, wenn du deine vorletzte Karte spielst. Du kannst es mit der Karte sagen oder später, solange dein Gegenüber
      nicht schneller ist. *(UNO-16)*
    - Ruft dein Gegenüber es zuerst, ziehst du zwei Karten. Die Gelegenheit ist vorbei, sobald es in einem eigenen Zug
      gespielt oder gezogen hat. *(UNO-17)*
    - Auch mitten in einem Farblauf musst du es sagen, bis deine nächste Karte liegt. Nach einem Handtausch muss es
      niemand. *(UNO-23)*

    ## Besondere Karten

    - **Aussetzen**: Dein Gegenüber setzt aus, du bist noch einmal dran. *(UNO-18)*
    - **Zieh-2**: Dein Gegenüber zieht zwei Karten und setzt aus, oder kontert mit einer Zieh-2 in beliebiger Farbe. Dann
      sind es vier für dich, oder sechs fürs Gegenüber, bis jemand alles auf einmal zieht und aussetzt. *(UNO-19)*
    - **Richtungswechsel** beginnt einen Farblauf: Leg noch so viele Karten seiner Farbe, wie du magst, in beliebiger
      Reihenfolge, aber keine Farbwahl. Nur die letzte wirkt: Aussetzen oder Zieh-2 tun, was sie tun; nach einer Zahl oder
      einem Richtungswechsel ist einfach dein Gegenüber dran. *(UNO-20)*
    - **Farbwahl**: Nenn eine Farbe. **Farbwahl Zieh-4**: Nenn eine Farbe; dein Gegenüber zieht vier Karten und setzt aus,
      ohne Kontern und ohne Anzweifeln. *(UNO-21)*
    - **Farbwahl Handtausch**: Nenn eine Farbe, und ihr tauscht alle Handkarten. Als deine allerletzte Karte beendet sie nur
      die Runde. *(UNO-22)*

    ## Das Ende

    - Die Runde ist vorbei, sobald eine Hand leer ist. War die letzte Karte eine Zieh-2 oder eine Farbwahl Zieh-4, werden
      diese Karten noch gezogen, bevor ihr zählt. *(UNO-24)*
    - Der anderen Seite wird jede übrige Karte angeschrieben: Zahlen mit ihrem Wert; Aussetzen, Richtungswechsel und Zieh-2
      mit 20; Handtausch und freie Farbwahl mit 40; Farbwahl und Farbwahl Zieh-4 mit 50. *(UNO-25)*
    - Hat eine Summe das Ziel erreicht, ist die Partie zu Ende. Die kleinste Summe gewinnt. *(UNO-26)*

    ## Varianten

    - **Partie endet bei:** die Summe, die die Partie beendet, 200, wenn ihr keine andere Zahl von 1 bis 500 wählt.
      `target` *(UNO-26)*
    - **Freie Farbwahlkarten:** was die leeren Karten außer der Farbwahl tun: nichts (`wild`), dein Gegenüber zieht eine
      Karte und ist dann dran (`draw_one`), oder dein Gegenüber setzt aus (`skip`). `customizable` *(UNO-2)*
    - **Neu mischen:** Der Ablagestapel wird gemischt, wenn er zum Nachziehstapel wird. `reshuffle` *(UNO-15)*
    - **Gedächtnishilfe:** zeigt, welche Karten abgelegt wurden, welche bekannten ganz unten im Nachziehstapel liegen und
      welche du zu deinem Gegenüber hast gehen sehen. Ist von allen anderen bekannt, wo sie sind, zählt sie den Rest aus.
      Nie zeigt sie etwas, das du nicht gesehen hast. `memory` *(UNO-5)*

    ## Wie wir die Regeln lesen

    Die Anleitung, die uns vorlag, schweigt zu den besonderen Karten und zur Wertung; was oben darüber steht, ist unsere
    Lesart. Außerdem:

    - Dass du eine gezogene Karte behältst, die Zieh-2-Karten nimmst oder einen Lauf beendest, sagst du immer selbst, auch
      wenn du gar nichts anderes tun könntest. So verrät der Tisch niemandem, was du auf der Hand hast. *(UNO-14, UNO-19,
      UNO-20)*
    - In einem Farblauf, der die Runde eröffnet, darfst du auch gar nichts legen: Dein Zug ist dann einfach vorbei, und du
      ziehst keine Karte. *(UNO-10)*
    - Ein gezogener Richtungswechsel, den du sofort spielst, beginnt einen Lauf mit deiner ganzen Hand. *(UNO-20)*
    - Die Summe der Zieh-2-Karten zu nehmen ist Ziehen: Danach kannst du dein Gegenüber nicht mehr erwischen. Eine Farbwahl
      Zieh-4, die auf dich gespielt wird, ist kein Zug von dir: Erwischen geht weiterhin. *(UNO-17)*
    - Wer zieht, schuldet nichts mehr: Mit mehr als einer Karte gibt es kein UNO zu sagen. *(UNO-16)*
    - Eine letzte Zieh-2, die andere kontert, wird mit der ganzen Summe gezogen; auch was eine freie Farbwahl ziehen lässt,
      wird am Ende noch gezogen. *(UNO-24)*
    - Der Ablagestapel wird umgedreht, sobald die letzte Karte des Nachziehstapels gezogen ist, nicht erst beim nächsten
      Ziehen. *(UNO-15)*
    - Farbwahlkarten, die mit dem Stapel umgedreht wurden, bekommen eine neue Farbe, wenn sie wieder gezogen und gespielt
      werden. *(UNO-15)*
    - Gleiche Summen, zu denen es nur durch zweimaliges Passen kommen kann, teilen sich den Sieg. *(UNO-15, UNO-26)*
    - Nach der letzten Karte wird die andere Hand zum Zählen offen hingelegt. *(UNO-25)*

puzzle-why = Strafe im Schnitt nach diesem Zug: { $own } Punkte für die Gegenseite, { $theirs } für dich. Nach dem anderen Zug: { $instead } und { $against }.
