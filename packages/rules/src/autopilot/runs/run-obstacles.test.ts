import { autopilotObstacles } from "@polyphon/contract/autopilot/autopilot-words.ts";
import { networks } from "@polyphon/contract/networks/networks.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { obstaclesOf, type RunFacts } from "./run-obstacles.ts";

const some = fc.subarray([...networks]);
const facts: fc.Arbitrary<RunFacts> = fc.record({
  companyOn: fc.boolean(),
  accountActive: fc.boolean(),
  light: fc.boolean(),
  on: fc.boolean(),
  configured: fc.boolean(),
  networks: some,
  connected: some,
  away: fc.boolean(),
  planned: fc.boolean(),
  gaps: fc.nat(5),
});
const working: RunFacts = {
  companyOn: true,
  accountActive: true,
  light: false,
  on: true,
  configured: true,
  networks: ["LINKEDIN"],
  connected: ["LINKEDIN", "TWITTER"],
  away: false,
  planned: true,
  gaps: 0,
};

test("nothing is in the way of somebody for whom everything is in order", () => {
  expect(obstaclesOf(working)).toEqual([]);
});

test.each([
  [{ companyOn: false }, "company_off"],
  [{ accountActive: false }, "account_inactive"],
  [{ light: true }, "light_user"],
  [{ on: false }, "switched_off"],
  [{ configured: false }, "no_configuration"],
  [{ networks: [] }, "no_network"],
  [{ connected: [] }, "not_connected"],
  [{ away: true }, "away"],
  [{ planned: false }, "not_planned"],
  [{ gaps: 2 }, "gaps"],
] as const)("one thing that is not in order is what is said: %j", (change, obstacle) => {
  expect(obstaclesOf({ ...working, ...change })).toEqual([obstacle]);
});

test("obstacles come in their order and none twice", () => {
  fc.assert(
    fc.property(facts, (given) => {
      const places = obstaclesOf(given).map((one) => autopilotObstacles.indexOf(one));
      expect(places).toEqual([...new Set(places)].toSorted((one, other) => one - other));
    }),
  );
});

test("what a plan came to is only said where nothing stops it", () => {
  fc.assert(
    fc.property(facts, (given) => {
      const found = obstaclesOf(given);
      if (found.includes("gaps") || found.includes("not_planned")) expect(found).toHaveLength(1);
    }),
  );
});

test("connecting one more network never adds an obstacle but what the plan came to", () => {
  fc.assert(
    fc.property(facts, fc.constantFrom(...networks), (given, network) => {
      const before = new Set(obstaclesOf(given));
      const after = obstaclesOf({ ...given, connected: [...given.connected, network] });
      expect(after.filter((one) => !before.has(one) && one !== "gaps" && one !== "not_planned")).toEqual([]);
    }),
  );
});
