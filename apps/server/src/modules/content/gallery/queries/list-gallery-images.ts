import { listGalleryImages as at } from "@polyphon/contract/content/feed/feed.contract.ts";
import { query } from "../../../../platform/operation/query.ts";
import { allow } from "../../../../platform/operation/refusal.ts";
import { galleryRuleOf } from "../../../companies/companies.api.ts";
import type { ContentDeps } from "../../content.deps.ts";
import { listGallery } from "../gallery.store.ts";

export const listGalleryImages = (deps: ContentDeps) =>
  query(at, async ({ input, actor, tx }) => {
    const rule = await galleryRuleOf(tx, actor.companyId);
    allow(rule.on || "feature_off");

    const { rows, next } = await listGallery(tx, actor.companyId, rule.hashtags, input, input);
    const images = await deps.images(
      tx,
      rows.map((row) => row.mediaId),
    );
    return {
      items: rows.flatMap(({ id, mediaId, title, hashtags }) => {
        const image = images.get(mediaId);
        return image ? [{ ...image, id, title, hashtags }] : [];
      }),
      next,
    };
  });
