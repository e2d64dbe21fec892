import { setTimeout as sleep } from "node:timers/promises";
import { bePart } from "../kit/be-part.ts";
import { Connection } from "../load/connection.ts";

export interface Guesses {
  readonly port: number;
  /** Whole requests as they go over the wire, each sent once. */
  readonly requests: readonly string[];
  readonly connections: number;
  readonly rate: number;
}

/** How many answers there were of each status. */
async function guess({ port, requests, connections, rate }: Guesses): Promise<Record<string, number>> {
  const answers: Record<string, number> = {};
  const fail = (error: Error) => {
    throw error;
  };
  const all = Array.from({ length: connections }, () => new Connection(port, fail));
  const free = [...all];
  const begin = performance.now();
  let sent = 0;
  let answered = 0;
  while (answered < requests.length) {
    const due = Math.min(requests.length, Math.floor(((performance.now() - begin) * rate) / 1000));
    while (sent < due) {
      const connection = free.pop();
      if (!connection) break;
      connection.send(Buffer.from(requests[sent] ?? "", "latin1"), (status) => {
        answers[status] = (answers[status] ?? 0) + 1;
        answered += 1;
        free.push(connection);
      });
      sent += 1;
    }
    await sleep(1);
  }
  for (const connection of all) connection.close();
  return answers;
}

bePart({ guess });
