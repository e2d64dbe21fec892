import type { postFields } from "@polyphon/contract/content/content.contract.ts";
import { checkPost } from "@polyphon/rules/content/check-post.ts";
import type { z } from "zod";
import type { Tx } from "../../platform/db/transaction.ts";
import { Refusal } from "../../platform/operation/refusal.ts";
import type { StaffActor } from "../../platform/session/actor.ts";
import type { ContentNeeds } from "./content.port.ts";
import { type CategoryRow, findCategory, type PostValues } from "./content.store.ts";
import { refuseFaults } from "./post-faults.ts";
import { refuseProhibited, type WrittenText } from "./refuse-prohibited.ts";

type PostFields = z.output<typeof postFields>;

/** The provider's staff work for companies in many zones; their post dates are read in UTC. */
const staffZone = "UTC";

async function categoryOf(tx: Tx, id: number): Promise<CategoryRow> {
  const category = await findCategory(tx, id);
  if (!category) throw new Refusal("not_found");
  return category;
}

async function refuseUnusableImages(tx: Tx, needs: ContentNeeds, ids: readonly number[]): Promise<void> {
  const usable = await needs.images(tx, ids);
  if (ids.some((id) => !usable.has(id)) || new Set(ids).size !== ids.length)
    throw new Refusal("media_not_usable");
}

/** Everything in a post that employees or networks will read. */
function writtenTexts(fields: PostFields): WrittenText[] {
  const copies = fields.voices.flatMap(({ voice, copy }) =>
    Object.entries(copy).map(([network, text]) => ({ field: `voices.${voice}.${network}`, text })),
  );
  return [{ field: "title", text: fields.title }, { field: "notes", text: fields.notes ?? "" }, ...copies];
}

/** Adding and editing ask the same of a post; answers what is to be written. */
export async function checkedPost(
  tx: Tx,
  needs: ContentNeeds,
  actor: StaffActor,
  fields: PostFields,
  stored: { readonly publishAt: Date; readonly companyId: number | null } | null,
  now: Date,
): Promise<PostValues> {
  const category = await categoryOf(tx, fields.categoryId);
  await refuseUnusableImages(tx, needs, fields.imageIds);

  const publishAt = fields.publishAt === null ? null : new Date(fields.publishAt);
  const faults = checkPost(
    { ...fields, publishAt, images: fields.imageIds.length },
    { now, zone: staffZone, utmMandatory: category.utmMandatory, storedPublishAt: stored?.publishAt ?? null },
  );
  refuseFaults(faults, staffZone);
  const companyId = stored ? stored.companyId : actor.companyId;
  await refuseProhibited(tx, companyId, writtenTexts(fields));

  return {
    ...fields,
    companyId,
    publishAt: publishAt ?? stored?.publishAt ?? now,
  };
}
