import { voices } from "@polyphon/contract/content/content.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { freeMinute, fullIn, giveBackTime, loadTimes, storeTimes, takeTime } from "./taken-times.ts";
import type { DayWindow } from "./week-clock.ts";

const key = 7;
const gap = 5;
const windows: readonly DayWindow[] = [
  { id: 1, anchor: 100, proper: [{ from: 100, to: 118 }], overrun: [{ from: 119, to: 131 }] },
  { id: 2, anchor: 131, proper: [{ from: 131, to: 150 }], overrun: [] },
];
const roomIn = (taken: ReturnType<typeof loadTimes>, { anchor, proper, overrun }: DayWindow, start: number) =>
  freeMinute(taken, key, { anchor, gap, start, earliest: 0, spans: [...proper, ...overrun] });

test("a window known to be full has no free minute until a time in it is released", () => {
  const step = fc.record({ give: fc.boolean(), window: fc.nat(1), start: fc.nat(50), which: fc.nat(30) });
  let full = 0;
  fc.assert(
    fc.property(fc.array(step, { minLength: 20, maxLength: 60 }), (steps) => {
      const taken = loadTimes([]);
      const held: number[] = [];
      for (const { give, window, start, which } of steps) {
        const asked = windows[window];
        if (!asked) continue;
        if (give && held.length > 0) {
          const [minute = 0] = held.splice(which % held.length, 1);
          giveBackTime(taken, key, minute, "VOICE_1");
        } else {
          const minute = roomIn(taken, asked, start);
          if (minute === null) fullIn(taken, [asked]).add(key);
          else {
            takeTime(taken, key, minute, "VOICE_1");
            held.push(minute);
          }
        }
        for (const one of windows) {
          if (!fullIn(taken, [one]).has(key)) continue;
          full += 1;
          expect(roomIn(taken, one, start)).toBeNull();
        }
      }
    }),
  );
  expect(full).toBeGreaterThan(0);
});

test("taking and releasing a time leaves neither its time nor its voice behind", () => {
  const share = fc.record({
    key: fc.nat(2),
    minute: fc.nat(500),
    voice: fc.constantFrom(...voices),
    stays: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(share, { maxLength: 40 }), (shares) => {
      const [both, only] = [loadTimes([]), loadTimes([])];
      for (const each of shares) takeTime(both, each.key, each.minute, each.voice);
      for (const each of shares)
        if (each.stays) takeTime(only, each.key, each.minute, each.voice);
        else giveBackTime(both, each.key, each.minute, each.voice);
      expect(storeTimes(both).filter(([, minutes]) => minutes.length > 0)).toEqual(storeTimes(only));
    }),
  );
});
