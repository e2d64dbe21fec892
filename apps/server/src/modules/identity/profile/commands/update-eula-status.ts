import { acceptTerms as at } from "@polyphon/contract/identity/profile.contract.ts";
import { command } from "../../../../platform/operation/command.ts";
import { storeTermsAccepted } from "../profile.store.ts";

export const acceptTerms = command(at, async ({ actor, tx, now }) => {
  await storeTermsAccepted(tx, actor.accountId, now);
  return { eulaStatus: true as const };
});
