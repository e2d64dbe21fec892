import { realTimeSettings } from "../../src/modules/companies/companies.api.ts";
import { readFeed } from "../../src/modules/content/real-time/jobs/read-feed.ts";
import { readFeeds } from "../../src/modules/content/real-time/jobs/read-feeds.ts";
import { createFeedReader } from "../../src/adapters/feed-reader.ts";
import { createHttpClient } from "../../src/adapters/http/http-client.ts";
import { makeFetchOutside } from "../../src/platform/outside/fetch-outside.ts";
import { type TestContext, unique } from "../test-context.ts";
import { addCompany } from "../people.ts";
import { runJob } from "../run-job.ts";

export interface FollowOptions {
  readonly type?: string;
  readonly count?: number;
  readonly language?: string | null;
}

/** A company that follows feeds of the sandbox, and the jobs that read them as the worker would. */
export function openRealTimeFixture(context: () => TestContext) {
  const http = createHttpClient({ connections: 2 });
  const reader = () => {
    const { config, sandbox } = context();
    return createFeedReader(makeFetchOutside({ trusted: [new URL(sandbox.url).host] }), http, {
      base: config.FEEDLY_BASE,
      token: config.FEEDLY_TOKEN,
      timeoutMs: 5_000,
      now: () => new Date(),
    });
  };
  const feedsOf = async (companyId: number) => {
    const { rows } = await context().arrange((tx) =>
      tx.client.query<{
        id: number;
        address: string;
        failures: number;
        trouble: string | null;
        nextAt: Date;
      }>(
        `select id, address, failures, trouble, next_at as "nextAt" from real_time_feed where company_id = $1 order by id`,
        [companyId],
      ),
    );
    return rows;
  };
  return {
    feedsOf,

    follow: async (sources: string, options: FollowOptions = {}): Promise<number> => {
      const company = await addCompany(context(), { realTime: true });
      await context().arrange((tx) =>
        tx.client.query(
          `update company set feedly_collection = $2, real_time_type = $3, real_time_count = $4, real_time_language = $5
           where id = $1`,
          [company, sources, options.type ?? "ARTICLES", options.count ?? 20, options.language ?? null],
        ),
      );
      return company;
    },

    /** Due feeds of every company become queue rows; those of this company are read at once. */
    read: async (companyId: number): Promise<void> => {
      await runJob(context(), readFeeds);
      for (const { id } of await feedsOf(companyId))
        await runJob(context(), readFeed({ readFeed: reader() }), { companyId, feedId: id });
    },

    settingsOf: (companyId: number) => context().arrange((tx) => realTimeSettings(tx, companyId)),

    /** Items as if a feed had delivered them, the newest an hour ago, each an hour older than the one before. */
    addItems: async (companyId: number, count: number, title = "Item"): Promise<number[]> => {
      const mark = unique("made");
      const { rows } = await context().arrange((tx) =>
        tx.client.query<{ id: number }>(
          `insert into real_time_item (company_id, guid, url, url_key, title, summary, source, language, published_at)
           select $1, $2 || n, 'https://news.example/' || $2 || n, $2 || n, $3 || ' ' || n, 'About it', 'News ' || n % 3,
             case n % 2 when 0 then 'GERMAN' else 'ENGLISH' end, date_trunc('milliseconds', now()) - n * interval '1 minute'
           from generate_series(1, $4::int) n returning id`,
          [companyId, mark, title, count],
        ),
      );
      return rows.map(({ id }) => id);
    },

    close: () => http.close(),
  };
}
