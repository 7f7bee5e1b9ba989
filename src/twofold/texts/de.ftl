### Was zu keinem Spiel gehört: Maschine, Server, Terminal und der Rahmen im Browser.

language-name = Deutsch

you = Du

## Absagen der Maschine

refusal-match-over = Diese Partie ist zu Ende: Beginne eine neue, um weiterzuspielen.
refusal-no-such-seat = Dort sitzt niemand.
refusal-nothing-expired = Die Zeit ist noch nicht um.
refusal-no-such-time = Eine Zeit ist eine ganze Zahl von Millisekunden seit Beginn der Partie.
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

## Wünsche, die nicht zu erfüllen sind

error-no-such-game = Ein Spiel { $game } gibt es nicht: Wähle eines von { $games }.
error-no-such-bot = { $game } hat keinen Bot „{ $level }“: Wähle einen von { $levels }.
error-no-such-option = { $game } kennt keine Option „{ $option }“, sondern { $known }.
error-options-not-taken = { $game } kann mit diesen Optionen nichts anfangen: { $problem }.
error-option-not-taken = { $game } kann mit { $given } nichts anfangen: Erlaubt ist { $takes }, zum Beispiel { $example }.
error-wrong-number = { $game } ist für { $allowed } Spieler, nicht für { $seats }.
error-no-legacy = Eine Partie { $game } fängt von vorn an: Mit früheren kann sie nichts anfangen.
option-takes-switch = yes oder no
option-takes-range = { $low } bis { $high }
option-takes-number = eine ganze Zahl
option-takes-either = { $most } oder { $last }
option-takes-only = { $only }
option-takes-text = Text
