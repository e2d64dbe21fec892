import { assignPost as at } from "@polyphon/contract/editorial/thread.contract.ts";
import { mayAssign } from "@polyphon/rules/editorial/workflow/thread.ts";
import { nextHand } from "@polyphon/rules/editorial/workflow/workflow.ts";
import { command } from "../../../../platform/operation/command.ts";
import { Refusal } from "../../../../platform/operation/refusal.ts";
import { assigneesOf, setAssignee } from "../../../content/content.api.ts";
import { namesOfAccounts } from "../../../identity/identity.api.ts";
import { addNotices } from "../../../notifications/notifications.api.ts";
import { workerOf } from "../../editorial.policy.ts";
import { reviewHref } from "../../workflow/notify-next-reviewer.ts";
import { requireAccessiblePost } from "../../workflow/take-step.ts";
import { colleaguesOf } from "../colleagues-of.ts";

export const assignPost = command(at, async ({ input, actor, tx, now }) => {
  const { id, accountId } = input;
  const worker = await workerOf(tx, actor);
  const post = await requireAccessiblePost(tx, worker, id);
  if (accountId !== null && !(await namesOfAccounts(tx, [accountId])).has(accountId))
    throw new Refusal("not_found");
  if (!mayAssign(worker, post)) throw new Refusal("workflow_refused");
  if (accountId !== null && (await colleaguesOf(tx, post)).every((one) => one.id !== accountId))
    throw new Refusal("assignee_not_possible");
  const before = (await assigneesOf(tx, [id])).get(id) ?? null;
  if (!(await setAssignee(tx, post, accountId))) throw new Refusal("workflow_refused");
  if (accountId === null || accountId === actor.accountId || accountId === before) return {};
  const by = (await namesOfAccounts(tx, [actor.accountId])).get(actor.accountId) ?? "";
  await addNotices(tx, [
    {
      companyId: null,
      accountId,
      kind: "post-assigned",
      values: { title: post.title, by, category: post.categoryName },
      href: reviewHref(nextHand(post.status) ?? 0, post),
      onceKey: `post-assigned:${id}:${now.getTime()}`,
    },
  ]);
  return {};
});
