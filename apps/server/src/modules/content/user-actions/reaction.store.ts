import type { Reaction } from "@polyphon/contract/content/content.ts";
import type { Tx } from "../../../platform/db/transaction.ts";

export interface ReactionRow {
  /** Null where works-council mode withholds it; there they are of the others, and at least as many. */
  readonly likes: number | null;
  readonly dislikes: number | null;
  readonly rounded: boolean;
  readonly ownReaction: Reaction | null;
  readonly reported: boolean;
}

/** Where they are guarded, the reader's own is left out: otherwise taking it back would tell the others' number. */
const shown = (count: string, kind: Reaction) =>
  `platform.shown_people(coalesce(reactions.${count}, 0)
    - (guard.minimum is not null and own.kind is not distinct from '${kind}')::int, guard.minimum, guard.people)`;

/** The reactions of a company's people to a post `p`, and the reader's own. */
export const reactionColumns = `${shown("likes", "LIKE")} as likes, ${shown("dislikes", "DISLIKE")} as dislikes,
  guard.minimum is not null as rounded, own.kind as "ownReaction", report.post_id is not null as reported`;

export const joinReactions = (company: string, account: string) => `
  left join post_reaction_count reactions on reactions.post_id = p.id and reactions.company_id = ${company}
  left join post_reaction own on own.post_id = p.id and own.account_id = ${account}
  left join post_report report on report.post_id = p.id and report.account_id = ${account}
  left join council_company guard on guard.company_id = ${company}`;

interface Reader {
  readonly companyId: number;
  readonly accountId: number;
}

export async function reactionsTo(tx: Tx, reader: Reader, postId: number): Promise<ReactionRow> {
  const { rows } = await tx.client.query<ReactionRow>(
    `select ${reactionColumns} from (select $3::bigint as id) p ${joinReactions("$1", "$2")}`,
    [reader.companyId, reader.accountId, postId],
  );
  if (!rows[0]) throw new Error("a post without a row of reactions");
  return rows[0];
}

/** Serialises concurrent reactions to a post, so that each sees the one before it. */
async function lockCount(tx: Tx, companyId: number, postId: number): Promise<void> {
  await tx.client.query(
    `insert into post_reaction_count (post_id, company_id) values ($2, $1) on conflict (post_id, company_id) do nothing`,
    [companyId, postId],
  );
  await tx.client.query("select from post_reaction_count where post_id = $2 and company_id = $1 for update", [
    companyId,
    postId,
  ]);
}

/** Afterwards the person's reaction is `kind`, or none; the count moves by the difference. */
export async function setReaction(
  tx: Tx,
  reader: Reader,
  postId: number,
  kind: Reaction | null,
): Promise<void> {
  const { companyId, accountId } = reader;
  await lockCount(tx, companyId, postId);
  const { rows } = await tx.client.query<{ kind: Reaction }>(
    "select kind from post_reaction where post_id = $1 and account_id = $2",
    [postId, accountId],
  );
  const before = rows[0]?.kind ?? null;
  if (before === kind) return;
  if (kind === null)
    await tx.client.query("delete from post_reaction where post_id = $1 and account_id = $2", [
      postId,
      accountId,
    ]);
  else
    await tx.client.query(
      `insert into post_reaction (post_id, account_id, company_id, kind) values ($1, $2, $3, $4)
       on conflict (post_id, account_id) do update set kind = excluded.kind, created_at = now()`,
      [postId, accountId, companyId, kind],
    );
  const moved = (of: Reaction) => Number(kind === of) - Number(before === of);
  await tx.client.query(
    `update post_reaction_count set likes = likes + $3, dislikes = dislikes + $4
     where post_id = $2 and company_id = $1`,
    [companyId, postId, moved("LIKE"), moved("DISLIKE")],
  );
}

/** A second report renews the reason. */
export async function insertReport(tx: Tx, reader: Reader, postId: number, reason: string): Promise<void> {
  await tx.client.query(
    `insert into post_report (post_id, account_id, company_id, reason) values ($1, $2, $3, $4)
     on conflict (post_id, account_id) do update set reason = excluded.reason, created_at = now()`,
    [postId, reader.accountId, reader.companyId, reason],
  );
}
