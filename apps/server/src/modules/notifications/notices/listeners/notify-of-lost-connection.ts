import { connectionLost } from "@polyphon/contract/networks/networks.events.ts";
import { companyScope } from "../../../../platform/db/scope.ts";
import { inTransaction } from "../../../../platform/db/transaction.ts";
import { on } from "../../../../platform/events/listener.ts";
import { addNotices } from "../notices.store.ts";

/** Once per loss: a listener that runs twice has the same job id. */
export const notifyOfLostConnection = on(
  connectionLost,
  "tell-person",
  async ({ payload, database, jobId }) => {
    const { companyId, userId, network } = payload;
    await inTransaction(database, companyScope(companyId), (tx) =>
      addNotices(tx, [
        {
          companyId,
          accountId: userId,
          kind: "connection-lost",
          values: { network },
          href: "/profile",
          onceKey: `connection-lost:${jobId}`,
        },
      ]),
    );
  },
);
