import { ssoLogin as at, ssoLoginAgain as atAgain } from "@polyphon/contract/identity/sso.contract.ts";
import { limits } from "@polyphon/contract/limits.ts";
import { emailDomain } from "@polyphon/rules/identity/sso.ts";
import type { Tx } from "../../../../platform/db/transaction.ts";
import { flow } from "../../../../platform/operation/flow.ts";
import { Refusal } from "../../../../platform/operation/refusal.ts";
import { hashToken, newToken } from "../../../../platform/session/token.ts";
import type { CaptchaVerdict } from "../../identity.port.ts";
import { isPerson, scoreOf } from "../../sign-in/judge-visit.ts";
import { sealVisit } from "../sso-secrets.ts";
import type { SsoDeps } from "../sso.deps.ts";
import { findSsoByDomain, keepVisit, type SsoRow } from "../sso.store.ts";

interface Visit {
  readonly email: string;
  readonly address: string;
  readonly now: Date;
  readonly inTx: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
  readonly judge: () => Promise<CaptchaVerdict>;
}

/** Everything the provider must return or prove is generated here and kept sealed until the browser returns. */
async function leave({ sso, box, ssoReturnUrl }: SsoDeps, company: SsoRow, { email, now, inTx }: Visit) {
  const proof = { state: newToken(), nonce: newToken(), codeVerifier: newToken() };
  const url = await sso.signInUrl(company, { ...proof, returnUrl: ssoReturnUrl, email });
  if (url === null) throw new Refusal("unavailable");
  const stateHash = hashToken(proof.state);
  await inTx((tx) =>
    keepVisit(tx, stateHash, {
      companyId: company.companyId,
      sealed: sealVisit(box, company.companyId, stateHash, proof),
      expiresAt: new Date(now.getTime() + limits.sso.stateMinutes * 60_000),
    }),
  );
  return url;
}

async function start(deps: SsoDeps, visit: Visit) {
  const { throttle } = deps;
  const { email, address, inTx, judge } = visit;
  // Counted apart from passwords: a wrong guess here must not lock the password sign-in.
  const tried = await throttle.begin({ login: `sso:${email}`, from: { address } });
  if (tried.waitSeconds > 0) throw new Refusal("too_many_requests", { seconds: tried.waitSeconds });
  const verdict = await judge();
  if (!isPerson(verdict)) await tried.released();
  const score = scoreOf(verdict);
  if (score < limits.captcha.threshold) return { score };

  const company = await inTx((tx) => findSsoByDomain(tx, emailDomain(email)));
  if (!company?.enabled || !company.companyActive) {
    await tried.failed();
    throw new Refusal("sso_not_available");
  }
  await tried.succeeded();
  return { score, url: await leave(deps, company, visit) };
}

export const ssoLogin = (deps: SsoDeps) =>
  flow(at, "signs-in", ({ input: { email, captcha }, visitor: { address }, now, inTx }) => {
    const judge = () => deps.captcha.verify({ token: captcha, action: "sso_login", address });
    return start(deps, { email, address, now, inTx, judge });
  });

export const ssoLoginAgain = (deps: SsoDeps) =>
  flow(atAgain, "signs-in", ({ input: { email, captchaPayload }, visitor: { address }, now, inTx }) => {
    const judge = () => deps.captcha.verifyChallenge({ token: captchaPayload, address });
    return start(deps, { email, address, now, inTx, judge });
  });
