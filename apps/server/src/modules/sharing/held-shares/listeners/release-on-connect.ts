import { networkConnected } from "@polyphon/contract/networks/networks.events.ts";
import { sharesCancelled } from "@polyphon/contract/sharing/sharing.events.ts";
import { companyScope } from "../../../../platform/db/scope.ts";
import { inTransaction } from "../../../../platform/db/transaction.ts";
import { emit } from "../../../../platform/events/emit.ts";
import { on } from "../../../../platform/events/listener.ts";
import { staysConnected } from "../../../networks/networks.api.ts";
import { releaseHeld } from "../held-shares.store.ts";
import { lockSharesOf } from "../../shares/share.store.ts";

/**
 * The queue waited for the connection and resumes: a single overdue share at once, several over the next hour.
 * Announced late, after the connection was lost again, it releases nothing.
 */
export const releaseOnConnect = on(
  networkConnected,
  "release-held-shares",
  async ({ payload, database, log, now }) => {
    const { companyId, userId, network } = payload;
    const released = await inTransaction(database, companyScope(companyId), async (tx) => {
      await lockSharesOf(tx, userId);
      if (!(await staysConnected(tx, userId, network, now))) return { scheduled: [], cancelled: [] };
      const done = await releaseHeld(tx, { userId, network }, now);
      const shareIds = done.cancelled.map((share) => share.id);
      if (shareIds.length > 0) emit(tx, sharesCancelled, { companyId, shareIds });
      return done;
    });
    log.info(
      { ...payload, scheduled: released.scheduled.length, cancelled: released.cancelled.length },
      "shares released after connecting",
    );
  },
);
