import { readAuditTrail as at } from "@polyphon/contract/operations/audit.contract.ts";
import { lastCheck } from "../../../../platform/audit/audit-checks.ts";
import { oldestUnsealed } from "../../../../platform/audit/seal-rows.ts";
import { query } from "../../../../platform/operation/query.ts";

export const readAuditTrail = query(at, async ({ tx }) => {
  const unsealedSeconds = Math.round(await oldestUnsealed(tx));
  const last = await lastCheck(tx);
  if (!last) return { unsealedSeconds, last: null };
  const { endedAt, seals, lines, outside, fault, chain, number, entryId } = last;
  return {
    unsealedSeconds,
    last: { at: endedAt.toISOString(), seals, lines, outside, fault, chain, number, entryId },
  };
});
