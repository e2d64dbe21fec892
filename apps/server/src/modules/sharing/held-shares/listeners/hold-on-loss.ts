import { connectionLost } from "@polyphon/contract/networks/networks.events.ts";
import { companyScope } from "../../../../platform/db/scope.ts";
import { inTransaction } from "../../../../platform/db/transaction.ts";
import { on } from "../../../../platform/events/listener.ts";
import { isConnected } from "../../../networks/networks.api.ts";
import { holdShares } from "../held-shares.store.ts";
import { lockSharesOf } from "../../shares/share.store.ts";

/**
 * Without a connection every share of the lane would fail one by one; they wait instead. A loss that is announced late,
 * after the person has reconnected, holds nothing: nobody would release it.
 */
export const holdOnLoss = on(connectionLost, "hold-shares", async ({ payload, database, log, now }) => {
  const { companyId, userId, network } = payload;
  const held = await inTransaction(database, companyScope(companyId), async (tx) => {
    await lockSharesOf(tx, userId);
    if (await isConnected(tx, userId, network, now)) return [];
    return holdShares(tx, { userId, network }, "token_expired", now);
  });
  log.info({ ...payload, held: held.length }, "shares held after a lost connection");
});
