import { expect, it } from "vitest";
import { formatDate, formatDay, formatMoment } from "./format-time.ts";

const moment = new Date(2026, 4, 5, 7, 3);

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
