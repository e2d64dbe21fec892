import { defineConfig } from "vitest/config";
import { longestFirst } from "../tools/vitest/longest-first.ts";

export default defineConfig({
  test: {
    root: new URL("..", import.meta.url).pathname,
    include: ["e2e/**/*.journey.ts"],
    globalSetup: ["e2e/global-setup.ts"],
    // Two at a time, each with a stack of its own.
    maxWorkers: 2,
    // Those that visit every screen.
    sequence: {
      sequencer: longestFirst(
        "resources.journey.ts",
        "accessibility-admin.journey.ts",
        "gates.journey.ts",
        "accessibility-employee.journey.ts",
      ),
    },
    // A browser on a busy machine may miss a moment; what is broken is broken three times.
    retry: 2,
    testTimeout: 240_000,
    hookTimeout: 240_000,
    // A machine may lose half of its processor to its neighbours, so no wait is shorter than this.
    expect: { poll: { timeout: 60_000, interval: 100 } },
    // A failure says what it found, whole: there is no second look at a machine that is gone.
    chaiConfig: { truncateThreshold: 0 },
    reporters: ["default", ["json", { outputFile: ".dev/test-results/e2e.json" }]],
  },
});
