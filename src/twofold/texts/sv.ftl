### Det som inte hör till något spel: motorn, servern, terminalen och ramen i webbläsaren.

language-name = Svenska

you = Du

## Motorns nej

refusal-match-over = Det här partiet är slut: börja ett nytt för att spela vidare.
refusal-no-such-seat = Där sitter ingen.
refusal-nothing-expired = Tiden är inte ute än.
refusal-no-such-time = En tid är ett helt antal millisekunder sedan partiet började.
refusal-no-such-action = { $game } har inget sådant drag: { $problem }.
refusal-lesson-waits = Prova: det här steget väntar på dig.
refusal-lesson-read-on = Läs vidare först: det finns inget att göra i det här steget.
refusal-lesson-elsewhere = Det är tillåtet, men det här steget handlar om något annat.

## Serverns nej

refusal-no-such-table = Det finns inget bord bakom den här länken.
refusal-wrong-token = Din nyckel öppnar ingen plats vid det här bordet.
refusal-host-only = Det får bara den som öppnade bordet göra.
refusal-not-your-seat = Det här är inte din plats.
refusal-seat-taken = Platsen är inte ledig: välj en annan.
refusal-not-while-playing = Vänta tills partiet är slut.
refusal-nothing-played = Inget parti pågår.
refusal-not-over = Partiet är inte slut än: till dess förblir korten hemliga.
refusal-spectators-only-look = Åskådare tittar på: ta en plats för att spela.
refusal-another-match = Det här draget var tänkt för ett annat parti.
refusal-not-stored = Bordet kan inte spara något just nu. Inget är förlorat: skicka det igen.
refusal-not-understood = Det här meddelandet går inte att förstå.
refusal-too-many = Det är för mycket på en gång: vänta ett ögonblick.
refusal-no-spectators = Det här bordet vill inte ha åskådare.
refusal-no-such-game = Det spelet finns inte här.
refusal-no-such-match = Det partiet finns inte.
refusal-no-such-code = Inget bord har den koden.
refusal-wrong-origin = Den här sidan får inte tala med bordet.
refusal-nothing-here = Det finns inget på den här adressen.
refusal-too-big = Ett meddelande får vara högst 8 KiB långt.
refusal-no-such-eyes = Ett parti ses från en plats som spelade det, som åskådare eller som alla.
refusal-nameless = Ett namn behöver minst en bokstav som syns.
refusal-says-nothing = Säg något: en tom rad säger ingen någonting.
refusal-seated-already = Du har redan en plats vid det här bordet.
refusal-host-must-sit = Värden måste vara en människa som sitter vid bordet.
refusal-stale = Bordet har gått vidare sedan du bestämde det här: titta en gång till.
refusal-id-used = Det här id:t står för något annat som du har skickat: välj ett nytt.
refusal-dealt-in = De här korten delades ut till någon: bara en bot får spela dem tills personen varit borta länge.
refusal-often-enough = Du har ändrat dig tillräckligt ofta: låt det vara så för nu.
refusal-long-enough = Det här partiet har pågått så länge ett parti kan: det avbryts.
refusal-no-lesson = Det här spelet har ingen lektion: regelsidan berättar hur det spelas.
refusal-upgrade = Här finns en WebSocket: be om en uppgradering av anslutningen.
refusal-failed = Något gick fel i servern. Det du skickade har kanske inte utförts.
refusal-unreadable-move = Det här draget går inte att läsa: { $problem }.
refusal-unreadable-request = Den här begäran går inte att läsa: { $problem }
refusal-no-such-place = Det här bordet har { $seats } platser.
refusal-no-such-level = Det finns ingen bot på den nivån: välj en av { $levels }.
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
terminal-heading-bots = Botar
terminal-heading-what = Vad det är

## Önskningar som inte går att uppfylla

error-no-such-game = Det finns inget spel { $game }: välj ett av { $games }.
error-no-such-bot = { $game } har ingen bot ”{ $level }”: välj en av { $levels }.
error-no-such-option = { $game } har inget val ”{ $option }”: det har { $known }.
error-options-not-taken = { $game } kan inte ta de här valen: { $problem }.
error-option-not-taken = { $game } kan inte ta { $given }: det tar { $takes }, till exempel { $example }.
error-wrong-number = { $game } är för { $allowed } spelare, inte för { $seats }.
error-no-legacy = Ett parti { $game } börjar om från början: det har ingen nytta av tidigare.
option-takes-switch = yes eller no
option-takes-range = { $low } till { $high }
option-takes-number = ett heltal
option-takes-either = { $most } eller { $last }
option-takes-only = { $only }
option-takes-text = text
