import type { ClickKind } from "@polyphon/contract/links/links.contract.ts";
import type { Tx } from "../../../platform/db/transaction.ts";
import type { IdentifiedClick } from "./click.ts";

/**
 * Writes clicks and counts them, each once: a click that is in the table already is not counted again. Rows are counted
 * in the order of their shares, so that two workers with the same shares do not deadlock.
 */
export async function writeClicks(
  tx: Tx,
  clicks: readonly IdentifiedClick[],
): Promise<Map<ClickKind, number>> {
  const { rows } = await tx.client.query<{ kind: ClickKind; count: number }>(
    `with given as (
       select * from unnest($1::bigint[], $2::bigint[], $3::timestamptz[], $4::text[], $5::text[], $6::text[])
         as click (company_id, share_id, at, kind, referrer_host, stream_id)
     ), written as (
       insert into click (company_id, share_id, at, kind, referrer_host, stream_id)
       select company_id, share_id, at, kind, referrer_host, stream_id from given
       on conflict (at, stream_id) do nothing
       returning company_id, share_id, at, kind
     ), counted as (
       insert into click_count as known (share_id, company_id, persons, bots, previews, last_at)
       select share_id, company_id,
         count(*) filter (where kind = 'PERSON'), count(*) filter (where kind = 'BOT'),
         count(*) filter (where kind = 'PREVIEW'), max(at)
       from written group by share_id, company_id order by share_id
       on conflict (share_id) do update set
         persons = known.persons + excluded.persons,
         bots = known.bots + excluded.bots,
         previews = known.previews + excluded.previews,
         last_at = greatest(known.last_at, excluded.last_at)
     )
     select kind, count(*) as count from written group by kind`,
    [
      clicks.map((click) => click.companyId),
      clicks.map((click) => click.shareId),
      clicks.map((click) => new Date(click.at)),
      clicks.map((click) => click.kind),
      clicks.map((click) => click.referrerHost),
      clicks.map((click) => click.id),
    ],
  );
  return new Map(rows.map((row) => [row.kind, row.count]));
}

/** `month` is any day of it, as YYYY-MM-DD. */
export async function ensureClickPartition(tx: Tx, month: string): Promise<void> {
  await tx.client.query("call platform.ensure_click_partition($1)", [month]);
}
