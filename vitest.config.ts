import { existsSync } from "node:fs";
import { defineConfig } from "vitest/config";
import { longestFirst } from "./tools/vitest/longest-first.ts";

const serverSetup = "apps/server/test/global-setup.ts";

/** Only a run of everything may say which statements hold; a filtered run would forget the others. */
const whole = process.argv.slice(2).every((argument) => argument === "run");

const ofServer = "apps/{server,sandbox}/{src,test,emails}/**/*.test.{ts,tsx}";

export default defineConfig({
  test: {
    pool: "forks",
    // On two cores: a third of a server's test is waiting.
    maxWorkers: 4,
    // Those that call every endpoint.
    sequence: {
      sequencer: longestFirst(
        "matrix-first-half.test.ts",
        "matrix-second-half.test.ts",
        "hostile-values.test.ts",
      ),
    },
    // No file leaves anything behind in memory, and each of the server's has its own database: they share processes and what
    // these have loaded, which is half of the time.
    isolate: false,
    // A machine may lose most of its processor to its neighbours; what never comes is still missed.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
    reporters: whole ? ["default", "json"] : ["default"],
    outputFile: { json: ".dev/test-results/vitest.json" },
    projects: [
      {
        extends: true,
        test: {
          name: "server",
          include: [ofServer],
          globalSetup: existsSync(new URL(serverSetup, import.meta.url))
            ? [serverSetup, "tools/vitest/bundle-children.ts"]
            : [],
          setupFiles: ["apps/server/test/start-bundled-children.ts"],
        },
      },
      {
        extends: true,
        test: {
          name: "units",
          include: ["{packages,apps}/*/{src,test}/**/*.test.{ts,tsx}", "tools/**/*.test.ts"],
          exclude: [ofServer, "**/node_modules/**"],
        },
      },
    ],
  },
});
