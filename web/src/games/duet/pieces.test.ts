import { beforeEach, describe, expect, it } from "vitest";
import type { DuetEvent, DuetTap, DuetView } from "../../generated/types";
import { updateOf } from "../../testing";
import { beatAt, beatTime, countOf, judgements, offsetAt, ratingOf, tapAt, wholeMilliseconds } from "./beat";
import song from "./fixtures/song.json";
import { laid, lastTakenBack, put, takenBack, wholeRow } from "./laying";
import { forgetLatency, isOdd, isUneven, keepLatency, keptLatency, latencyOf, TAPS } from "./latency";
import { EVERY, LOOKAHEAD } from "../../sound";
import { startMetronome } from "./metronome";
import { beatsShown, firstBeat, heightOf } from "./plot";

beforeEach(() => localStorage.clear());

describe("the beat", () => {
  it("falls where the server has it", () => {
    expect([0, 1, 2, 3].map((beat) => beatTime(1000, 90, beat))).toEqual([1000, 1667, 2333, 3000]);
  });

  it("is counted from the one that started it", () => {
    expect(beatAt(999, 1000, 90)).toBe(-1);
    expect(beatAt(1000, 1000, 90)).toBe(0);
    expect(beatAt(1666, 1000, 90)).toBe(0);
    expect(beatAt(1667, 1000, 90)).toBe(1);
    expect([0, 1, 3, 4, 7].map(countOf)).toEqual([1, 2, 4, 1, 4]);
  });

  it("says how early or late a time is", () => {
    expect(offsetAt(1640, 1000, 90)).toBe(-27);
    expect(offsetAt(1700, 1000, 90)).toBe(33);
  });

  it("rates taps as the server does", () => {
    const update = updateOf(song, 6);
    const view = update.view as DuetView;
    const events = update.events as DuetEvent[];
    const finished = events.find((event) => event.type === "performance_finished")!;
    const rating = ratingOf(view.performances[0]!.taps)!;
    expect(rating).toEqual(finished.rating);
    expect(ratingOf([])).toBeNull();
  });

  it("says the same whole milliseconds of its own rating as of the server's", () => {
    const taps = [0, 2, 19].map((offset, beat) => ({ beat, offset })) as DuetTap[];
    const { spread } = ratingOf(taps)!; // 8.524…, which the server has as 8.5 and writes as 8
    expect(spread).toBe(8.5);
    expect([spread, -spread, 9.5, 8.6, 8.4].map(wholeMilliseconds)).toEqual([8, 8, 10, 9, 8]);
  });
});

describe("the metronome", () => {
  function running(lead = 0, time = 5000) {
    const clicks: { at: number; count: number }[] = [];
    let task = () => undefined as void;
    let stopped = false;
    const clock = { now: time };
    const stop = startMetronome(
      { since: 5000, tempo: 120, lead },
      (beat, wait) => clicks.push({ at: clock.now + wait, count: countOf(beat) }),
      {
        now: () => clock.now,
        every: (again) => {
          task = again;
          return () => (stopped = true);
        },
      },
    );
    const pass = (milliseconds: number, steps = EVERY) => {
      for (const end = clock.now + milliseconds; clock.now < end;) {
        clock.now += steps;
        task();
      }
    };
    return { clicks, pass, stop, isStopped: () => stopped };
  }

  it("clicks each beat once, at its exact time", () => {
    const { clicks, pass } = running();
    pass(2000);
    expect(clicks.map(({ at }) => at)).toEqual([5000, 5500, 6000, 6500, 7000]);
    expect(clicks.map(({ count }) => count)).toEqual([1, 2, 3, 4, 1]);
  });

  it("stays exact when its timer is late, as long as it looks ahead far enough", () => {
    const { clicks, pass } = running();
    pass(2000, LOOKAHEAD - 1);
    expect(clicks.map(({ at }) => at).slice(0, 4)).toEqual([5000, 5500, 6000, 6500]);
  });

  it("leaves out what has passed rather than catching up in a burst", () => {
    const { clicks, pass } = running(0, 8240);
    pass(500);
    expect(clicks.map(({ at }) => at)).toEqual([8500]);
  });

  it("is heard sooner on a device that is late", () => {
    const { clicks, pass } = running(80);
    pass(1000);
    expect(clicks.map(({ at }) => at)).toEqual([5420, 5920]);
  });

  it("stops when told to", () => {
    const { stop, isStopped } = running();
    stop();
    expect(isStopped()).toBe(true);
  });
});

describe("calibration", () => {
  it("needs eight taps and takes the median of all but the first two", () => {
    const taps = [300, -200, 50, 60, 40, 55, 45, 900];
    expect(latencyOf(taps.slice(0, TAPS - 1))).toBeNull();
    expect(latencyOf(taps)).toBe(53);
  });

  it("is kept on this device", () => {
    expect(keptLatency()).toBe(0);
    keepLatency(42);
    expect(keptLatency()).toBe(42);
    forgetLatency();
    expect(keptLatency()).toBe(0);
  });

  /** Eight taps of somebody with unsteady hands on a device that is late by so much; the same ones every time. */
  function tapping(late: number, seed: number): number[] {
    let state = seed;
    const even = () => (state = (state * 48271) % 2147483647) / 2147483647;
    const unsteady = () => (even() + even() + even() + even() - 2) * 60;
    return Array.from({ length: TAPS }, () => late + unsteady());
  }

  it("converges to what the device is late by, whatever the hands do", () => {
    for (const late of [0, 40, 130, 260]) {
      forgetLatency();
      const away = [1, 2, 3, 4, 5, 6].map((seed) => {
        keepLatency(latencyOf(tapping(late, seed * 7919))!);
        return Math.abs(keptLatency() - late);
      });
      expect(away[0]).toBeLessThan(60);
      expect(Math.max(...away.slice(3))).toBeLessThan(20);
    }
  });

  it("begins anew when the device is another", () => {
    for (const seed of [1, 2, 3, 4]) keepLatency(latencyOf(tapping(30, seed))!);
    keepLatency(latencyOf(tapping(250, 5))!);
    expect(Math.abs(keptLatency() - 250)).toBeLessThan(50);
  });

  it("believes no taps that lie far apart, but forgives one on either side", () => {
    expect(isUneven([0, 0, 40, 60, 55, 45, 300, -250])).toBe(false);
    expect(isUneven([0, 0, -200, 180, -150, 160, 200, -190])).toBe(true);
  });

  it("makes two devices alike: what is late on one is judged as on the other", () => {
    const [since, tempo, tolerance] = [5000, 96, 120];
    const hand = [0, 35, -30, 70, -60, 12, 47, -110];
    const judgedOn = (late: number) => {
      forgetLatency();
      keepLatency(latencyOf(Array.from({ length: TAPS }, () => late))!);
      const taps = hand.map((offset, beat) => {
        const heard = beatTime(since, tempo, beat) - keptLatency() + late;
        return tapAt(heard + offset, since, tempo);
      });
      return judgements(taps, tolerance);
    };
    const near = judgedOn(15);
    expect(near.filter((hit) => hit === "tight")).toHaveLength(5);
    expect(judgedOn(240)).toEqual(near);
  });

  it("is offered to somebody who is steady beside the beat", () => {
    const taps = (...offsets: number[]) => offsets.map((offset, beat) => ({ beat, offset }));
    expect(isOdd(taps(80, 95, 70, 88, 76, 90))).toBe(true);
    expect(isOdd(taps(-20, 30, 10, -15, 5, 12))).toBe(false);
    expect(isOdd(taps(200, -150, 180, -90, 160, 220))).toBe(false);
    expect(isOdd(taps(80, 95))).toBe(false);
  });
});

describe("a row in the making", () => {
  it("fills from the left, and each card lies once", () => {
    expect(laid(laid([null, null], 2), 1)).toEqual([2, 1]);
    expect(laid([2, null], 2)).toEqual([2, null]);
    expect(wholeRow([2, null])).toBeNull();
    expect(wholeRow([2, 1])).toEqual([2, 1]);
    expect(wholeRow([])).toBeNull();
  });

  it("gives cards back", () => {
    expect(takenBack([3, 1, null], 3)).toEqual([null, 1, null]);
    expect(lastTakenBack([3, 1, null])).toEqual([3, null, null]);
    expect(lastTakenBack([null])).toEqual([null]);
  });

  it("swaps two cards, or puts one from the hand where another lay", () => {
    expect(put([3, 1, 2], 3, 2)).toEqual([2, 1, 3]);
    expect(put([3, null, null], 2, 0)).toEqual([2, null, null]);
    expect(put([3, null, null], 3, 1)).toEqual([null, 3, null]);
  });
});

describe("the timing plot", () => {
  const one = (...beats: number[]) => ({
    name: "Ada",
    taps: beats.map((beat) => ({ beat, offset: 0 })),
    seat: 0,
  });

  it("begins with the bar of the first flip and has room for the whole song", () => {
    expect(firstBeat(one(6, 7).taps)).toBe(4);
    expect(firstBeat([], 9)).toBe(8);
    expect(beatsShown([one(6, 7)], 4)).toBe(8);
    expect(beatsShown([one(6, 7, 13)], 4)).toBe(12);
  });

  it("draws early above and late below, and what is far off at the edge", () => {
    expect(heightOf(-80)).toBe(-0.5);
    expect(heightOf(0)).toBe(0);
    expect(heightOf(900)).toBe(1);
  });
});
