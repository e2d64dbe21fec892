import { expect, test } from "vitest";
import { type ImportGraph, reachOf } from "./reach.ts";

const rule = "packages/rules/src/sharing/due-time.ts";
const ruleTest = "packages/rules/src/sharing/due-time.test.ts";
const engine = "apps/server/src/modules/sharing/engine/engine.ts";
const compose = "apps/server/src/compose.ts";
const sharingTest = "apps/server/src/modules/sharing/share-now.test.ts";
const feed = "apps/server/src/modules/content/feed.ts";
const feedTest = "apps/server/src/modules/content/feed.test.ts";
const matrix = "apps/server/test/authz/matrix.test.ts";
const calendar = "e2e/journeys/sharing/calendar.journey.ts";
const feedJourney = "e2e/journeys/content/feed.journey.ts";
const button = "packages/ui/src/input/button.tsx";

const graph: ImportGraph = new Map([
  [rule, []],
  [ruleTest, [rule]],
  [engine, [rule]],
  [feed, []],
  [compose, [engine, feed]],
  [sharingTest, [compose]],
  [feedTest, [compose]],
  [matrix, [compose]],
  [calendar, []],
  [feedJourney, []],
  [button, []],
]);

test("follows imports to the tests, and the module's name where a test calls the whole server", () => {
  expect(reachOf([rule], graph)).toEqual({
    tests: [ruleTest, sharingTest, matrix],
    journeys: [calendar],
    faults: false,
  });
});

test("a change of one module does not select the tests of another, though one file imports both", () => {
  const { tests, journeys } = reachOf([feed], graph);
  expect(tests).toEqual([feedTest, matrix]);
  expect(journeys).toEqual([feedJourney]);
});

test("a change of the file that composes everything selects everything that calls the server", () => {
  expect(reachOf([compose], graph).tests).toEqual([sharingTest, feedTest, matrix]);
});

test("a changed test selects only itself", () => {
  expect(reachOf([sharingTest], graph)).toEqual({ tests: [sharingTest], journeys: [], faults: false });
});

test("a change of the sharing engine selects the fault runs, a change of the shell all journeys", () => {
  expect(reachOf([engine], graph).faults).toBe(true);
  expect(reachOf([button], graph)).toEqual({ tests: [], journeys: null, faults: false });
});

test("a change of shared foundations, or of files without imports, selects everything", () => {
  for (const file of ["pnpm-lock.yaml", "apps/server/migrations/0001_begin.sql", "vitest.config.ts"])
    expect(reachOf([file], graph)).toEqual({ tests: null, journeys: null, faults: true });
});

test("texts and documents select no test", () => {
  expect(reachOf(["README.md", "docs/words.md"], graph)).toEqual({ tests: [], journeys: [], faults: false });
});
