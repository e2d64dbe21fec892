import { mentionsWaiting } from "@polyphon/contract/mentions/mentions.events.ts";
import { type Clash, mentionClashes } from "@polyphon/rules/mentions/mention-clashes.ts";
import type { Tx } from "../../../platform/db/transaction.ts";
import { emit } from "../../../platform/events/emit.ts";
import { Refusal } from "../../../platform/operation/refusal.ts";
import {
  insertMention,
  lockClashing,
  type MentionFields,
  type MentionOwner,
  type MentionRow,
  mentionsById,
  updateMention,
} from "./mention.store.ts";

/** Names the input field at a position that a clash is about. */
export type FieldAt = (at: number, error: Clash["error"]) => string;

function refuseClashes(clashes: readonly Clash[], fieldAt: FieldAt): void {
  const [first] = clashes;
  if (!first) return;
  const violations = clashes.map(({ at, error }) => ({ field: fieldAt(at, error), error, values: {} }));
  throw new Refusal(first.error, {}, violations);
}

/** All or none: new mentions that wait for approval, and notified staff. */
export async function submitMentions(
  tx: Tx,
  submission: {
    readonly owner: MentionOwner;
    readonly inputs: readonly MentionFields[];
    readonly categoryIds: readonly number[];
    readonly fieldAt: FieldAt;
  },
): Promise<MentionRow[]> {
  const { owner, inputs, categoryIds, fieldAt } = submission;
  const kept = await lockClashing(tx, owner.companyId, inputs, null);
  refuseClashes(mentionClashes(inputs, kept), fieldAt);
  const ids: number[] = [];
  for (const input of inputs) ids.push(await insertMention(tx, owner, input, categoryIds));
  emit(tx, mentionsWaiting, { companyId: owner.companyId, mentionIds: ids });
  return mentionsById(tx, ids);
}

/** A changed mention waits for approval again. */
export async function changeMention(
  tx: Tx,
  before: MentionRow,
  change: {
    readonly version: number;
    readonly submittedBy: number;
    readonly input: MentionFields;
    readonly categoryIds: readonly number[];
  },
): Promise<MentionRow> {
  const { version, submittedBy, input, categoryIds } = change;
  const kept = await lockClashing(tx, before.companyId, [input], before.id);
  refuseClashes(mentionClashes([input], kept), (_, error) => fieldOfInput(input, error, "mention"));
  const written = await updateMention(tx, { id: before.id, version, submittedBy }, input, categoryIds);
  if (!written) throw new Refusal("edited_meanwhile");
  emit(tx, mentionsWaiting, { companyId: before.companyId, mentionIds: [before.id] });
  const [after] = await mentionsById(tx, [before.id]);
  if (!after) throw new Error("a mention was lost while it was changed");
  return after;
}

export function fieldOfInput(
  input: Pick<MentionFields, "accountType">,
  error: Clash["error"],
  at: string,
): string {
  switch (error) {
    case "mention_url_duplicate":
      return `${at}.profileUrl`;
    case "mention_person_duplicate":
      return `${at}.displayName`;
    case "mention_urn_duplicate":
      return `${at}.${input.accountType === "ORGANIZATION" ? "organizationId" : "personalId"}`;
  }
}
