import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { type SheetVerdict, sheetVerdict } from "./sheet-verdict.ts";

const reading = { seconds: 90, heapMegabytes: 640, dataMegabytes: 2_400, fileMegabytes: 256 } as const;

// A build puts the child beside the bundle under the same name.
const suffix = import.meta.url.endsWith(".ts") ? "ts" : "js";
const childScript = fileURLToPath(new URL(`./read-sheet.child.${suffix}`, import.meta.url));
const megabyte = 1024 * 1024;

/** The kernel holds the caps: a file may unpack to more than it says. */
const capped = [
  `--data=${reading.dataMegabytes * megabyte}`,
  `--fsize=${reading.fileMegabytes * megabyte}`,
  `--cpu=${reading.seconds}`,
  "--core=0",
  process.execPath,
  `--max-old-space-size=${reading.heapMegabytes}`,
];

const refused = (reason: "bomb" | "unreadable"): SheetVerdict => ({ kind: "refused", reason, columns: [] });

interface Reading {
  readonly script?: string;
  readonly seconds?: number;
}

/** Reads a stranger's file in a child process. Whatever happens to the child is an answer, never an exception. */
export function readSheet(input: string, folder: string, options: Reading = {}): Promise<SheetVerdict> {
  const { script = childScript, seconds = reading.seconds } = options;
  const child = {
    timeout: seconds * 1_000,
    killSignal: "SIGKILL",
    maxBuffer: 64 * 1024,
    env: {},
    cwd: folder,
  } as const;
  return new Promise((resolve, reject) => {
    execFile("prlimit", [...capped, script, input, folder], child, (error, stdout) => {
      if (error?.code === "ENOENT") reject(error);
      else if (error) resolve(refused(outOfBounds(error) ? "bomb" : "unreadable"));
      else resolve(parse(stdout));
    });
  });
}

/** Killed for its time, or ended by Node itself because the heap was full (134). */
function outOfBounds(error: { killed?: boolean; signal?: string | null; code?: unknown }): boolean {
  return (
    error.killed === true || error.signal === "SIGXCPU" || error.signal === "SIGABRT" || error.code === 134
  );
}

function parse(stdout: string): SheetVerdict {
  try {
    return sheetVerdict.parse(JSON.parse(stdout));
  } catch {
    return refused("unreadable");
  }
}
