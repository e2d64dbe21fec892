import type { LookUpResult } from "@polyphon/rules/sharing/engine/resolve-unknown.ts";

/** A complete list without the post. Lists lag, so it proves absence only a while after the post was sent. */
export function absence(since: Date, absentAfterMs: number): LookUpResult {
  const provableAt = new Date(since.getTime() + absentAfterMs);
  return provableAt.getTime() > Date.now() ? { kind: "too_early", provableAt } : { kind: "not_found" };
}
