import { limits } from "@polyphon/contract/limits.ts";

export type LoginVerdict = "proceed" | "challenge" | "failed";

/** A low score asks for the visible challenge; a good one without a token is a login that failed. */
export function judgeLogin(answer: {
  readonly score: number;
  readonly access_token?: string | undefined;
}): LoginVerdict {
  if (answer.score < limits.captcha.threshold) return "challenge";
  return answer.access_token === undefined ? "failed" : "proceed";
}
