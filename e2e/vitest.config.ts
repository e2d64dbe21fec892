import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    root: new URL("..", import.meta.url).pathname,
    include: ["e2e/**/*.journey.ts"],
    globalSetup: ["e2e/global-setup.ts"],
    fileParallelism: false,
    // A browser on a busy machine may miss a moment; what is broken is broken twice.
    retry: 1,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    reporters: ["default", ["json", { outputFile: ".dev/test-results/e2e.json" }]],
  },
});
