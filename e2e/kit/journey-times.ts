import { basename } from "node:path";

interface Report {
  readonly testResults: readonly {
    readonly name: string;
    readonly startTime: number;
    readonly endTime: number;
  }[];
}

/** How long each file took, the longest first, and all of them together: what to shorten when the gate gets slow. */
export function journeyTimes(json: string): string[] {
  const files = (JSON.parse(json) as Report).testResults;
  if (files.length === 0) return [];
  const lines = files
    .map(({ name, startTime, endTime }) => ({ name: basename(name), seconds: (endTime - startTime) / 1000 }))
    .toSorted((one, other) => other.seconds - one.seconds)
    .map(({ name, seconds }) => `${seconds.toFixed(0).padStart(5)} s  ${name}`);
  const first = Math.min(...files.map(({ startTime }) => startTime));
  const last = Math.max(...files.map(({ endTime }) => endTime));
  return [...lines, `${((last - first) / 1000).toFixed(0).padStart(5)} s  all journeys`];
}
