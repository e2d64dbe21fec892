import { spawnSync } from "node:child_process";

/**
 * The judge, locally and in CI. Every step runs even when one before it failed, so that one run tells everything.
 * `pnpm check types lint` runs only the steps that are named.
 */
const steps: readonly (readonly [name: string, command: string])[] = [
  ["services", "node tools/services/services.ts"],
  ["format", "pnpm exec oxfmt --check ."],
  ["types", "pnpm exec tsc --noEmit -p tsconfig.json"],
  ["lint", "pnpm exec oxlint --type-aware --deny-warnings ."],
  ["walls", "node tools/walls/walls.ts"],
  ["unused", "pnpm exec knip"],
  ["db-types", "node tools/db-types.ts --check"],
  ["settings", "node tools/settings.ts --check"],
  ["tests", "pnpm exec vitest run"],
  ["build", "node tools/build.ts"],
  ["size", "node tools/size.ts"],
  ["e2e", "node e2e/e2e.ts"],
  ["faults", "node faults/faults.ts F1 F2 F3 F4 --ci"],
  ["screens", "node tools/screens.ts"],
  ["spec", "node tools/spec.ts"],
];

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !steps.some(([step]) => step === name));
if (unknown.length > 0) {
  process.stderr.write(`unknown steps: ${unknown.join(", ")}\n`);
  process.exit(2);
}

const results = steps
  .filter(([name]) => wanted.length === 0 || wanted.includes(name))
  .map(([name, command]) => {
    process.stdout.write(`\n── ${name}: ${command}\n`);
    const started = performance.now();
    const [program = "", ...rest] = command.split(" ");
    const { status } = spawnSync(program, rest, { stdio: "inherit" });
    return { name, ok: status === 0, seconds: (performance.now() - started) / 1000 };
  });

process.stdout.write("\n");
for (const { name, ok, seconds } of results) {
  process.stdout.write(`${ok ? "ok  " : "FAIL"}  ${name.padEnd(10)} ${seconds.toFixed(1)} s\n`);
}
const failed = results.filter((result) => !result.ok).length;
process.stdout.write(`check: ${results.length - failed} passed, ${failed} failed\n`);
process.exit(failed === 0 ? 0 : 1);
