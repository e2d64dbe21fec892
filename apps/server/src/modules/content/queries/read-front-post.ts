import { readFrontPost as at } from "@polyphon/contract/content/content.contract.ts";
import { localDateOf } from "@polyphon/rules/time/zoned-time.ts";
import { query } from "../../../platform/operation/query.ts";
import { visiblePost } from "../content.api.ts";
import type { ContentNeeds } from "../content.port.ts";
import { presentFrontPost } from "../content.present.ts";

export const readFrontPost = (needs: ContentNeeds) =>
  query(at, async ({ input, actor, tx, now }) => {
    const row = await visiblePost(tx, actor, actor.timeZone, input.id, now);

    const [images, shares] = await Promise.all([
      needs.images(tx, row.imageIds),
      needs.shares.seenBy(tx, actor, [row.id]),
    ]);
    return presentFrontPost(actor, row, {
      today: localDateOf(now, actor.timeZone),
      images,
      shares,
    });
  });
