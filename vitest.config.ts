import { existsSync } from "node:fs";
import { defineConfig } from "vitest/config";

const serverSetup = "apps/server/test/global-setup.ts";

/** Only a run of everything may say which statements hold; a filtered run would forget the others. */
const whole = process.argv.slice(2).every((argument) => argument === "run");

const ofServer = "apps/{server,sandbox}/{src,test,emails}/**/*.test.{ts,tsx}";

export default defineConfig({
  test: {
    pool: "forks",
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 60_000,
    reporters: whole ? ["default", "json"] : ["default"],
    outputFile: { json: ".dev/test-results/vitest.json" },
    projects: [
      {
        extends: true,
        test: {
          name: "server",
          include: [ofServer],
          globalSetup: existsSync(new URL(serverSetup, import.meta.url)) ? [serverSetup] : [],
        },
      },
      {
        extends: true,
        test: {
          name: "units",
          include: ["{packages,apps}/*/{src,test}/**/*.test.{ts,tsx}", "tools/**/*.test.ts"],
          exclude: [ofServer, "**/node_modules/**"],
          // Decisions and widgets keep nothing between two files, so they share processes and what these have loaded.
          isolate: false,
        },
      },
    ],
  },
});
