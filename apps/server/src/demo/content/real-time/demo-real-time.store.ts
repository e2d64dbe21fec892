import type { Tx } from "../../../platform/db/transaction.ts";
import type { DemoItem } from "./demo-real-time.ts";

export async function followFeeds(tx: Tx, companyId: number, collection: string): Promise<void> {
  await tx.client.query(
    "update company set real_time_content = true, feedly_collection = $2, real_time_count = 20 where id = $1",
    [companyId, collection],
  );
}

export interface StoredItem extends Omit<DemoItem, "picture" | "ageHours"> {
  readonly companyId: number;
  readonly url: string;
  readonly mediaId: number | null;
  readonly publishedAt: Date;
}

export async function addRealTimeItem(tx: Tx, item: StoredItem): Promise<number> {
  const { rows } = await tx.client.query<{ id: number }>(
    `insert into real_time_item (company_id, guid, url, url_key, title, summary, source, author, language, media_id, published_at)
     values ($1, $2, $3, $3, $4, $5, $6, $7, $8, $9, $10) returning id`,
    [
      item.companyId,
      item.key,
      item.url,
      item.title,
      item.summary,
      item.source,
      item.author,
      item.language,
      item.mediaId,
      item.publishedAt,
    ],
  );
  return rows[0]?.id ?? 0;
}
