import { listFrontPosts } from "@polyphon/contract/content/content.contract.ts";
import { makeCursor } from "@polyphon/server/platform/list/cursor.ts";
import { withClient, type BenchDatabase } from "../kit/bench-database.ts";
import { alternate, noteOf } from "../kit/alternate.ts";
import { compareServers } from "../kit/compare-servers.ts";
import { requestText, startLoad } from "../load/load.ts";
import type { Measurement } from "../kit/measurement.ts";
import { startPart } from "../kit/part.ts";
import { companyOfToken, tokens, webDatabase } from "./web-data.ts";

const pageSize = 20;
const people = tokens(50);

function pageOf(token: string, after?: string): string {
  const cursor = after === undefined ? "" : `&after=${after}`;
  return requestText({ method: "GET", path: `${listFrontPosts.path}?limit=${pageSize}${cursor}`, token });
}

/** Where the thousandth page of a company begins. */
async function placeOfPage(database: BenchDatabase, companyId: number, page: number): Promise<string> {
  return withClient(database.admin, async (client) => {
    const { rows } = await client.query<{ at: Date; id: string }>(
      `select publish_at as at, id from post
       where category_id in (select category_id from category_company where company_id = $1)
         and (company_id is null or company_id = $1) and (ends_on is null or ends_on >= current_date)
       order by publish_at desc, id desc offset $2 limit 1`,
      [companyId, (page - 1) * pageSize],
    );
    const row = rows[0];
    if (!row) throw new Error(`company ${companyId} has no page ${page}`);
    return makeCursor(row.at.toISOString(), Number(row.id));
  });
}

async function pageBytes(
  port: number,
  path: string,
  token: string,
): Promise<{ items: number; bytes: number }> {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const body = await response.text();
  if (response.status !== 200) throw new Error(`the feed answered ${response.status}: ${body}`);
  return { items: (JSON.parse(body) as { items: unknown[] }).items.length, bytes: body.length };
}

/** The first page of the feed with everything the product does for it, against node:http with one prepared query. */
export const feed: Measurement = {
  name: "feed",
  run: async ({ quick }) => {
    const database = await webDatabase();
    const load = startLoad();
    const ours = startPart(new URL("../kit/api.ts", import.meta.url), { database, role: "app" });
    const port = await ours.call<number>("listen");
    const first = people[0] ?? "";
    const page = await pageBytes(port, `${listFrontPosts.path}?limit=${pageSize}`, first);
    const bare = startPart(new URL("./feed-bare.ts", import.meta.url), { database, items: page.items });
    try {
      const barePort = await bare.call<number>("listen");
      const other = await pageBytes(barePort, `/?company=${companyOfToken(first)}`, first);
      if (Math.abs(other.bytes / page.bytes - 1) > 0.1)
        throw new Error(`payloads differ: ${page.bytes} and ${other.bytes} bytes`);

      const rounds = quick ? { pairs: 7, ms: 700 } : { pairs: 15, ms: 2_000 };
      const compared = await compareServers(
        load,
        { part: ours, port, requests: people.map((token) => pageOf(token)) },
        {
          part: bare,
          port: barePort,
          requests: people.map((token) =>
            requestText({ method: "GET", path: `/?company=${companyOfToken(token)}` }),
          ),
        },
        rounds,
      );

      const far = await Promise.all(
        people
          .slice(0, 10)
          .map(async (token) => pageOf(token, await placeOfPage(database, companyOfToken(token), 1_000))),
      );
      const near = people.slice(0, 10).map((token) => pageOf(token));
      const rate = async (requests: readonly string[]) =>
        (await load.closed({ port, requests, connections: 32, ms: rounds.ms, status: 200 })).rate;
      const deep = await alternate(
        rounds.pairs,
        () => rate(near),
        () => rate(far),
      );
      return [
        {
          name: "feed",
          figure: compared.ratio,
          goal: 0.7,
          bound: "at least",
          note: `${compared.note}; ${page.items} posts, ${page.bytes} and ${other.bytes} bytes`,
        },
        {
          name: "feed/page-1000",
          figure: deep.ratio,
          goal: 1.2,
          bound: "at most",
          note: `page 1 ${noteOf(deep)} of page 1,000`,
        },
      ];
    } finally {
      await Promise.all([ours.stop(), bare.stop(), load.stop()]);
    }
  },
};
