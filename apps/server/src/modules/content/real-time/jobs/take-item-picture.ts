import { companyScope } from "../../../../platform/db/scope.ts";
import { inTransaction } from "../../../../platform/db/transaction.ts";
import { handle, type JobHandler } from "../../../../platform/jobs/job-handler.ts";
import { findItem, setItemPicture } from "../real-time-item.store.ts";
import type { RealTimeDeps } from "../real-time.deps.ts";
import { takeItemPictureJob } from "./take-item-picture.job.ts";

/** The picture of an item is copied to our storage, so that no reader's browser contacts the page it comes from. */
export const takeItemPicture = ({ takePicture }: Pick<RealTimeDeps, "takePicture">): JobHandler =>
  handle(takeItemPictureJob, async ({ payload: { companyId, itemId }, database }) => {
    const item = await inTransaction(database, companyScope(companyId), (tx) => findItem(tx, itemId));
    if (!item || item.mediaId !== null) return;

    const add = await takePicture({ companyId, pictureUrl: item.pictureUrl, pageUrl: item.url });
    if (!add) return;
    await inTransaction(database, companyScope(companyId), async (tx) => {
      const now = await findItem(tx, itemId, { lock: true });
      if (now && now.mediaId === null) await setItemPicture(tx, itemId, await add(tx));
    });
  });
