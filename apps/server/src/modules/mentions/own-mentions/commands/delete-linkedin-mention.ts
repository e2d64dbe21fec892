import { deleteMention as at } from "@polyphon/contract/mentions/mentions.contract.ts";
import { command } from "../../../../platform/operation/command.ts";
import { allow, Refusal } from "../../../../platform/operation/refusal.ts";
import { mayKeepMentions } from "../../mentions.policy.ts";
import { findOwnMention, removeMention } from "../../mention/mention.store.ts";

export const deleteLinkedinMention = command(at, async ({ input, actor, tx }) => {
  const mention = await findOwnMention(tx, actor.accountId, input.id);
  if (!mention) throw new Refusal("not_found");
  allow(mayKeepMentions(actor));
  await removeMention(tx, mention.id);
  return { id: mention.id };
});
