import type { VisitDeps } from "../identity.deps.ts";
import { limits } from "@polyphon/contract/limits.ts";
import { Refusal } from "../../../platform/operation/refusal.ts";
import type { CaptchaVerdict } from "../identity.port.ts";

export function scoreOf(verdict: CaptchaVerdict): number {
  if (verdict.kind === "unavailable") throw new Refusal("unavailable");
  if (verdict.kind === "refused") throw new Refusal("captcha_failed");
  return verdict.score;
}

export function isPerson(verdict: CaptchaVerdict): boolean {
  return verdict.kind === "scored" && verdict.score >= limits.captcha.threshold;
}

export interface Visit {
  readonly action: "forgot_password" | "register";
  readonly captcha: string;
  /** The solved challenge, where the score was too low. */
  readonly captchaPayload: string | undefined;
  readonly email: string;
  readonly address: string;
}

/** Before a visitor makes us send an e-mail: a human, and not too often. */
export async function judgeVisit({ captcha, visits }: VisitDeps, visit: Visit): Promise<void> {
  const { action, captchaPayload, email, address } = visit;
  const verdict =
    captchaPayload === undefined
      ? await captcha.verify({ token: visit.captcha, action, address })
      : await captcha.verifyChallenge({ token: captchaPayload, address });
  if (scoreOf(verdict) < limits.captcha.threshold) throw new Refusal("captcha_failed");
  const seconds = await visits.waitSeconds(action, email, address);
  if (seconds > 0) throw new Refusal("too_many_requests", { seconds });
}
