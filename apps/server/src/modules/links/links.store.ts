import type { Tx } from "../../platform/db/transaction.ts";

export interface NewShortLink {
  readonly code: string;
  readonly shareId: number;
  readonly companyId: number;
  readonly targetUrl: string;
}

/** Answers what was written: a code that is taken, or a share that has its link already, is left out. */
export async function insertShortLinks(tx: Tx, links: readonly NewShortLink[]): Promise<Map<number, string>> {
  const rows = await tx.db
    .insertInto("short_link")
    .values(
      links.map((link) => ({
        code: link.code,
        share_id: link.shareId,
        company_id: link.companyId,
        target_url: link.targetUrl,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning(["share_id", "code"])
    .execute();
  return new Map(rows.map((row) => [row.share_id, row.code]));
}

export async function codesOfShares(tx: Tx, shareIds: readonly number[]): Promise<Map<number, string>> {
  const rows = await tx.db
    .selectFrom("short_link")
    .select(["share_id", "code"])
    .where("share_id", "in", shareIds)
    .execute();
  return new Map(rows.map((row) => [row.share_id, row.code]));
}

/** A count begins at zero with its link, and knows the post from then on. */
export async function openCounts(
  tx: Tx,
  links: readonly { readonly shareId: number; readonly companyId: number; readonly postId: number }[],
): Promise<void> {
  await tx.db
    .insertInto("click_count")
    .values(
      links.map((link) => ({ share_id: link.shareId, company_id: link.companyId, post_id: link.postId })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function personsOfPosts(tx: Tx, postIds: readonly number[]): Promise<Map<number, number>> {
  const { rows } = await tx.client.query<{ postId: number; persons: number }>({
    name: "persons-of-posts",
    text: `select post_id as "postId", sum(persons)::bigint as persons from click_count where post_id = any($1) group by post_id`,
    values: [postIds],
  });
  return new Map(rows.map((row) => [row.postId, row.persons]));
}

export interface ShortLink {
  readonly shareId: number;
  readonly companyId: number;
  readonly targetUrl: string;
}

export async function findShortLink(tx: Tx, code: string): Promise<ShortLink | null> {
  const row = await tx.db
    .selectFrom("short_link")
    .select(["share_id as shareId", "company_id as companyId", "target_url as targetUrl"])
    .where("code", "=", code)
    .executeTakeFirst();
  return row ?? null;
}

export interface Clicks {
  readonly persons: number;
  readonly bots: number;
  readonly previews: number;
  readonly lastAt: Date | null;
}

export async function countsOfShares(tx: Tx, shareIds: readonly number[]): Promise<Map<number, Clicks>> {
  const rows = await tx.db
    .selectFrom("click_count")
    .select(["share_id", "persons", "bots", "previews", "last_at as lastAt"])
    .where("share_id", "in", shareIds)
    .execute();
  return new Map(rows.map(({ share_id, ...clicks }) => [share_id, clicks]));
}

/** The links of shares whose person came to another company, with what was counted on them. */
export async function moveLinks(tx: Tx, shareIds: readonly number[], toCompanyId: number): Promise<void> {
  await tx.client.query("update short_link set company_id = $2 where share_id = any($1)", [
    shareIds,
    toCompanyId,
  ]);
  await tx.client.query("update click_count set company_id = $2 where share_id = any($1)", [
    shareIds,
    toCompanyId,
  ]);
}
