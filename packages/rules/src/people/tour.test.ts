import { limits } from "@polyphon/contract/limits.ts";
import { networks } from "@polyphon/contract/networks/networks.ts";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { interestFaults, interestLanguages, isTourDue, tourSteps, type TourGround } from "./tour.ts";

const fresh: TourGround = {
  hasWelcome: true,
  returning: false,
  mayConnect: true,
  required: "LINKEDIN",
  networks: ["LINKEDIN", "TWITTER"],
  connected: [],
  hasInterests: false,
};

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

  test("goes from the welcome over networks and interests to the end", () => {
    expect(tourSteps(fresh)).toEqual(["welcome", "required", "networks", "interests", "done"]);
  });

  test("welcomes only with words or a video, and not on the way back from a network [B4.6-02]", () => {
    expect(tourSteps({ ...fresh, hasWelcome: false })).not.toContain("welcome");
    expect(tourSteps({ ...fresh, returning: true })).not.toContain("welcome");
    expect(tourSteps(fresh)[0]).toBe("welcome");
  });

  test("asks for interests only where no categories are saved [B4.6-03]", () => {
    expect(tourSteps({ ...fresh, hasInterests: true })).not.toContain("interests");
    expect(tourSteps({ ...fresh, hasInterests: false })).toContain("interests");
  });

  test("leaves the required network out once it is connected, and asks a light front user for none", () => {
    expect(tourSteps({ ...fresh, connected: ["LINKEDIN"] })).not.toContain("required");
    expect(tourSteps({ ...fresh, required: null })).not.toContain("required");
    expect(tourSteps({ ...fresh, mayConnect: false })).toEqual(["welcome", "interests", "done"]);
    expect(tourSteps({ ...fresh, networks: ["LINKEDIN"] })).not.toContain("networks");
  });

  test("has each step once and always ends", () => {
    const some = fc.uniqueArray(fc.constantFrom(...networks));
    fc.assert(
      fc.property(
        fc.record({
          hasWelcome: fc.boolean(),
          returning: fc.boolean(),
          mayConnect: fc.boolean(),
          required: fc.option(fc.constantFrom(...networks)),
          networks: some,
          connected: some,
          hasInterests: fc.boolean(),
        }),
        (ground) => {
          const steps = tourSteps(ground);
          expect(new Set(steps).size).toBe(steps.length);
          expect(steps.at(-1)).toBe("done");
        },
      ),
    );
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
