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
import type { SharesToTell } from "../../notifications.port.ts";

/** Once per share and outcome, however often the event is told. */
function tell(event: typeof sharesFailed, kind: NoticeKind, sharesToTell: SharesToTell): Listener {
  return on(event, "tell-person", async ({ payload: { companyId, shareIds }, database }) => {
    await inTransaction(database, companyScope(companyId), async (tx) => {
      const shares = await sharesToTell(tx, shareIds);
      await addNotices(
        tx,
        shares.map(({ id, userId, postId, network, title }) => ({
          companyId,
          accountId: userId,
          kind,
          values: { network, title },
          href: kind === "share-your-turn" ? "/user-calendar" : `/post-details/${postId}`,
          onceKey: `${kind}:${id}`,
        })),
      );
    });
  });
}

export const tellOfShares = (sharesToTell: SharesToTell): Listener[] => [
  tell(sharesFailed, "share-failed", sharesToTell),
  tell(sharesUnconfirmed, "share-unconfirmed", sharesToTell),
  tell(sharesCancelled, "share-cancelled", sharesToTell),
  tell(sharesYourTurn, "share-your-turn", sharesToTell),
];
