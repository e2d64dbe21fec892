import { describe, expect, it } from "vitest";
import { checkSchedule } from "./check-schedule.ts";

const zone = "Europe/Berlin";
// 23:30 on the 16th in Berlin, still the 16th at 22:30 in UTC.
const now = new Date("2026-11-16T22:30:00Z");

describe("the schedule of a share", () => {
  it("needs a date, and a time when the date is today [B5.2-12]", () => {
    expect(checkSchedule({ date: "", time: "10:00" }, now, zone)).toBe("date");
    expect(checkSchedule({ date: "2026-11-16", time: "" }, now, zone)).toBe("time");
    expect(checkSchedule({ date: "2026-11-17", time: "" }, now, zone)).toBeNull();
  });

  it("refuses past times by the company's clock, not by the device's", () => {
    expect(checkSchedule({ date: "2026-11-16", time: "23:29" }, now, zone)).toBe("past");
    expect(checkSchedule({ date: "2026-11-16", time: "23:31" }, now, zone)).toBeNull();
    expect(checkSchedule({ date: "2026-11-16", time: "23:59" }, new Date("2026-11-16T23:30:00Z"), zone)).toBe(
      "past",
    );
  });
});
