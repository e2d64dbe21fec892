import type { LoginDeps } from "../../identity.deps.ts";
import { login as at, loginAgain as atAgain } from "@polyphon/contract/identity/identity.contract.ts";
import type { SignInFailure } from "@polyphon/contract/identity/sign-in-failures.ts";
import type { InputOf } from "@polyphon/contract/kit/endpoint.ts";
import { limits } from "@polyphon/contract/limits.ts";
import { roleWithoutAsking } from "@polyphon/rules/identity/roles/choose-role.ts";
import type { Tx } from "../../../../platform/db/transaction.ts";
import { flow } from "../../../../platform/operation/flow.ts";
import type { Visitor } from "../../../../platform/operation/operation.ts";
import { allow, Refusal } from "../../../../platform/operation/refusal.ts";
import { checkGuess, checkPassword } from "../../../../platform/secret/password.ts";
import { panelOf } from "../../one-time-links/app-urls.ts";
import { heldRoles } from "../../roles/held-roles.ts";
import { mayBeSignedIn } from "../../identity.policy.ts";
import type { CaptchaVerdict } from "../../identity.port.ts";
import { findAccountByEmail, type SignInAccount } from "../../accounts/account.store.ts";
import { insertFailedSignIn } from "../failed-sign-in.store.ts";
import { isPerson, scoreOf } from "../judge-visit.ts";
import { knownBrowser, readKnownBrowser } from "../known-browser.ts";
import { openSession } from "../../sessions/open-session.ts";

/** The wait for a try that was not evaluated because of others before it. */
const busySeconds = 10;

interface Visit {
  readonly input: Pick<InputOf<typeof at>, "username" | "password" | "panel" | "knownBrowser">;
  readonly visitor: Visitor;
  readonly now: Date;
  readonly inTx: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
  readonly judge: () => Promise<CaptchaVerdict>;
}

/** Why it did not sign in. */
function failureOf(account: SignInAccount | null, right: boolean): SignInFailure {
  if (!account) return "unknown_account";
  return right ? "wrong_app" : "wrong_password";
}

async function signIn(
  { throttle, signer }: LoginDeps,
  { input, visitor: { address, agent }, now, inTx, judge }: Visit,
) {
  const { username: login, panel } = input;
  const browser = readKnownBrowser(input.knownBrowser, login, now, signer);
  const tried = await throttle.begin({ login, from: browser === null ? { address } : { browser } });
  if (tried.waitSeconds > 0) throw new Refusal("too_many_tries", { seconds: tried.waitSeconds });
  const verdict = await judge();
  // Otherwise sending invalid captchas would take every place of somebody else's account.
  if (!isPerson(verdict)) await tried.released();
  const score = scoreOf(verdict);
  if (score < limits.captcha.threshold) return { score };

  const account = await inTx((tx) => findAccountByEmail(tx, login));
  const check = tried.crowded ? checkGuess : checkPassword;
  const right = await check(account?.passwordHash ?? null, input.password);
  if (right === null) {
    await tried.released();
    throw new Refusal("too_many_requests", { seconds: busySeconds });
  }
  if (!account || !right || panelOf(account.kind) !== panel) {
    const [companyId, accountId] = [account?.companyId ?? null, account?.id ?? null];
    const known = { companyId, accountId, reason: failureOf(account, right) };
    const waitSeconds = await tried.failed();
    await inTx((tx) =>
      insertFailedSignIn(tx, { ...known, at: now, login, panel, waitSeconds, address, agent }),
    );
    throw new Refusal("invalid_credentials");
  }
  await tried.succeeded();
  allow(mayBeSignedIn(account));

  return inTx(async (tx) => {
    const roles = account.kind === "staff" ? await heldRoles(tx, account.id) : null;
    if (roles?.length === 0) throw new Refusal("account_disabled");
    const offered =
      account.aliasOf === null ? roles : roles?.filter((role) => role.assignmentId === account.aliasOf);
    const role = roleWithoutAsking(offered ?? []);
    return {
      score,
      ...(await openSession(tx, { account, role, by: "password", now })),
      knownBrowser: knownBrowser(login, now, signer, browser),
    };
  });
}

export const login = (deps: LoginDeps) =>
  flow(at, "signs-in", ({ input, visitor, now, inTx }) => {
    const { address } = visitor;
    const judge = () => deps.captcha.verify({ token: input.captcha, action: "login", address });
    return signIn(deps, { input, visitor, now, inTx, judge });
  });

export const loginAgain = (deps: LoginDeps) =>
  flow(atAgain, "signs-in", ({ input, visitor, now, inTx }) => {
    const { address } = visitor;
    const judge = () => deps.captcha.verifyChallenge({ token: input.captchaPayload, address });
    return signIn(deps, { input, visitor, now, inTx, judge });
  });
