import { spawnSync } from "node:child_process";

/** The journeys, in a real browser against the production builds. */
const { status } = spawnSync(
  "pnpm",
  ["exec", "vitest", "run", "--config", "e2e/vitest.config.ts", ...process.argv.slice(2)],
  { stdio: "inherit" },
);
process.exit(status ?? 1);
