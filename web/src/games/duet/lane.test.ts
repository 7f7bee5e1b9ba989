import { render, screen } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";
import type { DuetFailing, DuetJudgement } from "../../generated/types";
import type { Output } from "../../sound";
import { pitchOf, playFlip } from "./kit";
import Lane from "./Lane.svelte";

function lane(beat: number, hits: DuetJudgement[], chances: number | null = 3, failing?: DuetFailing) {
  const { container } = render(Lane, {
    pulse: { beat, passed: beat + 0.25 },
    hits,
    failing,
    flips: 8,
    seat: 0,
    chances,
    most: 3,
    upwards: false,
    facing: false,
    label: "The beat runs",
  });
  return container;
}

describe("the lane", () => {
  it("says that a card was out of sequence, and forgives nothing any more_bug", () => {
    const said = lane(6, ["tight", "missed"], 2, "out_of_sequence").textContent;
    expect(said).toContain("out of sequence");
    expect(said).not.toContain("forgiven");
  });

  it("counts four in, large, before anybody has come in", () => {
    for (const beat of [0, 1, 2, 3])
      expect(lane(beat, []).querySelector("strong.count")?.textContent).toBe(String(beat + 1));
    expect(lane(4, []).querySelector("strong.count")).toBeNull();
    expect(lane(2, ["tight"]).querySelector("strong.count")).toBeNull();
  });

  it("lets the beats come towards the cards, the next one nearest", () => {
    const coming = [...lane(5, []).querySelectorAll<HTMLElement>(".coming")];
    expect(coming.map((beat) => beat.textContent)).toEqual(["3", "4", "1", "2"]);
    const places = coming.map((beat) => Number(/translateY\((.*)cqh\)/.exec(beat.style.transform)![1]));
    expect(places).toEqual([...places].sort((one, other) => other - one));
  });

  it("says tight, early or late without a millisecond, with a firework and a streak", () => {
    const container = lane(8, ["tight", "early", "late", "tight"]);
    expect(container.querySelector(".judgement")?.textContent).toContain("spot on");
    expect(container.querySelector(".hit .spark")).not.toBeNull();
    expect(screen.getByText("4 in a row")).toBeTruthy();
    expect(container.textContent).not.toContain("ms");
  });

  it("names a miss, and forgives it", () => {
    expect(lane(6, ["tight", "missed"], 2).textContent).toContain("forgiven: 2 left");
    expect(lane(6, ["tight", "rested"], 0).textContent).toContain("none left");
    expect(lane(6, ["missed"], null).textContent).not.toContain("forgiven");
  });
});

interface Heard {
  wave: string;
  pitch: number;
}

/** What is played on an output that only takes notes. */
function heard(play: (output: Output) => void): Heard[] {
  const notes: Heard[] = [];
  const parameter = () => {
    const noted = {
      value: 0,
      exponentialRampToValueAtTime: () => noted,
      linearRampToValueAtTime: () => noted,
    };
    return Object.assign(noted, { setValueAtTime: (value: number) => ((noted.value = value), noted) });
  };
  const node = () => ({ connect: (next: unknown) => next });
  const context = {
    createGain: () => ({ ...node(), gain: parameter() }),
    createOscillator() {
      const frequency = parameter();
      const voice = { ...node(), type: "sine", frequency, stop: () => undefined };
      const start = () => notes.push({ wave: voice.type, pitch: frequency.value });
      return Object.assign(voice, { start });
    },
  };
  play({ context, out: node() } as unknown as Output);
  return notes;
}

describe("the two players", () => {
  it("sing the same tone in two timbres, so that the answer is heard as an answer", () => {
    for (const number of [1, 5, 8]) {
      const [call, answer] = [0, 1].map((seat) => heard((output) => playFlip(output, 0, seat, number, true)));
      const octaves = Math.log2(answer![0]!.pitch / call![0]!.pitch);
      expect(call![0]!.pitch).toBe(pitchOf(number));
      expect(Number.isInteger(octaves)).toBe(true);
      expect(call!.map(({ wave }) => wave)).not.toEqual(answer!.map(({ wave }) => wave));
    }
  });
});
