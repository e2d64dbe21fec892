import { spawnSync } from "node:child_process";
import { cpSync, rmSync } from "node:fs";
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

function run(program: string, args: readonly string[], cwd = "."): void {
  const { status } = spawnSync(program, args, { stdio: "inherit", cwd });
  if (status !== 0) process.exit(status ?? 1);
}

for (const folder of ["dist", "apps/server/dist"]) rmSync(folder, { recursive: true, force: true });
for (const app of ["employee", "admin"]) {
  run("pnpm", ["exec", "vite", "build", "--logLevel", "warn"], `apps/${app}`);
  if (app === "employee") run("pnpm", ["exec", "rolldown", ...serviceWorker]);
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
