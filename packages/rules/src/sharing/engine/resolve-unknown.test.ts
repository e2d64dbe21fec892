import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { UnknownFacts } from "./resolve-unknown.ts";
import { resendWithin, resolveUnknown } from "./resolve-unknown.ts";
import { lostAnswerWait, mostTries } from "./settle-share.ts";

const sentAt = new Date("2026-11-18T10:00:00Z");
const after = (ms: number) => new Date(sentAt.getTime() + ms);
const day = 24 * 3_600_000;
const facts = (change: Partial<UnknownFacts>): UnknownFacts => ({
  afterLostAnswer: "resend_identical",
  lookUp: null,
  resent: false,
  tries: 0,
  resendAllowed: true,
  text: "Wind alone",
  sentAt,
  askAfterHours: 24,
  ...change,
});
const anyFacts: fc.Arbitrary<UnknownFacts> = fc.record({
  afterLostAnswer: fc.constantFrom("look_up" as const, "resend_identical" as const, "ask_user" as const),
  lookUp: fc.constantFrom(
    null,
    { kind: "found" as const, externalId: "1", permalink: null },
    { kind: "found" as const, externalId: null, permalink: null },
    { kind: "too_early" as const, provableAt: after(300_000) },
    { kind: "not_found" as const },
    { kind: "failed" as const, detail: "down" },
  ),
  resent: fc.boolean(),
  tries: fc.integer({ min: 0, max: 12 }),
  resendAllowed: fc.boolean(),
  text: fc.constantFrom("", "  \n", "Wind alone"),
  sentAt: fc.constant(sentAt),
  askAfterHours: fc.constant(24),
});
const anyAge = fc.oneof(fc.integer({ min: 0, max: 120_000 }), fc.integer({ min: 0, max: 3 * day }));

describe("a share whose answer was lost", () => {
  test("is sent again only if proof or the network's duplicate filter prevents a second post", () => {
    fc.assert(
      fc.property(anyFacts, anyAge, (given, age) => {
        const { next } = resolveUnknown(given, after(age));
        if (next === "resend") {
          expect(given.afterLostAnswer).toBe("resend_identical");
          expect(given.resent).toBe(false);
          expect(given.resendAllowed).toBe(true);
          expect(given.text.trim()).not.toBe("");
          expect(age).toBeLessThanOrEqual(resendWithin);
        }
        if (next === "schedule") {
          expect(given.lookUp?.kind).toBe("not_found");
          expect(given.tries).toBeLessThan(mostTries - 1);
        }
        if (next === "schedule" || next === "look_up") expect(given.afterLostAnswer).toBe("look_up");
        if (next === "shared") expect(given.lookUp?.kind).toBe("found");
      }),
      { numRuns: 5000 },
    );
  });

  test("is left alone while the network may still publish it", () => {
    fc.assert(
      fc.property(anyFacts, fc.integer({ min: 0, max: lostAnswerWait - 1 }), (given, age) => {
        expect(resolveUnknown(given, after(age))).toEqual({ next: "wait", checkAt: after(lostAnswerWait) });
      }),
    );
  });

  test("is proven or referred to its owner after a day at the latest", () => {
    fc.assert(
      fc.property(anyFacts, fc.integer({ min: day, max: 9 * day }), (given, age) => {
        expect(["ask_user", "shared", "schedule", "look_up"]).toContain(
          resolveUnknown(given, after(age)).next,
        );
      }),
    );
    const failed = facts({ afterLostAnswer: "look_up", lookUp: { kind: "failed", detail: "down" } });
    expect(resolveUnknown(failed, after(day))).toEqual({ next: "ask_user" });
  });

  test("is referred to its owner after the hours that staff set, not before", () => {
    const failed = facts({ afterLostAnswer: "look_up", lookUp: { kind: "failed", detail: "down" } });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 168 }), (askAfterHours) => {
        const at = askAfterHours * 3_600_000;
        const next = (age: number) => resolveUnknown({ ...failed, askAfterHours }, after(age)).next;
        expect([next(at - 1), next(at)]).toEqual(["wait", "ask_user"]);
      }),
    );
  });

  test("is looked up where the network can be read", () => {
    const given = facts({ afterLostAnswer: "look_up" });
    expect(resolveUnknown(given, after(40_000))).toEqual({ next: "look_up" });
    const failed = resolveUnknown({ ...given, lookUp: { kind: "failed", detail: "" } }, after(40_000));
    expect(failed).toEqual({ next: "wait", checkAt: after(80_000) });
  });

  test("is looked up again as soon as its absence can be proven, and at growing intervals until then", () => {
    const early = (provable: number): UnknownFacts => ({
      ...facts({ afterLostAnswer: "look_up" }),
      lookUp: { kind: "too_early", provableAt: after(provable) },
    });
    expect(resolveUnknown(early(300_000), after(240_000))).toEqual({ next: "wait", checkAt: after(300_000) });
    fc.assert(
      fc.property(
        fc.integer({ min: lostAnswerWait, max: 600_000 }),
        fc.integer({ min: 1, max: 600_000 }),
        (age, left) => {
          const verdict = resolveUnknown(early(age + left), after(age));
          const pause = verdict.next === "wait" ? verdict.checkAt.getTime() - after(age).getTime() : 0;
          expect(pause).toBeGreaterThanOrEqual(Math.min(left, 1_000));
          expect(pause).toBeLessThanOrEqual(Math.max(1_000, Math.min(left, age)));
        },
      ),
    );
  });

  test("is sent once more to LinkedIn, then is unconfirmed until its owner is asked a day later", () => {
    expect(resolveUnknown(facts({}), after(40_000))).toEqual({ next: "resend" });
    const unconfirmed = { next: "unconfirmed", askAt: after(day) };
    expect(resolveUnknown(facts({ resent: true }), after(40_000))).toEqual(unconfirmed);
    expect(resolveUnknown(facts({ text: " " }), after(40_000))).toEqual(unconfirmed);
    expect(resolveUnknown(facts({ resendAllowed: false }), after(40_000))).toEqual(unconfirmed);
    expect(resolveUnknown(facts({}), after(resendWithin + 1))).toEqual(unconfirmed);
  });
});
