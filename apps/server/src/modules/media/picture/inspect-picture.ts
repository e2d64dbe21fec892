import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { PictureUse } from "@polyphon/contract/media/picture-uses.ts";
import { type Verdict, verdict } from "./verdict.ts";

const inspection = {
  seconds: 20,
  heapMegabytes: 128,
  dataMegabytes: 1_800,
  fileMegabytes: 128,
} as const;

// A build puts the child beside the bundle under the same name.
const suffix = import.meta.url.endsWith(".ts") ? "ts" : "js";
const childScript = fileURLToPath(new URL(`./inspect-picture.child.${suffix}`, import.meta.url));
const megabyte = 1024 * 1024;

/** The kernel holds the caps: decoders allocate outside the heap that Node counts, and Node itself reserves a third. */
const capped = [
  `--data=${inspection.dataMegabytes * megabyte}`,
  `--fsize=${inspection.fileMegabytes * megabyte}`,
  `--cpu=${inspection.seconds}`,
  "--core=0",
  process.execPath,
  `--max-old-space-size=${inspection.heapMegabytes}`,
];

interface Inspection {
  readonly script?: string;
  readonly seconds?: number;
}

/** Judges a stranger's file in a child process. Whatever happens to the child is an answer, never an exception. */
export function inspectPicture(
  input: string,
  folder: string,
  use: PictureUse,
  options: Inspection = {},
): Promise<Verdict> {
  const { script = childScript, seconds = inspection.seconds } = options;
  const child = {
    timeout: seconds * 1_000,
    killSignal: "SIGKILL",
    maxBuffer: 64 * 1024,
    env: {},
    cwd: folder,
  } as const;
  return new Promise((resolve, reject) => {
    execFile("prlimit", [...capped, script, input, folder, use], child, (error, stdout) => {
      if (error?.code === "ENOENT") reject(error);
      else if (error?.killed || error?.signal === "SIGXCPU") resolve({ kind: "refused", reason: "bomb" });
      else resolve(error ? { kind: "refused", reason: "unreadable" } : parse(stdout));
    });
  });
}

function parse(stdout: string): Verdict {
  try {
    return verdict.parse(JSON.parse(stdout));
  } catch {
    return { kind: "refused", reason: "unreadable" };
  }
}
