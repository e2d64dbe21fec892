import { userTypes } from "@polyphon/contract/permissions.ts";
import { peopleOfThread } from "@polyphon/rules/editorial/workflow/thread.ts";
import { nextHand } from "@polyphon/rules/editorial/workflow/workflow.ts";
import type { Tx } from "../../../platform/db/transaction.ts";
import { assigneesOf, type CategorisedPost } from "../../content/content.api.ts";
import { namesOfAccounts, providerStaffAmong } from "../../identity/identity.api.ts";
import { addNotices, withdrawNotices } from "../../notifications/notifications.api.ts";
import { reviewHref } from "../workflow/notify-next-reviewer.ts";
import { commentersOf } from "./comment.store.ts";

interface Comment {
  readonly post: CategorisedPost;
  readonly key: number;
  readonly accountId: number;
}

/** What the bell shows of a comment; the rest is beside the post. */
const shownMax = 120;

const causeOf = ({ key }: Comment) => `post-comment:${key}`;

/** The people of the thread, each with the role in which they see the post. */
async function readersOf(tx: Tx, { post, accountId }: Comment): Promise<Map<number, number>> {
  const commenters = await commentersOf(tx, post.id);
  const assigneeId = (await assigneesOf(tx, [post.id])).get(post.id) ?? null;
  const roles = new Map(commenters.map((one) => [one.accountId, one.userType]));
  const next = nextHand(post.status);
  if (assigneeId !== null && next !== null) roles.set(assigneeId, next);
  const people = peopleOfThread(
    { writerId: post.createdBy, assigneeId, commenters: [...roles.keys()] },
    accountId,
  );
  // A post of a company was written by its own staff or an employee, who hear nothing of what is said here.
  const staff = await providerStaffAmong(tx, people);
  return new Map([...staff].map((id) => [id, roles.get(id) ?? userTypes.writer]));
}

export async function notifyThread(tx: Tx, comment: Comment & { readonly body: string }): Promise<void> {
  const { post, accountId, body } = comment;
  const by = (await namesOfAccounts(tx, [accountId])).get(accountId) ?? "";
  const text = body.length > shownMax ? `${body.slice(0, shownMax - 1).trimEnd()}…` : body;
  await addNotices(
    tx,
    [...(await readersOf(tx, comment))].map(([id, userType]) => ({
      companyId: null,
      accountId: id,
      kind: "post-comment" as const,
      values: { title: post.title, by, text },
      href: reviewHref(userType, post),
      onceKey: causeOf(comment),
    })),
  );
}

/** Of a deleted comment the bell shows nothing either. */
export async function withdrawFromThread(tx: Tx, comment: Comment): Promise<void> {
  await withdrawNotices(tx, [...(await readersOf(tx, comment)).keys()], causeOf(comment));
}
