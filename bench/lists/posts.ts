import { listPosts } from "@polyphon/contract/content/content.contract.ts";
import { makeCursor } from "@polyphon/server/platform/list/cursor.ts";
import { type BenchDatabase, withClient } from "../kit/bench-database.ts";
import { compareServers, type Contender } from "../kit/compare-servers.ts";
import { requestText, startLoad } from "../load/load.ts";
import type { Line, Measurement } from "../kit/measurement.ts";
import { startPart } from "../kit/part.ts";
import { staffToken } from "./people-data.ts";
import { postsData, postsDatabase } from "./posts-data.ts";

const limit = 25;
/** Beginnings of words that about an eighth of the titles has, in one of eleven languages. */
const searches = ["harb", "turb", "appren", "muse", "pens", "summ", "logi", "batt"];

/** One kind of page, asked of the product and of bare SQL. */
interface Fixture {
  readonly name: string;
  readonly ours: readonly string[];
  readonly bare: readonly string[];
}

async function placeOfPage(database: BenchDatabase, page: number): Promise<number> {
  return withClient(database.admin, async (client) => {
    const { rows } = await client.query<{ id: string }>(
      "select id from post order by id desc offset $1 limit 1",
      [(page - 1) * limit - 1],
    );
    if (!rows[0]) throw new Error(`there is no page ${page}`);
    return Number(rows[0].id);
  });
}

async function fixturesOf(database: BenchDatabase): Promise<Fixture[]> {
  const ask = (query: string) =>
    requestText({
      method: "GET",
      path: `${listPosts.path}?limit=${limit}${query}`,
      token: staffToken(null),
    });
  const bare = (query: string) => requestText({ method: "GET", path: `/?${query}` });
  const deep = await placeOfPage(database, 1_000);
  return [
    { name: "first page", ours: [ask("")], bare: [bare("")] },
    { name: "page 1,000", ours: [ask(`&after=${makeCursor(deep)}`)], bare: [bare(`id=${deep}`)] },
    {
      name: "filtered search",
      ours: searches.map((word) => ask(`&search=${word}&language=GERMAN`)),
      bare: searches.map((word) => bare(`search=${word}&language=GERMAN`)),
    },
  ];
}

/** The staff's list of posts as the super admin reads it, against node:http with the prepared statements it needs. */
export const posts: Measurement = {
  name: "posts",
  run: async ({ quick }) => {
    const database = await postsDatabase();
    const load = startLoad();
    const api = startPart(new URL("../kit/api.ts", import.meta.url), { database, role: "app" });
    const bare = startPart(new URL("./posts-bare.ts", import.meta.url), { database, limit });
    try {
      const [port, barePort] = [await api.call<number>("listen"), await bare.call<number>("listen")];
      const rounds = quick ? { pairs: 7, ms: 700 } : { pairs: 11, ms: 2_000 };
      const lines: Line[] = [];
      for (const fixture of await fixturesOf(database)) {
        const ours: Contender = { part: api, port, requests: fixture.ours };
        const theirs: Contender = { part: bare, port: barePort, requests: fixture.bare };
        const { ratio, note } = await compareServers(load, ours, theirs, { ...rounds, connections: 8 });
        lines.push({
          name: `posts/${fixture.name}`,
          figure: 1 / ratio,
          goal: 1.5,
          bound: "at most",
          note: `${note}; ${postsData.posts.toLocaleString("en")} posts in ${postsData.categories.toLocaleString("en")} categories`,
        });
      }
      return lines;
    } finally {
      await Promise.all([api.stop(), bare.stop(), load.stop()]);
    }
  },
};
