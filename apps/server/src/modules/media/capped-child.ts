import { execFile } from "node:child_process";

const caps = {
  seconds: 20,
  heapMegabytes: 128,
  dataMegabytes: 1_800,
  fileMegabytes: 128,
} as const;
const megabyte = 1024 * 1024;

/** The kernel holds the caps: decoders allocate outside the heap that Node counts, and Node itself reserves a third. */
const capped = [
  `--data=${caps.dataMegabytes * megabyte}`,
  `--fsize=${caps.fileMegabytes * megabyte}`,
  `--cpu=${caps.seconds}`,
  "--core=0",
  process.execPath,
  `--max-old-space-size=${caps.heapMegabytes}`,
];

export interface ChildCall {
  readonly script: string;
  /** The only place it is meant to write to. */
  readonly folder: string;
  readonly args: readonly string[];
  readonly seconds?: number | undefined;
}

/** A stranger's file is opened in a process of its own; whatever happens to it is an answer, never an exception. */
export function runCapped(call: ChildCall): Promise<{ readonly said: string } | "bomb" | "unreadable"> {
  const child = {
    timeout: (call.seconds ?? caps.seconds) * 1_000,
    killSignal: "SIGKILL",
    maxBuffer: 64 * 1024,
    env: {},
    cwd: call.folder,
  } as const;
  return new Promise((resolve, reject) => {
    execFile("prlimit", [...capped, call.script, ...call.args], child, (error, stdout) => {
      if (error?.code === "ENOENT") reject(error);
      else if (error?.killed || error?.signal === "SIGXCPU") resolve("bomb");
      else resolve(error ? "unreadable" : { said: stdout });
    });
  });
}
