import { expect, test, vi } from "vitest";

vi.stubGlobal("localStorage", { getItem: () => null });
const { formatsOf } = await import("./formats.ts");

test("days read DD-MMM-YYYY and moments MMM D, YYYY HH:mm, on the company's clock [B9-25]", () => {
  const { date, dayTime } = formatsOf("Europe/Berlin");
  expect(date("2026-11-05T12:00:00Z")).toBe("05-Nov-2026");
  expect(dayTime("2026-11-05T12:07:00Z")).toBe("Nov 5, 2026 13:07");
  expect(date("2026-08-31T23:30:00Z")).toBe("01-Sep-2026");
});
