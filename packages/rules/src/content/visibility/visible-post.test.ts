import { type HiddenReason, hiddenReasons, postStatuses } from "@polyphon/contract/content/content.ts";
import { frontUserStatuses } from "@polyphon/contract/people/front-users/front-users.ts";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { AccountFacts, PostFacts, ReaderFacts } from "./visible-post.ts";
import { hiddenFromCompany, isPostVisible, visibleSince, whyHidden, whyNoFeed } from "./visible-post.ts";

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
const reader: ReaderFacts = {
  userId: 5,
  zone: "Europe/Berlin",
  groups: [],
  foreign: false,
  categoryConnected: true,
  keptBack: null,
};
const date = fc.integer({ min: 10, max: 28 }).map((dayOfMonth) => `2026-11-${dayOfMonth}`);
const postFields = {
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
};
const anyPost: fc.Arbitrary<PostFacts> = fc.record(postFields);
const readerFields = {
  userId: fc.integer({ min: 1, max: 99 }),
  zone: fc.constantFrom("Europe/Berlin", "America/Los_Angeles", "Pacific/Auckland", "UTC"),
  groups: fc.uniqueArray(fc.integer({ min: 1, max: 4 }), { maxLength: 3 }),
  foreign: fc.constantFrom(false, false, false, true),
  categoryConnected: fc.constantFrom(true, true, false),
  keptBack: fc.constantFrom(null, null, null, "PROCESSING" as const, "DECLINED" as const),
};
const anyReader: fc.Arbitrary<ReaderFacts> = fc.record(readerFields);

describe("an employee sees a post", () => {
  test("only if no rule hides it", () => {
    let seen = 0;
    fc.assert(
      fc.property(anyPost, anyReader, (given, who) => {
        if (!isPostVisible(given, who, now)) return;
        seen += 1;
        expect(given.status).toBe("PUBLISHED");
        expect(given.killed).toBe(false);
        expect([who.categoryConnected, who.foreign, who.keptBack]).toEqual([true, false, null]);
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

interface AnyWorld {
  readonly post: PostFacts;
  readonly who: ReaderFacts;
  readonly account: AccountFacts;
}

const accountFields = {
  status: fc.constantFrom("ENABLED" as const, "ENABLED" as const, ...frontUserStatuses),
  companyActive: fc.constantFrom(true, true, false),
  termsAccepted: fc.constantFrom(true, true, false),
};
const account: AccountFacts = { status: "ENABLED", companyActive: true, termsAccepted: true };

/** Half of the time nothing of it hides the post, otherwise some of its facts are any: or hardly anybody would see one. */
const someOf = <T extends object>(
  usual: T,
  fields: { [K in keyof T]: fc.Arbitrary<T[K]> },
): fc.Arbitrary<T> =>
  fc.oneof(
    fc.constant(usual),
    fc.record(fields, { requiredKeys: [] }).map((some) => ({ ...usual, ...some })),
  );
const anyWorld: fc.Arbitrary<AnyWorld> = fc.record({
  post: someOf(post, postFields),
  who: someOf(reader, readerFields),
  account: someOf(account, accountFields),
});

/** On the evening of the test. */
const localDates: Readonly<Record<string, string>> = {
  "Europe/Berlin": "2026-11-18",
  "America/Los_Angeles": "2026-11-18",
  UTC: "2026-11-18",
  "Pacific/Auckland": "2026-11-19",
};

const explain = ({ post: given, who, account: theirs }: AnyWorld) =>
  whyHidden(given, who, now) ?? whyNoFeed(theirs);

/** What would have to change for a reason to hold no longer, and nothing else. */
const remedies: Readonly<Record<HiddenReason, (world: AnyWorld) => AnyWorld>> = {
  NOT_PUBLISHED: (world) => ({ ...world, post: { ...world.post, status: "PUBLISHED" } }),
  STOPPED: (world) => ({ ...world, post: { ...world.post, killed: false } }),
  OTHER_COMPANY: (world) => ({ ...world, who: { ...world.who, foreign: false } }),
  CATEGORY: (world) => ({ ...world, who: { ...world.who, categoryConnected: true } }),
  PROCESSING: (world) => ({ ...world, who: { ...world.who, keptBack: null } }),
  DECLINED: (world) => ({ ...world, who: { ...world.who, keptBack: null } }),
  PUBLISH_TIME: (world) => ({ ...world, post: { ...world.post, publishAt: now } }),
  FIRST_DAY: (world) => ({ ...world, post: { ...world.post, startsOn: null } }),
  LAST_DAY: (world) => ({ ...world, post: { ...world.post, endsOn: null } }),
  GROUPS: (world) => ({ ...world, who: { ...world.who, groups: world.post.groups } }),
  COMPANY_INACTIVE: (world) => ({ ...world, account: { ...world.account, companyActive: true } }),
  UNVERIFIED: (world) => ({ ...world, account: { ...world.account, status: "ENABLED" } }),
  PENDING_APPROVAL: (world) => ({ ...world, account: { ...world.account, status: "ENABLED" } }),
  ACCOUNT_OFF: (world) => ({ ...world, account: { ...world.account, status: "ENABLED" } }),
  TERMS: (world) => ({ ...world, account: { ...world.account, termsAccepted: true } }),
};

describe("the reason why somebody does not see a post", () => {
  test("is missing exactly where every condition of the feed holds", () => {
    const tally = { seen: 0, hidden: 0 };
    fc.assert(
      fc.property(anyWorld, (world) => {
        const { post: given, who, account: theirs } = world;
        const holds = [
          given.status === "PUBLISHED",
          !given.killed,
          !who.foreign && who.categoryConnected && who.keptBack === null,
          (given.publishAt?.getTime() ?? 0) <= now.getTime(),
          given.groups.length === 0 ||
            given.frontPage.kind === "OFF" ||
            given.groups.some((group) => who.groups.includes(group)),
          theirs.status === "ENABLED" && theirs.companyActive && theirs.termsAccepted,
        ].every(Boolean);
        const local = localDates[who.zone] ?? "";
        const onDay = (given.startsOn ?? local) <= local && local <= (given.endsOn ?? local);
        expect(explain(world) === null).toBe(holds && onDay);
        tally[holds && onDay ? "seen" : "hidden"] += 1;
      }),
      { numRuns: 5000 },
    );
    expect(Math.min(tally.seen, tally.hidden)).toBeGreaterThan(50);
  });

  test("is true: once it is remedied, the post is visible or a later reason holds", () => {
    const given = new Set<HiddenReason>();
    fc.assert(
      fc.property(anyWorld, (world) => {
        const reason = explain(world);
        if (reason === null) return;
        given.add(reason);
        const after = explain(remedies[reason](world));
        if (after !== null)
          expect(hiddenReasons.indexOf(after)).toBeGreaterThan(hiddenReasons.indexOf(reason));
      }),
      { numRuns: 5000 },
    );
    expect([...given].toSorted()).toEqual([...hiddenReasons].toSorted());
  });

  test("for a whole company is the reason of each of its people", () => {
    fc.assert(
      fc.property(anyPost, anyReader, (given, who) => {
        const ofAll = hiddenFromCompany(given, who, now);
        if (ofAll !== null) expect(whyHidden(given, who, now)).toBe(ofAll);
        else expect([null, "GROUPS"]).toContain(whyHidden(given, who, now));
      }),
    );
  });
});

test("a post is visible since its publish time or the start of its first day, whichever is later", () => {
  const publishAt = new Date("2026-11-10T08:00:00Z");
  const since = (startsOn: string | null) => visibleSince({ ...post, publishAt, startsOn }, "Europe/Berlin");
  expect(since(null)).toEqual(publishAt);
  expect(since("2026-11-10")).toEqual(publishAt);
  expect(since("2026-11-12")).toEqual(new Date("2026-11-11T23:00:00Z"));
});
