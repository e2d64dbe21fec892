import type { Voice } from "@polyphon/contract/content/content.ts";
import type { Tx } from "../../../platform/db/transaction.ts";
import { insertRow } from "../../../platform/db/write.ts";
import { equals } from "../../../platform/list/condition.ts";
import { listPage, type Page, type PageInput } from "../../../platform/list/list.ts";
import { byId } from "../../../platform/list/list-order.ts";

export interface CommentRow {
  readonly id: number;
  readonly accountId: number | null;
  readonly voice: Voice | null;
  readonly body: string;
  readonly at: Date;
}

/** Newest first. */
export function listComments(tx: Tx, postId: number, page: PageInput): Promise<Page<CommentRow>> {
  return listPage<CommentRow>(
    tx,
    {
      select: `id, account_id as "accountId", voice, body, at`,
      from: "post_comment",
      where: [equals("post_id", postId)],
      order: byId("id", "descending"),
    },
    page,
  );
}

export function insertComment(
  tx: Tx,
  comment: {
    readonly postId: number;
    readonly accountId: number;
    readonly userType: number;
    readonly voice: Voice | null;
    readonly body: string;
    readonly at: Date;
  },
): Promise<number> {
  return insertRow(tx, "post_comment", {
    post_id: comment.postId,
    account_id: comment.accountId,
    user_type: comment.userType,
    voice: comment.voice,
    body: comment.body,
    at: comment.at,
  });
}

export async function findComment(tx: Tx, postId: number, id: number): Promise<CommentRow | null> {
  const { rows } = await tx.client.query<CommentRow>(
    `select id, account_id as "accountId", voice, body, at from post_comment where post_id = $1 and id = $2`,
    [postId, id],
  );
  return rows[0] ?? null;
}

export async function deleteComment(tx: Tx, id: number): Promise<void> {
  await tx.client.query("delete from post_comment where id = $1", [id]);
}

export interface Commenter {
  readonly accountId: number;
  readonly userType: number;
}

/** Who has commented on the post, in the role of their latest comment. Those whose account is closed hear of nothing. */
export async function commentersOf(tx: Tx, postId: number): Promise<Commenter[]> {
  const { rows } = await tx.client.query<Commenter>(
    `select distinct on (account_id) /* not null: accountId */ account_id as "accountId", user_type as "userType"
     from post_comment where post_id = $1 and account_id is not null order by account_id, id desc`,
    [postId],
  );
  return rows;
}
