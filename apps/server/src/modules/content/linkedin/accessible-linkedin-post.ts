import type { linkedinPost } from "@polyphon/contract/content/linkedin/linkedin-posts.contract.ts";
import type { z } from "zod";
import type { Tx } from "../../../platform/db/transaction.ts";
import { Refusal } from "../../../platform/operation/refusal.ts";
import type { StaffActor } from "../../../platform/session/actor.ts";
import type { ContentDeps } from "../content.deps.ts";
import type { PostInput } from "../post-form/save-post.ts";
import { presentLinkedinPost } from "./linkedin.present.ts";
import { findLinkedinPost, type LinkedinPostRow } from "./linkedin-post.store.ts";

export async function requireAccessibleLinkedinPost(tx: Tx, id: number): Promise<LinkedinPostRow> {
  const row = await findLinkedinPost(tx, id);
  if (!row) throw new Refusal("not_found");
  return row;
}

/** One that is still undecided, locked until the transaction ends. */
export async function openLinkedinPost(tx: Tx, id: number): Promise<LinkedinPostRow> {
  const row = await findLinkedinPost(tx, id, { lock: true });
  if (!row) throw new Refusal("not_found");
  if (row.status !== "PENDING_APPROVAL") throw new Refusal("already_decided");
  return row;
}

export async function showLinkedinPost(
  tx: Tx,
  { images }: Pick<ContentDeps, "images">,
  actor: StaffActor,
  id: number,
): Promise<z.output<typeof linkedinPost>> {
  const row = await requireAccessibleLinkedinPost(tx, id);
  return presentLinkedinPost(actor, row, await images(tx, row.imageIds));
}

type LinkedinFields = Pick<
  LinkedinPostRow,
  "title" | "language" | "postUrl" | "campaignName" | "startsOn" | "endsOn"
> & {
  readonly categoryId: number;
  readonly copy: PostInput["voices"][number]["copy"];
  readonly imageIds: readonly number[];
};

/** The company's post that it would become. */
export function postOfLinkedin(fields: LinkedinFields): PostInput {
  return {
    title: fields.title,
    serialNumber: null,
    categoryId: fields.categoryId,
    definingTagIds: [],
    postTagIds: [],
    curatorCodeId: null,
    source: "LOCAL",
    type: fields.imageIds.length > 0 ? "IMAGE" : "TEXT",
    language: fields.language,
    postUrl: fields.postUrl,
    facebookUrl: null,
    linkedinImageUrl: null,
    campaignName: fields.campaignName,
    notes: null,
    featuredUntil: null,
    frontPageNews: false,
    dripDays: null,
    groupIds: [],
    publishAt: null,
    startsOn: fields.startsOn,
    endsOn: fields.endsOn,
    voices: [{ voice: "VOICE_1", copy: fields.copy, aiPercent: null }],
    imageIds: [...fields.imageIds],
    imageSelectionMode: "ALL",
    shareType: "ALL",
    attachmentId: null,
    attachmentTitle: null,
    videoEmbedCode: null,
    copyEditable: false,
    takeSerialNumber: false,
  };
}
