import { chooseItems } from "@polyphon/rules/content/real-time/choose-items.ts";
import { itemKey } from "@polyphon/rules/content/real-time/item-key.ts";
import { nextReading } from "@polyphon/rules/content/real-time/next-reading.ts";
import { companyScope } from "../../../../platform/db/scope.ts";
import { inTransaction, type Tx } from "../../../../platform/db/transaction.ts";
import { handle, type JobHandler } from "../../../../platform/jobs/job-handler.ts";
import { sendJobs } from "../../../../platform/jobs/send-job.ts";
import { readSetting } from "../../../../platform/settings/read-setting.ts";
import { type RealTimeSettings, realTimeSettings } from "../../../companies/companies.api.ts";
import { readFeedJob } from "./read-feed.job.ts";
import { type FeedRow, findFeed, markFeedFailed, markFeedRead } from "../real-time-feed.store.ts";
import { edgeOfItems, insertItems } from "../real-time-item.store.ts";
import type { FeedAnswer } from "../real-time.port.ts";
import type { RealTimeDeps } from "../real-time.deps.ts";
import { takeItemPictureJob } from "./take-item-picture.job.ts";

type Read = Extract<FeedAnswer, { kind: "read" }>;

/** New ones are stored only among the newest that may be kept, or they would be deleted and fetched again. */
async function takeItems(
  tx: Tx,
  feed: FeedRow,
  { items }: Read,
  input: RealTimeSettings,
  now: Date,
): Promise<void> {
  const [keepDays, keepItems] = [
    await readSetting(tx, "realTimeKeepDays"),
    await readSetting(tx, "realTimeKeepItems"),
  ];
  const dated = items.map((item) => {
    const publishedAt = item.publishedAt ?? now;
    return { ...item, publishedAt: publishedAt > now ? now : publishedAt };
  });
  const edge = await edgeOfItems(tx, feed.companyId, keepItems);
  const chosen = chooseItems(dated, { ...input, now, keepDays }).filter(
    ({ publishedAt }) => edge === null || publishedAt > edge,
  );
  const ids = await insertItems(
    tx,
    feed,
    chosen.map((item) => ({
      ...item,
      urlKey: itemKey(item.url),
      language: item.language ?? input.language,
    })),
    now,
  );
  await sendJobs(
    tx,
    takeItemPictureJob,
    ids.map((itemId) => ({ companyId: feed.companyId, itemId })),
  );
}

/** Reads one feed between two short transactions. An error is stored with the feed and blocks no other. */
export const readFeed = ({ readFeed: read }: Pick<RealTimeDeps, "readFeed">): JobHandler =>
  handle(readFeedJob, async ({ payload: { companyId, feedId }, database, log, now }) => {
    const known = await inTransaction(database, companyScope(companyId), async (tx) => {
      const [input] = await realTimeSettings(tx, companyId);
      const feed = await findFeed(tx, feedId);
      return input && feed ? { input, feed } : null;
    });
    if (!known) return;
    const { input, feed } = known;

    const { kind, address, etag, lastModified } = feed;
    const { type, count } = input;
    const answer = await read({ kind, address, known: { etag, lastModified }, type, count });

    await inTransaction(database, companyScope(companyId), async (tx) => {
      const everyMinutes = await readSetting(tx, "realTimeMinutes");
      const failed = answer.kind === "failed";
      const failures = failed ? feed.failures + 1 : 0;
      const nextAt = nextReading({
        now,
        everyMinutes,
        failures,
        notBefore: failed ? answer.notBefore : null,
      });
      if (failed) {
        log.warn({ feedId, trouble: answer.trouble, failures }, "a feed could not be read");
        await markFeedFailed(tx, feedId, { trouble: answer.trouble, nextAt });
        return;
      }
      const news = answer.kind === "read" ? { title: answer.title, ...answer.validators } : null;
      await markFeedRead(tx, feedId, { now, nextAt, news });
      if (answer.kind === "read") await takeItems(tx, feed, answer, input, now);
    });
  });
