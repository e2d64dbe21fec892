import { existsSync, readFileSync, rmSync } from "node:fs";
import { parseArgs } from "node:util";
import { reachSince } from "./check/changed-since.ts";
import { failedTests } from "./check/failed-tests.ts";
import { type Budget, overBudget } from "./check/over-budget.ts";
import { runStep, type StepResult } from "./check/run-step.ts";
import { slowestTests } from "./check/slowest-tests.ts";

/**
 * The gate, locally and in CI: what is cheap and likely to break comes first. Every step runs even when one before it
 * failed, so that one run shows everything, and what broke is repeated at the very end. `pnpm check types lint` runs
 * only the named steps; `--full` runs every journey in both languages, checks every screen in all combinations and runs
 * the faults at full size; `--since REF` runs what the changes since then can reach, for use while working.
 */
const { values: flags, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: { full: { type: "boolean", default: false }, since: { type: "string" } },
});
const { full, since } = flags;
if (full) process.env["TEST_FULL"] = "1";
const reach = since === undefined ? { tests: null, journeys: null, faults: true } : reachSince(since);

/** A command with its limits: null for everything, and no command at all for nothing. */
function limited(command: string, to: readonly string[] | null): string | null {
  if (to === null) return command;
  return to.length === 0 ? null : `${command} ${to.join(" ")}`;
}

const steps: readonly (readonly [name: string, command: string | null])[] = [
  ["services", "node tools/services/services.ts"],
  ["format", "pnpm exec oxfmt --check ."],
  ["types", "pnpm exec tsc --noEmit -p tsconfig.json"],
  ["lint", "pnpm exec oxlint --type-aware --deny-warnings ."],
  ["walls", "node tools/walls/walls.ts"],
  ["unused", "pnpm exec knip"],
  ["sql", "node tools/sql.ts --check"],
  ["settings", "node tools/settings.ts --check"],
  ["tests", limited("pnpm exec vitest run", reach.tests)],
  ["build", "node tools/build.ts"],
  ["size", "node tools/size.ts"],
  ["e2e", limited(`node e2e/e2e.ts${full ? " --full" : ""}`, reach.journeys)],
  [
    "faults",
    reach.faults ? `node faults/faults.ts ${full ? "--full" : "F1 F2 F3 F4 F5 F6 F8 F9 F11 F12 --ci"}` : null,
  ],
  ["screens", "node tools/screens.ts"],
  ["resource-lines", "node tools/resource-lines.ts"],
  // Only a run of everything can decide which statements hold.
  ["spec", since === undefined ? "node tools/spec.ts" : null],
];

const unknown = wanted.filter((name) => !steps.some(([step]) => step === name));
if (unknown.length > 0) {
  process.stderr.write(`unknown steps: ${unknown.join(", ")}\n`);
  process.exit(2);
}

/** Steps that leave a report of their tests behind. */
const reports: Readonly<Record<string, string>> = {
  tests: ".dev/test-results/vitest.json",
  e2e: ".dev/test-results/e2e.json",
};

const results: ({ readonly name: string } & StepResult)[] = [];
for (const [name, command] of steps) {
  if (command === null || (wanted.length > 0 && !wanted.includes(name))) continue;
  process.stdout.write(`\n── ${name}: ${command}\n`);
  const report = reports[name];
  if (report !== undefined) rmSync(report, { force: true });
  results.push({ name, ...(await runStep(command)) });
}

/** What broke: the tests by name where there is a report, otherwise the end of the step's output. */
function whatBroke({ name, lastLines, errorLines }: (typeof results)[number]): readonly string[] {
  const report = reports[name];
  const tests =
    report !== undefined && existsSync(report)
      ? failedTests(readFileSync(report, "utf8"), process.cwd())
      : [];
  if (tests.length === 0) return lastLines;
  return tests.some((line) => line.startsWith("      ")) ? tests : [...tests, ...errorLines];
}

/** The slowest tests of each step that reports them. */
function slowest({ name }: (typeof results)[number]): readonly string[] {
  const report = reports[name];
  if (report === undefined || !existsSync(report)) return [];
  return [`\nslowest of ${name}`, ...slowestTests(readFileSync(report, "utf8"), process.cwd())];
}

const budget = JSON.parse(readFileSync(new URL("check/budget.json", import.meta.url), "utf8")) as Budget;
const over = full || since !== undefined ? [] : overBudget(budget, results);
const failed = results.filter((result) => !result.ok);
const total = (of: "seconds" | "processorSeconds") => results.reduce((sum, one) => sum + one[of], 0);
const times = (seconds: number, processor: number) =>
  `${seconds.toFixed(1).padStart(7)} s ${processor.toFixed(1).padStart(8)} s of the processor`;
const lines = [
  ...results.flatMap(slowest),
  "",
  ...results.map(
    ({ name, ok, seconds, processorSeconds, slowness }) =>
      `${ok ? "ok  " : "FAIL"}  ${name.padEnd(14)} ${times(seconds, processorSeconds)}, ${slowness.toFixed(2)} x usual`,
  ),
  `      ${"all".padEnd(14)} ${times(total("seconds"), total("processorSeconds"))}`,
  ...failed.flatMap((result) => [`\nFAIL  ${result.name}`, ...whatBroke(result)]),
  ...over.map((line) => `\nOVER BUDGET  ${line}`),
  `\ncheck: ${results.length - failed.length} passed, ${failed.length + over.length} failed`,
];
process.stdout.write(`${lines.join("\n")}\n`);
process.exitCode = failed.length + over.length === 0 ? 0 : 1;
