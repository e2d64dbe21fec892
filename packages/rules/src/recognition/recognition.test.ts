import { proficiencyLevels } from "@polyphon/contract/permissions.ts";
import { badgeFamilies, badgeSteps } from "@polyphon/contract/recognition/recognition.ts";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { badgesToGive, type EarnableBadge } from "./earned-badges.ts";
import {
  criteriaOf,
  deservedLevel,
  isProfileComplete,
  type LevelFacts,
  progressOf,
  riseTo,
} from "./level-of.ts";
import { currentStreak, lastWeeks, longestRun } from "./weeks-with-shares.ts";

const monday = (week: number) =>
  new Date(Date.UTC(2026, 0, 5) + week * 7 * 86_400_000).toISOString().slice(0, 10);
const weekNumbers = fc.array(fc.integer({ min: 0, max: 120 }), { maxLength: 60 });

const badges: EarnableBadge[] = badgeFamilies.flatMap((family, at) =>
  badgeSteps[family].map((threshold, step) => ({ id: at * 10 + step + 1, family, threshold })),
);
const anyFigures = fc.record({
  SHARING: fc.nat(700),
  STREAK: fc.nat(80),
  REACH: fc.nat(2_000),
  VOICE: fc.nat(40),
  LEARNING: fc.nat(6),
});

describe("weeks with a share", () => {
  test("are counted as a streak across the new year, in any order and each week once", () => {
    expect(longestRun(["2027-01-04", "2026-12-21", "2026-12-28", "2026-12-28"])).toBe(3);
    expect(longestRun([])).toBe(0);
    expect(longestRun(["2026-11-02", "2026-11-16"])).toBe(1);
  });

  test("make the same longest streak as a naive count", () => {
    fc.assert(
      fc.property(weekNumbers, (weeks) => {
        const known = new Set(weeks);
        const runFrom = (week: number): number => (known.has(week) ? 1 + runFrom(week + 1) : 0);
        expect(longestRun(weeks.map(monday))).toBe(Math.max(0, ...weeks.map(runFrom)));
      }),
    );
  });
});

describe("the weeks as the user sees them", () => {
  test("are the last ones, oldest first", () => {
    expect(lastWeeks([monday(20), monday(18), monday(21)], monday(20), 4)).toEqual([
      false,
      true,
      false,
      true,
    ]);
    fc.assert(
      fc.property(weekNumbers, fc.nat(120), fc.integer({ min: 1, max: 52 }), (weeks, now, window) => {
        const shown = lastWeeks(weeks.map(monday), monday(now), window);
        expect(shown).toHaveLength(window);
        shown.forEach((shared, at) => expect(shared).toBe(weeks.includes(now - window + 1 + at)));
      }),
    );
  });

  test("make a streak that this week continues but does not end while it lasts", () => {
    expect(currentStreak([monday(20), monday(19), monday(18), monday(16)], monday(20))).toBe(3);
    expect(currentStreak([monday(19), monday(18), monday(16)], monday(20))).toBe(2);
    expect(currentStreak([monday(18)], monday(20))).toBe(0);
    expect(currentStreak([monday(21)], monday(20))).toBe(0);
    fc.assert(
      fc.property(weekNumbers, fc.nat(120), (weeks, now) => {
        const streak = currentStreak(weeks.map(monday), monday(now));
        expect(streak).toBeLessThanOrEqual(longestRun(weeks.map(monday)));
        const withNow = currentStreak([...weeks, now].map(monday), monday(now));
        expect(withNow).toBe(streak + (weeks.includes(now) ? 0 : 1));
      }),
    );
  });
});

describe("badges", () => {
  test("are awarded for exactly what was reached", () => {
    const none = { SHARING: 0, STREAK: 0, REACH: 0, VOICE: 0, LEARNING: 0 };
    const given = (figures: Partial<typeof none>) =>
      badgesToGive(badges, { ...none, ...figures }, new Set()).map(({ family, threshold }) => [
        family,
        threshold,
      ]);
    expect(given({})).toEqual([]);
    expect(given({ SHARING: 49 })).toEqual([
      ["SHARING", 1],
      ["SHARING", 10],
    ]);
    expect(given({ STREAK: 12, LEARNING: 3 })).toEqual([
      ["STREAK", 4],
      ["STREAK", 12],
      ["LEARNING", 1],
      ["LEARNING", 3],
    ]);
  });

  test("are earned once and never removed, whatever the figures", () => {
    fc.assert(
      fc.property(fc.array(anyFigures, { maxLength: 8 }), (days) => {
        const held = new Set<number>();
        for (const figures of days) {
          const before = new Set(held);
          const given = badgesToGive(badges, figures, held);
          for (const { id } of given) {
            expect(held.has(id)).toBe(false);
            held.add(id);
          }
          expect([...before].every((id) => held.has(id))).toBe(true);
          expect(badgesToGive(badges, figures, held)).toEqual([]);
        }
      }),
    );
  });
});

const needed = {
  insiderShares: 10,
  insiderNetworks: 2,
  eliteShares: 50,
  eliteCertificates: 1,
  eliteWeeks: 8,
};
const insider: LevelFacts = {
  shares: 10,
  networks: 2,
  autopilot: false,
  profileComplete: true,
  certificates: 0,
  weeks: 0,
};
const elite: LevelFacts = { ...insider, shares: 50, certificates: 1, weeks: 8 };
const anyFacts = fc.record({
  shares: fc.nat(100),
  networks: fc.nat(5),
  autopilot: fc.boolean(),
  profileComplete: fc.boolean(),
  certificates: fc.nat(3),
  weeks: fc.nat(12),
});
const anyLevel = fc.constantFrom(...proficiencyLevels);
const place = (level: (typeof proficiencyLevels)[number]) => proficiencyLevels.indexOf(level);

describe("levels", () => {
  test("make an insider of ten shares, two networks or autopilot, and a complete profile [A4-24] [B4.9-14] [C9-22]", () => {
    expect(deservedLevel(insider, needed)).toBe("INSIDER");
    expect(deservedLevel({ ...insider, networks: 0, autopilot: true }, needed)).toBe("INSIDER");
    for (const less of [{ shares: 9 }, { networks: 1 }, { profileComplete: false }])
      expect(deservedLevel({ ...insider, ...less }, needed)).toBe("MEMBER");
  });

  test("make an elite of an insider with fifty shares, a certificate and shares in eight of the last twelve weeks", () => {
    expect(deservedLevel(elite, needed)).toBe("ELITE");
    for (const less of [{ shares: 49 }, { certificates: 0 }, { weeks: 7 }])
      expect(deservedLevel({ ...elite, ...less }, needed)).toBe("INSIDER");
    expect(deservedLevel({ ...elite, profileComplete: false }, needed)).toBe("MEMBER");
  });

  test("only rise, even if the figures that earned them fall [C4-32]", () => {
    fc.assert(
      fc.property(anyLevel, fc.array(anyFacts, { maxLength: 10 }), (start, days) => {
        let now = start;
        for (const facts of days) {
          const next = riseTo(now, facts, needed);
          if (next === null) continue;
          expect(place(next)).toBeGreaterThan(place(now));
          expect(next).toBe(deservedLevel(facts, needed));
          now = next;
        }
        expect(place(now)).toBeGreaterThanOrEqual(place(start));
      }),
    );
  });

  test("never fall with higher figures", () => {
    fc.assert(
      fc.property(anyFacts, anyFacts, (one, other) => {
        const both = {
          shares: Math.max(one.shares, other.shares),
          networks: Math.max(one.networks, other.networks),
          autopilot: one.autopilot || other.autopilot,
          profileComplete: one.profileComplete || other.profileComplete,
          certificates: Math.max(one.certificates, other.certificates),
          weeks: Math.max(one.weeks, other.weeks),
        };
        expect(place(deservedLevel(both, needed))).toBeGreaterThanOrEqual(place(deservedLevel(one, needed)));
      }),
    );
  });

  test("are decided by the criteria that are shown", () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const { INSIDER, ELITE } = criteriaOf(facts, needed);
        const level = deservedLevel(facts, needed);
        expect(INSIDER.every(({ met }) => met)).toBe(level !== "MEMBER");
        expect([...INSIDER, ...ELITE].every(({ met }) => met)).toBe(level === "ELITE");
      }),
    );
  });

  test("count a profile as complete with a name and an occupation", () => {
    const person = { firstName: "Ada", lastName: "Berg", headline: "Engineer" };
    expect(isProfileComplete(person)).toBe(true);
    expect(isProfileComplete({ ...person, headline: null })).toBe(false);
    expect(isProfileComplete({ ...person, headline: "  " })).toBe(false);
  });

  test("is reached exactly when its progress is whole, and comes nearer with every share", () => {
    const needed = {
      insiderShares: 10,
      insiderNetworks: 2,
      eliteShares: 50,
      eliteCertificates: 1,
      eliteWeeks: 8,
    };
    const anyFacts = fc.record({
      shares: fc.nat(60),
      networks: fc.nat(4),
      autopilot: fc.boolean(),
      profileComplete: fc.boolean(),
      certificates: fc.nat(2),
      weeks: fc.nat(12),
    });
    fc.assert(
      fc.property(anyFacts, (facts) => {
        for (const level of proficiencyLevels) {
          const criteria = criteriaOf(facts, needed)[level];
          const progress = progressOf(criteria);
          expect(progress).toBeGreaterThanOrEqual(0);
          expect(progress === 1).toBe(criteria.every(({ met }) => met));
          const more = progressOf(criteriaOf({ ...facts, shares: facts.shares + 1 }, needed)[level]);
          expect(more).toBeGreaterThanOrEqual(progress);
        }
      }),
    );
  });
});
