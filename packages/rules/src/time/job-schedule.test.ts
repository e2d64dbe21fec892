import fc from "fast-check";
import { expect, test } from "vitest";
import { readJobSchedule } from "./job-schedule.ts";

const minute = fc.integer({ min: 0, max: 59 });
const hour = fc.integer({ min: 0, max: 23 });

test("a schedule is read as every few minutes, once an hour or once a day", () => {
  expect(readJobSchedule("* * * * *")).toEqual({ every: "minutes", minutes: 1 });
  fc.assert(
    fc.property(minute, hour, (m, h) => {
      expect(readJobSchedule(`*/${m + 1} * * * *`)).toEqual({ every: "minutes", minutes: m + 1 });
      expect(readJobSchedule(`${m} * * * *`)).toEqual({ every: "hour", minute: m });
      expect(readJobSchedule(`${m} ${h} * * *`)).toEqual({ every: "day", hour: h, minute: m });
    }),
  );
});

test("any other expression is none of them", () => {
  for (const other of [
    "",
    "*/0 * * * *",
    "* 3 * * *",
    "1 2 3 * *",
    "1,2 * * * *",
    "x * * * *",
    "*/5 2 * * *",
  ])
    expect(readJobSchedule(other)).toBeNull();
});
