import { limits } from "@polyphon/contract/limits.ts";
import { describe, expect, test } from "vitest";
import { interestFaults, interestLanguages, isTourDue } from "./tour.ts";

describe("the tour", () => {
  test("runs while it was not visited and skipped fewer than three times [B4.2-04]", () => {
    expect(limits.tour.skips).toBe(3);
    const due = [0, 1, 2, 3, 4].map((skips) => isTourDue({ staff: false, visited: false, skips }));
    expect(due).toEqual([true, true, true, false, false]);
    expect(isTourDue({ staff: false, visited: true, skips: 0 })).toBe(false);
  });

  test("never runs for staff [B4.2-05]", () => {
    expect(isTourDue({ staff: true, visited: false, skips: 0 })).toBe(false);
  });
});

test("interests need a language and a topic", () => {
  expect(interestFaults({ languages: [], categories: [] })).toEqual(["language", "category"]);
  expect(interestFaults({ languages: ["ENGLISH"], categories: [] })).toEqual(["category"]);
  expect(interestFaults({ languages: ["ENGLISH"], categories: [1] })).toEqual([]);
});

test("a company that chose no languages offers eleven [B9-19]", () => {
  expect(interestLanguages([])).toEqual(
    "ENGLISH GERMAN SWEDISH DUTCH PORTUGUESE ITALIAN FRENCH SPANISH CZECH POLISH HUNGARIAN".split(" "),
  );
  expect(interestLanguages(["DUTCH"])).toEqual(["DUTCH"]);
});
