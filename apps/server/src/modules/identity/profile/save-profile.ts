import type { updateProfile } from "@polyphon/contract/identity/profile.contract.ts";
import type { InputOf, OutputOf } from "@polyphon/contract/kit/endpoint.ts";
import type { CommandContext } from "../../../platform/operation/operation.ts";
import { storeProfile } from "./profile.store.ts";
import { readOwnAccount } from "../accounts/read-own-account.ts";
import type { AccountDeps } from "../identity.deps.ts";

type Context = Pick<CommandContext<typeof updateProfile>, "tokenHash" | "now" | "tx"> & {
  readonly input: InputOf<typeof updateProfile>;
  readonly actor: { readonly accountId: number };
};

/** The same for staff and employees: their own row, which for staff who act for a company is outside of it. */
export async function saveProfile(
  deps: AccountDeps,
  { input, actor, tokenHash, now, tx }: Context,
): Promise<OutputOf<typeof updateProfile>> {
  const { firstName, lastName, language } = input;
  const headline = input.headline === "" ? null : input.headline;
  await storeProfile(tx, actor.accountId, { firstName, lastName, headline, language });
  return readOwnAccount(tx, deps, tokenHash, now);
}
