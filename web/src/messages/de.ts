/** Die Texte der Oberfläche auf Deutsch. */
import type { Same } from ".";
import type { en } from "./en";
import { OWN } from "./person";

const list = (items: readonly (string | number)[], and: string) =>
  items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} ${and} ${items.at(-1)}`;

const levels: Record<string, string> = {
  random: "Zufall",
  search: "Suche",
  easy: "Leicht",
  normal: "Mittel",
  hard: "Schwer",
  expert: "Meister",
};
const levelName = (level: string) => levels[level] ?? level.charAt(0).toUpperCase() + level.slice(1);

export const de: Same<typeof en> = {
  name: "Twofold",
  close: "Schließen",
  you: OWN.de,
  loading: "Einen Moment …",
  sound: { on: "Mit Ton", without: "Ohne" },
  language: "Sprache",
  bots: [
    "Pip",
    "Otto",
    "Mira",
    "Nell",
    "Juno",
    "Bram",
    "Cleo",
    "Ivo",
    "Tess",
    "Remy",
    "Lux",
    "Ada",
    "Finn",
    "Wren",
    "Kit",
    "Zuri",
  ],

  home: {
    title: "Fünf Spiele um zwei, ein Tisch",
    lead: "Such dir eine Karte aus, und du bist dabei. Auf den anderen Plätzen sitzen Bots, oder du schickst deinen Freunden einen Link.",
    shelf: "Die Spiele",
    play: "Spielen",
    playAria: (game) => `${game} gegen Bots spielen`,
    friends: "Mit Freunden",
    friendsAria: (game) => `${game} mit Freunden spielen`,
    players: (counts) => {
      const [least, most] = [counts[0] ?? 0, counts.at(-1) ?? 0];
      const gapless = most - least + 1 === counts.length;
      return least === most
        ? `${least} Personen`
        : gapless && counts.length > 2
          ? `${least}–${most} Personen`
          : `${list(counts, "oder")} Personen`;
    },
    minutes: (minutes) => `etwa ${minutes} Min.`,
    resume: "Mach weiter, wo du warst",
    continueAria: (game, others) => `Zurück zu ${game}${others && ` mit ${others}`}`,
    yourTable: (others) => (others ? `mit ${others}` : "dein Tisch"),
    code: "Hast du einen Code?",
    codeLabel: "Code des Tisches",
    join: "Mitspielen",
    openTables: "Offene Tische",
    freeSeats: (count) => (count === 1 ? "1 freier Platz" : `${count} freie Plätze`),
    watchOnly: "zuschauen",
    noServer: "Der Spielserver antwortet nicht. Läuft er?",
    playAs: "Du spielst als",
  },

  create: {
    title: (game) => `Ein Tisch für ${game}`,
    name: "Dein Name",
    seats: "Plätze",
    options: "Varianten",
    noOptions: "Keine Varianten: einfach das Spiel.",
    bots: "Bots auf freien Plätzen",
    level: levelName,
    public: "Für alle sichtbar",
    publicHint: "Fremde dürfen dazukommen. Sonst nur, wer deinen Link oder Code hat.",
    spectators: "Zuschauer erlauben",
    spectatorsHint: "Wer zuschaut, sieht nur, was offen auf dem Tisch liegt.",
    memory: "Bots erinnern sich an euch",
    memoryHint: "Bei einer Revanche kennen schwere Bots euren Geschmack aus den Partien an diesem Tisch.",
    open: "Tisch eröffnen",
    back: "Alle Spiele",
    unknownGame: "Dieses Spiel kennt der Server nicht.",
  },

  learn: {
    title: (game) => `${game} lernen`,
    link: "Lernen",
    linkAria: (game) => `${game} Schritt für Schritt lernen`,
    menu: "Schritt für Schritt lernen",
    teacher: "Die Lektion",
    progress: "Wie weit die Lektion ist",
    step: (step, steps) => `Schritt ${step} von ${steps}.`,
    next: "Weiter",
    back: "Zurück",
    showMe: "Zeig es mir",
    over: (game) => `Jetzt kannst du ${game}`,
    overLead: "Am besten bleibt es hängen, wenn du es spielst.",
    play: "Gegen Bots spielen",
    again: "Noch einmal von vorn",
    unknown: "Hier gibt es keine Lektion.",
  },

  gathering: {
    title: "Wer spielt mit?",
    invite: "Schick den Link, sag den Code an oder lass den QR-Code scannen.",
    link: "Link",
    code: "Code",
    copy: "Link kopieren",
    copied: "Kopiert",
    qr: "QR-Code mit dem Link zu diesem Tisch",
    open: "frei",
    closed: "geschlossen",
    bot: (level) => (level ? `Bot (${levelName(level)})` : "Bot"),
    sit: "Hier sitzen",
    sitBeside: "Zu zweit hier",
    sitBesideAria: (seat: number) => `Jemand nimmt Platz ${seat + 1} an diesem Gerät`,
    secondName: "Name der zweiten Person an diesem Gerät",
    second: (name: string) => `Gegenüber von ${name}`.slice(0, 40),
    sitAria: (seat) => `Platz ${seat + 1} nehmen`,
    seat: (seat) => `Platz ${seat + 1}`,
    botOf: (level) => `Bot: ${level}`,
    toOpen: "Für jemanden frei",
    toClosed: "Geschlossen",
    start: "Austeilen",
    startWithBots: "Austeilen, mit Bots",
    waitHost: "Ausgeteilt wird, sobald alle da sind.",
    name: "Dein Name",
    watching: (count) => (count === 1 ? "1 Person schaut zu" : `${count} Personen schauen zu`),
  },

  table: {
    rules: "Regeln",
    rulesKey: "Regeln (?)",
    rulesNote: "Die Regeln stehen hier auf Englisch.",
    chat: "Chat",
    log: "Was geschah",
    sheet: "Punktezettel",
    menu: "Tischmenü",
    sound: "Ton",
    volume: "Lautstärke",
    theme: "Hell oder dunkel",
    themes: { auto: "Wie das Gerät", light: "Hell", dark: "Dunkel" },
    pace: "Tempo",
    paces: { calm: "Ruhig", brisk: "Flott", instant: "Sofort" },
    leave: "Tisch verlassen",
    leaveAsk: (standIns) =>
      standIns
        ? "Ein Bot spielt für dich weiter, und jeder darf deinen Platz nehmen. Verlassen?"
        : "Der Tisch wartet, bis jemand deinen Platz nimmt. Verlassen?",
    stay: "Bleiben",
    home: "Alle Spiele",
    showRule: (rule) => `Regel ${rule} lesen`,
    watching: "Du schaust zu",
    connecting: "Verbinde …",
    dealing: "Es wird ausgeteilt …",
    lost: "Verbindung verloren. Neuer Versuch …",
    closed: {
      4001: "Dieser Platz wurde auf einem anderen Gerät übernommen.",
      4003: "An diesem Tisch darf nicht zugeschaut werden.",
      4004: "Hinter diesem Link ist kein Tisch.",
      4010: "Twofold wurde erneuert: Bitte lade die Seite neu.",
      other: "Die Verbindung wurde geschlossen.",
    },
    reload: "Neu laden",
    nobody: "Niemand",
    present: "da",
    absent: "fort",
    clockWaits: "Jemand ist fort. Die Uhr wartet ein wenig.",
    bot: "Bot",
    standIn: "ein Bot springt ein",
    turnMark: "am Zug",
    unknownGame: "Dieses Spiel kann die Seite nicht zeigen.",
  },

  host: {
    title: "Für den Gastgeber",
    standIns: "Bots springen ein",
    standInsHint: "Sie spielen für alle, die eine Weile weg sind.",
    host: "Gastgeber",
    change: "Varianten ändern",
    changed: "Geändert.",
    abandon: "Partie abbrechen",
    abandonAsk: "Die Partie endet ohne Sieger, und zwar für alle. Abbrechen?",
    playOn: "Weiterspielen",
  },

  handOver: {
    title: "Meinen Platz weitergeben",
    ask: "Wer den Link öffnet, spielt auf deinem Platz weiter; dieses Gerät schaut dann nur noch zu.",
    getLink: "Gib mir den Link",
    keep: "Platz behalten",
    given: "Dieser Link ist dein Platz. Gib ihn nur einer Person; bis sie ihn öffnet, spielst du.",
  },

  decisions: {
    title: "Was dieser Tisch entschieden hat",
    none: "Noch nichts. Was ihr entscheidet, gilt auch in eurer nächsten Partie.",
    hold: (count) =>
      count === 1
        ? "Eine Entscheidung gilt in der nächsten Partie."
        : `${count} Entscheidungen gelten in der nächsten Partie.`,
    show: "Zeigen",
    keep: "Als Datei behalten",
    bring: "Entscheidungen aus einer Datei mitbringen",
    brought: "Sie gelten ab der nächsten Partie.",
  },

  screen: {
    title: "Großer Bildschirm",
    onTv: (address) => `Am Fernseher ${address} öffnen und den Code eingeben.`,
    wayIn: "So kommst du her",
    join: "Mitspielen per Handy",
    watch: "Zuschauen per Handy",
    orType: (address) => `oder ${address} öffnen und eingeben:`,
    code: (code) => `Code ${code.split("").join(" ")}`,
    deals: (host) => (host ? `${host} teilt aus, sobald alle da sind.` : ""),
    complete: (host) => (host ? `Alle sind da: ${host} teilt aus.` : ""),
    again: (again) => `„${again}“ steht auf euren Handys`,
    closedHint:
      "Ein großer Bildschirm schaut nur zu. Eröffne einen Tisch mit „Zuschauer erlauben“, um ihn hier zu sehen.",
    fill: "Den Bildschirm füllen",
    codeTitle: "Ein Tisch auf diesem Bildschirm",
    codeLead: "Eröffne einen Tisch auf einem Handy oder Computer. Dort steht ein Code: Gib ihn hier ein.",
    show: "Zeigen",
    home: "Das hier ist der Fernseher",
    homeHint: "Zeig einen Tisch dem ganzen Raum; die Handys sind die Hände.",
    seats: "Die Spieler",
  },

  chat: {
    placeholder: "Sag etwas Nettes",
    label: "Nachricht",
    send: "Senden",
    unread: "neue Nachrichten",
    empty: "Noch hat niemand etwas gesagt.",
    spectators: "Nur die anderen Zuschauer hören dich.",
  },

  log: {
    empty: "Der erste Zug kommt noch.",
    takenOver: (name, former) => `${name} spielt jetzt mit den Karten, die ${former} bekam.`,
    handedOver: (name) => `Den Platz von ${name} hat jemand anders übernommen.`,
  },

  result: {
    won: "Du hast gewonnen!",
    shared: "Ihr teilt euch den Sieg!",
    lost: (names) => `${list(names, "und")} ${names.length === 1 ? "gewinnt" : "gewinnen"}`,
    draw: "Diesmal hat niemand gewonnen",
    again: "Noch einmal",
    broken: "Die Partie wurde abgebrochen.",
  },

  replay: {
    title: (game) => `${game}, noch einmal`,
    open: "Noch einmal ansehen",
    save: "Als eine Datei sichern",
    eyes: "Mit wessen Augen",
    as: (name) => `Als ${name}`,
    spectator: "Als Zuschauer",
    everyone: "Alles offen",
    choose: "Durch wessen Augen möchtest du es sehen?",
    chooseLead: "Nichts wird verraten, bevor du danach fragst.",
    ending: "Wie es ausging",
    controls: "Wiedergabe",
    slider: "Schritt der Partie",
    step: (step, last) => `Schritt ${step} von ${last}`,
    first: "Zum Anfang",
    back: "Ein Schritt zurück",
    play: "Abspielen",
    pause: "Anhalten",
    forward: "Ein Schritt weiter",
    last: "Zum Ende",
    start: "Vor dem ersten Zug",
    unseen: "Es geschah etwas, das von hier aus nicht zu sehen war.",
    past: "Diese Partie ist vorbei; du siehst sie noch einmal.",
    failed: "Die Partie ließ sich nicht holen. Versuch es noch einmal.",
  },

  story: {
    title: (game) => `${game}, die Geschichte`,
    open: "Die Geschichte",
    asTable: "Als Tabelle",
    picture: "Ein Bild zum Behalten",
    pictureAlt: (game, headline, standing) => `${game} als Bild: ${headline}. ${standing}`,
    png: "Als PNG speichern",
    svg: "Als SVG speichern",
    share: "Teilen",
    round: "Welche Runde",
  },

  proof: {
    open: "Das Mischen prüfen",
    lead: "Dein Browser rechnet das selbst nach, aus dem Protokoll der Partie. Der Server wird nicht gefragt, ob er ehrlich war.",
    working: "Es wird gerechnet …",
    yes: "stimmt",
    no: "stimmt NICHT",
    chain: "Keine Zeile wurde nachträglich geändert",
    chainYes: (lines) =>
      `Alle ${lines} Zeilen des Protokolls tragen den SHA-256 ihrer selbst und der Zeile davor.`,
    chainNo: (line) => `Zeile ${line} passt nicht zu ihrer Prüfsumme.`,
    chainOther: "Die letzte Zeile ist nicht die, die die Partie an ihrem Ende hatte.",
    seed: "Der Startwert ist der, der vor der Partie festgelegt wurde",
    seedDetail: (commitment) =>
      `Der SHA-256 aus Nummer der Partie und offengelegtem Startwert ist ${commitment.slice(0, 16)}….`,
    seedOther: "Die Festlegung im Protokoll ist nicht die, die vor der Partie bekannt gegeben wurde.",
    seedNo: "Der offengelegte Startwert ergibt nicht die Festlegung im Protokoll.",
    entropy: "Der Zufall jedes Platzes steckt in den Mischungen, und sonst keiner",
    entropyDetail: (seats) =>
      seats === 0
        ? "Kein Platz hat eigenen Zufall dazugegeben."
        : `${seats === 1 ? "Ein Platz hat" : `${seats} Plätze haben`} Zufall zum Startwert dazugegeben.`,
    entropyLate: "Deiner war noch nicht da, als die Partie begann.",
    entropyOther: "Was das Protokoll von deinem Platz sagt, ist nicht das, was du dazugegeben hast.",
    entropyOfNobody: "Das Protokoll sagt nicht von jedem Platz, und nur von ihnen, was er dazugegeben hat.",
    end: "Am Ende wurde nichts abgeschnitten",
    endOver: "Die Partie kam an ihr Ende.",
    endKept: "Die Partie wurde abgebrochen und hört dort auf, wo sie damals aufhörte.",
    endOpen: "Die Partie ist nicht zu Ende: Nichts beweist, dass keine Züge abgeschnitten wurden.",
    againstKept: "Geprüft gegen das, was dieser Browser aufgehoben hat.",
    againstFile: "Geprüft nur gegen das Protokoll selbst.",
    chance: (purpose) => `Der erste Zufall („${purpose}“) stammt aus diesem Startwert`,
    chanceShown: "Mit HMAC-SHA256 nachgerechnet, ist es das, was das erste Bild dieser Partie zeigt.",
    chanceNot: "Mit HMAC-SHA256 nachgerechnet, ist es nicht das, was das erste Bild dieser Partie zeigt.",
    chanceHidden:
      "Mit HMAC-SHA256 nachgerechnet. Das erste Bild hält es verborgen, also können es nur die Regeln vergleichen.",
    numbers: "Was herauskam",
    rest: "Hier nicht geprüft: dass jeder Zug den Regeln folgte und dass Punkte und Ergebnis sich daraus ergeben. Sichere das Protokoll und lass den Befehl entscheiden:",
    log: "Protokoll sichern",
  },

  history: {
    title: "Deine Partien",
    won: "gewonnen",
    lost: "verloren",
    draw: "ohne Sieger",
    broken: "abgebrochen",
    of: (names) => `${list(names, "und")} ${names.length === 1 ? "gewann" : "gewannen"}`,
    all: (matches) => `Alle ${matches} zeigen`,
    running: ({ matches, wins }) =>
      `Nach ${matches} Partien: ${wins.map(({ name, wins }) => `${name} ${wins}`).join(" · ")}`,
  },

  lost: { title: "Diese Seite ist weggefaltet", home: "Zurück zu den Spielen" },
};
