import { existsSync, readdirSync } from "node:fs";
import { chmod, mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** The wall clock of some processes, which a test may set; their monotonic one goes on as it does. */
export interface FakeClock {
  /** For the processes that read it. */
  readonly env: Readonly<Record<string, string>>;
  /** So many milliseconds beside the right time, from now on. */
  set(offsetMs: number): Promise<void>;
  /** The furthest ahead that a process may have read it between two moments. */
  mostAhead(from: number, until: number): number;
  remove(): Promise<void>;
}

/** A process may have read the file up to a second ago. */
const readEverySeconds = 1;
const believedMs = readEverySeconds * 1_000 + 500;

function library(): string {
  const folders = readdirSync("/usr/lib").map((folder) => `/usr/lib/${folder}/faketime/libfaketimeMT.so.1`);
  const found = folders.find((file) => existsSync(file));
  if (found === undefined) throw new Error("libfaketime is missing: .ci/install-packages tests");
  return found;
}

export async function makeFakeClock(): Promise<FakeClock> {
  const home = await mkdtemp(join(tmpdir(), "polyphon-clock-"));
  // PostgreSQL runs as somebody else.
  await chmod(home, 0o755);
  const file = join(home, "offset");
  const past: { readonly from: number; readonly offsetMs: number }[] = [{ from: 0, offsetMs: 0 }];
  const write = async (offsetMs: number) => {
    const sign = offsetMs < 0 ? "-" : "+";
    await writeFile(`${file}.new`, `${sign}${(Math.abs(offsetMs) / 1_000).toFixed(3)}\n`, { mode: 0o644 });
    await rename(`${file}.new`, file);
  };
  await write(0);
  return {
    env: {
      LD_PRELOAD: library(),
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_CACHE_DURATION: String(readEverySeconds),
      FAKETIME_DONT_FAKE_MONOTONIC: "1",
    },
    set: async (offsetMs) => {
      past.push({ from: Date.now(), offsetMs });
      await write(offsetMs);
    },
    mostAhead: (from, until) => {
      const ended = past.map((_, place) => past[place + 1]?.from ?? Number.POSITIVE_INFINITY);
      const possible = past.filter(
        (one, place) => one.from <= until && (ended[place] ?? 0) > from - believedMs,
      );
      return Math.max(...possible.map(({ offsetMs }) => offsetMs));
    },
    remove: () => rm(home, { recursive: true, force: true }),
  };
}
