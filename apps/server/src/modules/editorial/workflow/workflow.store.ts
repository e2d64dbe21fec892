import type { PostStatus, Voice } from "@polyphon/contract/content/content.ts";
import type { ReasonKind, WorkflowAction } from "@polyphon/contract/editorial/editorial.ts";
import type { Network } from "@polyphon/contract/networks/networks.ts";
import type { Tx } from "../../../platform/db/transaction.ts";
import { insertRow } from "../../../platform/db/write.ts";

export interface Copies {
  readonly voice: Voice;
  readonly copy: Partial<Record<Network, string>>;
}

export interface TransitionValues {
  readonly postId: number;
  readonly accountId: number;
  readonly userType: number;
  readonly action: WorkflowAction;
  readonly from: PostStatus | null;
  readonly to: PostStatus;
  readonly reason: string | null;
  readonly reasonKinds: readonly ReasonKind[];
  readonly voices: readonly Voice[];
  readonly note: string | null;
  readonly post: { readonly version: number; readonly title: string; readonly voices: readonly Copies[] };
  readonly at: Date;
  /** Of a publication: when the post was to be published. */
  readonly publishAtBefore?: Date;
  readonly assignedBefore?: number | null;
}

export function insertTransition(tx: Tx, step: TransitionValues): Promise<number> {
  return insertRow(tx, "post_transition", {
    post_id: step.postId,
    account_id: step.accountId,
    user_type: step.userType,
    action: step.action,
    from_status: step.from,
    to_status: step.to,
    reason: step.reason,
    reason_kinds: step.reasonKinds,
    voices: step.voices,
    note: step.note,
    post_version: step.post.version,
    post_title: step.post.title,
    post_voices: JSON.stringify(step.post.voices),
    at: step.at,
    publish_at_before: step.publishAtBefore ?? null,
    assigned_before: step.assignedBefore ?? null,
  });
}

export interface TransitionRow {
  readonly id: number;
  readonly at: Date;
  readonly accountId: number | null;
  readonly action: WorkflowAction;
  readonly from: PostStatus | null;
  readonly to: PostStatus;
  readonly reason: string | null;
  readonly reasonKinds: ReasonKind[];
  readonly voices: Voice[];
  readonly note: string | null;
  readonly version: number;
  readonly title: string;
  readonly copies: Copies[];
}

/** More rounds than anybody reads; the oldest beyond it are left out. */
const mostSteps = 100;

/** The steps of a post, the newest first. */
export async function listTransitions(tx: Tx, postId: number): Promise<TransitionRow[]> {
  const { rows } = await tx.client.query<TransitionRow>(
    `select id, at, account_id as "accountId", action, from_status as "from", to_status as "to", reason,
       reason_kinds as "reasonKinds", voices, note, post_version as version, post_title as title, post_voices as copies
     from post_transition where post_id = $1 order by id desc limit ${mostSteps}`,
    [postId],
  );
  return rows;
}

export interface LastTransition {
  readonly id: number;
  readonly at: Date;
  readonly accountId: number | null;
  readonly action: WorkflowAction;
  readonly from: PostStatus | null;
  readonly version: number;
  readonly publishAtBefore: Date | null;
  readonly assignedBefore: number | null;
}

export async function findLastTransition(tx: Tx, postId: number): Promise<LastTransition | null> {
  const { rows } = await tx.client.query<LastTransition>(
    `select id, at, account_id as "accountId", action, from_status as "from", post_version as version,
       publish_at_before as "publishAtBefore", assigned_before as "assignedBefore"
     from post_transition where post_id = $1 order by id desc limit 1`,
    [postId],
  );
  return rows[0] ?? null;
}

/** Of a step that was undone: the audit trail keeps both, the history of the post neither. */
export async function deleteTransition(tx: Tx, id: number): Promise<void> {
  await tx.client.query("delete from post_transition where id = $1", [id]);
}

export async function insertWork(
  tx: Tx,
  work: {
    readonly postId: number;
    readonly writerId: number;
    readonly categoryId: number;
    readonly source: string;
    readonly curatorCode: string | null;
    readonly at: Date;
  },
): Promise<void> {
  await tx.client.query(
    `insert into post_work (post_id, writer_id, category_id, source, curator_code, submitted_at)
     values ($1, $2, $3, $4, $5, $6)`,
    [work.postId, work.writerId, work.categoryId, work.source, work.curatorCode, work.at],
  );
}

export interface WorkRow {
  readonly postId: number;
  readonly writerId: number;
  readonly curatorCode: string | null;
  readonly rounds: number;
  readonly billableAt: Date | null;
}

export async function findWork(tx: Tx, postIds: readonly number[]): Promise<Map<number, WorkRow>> {
  const { rows } = await tx.client.query<WorkRow>(
    `select post_id as "postId", writer_id as "writerId", curator_code as "curatorCode", rounds,
       billable_at as "billableAt" from post_work where post_id = any($1)`,
    [postIds],
  );
  return new Map(rows.map((row) => [row.postId, row]));
}

/** The post may now have another category or source than at first. */
export async function addRound(
  tx: Tx,
  post: { readonly id: number; readonly categoryId: number; readonly source: string },
): Promise<void> {
  await tx.client.query(
    "update post_work set rounds = rounds + 1, category_id = $2, source = $3 where post_id = $1",
    [post.id, post.categoryId, post.source],
  );
}

/** Once: a post that was billable keeps the price of that day. */
export async function markBillable(
  tx: Tx,
  postId: number,
  price: { readonly cents: number; readonly curatorCode: string | null; readonly at: Date },
): Promise<void> {
  await tx.client.query(
    `update post_work set billable_at = $2, cents = $3, curator_code = $4
     where post_id = $1 and billable_at is null`,
    [postId, price.at, price.cents, price.curatorCode],
  );
}
