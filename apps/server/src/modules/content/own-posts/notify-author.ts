import type { Tx } from "../../../platform/db/transaction.ts";
import { queueMail } from "../../../platform/mail/queue-mail.ts";
import { findPerson } from "../../identity/identity.api.ts";
import { addNotices, ownPostDecidedMail } from "../../notifications/notifications.api.ts";
import type { ContentDeps } from "../content.deps.ts";
import type { OwnPostRow } from "./own-post.store.ts";

interface Decision {
  readonly status: "APPROVED" | "REJECTED";
  readonly reason: string | null;
  readonly stepId: number;
}

/** By bell and mail: the decision, and why. */
export async function notifyAuthor(
  tx: Tx,
  { employeeUrl }: Pick<ContentDeps, "employeeUrl">,
  { id, companyId, accountId, title }: OwnPostRow,
  { status, reason, stepId }: Decision,
): Promise<void> {
  const approved = status === "APPROVED";
  const href = approved ? "/own-posts?status=APPROVED" : `/edit-own-post/${id}`;
  const onceKey = `own-post:${stepId}`;
  await addNotices(tx, [
    {
      companyId,
      accountId,
      kind: approved ? "own-post-approved" : "own-post-rejected",
      values: { title, reason: reason ?? "" },
      href,
      onceKey,
    },
  ]);
  const author = await findPerson(tx, accountId);
  if (!author) return;
  await queueMail(tx, {
    companyId,
    recipient: author.email,
    template: ownPostDecidedMail,
    language: author.language,
    values: { name: author.firstName, title, approved, reason, url: `${employeeUrl}${href}` },
    onceKey,
  });
}
