import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";

const started: { name: string; child: ChildProcess }[] = [];
let stopping = false;

/** One line at a time, with the name of the process before it. */
function relay(name: string, child: ChildProcess): void {
  for (const stream of [child.stdout, child.stderr]) {
    let rest = "";
    stream?.setEncoding("utf8").on("data", (chunk: string) => {
      const lines = (rest + chunk).split("\n");
      rest = lines.pop() ?? "";
      for (const text of lines) process.stdout.write(`${name.padEnd(9)} ${text}\n`);
    });
  }
}

export function start(
  name: string,
  [program = "", ...args]: readonly string[],
  env: Record<string, string> = {},
): ChildProcess {
  const child = spawn(program, args, {
    stdio: ["ignore", "pipe", "pipe"],
    env: { LOG_LEVEL: "warn", ...process.env, ...env },
  });
  relay(name, child);
  child.on("exit", (code) => {
    if (!stopping) process.stdout.write(`${name.padEnd(9)} ended with ${code}\n`);
  });
  started.push({ name, child });
  return child;
}

export async function run(
  [program = "", ...args]: readonly string[],
  env: Record<string, string> = {},
): Promise<void> {
  const child = spawn(program, args, {
    stdio: "inherit",
    env: { LOG_LEVEL: "warn", ...process.env, ...env },
  });
  const [code] = (await once(child, "exit")) as [number | null];
  if (code !== 0) throw new Error(`${program} ${args.join(" ")} ended with ${code}`);
}

export async function waitFor(url: string, seconds = 60): Promise<void> {
  for (let tries = 0; tries < seconds * 5; tries += 1) {
    const answer = await fetch(url).catch(() => null);
    await answer?.body?.cancel();
    if (answer && answer.status < 500) return;
    await pause(200);
  }
  throw new Error(`${url} did not answer within ${seconds} s`);
}

export async function stopAll(): Promise<void> {
  stopping = true;
  const running = started.filter(({ child }) => child.exitCode === null && child.signalCode === null);
  for (const { child } of running) child.kill("SIGTERM");
  await Promise.all(
    running.map(async ({ child }) => {
      const ended = once(child, "exit");
      const late = pause(10_000, "late", { ref: false });
      if ((await Promise.race([ended, late])) === "late") child.kill("SIGKILL");
    }),
  );
}
