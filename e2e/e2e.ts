import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { journeyTimes } from "./kit/journey-times.ts";

/**
 * The journeys, in a real browser against the production builds: pnpm e2e [--full] [feed …].
 * `--full` looks at every screen in all combinations of width, colour scheme and language.
 */
const report = ".dev/test-results/e2e.json";
const wanted = process.argv.slice(2);

rmSync(report, { force: true });
const { status } = spawnSync(
  "pnpm",
  ["exec", "vitest", "run", "--config", "e2e/vitest.config.ts", ...wanted.filter((one) => one !== "--full")],
  {
    stdio: "inherit",
    env: {
      ...process.env,
      E2E_FULL: wanted.includes("--full") ? "1" : "0",
    },
  },
);
if (existsSync(report)) {
  process.stdout.write(`${journeyTimes(readFileSync(report, "utf8")).join("\n")}\n`);
}
process.exit(status ?? 1);
