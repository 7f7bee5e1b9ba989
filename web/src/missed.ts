/**
 * What happened while a bot played for somebody, asked for over a line of its own: the page's own line shows the match as
 * it stands, and goes on.
 */
import type { Hello, ServerMessage } from "./generated/types";
import { PROTOCOL, type Wire } from "./match";
import { namesTo, type Name } from "./messages";
import type { AnyGameTable } from "./table";

/** The events from this update of the match on, as the seat may know them; none if the server does not tell them. */
export function eventsFrom(wire: Wire, token: string, match: string, first: number): Promise<unknown[]> {
  const hello: Partial<Hello> = { type: "hello", protocol: PROTOCOL, token, match, number: first - 1 };
  return new Promise((told) => {
    wire.onopen = () => wire.send(JSON.stringify(hello));
    wire.onclose = () => told([]);
    wire.onmessage = ({ data }) => {
      const message = JSON.parse(data) as ServerMessage;
      if (message.type !== "update") return;
      told(message.match === match ? message.events : []);
      wire.close();
    };
  });
}

/** What of it concerns this seat, in words: a sentence that would be another if the seat were somebody else's. */
export function ownSentences(
  game: AnyGameTable,
  events: readonly unknown[],
  seat: number,
  names: readonly string[],
): string[] {
  const inWords = (told: Name[]) => events.map((event) => game.sentence(event, told));
  const [mine, anybodys] = [inWords(namesTo(seat, names)), inWords(namesTo(null, names))];
  return mine.filter((sentence, index) => sentence && sentence !== anybodys[index]);
}
