import { staysFromAi } from "@polyphon/rules/ai/ai-share.ts";
import { copyRefusal } from "@polyphon/rules/sharing/compose/plan-share.ts";
import type { Tx } from "../../../../platform/db/transaction.ts";
import { Refusal } from "../../../../platform/operation/refusal.ts";
import { companyOf } from "../../../companies/companies.api.ts";
import { postsById } from "../../../content/content.api.ts";
import { attachmentsOf, refuseBrokenTerms, refuseForbiddenText } from "../../compose/check-copies.ts";
import { refusePlan } from "../../compose/refuse-plan.ts";
import { mayRewrite } from "../../sharing.policy.ts";
import { rewriteWaitingShare, type ShareRow } from "../share.store.ts";

/** Another text for a waiting share, under the rules of a new share, whoever asks for it. */
export async function rewriteShare(
  tx: Tx,
  share: ShareRow,
  wanted: {
    readonly version: number;
    readonly shareText: string;
    readonly isAiGeneratedCopy?: boolean | undefined;
  },
): Promise<ShareRow> {
  const company = await companyOf(tx, share.companyId);
  const [post] = await postsById(tx, [share.postId]);
  if (!post) throw new Refusal("not_found");
  if (!mayRewrite(share)) throw new Refusal("share_not_open");
  if (share.version !== wanted.version) throw new Refusal("edited_meanwhile");

  const copy = { network: share.network, text: wanted.shareText.trim() };
  refuseBrokenTerms(company, post, share.voice, [copy]);
  const reason = copyRefusal(copy, attachmentsOf(post));
  if (reason) refusePlan({ reason, network: share.network }, company.timeZone);
  await refuseForbiddenText(tx, company.id, [copy]);

  const origin = {
    fromAi: wanted.isAiGeneratedCopy === true,
    staysFromAi: staysFromAi(share.text, copy.text),
  };
  const rewritten = await rewriteWaitingShare(tx, share, wanted.version, copy.text, origin);
  // Between reading and writing the engine may have taken it.
  if (!rewritten) throw new Refusal("share_not_open");
  return rewritten;
}
