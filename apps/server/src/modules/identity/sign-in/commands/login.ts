import type { LoginDeps } from "../../identity.deps.ts";
import { login as at, loginAgain as atAgain } from "@polyphon/contract/identity/identity.contract.ts";
import type { Panel } from "@polyphon/contract/identity/panel.ts";
import { limits } from "@polyphon/contract/limits.ts";
import { roleWithoutAsking } from "@polyphon/rules/identity/roles/choose-role.ts";
import type { Tx } from "../../../../platform/db/transaction.ts";
import { flow } from "../../../../platform/operation/flow.ts";
import { allow, Refusal } from "../../../../platform/operation/refusal.ts";
import { checkGuess, checkPassword } from "../../../../platform/secret/password.ts";
import { panelOf } from "../../one-time-links/app-urls.ts";
import { heldRoles } from "../../roles/held-roles.ts";
import { mayBeSignedIn } from "../../identity.policy.ts";
import type { CaptchaVerdict } from "../../identity.port.ts";
import { findAccountByEmail } from "../../accounts/account.store.ts";
import { isPerson, scoreOf } from "../judge-visit.ts";
import { openSession } from "../../sessions/open-session.ts";

/** The wait for a try that was not evaluated because of others before it. */
const busySeconds = 10;

interface Credentials {
  readonly username: string;
  readonly password: string;
  readonly panel: Panel;
}

interface Try {
  readonly input: Credentials;
  readonly address: string;
  readonly now: Date;
  readonly inTx: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
  readonly judge: () => Promise<CaptchaVerdict>;
}

async function signIn({ throttle }: LoginDeps, { input, address, now, inTx, judge }: Try) {
  const { waitSeconds: seconds, crowded } = await throttle.admit(input.username, address);
  if (seconds > 0) throw new Refusal("too_many_requests", { seconds });
  const verdict = await judge();
  // Otherwise sending invalid captchas would take every place of somebody else's account.
  if (!isPerson(verdict)) await throttle.released(input.username, address);
  const score = scoreOf(verdict);
  if (score < limits.captcha.threshold) return { score };

  const account = await inTx((tx) => findAccountByEmail(tx, input.username));
  const check = crowded ? checkGuess : checkPassword;
  const right = await check(account?.passwordHash ?? null, input.password);
  if (right === null) {
    await throttle.released(input.username, address);
    throw new Refusal("too_many_requests", { seconds: busySeconds });
  }
  if (!account || !right || panelOf(account.kind) !== input.panel) {
    await throttle.failed(input.username, address);
    throw new Refusal("invalid_credentials");
  }
  await throttle.succeeded(input.username, address);
  allow(mayBeSignedIn(account));

  return inTx(async (tx) => {
    const roles = account.kind === "staff" ? await heldRoles(tx, account.id) : null;
    if (roles?.length === 0) throw new Refusal("account_disabled");
    const offered =
      account.aliasOf === null ? roles : roles?.filter((role) => role.assignmentId === account.aliasOf);
    const role = roleWithoutAsking(offered ?? []);
    return { score, ...(await openSession(tx, { account, role, by: "password", now })) };
  });
}

export const login = (deps: LoginDeps) =>
  flow(at, "signs-in", ({ input, visitor: { address }, now, inTx }) => {
    const judge = () => deps.captcha.verify({ token: input.captcha, action: "login", address });
    return signIn(deps, { input, address, now, inTx, judge });
  });

export const loginAgain = (deps: LoginDeps) =>
  flow(atAgain, "signs-in", ({ input, visitor: { address }, now, inTx }) => {
    const judge = () => deps.captcha.verifyChallenge({ token: input.captchaPayload, address });
    return signIn(deps, { input, address, now, inTx, judge });
  });
