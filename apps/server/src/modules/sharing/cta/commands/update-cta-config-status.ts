import { updateCtaStatus as at } from "@polyphon/contract/sharing/cta.contract.ts";
import { command } from "../../../../platform/operation/command.ts";
import { allow, Refusal } from "../../../../platform/operation/refusal.ts";
import { mayShare } from "../../sharing.policy.ts";
import { showCta } from "../cta.present.ts";
import { setCtaActive } from "../cta.store.ts";

export const updateCtaConfigStatus = command(at, async ({ input, actor, tx }) => {
  allow(mayShare(actor));
  const written = await setCtaActive(tx, actor.accountId, input.id, input.status === "ACTIVE");
  if (!written) throw new Refusal("not_found");
  return showCta(tx, actor.accountId, input.id);
});
