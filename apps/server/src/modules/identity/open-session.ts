import { signedIn } from "@polyphon/contract/identity/identity.events.ts";
import { limits } from "@polyphon/contract/limits.ts";
import type { RoleChoice } from "@polyphon/rules/identity/choose-role.ts";
import { record } from "../../platform/audit/record.ts";
import type { Tx } from "../../platform/db/transaction.ts";
import { emit } from "../../platform/events/emit.ts";
import { hashToken, newToken } from "../../platform/session/token.ts";
import type { AccountRow } from "./identity.store.ts";
import { insertSession } from "./identity.store.ts";

export interface SessionToOpen {
  readonly account: Pick<AccountRow, "id" | "kind" | "companyId">;
  /** Of staff; null leaves the question to the picker. */
  readonly role: RoleChoice | null;
  /** How the person proved who it is; kept in the audit trail. */
  readonly by: "password" | "single sign-on" | "one-time link" | "group";
  readonly now: Date;
}

/** Every way of signing in ends here: a session, its audit entry and the event, in one transaction. */
export async function openSession(
  tx: Tx,
  { account, role, by, now }: SessionToOpen,
): Promise<{ access_token: string; expires_in: number }> {
  const token = newToken();
  const companyId = account.kind === "staff" ? (role?.companyId ?? null) : account.companyId;
  await insertSession(tx, {
    tokenHash: hashToken(token),
    accountId: account.id,
    companyId,
    assignmentId: role?.assignmentId ?? null,
    sso: by === "single sign-on",
    expiresAt: new Date(now.getTime() + limits.session.seconds * 1000),
  });
  record(tx, {
    action: "sign-in",
    actorId: account.id,
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
  return { access_token: token, expires_in: limits.session.seconds };
}
