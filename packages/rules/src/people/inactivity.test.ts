import { limits } from "@polyphon/contract/limits.ts";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { stepOfAbsence } from "./inactivity.ts";

const allowed = fc.integer({ min: limits.company.inactivityMin, max: 400 });

/** Day after day, as the job sees somebody who never signs in; some days it does not run. */
function live(allowedDays: number, runs: (day: number) => boolean, until = 500) {
  const notified: { readonly day: number; readonly mail: number; readonly last: boolean }[] = [];
  let [reminded, remindedOn] = [0, 0];
  for (let days = 0; days <= until; days += 1) {
    if (!runs(days)) continue;
    const hoursSinceReminder = (days - remindedOn) * 24;
    const step = stepOfAbsence({ days, allowedDays, reminded, hoursSinceReminder });
    if (step.kind === "deactivate") return { notified, endedOn: days };
    if (step.kind !== "remind") continue;
    [reminded, remindedOn] = [step.day, days];
    notified.push({ day: days, mail: step.day, last: step.last });
  }
  return { notified, endedOn: null };
}

describe("an inactive employee", () => {
  test("is reminded at 10, 30, 45 and 60 days, and deactivated after what the company allows", () => {
    expect(live(60, () => true)).toEqual({
      notified: [10, 30, 45, 60].map((day) => ({ day, mail: day, last: day === 60 })),
      endedOn: 61,
    });
    expect(live(45, () => true).notified.map(({ mail }) => mail)).toEqual([10, 30, 45]);
    expect(live(45, () => true).endedOn).toBe(46);
    expect(live(100, () => true)).toMatchObject({ endedOn: 101, notified: { length: 4 } });
  });

  test("is never deactivated before the allowed days, nor without a warning a day earlier", () => {
    fc.assert(
      fc.property(allowed, fc.uniqueArray(fc.integer({ min: 0, max: 500 })), (allowedDays, missed) => {
        const idle = new Set(missed);
        const { notified, endedOn } = live(allowedDays, (day) => !idle.has(day));
        expect(notified.map(({ mail }) => mail)).toEqual(
          notified.map(({ mail }) => mail).toSorted((a, b) => a - b),
        );
        expect(notified.every(({ day, mail }) => day >= mail)).toBe(true);
        if (endedOn === null) return;
        expect(endedOn).toBeGreaterThan(allowedDays);
        const warning = notified.at(-1);
        expect(warning?.last).toBe(true);
        expect(warning!.day).toBeLessThan(endedOn);
      }),
    );
  });

  test("never gets the same reminder twice", () => {
    fc.assert(
      fc.property(allowed, (allowedDays) => {
        const mails = live(allowedDays, () => true).notified.map(({ mail }) => mail);
        expect(new Set(mails).size).toBe(mails.length);
      }),
    );
  });
});
