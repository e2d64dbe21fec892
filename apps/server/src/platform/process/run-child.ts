import { execFile } from "node:child_process";

const megabyte = 1024 * 1024;

export interface ChildCaps {
  readonly seconds: number;
  readonly heapMegabytes: number;
  readonly dataMegabytes: number;
  readonly fileMegabytes: number;
}

export interface ChildCall {
  readonly script: string;
  /** The only place it is meant to write to. */
  readonly folder: string;
  readonly args: readonly string[];
  readonly seconds?: number | undefined;
}

/** Its answer, or how it ended without one. */
export type ChildEnd =
  | { readonly output: string }
  | { readonly late: boolean; readonly signal: string | null; readonly code: unknown };

/**
 * The kernel enforces the caps: decoders allocate outside the heap that Node counts, and Node itself reserves a third.
 */
const under = (caps: ChildCaps) => [
  `--data=${caps.dataMegabytes * megabyte}`,
  `--fsize=${caps.fileMegabytes * megabyte}`,
  `--cpu=${caps.seconds}`,
  "--core=0",
  process.execPath,
  `--max-old-space-size=${caps.heapMegabytes}`,
];

/** Opens an untrusted file in a process of its own; whatever happens to it is an answer, never an exception. */
export function runChild(caps: ChildCaps, { script, folder, args, seconds }: ChildCall): Promise<ChildEnd> {
  const settings = { killSignal: "SIGKILL", maxBuffer: 64 * 1024, env: {}, cwd: folder } as const;
  return new Promise((resolve, reject) => {
    let late = false;
    const child = execFile("prlimit", [...under(caps), script, ...args], settings, (error, stdout) => {
      clearTimeout(timer);
      if (error?.code === "ENOENT") reject(error);
      else resolve(error ? endOf(error) : { output: stdout });
    });
    const endOf = ({ signal = null, code }: { signal?: string | null; code?: unknown }) => ({
      late: late && signal === "SIGKILL",
      signal,
      code,
    });
    // Not the timeout of execFile: that discards what a child answered in time when this process is late to read it.
    const timer = setTimeout(
      () => {
        late = true;
        child.kill("SIGKILL");
      },
      (seconds ?? caps.seconds) * 1_000,
    );
  });
}
