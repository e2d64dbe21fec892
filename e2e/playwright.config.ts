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
  // Every journey makes its own company and people, so any two run beside each other and any one alone.
  fullyParallel: true,
  // A journey that fails sometimes is a defect: of the product or of the journey.
  retries: 0,
  // Something that breaks everything is known after a few.
  maxFailures: 25,
  timeout: 240_000,
  // A machine may lose half of its processor to its neighbours, so no wait is shorter than this.
  expect: { timeout: 60_000 },
  reporter: [["./kit/journey-reporter.ts"]],
  use: {
    launchOptions,
    trace: { mode: "retain-on-failure", screenshots: false, snapshots: false, sources: false },
    screenshot: "only-on-failure",
  },
});
