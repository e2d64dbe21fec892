import { mentionsIn } from "@polyphon/rules/mentions/mentions-in-copy.ts";
import type { Tx } from "../../platform/db/transaction.ts";
import { Refusal } from "../../platform/operation/refusal.ts";
import { approvedByUrns } from "./search/mention-search.store.ts";

/** Refuses texts that name somebody whom copy of this company may not name. One query for all texts of a request. */
export async function refuseUnapproved(
  tx: Tx,
  companyId: number,
  texts: readonly { readonly field: string; readonly text: string }[],
): Promise<void> {
  const named = texts.flatMap(({ field, text }) => mentionsIn(text).map((one) => ({ field, ...one })));
  if (named.length === 0) return;
  const found = await approvedByUrns(tx, companyId, [...new Set(named.map(({ urn }) => urn))]);
  const approved = new Set(found.map(({ linkedinUrn }) => linkedinUrn));
  const wrong = named.filter(({ urn }) => !approved.has(urn));
  const [first] = wrong;
  if (!first) return;
  throw new Refusal(
    "mention_not_approved",
    { name: first.name },
    wrong.map(({ field, name }) => ({ field, error: "mention_not_approved", values: { name } })),
  );
}

/** Answers for many texts whether they name somebody whom copy of this company may not name. */
export async function unapprovedIn(
  tx: Tx,
  companyId: number,
  texts: readonly string[],
): Promise<(text: string) => boolean> {
  const urns = new Set(texts.flatMap((text) => mentionsIn(text).map(({ urn }) => urn)));
  if (urns.size === 0) return () => false;
  const found = await approvedByUrns(tx, companyId, [...urns]);
  const approved = new Set(found.map(({ linkedinUrn }) => linkedinUrn));
  return (text) => mentionsIn(text).some(({ urn }) => !approved.has(urn));
}

export { moveMentions } from "./own-mentions/move-mentions.store.ts";

export { countWaitingMentions } from "./mention/pending-mentions.store.ts";
