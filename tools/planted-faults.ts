import { execFileSync, spawnSync } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { faults, plant } from "./planted-faults/fault-list.ts";

/**
 * Proves that the gate notices what it is there for: in a copy of HEAD each fault is planted, the step that must notice
 * it is run, and the copy is restored. Prints one line per fault; exits with 1 when a fault went unnoticed. `node
 * tools/planted-faults.ts resource` plants only those whose name contains that word.
 */
const copy = resolve(".dev/planted");

function run(command: readonly string[], cwd: string): boolean {
  const [program = "", ...args] = command;
  return spawnSync(program, args, { cwd, stdio: "ignore" }).status === 0;
}

rmSync(copy, { recursive: true, force: true });
execFileSync("git", ["worktree", "prune"]);
execFileSync("git", ["worktree", "add", "--detach", "--force", copy, "HEAD"], { stdio: "ignore" });
try {
  if (!run(["pnpm", "install", "--frozen-lockfile", "--prefer-offline"], copy))
    throw new Error("the copy could not be installed");
  let unseen = 0;
  const wanted = faults.filter(({ name }) => name.includes(process.argv[2] ?? ""));
  for (const fault of wanted) {
    const file = resolve(copy, fault.file);
    const source = readFileSync(file, "utf8");
    const planted = plant(fault, source);
    const green = run(fault.step, copy);
    writeFileSync(file, planted);
    const red = !run(fault.step, copy);
    writeFileSync(file, source);
    const seen = green && red;
    if (!seen) unseen += 1;
    process.stdout.write(
      `${seen ? "seen  " : "UNSEEN"}  ${fault.name}${green ? "" : " (the step was red before)"}\n`,
    );
  }
  process.stdout.write(`planted faults: ${wanted.length - unseen} of ${wanted.length} seen\n`);
  process.exitCode = unseen === 0 ? 0 : 1;
} finally {
  execFileSync("git", ["worktree", "remove", "--force", copy]);
}
