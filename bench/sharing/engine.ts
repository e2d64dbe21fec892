import { createHttpClient } from "@polyphon/server/adapters/http/http-client.ts";
import { createLinkedinPublisher } from "@polyphon/server/adapters/linkedin/shares/linkedin-publisher.ts";
import { announceSettled } from "@polyphon/server/modules/sharing/engine/settle/announce-settled.ts";
import { startShareEngine } from "@polyphon/server/modules/sharing/engine/engine.ts";
import { nullAdapter } from "@polyphon/server/modules/sharing/engine/null-adapter.ts";
import type { PayloadSource } from "@polyphon/server/modules/sharing/engine/payload/payload-source.ts";
import { openPool } from "@polyphon/server/platform/db/pool.ts";
import { registerListeners } from "@polyphon/server/platform/events/listeners.ts";
import { makeLog } from "@polyphon/server/platform/log/log.ts";
import { bePart, partArgument } from "../kit/be-part.ts";
import { benchConfig } from "../kit/bench-config.ts";
import { type BenchDatabase, withClient } from "../kit/bench-database.ts";
import { clearRound } from "./share-data.ts";

/** One share engine as a process of its own, with the null network or the real adapter. */
export interface EngineArgument {
  readonly database: BenchDatabase;
  readonly network: { readonly url: string; readonly author: string; readonly token: string } | null;
}

const { database, network } = partArgument() as EngineArgument;
const config = benchConfig(database);
const log = makeLog({ level: "silent", process: "bench" });
const pool = openPool({ url: database.app, size: 6, name: "polyphon-bench-engine" });
registerListeners([]);

const adapter =
  network === null
    ? nullAdapter("LINKEDIN")
    : createLinkedinPublisher(createHttpClient({ connections: 64 }), {
        apiBase: network.url,
        oauthBase: network.url,
        webBase: network.url,
        clientId: "bench",
        clientSecret: "bench",
        version: config.LINKEDIN_VERSION,
        timeoutMs: 15_000,
        absentAfterMs: 60_000,
      });

const payloads: PayloadSource = {
  load: (shares) =>
    Promise.resolve(
      new Map(
        shares.map((share) => [
          share.id,
          {
            kind: "request" as const,
            account: { type: "PERSONAL" as const, connectedAt: new Date(0), renew: null },
            request: {
              shareId: share.id,
              attempt: share.attempt,
              authorId: network?.author ?? "nobody",
              accessToken: network?.token ?? "none",
              text: share.text,
              link: null,
              images: [],
              uploadedMedia: [],
            },
          },
        ]),
      ),
    ),
};

let open = 0;
let done: (() => void) | null = null;
const lateness: number[] = [];
startShareEngine({
  database: pool,
  adapters: [adapter],
  payloads,
  config,
  log,
  announce: announceSettled,
  metrics: {
    claimed: () => undefined,
    takenOver: () => undefined,
    late: (ms) => lateness.push(ms),
    settled: (state, count) => {
      if (state === "SHARED") open -= count;
      if (open <= 0) done?.();
    },
  },
});

/**
 * Shares of a new post, one per person, due from `inSeconds` on evenly over a number of seconds. Returns when all are
 * stored.
 */
async function place(count: number, inSeconds: number, overSeconds: number): Promise<number> {
  open = count;
  lateness.length = 0;
  return withClient(database.admin, async (client) => {
    await client.query(
      `with p as (
         insert into post (category_id, title, source, type, language, voices, publish_at, status)
         select id, 'A post to share', 'CURATED', 'TEXT', 'ENGLISH', '[]', now(), 'PUBLISHED' from category limit 1 returning id)
       insert into share (company_id, user_id, post_id, network, voice, text, due_at)
       select a.company_id, a.id, p.id, 'LINKEDIN', 'VOICE_1', 'Bench ' || a.id || ' ' || p.id,
         now() + ($3::float8 + row_number() over () * $2::float8 / $1::int) * interval '1 second'
       from p cross join (select id, company_id from account order by id limit $1::int) a`,
      [count, overSeconds, inSeconds],
    );
    return performance.now();
  });
}

/** Longer than writing them takes, so that none is late before it exists. */
const leadSeconds = 6;

bePart({
  /** Shares a second, from the commit that makes them due to the settle of the last one. */
  rate: async (count: number) => {
    const all = new Promise<void>((resolve) => {
      done = resolve;
    });
    const started = await place(count, 0, 0);
    await all;
    const seconds = (performance.now() - started) / 1000;
    await clearRound(database);
    return count / seconds;
  },
  lateness: async ({ count, seconds }: { count: number; seconds: number }) => {
    const all = new Promise<void>((resolve) => {
      done = resolve;
    });
    await place(count, leadSeconds, seconds);
    await all;
    await clearRound(database);
    return [...lateness];
  },
});
