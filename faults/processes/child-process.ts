import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";

export interface Child {
  /** Its first line of output. */
  readonly greeting: string;
  readonly pid: number;
  /** It ended without being asked to. */
  readonly crashed: () => boolean;
  /** The signal that ended it, once it has. */
  readonly ended: Promise<NodeJS.Signals | null>;
  signal(name: NodeJS.Signals): void;
  end(name: NodeJS.Signals): Promise<void>;
}

const children = new Set<ChildProcess>();

/** Whatever happens to the test, its processes end with it; a stopped one would otherwise stay for ever. */
process.once("exit", () => {
  for (const child of children) child.kill("SIGKILL");
});

for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(130));

/** Starts a file with Node, by its path from the root of the repository, and waits for the first line it writes. */
export async function startChild(
  file: string,
  args: readonly string[],
  env: Record<string, string> = {},
  talk: "shown" | "hidden" = "shown",
): Promise<Child> {
  const path = resolve(import.meta.dirname, "../..", file);
  const child = spawn(process.execPath, [path, ...args], {
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, ...env },
  });
  children.add(child);
  let reported = false;
  let crashed = false;
  const ended = once(child, "exit").then(([, signal]) => {
    children.delete(child);
    crashed = !reported;
    return signal as NodeJS.Signals | null;
  });
  const [greeting] = await Promise.race([once(child.stdout, "data"), ended.then(() => [""])]);
  if (talk === "shown") child.stdout.pipe(process.stderr);
  else child.stdout.resume();
  return {
    greeting: String(greeting),
    pid: child.pid ?? 0,
    ended,
    crashed: () => crashed,
    signal: (name) => {
      child.kill(name);
    },
    end: async (name) => {
      reported = true;
      child.kill(name);
      await ended;
    },
  };
}
