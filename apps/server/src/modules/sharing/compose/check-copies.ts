import type { Voice } from "@polyphon/contract/content/content.ts";
import type { ChosenCopy } from "@polyphon/rules/sharing/compose/networks/choose-networks.ts";
import { brokenTerms } from "@polyphon/rules/sharing/compose/company-terms.ts";
import type { CopyAttachments } from "@polyphon/rules/sharing/compose/copy/count-copy.ts";
import type { Tx } from "../../../platform/db/transaction.ts";
import { Refusal } from "../../../platform/operation/refusal.ts";
import type { Company } from "../../companies/companies.api.ts";
import { type Post, refuseProhibited } from "../../content/content.api.ts";
import { refuseUnapproved } from "../../mentions/mentions.api.ts";

/** What of a post takes up characters beside the copy. */
export function attachmentsOf(post: Post): CopyAttachments {
  return {
    postUrl: post.postUrl,
    facebookUrl: post.facebookUrl,
    embedCode: post.videoEmbedCode,
    isDocument: post.type === "DOCUMENT",
  };
}

export function refuseBrokenTerms(
  company: Company,
  post: Post,
  voiceName: Voice,
  copies: readonly ChosenCopy[],
): void {
  const voice = post.voices.find((one) => one.voice === voiceName);
  const broken = brokenTerms(
    { offered: company.socialNetworks, lockedDownCopy: company.lockedDownCopy && !post.editable },
    voice ? Object.values(voice.copy) : null,
    copies,
  );
  if (broken) throw new Refusal(broken.reason, { network: broken.network });
}

/** What a company prohibits in a text, and mentions it has not approved, for every kind of request. */
export async function refuseForbiddenText(
  tx: Tx,
  companyId: number,
  copies: readonly ChosenCopy[],
): Promise<void> {
  const texts = copies.map(({ text }) => ({ field: "shareText", text }));
  await refuseProhibited(tx, companyId, texts);
  await refuseUnapproved(tx, companyId, texts);
}
