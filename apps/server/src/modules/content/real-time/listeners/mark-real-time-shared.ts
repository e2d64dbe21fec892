import { sharesPublished } from "@polyphon/contract/sharing/sharing.events.ts";
import { companyScope } from "../../../../platform/db/scope.ts";
import { inTransaction } from "../../../../platform/db/transaction.ts";
import { type Listener, on } from "../../../../platform/events/listener.ts";
import { addAction, itemsOfPosts } from "../real-time-action.store.ts";
import type { RealTimeDeps } from "../real-time.deps.ts";

/** A network has confirmed a share of a post made from an item: staff see it among the user actions. */
export const markRealTimeShared = ({ sharesToAnnounce }: Pick<RealTimeDeps, "sharesToAnnounce">): Listener =>
  on(sharesPublished, "mark-real-time-shared", async ({ payload: { companyId, shareIds }, database }) => {
    await inTransaction(database, companyScope(companyId), async (tx) => {
      const shares = await sharesToAnnounce(tx, shareIds);
      const items = await itemsOfPosts(tx, [...new Set(shares.map(({ postId }) => postId))]);
      for (const { itemId, ...doer } of items) await addAction(tx, doer, itemId, "SHARE");
    });
  });
