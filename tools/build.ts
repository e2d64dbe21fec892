import { spawnSync } from "node:child_process";
import { cpSync, rmSync } from "node:fs";

/** Both apps with Vite, and the server's processes as bundles that run without the workspace. */
const entries = [
  "api.ts",
  "worker.ts",
  "redirect.ts",
  "migrate.ts",
  "seed.ts",
  // Started by the worker as a process of its own, so it must lie beside the bundle under its own name.
  "modules/media/picture/inspect-picture.child.ts",
  "modules/media/file/inspect-file.child.ts",
  "modules/people/uploads/sheet/read-sheet.child.ts",
].map((file) => `apps/server/src/${file}`);

/** Loaded from node_modules: native code, and a package that finds its own parts only when it is not bundled. */
const external = ["sharp", "@node-rs/argon2", "pg-native", "file-type"].flatMap((name) => [
  "--external",
  name,
]);

function run(program: string, args: readonly string[], cwd = "."): void {
  const { status } = spawnSync(program, args, { stdio: "inherit", cwd });
  if (status !== 0) process.exit(status ?? 1);
}

for (const folder of ["dist", "apps/server/dist"]) rmSync(folder, { recursive: true, force: true });
for (const app of ["employee", "admin"]) {
  run("pnpm", ["exec", "vite", "build", "--logLevel", "warn"], `apps/${app}`);
  // Both builds in one folder, as the API hands them out (WEB_ROOT).
  cpSync(`apps/${app}/dist`, `dist/web/${app}`, { recursive: true });
}
run("pnpm", [
  "exec",
  "rolldown",
  ...entries,
  "--platform=node",
  "--format=esm",
  "--sourcemap",
  "--dir=apps/server/dist",
  "--log-level=silent",
  ...external,
]);
