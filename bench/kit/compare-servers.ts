import { alternate, type Compared, median, noteOf } from "./alternate.ts";
import type { LoadMaker, LoadResult } from "../load/load.ts";
import type { Part } from "./part.ts";

export interface Contender {
  readonly part: Part;
  readonly port: number;
  readonly requests: readonly string[];
  readonly status?: number;
}

export interface ServersCompared extends Compared {
  readonly note: string;
}

async function round(
  load: LoadMaker,
  { part, port, requests, status }: Contender,
  connections: number,
  ms: number,
) {
  const before = await part.call<number>("cpu");
  const result: LoadResult = await load.closed({ port, requests, connections, ms, status: status ?? 200 });
  const cpu = (await part.call<number>("cpu")) - before;
  // The uncounted fifth before the window costs processor time as well.
  return { rate: result.rate, cpuEach: cpu / (result.count * 1.2) };
}

/**
 * Closed-loop rates of two servers in turns, with the processor time of each: the part that a busy machine cannot
 * distort.
 */
export async function compareServers(
  load: LoadMaker,
  ours: Contender,
  theirs: Contender,
  { pairs, ms, connections = 32 }: { pairs: number; ms: number; connections?: number },
): Promise<ServersCompared> {
  await round(load, ours, connections, 1_500);
  await round(load, theirs, connections, 1_500);
  const cpu = { ours: [] as number[], theirs: [] as number[] };
  const counted = (contender: Contender, into: number[]) => async () => {
    const { rate, cpuEach } = await round(load, contender, connections, ms);
    into.push(cpuEach);
    return rate;
  };
  const compared = await alternate(pairs, counted(ours, cpu.ours), counted(theirs, cpu.theirs));
  const [mine, other] = [median(cpu.ours), median(cpu.theirs)];
  return {
    ...compared,
    note: `${noteOf(compared)}; processor ${mine.toFixed(0)} against ${other.toFixed(0)} µs each (${(other / mine).toFixed(2)})`,
  };
}
