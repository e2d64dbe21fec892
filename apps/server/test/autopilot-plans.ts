import { createHash } from "node:crypto";
import { tellTally } from "@polyphon/rules/autopilot/simulation/plan-tally.ts";
import {
  playCompanies,
  playedMondays,
  playedZones,
} from "@polyphon/rules/autopilot/simulation/play-companies.ts";

/** `node apps/server/test/autopilot-plans.ts 1000 200`: plans so many companies of so many people twice and judges it. */
const [count = 50, users = 200, from = 0] = process.argv.slice(2).map(Number);
const companies = Array.from({ length: count }, (_, at) => from + at);

function play(checked: boolean) {
  const hash = createHash("sha256");
  const clock = () => process.cpuUsage().user / 1000;
  const played = playCompanies({ companies, users, checked, clock, note: (plans) => hash.update(plans) });
  return { ...played, digest: hash.digest("hex") };
}

const first = play(true);
const second = play(false);
const weeks = count * users * playedMondays.length;
const isSame = first.digest === second.digest;
const lines = [
  `${count} companies of ${users} people, ${playedMondays.length} weeks, ${playedZones.length} zones: ${weeks} weeks of a person`,
  `violations ${first.violations.length}, two runs ${isSame ? "identical" : "DIFFERENT"} (${second.digest.slice(0, 16)})`,
  `${((second.planMs * 1000) / weeks).toFixed(1)} µs for the week of one person, on one core`,
  ...tellTally(first.tally),
  ...first.violations.slice(0, 20),
];
process.stdout.write(`${lines.join("\n")}\n`);
process.exitCode = isSame && first.violations.length === 0 ? 0 : 1;
