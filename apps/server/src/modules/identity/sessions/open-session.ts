import { signedIn } from "@polyphon/contract/identity/identity.events.ts";
import type { RoleChoice } from "@polyphon/rules/identity/roles/choose-role.ts";
import { record } from "../../../platform/audit/record.ts";
import type { Tx } from "../../../platform/db/transaction.ts";
import { emit } from "../../../platform/events/emit.ts";
import { hashToken, newToken } from "../../../platform/session/token.ts";
import { readSetting } from "../../../platform/settings/read-setting.ts";
import { noteLogin } from "../front-users/front-user.store.ts";
import type { AccountRow } from "../accounts/account.store.ts";
import { insertSession } from "./session.store.ts";

export interface SessionToOpen {
  readonly account: Pick<AccountRow, "id" | "kind" | "companyId">;
  /** For staff; null leaves the choice to the picker. */
  readonly role: RoleChoice | null;
  /** How the person was authenticated; stored in the audit trail. */
  readonly by: "password" | "single sign-on" | "one-time link" | "group";
  /** The session that opens this one: of the person behind a group's account. It does not outlive that session. */
  readonly vouchedBy?: { readonly accountId: number; readonly sso: boolean; readonly expiresAt: Date };
  readonly now: Date;
}

/** Every sign-in ends here: a session, its audit entry and the event, in one transaction. */
export async function openSession(
  tx: Tx,
  { account, role, by, vouchedBy, now }: SessionToOpen,
): Promise<{ access_token: string; expires_in: number }> {
  const token = newToken();
  const left = vouchedBy ? Math.floor((vouchedBy.expiresAt.getTime() - now.getTime()) / 1000) : Infinity;
  const seconds = Math.min((await readSetting(tx, "sessionHours")) * 3_600, left);
  const companyId = account.kind === "staff" ? (role?.companyId ?? null) : account.companyId;
  await insertSession(tx, {
    tokenHash: hashToken(token),
    accountId: account.id,
    companyId,
    assignmentId: role?.assignmentId ?? null,
    sso: vouchedBy?.sso ?? by === "single sign-on",
    expiresAt: new Date(now.getTime() + seconds * 1000),
  });
  await noteLogin(tx, vouchedBy?.accountId ?? account.id, now);
  record(tx, {
    action: "sign-in",
    actor: { kind: account.kind, accountId: vouchedBy?.accountId ?? account.id },
    companyId: account.companyId,
    subject: "account",
    subjectId: account.id,
    details: { by },
  });
  emit(tx, signedIn, {
    accountId: account.id,
    companyId: account.companyId,
    panel: account.kind === "staff" ? "ADMIN" : "FRONT",
  });
  return { access_token: token, expires_in: seconds };
}
