import { afterEach, expect, test, vi } from "vitest";

vi.stubGlobal("localStorage", { getItem: () => null });
const { formatsOf } = await import("./formats.ts");
afterEach(() => {
  vi.useRealTimers();
});

test("days read DD-MMM-YYYY and moments MMM D, YYYY HH:mm, on the company's clock [B9-25]", () => {
  const { date, dayTime } = formatsOf("Europe/Berlin");
  expect(date("2026-11-05T12:00:00Z")).toBe("05-Nov-2026");
  expect(dayTime("2026-11-05T12:07:00Z")).toBe("Nov 5, 2026 13:07");
  expect(date("2026-08-31T23:30:00Z")).toBe("01-Sep-2026");
});

test("a day is named by how long ago it is, on the company's clock: in days, then weeks, then months", () => {
  vi.useFakeTimers({ now: new Date("2026-11-18T23:30:00Z"), toFake: ["Date"] });
  const { sinceDay } = formatsOf("Europe/Berlin");
  expect(["2026-11-20", "2026-11-19", "2026-11-18", "2026-11-06"].map(sinceDay)).toEqual([
    "tomorrow",
    "today",
    "yesterday",
    "13 days ago",
  ]);
  expect(["2026-11-05", "2026-10-29", "2026-09-20", "2026-09-19", "2024-11-19"].map(sinceDay)).toEqual([
    "2 weeks ago",
    "3 weeks ago",
    "9 weeks ago",
    "2 months ago",
    "24 months ago",
  ]);
  expect(formatsOf("UTC").sinceDay("2026-11-18")).toBe("today");
});
