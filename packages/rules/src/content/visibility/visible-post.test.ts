import { postStatuses } from "@polyphon/contract/content/content.ts";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { PostFacts, ReaderFacts } from "./visible-post.ts";
import { isPostVisible } from "./visible-post.ts";

const now = new Date("2026-11-18T22:30:00Z");
const post: PostFacts = {
  status: "PUBLISHED",
  publishAt: new Date("2026-11-01T08:00:00Z"),
  startsOn: null,
  endsOn: null,
  killed: false,
  frontPage: { kind: "OFF" },
  groups: [],
};
const reader: ReaderFacts = { userId: 5, zone: "Europe/Berlin", groups: [], categoryConnected: true };
const date = fc.integer({ min: 10, max: 28 }).map((dayOfMonth) => `2026-11-${dayOfMonth}`);
const anyPost: fc.Arbitrary<PostFacts> = fc.record({
  status: fc.constantFrom("PUBLISHED" as const, "PUBLISHED" as const, ...postStatuses),
  publishAt: fc.option(
    fc.integer({ min: -99, max: 9 }).map((hours) => new Date(now.getTime() + hours * 3_600_000)),
  ),
  startsOn: fc.option(date),
  endsOn: fc.option(date),
  killed: fc.constantFrom(false, false, true),
  frontPage: fc.constantFrom<PostFacts["frontPage"]>(
    { kind: "OFF" },
    { kind: "CLASSIC" },
    { kind: "DRIP", startsOn: "2026-11-10", days: 4 },
  ),
  groups: fc.uniqueArray(fc.integer({ min: 1, max: 4 }), { maxLength: 3 }),
});
const anyReader: fc.Arbitrary<ReaderFacts> = fc.record({
  userId: fc.integer({ min: 1, max: 99 }),
  zone: fc.constantFrom("Europe/Berlin", "America/Los_Angeles", "Pacific/Auckland", "UTC"),
  groups: fc.uniqueArray(fc.integer({ min: 1, max: 4 }), { maxLength: 3 }),
  categoryConnected: fc.constantFrom(true, true, false),
});

describe("an employee sees a post", () => {
  test("only if no rule hides it", () => {
    let seen = 0;
    fc.assert(
      fc.property(anyPost, anyReader, (given, who) => {
        if (!isPostVisible(given, who, now)) return;
        seen += 1;
        expect(given.status).toBe("PUBLISHED");
        expect(given.killed).toBe(false);
        expect(who.categoryConnected).toBe(true);
        expect(given.publishAt?.getTime() ?? 0).toBeLessThanOrEqual(now.getTime());
        // On this evening the calendars of the four zones show the 18th or the 19th.
        expect((given.startsOn ?? "") <= "2026-11-19").toBe(true);
        expect((given.endsOn ?? "9") >= "2026-11-18").toBe(true);
        if (given.frontPage.kind !== "OFF" && given.groups.length) {
          expect(given.groups.some((group) => who.groups.includes(group))).toBe(true);
        }
      }),
      { numRuns: 5000 },
    );
    expect(seen).toBeGreaterThan(50);
  });

  test("on its first and last day by the company's calendar", () => {
    const on = (change: Partial<PostFacts>, zone: string) =>
      isPostVisible({ ...post, ...change }, { ...reader, zone }, now);
    expect(on({ endsOn: "2026-11-18" }, "Europe/Berlin")).toBe(true);
    expect(on({ endsOn: "2026-11-18" }, "Pacific/Auckland")).toBe(false);
    expect(on({ endsOn: "2026-11-17" }, "Europe/Berlin")).toBe(false);
    expect(on({ startsOn: "2026-11-19" }, "Pacific/Auckland")).toBe(true);
    expect(on({ startsOn: "2026-11-19" }, "Europe/Berlin")).toBe(false);
  });

  test("from the exact second of its publish time", () => {
    expect(isPostVisible({ ...post, publishAt: now }, reader, now)).toBe(true);
    expect(isPostVisible({ ...post, publishAt: new Date(now.getTime() + 1) }, reader, now)).toBe(false);
    expect(isPostVisible({ ...post, publishAt: null }, reader, now)).toBe(true);
  });

  test("of another group only if it is not front-page news", () => {
    expect(isPostVisible({ ...post, groups: [3] }, { ...reader, groups: [1] }, now)).toBe(true);
    expect(
      isPostVisible(
        { ...post, groups: [3], frontPage: { kind: "CLASSIC" } },
        { ...reader, groups: [1] },
        now,
      ),
    ).toBe(false);
    expect(
      isPostVisible(
        { ...post, groups: [3, 1], frontPage: { kind: "CLASSIC" } },
        { ...reader, groups: [1] },
        now,
      ),
    ).toBe(true);
  });
});
