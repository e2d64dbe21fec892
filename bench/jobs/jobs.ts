import { alternate, noteOf } from "../kit/alternate.ts";
import type { Measurement } from "../kit/measurement.ts";
import { startPart } from "../kit/part.ts";
import { emptyQueue } from "../sharing/share-data.ts";

/** What our layer (parsing, logging, metrics, results per job) costs on top of pg-boss. */
export const jobs: Measurement = {
  name: "jobs",
  run: async ({ quick }) => {
    const database = await emptyQueue();
    const ours = startPart(new URL("./jobs-ours.ts", import.meta.url), database);
    const bare = startPart(new URL("./boss.ts", import.meta.url), database);
    const count = quick ? 4_000 : 10_000;
    try {
      const compared = await alternate(
        7,
        () => ours.call<number>("work", count),
        () => bare.call<number>("work", count),
      );
      return [{ name: "jobs", figure: compared.ratio, goal: 0.8, bound: "at least", note: noteOf(compared) }];
    } finally {
      await Promise.all([ours.stop(), bare.stop()]);
    }
  },
};
