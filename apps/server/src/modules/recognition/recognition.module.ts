import { badge } from "@polyphon/contract/recognition/badge.resource.ts";
import type { Module } from "../../platform/module/module.ts";
import { serveResource } from "../../platform/resource/serve-resource.ts";
import { badgeMarkAsViewed } from "./badges/commands/badge-mark-as-viewed.ts";
import { shareBadgePostFacebook } from "./badges/commands/share-badge-post-facebook.ts";
import { shareBadgePost } from "./badges/commands/share-badge-post.ts";
import { checkRecognition } from "./awards/jobs/check-recognition.ts";
import { afterOwnPost } from "./awards/listeners/after-own-post.ts";
import { afterShares } from "./awards/listeners/after-shares.ts";
import { notifyOfRaisedLevel } from "./levels/listeners/notify-of-raised-level.ts";
import { badgeUserList } from "./badges/queries/badge-user-list.ts";
import { badgeUserPopup } from "./badges/queries/badge-user-popup.ts";
import { currentLevel } from "./levels/queries/current-level.ts";
import { proficiencyLevelCriteriaInfo } from "./levels/queries/proficiency-level-criteria-info.ts";
import type { RecognitionDeps } from "./recognition.deps.ts";

const badgeTable = {
  name: "badge",
  columns: {
    family: "family",
    category: "category",
    level: "level",
    threshold: "threshold",
    title: "title",
    titleDe: "title_de",
    content: "content",
    contentDe: "content_de",
    badgePostTitle: "post_title",
    badgePostTitleDe: "post_title_de",
    socialCopy: "social_copy",
    socialCopyDe: "social_copy_de",
    image: { picture: "media_id" },
  },
} as const;

export function recognition(deps: RecognitionDeps): Module {
  return {
    name: "recognition",
    operations: [
      ...serveResource(badge, badgeTable, deps.lookups),
      badgeUserPopup(deps),
      badgeUserList(deps),
      badgeMarkAsViewed,
      currentLevel,
      proficiencyLevelCriteriaInfo,
      shareBadgePost(deps),
      shareBadgePostFacebook(deps),
    ],
    jobs: [checkRecognition(deps)],
    listeners: [afterShares(deps), afterOwnPost(deps), notifyOfRaisedLevel],
  };
}
