import { resolve } from "node:path";
import { screens } from "@polyphon/contract/screens/screens.ts";
import { builtPaths } from "./screens/screens-built.ts";
import { screensProgress } from "./screens/screens-progress.ts";

const apps = resolve(import.meta.dirname, "../apps");
const { list, modules, strangers } = screensProgress(screens, {
  admin: builtPaths(`${apps}/admin/src/app/built-screens.ts`),
  employee: builtPaths(`${apps}/employee/src/app/built-screens.ts`),
});

for (const stranger of strangers) console.error(`not in the catalogue: ${stranger}`);
if (strangers.length > 0) process.exitCode = 1;

if (process.argv.includes("--json")) {
  console.log(JSON.stringify(list, null, 2));
} else {
  for (const { module, built, all } of modules) console.log(`${module.padEnd(16)} ${built} of ${all}`);
  console.log(`screens: built ${list.filter((screen) => screen.built).length} of ${list.length}`);
}
