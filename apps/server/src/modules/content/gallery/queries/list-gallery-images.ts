import { listGalleryImages as at } from "@polyphon/contract/content/feed/feed.contract.ts";
import { query } from "../../../../platform/operation/query.ts";
import { allow } from "../../../../platform/operation/refusal.ts";
import { makeCursor, readCursor } from "../../../../platform/page/cursor.ts";
import { galleryRuleOf } from "../../../companies/companies.api.ts";
import type { ContentDeps } from "../../content.deps.ts";
import { listGallery } from "../gallery.store.ts";

export const listGalleryImages = (deps: ContentDeps) =>
  query(at, async ({ input, actor, tx }) => {
    const rule = await galleryRuleOf(tx, actor.companyId);
    allow(rule.on || "feature_off");

    const after = readCursor(input.after, ["number"]);
    const found = await listGallery(tx, actor.companyId, rule.hashtags, {
      hashtag: input.hashtag ?? null,
      afterId: after ? Number(after[0]) : null,
      limit: input.limit + 1,
    });
    const page = found.slice(0, input.limit);
    const images = await deps.images(
      tx,
      page.map((row) => row.mediaId),
    );
    const last = page.at(-1);
    return {
      items: page.flatMap(({ id, mediaId, title, hashtags }) => {
        const image = images.get(mediaId);
        return image ? [{ ...image, id, title, hashtags }] : [];
      }),
      next: found.length > input.limit && last ? makeCursor(last.id) : null,
    };
  });
