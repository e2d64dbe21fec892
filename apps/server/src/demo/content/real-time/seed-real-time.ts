import { addAction } from "../../../modules/content/real-time/real-time-action.store.ts";
import type { Tx } from "../../../platform/db/transaction.ts";
import { demoCollection, demoItems } from "./demo-real-time.ts";
import { addRealTimeItem, followFeeds } from "./demo-real-time.store.ts";

interface Following {
  readonly companyId: number;
  readonly userIds: readonly number[];
  readonly mediaIds: ReadonlyMap<string, number>;
  readonly now: Date;
  /** The address of the sandbox's articles. */
  readonly webUrl: string;
}

const hour = 60 * 60_000;

/** A company that follows a folder at Feedly, earlier items, and some employees' actions on them. */
export async function addRealTime(
  tx: Tx,
  { companyId, userIds, mediaIds, now, webUrl }: Following,
): Promise<void> {
  await followFeeds(tx, companyId, demoCollection);
  for (const [at, { picture, ageHours, ...item }] of demoItems.entries()) {
    const id = await addRealTimeItem(tx, {
      ...item,
      companyId,
      url: `${webUrl}/articles/harbour?story=${item.key}`,
      mediaId: (picture !== null && mediaIds.get(picture)) || null,
      publishedAt: new Date(now.getTime() - ageHours * hour),
    });
    for (const [place, accountId] of userIds.slice(3 + at, 9).entries()) {
      await addAction(tx, { accountId, companyId }, id, "VIEW");
      if (place % 2 === 0) await addAction(tx, { accountId, companyId }, id, "LIKE");
    }
  }
}
