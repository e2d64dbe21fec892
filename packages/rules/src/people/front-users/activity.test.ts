import fc from "fast-check";
import { expect, test } from "vitest";
import { activityOf, quietSince } from "./activity.ts";

const now = new Date("2026-11-19T12:00:00Z");

test("somebody who has never shared is not quiet, and after thirty days without a share somebody is", () => {
  expect(activityOf(null, now)).toBe("NEVER");
  expect(activityOf(new Date("2026-10-20T12:00:00Z"), now)).toBe("SHARING");
  expect(activityOf(new Date("2026-10-20T11:59:59.999Z"), now)).toBe("QUIET");
});

test("a later share never makes anybody quieter", () => {
  const moment = fc.date({ min: new Date("2020-01-01"), max: now, noInvalidDate: true });
  fc.assert(
    fc.property(moment, moment, (one, other) => {
      const [earlier, later] = one < other ? [one, other] : [other, one];
      expect(activityOf(earlier, now) === "SHARING" && activityOf(later, now) === "QUIET").toBe(false);
      expect(activityOf(quietSince(now), now)).toBe("SHARING");
    }),
  );
});
