import { featurePost as at } from "@polyphon/contract/content/post-desk.contract.ts";
import { mayBeFeaturedUntil } from "@polyphon/rules/content/feature-post.ts";
import { command } from "../../../platform/operation/command.ts";
import { allow } from "../../../platform/operation/refusal.ts";
import type { ContentNeeds } from "../content.port.ts";
import { refuseUneditable } from "../refuse-uneditable.ts";
import { staffZone } from "../save-post.ts";
import { reachedPost, showPost } from "../show-post.ts";
import { setFeatured } from "../write-post.store.ts";

export const featurePost = (needs: ContentNeeds) =>
  command(at, async ({ input, actor, tx, now }) => {
    const row = await reachedPost(tx, input.id, { lock: true });
    await refuseUneditable(tx, needs, actor, row);
    const { featuredUntil } = input;
    if (featuredUntil !== null)
      allow(mayBeFeaturedUntil(row, featuredUntil, { now, zone: staffZone }) || "feature_not_changed");

    if (row.featuredUntil !== featuredUntil) await setFeatured(tx, row.id, featuredUntil, actor.accountId);
    return showPost(tx, needs, actor, await reachedPost(tx, row.id));
  });
