import { deleteCta as at } from "@polyphon/contract/sharing/cta.contract.ts";
import { command } from "../../../../platform/operation/command.ts";
import { allow, Refusal } from "../../../../platform/operation/refusal.ts";
import { mayShare } from "../../sharing.policy.ts";
import { removeCta } from "../cta.store.ts";

/** Shares that carried it keep their text: the line was copied into it. */
export const deleteCtaConfig = command(at, async ({ input, actor, tx }) => {
  allow(mayShare(actor));
  if (!(await removeCta(tx, actor.accountId, input.id))) throw new Refusal("not_found");
  return { id: input.id };
});
