import type { Database } from "../../../platform/db/pool.ts";
import type { Scope } from "../../../platform/db/scope.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { findSetting } from "../../../platform/settings/read-setting.ts";
import type { SharingDeps } from "../sharing.deps.ts";
import { findShares, type ShareRow } from "../shares/share.store.ts";

/** A signal may be lost with its sender. */
const lookAnywayMs = 2_000;

function settled(share: ShareRow): boolean {
  return share.state !== "SCHEDULED" && share.state !== "PUBLISHING";
}

/** Waits until the networks have answered for all of the shares, or for as long as a person is kept waiting. */
export async function waitForAnswers(
  deps: Pick<SharingDeps, "settling" | "answerWithinMs">,
  { database, scope, accountId }: { database: Database; scope: Scope; accountId: number },
  ids: readonly number[],
): Promise<void> {
  const seconds = await inTransaction(database, scope, (tx) => findSetting(tx, "shareAnswerSeconds"));
  const until = performance.now() + (seconds === null ? deps.answerWithinMs : seconds * 1000);
  const settling = deps.settling.wait(ids);
  const rows = () => inTransaction(database, scope, (tx) => findShares(tx, accountId, ids));
  try {
    while (!(await rows()).every(settled)) {
      const leftMs = until - performance.now();
      if (leftMs <= 0) return;
      await settling.heard(Math.min(leftMs, lookAnywayMs));
    }
  } finally {
    settling.end();
  }
}
