import { defineConfig } from "@playwright/test";
import { launchOptions } from "./browser.ts";
import { stackOfWorker } from "./stack-addresses.ts";
import { workers } from "./workers.ts";

export default defineConfig({
  testDir: "journeys",
  testMatch: "**/*.journey.ts",
  outputDir: `../.dev/${stackOfWorker(0).name}/failed`,
  globalSetup: "./global-setup.ts",
  workers,
  // Every journey creates its own company and people, so any two can run in parallel and any one alone.
  fullyParallel: true,
  // A journey that fails sometimes is a defect: of the product or of the journey.
  retries: 0,
  // A fault that breaks everything shows after a few failures.
  maxFailures: 25,
  timeout: 240_000,
  // A machine may lose half of its processor to other work, so no timeout is shorter than this.
  expect: { timeout: 60_000 },
  reporter: [["./kit/journey-reporter.ts"]],
  use: {
    launchOptions,
    trace: { mode: "retain-on-failure", screenshots: false, snapshots: false, sources: false },
    screenshot: "only-on-failure",
  },
});
