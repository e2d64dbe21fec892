import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { resolve } from "node:path";
import { parseStatements, specHeld } from "./spec/spec-held.ts";
import { testOutcomes } from "./spec/spec-results.ts";

const root = resolve(import.meta.dirname, "..");
const results = `${root}/.dev/test-results`;
const json = process.argv.includes("--json");

/** Test output goes to stderr, so that stdout has only the --json. A failing test is reported by its own run. */
function runTests(): void {
  rmSync(results, { recursive: true, force: true });
  const suites = [["node_modules/vitest/vitest.mjs", "run"], ["e2e/e2e.ts"]];
  for (const suite of suites.filter(([entry = ""]) => existsSync(`${root}/${entry}`))) {
    spawnSync(process.execPath, suite, { cwd: root, stdio: ["ignore", 2, 2] });
  }
}

if (process.argv.includes("--run") || testOutcomes(results) === undefined) runTests();
const outcomes = testOutcomes(results);
if (outcomes === undefined) throw new Error("the test run left no result");

const statements = parseStatements(readFileSync(`${root}/docs/requirements.tsv`, "utf8"));
const { held, modules, strangers } = specHeld(statements, outcomes);

for (const { id, title } of strangers) console.error(`no statement ${id}: ${title}`);
if (strangers.length > 0) process.exitCode = 1;

if (json) {
  console.log(JSON.stringify({ held }));
} else {
  for (const row of modules) console.log(`${row.module.padEnd(16)} ${row.held} of ${row.all}`);
  console.log(`spec: held ${held.length} of ${statements.length}`);
}
