import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpus } from "node:os";
import { startPace } from "./pace.ts";

const keptLines = 15;
const keptBytes = 40_000;

export interface StepResult {
  readonly ok: boolean;
  readonly seconds: number;
  /** Of the machine's processors: the databases and browsers that a command talks to are not its children. */
  readonly processorSeconds: number;
  /** What the same work cost here, of what it usually costs: 1, or more on a machine that is shared. */
  readonly slowness: number;
  /** The end of its output, for the summary. */
  readonly lastLines: readonly string[];
  /** The errors in the output: a failed hook is in no report of the tests. */
  readonly errorLines: readonly string[];
}

/** The machine's work since it was started, without time stolen by other machines. */
function workedSeconds(): number {
  return cpus().reduce((sum, { times }) => sum + times.user + times.nice + times.sys + times.irq, 0) / 1000;
}

/** Runs a command, forwards its output, and keeps the end of it. */
export async function runStep(command: string): Promise<StepResult> {
  const stopPace = startPace();
  const started = performance.now();
  const worked = workedSeconds();
  const colour = process.stdout.isTTY ? { FORCE_COLOR: "1" } : {};
  const [program = "", ...args] = command.split(" ");
  const child = spawn(program, args, {
    stdio: ["inherit", "pipe", "pipe"],
    env: { ...process.env, ...colour },
  });
  let end = "";
  const pass = (to: NodeJS.WriteStream) => (chunk: Buffer) => {
    to.write(chunk);
    end = (end + chunk.toString("utf8")).slice(-keptBytes);
  };
  child.stdout.on("data", pass(process.stdout));
  child.stderr.on("data", pass(process.stderr));
  const [code] = (await once(child, "close")) as [number | null];
  const slowness = stopPace();
  const lines = end.split("\n").filter((line) => line.trim() !== "");
  return {
    ok: code === 0,
    seconds: (performance.now() - started) / 1000,
    processorSeconds: workedSeconds() - worked,
    slowness,
    lastLines: lines.slice(-keptLines).map((line) => `    ${line}`),
    errorLines: lines
      .filter((line) => /\bFAIL\b|\w*Error\b.*: /.test(line))
      .slice(-keptLines)
      .map((line) => `      ${line.trim().slice(0, 200)}`),
  };
}
