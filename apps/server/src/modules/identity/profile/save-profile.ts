import type { updateProfile } from "@polyphon/contract/identity/profile.contract.ts";
import type { InputOf, OutputOf } from "@polyphon/contract/kit/endpoint.ts";
import { record } from "../../../platform/audit/record.ts";
import { allScope } from "../../../platform/db/scope.ts";
import type { FlowContext } from "../../../platform/operation/operation.ts";
import { storeProfile } from "./profile.store.ts";
import { readOwnAccount } from "../accounts/read-own-account.ts";
import type { AccountDeps } from "../identity.deps.ts";

type Context = Pick<FlowContext<typeof updateProfile>, "visitor" | "now" | "inTx"> & {
  readonly input: InputOf<typeof updateProfile>;
  readonly actor: { readonly accountId: number; readonly companyId: number | null };
};

/** The same for staff and employees: their own row, which for staff who act for a company is outside of it. */
export function saveProfile(
  deps: AccountDeps,
  { input, actor, visitor, now, inTx }: Context,
): Promise<OutputOf<typeof updateProfile>> {
  return inTx(async (tx) => {
    const { firstName, lastName, language } = input;
    const headline = input.headline === "" ? null : input.headline;
    await storeProfile(tx, actor.accountId, { firstName, lastName, headline, language });
    record(tx, {
      action: "update-profile",
      actorId: actor.accountId,
      companyId: actor.companyId,
      subject: "account",
      subjectId: actor.accountId,
    });
    return readOwnAccount(tx, deps, visitor.tokenHash, now);
  }, allScope("session"));
}
