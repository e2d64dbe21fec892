import fc from "fast-check";
import { expect, test } from "vitest";
import { freeMinute, giveBackTime, isFull, loadTimes, noteFull, takeTime } from "./taken-times.ts";
import type { DayWindow } from "./week-clock.ts";

const key = 7;
const gap = 5;
const windows: readonly DayWindow[] = [
  { id: 1, anchor: 100, proper: [{ from: 100, to: 118 }], overrun: [{ from: 119, to: 131 }] },
  { id: 2, anchor: 131, proper: [{ from: 131, to: 150 }], overrun: [] },
];
const roomIn = (taken: ReturnType<typeof loadTimes>, { anchor, proper, overrun }: DayWindow, start: number) =>
  freeMinute(taken, key, { anchor, gap, start, earliest: 0, spans: [...proper, ...overrun] });

test("a window that is known to be full has no free minute, and is asked again once somebody gives a time back", () => {
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
          giveBackTime(taken, key, minute);
        } else {
          const minute = roomIn(taken, asked, start);
          if (minute === null) noteFull(taken, key, asked);
          else {
            takeTime(taken, key, minute, null);
            held.push(minute);
          }
        }
        for (const one of windows) {
          if (!isFull(taken, key, one)) continue;
          full += 1;
          expect(roomIn(taken, one, start)).toBeNull();
        }
      }
    }),
  );
  expect(full).toBeGreaterThan(0);
});
