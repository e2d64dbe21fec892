import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { TestOutcome } from "./spec-held.ts";

/** In the form of vitest, which the journeys write as well. */
type Report = {
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
};

/** The outcomes that the last test runs left behind, or nothing when none ran. */
export function testOutcomes(folder: string): TestOutcome[] | undefined {
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(".json")) : [];
  if (files.length === 0) return undefined;
  return files.flatMap((name) => outcomesOf(readFileSync(join(folder, name), "utf8")));
}

export function outcomesOf(json: string): TestOutcome[] {
  const report = JSON.parse(json) as Report;
  return report.testResults.flatMap(({ assertionResults }) =>
    assertionResults.map(({ fullName, status }) => ({
      title: fullName,
      outcome: status === "passed" || status === "failed" ? status : "skipped",
    })),
  );
}
