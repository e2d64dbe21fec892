import { editCta as at } from "@polyphon/contract/sharing/cta.contract.ts";
import { command } from "../../../../platform/operation/command.ts";
import { allow, Refusal } from "../../../../platform/operation/refusal.ts";
import { mayShare } from "../../sharing.policy.ts";
import { checkCta } from "../check-cta.ts";
import { showCta } from "../cta.present.ts";
import { findCta, updateCta } from "../cta.store.ts";

export const editCtaConfig = command(at, async ({ input, actor, tx }) => {
  const { accountId: userId, companyId } = actor;
  if (!(await findCta(tx, userId, input.id))) throw new Refusal("not_found");
  allow(mayShare(actor));
  const fields = await checkCta(tx, companyId, input);
  const written = await updateCta(tx, { companyId, userId }, input.id, input.version, fields);
  if (!written) throw new Refusal("edited_meanwhile");
  return showCta(tx, userId, input.id);
});
