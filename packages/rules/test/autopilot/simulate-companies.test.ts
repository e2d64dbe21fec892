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

function play(checked: boolean) {
  const said: string[] = [];
  const companies = simulatedZones.flatMap((zone, company) => (zones.includes(zone) ? [company] : []));
  const played = simulateCompanies({
    companies,
    users: 12,
    checked,
    clock: () => 0,
    note: (plans) => said.push(plans),
  });
  return { ...played, said };
}

test("twelve weeks around both clock changes, in five time zones, hold every rule and come out the same twice", () => {
  const first = play(true);
  expect(first.violations).toEqual([]);
  expect(first.tally.tightest).toBeGreaterThanOrEqual(1);
  expect(first.tally.worstMix).toBeLessThanOrEqual(1);
  expect(play(false).said).toEqual(first.said);
}, 120_000);
