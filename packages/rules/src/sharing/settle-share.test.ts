import { shareReasons } from "@polyphon/contract/sharing/sharing.ts";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { retryWait, shareSpread } from "./retry-time.ts";
import type { AttemptResult } from "./settle-share.ts";
import { lostAnswerWait, mostTries, settleShare } from "./settle-share.ts";

const now = new Date("2026-11-18T10:00:00Z");
const first = { shareId: 7, tries: 0, openAttempt: false };
const reason = fc.constantFrom(...shareReasons);
const ids = { externalId: fc.option(fc.string()), permalink: fc.option(fc.string()) };
const anyResult: fc.Arbitrary<AttemptResult> = fc.oneof(
  fc.record({ kind: fc.constantFrom("published" as const, "duplicate" as const), ...ids }),
  fc.record({ kind: fc.constant("refused" as const), reason, detail: fc.string() }),
  fc.record({
    kind: fc.constant("later" as const),
    retryAt: fc.integer({ min: -3_600_000, max: 30 * 3_600_000 }).map((ms) => new Date(now.getTime() + ms)),
    reason,
    detail: fc.string(),
  }),
  fc.record({ kind: fc.constantFrom("not_sent" as const, "unknown" as const), detail: fc.string() }),
);
const anyFacts = fc.record({
  shareId: fc.integer({ min: 1, max: 2 ** 31 }),
  tries: fc.integer({ min: 0, max: mostTries }),
  openAttempt: fc.boolean(),
});
const refused = (why: (typeof shareReasons)[number]): AttemptResult => ({
  kind: "refused",
  reason: why,
  detail: "",
});

describe("settling an attempt", () => {
  test("never fails a share whose end is unknown, and never sends it again by itself", () => {
    fc.assert(
      fc.property(anyFacts, anyResult, (facts, result) => {
        const settled = settleShare(facts, result, now);
        if (result.kind === "unknown") expect(["PUBLISHING", "UNCONFIRMED"]).toContain(settled.state);
        if (facts.openAttempt) expect(["PUBLISHING", "UNCONFIRMED", "SHARED"]).toContain(settled.state);
        if (settled.state === "PUBLISHING") {
          expect(settled.checkAt.getTime() - now.getTime()).toBeGreaterThanOrEqual(lostAnswerWait);
        }
      }),
      { numRuns: 3000 },
    );
  });

  test("says shared only when the network created the post or knows our own open attempt", () => {
    fc.assert(
      fc.property(anyFacts, anyResult, (facts, result) => {
        const shared = settleShare(facts, result, now).state === "SHARED";
        expect(shared).toBe(
          result.kind === "published" || (result.kind === "duplicate" && facts.openAttempt),
        );
      }),
      { numRuns: 3000 },
    );
  });

  test("never returns before the network's own time, nor in the past", () => {
    fc.assert(
      fc.property(anyFacts, anyResult, (facts, result) => {
        const settled = settleShare(facts, result, now);
        if (settled.state !== "SCHEDULED") return;
        expect(settled.dueAt.getTime()).toBeGreaterThanOrEqual(now.getTime());
        if (result.kind === "later" && !settled.alarm) {
          expect(settled.dueAt.getTime()).toBeGreaterThanOrEqual(result.retryAt.getTime());
          const wait = result.retryAt.getTime() - now.getTime();
          const longest = result.reason === "transient" ? Math.max(wait, 66 * 60_000) : wait;
          expect(settled.dueAt.getTime() - now.getTime()).toBeLessThanOrEqual(Math.max(longest, 0) + 60_001);
        }
      }),
      { numRuns: 3000 },
    );
  });

  test("ends after eight tries with a reason, whatever the ids", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 ** 31 }), (shareId) => {
        let tries = 0;
        let sends = 0;
        for (;;) {
          sends += 1;
          const settled = settleShare(
            { shareId, tries, openAttempt: false },
            { kind: "not_sent", detail: "" },
            now,
          );
          if (settled.state !== "SCHEDULED") {
            expect(settled).toEqual({ state: "FAILED", reason: "too_many_attempts" });
            break;
          }
          tries = settled.tries;
        }
        expect(sends).toBe(mostTries);
      }),
    );
  });

  test.each(["token_expired", "token_revoked", "permission", "account_blocked"] as const)(
    "holds the share when the connection is lost by %s",
    (why) => {
      expect(settleShare(first, refused(why), now)).toEqual({ state: "HELD", reason: why });
    },
  );

  test.each(["content_rejected", "media_failed", "duplicate_content"] as const)(
    "fails it for good by %s",
    (why) => {
      expect(settleShare(first, refused(why), now)).toEqual({ state: "FAILED", reason: why });
    },
  );

  test.each(["config", "quota_or_billing"] as const)(
    "waits 15 minutes and calls the operators for %s",
    (why) => {
      const facts = { ...first, tries: 7 };
      expect(settleShare(facts, refused(why), now)).toEqual({
        state: "SCHEDULED",
        dueAt: new Date("2026-11-18T10:15:00Z"),
        reason: why,
        tries: 7,
        alarm: true,
      });
    },
  );

  test("tells a person that identical content is already there when no attempt of ours is open", () => {
    const duplicate = { kind: "duplicate", externalId: "urn:li:share:1", permalink: null } as const;
    expect(settleShare(first, duplicate, now)).toEqual({ state: "FAILED", reason: "duplicate_content" });
    expect(settleShare({ ...first, openAttempt: true }, duplicate, now)).toMatchObject({
      state: "SHARED",
      externalId: "urn:li:share:1",
    });
  });

  test("keeps an open attempt open when its second request never left", () => {
    const settled = settleShare({ ...first, openAttempt: true }, { kind: "not_sent", detail: "" }, now);
    expect(settled.state).toBe("PUBLISHING");
  });
});

describe("the wait before the next try", () => {
  test("doubles from 30 s to an hour, with up to a tenth more that depends on the share alone", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 1, max: 2 ** 31 }), (tries, shareId) => {
        const plain = Math.min(30_000 * 2 ** tries, 3_600_000);
        const wait = retryWait(tries, shareId);
        expect(wait).toBeGreaterThanOrEqual(plain);
        expect(wait).toBeLessThanOrEqual(plain * 1.1);
        expect(retryWait(tries, shareId)).toBe(wait);
      }),
    );
  });

  test("spreads neighbouring shares evenly", () => {
    const tenths = Array.from({ length: 10 }, () => 0);
    for (let id = 1; id <= 1000; id += 1) tenths[Math.floor(shareSpread(id) * 10)]! += 1;
    expect(Math.min(...tenths)).toBeGreaterThan(80);
  });
});
