import { login as at } from "@polyphon/contract/identity/identity.contract.ts";
import { signedIn } from "@polyphon/contract/identity/identity.events.ts";
import { limits } from "@polyphon/contract/limits.ts";
import { record } from "../../../platform/audit/record.ts";
import { emit } from "../../../platform/events/emit.ts";
import { flow } from "../../../platform/operation/flow.ts";
import { allow, Refusal } from "../../../platform/operation/refusal.ts";
import { checkPassword } from "../../../platform/secret/password.ts";
import { hashToken, newToken } from "../../../platform/session/token.ts";
import { mayBeSignedIn } from "../identity.policy.ts";
import type { CaptchaVerifier, LoginThrottle } from "../identity.port.ts";
import { findAccountByEmail, insertSession } from "../identity.store.ts";

export interface LoginNeeds {
  readonly captcha: CaptchaVerifier;
  readonly throttle: LoginThrottle;
}

async function scoreOf(captcha: CaptchaVerifier, token: string, address: string): Promise<number> {
  const verdict = await captcha.verify({ token, action: "login", address });
  if (verdict.kind === "unavailable") throw new Refusal("unavailable");
  if (verdict.kind === "refused") throw new Refusal("captcha_failed");
  return verdict.score;
}

export const login = ({ captcha, throttle }: LoginNeeds) =>
  flow(at, async ({ input, visitor, now, inTx }) => {
    const seconds = await throttle.waitSeconds(input.username, visitor.address);
    if (seconds > 0) throw new Refusal("too_many_requests", { seconds });
    const score = await scoreOf(captcha, input.captcha, visitor.address);
    if (score < limits.captcha.threshold) return { score };

    const account = await inTx((tx) => findAccountByEmail(tx, input.username));
    const right = await checkPassword(account?.passwordHash ?? null, input.password);
    const panel = account?.kind === "staff" ? "ADMIN" : "FRONT";
    if (!account || !right || panel !== input.panel) {
      await throttle.failed(input.username, visitor.address);
      throw new Refusal("invalid_credentials");
    }
    await throttle.succeeded(input.username, visitor.address);
    allow(mayBeSignedIn(account));

    const token = newToken();
    const expiresAt = new Date(now.getTime() + limits.session.seconds * 1000);
    await inTx(async (tx) => {
      await insertSession(tx, {
        tokenHash: hashToken(token),
        accountId: account.id,
        companyId: account.companyId,
        expiresAt,
      });
      record(tx, {
        action: "sign-in",
        actorId: account.id,
        companyId: account.companyId,
        subject: "account",
        subjectId: account.id,
      });
      emit(tx, signedIn, { accountId: account.id, companyId: account.companyId, panel });
    });
    return { score, access_token: token, expires_in: limits.session.seconds };
  });
