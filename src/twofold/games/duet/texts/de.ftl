# Duet auf Deutsch.

tagline = Leg ein Lied aus Karten, dreh sie im Takt um, und der andere gibt es aus dem Kopf zurück.
today-task = { $rounds } Runden, mit vier, fünf und sechs Karten. Den Takt zu verpassen kostet nichts. Eine gewonnene Runde zählt ganz; eine, die du ohne falsche Karte verlierst, halb.
keys = Ziffern legen Karten, die Rücktaste nimmt die letzte zurück, Enter legt die Reihe, die Leertaste startet den Takt; die Buchstaben an deiner Reihe drehen ihre Karten um.

## Hausregeln

preset-first = Ein langsamer Takt, der euch nur begleitet: Niemand muss ihn treffen.
preset-box = Ein Takt, der mit euch wächst; ein paar Fehlschläge sind verziehen.
preset-wild = Ein schneller Takt, und jeder Fehlschlag ist ein Fehler.
option-tempo = Tempo
    .description = Schläge in der Minute, im Viervierteltakt (DUET-4).
option-adaptive-tempo = Mitwachsendes Tempo
    .description = Beginnt bei 80 % des Tempos und wird nach jeder Runde, in der ihr beide den Takt haltet, etwas schneller (DUET-4).
option-strict-beat = Strenger Takt
    .description = Jedes Umdrehen muss auf einen Schlag fallen, eines je Schlag und ohne Lücke (DUET-10). Aus: gelassen.
option-tolerance = Nachsicht
    .description = Wie viele Millisekunden neben dem Schlag noch auf ihm sind (DUET-10).
option-forgiven = Erlaubte Patzer
    .description = So oft darfst du in einer Vorführung den strengen Takt verfehlen; einmal mehr beendet die Runde (DUET-10).
option-perform-limit = Zeit zum Spielen
    .description = Sekunden für eine Vorführung (DUET-18).
option-layout-limit = Zeit zum Auslegen
    .description = Sekunden, um eine Reihe auszulegen (DUET-18).
option-round-limit = Höchstens so viele Runden
    .description = Nach so vielen Runden gewinnt, wer mehr Punkte hat (DUET-18).

## Was nicht geht

refusal-too-short = Bei { $tempo } Schlägen in der Minute kann eine Vorführung { $seconds } Sekunden dauern: Gebt ihr so viel Zeit.
refusal-row-lies = Die Reihe liegt schon: Vor der nächsten Vorführung wird keine Karte mehr bewegt.
refusal-not-your-row = Gerade wird nicht deine Reihe ausgelegt.
refusal-each-card-once = Leg jede deiner Karten von 1 bis { $cards } einmal aus, in beliebiger Folge.
refusal-beat-runs = Der Takt läuft schon.
refusal-no-row-yet = Es liegt noch keine Reihe, die man vorführen könnte.
refusal-other-starts = Den Takt startet der andere für dich.
refusal-no-beat-yet = Warte auf den Takt: Umgedreht wird nur, solange er läuft.
refusal-not-your-song = Schau zu und merk es dir: Gerade ist der andere dran.
refusal-no-such-place = Dreh eine Karte auf Platz 1 bis { $cards } um.
refusal-hands-full = Beide Hände halten eine Karte: Dreh erst eine davon wieder zu.

hint-lay = lay, dann 1 bis { $cards } in beliebiger Folge

## Was eine Runde und eine Partie beendet

failing-out-of-sequence =
    { IS($who) ->
        [you] Du drehst eine Karte außer der Reihe um
       *[other] { $who } dreht eine Karte außer der Reihe um
    }
slip-up =
    { IS($who) ->
        [you] Du drehst die { $number } vor der { $next } auf
       *[other] { $who } dreht die { $number } vor der { $next } auf
    }
slip-down =
    { IS($who) ->
        [you] Du drehst die { $number } vor der { $next } zu
       *[other] { $who } dreht die { $number } vor der { $next } zu
    }
slip-again =
    { IS($who) ->
        [you] Du drehst die { $number } noch einmal auf
       *[other] { $who } dreht die { $number } noch einmal auf
    }
failing-off-beat =
    { IS($who) ->
        [you] Du bist neben dem Takt
       *[other] { $who } ist neben dem Takt
    }
failing-missed-beat =
    { IS($who) ->
        [you] Du verpasst einen Schlag
       *[other] { $who } verpasst einen Schlag
    }
failing-laying-time =
    { IS($who) ->
        [you] Du hast keine Zeit mehr zum Auslegen
       *[other] { $who } hat keine Zeit mehr zum Auslegen
    }
failing-performing-time =
    { IS($who) ->
        [you] Du hast keine Zeit mehr zum Spielen
       *[other] { $who } hat keine Zeit mehr zum Spielen
    }
compare = Sind die Reihen gleich?
compare-whose =
    { IS($caller) ->
        [you] Du hast gerufen, { $responder } hat geantwortet
       *[other]
            { IS($responder) ->
                [you] { $caller } hat gerufen, du hast geantwortet
               *[other] { $caller } hat gerufen, { $responder } hat geantwortet
            }
    }
equal = Die Reihen sind gleich
different = Die Reihen sind verschieden
scores =
    { IS($who) ->
        [you] Du bekommst den Punkt
       *[other] { $who } bekommt den Punkt
    }
verdict-lead =
    { IS($who) ->
        [you] Du führst { $more } zu { $less }
       *[other] { $who } führt { $more } zu { $less }
    }
verdict-level = Es steht { $points } zu { $points }
had =
    { IS($who) ->
        [you] { $row } bei dir
       *[other] { $row } bei { $who }
    }

reason-points = Mindestens { $points } Punkte und { $lead } Punkte Vorsprung.
reason-lead = { $lead } Punkte Vorsprung, mit { $cards } Karten auf beiden Seiten.
reason-rounds = { $rounds } Runden sind gespielt.

## Was von einer Partie bleibt

title-steadiest-hand = Ruhigste Hand: im Schnitt { $milliseconds } ms neben dem Schlag
title-best-memory =
    Gutes Gedächtnis: { $count ->
        [one] 1 Lied Karte für Karte gelegt
       *[other] { $count } Lieder Karte für Karte gelegt
    }
title-most-songs =
    Längster Atem: { $count ->
        [one] 1 Lied zu Ende gespielt
       *[other] { $count } Lieder zu Ende gespielt
    }
title-in-time =
    { $count ->
        [0] Mutig genug für den Takt
        [one] 1 Karte im Takt umgedreht
       *[other] { $count } Karten im Takt umgedreht
    }

## Was geschieht

event-row-laid =
    { IS($who) ->
        [you] Du legst { $cards } Karten verdeckt aus.
       *[other] { $who } legt { $cards } Karten verdeckt aus.
    }
event-beat-started =
    { IS($who) ->
        [you] Du startest den Takt, { $tempo } in der Minute: { $performer } darf auf jedem Schlag einsetzen.
       *[other]
            { IS($performer) ->
                [you] { $who } startet den Takt, { $tempo } in der Minute: Du darfst auf jedem Schlag einsetzen.
               *[other] { $who } startet den Takt, { $tempo } in der Minute: { $performer } darf auf jedem Schlag einsetzen.
            }
    }
event-beat-started-table =
    { IS($performer) ->
        [you] Der Tisch startet den Takt, { $tempo } in der Minute: Du darfst auf jedem Schlag einsetzen.
       *[other] Der Tisch startet den Takt, { $tempo } in der Minute: { $performer } darf auf jedem Schlag einsetzen.
    }
event-tempo-changed-faster = Beide haben den Takt gehalten: Er steigt auf { $tempo } in der Minute.
event-tempo-changed-slower = Der Takt ging verloren: Er sinkt auf { $tempo } in der Minute.
event-card-flipped-up =
    { IS($who) ->
        [you] Du drehst eine Karte auf: { $how }.
       *[other] { $who } dreht eine Karte auf: { $how }.
    }
event-card-flipped-down =
    { IS($who) ->
        [you] Du drehst eine Karte zu: { $how }.
       *[other] { $who } dreht eine Karte zu: { $how }.
    }
event-performance-finished =
    { IS($who) ->
        [you] Du bist durch; der Takt hört auf.
       *[other] { $who } ist durch; der Takt hört auf.
    }
event-fault-made = { $failing }.
event-round-scored = Runde { $round } ist vorbei. { $scores }.
event-round-scored-fault = Runde { $round } ist vorbei. Alle Karten werden aufgedeckt: { $rows }. { $scores }.
event-round-scored-compared = Runde { $round } ist vorbei. Alle Karten werden aufgedeckt: { $rows }. { $verdict }. { $scores }.
event-round-began =
    { IS($who) ->
        [you] Runde { $round } beginnt: Du rufst, mit den Karten 1 bis { $cards }.
       *[other] Runde { $round } beginnt: { $who } ruft, mit den Karten 1 bis { $cards }.
    }

## Wie eine Karte den Takt traf

judgement-tight = genau
judgement-early = früh
judgement-late = spät
judgement-missed = daneben
judgement-rested = eine Pause
moment-song = { $told } { $scores }. Jedes Zeichen ist eine umgedrehte Karte: auf der Linie genau im Takt.
moment-rows = { $told } { $scores }.
moment-equal = { $caller } rief eine Reihe aus { $cards }, { $responder } gab jede Karte zurück.
moment-different = { $caller } rief eine Reihe aus { $cards }, { $responder } gab { $right } an ihrem Platz zurück.
moment-answer = { $caller } rief eine Reihe aus { $cards }. { $verdict }.
moment-call = { $verdict }, in einem Lied aus { $cards } Karten.

## Der Tisch

caller = Ruft
responder = Antwortet
points =
    { $count ->
        [one] 1 Punkt
       *[other] { $count } Punkte
    }
row =
    { IS($who) ->
        [you] Deine Reihe
       *[other] Die Reihe von { $who }
    }
hand = Deine Karten
place = Platz { $position }: { $what }
place-marked = Platz { $position }: { $what }, { $mark }
empty = leer
face-down = verdeckt
face-up = { $number } liegt offen
wrong = außer der Reihe
same = gleich
differs = anders
lay-card = { $number } auslegen
take-back = { $number } zurücknehmen
now-up = Platz { $position }: { $number }

lay = Auslegen
clear = Leeren
start-beat = Takt starten
call-prompt = Leg ein Lied: 1 bis { $cards }, in beliebiger Folge
answer-prompt = Leg die Reihe von { $who } aus dem Kopf nach
laying =
    { IS($who) ->
        [you] Du legst eine Reihe aus …
       *[other] { $who } legt eine Reihe aus …
    }
ready = { $who } ist bereit: Starte den Takt
count-in = { $who } startet gleich den Takt für dich …
waiting =
    { IS($who) ->
        [you] Du startest gleich den Takt
       *[other] { $who } startet gleich den Takt
    }
watch = Schau { $who } zu und merk es dir
next-up = Als Nächstes: { $up } auf
next-down = Als Nächstes: { $down } zu
next-up-or-down = Als Nächstes: { $up } auf oder { $down } zu
through = Du bist durch
turned-up = Alle Karten liegen offen
look-away = { $who }, schau weg

round = Runde { $round }
cards-unseen = gespielt mit den Karten 1 bis { $cards }
tempo = { $tempo } bpm
relaxed = gelassen
grows = wächst mit euch
seconds = { $seconds } s
time-left = Verbleibende Zeit
beat-runs = Der Takt läuft mit { $tempo } Schlägen in der Minute.
beat-rests = Der Takt ruht.
hands =
    { $free ->
        [0] { $who }: keine Hand frei
        [one] { $who }: eine Hand frei
       *[other] { $who }: beide Hände frei
    }
sound-offer = Duet wird im Takt gespielt. Ton einschalten?
streak = { $streak } im Takt
forgiven-one =
    { $left ->
        [0] verziehen, der letzte
       *[other] verziehen, noch { $left }
    }
chances =
    { $left ->
        [0] Kein Patzer wird mehr verziehen
        [one] Ein Patzer wird noch verziehen
       *[other] { $left } Patzer werden noch verziehen
    }
trail = { $hits } von { $flips } Karten im Takt
nothing-yet =
    { IS($who) ->
        [you] Du rufst: eine geheime Reihe von 1 bis { $cards }, der Zahl nach auf- und zugedreht, im Takt.
       *[other] { $who } ruft: eine geheime Reihe von 1 bis { $cards }, der Zahl nach auf- und zugedreht, im Takt.
    }
last-round =
    { IS($who) ->
        [you] Runde { $round } · { $verdict } · Punkt für dich
       *[other] Runde { $round } · { $verdict } · Punkt für { $who }
    }
once-more = Noch einmal

## Timing einstellen

calibrate = Timing
calibrate-title = Kommt der Takt bei dir zu spät?
calibrate-lead = Tipp achtmal mit, dann passt sich der Takt deinem Gerät an.
calibrate-sound = Mit Ton misst du deinen Lautsprecher, ohne Ton deinen Bildschirm.
calibrate-start = Los
calibrate-tap = Tipp hier auf jeden Schlag
calibrate-left = noch { $left }
calibrated = Der Takt kommt für dich pünktlich.
calibrated-sooner = Der Takt kommt für dich { $ms } ms früher.
calibrated-later = Der Takt kommt für dich { $ms } ms später.
calibrate-reset = Zurücksetzen
calibrate-done = Fertig
calibrate-uneven = Die Schläge lagen weit auseinander. Noch einmal, etwas ruhiger?
calibrate-offer = Du bist gleichmäßig, aber neben dem Takt: Kommt er auf diesem Gerät zu spät?
calibrate-now = Mittippen

## Das Ergebnis und der Rückblick

total = Punkte
sheet-timing = Im Takt
sheet-memory = Gemerkt
share = { $percent } %
cards-of = { $cards } von { $of }
time-even = Ihr habt den Takt gleich gut gehalten.
time-better =
    { IS($who) ->
        [you] Du hast den Takt besser gehalten.
       *[other] { $who } hat den Takt besser gehalten.
    }
memory-even = Ihr habt euch gleich viel gemerkt.
memory-better =
    { IS($who) ->
        [you] Du hast dir mehr gemerkt.
       *[other] { $who } hat sich mehr gemerkt.
    }

song = Das Lied
play-song = Das Lied abspielen
pause-song = Das Lied anhalten
timing = Timing, Schlag für Schlag
no-taps = keine Karte umgedreht
figures = { $ms } ms daneben, { $lean }
figures-short = Ø { $ms } ms
lean-none = weder früh noch spät
lean-early = im Schnitt { $ms } ms zu früh
lean-late = im Schnitt { $ms } ms zu spät
spread = Streuung { $ms } ms
chapter-song =
    { IS($who) ->
        [you] Du spielst
       *[other] { $who } spielt
    }
story-lead = Jedes Umdrehen gegen den Takt, von { $tempo } in der Minute an: über der Linie zu früh, darunter zu spät.
story-song = Die ganze Partie, wie sie klang: Abspielen und den Karten folgen.
story-tightest = Am genauesten: { $who }, Runde { $round }, { $figures }.
story-on-it = Schlag { $beat }: genau
story-early = Schlag { $beat }: { $ms } ms zu früh
story-late = Schlag { $beat }: { $ms } ms zu spät

## Das Terminal

terminal-legend =
    Wer ruft, legt die Karten 1 bis 4 verdeckt aus, in beliebiger Folge (lay 3142), und führt sie vor: Im Takt wird jede Karte auf- und wieder zugedreht, der Zahl nach, die 1 zuerst, mit der Zifferntaste ihres Platzes. Wer antwortet, schaut zu, legt dieselbe Reihe aus dem Kopf nach und führt sie vor. Die Leertaste startet den Takt für den anderen.
terminal-cards = Karten 1 bis { $cards }
terminal-no-row = noch keine Reihe
terminal-position = Platz
terminal-to-lay =
    { IS($who) ->
        [you] Du legst eine Reihe aus.
       *[other] { $who } legt eine Reihe aus.
    }
terminal-ready =
    { IS($who) ->
        [you] Du bist bereit; { $other } startet den Takt.
       *[other]
            { IS($other) ->
                [you] { $who } ist bereit; du startest den Takt.
               *[other] { $who } ist bereit; { $other } startet den Takt.
            }
    }
terminal-performing =
    { IS($who) ->
        [you]
            { $free ->
                [0] Der Takt läuft, { $tempo } in der Minute; du hast keine Hand frei.
                [one] Der Takt läuft, { $tempo } in der Minute; du hast eine Hand frei.
               *[other] Der Takt läuft, { $tempo } in der Minute; du hast beide Hände frei.
            }
       *[other]
            { $free ->
                [0] Der Takt läuft, { $tempo } in der Minute; { $who } hat keine Hand frei.
                [one] Der Takt läuft, { $tempo } in der Minute; { $who } hat eine Hand frei.
               *[other] Der Takt läuft, { $tempo } in der Minute; { $who } hat beide Hände frei.
            }
    }
terminal-over = Die Partie ist zu Ende.
terminal-right-on = genau auf Zählzeit { $count } in Takt { $bar }
terminal-before = { $ms } ms vor Zählzeit { $count } in Takt { $bar }
terminal-after = { $ms } ms nach Zählzeit { $count } in Takt { $bar }
terminal-rating = Im Schnitt { $mean } ms neben dem Takt, mit einer Streuung von { $spread } ms.
terminal-unread = „{ $line }“ bedeutet hier nichts: Tipp eine Reihe wie lay 3142, beat oder einen Platz wie 2.
terminal-wait = warten
terminal-watch = zuschauen
terminal-lay = Leg 1 bis { $cards } aus
terminal-lay-from-memory = Leg 1 bis { $cards } aus dem Kopf nach
terminal-start-beat = Starte den Takt (Leertaste oder beat)
terminal-flip = Dreh um: 1 bis { $cards }

## Die Einführung

lesson-welcome = Duet ist ein Lied für zwei. Wer ruft, legt eine geheime Reihe Karten und dreht sie im Takt um. Wer antwortet, gibt sie zurück, aus dem Kopf.
lesson-called = Ihr habt beide die Karten 1 bis 4. Lina ruft: Sie legt ihre verdeckt aus, in einer Folge, die nur sie kennt.
lesson-beat = Sie ist bereit. In Duet startet man den Takt füreinander: Starte ihn für Lina, zähl mit ihr bis vier und schau zu.
lesson-mixed = Jede Karte ging auf und wieder zu, eine je Schlag. Auf als 1, 2, 3, 4 und zu als 1, 2, 3, 4; wie man das mischt, ist jedem überlassen, mit zwei Händen: Mehr als zwei sind nie offen.
lesson-last = Jede Zahl hat ihren Ton. Ist eine Karte einmal zu, bekommt sie niemand mehr zu sehen, auch nicht, wer sie ausgelegt hat.
lesson-lay = Sie ist durch, und du antwortest: Leg dieselbe Reihe. (Die 3, dann die 1, die 2 und die 4.)
lesson-first = Lina hat den Takt gestartet. Lass ihn bis vier zählen, dann setz ein, auf welchem Schlag du magst: Dreh die 1 auf, die zweite Karte deiner Reihe.
lesson-second = Die nächste darfst du heben, bevor die erste wieder liegt. Dreh die 2 auf.
lesson-busy = Jetzt sind deine beiden Hände voll, und eine dritte Karte ist nicht zu greifen. Dreh die 1 zu.
lesson-choice = Eine Hand ist frei. Du könntest jetzt die 2 zudrehen; nehmen wir lieber die 3 und drehen sie auf.
lesson-on-down = Im Takt: Genau ist am besten, früh und spät zählen auch. Als Nächstes geht die 2 zu.
lesson-on-up = Die 4 auf, die letzte Karte.
lesson-on-end = Die 3 zu …
lesson-end = … und die 4 zu. Dann bist du durch, und der Takt hört auf.
lesson-equal = Die Reihen sind gleich: ein Punkt für dich, und jetzt rufst du. Die 5 kommt bei beiden dazu. Fühlt sich der Takt auf deinem Gerät zu spät an, hilft „Timing“.
lesson-round = Jetzt eine ganze Runde von vorn, und du rufst. Leg deine Karten, wie du magst, warte vier Schläge ab und dreh dann jede auf und wieder zu, von der 1 bis zur 4. Danach startest du den Takt für Lina und hörst, was sie behalten hat.
lesson-score = Das ist eine Runde: ein Punkt. Eine Karte außer der Reihe gibt ihn dem anderen, ebenso eine Reihe, die man falsch im Kopf hat. Drei Punkte Vorsprung mit allen acht Karten oder mit zehn Punkten, und du hast gewonnen.
lesson-goal = Zum Schluss eine Frage: Jemand hat gerufen, und du bist dran. Was tust du?
lesson-goal-same = Dieselbe Reihe legen und umdrehen, aus dem Kopf
lesson-goal-faster = Die Reihe schneller umdrehen als der andere
lesson-goal-own = Mit einer eigenen Reihe antworten
lesson-not-row = Das ist eine andere Reihe als die von Lina, und der Punkt ginge an sie. Leg 3, 1, 2, 4.
lesson-not-flip = Diese Karte ist nicht an der Reihe und würde die Runde beenden. Dreh die im Licht um.
lesson-not-goal-faster = Der Takt ist für beide derselbe, und wer schneller ist, ist nicht im Takt. Versuch eine andere Antwort.
lesson-not-goal-own = Ein schönes Lied, aber keine Antwort: Der Punkt gehört dir, wenn die beiden Reihen gleich sind. Versuch eine andere Antwort.

## Over many matches

evenings-drift = Wie nah am Schlag
evenings-drift-note =
    { $change ->
        [closer] Du kommst ihm näher: anfangs { $then } ms daneben, zuletzt { $now } ms.
        [farther] Er entgleitet dir ein wenig: anfangs { $then } ms daneben, zuletzt { $now } ms.
       *[same] Du hältst deinen Abstand: etwa { $now } ms neben dem Schlag.
    }
evenings-memory = Was du aus dem Gedächtnis wiedergabst
evenings-memory-note = { $cards } von { $of } Karten aus den Liedern der anderen am richtigen Platz.
evenings-match = Partie
evenings-off = Neben dem Schlag
evenings-right = Am Platz
evenings-milliseconds = { $ms } ms

## Die Anleitung

guide =
    # Duet

    Ein Lied für zwei. Du legst es, du drehst es im Takt um, und der andere muss es zurückgeben, aus dem Kopf.

    ## Vorbereitung

    - Jeder hat einen Satz Karten mit den Zahlen 1 bis 8. Ihr beginnt mit 1 bis 4; die anderen kommen eine nach der
      anderen dazu. *(DUET-1)*
    - Einer ruft das erste Lied: Wer das ist, lost der Tisch aus. Der andere antwortet. *(DUET-2)*

    ## Der Ruf

    - Wer ruft, legt alle seine Karten verdeckt in eine Reihe, in beliebiger Folge. Sonst kennt sie
      niemand. *(DUET-3)*
    - Den Takt startet immer der andere: wer antwortet für den, der ruft, und umgekehrt. Es ist ein Viervierteltakt,
      und vier Schläge zählen dich ein. Setz auf dem Schlag ein, der dir gefällt. Der Takt beginnt langsam und wächst
      mit euch. *(DUET-4)*
    - Jedes Umdrehen gehört auf einen Schlag: Hast du einmal angefangen, drehst du auf jedem Schlag genau einmal um.
      Bis 120 Millisekunden daneben gelten noch als getroffen. Drei Patzer werden in jeder Vorführung verziehen; der
      vierte ist ein Fehler wie eine falsche Karte. *(DUET-10)*
    - Nun dreh um, eine Karte nach der anderen. Du hast zwei Hände: Eine offene Karte braucht eine davon, bis du sie
      wieder zudrehst. Mehr als zwei sind also nie offen. *(DUET-5)*
    - Auf gehen die Karten in der Folge 1, 2, 3 …, und zu gehen sie in der Folge 1, 2, 3 …. Wie du beides mischst, ist
      deine Sache: Nach 1 auf, 2 auf, 1 zu darfst du mit 3 auf oder mit 2 zu weitermachen. *(DUET-6)*
    - War jede Karte einmal offen und sind alle wieder zu, bist du durch, und der Takt hört auf. *(DUET-7)*
    - Solange eine Karte offen ist, sehen beide ihre Zahl. Ist sie zu, bleibt sie geheim, bis die Runde vorbei ist,
      auch für den, der sie ausgelegt hat. Also: Gut merken! *(DUET-8)*

    ## Die Antwort

    - Wer antwortet, legt dieselbe Reihe aus dem Kopf nach und führt sie nach denselben Regeln vor. Auf und zu dürfen
      dabei anders gemischt sein als im Ruf. *(DUET-9)*

    ## Wer den Punkt bekommt

    - Eine Karte außer der Reihe beendet die Runde auf der Stelle, und der andere bekommt einen Punkt. *(DUET-11)*
    - Ist das beim Rufen passiert, ruft als Nächstes der andere, mit denselben Karten. *(DUET-12)*
    - Kommt ihr beide durch, werden alle Karten aufgedeckt und die Reihen verglichen. *(DUET-13)*
    - Gleiche Reihen: Wer geantwortet hat, bekommt den Punkt und ruft als Nächstes. Bei beiden kommt eine neue Zahl
      dazu. *(DUET-14)*
    - Verschiedene Reihen, oder die Antwort ist misslungen: Wer gerufen hat, bekommt den Punkt und ruft noch einmal.
      Bei beiden kommt eine neue Zahl dazu. *(DUET-15)*
    - Ist die Runde vorbei, schaut nach, ob jemand mindestens 3 Punkte Vorsprung hat. Mit 10 oder mehr Punkten ist das
      der Sieg; liegen auf beiden Seiten 8 Karten, auch mit weniger. *(DUET-17)*

    ## Varianten

    - **Strenger Takt:** an, wenn ihr ihn nicht ausschaltet. Ausgeschaltet wird euer Timing gezeigt und kostet
      nichts. Die **Nachsicht** sagt, wie viele Millisekunden zu früh oder zu spät noch zählen (120), **erlaubte
      Patzer**, wie viele eine Vorführung haben darf (3). Bei 0 ist das erste Umdrehen neben dem Takt oder der erste
      Schlag ohne Umdrehen ein Fehler. `strict_beat`, `tolerance`, `forgiven` *(DUET-10)*
    - **Tempo:** Schläge in der Minute, 90, wenn ihr nichts anderes wählt. Das **mitwachsende Tempo** (an, wenn ihr
      es nicht ausschaltet) beginnt bei 80 % davon. Kommt ihr in einer Runde beide im Takt durch, werden es 4 mehr,
      höchstens anderthalbmal so viele wie gewählt; geht eine Runde an den Takt verloren, werden es 4 weniger, aber
      nie weniger als am Anfang. `tempo`, `adaptive_tempo` *(DUET-4)*
    - **Zeit zum Spielen, Zeit zum Auslegen:** die Sekunden dafür, je 60. Sind sie um, ist das ein Fehler wie eine
      falsche Karte. `perform_limit`, `layout_limit` *(DUET-18)*
    - **Höchstens so viele Runden:** Danach endet die Partie, 60, wenn ihr nichts anderes wählt. `round_limit` *(DUET-18)*

    ## Wie wir die Regeln lesen

    - Nach einer dritten Karte greifen, solange beide Hände voll sind, geht einfach nicht. Es kostet
      nichts. *(DUET-5)*
    - Eine Karte noch einmal aufzudrehen, die schon auf und zu war, ist außer der Reihe. *(DUET-6)*
    - Wer eine Reihe ausgelegt hat, ist bereit. Startet der andere den Takt nicht innerhalb von 20 Sekunden, tut es
      der Tisch. Ein Bot wartet auf dich, so lange du willst. *(DUET-18)*
    - Ein strenger Takt bindet dich ab deinem ersten Umdrehen, und das darf auf jeden Schlag fallen, auch beim
      Einzählen. Zweimal umdrehen auf einen Schlag ist neben dem Takt. Solange noch ein Patzer verziehen wird, ist
      eine Pause ein einziger Patzer, wie lang sie auch dauert. *(DUET-10)*
    - Die 8 ist die letzte Zahl, die dazukommt; danach bleiben die Karten, wie sie sind. *(DUET-16)*
    - Die Zahl, die nach einer Runde dazukommt, zählt sofort: Wer 3 Punkte vorn liegt, wenn die 8 dazukommt, hat
      gewonnen. *(DUET-17)*
    - Zwei, denen nie etwas gelingt oder immer alles, bekämen ewig abwechselnd Punkte. Darum gewinnt nach 60 Runden,
      oder so vielen, wie ihr wählt, wer mehr Punkte hat; bei Gleichstand teilt ihr euch den Sieg. *(DUET-18)*
