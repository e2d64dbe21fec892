import { createHash } from "node:crypto";

/** Milliseconds of the processor for one piece of work beside a busy step, on the machine whose budgets these are. */
export const usualPiece = 12;

const everySeconds = 10;

interface Row {
  readonly id: number;
  readonly name: string;
}

/** What a step does as well: text, objects, sorting and hashing, always the same amount. */
function work(): number {
  const rows: Row[] = Array.from({ length: 9000 }, (_, index) => ({
    id: (index * 7919) % 9001,
    name: `person ${String((index * 104_729) % 9001)}`,
  }));
  const read = JSON.parse(JSON.stringify(rows)) as Row[];
  const names = read.toSorted((one, other) => one.name.localeCompare(other.name)).map(({ name }) => name);
  return createHash("sha256").update(names.join("\n")).digest().length;
}

/** The cheapest of a few: the first after a pause pays for what the machine has put away meanwhile. */
function measurePiece(): number {
  const costs = [1, 2, 3, 4].map(() => {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  });
  return Math.min(...costs);
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? usualPiece;
}

/**
 * How much more of the processor than usual the same work takes here, from pieces of work while a step runs. A core that
 * is shared with a neighbour's thread gives half as much for each second that it counts as worked; a machine that is
 * faster than usual counts as usual, so that a gate passed there passes elsewhere.
 */
export function slownessOf(pieces: readonly number[]): number {
  return Math.max(1, median(pieces) / usualPiece);
}

/** Measures pieces until it is stopped, which answers the slowness. */
export function startPace(): () => number {
  // The first ones are slower on any machine: they compile the work.
  for (let round = 0; round < 5; round++) work();
  const pieces = [measurePiece()];
  const timer = setInterval(() => pieces.push(measurePiece()), everySeconds * 1000);
  return () => {
    clearInterval(timer);
    return slownessOf(pieces);
  };
}
