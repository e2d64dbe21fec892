import { fork } from "node:child_process";

/** A process of its own under measurement, or one that makes load. It ends with us, however we end. */
export interface Part {
  call<T>(name: string, input?: unknown): Promise<T>;
  stop(): Promise<void>;
}

interface Answer {
  readonly id: number;
  readonly value?: unknown;
  readonly error?: string;
}

/** `BENCH_PROFILE=folder` writes a CPU profile of every part there. */
function profiling(): string[] {
  const folder = process.env["BENCH_PROFILE"];
  return folder === undefined ? [] : ["--cpu-prof", `--cpu-prof-dir=${folder}`];
}

export function startPart(file: URL, argument?: unknown): Part {
  const child = fork(file, argument === undefined ? [] : [JSON.stringify(argument)], {
    execArgv: profiling(),
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  const waiting = new Map<number, { resolve: (value: unknown) => void; reject: (error: Error) => void }>();
  const ended = new Promise<void>((resolve) => {
    child.once("exit", (code) => {
      for (const { reject } of waiting.values()) reject(new Error(`${file.pathname} ended with ${code}`));
      waiting.clear();
      resolve();
    });
  });
  child.on("message", (message) => {
    const answer = message as Answer;
    const asked = waiting.get(answer.id);
    waiting.delete(answer.id);
    if (answer.error === undefined) asked?.resolve(answer.value);
    else asked?.reject(new Error(answer.error));
  });
  let last = 0;

  return {
    call<T>(name: string, input: unknown = null): Promise<T> {
      last += 1;
      const id = last;
      return new Promise<T>((resolve, reject) => {
        waiting.set(id, { resolve: resolve as (value: unknown) => void, reject });
        child.send({ id, name, input });
      });
    },
    stop: async () => {
      if (child.connected) child.disconnect();
      await ended;
    },
  };
}
