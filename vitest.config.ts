import { existsSync } from "node:fs";
import { defineConfig } from "vitest/config";

const serverSetup = "apps/server/test/global-setup.ts";

/** Only a run of everything may say which statements hold; a filtered run would forget the others. */
const whole = process.argv.slice(2).every((argument) => argument === "run");

export default defineConfig({
  test: {
    include: ["{packages,apps}/*/{src,test,emails}/**/*.test.{ts,tsx}", "tools/**/*.test.ts"],
    pool: "forks",
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 60_000,
    globalSetup: existsSync(new URL(serverSetup, import.meta.url)) ? [serverSetup] : [],
    reporters: whole ? ["default", "json"] : ["default"],
    outputFile: { json: ".dev/test-results/vitest.json" },
  },
});
