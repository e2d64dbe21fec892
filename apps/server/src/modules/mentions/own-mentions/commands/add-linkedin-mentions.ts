import { addMentions as at } from "@polyphon/contract/mentions/mentions.contract.ts";
import { command } from "../../../../platform/operation/command.ts";
import { allow } from "../../../../platform/operation/refusal.ts";
import { mayKeepMentions } from "../../mentions.policy.ts";
import { fieldsOf } from "../../mention/mention.present.ts";
import { showOwn } from "../show-own.ts";
import { fieldOfInput, submitMentions } from "../../mention/submit-mentions.ts";

export const addLinkedinMentions = command(at, async ({ input, actor, tx }) => {
  allow(mayKeepMentions(actor));
  const { accountId, companyId } = actor;
  const rows = await submitMentions(tx, {
    owner: { companyId, userId: accountId, submittedBy: accountId },
    inputs: input.mentions.map(fieldsOf),
    categoryIds: [],
    fieldAt: (at, error) =>
      fieldOfInput(input.mentions[at] ?? { accountType: "PERSONAL" }, error, `mentions.${at}`),
  });
  return { items: rows.map((row) => showOwn(actor, row)) };
});
