import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { parseArgs } from "node:util";
import { shake, startHogs } from "./shake.ts";
import { stackOfWorker } from "./stack-addresses.ts";
import { startStack } from "./stack.ts";
import { workers } from "./workers.ts";

/**
 * The journeys, in a real browser against the production builds: pnpm e2e [--full] [--reuse] [--busy] [-g title] [feed …].
 * `--full` runs every journey in both languages and inspects every screen in all combinations of width, scheme and language.
 * `--serve` only starts the stacks and keeps them, so that `--reuse` needs no start of its own.
 * `--busy` runs beside a busy process for each processor, `--shake N` runs each journey N times under varying load.
 */
const { values: flags, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: {
    full: { type: "boolean", default: false },
    reuse: { type: "boolean", default: false },
    serve: { type: "boolean", default: false },
    busy: { type: "boolean", default: false },
    shake: { type: "string" },
    shard: { type: "string" },
    grep: { type: "string", short: "g" },
  },
});

async function serve(): Promise<void> {
  const stacks = await Promise.all(
    Array.from({ length: workers }, (_, worker) => startStack(stackOfWorker(worker))),
  );
  process.stdout.write(`${stacks.map(({ url }) => url).join("\n")}\n`);
  await Promise.race([once(process, "SIGINT"), once(process, "SIGTERM")]);
  await Promise.all(stacks.map((stack) => stack.stop()));
}

function runJourneys(): boolean {
  const shard = flags.shard === undefined ? [] : ["--shard", flags.shard];
  const grep = flags.grep === undefined ? [] : ["--grep", flags.grep];
  const args = ["--dir", "e2e", "exec", "playwright", "test", ...shard, ...grep, ...wanted];
  const { status } = spawnSync("pnpm", args, {
    stdio: "inherit",
    env: {
      ...process.env,
      E2E_FULL: flags.full ? "1" : "0",
      E2E_REUSE: flags.reuse ? "1" : "0",
      // Only a complete run may record which statements hold; a filtered run would drop the others.
      E2E_WHOLE: [...shard, ...grep, ...wanted].length === 0 ? "1" : "0",
    },
  });
  return status === 0;
}

function runBusy(): boolean {
  const hogs = startHogs();
  try {
    return runJourneys();
  } finally {
    hogs.stop();
  }
}

if (flags.serve) await serve();
else if (flags.shake !== undefined) process.exitCode = (await shake(Number(flags.shake), wanted)) ? 0 : 1;
else process.exitCode = (flags.busy ? runBusy() : runJourneys()) ? 0 : 1;
