### Was zu keinem Spiel gehört: Maschine, Server, Terminal und der Rahmen im Browser.

language-name = Deutsch

you = Du

## Der Browser

name = Twofold
close = Schließen
loading = Einen Moment …

sound-on = Mit Ton
sound-without = Ohne
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

room-character = { $name }, { $temper }

home-title = Fünf Spiele um zwei, ein Tisch
home-lead = Such dir eine Karte aus, und du bist dabei. Auf den anderen Plätzen sitzen Bots, oder du schickst deinen Freunden einen Link.
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
home-resume = Mach weiter, wo du warst
home-continue-aria = Zurück zu { $game } mit { $others }
home-continue-alone-aria = Zurück zu { $game }
home-with = mit { $others }
home-your-table = dein Tisch
home-code = Hast du einen Code?
home-code-label = Code des Tisches
home-join = Mitspielen
home-open-tables = Offene Tische
home-free-seats =
    { $count ->
        [one] 1 freier Platz
       *[other] { $count } freie Plätze
    }
home-watch-only = zuschauen
home-no-server = Der Spielserver antwortet nicht. Läuft er?
home-play-as = Du spielst als

create-title = Ein Tisch für { $game }
create-name = Dein Name
create-seats = Plätze
create-options = Varianten
create-no-options = Keine Varianten: einfach das Spiel.
create-bots = Bots auf freien Plätzen
create-public = Für alle sichtbar
create-public-hint = Fremde dürfen dazukommen. Sonst nur, wer deinen Link oder Code hat.
create-spectators = Zuschauer erlauben
create-spectators-hint = Wer zuschaut, sieht nur, was offen auf dem Tisch liegt.
create-memory = Bots erinnern sich an euch
create-memory-hint = Bei einer Revanche kennen schwere Bots euren Geschmack aus den Partien an diesem Tisch.
create-open = Tisch eröffnen
create-back = Alle Spiele
create-unknown-game = Dieses Spiel kennt der Server nicht.

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
learn-over = Jetzt kannst du { $game }
learn-over-lead = Am besten bleibt es hängen, wenn du es spielst.
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
gathering-bot = Bot ({ $level })
gathering-sit = Hier sitzen
gathering-sit-beside = Zu zweit hier
gathering-sit-beside-aria = Jemand nimmt Platz { $number } an diesem Gerät
gathering-second-name = Name der zweiten Person an diesem Gerät
gathering-second = Gegenüber von { $name }
gathering-sit-aria = Platz { $number } nehmen
gathering-seat = Platz { $number }
gathering-own-seat = { $name } (du)
gathering-bot-of = Bot: { $level }
gathering-to-open = Für jemanden frei
gathering-to-closed = Geschlossen
gathering-start = Austeilen
gathering-start-with-bots = Austeilen, mit Bots
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
table-log = Was geschah
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
table-stay = Bleiben
table-home = Alle Spiele
table-show-rule = Regel { $rule } lesen
table-watching = Du schaust zu
table-connecting = Verbinde …
table-dealing = Es wird ausgeteilt …
table-lost = Verbindung verloren. Neuer Versuch …
table-closed-4001 = Dieser Platz wurde auf einem anderen Gerät übernommen.
table-closed-4003 = An diesem Tisch darf nicht zugeschaut werden.
table-closed-4004 = Hinter diesem Link ist kein Tisch.
table-closed-4005 = Der Gastgeber hat dich hinausgebeten.
table-closed-4010 = Twofold wurde erneuert: Bitte lade die Seite neu.
table-closed-other = Die Verbindung wurde geschlossen.
table-reload = Neu laden
table-nobody = Niemand
table-present = da
table-absent = fort
table-clock-waits = Jemand ist fort. Die Uhr wartet ein wenig.
table-bot = Bot
table-stand-in = ein Bot springt ein
table-turn-mark = am Zug
table-unknown-game = Dieses Spiel kann die Seite nicht zeigen.
stage-continue = Weiter
stage-stop = Countdown anhalten

host-title = Für den Gastgeber
host-stand-ins = Bots springen ein
host-stand-ins-hint = Sie spielen für alle, die eine Weile weg sind.
host-host = Gastgeber
host-change = Varianten ändern
host-changed = Geändert.
host-abandon = Partie abbrechen
host-abandon-ask = Die Partie endet ohne Sieger, und zwar für alle. Abbrechen?
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
screen-watch = Zuschauen per Handy
screen-or-type = oder { $address } öffnen und eingeben:
screen-code = Code { $code }
screen-deals = { $host } teilt aus, sobald alle da sind.
screen-complete = Alle sind da: { $host } teilt aus.
screen-again = „{ $again }“ steht auf euren Handys
screen-closed-hint = Ein großer Bildschirm schaut nur zu. Eröffne einen Tisch mit „Zuschauer erlauben“, um ihn hier zu sehen.
screen-fill = Den Bildschirm füllen
screen-code-title = Ein Tisch auf diesem Bildschirm
screen-code-lead = Eröffne einen Tisch auf einem Handy oder Computer. Dort steht ein Code: Gib ihn hier ein.
screen-show = Zeigen
screen-home = Das hier ist der Fernseher
screen-home-hint = Zeig einen Tisch dem ganzen Raum; die Handys sind die Hände.
screen-seats = Die Spieler

chat-placeholder = Sag etwas Nettes
chat-label = Nachricht
chat-send = Senden
chat-unread = neue Nachrichten
chat-empty = Noch hat niemand etwas gesagt.
chat-spectators = Nur die anderen Zuschauer hören dich.

log-empty = Der erste Zug kommt noch.
log-taken-over = { $name } spielt jetzt mit den Karten, die { $former } bekam.
log-handed-over = Den Platz von { $name } hat jemand anders übernommen.

result-won = Du hast gewonnen!
result-shared = Ihr teilt euch den Sieg!
result-lost =
    { $count ->
        [one] { $names } gewinnt
       *[other] { $names } gewinnen
    }
result-draw = Diesmal hat niemand gewonnen
result-again = Noch einmal
result-broken = Die Partie wurde abgebrochen.

replay-title = { $game }, noch einmal
replay-open = Noch einmal ansehen
replay-save = Als eine Datei sichern
replay-eyes = Mit wessen Augen
replay-as = Als { $name }
replay-spectator = Als Zuschauer
replay-everyone = Alles offen
replay-choose = Durch wessen Augen möchtest du es sehen?
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
replay-start = Vor dem ersten Zug
replay-unseen = Es geschah etwas, das von hier aus nicht zu sehen war.
replay-past = Diese Partie ist vorbei; du siehst sie noch einmal.
replay-failed = Die Partie ließ sich nicht holen. Versuch es noch einmal.

story-title = { $game }, die Geschichte
story-open = Die Geschichte
story-as-table = Als Tabelle
story-picture = Ein Bild zum Behalten
story-picture-alt = { $game } als Bild: { $headline }. { $standing }
story-png = Als PNG speichern
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
proof-seed-detail = Der SHA-256 aus Nummer der Partie und offengelegtem Startwert ist { $commitment }….
proof-seed-other = Die Festlegung im Protokoll ist nicht die, die vor der Partie bekannt gegeben wurde.
proof-seed-no = Der offengelegte Startwert ergibt nicht die Festlegung im Protokoll.
proof-entropy = Der Zufall jedes Platzes steckt in den Mischungen, und sonst keiner
proof-entropy-detail =
    { $seats ->
        [0] Kein Platz hat eigenen Zufall dazugegeben.
        [one] Ein Platz hat Zufall zum Startwert dazugegeben.
       *[other] { $seats } Plätze haben Zufall zum Startwert dazugegeben.
    }
proof-entropy-late = Deiner war noch nicht da, als die Partie begann.
proof-entropy-other = Was das Protokoll von deinem Platz sagt, ist nicht das, was du dazugegeben hast.
proof-entropy-of-nobody = Das Protokoll sagt nicht von jedem Platz, und nur von ihnen, was er dazugegeben hat.
proof-end = Am Ende wurde nichts abgeschnitten
proof-end-over = Die Partie kam an ihr Ende.
proof-end-kept = Die Partie wurde abgebrochen und hört dort auf, wo sie damals aufhörte.
proof-end-open = Die Partie ist nicht zu Ende: Nichts beweist, dass keine Züge abgeschnitten wurden.
proof-against-kept = Geprüft gegen das, was dieser Browser aufgehoben hat.
proof-against-file = Geprüft nur gegen das Protokoll selbst.
proof-chance = Der erste Zufall („{ $purpose }“) stammt aus diesem Startwert
proof-chance-shown = Mit HMAC-SHA256 nachgerechnet, ist es das, was das erste Bild dieser Partie zeigt.
proof-chance-not = Mit HMAC-SHA256 nachgerechnet, ist es nicht das, was das erste Bild dieser Partie zeigt.
proof-chance-hidden = Mit HMAC-SHA256 nachgerechnet. Das erste Bild hält es verborgen, also können es nur die Regeln vergleichen.
proof-numbers = Was herauskam
proof-rest = Hier nicht geprüft: dass jeder Zug den Regeln folgte und dass Punkte und Ergebnis sich daraus ergeben. Sichere das Protokoll und lass den Befehl entscheiden:
proof-log = Protokoll sichern

history-title = Deine Partien
history-won = gewonnen
history-lost = verloren
history-draw = ohne Sieger
history-broken = abgebrochen
history-of =
    { $count ->
        [one] { $names } gewann
       *[other] { $names } gewannen
    }
history-all = Alle { $matches } zeigen
history-running = Nach { $matches } Partien: { $wins }

lost-title = Diese Seite ist weggefaltet
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
refusal-host-only = Das darf nur, wer den Tisch eröffnet hat.
refusal-not-your-seat = Das ist nicht dein Platz.
refusal-seat-taken = Dieser Platz ist nicht frei: Nimm einen anderen.
refusal-not-while-playing = Warte, bis die Partie zu Ende ist.
refusal-nothing-played = Es läuft keine Partie.
refusal-not-over = Die Partie ist noch nicht zu Ende: Bis dahin bleiben ihre Karten geheim.
refusal-spectators-only-look = Wer zuschaut, schaut nur: Setz dich, um mitzuspielen.
refusal-another-match = Dieser Zug war für eine andere Partie gedacht.
refusal-not-stored = Der Tisch kann gerade nichts speichern. Nichts ist verloren: Schick es noch einmal.
refusal-not-understood = Diese Nachricht ist nicht zu verstehen.
refusal-too-many = Das ist zu viel auf einmal: Warte einen Moment.
refusal-no-spectators = Dieser Tisch möchte keine Zuschauer.
refusal-no-such-game = Dieses Spiel gibt es hier nicht.
refusal-no-such-match = Diese Partie gibt es nicht.
refusal-no-such-code = Kein Tisch hat diesen Code.
refusal-wrong-origin = Diese Seite darf nicht mit dem Tisch sprechen.
refusal-nothing-here = Unter dieser Adresse gibt es nichts.
refusal-too-big = Eine Nachricht darf höchstens 8 KiB lang sein.
refusal-no-such-eyes = Eine Partie sieht man von einem Platz aus, der mitgespielt hat, als Zuschauer oder als alle zusammen.
refusal-nameless = Ein Name braucht mindestens einen sichtbaren Buchstaben.
refusal-says-nothing = Sag etwas: Eine leere Zeile sagt niemandem etwas.
refusal-seated-already = Du hast schon einen Platz an diesem Tisch.
refusal-host-must-sit = Gastgeber kann nur ein Mensch sein, der am Tisch sitzt.
refusal-stale = Am Tisch ist es weitergegangen, seit du das entschieden hast: Schau noch einmal hin.
refusal-id-used = Diese Kennung steht schon für etwas anderes, das du geschickt hast: Nimm eine neue.
refusal-dealt-in = Diese Karten wurden jemandem ausgeteilt: Nur ein Bot darf sie spielen, bis er lange genug fort ist.
refusal-often-enough = Du hast es dir oft genug anders überlegt: Lass es vorerst dabei.
refusal-long-enough = Diese Partie dauert so lang, wie eine Partie dauern kann: Sie wird abgebrochen.
refusal-no-lesson = Dieses Spiel hat keine Lektion: Seine Regelseite sagt, wie es geht.
refusal-no-such-person = Niemand im Raum hat diese Nummer.
refusal-not-you = Das kannst du nur für dich selbst tun; Plätze zuweisen und hinausbitten darf, wer den Raum leitet.
refusal-room-full = Dieser Raum ist voll: Du kannst zuschauen.
refusal-not-away = Hier fehlt niemand: Auf niemanden muss gewartet werden.
refusal-removed = Du wurdest aus diesem Raum hinausgebeten.
refusal-upgrade = Hier ist ein WebSocket: Bitte um ein Upgrade der Verbindung.
refusal-failed = Im Server ist etwas schiefgegangen. Was du geschickt hast, wurde vielleicht nicht ausgeführt.
refusal-unreadable-move = Dieser Zug ist nicht zu lesen: { $problem }.
refusal-unreadable-request = Diese Anfrage ist nicht zu lesen: { $problem }
refusal-no-such-place = Dieser Tisch hat { $seats } Plätze.
refusal-no-such-level = Einen Bot dieser Stärke gibt es nicht: Wähle eine von { $levels }.
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
terminal-you-win = Gewonnen!
terminal-you-lose = Verloren.
terminal-won-by = Gewonnen hat: { $names }.
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

## Rückblick auf eine Partie

analysis-about-round = { $decisions } Entscheidungen; die Aussichten gelten dem Gewinn der Runde, über je { $deals } ausgedachte Verteilungen.
analysis-about-match = { $decisions } Entscheidungen; die Aussichten gelten dem Gewinn der Partie, über je { $deals } ausgedachte Verteilungen.
analysis-player = Spieler
analysis-accuracy = Genauigkeit
analysis-decisions = Entscheidungen
analysis-dubious = Zweifelhaft
analysis-mistakes = Fehler
analysis-round = Runde { $number }
analysis-deal = { $name }: Die Karten waren { $worth } % wert, das Spiel hat { $share } % daraus gemacht.
analysis-moments = { $count ->
    [0] Niemand hat etwas verschenkt.
    [one] Der Augenblick, der es entschied:
   *[other] Die Augenblicke, die es entschieden:
}
analysis-lost = { $before } % → { $after } %; besser war { $best }.

## Wünsche, die nicht zu erfüllen sind

error-no-such-game = Ein Spiel { $game } gibt es nicht: Wähle eines von { $games }.
error-no-such-bot = { $game } hat keinen Bot „{ $level }“: Wähle einen von { $levels }.
error-no-such-option = { $game } kennt keine Option „{ $option }“, sondern { $known }.
error-options-not-taken = { $game } kann mit diesen Optionen nichts anfangen: { $problem }.
error-option-not-taken = { $game } kann mit { $given } nichts anfangen: Erlaubt ist { $takes }, zum Beispiel { $example }.
error-wrong-number = { $game } ist für { $allowed } Spieler, nicht für { $seats }.
error-no-legacy = Eine Partie { $game } fängt von vorn an: Mit früheren kann sie nichts anfangen.
option-group-length = Wie lange
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
option-takes-switch = yes oder no
option-takes-range = { $low } bis { $high }
option-takes-number = eine ganze Zahl
option-takes-either = { $most } oder { $last }
option-takes-only = { $only }
option-takes-text = Text

## Links, bevor man sie öffnet

preview-invited = Du bist an einen Tisch eingeladen
preview-invited-lead = Öffne den Link, setz dich und spiel mit: ohne Installation, ohne Konto.
preview-played = Eine Partie zum Zurückschauen
preview-played-lead = Sieh sie dir Zug für Zug noch einmal an oder lies ihre Geschichte.
