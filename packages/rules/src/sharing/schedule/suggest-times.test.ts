import { limits } from "@polyphon/contract/limits.ts";
import { networks } from "@polyphon/contract/networks/networks.ts";
import { shareStates } from "@polyphon/contract/sharing/sharing.ts";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { firstSettings } from "../../companies/settings/first-settings.ts";
import { addDays, weekdayOf } from "../../time/calendar-dates.ts";
import { minutesOf } from "../../time/day-minutes.ts";
import { instantOf, localDateOf, parseLocalTime } from "../../time/zoned-time.ts";
import { dueTime } from "./due-time.ts";
import { suggestedDates, suggestedRange, suggestTimes, type TimeQuestion } from "./suggest-times.ts";
import { takesPlace, weekIsFull } from "./weekly-limit.ts";

const zone = "Europe/Berlin";
const { fixedTimeGap: gap } = firstSettings;
/** A Thursday, 10:00 in Berlin. */
const asked: TimeQuestion = {
  now: new Date("2026-11-19T09:00:00Z"),
  zone,
  hours: firstSettings,
  chosen: null,
  networks: ["LINKEDIN"],
  shares: [],
  colleagues: [],
  endsOn: null,
  day: null,
};
const at = (date: string, time: string) =>
  instantOf(parseLocalTime(date, time) ?? { year: 0, month: 1, day: 1, hour: 0, minute: 0, second: 0 }, zone);
const share = (date: string, time: string) =>
  ({ network: "LINKEDIN", state: "SCHEDULED", dueAt: at(date, time) }) as const;
const shown = (change: Partial<TimeQuestion>) =>
  suggestTimes({ ...asked, ...change }).map(({ date, time, reason }) => `${date} ${time} ${reason}`);

const zones = [
  "Europe/Berlin",
  "America/Los_Angeles",
  "Pacific/Kiritimati",
  "Asia/Kathmandu",
  "Australia/Lord_Howe",
];

const question = fc
  .record({
    now: fc.date({ min: new Date("2026-01-01"), max: new Date("2027-12-31"), noInvalidDate: true }),
    zone: fc.constantFrom(...zones),
    networks: fc.uniqueArray(fc.constantFrom(...networks), { maxLength: 3 }),
    shares: fc.array(
      fc.record({
        network: fc.constantFrom(...networks),
        state: fc.constantFrom(...shareStates),
        minutes: fc.integer({ min: -3 * 24 * 60, max: 32 * 24 * 60 }),
      }),
      { maxLength: 40 },
    ),
    colleagues: fc.array(fc.integer({ min: 0, max: 30 * 24 * 60 }), { maxLength: 60 }),
    endsIn: fc.option(fc.integer({ min: 0, max: 30 })),
    dayIn: fc.option(fc.integer({ min: -2, max: 90 })),
    chosen: fc.option(
      fc.record({
        days: fc.option(fc.uniqueArray(fc.integer({ min: 0, max: 4 }), { minLength: 1 })),
        hours: fc.option(fc.record({ from: fc.constantFrom(480, 540), to: fc.constantFrom(720, 1020) })),
        away: fc.option(fc.record({ from: fc.integer({ min: 0, max: 10 }), days: fc.nat(10) })),
      }),
    ),
  })
  .map(({ now, zone: clock, ...given }): TimeQuestion => {
    const today = localDateOf(now, clock);
    const { chosen, dayIn, endsIn } = given;
    const day = dayIn === null ? null : addDays(today, dayIn);
    const place = { now, zone: clock, day };
    return {
      ...place,
      hours: firstSettings,
      networks: given.networks,
      shares: given.shares.map(({ minutes, ...one }) => ({
        ...one,
        dueAt: new Date(now.getTime() + minutes * 60_000),
      })),
      colleagues: given.colleagues.map((minutes) => new Date(now.getTime() + minutes * 60_000)),
      endsOn: endsIn === null ? null : addDays(today, endsIn),
      chosen: chosen && {
        dates:
          chosen.days &&
          new Set(suggestedDates(place).filter((date) => chosen.days?.includes(weekdayOf(date)))),
        hours: chosen.hours,
        away: chosen.away && {
          from: addDays(today, chosen.away.from),
          to: addDays(today, chosen.away.from + chosen.away.days),
        },
      },
    };
  });

describe("times suggested for a share, whatever is known", () => {
  test("are ahead, never the same, and readings of the clock that mean just this instant", () => {
    let found = 0;
    fc.assert(
      fc.property(question, (any) => {
        const times = suggestTimes(any);
        found += times.length;
        expect(times.length).toBeLessThanOrEqual(limits.share.suggestedTimes);
        expect(new Set(times.map((one) => one.at.getTime())).size).toBe(times.length);
        for (const { at: due, date, time } of times) {
          expect(due.getTime()).toBeGreaterThan(any.now.getTime());
          expect(dueTime(any.now, any.zone, { kind: "at", date, time })).toEqual({ ok: true, dueAt: due });
        }
      }),
      { numRuns: 150 },
    );
    expect(found).toBeGreaterThan(150);
  });

  test("keep the company's gap to all shares and to each other, and the weekly limits", () => {
    fc.assert(
      fc.property(question, (any) => {
        const own = any.shares.filter(({ state }) => takesPlace(state)).map(({ dueAt }) => dueAt);
        const times = suggestTimes(any);
        for (const { at: due } of times) {
          for (const network of any.networks)
            expect(weekIsFull(any.shares, network, due, any.zone)).toBe(false);
          const others = [
            ...own,
            ...any.colleagues,
            ...times.map((one) => one.at).filter((one) => one !== due),
          ];
          for (const other of others)
            expect(
              Math.abs(Math.floor(other.getTime() / 60_000) - due.getTime() / 60_000),
            ).toBeGreaterThanOrEqual(gap);
        }
      }),
      { numRuns: 150 },
    );
  });

  test("lie in the hours of company and person, before the post's end, and not on days off unless asked for", () => {
    fc.assert(
      fc.property(question, (any) => {
        for (const { date, time } of suggestTimes(any)) {
          const minute = minutesOf(time);
          const { hours, away } = any.chosen ?? { hours: null, away: null };
          expect(minute).toBeGreaterThanOrEqual(
            Math.max(minutesOf(firstSettings.shareTimeFrom), hours?.from ?? 0),
          );
          expect(minute).toBeLessThanOrEqual(
            Math.min(minutesOf(firstSettings.shareTimeTo), hours?.to ?? 1440),
          );
          if (any.endsOn !== null) expect(date <= any.endsOn).toBe(true);
          if (away && date !== any.day) expect(date < away.from || date > away.to).toBe(true);
        }
      }),
      { numRuns: 150 },
    );
  });

  test("begin on a chosen day without a share, if one is left", () => {
    let free = 0;
    fc.assert(
      fc.property(question, (given) => {
        const any = { ...given, day: null, networks: [], colleagues: [], endsOn: null };
        const used = new Set(
          any.shares
            .filter(({ state }) => takesPlace(state))
            .map(({ dueAt }) => localDateOf(dueAt, any.zone)),
        );
        const away = any.chosen?.away;
        const good = suggestedDates(any)
          .slice(1)
          .filter(
            (date) =>
              !used.has(date) &&
              !(away && away.from <= date && date <= away.to) &&
              (any.chosen?.dates ? any.chosen.dates.has(date) : weekdayOf(date) < 5),
          );
        const [first] = suggestTimes(any);
        if (good.length === 0) return;
        free += 1;
        expect(used.has(first?.date ?? "")).toBe(false);
        expect(first && first.date <= (good[0] ?? "")).toBe(true);
      }),
    );
    expect(free).toBeGreaterThan(20);
  });
});

describe("times suggested for a share", () => {
  test("are the next good one, and three others at other times of the day", () => {
    expect(shown({})).toEqual([
      "2026-11-19 12:00 midday",
      "2026-11-20 12:00 midday",
      "2026-11-23 16:30 afternoon",
      "2026-11-24 08:00 morning",
    ]);
  });

  test("avoid days that have a share, and say so", () => {
    const shares = [share("2026-11-19", "17:00"), share("2026-11-23", "08:10")];
    expect(shown({ shares })).toEqual([
      "2026-11-20 08:00 free_day",
      "2026-11-24 12:00 free_day",
      "2026-11-25 16:30 free_day",
      "2026-11-26 08:00 free_day",
    ]);
  });

  test("lie on the days chosen for the autopilot, in the person's hours, outside the days off", () => {
    const chosen = {
      dates: new Set(["2026-11-24", "2026-12-01", "2026-12-08", "2026-12-15"]),
      hours: { from: 9 * 60, to: 18 * 60 },
      away: { from: "2026-11-30", to: "2026-12-02" },
    };
    expect(shown({ chosen })).toEqual([
      "2026-11-24 09:00 chosen_day",
      "2026-11-24 12:00 chosen_day",
      "2026-12-08 12:00 chosen_day",
      "2026-12-15 16:30 chosen_day",
    ]);
  });

  test("begin with the day asked for, also on a weekend or with shares in each window", () => {
    expect(shown({ day: "2026-11-28" })).toEqual([
      "2026-11-28 08:00 asked_day",
      "2026-11-28 12:00 asked_day",
      "2026-11-28 16:30 asked_day",
      "2026-11-30 08:00 morning",
    ]);
    const shares = ["08:30", "12:30", "17:00"].map((time) => share("2026-11-24", time));
    expect(shown({ day: "2026-11-24", shares })[0]).toBe("2026-11-24 07:00 asked_day");
  });

  test("end with the post, and are none when nothing is left", () => {
    expect(shown({ endsOn: "2026-11-20" })).toHaveLength(4);
    expect(shown({ endsOn: "2026-11-18" })).toEqual([]);
  });

  test("leave out a week that is full on one of the networks", () => {
    const full = Array.from({ length: limits.weeklyShares.XING }, (_, index) => ({
      ...share("2026-11-17", `1${index}:00`),
      network: "XING" as const,
    }));
    expect(shown({ shares: full, networks: ["LINKEDIN", "XING"] })[0]).toMatch(/^2026-11-23/);
    expect(shown({ shares: full, networks: ["LINKEDIN"] })[0]).toMatch(/^2026-11-19/);
  });

  test("leave colleagues with the same post their minutes", () => {
    const colleagues = ["12:00", "12:04", "12:15"].map((time) => at("2026-11-19", time));
    expect(shown({ colleagues })[0]).toBe("2026-11-19 12:30 midday");
  });

  test("read every share of the weeks they may lie in", () => {
    const range = suggestedRange({ now: new Date("2026-11-22T23:30:00Z"), zone, day: null });
    expect(range.from).toEqual(new Date("2026-11-22T23:00:00Z"));
    expect(range.until).toEqual(new Date("2026-12-20T23:00:00Z"));
  });
});
