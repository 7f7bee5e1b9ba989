/** Every text of the shell. The games' texts are in `games/<game>/en.ts`, in the same form. */
const list = (items: readonly (string | number)[], and: string) =>
  items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} ${and} ${items.at(-1)}`;

export const en = {
  name: "Twofold",
  close: "Close",
  you: "You",
  loading: "One moment …",
  /** What bots are called, by seat. */
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
    title: "Five games of two, one table",
    lead: "Pick a card and you are dealt in. Bots take the other seats, or send your friends a link.",
    shelf: "The games",
    play: "Play",
    playAria: (game: string) => `Play ${game} against bots`,
    friends: "With friends",
    friendsAria: (game: string) => `Play ${game} with friends`,
    players: (counts: readonly number[]) => {
      const [least, most] = [counts[0] ?? 0, counts.at(-1) ?? 0];
      const gapless = most - least + 1 === counts.length;
      return least === most
        ? `${least} players`
        : gapless && counts.length > 2
          ? `${least}–${most} players`
          : `${list(counts, "or")} players`;
    },
    minutes: (minutes: number) => `about ${minutes} min`,
    resume: "Pick up where you left off",
    continueAria: (game: string, others: string) => `Go back to ${game}${others && ` with ${others}`}`,
    yourTable: (others: string) => (others ? `with ${others}` : "your table"),
    code: "Got a code?",
    codeLabel: "Table code",
    join: "Join",
    openTables: "Open tables",
    freeSeats: (count: number) => (count === 1 ? "1 free seat" : `${count} free seats`),
    watchOnly: "watch",
    noServer: "The table server does not answer. Is it running?",
    playAs: "You play as",
  },

  create: {
    title: (game: string) => `A table of ${game}`,
    name: "Your name",
    seats: "Seats",
    options: "Variants",
    noOptions: "No variants: just the game.",
    bots: "Bots on empty seats",
    level: (level: string) => level.charAt(0).toUpperCase() + level.slice(1),
    public: "List it for everybody",
    publicHint: "Strangers may join. Otherwise only people with your link or code.",
    spectators: "Let people watch",
    spectatorsHint: "Spectators see only what lies open on the table.",
    open: "Open the table",
    back: "All games",
    unknownGame: "This server does not know that game.",
  },

  gathering: {
    title: "Who plays?",
    invite: "Send the link, read out the code, or let them scan.",
    link: "Link",
    code: "Code",
    copy: "Copy link",
    copied: "Copied",
    qr: "QR code of the link to this table",
    open: "free",
    closed: "closed",
    bot: (level: string | null | undefined) => (level ? `${level} bot` : "bot"),
    sit: "Sit here",
    sitAria: (seat: number) => `Take seat ${seat + 1}`,
    toBot: "Bot",
    toBotAria: (seat: number) => `Let a bot play seat ${seat + 1}`,
    toOpen: "Free it",
    toOpenAria: (seat: number) => `Free seat ${seat + 1} for a person`,
    start: "Deal",
    startWithBots: "Deal, bots fill in",
    waitHost: "The host deals as soon as everybody is here.",
    name: "Your name",
    watching: (count: number) => (count === 1 ? "1 person watches" : `${count} people watch`),
  },

  table: {
    rules: "Rules",
    rulesKey: "Rules (?)",
    chat: "Chat",
    log: "What happened",
    sheet: "Score sheet",
    menu: "Table menu",
    sound: "Sound",
    theme: "Light or dark",
    themes: { auto: "Like the device", light: "Light", dark: "Dark" },
    pace: "Pace",
    paces: { calm: "Calm", brisk: "Brisk", instant: "At once" },
    leave: "Leave the table",
    leaveAsk: "A bot plays on for you. Leave?",
    stay: "Stay",
    home: "All games",
    showRule: (rule: string) => `Read rule ${rule}`,
    watching: "You are watching",
    connecting: "Connecting …",
    lost: "Connection lost. Trying again …",
    back: "Connected again",
    closed: {
      4001: "This seat was taken up on another device.",
      4003: "This table does not want to be watched.",
      4004: "There is no table behind this link.",
      4010: "Twofold was updated: please reload the page.",
      other: "The connection was closed.",
    },
    reload: "Reload",
    present: "here",
    absent: "away",
    bot: "bot",
    standIn: "a bot stands in",
    turnMark: "to play",
    unknownGame: "This page cannot show that game.",
  },

  chat: {
    placeholder: "Say something nice",
    label: "Message",
    send: "Send",
    empty: "Nobody has said anything yet.",
    spectators: "Only the other spectators hear you.",
  },

  log: { empty: "The first move is still to come." },

  result: {
    won: "You won!",
    shared: "You share the victory!",
    lost: (names: readonly string[]) => `${list(names, "and")} ${names.length === 1 ? "wins" : "win"}`,
    draw: "Nobody won this time",
    again: "Play again",
    broken: "The match was broken off.",
  },

  lost: { title: "This page is folded away", home: "Back to the games" },
};
