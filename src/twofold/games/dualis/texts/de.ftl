### Was Dualis sagt. Personen sind $who, $partner; $suit ist „star“ oder „moon“, $colour, $coin und $trump sind „red“
### oder „blue“, $trump auch „none“; $strong ist „low“ oder „high“.

tagline = Zwei Zeichen, zwei Farben: Jede Münze bietet einen Stich, färbt eine Karte und kippt den Trumpf.
today-task = Eine kurze Runde: Ein Experte ist dein Partner, zwei spielen gegen euch. Es zählt, ob ihr die Runde gewinnt, ob eure Stiche und Münzen aufgehen und wie weit die anderen danebenliegen.
keys = C nimmt die Münze.

## Karten, Zeichen, Farben, Münzen

suit-star = Stern
suit-moon = Mond
colour-red = Rot
colour-blue = Blau

card =
    { $suit ->
        [star] Stern
       *[moon] Mond
    } { $number } { $colour ->
        [red] Rot
       *[blue] Blau
    }
card-with-coin =
    { $coin ->
        [red] { $card } mit roter Münze
       *[blue] { $card } mit blauer Münze
    }
coin =
    { $colour ->
        [red] Rote Münze
       *[blue] Blaue Münze
    }
trump =
    { $trump ->
        [red] Rot ist Trumpf
        [blue] Blau ist Trumpf
       *[none] Kein Trumpf
    }
cards =
    { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
tricks =
    { $count ->
        [one] 1 Stich
       *[other] { $count } Stiche
    }
coins =
    { $count ->
        [one] 1 Münze
       *[other] { $count } Münzen
    }

## Optionen

preset-first = Eine kürzere Runde, und der Tisch zeigt, welche Karten weg sind.
preset-box = Dreizehn Karten für jeden, und der Tisch merkt sich die Karten für dich.
preset-wild = Manchmal sind die niedrigen Karten die starken, und was gespielt wurde, merkst du dir selbst.
option-short = Kurzes Spiel
    .description = Neun Karten für jeden und fünf Münzen jeder Farbe (DUALIS-4).
option-high-low = Hoch-Tief
    .description = Blau ausgespielt macht niedrige Karten stark, Rot ausgespielt hohe (DUALIS-19).
option-iso = Jeder für sich
    .description = Alle spielen allein; zu dritt ist es immer so (DUALIS-20).
option-memory = Gedächtnishilfe
    .description = Eine Hilfe zum Einstieg: Der Tisch zeigt, welche Karten in gewonnenen Stichen liegen. Aus: nur der laufende und der letzte Stich (DUALIS-10).

## Was nicht geht

refusal-turn = Warte, bis du dran bist: Gespielt wird im Uhrzeigersinn.
refusal-card = Spiel eine Karte aus deiner eigenen Hand.
refusal-follow =
    { $suit ->
        [star] Bediene Stern, solange du kannst.
       *[moon] Bediene Mond, solange du kannst.
    }
refusal-coin =
    { $colour ->
        [red] In der Mitte liegt keine rote Münze mehr.
       *[blue] In der Mitte liegt keine blaue Münze mehr.
    }
refusal-alone = Hier spielt jeder für sich: Du hast keinen Partner, dem du Münzen geben könntest.
refusal-hand-over =
    { $coins ->
        [0] Du hast noch keine Münze gesammelt, die du abgeben könntest.
        [one] Du hast nur 1 gesammelte Münze abzugeben, nicht { $count }.
       *[other] Du hast { $coins } gesammelte Münzen abzugeben, nicht { $count }.
    }
refusal-silence = Partner sprechen sich nicht ab: Der Chat öffnet, wenn die Partie zu Ende ist.

## Was geschieht

event-card-played =
    { IS($who) ->
        [you] Du spielst { $card }.
       *[other] { $who } spielt { $card }.
    }
event-trick-won =
    { IS($who) ->
        [you] Der Stich geht an dich: { $why }.
       *[other] Der Stich geht an { $who }: { $why }.
    }
strongest-trump =
    { $trump ->
        [red] { $strong ->
            [low] { $card } ist die niedrigste rote Karte, und Rot ist Trumpf
           *[high] { $card } ist die höchste rote Karte, und Rot ist Trumpf
        }
       *[blue] { $strong ->
            [low] { $card } ist die niedrigste blaue Karte, und Blau ist Trumpf
           *[high] { $card } ist die höchste blaue Karte, und Blau ist Trumpf
        }
    }
strongest-of-suit =
    { $suit ->
        [star] { $strong ->
            [low] { $card } ist der niedrigste Stern, und Stern war ausgespielt
           *[high] { $card } ist der höchste Stern, und Stern war ausgespielt
        }
       *[moon] { $strong ->
            [low] { $card } ist der niedrigste Mond, und Mond war ausgespielt
           *[high] { $card } ist der höchste Mond, und Mond war ausgespielt
        }
    }; { $trump ->
        [red] niemand hat Rot gespielt
        [blue] niemand hat Blau gespielt
       *[none] Trumpf gibt es keinen
    }
event-coins-handed =
    { IS($who) ->
        [you] { $count ->
            [one] Du gibst { $partner } 1 Münze.
           *[other] Du gibst { $partner } { $count } Münzen.
        }
       *[other] { IS($partner) ->
            [you] { $count ->
                [one] { $who } gibt dir 1 Münze.
               *[other] { $who } gibt dir { $count } Münzen.
            }
           *[other] { $count ->
                [one] { $who } gibt { $partner } 1 Münze.
               *[other] { $who } gibt { $partner } { $count } Münzen.
            }
        }
    }
event-round-scored = Runde { $round } ist vorbei: { $sides }.
event-round-scored-won = Runde { $round } ist vorbei: { $sides }. { $won }
side-scored = { $names } { $points } ({ $result })
side-result =
    { $won ->
        [one] 1 Stich
       *[other] { $won } Stiche
    }, { $bid ->
        [one] 1 Münze
       *[other] { $bid } Münzen
    }
round-won =
    { IS($who) ->
        [you] Die Runde geht an dich und { $partner }.
       *[other] { IS($partner) ->
            [you] Die Runde geht an dich und { $who }.
           *[other] Die Runde geht an { $who } und { $partner }.
        }
    }
round-won-by-tricks =
    { IS($who) ->
        [you] Mit mehr Stichen geht die Runde an dich und { $partner }.
       *[other] { IS($partner) ->
            [you] Mit mehr Stichen geht die Runde an dich und { $who }.
           *[other] Mit mehr Stichen geht die Runde an { $who } und { $partner }.
        }
    }
event-round-dealt =
    { IS($who) ->
        [you] Runde { $round } ist ausgeteilt; du spielst aus.
       *[other] Runde { $round } ist ausgeteilt; { $who } spielt aus.
    }

## Warum eine Partie endete

reason-rounds-won = Eine Partnerschaft hat zwei Runden gewonnen.
reason-lead = Zwei Gesamtstände liegen { $points } oder mehr Punkte auseinander.
reason-rounds = { $rounds } Runden sind gespielt.

## Was von einer Partie bleibt

title-exact-bid = Genauestes Gebot: { $bid } geboten, { $bid } gewonnen
title-most-tricks =
    Fleißigste Hand: { $count ->
        [one] 1 Stich
       *[other] { $count } Stiche
    }
title-smallest-winner = Gewann einen Stich mit einer schlichten { $number }
title-most-coins =
    Bewegte die Waage am meisten: { $count ->
        [one] 1 Münze
       *[other] { $count } Münzen
    }
title-tricks =
    { $count ->
        [0] Schlüpfte ohne einen einzigen Stich durch
        [one] Holte 1 Stich
       *[other] Holte { $count } Stiche
    }

## Was zu tun ist

lead = Spiel eine beliebige Karte aus
follow =
    { $suit ->
        [star] Spiel einen Stern
       *[moon] Spiel einen Mond
    }
anything = Spiel eine beliebige Karte
wait =
    { IS($who) ->
        [you] Du bist dran …
       *[other] { $who } überlegt …
    }
over = Die Partie ist zu Ende

## Der Tisch

round = Runde { $round }
centre = Die Münzen in der Mitte
coins-left =
    { $colour ->
        [red] { $count ->
            [one] 1 rote Münze in der Mitte
           *[other] { $count } rote Münzen in der Mitte
        }
       *[blue] { $count ->
            [one] 1 blaue Münze in der Mitte
           *[other] { $count } blaue Münzen in der Mitte
        }
    }
put-coin =
    { $coin ->
        [red] Eine rote Münze auf { $card } legen
       *[blue] Eine blaue Münze auf { $card } legen
    }
then-trump =
    { $trump ->
        [red] dann Rot
        [blue] dann Blau
       *[none] dann kein Trumpf
    }
trick = Der Stich
last-trick = Der letzte Stich
seen = Was zu sehen war
gone = In gewonnenen Stichen
lacks =
    { $suit ->
        [star] Kein Stern mehr: { $names }
       *[moon] Kein Mond mehr: { $names }
    }
holding =
    { $suit ->
        [star] { $colour ->
            [red] Stern Rot:
           *[blue] Stern Blau:
        }
       *[moon] { $colour ->
            [red] Mond Rot:
           *[blue] Mond Blau:
        }
    }
low = Niedrig gewinnt
high = Hoch gewinnt
hand = Deine Karten
playable = spielbar
chosen = gewählt
chosen-with-coin =
    { $coin ->
        [red] gewählt, mit roter Münze
       *[blue] gewählt, mit blauer Münze
    }
play = Spielen
play-card = { $card } spielen
us = Wir
them = Sie
partner = Partner
opponent = Gegner
partners = { $who } & { $partner }
bid =
    { $won ->
        [one] 1 Stich gewonnen
       *[other] { $won } Stiche gewonnen
    }, { $bid ->
        [one] 1 Münze geboten
       *[other] { $bid } Münzen geboten
    }
bid-met = { $bid }, genau getroffen
bid-short = Gebot
tricks-short =
    { $count ->
        [one] Stich
       *[other] Stiche
    }
hand-over =
    { $count ->
        [one] 1 Münze geben
       *[other] { $count } Münzen geben
    }
hand-over-to =
    { $count ->
        [one] 1 Münze geben, an { $who }
       *[other] { $count } Münzen geben, an { $who }
    }
round-over = Runde { $round } ist vorbei
round-row = Runde { $round } (Stiche/Gebot)
rounds = Gewonnene Runden
total = Summe

## Auf der Bühne: was entschieden ist, und warum

by-colour =
    { $colour ->
        [red] Rot{"\u00A0"}{ $number }
       *[blue] Blau{"\u00A0"}{ $number }
    }
by-suit =
    { $suit ->
        [star] Stern{"\u00A0"}{ $number }
       *[moon] Mond{"\u00A0"}{ $number }
    }
leading = bisher die stärkste
moment-trick = { $why }. { $taken }.
moment-decided =
    { $others ->
        [over] { $seen } Das sind mehr als geboten. { $ahead }
        [under] { $seen } Das sind noch weniger als geboten. { $ahead }
       *[none] { $seen } { $ahead }
    }
moment-ahead = Ab hier blieb vorn: { $names }.
takes =
    { IS($who) ->
        [you] Du nimmst den Stich
       *[other] { $who } nimmt den Stich
    }
verdict-trump =
    { $trump ->
        [red] { $card } schlägt { $other }: Rot ist Trumpf, { $more }{"\u00A0"}zu{"\u00A0"}{ $less }
       *[blue] { $card } schlägt { $other }: Blau ist Trumpf, { $more }{"\u00A0"}zu{"\u00A0"}{ $less }
    }
verdict-only-trump =
    { $trump ->
        [red] { $card } gewinnt: Rot ist Trumpf, { $more }{"\u00A0"}zu{"\u00A0"}{ $less }
       *[blue] { $card } gewinnt: Blau ist Trumpf, { $more }{"\u00A0"}zu{"\u00A0"}{ $less }
    }
verdict-stronger-trump =
    { $strong ->
        [low] { $card } schlägt { $other }: Der niedrigere Trumpf ist stärker
       *[high] { $card } schlägt { $other }: Der höhere Trumpf ist stärker
    }
verdict-suit =
    { $strong ->
        [low] { $card } schlägt { $other }: niedrig gewinnt,
       *[high] { $card } schlägt { $other }:
    } { $trump ->
        [red] kein Rot dabei
        [blue] kein Blau dabei
       *[none] kein Trumpf
    }
verdict-only-suit =
    { $suit ->
        [star] { $card } gewinnt: Sonst hatte niemand Stern
       *[moon] { $card } gewinnt: Sonst hatte niemand Mond
    }
verdict-later = { $card } schlägt { $other }: gleich stark, aber später gespielt
verdict-round =
    { IS($who) ->
        [you] Die Runde geht an dich und { $partner }, { $points } zu { $other }
       *[other] { IS($partner) ->
            [you] Die Runde geht an dich und { $who }, { $points } zu { $other }
           *[other] Die Runde geht an { $who } und { $partner }, { $points } zu { $other }
        }
    }
verdict-round-tricks =
    { IS($who) ->
        [you] Beide { $points }, also entscheiden mehr Stiche: { $won } zu { $lost } für dich und { $partner }
       *[other] { IS($partner) ->
            [you] Beide { $points }, also entscheiden mehr Stiche: { $won } zu { $lost } für dich und { $who }
           *[other] Beide { $points }, also entscheiden mehr Stiche: { $won } zu { $lost } für { $who } und { $partner }
        }
    }
verdict-round-alone = Am besten in dieser Runde: { $names }, { $points }
rest-none = genau: 1 Punkt je Stich
rest-over =
    { $count ->
        [one] 1 Stich zu viel
       *[other] { $count } Stiche zu viel
    }
rest-under =
    { $count ->
        [one] 1 Stich zu wenig
       *[other] { $count } Stiche zu wenig
    }
standing-rounds = Gewonnene Runden: { $first } zu { $second }
standing-totals =
    { IS($who) ->
        [you] Insgesamt führst du mit { $points }
       *[other] Insgesamt führt { $who } mit { $points }
    }
standing-totals-many = Insgesamt führen { $names } mit { $points }
hand-over-ask = 1 deiner Münzen an { $who } geben?
keep-coins = Behalten

## Der Rückblick

chapter-trick = Stich { $trick }
story-turned = Stich { $trick } brachte die Wende; von da an vorn: { $names }.
story-turned-first = Vom ersten Stich an vorn: { $names }.
story-settled = Mit Stich { $trick } war es entschieden: Kein Stich und keine Münze hätte danach noch geändert, wer am besten abschneidet.
story-settled-last = Es blieb bis zuletzt offen: Bis zum letzten Stich hätten Stiche und Münzen noch alles ändern können.
story-turned-flag = Wende
story-settled-flag = entschieden
story-balance = Die Münzen in der Mitte
story-balance-note = Karte für Karte: Über der Linie ist Rot Trumpf, darunter Blau. Unten, wer jeden Stich gewann.
story-bids = Stiche gegen Münzen
story-bids-note = Gewonnene Stiche minus gebotene Münzen, nach jedem Stich. Auf der Linie gäbe es Punkte.
story-trick = Stich
story-red-coins = Rote Münzen
story-blue-coins = Blaue Münzen
story-trump = Trumpf
story-won-by = Gewonnen von
story-tricks = Stich für Stich
story-tricks-note = Die ausgespielte Karte steht vorn. Unten: Stiche / Münzen bis dahin.
story-led-by =
    { IS($who) ->
        [you] Du spielst aus
       *[other] { $who } spielt aus
    }
story-takes =
    { IS($who) ->
        [you] Du gewinnst ihn
       *[other] { $who } gewinnt ihn
    }

## Die Lektion

lesson-welcome = Willkommen bei Dualis. Du spielst mit Nora, die dir gegenübersitzt, gegen Milo und Otto. Jede Karte hat ein Zeichen (Stern oder Mond), eine Zahl und eine Farbe. Unten liegen deine Karten.
lesson-centre = In der Mitte liegen fünf rote und fünf blaue Münzen. Trumpf ist die Farbe, von der dort mehr liegen. Jetzt sind es gleich viele, also gibt es keinen. Otto spielt zum ersten Stich aus.
lesson-follow = Otto spielt Stern 7 Rot aus. Bediene das Zeichen, solange du kannst; die Farbe ist egal. Du hast zwei Sterne: Wähle Stern 13 Blau, dann „Spielen“.
lesson-not-king = Stern 5 bedient auch, aber Ottos 7 ist höher. Spiel Stern 13 Blau, ohne Münze, dann gehört der Stich dir.
lesson-won = Dein Stern war der stärkste: Der Stich gehört dir. Wer einen Stich gewinnt, spielt zum nächsten aus.
lesson-coin = Stiche zählen nur, wenn du sie bietest: mit einer Münze der anderen Farbe auf der Karte, die du spielst. Die Karte zählt dann als diese Farbe. Wähle Mond 11 Rot, leg die blaue Münze darauf und spiel sie.
lesson-not-bid = Das darfst du, aber es ist nicht das Gebot, um das es hier geht: Nimm die Karte im Licht und leg die Münze im Licht darauf.
lesson-trump = Übrig sind fünf rote und vier blaue Münzen: Rot ist Trumpf, und Ottos kleine Mond 3 Rot hat den Stich geholt. Deine Münze bleibt bei dir: Ihr habt einen Stich geboten.
lesson-follow-again = Otto spielt Stern 9 Rot aus. Du hast nur noch einen Stern, also muss er es sein: Stern 5 Blau.
lesson-not-coin = Eine Münze ist ein Gebot, und dieser Stich ist schon verloren: Ottos Stern ist höher und noch dazu Trumpf. Spiel Stern 5 Blau ohne Münze.
lesson-taken = Ottos Stern 9 Rot hat den Stich geholt: Er ist der höchste Stern und der einzige Trumpf. Also spielt wieder Otto aus.
lesson-void = Otto spielt Stern 4 Rot aus. Du hast keinen Stern mehr und darfst spielen, was du magst. Rot ist Trumpf: Spiel Mond 10 Rot.
lesson-not-trump = Ohne Stern darfst du alles spielen, aber hier gewinnt nur Rot, denn Rot ist Trumpf: je höher, desto besser. Spiel Mond 10 Rot, ohne Münze.
lesson-trumped = Deine Mond 10 Rot ist der stärkste Trumpf: Der Stich gehört dir, obwohl du nicht bedient hast.
lesson-bid = Ihr habt jetzt zwei Stiche und eine Münze. Biete noch einmal: Spiel Mond 9 Blau mit einer roten Münze aus.
lesson-exact = Von jeder Farbe sind vier Münzen da: kein Trumpf, und Milos Mond 12 gewinnt. Ihr habt zwei Stiche und zwei Münzen: Endet die Runde so, bringt sie 2. Jeder Stich zu viel oder zu wenig kostet einen Punkt.
lesson-round = Jetzt spielst du mit Nora eine ganze Runde, wie du magst. Behalte eure beiden Zahlen im Auge: Am Ende wollt ihr so viele Münzen wie Stiche haben.
lesson-score = So wird eine Runde gezählt: Zu jeder Münze kommt ein Stich. Geht es auf, ist jeder Stich ein Punkt; sonst kostet jede Münze und jeder Stich zu viel einen. Wer zuerst zwei Runden gewinnt, gewinnt das Spiel. Im vollen Spiel hat jeder 13 Karten, und von jeder Farbe gibt es sieben Münzen.
lesson-goal = Zum Schluss eine Frage: Worum geht es in einer Runde Dualis?
lesson-goal-tricks = So viele Stiche wie möglich zu gewinnen
lesson-goal-even = Genau so viele Stiche zu gewinnen, wie ihr bietet
lesson-goal-coins = Die meisten Münzen zu sammeln
lesson-not-goal-tricks = Nicht ganz: Ein Stich, den niemand geboten hat, kostet einen Punkt. Acht Stiche mit sieben Münzen bringen −1. Versuch eine andere Antwort.
lesson-not-goal-coins = Nein: Eine Münze ist ein Gebot, und eine Münze ohne Stich kostet einen Punkt. Versuch eine andere Antwort.

## Das Terminal

terminal-totals = Gesamtstand { $totals }
terminal-rounds-won = Gewonnene Runden { $first } : { $second }
terminal-centre = Mitte: { $red } und { $blue }, { $trump }
terminal-red-coins =
    { $count ->
        [one] 1 rote
       *[other] { $count } rote
    }
terminal-blue-coins =
    { $count ->
        [one] 1 blaue Münze
       *[other] { $count } blaue Münzen
    }
terminal-trump =
    { $trump ->
        [red] also ist Rot jetzt Trumpf
        [blue] also ist Blau jetzt Trumpf
       *[none] also gibt es jetzt keinen Trumpf
    }
terminal-you = du
terminal-tricks = Stiche
terminal-coins = Münzen
terminal-together = Zusammen: { $sides }
terminal-side = { $names } { $result }
terminal-empty-trick = Im Stich liegt noch nichts.
terminal-trick = Stich:
terminal-trick-low = Stich (niedrig gewinnt):
terminal-trick-high = Stich (hoch gewinnt):
terminal-hand = Deine Karten (* ist spielbar):
terminal-no-cards = keine
terminal-last-trick =
    { IS($who) ->
        [you] Letzter Stich: { $plays }; er ging an dich.
       *[other] Letzter Stich: { $plays }; er ging an { $who }.
    }
terminal-gone = In gewonnenen Stichen: { $cards }.
terminal-wait = warten
terminal-not-understood = „{ $typed }“ ist hier kein Zug: Tippe eine Karte wie S9R, mit Münze S9R+, oder hand 1.
terminal-legend = Kürzel: S9R ist Stern 9 Rot, M12B ist Mond 12 Blau: S oder M für das Zeichen, R oder B für die Farbe. S9R+ spielt die Karte mit einer Münze; hand 2 gibt dem Partner zwei gesammelte Münzen.

## Die Regeln

guide =
    # Dualis

    Zwei Zeichen, zwei Farben, vierzehn Münzen. Gewinne genau so viele Stiche, wie du bietest, und biete, während du
    spielst.

    ## Karten und Münzen

    - Jede Karte hat ein Zeichen (Stern oder Mond), eine Zahl von 1 bis 13 und eine Farbe (Rot oder Blau). Jede
      Kombination gibt es einmal: 52 Karten. *(DUALIS-1)*
    - Sieben rote und sieben blaue Münzen zum Bieten liegen in der Mitte. *(DUALIS-2)*
    - Jeder bekommt 13 Karten. Wer zuerst ausspielt, entscheidet das Los. *(DUALIS-3)*
    - Zu viert sind Partner, die sich gegenübersitzen.

    ## Ein Stich

    - Wer ausspielt, spielt eine beliebige Karte; die anderen folgen im Uhrzeigersinn. Bediene das ausgespielte Zeichen,
      wenn du kannst. Die Farbe musst du nicht bedienen. Hast du das Zeichen nicht, spiel, was du magst. *(DUALIS-5)*
    - Auf die Karte, die du spielst, darfst du eine Münze legen: eine der *anderen* Farbe, wenn in der Mitte noch eine
      liegt. Deine Karte zählt dann als Karte in der Farbe der Münze, in der Mitte liegt eine Münze weniger, und deine
      Seite hat einen Stich mehr geboten. *(DUALIS-6)*
    - Haben alle gespielt, schaut in die Mitte. Die Farbe, von der dort mehr Münzen liegen, ist Trumpf; bei gleich vielen
      gibt es keinen. *(DUALIS-7)*
    - Gibt es einen Trumpf und wurde er gespielt, gewinnt die stärkste Karte dieser Farbe, egal mit welchem Zeichen.
      Sonst gewinnt die stärkste Karte des ausgespielten Zeichens, egal in welcher Farbe. *(DUALIS-8)*
    - Sind zwei Karten gleich stark, gewinnt die spätere. *(DUALIS-9)*
    - Wer eine Münze gelegt hat, nimmt sie an sich: Sie bleibt bis zum Ende der Runde bei ihm. Münzen und Stiche liegen
      offen zum Zählen da; die Karten eines fertigen Stichs schaut niemand mehr an, siehe „Gedächtnis“. *(DUALIS-10)*
    - Wer den Stich gewinnt, spielt zum nächsten aus. *(DUALIS-11)*

    Ein Beispiel: In der Mitte liegen fünf rote und vier blaue Münzen. Ausgespielt wird Stern 2 Rot, es folgt Stern 9
    Blau; die Dritte hat keinen Stern und spielt Mond 7 Rot, weil Rot Trumpf ist; der Vierte spielt Stern 5 Blau mit einer
    roten Münze. Jetzt liegen von jeder Farbe vier Münzen da: Es gibt keinen Trumpf mehr, und Stern 9 gewinnt den Stich. *(DUALIS-12)*

    ## Partner

    - Partner sprechen sich während einer Runde nicht ab; deshalb ist der Chat der Spielenden zu, bis die Partie zu Ende
      ist. *(DUALIS-13)*
    - Münzen, die du gesammelt hast, darfst du jederzeit deinem Partner geben. An der Summe eurer Seite ändert das nichts. *(DUALIS-14)*

    ## Wertung

    - Hat eine Seite genau so viele Stiche wie Münzen, bekommt sie für jeden einen Punkt. Sonst verliert sie die
      Differenz. *(DUALIS-15)*
    - Wer mehr Punkte hat, gewinnt die Runde; bei Gleichstand, wer mehr Stiche hat. *(DUALIS-16)*
    - Sieben Münzen und acht Stiche bringen −1; fünf Münzen und fünf Stiche bringen 5 und damit diese Runde. *(DUALIS-17)*
    - Wer zuerst zwei Runden gewonnen hat, gewinnt die Partie. Bis dahin wird neu gemischt und ausgeteilt; wer den letzten
      Stich gewonnen hat, spielt aus. *(DUALIS-18)*

    ## Varianten

    - **Kurzes Spiel:** neun Karten für jeden, der Rest kommt ungesehen weg, und fünf Münzen von jeder Farbe.
      `short` *(DUALIS-4)*
    - **Hoch-Tief:** Ist die ausgespielte Karte rot, gewinnen in diesem Stich die hohen Karten, ist sie blau, die
      niedrigen. Eine Münze darauf zählt. Der Tisch sagt es an. `high_low` *(DUALIS-19)*
    - **Jeder für sich:** ohne Partner; zu dritt ist es immer so. Übrige Karten kommen ungesehen weg. Jeder wertet
      seine eigenen Stiche und Münzen, und die Punkte werden zusammengezählt. Die Partie endet nach vier Runden,
      oder wenn zwei Gesamtstände sieben oder mehr auseinanderliegen. Der höchste Stand gewinnt; bei Gleichstand
      teilt man sich den Sieg. `iso` *(DUALIS-20)*
    - **Gedächtnishilfe:** an, solange du sie nicht ausschaltest. Der Tisch zeigt die Karten aller gewonnenen Stiche
      der Runde, und wer ein Zeichen nicht mehr hat. Ohne sie sind nur der laufende und der letzte Stich zu sehen.
      `memory` *(DUALIS-10)*

    ## Wie wir die Regeln lesen

    - Die Varianten lassen sich beliebig kombinieren. *(DUALIS-21)*
    - Nach der Anleitung schaut niemand gewonnene Stiche noch einmal an. Wir erlauben es zum Einstieg, mit „Gedächtnis“,
      und allen beim letzten Stich. Nach der Partie liegt alles zum Zurückblicken offen. *(DUALIS-10)*
    - Spielt jeder für sich, hat niemand einen Partner, dem er etwas verraten könnte: Der Chat bleibt offen. *(DUALIS-13)*
    - Münzen, die du bekommen hast, gehören dir: Du darfst sie zurückgeben oder mit anderen weitergeben, sooft du magst. *(DUALIS-14)*

puzzle-why = Nach diesem Zug geht euer Gebot in { $own } % der Runden genau auf, das der anderen in { $theirs } %. Nach dem anderen Zug: { $instead } % und { $against } %.
