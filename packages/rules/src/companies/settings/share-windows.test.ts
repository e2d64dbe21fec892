import { limits } from "@polyphon/contract/limits.ts";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { minutesOf, timeOf } from "../../time/day-minutes.ts";
import { firstSettings } from "./first-settings.ts";
import { checkWindows, gapsOf, roomIn, type WindowSettings, windowsOf } from "./share-windows.ts";

const good: WindowSettings = firstSettings;
const faultsOf = (changes: Partial<WindowSettings>) => checkWindows({ ...good, ...changes });
const messages = (changes: Partial<WindowSettings>) =>
  faultsOf(changes).map(({ field, say }) => `${field} ${say}`);

const time = fc.integer({ min: 0, max: 24 * 60 - 1 }).map(timeOf);
const anyHours: fc.Arbitrary<WindowSettings> = fc.record({
  primaryFrom: time,
  primaryTo: time,
  primaryOverrunTo: time,
  secondaryFrom: time,
  secondaryTo: time,
  secondaryOverrunTo: time,
  tertiaryFrom: time,
  tertiaryTo: time,
  tertiaryOverrunTo: time,
  shareTimeFrom: time,
  shareTimeTo: time,
  fixedTimeGap: fc.integer({ min: 1, max: 240 }),
  overrunHardCap: fc.integer({ min: 0, max: 240 }),
});

/** Hours that are valid by construction, to be broken in one place at a time. */
const goodHours: fc.Arbitrary<WindowSettings> = fc
  .tuple(
    fc.integer({ min: 0, max: 300 }),
    fc.tuple(
      fc.integer({ min: 30, max: 90 }),
      fc.integer({ min: 30, max: 90 }),
      fc.integer({ min: 30, max: 90 }),
    ),
    fc.tuple(fc.integer({ min: 31, max: 120 }), fc.integer({ min: 31, max: 120 })),
    fc.integer({ min: 0, max: 30 }),
  )
  .map(([start, [one, two, three], [firstGap, secondGap], cap]) => {
    const at = [start, start + one];
    const second = [(at[1] ?? 0) + firstGap, (at[1] ?? 0) + firstGap + two];
    const third = [(second[1] ?? 0) + secondGap, (second[1] ?? 0) + secondGap + three];
    const names = { primary: at, secondary: second, tertiary: third };
    const entries = Object.entries(names).flatMap(([name, [from = 0, to = 0]]) => [
      [`${name}From`, timeOf(from)],
      [`${name}To`, timeOf(to)],
      [`${name}OverrunTo`, timeOf(to + cap)],
    ]);
    return {
      ...good,
      ...(Object.fromEntries(entries) as Partial<WindowSettings>),
      overrunHardCap: cap,
      shareTimeFrom: timeOf(start),
      shareTimeTo: timeOf(Math.max((third[1] ?? 0) + cap, start + 180)),
    };
  });

describe("a company's windows", () => {
  test("are valid with the defaults of a new company, in any order of entry", () => {
    expect(checkWindows(good)).toEqual([]);
    fc.assert(
      fc.property(goodHours, (hours) => {
        expect(checkWindows(hours)).toEqual([]);
      }),
    );
  });

  test("that pass keep every rule at once, whatever was entered", () => {
    fc.assert(
      fc.property(fc.oneof(anyHours, goodHours), (hours) => {
        if (checkWindows(hours).length > 0) return;
        const [first, second, third] = windowsOf(hours);
        const [from, to] = [minutesOf(hours.shareTimeFrom), minutesOf(hours.shareTimeTo)];
        expect(to - from).toBeGreaterThanOrEqual(limits.company.shareHours * 60);
        expect(to).toBeLessThanOrEqual(minutesOf(limits.company.latestTime));
        for (const window of windowsOf(hours)) {
          expect(window.from).toBeLessThan(window.to);
          expect(window.from).toBeGreaterThanOrEqual(from);
          expect(window.overrunTo).toBeLessThanOrEqual(to);
          expect(window.overrunTo - window.to).toBeLessThanOrEqual(hours.overrunHardCap);
        }
        for (const gap of gapsOf(hours)) expect(hours.overrunHardCap).toBeLessThan(gap);
        expect(first?.overrunTo).toBeLessThan(second?.from ?? 0);
        expect(second?.overrunTo).toBeLessThan(third?.from ?? 0);
      }),
      { numRuns: 2_000 },
    );
  });

  test("come in their order: the secondary not before the primary, the tertiary not before the secondary [C5companies-03] [C5companies-04]", () => {
    expect(messages({ secondaryFrom: "07:30", secondaryTo: "07:45", secondaryOverrunTo: "07:45" })).toContain(
      "secondaryFrom secondaryNotBefore",
    );
    expect(messages({ tertiaryFrom: "11:00", tertiaryTo: "11:30", tertiaryOverrunTo: "11:30" })).toContain(
      "tertiaryFrom tertiaryNotBefore",
    );
  });

  test("lie in a share time of at least three hours, less is refused; exactly three are enough [C5companies-05] [A9-29] [C9-08]", () => {
    fc.assert(
      fc.property(goodHours, fc.integer({ min: 1, max: 400 }), (hours, length) => {
        const start = minutesOf(hours.shareTimeFrom);
        const faults = checkWindows({ ...hours, shareTimeTo: timeOf(start + length) });
        expect(faults.some(({ say }) => say === "shareTimeHours")).toBe(length < 180);
      }),
    );
  });

  test("lie in a share time that begins before it ends [C5companies-06]", () => {
    expect(messages({ shareTimeFrom: "20:00", shareTimeTo: "20:00" })).toContain("shareTimeTo fromBeforeTo");
    expect(messages({ shareTimeFrom: "21:00", shareTimeTo: "07:00" })).toContain("shareTimeTo fromBeforeTo");
  });

  test("are further apart than the overrun may last [C5companies-07]", () => {
    fc.assert(
      fc.property(goodHours, fc.integer({ min: 0, max: 240 }), (hours, cap) => {
        const smallest = Math.min(...gapsOf(hours));
        const fault = checkWindows({ ...hours, overrunHardCap: cap }).find(
          ({ say }) => say === "capBelowGap",
        );
        expect(fault !== undefined).toBe(cap >= smallest);
        if (fault) expect(fault).toMatchObject({ field: "overrunHardCap", values: { minutes: smallest } });
      }),
    );
  });

  test("and the share time end at 23:30 at the latest [C5companies-08]", () => {
    const late = { tertiaryFrom: "22:00", tertiaryTo: "23:00", shareTimeTo: "23:30" };
    expect(messages({ ...late, tertiaryOverrunTo: "23:30" })).toEqual([]);
    expect(messages({ ...late, tertiaryOverrunTo: "23:31", overrunHardCap: 60 })).toContain(
      "tertiaryOverrunTo latestTime",
    );
    expect(messages({ shareTimeTo: "23:31" })).toEqual(["shareTimeTo latestTime"]);
  });

  test("have room for one colleague per fixed gap", () => {
    expect(roomIn({ from: 480, to: 600 }, 6)).toBe(20);
    expect(roomIn({ from: 600, to: 480 }, 6)).toBe(0);
    expect(roomIn({ from: 480, to: 600 }, 0)).toBe(0);
  });
});

test("minutes and times convert to each other without loss", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1439 }), (minutes) => {
      expect(minutesOf(timeOf(minutes))).toBe(minutes);
    }),
  );
});
