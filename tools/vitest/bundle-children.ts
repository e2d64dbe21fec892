import { rmSync } from "node:fs";
import { resolve } from "node:path";
import { build } from "rolldown";
import { children, unbundled } from "../build/server-bundles.ts";

/** Once per run, as the build makes them: hundreds are started, and reading TypeScript takes most of such a start. */
export async function setup(): Promise<() => void> {
  // Below the server, whose packages they load.
  const folder = resolve(`apps/server/node_modules/.test-children/${process.pid}`);
  await build({
    input: children,
    platform: "node",
    external: unbundled,
    logLevel: "silent",
    output: { dir: folder, format: "esm" },
  });
  process.env["TEST_CHILDREN"] = folder;
  return () => rmSync(folder, { recursive: true });
}
