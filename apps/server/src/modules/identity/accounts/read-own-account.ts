import type { AccountDeps } from "../identity.deps.ts";
import type { OutputOf } from "@polyphon/contract/kit/endpoint.ts";
import type { readAccount } from "@polyphon/contract/identity/identity.contract.ts";
import type { Tx } from "../../../platform/db/transaction.ts";
import { Refusal } from "../../../platform/operation/refusal.ts";
import { findSetting, readSetting } from "../../../platform/settings/read-setting.ts";
import { metaOf, rolesOf } from "./account-facts.store.ts";
import { presentAccount } from "./account.present.ts";
import { findSession } from "../sessions/session.store.ts";

/**
 * The account behind a session. It is read across companies, because a person of the provider who acts for a company
 * has no row in it; nothing but what belongs to the session is asked for.
 */
export async function readOwnAccount(
  tx: Tx,
  { socialLogins, erpUrl }: AccountDeps,
  tokenHash: Buffer | null,
  now: Date,
): Promise<OutputOf<typeof readAccount>> {
  const session = tokenHash && (await findSession(tx, tokenHash));
  if (!session) throw new Refusal("invalid_token");
  return presentAccount({
    session,
    roles: await rolesOf(tx, session.id),
    meta: await metaOf(tx, session.id),
    socialLogins: await socialLogins(tx, session.id),
    erpUrl: ((await findSetting(tx, "erpUrl")) ?? erpUrl) || null,
    passwordDays: await readSetting(tx, "passwordDays"),
    now,
  });
}
