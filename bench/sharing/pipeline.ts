import { alternate, median, noteOf } from "../kit/alternate.ts";
import type { BenchDatabase } from "../kit/bench-database.ts";
import type { Line, Measurement } from "../kit/measurement.ts";
import { startPart } from "../kit/part.ts";
import { startFastSandbox } from "../kit/fast-sandbox.ts";
import { emptyQueue, longQueue } from "./share-data.ts";
import type { EngineArgument } from "./engine.ts";

const enginePart = new URL("./engine.ts", import.meta.url);
const bossPart = new URL("../jobs/boss.ts", import.meta.url);

const startEngine = (argument: EngineArgument) => startPart(enginePart, argument);

interface Size {
  readonly pairs: number;
  readonly count: number;
}

/** One process of ours against one worker of pg-boss, in batches of the size that our settle writes at most. */
const oneWorker = { batch: 200, loops: 1 } as const;

const sizeOf = (quick: boolean): Size => (quick ? { pairs: 7, count: 5_000 } : { pairs: 7, count: 20_000 });

async function againstBoss(
  name: string,
  goal: number,
  argument: EngineArgument,
  { pairs, count }: Size,
): Promise<Line[]> {
  const engine = startEngine(argument);
  const boss = startPart(bossPart, argument.database);
  try {
    await engine.call("rate", 1_000);
    await boss.call("rate", { count: 1_000, ...oneWorker });
    const compared = await alternate(
      pairs,
      () => engine.call<number>("rate", count),
      () => boss.call<number>("rate", { count, ...oneWorker }),
    );
    const four: number[] = [];
    for (let round = 0; round < 3; round += 1)
      four.push(await boss.call<number>("rate", { count, batch: 100, loops: 4 }));
    const note = `${noteOf(compared)}; four loops of pg-boss at once ${median(four).toFixed(0)}/s`;
    return [{ name, figure: compared.ratio, goal, bound: "at least", note }];
  } finally {
    await Promise.all([engine.stop(), boss.stop()]);
  }
}

/**
 * Claim, guard, publish to a network that answers at once, settle; durable. Then the same with the real adapter over
 * HTTP to the sandbox. Both against fetch and complete of empty jobs.
 */
export const pipeline: Measurement = {
  name: "share-pipeline",
  run: async ({ quick }) => {
    const database = await emptyQueue();
    const alone = await againstBoss("share-pipeline", 1.2, { database, network: null }, sizeOf(quick));
    const sandbox = await startFastSandbox();
    try {
      const argument = { database: await emptyQueue(), network: sandbox.account };
      return [...alone, ...(await againstBoss("share-pipeline/http", 0.4, argument, sizeOf(quick)))];
    } finally {
      await sandbox.stop();
    }
  },
};

/** What five million shares scheduled weeks ahead cost those that are due now. */
export const backlog: Measurement = {
  name: "share-backlog",
  run: async ({ quick }) => {
    const { pairs, count } = sizeOf(quick);
    const databases: [BenchDatabase, BenchDatabase] = [
      await longQueue(quick ? 500_000 : 5_000_000),
      await emptyQueue(),
    ];
    const [full, empty] = databases.map((database) => startEngine({ database, network: null }));
    if (!full || !empty) throw new Error("the engines did not start");
    try {
      await full.call("rate", 2_000);
      await empty.call("rate", 2_000);
      const compared = await alternate(
        pairs,
        () => full.call<number>("rate", count),
        () => empty.call<number>("rate", count),
      );
      return [
        {
          name: "share-backlog",
          figure: compared.ratio,
          goal: 0.95,
          bound: "at least",
          note: noteOf(compared),
        },
      ];
    } finally {
      await Promise.all([full.stop(), empty.stop()]);
    }
  },
};
