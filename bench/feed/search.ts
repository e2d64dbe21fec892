import { listFrontPosts } from "@polyphon/contract/content/content.contract.ts";
import type { Measurement } from "../kit/measurement.ts";
import { startPart } from "../kit/part.ts";
import { tokens, webDatabase, webSize } from "./web-data.ts";

const people = tokens(50);

/** What somebody types: every title and text has the common words, and one number of its own. */
const kinds: Readonly<Record<string, (turn: number) => string>> = {
  rare: (turn) => String(10_000 + ((turn * 7_919) % (webSize.posts - 10_000))),
  beginning: (turn) => String(100 + (turn % 900)),
  common: () => "market week",
  both: (turn) => `market ${10_000 + ((turn * 104_729) % (webSize.posts - 10_000))}`,
  // Two letters: what every text has, and the beginning of more numbers than are collected.
  two: () => "wh",
  digits: (turn) => String(10 + (turn % 90)),
  nothing: (turn) => `never${turn}`,
};

const share = (sorted: readonly number[], part: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;

/** The feed searched by words among all its posts, one person after the other. */
export const search: Measurement = {
  name: "search",
  run: async ({ quick }) => {
    const database = await webDatabase();
    const part = startPart(new URL("../kit/api.ts", import.meta.url), { database, role: "app" });
    try {
      const port = await part.call<number>("listen");
      const ask = async (words: string, token: string): Promise<number> => {
        const query = new URLSearchParams({ search: words, limit: "20" });
        const started = performance.now();
        const answer = await fetch(`http://127.0.0.1:${port}${listFrontPosts.path}?${query}`, {
          headers: { authorization: `Bearer ${token}` },
        });
        await answer.text();
        if (answer.status !== 200) throw new Error(`the search answered ${answer.status}`);
        return performance.now() - started;
      };
      const lines = [];
      for (const [name, wordsOf] of Object.entries(kinds)) {
        const times: number[] = [];
        for (let turn = -10; turn < (quick ? 40 : 200); turn += 1) {
          const ms = await ask(wordsOf(turn + 10), people[(turn + 10) % people.length] ?? "");
          if (turn >= 0) times.push(ms);
        }
        times.sort((one, other) => one - other);
        lines.push({
          name: `search/${name}`,
          figure: share(times, 0.95),
          goal: 50,
          bound: "at most" as const,
          unit: " ms",
          note: `p95 of ${times.length}; p50 ${share(times, 0.5).toFixed(1)} ms; ${webSize.posts} posts`,
        });
      }
      return lines;
    } finally {
      await part.stop();
    }
  },
};
