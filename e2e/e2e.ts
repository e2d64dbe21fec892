import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { parseArgs } from "node:util";
import { shake, startHogs } from "./shake.ts";
import { stackOfWorker } from "./stack-addresses.ts";
import { startStack } from "./stack.ts";
import { workers } from "./workers.ts";

/**
 * The journeys, in a real browser against the production builds: pnpm e2e [--full] [--reuse] [--busy] [-g title] [feed …].
 * `--full` plays every journey in both languages and looks at every screen in all combinations of width, scheme and language.
 * `--serve` only starts the stacks and keeps them, for `--reuse` to play on without a start of its own.
 * `--busy` plays beside a busy process for each processor, `--shake N` plays each journey N times in any weather.
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

function play(): boolean {
  const shard = flags.shard === undefined ? [] : ["--shard", flags.shard];
  const grep = flags.grep === undefined ? [] : ["--grep", flags.grep];
  const args = ["--dir", "e2e", "exec", "playwright", "test", ...shard, ...grep, ...wanted];
  const { status } = spawnSync("pnpm", args, {
    stdio: "inherit",
    env: {
      ...process.env,
      E2E_FULL: flags.full ? "1" : "0",
      E2E_REUSE: flags.reuse ? "1" : "0",
      // Only a run of everything may say which statements hold; a filtered run would forget the others.
      E2E_WHOLE: [...shard, ...grep, ...wanted].length === 0 ? "1" : "0",
    },
  });
  return status === 0;
}

function playBusy(): boolean {
  const hogs = startHogs();
  try {
    return play();
  } finally {
    hogs.stop();
  }
}

if (flags.serve) await serve();
else if (flags.shake !== undefined) process.exitCode = (await shake(Number(flags.shake), wanted)) ? 0 : 1;
else process.exitCode = (flags.busy ? playBusy() : play()) ? 0 : 1;
