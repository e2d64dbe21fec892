import { updateClickCount as at } from "@polyphon/contract/sharing/sharing.contract.ts";
import { query } from "../../../../platform/operation/query.ts";
import { Refusal } from "../../../../platform/operation/refusal.ts";
import { clicksOfShares } from "../../../links/links.api.ts";
import { findShare } from "../share.store.ts";

/** People only: what bots and previews fetched is counted separately and never shown as a click. */
export const updateClickCount = query(at, async ({ input, actor, tx }) => {
  const share = await findShare(tx, actor.accountId, input.shareId);
  if (!share) throw new Refusal("not_found");

  const clicks = (await clicksOfShares(tx, [share.id])).get(share.id);
  return {
    shareId: share.id,
    clicks: clicks?.persons ?? 0,
    lastClickAt: clicks?.lastAt?.toISOString() ?? null,
  };
});
