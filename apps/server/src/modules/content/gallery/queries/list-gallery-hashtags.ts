import { listGalleryHashtags as at } from "@polyphon/contract/content/feed/feed.contract.ts";
import { query } from "../../../../platform/operation/query.ts";
import { allow } from "../../../../platform/operation/refusal.ts";
import { galleryRuleOf } from "../../../companies/companies.api.ts";
import { listHashtags } from "../gallery.store.ts";

export const listGalleryHashtags = query(at, async ({ actor, tx }) => {
  const rule = await galleryRuleOf(tx, actor.companyId);
  allow(rule.on || "feature_off");
  return { hashtags: await listHashtags(tx, actor.companyId, rule.hashtags) };
});
