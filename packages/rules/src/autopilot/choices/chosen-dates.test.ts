import { describe, expect, test } from "vitest";
import { addDays } from "../../time/calendar-dates.ts";
import { chosenDates } from "./chosen-dates.ts";

const filter = { categoryId: 1, tagIds: [], language: null };
const dates = Array.from({ length: 14 }, (_, at) => addDays("2026-11-19", at));
const classic = { cycle: "CLASSIC", reservedDays: [] } as const;
const monthly = { cycle: "MONTHLY", reservedDays: [] } as const;
const person = { days: ["TUESDAY", "FRIDAY"], cycleMonday: "2026-11-16", cycleWeeks: [] } as const;

describe("the days a person has chosen for the autopilot", () => {
  test("are those of the classic week", () => {
    expect([...chosenDates(classic, person, dates)]).toEqual([
      "2026-11-20",
      "2026-11-24",
      "2026-11-27",
      "2026-12-01",
    ]);
  });

  test("are those of each of the monthly weeks, with the company's own", () => {
    const cycleWeeks = [{ FRIDAY: filter }, { MONDAY: filter }];
    expect([...chosenDates(monthly, { ...person, cycleWeeks }, dates)]).toEqual(["2026-11-20", "2026-11-23"]);
    const reservedDays = [{ day: "WEDNESDAY", ...filter }] as const;
    expect([...chosenDates({ ...monthly, reservedDays }, { ...person, cycleWeeks }, dates)]).toEqual([
      "2026-11-20",
      "2026-11-23",
      "2026-11-25",
      "2026-12-02",
    ]);
  });
});
