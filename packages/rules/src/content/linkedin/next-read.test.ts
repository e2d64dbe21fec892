import { importProblems } from "@polyphon/contract/content/linkedin/linkedin-post.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { nextRead } from "./next-read.ts";

const now = new Date("2026-11-15T12:00:00Z");
const minutes = (at: Date) => (at.getTime() - now.getTime()) / 60_000;

describe("the next read of a LinkedIn page", () => {
  it("follows the setting after a successful read", () => {
    expect(nextRead({ problem: null, retryAt: null, failures: 7 }, 2, now)).toEqual({
      at: new Date("2026-11-15T14:00:00Z"),
      failures: 0,
    });
  });

  it("is delayed further with each failure, up to a day", () => {
    const waits = [0, 1, 2, 3, 30].map((failures) =>
      minutes(nextRead({ problem: "UNAVAILABLE", retryAt: null, failures }, 1, now).at),
    );
    expect(waits).toEqual([5, 10, 20, 40, 1_440]);
  });

  it("is never before the time that LinkedIn names, and always in the future", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(null, ...importProblems),
        fc.option(
          fc.date({
            min: new Date("2026-11-15T00:00:00Z"),
            max: new Date("2026-11-17T00:00:00Z"),
            noInvalidDate: true,
          }),
        ),
        fc.nat(100),
        fc.integer({ min: 1, max: 24 }),
        (problem, retryAt, failures, every) => {
          const next = nextRead({ problem, retryAt, failures }, every, now);
          expect(next.at.getTime()).toBeGreaterThan(now.getTime());
          if (problem === "RATE_LIMITED" && retryAt)
            expect(next.at.getTime()).toBeGreaterThanOrEqual(retryAt.getTime());
          expect(next.failures).toBe(problem === null ? 0 : failures + 1);
        },
      ),
    );
  });
});
