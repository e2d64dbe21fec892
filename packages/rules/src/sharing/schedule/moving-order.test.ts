import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, mondayOf } from "../../time/calendar-dates.ts";
import { inMovingOrder } from "./moving-order.ts";

const first = "2026-11-16";
const perWeek = 3;

test("shares that are moved by the same days never wait for each other's places in a week", () => {
  let crowded = 0;
  fc.assert(
    fc.property(
      fc.array(fc.record({ day: fc.nat(20), moves: fc.boolean() }), { maxLength: 12 }),
      fc.integer({ min: -21, max: 21 }),
      (given, days) => {
        const shares = given.map(({ day, moves }, id) => ({ id, moves, date: addDays(first, day) }));
        const fits = (dates: readonly string[]) =>
          [...Map.groupBy(dates, mondayOf).values()].every((week) => week.length <= perWeek);
        const after = shares.map(({ date, moves }) => (moves ? addDays(date, days) : date));
        fc.pre(fits(shares.map(({ date }) => date)) && fits(after));
        const order = inMovingOrder(
          shares
            .filter(({ moves }) => moves)
            .map(({ id, date }) => ({ shareId: id, scheduleDate: addDays(date, days) })),
          shares.map(({ id, date }) => ({ id, dueAt: new Date(`${date}T10:00:00Z`) })),
          "Europe/Berlin",
        );
        expect(order.toSorted((one, other) => one - other)).toEqual(
          shares.filter(({ moves }) => moves).map(({ id }) => id),
        );
        const dates = shares.map(({ date }) => date);
        for (const id of order) {
          dates[id] = after[id] ?? "";
          expect(fits(dates)).toBe(true);
        }
        if (order.length > perWeek) crowded += 1;
      },
    ),
    { numRuns: 500 },
  );
  expect(crowded).toBeGreaterThan(10);
});
