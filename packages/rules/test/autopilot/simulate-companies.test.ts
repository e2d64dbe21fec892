import { expect, test } from "vitest";
import { simulateCompanies, simulatedZones } from "./simulate-companies.ts";

/** Clocks that change on Sundays, on working days, by half an hour, and by the moon. */
const zones = [
  "Europe/Berlin",
  "Africa/Cairo",
  "Africa/Casablanca",
  "America/St_Johns",
  "Australia/Lord_Howe",
];

function simulate(checked: boolean) {
  const broken: string[] = [];
  const companies = simulatedZones.flatMap((zone, company) => (zones.includes(zone) ? [company] : []));
  const simulated = simulateCompanies({
    companies,
    users: 12,
    checked,
    clock: () => 0,
    note: (plans) => broken.push(plans),
  });
  return { ...simulated, broken };
}

test("twelve simulated weeks around both clock changes in five time zones keep every rule and are reproducible", () => {
  const first = simulate(true);
  expect(first.violations).toEqual([]);
  expect(first.tally.tightest).toBeGreaterThanOrEqual(1);
  expect(first.tally.worstMix).toBeLessThanOrEqual(1);
  expect(simulate(false).broken).toEqual(first.broken);
}, 120_000);
