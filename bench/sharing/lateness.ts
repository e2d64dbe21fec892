import { quantile } from "../kit/alternate.ts";
import type { Line, Measurement } from "../kit/measurement.ts";
import { startPart } from "../kit/part.ts";
import { emptyQueue } from "./share-data.ts";

/** How late shares are published that fall due in a steady stream and in a burst. */
export const lateness: Measurement = {
  name: "lateness",
  run: async ({ quick }) => {
    const engine = startPart(new URL("./engine.ts", import.meta.url), {
      database: await emptyQueue(),
      network: null,
    });
    const cases = quick
      ? [{ name: "late-2000-a-second", count: 6_000, seconds: 3 }]
      : [
          { name: "late-10000-a-minute", count: 10_000, seconds: 60 },
          { name: "late-2000-a-second", count: 20_000, seconds: 10 },
        ];
    const lines: Line[] = [];
    try {
      await engine.call("rate", 1_000);
      for (const { name, count, seconds } of cases) {
        const late = await engine.call<number[]>("lateness", { count, seconds });
        const note = `${late.length} shares, median ${quantile(late, 0.5).toFixed(0)} ms`;
        lines.push({
          name: `${name} p99`,
          figure: quantile(late, 0.99),
          goal: 1_000,
          bound: "at most",
          unit: " ms",
          note,
        });
        lines.push({
          name: `${name} p99.9`,
          figure: quantile(late, 0.999),
          goal: 5_000,
          bound: "at most",
          unit: " ms",
          note,
        });
      }
      return lines;
    } finally {
      await engine.stop();
    }
  },
};
