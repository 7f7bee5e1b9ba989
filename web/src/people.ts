/** The people of a room as this page shows them: bots are characters, whichever way they came to the table. */
import { characterName, lookOfCharacter, temperOf } from "./characters";
import type { Line, PersonShown, SeatShown, Table } from "./generated/types";
import type { Look } from "./look";
import { text } from "./messages";
import { botCharacter, botName } from "./naming";

/** What the log calls bots that were planned for a seat: the seat decides which character that is. */
export const BOT = /^Bot \(.+\)$/;

type Whoever = Pick<PersonShown, "name" | "look" | "bot" | "seat">;

function characterOf({ name, bot, seat }: Whoever): string | null {
  if (!bot) return null;
  return BOT.test(name) && seat !== null ? botCharacter(seat) : bot.character;
}

export function personName(person: Whoever): string {
  const character = characterOf(person);
  return character === null ? person.name : characterName(character);
}

export function personLook(person: Whoever): Look {
  const character = characterOf(person);
  return character === null ? person.look : lookOfCharacter(character);
}

/** "easy-going"; people have none that we would know of. */
export function personTemper(person: Whoever): string {
  const character = characterOf(person);
  return character === null ? "" : temperOf(character);
}

/** "Otto, easy-going": the name alone for people. */
export function described(person: Whoever): string {
  const [name, temper] = [personName(person), personTemper(person)];
  return temper ? text("room-character", { name, temper }) : name;
}

/** Whose line of chat it is; nobody's who is still here, perhaps. */
export const whoSaid = (line: Pick<Line, "person">, people: Table["people"]): PersonShown | null =>
  people.find(({ id }) => id === line.person) ?? null;

const atSeat = (seat: SeatShown, people: Table["people"]): PersonShown | null =>
  people.find(({ id }) => id === seat.person) ?? null;

/** A bot that nobody asked for by name is none of those who are here already. */
function standInName(seat: number, people: Table["people"]): string {
  const here = people.map(personName);
  const names = people.map((_, step) => botName(seat + step));
  return names.find((name) => !here.includes(name)) ?? botName(seat + people.length);
}

/** Who sits there; empty where nobody does. Who left in mid-match is called as the bot that plays on. */
export function nameOf(seat: SeatShown, index: number, people: Table["people"] = []): string {
  if (seat.kind === "open") return seat.stand_in ? standInName(index, people) : seat.name;
  if (seat.kind !== "bot") return seat.name;
  const bot = atSeat(seat, people);
  return bot ? personName(bot) : botName(index);
}

/** How whoever sits there looks; chosen by the seat where nobody ever said. */
export function lookAt(seat: SeatShown, index: number, people: Table["people"] = []): Look {
  const person = atSeat(seat, people);
  return person ? personLook(person) : lookOfCharacter(botCharacter(index));
}
