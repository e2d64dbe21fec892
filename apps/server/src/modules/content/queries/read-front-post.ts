import { readFrontPost as at } from "@polyphon/contract/content/content.contract.ts";
import { localDateOf } from "@polyphon/rules/time/zoned-time.ts";
import { query } from "../../../platform/operation/query.ts";
import { companyOf } from "../../companies/companies.api.ts";
import { visiblePost } from "../content.api.ts";
import type { ContentNeeds } from "../content.port.ts";
import { presentFrontPost } from "../content.present.ts";

export const readFrontPost = (needs: ContentNeeds) =>
  query(at, async ({ input, actor, tx, now }) => {
    const company = await companyOf(tx, actor.companyId);
    const row = await visiblePost(tx, actor, company.timeZone, input.id, now);

    const [images, ownShares, colleagues] = await Promise.all([
      needs.images(tx, row.imageIds),
      needs.shares.ofUser(tx, actor.accountId, [row.id]),
      needs.shares.colleagues(tx, actor.companyId, actor.accountId, [row.id]),
    ]);
    return presentFrontPost(actor, row, {
      today: localDateOf(now, company.timeZone),
      images,
      ownShares,
      colleagues,
    });
  });
