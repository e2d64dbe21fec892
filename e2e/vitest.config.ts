import { defineConfig } from "vitest/config";
import { LongestFirst } from "./kit/longest-first.ts";

/** Written, but not yet seen green from end to end: played by name or with `--full`. */
const notYetInTheGate = [
  "resources",
  "staff-users",
  "editorial",
  "post",
  "tour",
  "several-rows",
  "move-user",
  "company-form",
  "dashboards",
].map((name) => `e2e/${name}.journey.ts`);

export default defineConfig({
  test: {
    root: new URL("..", import.meta.url).pathname,
    include: ["e2e/**/*.journey.ts"],
    exclude: process.env["E2E_GATE"] === "1" ? notYetInTheGate : [],
    globalSetup: ["e2e/global-setup.ts"],
    // Two at a time, each with a stack of its own.
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    // A browser on a busy machine may miss a moment; what is broken is broken three times.
    retry: 2,
    testTimeout: 240_000,
    hookTimeout: 240_000,
    // A machine may lose half of its processor to its neighbours, so no wait is shorter than this.
    expect: { poll: { timeout: 60_000, interval: 100 } },
    reporters: ["default", ["json", { outputFile: ".dev/test-results/e2e.json" }]],
  },
});
