import { calendarGroups, shareStates } from "@polyphon/contract/sharing/sharing.ts";
import { describe, expect, test } from "vitest";
import { fits, groupOf, readCalendarSearch, writeCalendarSearch } from "./calendar-search.ts";

const plain = {
  view: "month",
  date: null,
  network: null,
  group: null,
  receipt: null,
  earlier: null,
} as const;

describe("the address of the calendar", () => {
  test("a bare address shows this month without filters", () => {
    expect(readCalendarSearch({})).toEqual(plain);
    expect(Object.values(writeCalendarSearch(plain)).filter((value) => value !== undefined)).toEqual([]);
  });

  test("a written address reads back the same", () => {
    const search = {
      view: "week",
      date: "2026-11-16",
      network: "TWITTER",
      group: "needs",
      receipt: 12,
      earlier: "latest",
    } as const;
    expect(readCalendarSearch(writeCalendarSearch(search))).toEqual(search);
  });

  test("a number from the router stays a number", () => {
    expect(readCalendarSearch({ receipt: 1006 }).receipt).toBe(1006);
  });

  test("unknown values are ignored", () => {
    expect(
      readCalendarSearch({
        view: "year",
        date: "2026-02-30",
        network: "MYSPACE",
        state: "gone",
        receipt: "-1",
      }),
    ).toEqual(plain);
  });
});

describe("calendar filters", () => {
  test("every state except cancelled belongs to a group, and every group has a state", () => {
    expect(shareStates.filter((state) => groupOf(state) === null)).toEqual(["CANCELLED"]);
    expect(new Set(shareStates.map(groupOf))).toEqual(new Set([...calendarGroups, null]));
  });

  test("a cancelled share is never shown", () => {
    expect(fits({ network: "LINKEDIN", state: "CANCELLED" }, { network: null, group: null })).toBe(false);
  });

  test("network and state are combined", () => {
    const share = { network: "TWITTER", state: "HELD" } as const;
    expect(fits(share, { network: "TWITTER", group: "needs" })).toBe(true);
    expect(fits(share, { network: "LINKEDIN", group: "needs" })).toBe(false);
    expect(fits(share, { network: "TWITTER", group: "planned" })).toBe(false);
  });
});
