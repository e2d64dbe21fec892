import { setTimeout as sleep } from "node:timers/promises";
import { bePart } from "../kit/be-part.ts";
import { Connection } from "./connection.ts";
import type { ClosedLoad, LoadResult, OpenLoad } from "./load.ts";

function fail(error: Error): void {
  throw error;
}

function resultOf(
  latencies: readonly number[],
  expected: number,
  statuses: ReadonlyMap<number, number>,
  ms: number,
): LoadResult {
  const wrong = [...statuses].filter(([status]) => status !== expected);
  if (wrong.length > 0)
    throw new Error(
      `unexpected answers: ${wrong.map(([status, count]) => `${count} × ${status}`).join(", ")}`,
    );
  const sorted = latencies.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
  return {
    rate: (latencies.length / ms) * 1000,
    count: latencies.length,
    p50: at(0.5),
    p99: at(0.99),
    p999: at(0.999),
  };
}

/** As fast as the server answers, on a fixed number of connections. The first fifth is not counted. */
async function closed(load: ClosedLoad): Promise<LoadResult> {
  const requests = load.requests.map((text) => Buffer.from(text, "latin1"));
  const latencies: number[] = [];
  const statuses = new Map<number, number>();
  const begin = performance.now() + load.ms / 5;
  const end = begin + load.ms;
  let next = 0;
  const connections = Array.from({ length: load.connections }, () => new Connection(load.port, fail));
  await Promise.all(
    connections.map(
      (connection) =>
        new Promise<void>((resolve) => {
          const again = (): void => {
            const request = requests[next % requests.length] as Buffer;
            next += 1;
            const sent = performance.now();
            connection.send(request, (status) => {
              const now = performance.now();
              if (now >= end) return resolve();
              statuses.set(status, (statuses.get(status) ?? 0) + 1);
              if (now >= begin) latencies.push(now - sent);
              again();
            });
          };
          again();
        }),
    ),
  );
  for (const connection of connections) connection.close();
  return resultOf(latencies, load.status, statuses, load.ms);
}

/** A fixed rate whatever the server does: a request that has to wait for a connection counts that wait. */
async function open(load: OpenLoad): Promise<LoadResult> {
  const requests = load.requests.map((text) => Buffer.from(text, "latin1"));
  const latencies: number[] = [];
  const statuses = new Map<number, number>();
  const connections = Array.from({ length: load.connections }, () => new Connection(load.port, fail));
  const free = [...connections];
  const waiting: number[] = [];
  const begin = performance.now();
  const total = Math.floor((load.rate * load.ms) / 1000);
  let issued = 0;

  function send(connection: Connection, planned: number): void {
    connection.send(requests[issued % requests.length] as Buffer, (status) => {
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      latencies.push(performance.now() - planned);
      const next = waiting.shift();
      if (next === undefined) free.push(connection);
      else send(connection, next);
    });
  }
  while (issued < total) {
    const due = Math.min(total, Math.floor(((performance.now() - begin) * load.rate) / 1000));
    for (; issued < due; issued += 1) {
      const planned = begin + (issued * 1000) / load.rate;
      const connection = free.pop();
      if (connection) send(connection, planned);
      else waiting.push(planned);
    }
    // Spinning would take a core from the server that is measured.
    await sleep(1);
  }
  while (latencies.length < total) await sleep(5);
  for (const connection of connections) connection.close();
  return resultOf(latencies, load.status, statuses, load.ms);
}

bePart({ closed, open });
