import { allScope } from "../../../../platform/db/scope.ts";
import { inTransaction } from "../../../../platform/db/transaction.ts";
import { handle } from "../../../../platform/jobs/job-handler.ts";
import { readSetting } from "../../../../platform/settings/read-setting.ts";
import { dropPictures } from "../../../media/media.api.ts";
import { clearRealTimeJob } from "./clear-real-time.job.ts";
import { clearItems } from "../real-time-item.store.ts";

const day = 24 * 60 * 60_000;
const atOnce = 500;

/** Items that are too old or too many are deleted with their pictures; those that became posts stay. */
export const clearRealTime = handle(clearRealTimeJob, async ({ database, log, now, signal }) => {
  let [total, last] = [0, atOnce];
  while (last === atOnce && !signal.aborted) {
    last = await inTransaction(database, allScope("jobs"), async (tx) => {
      const before = new Date(now.getTime() - (await readSetting(tx, "realTimeKeepDays")) * day);
      const keep = await readSetting(tx, "realTimeKeepItems");
      const { removed, mediaIds } = await clearItems(tx, { before, keep, limit: atOnce });
      await dropPictures(tx, mediaIds);
      return removed;
    });
    total += last;
  }
  if (total > 0) log.info({ removed: total }, "old real-time content was cleared away");
});
