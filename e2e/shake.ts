import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { cpus } from "node:os";
import type { JSONReport, JSONReportSuite } from "@playwright/test/reporter";
import { stackOfWorker } from "./stack-addresses.ts";
import { startStack } from "./stack.ts";
import { workers } from "./workers.ts";

/** Keeps every processor busy, at normal priority. */
export function startHogs(): { stop(): void } {
  const hogs = cpus().map((): ChildProcess => spawn(process.execPath, ["-e", "for (;;);"]));
  return { stop: () => hogs.forEach((hog) => hog.kill("SIGKILL")) };
}

const playwright = ["--dir", "e2e", "exec", "playwright", "test"] as const;

function placesIn(suite: JSONReportSuite): string[] {
  const own = suite.specs.map(({ file, line }) => `${file}:${line}`);
  return [...own, ...(suite.suites ?? []).flatMap(placesIn)];
}

/** The locations of the selected journeys; one that runs in both languages has one location. */
function journeyPlaces(wanted: readonly string[]): string[] {
  const listed = spawnSync("pnpm", [...playwright, "--list", "--reporter=json", ...wanted], {
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
  });
  const { suites } = JSON.parse(listed.stdout) as JSONReport;
  return [...new Set(suites.flatMap(placesIn))];
}

/** A different order for each round, which is the same whenever that round runs. */
function shuffled(places: readonly string[], round: number): string[] {
  const key = (place: string) => createHash("sha256").update(`${round} ${place}`).digest("hex");
  return places.toSorted((one, other) => (key(one) < key(other) ? -1 : 1));
}

/** The network delays, from slightly slow to a train in a tunnel. */
const slowMs = [20, 80, 200, 500] as const;

async function runJourney(place: string, round: number, stack: number): Promise<boolean> {
  const folder = place.replaceAll(/[^\w.-]+/g, "-");
  const output = `../.dev/shaken/${round}/${folder}`;
  const args = [...playwright, "--workers", "1", "--output", output, place];
  const child = spawn("pnpm", args, {
    stdio: ["ignore", "inherit", "inherit"],
    env: {
      ...process.env,
      E2E_REUSE: "1",
      E2E_STACK: String(stack),
      E2E_SLOW_MS: String(slowMs[round % slowMs.length]),
    },
  });
  const [code] = (await once(child, "exit")) as [number | null];
  return code === 0;
}

/**
 * Runs every selected journey this many times: beside a busy process for each processor, over a slowed network and each time in
 * another order, on stacks that keep what earlier journeys left behind.
 */
export async function shake(rounds: number, wanted: readonly string[]): Promise<boolean> {
  const places = journeyPlaces(wanted);
  const lanes = Array.from({ length: workers }, (_, lane) => lane);
  const stacks = await Promise.all(lanes.map((lane) => startStack(stackOfWorker(lane))));
  const hogs = startHogs();
  const failed: string[] = [];
  try {
    for (let round = 1; round <= rounds; round += 1) {
      const left = shuffled(places, round);
      await Promise.all(
        lanes.map(async (lane) => {
          for (let place = left.shift(); place !== undefined; place = left.shift())
            if (!(await runJourney(place, round, lane))) failed.push(`round ${round}: ${place}`);
        }),
      );
    }
  } finally {
    hogs.stop();
    await Promise.all(stacks.map((stack) => stack.stop()));
  }
  const runs = places.length * rounds;
  process.stdout.write(
    `${failed.map((line) => `FAIL  ${line}\n`).join("")}shaken: ${runs - failed.length} of ${runs} held\n`,
  );
  return places.length > 0 && failed.length === 0;
}
