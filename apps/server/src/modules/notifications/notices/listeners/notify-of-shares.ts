import type { NoticeKind } from "@polyphon/contract/notifications/notifications.ts";
import {
  sharesCancelled,
  sharesFailed,
  sharesUnconfirmed,
  sharesYourTurn,
} from "@polyphon/contract/sharing/sharing.events.ts";
import { companyScope } from "../../../../platform/db/scope.ts";
import { inTransaction } from "../../../../platform/db/transaction.ts";
import { type Listener, on } from "../../../../platform/events/listener.ts";
import { addNotices } from "../notices.store.ts";
import type { SharesToAnnounce } from "../../notifications.port.ts";

/** Once per share and outcome, however often the event is emitted. */
function notifyOn(
  event: typeof sharesFailed,
  kind: NoticeKind,
  sharesToAnnounce: SharesToAnnounce,
): Listener {
  return on(event, "tell-person", async ({ payload: { companyId, shareIds }, database }) => {
    await inTransaction(database, companyScope(companyId), async (tx) => {
      const shares = await sharesToAnnounce(tx, shareIds);
      await addNotices(
        tx,
        shares.map(({ id, userId, postId, network, title }) => ({
          companyId,
          accountId: userId,
          kind,
          values: { network, title },
          href: kind === "share-your-turn" ? `/fbschedule?finish=${id}` : `/post-details/${postId}`,
          onceKey: `${kind}:${id}`,
        })),
      );
    });
  });
}

export const notifyOfShares = (sharesToAnnounce: SharesToAnnounce): Listener[] => [
  notifyOn(sharesFailed, "share-failed", sharesToAnnounce),
  notifyOn(sharesUnconfirmed, "share-unconfirmed", sharesToAnnounce),
  notifyOn(sharesCancelled, "share-cancelled", sharesToAnnounce),
  notifyOn(sharesYourTurn, "share-your-turn", sharesToAnnounce),
];
