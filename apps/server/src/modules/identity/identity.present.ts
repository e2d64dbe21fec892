import type { OutputOf } from "@polyphon/contract/kit/endpoint.ts";
import type { readAccount } from "@polyphon/contract/identity/identity.contract.ts";
import type { FrontActor, StaffActor } from "../../platform/session/actor.ts";
import { mayShare } from "./identity.policy.ts";
import type { AccountRow } from "./identity.store.ts";

export function presentAccount(
  actor: StaffActor | FrontActor,
  account: AccountRow,
): OutputOf<typeof readAccount> {
  return {
    id: account.id,
    login: account.email,
    firstName: account.firstName,
    lastName: account.lastName,
    email: account.email,
    imageUrl: null,
    kind: account.kind,
    userType: account.userType,
    companyId: account.companyId,
    expiresAt: actor.expiresAt.toISOString(),
    can: {
      fullAccess: actor.kind === "staff" && actor.fullAccess,
      permissions: actor.kind === "staff" ? [...actor.permissions] : [],
      features: actor.kind === "front" ? [...actor.features] : [],
      share: mayShare(account),
    },
  };
}
