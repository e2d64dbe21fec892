import { ssoCallback as at } from "@polyphon/contract/identity/sso.contract.ts";
import { matchPerson, type ProvedPerson } from "@polyphon/rules/identity/sso.ts";
import { record } from "../../../../platform/audit/record.ts";
import { companyScope } from "../../../../platform/db/scope.ts";
import type { Tx } from "../../../../platform/db/transaction.ts";
import { flow } from "../../../../platform/operation/flow.ts";
import { allow, Refusal } from "../../../../platform/operation/refusal.ts";
import { hashToken } from "../../../../platform/session/token.ts";
import { mayBeSignedIn, mayUseSso } from "../../identity.policy.ts";
import { findAccount } from "../../accounts/account.store.ts";
import { openSession } from "../../sessions/open-session.ts";
import { openClientSecret, openVisit } from "../sso-secrets.ts";
import type { SsoDeps } from "../sso.deps.ts";
import type { SsoProof } from "../sso.port.ts";
import { accountsOfPerson, findSso, linkAccount, takeVisit } from "../sso.store.ts";

async function settingsInUse(tx: Tx, companyId: number) {
  const settings = await findSso(tx, companyId);
  if (!settings) throw new Refusal("sso_not_available");
  allow(mayUseSso(settings));
  return settings;
}

/** The audit trail tells the company's administrators why their people are refused. */
function noteRefusal(tx: Tx, companyId: number, reason: string): void {
  record(tx, {
    action: "refuse-sso",
    actor: null,
    companyId,
    subject: "company",
    subjectId: companyId,
    details: { reason },
  });
}

/** Everything is read again: the settings may have changed during the call to the provider. */
async function letIn(tx: Tx, companyId: number, person: ProvedPerson, now: Date) {
  const { tenantId } = await settingsInUse(tx, companyId);
  const match = matchPerson(person, tenantId, await accountsOfPerson(tx, companyId, person));
  if (match.kind === "refused") return match.error;
  const account = await findAccount(tx, match.accountId);
  if (!account) return "sso_no_account";
  allow(mayBeSignedIn(account));
  if (match.kind === "first" && !(await linkAccount(tx, account.id, person))) return "sso_no_account";
  return openSession(tx, { account, role: null, by: "single sign-on", now });
}

export const ssoCallback = ({ sso, box, ssoReturnUrl }: SsoDeps) =>
  flow(at, "signs-in", async ({ input: { code, state }, now, inTx }) => {
    const stateHash = hashToken(state);
    const visit = await inTx((tx) => takeVisit(tx, stateHash));
    if (!visit || visit.expiresAt <= now) throw new Refusal("sso_failed");
    const { companyId } = visit;
    const scope = companyScope(companyId);
    const { tenantId, clientId, secret } = await inTx((tx) => settingsInUse(tx, companyId), scope);

    const proof: SsoProof = await sso.prove(
      { tenantId, clientId, clientSecret: openClientSecret(box, companyId, secret) },
      { state, code, returnUrl: ssoReturnUrl, ...openVisit(box, companyId, stateHash, visit.sealed) },
    );
    const turnAway = async (error: "sso_failed" | "sso_no_account" | "unavailable", reason: string) => {
      await inTx((tx) => Promise.resolve(noteRefusal(tx, companyId, reason)), scope);
      throw new Refusal(error);
    };
    if (proof.kind === "unavailable") return turnAway("unavailable", "provider_away");
    if (proof.kind === "refused") return turnAway("sso_failed", proof.reason);

    const opened = await inTx((tx) => letIn(tx, companyId, proof.person, now), scope);
    if (typeof opened !== "string") return opened;
    return turnAway(opened, opened === "sso_failed" ? "other_tenant" : "no_account");
  });
