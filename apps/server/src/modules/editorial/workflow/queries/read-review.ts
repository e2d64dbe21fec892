import { isDeepStrictEqual } from "node:util";
import { readReview as at } from "@polyphon/contract/editorial/review.contract.ts";
import { query } from "../../../../platform/operation/query.ts";
import { listWriters, namesOfAccounts } from "../../../identity/identity.api.ts";
import { rejectionsByWriter, workOfWriters } from "../../work/editorial-figures.store.ts";
import { namedAssignees } from "../../assignment/named-assignees.ts";
import { seesFiguresOf, workerOf } from "../../editorial.policy.ts";
import type { EditorialDeps } from "../../editorial.deps.ts";
import { presentQueued } from "../workflow-post.present.ts";
import { findWork, listTransitions, type TransitionRow } from "../workflow.store.ts";
import { dayOf, monthSpan, weekSpan } from "../../work/post-weeks.ts";
import { requireAccessiblePost } from "../take-step.ts";
import type { Tx } from "../../../../platform/db/transaction.ts";

interface Reading {
  readonly history: readonly TransitionRow[];
  readonly accountId: number;
  readonly against: number | undefined;
  /** The post as it is now. */
  readonly post: Pick<TransitionRow, "title" | "copies">;
}

const saysTheSame = (one: Reading["post"], other: Reading["post"]) =>
  one.title === other.title && isDeepStrictEqual(one.copies, other.copies);

/**
 * By default what the caller saw last; a first-time reader sees what changed since its return, or else since it was
 * submitted. What nobody has changed since is no earlier version: to a first-time reader all of it is new.
 */
function baseOf({ history, accountId, against, post }: Reading): TransitionRow | null {
  if (against !== undefined) return history.find(({ id }) => id === against) ?? null;
  const seen =
    history.find((step) => step.accountId === accountId) ?? history.find(({ reason }) => reason !== null);
  if (seen) return seen;
  const submitted = history.at(-1);
  return submitted === undefined || saysTheSame(submitted, post) ? null : submitted;
}

async function writerFigures(tx: Tx, id: number, now: Date) {
  const today = dayOf(now);
  const [{ rows }, week, month] = await Promise.all([
    listWriters(tx, { ids: [id] }, { limit: 1 }),
    workOfWriters(tx, [id], weekSpan(today)),
    rejectionsByWriter(tx, monthSpan(today), [id]),
  ]);
  const [writer] = rows;
  return (
    writer && {
      name: writer.name,
      thisWeek: week.get(id)?.submitted ?? 0,
      target: writer.weeklyTarget,
      judged: month.get(id)?.judged ?? 0,
      rejected: month.get(id)?.rejected ?? 0,
    }
  );
}

export const readReview = (deps: EditorialDeps) =>
  query(at, async ({ input, actor, tx, now }) => {
    const worker = await workerOf(tx, actor);
    const post = await requireAccessiblePost(tx, worker, input.id);
    const [history, work, images, assignees] = await Promise.all([
      listTransitions(tx, post.id),
      findWork(tx, [post.id]),
      deps.images(tx, post.imageIds),
      namedAssignees(tx, [post.id]),
    ]);
    const people = [...history.map(({ accountId }) => accountId), post.createdBy].flatMap((id) => id ?? []);
    const names = await namesOfAccounts(tx, [...new Set(people)]);
    const nameOf = (id: number | null) => names.get(id ?? 0) ?? null;
    const base = baseOf({
      history,
      accountId: actor.accountId,
      against: input.against,
      post: { title: post.title, copies: post.voices },
    });
    const held = work.get(post.id);
    const writer =
      held && seesFiguresOf(actor, held.writerId) ? await writerFigures(tx, held.writerId, now) : undefined;
    return {
      ...presentQueued(actor, worker, post, {
        writer: nameOf(post.createdBy),
        round: held?.rounds ?? 0,
        assignee: assignees.get(post.id) ?? null,
      }),
      type: post.type,
      postUrl: post.postUrl,
      notes: post.notes,
      voices: post.voices,
      images: post.imageIds.flatMap((id) => images.get(id) ?? []),
      history: history.map(({ id, at: when, accountId, title: _title, copies: _copies, ...step }) => ({
        ...step,
        key: id,
        at: when.toISOString(),
        by: nameOf(accountId),
        own: accountId === actor.accountId,
      })),
      base: base && { key: base.id, version: base.version, title: base.title, voices: base.copies },
      approvalNotes: history.flatMap(({ note, accountId }) =>
        note === null
          ? []
          : [{ userName: nameOf(accountId) ?? "", eicApprovalNote: note, categoryName: post.categoryName }],
      ),
      writer: writer ?? null,
    };
  });
