import { shareReasons } from "@polyphon/contract/sharing/sharing.ts";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { retryWait, shareSpread } from "./retry-time.ts";
import type { AttemptResult } from "./settle-share.ts";
import { lostAnswerWait, mostMediaChecks, mostTries, pausesNetwork, settleShare } from "./settle-share.ts";

const now = new Date("2026-11-18T10:00:00Z");
const first = { shareId: 7, tries: 0, earlier: "none" as const };
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
  earlier: fc.constantFrom("none" as const, "absent" as const, "open" as const),
});
const refused = (why: (typeof shareReasons)[number]): AttemptResult => ({
  kind: "refused",
  reason: why,
  detail: "",
});

describe("settling an attempt", () => {
  test("never fails or resends a share with an unknown outcome by itself", () => {
    fc.assert(
      fc.property(anyFacts, anyResult, (facts, result) => {
        const settled = settleShare(facts, result, now);
        if (result.kind === "unknown") expect(["PUBLISHING", "UNCONFIRMED"]).toContain(settled.state);
        if (facts.earlier === "open")
          expect(["PUBLISHING", "UNCONFIRMED", "SHARED"]).toContain(settled.state);
        if (settled.state === "PUBLISHING") {
          expect(settled.checkAt.getTime() - now.getTime()).toBeGreaterThanOrEqual(lostAnswerWait);
        }
      }),
      { numRuns: 3000 },
    );
  });

  test("reports shared only if the network created the post or recognises our own open attempt", () => {
    fc.assert(
      fc.property(anyFacts, anyResult, (facts, result) => {
        const shared = settleShare(facts, result, now).state === "SHARED";
        expect(shared).toBe(
          result.kind === "published" || (result.kind === "duplicate" && facts.earlier !== "none"),
        );
      }),
      { numRuns: 3000 },
    );
  });

  test("never retries before the network's own time, nor in the past", () => {
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

  test("gives up after eight tries with a reason, whatever the ids", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 ** 31 }), (shareId) => {
        let tries = 0;
        let sends = 0;
        for (;;) {
          sends += 1;
          const settled = settleShare(
            { shareId, tries, earlier: "none" },
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

  test.each(["content_rejected", "text_too_long", "media_failed", "duplicate_content"] as const)(
    "fails it permanently by %s",
    (why) => {
      expect(settleShare(first, refused(why), now)).toEqual({ state: "FAILED", reason: why });
    },
  );

  test("waits 15 minutes and alerts the operators when our own settings are refused", () => {
    const facts = { ...first, tries: 7 };
    expect(settleShare(facts, refused("config"), now)).toEqual({
      state: "SCHEDULED",
      dueAt: new Date("2026-11-18T10:15:00Z"),
      reason: "config",
      tries: 7,
      alarm: true,
    });
  });

  test("holds the share, and everything else on the network, when a quota is used up", () => {
    const later = { kind: "later", reason: "quota_or_billing", retryAt: now, detail: "" } as const;
    for (const result of [refused("quota_or_billing"), later]) {
      expect(settleShare(first, result, now)).toEqual({ state: "HELD", reason: "quota_or_billing" });
    }
    expect(shareReasons.filter(pausesNetwork)).toEqual(["quota_or_billing"]);
  });

  test("polls a video after seconds, then every minute, for an hour at most", () => {
    const later = { kind: "later", reason: "media_not_ready", retryAt: now, detail: "" } as const;
    const waits: number[] = [];
    for (let tries = 0; ;) {
      const settled = settleShare({ ...first, tries }, later, now);
      if (settled.state !== "SCHEDULED") {
        expect(settled).toEqual({ state: "FAILED", reason: "media_failed" });
        break;
      }
      waits.push((settled.dueAt.getTime() - now.getTime()) / 1_000);
      tries = settled.tries;
    }
    expect(waits.slice(0, 6)).toEqual([2, 4, 8, 16, 32, 60]);
    expect(waits).toHaveLength(mostMediaChecks - 1);
    expect(waits.reduce((sum, wait) => sum + wait, 0)).toBeLessThan(3_700);
  });

  test("takes a duplicate as its own if the first request was not found, and a refusal as a refusal", () => {
    const absent = { ...first, earlier: "absent" as const };
    const duplicate = { kind: "duplicate", externalId: null, permalink: null } as const;
    expect(settleShare(absent, duplicate, now)).toEqual({
      state: "SHARED",
      externalId: null,
      permalink: null,
    });
    expect(settleShare(absent, refused("token_expired"), now)).toMatchObject({ state: "HELD" });
    expect(settleShare(absent, { kind: "unknown", detail: "" }, now)).toMatchObject({ state: "PUBLISHING" });
  });

  test("reports identical content to the person if no attempt of ours is open", () => {
    const duplicate = { kind: "duplicate", externalId: "urn:li:share:1", permalink: null } as const;
    expect(settleShare(first, duplicate, now)).toEqual({ state: "FAILED", reason: "duplicate_content" });
    expect(settleShare({ ...first, earlier: "open" }, duplicate, now)).toMatchObject({
      state: "SHARED",
      externalId: "urn:li:share:1",
    });
  });

  test("keeps an open attempt open if its second request was never sent", () => {
    const settled = settleShare({ ...first, earlier: "open" }, { kind: "not_sent", detail: "" }, now);
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
