import type { ChangePasswordDeps } from "../identity.deps.ts";
import type { changeStaffPassword } from "@polyphon/contract/identity/password.contract.ts";
import type { InputOf, OutputOf } from "@polyphon/contract/kit/endpoint.ts";
import { record } from "../../../platform/audit/record.ts";
import { allScope } from "../../../platform/db/scope.ts";
import type { FlowContext } from "../../../platform/operation/operation.ts";
import type { FrontActor, StaffActor } from "../../../platform/session/actor.ts";
import { Refusal } from "../../../platform/operation/refusal.ts";
import { checkPassword, hashPassword } from "../../../platform/secret/password.ts";
import { answersIn } from "../accounts/answers-in.ts";
import type { LoginThrottle } from "../../../platform/redis/login-throttle.ts";
import { type AccountRow, findAccount } from "../accounts/account.store.ts";
import { endOtherSessions } from "../sessions/session.store.ts";
import { endKeys } from "../one-time-links/one-time-key.store.ts";
import { storePassword } from "./password.store.ts";
import { refuseChoice } from "./refuse-choice.ts";
import { notifyPasswordChanged } from "./notify-password-changed.ts";

type Context = Pick<FlowContext<typeof changeStaffPassword>, "visitor" | "now" | "inTx"> & {
  readonly input: InputOf<typeof changeStaffPassword>;
  readonly actor: Pick<FrontActor | StaffActor, "kind" | "accountId">;
};

/** An open session must not be a way to guess the password. */
async function proveCurrent(throttle: LoginThrottle, account: AccountRow, password: string) {
  // Counted apart from sign-ins and whatever the address: only who has a session of the account can try.
  const tried = await throttle.begin({ login: String(account.id), from: { browser: "open session" } });
  if (tried.waitSeconds > 0) throw new Refusal("too_many_requests", { seconds: tried.waitSeconds });
  if (await checkPassword(account.passwordHash, password)) return tried.succeeded();
  await tried.failed();
  throw new Refusal("password_wrong");
}

/** The same for staff and employees. Staff who act for a company have no row in it, so it runs across companies. */
export async function changePassword(
  deps: ChangePasswordDeps,
  { input, actor, visitor, now, inTx }: Context,
): Promise<OutputOf<typeof changeStaffPassword>> {
  const { language, tokenHash } = visitor;
  refuseChoice(input, language);
  const account = await inTx((tx) => findAccount(tx, actor.accountId), allScope("session"));
  if (!account || !tokenHash) throw new Refusal("invalid_token");
  await proveCurrent(deps.throttle, account, input.currentPassword);
  const passwordHash = await hashPassword(input.newPassword);
  await inTx(async (tx) => {
    await storePassword(tx, account.id, passwordHash, now);
    await endKeys(tx, account.id, "reset-password", now);
    await endOtherSessions(tx, account.id, tokenHash);
    await notifyPasswordChanged(tx, deps, account);
    record(tx, {
      action: "change-password",
      actor,
      companyId: account.companyId,
      subject: "account",
      subjectId: account.id,
    });
  }, allScope("session"));
  return { message: answersIn(language).passwordChanged };
}
