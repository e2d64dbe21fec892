import { afterEach, expect, it } from "vitest";
import { clockZone, setCompanyZone } from "./clock-zone.ts";
import { formatClock, formatDate, formatDay, formatMoment } from "./format-time.ts";

const moment = new Date(2026, 4, 5, 7, 3);
const deviceZone = new Intl.DateTimeFormat().resolvedOptions().timeZone;

afterEach(() => setCompanyZone(null));

it("shows a day as DD-MMM-YYYY [A9-37] [C9-20]", () => {
  expect(formatDay(moment, "en")).toBe("05-May-2026");
  expect(formatDate("2026-12-31", "en")).toBe("31-Dec-2026");
});

it("writes days and moments as Germans do", () => {
  expect(formatDay(moment, "de")).toBe("5. Mai 2026");
  expect(formatDate("2026-11-20", "de")).toBe("20. Nov. 2026");
  expect(formatMoment(moment.toISOString(), "de")).toBe("5. Mai 2026, 07:03");
});

it("shows a moment as MMM D, YYYY HH:mm [A9-38] [C9-20]", () => {
  expect(formatMoment(moment.toISOString(), "en")).toBe("May 5, 2026 07:03");
  expect(formatMoment(new Date(2026, 10, 15, 23, 59).toISOString(), "en")).toBe("Nov 15, 2026 23:59");
});

it("shows times by the clock of the company, whatever the device's is", () => {
  const at = new Date("2026-11-15T23:30:00Z");
  for (const [zone, shown] of [
    ["Pacific/Auckland", "Nov 16, 2026 12:30"],
    ["Europe/Berlin", "Nov 16, 2026 00:30"],
    ["America/New_York", "Nov 15, 2026 18:30"],
  ] as const) {
    setCompanyZone(zone);
    expect(formatMoment(at.toISOString(), "en")).toBe(shown);
    expect(formatClock(at)).toBe(shown.slice(-5));
    expect(formatDay(at, "en")).toBe(shown.startsWith("Nov 16") ? "16-Nov-2026" : "15-Nov-2026");
    expect(formatDate("2026-11-15", "en")).toBe("15-Nov-2026");
  }
});

it("shows times by the device's clock where an account has no company", () => {
  setCompanyZone("Pacific/Auckland");
  setCompanyZone(null);
  expect(clockZone()).toBe(deviceZone);
});
