import { readPost as at } from "@polyphon/contract/content/content.contract.ts";
import { query } from "../../../platform/operation/query.ts";
import { Refusal } from "../../../platform/operation/refusal.ts";
import type { ContentNeeds } from "../content.port.ts";
import { presentPost } from "../content.present.ts";
import { findPost } from "../content.store.ts";

export const readPost = (needs: ContentNeeds) =>
  query(at, async ({ input, actor, tx }) => {
    const row = await findPost(tx, input.id);
    if (!row) throw new Refusal("not_found");

    const totals = (await needs.shares.totals(tx, [row.id])).get(row.id) ?? { shares: 0, clicks: 0 };
    return presentPost(actor, row, totals, await needs.images(tx, row.imageIds));
  });
