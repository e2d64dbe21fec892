import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { TestOutcome } from "./spec-held.ts";

type VitestReport = {
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
};

type JourneyReport = readonly { readonly title: string; readonly passed: boolean }[];

/** The outcomes that the last test runs left behind, or nothing when none ran. */
export function testOutcomes(folder: string): TestOutcome[] | undefined {
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(".json")) : [];
  if (files.length === 0) return undefined;
  return files.flatMap((name) => outcomesOf(readFileSync(join(folder, name), "utf8")));
}

export function outcomesOf(json: string): TestOutcome[] {
  const report = JSON.parse(json) as VitestReport | JourneyReport;
  if (!("testResults" in report)) {
    return report.map(({ title, passed }) => ({ title, outcome: passed ? "passed" : "failed" }));
  }
  return report.testResults.flatMap(({ assertionResults }) =>
    assertionResults.map(({ fullName, status }) => ({
      title: fullName,
      outcome: status === "passed" || status === "failed" ? status : "skipped",
    })),
  );
}
