import { adminFrontUsers } from "@polyphon/contract/people/front-users/front-user.resource.ts";
import { makeCursor } from "@polyphon/server/platform/list/cursor.ts";
import { type BenchDatabase, withClient } from "../kit/bench-database.ts";
import { compareServers, type Contender } from "../kit/compare-servers.ts";
import { requestText, startLoad } from "../load/load.ts";
import type { Line, Measurement } from "../kit/measurement.ts";
import { startPart } from "../kit/part.ts";
import { users, peopleDatabase, staffToken } from "./people-data.ts";

const limit = 25;
/** The beginnings of names that many have, narrowed by status and level. */
const searches = ["schmi", "grun", "weid", "kov", "berg", "lind", "font", "hart"];

/** One kind of page, asked of the product and of bare SQL. */
interface Fixture {
  readonly name: string;
  readonly ours: readonly string[];
  readonly bare: readonly string[];
}

async function placeOfPage(database: BenchDatabase, page: number): Promise<{ key: string; id: number }> {
  return withClient(database.admin, async (client) => {
    const { rows } = await client.query<{ key: string; id: string }>(
      `select name_key as key, id from account where kind = 'front' and primary_account_id is null and status <> 'DELETED'
       order by name_key, id offset $1 limit 1`,
      [(page - 1) * limit - 1],
    );
    const row = rows[0];
    if (!row) throw new Error(`there is no page ${page}`);
    return { key: row.key, id: Number(row.id) };
  });
}

async function fixturesOf(database: BenchDatabase): Promise<Fixture[]> {
  const token = staffToken(null);
  const ask = (query: string) =>
    requestText({ method: "GET", path: `${adminFrontUsers.list.path}?limit=${limit}${query}`, token });
  const bare = (query: string) => requestText({ method: "GET", path: `/?${query}` });
  const deep = await placeOfPage(database, 1_000);
  return [
    { name: "first page", ours: [ask("")], bare: [bare("")] },
    {
      name: "page 1,000",
      ours: [ask(`&after=${makeCursor(deep.key, deep.id)}`)],
      bare: [bare(`key=${encodeURIComponent(deep.key)}&id=${deep.id}`)],
    },
    {
      name: "search",
      ours: searches.map((word) => ask(`&search=${word}&status=ENABLED&level=ELITE`)),
      bare: searches.map((word) => bare(`search=${word}&level=ELITE`)),
    },
  ];
}

/** Lists of a million employees as the super admin reads them, against node:http with one prepared statement. */
export const frontUsers: Measurement = {
  name: "front-users",
  run: async ({ quick }) => {
    const database = await peopleDatabase();
    const load = startLoad();
    const api = startPart(new URL("../kit/api.ts", import.meta.url), { database, role: "app" });
    const bare = startPart(new URL("./front-users-bare.ts", import.meta.url), { database, limit });
    try {
      const [port, barePort] = [await api.call<number>("listen"), await bare.call<number>("listen")];
      const rounds = quick ? { pairs: 7, ms: 700 } : { pairs: 11, ms: 2_000 };
      const lines: Line[] = [];
      for (const fixture of await fixturesOf(database)) {
        const ours: Contender = { part: api, port, requests: fixture.ours };
        const theirs: Contender = { part: bare, port: barePort, requests: fixture.bare };
        const { ratio, note } = await compareServers(load, ours, theirs, { ...rounds, connections: 8 });
        lines.push({
          name: `front-users/${fixture.name}`,
          figure: 1 / ratio,
          goal: 1.5,
          bound: "at most",
          note: `${note}; ${users.people.toLocaleString("en")} people`,
        });
      }
      return lines;
    } finally {
      await Promise.all([api.stop(), bare.stop(), load.stop()]);
    }
  },
};
