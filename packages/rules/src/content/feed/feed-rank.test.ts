import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { RankedPost } from "./feed-rank.ts";
import { dripDaysBegun, feedRank, orderFeed, topDayOf } from "./feed-rank.ts";

const now = new Date("2026-11-18T12:00:00Z");
const reader = { userId: 5, zone: "Europe/Berlin" };
const post = (id: number, change: Partial<RankedPost> = {}): RankedPost => ({
  id,
  frontPage: { kind: "OFF" },
  featuredUntil: null,
  publishedAt: new Date(Date.UTC(2026, 10, id)),
  ...change,
});

describe("the feed", () => {
  test("shows front-page news, then featured posts until their last day, then the newest", () => {
    const posts = [
      post(1),
      post(2, { featuredUntil: "2026-11-18" }),
      post(3, { featuredUntil: "2026-11-17" }),
      post(4, { frontPage: { kind: "CLASSIC" } }),
      post(5),
    ];
    expect(orderFeed(posts, reader, now).map(({ id }) => id)).toEqual([4, 2, 5, 3, 1]);
  });

  test("has the same order whatever order the posts come in", () => {
    const any = fc.uniqueArray(
      fc.record({
        id: fc.integer({ min: 1, max: 40 }),
        frontPage: fc.constantFrom<RankedPost["frontPage"]>({ kind: "OFF" }, { kind: "CLASSIC" }),
        featuredUntil: fc.constantFrom(null, "2026-11-17", "2026-11-18"),
        publishedAt: fc.integer({ min: 1, max: 5 }).map((days) => new Date(Date.UTC(2026, 10, days))),
      }),
      { selector: ({ id }) => id, maxLength: 20 },
    );
    fc.assert(
      fc.property(any, (posts) => {
        const ordered = orderFeed(posts, reader, now);
        expect(orderFeed(posts.toReversed(), reader, now)).toEqual(ordered);
        const ranks = ordered.map((each) => feedRank(each, reader, now));
        expect(ranks).toEqual(ranks.toSorted((one, other) => one - other));
      }),
    );
  });

  test("drips news to every reader on exactly one day, in even slices", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 14 }), fc.integer({ min: 1, max: 3000 }), (days, firstUser) => {
        const news = post(1, { frontPage: { kind: "DRIP", startsOn: "2026-11-18", days } });
        const users = Array.from({ length: days * 10 }, (_, index) => firstUser + index);
        const perDay = Array.from({ length: days + 2 }, (_, index) => {
          const on = new Date(now.getTime() + (index - 1) * 86_400_000);
          return users.filter((userId) => feedRank(news, { ...reader, userId }, on) === 0);
        });
        expect(perDay.flat().toSorted((one, other) => one - other)).toEqual(users);
        expect(perDay.map((each) => each.length)).toEqual([0, ...Array.from({ length: days }, () => 10), 0]);
      }),
    );
  });
});

test("drip news is at the top for a reader on one named day, by the end of which so many slices have had it", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 1, max: 3000 }), (days, userId) => {
      const news = { kind: "DRIP", startsOn: "2026-11-18", days } as const;
      const top = topDayOf(news, userId);
      expect(
        feedRank(post(1, { frontPage: news }), { userId, zone: "UTC" }, new Date(`${top}T12:00:00Z`)),
      ).toBe(0);
      expect(dripDaysBegun(news, top)).toBe((userId % days) + 1);
      expect(dripDaysBegun(news, "2026-11-17")).toBe(0);
      expect(dripDaysBegun(news, "2027-11-17")).toBe(days);
    }),
  );
});
