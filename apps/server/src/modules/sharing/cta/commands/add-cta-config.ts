import { addCta as at } from "@polyphon/contract/sharing/cta.contract.ts";
import { command } from "../../../../platform/operation/command.ts";
import { allow } from "../../../../platform/operation/refusal.ts";
import { mayShare } from "../../sharing.policy.ts";
import { checkCta } from "../check-cta.ts";
import { showCta } from "../cta.present.ts";
import { insertCta } from "../cta.store.ts";

export const addCtaConfig = command(at, async ({ input, actor, tx }) => {
  allow(mayShare(actor));
  const fields = await checkCta(tx, actor.companyId, input);
  const id = await insertCta(tx, { companyId: actor.companyId, userId: actor.accountId }, fields);
  return showCta(tx, actor.accountId, id);
});
