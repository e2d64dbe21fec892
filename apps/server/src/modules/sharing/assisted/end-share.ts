import { sharesPublished } from "@polyphon/contract/sharing/sharing.events.ts";
import type { Tx } from "../../../platform/db/transaction.ts";
import { emit } from "../../../platform/events/emit.ts";
import { Refusal } from "../../../platform/operation/refusal.ts";
import { countPublished } from "../figures/post-shares.store.ts";
import { endUnconfirmed } from "./assisted.store.ts";
import type { ShareRow } from "../shares/share.store.ts";

/** The person's confirmation ends an unconfirmed share, and counts like the network's. */
export async function endByWord(tx: Tx, share: ShareRow, isThere: boolean, now: Date): Promise<ShareRow> {
  const ended = await endUnconfirmed(tx, share, { state: isThere ? "SHARED" : "CANCELLED", now });
  if (!ended) throw new Refusal("share_not_open");
  if (isThere) {
    await countPublished(tx, [ended]);
    emit(tx, sharesPublished, { companyId: ended.companyId, shareIds: [ended.id] });
  }
  return ended;
}
