### Det som inte hör till något spel: motorn, servern, terminalen och ramen i webbläsaren.

language-name = Svenska

you = Du

## Webbläsaren

name = Twofold
close = Stäng
loading = Ett ögonblick …
language = Språk

sound-offer = Spela med ljud?
sound-on = Slå på ljudet
sound-without = Inget ljud

# Bottarna som figurer: ett namn, och ett lynne så som man säger det om en vän.
character-otto = Otto
    .temper = lugn
character-pip = Pip
    .temper = spelar för skojs skull
character-mira = Mira
    .temper = en drömmare
character-kit = Kit
    .temper = tar det sakta
character-nell = Nell
    .temper = jämn till humöret
character-juno = Juno
    .temper = alltid nyfiken
character-finn = Finn
    .temper = en god granne
character-tess = Tess
    .temper = full av påhitt
character-bram = Bram
    .temper = taggig
character-cleo = Cleo
    .temper = slug
character-ivo = Ivo
    .temper = aldrig stressad
character-wren = Wren
    .temper = ser allt
character-lux = Lux
    .temper = tänker långt fram
character-ada = Ada
    .temper = räknar med
character-remy = Remy
    .temper = ger ingenting gratis
character-zuri = Zuri
    .temper = lugnet självt

look-title = Du vid bordet
look-colour = Färg
look-figure = Figur
look-change = Ändra namn och ansikte
look-colour-0 = Röd
look-colour-1 = Orange
look-colour-2 = Oliv
look-colour-3 = Grön
look-colour-4 = Turkos
look-colour-5 = Blå
look-colour-6 = Violett
look-colour-7 = Rosa
look-figure-0 = Räv
look-figure-1 = Kanin
look-figure-2 = Björn
look-figure-3 = Uggla
look-figure-4 = Val
look-figure-5 = Snigel
look-figure-6 = Svamp
look-figure-7 = Kaktus
look-figure-8 = Drake
look-figure-9 = Båt
look-figure-10 = Tekanna
look-figure-11 = Komet
room-places = Runt bordet
room-come-in = Kom in
room-next =
    { $count ->
        [one] står på tur: i nästa parti, eller så snart en plats blir ledig.
       *[other] står på tur, i den här ordningen.
    }
room-add-bot = Lägg till en bot
room-wait-for = { $name } startar så snart alla är här.
room-host-away = { $name } är borta. Dröjer det kan någon annan starta.
room-host-for = { $name } är borta: så länge är du värd.
room-what = Vad spelar vi?
room-what-wish = Föreslå ett spel
room-pick-aria = Lägg { $game } på bordet
room-wish-aria = Jag vill spela { $game }
room-wished-by = för: { $names }
room-hands = Spelet som flest föreslår väljs.
room-variants = Varianter: { $preset }
room-own-mix-short = era egna
room-own-mix = Er egen blandning.
room-presets = Hur vill ni spela?
room-all-options = Allt annat
room-host-chooses = Värden väljer.
room-sides = { $ours } mot { $theirs }
room-swap = Byt plats med { $name }
room-remove = Ta bort { $name }
room-remove-ask = { $name } måste lämna rummet. Är du säker?
room-remove-bot = Skicka hem { $name }
room-keep = Får stanna
room-share = Dela
room-open = Öppna ett rum
room-open-hint = En kod för hela kvällen: vänner kommer in, ni spelar det ena spelet efter det andra.
room-watch-next = Du är med i nästa parti.
room-watch-later = Du är med så snart det är din tur: andra har väntat längre.
room-character = { $name }, { $temper }

home-title = Fem spel med vänner eller mot bottar
home-lead = Välj ett spel och spela genast mot bottar, eller skicka en länk till vänner. Inget konto, inget att installera.
home-shelf = Spelen
home-play = Spela
home-play-aria = Spela { $game } mot bottar
home-friends = Med vänner
home-friends-aria = Spela { $game } med vänner
home-players =
    { $count ->
        [one] 1 spelare
       *[other] { $count } spelare
    }
home-players-between = { $least }–{ $most } spelare
home-players-either = { $counts } spelare
home-minutes = cirka { $minutes } min
home-resume = Fortsätt där du slutade
home-continue-aria = Tillbaka till { $game } med { $others }
home-continue-alone-aria = Tillbaka till { $game }
home-with = med { $others }
home-your-table = ditt bord
home-code = Har du en kod?
home-code-label = Bordskod
home-join = Gå med
home-open-tables = Öppna bord
home-free-seats =
    { $count ->
        [one] 1 ledig plats
       *[other] { $count } lediga platser
    }
home-watch-only = titta på
home-come-in = kom in
home-no-server = Spelservern svarar inte. Är den igång?
home-play-as = Du spelar som
licences = Tredjepartslicenser

create-title = Nytt bord: { $game }
create-name = Ditt namn
create-options = Varianter
create-bots = Bottar på tomma platser
create-public = Synligt för alla
create-public-hint = Främlingar får komma med. Annars bara de som har din länk eller kod.
create-spectators = Tillåt åskådare
create-spectators-hint = Åskådare ser bara det som ligger öppet på bordet.
create-memory = Bottarna får känna er
create-memory-hint = Starka bottar vet från tidigare partier hur någon tänker, om personen tillåter det.
create-back = Alla spel
create-unknown-game = Servern känner inte till det spelet.

learning-question = Får bottar lära sig hur du tänker?
learning-switch = Bottar får lära sig hur jag tänker
learning-hint = Starka bottar känner dig då från dina fem senaste partier, även andra kvällar. Svaret ligger på den här enheten; ta tillbaka det när du vill, så har de glömt dig.
learning-yes = Ja, det får de
learning-no = Nej
learning-thanks = Tack. Du kan ta tillbaka det i bordets meny.
learning-declined = Bra. Du kan ändra dig i bordets meny.

learn-title = Lär dig { $game }
learn-link = Lär dig
learn-link-aria = Lär dig { $game } steg för steg
learn-menu = Lär dig steg för steg
learn-teacher = Lektionen
learn-progress = Hur långt lektionen har kommit
learn-step = Steg { $step } av { $steps }.
learn-next = Nästa
learn-back = Tillbaka
learn-show-me = Visa mig
learn-lit = I ljuset: { $things }.
learn-choose = Välj ett svar.
learn-over = Nu kan du { $game }
learn-over-lead = Bäst minns du det om du spelar.
learn-over-puzzles = Se vad du kan: lös ett problem och spela sedan en match.
learn-play = Spela mot bottar
learn-again = En gång till från början
learn-unknown = Här finns ingen lektion.

gathering-title = Vilka spelar?
gathering-invite = Skicka länken, läs upp koden eller låt dem skanna.
gathering-link = Länk
gathering-code = Kod
gathering-copy = Kopiera länken
gathering-copied = Kopierad
gathering-qr = QR-kod med länken till det här bordet
gathering-open = ledig
gathering-closed = stängd
gathering-sit = Sätt dig här
gathering-sit-beside = Två vid skärmen
gathering-second-name = Namn på den andra spelaren vid den här enheten
gathering-second = Mitt emot { $name }
gathering-sit-aria = Ta plats { $number }
gathering-seat = Plats { $number }
gathering-own-seat = { $name } (du)
gathering-bot-of = Bot: { $level }
gathering-to-open = För en människa
gathering-to-closed = Stängd
gathering-start = Starta
gathering-start-with-bots = Starta, med bottar
gathering-wait-host = Värden delar ut så snart alla är här.
gathering-name = Ditt namn
gathering-watching =
    { $count ->
        [one] 1 person tittar på
       *[other] { $count } personer tittar på
    }

table-rules = Regler
table-rules-key = Regler (?)
table-chat = Chatt
table-log = Vad som har hänt
table-sheet = Poängblad
table-menu = Bordsmeny
table-sound = Ljud
table-volume = Volym
table-theme = Ljust eller mörkt
table-theme-auto = Som enheten
table-theme-light = Ljust
table-theme-dark = Mörkt
table-pace = Tempo
table-pace-calm = Lugnt
table-pace-brisk = Raskt
table-pace-instant = Genast
table-leave = Lämna bordet
table-leave-ask-bot = En bot spelar vidare åt dig, och vem som helst får ta din plats. Lämna bordet?
table-leave-ask-wait = Bordet väntar tills någon tar din plats. Lämna bordet?
table-leave-ask-free = Du är inte kvar i rummet sedan, och med koden kommer du in igen. Lämna bordet?
table-stay = Stanna
table-home = Alla spel
refusal-rule = Regel
table-show-rule = Läs regel { $rule }
table-watching = Du tittar på
table-connecting = Ansluter …
table-dealing = Delar ut …
table-lost = Ingen anslutning. Försöker igen …
table-lost-kept = Ingen anslutning. Ditt drag är sparat.
table-back = Ansluten igen.
table-closed-4001 = Den här platsen har tagits över på en annan enhet, eller så har värden gjort den ledig.
table-closed-4003 = Värden har inte tillåtit åskådare här.
table-closed-4004 = Det finns inget bord bakom den här länken.
table-closed-4005 = Värden har visat dig ut.
table-closed-4010 = Twofold har uppdaterats: ladda om sidan.
table-closed-4011 = Det här bordet behöver en nyare server. Försöker igen …
table-closed-other = Anslutningen stängdes.
table-reload = Ladda om
table-nobody = Ingen
table-present = här
table-absent = borta
table-bot = bot
table-stand-in = en bot hoppar in
table-turn-mark = på tur
table-unknown-game = Sidan kan inte visa det spelet.
away-title = De som är borta
away-bot-soon = { $name } är borta. En bot spelar vidare om { $seconds } s.
away-bot = { $name } är borta. En bot spelar vidare.
away-waits = { $name } är borta. Bordet väntar.
away-said = { $name } är borta.
away-wait = Vänta på { $name }
away-go-on = Fortsätt med en bot
away-hide = Visa inte längre att { $name } är borta
missed-title = En bot har spelat åt dig medan du var borta
missed-none = Inget drag gjordes åt dig.
missed-earlier =
    { $count ->
        [one] En sak till hände innan dess.
       *[other] { $count } saker till hände innan dess.
    }
missed-read = Okej
stage-continue = Fortsätt
stage-stop = Stoppa nedräkningen
stage-stopped = { $name } stoppade nedräkningen.
stage-keys = Tangenter: ? öppnar reglerna, pilarna går genom korten, Enter spelar, mellanslag går vidare.

host-title = För värden
host-stand-ins = Bottar hoppar in
host-stand-ins-hint = De spelar åt dem som varit borta ett tag.
host-host = Värd
host-abandon = Avbryt partiet
host-abandon-ask = Avsluta partiet för alla, utan vinnare?
host-play-on = Spela vidare

hand-over-title = Lämna över min plats
hand-over-ask = Den som öppnar länken spelar vidare på din plats; den här enheten tittar då bara på.
hand-over-get-link = Ge mig länken
hand-over-keep = Behåll min plats
hand-over-given = Den här länken är din plats. Ge den bara till en person; du spelar tills den öppnas.

decisions-title = Vad det här bordet har bestämt
decisions-none = Inget än. Det ni bestämmer gäller också i ert nästa parti.
decisions-hold =
    { $count ->
        [one] Ett beslut gäller i nästa parti.
       *[other] { $count } beslut gäller i nästa parti.
    }
decisions-show = Visa dem
decisions-keep = Spara dem som en fil
decisions-bring = Ta med beslut från en fil
decisions-brought = De gäller från och med nästa parti.

screen-title = Storbild
screen-on-tv = Öppna { $address } på en tv och skriv in koden.
screen-way-in = Så kommer du hit
screen-join = Spela med din mobil
screen-watch = Titta nu, spela sedan
screen-or-type = eller öppna { $address } och skriv
screen-code = Kod { $code }
screen-deals = { $host } delar ut så snart alla är här.
screen-complete = Alla är här: { $host } delar ut.
screen-again = ”{ $again }” finns på era mobiler
screen-closed-hint = En storbild tittar bara på. Öppna ett bord med ”Tillåt åskådare” för att se det här.
screen-fill = Fyll skärmen
screen-elsewhere = Visa ett annat rum
screen-code-title = Ett bord på den här skärmen
screen-code-lead = Öppna ett bord på en mobil eller dator. Där står en kod: skriv in den här.
screen-show = Visa
screen-home = Det här är tv:n
screen-seats = Spelarna
screen-more = { $count } till
screen-wishes = vill spela { $game }
screen-go-on = Gå vidare med ”{ $continue }” på era mobiler

chat-placeholder = Säg något snällt
chat-label = Meddelande
chat-send = Skicka
chat-unread = nya meddelanden
chat-empty = Ingen har sagt något än.
chat-spectators = Bara de andra åskådarna hör dig.

react-open = Reagera
react-tray = Vad tycker du om det?
react-rest = Det var mycket på en gång. Snart går det igen.
react-clap = Applåd
react-laugh = Skratt
react-wow = Oj
react-heart = Hjärta
react-think = Hm …
react-oops = Hoppsan
reaction-clap = { $name } applåderar.
reaction-laugh = { $name } skrattar.
reaction-wow = { $name } häpnar.
reaction-heart = { $name } älskar det.
reaction-think = { $name } funderar.
reaction-oops = { $name } säger: hoppsan.

log-empty = Första draget återstår.
log-taken-over = { $name } spelar nu med korten som { $former } fick.
log-handed-over = Någon annan har tagit över platsen efter { $name }.

result-won = Du vann!
result-won-with = { $names } vann!
result-shared = Ni delar på segern!
result-lost =
    { $count ->
        [one] { $names } vinner
       *[other] { $names } vinner
    }
result-draw = Ingen vann den här gången
result-well-played = { $headline }. Bra spelat!
again-count =
    { $count ->
        [0] 0 av { $of } är redo
        [one] 1 av { $of } är redo
       *[other] { $count } av { $of } är redo
    }
again-starts = börjar om { $seconds } s
again-stop = Stoppa nedräkningen
again-deal = Starta nu
again-next = Näst på tur: { $names }
again-sit-out = Det här partiet står du över: andra har väntat längre.
evening-title = I kväll
evening-won = vann { $won } av { $played }
evening-people = { $names }
result-begun = Nästa parti har börjat. Ta den tid du behöver.
result-to-table = Till bordet
result-to-room = Till rummet
screen-open = Öppna ett rum på den här skärmen
result-again = Spela igen
result-broken = Partiet avbröts.

replay-title = Repris: { $game }
replay-open = Se reprisen
replay-save = Spara som en fil
replay-eyes = Vy
replay-as = Vy för { $name }
replay-spectator = Som åskådare
replay-everyone = Alla kort öppna
replay-choose = Välj en vy
replay-choose-lead = Inget avslöjas förrän du ber om det.
replay-ending = Hur det gick
replay-controls = Uppspelning
replay-slider = Steg i partiet
replay-step = Steg { $step } av { $last }
replay-first = Till början
replay-back = Ett steg bakåt
replay-play = Spela upp
replay-pause = Pausa
replay-forward = Ett steg framåt
replay-last = Till slutet
replay-part-back = Till delen före
replay-part-forward = Till nästa del
replay-jump = Hoppa till
replay-speed = Hastighet
replay-times = { $speed }×
replay-keys = Tangenter: ← → ett steg · Skift ← → ett stick eller drag · PgUp PgDn en runda · Home End · Mellanslag spelar · + − hastighet
replay-start = Före första draget
replay-unseen = Dolt i den här vyn.
replay-past = Det här partiet är slut; du ser det en gång till.
replay-failed = Partiet gick inte att hämta. Försök en gång till.

story-title = Berättelsen: { $game }
story-open = Berättelsen
story-as-table = Som tabell
story-picture = Bild av partiet
story-picture-alt = { $game } som bild: { $headline } { $standing }
story-png-wide = Spara bred bild, 1200 × 630
story-png-square = Spara kvadratisk bild, 1080 × 1080
result-moment = Ögonblicket som avgjorde · { $where }
result-titles = Utmärkelser
story-svg = Spara som SVG
story-share = Dela
story-round = Vilken omgång

proof-open = Kontrollera blandningen
proof-lead = Din webbläsare räknar själv ut det här, ur partiets logg. Servern får inte frågan om den var ärlig.
proof-working = Räknar …
proof-yes = stämmer
proof-no = stämmer INTE
proof-chain = Ingen rad har ändrats i efterhand
proof-chain-yes = Alla { $lines } rader i loggen bär SHA-256 av sig själva och raden före.
proof-chain-no = Rad { $line } stämmer inte med sin kontrollsumma.
proof-chain-other = Den sista raden är inte den som partiet hade när det var slut.
proof-seed = Startvärdet är det som låstes före partiet
proof-seed-detail = SHA-256 av partiets id och det avslöjade startvärdet är { $commitment }….
proof-seed-other = Löftet i loggen är inte det som offentliggjordes före partiet.
proof-seed-no = Det avslöjade startvärdet ger inte löftet i loggen.
proof-entropy = Varje plats slump finns i blandningarna, och ingen annans
proof-entropy-detail =
    { $seats ->
        [0] Ingen plats bidrog med egen slump.
        [one] En plats bidrog med slump till startvärdet.
       *[other] { $seats } platser bidrog med slump till startvärdet.
    }
proof-entropy-late = Din hade inte kommit fram när partiet började.
proof-entropy-other = Det loggen säger om din plats är inte det du bidrog med.
proof-entropy-of-nobody = Loggen säger inte om varje plats, och bara om dem, vad den bidrog med.
proof-end = Inget har klippts bort på slutet
proof-end-over = Partiet spelades till slut.
proof-end-kept = Partiet avbröts, och slutar där det slutade då.
proof-end-open = Partiet är inte slut: inget bevisar att inga drag har klippts bort.
proof-played = Det spelades från första kortet till det sista
proof-practice = Det här är övning, avgrenad från parti { $match } efter post { $entry }.
proof-against-kept = Kontrollerat mot det som den här webbläsaren har sparat.
proof-against-file = Kontrollerat mot enbart loggen.
proof-chance = Den första slumpen (”{ $purpose }”) kommer ur det startvärdet
proof-chance-shown = Uträknad på nytt med HMAC-SHA256 är den vad partiets första bild visar.
proof-chance-not = Uträknad på nytt med HMAC-SHA256 är den inte vad partiets första bild visar.
proof-chance-hidden = Uträknad på nytt med HMAC-SHA256. Den första bilden håller den dold, så bara reglerna kan jämföra den.
proof-numbers = Vad det blev
proof-rest = Inte kontrollerat här: att varje drag följde reglerna, och att poäng och resultat följer av dem. Spara loggen och låt kommandot avgöra:
proof-log = Spara loggen

history-title = Dina partier
history-won = vunnet
history-lost = förlorat
history-draw = ingen vann
history-all-won = alla vann
history-broken = avbrutet
history-of =
    { $count ->
       *[other] { $names } vann
    }
history-all =
    { $matches ->
        [one] Ditt parti och dina siffror
       *[other] Alla { $matches } partier och dina siffror
    }
history-matches = Partier
history-figures = Siffror
history-none = Inga partier än
history-none-lead = Det du spelar på den här enheten sparas här: vilka som var med, hur det slutade, och vägen tillbaka till varje ögonblick.
history-play = Spela ett
history-find = Hitta ett parti
history-words = Sök
history-words-hint = Ett spel, ett namn, en dag …
history-game = Spel
history-any-game = Alla spel
history-person = Med
history-anybody = Vem som helst
history-result = Resultat
history-any-result = Alla resultat
history-ended-won = Vunnet
history-ended-lost = Förlorat
history-ended-shared = Delat: alla vann, eller ingen
history-ended-broken = Avbrutet
history-ended-watched = Tittade på
history-when = När
history-span-ever = När som helst
history-span-today = I dag
history-span-week = Senaste 7 dagarna
history-span-month = Senaste 30 dagarna
history-span-year = Senaste 12 månaderna
history-found =
    { $all ->
        [one] { $found } av 1 parti
       *[other] { $found } av { $all } partier
    }
history-clear = Visa alla
history-more = Visa fler
history-not-found = Inget parti är sådant. Sök efter mindre, eller längre tillbaka.
history-replay = Repris
history-replay-of = Repris: { $match }
history-story = Berättelse
history-story-of = Berättelse: { $match }
history-analysis = Analys
history-analysis-of = Analys: { $match }
history-your-figures = Dina siffror
history-all-games = Alla spel tillsammans
history-played = Spelade
history-days = Dagar vid bordet
history-row-now = Vunna i rad nu
history-row-best = Längsta raden
history-share = Vunna av de avgjorda
history-by-game = Efter spel
history-by-game-note = Siffran till höger är hur mycket du vann av det som en sida vann ensam.
history-by-person = Med vem
history-by-person-note = Dina resultat i partier med dem, bredvid dig eller mot dig.
history-puzzles = Problem
history-day = Dag
history-puzzle = Problem
history-rating = Rating
history-ratings = Problem i { $game }
history-ratings-note = Din rating, problem för problem. Alla börjar med 1500.
history-over-time = Över tid
history-over-time-note = Partier månad för månad; den fyllda delen är det du vann.
history-month = Månad
history-export-title = Ta med dem
history-export-lead = En ZIP-fil med loggen för varje parti som är slut och finns kvar på den här servern. Var och en kan spelas upp, bevisas och läsas av program.
history-export =
    { $matches ->
        [one] Spara partiet
       *[other] Spara alla { $matches } partier
    }
history-exported =
    { $missing ->
        [0] Sparade: { $packed }.
       *[other] Sparade: { $packed }. Inte kvar på den här servern: { $missing }.
    }
history-reading = Dina partier läses: { $done } av { $total }
history-unread = Inget av de här partierna finns kvar på den här servern.

lost-title = Sidan finns inte
lost-home = Tillbaka till spelen

level-random = Slump
level-search = Sökning
level-easy = Lätt
level-normal = Medel
level-hard = Svår
level-expert = Mästare

nickname = { $first } { $second }
nickname-first-0 = Stilla
nickname-first-1 = Gyllene
nickname-first-2 = Snabb
nickname-first-3 = Glad
nickname-first-4 = Mjuk
nickname-first-5 = Klok
nickname-first-6 = Solig
nickname-first-7 = Lustig
nickname-first-8 = Modig
nickname-first-9 = Drömsk
nickname-second-0 = Utter
nickname-second-1 = Fink
nickname-second-2 = Lönn
nickname-second-3 = Komet
nickname-second-4 = Grävling
nickname-second-5 = Björk
nickname-second-6 = Häger
nickname-second-7 = Småsten
nickname-second-8 = Räv
nickname-second-9 = Lykta

## Motorns nej

refusal-match-over = Det här partiet är slut: börja ett nytt för att spela vidare.
refusal-no-such-seat = Där sitter ingen.
refusal-nothing-expired = Tiden är inte ute än.
refusal-no-such-time = En tid är ett helt antal millisekunder sedan partiet började.
refusal-no-such-entry = Ett parti kan lämnas efter vilken som helst av sina poster, och ingen annanstans.
refusal-no-such-action = { $game } har inget sådant drag: { $problem }.
refusal-lesson-waits = Prova: det här steget väntar på dig.
refusal-lesson-read-on = Läs vidare först: det finns inget att göra i det här steget.
refusal-lesson-elsewhere = Det är tillåtet, men det här steget handlar om något annat.

## Serverns nej

refusal-no-such-table = Det finns inget bord bakom den här länken.
refusal-wrong-token = Din nyckel öppnar ingen plats vid det här bordet.
refusal-host-only = Det får bara värden göra.
refusal-not-your-seat = Det här är inte din plats.
refusal-seat-taken = Platsen är inte ledig: välj en annan.
refusal-not-while-playing = Vänta tills partiet är slut.
refusal-nothing-played = Inget parti pågår.
refusal-not-over = Partiet är inte slut än: till dess förblir korten hemliga.
refusal-spectators-only-look = Åskådare tittar på: ta en plats för att spela.
refusal-another-match = Det här draget var tänkt för ett annat parti.
refusal-not-stored = Bordet kan inte spara något just nu. Inget är förlorat: skicka det igen.
refusal-not-understood = Det gick inte. Ladda om sidan och försök igen.
refusal-too-many = Det är för mycket på en gång: vänta ett ögonblick.
refusal-no-spectators = Det här bordet vill inte ha åskådare.
refusal-no-such-game = Det spelet finns inte här.
refusal-no-such-match = Det partiet finns inte.
refusal-no-such-code = Inget bord har den koden.
refusal-wrong-origin = Den här sidan får inte tala med bordet.
refusal-nothing-here = Det finns inget på den här adressen.
refusal-too-big = Ett meddelande får vara högst 8 KiB långt.
refusal-no-such-eyes = Ett parti ses från en plats som spelade det, som åskådare eller med alla kort öppna.
refusal-nameless = Ett namn behöver minst en bokstav som syns.
refusal-says-nothing = Säg något: en tom rad säger ingen någonting.
refusal-seated-already = Du har redan en plats vid det här bordet.
refusal-host-must-sit = Värden måste vara en människa som sitter vid bordet.
refusal-stale = Något ändrades precis före ditt drag: titta en gång till.
refusal-id-used = Det här id:t står för något annat som du har skickat: välj ett nytt.
refusal-dealt-in = De här korten tillhör någon som är borta just nu: tills vidare får bara en bot spela dem.
refusal-often-enough = Du har ändrat dig tillräckligt ofta: låt det vara så för nu.
refusal-long-enough = Det här partiet har pågått så länge ett parti kan: det avbryts.
refusal-no-lesson = Det här spelet har ingen lektion: regelsidan berättar hur det spelas.
refusal-no-such-person = Ingen i rummet har det numret.
refusal-not-you = Det kan du bara göra för dig själv; värden får placera folk och visa ut dem.
refusal-room-full = Rummet är fullt: du kan titta på.
refusal-not-away = Ingen saknas: ingen behöver vänta.
refusal-removed = Värden har visat ut dig ur det här rummet.
refusal-upgrade = Här finns en WebSocket: be om en uppgradering av anslutningen.
refusal-failed = Något gick fel i servern. Det du skickade har kanske inte utförts.
refusal-unreadable-move = Det här draget går inte att läsa: { $problem }.
refusal-unreadable-request = Den här begäran går inte att läsa: { $problem }
refusal-no-such-place = Det här bordet har { $seats } platser.
refusal-no-such-level = Det finns ingen bot på den nivån: välj en av { $levels }.
refusal-no-such-preset = Det finns inget sådant förval: välj ett av { $presets }.
refusal-too-many-seats = { $game } har plats för { $most } spelare.
refusal-cannot-be-set-up = Det här bordet går inte att ställa upp igen: { $problem }
refusal-foreign-name = Den här servern heter inte { $name }. Om den är din och borde det, starta den med --public-name { $name } (TWOFOLD_PUBLIC_NAMES).

## Terminalen

terminal-help = Skriv det som efterfrågas; ? visar vad du kan göra, t bordet, r reglerna, q lämnar.
terminal-may-type = Du kan skriva: { $choices }
terminal-keys = ? möjligheter · t bord · r regler · q lämna
terminal-foot = ↑ ↓ och sidtangenterna bläddrar, Enter går tillbaka till bordet
terminal-cut = … (t visar hela bordet)
terminal-unsent = ”{ $line }” skickades inte: nu är det något annat som efterfrågas.
terminal-time-left = { $left } kvar
terminal-time = Tid: { $clock }
terminal-left-open = Du lämnar bordet. Partiet är inte slut.
terminal-kept = Det är sparat: twofold play { $game } fortsätter med det.
terminal-go-on = Du lämnade ett parti med { $names }. Enter fortsätter, { $new } ger nya kort, q lämnar
terminal-after-match = again, save, analyse, replay eller q
terminal-you-win = Du vann!
terminal-you-lose = Du förlorade.
terminal-won-by = Vinnare: { $names }.
terminal-replayed = { $game }, { $entries } poster: { $names }
terminal-winners = { $count ->
    [one] { $names } vinner.
   *[other] { $names } vinner.
}
terminal-saved = Sparat som { $path }. Behåll det här, så kan ingen ändra det obemärkt:
terminal-heading-game = Spel
terminal-heading-players = Spelare
terminal-heading-minutes = Minuter
terminal-heading-bots = Bottar
terminal-heading-what = Vad det är
terminal-three-lines =
    twofold serve      öppnar bordet i webbläsaren: mot bottar eller med vänner
    twofold play SPEL  spelar i terminalen: { $games }
    twofold --help     visar allt annat: regler, repriser, säkerhetskopior
terminal-heading-bot = Bot
terminal-heading-against = Mot
terminal-heading-matches = Partier
terminal-heading-won = Vunna
terminal-heading-points = Poäng
terminal-heading-rating = Rating
terminal-heading-seat = Plats
terminal-heading-wins = Vinster
terminal-heading-mean-score = Poäng i snitt
terminal-less-is-better = { $heading } (mindre är bättre)
terminal-interval = { $value } ({ $low } till { $high })
terminal-arena-held = { $count ->
    [one] 1 parti { $game } på { $seconds } s; intervall på 95 %.
   *[other] { $count } partier { $game } på { $seconds } s; intervall på 95 %.
}
terminal-simulated = { $count ->
    [one] 1 parti { $game }, { $moves } drag på { $seconds } s.
   *[other] { $count } partier { $game }, { $moves } drag på { $seconds } s.
}
terminal-exported = { $path }: { $size } KiB, går att öppna i vilken webbläsare som helst.
terminal-backed-up = { $rows ->
    [one] 1 rad ligger i { $file }.
   *[other] { $rows } rader ligger i { $file }.
}
terminal-restored = { $rows ->
    [one] 1 rad återställdes från { $file }.
   *[other] { $rows } rader återställdes från { $file }.
}
terminal-served = Twofold finns på { $address }
terminal-served-phones = Mobiler i samma nät hittar det här:
terminal-served-end = Tryck på Ctrl+C för att avsluta.

## Dess hjälpsidor

terminal-usage = Användning:
terminal-usage-options = [VAL]
terminal-usage-command = KOMMANDO [ARGUMENT]...
terminal-usage-all-options = Val
terminal-usage-commands = Kommandon
terminal-usage-game-options = Val i { $game }
terminal-default = annars: { $default }
terminal-required = krävs
terminal-kind-text = TEXT
terminal-kind-number = TAL
terminal-kind-file = FIL
terminal-kind-folder = MAPP
terminal-kind-game = SPEL
terminal-command-twofold = Fem spel med vänner eller mot bottar.
terminal-command-games = Lista spelen.
terminal-command-rules = Visa hur ett spel spelas.
terminal-command-play = Spela mot bottar i terminalen.
terminal-command-simulate = Låt bottar spela många partier.
terminal-command-arena = Mät bottars styrka på samma givar.
terminal-command-replay = Visa ett sparat parti igen, så som någon såg det.
terminal-command-verify =
    Bevisa att ett sparat parti blandades ärligt och aldrig har ändrats.

    Det du har sparat av det och anger är vad filen jämförs med.
terminal-command-analyse = Berätta vad varje beslut i ett avslutat parti lovade, och vilka som avgjorde det.
terminal-command-export = Skriv ett avslutat parti som en HTML-fil som spelar upp det utan nät, från varje plats.
terminal-command-serve = Ställ bord till förfogande för webbläsare på den här datorn och i dess nät.
terminal-command-join = Kom in i ett rum med dess kod och visa det.
terminal-command-backup = Skriv alla bord och partier till FIL, vare sig servern är igång eller inte.
terminal-command-restore = Läs in en säkerhetskopia från FIL i en tom databas.
terminal-option-help = Visa den här hjälpen.
terminal-option-version = Visa versionen.
terminal-option-language = På vilket språk; miljöns (LANG) om inget anges.
terminal-option-json = Skriv JSON för program.
terminal-option-seed = Samma startvärde ger samma blandningar.
terminal-option-seats = Hur många som spelar; fyra, eller så många spelet tillåter, om inget anges.
terminal-option-option = Ett val i spelet, till exempel iso=yes; kan upprepas. Nedan står vad varje val tar.
terminal-option-think = Hur många sekunder en bot får tänka på ett drag.
terminal-option-bots = Bottarnas nivåer, med kommatecken; är de för få börjar de om.
terminal-option-name = Vad du heter vid bordet.
terminal-option-seat = Var du sitter.
terminal-option-pace = Sekunder mellan bottarnas drag.
terminal-option-bell = Ring i terminalens klocka på varje slag, där en takt går.
terminal-option-plain = Skriv enkla rader i stället för ett bord som står kvar; genom en pipe går de ändå.
terminal-option-save = Spara partiet här när det slutar eller avbryts.
terminal-option-book = Vad tidigare partier har lämnat efter sig, som Duples prejudikat; det som avgörs i det här läggs till.
terminal-option-resume = Fortsätt ett parti som sparats.
terminal-option-games = Hur många partier.
terminal-option-bots-by-seat = Bottarnas nivåer, plats för plats, med kommatecken; är de för få börjar de om.
terminal-option-log = Spara varje parti i den här mappen.
terminal-option-contestants = Vilka som tävlar, med kommatecken, till exempel easy,normal,hard.
terminal-option-imagined-deals = Hur många givar som föreställs för varje beslut: fler är långsammare och säkrare.
terminal-option-deals = Hur många givar för varje par.
terminal-option-processes = Hur många processer som räknar.
terminal-option-as = Vems vy som visas.
terminal-option-commitment = Löftet, så som det offentliggjordes före partiet.
terminal-option-ray = Fördela arbetet över Ray-klustret med den här adressen (local: ett eget på den här datorn).
terminal-no-ray = Ray är inte installerat: pip install 'twofold[ray]'.
terminal-no-cluster = Inget Ray-kluster svarar på { $address }.
terminal-cluster-lost = Ray-klustret på { $address } förlorar sina arbetare: vad de spelade går inte att avsluta.
terminal-option-entropy = Vad din plats bidrog med; kan upprepas.
terminal-option-digest = Sista radens kontrollsumma, så som du såg den när partiet var slut.
terminal-option-output = Bredvid partiet om inget anges.
terminal-option-database = postgresql://… eller en SQLite-fil; en fil i datamappen om inget anges.
terminal-option-data-dir = Var filerna ligger.
terminal-option-host = På vilken adress servern lyssnar.
terminal-option-port = Porten; 0 tar en ledig.
terminal-argument-code = KOD
terminal-option-server = Serverns adress.
terminal-option-no-browser = Öppna inte webbläsaren.
terminal-option-origin = En annan sida som får tala med den här servern; kan upprepas.
terminal-option-public-name = Ett namn under vilket man når den här servern, till exempel cards.example; kan upprepas.
terminal-option-public-url = Var man når den här servern, till exempel https://cards.example: därifrån kommer bilderna till länkar i chattar.
terminal-option-trusted-proxies = De proxyer som man litar på när de säger vilka adresser deras klienter har.
terminal-option-connections = Hur många anslutningar det får finnas på en gång.
terminal-option-address-connections = Hur många av dem som får komma från en adress.
terminal-option-without-connection-limits = Starta även med en uvicorn vars anslutningar inte kan begränsas.
terminal-option-request-seconds = Hur många sekunder en begäran får ta på sig att komma fram.
terminal-option-bot-workers = Processer som bottar tänker i; en färre än det finns kärnor om inget anges.
terminal-option-books = Vad varje parti av ett spel ärver, som Duples prejudikat; kan upprepas.
terminal-option-books-grow = Skriv in det som avgörs vid borden i böckerna.

## Kommandon som inte går att utföra

terminal-too-many-arguments = Det här är för mycket: { $arguments }
terminal-did-you-mean = Menar du { $possible }?
terminal-invalid = Det går inte: { $problem }
terminal-invalid-for = Det går inte för { $what }: { $problem }
terminal-missing-argument = Det saknas ett argument
terminal-missing-option = Det saknas ett val
terminal-no-such-option = Det finns inget val { $name }.
terminal-no-such-command = Det finns inget kommando { $name }.
terminal-not-the-choice = { $value } är inte { $choice }.
terminal-not-a-choice = { $value } är inte något av { $choices }.
terminal-not-a-number = { $value } är inget tal som passar.
terminal-not-in-range = { $value } ligger inte i intervallet { $range }.
terminal-not-there = { $file } finns inte.
terminal-is-a-file = { $file } är en fil.
terminal-is-a-folder = { $file } är en mapp.
terminal-not-readable = { $file } går inte att läsa.
terminal-not-of-form = { $value } har inte formen { $form }.
terminal-not-hexadecimal = { $value } är inte hexadecimalt.
terminal-not-brought = { $value } är inte en plats och vad den bidrog med, som 0=c0ffee.
terminal-nobody = { $value } är ingen: ange en plats nummer, spectator eller all.
terminal-nobody-there = Ingen sitter på { $seat }: platserna är 0 till { $last }.
terminal-no-seat = Det finns ingen plats { $seat }: platserna är 0 till { $last }.
terminal-open-replay = Partiet pågår än: se det från en plats eller som spectator.
terminal-open-export = Partiet pågår än: det kan exporteras när det är slut.
terminal-other-game = { $path } är ett parti { $other }, inte { $game }.
terminal-not-read = { $path } går inte att läsa: { $problem }.
terminal-not-written = { $path } går inte att skriva: { $problem }.
terminal-log-short = Ett sparat parti har minst två rader, ett huvud och ett sigill; det här har färre.
terminal-log-version = Det här partiet sparades med loggversion { $version }; den här Twofold läser { $readable }.
terminal-log-not-text = { $path } är inget sparat parti: det är inte text.
terminal-log-line-ends = Filen är inte som den sparades: varje rad slutar med en radmatning (LF), också den sista, och ingen är tom.
terminal-log-line = Rad { $line } går inte att läsa: { $problem }.
terminal-log-line-says-more = Rad { $line } går inte att läsa: den säger mer än ett parti har att säga, eller med andra ord.
terminal-book-not-text = { $path } går inte att läsa: det är inte text.
terminal-book-not-used = { $path } går inte att använda. { $problem }
terminal-arena-bots = En arena behöver minst två olika bottar, inte { $bots }.
terminal-arena-seats = En arena behöver ett bord med minst två platser.
terminal-arena-deals = En arena behöver minst en giv, inte { $deals }.
terminal-stuck = Bordet väntar på plats { $seats }, och ingen tänker göra något.
terminal-not-numbered = { $game } går inte att lära genom tal, eftersom man skriver fritt eller spelar mot klockan: välj ett av { $games }.
terminal-no-folder = Filer kan inte sparas i { $path } ({ $problem }): välj en annan mapp med --data-dir.
terminal-port-taken = Port { $port } på { $host } går inte att använda ({ $problem }): välj en annan med --port.
terminal-not-started = Servern kunde inte starta: det som står ovan säger varför.
terminal-no-connection-limits = Anslutningarna i den installerade uvicorn kan inte begränsas ({ $problem }). Installera Twofold med de versioner som det kräver, eller använd --without-connection-limits.
terminal-database-unknown = Twofold har sina bord i SQLite eller PostgreSQL; { $kind } är inget av dem. Ange postgresql://user@host/name eller sökvägen till en fil.
terminal-database-no-driver = PostgreSQL behöver ett paket som saknas här: pip install "twofold[postgres]".
terminal-database-unusable = Databasen { $database } går inte att använda ({ $problem }). { $advice }
terminal-database-newer = Den är från ett nyare Twofold: starta det, eller välj en annan databas med --database.
terminal-database-postgresql = Se efter om PostgreSQL är igång där och känner till namnet och lösenordet, eller ändra --database.
terminal-database-damaged = Den är skadad: flytta undan den och återställ en säkerhetskopia med twofold restore.
terminal-database-tables = Dess tabeller är ofullständiga eller tillhör ett annat program: flytta undan den och börja med en ny, eller återställ en säkerhetskopia med twofold restore.
terminal-database-linked = Databasen { $database } har { $names } namn i filsystemet (hårda länkar), och det som lagras under det ena skulle saknas under de andra. Ta bort alla namn utom det som servrar använder.
terminal-database-elsewhere = Välj ett ställe som går att skriva på, med --database eller --data-dir.
terminal-database-down = Databasen går inte att nå: { $problem }
terminal-backup-not-empty = Det finns redan bord i den här databasen: återställ i en tom.
terminal-backup-not-taken = Databasen tog inte emot säkerhetskopian: { $problem }.
terminal-backup-goes-on = { $path } fortsätter efter sitt slut.
terminal-backup-cut = { $path } är ingen hel säkerhetskopia: den har kapats eller ändrats.
terminal-backup-foreign = { $path } är ingen säkerhetskopia av Twofold: { $problem }.
terminal-backup-unknown = { $path } innehåller rader av { $table }, som den här Twofold inte känner till.

## Vad som går att bevisa om ett parti

terminal-yes = ja
terminal-no = NEJ
terminal-against-kept = jämfört med det du sparat
terminal-against-file = bara jämfört med filen själv
terminal-proof-fails = { $claim }: nej. { $why }
terminal-proof-untouched = Ingen rad har ändrats i efterhand
terminal-proof-committed = Startvärdet är det som låstes före partiet
terminal-proof-brought = Varje plats slump finns i blandningarna, och ingen annans
terminal-proof-rules = Varje post följer reglerna
terminal-proof-state = Kort och poäng blir som de antecknats
terminal-proof-result = Resultatet är det antecknade
terminal-proof-whole = Inget har klippts bort på slutet
terminal-proof-header-changed = Huvudet stämmer inte med sin kontrollsumma.
terminal-proof-seal-changed = Sigillet stämmer inte med sin kontrollsumma.
terminal-proof-entry-changed = Post { $entry } stämmer inte med sin kontrollsumma.
terminal-proof-digests = { $count } kontrollsummor
terminal-proof-digests-kept = { $count } kontrollsummor, den sista så som du sparat den
terminal-proof-other-digest = Den sista kontrollsumman är inte den som du sparat.
terminal-proof-hash = SHA-256 { $hash }…{ $kept ->
    [yes] , så som du sparat den
   *[no] { "" }
}
terminal-proof-other-seed = Startvärdet ger inte det löfte som står i huvudet.
terminal-proof-other-commitment = Löftet är inte det som du sparat.
terminal-proof-places = { $seats } platser spelade, och { $said } sägs ha varit med och blandat.
terminal-proof-nobody = Ingen satt på { $seat }.
terminal-proof-brought-else = Plats { $seat } sägs ha bidragit med något annat.
terminal-proof-brought-by = bidrag från { $seats }; bottar på { $bots }
terminal-proof-brought-kept = { $brought }; så som du sparat det för { $seats }
terminal-proof-seats = plats { $seats }
terminal-proof-no-seat = ingen plats
terminal-proof-entries = { $count ->
    [one] 1 post uppspelad igen
   *[other] { $count } poster uppspelade igen
}
terminal-proof-state-hash = tillstånd { $hash }
terminal-proof-open = pågår än
terminal-proof-over = partiet är slut
terminal-proof-stops-as-kept = partiet är inte slut, men slutar där du sparade dess kontrollsumma
terminal-proof-may-be-cut = Partiet är inte slut: inget bevisar att inget har klippts bort.

## Att se tillbaka på ett parti

analysis-title = Vad varje drag var värt
analysis-lead = En expert går igenom partiet med bara det som var och en själv kunde veta: vad varje beslut lovade och vilka som avgjorde. Det tar ungefär en minut.
analysis-start = Analysera partiet
analysis-open = Analysera
analysis-waiting = Andra står före i kön …
analysis-begun = { $done } av { $total } drag
analysis-progress = { $done } av { $total } drag; ungefär { $seconds } s kvar
analysis-curve = Chansen för { $names } i procent. En triangel är ett misstag, en ring ett tveksamt drag.
analysis-move = Drag
analysis-played = Spelat
analysis-before = Chans före
analysis-after = Chans efter
analysis-best = Bäst
analysis-about-round = { $decisions } beslut; chansen att vinna omgången är räknad på { $deals } tänkta givar för varje.
analysis-about-match = { $decisions } beslut; chansen att vinna partiet är räknad på { $deals } tänkta givar för varje.
analysis-player = Spelare
analysis-accuracy = Träffsäkerhet
analysis-decisions = Beslut
analysis-dubious = Tveksamma
analysis-mistakes = Misstag
analysis-round = Omgång { $number }
analysis-deal = { $name }: korten gav { $worth } % chans, spelet gjorde { $share } % av den.
analysis-moments = { $count ->
    [0] Ingen lät något gå förlorat.
    [one] Ögonblicket som avgjorde:
   *[other] Ögonblicken som avgjorde:
}
analysis-lost = { $before } % → { $after } %; bättre var { $best }.

## Önskningar som inte går att uppfylla

terminal-no-such-game = Det finns inget spel { $game }. Menar du { $near }?
error-no-such-game = Det finns inget spel { $game }: välj ett av { $games }.
error-no-such-bot = { $game } har ingen bot ”{ $level }”: välj en av { $levels }.
error-no-such-option = { $game } har inget val ”{ $option }”: det har { $known }.
error-options-not-taken = { $game } kan inte ta de här valen: { $problem }.
error-option-not-taken = { $game } kan inte ta { $given }: det tar { $takes }, till exempel { $example }.
error-wrong-number = { $game } är för { $allowed } spelare, inte för { $seats }.
error-no-legacy = Ett parti { $game } börjar om från början: det har ingen nytta av tidigare.
option-group-length = Längd
option-group-rules = Regler
option-group-help = En hjälpande hand
option-group-cards = Korten
option-group-words = Orden
option-group-race = Duellen
option-group-beat = Takten
option-group-time = Tid
option-group-turns = Turordning
preset-first = Första gången
preset-box = Som i asken
preset-wild = Vilt
error-analysis-open = Partiet pågår än: det kan analyseras när det är slut.
error-analysis-none = Ingen här kan { $game } tillräckligt bra för att analysera det.
error-entry-early = Post { $entry } hände före den ovanför.
error-entry-refused = Post { $entry } strider mot reglerna: { $why } ({ $rule })
error-entry-out-of-place = Post { $entry } står där post { $place } hör hemma.
error-not-set-up = Ett parti går inte att ställa upp så här: { $problem }.
error-rules-version = Det här partiet spelades efter version { $version } av reglerna för { $game }; den här Twofold känner till version { $known }.
error-newer-log = Något i dess logg har skrivits av ett nyare Twofold.
error-lesson-unreadable = Lektionen för { $game } går inte att läsa: { $problem }.
error-lesson-stuck = Ingenting av det som steg { $step } i lektionen begär går att göra.
option-takes-switch = yes eller no
option-takes-range = { $low } till { $high }
option-takes-number = ett heltal
option-takes-either = { $most } eller { $last }
option-takes-only = { $only }
option-takes-text = text
terminal-takes-like = { $takes } (till exempel { $like })

## Länkar, innan de öppnas

preview-invited = Du är inbjuden till ett bord
preview-invited-lead = Öppna länken, ta en plats och spela med: inget att installera, inget konto.
preview-room = { $game } med { $names }
preview-more = { $count } till
preview-played = Ett parti att se tillbaka på
preview-played-lead = Se det igen drag för drag, eller läs berättelsen.

## Ett rum i terminalen

terminal-room-unreachable = { $server } svarar inte.
terminal-room-typing = Skriv ett av { $words } eller namnet på ett spel som du vill spela.
terminal-room-cards = Du är med. Dina kort finns på { $address } (bara för dig); avslutar du det här spelar en bot åt dig.
terminal-room-gathering = Rum { $code }: { $game } ligger på bordet.
terminal-room-playing = Rum { $code }: { $game } spelas.
terminal-room-over = Rum { $code }: ett parti { $game } är slut. En gång till?
terminal-room-evening =
    { $count ->
        [one] Kvällen hittills, ett parti:
       *[other] Kvällen hittills, { $count } partier:
    }
terminal-room-score = { $name }: { $won } vunna av { $played }
terminal-room-title = { $title } ({ $names })
terminal-room-host = värd
terminal-room-waits = på tur
terminal-room-away = borta
terminal-room-in = är med
terminal-room-out = är inte med
terminal-room-wish = vill spela { $game }

terminal-command-puzzles = Lös problem: ställningar med ett enda klart bästa drag.
terminal-option-puzzle-number = Bara det här problemet; annars det som passar dig bäst, om och om igen.
terminal-option-notebook = Var din rating och dina lösta problem sparas.
terminal-notebook-unreadable = Anteckningsboken { $path } går inte att läsa: { $problem }
error-no-puzzles = Det finns inga problem i { $game }.
error-no-such-puzzle = Det finns inget problem { $number }: de går från 1 till { $last }.
refusal-puzzle-elsewhere = Det får du göra, men problemet gäller ett annat drag.
puzzle-title = Problem { $number }, rating { $rating }. Vilket är det bästa draget?
puzzle-right = Just det.
puzzle-wrong = Det finns något bättre.
puzzle-rating = Din rating är { $rating }, efter { $count ->
    [one] ett problem
   *[other] { $count } problem
}.
refusal-no-puzzle = Det problemet finns inte.
puzzles-title = Problem: { $game }
puzzles-link = Problem
puzzles-about = Problemet
puzzles-unknown = Det finns inga problem till det här spelet.
puzzle-chance = { $chance } %
puzzle-option = { $option }: { $value }
puzzle-chances = { $victory ->
    [match] Chans att vinna partiet
   *[round] Chans att vinna rundan
}
puzzle-own = ditt svar
puzzle-next = Nästa problem

# ---- Today's deal

error-no-challenge = { $game } hör inte till dagens giv.
refusal-today-over = Den här uppgiften är slut för i dag.
refusal-no-challenge = Det finns ingen sådan uppgift.
refusal-other-day = Det är inte längre, eller inte än, dagens giv: där är det en annan dag.

# ---- Att spela vidare från ett ögonblick i ett avslutat parti

today-title = Dagens giv
today-lead = Fem små uppgifter, i dag samma för alla. Ungefär två minuter var.
today-about = Uppgiften
today-unknown = Den uppgiften finns inte i dag.
today-challenge = Dagens giv: { $game }
today-play = Spela
today-play-on = Spela vidare
today-again = Spela igen
today-open = { $way }: dagens uppgift i { $game }
today-marks = { $full } hela, { $half } halva, av { $most }
today-not-yet = Inte spelad än
today-over = Klart för i dag.
today-counted = Bara dagens första resultat räknas.
today-back = Hela dagens giv
today-line = Din dag på en rad
today-copy = Kopiera
today-copied = Kopierat
today-share = Dela
today-streak = { $count ->
    [one] En dag i rad
   *[other] { $count } dagar i rad
}
today-you = du
today-points = { $count ->
    [one] 1 poäng
   *[other] { $count } poäng
}
today-marks-of = { $game }: { $marks }
today-players = Dagens spelare
today-players-lead = Jämför dig med alla som spelar i dag på den här servern. De ser ditt namn och dina märken, inget annat, och i övermorgon är allt borta.
today-players-enter = Visa mig i listan
today-players-wait = Dina resultat är på väg …
today-players-leave = Visa inget mer av mig
today-room-lead = Alla spelar samma fem små uppgifter, var och en på sin egen enhet. Resultaten möts här.
today-room-open = Spela tillsammans
today-room-about = Du spelar för rummet: det ser dina märken så snart en uppgift är över.
today-room-results = Dagens giv i det här rummet
today-room-shown = Rummet ser dina resultat.
today-room-retry = Försök igen
today-room-back = Tillbaka till rummet
terminal-option-today-server = Stå i listan över dagens spelare där: serverns adress.
terminal-option-today-name = Vad du heter i den listan; med --server.
terminal-command-today = Spela dagens giv: små uppgifter, samma för alla. Utan spel: listan över dem.
terminal-option-day = En annan dags giv, som 2026-11-16; annars dagens, där du är.
terminal-option-today-notebook = Var dina resultat sparas.
terminal-option-what-if = Spela vidare efter så många poster, från platsen i --as.
terminal-option-what-if-bots = Styrkan hos bottarna på de andra platserna, med --what-if.
terminal-what-if = Övning från post { $entry }, som { $name }; bottar tar de andra platserna.
terminal-what-if-help = Skriv det som frågas efter; undo tar tillbaka ditt senaste drag, then berättar vad som hände i partiet, q lämnar bordet.
terminal-what-if-then = Vad som hände då:
terminal-what-if-over = Slut: undo, then eller q
terminal-what-if-nobody = Efter post { $entry } är det ingens tur: välj en tidigare.
terminal-what-if-json = --what-if och --json går inte ihop.
what-if-open = Spela vidare härifrån
what-if-title = { $game }, spelat vidare
what-if-about = Den här övningen
what-if-practice = Övning, räknas aldrig.
what-if-left = Korten är partiets efter steg { $step } av { $last }.
what-if-wait = Bottarna sätter sig …
what-if-clock = Här avgör tiden. Den startar när du vill, tre sekunder före ögonblicket.
what-if-start = Starta klockan
what-if-seat = Vems plats du tar
what-if-as = som { $name }
what-if-undo = Ångra
what-if-restart = Tillbaka till ögonblicket
what-if-watch = Se det igen
what-if-compare = Då och nu
what-if-then = Då
what-if-now = Nu
what-if-end = Till slut: { $result }
what-if-unknown = Det finns inget sådant ögonblick.
refusal-not-played = Den här uppgiften är inte spelad till slutet.
