import { expect, test } from "vitest";
import { slowestTests } from "./slowest-tests.ts";

test("names the ten slowest tests, the slowest first", () => {
  const assertionResults = Array.from({ length: 12 }, (_, at) => ({
    fullName: `takes ${at} seconds`,
    duration: at * 1000,
  }));
  const lines = slowestTests(
    JSON.stringify({ testResults: [{ name: "/tree/a.test.ts", assertionResults }] }),
    "/tree",
  );
  expect(lines).toHaveLength(10);
  expect(lines[0]?.trim()).toBe("11.0 s  a.test.ts: takes 11 seconds");
});

test("treats a test that never ran as one without a duration", () => {
  const skipped = { fullName: "later", duration: null };
  const json = JSON.stringify({ testResults: [{ name: "/tree/a.test.ts", assertionResults: [skipped] }] });
  expect(slowestTests(json, "/tree")).toEqual(["       0.0 s  a.test.ts: later"]);
});
