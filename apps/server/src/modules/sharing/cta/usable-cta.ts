import { isCtaUsable } from "@polyphon/rules/sharing/cta/call-to-action.ts";
import type { Tx } from "../../../platform/db/transaction.ts";
import { Refusal } from "../../../platform/operation/refusal.ts";
import { findCta } from "./cta.store.ts";

/** The call to action that a share names; refused when it is not the person's or not for this post now. */
export async function usableCta(
  tx: Tx,
  input: {
    readonly userId: number;
    readonly id: number;
    /** Null: a personal post, which no call to action is meant for. */
    readonly categoryId: number | null;
    readonly now: Date;
  },
): Promise<{ readonly id: number; readonly copy: string }> {
  const cta = await findCta(tx, input.userId, input.id);
  if (!cta || input.categoryId === null || !isCtaUsable(cta, input.categoryId, input.now))
    throw new Refusal("cta_not_usable");
  return { id: cta.id, copy: cta.copy };
}
