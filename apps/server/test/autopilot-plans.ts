import { createHash } from "node:crypto";
import { describeTally } from "@polyphon/rules/test/autopilot/plan-tally.ts";
import {
  simulateCompanies,
  simulatedMondays,
  simulatedZones,
} from "@polyphon/rules/test/autopilot/simulate-companies.ts";

/**
 * `node apps/server/test/autopilot-plans.ts 1000 200`: plans that many companies of that many people twice and checks
 * the plans.
 */
const [count = 50, users = 200, from = 0] = process.argv.slice(2).map(Number);
const companies = Array.from({ length: count }, (_, at) => from + at);

function play(checked: boolean) {
  const hash = createHash("sha256");
  const clock = () => process.cpuUsage().user / 1000;
  const simulated = simulateCompanies({
    companies,
    users,
    checked,
    clock,
    note: (plans) => hash.update(plans),
  });
  return { ...simulated, digest: hash.digest("hex") };
}

const first = play(true);
const second = play(false);
const weeks = count * users * simulatedMondays.length;
const isSame = first.digest === second.digest;
const lines = [
  `${count} companies of ${users} people, ${simulatedMondays.length} weeks, ${simulatedZones.length} zones: ${weeks} weeks of a person`,
  `violations ${first.violations.length}, two runs ${isSame ? "identical" : "DIFFERENT"} (${second.digest.slice(0, 16)})`,
  `${((second.planMs * 1000) / weeks).toFixed(1)} µs for the week of one person, on one core`,
  ...describeTally(first.tally),
  ...first.violations.slice(0, 20),
];
process.stdout.write(`${lines.join("\n")}\n`);
process.exitCode = isSame && first.violations.length === 0 ? 0 : 1;
