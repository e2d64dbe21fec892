import { describeQuarter, isKept, simulateQuarter } from "@polyphon/rules/test/autopilot/simulate-quarter.ts";

/**
 * `node apps/server/test/autopilot-weeks.ts 10 100`: plans twelve consecutive weeks of that many companies of that many
 * people, and says how well the plans keep to what people chose.
 */
const [companies = 10, users = 100] = process.argv.slice(2).map(Number);
const figures = simulateQuarter({ companies, users, checked: true });
process.stdout.write(`${describeQuarter(figures).join("\n")}\n`);
process.exitCode = isKept(figures) ? 0 : 1;
