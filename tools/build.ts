import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writeEarlyHints } from "./build/early-hints.ts";
import { children, processes, unbundled } from "./build/server-bundles.ts";
import { precompress } from "./build/precompress.ts";

/** Both apps with Vite, and the server's processes as bundles that run without the workspace. */
const external = unbundled.flatMap((name) => ["--external", name]);

/** One file by itself: what it imported from the app would change its name with each release. */
const serviceWorker = [
  "apps/employee/src/offline/service-worker.ts",
  "--file=apps/employee/dist/service-worker.js",
  "--format=iife",
  "--minify",
  "--log-level=silent",
];

/** Runs before the app, so it is one small file by itself as well; its name changes with its content. */
function addEarlyScript(dist: string): void {
  const folder = mkdtempSync(join(tmpdir(), "early-"));
  const file = join(folder, "early.js");
  run("pnpm", [
    "exec",
    "rolldown",
    "apps/employee/src/early/early.ts",
    `--file=${file}`,
    "--format=iife",
    "--minify",
    "--log-level=silent",
  ]);
  const hash = createHash("sha256").update(readFileSync(file)).digest("hex").slice(0, 8);
  const name = `assets/early-${hash}.js`;
  cpSync(file, join(dist, name));
  rmSync(folder, { recursive: true });
  writeEarlyHints(dist, name);
}

function run(program: string, args: readonly string[], cwd = "."): void {
  const { status } = spawnSync(program, args, { stdio: "inherit", cwd });
  if (status !== 0) process.exit(status ?? 1);
}

for (const folder of ["dist", "apps/server/dist"]) rmSync(folder, { recursive: true, force: true });
for (const app of ["employee", "admin"]) {
  run("pnpm", ["exec", "vite", "build", "--logLevel", "warn"], `apps/${app}`);
  if (app === "employee") {
    run("pnpm", ["exec", "rolldown", ...serviceWorker]);
    addEarlyScript("apps/employee/dist");
  }
  // Both builds in one folder, as the API serves them (WEB_ROOT).
  cpSync(`apps/${app}/dist`, `dist/web/${app}`, { recursive: true });
}
await precompress("dist/web");
run("pnpm", [
  "exec",
  "rolldown",
  ...processes,
  ...children,
  "--platform=node",
  "--format=esm",
  "--sourcemap",
  "--dir=apps/server/dist",
  "--log-level=silent",
  ...external,
]);
