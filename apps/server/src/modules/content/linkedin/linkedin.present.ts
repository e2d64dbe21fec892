import type {
  linkedinPost,
  linkedinPostRow,
} from "@polyphon/contract/content/linkedin/linkedin-posts.contract.ts";
import type { z } from "zod";
import type { StaffActor } from "../../../platform/session/actor.ts";
import type { PostImage } from "../content.port.ts";
import { mayDecide } from "./linkedin.policy.ts";
import type { LinkedinPostRow } from "./linkedin-post.store.ts";

export function presentRow(
  actor: StaffActor,
  row: LinkedinPostRow,
  images: ReadonlyMap<number, PostImage>,
): z.output<typeof linkedinPostRow> {
  const open = row.status === "PENDING_APPROVAL" && mayDecide(actor);
  const [first] = row.imageIds;
  return {
    id: row.id,
    title: row.title,
    status: row.status,
    categoryName: row.categoryName,
    postedAt: row.postedAt.toISOString(),
    thumbnailUrl: (first !== undefined && images.get(first)?.thumbnailUrl) || null,
    can: { edit: open, approve: open, remove: open },
  };
}

export function presentLinkedinPost(
  actor: StaffActor,
  row: LinkedinPostRow,
  images: ReadonlyMap<number, PostImage>,
): z.output<typeof linkedinPost> {
  return {
    ...presentRow(actor, row, images),
    version: row.version,
    language: row.language,
    categoryId: row.categoryId,
    postUrl: row.postUrl,
    campaignName: row.campaignName,
    startsOn: row.startsOn,
    endsOn: row.endsOn,
    copy: row.copy,
    images: row.imageIds.flatMap((id) => images.get(id) ?? []),
    permalink: row.permalink,
    importedAt: row.importedAt.toISOString(),
    postId: row.postId,
  };
}
