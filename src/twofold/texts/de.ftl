### Was zu keinem Spiel gehört: Maschine, Server, Terminal und der Rahmen im Browser.

language-name = Deutsch

you = Du

## Der Browser

name = Twofold
close = Schließen
loading = Einen Moment …

sound-offer = Mit Ton spielen?
sound-on = Ton einschalten
sound-without = Kein Ton
language = Sprache

# Die Bots als Figuren: ein Name, und ein Wesen, wie man es von einem Freund sagt.
character-otto = Otto
    .temper = gemütlich
character-pip = Pip
    .temper = spielt zum Spaß
character-mira = Mira
    .temper = verträumt
character-kit = Kit
    .temper = lässt sich Zeit
character-nell = Nell
    .temper = ausgeglichen
character-juno = Juno
    .temper = immer neugierig
character-finn = Finn
    .temper = ein guter Nachbar
character-tess = Tess
    .temper = voller Einfälle
character-bram = Bram
    .temper = kratzbürstig
character-cleo = Cleo
    .temper = schlau
character-ivo = Ivo
    .temper = nie in Eile
character-wren = Wren
    .temper = sieht alles
character-lux = Lux
    .temper = denkt weit voraus
character-ada = Ada
    .temper = rechnet mit
character-remy = Remy
    .temper = schenkt nichts her
character-zuri = Zuri
    .temper = die Ruhe selbst

look-title = Du am Tisch
look-colour = Farbe
look-figure = Figur
look-change = Name und Gesicht ändern
look-colour-0 = Rot
look-colour-1 = Orange
look-colour-2 = Oliv
look-colour-3 = Grün
look-colour-4 = Türkis
look-colour-5 = Blau
look-colour-6 = Violett
look-colour-7 = Pink
look-figure-0 = Fuchs
look-figure-1 = Hase
look-figure-2 = Bär
look-figure-3 = Eule
look-figure-4 = Wal
look-figure-5 = Schnecke
look-figure-6 = Pilz
look-figure-7 = Kaktus
look-figure-8 = Drachen
look-figure-9 = Boot
look-figure-10 = Teekanne
look-figure-11 = Komet
room-places = Um den Tisch
room-come-in = Hereinkommen
room-next =
    { $count ->
        [one] ist als Nächstes dran: in der nächsten Partie, oder sobald ein Platz frei ist.
       *[other] sind als Nächste dran, in dieser Reihenfolge.
    }
room-add-bot = Bot dazusetzen
room-wait-for = { $name } startet, sobald alle da sind.
room-host-away = { $name } ist fort. Dauert es länger, kann jemand anders starten.
room-host-for = { $name } ist fort: Solange machst du den Gastgeber.
room-what = Was spielen wir?
room-what-wish = Schlag ein Spiel vor
room-pick-aria = { $game } auf den Tisch legen
room-wish-aria = Ich möchte { $game } spielen
room-wished-by = dafür: { $names }
room-hands = Das meistgewünschte Spiel wird gewählt.
room-variants = Varianten: { $preset }
room-own-mix-short = eure eigenen
room-own-mix = Eure eigene Mischung.
room-presets = Wie wollt ihr spielen?
room-all-options = Alles andere
room-host-chooses = Der Gastgeber wählt aus.
room-sides = { $ours } gegen { $theirs }
room-swap = Mit { $name } den Platz tauschen
room-remove = { $name } entfernen
room-remove-ask = { $name } muss den Raum verlassen. Sicher?
room-remove-bot = { $name } nach Hause schicken
room-keep = Darf bleiben
room-share = Teilen
room-open = Raum öffnen
room-open-hint = Ein Code für den ganzen Abend: Freunde kommen dazu, ihr spielt ein Spiel nach dem anderen.
room-watch-next = In der nächsten Partie spielst du mit.
room-watch-later = Du spielst mit, sobald du dran bist: Andere warten schon länger.
room-character = { $name }, { $temper }

home-title = Fünf Spiele mit Freunden oder gegen Bots
home-lead = Such dir ein Spiel aus und spiel gleich gegen Bots, oder schick Freunden einen Link. Kein Konto, nichts zu installieren.
home-shelf = Die Spiele
home-play = Spielen
home-play-aria = { $game } gegen Bots spielen
home-friends = Mit Freunden
home-friends-aria = { $game } mit Freunden spielen
home-players =
    { $count ->
        [one] 1 Person
       *[other] { $count } Personen
    }
home-players-between = { $least }–{ $most } Personen
home-players-either = { $counts } Personen
home-minutes = etwa { $minutes } Min.
home-resume = Mach da weiter, wo du aufgehört hast
home-continue-aria = Zurück zu { $game } mit { $others }
home-continue-alone-aria = Zurück zu { $game }
home-with = mit { $others }
home-your-table = dein Tisch
home-code = Hast du einen Code?
home-code-label = Tischcode
home-join = Mitspielen
home-open-tables = Offene Tische
home-free-seats =
    { $count ->
        [one] 1 freier Platz
       *[other] { $count } freie Plätze
    }
home-watch-only = zuschauen
home-come-in = dazukommen
home-no-server = Der Spielserver antwortet nicht. Läuft er?
home-play-as = Du spielst als
licences = Lizenzen Dritter

create-title = Neuer Tisch: { $game }
create-name = Dein Name
create-options = Varianten
create-bots = Bots auf freien Plätzen
create-public = Für alle sichtbar
create-public-hint = Fremde dürfen dazukommen. Sonst nur, wer deinen Link oder Code hat.
create-spectators = Zuschauer erlauben
create-spectators-hint = Wer zuschaut, sieht nur, was offen auf dem Tisch liegt.
create-memory = Bots dürfen euch kennen
create-memory-hint = Starke Bots wissen aus früheren Partien, wie jemand denkt, wenn die Person es erlaubt.
create-back = Alle Spiele
create-unknown-game = Dieses Spiel kennt der Server nicht.

learning-question = Dürfen Bots lernen, wie du denkst?
learning-switch = Bots dürfen lernen, wie ich denke
learning-hint = Starke Bots kennen dich dann aus deinen letzten fünf Partien, auch an anderen Abenden. Die Antwort liegt auf diesem Gerät; nimm sie zurück, wann du willst, und sie haben dich vergessen.
learning-yes = Ja, sie dürfen
learning-no = Nein
learning-thanks = Danke. Im Tischmenü kannst du es zurücknehmen.
learning-declined = Gut. Im Tischmenü kannst du es dir anders überlegen.

learn-title = { $game } lernen
learn-link = Lernen
learn-link-aria = { $game } Schritt für Schritt lernen
learn-menu = Schritt für Schritt lernen
learn-teacher = Die Lektion
learn-progress = Wie weit die Lektion ist
learn-step = Schritt { $step } von { $steps }.
learn-next = Weiter
learn-back = Zurück
learn-show-me = Zeig es mir
learn-lit = Im Licht: { $things }.
learn-choose = Wähle eine Antwort.
learn-over = Jetzt kannst du { $game }
learn-over-lead = Am besten bleibt es hängen, wenn du es spielst.
learn-over-puzzles = Probier aus, was du kannst: erst ein Rätsel, dann eine Partie.
learn-play = Gegen Bots spielen
learn-again = Noch einmal von vorn
learn-unknown = Hier gibt es keine Lektion.

gathering-title = Wer spielt mit?
gathering-invite = Schick den Link, sag den Code an oder lass den QR-Code scannen.
gathering-link = Link
gathering-code = Code
gathering-copy = Link kopieren
gathering-copied = Kopiert
gathering-qr = QR-Code mit dem Link zu diesem Tisch
gathering-open = frei
gathering-closed = geschlossen
gathering-sit = Hier hinsetzen
gathering-sit-beside = Zu zweit hier
gathering-second-name = Name der zweiten Person an diesem Gerät
gathering-second = Gegenüber von { $name }
gathering-sit-aria = Platz { $number } nehmen
gathering-seat = Platz { $number }
gathering-own-seat = { $name } (du)
gathering-bot-of = Bot: { $level }
gathering-to-open = Für einen Menschen
gathering-to-closed = Geschlossen
gathering-start = Los geht’s
gathering-start-with-bots = Los geht’s, mit Bots
gathering-wait-host = Ausgeteilt wird, sobald alle da sind.
gathering-name = Dein Name
gathering-watching =
    { $count ->
        [one] 1 Person schaut zu
       *[other] { $count } Personen schauen zu
    }

table-rules = Regeln
table-rules-key = Regeln (?)
table-chat = Chat
table-log = Was bisher geschah
table-sheet = Punktezettel
table-menu = Tischmenü
table-sound = Ton
table-volume = Lautstärke
table-theme = Hell oder dunkel
table-theme-auto = Wie das Gerät
table-theme-light = Hell
table-theme-dark = Dunkel
table-pace = Tempo
table-pace-calm = Ruhig
table-pace-brisk = Flott
table-pace-instant = Sofort
table-leave = Tisch verlassen
table-leave-ask-bot = Ein Bot spielt für dich weiter, und jeder darf deinen Platz nehmen. Verlassen?
table-leave-ask-wait = Der Tisch wartet, bis jemand deinen Platz nimmt. Verlassen?
table-leave-ask-free = Du bist dann nicht mehr im Raum, und mit dem Code kommst du wieder herein. Verlassen?
table-stay = Bleiben
table-home = Alle Spiele
refusal-rule = Regel
table-show-rule = Regel { $rule } lesen
table-watching = Du schaust zu
table-connecting = Verbinde …
table-dealing = Es wird ausgeteilt …
table-lost = Keine Verbindung. Neuer Versuch …
table-lost-kept = Keine Verbindung. Dein Zug ist gemerkt.
table-back = Wieder verbunden.
table-closed-4001 = Dieser Platz wurde auf einem anderen Gerät übernommen oder vom Gastgeber frei gemacht.
table-closed-4003 = An diesem Tisch darf nicht zugeschaut werden.
table-closed-4004 = Hinter diesem Link ist kein Tisch.
table-closed-4005 = Der Gastgeber hat dich hinausgebeten.
table-closed-4010 = Twofold wurde aktualisiert: Bitte lade die Seite neu.
table-closed-4011 = Dieser Tisch braucht einen neueren Server. Neuer Versuch …
table-closed-other = Die Verbindung wurde geschlossen.
table-reload = Neu laden
table-nobody = Niemand
table-present = da
table-absent = weg
table-bot = Bot
table-stand-in = ein Bot springt ein
table-turn-mark = am Zug
table-unknown-game = Dieses Spiel kann die Seite nicht zeigen.
away-title = Wer fort ist
away-bot-soon = { $name } ist fort. In { $seconds } s spielt ein Bot weiter.
away-bot = { $name } ist fort. Ein Bot spielt weiter.
away-waits = { $name } ist fort. Der Tisch wartet.
away-said = { $name } ist fort.
away-wait = Auf { $name } warten
away-go-on = Mit einem Bot weiterspielen
away-hide = Nicht mehr zeigen, dass { $name } fort ist
missed-title = Während du fort warst, hat ein Bot für dich gespielt
missed-none = Für dich wurde kein Zug gemacht.
missed-earlier =
    { $count ->
        [one] Davor geschah noch etwas.
       *[other] Davor geschah noch { $count }-mal etwas.
    }
missed-read = Alles klar
stage-continue = Weiter
stage-stop = Countdown anhalten
stage-stopped = { $name } hat den Countdown angehalten.
stage-keys = Tasten: ? öffnet die Regeln, die Pfeiltasten wandern durch die Karten, Enter spielt, die Leertaste geht weiter.

host-title = Für den Gastgeber
host-stand-ins = Bots springen ein
host-stand-ins-hint = Sie spielen für alle, die eine Weile weg sind.
host-host = Gastgeber
host-abandon = Partie abbrechen
host-abandon-ask = Diese Partie für alle beenden, ohne Sieger?
host-play-on = Weiterspielen

hand-over-title = Meinen Platz weitergeben
hand-over-ask = Wer den Link öffnet, spielt auf deinem Platz weiter; dieses Gerät schaut dann nur noch zu.
hand-over-get-link = Gib mir den Link
hand-over-keep = Platz behalten
hand-over-given = Dieser Link ist dein Platz. Gib ihn nur einer Person; bis sie ihn öffnet, spielst du.

decisions-title = Was dieser Tisch entschieden hat
decisions-none = Noch nichts. Was ihr entscheidet, gilt auch in eurer nächsten Partie.
decisions-hold =
    { $count ->
        [one] Eine Entscheidung gilt in der nächsten Partie.
       *[other] { $count } Entscheidungen gelten in der nächsten Partie.
    }
decisions-show = Zeigen
decisions-keep = Als Datei behalten
decisions-bring = Entscheidungen aus einer Datei mitbringen
decisions-brought = Sie gelten ab der nächsten Partie.

screen-title = Großer Bildschirm
screen-on-tv = Am Fernseher { $address } öffnen und den Code eingeben.
screen-way-in = So kommst du her
screen-join = Mitspielen per Handy
screen-watch = Jetzt zuschauen, dann mitspielen
screen-or-type = oder { $address } öffnen und eingeben:
screen-code = Code { $code }
screen-deals = { $host } teilt aus, sobald alle da sind.
screen-complete = Alle sind da: { $host } teilt aus.
screen-again = „{ $again }“ steht auf euren Handys
screen-closed-hint = Ein großer Bildschirm schaut nur zu. Eröffne einen Tisch mit „Zuschauer erlauben“, um ihn hier zu sehen.
screen-fill = Den Bildschirm füllen
screen-elsewhere = Einen anderen Raum zeigen
screen-code-title = Ein Tisch auf diesem Bildschirm
screen-code-lead = Eröffne einen Tisch auf einem Handy oder Computer. Dort steht ein Code: Gib ihn hier ein.
screen-show = Zeigen
screen-home = Das hier ist der Fernseher
screen-seats = Die Spieler
screen-more = { $count } weitere
screen-wishes = möchte { $game } spielen
screen-go-on = Weiter geht es mit „{ $continue }“ auf euren Handys

chat-placeholder = Sag etwas Nettes
chat-label = Nachricht
chat-send = Senden
chat-unread = neue Nachrichten
chat-empty = Noch hat niemand etwas gesagt.
chat-spectators = Nur die anderen Zuschauer hören dich.

react-open = Reagieren
react-tray = Was sagst du dazu?
react-rest = Das war viel auf einmal. Gleich geht es wieder.
react-clap = Klatschen
react-laugh = Lachen
react-wow = Wow
react-heart = Herz
react-think = Hm …
react-oops = Ups
reaction-clap = { $name } klatscht.
reaction-laugh = { $name } lacht.
reaction-wow = { $name } staunt.
reaction-heart = { $name } ist begeistert.
reaction-think = { $name } überlegt.
reaction-oops = { $name } sagt: Ups.

log-empty = Der erste Zug kommt noch.
log-taken-over = { $name } spielt jetzt mit den Karten, die { $former } bekommen hat.
log-handed-over = Den Platz von { $name } hat jemand anders übernommen.

result-won = Du hast gewonnen!
result-won-with = { $names } habt gewonnen!
result-shared = Ihr teilt euch den Sieg!
result-lost =
    { $count ->
        [one] { $names } gewinnt
       *[other] { $names } gewinnen
    }
result-draw = Diesmal hat niemand gewonnen
result-well-played = { $headline }. Gut gespielt!
again-count =
    { $count ->
        [0] 0 von { $of } sind bereit
        [one] 1 von { $of } ist bereit
       *[other] { $count } von { $of } sind bereit
    }
again-starts = los in { $seconds } s
again-stop = Countdown anhalten
again-deal = Jetzt starten
again-next = Als Nächstes dran: { $names }
again-sit-out = Diese Partie setzt du aus: Andere haben länger gewartet.
evening-title = Heute Abend
evening-won = { $won } von { $played } gewonnen
evening-people = { $names }
result-begun = Die nächste Partie hat begonnen. Lass dir Zeit.
result-to-table = An den Tisch
result-to-room = In den Raum
screen-open = Einen Raum auf diesem Bildschirm öffnen
result-again = Noch einmal
result-broken = Die Partie wurde abgebrochen.

replay-title = Wiederholung: { $game }
replay-open = Wiederholung ansehen
replay-save = Als Datei speichern
replay-eyes = Ansicht
replay-as = Ansicht von { $name }
replay-spectator = Als Zuschauer
replay-everyone = Alle Karten offen
replay-choose = Wähl eine Ansicht
replay-choose-lead = Nichts wird verraten, bevor du danach fragst.
replay-ending = Wie es ausging
replay-controls = Wiedergabe
replay-slider = Schritt der Partie
replay-step = Schritt { $step } von { $last }
replay-first = Zum Anfang
replay-back = Ein Schritt zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-forward = Ein Schritt weiter
replay-last = Zum Ende
replay-part-back = Zum Abschnitt davor
replay-part-forward = Zum nächsten Abschnitt
replay-jump = Springen zu
replay-speed = Tempo
replay-times = { $speed }×
replay-keys = Tasten: ← → ein Schritt · Umschalt ← → ein Stich oder Zug · Bild ↑ ↓ eine Runde · Pos1 Ende · Leertaste spielt ab · + − Tempo
replay-start = Vor dem ersten Zug
replay-unseen = In dieser Ansicht verborgen.
replay-past = Diese Partie ist vorbei; du siehst sie noch einmal.
replay-failed = Die Partie ließ sich nicht holen. Versuch es noch einmal.

story-title = Die Geschichte: { $game }
story-open = Die Geschichte
story-as-table = Als Tabelle
story-picture = Bild der Partie
story-picture-alt = { $game } als Bild: { $headline } { $standing }
story-png-wide = Breites Bild sichern, 1200 × 630
story-png-square = Quadratisches Bild sichern, 1080 × 1080
result-moment = Der Augenblick, der entschied · { $where }
result-titles = Auszeichnungen
story-svg = Als SVG speichern
story-share = Teilen
story-round = Welche Runde

proof-open = Das Mischen prüfen
proof-lead = Dein Browser rechnet das selbst nach, aus dem Protokoll der Partie. Der Server wird nicht gefragt, ob er ehrlich war.
proof-working = Es wird gerechnet …
proof-yes = stimmt
proof-no = stimmt NICHT
proof-chain = Keine Zeile wurde nachträglich geändert
proof-chain-yes = Alle { $lines } Zeilen des Protokolls tragen den SHA-256 ihrer selbst und der Zeile davor.
proof-chain-no = Zeile { $line } passt nicht zu ihrer Prüfsumme.
proof-chain-other = Die letzte Zeile ist nicht die, die die Partie an ihrem Ende hatte.
proof-seed = Der Startwert ist der, der vor der Partie festgelegt wurde
proof-seed-detail = Der SHA-256 aus Kennung der Partie und offengelegtem Startwert ist { $commitment }….
proof-seed-other = Die Festlegung im Protokoll ist nicht die, die vor der Partie bekannt gegeben wurde.
proof-seed-no = Der offengelegte Startwert ergibt nicht die Festlegung im Protokoll.
proof-entropy = Der Zufall jedes Platzes steckt in den Mischungen, und sonst keiner
proof-entropy-detail =
    { $seats ->
        [0] Kein Platz hat eigenen Zufall beigesteuert.
        [one] Ein Platz hat Zufall zum Startwert beigesteuert.
       *[other] { $seats } Plätze haben Zufall zum Startwert beigesteuert.
    }
proof-entropy-late = Deiner war noch nicht da, als die Partie begann.
proof-entropy-other = Was das Protokoll von deinem Platz sagt, ist nicht das, was du beigesteuert hast.
proof-entropy-of-nobody = Das Protokoll sagt nicht von jedem Platz, und nur von ihnen, was er beigesteuert hat.
proof-end = Am Ende wurde nichts abgeschnitten
proof-end-over = Die Partie kam an ihr Ende.
proof-end-kept = Die Partie wurde abgebrochen und hört dort auf, wo sie damals aufhörte.
proof-end-open = Die Partie ist nicht zu Ende: Nichts beweist, dass keine Züge abgeschnitten wurden.
proof-played = Sie wurde von der ersten bis zur letzten Karte gespielt
proof-practice = Das ist Übung, abgezweigt von Partie { $match } nach Eintrag { $entry }.
proof-against-kept = Geprüft gegen das, was dieser Browser aufgehoben hat.
proof-against-file = Geprüft nur gegen das Protokoll selbst.
proof-chance = Der erste Zufall („{ $purpose }“) stammt aus diesem Startwert
proof-chance-shown = Mit HMAC-SHA256 nachgerechnet, ist es das, was das erste Bild dieser Partie zeigt.
proof-chance-not = Mit HMAC-SHA256 nachgerechnet, ist es nicht das, was das erste Bild dieser Partie zeigt.
proof-chance-hidden = Mit HMAC-SHA256 nachgerechnet. Das erste Bild hält es verborgen, also können es nur die Regeln vergleichen.
proof-numbers = Was herauskam
proof-rest = Hier nicht geprüft: dass jeder Zug den Regeln folgte und dass Punkte und Ergebnis sich daraus ergeben. Speichere das Protokoll und lass den Befehl entscheiden:
proof-log = Protokoll speichern

history-title = Deine Partien
history-won = gewonnen
history-lost = verloren
history-draw = ohne Sieger
history-all-won = alle gewannen
history-broken = abgebrochen
history-of =
    { $count ->
        [one] { $names } gewann
       *[other] { $names } gewannen
    }
history-all =
    { $matches ->
        [one] Deine Partie und deine Zahlen
       *[other] Alle { $matches } Partien und deine Zahlen
    }
history-matches = Partien
history-figures = Zahlen
history-none = Noch keine Partien
history-none-lead = Was du auf diesem Gerät spielst, bleibt hier: wer dabei war, wie es ausging, und der Weg zurück zu jedem Moment.
history-play = Spiel eine
history-find = Eine Partie finden
history-words = Suchen
history-words-hint = Ein Spiel, ein Name, ein Tag …
history-game = Spiel
history-any-game = Alle Spiele
history-person = Mit
history-anybody = Allen
history-result = Ergebnis
history-any-result = Jedes Ergebnis
history-ended-won = Gewonnen
history-ended-lost = Verloren
history-ended-shared = Geteilt: alle gewannen oder niemand
history-ended-broken = Abgebrochen
history-ended-watched = Zugesehen
history-when = Wann
history-span-ever = Irgendwann
history-span-today = Heute
history-span-week = Letzte 7 Tage
history-span-month = Letzte 30 Tage
history-span-year = Letzte 12 Monate
history-found =
    { $all ->
        [one] { $found } von 1 Partie
       *[other] { $found } von { $all } Partien
    }
history-clear = Alle zeigen
history-more = Mehr zeigen
history-not-found = So eine Partie gibt es nicht. Such nach weniger oder weiter zurück.
history-replay = Wiederholung
history-replay-of = Wiederholung: { $match }
history-story = Geschichte
history-story-of = Geschichte: { $match }
history-analysis = Analyse
history-analysis-of = Analyse: { $match }
history-your-figures = Deine Zahlen
history-all-games = Alle Spiele zusammen
history-played = Gespielt
history-days = Tage am Tisch
history-row-now = Jetzt in Folge gewonnen
history-row-best = Längste Serie
history-share = Gewonnen von den entschiedenen
history-by-game = Nach Spiel
history-by-game-note = Rechts steht, wie viel du von dem gewonnen hast, was eine Seite allein gewann.
history-by-person = Mit wem
history-by-person-note = Deine Ergebnisse in Partien mit ihnen, ob neben dir oder gegen dich.
history-puzzles = Rätsel
history-day = Tag
history-puzzle = Rätsel
history-rating = Wertung
history-ratings = Rätsel von { $game }
history-ratings-note = Deine Wertung, Rätsel für Rätsel. Alle beginnen mit 1500.
history-over-time = Im Lauf der Zeit
history-over-time-note = Partien Monat für Monat; der gefüllte Teil ist, was du gewonnen hast.
history-month = Monat
history-export-title = Nimm sie mit
history-export-lead = Eine ZIP-Datei mit dem Protokoll jeder Partie, die zu Ende und noch auf diesem Server ist. Jedes lässt sich wiederholen, prüfen und von Programmen lesen.
history-export =
    { $matches ->
        [one] Die Partie speichern
       *[other] Alle { $matches } Partien speichern
    }
history-exported =
    { $missing ->
        [0] Gespeichert: { $packed }.
       *[other] Gespeichert: { $packed }. Nicht mehr auf diesem Server: { $missing }.
    }
history-reading = Deine Partien werden gelesen: { $done } von { $total }
history-unread = Keine dieser Partien ist noch auf diesem Server.

lost-title = Seite nicht gefunden
lost-home = Zurück zu den Spielen

level-random = Zufall
level-search = Suche
level-easy = Leicht
level-normal = Mittel
level-hard = Schwer
level-expert = Meister

nickname = { $first } { $second }
nickname-first-0 = Stiller
nickname-first-1 = Goldener
nickname-first-2 = Flinker
nickname-first-3 = Fröhlicher
nickname-first-4 = Samtener
nickname-first-5 = Schlauer
nickname-first-6 = Sonniger
nickname-first-7 = Silberner
nickname-first-8 = Mutiger
nickname-first-9 = Sanfter
nickname-second-0 = Otter
nickname-second-1 = Fink
nickname-second-2 = Ahorn
nickname-second-3 = Komet
nickname-second-4 = Dachs
nickname-second-5 = Wacholder
nickname-second-6 = Reiher
nickname-second-7 = Kiesel
nickname-second-8 = Fuchs
nickname-second-9 = Leuchtturm

## Absagen der Maschine

refusal-match-over = Diese Partie ist zu Ende: Beginne eine neue, um weiterzuspielen.
refusal-no-such-seat = Dort sitzt niemand.
refusal-nothing-expired = Die Zeit ist noch nicht um.
refusal-no-such-time = Eine Zeit ist eine ganze Zahl von Millisekunden seit Beginn der Partie.
refusal-no-such-entry = Eine Partie lässt sich nach jedem ihrer Einträge verlassen, sonst nirgends.
refusal-no-such-action = { $game } kennt keinen solchen Zug: { $problem }.
refusal-lesson-waits = Probier es aus: Dieser Schritt wartet auf dich.
refusal-lesson-read-on = Lies erst weiter: In diesem Schritt ist nichts zu tun.
refusal-lesson-elsewhere = Das ist erlaubt, aber in diesem Schritt geht es um etwas anderes.

## Absagen des Servers

refusal-no-such-table = Hinter diesem Link gibt es keinen Tisch.
refusal-wrong-token = Dein Schlüssel öffnet keinen Platz an diesem Tisch.
refusal-host-only = Das darf nur der Gastgeber.
refusal-not-your-seat = Das ist nicht dein Platz.
refusal-seat-taken = Dieser Platz ist nicht frei: Nimm einen anderen.
refusal-not-while-playing = Warte, bis die Partie zu Ende ist.
refusal-nothing-played = Es läuft keine Partie.
refusal-not-over = Die Partie ist noch nicht zu Ende: Bis dahin bleiben ihre Karten geheim.
refusal-spectators-only-look = Wer zuschaut, schaut nur: Setz dich, um mitzuspielen.
refusal-another-match = Dieser Zug war für eine andere Partie gedacht.
refusal-not-stored = Der Tisch kann gerade nichts speichern. Nichts ist verloren: Schick es noch einmal.
refusal-not-understood = Das hat nicht geklappt. Lade die Seite neu und versuch es noch einmal.
refusal-too-many = Das ist zu viel auf einmal: Warte einen Moment.
refusal-no-spectators = Dieser Tisch möchte keine Zuschauer.
refusal-no-such-game = Dieses Spiel gibt es hier nicht.
refusal-no-such-match = Diese Partie gibt es nicht.
refusal-no-such-code = Kein Tisch hat diesen Code.
refusal-wrong-origin = Diese Seite darf nicht mit dem Tisch sprechen.
refusal-nothing-here = Unter dieser Adresse gibt es nichts.
refusal-too-big = Eine Nachricht darf höchstens 8 KiB lang sein.
refusal-no-such-eyes = Eine Partie sieht man von einem Platz aus, der mitgespielt hat, als Zuschauer oder mit allen Karten offen.
refusal-nameless = Ein Name braucht mindestens einen sichtbaren Buchstaben.
refusal-says-nothing = Sag etwas: Eine leere Zeile sagt niemandem etwas.
refusal-seated-already = Du hast schon einen Platz an diesem Tisch.
refusal-host-must-sit = Gastgeber kann nur ein Mensch sein, der am Tisch sitzt.
refusal-stale = Kurz vor deinem Zug hat sich etwas geändert: Schau noch einmal hin.
refusal-id-used = Diese Kennung steht schon für etwas anderes, das du geschickt hast: Nimm eine neue.
refusal-dealt-in = Diese Karten gehören jemandem, der gerade weg ist: Vorerst darf sie nur ein Bot spielen.
refusal-often-enough = Du hast es dir oft genug anders überlegt: Lass es vorerst dabei.
refusal-long-enough = Diese Partie dauert so lang, wie eine Partie dauern kann: Sie wird abgebrochen.
refusal-no-lesson = Dieses Spiel hat keine Lektion: Seine Regelseite sagt, wie es geht.
refusal-no-such-person = Niemand im Raum hat diese Nummer.
refusal-not-you = Das kannst du nur für dich selbst tun; Plätze zuweisen und hinausbitten darf nur der Gastgeber.
refusal-room-full = Dieser Raum ist voll: Du kannst zuschauen.
refusal-not-away = Hier fehlt niemand: Auf niemanden muss gewartet werden.
refusal-removed = Du wurdest aus diesem Raum hinausgebeten.
refusal-upgrade = Hier ist ein WebSocket: Bitte um ein Upgrade der Verbindung.
refusal-failed = Im Server ist etwas schiefgegangen. Was du geschickt hast, wurde vielleicht nicht ausgeführt.
refusal-unreadable-move = Dieser Zug ist nicht zu lesen: { $problem }.
refusal-unreadable-request = Diese Anfrage ist nicht zu lesen: { $problem }
refusal-no-such-place = Dieser Tisch hat { $seats } Plätze.
refusal-no-such-level = Einen Bot dieser Stärke gibt es nicht: Wähle eine von { $levels }.
refusal-no-such-preset = Diese Vorgabe gibt es nicht: Nimm eine von { $presets }.
refusal-too-many-seats = { $game } hat Platz für { $most } Spieler.
refusal-cannot-be-set-up = Dieser Tisch lässt sich nicht wieder aufbauen: { $problem }
refusal-foreign-name = Dieser Server heißt nicht { $name }. Ist er deiner und soll so heißen, dann starte ihn mit --public-name { $name } (TWOFOLD_PUBLIC_NAMES).

## Das Terminal

terminal-help = Tippe, wonach gefragt wird; ? zeigt deine Möglichkeiten, t den Tisch, r die Regeln, q verlässt ihn.
terminal-may-type = Du kannst tippen: { $choices }
terminal-keys = ? Möglichkeiten · t Tisch · r Regeln · q gehen
terminal-foot = ↑ ↓ und Bildtasten blättern, Enter geht zurück zum Tisch
terminal-cut = … (t zeigt den ganzen Tisch)
terminal-unsent = „{ $line }“ wurde nicht abgeschickt: Jetzt wird etwas anderes gefragt.
terminal-time-left = noch { $left }
terminal-time = Zeit: { $clock }
terminal-left-open = Du verlässt den Tisch. Die Partie ist noch nicht zu Ende.
terminal-kept = Sie ist aufgehoben: Mit twofold play { $game } geht sie weiter.
terminal-go-on = Du hast eine Partie mit { $names } verlassen. Eingabetaste: weiter, { $new }: neu geben, q: gehen
terminal-after-match = again, save, analyse, replay oder q
terminal-you-win = Gewonnen!
terminal-you-lose = Verloren.
terminal-won-by = Der Sieg geht an { $names }.
terminal-replayed = { $game }, { $entries } Einträge: { $names }
terminal-winners = { $count ->
    [one] { $names } gewinnt.
   *[other] { $names } gewinnen.
}
terminal-saved = Gespeichert als { $path }. Heb das auf, dann kann es niemand unbemerkt ändern:
terminal-heading-game = Spiel
terminal-heading-players = Spieler
terminal-heading-minutes = Minuten
terminal-heading-bots = Bots
terminal-heading-what = Was es ist
terminal-three-lines =
    twofold serve       öffnet den Tisch im Browser: gegen Bots oder mit Freunden
    twofold play SPIEL  spielt im Terminal: { $games }
    twofold --help      zeigt alles andere: Regeln, Wiederholungen, Sicherungen
terminal-heading-bot = Bot
terminal-heading-against = Gegen
terminal-heading-matches = Partien
terminal-heading-won = Gewonnen
terminal-heading-points = Punkte
terminal-heading-rating = Wertung
terminal-heading-seat = Platz
terminal-heading-wins = Siege
terminal-heading-mean-score = Punkte im Schnitt
terminal-less-is-better = { $heading } (weniger ist besser)
terminal-interval = { $value } ({ $low } bis { $high })
terminal-arena-held = { $count ->
    [one] 1 Partie { $game } in { $seconds } s; Intervalle von 95 %.
   *[other] { $count } Partien { $game } in { $seconds } s; Intervalle von 95 %.
}
terminal-simulated = { $count ->
    [one] 1 Partie { $game }, { $moves } Züge in { $seconds } s.
   *[other] { $count } Partien { $game }, { $moves } Züge in { $seconds } s.
}
terminal-exported = { $path }: { $size } KiB, lässt sich in jedem Browser öffnen.
terminal-backed-up = { $rows ->
    [one] 1 Zeile liegt in { $file }.
   *[other] { $rows } Zeilen liegen in { $file }.
}
terminal-restored = { $rows ->
    [one] 1 Zeile wurde aus { $file } wiederhergestellt.
   *[other] { $rows } Zeilen wurden aus { $file } wiederhergestellt.
}
terminal-served = Twofold ist unter { $address } zu finden
terminal-served-phones = Handys im selben Netz finden es hier:
terminal-served-end = Strg+C beendet.

## Seine Hilfeseiten

terminal-usage = Aufruf:
terminal-usage-options = [OPTIONEN]
terminal-usage-command = BEFEHL [ANGABEN]...
terminal-usage-all-options = Optionen
terminal-usage-commands = Befehle
terminal-usage-game-options = Optionen von { $game }
terminal-default = sonst: { $default }
terminal-required = muss sein
terminal-kind-text = TEXT
terminal-kind-number = ZAHL
terminal-kind-file = DATEI
terminal-kind-folder = ORDNER
terminal-kind-game = SPIEL
terminal-command-twofold = Fünf Spiele mit Freunden oder gegen Bots.
terminal-command-games = Die Spiele auflisten.
terminal-command-rules = Zeigen, wie ein Spiel gespielt wird.
terminal-command-play = Im Terminal gegen Bots spielen.
terminal-command-simulate = Bots viele Partien spielen lassen.
terminal-command-arena = Die Stärke von Bots mit gleichen Karten messen.
terminal-command-replay = Eine gespeicherte Partie noch einmal zeigen, wie jemand sie gesehen hat.
terminal-command-verify =
    Beweisen, dass eine gespeicherte Partie ehrlich gemischt und nie verändert wurde.

    Gibst du an, was du davon aufgehoben hast, dann wird die Datei damit verglichen.
terminal-command-analyse = Sagen, was jede Entscheidung einer beendeten Partie versprach und welche den Ausschlag gaben.
terminal-command-export = Eine beendete Partie als eine HTML-Datei schreiben, die sie ohne Netz von jedem Platz aus wiederholt.
terminal-command-serve = Tische für die Browser dieses Rechners und Netzes bereitstellen.
terminal-command-join = Einen Raum mit seinem Code betreten und ihn zeigen.
terminal-command-backup = Alle Tische und Partien in DATEI schreiben, ob der Server läuft oder nicht.
terminal-command-restore = Eine Sicherung aus DATEI in eine leere Datenbank einlesen.
terminal-option-help = Diese Hilfe zeigen.
terminal-option-version = Die Version zeigen.
terminal-option-language = Die Sprache; ohne Angabe die der Umgebung (LANG).
terminal-option-json = JSON für Programme ausgeben.
terminal-option-seed = Derselbe Startwert mischt jedes Mal gleich.
terminal-option-seats = Wie viele mitspielen; ohne Angabe vier, oder so viele, wie das Spiel höchstens zulässt.
terminal-option-option = Eine Option des Spiels, zum Beispiel iso=yes; mehrmals möglich. Was jede annimmt, steht unten.
terminal-option-think = Wie viele Sekunden ein Bot über einen Zug nachdenken darf.
terminal-option-bots = Die Stärken der Bots, mit Kommas; sind es zu wenige, geht es von vorn los.
terminal-option-name = Wie du am Tisch heißt.
terminal-option-seat = Wo du sitzt.
terminal-option-pace = Sekunden zwischen den Zügen der Bots.
terminal-option-bell = Bei jedem Schlag die Glocke des Terminals läuten, wo ein Takt läuft.
terminal-option-plain = Einfache Zeilen statt eines Tischs ausgeben, der stehen bleibt; in eine Pipe gehen sie ohnehin.
terminal-option-save = Die Partie hier speichern, wenn sie endet oder abgebrochen wird.
terminal-option-book = Was frühere Partien hinterlassen haben, wie die Präzedenzfälle von Duple; was diese entscheidet, kommt hinzu.
terminal-option-resume = Mit einer gespeicherten Partie weitermachen.
terminal-option-games = Wie viele Partien.
terminal-option-bots-by-seat = Die Stärken der Bots, Platz für Platz, mit Kommas; sind es zu wenige, geht es von vorn los.
terminal-option-log = Jede Partie in diesem Ordner speichern.
terminal-option-contestants = Wer antritt, mit Kommas, zum Beispiel easy,normal,hard.
terminal-option-imagined-deals = Wie viele Kartenverteilungen für jede Entscheidung durchgespielt werden: Mehr dauert länger und ist sicherer.
terminal-option-deals = Wie viele Male für jedes Paar gegeben wird.
terminal-option-processes = Wie viele Prozesse rechnen.
terminal-option-ray = Die Arbeit auf den Ray-Cluster mit dieser Adresse verteilen (local: ein eigener auf diesem Rechner).
terminal-no-ray = Ray ist nicht installiert: pip install 'twofold[ray]'.
terminal-no-cluster = Unter { $address } antwortet kein Ray-Cluster.
terminal-cluster-lost = Dem Ray-Cluster unter { $address } gehen die Arbeiter verloren: Was sie spielten, lässt sich nicht beenden.
terminal-option-as = Wessen Ansicht gezeigt wird.
terminal-option-commitment = Die Festlegung, wie sie vor der Partie veröffentlicht wurde.
terminal-option-entropy = Was dein Platz beigesteuert hat; mehrmals möglich.
terminal-option-digest = Die Prüfsumme der letzten Zeile, wie du sie am Ende der Partie gesehen hast.
terminal-option-output = Ohne Angabe neben der Partie.
terminal-option-database = postgresql://… oder eine SQLite-Datei; ohne Angabe eine Datei im Datenordner.
terminal-option-data-dir = Wo die Dateien liegen.
terminal-option-host = Unter welcher Adresse der Server zu erreichen ist.
terminal-option-port = Der Port; 0 nimmt einen freien.
terminal-argument-code = CODE
terminal-option-server = Die Adresse des Servers.
terminal-option-no-browser = Den Browser nicht öffnen.
terminal-option-origin = Eine andere Seite, die mit diesem Server sprechen darf; mehrmals möglich.
terminal-option-public-name = Ein Name, unter dem man diesen Server erreicht, zum Beispiel cards.example; mehrmals möglich.
terminal-option-public-url = Wo man diesen Server erreicht, zum Beispiel https://cards.example: von dort kommen die Bilder zu Links in Chats.
terminal-option-trusted-proxies = Die Proxys, denen die Adressen ihrer Clients geglaubt werden.
terminal-option-connections = Wie viele Verbindungen es auf einmal geben darf.
terminal-option-address-connections = Wie viele davon von einer Adresse kommen dürfen.
terminal-option-without-connection-limits = Auch mit einem uvicorn starten, dessen Verbindungen sich nicht begrenzen lassen.
terminal-option-request-seconds = Wie viele Sekunden eine Anfrage brauchen darf, bis sie ganz da ist.
terminal-option-bot-workers = Prozesse, in denen Bots nachdenken; ohne Angabe einer weniger, als es Kerne gibt.
terminal-option-books = Was jede Partie eines Spiels erbt, wie die Präzedenzfälle von Duple; mehrmals möglich.
terminal-option-books-grow = Was an Tischen entschieden wird, in die Bücher schreiben.

## Befehle, die sich nicht ausführen lassen

terminal-too-many-arguments = Das ist zu viel: { $arguments }
terminal-did-you-mean = Meinst du { $possible }?
terminal-invalid = Das geht nicht: { $problem }
terminal-invalid-for = Bei { $what } geht das nicht: { $problem }
terminal-missing-argument = Es fehlt die Angabe
terminal-missing-option = Es fehlt die Option
terminal-no-such-option = Eine Option { $name } gibt es nicht.
terminal-no-such-command = Einen Befehl { $name } gibt es nicht.
terminal-not-the-choice = { $value } ist nicht { $choice }.
terminal-not-a-choice = { $value } gibt es hier nicht, sondern { $choices }.
terminal-not-a-number = { $value } ist keine passende Zahl.
terminal-not-in-range = { $value } liegt nicht im Bereich { $range }.
terminal-not-there = { $file } gibt es nicht.
terminal-is-a-file = { $file } ist eine Datei.
terminal-is-a-folder = { $file } ist ein Ordner.
terminal-not-readable = { $file } ist nicht zu lesen.
terminal-not-of-form = { $value } hat nicht die Form { $form }.
terminal-not-hexadecimal = { $value } ist nicht hexadezimal.
terminal-not-brought = { $value } ist kein Platz mit dem, was er beigesteuert hat, wie 0=c0ffee.
terminal-nobody = { $value } ist niemand: Gib die Nummer eines Platzes an, spectator oder all.
terminal-nobody-there = Auf Platz { $seat } sitzt niemand: Es gibt die Plätze 0 bis { $last }.
terminal-no-seat = Einen Platz { $seat } gibt es nicht: Es gibt die Plätze 0 bis { $last }.
terminal-open-replay = Die Partie läuft noch: Sieh sie dir von einem Platz aus oder als spectator an.
terminal-open-export = Die Partie läuft noch: Exportieren kann man sie, wenn sie zu Ende ist.
terminal-other-game = { $path } ist eine Partie { $other }, nicht { $game }.
terminal-not-read = { $path } ist nicht zu lesen: { $problem }.
terminal-not-written = { $path } lässt sich nicht schreiben: { $problem }.
terminal-log-short = Eine gespeicherte Partie hat mindestens zwei Zeilen, Kopf und Siegel; diese hat weniger.
terminal-log-version = Diese Partie ist mit Version { $version } des Protokolls gespeichert; dieses Twofold liest { $readable }.
terminal-log-not-text = { $path } ist keine gespeicherte Partie: Es ist kein Text.
terminal-log-line-ends = Diese Datei ist nicht, wie sie gespeichert wurde: Jede ihrer Zeilen endet mit einem Zeilenvorschub (LF), auch die letzte, und keine ist leer.
terminal-log-line = Zeile { $line } ist nicht zu lesen: { $problem }.
terminal-log-line-says-more = Zeile { $line } ist nicht zu lesen: Sie sagt mehr, als eine Partie zu sagen hat, oder in anderen Worten.
terminal-book-not-text = { $path } ist nicht zu lesen: Es ist kein Text.
terminal-book-not-used = { $path } lässt sich nicht verwenden. { $problem }
terminal-arena-bots = Eine Arena braucht mindestens zwei verschiedene Bots, nicht { $bots }.
terminal-arena-seats = Eine Arena braucht einen Tisch mit mindestens zwei Plätzen.
terminal-arena-deals = In einer Arena muss mindestens einmal gegeben werden, nicht { $deals }-mal.
terminal-stuck = Der Tisch wartet auf Platz { $seats }, und niemand will etwas tun.
terminal-not-numbered = { $game } lässt sich nicht über Zahlen lernen, weil man dabei frei tippt oder gegen die Uhr spielt: Wähle eines von { $games }.
terminal-no-folder = In { $path } lassen sich keine Dateien ablegen ({ $problem }): Wähle mit --data-dir einen anderen Ordner.
terminal-port-taken = Port { $port } auf { $host } ist nicht zu haben ({ $problem }): Wähle mit --port einen anderen.
terminal-not-started = Der Server konnte nicht starten: Warum, steht oben.
terminal-no-connection-limits = Die Verbindungen des installierten uvicorn lassen sich nicht begrenzen ({ $problem }). Installiere Twofold mit den Fassungen, die es verlangt, oder nimm --without-connection-limits.
terminal-database-unknown = Twofold hält seine Tische in SQLite oder PostgreSQL; { $kind } ist keines von beiden. Gib postgresql://user@host/name oder den Pfad einer Datei an.
terminal-database-no-driver = PostgreSQL braucht ein Paket, das hier fehlt: pip install "twofold[postgres]".
terminal-database-unusable = Die Datenbank { $database } lässt sich nicht benutzen ({ $problem }). { $advice }
terminal-database-newer = Sie stammt von einem neueren Twofold: Starte das, oder wähle mit --database eine andere.
terminal-database-postgresql = Sieh nach, ob PostgreSQL dort läuft und diesen Namen und dieses Passwort kennt, oder ändere --database.
terminal-database-damaged = Sie ist beschädigt: Räume sie beiseite und spiel mit twofold restore eine Sicherung ein.
terminal-database-tables = Ihre Tabellen sind unvollständig oder gehören einem anderen Programm: Räume sie beiseite und fang mit einer neuen an, oder spiel mit twofold restore eine Sicherung ein.
terminal-database-linked = Die Datenbank { $database } hat im Dateisystem { $names } Namen (Hardlinks), und was unter dem einen gespeichert ist, würde unter den anderen fehlen. Lösche alle Namen bis auf den, den Server benutzen.
terminal-database-elsewhere = Wähle mit --database oder --data-dir einen Ort, an dem man schreiben darf.
terminal-database-down = Die Datenbank ist nicht zu erreichen: { $problem }
terminal-backup-not-empty = In dieser Datenbank stehen schon Tische: Spiel die Sicherung in eine leere ein.
terminal-backup-not-taken = Die Datenbank hat die Sicherung nicht angenommen: { $problem }.
terminal-backup-goes-on = { $path } geht nach dem Ende weiter.
terminal-backup-cut = { $path } ist keine ganze Sicherung: Etwas wurde abgeschnitten oder geändert.
terminal-backup-foreign = { $path } ist keine Sicherung von Twofold: { $problem }.
terminal-backup-unknown = { $path } enthält Zeilen von { $table }, die dieses Twofold nicht kennt.

## Was sich von einer Partie beweisen lässt

terminal-yes = ja
terminal-no = NEIN
terminal-against-kept = verglichen mit dem, was du aufgehoben hast
terminal-against-file = nur mit der Datei selbst verglichen
terminal-proof-fails = { $claim }: nein. { $why }
terminal-proof-untouched = Keine Zeile wurde nachträglich geändert
terminal-proof-committed = Der Startwert ist der, der vor der Partie festgelegt wurde
terminal-proof-brought = Der Zufall jedes Platzes steckt in den Mischungen, und kein anderer
terminal-proof-rules = Jeder Eintrag folgt den Regeln
terminal-proof-state = Karten und Punkte kommen heraus wie aufgeschrieben
terminal-proof-result = Das Ergebnis ist das aufgeschriebene
terminal-proof-whole = Am Ende wurde nichts abgeschnitten
terminal-proof-header-changed = Der Kopf passt nicht zu seiner Prüfsumme.
terminal-proof-seal-changed = Das Siegel passt nicht zu seiner Prüfsumme.
terminal-proof-entry-changed = Eintrag { $entry } passt nicht zu seiner Prüfsumme.
terminal-proof-digests = { $count } Prüfsummen
terminal-proof-digests-kept = { $count } Prüfsummen, die letzte so, wie du sie aufgehoben hast
terminal-proof-other-digest = Die letzte Prüfsumme ist nicht die, die du aufgehoben hast.
terminal-proof-hash = SHA-256 { $hash }…{ $kept ->
    [yes] , wie du sie aufgehoben hast
   *[no] { "" }
}
terminal-proof-other-seed = Der Startwert ergibt nicht die Festlegung im Kopf.
terminal-proof-other-commitment = Die Festlegung ist nicht die, die du aufgehoben hast.
terminal-proof-places = { $seats } Plätze haben gespielt, und { $said } sollen mitgemischt haben.
terminal-proof-nobody = Auf Platz { $seat } saß niemand.
terminal-proof-brought-else = Platz { $seat } soll etwas anderes beigesteuert haben.
terminal-proof-brought-by = beigesteuert von { $seats }; Bots: { $bots }
terminal-proof-brought-kept = { $brought }; wie du es aufgehoben hast für { $seats }
terminal-proof-seats = Platz { $seats }
terminal-proof-no-seat = –
terminal-proof-entries = { $count ->
    [one] 1 Eintrag nachgespielt
   *[other] { $count } Einträge nachgespielt
}
terminal-proof-state-hash = Stand { $hash }
terminal-proof-open = noch offen
terminal-proof-over = die Partie ist zu Ende
terminal-proof-stops-as-kept = die Partie ist nicht zu Ende, hört aber da auf, wo du ihre Prüfsumme aufgehoben hast
terminal-proof-may-be-cut = Die Partie ist nicht zu Ende: Nichts beweist, dass nichts abgeschnitten wurde.

## Rückblick auf eine Partie

analysis-title = Was jeder Zug wert war
analysis-lead = Ein Experte geht die Partie durch und weiß dabei nur, was jeder selbst wissen konnte: was jede Entscheidung versprach und welche den Ausschlag gaben. Das dauert etwa eine Minute.
analysis-start = Partie auswerten
analysis-open = Auswerten
analysis-waiting = Andere sind vorher dran …
analysis-begun = { $done } von { $total } Zügen
analysis-progress = { $done } von { $total } Zügen; noch etwa { $seconds } s
analysis-curve = Die Aussicht von { $names } in Prozent. Ein Dreieck ist ein Fehler, ein Ring ein zweifelhafter Zug.
analysis-move = Zug
analysis-played = Gespielt
analysis-before = Aussicht davor
analysis-after = Aussicht danach
analysis-best = Am besten
analysis-about-round = { $decisions } Entscheidungen; die Aussicht, die Runde zu gewinnen, ist an je { $deals } gedachten Kartenverteilungen gemessen.
analysis-about-match = { $decisions } Entscheidungen; die Aussicht, die Partie zu gewinnen, ist an je { $deals } gedachten Kartenverteilungen gemessen.
analysis-player = Spieler
analysis-accuracy = Genauigkeit
analysis-decisions = Entscheidungen
analysis-dubious = Zweifelhaft
analysis-mistakes = Fehler
analysis-round = Runde { $number }
analysis-deal = { $name }: Die Karten gaben { $worth } % Chance, das Spiel machte { $share } % daraus.
analysis-moments = { $count ->
    [0] Niemand hat etwas verschenkt.
    [one] Der Augenblick, der es entschied:
   *[other] Die Augenblicke, die es entschieden:
}
analysis-lost = { $before } % → { $after } %; besser war { $best }.

## Wünsche, die nicht zu erfüllen sind

terminal-no-such-game = Ein Spiel { $game } gibt es nicht. Meinst du { $near }?
error-no-such-game = Ein Spiel { $game } gibt es nicht: Wähle eines von { $games }.
error-no-such-bot = { $game } hat keinen Bot „{ $level }“: Wähle einen von { $levels }.
error-no-such-option = { $game } kennt keine Option „{ $option }“, sondern { $known }.
error-options-not-taken = { $game } kann mit diesen Optionen nichts anfangen: { $problem }.
error-option-not-taken = { $game } kann mit { $given } nichts anfangen: Erlaubt ist { $takes }, zum Beispiel { $example }.
error-wrong-number = { $game } ist für { $allowed } Spieler, nicht für { $seats }.
error-no-legacy = Eine Partie { $game } fängt von vorn an: Mit früheren kann sie nichts anfangen.
option-group-length = Dauer
option-group-rules = Regeln
option-group-help = Kleine Hilfen
option-group-cards = Die Karten
option-group-words = Die Wörter
option-group-race = Der Wettlauf
option-group-beat = Der Takt
option-group-time = Zeit
option-group-turns = Reihenfolge
preset-first = Zum ersten Mal
preset-box = Wie in der Schachtel
preset-wild = Wild
error-analysis-open = Die Partie läuft noch: Auswerten lässt sie sich, wenn sie zu Ende ist.
error-analysis-none = { $game } kennt hier niemand gut genug, um es auszuwerten.
error-entry-early = Eintrag { $entry } geschah vor dem darüber.
error-entry-refused = Eintrag { $entry } ist gegen die Regeln: { $why } ({ $rule })
error-entry-out-of-place = Eintrag { $entry } steht da, wo Eintrag { $place } hingehört.
error-not-set-up = So lässt sich keine Partie aufbauen: { $problem }.
error-rules-version = Diese Partie wurde nach Version { $version } der Regeln von { $game } gespielt; dieses Twofold kennt Version { $known }.
error-newer-log = Etwas in seinem Protokoll hat ein neueres Twofold geschrieben.
error-lesson-unreadable = Die Lektion von { $game } ist nicht zu lesen: { $problem }.
error-lesson-stuck = Nichts, was Schritt { $step } der Lektion verlangt, lässt sich tun.
option-takes-switch = yes oder no
option-takes-range = { $low } bis { $high }
option-takes-number = eine ganze Zahl
option-takes-either = { $most } oder { $last }
option-takes-only = { $only }
option-takes-text = Text
terminal-takes-like = { $takes } (zum Beispiel { $like })

## Links, bevor man sie öffnet

preview-invited = Du bist an einen Tisch eingeladen
preview-invited-lead = Öffne den Link, setz dich und spiel mit: ohne Installation, ohne Konto.
preview-room = { $game } mit { $names }
preview-more = { $count } weiteren
preview-played = Eine Partie zum Zurückschauen
preview-played-lead = Sieh sie dir Zug für Zug noch einmal an oder lies ihre Geschichte.

## Ein Raum im Terminal

terminal-room-unreachable = { $server } antwortet nicht.
terminal-room-typing = Tippe eines von { $words } oder den Namen eines Spiels, das du gern spielen würdest.
terminal-room-cards = Du bist dabei. Deine Karten sind unter { $address } (nur für dich); beendest du das hier, spielt ein Bot für dich.
terminal-room-gathering = Raum { $code }: { $game } liegt auf dem Tisch.
terminal-room-playing = Raum { $code }: { $game } wird gespielt.
terminal-room-over = Raum { $code }: Eine Partie { $game } ist zu Ende. Noch einmal?
terminal-room-evening =
    { $count ->
        [one] Der Abend bisher, eine Partie:
       *[other] Der Abend bisher, { $count } Partien:
    }
terminal-room-score = { $name }: { $won } von { $played } gewonnen
terminal-room-title = { $title } ({ $names })
terminal-room-host = Gastgeber
terminal-room-waits = als Nächstes dran
terminal-room-away = weg
terminal-room-in = ist dabei
terminal-room-out = ist nicht dabei
terminal-room-wish = möchte { $game }

terminal-command-puzzles = Rätsel lösen: Stellungen mit einem einzigen klar besten Zug.
terminal-option-puzzle-number = Nur dieses Rätsel; sonst immer wieder das, das am besten zu dir passt.
terminal-option-notebook = Wo deine Wertung und deine gelösten Rätsel stehen.
terminal-notebook-unreadable = Das Heft { $path } ist nicht lesbar: { $problem }
error-no-puzzles = Zu { $game } gibt es keine Rätsel.
error-no-such-puzzle = Ein Rätsel { $number } gibt es nicht: sie gehen von 1 bis { $last }.
refusal-puzzle-elsewhere = Das darfst du zwar, aber im Rätsel geht es um einen anderen Zug.
puzzle-title = Rätsel { $number }, Wertung { $rating }. Was ist der beste Zug?
puzzle-right = Genau das ist es.
puzzle-wrong = Es gibt etwas Besseres.
puzzle-rating = Deine Wertung ist { $rating }, nach { $count ->
    [one] einem Rätsel
   *[other] { $count } Rätseln
}.
refusal-no-puzzle = Dieses Rätsel gibt es nicht.
puzzles-title = Rätsel: { $game }
puzzles-link = Rätsel
puzzles-about = Das Rätsel
puzzles-unknown = Zu diesem Spiel gibt es keine Rätsel.
puzzle-chance = { $chance } %
puzzle-option = { $option }: { $value }
puzzle-chances = { $victory ->
    [match] Chance auf den Sieg in der Partie
   *[round] Chance auf den Sieg in der Runde
}
puzzle-own = deine Antwort
puzzle-next = Nächstes Rätsel

# ---- Today's deal

error-no-challenge = { $game } gehört nicht zur Aufgabe des Tages.
refusal-today-over = Diese Aufgabe ist für heute vorbei.
refusal-no-challenge = Diese Aufgabe gibt es nicht.
refusal-other-day = Das ist nicht mehr oder noch nicht die Aufgabe des Tages: Dort ist ein anderer Tag.

# ---- Weiterspielen ab einem Moment einer beendeten Partie

today-title = Aufgabe des Tages
today-lead = Fünf kleine Aufgaben, heute für alle dieselben. Je etwa zwei Minuten.
today-about = Die Aufgabe
today-unknown = Diese Aufgabe gibt es heute nicht.
today-challenge = Aufgabe des Tages: { $game }
today-play = Spielen
today-play-on = Weiterspielen
today-again = Noch einmal
today-open = { $way }: die heutige Aufgabe von { $game }
today-marks = { $full } ganz, { $half } halb, von { $most }
today-not-yet = Noch nicht gespielt
today-over = Für heute geschafft.
today-counted = Nur dein erstes Ergebnis des Tages zählt.
today-back = Alle Aufgaben des Tages
today-line = Dein Tag in einer Zeile
today-copy = Kopieren
today-copied = Kopiert
today-share = Teilen
today-streak = { $count ->
    [one] Ein Tag in Folge
   *[other] { $count } Tage in Folge
}
today-you = du
today-points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
today-marks-of = { $game }: { $marks }
today-players = Wer heute spielt
today-players-lead = Vergleiche dich mit allen, die heute auf diesem Server spielen. Sie sehen deinen Namen und deine Wertung, sonst nichts, und übermorgen ist alles gelöscht.
today-players-enter = Mich in der Liste zeigen
today-players-wait = Deine Ergebnisse sind unterwegs …
today-players-leave = Nichts mehr von mir zeigen
today-room-lead = Alle spielen dieselben fünf kleinen Aufgaben, jeder auf seinem eigenen Gerät. Die Ergebnisse treffen sich hier.
today-room-open = Zusammen spielen
today-room-about = Du spielst für den Raum: Er sieht deine Wertung, sobald eine Aufgabe vorbei ist.
today-room-results = Die Aufgabe des Tages in diesem Raum
today-room-shown = Der Raum sieht deine Ergebnisse.
today-room-retry = Noch einmal versuchen
today-room-back = Zurück in den Raum
terminal-option-today-server = Dort in der Liste derer stehen, die heute spielen: die Adresse des Servers.
terminal-option-today-name = Wie du in dieser Liste heißt; mit --server.
terminal-command-today = Die Aufgabe des Tages spielen: kleine Aufgaben, für alle dieselben. Ohne Spiel: die Liste.
terminal-option-day = Die Aufgabe eines anderen Tages, etwa 2026-11-16; sonst die von heute, dort, wo du bist.
terminal-option-today-notebook = Wo deine Ergebnisse stehen.
terminal-option-what-if = Nach so vielen Einträgen weiterspielen, vom Platz aus --as.
terminal-option-what-if-bots = Mit --what-if: die Stärke der Bots auf den anderen Plätzen.
terminal-what-if = Übung ab Eintrag { $entry }, als { $name }; Bots nehmen die anderen Plätze.
terminal-what-if-help = Gib ein, wonach gefragt wird; undo nimmt deinen letzten Zug zurück, then erzählt, was in der Partie geschah, q verlässt den Tisch.
terminal-what-if-then = Was damals geschah:
terminal-what-if-over = Zu Ende: undo, then oder q
terminal-what-if-nobody = Nach Eintrag { $entry } ist niemand gefragt: Nimm einen früheren.
terminal-what-if-json = --what-if und --json gehen nicht zusammen.
what-if-open = Ab hier weiterspielen
what-if-title = { $game }, weitergespielt
what-if-about = Diese Übung
what-if-practice = Übung, nie gewertet.
what-if-left = Die Karten sind die der Partie nach Schritt { $step } von { $last }.
what-if-wait = Die Bots nehmen Platz …
what-if-clock = Hier entscheidet die Zeit. Sie läuft, sobald du willst, drei Sekunden vor diesem Moment los.
what-if-start = Uhr starten
what-if-seat = Wessen Platz du nimmst
what-if-as = als { $name }
what-if-undo = Zurücknehmen
what-if-restart = Zurück zum Moment
what-if-watch = Noch einmal ansehen
what-if-compare = Damals und jetzt
what-if-then = Damals
what-if-now = Jetzt
what-if-end = Am Ende: { $result }
what-if-unknown = Diesen Moment gibt es nicht.
refusal-not-played = Diese Aufgabe ist nicht zu Ende gespielt.
