import type { postInput } from "@polyphon/contract/content/post/post-fields.ts";
import { checkPost } from "@polyphon/rules/content/post-form/check-post.ts";
import { partsInUse } from "@polyphon/rules/content/post-form/post-parts.ts";
import type { z } from "zod";
import type { Tx } from "../../../platform/db/transaction.ts";
import { Refusal } from "../../../platform/operation/refusal.ts";
import type { StaffActor } from "../../../platform/session/actor.ts";
import { groupParameterChoices } from "../../people/people.api.ts";
import type { ContentDeps } from "../content.deps.ts";
import { type CategoryRow, findCategory } from "../post/post.store.ts";
import { namesOfTags, tagsOfCategory } from "../categories/defining-tag.store.ts";
import { countPostTags, hasCuratorCode } from "./post-choices.store.ts";
import { refuseFaults } from "./post-faults.ts";
import { refuseProhibited, type WrittenText } from "../prohibited/refuse-prohibited.ts";
import { freeSerialNumber, type PostValues } from "../post/write-post.store.ts";

export type PostInput = z.output<typeof postInput>;

/** The fields of a post that editing keeps. */
export interface StoredPost {
  readonly id: number;
  readonly publishAt: Date;
  readonly companyId: number | null;
}

/** The provider's staff work for companies in many zones; their post dates are read in UTC. */
export const staffZone = "UTC";

function missing(field: string): Refusal {
  return new Refusal("not_found", {}, [{ field, error: "not_found", values: {} }]);
}

async function categoryOf(tx: Tx, id: number): Promise<CategoryRow> {
  const category = await findCategory(tx, id);
  if (!category) throw missing("categoryId");
  return category;
}

/** Everything a post refers to must be visible to the caller. */
async function refuseUnseen(tx: Tx, input: PostInput): Promise<void> {
  const { definingTagIds, postTagIds, groupIds, curatorCodeId } = input;
  const seen = async (field: string, ids: readonly number[], count: (ids: number[]) => Promise<number>) => {
    const wanted = [...new Set(ids)];
    if (wanted.length > 0 && (await count(wanted)) < wanted.length) throw missing(field);
  };
  await seen("definingTagIds", definingTagIds, async (ids) => (await namesOfTags(tx, ids)).length);
  await seen("postTagIds", postTagIds, (ids) => countPostTags(tx, ids));
  await seen("groupIds", groupIds, async (ids) => (await groupParameterChoices.named(tx, ids)).length);
  if (curatorCodeId !== null && !(await hasCuratorCode(tx, curatorCodeId))) throw missing("curatorCodeId");
}

/** Pictures and file must be ready and accessible; answers the kind of the file. */
async function refuseUnusableMedia(
  tx: Tx,
  deps: ContentDeps,
  { imageIds, attachmentId }: PostInput,
): Promise<"VIDEO" | "DOCUMENT" | null> {
  const { images, files } = await deps.media(tx, [...imageIds, ...(attachmentId ? [attachmentId] : [])]);
  const unusable = (field: string) =>
    new Refusal("media_not_usable", {}, [{ field, error: "media_not_usable", values: {} }]);
  if (imageIds.some((id) => !images.has(id)) || new Set(imageIds).size !== imageIds.length)
    throw unusable("imageIds");
  if (attachmentId === null) return null;
  if (!images.has(attachmentId) && !files.has(attachmentId)) throw unusable("attachmentId");
  return files.get(attachmentId)?.kind ?? null;
}

/** Everything in a post that employees or networks will read. */
function writtenTexts(fields: PostInput): WrittenText[] {
  const copies = fields.voices.flatMap(({ voice, copy }) =>
    Object.entries(copy).map(([network, text]) => ({ field: `voices.${voice}.${network}`, text })),
  );
  return [
    { field: "title", text: fields.title },
    { field: "notes", text: fields.notes ?? "" },
    { field: "attachmentTitle", text: fields.attachmentTitle ?? "" },
    ...copies,
  ];
}

/** The checks shared by adding and editing; answers what is to be written. */
export async function checkedPost(
  tx: Tx,
  deps: ContentDeps,
  actor: StaffActor,
  input: PostInput,
  stored: StoredPost | null,
  now: Date,
): Promise<PostValues> {
  const category = await categoryOf(tx, input.categoryId);
  await refuseUnseen(tx, input);
  const attachment = await refuseUnusableMedia(tx, deps, input);
  const fields = partsInUse(input);

  const publishAt = fields.publishAt === null ? null : new Date(fields.publishAt);
  const faults = checkPost(
    { ...fields, publishAt, images: fields.imageIds.length, attachment },
    { now, zone: staffZone, utmMandatory: category.utmMandatory, storedPublishAt: stored?.publishAt ?? null },
  );
  refuseFaults(faults, { zone: staffZone });
  const companyId = stored ? stored.companyId : actor.companyId;
  await refuseProhibited(tx, companyId, writtenTexts(fields));
  if (fields.serialNumber !== null && input.takeSerialNumber)
    await freeSerialNumber(tx, companyId, fields.serialNumber, stored?.id ?? null);

  const ofCategory = new Set((await tagsOfCategory(tx, fields.categoryId)).map(({ id }) => id));
  return {
    ...fields,
    // A tag of another category has no meaning here.
    definingTagIds: fields.definingTagIds.filter((id) => ofCategory.has(id)),
    companyId,
    publishAt: publishAt ?? stored?.publishAt ?? now,
  };
}
