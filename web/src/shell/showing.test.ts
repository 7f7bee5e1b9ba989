import { beforeEach, expect, it, vi } from "vitest";
import dualis from "../games/dualis/fixtures/opening.json";
import duos from "../games/duos/fixtures/watching.json";
import { kept } from "../kept";
import { PATIENCE, type Fixture } from "../testing";
import { Showing } from "./showing.svelte";

/** A room: one game after the other lies on its table. */
class Room extends Showing {
  you = null;
  names = ["Ada", "Bo", "Cleo", "Dan"];
  now = () => 0;

  async play(game: string, fixture: unknown): Promise<void> {
    await this.loadGame(game);
    this.add(...(fixture as Fixture).updates);
  }

  put = (game: string): Promise<void> => this.loadGame(game);
  takenOver = (sentence: string): void => this.note([sentence]);
}

beforeEach(() => kept.write("pace", "instant"));

it("says nothing of the game before when another one lies on the table (bug)", async () => {
  const room = new Room();
  await room.play("dualis", dualis);
  await vi.waitFor(() => expect(room.log).not.toEqual([]), { timeout: PATIENCE });
  const told = room.log;
  await room.put("duos");
  expect(room.log).toEqual([]);
  await room.play("duos", duos);
  await vi.waitFor(() => expect(room.settled).toBe(true), { timeout: PATIENCE });
  expect(room.log.filter((sentence) => told.includes(sentence))).toEqual([]);
});

it("still tells who took a seat over when the match has gone on (bug)", async () => {
  const room = new Room();
  const [first, ...rest] = (dualis as unknown as Fixture).updates;
  await room.play("dualis", { updates: [first] });
  room.takenOver("Otto plays for Bo.");
  await room.play("dualis", { updates: rest.slice(0, 1) });
  await vi.waitFor(() => expect(room.log.length).toBeGreaterThan(1), { timeout: PATIENCE });
  expect(room.log[0]).toBe("Otto plays for Bo.");
});
