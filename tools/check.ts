import { existsSync, readFileSync, rmSync } from "node:fs";
import { failedTests } from "./check/failed-tests.ts";
import { runStep, type StepResult } from "./check/run-step.ts";

/**
 * The judge, locally and in CI. Every step runs even when one before it failed, so that one run tells everything,
 * and what broke is told again at the very end.
 * `pnpm check types lint` runs only the steps that are named.
 */
const steps: readonly (readonly [name: string, command: string])[] = [
  ["services", "node tools/services/services.ts"],
  ["format", "pnpm exec oxfmt --check ."],
  ["types", "pnpm exec tsc --noEmit -p tsconfig.json"],
  ["lint", "pnpm exec oxlint --type-aware --deny-warnings ."],
  ["walls", "node tools/walls/walls.ts"],
  ["unused", "pnpm exec knip"],
  ["db-types", "node tools/db-types.ts --check"],
  ["settings", "node tools/settings.ts --check"],
  ["tests", "pnpm exec vitest run"],
  ["build", "node tools/build.ts"],
  ["size", "node tools/size.ts"],
  ["e2e", "node e2e/e2e.ts"],
  ["faults", "node faults/faults.ts F1 F2 F3 F4 F6 F8 F9 --ci"],
  ["screens", "node tools/screens.ts"],
  ["spec", "node tools/spec.ts"],
];

const wanted = process.argv.slice(2);
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
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  process.stdout.write(`\n── ${name}: ${command}\n`);
  const report = reports[name];
  if (report !== undefined) rmSync(report, { force: true });
  results.push({ name, ...(await runStep(command)) });
}

/** What broke: the tests by name where there is a report, otherwise the end of what the step said. */
function whatBroke({ name, lastLines, errorLines }: (typeof results)[number]): readonly string[] {
  const report = reports[name];
  const tests =
    report !== undefined && existsSync(report)
      ? failedTests(readFileSync(report, "utf8"), process.cwd())
      : [];
  if (tests.length === 0) return lastLines;
  return tests.some((line) => line.startsWith("      ")) ? tests : [...tests, ...errorLines];
}

const failed = results.filter((result) => !result.ok);
const lines = [
  "",
  ...results.map(
    ({ name, ok, seconds }) => `${ok ? "ok  " : "FAIL"}  ${name.padEnd(10)} ${seconds.toFixed(1)} s`,
  ),
  ...failed.flatMap((result) => [`\nFAIL  ${result.name}`, ...whatBroke(result)]),
  `\ncheck: ${results.length - failed.length} passed, ${failed.length} failed`,
];
process.stdout.write(`${lines.join("\n")}\n`);
process.exitCode = failed.length === 0 ? 0 : 1;
