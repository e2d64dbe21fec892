import { updateMention as at } from "@polyphon/contract/mentions/mentions.contract.ts";
import { command } from "../../../../platform/operation/command.ts";
import { allow, Refusal } from "../../../../platform/operation/refusal.ts";
import { mayKeepMentions } from "../../mentions.policy.ts";
import { fieldsOf } from "../../mention/mention.present.ts";
import { findOwnMention } from "../../mention/mention.store.ts";
import { showOwn } from "../show-own.ts";
import { changeMention } from "../../mention/submit-mentions.ts";

export const updateLinkedinMention = command(at, async ({ input, actor, tx }) => {
  const before = await findOwnMention(tx, actor.accountId, input.id);
  if (!before) throw new Refusal("not_found");
  allow(mayKeepMentions(actor));
  const after = await changeMention(tx, before, {
    version: input.version,
    submittedBy: actor.accountId,
    input: fieldsOf(input.mention),
    categoryIds: before.categoryIds,
  });
  return showOwn(actor, after);
});
