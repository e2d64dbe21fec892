import { ownPostApproved } from "@polyphon/contract/content/content.events.ts";
import { decideOwnPost as at } from "@polyphon/contract/content/own-posts/own-post-approval.contract.ts";
import { mayDecideOwnPost } from "@polyphon/rules/content/own-posts/own-post.ts";
import { emit } from "../../../../platform/events/emit.ts";
import { command } from "../../../../platform/operation/command.ts";
import { Refusal } from "../../../../platform/operation/refusal.ts";
import type { ContentDeps } from "../../content.deps.ts";
import { refuseProhibited } from "../../prohibited/refuse-prohibited.ts";
import { openForSharing } from "../submit-own-post.ts";
import { addStep, setOwnPostStatus } from "../own-post.store.ts";
import { requireAccessibleAskedPost } from "../reach-own-post.ts";
import { writtenTexts } from "../save-own-post.ts";
import { showAsked } from "../show-asked-post.ts";
import { notifyAuthor } from "../notify-author.ts";

export const decideOwnPost = (deps: ContentDeps) =>
  command(at, async ({ input, actor, tx, now, guard }) => {
    const { status } = input;
    const reason = input.reason === "" ? null : input.reason;
    const row = await requireAccessibleAskedPost(tx, actor, input.id, { lock: true });
    if (row.version !== input.version) throw new Refusal("edited_meanwhile");
    if (!mayDecideOwnPost(row)) throw new Refusal("workflow_refused");
    if (status === "REJECTED" && reason === null)
      throw new Refusal("validation", {}, [{ field: "reason", error: "reason_needed", values: {} }]);

    const { accountId } = actor;
    const feedback = status === "REJECTED" ? reason : null;
    // The prohibited words may have grown while it waited.
    if (status === "APPROVED") await refuseProhibited(tx, row.companyId, writtenTexts(row));
    await setOwnPostStatus(tx, row.id, { status, reason: feedback }, now);
    const stepId = await addStep(tx, row, { step: status, accountId, reason: feedback, at: now });
    if (status === "APPROVED") {
      await openForSharing(tx, row, now);
      emit(tx, ownPostApproved, { companyId: row.companyId, accountId: row.accountId });
    }
    await notifyAuthor(tx, deps, row, { status, reason: feedback, stepId });
    return showAsked(tx, deps, { actor, guard }, row.id);
  });
