import { withClient } from "../kit/bench-database.ts";
import { compareServers } from "../kit/compare-servers.ts";
import { requestText, startLoad } from "../load/load.ts";
import type { Measurement } from "../kit/measurement.ts";
import { startPart } from "../kit/part.ts";
import { emptyQueue } from "../sharing/share-data.ts";

const codes = Array.from(
  { length: 50 },
  (_, index) => `bench${"23456789ab"[Math.floor(index / 10)]}${"23456789ab"[index % 10]}xyz`,
);

/** A short link whose click is safe before the answer, against a bare 302; and how long a visitor waits at a steady rate. */
export const redirect: Measurement = {
  name: "redirect",
  run: async ({ quick }) => {
    const database = await emptyQueue();
    await withClient(database.admin, (client) =>
      client.query(
        `insert into short_link (code, company_id, share_id, target_url)
         select code, (select min(id) from company), -place, 'https://www.example.com/story?utm_source=linkedin'
         from unnest($1::text[]) with ordinality as given (code, place) on conflict do nothing`,
        [codes],
      ),
    );
    const ours = startPart(new URL("./redirect-ours.ts", import.meta.url), database);
    const bare = startPart(new URL("./redirect-bare.ts", import.meta.url));
    const load = startLoad();
    const requests = codes.map((code) => requestText({ method: "GET", path: `/${code}` }));
    try {
      const [port, barePort] = [await ours.call<number>("listen"), await bare.call<number>("listen")];
      const compared = await compareServers(
        load,
        { part: ours, port, requests, status: 302 },
        { part: bare, port: barePort, requests, status: 302 },
        quick ? { pairs: 7, ms: 500 } : { pairs: 9, ms: 1_500 },
      );
      const steady = await load.open({
        port,
        requests,
        connections: 32,
        ms: quick ? 2_000 : 5_000,
        status: 302,
        rate: 2_000,
      });
      return [
        { name: "redirect", figure: compared.ratio, goal: 0.6, bound: "at least", note: compared.note },
        {
          name: "redirect p99",
          figure: steady.p99,
          goal: 5,
          bound: "at most",
          unit: " ms",
          note: `median ${steady.p50.toFixed(1)} ms at 2,000 a second`,
        },
      ];
    } finally {
      await Promise.all([ours.stop(), bare.stop(), load.stop()]);
    }
  },
};
