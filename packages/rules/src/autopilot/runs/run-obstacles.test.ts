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

test("somebody with a complete setup has no obstacles", () => {
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
] as const)("a single fault is reported as its obstacle: %j", (change, obstacle) => {
  expect(obstaclesOf({ ...working, ...change })).toEqual([obstacle]);
});

test("obstacles are listed in a fixed order without duplicates", () => {
  fc.assert(
    fc.property(facts, (given) => {
      const places = obstaclesOf(given).map((one) => autopilotObstacles.indexOf(one));
      expect(places).toEqual([...new Set(places)].toSorted((one, other) => one - other));
    }),
  );
});

test("the result of a plan is reported only if nothing stops the autopilot", () => {
  fc.assert(
    fc.property(facts, (given) => {
      const found = obstaclesOf(given);
      if (found.includes("gaps") || found.includes("not_planned")) expect(found).toHaveLength(1);
    }),
  );
});

test("connecting one more network adds no obstacle except the result of the plan", () => {
  fc.assert(
    fc.property(facts, fc.constantFrom(...networks), (given, network) => {
      const before = new Set(obstaclesOf(given));
      const after = obstaclesOf({ ...given, connected: [...given.connected, network] });
      expect(after.filter((one) => !before.has(one) && one !== "gaps" && one !== "not_planned")).toEqual([]);
    }),
  );
});
