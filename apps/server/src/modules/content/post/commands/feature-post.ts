import { featurePost as at } from "@polyphon/contract/content/post/staff-post.contract.ts";
import { mayBeFeaturedUntil } from "@polyphon/rules/content/post/feature-post.ts";
import { command } from "../../../../platform/operation/command.ts";
import { allow } from "../../../../platform/operation/refusal.ts";
import type { ContentDeps } from "../../content.deps.ts";
import { refuseUneditable } from "../../workflow/refuse-uneditable.ts";
import { staffZone } from "../../post-form/save-post.ts";
import { loadAccessiblePost, showPost } from "../show-post.ts";
import { setFeatured } from "../write-post.store.ts";

export const featurePost = (deps: ContentDeps) =>
  command(at, async ({ input, actor, tx, now }) => {
    const row = await loadAccessiblePost(tx, actor, input.id, { lock: true });
    await refuseUneditable(tx, deps, actor, row);
    const { featuredUntil } = input;
    if (featuredUntil !== null)
      allow(mayBeFeaturedUntil(row, featuredUntil, { now, zone: staffZone }) || "feature_not_changed");

    if (row.featuredUntil !== featuredUntil) await setFeatured(tx, row.id, featuredUntil, actor.accountId);
    return showPost(tx, deps, actor, await loadAccessiblePost(tx, actor, row.id));
  });
